### Fetched
### Olympics: de spelregels.

rules-facts = 2 tot 5 spelers · 30 minuten
    .words = hoeveel personen mensen leeftijd oud lang duur minuten spelers
rules-theme = Je leidt een ploeg op de Spelen: je haalt kampioenen binnen, neemt coaches in dienst, betaalt training en uitrusting en vult de tribunes met fans.
    .words = verhaal thema waarover achtergrond spelers personen duur tijd leeftijd

rules-pictures = In beeld
rules-picture-events = Elke speler heeft een rij, met kaarten bij vijf onderdelen. Aan het eind win je met de meeste sterren bij een onderdeel goud, en daarna komen zilver en brons.
rules-picture-card = Met sterren win je medailles, en het rugnummer bepaalt wie als eerste nieuwe kaarten kiest. De 75 heeft maar één ster: een goede kaart om te bieden.
rules-picture-bids = Alle biedingen gaan tegelijk open: 75 kiest als eerste een paar, dan 68, dan 47. Onder de open kaart van elk paar ligt een gedekte kaart.
rules-picture-investment = Een geïnvesteerde kaart ligt gedekt bij het eigen onderdeel, onder je fiche. Komt daar je volgende kaart, dan draai je de vorige open.
rules-picture-upgrade = Een kaart van dezelfde soort met meer sterren vervangt de oude. Hier vervangt een kampioen met 5 sterren er een met 3.
rules-picture-discard = Elke soort telt één keer: een tweede kampioen zonder meer sterren leg je alleen af. De coach is een andere soort, dus die sterren tellen erbij.
rules-picture-tie = In de ceremonie liggen alle kaarten open en tel je de sterren op. Ana en Bo hebben er elk 7: het hoogste nummer daar beslist, 36 gaat vóór 23.

rules-aim = Het spel in het kort
rules-aim-text = Stuur je ploeg naar vijf onderdelen: basketbal, zwemmen, turnen, wielrennen en atletiek. Aan het eind gaan bij elk onderdeel goud, zilver en brons naar wie daar de meeste sterren heeft. Goud is 3 punten waard, zilver 2 en brons 1. Wie de meeste punten heeft, wint.
    .words = doel bedoeling winnen winnaar winst overwinning sporten kort

rules-box = Spelmateriaal
rules-box-events = 5 onderdeelkaarten, één voor elk onderdeel.
    .words = sporten disciplines wedstrijden
rules-box-cards = 75 Olympics-kaarten. Elke kaart hoort bij één onderdeel en is van één soort: kampioen, coach, training, uitrusting of fans. Elk onderdeel heeft 15 kaarten, drie van elke soort.
    .words = types soorten aantal kaartsoorten stapel trainer supporters hoeveel soort categorie kleur
rules-box-stars = De sterren van een kaart zijn de prestatie: daarmee win je medailles. Kampioenen hebben 3 tot 5 sterren, coaches 2 tot 4 en alle andere kaarten 1 tot 3.
    .words = sterkte sterk kracht goed waarde ster beste waarvoor waar doen gemiddeld kampioen
rules-box-number = Het rugnummer is de biedwaarde van de kaart: het bepaalt wie als eerste nieuwe kaarten kiest, en bij gelijke stand geeft het de doorslag. De nummers lopen van 1 tot en met 75 en komen elk één keer voor. Sterke kaarten hebben vaak lage nummers.
    .words = rugnummer cijfer cijfers getal nummers voorrang hoog laag biedwaarde
rules-box-medals = 15 medailles: goud, zilver en brons voor elk onderdeel.
    .words = hoeveel aantal
rules-box-tokens = 25 spelersfiches: vijf in elk van vijf kleuren.
    .words = schijfjes stukken stenen blokjes kleur chips hoeveel eigen

rules-set-up = Voorbereiding
rules-set-up-events = Leg de vijf onderdeelkaarten neer, elk met een gouden, een zilveren en een bronzen medaille.
    .words = opzetten klaarleggen klaarzetten tafel opbouw
rules-set-up-cards = Schud de Olympics-kaarten en deel er vier aan elke speler. Houd je kaarten geheim. De rest vormt de stapel.
    .words = uitdelen krijgen begin starthand hoeveel kaarten hand trekken
