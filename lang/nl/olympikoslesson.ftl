### Fetched
### De les van Olympikos.

## Group: say

say-carrot = Jij bent Ana. Eerst oefenen: de aanwijzing van Bo hoort bij een van vijf sporten, rechtop als die zeer goed is. Tik op die sport, dan op de bronzen medaille.
say-carrot-other = Wie eet er wortels? In een echte race zou je kaart daar blijven liggen; hier mag je het nog eens proberen.
say-flag = Je kaart ligt er: iedereen ziet dat je geraden hebt, niet wat. Chen volgt. Nu worden de aanwijzingen voor zilver en goud omgedraaid.
say-bell = Antwoord in willekeurige volgorde, duidelijke aanwijzingen eerst. Die van goud ligt rechtop: een bel. Bij welke sport klinkt die elke ronde?
say-bell-silver = De handschoenen liggen dwars, dus die zijn lastiger. Neem eerst de duidelijke aanwijzing: goud.
say-bell-other = Bij een van deze vijf begint en eindigt elke ronde met een bel. Probeer het nog eens.
say-gloves = Chen is hier sneller, maar alleen goede kaarten tellen. Dwars is een gemiddelde aanwijzing. Boksen heb je al gespeeld: waar draag je nog meer handschoenen?
say-gloves-other = Warme handschoenen? Een van de vijf doe je op ijs. Probeer het nog eens.
say-practice-bronze = Brons was het springconcours. De eerste goede kaart levert 2 punten op: de jouwe. Elke latere goede kaart 1: die van Chen.
say-practice-silver = Zilver was curling. Chen was eerder, maar fout, dus jouw kaart is de eerste goede: 3 punten.
say-practice-gold = Goud is 4 waard, en alleen jij had het goed. Negen punten: meer kan niemand in één ronde halen. Maar dit was oefenen.
say-idea = Drie van vijf sporten zijn geheim, één per medaille. De Coach geeft aanwijzingen, en de atleten raden.
say-clue = Je valt in bij ronde twee, als Ana, de Coach. Je eerste geheime sport is boogschieten. Tik op de aanwijzing die dat zegt; rechtop is zeer goed.
say-clue-mountain = Een berg zegt mountainbiken. Jouw sport is boogschieten.
say-clue-ten = Tien is het beste schot, maar een andere aanwijzing toont het hele ding waar je met een boog op mikt. Tik daarop.
say-clue-flat = Dwars zou gemiddeld zijn. Duidelijker kan het niet: rechtop.
say-clue-other = Dat zegt weinig over boogschieten. Eén plaatje toont waar je op mikt.
say-honest = Zilver is basketbal. “Handen omhoog” komt het dichtst in de buurt, maar zegt ook volleybal. Wees eerlijk: kies “{ olympikos.average }”, en de kaart ligt dwars.
say-honest-upright = Rechtop belooft een zeer goede aanwijzing, en dat geloven de atleten. Bij volleybal gaan de handen ook omhoog: kies “{ olympikos.average }”.
say-honest-other = Dat zegt nog minder over basketbal. “Handen omhoog” komt het dichtst in de buurt: leg die dwars.
say-one-sport = Goud is kunstschaatsen, en je hebt nog vier aanwijzingen. Een goede zegt ja tegen één sport en nee tegen de andere.
say-one-ten = Een tien is een droom op de schaats, maar ook het beste schot met een boog. Eén aanwijzing past alleen bij schaatsen.
say-one-flat = Mag, en het kost geen punten. Maar een zwaan past goed, dus vertel dat de atleten: rechtop.
say-one-other = Dat zegt niets over schaatsen. Denk aan een ballet op een meer.
say-race = Drie, twee, één! Bo en Chen racen, en jij kijkt toe. Een gelegde kaart blijft liggen.
say-bronze = Brons: alle atleten hadden het goed, dus de Coach krijgt wat de medaille waard is: 2 punten voor jou.
say-silver = Zilver: Bo had het goed, Chen dacht aan volleybal. Een deel goed, niet allemaal: 1 punt voor jou. Niemand goed zou niets zijn.
say-gold = Goud: weer allemaal goed. 4 punten voor jou, 4 voor Chen, die als eerste legde, en 1 voor Bo.
say-tested = Vanaf ronde twee moet wie bij het begin van de ronde leidt, naar de dopingcontrole. Chen moest een sport kiezen die niet geheim was.
say-positive = Basketbal was geheim, dus de controle is positief: Chen verliest 3 punten. Jij hebt er 7, Bo 6, Chen 5. Je leidt!
say-next = De volgende ronde is Chen Coach, en zijn Bo en jij de atleten. Jij leidt, dus dan is de dopingcontrole voor jou.

