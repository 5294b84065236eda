### Namen.

## Group: race

race-human = Mens
    .one = mens
    .many = mensen
    .a = een mens
    .the = de mens
race-goblin = Goblin
    .one = goblin
    .many = goblins
    .a = een goblin
    .the = de goblin
race-elf = Elf
    .one = elf
    .many = elfen
    .a = een elf
    .the = de elf
race-dwarf = Dwerg
    .one = dwerg
    .many = dwergen
    .a = een dwerg
    .the = de dwerg
race-halfling = Halfling
    .one = halfling
    .many = halflings
    .a = een halfling
    .the = de halfling
race-djinn = Djinn
    .one = djinn
    .many = djinns
    .a = een djinn
    .the = de djinn
race-orc = Ork
    .one = ork
    .many = orken
    .a = een ork
    .the = de ork

## Group: skill

skill-speed = Snelheid
    .sentence = snelheid
skill-cunning = Sluwheid
    .sentence = sluwheid
skill-strength = Kracht
    .sentence = kracht

## .sentence: past na “bij” en als onderwerp.

## Group: competition

competition-table-flipping = Tafels omkiepen
    .sentence = tafels omkiepen
competition-donkey-shoving = Ezels duwen
    .sentence = ezels duwen
competition-gate-ramming = Poorten rammen
    .sentence = poorten rammen
competition-boulder-tossing = Rotsblokken gooien
    .sentence = rotsblokken gooien
competition-card-cheating = Vals kaarten
    .sentence = vals kaarten
competition-lock-picking = Sloten kraken
    .sentence = sloten kraken
competition-poison-brewing = Gif brouwen
    .sentence = gif brouwen
competition-riddle-duel = Raadsel­duel
    .sentence = het raadselduel
competition-pie-gobbling = Taarten schrokken
    .sentence = taarten schrokken
competition-rooftop-dash = Daken­sprint
    .sentence = de dakensprint
competition-greased-pig-chase = Glibber­varken­jacht
    .sentence = de glibbervarkenjacht
competition-bat-back-derby = Vleermuis­derby
    .sentence = de vleermuisderby
competition-troll-wrestling = Trol­worstelen
    .sentence = trolworstelen
competition-dragon-haggling = Draken­pingelen
    .sentence = drakenpingelen
competition-great-lava-run = De Grote Lavaloop
    .sentence = de Grote Lavaloop

## Group: doing

doing-choosing = kiest
doing-chosen = gekozen
doing-building = bouwt
doing-built = team klaar
doing-turn = aan de beurt
doing-passed = gepast
doing-deciding = kiest
doing-decided = gekozen