rules-set-up-tokens = Neem de vijf fiches van één kleur, één voor elk onderdeel. Leg met twee spelers vijf fiches van een derde kleur naast de stapel, voor het neutrale team.
    .words = kleur pakken fiche

rules-round = Een ronde heeft twee delen
rules-one = 1. Aanwinst
rules-one-pairs = Leg voor elke speler één paar neer: één kaart open, met één gedekte kaart eronder.
    .words = markt aanbod uitstalling keuze beschikbaar rij open omgedraaid veiling hoeveel
rules-one-bid = Iedereen kiest in het geheim een kaart uit de hand als bod, en alle biedingen gaan tegelijk open. Het hoogste nummer neemt een paar naar keuze, beide kaarten, in de hand; dan het op een na hoogste, enzovoort. Niemand mag een paar weigeren. Geboden kaarten worden afgelegd.
    .words = veiling bieden bod prijs betalen kosten kwijt terug weigeren hoogste keuze kiezen uitgeven gebeurt ronde deel fase stap kiest eerst eerste na pakken
rules-two = 2. Investering
rules-two-text = Iedereen kiest in het geheim één kaart uit de hand, ook een die net is genomen, en alle kaarten worden tegelijk gespeeld. Elke kaart gaat naar het eigen onderdeel.
    .words = spelen leggen inzetten sturen investeren plaatsen neerleggen nieuw gebeurt ronde deel fase stap tegelijk
rules-two-new = Heb je daar nog geen kaart van die soort, speel de kaart dan gedekt, met je fiche erop. De kaart die onder het fiche lag, draai je open. Zo ken alleen jij de nieuwste kaart die je daar hebt gespeeld; alle eerdere liggen open.
    .words = omdraaien opendraaien tonen onthullen verborgen wanneer eigen fiche ligt gedekt anderen dekken
rules-two-upgrade = Heb je daar al een kaart van die soort met minder sterren, dan komt de nieuwe kaart daarvoor in de plaats, open, met het fiche erop. De oude kaart leg je open af. Lag daar een andere kaart van je gedekt, draai die dan open.
    .words = ruilen wisselen omruilen verbeteren sterker beter hoger dezelfde tweede upgrade coach kampioen
rules-two-discard = Heeft jouw kaart van die soort daar evenveel sterren of meer, dan kun je de nieuwe kaart niet spelen: leg die open af. Je mag zo’n kaart met opzet kiezen, maar een kaart die gespeeld kan worden, moet gespeeld worden.
    .words = zwak zwakker nutteloos slechter lager weggooien afleggen onspeelbaar verspillen niets kan onmogelijk niet
rules-two-after = Iedereen heeft nu weer vier kaarten. Elke kaart in je hand laat zien wat er zou gebeuren als je die speelt.
    .words = aanvullen bijtrekken volgende hand hoeveel

rules-known = Wat je weet
rules-known-text = Handen, de gedekte kaarten van de paren en gedekte kaarten onder een fiche zijn geheim. Alleen wie het paar neemt, ziet de gedekte kaart ervan. Je eigen gedekte kaarten mag je altijd bekijken. Al het andere is openbaar, ook de aflegstapel.
    .words = kijken inzien spieken zien open openbaar verborgen aflegstapel gebruikt onder eigen opnieuw anderen welke mijn
rules-known-taken = Iedereen ziet welke open kaart je neemt. Totdat die weer te zien is, zit die kaart in je hand of ligt die gedekt bij het eigen onderdeel.
    .words = onthouden bijhouden geheugen volgen

rules-end = Einde van het spel
rules-end-text = Het spel eindigt zodra de laatste kaart wordt getrokken, en dat gebeurt bij het neerleggen van paren. Die kaarten gaan ongezien opzij, en kaarten in de hand tellen niet mee. Alle rondes daarvoor zijn volledig. Met twee spelers zijn er 11 rondes, met drie 10, met vier 7 en met vijf 5.
    .words = afgelopen klaar stoppen duurt lang laatste rondes aantal stapel leeg op over overblijven kaart getrokken wanneer