## Group: win

win-1 = Neem als atleet eerst de duidelijke aanwijzingen. Elke sport kun je maar één keer raden, dus wat overblijft, wordt makkelijker.
win-2 = Zoek als Coach de aanwijzing die ja zegt tegen één sport en nee tegen de andere vier.
win-3 = Ga je aan de leiding, onthoud dan een sport die niet geheim is: die heb je nodig voor de dopingcontrole.

## Group: more

more-lead = Ronde twee. Jij leidt met de negen punten van het oefenen, dus nu is de dopingcontrole voor jou.
more-cards = Je hebt geraden: de zwaarden zijn schermen, de arm gewichtheffen. De branding ligt dwars, een gemiddelde aanwijzing: surfen misschien.
more-rule-out = Je hebt nog twee kaarten. Sluit een sport uit die vast niet geheim is: branding kan op zeilen wijzen, maar nauwelijks op golf.
more-rule-out-sailing = Wijst de branding op zeilen, dan is de controle positief, en verlies je 3 punten. Niets hier wijst op golf: sluit dat uit.
more-sailing = Goud was zeilen, niet surfen. Had je zeilen uitgesloten, dan kostte dat je nu 3 punten.
more-negative = Golf was niet geheim: de controle is negatief, en je houdt alle 14 punten. Chen heeft er 10, Bo 7.
more-together = Twee mensen spelen samen: de een geeft aanwijzingen, de ander raadt. Elke tien seconden legt een rivaliserend land een kaart op elke medaille, dus schiet op.

## Group: about

