### Fetched
### Orc-lympics: the rules page. “You” is the reader.

## How it begins

# Ages and minutes are those that its publisher and reviews name; the rulebook has none.
# Rulings: O1
rules-facts = 2 to 5 players · ages 8 and up · 10 to 20 minutes
    .words = many people age old long minutes
rules-theme = The village is holding its games: orcs shove donkeys, elves pick locks and goblins chase greased pigs, all for a shining cup.
    .words = story about setting

## The pictures of positions: below each, two sentences.
## Length: 180

# Head
rules-pictures = In pictures
# Picture
rules-picture-row = Seven competitions lie in a row, each for one skill: speed, cunning or strength. The last one, the main event, is worth most.
# Picture
rules-picture-draft = Keep one card and pass the others to the left, until you have eight. Choose what the row wants.
# Picture
rules-picture-team = From your eight cards, build a team of three races at most. The rest is out, and no new cards come.
# Picture
rules-picture-enter = Enter cards with the skill, and add them up. The highest total holds the gold cup, the second highest the silver cup.
# Picture
rules-picture-tie = A tie is enough to take a cup: Chen takes the gold with 3. Ana, who loses it, gets the silver, and Bo has none.
# Picture
rules-picture-rest = Entered cards rest after a competition. If you win no cup, you may take one of yours back.
# Picture
rules-picture-end = Most points wins, and the main event decides many games, so keep cards for it. Ana comes to it with 10 points, and wins 7 more.

## The game in brief

# Head
rules-aim = The game in brief
# The game in three lines: this one and the two after it.
rules-brief-reveal = Reveal: seven competitions of speed, cunning or strength lie in a row from the start.
    .words = summary contests many number
rules-brief-build = Build: you draft eight cards, and build a secret team of at most three races from them.
rules-brief-compete = Compete: the highest total holds the gold cup, the second highest the silver cup. Whoever holds a cup when the competition ends scores it; most points wins.

## Components

# Head
rules-box = Components
# The seven cards are shown under it.
# Rulings: O23
rules-box-folk = 42 cards of seven races: 9 humans; 7 goblins, 7 elves and 7 dwarves; 4 halflings, 4 djinns and 4 orcs. All cards of a race are the same. Each shows its value in the three skills. The rarer a race, the more skilled it is: one, two or three dots. A dash means 0: the card cannot enter competitions of that skill.
    .words = kinds species creatures orcs elves dwarves humans goblins djinns halflings many number zero dash line strong good for best which strongest weakest
# The three emblems are shown under it.
rules-box-emblems = The wing stands for speed, the eye for cunning, the fist for strength.
    .words = symbol symbols icon icons picture mean meaning
# Rulings: O19
rules-box-competitions = 15 competitions: in each skill four standard ones, worth 3, 4, 5 and 6 points for gold, and a main event, worth 7. Silver is worth 2 points in every standard competition, and 4 in the main event.
    .words = value worth points silver gold many contests last main event
# The two cups are shown under it.
rules-box-cups = One gold cup and one silver cup. They change hands during a competition; only the players who hold them at the end score. Nobody can hold both.
    .words = trophy trophies both two

## Set-up

# Head
rules-set-up = Set-up
# Rulings: O20
rules-set-up-row = Six standard competitions are drawn and placed face up in a row, lowest value first; equal values lie in random order. One of the three main events comes last. The row is there for all to see before the draft begins.
    .words = prepare order lay contests how many competitions seven which sequence
rules-set-up-deal = Each player is dealt eight cards. The rest leave the game, and nobody sees them: 26 cards with two players, 18 with three, 10 with four, 2 with five.
    .words = many get receive start beginning hand size unused

## Building a team

# Head
rules-draft = The draft
# Rulings: O16
rules-draft-text = Everyone secretly chooses one card to keep, face down, and passes the others to the left. Continue with each new hand until everyone has kept eight cards; the eighth is whatever is left. You may look at your kept cards at any time. The app also remembers what you passed on: tap your own name.
    .words = left right direction give neighbour choose pick hand keep look work how draft
# Head
rules-team = The team
# Rulings: O15
rules-team-text = From these eight cards everyone secretly builds a team: at most three races, with as many cards of each as you like. You may also leave out cards of those races, but no new cards will come. Whatever is not in your team leaves the game unseen. The other players see only how many cards are in your team.
    .words = many races limit use maximum must all leave out choose drop four species different mixed
rules-team-example = For example, you kept 3 goblins, 2 elves, 1 halfling, 1 dwarf and 1 human. You build a team of the goblins, the elves and the halfling; the dwarf and the human leave the game.

## The competitions

# Head
rules-compete = The competitions
# Rulings: O2, O22
rules-compete-first = The row is played from first to last. Draw lots to see who begins the first competition, or agree on someone at set-up: the oldest player, say. After that, whoever won the last gold cup begins. Play goes to the left, past those who are out.
    .words = first starts begins starter direction clockwise around turn order goes way next after
# Rulings: O8
rules-compete-turn = On your turn you must either enter cards or pass. You may not wait.
    .words = wait skip nothing delay hold must what do options possible move
# Part
rules-enter-head = Entering
rules-enter-text = Play one or more cards, of one race or of several, face up in front of you, next to any you have already entered in this competition. Each must be worth at least 1 in its skill. Add up all your entered cards and compare your total with the other players’ totals.
    .words = play put more several how add different mixed before earlier counted still
