### Olympikos: de tafel, het opzetten en de uitslag.

progress-turn = Ronde { $turn } van { $turns }
progress-over = Alle rondes zijn gespeeld

sport-label = { NAME($ring) }: { NAME($sport, form: "sentence") }. Van dichtbij bekijken.
sport-gone = { NAME($ring) }: { NAME($sport, form: "sentence") }, al gespeeld.
used-sport = gespeeld
sport-hidden = { NAME($ring) }: een sport, gedekt tot de race begint.
to-guess = geheim
sport-where = { NAME($games) }, { $ring ->
    [blue] onder de blauwe ring
    [yellow] onder de gele ring
    [black] onder de zwarte ring
    [green] onder de groene ring
   *[red] onder de rode ring
}

very-good = Zeer goed
average = Gemiddeld

stand-label = { $title } { $clue } { $cards }
stand-title = { NAME($medal) }: { $points } punten voor de eerste goede kaart.
stand-no-clue = Nog geen aanwijzing.
stand-hidden = Er ligt een gedekte aanwijzing, { NAME($way) }.
stand-clue = De aanwijzing: { NAME($clue) }, { NAME($way) }.
stand-cards = Kaarten, op volgorde: { LIST($cards, type: "unit") }.
stand-empty = Geen kaarten.

card-hidden = { $name }
card-shown = { $name } ({ NAME($ring, form: "sentence") })
card-right = { $name } ({ NAME($ring, form: "sentence") }, goed, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
card-right-rival = { $name } ({ NAME($ring, form: "sentence") }, goed)
card-wrong = { $name } ({ NAME($ring, form: "sentence") }, fout)

plus = +{ $points }
minus = −{ $points }

stage-target = Geheime sport
stage-right = ✓ Goed
stage-right-points = ✓ Goed +{ $points }
stage-wrong = ✕ Fout

control = Dopingcontrole
coach-title = De Coach
stage-was-target = Dat was een geheime sport
stage-not-target = Geen geheime sport
stage-nobody = Niemand had het goed

ready-sit = Ga zitten waar je naam staat: daar liggen straks je kaarten.
ready-secret = Geen paneel laat zien welke sport gekozen of al gebruikt is, dus niemand ziet wat je raadt.
ready-one-pad = Eén paneel voor iedereen: tik erboven op je naam en speel dan.
ready-who = Wie raadt
ready-why = De sporten verschijnen, en dan aanwijzing na aanwijzing: tik op de sport waar een aanwijzing bij past, dan op de medaille.
ready-why-coach = De atleten gaan nu je aanwijzingen raden; jij kunt alleen nog toekijken.
ready-tested = Dopingcontrole voor { LIST($names) }, aan de leiding: leg na de medailles nog één kaart, voor een sport die volgens jou niet geheim is. Fout kost hooguit 3 punten.
aim = Eerste goede kaart: brons 2, zilver 3, goud 4. Meeste punten wint.
aim-together = Raad het vóór de rivalen: samen tot 36 punten.

coach-role = Coach
controlled-role = op controle
choosing = kiest
placed-some = { $count }/3 gelegd
control-role = controle
done-role = klaar

chip-label = { $name }, { NAME($nation) }: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
chip-together = { $name }, { NAME($nation) }.
chip-coach = De Coach.
chip-choosing = De Coach, kiest aanwijzingen.
chip-placing = { $count } van 3 kaarten gelegd.
chip-done = Alle kaarten gelegd.
chip-tested = Moet deze ronde naar de dopingcontrole.

together = Samen
total-label = Samen: { $points } van { $most } punten.
grade-next = { $left ->
    [one] Nog { $left } punt tot “{ NAME($grade) }”
   *[other] Nog { $left } punten tot “{ NAME($grade) }”
}

ask-clue = Geef een aanwijzing voor { NAME($sport, form: "sentence") }
ask-clue-name = { $name }, geef een aanwijzing voor { NAME($sport, form: "sentence") }
ask-clue-bronze = Kies het plaatje dat het meest aan { NAME($sport, form: "sentence") } doet denken, en aan geen van de andere vier; er volgen nog twee sporten. Je krijgt 2 punten als alle atleten het goed hebben, 1 als maar een deel het goed heeft.
ask-clue-silver = Je hebt nog vijf aanwijzingen. Je krijgt 3 punten als alle atleten het goed hebben, 1 als maar een deel het goed heeft.
ask-clue-gold = Je hebt nog vier aanwijzingen. Je krijgt 4 punten als alle atleten het goed hebben, 1 als maar een deel het goed heeft.
ask-clue-nobody = Raadt niemand ook maar één van je drie sporten, dan verlies je er hooguit 3.
ask-clue-bronze-together = Kies het plaatje dat het meest aan { NAME($sport, form: "sentence") } doet denken, en aan geen van de andere vier; er volgen nog twee sporten. Een goede kaart vóór de rivalen levert jullie samen 2 punten op.
ask-clue-silver-together = Je hebt nog vijf aanwijzingen. Rechtop is zeer goed, dwars is gemiddeld: wees eerlijk, het kost niets.
ask-clue-gold-together = Je hebt nog vier aanwijzingen. Een goede kaart vóór de rivalen levert jullie samen 4 punten op.

clue-label = { NAME($clue) }, { NAME($way) }
lay-it = “{ NAME($clue) }” { NAME($way) } onder { NAME($medal, form: "sentence") } leggen
how-good = Hoe goed is de aanwijzing?

watch-clues = { $name } kiest aanwijzingen
watch-clues-why = Straks raad je voor welke van vijf sporten elke aanwijzing staat. Rechtop is een zeer goede aanwijzing, dwars een gemiddelde.
ask-ready = Drie, twee, één…
ask-ready-why = Tik op de sport waar een aanwijzing bij past, dan op de medaille. Eerst de duidelijke: een gelegde kaart blijft liggen.
ask-race = Tik op een sport, dan op een medaille
ask-race-why = Iedereen speelt tegelijk. De eerste goede kaart levert het meest op, latere 1 punt. Gelegde kaarten blijven liggen.
rivals-why = Elke tien seconden legt een rivaal overal een kaart. Is die eerder goed, dan krijg je 1 punt. Je derde kaart stopt ze.
rivals-press-why = Per druk op de knop legt een rivaal overal een kaart. Is die eerder goed, dan krijg je 1 punt. Je derde kaart stopt ze.
ask-control = Dopingcontrole: sluit een sport uit
ask-control-why = Je leidt, dus: tik op de sport die vast niet geheim is, dan op Controle. Heb je het mis, dan kost dat hooguit 3 punten.
watch-rest = Al je kaarten zijn gelegd
watch-rest-why = Het wachten is op { LIST($names) }.
watch-race = De atleten raden
watch-race-why = Je krijgt de punten van een medaille als iedereen het goed heeft, 1 punt als maar een deel het goed heeft.
watch-race-around-why = Ieder tikt op een sport, dan een medaille. De eerste goede kaart levert het meest op, latere 1 punt. Gelegd is gelegd.
watch-race-by-others-why = De eerste goede kaart levert het meest op.
finish-race = Race afmaken
watch-together = { $name } raadt voor jullie samen
watch-together-why = Een goede kaart levert alleen alle punten op als geen rivaal eerder goed was.
presentation = Medaille-uitreiking
show-turn = Een nieuwe ronde
watch-over = Alle rondes zijn gespeeld

pad-label = De kaarten van { $name }
pad-ring = { NAME($ring) }: { NAME($sport, form: "sentence") }
pad-ring-gone = { NAME($ring) }: al gespeeld
pad-medal = Op { NAME($medal, form: "sentence") } leggen
pad-medal-closed = { NAME($medal) }: de aanwijzing is nog niet omgedraaid
pad-medal-placed = { NAME($medal) }: daar heb je al een kaart
pad-control = Controle: voor de dopingcontrole leggen
control-short = Controle
control-key = D
pad-done = Klaar!
pad-tested = Eerst de medailles, dan een sport uitsluiten.
pad-test = Sluit een sport uit: geheim kost hooguit 3 punten.
plate-athlete = Tik op de sport waar een aanwijzing bij past, dan op de medaille. De eerste goede kaart levert het meest op, latere 1 punt.
plate-tested = Tik op een sport, dan op een medaille. Sluit na de medailles een sport uit die vast niet geheim is.
plate-coach = Jij bent de Coach: je krijgt de punten van een medaille als iedereen het goed heeft, 1 punt als maar een deel het goed heeft.
pads = Welk paneel?

why-ring-first = Tik eerst op een sport.
why-not-flipped = Die aanwijzing is nog niet omgedraaid.
why-placed = Je kaart op die medaille blijft liggen.
why-used = Die kaart heb je al gespeeld.
why-medals-first = De dopingcontrole komt na de medailles.
why-not-controlled = Deze atleet heeft nu geen controle.
why-in-hand = Die aanwijzing heeft de Coach niet.

count-three = Tot de eerste aanwijzing wordt omgedraaid
count-rival = Tot het volgende rivaliserende land speelt
count-guard = Tot er kaarten worden gelegd voor wie nog niet klaar is
clock-rival = Rivaal komt
clock-guard = Tijdslimiet
press-rival = Rivaal laten spelen
press-guard = De tijd is om

look-back = Vorige rondes
look-back-title = De rondes tot nu toe
turn-of = Ronde { $turn }: Coach { $name }
got-points = { $name } +{ $points }
got-wrong = { $name } ({ NAME($ring, form: "sentence") }, fout)
nobody-right = Niemand heeft ook maar één sport geraden.
control-was = Dopingcontrole: { $name } sloot { NAME($ring, form: "sentence") } uit, en dat was een geheime sport.
control-was-not = Dopingcontrole: { $name } sloot { NAME($ring, form: "sentence") } uit, en dat was geen geheime sport.

tell-turn = { $name } is Coach.
tell-turn-tested = { $name } is Coach. Aan de leiding, en dus naar de dopingcontrole: { LIST($names) }.
tell-laid = { $name } legt een aanwijzing { NAME($way) } onder { NAME($medal, form: "sentence") }.
tell-laid-own = { $name } legt “{ NAME($clue) }” { NAME($way) } onder { NAME($medal, form: "sentence") }.
tell-drew = { $name } trekt de geheime sport voor { NAME($medal, form: "sentence") }.
tell-drew-own = { $name } trekt { NAME($ring, form: "card") } voor { NAME($medal, form: "sentence") }.
tell-ready = Alle aanwijzingen liggen klaar. Drie, twee, één!
tell-flipped = { NAME($medal) }: { NAME($clue) }, { NAME($way) }.
tell-placed = { $name } heeft een kaart op { NAME($medal, form: "sentence") } gelegd.
tell-placed-own = { $name } legt { NAME($ring, form: "card") } op { NAME($medal, form: "sentence") }.
tell-late = De tijd is om: een willekeurige kaart van { $name } komt op { NAME($medal, form: "sentence") }.
tell-control = { $name } heeft een kaart voor de dopingcontrole gelegd.
tell-control-own = { $name } legt { NAME($ring, form: "card") } voor de dopingcontrole.
tell-control-late = De tijd is om: een willekeurige kaart van { $name } gaat naar de dopingcontrole.
tell-landed = { NAME($nation, form: "number") ->
    [plural] { NAME($nation, form: "start") } leggen op elke medaille een kaart.
   *[singular] { NAME($nation, form: "start") } legt op elke medaille een kaart.
}
tell-done = Iedereen is klaar. Tijd voor de medailles!
tell-target = { NAME($medal) }: de geheime sport was { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }).
fit-only = “{ NAME($clue) }”, { NAME($way) }, past daar { NAME($fit) } bij en doet aan geen andere sport op tafel denken.
fit-better = “{ NAME($clue) }”, { NAME($way) }, past daar { NAME($fit) } bij. Je kunt ook aan { NAME($rival, form: "sentence") } denken: daar past het { NAME($other) } bij.
fit-equally = “{ NAME($clue) }”, { NAME($way) }, past daar { NAME($fit) } bij, maar je kunt net zo goed aan { NAME($rival, form: "sentence") } denken.
fit-worse = “{ NAME($clue) }”, { NAME($way) }, past daar { NAME($fit) } bij. Je denkt eerder aan { NAME($rival, form: "sentence") }: daar past het { NAME($other) } bij.
fit-hardly = “{ NAME($clue) }”, { NAME($way) }, past daar nauwelijks bij, maar bij geen andere sport beter.
fit-sooner = “{ NAME($clue) }”, { NAME($way) }, past daar nauwelijks bij, en je denkt eerder aan { NAME($rival, form: "sentence") }.
fit-none = “{ NAME($clue) }”, { NAME($way) }, past bij geen van de vijf sporten goed.
tell-wins = { $name } raadde { NAME($ring, form: "sentence") }: de eerste goede kaart, { $points } punten voor { NAME($medal, form: "sentence") }.
tell-also = { $name } raadde { NAME($ring, form: "sentence") }: ook goed, 1 punt.
tell-wrong = { $name } raadde { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }): fout.
tell-rival-right = { NAME($nation, form: "number") ->
    [plural] { NAME($nation, form: "start") } raadden { NAME($ring, form: "sentence") }: goed.
   *[singular] { NAME($nation, form: "start") } raadde { NAME($ring, form: "sentence") }: goed.
}
tell-rival-wrong = { NAME($nation, form: "number") ->
    [plural] { NAME($nation, form: "start") } raadden { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }): fout.
   *[singular] { NAME($nation, form: "start") } raadde { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }): fout.
}
tell-coach-all = Iedereen had het goed: Coach { $name } krijgt { $points } punten voor { NAME($medal, form: "sentence") }.
tell-coach-some = Een deel had het goed: Coach { $name } krijgt 1 punt voor { NAME($medal, form: "sentence") }.
tell-coach-none = Niemand had het goed: Coach { $name } krijgt niets voor { NAME($medal, form: "sentence") }.
tell-positive = { $lost ->
    [0] Positieve controle: { $name } sloot { NAME($ring, form: "sentence") } uit, en dat was een geheime sport. Er waren geen punten te verliezen.
    [one] Positieve controle: { $name } sloot { NAME($ring, form: "sentence") } uit, en dat was een geheime sport: dat kost { $lost } punt.
   *[other] Positieve controle: { $name } sloot { NAME($ring, form: "sentence") } uit, en dat was een geheime sport: dat kost { $lost } punten.
}
tell-negative = Negatieve controle: { $name } sloot { NAME($ring, form: "sentence") } uit, en terecht.
tell-nobody = { $lost ->
    [0] Niemand heeft ook maar één sport geraden: Coach { $name } heeft niets te verliezen.
    [one] Niemand heeft ook maar één sport geraden: Coach { $name } verliest { $lost } punt.
   *[other] Niemand heeft ook maar één sport geraden: Coach { $name } verliest { $lost } punten.
}
tell-cancelled = De dopingcontrole gaat niet door.
tell-ended = Dat was de laatste ronde.