about-test-card = De kaart van deze speler voor de dopingcontrole: een sport die volgens die speler niet geheim is. Na de gouden medaille gaat de kaart open.
about-gain = De punten die deze medaille, of de dopingcontrole, net heeft opgeleverd of gekost.
about-together = De gezamenlijke score, en hoeveel punten er ontbreken tot het volgende oordeel. 36 punten is een wereldrecord.
about-points = De punten van deze speler, voor goed raden en als Coach, min wat verloren ging. De streepjes tellen tot twaalf; heeft iemand er meer, dan groeien alle rijen.
about-coach = De Coach van deze ronde: trekt drie geheime sporten, geeft voor elk een aanwijzing, en raadt niet. Elke ronde gaat die rol over.
about-tested = Deze atleet leidde toen de ronde begon, en moet dus na de derde kaart naar de dopingcontrole: een sport uitsluiten. Was die geheim, dan kost dat hooguit 3 punten.
about-player = Een speler, en wat die doet. Atleten leggen elke ronde drie kaarten, één op elke medaille; de Coach geeft de aanwijzingen.
about-turns-so-far = De rondes tot nu toe: welke sporten geheim waren, wie het goed had, en hoe goed elke aanwijzing paste.
about-opposite = De aanwijzingen nog een keer, gedraaid naar wie aan de overkant zit.
about-target = De geheime sport waarvoor de Coach nu een aanwijzing kiest. Niemand anders ziet die vóór de medaille-uitreiking.
about-answer = Deze sport was geheim. Wie de kaart met deze ring op de medaille heeft gelegd die nu wordt uitgereikt, had het goed.
about-sport-down = Een sport, gedekt tot de race begint, zodat niemand er langer naar kan kijken. De Coach ziet die al.
about-ring = Een ring, met kleur en letter. Elke atleet heeft een kaart met deze ring: die staat voor de sport eronder.
about-sport = Een van de vijf sporten van deze ronde. Drie ervan zijn geheim, en tot de uitreiking weet alleen de Coach welke. Elke ronde zijn er vijf nieuwe.
about-medal-points = De medaille en wat die waard is voor de eerste atleet die het goed heeft; voor de anderen die het goed hebben 1 punt. Met twee spelers laat een rivaal die eerder goed was, 1 punt over.
about-how-good = Hoe goed de aanwijzing is volgens de Coach: rechtop is zeer goed, dwars gemiddeld. Voor de punten maakt het niets uit.
about-clue-down = De aanwijzing voor deze medaille, gedekt. Als de race begint, worden de aanwijzingen één voor één omgedraaid: brons, zilver, goud.
about-clue = De aanwijzing van de Coach voor deze medaille. Die doet denken aan een van de vijf sporten: de geheime. Wat ligt, mag niet meer veranderen.
about-coach-card = De kaart van de Coach, de onderste op deze medaille. De ring wijst de geheime sport aan. De Coach trok de kaart blind, en alle anderen zien die bij de uitreiking.
about-rival-card = Een kaart van een rivaliserend land. Rivalen gokken en krijgen niets, maar waar er een goed was vóór de atleet, krijgt de atleet maar 1 punt.
about-right-card = Een goede kaart. De eerste goede kaart op een medaille levert alle punten op, elke latere 1 punt.
about-wrong-card = Een foute kaart. Die levert niets op, en telt niet mee voor wie de eerste was.
about-card = Een kaart van een atleet, gedekt: bij de uitreiking zie je de sport. De kaarten liggen op volgorde van komst, en mogen niet verplaatst worden.
about-medal = Een medaille, met de aanwijzing van de Coach en de kaarten die erop liggen. Elke atleet legt hier één kaart: die van de sport waar de aanwijzing bij past.
about-clock = De klok. Loopt die af, dan worden de aanwijzingen omgedraaid, of speelt de volgende rivaal, of worden ontbrekende kaarten willekeurig gelegd.
about-press = In deze partij wacht de klok op deze knop: tik erop als de volgende rivaal mag spelen, of als de tijd om is voor wie nog niet klaar is.
about-test = De dopingcontrole, vanaf de tweede ronde: wie een geheime sport heeft uitgesloten, verliest hooguit 3 punten. Raadt niemand ook maar één sport, dan vervallen alle controles en verliest de Coach hooguit 3 punten.
about-ready = Waar het spel om gaat. De sporten en aanwijzingen blijven uit het zicht tot de race begint of verdergaat, zodat iedereen ze op hetzelfde moment ziet.
about-pad-ring-gone = Deze kaart is al gespeeld. Aan het eind van de ronde komt die terug.
about-pad-ring = Een van de vijf kaarten van deze atleet, met de sport waar die voor staat. Tik eerst hierop, dan op de medaille; elke kaart kun je één keer per ronde spelen.
about-pad-test = De dopingcontrole, na de derde kaart: sluit de sport uit die het minst kans maakt geheim te zijn. Is die het toch, dan kost dat hooguit 3 punten.
about-pad-medal-placed = Op deze medaille ligt al een kaart van deze atleet. Verplaatsen of terugnemen mag niet.
about-pad-medal = Tik op een sport en dan op deze medaille om de kaart daar te leggen. Dat kan zodra de aanwijzing is omgedraaid, en van elke atleet komt er precies één kaart.
about-tabs = Welk paneel te zien is. Iedereen die hier raadt, heeft een eigen paneel.
about-pad = Het paneel van een atleet: vijf kaarten, één voor elke sport, en de medailles waar ze heen kunnen. De volgorde waarin de kaarten komen, telt, dus wees snel.
about-sideways = Leg de aanwijzing dwars: een gemiddelde, vaak de beste uit een slechte hand. Iedereen ziet hoe die ligt; voor de punten maakt het niets uit.
about-upright = Leg de aanwijzing rechtop: een zeer goede. Iedereen ziet hoe die ligt; voor de punten maakt het niets uit.
about-hand-clue = Een aanwijzing in de hand van de Coach. Kies er een die bij de geheime sport past, en bij geen van de andere vier. Ongebruikte aanwijzingen gaan ongezien uit het spel.
about-asked-ring = De ring van de sport waarvoor de aanwijzing is. Alleen de Coach kent die.
about-confirm = De knop die de gekozen aanwijzing gedekt onder de medaille legt. Zolang je niet tikt, kun je een andere kiezen.
about-prompt = Wie er iets moet doen, en wat. Eronder staat wat nu telt.

