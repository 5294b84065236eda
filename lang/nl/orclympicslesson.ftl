### Fetched
### De les van Orc-lympics.

## Group: say

say-aim = Jij bent Ana. Bij zeven wedstrijden gaan een gouden en een zilveren beker naar de snelste, sluwste of sterkste kaarten. Wie de meeste punten heeft, wint.
say-draft = De draft: houd een kaart, geef de rest door. Je hebt er vijf. Het koningsnummer, 7 waard, vraagt snelheid, de vleugel: houd de snelste kaart.
say-draft-orc = Een ork is sterk, maar heeft aan snelheid maar 2. De halfling heeft 4.
say-draft-human = Een mens heeft overal 1. De halfling heeft 4 aan snelheid.
say-limit = Straks bouw je een team van drie volken, zoals goblins, elfen en halflings. De mens en de djinn zouden dan thuisblijven. Houd de goblin.
say-limit-djinn = 4 aan sluwheid lokt, maar dan moet een heel volk van je thuisblijven. Houd de goblin.
say-team = Hooguit drie volken. Tik op alle goblins, beide elfen en de halfling, dan op “{ orclympics.build }”: zes kaarten, voor zeven wedstrijden.
say-team-other = Een kaart die je weglaat, speelt nooit mee, en de halfling is je snelste loper. Neem drie goblins, twee elfen en de halfling.
say-enter = Taarten schrokken vraagt snelheid: het hoogste totaal pakt goud, 3 waard. Dat is weinig, dus geef weinig uit: zet één goblin in, totaal 3.
say-enter-halfling = 4 houdt beter stand, maar je snelste loper is voor de beker van 7. Zet één goblin in.
say-enter-elf = Een elf kan ook lopen, maar heeft maar 2. Zet één goblin in.
say-enter-pass = Wie past, zet hier niets meer in, en je hebt nog geen beker. Zet één goblin in.
say-enter-several = Meerdere kaarten voor 3 punten? Je hebt er zes voor zeven wedstrijden. Zet één goblin in.
say-silver = Chen kwam gelijk met je 3, en dat is genoeg voor goud. Jij kreeg het zilver van Bo, 2 waard. Pas: zet niets meer in, en houd het zolang niemand het pakt.
say-silver-card = Dat zou het goud terugpakken: één punt meer dan zilver, voor nog een kaart van je. Pas.
say-weak = Tafels omkiepen vraagt kracht. Daar heb je weinig van, en Bo, zonder beker, pakte een ork van 4 terug. Pas, en spaar je lopers.
say-weak-one = 2 is maar zilver totdat Bo de ork inzet. Pas.
say-weak-two = Met 4 sta je voor, maar de ork van Bo komt gelijk en pakt de beker: twee lopers weg voor een beker van 3. Pas.
say-back = Ingezette kaarten rusten, gedekt. Je won geen beker, dus er mag er een terug: pak de goblin terug. Weer zes kaarten, en al 2 punten.
say-back-none = Mag, maar een kaart die rust, wint niets. Pak de goblin terug.
say-tie = Sloten kraken vraagt sluwheid. Bo heeft 6, met de djinn die jij doorgaf. Gelijk is genoeg: tik op beide elfen, dan op “2 elfen inzetten”.
say-tie-less = Minder dan 6 is maar tweede: zilver, 2 waard. 6 pakt goud, 4 waard. Zet beide elfen in.
say-tie-more = Met 8 sta je voor, maar 6 is genoeg. Spaar de halfling, en zet beide elfen in.
say-tie-pass = Er rust niets wat je kunt terugpakken, dus passen levert hier niets op. Zet beide elfen in.
say-again = Je won goud, dus jij begint de volgende. Ezels duwen vraagt weer kracht, en is 4 waard. Inzetten of passen: wat doe je?
say-again-goblin = Een goblin heeft aan kracht maar 2. Chen toonde een dwerg met 3, Bo een ork met 4: deze beker kan je veel lopers kosten. Pas.
say-return = Bo en Chen gaven hier samen drie kaarten uit. Jij geen, en er mag er een van jou terug: pak een elf terug.
say-return-none = Mag, maar de elf kan nog een beker winnen. Pak die terug.
say-later = Twee wedstrijden later: je zette bij elk één kaart in, en won twee keer zilver. Drie lopers zijn gespaard.
say-count = Bo leidt met 15 punten, maar heeft nog één kaart. Chen heeft er 12, en drie kaarten. Jij hebt 10 punten, en drie lopers.
say-main = Koningsnummer: goud 7, zilver 4. Chen staat op 7. Hierna komt niets meer, dus sparen heeft geen zin: tik op alle drie, en zet ze in.
say-main-tie = Gelijk, en dat is genoeg voor goud. Maar er is niets meer om voor te sparen: zet ze alle drie in.
say-main-less = Maar tweede: met 4 punten kom je op 14, en Bo heeft er 15. Zet ze alle drie in.
say-main-pass = Dan blijft het goud bij Chen, en heb je je lopers voor niets gespaard. Zet ze alle drie in.
say-result = Jij hebt 17 punten, Chen 16, Bo 15. De kaarten die je spaarde, wonnen de beker die het meest waard is.