# Rulings: O3, O4, O5
rules-enter-gold = If nobody has a higher total, take the gold cup; a tie is enough. If you take it from another player, that player takes the silver cup instead, from the middle or from whoever holds it. If you held the silver cup yourself, the two of you swap.
    .words = take steal overtake tie tied same equal swap first
# Rulings: O3
rules-enter-silver = Otherwise, if the silver cup is free or your total is at least that of its holder, take the silver cup.
    .words = second steal take when get cup
# Rulings: O3, O7
rules-enter-nothing = Otherwise the cups stay where they are. If you hold a cup already, you may add cards and keep it.
    .words = nothing lower less more
# Part
rules-pass-head = Passing
# Rulings: O9, O10, O22
rules-pass-text = Once you pass, you may enter no more cards in this competition. You keep your cup until someone takes it, and still get the silver cup if you lose the gold. If none of your cards has the skill, or your hand is empty, you have to pass. The others continue; the last player may go on alone. When everyone has passed, the competition is over.
    .words = stop quit out again back return rejoin drop leave empty none hand come after left cards end ends competition finish how
# Part
rules-example-head = An example
rules-example-text = Ana won the last gold cup and begins a competition of strength. Ana enters an orc, worth 4, and takes the gold. Bo enters a human, worth 1, and takes the silver. Chen enters two goblins, 4 in all: a tie with Ana, so Chen takes the gold, and Ana takes the silver from Bo. Ana passes. Bo adds an orc, has 5 and takes the gold; Chen takes the silver from Ana. Chen and Bo pass. Bo wins gold and Chen silver, and Ana may take a card back. Bo begins the next competition.

## Scoring and resting

# Part
rules-after-head = After a competition
# Rulings: O11, O12
rules-after-text = Whoever holds a cup scores its value. If only one player entered, nobody wins silver. If nobody entered, nobody scores: the competition is not held again, and the same player begins the next one.
    .words = score points winner nobody over end next played goes enters entered
# Rulings: O13, O24
rules-after-rest = Place all entered cards face down in front of their owners: they are resting. You may look through your own resting cards at any time. A player who won no cup may take one resting card back into their hand, from this or an earlier competition. Everyone decides at the same time; the others see that a card was taken, but not which. No cards are taken back after the main event.
    .words = back again return recover tired exhausted used pick regain get take card where cards go won nothing lost
# Head
rules-two = Two players
# Rulings: O14
rules-two-text = With two players there is no silver cup: whoever loses the gold gets nothing for it. A player who did not win the gold may take a card back; if nobody entered, both may. In the draft, each hand comes back to you, two cards smaller.
    .words = two silver second us

## The end

# Head
rules-end = End of the game
# Rulings: O18, O25
rules-end-text = The game ends after the main event, and most points wins. If players are tied on points, the one with the most valuable single gold cup ranks higher; if those are equal, compare the second most valuable, and so on; having one more is better. If all are equal, they share the place.
    .words = tie tied draw same equal level winner win finish over victory end points

## Variants

# Head
rules-variants = Variants
# Rulings: O20
rules-variant-events = Random order: leave the standard competitions in the order in which they are dealt. The main event still comes last.
    .words = random mixed shuffled order
# Rulings: O21, O25
rules-variant-season = Season: play several games. The winner of each game scores one season point; if victory is shared, each winner does. The first player to reach the agreed number wins the season; players who reach it in the same game share it. Who begins is decided anew for each game.
    .words = several series league championship campaign many win won

## Hints

# Head
rules-hints = Hints
rules-hints-text = Cheap cups come first, unless the order is random: missing both costs little, and then you may take a card back. A tie is enough to take a cup, so lead with a total that costs the others more cards than the cup is worth to them. Keep count of what the others have resting, and of what you passed on.
    .words = strategy advice tactics tip good

## Questions: each with its answer

# Head
rules-questions = Questions
# Part
rules-ask-tie = I have the same total as a cup’s holder. Whose cup is it?
# Rulings: O3
rules-ask-tie-text = Yours, if you have just entered cards: a tie is enough to take a cup.
    .words = tie tied same equal total level gold
# Part
rules-ask-third = A third player takes the gold. Who has the silver now?
# Rulings: O5
rules-ask-third-text = The player who just lost the gold. Whoever had the silver has nothing.
    .words = steal stolen lose lost who takes second
# Part
rules-ask-second = Two players have 5. Is my 4 the second highest total?
# Rulings: O6
rules-ask-second-text = You compare it with the holder of the silver cup, who also has 5, so you take nothing.
    .words = tie tied same equal second third
# Part
rules-ask-more = May I add cards while I hold the gold, or when everyone else has passed?
# Rulings: O7, O10
rules-ask-more-text = Yes. On your turn you may always enter more cards, and you keep the cup.
    .words = add extra more again hold lead alone
# Part
rules-ask-alone = Only one player entered. Who gets the silver?
# Rulings: O12
rules-ask-alone-text = Nobody: the silver of that competition is discarded.
    .words = alone only one single unclaimed second
# Part
rules-ask-none = Nobody entered. May cards be taken back?
# Rulings: O11
rules-ask-none-text = Yes, by everyone who has a resting card.
    .words = nobody entered
# Part
rules-ask-public = What may I know about the other players?
# Rulings: O17, O24
rules-ask-public-text = How many cards they have in hand and at rest, which cards they have entered, and their cups and points. Which cards they hold or take back is secret.
    .words = see look secret hidden know open ask count
