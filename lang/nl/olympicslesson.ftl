### Fetched
### De les van Olympics.

## Group: say

say-aim = Jij bent Ana. Aan het eind winnen de meeste sterren bij een onderdeel goud, 3 punten. Zilver is 2 waard, brons 1. Wie de meeste punten heeft, wint.
say-bid = Iedereen biedt een kaart. Het hoogste nummer kiest als eerste een paar nieuwe kaarten, en jij wilt de wielerkampioen: vijf sterren. Bied je 75.
say-bid-low = Met een 12 kiezen anderen hoogstwaarschijnlijk vóór je, en dan neemt een van hen de kampioen. Bied de 75.
say-bid-strong = Je bod leg je af: je verliest een sterke kaart, en met zo’n laag nummer kies je haast nooit als eerste. Bied de 75.
say-pick = 75 is meer dan 68 en 47: jij kiest als eerste. Je bod, met één ster, leg je af. Neem de wielerkampioen en de kaart eronder.
say-pick-other = Maar één ster, en Bo kiest na jou en kan de vijf nemen. Neem de wielerkampioen.
say-invest = Eronder lag een turncoach: dat weet alleen jij. Nu investeert iedereen één kaart, die naar het eigen onderdeel gaat. Investeer je wielerkampioen.
say-invest-five = Ook vijf sterren, en net zo goed. Maar hier begin je met wielrennen.
say-invest-four = Vier sterren is mooi, maar je hebt er een met vijf. Investeer je wielerkampioen.
say-invest-two = Twee sterren, terwijl je er een met vijf hebt. Investeer je wielerkampioen.
say-secret = Je kaart ligt gedekt onder je fiche: de anderen zien dat je bij wielrennen bent, maar niet met welke kaart. Die van hen zijn ook geheim.
say-alike = Ronde 2. Elk paar toont maar één ster: niets om voor te vechten. Bied je 12, de kaart die je het minst zult missen.
say-alike-five = Dan geef je vijf sterren op om uit kaarten met één ster te kiezen. Bied de 12.
say-alike-four = Dan geef je vier sterren op om uit kaarten met één ster te kiezen. Bied de 12.
say-last = Bo bood 72, voor een kaart met één ster. Jij koos als laatste, en onder je kaart lag een wielerkampioen met vier sterren!
say-type = Maar bij een onderdeel mag je van elke soort één kaart hebben, dus één kampioen: alleen een sterkere komt ervoor in de plaats. Investeer je wielercoach.
say-type-waste = Je hebt al een wielerkampioen met vijf sterren: deze zou je voor niets afleggen. Investeer je wielercoach.
say-type-later = Goed, maar dat komt nog. Kijk eerst wat een tweede soort doet: investeer je wielercoach.
say-type-other = Kan, maar met vier sterren meer bij wielrennen zie je iets nieuws. Investeer je wielercoach.
say-add = Verschillende soorten, kampioen en coach, tel je op: vijf en vier is negen. De kampioen ligt nu open; alleen je nieuwste kaart is verborgen.
say-later = Zeven rondes later: dit is de laatste. Je hebt twaalf sterren bij turnen, twaalf bij wielrennen en niets bij basketbal.
say-free-bid = Kaarten die je overhoudt, tellen niet. Je zwemcoach kun je alleen nog afleggen, dus bied die: nu 75 weg is, kiest 74 als eerste.
say-free-middle = Een hoger bod kiest misschien vóór je, en neemt wat jij nodig hebt; 74 kiest zeker als eerste. Bied de 74.
say-free-low = Met 19 kies je waarschijnlijk als laatste: je krijgt wat de anderen laten liggen. Bied de 74.
say-one-card = Atletiek toont vier sterren, basketbal één. Maar elke kaart bij een onderdeel kan een medaille winnen. Neem de basketbalfans.
say-one-athletics = Die vier sterren vervangen je drie: één ster meer, en nog steeds niets bij basketbal. Neem de basketbalfans.
say-one-gymnastics = Drie sterren erbij waar je met twaalf al leidt, en nog steeds niets bij basketbal. Neem de basketbalfans.
say-medal = Hier zijn Bo en Chen, en er zijn drie medailles: één ster is zeker van brons. Een grotere voorsprong wint niets. Investeer de basketbalfans.
say-medal-athletics = Bij atletiek heb je brons al; of zes sterren zilver winnen, hangt van gedekte kaarten af. Bij basketbal is een nieuwe medaille zeker. Investeer de basketbalfans.
say-medal-cycling = Bij wielrennen leid je met twaalf sterren al ruim. Bij basketbal wint één ster zeker een nieuwe medaille. Investeer de basketbalfans.
say-medal-waste = Je wielercoach heeft vier sterren: deze zou je afleggen. Investeer de basketbalfans.
say-basketball = Basketbal: Bo tien, Chen zes, jij één. Je ene ster wint brons: 1 punt.
say-tie = Zwemmen: jij en Bo hebben elk zeven sterren. Het hoogste nummer op de kaarten daar beslist: 36 is meer dan 23. Het goud is voor jou.
say-result = Jij hebt 11 punten, Bo 10, Chen 9. Die ene ster bij basketbal gaf de doorslag.