## Group: win

win-1 = Drie volken die bij de rij passen. Kijk vóór de draft welke vaardigheden de zeven wedstrijden vragen.
win-2 = Weinig kaarten voor goedkope bekers. Zilver kost vaak één kaart, en wie geen beker wint, mag er een terugpakken, tot aan het koningsnummer.
win-3 = Genoeg over voor het koningsnummer. Het is het meest waard, en erna komt niets meer.

## Group: more

more-swap = Dezelfde partij, anders gespeeld. Chen heeft goud met 3, jij zilver. Zet een elf in: 5 pakt goud, en jullie ruilen.
more-swap-pass = In de les paste je hier. Kijk nu eens wat een elf doet: zet die in.
more-swap-dear = Ook dan sta je voor, maar je lopers zijn voor het koningsnummer. Een elf is genoeg: zet er één in.
more-third = De twee orken van Bo zijn samen 4, meer dan de 3 van Chen: nu heeft Bo zilver, Chen niets. Je mag bijleggen om goud te houden; pas hier.
more-third-more = Mag, en een hoger totaal is lastiger te evenaren. Maar elders winnen je kaarten meer: pas.
more-dash = Tafels omkiepen vraagt kracht. Elfen en halflings hebben daar een streepje: 0, dus ze mogen niet meedoen. Pas, en spaar je goblins.
more-dash-goblin = Met 2 aan kracht win je hier haast nooit een beker. Pas.
more-nobody = Niemand deed mee, dus niemand krijgt punten, en wie een rustende kaart heeft, mag er een terugpakken. Pak de goblin. Jij begint ook weer.
more-nobody-other = Van wat er rust, loopt een goblin het snelst: pak die terug.
more-alone = Je zette een elf in, en de anderen pasten: het goud is van jou, en niemand krijgt zilver. Meer kaarten winnen niets: tik op “{ orclympics.take-gold }”.
more-alone-more = Mag, maar het goud is al van jou. Spaar je kaarten, en pak het.
more-equal = Zijn de punten aan het eind gelijk, dan beslist de waardevolste gouden beker, dan de volgende. Wat dan nog gelijk is, wordt gedeeld.
more-two = Met z’n tweeën speel je zonder zilver: wie het goud niet wint, mag een kaart terugpakken.

## Group: about

