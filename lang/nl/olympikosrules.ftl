### Fetched
### Olympikos: de spelregels.

rules-facts = 3 tot 6 spelers, of 2 als team · vanaf 8 jaar · 20 minuten
    .words = hoeveel personen spelers mensen leeftijd oud duur lang minuten jaar
rules-theme = De Spelen zijn begonnen. Als Coach spreek je in plaatjes; als atleet moet je eerder dan alle anderen zien wat ze betekenen.
    .words = verhaal thema waarover achtergrond

rules-pictures = In beeld
rules-picture-table = Onder hun ringen liggen vijf sporten, waarvan er drie geheim zijn. De Coach geeft voor elk daarvan één aanwijzing, en de atleten raden.
rules-picture-clue = Als Coach heb je zes aanwijzingen, en voor elke medaille een geheime sport. Hier is dat boogschieten, en “In de roos” zegt het al.
rules-picture-ways = Rechtop is een zeer goede aanwijzing, dwars een gemiddelde. Iedereen ziet welke, en voor de punten maakt het niets uit.
rules-picture-cards = Elke atleet legt op elke medaille één kaart, met de vlag naar boven, in willekeurige volgorde. Een gelegde kaart blijft liggen.
rules-picture-right = Foute kaarten tellen niet, hoe vroeg ze ook kwamen. De eerste goede kaart levert de punten van de medaille op; elke latere 1.
rules-picture-coach = De Coach krijgt de punten van een medaille als alle atleten het goed hebben. Heeft maar een deel het goed, dan is het 1 punt; heeft niemand het goed, dan niets.
rules-picture-test = Vanaf ronde twee sluiten de atleten die aan de leiding gaan, ook een sport uit. Was die geheim, dan verliezen ze hooguit 3 punten.
rules-picture-end = Iedereen is één keer Coach, en wie dan de meeste punten heeft, wint. Hier is 7 meer dan 6 en 5.

rules-aim = Het spel in het kort
rules-aim-1 = Er liggen vijf sporten op tafel. Drie daarvan zijn geheim: de Coach kent ze, en geeft voor elk één plaatje als aanwijzing.
    .words = doel bedoeling samenvatting kort anderen vinden raden welke sporten taak uitleg
rules-aim-2 = De andere spelers, de atleten, raden allemaal tegelijk. Op elke medaille levert de eerste goede kaart het meest op, en de Coach krijgt punten als anderen het goed hebben.
rules-aim-3 = Iedereen is één keer Coach, en wie de meeste punten heeft, wint. Twee spelers zijn samen een team tegen vier rivaliserende landen.

rules-box = Spelmateriaal
rules-box-rings = Vijf ringen op een rij: blauw, geel, zwart, groen en rood. Onder elke ring ligt een sport, een van de 80 van de zomer-, winter- en Paralympische Spelen. Tik op een sport om er iets over te lezen.
    .words = kleuren ring cirkel cirkels sport sporten erin
rules-box-delegation = Zes delegaties: Frankrijk, Argentinië, de Verenigde Staten, Kenia, Australië en China. Een delegatie heeft vijf kaarten, één voor elke ring. Op de achterkant staat steeds dezelfde vlag, zodat niemand de ringen kan onderscheiden.
    .words = land landen vlag vlaggen team ploeg natie
rules-box-medals = Drie medailles: brons is 2 punten waard, zilver 3 en goud 4.
    .words = brons zilver goud waarde
rules-box-clues = 238 aanwijzingen, of een basisset van 160. Elk toont een voorwerp, dat aan veel sporten doet denken of, op het eerste gezicht, aan geen enkele. De naam kan onder het plaatje staan of verborgen blijven.
    .words = hoeveel hints plaatjes aantal kaarten totaal
rules-box-control = Een plek voor de dopingcontrole, naast de sporten. Die wordt in de eerste ronde niet gebruikt, en met twee spelers ook niet.
    .words = doping drugs plek plaats

rules-setup = Voorbereiding
rules-setup-text = Neem ieder de vijf kaarten van een delegatie, en begin met 0 punten. Er worden vijf sporten neergelegd, één onder elke ring.
    .words = opzetten klaarleggen begin starten opbouw
rules-setup-sports = In de oorspronkelijke regels ziet iedereen de sporten vanaf het begin van de ronde. De app laat ze de atleten pas zien als de race begint, zodat niemand er langer naar kan kijken.
    .words = zien kennen vroeg verborgen vooraf eerder
