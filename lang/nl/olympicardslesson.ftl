### Fetched
### De les van Olympicards.

## Group: say

say-aim = Jij bent Ana. Negen sporten, elk met een eigen regel. Ga bij elke sport door voor een betere medaille, of trek je vroeg terug voor kaarten. De meeste punten winnen.
say-jump = Hoogspringen: elke kaart moet hoger zijn dan je eigen vorige. De eerste is vrij, dus begin laag: speel de gele 2.
say-jump-four = Mag, maar na een 4 kun je je 2 hier niet meer spelen. Begin met de 2.
say-jump-high = Mag, maar daarboven is weinig over. Begin met de 2.
say-jump-nine = Mag, maar hoger dan 9 is er niets: het zou je enige sprong zijn. Begin met de 2.
say-jump-withdraw = Dat levert drie kaarten op, maar met jouw hand kun je deze sport winnen. Speel de 2.
say-own = Bo sprong 7, Chen 8, maar jij hoeft alleen boven je eigen 2 te komen. Met kleine stappen houd je het langst vol: speel de blauwe 4.
say-own-withdraw = Je zou je als eerste terugtrekken, voor drie kaarten. Maar Bo en Chen hebben boven 7 en 8 weinig ruimte, en jij boven 2 veel. Speel de 4.
say-own-high = Mag, maar met een kleine stap houd je meer sprongen op handen. Speel de 4.
say-alone = Bo en Chen hebben zich teruggetrokken. Wie overblijft, krijgt goud, 4 punten: het is al van jou. Pak het nu, en spaar je kaarten.
say-alone-card = Mag, maar het goud is al van jou: die kaart zou verspild zijn. Pak het goud.
say-marathon = Marathon: elke kaart in een andere kleur dan je vorige. Bo heeft nog zes kaarten, jij vier. Ga de strijd met Bo niet aan: trek je als eerste terug.
say-marathon-card = Mag, maar het kost een kaart, en misschien trekt een ander zich eerder terug. Alleen de eerste krijgt drie kaarten.
say-drew = Jij was de eerste: brons, 1 punt, en meteen drie kaarten, plus de startspelerkaart voor de volgende sport. Alleen terugtrekken levert nieuwe kaarten op.
say-start = Met de startspelerkaart kies je: spelen of uitstellen. Boogschieten heeft doelen van 1 tot en met 9, maar jouw kaarten zijn hoog. Stel uit.
say-start-play = Je kaarten zijn 6 tot en met 9, en je moet binnen 1 van elk doel blijven: bij 4 of minder moet je je terugtrekken. Stel uit.
say-lift = Gewichtheffen moet gespeeld worden. Hef één tot drie kaarten, samen meer dan de laatste poging. Jij begint, dus begin licht: de 6.
say-lift-one = Mag, maar de 6 is net zo goed, en het is je laagste kaart.
say-lift-withdraw = Dat levert weer drie kaarten op, maar jouw hoge kaarten passen bij deze sport. Hef de 6.
say-lift-several = Mag, maar er is nog niet geheven. Laat de anderen eerst kaarten uitgeven, en hef alleen de 6.
say-nines = Bo hief 11 en heeft nog twee kaarten: hooguit 18. Tik op beide negens, dan op “Speel 9 + 9 = 18”: daar komt Bo niet boven.
say-nines-withdraw = Zilver is 2 punten en een kaart. Goud is 4 punten, en met twee negens is het zeker.
say-nines-other = Meer dan 11, maar twee negens zijn beter: met twee kaarten kan Bo niet boven 18, en je houdt je andere kaarten. Tik op beide negens.
say-again = Bo kon niet antwoorden, en de anderen hebben zich allebei teruggetrokken. Je weet wat je nu doet.
say-again-lift = Het goud is al van jou. Bewaar die kaarten, en pak het.
say-hurdles = Horden: elke ronde wordt een nieuwe kaart omgedraaid. Speel die waarde of meer. De horde is 7, en je 7 is genoeg.
say-hurdles-eight = Een 8 komt er ook overheen, maar een latere horde kan een 8 zijn. Speel de goedkoopste kaart die volstaat: de 7.
say-hurdles-withdraw = Dat levert weer drie kaarten en brons op. Maar de 7 kun je goed missen, en betere medailles zijn er nog. Speel die.
say-nothing-fits = De nieuwe horde is 9, en geen kaart van jou komt eroverheen: je moet je terugtrekken. Bo ging je voor, dus jij krijgt zilver, 2 punten.
say-kinds = Negen regels, maar drie soorten: je speelt tegen je eigen vorige kaart, tegen de laatste op tafel, of tegen een omgedraaide kaart.
say-points = Twee keer goud, een keer zilver en een keer brons: 11 punten. Chen heeft er 9, Bo 8. Er zouden nog vijf sporten komen, boogschieten als laatste.