about-free-cup = Een beker die nog niemand heeft gepakt, met de punten die hij in deze wedstrijd waard is. Wie als eerste kaarten inzet, pakt het goud.
about-gold-worth = Wat de gouden beker in deze wedstrijd waard is, voor wie hem aan het eind heeft. Een teken ernaast toont wie hem won.
about-silver-worth = Wat de zilveren beker in deze wedstrijd waard is, voor wie hem aan het eind heeft. Een teken ernaast toont wie hem won.
about-skill = De vaardigheid die in deze wedstrijd telt, en alleen die: een vleugel voor snelheid, een oog voor sluwheid, een vuist voor kracht.
about-main-event = Het koningsnummer: de laatste wedstrijd, en de waardevolste. Erna worden geen kaarten teruggepakt.
about-competition-now = De wedstrijd die nu bezig is, met de vaardigheid die telt en wat de bekers waard zijn.
about-competition = Een wedstrijd, met de vaardigheid die telt en wat de bekers waard zijn. Tik op de rij om te zien wie wat heeft ingezet.
about-row = De zeven wedstrijden van deze partij, van voren naar achteren gespeeld. Ze zijn vóór de draft al bekend; de laatste is het koningsnummer. Tik voor meer.
about-gold-cup = De gouden beker, met de punten. Wie het hoogste totaal heeft, pakt hem; gelijk is genoeg. Alleen wie hem heeft als de wedstrijd voorbij is, krijgt de punten.
about-silver-cup = De zilveren beker, met de punten. Die gaat naar het op een na hoogste totaal, en naar wie net het goud kwijt is. Met twee spelers is er geen.
about-resting-cards = De rustende kaarten van deze speler: eerder ingezet, nu gedekt. Levert een wedstrijd deze speler geen beker op, dan mag er een terug, behalve na het koningsnummer.
about-card-counts = Hoeveel kaarten deze speler in de hand heeft, en hoeveel er rusten. De aantallen zijn openbaar; welke kaarten het zijn in de hand, is geheim.
about-points = De punten van deze speler: alle gewonnen bekers opgeteld. Wie na zeven wedstrijden de meeste punten heeft, wint.
about-player = Een speler, met kaarten en punten. Tik om de gewonnen bekers en de ingezette kaarten te zien.
about-status = Wat deze speler doet. Wie heeft gepast, zet in deze wedstrijd geen kaarten meer in, maar houdt een beker tot iemand hem pakt.
about-passes-to = In de draft houdt iedereen één kaart en geeft de andere door naar links, naar de speler die hier staat.
about-entered = Een kaart die in deze wedstrijd is ingezet, met de waarde in de vaardigheid die telt. Na de wedstrijd gaat die rusten.
about-total = De waarden van de ingezette kaarten van deze speler, opgeteld. Het hoogste totaal heeft de gouden beker; om een beker te pakken is gelijk genoeg.
about-lane = De baan van een speler: de kaarten die in deze wedstrijd zijn ingezet, het totaal en de bekers. Hoe langer de balk, hoe hoger het totaal.
about-fair-begins = De volgende wedstrijd: de vaardigheid die telt, wat de bekers waard zijn, en wie begint.
about-fair-awards = De wedstrijd is voorbij. Wie nu een beker heeft, krijgt de punten.
about-dots = De stippen tonen hoe bekwaam het volk in totaal is, van één tot drie. Hoe meer stippen, hoe minder van die kaarten er zijn.
about-no-ability = Het streepje is 0: deze kaart kan niet worden ingezet bij een wedstrijd in deze vaardigheid.
about-ability-now = De vaardigheid die nu telt. Zoveel komt er met deze kaart bij het totaal van wie die inzet.
about-ability = Wat deze kaart bij een totaal optelt in een wedstrijd in deze vaardigheid: snelheid, sluwheid of kracht.
about-dimmed-card = Een kaart die je nu niet kunt kiezen. Tik erop om te zien waarom niet.
about-race-card = Een kaart van een van de zeven volken, met de waarde in elke vaardigheid. Na het inzetten bij een wedstrijd rust die. Alle kaarten van een volk zijn gelijk.
about-aside = Kaarten die je nu niet kunt kiezen: wat je in de draft hebt gehouden, of je hand terwijl je een rustende kaart mag terugpakken. Niemand anders ziet ze.
about-race-slot = Een plek voor een volk. Een team heeft hooguit drie volken, met van elk zoveel kaarten als je wilt.
about-offer = Een team van alle kaarten van deze volken. Tik om ze te kiezen; je kunt daarna nog kaarten toevoegen of weglaten.
about-pass = Zet in deze wedstrijd geen kaarten meer in. Heb je een beker, dan houd je hem tot iemand hem pakt.
about-take-none = Pak geen kaart terug: al je ingezette kaarten blijven rusten.
about-confirm = De knop die doet wat je hebt gekozen. Zolang je niet tikt, kun je nog iets anders kiezen.
about-prompt = Wie er iets moet doen, en wat. Eronder staat waarom, of wat de gekozen kaarten met de bekers zouden doen.
about-head = Een kaart van een van de zeven volken, in het klein.
about-aim = Het spel in een paar woorden. Bekers zijn punten, en kaarten die je niet uitgeeft, kunnen later wedstrijden winnen.

## Group: together