rules-setup-start = Wie is de eerste Coach? Volgens de oorspronkelijke regels wie het laatst aan sport heeft gedaan. Kies die speler, of loot.
    .words = eerste begint beginnen start startspeler jongste loten leider aanvoerder coach

rules-turn = Een ronde heeft drie delen
rules-coach = 1. De Coach
rules-coach-draw = Als Coach trek je in het geheim zes aanwijzingen. Voor brons trek je daarna blind een van je eigen vijf delegatiekaarten, bekijk je die en leg je die met de vlag naar boven op de medaille. De ring erop bepaalt welke sport geheim is; alleen jij weet het.
    .words = delen hoeveel hand krijgen kaarten plaatjes geheim doel trekken aanwijzingen kiezen sporten bepalen anderen vinden hints
rules-coach-lay = Kies de aanwijzing die het best bij deze sport past, en leg die gedekt onder de medaille: rechtop als het een zeer goede is, dwars als het een gemiddelde is. Iedereen ziet hoe die ligt. De keus is aan jou, en voor de punten maakt het niets uit.
    .words = dwars rechtop gedraaid liggend staand plat richting manier horizontaal verticaal goed slecht zwak geven liggen kant
rules-coach-rest = Doe hetzelfde voor zilver, met een andere ring en de vijf overgebleven aanwijzingen, en voor goud, met de laatste vier. Elke ring trek je pas als de vorige aanwijzing ligt, en wat ligt, mag je niet meer veranderen. De drie ongebruikte aanwijzingen gaan ongezien uit het spel.
    .words = ongebruikt over overblijven rest doos veranderen hoeveel hints goud zilver zelfde twee keer tonen hergebruiken
rules-athletes = 2. De atleten
rules-athletes-flip = Tel tot drie! De aanwijzingen worden snel achter elkaar omgedraaid: brons, zilver, goud. Zodra een aanwijzing open ligt, mag elke atleet een kaart op die medaille leggen: tik op een sport op je paneel, dan op de medaille.
    .words = klaar start race begint wanneer tikken omdraaien tellen raden raad omgedraaid aanwijzingen
rules-athletes-place = Als atleet leg je op elke medaille precies één kaart, in willekeurige volgorde, altijd met de vlag naar boven en boven op de kaarten die er al liggen. Iedereen ziet wie het snelst was, maar niet wat er geraden is. Een gelegde kaart mag je niet verplaatsen of terugnemen. Met één kaart voor elke ring raad je altijd drie verschillende sporten.
    .words = verplaatsen terug veranderen wisselen ongedaan weghalen bedenken volgorde leggen neerleggen eigen twee kaarten medaille aantal hoeveel
rules-athletes-end = Zodra elke atleet op elke medaille een kaart heeft, en wie naar de dopingcontrole moet, daar ook een kaart heeft gelegd, begint de uitreiking.
    .words = klaar afgelopen gereed iedereen voorbij
rules-presentation = 3. De medaille-uitreiking
rules-presentation-text = Medaille voor medaille, te beginnen met brons, worden alle kaarten omgedraaid. De onderste is die van de Coach, en toont het antwoord. Dan worden de punten verdeeld, zoals hieronder staat.
    .words = onthullen oplossing antwoord tonen controleren open uitslag
rules-turn-end = Iedereen neemt de eigen kaarten terug. Alle zes de aanwijzingen van de ronde gaan uit het spel, er komen vijf sporten die er nog niet waren, en de speler rechts van de Coach wordt de nieuwe Coach.
    .words = volgende daarna nieuwe ronde afleggen gebruikt rechts rol

rules-points = Puntentelling
rules-points-athletes = De eerste atleet met de goede kaart krijgt de 2, 3 of 4 punten van de medaille. Elke andere atleet met de goede kaart krijgt 1 punt. Foute kaarten leveren niets op en tellen niet mee voor wie de eerste was.
    .words = eerste snelste snel winnaar score tweede later anderen laat goed raden waard juist
rules-points-coach = Voor elke medaille krijgt de Coach de 2, 3 of 4 punten als alle atleten het goed hebben, 1 punt als maar een deel het goed heeft, en niets als niemand het goed heeft.
    .words = verdienen krijgen aanwijzer trainer aanwijzing leider alle raden geraden alleen
