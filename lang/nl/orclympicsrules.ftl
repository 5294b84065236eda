### Fetched
### Orc-lympics: de spelregels.

rules-facts = 2 tot 5 spelers · vanaf 8 jaar · 10 tot 20 minuten
    .words = hoeveel personen spelers leeftijd oud jaar duur lang minuten
rules-theme = Het dorp houdt zijn spelen: orken duwen ezels, elfen kraken sloten en goblins jagen op ingevette varkens, en dat alles voor een glimmende beker.
    .words = verhaal thema waarover achtergrond

rules-pictures = In beeld
rules-picture-row = Zeven wedstrijden liggen op een rij, elk voor één vaardigheid: snelheid, sluwheid of kracht. De laatste, het koningsnummer, is het meest waard.
rules-picture-draft = Houd één kaart en geef de andere door naar links, tot je er acht hebt. Kies wat de rij vraagt.
rules-picture-team = Bouw uit je acht kaarten een team van hooguit drie volken. De rest doet niet mee, en nieuwe kaarten komen er niet.
rules-picture-enter = Zet kaarten met die vaardigheid in, en tel ze op. Het hoogste totaal heeft de gouden beker, het op een na hoogste de zilveren.
rules-picture-tie = Gelijk is genoeg om een beker te pakken: Chen pakt het goud met 3. Ana, die het kwijtraakt, krijgt het zilver, en Bo heeft niets.
rules-picture-rest = Ingezette kaarten rusten na een wedstrijd. Win je geen beker, dan mag je een van je rustende kaarten terugpakken.
rules-picture-end = Wie de meeste punten heeft, wint, en vaak beslist het koningsnummer, dus bewaar er kaarten voor. Ana begint eraan met 10 punten, en wint er 7 bij.

rules-aim = Het spel in het kort
rules-brief-reveal = Tonen: zeven wedstrijden in snelheid, sluwheid of kracht liggen vanaf het begin op een rij.
    .words = samenvatting doel bedoeling kort wedstrijden hoeveel aantal
rules-brief-build = Bouwen: je draft acht kaarten, en bouwt daaruit een geheim team van hooguit drie volken.
rules-brief-compete = Strijden: het hoogste totaal heeft de gouden beker, het op een na hoogste de zilveren. Wie aan het eind van de wedstrijd een beker heeft, krijgt de punten; wie de meeste punten heeft, wint.

rules-box = Spelmateriaal
rules-box-folk = 42 kaarten van zeven volken: 9 mensen; 7 goblins, 7 elfen en 7 dwergen; 4 halflings, 4 djinns en 4 orken. Alle kaarten van een volk zijn gelijk. Elke kaart toont de waarde in de drie vaardigheden. Hoe zeldzamer een volk, hoe bekwamer: één, twee of drie stippen. Een streepje is 0: die kaart kan niet meedoen aan wedstrijden in die vaardigheid.
    .words = soorten rassen ras wezens orken elfen dwergen mensen goblins djinns halflings hoeveel aantal nul streep streepje sterk kobold hobbit goed voor beste welk sterkste zwakste
rules-box-emblems = De vleugel staat voor snelheid, het oog voor sluwheid, de vuist voor kracht.
    .words = symbool symbolen icoon pictogram plaatje betekenis betekent
rules-box-competitions = 15 wedstrijden: in elke vaardigheid vier gewone, waarin goud 3, 4, 5 en 6 punten waard is, en een koningsnummer, waarin het 7 waard is. Zilver is in elke gewone wedstrijd 2 punten waard, en in het koningsnummer 4.
    .words = waarde waard punten zilver goud hoeveel finale hoofdnummer wedstrijden laatste koningsnummer
rules-box-cups = Eén gouden en één zilveren beker. Ze wisselen tijdens een wedstrijd van eigenaar; alleen wie ze aan het eind heeft, krijgt de punten. Niemand kan ze allebei hebben.
    .words = beker bekers trofee allebei twee

rules-set-up = Voorbereiding
rules-set-up-row = Zes gewone wedstrijden worden getrokken en open op een rij gelegd, de laagste waarde eerst; gelijke waarden liggen in willekeurige volgorde. Een van de drie koningsnummers komt als laatste. Iedereen kan de rij zien voordat de draft begint.
    .words = opzetten klaarleggen volgorde leggen opbouw wedstrijden hoeveel zeven welke
rules-set-up-deal = Elke speler krijgt acht kaarten. De rest gaat uit het spel, en niemand ziet die: 26 kaarten met twee spelers, 18 met drie, 10 met vier, 2 met vijf.
    .words = hoeveel krijgen uitdelen begin starten hand ongebruikt over overblijven

