### Olympia 2000 (B.C.): names of disciplines, groups of athletes, missing places, and athletes.

## Group: discipline
## The five disciplines, in the order of their columns.
## The value is the label on columns, cards and headings, and the beginning of a sentence.
## .sentence: as it stands inside a sentence, mostly before a number or before "chip":
## "wins the long jump chip worth 4", "choose long jump 3".
## .the: the contest inside a sentence, with its article where it has one: "in the long jump", "in archery".
## .short: the label of a column on a narrow phone.
## Length: .short 9
discipline-discus = Discus
    .sentence = discus
    .the = the discus
    .short = Discus
discipline-marathon = Marathon
    .sentence = marathon
    .the = the marathon
    .short = Marathon
discipline-long-jump = Long jump
    .sentence = long jump
    .the = the long jump
    .short = Long jump
discipline-archery = Archery
    .sentence = archery
    .the = archery
    .short = Archery
# The contest for the best all-rounder in the other four.
discipline-combination = Combination
    .sentence = combination
    .the = the combination
    .short = Combi

## Group: group
## The five groups that the pictures on the cards show, from the best athletes to the worst.
## The value is the label on a card. .sentence: as it stands inside a sentence after the name of one athlete:
## "Kyklon, demigod: ...". An athlete may be of any gender.
group-demigod = Demigod
    .sentence = demigod
group-hero = Hero
    .sentence = hero
# Thin, a little weedy, full of good will.
group-hopeful = Hopeful
    .sentence = hopeful
# Somebody who eats too well.
group-feaster = Feaster
    .sentence = feaster
group-crutches = On crutches
    .sentence = on crutches

## Group: place
## What stands on a card instead of a number, where an athlete has no place in a discipline.
## Length: 6
# The athlete broke a rule of the contest, as somebody who oversteps the line.
place-overstepped = foul
# The athlete was not allowed to compete.
place-disqualified = out

## Group: athlete
## The 55 athletes, in the order of the numbers on their cards. Invented Greek names; above each, what it plays on.
## No two the same.
## Length: 11
# circling
athlete-kyklon = Kyklon
# a throw
athlete-rhipsias = Rhipsias
# thrower of stones
athlete-petrobalos = Petrobalos
# famous as the wind
athlete-anemokles = Anemokles
# sweat
athlete-hidrotas = Hidrotas
# long run
athlete-makrodromos = Makrodromos
# grasshopper
athlete-akridon = Akridon
# jumping weights
athlete-haltias = Haltias
# leaping, a horse of Achilles
athlete-pedasos = Pedasos
# strong with the bow
athlete-toxikrates = Toxikrates
# lookout
athlete-skopelos = Skopelos
# arrow
athlete-belophon = Belophon
# many gifts
athlete-polydoros = Polydoros
# friend of the discus
athlete-diskophilos = Diskophilos
# famous for leaping
athlete-pedekles = Pedekles
# a jump
athlete-halmon = Halmon
# archer
athlete-toxandros = Toxandros
# runner
athlete-dromeas = Dromeas
# man of the discus
athlete-diskandros = Diskandros
# fast foot
athlete-tachypous = Tachypous
# fleet of foot
athlete-podarkes = Podarkes
# thrower
athlete-rhiptor = Rhiptor
# deer
athlete-elaphos = Elaphos
# swift
athlete-thoas = Thoas
# thin
athlete-leptos = Leptos
# reed
athlete-kalamos = Kalamos
# lean
athlete-ischnos = Ischnos
# rod
athlete-rhabdos = Rhabdos
# thorn
athlete-akanthos = Akanthos
# rush, the plant
athlete-schoinos = Schoinos
# thread
athlete-nematos = Nematos
# dry stalk
athlete-karphos = Karphos
# chaff
athlete-achyros = Achyros
# needle
athlete-belonas = Belonas
# a hair
athlete-trichias = Trichias
# ear of corn
athlete-stachys = Stachys
# belly
athlete-gastron = Gastron
# big jar
athlete-pithos = Pithos
# famous for bread
athlete-artokles = Artokles
# cheese
athlete-tyron = Tyron
# flat cake
athlete-plakous = Plakous
# delicacies
athlete-opsonas = Opsonas
# wine drinker
athlete-oinopion = Oinopion
# fig
athlete-sykon = Sykon
# olive oil
athlete-elaion = Elaion
# dinner
athlete-deipnon = Deipnon
# drinking party
athlete-symposios = Symposios
# cup
athlete-kotylos = Kotylos
# slow foot
athlete-bradypous = Bradypous
# stumbling
athlete-sphalon = Sphalon
# bold
athlete-thrason = Thrason
# the companion of Odysseus who fell off a roof
athlete-elpenor = Elpenor
# one who loves to try hard
athlete-philoponos = Philoponos
# walking stick
athlete-baktron = Baktron
# cheerful
athlete-chairon = Chairon