together-aim = Zeven wedstrijden, elk om een gouden en een zilveren beker. De eerste zijn weinig waard, de laatste veel. Wie de meeste punten heeft, wint.
together-draft = Eerst de draft: iedereen houdt één kaart en geeft de rest door naar links, tot je er acht hebt. Twee kaarten samen, daarna kiezen jullie zelf.
together-cunning = Het koningsnummer, 7 waard, vraagt sluwheid, net als twee andere wedstrijden. Geen kaart heeft er meer van dan je djinn: houd die.
together-cunning-elf = Een elf heeft 3 aan sluwheid, en dat is goed. Maar een djinn heeft 4: houd de djinn.
together-no-cunning = Een goblin heeft helemaal geen sluwheid. Houd de djinn.
together-cunning-less = Die kaart is minder sluw, en het koningsnummer vraagt sluwheid. Houd de djinn.
together-strength = Twee wedstrijden vragen kracht. Je ork heeft 4, het meeste wat er is, en er zijn maar vier orken: houd die.
together-strength-djinn = 4 aan sluwheid is net zo goed, maar misschien verzamelen anderen ook sluwheid. Houd de ork.
together-no-strength = Een elf is sluw, maar heeft helemaal geen kracht. Houd de ork.
together-strength-less = Die kaart is niet zo sterk. Houd de ork.
together-speed = Twee wedstrijden vragen snelheid. Je halfling heeft daar 4, het meeste wat er is: houd die.
together-speed-four = Dat is ook een 4, in een andere vaardigheid. Maar een team mag best snel zijn: houd de halfling.
together-speed-less = Die kaart is niet zo snel. Houd de halfling.
together-passed = De andere zeven kaarten gingen naar links. Nu ken je een paar van de kaarten die de anderen misschien houden.
together-add = Deze kaarten komen van rechts. Ingezette kaarten tel je op, dus verzamel wat je al hebt: houd een tweede djinn.
together-add-elf = Een elf heeft 3 aan sluwheid en past goed bij een djinn. Maar twee djinns zijn samen 8: houd de djinn.
together-add-other = Een team doet één ding goed. Dat van jou is sluw, en deze djinn heeft 4: houd die.
together-dash = Een streepje is 0: zo’n kaart doet daar nooit mee. Een elf heeft geen kracht, een dwerg heeft 3: houd de dwerg.
together-dash-goblin = Een goblin heeft 2 aan kracht, een dwerg 3. Houd de dwerg.
together-dash-none = Bij kracht staat een streepje: daar heeft je ork niets aan. Houd de dwerg.
together-strength-one = Een mens heeft overal 1. De dwerg heeft 3 aan kracht: houd de dwerg.
together-gather = Een team heeft hooguit drie volken, dus verzamel er weinig. Je hebt een halfling; goblins hebben 3 aan snelheid: houd er een.
together-gather-elf = Een elf heeft 2 aan snelheid, een goblin 3. Houd de goblin.
together-gather-none = Bij snelheid staat een streepje: geen loper. Houd de goblin.
together-speed-one = Een mens heeft overal 1. De goblin heeft 3 aan snelheid: houd de goblin.
together-cups = Bij elke wedstrijd zet je om de beurt kaarten in, of je past voor de rest ervan. Het hoogste totaal pakt goud, dan zilver; gelijk is genoeg.
together-rest = Daarna rusten ingezette kaarten. Wie geen beker wint, mag een eigen rustende kaart terugpakken, dus verliezen kan lonen.
together-end = Draft nog zes kaarten, en bouw een team van hooguit drie volken, bijvoorbeeld djinns, elfen en mensen. Nu spelen jullie zelf.

## Group: tip

tip-row = Kijk eerst naar de rij en kies dan pas: welke vaardigheid vragen de meeste van de zeven wedstrijden?
tip-fourth = Je hebt drie volken, en een team heeft er hooguit drie: met een kaart van een vierde laat je een volk thuis.
tip-build = Kaarten die je weglaat, spelen nooit mee, dus neem alle kaarten van je drie volken, tenzij je een reden hebt.
tip-enter = Zet minstens één kaart in, of pas voor de rest van deze wedstrijd; afwachten mag niet.
tip-main = Na het koningsnummer komt niets meer, dus er is niets om voor te sparen.
tip-tie = Een van je kaarten komt precies gelijk met wie deze beker heeft, en gelijk is genoeg om hem te pakken.
tip-rest = Pak terug wat de volgende wedstrijden vragen; het mag een kaart uit een eerdere wedstrijd zijn.