rules-ceremony = De medailleceremonie
rules-ceremony-text = Handel de onderdelen één voor één af en draai alle gedekte kaarten open. De meeste sterren zijn goed voor goud, de op een na meeste voor zilver, de op twee na meeste voor brons. Je hebt bij een onderdeel minstens één kaart nodig om daar een medaille te winnen. Medailles die niemand wint, gaan uit het spel.
    .words = prijs uitreiken winnaar niemand zonder leeg alleen medaille prijsuitreiking uitgereikt tweede plaats hoe medailles geen krijg
rules-ceremony-tie = Hebben spelers evenveel sterren, dan beslist het hoogste nummer op hun kaarten bij dat onderdeel. Vervangen kaarten tellen niet mee.
    .words = gelijk gelijkspel gelijke stand evenveel sterren goud medaille doorslag allebei beide
rules-ceremony-points = Goud is 3 punten waard, zilver 2 en brons 1. Wie de meeste punten heeft, wint.
    .words = score tellen waarde waard
rules-ceremony-end = Hebben spelers aan het eind evenveel punten, dan beslist het hoogste nummer op hun kaarten, bij welk onderdeel ook.
    .words = gelijk gelijkspel gelijke stand evenveel punten eindstand winnaar overwinning einde

rules-neutral = Twee spelers
rules-neutral-text = Er doet een derde, neutraal team mee. Het heeft geen hand en biedt niet. Leg drie paren neer; hebben jullie er allebei een genomen, dan krijgt het neutrale team het laatste.
    .words = dummy robot automatisch derde spook met zijn tweeën paar twee tafel hoeveel
rules-neutral-plays = Het speelt beide kaarten meteen, voordat jullie investeren: eerst de open kaart, dan de andere, elk volgens dezelfde regels maar open. Een kaart die het niet kan spelen, wordt afgelegd.
    .words = gedrag automatisch volgorde kaarten spelen beurt neutraal
rules-neutral-medals = Het neutrale team wint medailles zoals ieder ander, en houdt ze zo bij jullie weg, maar het kan het spel niet winnen.
    .words = winnen winnaar derde speler

rules-questions = Vragen
rules-question-start = Wie begint?
rules-answer-start = Niemand: alles gebeurt tegelijk, of in de volgorde van de biedingen.
    .words = eerste beginnen start starten beginspeler begint speler
rules-question-pass = Mag ik mijn kaarten houden en passen?
rules-answer-pass = Nee. Elke ronde bied je één kaart en investeer je één kaart.
    .words = overslaan beurt stoppen weigeren niets passen
rules-question-equal = Wat als twee biedingen gelijk zijn?
rules-answer-equal = Dat kan niet: elk nummer komt één keer voor.
    .words = zelfde bod gelijk hetzelfde allebei bieden
rules-question-hidden = Tellen gedekte kaarten mee voor de grens van één per soort?
rules-answer-hidden = Ja. Je hebt bij een onderdeel hooguit één kaart van elke soort, open of gedekt. De anderen zien alleen dat er een kaart ligt.
    .words = twee keer dubbel limiet maximum twee zelfde soort
rules-question-upgrade = Wat als de zwakkere kaart die onder mijn fiche is?
rules-answer-upgrade = Die leg je open af, en de nieuwe kaart ligt open met het fiche erop. Hoe dan ook is na een vervanging bij dat onderdeel niets van jou meer verborgen. Je volgende kaart van een nieuwe soort ligt daar weer gedekt.
    .words = vervangen fiche eigen
rules-question-order = Maakt het uit in welke volgorde de kaarten gespeeld worden?
rules-answer-order = Nee. De kaarten van elke speler liggen bij een onderdeel apart, dus de volgorde verandert niets.
    .words = volgorde eerst later beurt voor na

rules-hints = Tips
rules-hints-text = Kijk eerst naar de nummers en dan pas naar de sterren: een hoog nummer is het meest waard in de ronde waarin de paren het meest verschillen. Vier keer brons is meer dan één keer goud. En de aflegstapel laat zien welke kaarten voorgoed weg zijn.
    .words = strategie tactiek advies tip goed
