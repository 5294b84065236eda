### Fetched
### Olympicards: de spelregels.

rules-facts = 2 tot 7 spelers · vanaf 6 jaar · 20 minuten
    .words = hoeveel personen mensen leeftijd oud lang duur minuten spelers
rules-theme = Negen sporten en één hand kaarten: daar moet je het de hele Spelen mee doen. Gebruik ze waar je kunt winnen, en weet wanneer je je moet terugtrekken.
    .words = verhaal thema waarover achtergrond

rules-pictures = In beeld
rules-picture-sport = Negen sporten komen na elkaar, elk met een eigen regel. Speel bij hoogspringen een kaart die hoger is dan je vorige.
rules-picture-play = Ben je aan de beurt, speel dan een kaart volgens die regel, of trek je terug. Een 4 is hier genoeg: bewaar de hoge kaarten voor later.
rules-picture-lanes = Wie zich terugtrekt, doet bij deze sport niet meer mee. De laatste die overblijft, wint goud, en hoeft geen kaart meer te spelen.
rules-picture-ladder = Hoe eerder je je terugtrekt, hoe meer nieuwe kaarten je krijgt. Hoe langer je meedoet, hoe mooier de medaille.
rules-picture-postponed = Met de startspelerkaart mag je een nieuwe sport uitstellen: die wacht tot de andere afgelopen zijn. De volgende moet gespeeld worden.
rules-picture-turned = Bij horden, boogschieten en zeilen draai je elke ronde een kaart om, die voor iedereen telt. Kijk bij andere sporten of je eigen vorige kaart telt, of de laatste van allemaal.
rules-picture-points = Goud is 4 punten waard, zilver 2 en brons 1, en wie na negen sporten de meeste punten heeft, wint. Wie zich als eerste terugtrok, heeft nu de startspelerkaart.

rules-aim = Kort speloverzicht
rules-aim-text = Er komen negen sporten, de een na de ander. Speel kaarten uit je hand zolang je kunt, of trek je op tijd terug: de laatste die meedoet, wint goud, de waardevolste medaille, en wie zich vroeg terugtrekt, heeft de kaarten voor de volgende sport.
    .words = doel bedoeling winnen winnaar kort samenvatting wie krijgt gouden medaille goud

rules-box = Speelmateriaal
rules-box-cards = 90 prestatiekaarten: de waarden 1 tot en met 9 in vijf kleuren, elk twee keer, en die twee zijn gelijk. Elke kleur heeft ook een symbool: druppel, bliksem, maan, blad of vlam.
    .words = stapel soorten kleuren waarden hoeveel aantal prestatiekaart kleur
rules-box-sports = Negen sportkaarten. Elke kaart geeft aan hoeveel kaarten je tegelijk mag spelen, en welke. Bij drie sporten wordt elke ronde een kaart omgedraaid. Bij de vijf sporten met een ster kun je een wereldrecord vestigen.
    .words = regel soorten hoeveel ster sportkaart prestatiekaarten beurt
rules-box-medals = 27 medailles, negen van elk: goud is 4 punten waard, zilver 2, brons 1. Leg gewonnen medailles open voor je neer.
    .words = hoeveel aantal waarde hoe medailles
rules-box-start = De startspelerkaart, een vlag: wie die heeft, beslist over de volgende sport en begint de rondes ervan. Na elke sport gaat de kaart naar wie zich als eerste terugtrok, dus je kunt die houden; voor twee spelers is er een eigen regel.
    .words = vlag startkaart beginnen eerste volgende houden startspeler krijgt begint

rules-setup = Voorbereiding
rules-setup-text = Geef elke speler zes prestatiekaarten; de rest vormt de gedekte stapel. Schud de sportkaarten en leg ze gedekt daarnaast, met de medailles erbij. Loot om de startspelerkaart, of wijs iemand aan: de jongste speler bijvoorbeeld. Je kaarten zijn geheim, maar iedereen mag weten hoeveel je er hebt.
    .words = opzetten klaarleggen begin krijgen uitdelen hand eerste startspeler beginnen vlag hoeveel opbouw

rules-sports = Spelverloop
rules-turn-head = 1. Nieuwe sportkaart omdraaien
rules-turn-text = Draai de bovenste sportkaart om. De speler met de startspelerkaart kiest: spelen of uitstellen. Een uitgestelde sport gaat open onder alle andere, en de volgende wordt omgedraaid en moet gespeeld worden. Komt een uitgestelde sport weer bovenop, dan moet die gespeeld worden. De laatste sport kan niet worden uitgesteld.
    .words = overslaan uitstel verschuiven weigeren kiezen andere later vermijden uitstellen