rules-points-board = Naast elke naam worden de punten geteld op een schaal van twaalf. Heeft iemand er meer, dan groeien alle schalen met twaalf, zo vaak als nodig.
    .words = score bord spoor meer totaal twaalf tellen weten mijn stand

rules-control = De dopingcontrole
rules-control-who = Vanaf de tweede ronde moet de atleet met de meeste punten aan het begin van de ronde naar de dopingcontrole. Delen meerdere atleten de leiding, dan moeten ze allemaal, ook met 0 punten. De Coach hoeft nooit; leidt alleen de Coach, dan hoeft niemand.
    .words = doping drugs test leider eerste leiding voorop antidoping wie leiders gelijk coach plassen
rules-control-how = Moet je naar de controle, dan leg je na je derde kaart nog een kaart: kies een van je laatste twee ringen, de sport die het minst kans maakt een van de drie geheime te zijn. Die gaat met de vlag naar boven naar de dopingcontrole. Snelheid telt hier niet, maar de uitreiking wacht erop.
    .words = doping drugs test kiezen kaart vierde
rules-control-positive = Na goud worden deze kaarten omgedraaid. Was jouw sport een van de drie geheime, dan is de controle positief en verlies je hooguit 3 punten; anders gebeurt er niets. Of iemand die sport geraden had, maakt niet uit.
    .words = doping drugs test betrapt mislukt uitslag straf
rules-control-nobody = Raadt vanaf de tweede ronde niemand ook maar één van de drie sporten, dan verliest de Coach hooguit 3 punten, of er nu iemand naar de controle moet of niet. Alle controles vervallen dan, en die kaarten gaan ongezien terug. In de eerste ronde gaat er niets verloren.
    .words = fout iedereen niemand alle geen nul gevonden sport geraden
rules-control-zero = Punten uit de ronde worden eerst opgeteld, en dan pas gaan er punten af. Niemand komt onder 0.
    .words = negatief min onder minder nul

rules-end = Einde van het spel
rules-end-text = Het spel eindigt als iedereen één keer Coach is geweest. Wie de meeste punten heeft, wint; bij een gelijke stand delen spelers de overwinning. Ook verderop delen spelers met evenveel punten een plaats, en wordt de volgende plaats overgeslagen.
    .words = afgelopen klaar voorbij laatste rondes lang winnen winnaar gelijk gelijkspel gelijke stand meerdere spelers hoogste totaal

rules-together = Twee spelers: samen
rules-together-text = Jullie delen samen één score. Jullie zijn om de beurt Coach, elk twee keer. De Coach krijgt en verliest geen punten, en er is geen dopingcontrole.
    .words = team coöperatief samen partner twee tweeën samenwerken anders verschil speciaal regels
rules-together-rivals = De andere vier landen zijn rivalen. Tien seconden nadat goud is omgedraaid, legt het eerste op elke medaille een willekeurige kaart: drie verschillende ringen, met de vlag naar boven, boven op de kaarten die er liggen. Tien seconden later volgt het volgende, tot alle vier zijn geweest. Er komt er geen meer zodra de atleet een derde kaart heeft gelegd.
    .words = land landen tegenstander vijand computer tien seconden klok timer rivaal rivalen kaarten
rules-together-points = De atleet krijgt voor een goede kaart zoals altijd 2, 3 of 4 punten; maar is een kaart van een rivaal eronder ook goed, dan maar 1 punt. Rivalen krijgen niets.
    .words = inhalen sneller eerder te laat
rules-together-table = Kijk na vier rondes hoe goed jullie elkaar begrijpen:
    .words = uitslag score goed doel totaal oordeel niveau
rules-grade-0 = 0 t/m 8: Meer trainen. Iedereen begint ergens.
rules-grade-9 = 9 t/m 18: Veelbelovend. Hier valt op te bouwen.
    .words = 10 score uitslag
rules-grade-19 = 19 t/m 27: Zeer goed. Mooie Spelen, en er zit nog meer in.
    .words = 20 goed score uitslag
rules-grade-28 = 28 t/m 35: Uitstekend. Bijna alles lukte.
    .words = 30 score uitslag
rules-grade-36 = 36: Wereldrecord. De volle score.