## Group: win

win-1 = Neem kleine stappen. Wie het langst kan spelen, wint goud, en de laatste die meedoet, heeft geen kaarten meer nodig.
win-2 = Let op de handen van de anderen: iedereen ziet hoe groot ze zijn, en met een kleine hand houd je het niet lang vol.
win-3 = Trek je vroeg terug als een sport je niet ligt. Kaarten voor de volgende sport zijn meer waard dan een verloren race.

## Group: more

more-tennis = Tafeltennis: speel na 1 tot en met 4 een 6 tot en met 9 in een andere kleur, en andersom. Chen speelde rood 2: speel je blauwe 7.
more-tennis-five = Mag: een 5 past op elke kaart. Bewaar die tot niets anders meer past. Speel de blauwe 7.
more-withdraw = Dan is de sport voor jou voorbij, terwijl je kaarten passen. Doe nog mee.
more-tennis-other = Mag, en net zo goed. Maar speel nu de blauwe 7.
more-five = Er kwam een groene 9 terug, en je hebt niets van 1 tot en met 4. Maar een 5 past op elke kaart, en elke kaart op een 5.
more-wind = Je won goud. Zeilen: elke ronde een nieuwe wind. Mee: één kaart in die kleur; ertegenin: twee in een andere. Speel je groene 6.
more-wind-two = Mag, maar tegen de wind in kost het twee kaarten. Met de wind mee volstaat er één: speel je groene 6.
more-across = De wind is blauw, en dat heb je niet. Bo doet niet meer mee, dus zilver is zeker; Chen heeft nog twee kaarten. Probeer beide zwarte kaarten.
more-across-withdraw = Zilver heb je hoe dan ook, en misschien heeft Chen niets voor de volgende wind. Speel beide zwarte kaarten.
more-star = Je kreeg zilver. 100 m vrije slag: elke keer lager. Er staat een ster bij, en hier tellen wereldrecords. Begin hoog: de 8.
more-star-low = Mag, maar na de 3 kun je de 8 niet meer spelen. Begin met de 8.
more-empty = Het goud is al van jou. Maar wie bij een ster goud wint zonder kaarten over, vestigt een wereldrecord: speel je laatste kaart.
more-empty-withdraw = Daarmee win je goud, maar met een kaart over is het geen wereldrecord. Speel eerst de 3.
more-record = Zonder kaarten kun je je alleen terugtrekken: goud, 4 punten, en de sportkaart, nog eens 2. Jij hebt 12 punten, Chen 8, Bo 3.
more-tie = Een lege hand is een risico: bij gelijke punten gaan de meeste kaarten op handen voor; zijn die ook gelijk, dan delen jullie de plaats.
more-two = Nu een partij voor twee. Horden: speel de omgedraaide waarde, of meer. Het is een 8, en je 9 komt eroverheen.
more-two-keep = Met z’n tweeën geldt terugtrekken maar één beurt. De eerste keer geeft jou één kaart en Bo brons, 1 punt. Bewaar je 9 voor later: trek je terug.
more-two-keep-card = Mag, maar het is je enige kaart boven 7, en de eerste keer terugtrekken kost je het minst. Trek je terug.
more-two-still = Je doet nog mee, en kreeg een 7. Bo kwam over de 8. De nieuwe horde is een 5: je 5 is net genoeg.
more-two-still-withdraw = De tweede keer terugtrekken geeft je twee kaarten, maar Bo zilver, 2 punten. Speel de 5.
more-two-still-other = Die komt er ook overheen, maar een latere horde kan hoger zijn. Speel de goedkoopste kaart die volstaat: de 5.
more-two-silver = Nu moest Bo zich terugtrekken: twee kaarten voor Bo, zilver voor jou. Alleen de derde keer is nog over, en daarmee is de sport afgelopen.
more-two-nine = De derde keer geeft de ander goud. De horde is een 9: nu is je 9 de prijs waard. Speel die.
more-two-nine-withdraw = Dat levert drie kaarten en de startspelerkaart op, maar geeft Bo goud, 4 punten. Speel de 9.
more-two-gold = Bo heeft geen 9. De derde keer geeft jou goud, en Bo drie kaarten en de startspelerkaart: jij hebt 6 punten, Bo 1.
more-two-count = Tel dus mee: de eerste keer terugtrekken kost 1 punt, de derde 4. Twee spelers staan nooit gelijk: de punten zijn samen oneven.