## Group: win

win-1 = Wees overal. Met twee of drie spelers wint één kaart bij een onderdeel daar altijd een medaille.
win-2 = Bied hoge nummers als de paren verschillen, lage als ze op elkaar lijken, en nooit je beste kaarten.
win-3 = Investeer waar een medaille van eigenaar wisselt. Een grote voorsprong wint niets extra, en bij gelijke stand wint het hoogste nummer.

## Group: more

more-last = De laatste investering van een andere partij. Bij gelijke punten beslist aan het eind ieders hoogste nummer, waar ook: dat van jou is de 69 van de coach.
more-number = Bij atletiek is het spannend. Een nieuwe coach vervangt de jouwe, en dan is de 69 weg. De fans geven er drie sterren bij: investeer de atletiekfans.
more-number-coach = Negen sterren in plaats van tien, en je 69 leg je af. Investeer de atletiekfans.
more-number-other = Bij atletiek is het spannender: Bo toont daar vijf sterren en heeft nog een gedekte kaart, en jij hebt er zeven. Investeer de atletiekfans.
more-tie = Jij en Bo hebben elk 11 punten, en het hoogste nummer beslist: je 69 is meer dan de 67 van Bo. Jij wint!

## Group: about

about-chosen-card = De kaart die deze speler heeft gekozen, om te bieden of te investeren. Die blijft gedekt totdat iedereen heeft gekozen; een bod toont dan het nummer.
about-second-card = De gedekte kaart van het paar. Wie het paar neemt, krijgt beide kaarten en is de enige die deze te zien krijgt.
about-what-it-does = Wat er gebeurt als je deze kaart nu investeert: die gaat gedekt naar het eigen onderdeel en onthult je vorige kaart daar, vervangt een zwakkere van die soort, of is alleen af te leggen.
about-number = Het nummer van de kaart, van 1 tot en met 75; elk nummer komt één keer voor. Bij het bieden neemt het hoogste nummer als eerste een paar. Bij gelijke sterren beslist het hoogste nummer.
about-stars = De prestatie van de kaart: één tot vijf sterren. Ze tellen bij het onderdeel van de kaart, in de medailleceremonie.
about-own-face-down = Een gedekte kaart die alleen de eigenaar kent, met soort en sterren. De anderen zien alleen het fiche erop.
about-token = Het fiche van deze speler. Het ligt op de kaart die het laatst bij dit onderdeel is gespeeld.
about-face-down = Een gedekte kaart, de nieuwste van deze speler hier. Alleen de eigenaar kent de kaart; die gaat open als er nog een bij komt, of in de ceremonie.
about-chip = Een kaart die bij dit onderdeel open ligt: de soort en de sterren. Een speler heeft daar van elke soort hooguit één kaart.
about-type = De soort van de kaart: kampioen, coach, training, uitrusting of fans. Bij een onderdeel mag je van elke soort één kaart hebben; een sterkere komt ervoor in de plaats.
about-card-event = Het onderdeel van de kaart. Als je de kaart investeert, gaat die altijd daarheen, en nergens anders.
about-held-card = Een kaart in de hand. Bied die om het nummer, of investeer die om de sterren. Elke ronde bied je één kaart en investeer je een andere.
about-taken-pair = Dit paar is genomen: de speler met dit fiche nam de kaart die je hier ziet, en de kaart eronder.
about-pair = Een paar: één kaart open, en één gedekt eronder. Het hoogste bod neemt een paar naar keuze, dan het op een na hoogste, enzovoort.
about-pairs = De paren van deze ronde: één voor elke speler, en met twee spelers nog een voor het neutrale team.
about-deck = De kaarten die nog in de stapel zitten. Wordt de laatste getrokken, dan zijn de rondes voorbij en begint de medailleceremonie.
about-discards = De aflegstapel: biedingen, vervangen kaarten, en kaarten die niet gespeeld konden worden. Tik om ze te bekijken. Wat hier ligt, komt nooit terug.
about-medal = Een medaille en wat die waard is: goud 3 punten, zilver 2, brons 1. Medailles gaan in de ceremonie naar de meeste sterren bij elk onderdeel.
about-event = Een van de vijf onderdelen, met zijn drie medailles. Die gaan aan het eind naar wie hier de meeste sterren heeft. Tik om ieders kaarten te zien.
about-sum = De sterren van deze speler bij dit onderdeel die nu te zien zijn. Een gedekte, onbekende kaart telt niet mee.
about-cell = De kaarten van één speler bij één onderdeel. Tik om ze groot te zien, met die van alle anderen.
about-points = De punten van deze speler uit medailles. Ze blijven tot de ceremonie op 0. Wie de meeste punten heeft, wint.
about-status = Wat deze speler doet: een kaart kiezen, of een paar nemen. Bij “{ olympics.status-chosen }” is het wachten op de anderen.
about-neutral = Het neutrale team. Het krijgt elke ronde het laatste paar en speelt beide kaarten open. Het wint medailles en houdt ze zo bij jullie weg, maar kan het spel niet winnen.
about-player = Een speler: wat die doet en hoeveel punten die heeft. Tik om alle kaarten bij de onderdelen te zien, en welke open kaarten er zijn genomen.
about-podium-medal = De medaille die hier gewonnen is, en wat die waard is: goud 3 punten, zilver 2, brons 1.
about-tie = Hier hadden spelers evenveel sterren. Dan beslist het hoogste nummer op hun kaarten bij dit onderdeel.
about-counted = De kaarten van deze speler bij het onderdeel, ster voor ster geteld. Wat gedekt lag, gaat nu open.
about-podium = Een speler bij dit onderdeel: de kaarten, de som van de sterren, en de medaille die ze winnen.
about-ceremony = De medailleceremonie. De onderdelen worden één voor één beslist: de meeste sterren winnen goud, dan komen zilver en brons. Voor een medaille is minstens één kaart nodig.
about-bid = Een bod. Het hoogste nummer neemt als eerste een paar, dan het op een na hoogste. Alle biedingen worden afgelegd.
about-bids = De biedingen van deze ronde. Als ze open liggen, staan ze van het hoogste nummer naar het laagste; in die volgorde worden de paren genomen.
about-table-card = Een kaart, met nummer, onderdeel, soort en sterren.
about-confirm = De knop die doet wat je hebt gekozen. Zolang je niet tikt, kun je nog iets anders kiezen.
about-prompt = Wie er iets moet doen, en wat. Eronder staat waarom, of wat de gekozen kaart zou doen.
about-aim = Het spel in een paar woorden. Met nummers bied je op kaarten; aan het eind winnen sterren medailles bij de onderdelen, en medailles zijn punten.