rules-play-head = 2. Prestatiekaarten spelen en terugtrekken
rules-play-text = Speel in rondes, met de klok mee. Elke ronde begint bij wie de startspelerkaart heeft, of bij de volgende die nog meedoet. Ben je aan de beurt, speel dan minstens één kaart volgens de regel van de sport, of trek je terug. Terugtrekken mag in elke beurt, en moet als je niet kunt spelen. Daarna doe je bij deze sport niet meer mee. Gespeelde kaarten blijven open liggen tot de sport afgelopen is. Je neemt ze niet terug.
    .words = beurt verplicht moet kan niet passen past passend mogelijk vast terug houden stoppen uit ronde einde eindigt klok richting links uitstappen
rules-own-text = Bij de marathon, hoogspringen en de 100 m vrije slag telt je vorige kaart: de kaart die je zelf het laatst bij deze sport hebt gespeeld. Je eerste kaart is vrij.
    .words = eigen mijn vorige laatste boven hoger
rules-latest-text = Bij gewichtheffen, estafette en tafeltennis telt wat er het laatst is gespeeld, door wie dan ook, ook als jij dat was. Alleen de allereerste kaart of poging van de sport is vrij.
    .words = anderen iemand laatste vorige mezelf buurman
rules-turned-text = Bij horden, boogschieten en zeilen wordt aan het begin van elke ronde een prestatiekaart omgedraaid, ook als niemand meer kan spelen. Die komt in de plaats van de vorige en telt voor iedereen, maar is van niemand.
    .words = omdraaien getrokken doel horde wind ronde
rules-play-alone = Doe je als enige nog mee, dan mag je ronde na ronde doorspelen of je in een beurt naar keuze terugtrekken. Goud win je hoe dan ook, zelfs zonder een kaart te hebben gespeeld.
    .words = alleen laatste doorgaan verder wie krijgt goud winnaar

rules-ladder-head = 3. Prestatiekaarten en medailles toekennen
rules-ladder-text = Hoe eerder je je terugtrekt, hoe meer kaarten je krijgt; hoe later, hoe mooier de medaille. Kaarten en medailles krijg je meteen; alleen de startspelerkaart wisselt pas als de sport afgelopen is en iedereen zich heeft teruggetrokken. Op een andere manier krijg je geen nieuwe kaarten, en hoeveel je er mag hebben, is onbeperkt.
    .words = beloning krijgen ontvangen trekken kaarten verdienen nieuw meer limiet hand eerste tweede derde vierde plaats plaatsen brons zilver goud vijf zes zeven vier drie spelers mensen tabel elke beurt stoppen
rules-stack-text = Is de stapel op, schud dan de kaarten van alle afgelopen sporten tot een nieuwe stapel. Zijn die er niet, dan krijg je wat er nog is, en wat ontbreekt, komt later niet alsnog. Kan er geen kaart worden omgedraaid, dan geldt de laatst omgedraaide nog; is er geen, dan mag je één kaart naar keuze spelen.
    .words = leeg op uitgeput stapel weg opnieuw schudden afgelopen

rules-nine-head = De negen sporten
rules-nine-text = De gedrukte sportkaarten konden we nergens vinden, dus deze negen sporten en hun regels hebben we zelf bedacht.
    .words = origineel gedrukt verschillen anders onderdelen disciplines lijst welke echt
rules-tennis-text = Tafeltennis volledig: speel na een 1, 2, 3 of 4 een 6, 7, 8 of 9 in een andere kleur, en andersom. Een 5, in welke kleur ook, past op elke kaart, en elke kaart past op een 5.
    .words = pingpong vijf joker kleuren kleur
rules-sailing-text = Zeilen volledig: speel met de wind mee precies één kaart, in die kleur. Speel ertegenin precies twee kaarten in één andere kleur; hun waarden doen er niet toe.
    .words = wind tegen boot zeilboot kleuren kleur

rules-scoring = Puntentelling
rules-scoring-text = Elke gouden medaille is 4 punten waard, elke zilveren 2 en elke bronzen 1. Kaarten op handen zijn niets waard, maar beslissen bij een gelijke stand.
    .words = score punten waarde waard over overblijven tellen
rules-end = Einde van het spel
rules-end-text = Het spel is afgelopen na de negende sport. Wie de meeste punten heeft, wint. Bij een gelijke stand eindigt hoger wie de meeste prestatiekaarten overheeft; zijn die ook gelijk, dan delen ze de plaats, en wordt de volgende plaats overgeslagen.
    .words = afgelopen voorbij gelijk gelijkspel zelfde evenveel winnaar winnen laatste rondes