## Group: about

about-star = Bij deze sport kun je een wereldrecord vestigen, als jullie met wereldrecords spelen: win goud zonder kaarten op handen, en je houdt de sportkaart, 2 punten waard.
about-must-play = Deze sport was eerder uitgesteld, of de vorige is net uitgesteld, of het is de laatste: nu moet die gespeeld worden.
about-up-to-cards = Hoeveel kaarten je bij deze sport tegelijk mag spelen.
about-sport-number = De waarde die nu telt: van de omgedraaide kaart, van wat het laatst is gespeeld, of van de eigen vorige kaart van de speler.
about-sport-card = De sport die nu gespeeld wordt, met de regel in één zin en hoeveel kaarten je tegelijk mag spelen.
about-turned-over = Deze kaart is voor de ronde omgedraaid. Iedereen speelt ertegen, en de volgende ronde komt er een nieuwe. De kaart is van niemand.
about-card-that-counts = De kaart waarmee vergeleken wordt. De sport zegt welke: de eigen vorige kaart van de speler, wat het laatst is gespeeld door wie dan ook, of een kaart die voor de ronde is omgedraaid.
about-needs = Wie er aan de beurt is en wat die speler nodig heeft: de regel van de sport, uitgewerkt voor de kaart die nu telt. Tussendoor staat er wat er gebeurt.
about-stack = De stapel prestatiekaarten, met het aantal dat over is. Is die op, dan worden de kaarten van afgelopen sporten geschud tot een nieuwe.
about-sport-over = Een sport die afgelopen is, met het teken van wie daar goud won.
about-sport-postponed = Een uitgestelde sport. Die wacht open onder alle andere, en moet gespeeld worden als die weer bovenkomt.
about-sport-hidden = Een sport die nog gedekt ligt. Tik om te zien welke er nog komen; de volgorde is geheim.
about-nine-sports = De negen sporten op volgorde: die afgelopen zijn, die nu gespeeld wordt, en die nog komen. Tik om alle regels te lezen.
about-world-record = Een wereldrecord: deze speler won goud bij een sport met een ster, zonder kaarten op handen. Het is 2 punten waard.
about-medal = Een medaille en wat die waard is: 4 punten voor goud, 2 voor zilver, 1 voor brons. Je krijgt die zodra je je terugtrekt; met twee spelers krijgt de andere speler die.
about-start-card = De startspelerkaart. Wie die heeft, speelt de volgende sport of stelt die uit, en begint de rondes ervan. Na elke sport gaat de kaart naar wie zich terugtrok bij de beloning met de vlag.
about-new-cards = Hoeveel kaarten dit terugtrekken van de stapel oplevert. Op een andere manier krijg je geen nieuwe kaarten.
about-crowning = De sport is afgelopen, en dit zijn de medailles. Wie de lauwerkrans heeft, won goud.
about-cards-in-hand = Hoeveel kaarten deze speler op handen heeft. Het aantal is nooit geheim; de kaarten zelf wel.
about-points = De punten van deze speler: medailles en wereldrecords bij elkaar. Wie na negen sporten de meeste punten heeft, wint.
about-status = Bij “{ olympicards.choosing }” beslist deze speler over de sport, bij “{ olympicards.turn }” is het tijd om te spelen of terug te trekken, en bij “{ olympicards.out }” doet deze speler bij deze sport niet meer mee.
about-total = Het totaal van de kaarten die samen zijn gespeeld. Het telt bij gewichtheffen.
about-played = Een kaart die bij deze sport is gespeeld. Die blijft open liggen tot de sport afgelopen is; kaarten die bij elkaar liggen, zijn samen gespeeld.
about-lane = Elke speler heeft een baan: wie het is, kaarten op handen, punten, en de kaarten die bij deze sport zijn gespeeld. Tik om te zien hoe iedereen ervoor staat.
about-aim = Het spel in een paar woorden. Kaarten krijg je door je terug te trekken, en hoe langer je volhoudt, hoe mooier de medaille; met twee spelers gaat die bij terugtrekken naar de ander. Wie de meeste punten heeft, wint.
about-who-withdrew = Wie zich hier terugtrok, of de laatste die nog meedoet en zeker is van goud.
about-next-reward = Wat de volgende keer terugtrekken oplevert: kaarten, een medaille, misschien de startspelerkaart.
about-ladder = De beloningen voor terugtrekken, op volgorde. De volgende is gemarkeerd, en bij de vorige staat wie zich terugtrok. Met twee spelers gaat elke medaille naar de andere speler.
about-colour = De kleur van de kaart en het symbool: blauwe druppel, gele bliksem, zwarte maan, groen blad, rode vlam. Kleuren tellen bij de marathon, de estafette, tafeltennis en zeilen.
about-dimmed-card = Een prestatiekaart die nu niet gespeeld kan worden. Tik erop om te zien waarom niet.
about-held-card = Een prestatiekaart op handen: een waarde van 1 tot en met 9 in een van vijf kleuren. Elke kaart bestaat twee keer. Ben je aan de beurt, dan kun je de kaarten spelen die omhoogsteken.
about-play-it = Speel deze sport nu. Wie de startspelerkaart heeft, begint.
about-postpone-it = Stel deze sport uit: die gaat open onder alle andere en komt aan het eind terug. De volgende sport moet gespeeld worden.
about-withdraw = Trek je bij deze sport terug voor de beloning op de knop. Dat mag in elke beurt, en moet als je niet kunt spelen. Met twee spelers geldt terugtrekken maar één beurt.
about-confirm = De knop die de gekozen kaarten speelt. Zolang je niet tikt, kun je andere kiezen.
about-prompt = Wie er iets moet doen, en wat. Eronder staat de regel die telt, of wat de gekozen kaarten zouden doen.