rules-draft = De draft
rules-draft-text = Iedereen kiest in het geheim één kaart om te houden, gedekt, en geeft de andere door naar links. Ga zo door met elke nieuwe hand tot iedereen acht kaarten heeft; de achtste is wat er over is. Je gehouden kaarten mag je altijd bekijken. De app onthoudt ook wat je hebt doorgegeven: tik op je eigen naam.
    .words = links rechts richting doorgeven buur kiezen hand houden kijken werkt hoe draft draften
rules-team = Het team
rules-team-text = Uit deze acht kaarten bouwt iedereen in het geheim een team: hooguit drie volken, met van elk zoveel kaarten als je wilt. Je mag ook kaarten van die volken weglaten, maar er komen geen nieuwe kaarten. Wat niet in je team zit, gaat ongezien uit het spel. De andere spelers zien alleen hoeveel kaarten je team heeft.
    .words = hoeveel rassen limiet grens maximum moet alle weglaten kiezen afvallen ploeg vier volken verschillende gemengd
rules-team-example = Een voorbeeld: je hebt 3 goblins, 2 elfen, 1 halfling, 1 dwerg en 1 mens gehouden. Je bouwt een team van de goblins, de elfen en de halfling; de dwerg en de mens gaan uit het spel.

rules-compete = De wedstrijden
rules-compete-first = De rij wordt van voren naar achteren gespeeld. Loot wie de eerste wedstrijd begint, of wijs bij het opzetten iemand aan: de oudste speler bijvoorbeeld. Daarna begint steeds wie de vorige gouden beker heeft gewonnen. De beurt gaat naar links, en slaat over wie niet meer meedoet.
    .words = eerste begint begin starten startspeler richting klok rond beurt volgorde weg volgende na beginnen
rules-compete-turn = Als je aan de beurt bent, moet je kaarten inzetten of passen. Afwachten mag niet.
    .words = wachten overslaan niets uitstellen moet wat doen opties mogelijk zet
rules-enter-head = Inzetten
rules-enter-text = Leg een of meer kaarten, van één volk of van meer, open voor je neer, naast wat je in deze wedstrijd al hebt ingezet. Elke kaart moet minstens 1 waard zijn in de vaardigheid. Tel al je ingezette kaarten op en vergelijk je totaal met dat van de andere spelers.
    .words = spelen leggen meer meerdere hoe optellen verschillende gemengd eerder vroeger tellen nog
rules-enter-gold = Heeft niemand een hoger totaal, pak dan de gouden beker; gelijk is genoeg. Pak je hem van een andere speler af, dan krijgt die speler de zilveren beker, uit het midden of van wie hem heeft. Had je zelf de zilveren beker, dan ruilen jullie.
    .words = pakken afpakken stelen inhalen gelijk zelfde ruilen eerste
rules-enter-silver = Pak anders de zilveren beker, als die vrij is of als je totaal minstens zo hoog is als dat van de speler die hem heeft.
    .words = tweede stelen pakken wanneer krijg beker
rules-enter-nothing = Anders blijven de bekers waar ze zijn. Heb je al een beker, dan mag je kaarten bijleggen en de beker houden.
    .words = niets lager minder meer
rules-pass-head = Passen
rules-pass-text = Heb je eenmaal gepast, dan mag je in deze wedstrijd geen kaarten meer inzetten. Je houdt je beker tot iemand hem pakt, en krijgt nog steeds de zilveren als je de gouden kwijtraakt. Heeft geen van je kaarten de vaardigheid, of is je hand leeg, dan moet je passen. De anderen gaan door; wie als laatste overblijft, mag verder inzetten. Heeft iedereen gepast, dan is de wedstrijd voorbij.
    .words = stoppen uitstappen terug weer meedoen verlaten leeg geen hand daarna over kaarten einde eindigt wedstrijd afgelopen hoe
rules-example-head = Een voorbeeld
rules-example-text = Ana heeft de vorige gouden beker gewonnen en begint een wedstrijd in kracht. Ana zet een ork in, 4 waard, en pakt het goud. Bo zet een mens in, 1 waard, en pakt het zilver. Chen zet twee goblins in, samen 4: gelijk met Ana, dus Chen pakt het goud, en Ana pakt het zilver van Bo. Ana past. Bo zet er een ork bij, heeft 5 en pakt het goud; Chen pakt het zilver van Ana. Chen en Bo passen. Bo wint goud en Chen zilver, en Ana mag een kaart terugpakken. Bo begint de volgende wedstrijd.

rules-after-head = Na een wedstrijd
rules-after-text = Wie een beker heeft, krijgt de punten ervan. Heeft maar één speler kaarten ingezet, dan wint niemand zilver. Heeft niemand iets ingezet, dan krijgt niemand punten: de wedstrijd wordt niet overgedaan, en dezelfde speler begint de volgende.
    .words = score punten winnaar niemand voorbij einde volgende gespeeld meedoen inzetten mee