## Group: together

together-jobs = Elke ronde geeft een van jullie, de Coach, aanwijzingen voor drie sporten. De anderen, de atleten, raden die; tot dan kijken ze weg.
together-clue = Je eerste geheime sport, die de atleten moeten raden, is sportklimmen. Een aap is een zeer goede aanwijzing: leg die rechtop.
together-clue-flat = Dwars zou gemiddeld zijn. De aap past heel goed, dus vertel dat de atleten: rechtop.
together-clue-ladder = Een ladder beklim je ook. Wie klimt er beter dan wie dan ook?
together-clue-other = Dat zegt haast niets over klimmen. Wie klimt er beter dan wie dan ook?
together-honest = Zilver is ijshockey. Een pinguïn zegt alleen dat het koud is. Wees eerlijk: kies “{ olympikos.average }”, en de kaart ligt dwars.
together-honest-upright = Rechtop belooft een zeer goede aanwijzing, en dat geloven de atleten. Een pinguïn speelt geen hockey: kies “{ olympikos.average }”.
together-honest-other = Dat zegt nog minder over ijshockey. Een pinguïn is tenminste thuis op het ijs: leg die dwars.
together-hurdles = Goud is de 110 m horden. Een goede aanwijzing zegt ja tegen één sport: zoek iets wat in de weg staat, en leg het rechtop.
together-hurdles-flat = Mag, en het kost geen punten. Maar niets anders hier past zo goed, dus vertel dat de atleten: rechtop.
together-hurdles-fast = Snel is het, maar het zegt niet waar je overheen springt. Een andere aanwijzing toont iets wat in de weg staat.
together-hurdles-other = Dat zegt andere sporten meer dan deze. Een andere aanwijzing toont iets wat in de weg staat.
together-meaning = Drie aanwijzingen, elk voor een van vijf sporten. Rechtop is een zeer goede aanwijzing, dwars een gemiddelde. Nu mag iedereen kijken.
together-race = Atleten: tik op je eigen paneel op de sport die een aanwijzing bedoelt, dan op de medaille. Een gelegde kaart blijft liggen.
together-right = De eerste goede kaart levert 2, 3 of 4 punten op, elke latere goede 1, een foute niets. Speel elke sport maar één keer.
together-coach = Hebben bij een medaille alle atleten het goed, dan krijgt ook de Coach die punten. Heeft maar een deel het goed, dan krijgt de Coach 1 punt.
together-end = Vanaf ronde twee gaan de atleten aan de leiding naar de dopingcontrole: ze sluiten één sport uit als geheim. Vingers klaar: nu spelen jullie zelf.

## Group: tip

tip-sports = Kijk eerst naar alle vijf de sporten. De beste aanwijzing past bij de geheime sport en bij geen van de andere vier.
tip-sideways = Past een aanwijzing bij twee van deze sporten, dan vertelt dwars de atleten dat het maar een gemiddelde is.
tip-easy = Raadt niemand een van je drie sporten, dan verlies je hooguit 3 punten. Eén makkelijke aanwijzing voorkomt dat al.
tip-past = “{ olympikos.look-back }” laat zien hoe goed elke aanwijzing tot nu toe bij de sport paste.
tip-clear = Duidelijke aanwijzingen eerst, in willekeurige volgorde. Wat ligt, kun je niet meer verplaatsen.
tip-quicker = Iemand was sneller. Leg je kaart toch: foute kaarten tellen niet, en een latere goede levert 1 punt op.
tip-tested = Leg van je laatste twee kaarten de sport die vast niet geheim is: vergis je je, dan kost dat hooguit 3 punten.