ask-start = Wie is de eerste Coach?
option-rivals = Computerspelers
option-rivals-why = Rustige geven iedereen minstens twaalf seconden om te kijken, fijn voor kinderen.
rivals-normal = Zo snel als mensen
rivals-relaxed = Rustig
option-guard = Tijdslimiet voor de laatste atleet
guard-why = Hoeveel tijd de laatste atleet die nog bezig is, krijgt voordat er willekeurige kaarten worden gelegd.
guard-off = Geen
guard-15 = 15 seconden
guard-30 = 30 seconden
guard-60 = 60 seconden
option-clock = De klok
clock-why = Wie meer tijd wil, laat rivalen (met twee spelers) en de tijdslimiet op een knop wachten.
clock-on = Automatisch
clock-off = Wacht op een knop
option-clues = De aanwijzingen
clues-why = Met meer aanwijzingen speel je vele partijen voordat er een terugkomt.
clues-more = Alle 238
clues-core = De basisset van 160
option-hands = De hand van de Coach
hands-why = Met een duidelijke aanwijzing voor elke geheime sport kunnen de atleten die bijna altijd vinden. Een hand zoals die komt, is moeilijker, en vaak grappiger.
hands-clear = Altijd iets duidelijks bij elke sport
hands-any = Zoals het komt
option-words = Namen van de aanwijzingen
words-why = Zonder namen moet je de plaatjes herkennen. Leuk als uitdaging, of als niet iedereen dezelfde taal spreekt.
words-shown = Zichtbaar
words-hidden = Verborgen

