### Orc-lympics: the names of races, skills, competitions, and of what a player is doing.

## Group: race
## The seven races, in the order of the game. The name itself heads a card and stands as a label: “Human”.
## .one and .many follow a number in a list of cards: “1 elf”, “2 elves”. .many also stands alone: “goblins and orcs”.
## .a is one card as an object: “keeps an elf”. .the is a certain card as an object: “Keep the elf”.

race-human = Human
    .one = human
    .many = humans
    .a = a human
    .the = the human
race-goblin = Goblin
    .one = goblin
    .many = goblins
    .a = a goblin
    .the = the goblin
race-elf = Elf
    .one = elf
    .many = elves
    .a = an elf
    .the = the elf
race-dwarf = Dwarf
    .one = dwarf
    .many = dwarves
    .a = a dwarf
    .the = the dwarf
race-halfling = Halfling
    .one = halfling
    .many = halflings
    .a = a halfling
    .the = the halfling
race-djinn = Djinn
    .one = djinn
    .many = djinns
    .a = a djinn
    .the = the djinn
race-orc = Orc
    .one = orc
    .many = orcs
    .a = an orc
    .the = the orc

## Group: skill
## Length: 12
## The three skills, in the order of the game. The name itself is a label on cards and competitions, and begins a
## sentence. .sentence stands within a sentence: “8 in strength”, “they have no speed”.

skill-speed = Speed
    .sentence = speed
skill-cunning = Cunning
    .sentence = cunning
skill-strength = Strength
    .sentence = strength

## Group: competition
## Length: 22
## The fifteen competitions, in the order of their numbers: four of strength, four of cunning, four of speed (worth 3, 4, 5
## and 6), then the main events of strength, cunning and speed. The name itself heads a card, and
## begins a sentence. .sentence stands within a sentence, after “in” or “now”, or as its subject: “wins gold in the Great Lava Run”.

competition-table-flipping = Table Flipping
    .sentence = Table Flipping
competition-donkey-shoving = Donkey Shoving
    .sentence = Donkey Shoving
competition-gate-ramming = Gate Ramming
    .sentence = Gate Ramming
competition-boulder-tossing = Boulder Tossing
    .sentence = Boulder Tossing
competition-card-cheating = Card Cheating
    .sentence = Card Cheating
competition-lock-picking = Lock Picking
    .sentence = Lock Picking
competition-poison-brewing = Poison Brewing
    .sentence = Poison Brewing
competition-riddle-duel = Riddle Duel
    .sentence = the Riddle Duel
competition-pie-gobbling = Pie Gobbling
    .sentence = Pie Gobbling
competition-rooftop-dash = Rooftop Dash
    .sentence = the Rooftop Dash
competition-greased-pig-chase = Greased-Pig Chase
    .sentence = the Greased-Pig Chase
competition-bat-back-derby = Bat-Back Derby
    .sentence = the Bat-Back Derby
competition-troll-wrestling = Troll Wrestling
    .sentence = Troll Wrestling
competition-dragon-haggling = Dragon Haggling
    .sentence = Dragon Haggling
competition-great-lava-run = The Great Lava Run
    .sentence = the Great Lava Run

## Group: doing
## Length: 12
## What a player is doing, on a chip beside the name. If your language would have to agree with the
## player, use a verb (“has passed”) or a noun.

doing-choosing = choosing
doing-chosen = chosen
doing-building = building
doing-built = built
doing-turn = to play
doing-passed = passed
doing-deciding = deciding
doing-decided = decided