rules-after-rest = Leg alle ingezette kaarten gedekt voor hun eigenaars neer: ze rusten. Je eigen rustende kaarten mag je altijd bekijken. Wie geen beker heeft gewonnen, mag één rustende kaart weer in de hand nemen, uit deze of een eerdere wedstrijd. Iedereen beslist tegelijk; de anderen zien dat er een kaart is teruggepakt, maar niet welke. Na het koningsnummer worden geen kaarten teruggepakt.
    .words = terug terugpakken weer herstellen moe gebruikt terughalen krijgen kaart rust waar kaarten blijven gewonnen niets verloren
rules-two = Twee spelers
rules-two-text = Met twee spelers is er geen zilveren beker: wie het goud kwijtraakt, krijgt er niets voor terug. Wie het goud niet heeft gewonnen, mag een kaart terugpakken; heeft niemand iets ingezet, dan mogen jullie allebei. In de draft komt elke hand bij je terug, twee kaarten kleiner.
    .words = twee tweeën zilver tweede wij

rules-end = Einde van het spel
rules-end-text = Het spel eindigt na het koningsnummer, en wie de meeste punten heeft, wint. Hebben spelers evenveel punten, dan eindigt hoger wie de waardevolste gouden beker heeft; zijn die gelijk, vergelijk dan de op een na waardevolste, enzovoort; wie er één meer heeft, eindigt hoger. Is alles gelijk, dan delen ze de plaats.
    .words = gelijk gelijkspel gelijke stand evenveel winnaar winnen afgelopen voorbij overwinning einde punten gewonnen

rules-variants = Varianten
rules-variant-events = Willekeurige volgorde: laat de gewone wedstrijden liggen zoals ze getrokken worden. Het koningsnummer komt nog steeds als laatste.
    .words = willekeurig gemengd geschud volgorde toeval
rules-variant-season = Seizoen: speel meerdere partijen. Wie een partij wint, krijgt één seizoenspunt; bij een gedeelde overwinning krijgt ieder die wint er een. Wie als eerste het afgesproken aantal haalt, wint het seizoen; spelers die het in dezelfde partij halen, delen het. Wie begint, wordt elke partij opnieuw bepaald.
    .words = meerdere reeks competitie kampioenschap veel winnen won

rules-hints = Tips
rules-hints-text = De goedkope bekers komen eerst, tenzij de volgorde willekeurig is: er geen winnen kost weinig, en dan mag je een kaart terugpakken. Gelijk is genoeg om een beker te pakken, dus begin met een totaal dat de anderen meer kaarten kost dan de beker hun waard is. Houd bij wat er bij de anderen rust, en wat je hebt doorgegeven.
    .words = strategie tactiek advies tip goed

rules-questions = Vragen
rules-ask-tie = Ik heb hetzelfde totaal als de speler die een beker heeft. Van wie is de beker?
rules-ask-tie-text = Van jou, als je net kaarten hebt ingezet: gelijk is genoeg om een beker te pakken.
    .words = gelijk gelijkspel zelfde evenveel totaal goud
rules-ask-third = Een derde speler pakt het goud. Wie heeft nu het zilver?
rules-ask-third-text = De speler die net het goud is kwijtgeraakt. Wie het zilver had, heeft niets.
    .words = stelen gestolen verliezen kwijt wie pakt tweede
rules-ask-second = Twee spelers hebben 5. Is mijn 4 het op een na hoogste totaal?
rules-ask-second-text = Je vergelijkt het met de speler die de zilveren beker heeft, en die heeft ook 5, dus je pakt niets.
    .words = gelijk zelfde tweede derde
rules-ask-more = Mag ik kaarten bijleggen terwijl ik het goud heb, of als alle anderen hebben gepast?
rules-ask-more-text = Ja. Als je aan de beurt bent, mag je altijd meer kaarten inzetten, en je houdt de beker.
    .words = toevoegen extra meer nog hebben voorsprong alleen
rules-ask-alone = Maar één speler heeft kaarten ingezet. Wie krijgt het zilver?
rules-ask-alone-text = Niemand: het zilver van die wedstrijd gaat uit het spel.
    .words = alleen enige één tweede
rules-ask-none = Niemand heeft ingezet. Mogen er kaarten worden teruggepakt?
rules-ask-none-text = Ja, door iedereen die een rustende kaart heeft.
    .words = niemand ingezet
rules-ask-public = Wat mag ik over de andere spelers weten?
rules-ask-public-text = Hoeveel kaarten ze in de hand hebben en hoeveel er rusten, welke kaarten ze hebben ingezet, en hun bekers en punten. Welke kaarten ze in de hand hebben of terugpakken, is geheim.
    .words = zien kijken geheim verborgen weten open vragen tellen