mode = Welke variant?
mode-race = Race
mode-together = Voor twee samen
flat-title = Leg de tablet plat
flat-why = Alleen de Coach pakt de tablet op, om ongezien aanwijzingen te kiezen, en legt die weer neer. Daarna heeft elke atleet een paneel aan één rand, de goede kant op.
together-title = Met z’n tweeën samen
together-why = Jullie delen één score. Jullie zijn om de beurt Coach, elk twee keer, terwijl de ander raadt, en elke tien seconden legt een van vier rivaliserende landen een kaart op elke medaille. 36 punten is een wereldrecord.
narrow-title = Op dit scherm past één paneel
narrow-why = { $people ->
    [one] In een race heeft ieder een paneel binnen handbereik nodig. Gebruik voor { $people } persoon een groter scherm of kleinere tekst. Op dit scherm kun je spelen:
   *[other] In een race heeft ieder een paneel binnen handbereik nodig. Gebruik voor { $people } personen een groter scherm of kleinere tekst. Op dit scherm kun je spelen:
}
narrow-two = Met z’n tweeën, samen
narrow-alone = In je eentje, tegen computers

verdict-title = { $points ->
    [one] { LIST($names) }: { $points } punt samen. { NAME($grade) }!
   *[other] { LIST($names) }: { $points } punten samen. { NAME($grade) }!
}
verdict-heading = Internationale medaillespiegel
grade-from = { NAME($grade) }: vanaf { $from } punten
grade-all = { NAME($grade) }: alle { $from } punten
grade-why-0 = Aanwijzing en gok hebben elkaar nog niet gevonden. Het volgende doel: de eerste aanwijzing die jullie allebei begrijpen.
grade-why-1 = De eerste aanwijzingen komen over. Elke ronde één keer meer goed, en de rivalen raken achterop.
grade-why-2 = Meer dan de helft van alle punten: deze twee begrijpen elkaar.
grade-why-3 = Er ging haast geen aanwijzing verloren. Met dit tweetal valt niet te spotten.
grade-why-4 = Elke sport werd gevonden voordat een rivaal die raadde. Beter kan niet.
verdict-cost = { $lost ->
    [one] { $points } van 36 punten. { NAME($medal) } kostte het meest: { $lost } punt.
   *[other] { $points } van 36 punten. { NAME($medal) } kostte het meest: { $lost } punten.
}
won-medal = { $name } wint met { $points } punten, waarvan { $own } voor { NAME($medal, form: "sentence") }; { $second } haalde er daar { $less }.
won-coach = { $name } wint met { $points } punten, waarvan { $own } als Coach; { $second } haalde er als Coach { $less }.
won-lost = { $name } wint met { $points } punten: { $second } verloor er onderweg { $less }, { $name } { $own }.
category-bronze = Punten voor brons
category-silver = Punten voor zilver
category-gold = Punten voor goud
category-coach = Als Coach
category-lost = Verloren

highlight-fastest = { $seconds ->
    [one] De snelste goede gok van de partij: { $name } herkende { NAME($sport, form: "sentence") } in { $seconds } seconde.
   *[other] De snelste goede gok van de partij: { $name } herkende { NAME($sport, form: "sentence") } in { $seconds } seconden.
}
highlight-understood = Iedereen begreep “{ NAME($clue) }” van { $coach } als { NAME($sport, form: "sentence") }. Dat is coachen.
highlight-understood-by = { $athlete } begreep “{ NAME($clue) }” van { $coach } als { NAME($sport, form: "sentence") }. Dat is coachen.
highlight-missed = Niemand begreep “{ NAME($clue) }” van { $coach }: het stond voor { NAME($sport, form: "sentence") }.
highlight-missed-by = { $athlete } begreep “{ NAME($clue) }” van { $coach } niet: het stond voor { NAME($sport, form: "sentence") }.
highlight-sweep = { $name } pakt de hele ronde: op alle drie de medailles als eerste goed, { $points } punten.
highlight-positive = { $name } test positief bij de dopingcontrole.

all-sports = De 80 sporten: { LIST($sports) }.