rules-two = Spelregels voor 2 spelers
rules-two-text = Met twee spelers geldt terugtrekken maar één beurt, en krijgt de andere speler de medaille. Een sport eindigt na drie keer terugtrekken, door wie dan ook; dezelfde speler mag zich vaker terugtrekken. De kaarten die je krijgt, mag je vanaf je volgende beurt spelen.
    .words = twee tweeën stoppen verlaten vaak keer hoeveel medaille anders verschil speciaal na doorspelen verder spelregels
rules-two-first = Eerste keer terugtrekken: je krijgt één kaart, en de andere speler brons. Jullie mogen allebei gewoon doorspelen.
    .words = twee
rules-two-second = Tweede keer terugtrekken: je krijgt twee kaarten, en de andere speler zilver. Jullie mogen allebei gewoon doorspelen.
rules-two-third = Derde keer terugtrekken: je krijgt drie kaarten, en de andere speler goud. De sport is meteen afgelopen, en wie zich terugtrok, krijgt de startspelerkaart.
    .words = goud hoe einde eindigt afgelopen
rules-two-rounds = Jullie zijn om en om aan de beurt, en twee beurten zijn een ronde; ook terugtrekken is een beurt. Waar elke ronde een kaart wordt omgedraaid, komt er na elke twee beurten een nieuwe. Waar je eerste kaart vrij is, blijft die vrij tot je die speelt, in welke ronde dat ook is.
    .words = twee beurt volgorde ronde
rules-two-ties = Twee spelers staan nooit gelijk: de medailles zijn samen 63 punten, een oneven getal, en elk wereldrecord telt er 2 bij op.
    .words = gelijk gelijkspel gelijke stand evenveel twee

rules-variants = Varianten
rules-variant-record = Wereldrecord: win je goud bij een sport met een ster en heb je daarna geen kaarten op handen, dan mag je de sportkaart houden. Die is 2 punten waard, naast de 4 voor goud. Met twee spelers kan alleen wie zich niet als derde terugtrekt, goud winnen en een wereldrecord vestigen.
    .words = record records ster bonus extra leeg wereldrecords
rules-variant-start = De startspelerkaart met twee spelers: jullie mogen afspreken dat die gaat naar wie zich bij een sport als eerste terugtrekt, in plaats van als derde.
    .words = vlag optie twee

rules-questions = Vragen
rules-ask-withdraw = Mag ik me terugtrekken terwijl ik nog kan spelen?
rules-answer-withdraw = Ja, in elke beurt. De anderen komen niet te weten of je had kunnen spelen.
    .words = stoppen opgeven uitstappen vrijwillig kunnen toch ook al vroeg mag toegestaan eerder
rules-ask-alone = Alle anderen hebben zich teruggetrokken. Moet ik door?
rules-answer-alone = Nee. Je mag je in elke beurt terugtrekken: je wint goud, en bewaart je kaarten voor de volgende sport.
    .words = alleen laatste doorgaan verplicht verder moet
rules-ask-fewer = Mag ik minder kaarten spelen dan de sportkaart aangeeft?
rules-answer-fewer = Ja, maar minstens één. Alleen zeilen is strenger: één kaart met de wind mee, twee ertegenin.
    .words = minder minimum maar enkele
rules-ask-lift = Moet ik bij gewichtheffen mijn eigen poging verbeteren?
rules-answer-lift = Je moet boven de laatste poging komen, van wie die ook was. Was die van jou, dan moet je boven je eigen poging komen.
    .words = eigen zelf gewicht kloppen
rules-ask-again = Kan een uitgestelde sport nog eens worden uitgesteld?
rules-answer-again = Nee. Komt die weer bovenop, en die ligt dan al open, dan moet die gespeeld worden.
    .words = twee keer opnieuw tweede herhalen
rules-ask-order = Er zijn twee sporten uitgesteld. Welke komt het eerst?
rules-answer-order = De sport die het eerst is uitgesteld.
    .words = eerst volgorde twee meerdere
rules-ask-count = Mag ik vragen hoeveel kaarten de anderen hebben?
rules-answer-count = Ja. Het aantal is nooit geheim; de kaarten zelf wel.
    .words = hoeveel vragen zien aantal grootte
rules-ask-paid = Wanneer krijg ik wat terugtrekken oplevert?
rules-answer-paid = Kaarten en medaille meteen, dus je hebt de kaarten al voordat de volgende sport wordt omgedraaid. De startspelerkaart volgt als de sport afgelopen is.
    .words = wanneer meteen direct later ontvangen medaille krijgen

rules-hints = Tips
rules-hints-text = Niemand wint ze alle negen. Trek je als eerste terug als je hand niet bij de sport past: met drie of meer spelers kom je terug met drie kaarten meer en de startspelerkaart, waarmee je een sport kunt uitstellen die de anderen goed ligt. Tel de handen van de anderen: wie weinig kaarten heeft, houdt het niet lang vol.
    .words = strategie tactiek advies tip goed