## Group: together

together-aim = Negen sporten, elk met een eigen regel. Speel door voor medailles, of trek je terug voor nieuwe kaarten. Wie na negen sporten de meeste punten heeft, wint.
together-decide = Jij hebt de startspelerkaart, dus jij kiest: spelen of uitstellen. De vrije slag gaat omlaag, en jouw kaarten zijn hoog. Speel die.
together-decide-postpone = Mag, maar een hand die bij 9 kan beginnen, is gemaakt voor deze sport. Speel die.
together-lower = Elke kaart moet lager zijn dan je eigen vorige. De eerste is vrij: begin hoog, met de gele 9.
together-same = Dezelfde waarde, en net zo goed. Maar neem hier de kaart die genoemd werd.
together-lower-withdraw = Dat levert drie kaarten op, maar deze hand kan ver komen bij deze sport. Speel de 9.
together-lower-other = Mag, maar omhoog kun je niet meer. Begin met de gele 9.
together-bottom = Elke kaart moet lager zijn dan je vorige. Die van jou zijn allemaal 4 of minder, dus er is weinig ruimte: speel de groene 4.
together-bottom-yellow = Dezelfde waarde, en hier net zo goed. Maar speel nu de groene 4.
together-bottom-withdraw = Dat is een goed idee, maar bekijk eerst één ronde. Speel de groene 4.
together-bottom-other = Mag, maar onder een lagere kaart is nog minder over. Speel de groene 4.
together-own = Alleen je eigen kaarten tellen: elke moet lager zijn dan de vorige. Je hebt 9, 8 en 7, dus begin met de blauwe 9.
together-own-other = Mag, maar je geeft ruimte naar beneden weg. Begin zo hoog als je kunt: de blauwe 9.
together-step = Met kleine stappen houd je het langst vol: speel na je 9 de rode 8.
together-step-withdraw = Je kunt nog spelen, en wie langer meedoet, krijgt een mooiere medaille. Speel de kaart die genoemd werd.
together-step-other = Mag, maar je slaat getallen over die je had kunnen gebruiken. Neem de kleine stap.
together-leave = De anderen hebben veel meer ruimte naar beneden. Trek je als eerste terug: dat geeft drie nieuwe kaarten, brons en de startspelerkaart.
together-leave-card = Kan, maar de anderen houden het langer vol dan jij. Alleen wie zich als eerste terugtrekt, krijgt drie kaarten.
together-on = Eén speler doet al niet meer mee, maar jij hebt nog kleine stappen over. Speel de groene 8.
together-down = Onder je 8 heb je twee zevens. Speel de groene.
together-seven = Van 8 naar 7, weer de kleinste stap: speel de rode 7.
together-must = Terugtrekken mag in elke beurt, en moet als je niet kunt spelen. Wie zich als tweede terugtrekt, krijgt zilver, 2 punten, en één kaart.
together-gold = Alleen jij doet nog mee, dus het goud is van jou: 4 punten. Meer kaarten zijn niet nodig. Pak het, en bewaar je drie kaarten.
together-gold-card = Mag, maar het goud is al van jou: die kaart zou verspild zijn. Pak het goud.
together-archery = Met de startspelerkaart kun je een sport uitstellen. Boogschieten vraagt kaarten binnen 1 van elk doel, en de jouwe zijn laag. Stel uit.
together-archery-play = Geen van je acht kaarten is hoger dan 4: bij doelen van 6 tot en met 9 moet je je terugtrekken. Stel uit.
together-relay = De estafette moet gespeeld worden. Volg de kleur of de waarde van de laatst gespeelde kaart, van wie dan ook. Jij begint: de gele 4.
together-relay-withdraw = Mag in elke beurt, maar een estafette begint met elke kaart. Speel de gele 4.
together-relay-other = Elke kaart mag beginnen. Neem hier de gele 4.
together-match = De laatst gespeelde kaart is geel 4: volg de kleur of de waarde. Het enige wat bij jou past, is de gele 2.
together-fits = Terugtrekken mag in elke beurt, maar je hebt een kaart die past. Speel die.
together-value = De groene 2 die je kreeg, past: een 2 na een 2. Wie daarna komt, heeft groen of een 2 nodig.
together-end = Goud is 4 punten waard, zilver 2, brons 1. Maar brons leverde de meeste kaarten op. Vanaf hier spelen jullie zelf.

## Group: tip

tip-two = Met z’n tweeën geldt terugtrekken maar één beurt: jij krijgt kaarten, en de ander de medaille.
tip-postpone = Stel een sport uit die de anderen beter ligt dan jou; de volgende moet gespeeld worden.
tip-own = Hier telt alleen je eigen vorige kaart: neem kleine stappen, en je kunt vaker spelen.
tip-latest = Wat je speelt, wordt de opgave voor wie na je komt, en misschien weer van jou.
tip-short = Je kaarten zijn voor alle negen de sporten. Alleen terugtrekken levert nieuwe op, en hoe eerder, hoe meer.
tip-first = Wie zich als eerste terugtrekt, krijgt de meeste kaarten: met weinig kaarten die passen, is dat misschien meer waard dan doorgaan.
tip-alone = Alleen jij doet nog mee: het goud is van jou, of je nu doorspeelt of niet.