## Group: together

together-aim = Aan het eind zijn er medailles bij vijf onderdelen: de meeste sterren winnen goud, 3 punten, dan zilver 2 en brons 1. Twee rondes samen, dan spelen jullie zelf.
together-bid = Bied een kaart: het hoogste nummer kiest als eerste een paar nieuwe kaarten. De zwemcoach past bij je kampioen, dus bied 69, maar twee sterren.
together-bid-low = Met een 17 kies je waarschijnlijk laat, en kan de coach al weg zijn. Bied de 69.
together-bid-strong = Dan geef je meer sterren op voor een lager nummer. Bied de 69.
together-spare = Iedereen biedt tegelijk, en het hoogste nummer kiest als eerste een paar. Je wieleruitrusting heeft één ster, maar een mooie 65: bied die.
together-spare-other = Dan geef je meer sterren op voor een lager nummer. Bied de 65.
together-highest = Het hoogste bod kiest als eerste een paar, en niets gaat boven je 75. Bewaar die tot een paar het waard is, en bied je 42.
together-highest-now = Je zou als eerste kiezen, maar deze paren zijn het allerhoogste nummer niet waard. Bied de 42.
together-highest-coach = Dan geef je één ster meer op voor een lager nummer. Bied de 42.
together-highest-other = Met 62 kies je misschien een andere ronde als eerste, dus bewaar die. Bied de 42.
together-pick = 69 is meer dan 65 en 42: jij kiest als eerste. Je krijgt ook de gedekte kaart eronder. Neem de zwemcoach.
together-pick-other = De coach heeft vier sterren, de andere hebben er drie en twee. Neem de zwemcoach.
together-second = Jij kiest nu. Drie sterren zijn beter dan twee: neem de basketbalfans, en de kaart eronder.
together-second-other = Twee sterren in plaats van drie. Neem de basketbalfans.
together-beneath = Het laagste bod krijgt het laatste paar. Wat eronder lag, is nu in de hand, en alleen wie het nam, heeft het gezien.
together-invest = Investeer één kaart: die gaat gedekt naar het eigen onderdeel, dus alleen jij kent je zwemkampioen met vijf sterren.
together-invest-coach = Die komt de volgende ronde. Begin met de zwemkampioen, die heeft één ster meer.
together-invest-other = Mag, maar begin met je sterkste kaart: de zwemkampioen, met vijf sterren.
together-wait = Investeer je turnkampioen, gedekt bij turnen. De wielerkampioen met vijf sterren kan wachten: niemand kan die uit je hand pakken.
together-wait-other = Die kaart kan wachten, veilig in je hand. Investeer de turnkampioen.
together-treasure = Onder je kaart lag een atletiekkampioen met vier sterren. Investeer die, gedekt bij atletiek: de anderen zien alleen dat je er bent.
together-treasure-other = Minder sterren. De atletiekkampioen heeft er vier: investeer die.
together-tokens = Jullie fiches liggen op drie gedekte kaarten. Iedereen ziet waar de anderen zijn, maar niet hoe sterk.
together-behind = Je turnfans hebben één ster en een lage 17: bied die, en laat de anderen maar eerst kiezen.
together-behind-other = Dan geef je meer sterren op, en zelfs het laatste paar toont er drie. Bied de turnfans.
together-better = Er ligt een turnkampioen met vijf sterren, beter dan de jouwe. Met je 58 maak je een goede kans: bied die.
together-better-other = Dan geef je meer sterren op voor een lager nummer. Bied de 58.
together-differ = Vijf sterren, vijf en drie: nu verschillen de paren, en is het iets waard om als eerste te kiezen. Bied je 75.
together-differ-other = Iemand kan meer bieden, en deze paren verschillen. Met je 75 kies je zeker als eerste: bied die.
together-spread = 75 kiest als eerste. Met drie spelers wint één kaart bij een onderdeel altijd een medaille, en bij basketbal is nog niemand: neem die kampioen.
together-spread-gymnastics = Ook vijf sterren, maar daar is al iemand. Bij basketbal is nog niemand. Neem de basketbalkampioen.
together-three = Drie sterren in plaats van vijf. Neem het paar dat genoemd werd.
together-left = De turnkampioen met vijf sterren ligt er nog, en jij bent aan de beurt. Neem die.
together-add = Verschillende soorten tel je op: een kampioen met vijf en een coach met vier is negen. Investeer de coach; je kampioen gaat open.
together-add-other = Kan, maar met negen sterren bij zwemmen zie je iets nieuws. Investeer de zwemcoach.
together-upgrade = Bij een onderdeel mag je van elke soort één kaart hebben: je nieuwe turnkampioen, met meer sterren, vervangt de oude. Investeer die.
together-upgrade-other = Kan, maar kijk eerst hoe een sterkere kaart een zwakkere vervangt. Investeer de turnkampioen.
together-open = Een tweede onderdeel kan je een tweede medaille opleveren: investeer de basketbalkampioen.
together-open-other = Kan, maar vijf sterren waar nog niemand anders is, zijn meer waard. Investeer de basketbalkampioen.
together-end = Soorten optellen, een kaart vervangen, een nieuw onderdeel: drie wegen naar medailles. Er komen nog acht rondes. Vanaf hier spelen jullie zelf.

## Group: tip

tip-neutral = Het paar dat jullie allebei laten liggen, gaat naar het neutrale team: dat kan medailles winnen en ze zo bij jullie weghouden.
tip-differ = De paren verschillen flink: als eerste kiezen is een hoog bod waard, met een zwakke kaart.
tip-alike = De paren lijken erg op elkaar: bied de kaart die je het minst zult missen.
tip-last = Dit is de laatste ronde: kaarten die je overhoudt, tellen niet mee.
tip-token = Gedekte kaarten onder een fiche zijn geheim: elk heeft één tot vijf sterren.
tip-waste = Je hebt deze soort al bij dit onderdeel, met evenveel sterren of meer, dus deze kaart is alleen nog goed om te bieden.
tip-few = Je hebt een kaart voor dit onderdeel, waar hooguit twee spelers er een hebben: zoals het er nu voor staat, wint die een medaille.
tip-row = Deze rij is van jou: win medailles bij vijf onderdelen.