rules-options = Varianten
rules-option-guard = In de oorspronkelijke regels is er geen tijdslimiet. Spreek je er een af, dan heeft de laatste atleet die nog bezig is 15, 30 of 60 seconden; daarna worden ontbrekende kaarten willekeurig gelegd en tellen gewoon mee, ook die voor de dopingcontrole.
    .words = klok timer tijd limiet langzaam haast seconden
rules-option-clock = Zonder de klok wachten de rivalen en de tijdslimiet tot iemand op een knop drukt. De aanwijzingen worden nog steeds vanzelf omgedraaid.
    .words = wachten stoppen pauze knop langzaam
rules-option-clues = Speel met alle aanwijzingen, of alleen met de basisset.
    .words = uitbreiding extra meer
rules-option-hands = Geef de Coach een hand zoals die komt, zoals in de oorspronkelijke regels, of een met een duidelijke aanwijzing voor elke geheime sport. Een aanwijzing is duidelijk als die goed bij die sport past, en beter dan bij de vier andere.
    .words = makkelijk moeilijk duidelijk goed slecht geluk past nutteloos onmogelijk geen
rules-option-words = Verberg de namen van de aanwijzingen, en je moet de plaatjes herkennen.
    .words = tekst namen lezen

rules-questions = Vragen
rules-ask-same = Mag ik bij twee medailles dezelfde sport raden?
rules-answer-same = Nee. Je hebt één kaart voor elke ring, en de drie geheime sporten zijn ook altijd verschillend.
    .words = twee keer dubbel herhalen zelfde
rules-ask-moment = Wat als twee van ons op hetzelfde moment tikken?
rules-answer-moment = Precies tegelijk bestaat niet: het apparaat registreert de ene aanraking vóór de andere, en die volgorde telt.
    .words = gelijk tegelijk samen gelijktijdig tijd tikken willen medaille eerst allebei
rules-ask-quick = Heeft het zin om snel en fout te zijn?
rules-answer-quick = Nee. Een foute kaart levert niets op, kost de anderen niets, en blijft liggen.
    .words = straf gestraft kosten vergissing fout verliezen verkeerd gok
rules-ask-swap = Mag de Coach later nog aanwijzingen ruilen of draaien?
rules-answer-swap = Nee. De ring voor de volgende medaille wordt pas getrokken als er een aanwijzing ligt, en die blijft dan zo liggen.
    .words = ruilen wisselen veranderen vervangen bedenken anders
rules-ask-pad = Waarom staat een kaart die ik al gespeeld heb, nog op mijn paneel?
rules-answer-pad = Anderen kunnen je paneel zien, en een ontbrekende kaart zou verraden wat je geraden hebt. Toch kun je elke kaart maar één keer spelen.
    .words = nog zien getoond eigen weg gebruikt
rules-ask-speak = Mag de Coach iets zeggen of tonen? Mogen atleten praten?
rules-answer-speak = De regels verbieden het niet, maar de aanwijzingen horen het woord te doen: spreek af dat het stil is als je een eerlijke race wilt.
    .words = praten spreken zeggen overleggen knikken wijzen gebaar hulp voordoen uitbeelden
rules-ask-redraw = Geen van mijn zes aanwijzingen past. Mag ik er andere trekken?
rules-answer-redraw = Nee. Kies de beste en leg die dwars: dan begrijpen de anderen dat het geen goede aanwijzing is.
    .words = slecht nutteloos nieuw ruilen opnieuw past trekken geven aanwijzing stom
rules-ask-think = Hoelang mag de Coach nadenken?
rules-answer-think = De regels stellen geen limiet. Alleen de atleten hebben haast, zodra de aanwijzingen zijn omgedraaid.
    .words = tijd lang limiet langzaam haast bedenktijd

rules-hints = Tips
rules-hints-coach = Een goede aanwijzing zegt ja tegen één sport en nee tegen de andere vier: kijk daar dus naar voordat je die legt. En wees eerlijk over hoe goed die is.
    .words = strategie tactiek advies tip goed
rules-hints-athlete = Negeer een dwarse aanwijzing niet: vaak is het de beste uit een slechte hand. Neem de duidelijke eerst: met elke ring die je speelt, blijven er minder over voor de moeilijke. Een foute kaart kost geen punten, maar blijft liggen, en je bent die ring kwijt.
    .words = strategie tactiek advies tip goed
