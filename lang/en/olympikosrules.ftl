### Fetched
### Olympikos: the rules page. “You” is the reader.
###
### The Coach gives clues; the others are the Athletes, who guess. A “target” is a sport to be guessed. Each “ring” is a colour.
### A “Delegation” is the five cards of a player; cards are placed “flag up” (face down, so that the ring is hidden).
###
### Ruling K21 is not on the page: no game is long enough for a player to meet it.
### Ruling K24 is not on the page: it corrects two slips of the translated rulebook.

## What it is: without a heading, at the top of the page

# Ages and minutes are those that its publisher names; the rulebook has none.
# Rulings: K1
rules-facts = 3 to 6 players, or 2 as a team · ages 8 and up · 20 minutes
    .words = many people age old long minutes
rules-theme = The Games are on. As the Coach you speak in pictures; as an Athlete you must see what they mean before anyone else does.
    .words = story about setting

## The pictures of positions: below each, two sentences.
## Length: 180

# Head
rules-pictures = In pictures
# Picture
rules-picture-table = Five sports lie under their rings, and three of them are targets. The Coach gives one clue for each, and the Athletes guess.
# Picture
rules-picture-clue = As the Coach you have six clues, and a target for each medal. Here it is archery, and the bullseye says so.
# Picture
rules-picture-ways = Upright is a very good clue, sideways an average one. Everyone sees which, and the score is the same.
# Picture
rules-picture-cards = Each Athlete places one card on each medal, flag up, in any order. A placed card stays where it is.
# Picture
rules-picture-right = Wrong cards are passed over, however early they came. The first right card scores the points of the medal; each later one scores 1.
# Picture
rules-picture-coach = The Coach scores the points of a medal if all Athletes are right. If only some are, it is 1 point, and if none is, nothing.
# Picture
rules-picture-test = From turn two on, Athletes in the lead also rule out a sport. If it was a target, they lose up to 3 points.
# Picture
rules-picture-end = Everyone is the Coach once, and then most points wins. Here 7 are ahead of 6 and 5.

## The game in three lines

# Head
rules-aim = The game in brief
# Line
rules-aim-1 = Five sports lie on the table. The Coach has three of them as secret targets, and gives one picture as a clue for each.
    .words = goal summary others find which sports task explain
# Line
rules-aim-2 = The other players, the Athletes, all guess at the same time. On each medal the first right card scores most, and the Coach scores when others are right.
# Line
rules-aim-3 = Everyone is the Coach once, and most points wins. Two players are a team against four rival nations.

## Components

# Head
rules-box = Components
# Rulings: K23
rules-box-rings = Five rings in a row: blue, yellow, black, green and red. Under each lies a sport, one of 80 from the Summer, Winter and Paralympic Games. Tap a sport to learn something about it.
    .words = colours circles circle sport
# Rulings: K1, K25
rules-box-delegation = Six delegations: France, Argentina, the United States, Kenya, Australia and China. A delegation has five cards, one for each ring. All have the same flag on the back, so nobody can tell the rings apart.
    .words = country countries nation nations flag flags team
rules-box-medals = Three medals: bronze is worth 2 points, silver 3 and gold 4.
    .words = bronze silver gold value
# The numbers are those of the two decks.
rules-box-clues = 238 clues, or a core set of 160. Each shows an object, which may suggest many sports or, at first sight, none. Its name can be shown below the picture or hidden.
    .words = many hints pictures number
rules-box-control = A place for the doping test, beside the sports. It is not used in the first turn, nor with two players.
    .words = drug drugs doping place

## Set-up

# Head
rules-setup = Set-up
rules-setup-text = Each of you takes the five cards of a delegation, and starts with 0 points. Five sports are laid out, one under each ring.
    .words = prepare start begin beginning lay
# Rulings: K33
rules-setup-sports = In the original rules everyone sees the sports from the start of the turn. The app shows them to the Athletes only when the race begins, so that nobody has longer to look at them.
    .words = see know early hidden before advance
# Rulings: K2
rules-setup-start = Who is the first Coach? In the original rules it is whoever last did some sport. Choose that player, or draw lots.
    .words = first starts begins starter starting youngest goes go leader captain

## A turn

# Head
rules-turn = A turn has three parts
# Part
rules-coach = 1. The Coach
# Rulings: K4
rules-coach-draw = If you are the Coach, you secretly draw six clues. For bronze, you then draw one of your own five delegation cards at random, look at it and place it on the medal, flag up. Its ring shows which sport is the target; only you know.
    .words = deal many hand receive cards pictures secret target clues choose pick sports decide others find hints
# Rulings: K22, K28
rules-coach-lay = Choose the clue that fits this sport best, and place it face down under the medal: upright for a very good clue, sideways for an average one. Everyone sees which way it lies. The choice is yours, and has no effect on the score.
    .words = sideways upright turned rotated flat standing direction way orientation good bad vertical horizontal weak give
# Rulings: K4, K26, K28
rules-coach-rest = Repeat for silver, with another ring and the five remaining clues, and for gold, with the last four. Each ring is drawn only after the previous clue has been placed, and placed clues may not be changed. The three unused clues leave the game unseen.
    .words = unused go leftover remaining rest box change many hints gold silver same twice show reuse
# Part
rules-athletes = 2. The Athletes
# Rulings: K5
rules-athletes-flip = Count to three! The clues are flipped in quick succession: bronze, silver, gold. As soon as a clue is face up, any Athlete may place a card on its medal: tap a sport on your pad, then the medal.
    .words = ready start race begin go when tap turn count guess guessing flipped revealed turned clues
# Rulings: K6, K25
rules-athletes-place = If you are an Athlete, you place exactly one card on each medal, in any order, always flag up and on top of any cards already there. Everyone sees who was fastest, but not what was guessed. A placed card may not be moved or taken back. With one card for each ring, you always guess three different sports.
    .words = move take back change undo remove pick mind order put own two cards one medal number many
rules-athletes-end = Once every Athlete has a card on each medal, and every tested Athlete has placed a card for the doping test, the presentation begins.
    .words = finished done ready everyone over
# Part
rules-presentation = 3. The medal presentation
rules-presentation-text = Medal by medal, starting with bronze, all the cards are turned over. The lowest one is the Coach’s, and shows the answer. Then the points are given, as described below.
    .words = reveal solution answer show check open result
# Rulings: K3, K26
rules-turn-end = Everyone takes back their cards. All six clues of the turn leave the game, five sports that have not been there before are laid out, and the player to the Coach’s right becomes the new Coach.
    .words = next following after new turn discard used right role

## Scoring

# Head
rules-points = Scoring
# Rulings: K10
rules-points-athletes = The first Athlete with the right card scores the medal’s 2, 3 or 4 points. Every other Athlete with the right card scores 1 point. Wrong cards score nothing and are ignored when deciding who was first.
    .words = first fastest quick winner score second later others late right guess worth correct
# Rulings: K9
rules-points-coach = For each medal, the Coach scores its 2, 3 or 4 points if all the Athletes are right, 1 point if only some are, and nothing if none is.
    .words = earn get guide giver clue leader all guess found only
# Rulings: K18
rules-points-board = Points are counted beside each name on a scale of twelve. When someone has more, every scale grows by twelve, as often as needed.
    .words = score board track over total twelve count know my

## The doping test

# Head
rules-control = The doping test
# Rulings: K11, K12, K31
rules-control-who = From the second turn on, the Athlete with the most points at the start of the turn is tested. If several share the lead, all of them are tested, even at 0 points. The Coach is never tested; if only the Coach leads, nobody is.
    .words = drug drugs doped leader first leading anti doping who leaders tied top coach lead
# Rulings: K13, K30
rules-control-how = If you are tested, you place one more card after your third: choose one of your last two rings, the sport least likely to be one of the three targets. It goes flag up to the doping test. Speed does not matter, but the presentation waits.
    .words = drug drugs doped choose card fourth
# Rulings: K13, K16, K30, K31
rules-control-positive = After gold, these cards are turned over. If your sport was one of the three targets, the test is positive and you lose up to 3 points; otherwise nothing happens. It does not matter whether anyone guessed that sport.
    .words = drug drugs doped fail failed caught result penalty
# Rulings: K15
rules-control-nobody = From the second turn on, if nobody guesses any of the three sports, the Coach loses up to 3 points, whether or not anyone is tested. All tests are then cancelled, and their cards go back unseen. In the first turn nothing is lost.
    .words = wrong everybody all none zero no one found any sport
# Rulings: K14
rules-control-zero = Points scored in the turn are added before any are lost. No score drops below 0.
    .words = negative minus below less under

## The end

# Head
rules-end = End of the game
# Rulings: K3, K17, K32
rules-end-text = The game ends when everyone has been the Coach once. Most points wins; tied players share the victory. Further down, too, equal points share a place, and the next place is skipped.
    .words = finish over last rounds long win winner tie tied draw same several players highest total

## Two players

# Head
rules-together = Two players: together
# Rulings: K3, K20
rules-together-text = Two of you share one score. You take turns as the Coach, twice each. The Coach neither scores nor loses points, and there is no doping test.
    .words = team cooperative together partner two us different difference special rules
# Rulings: K19, K29
rules-together-rivals = The other four nations are rivals. Ten seconds after gold is flipped, the first one places a random card on each medal: three different rings, flag up, on top of the cards there. Ten seconds later the next one follows, until all four have played. No more follow once the Athlete has placed a third card.
    .words = nation opponents enemy bots computer ten seconds timer rivals play cards
# Rulings: K20
rules-together-points = The Athlete scores 2, 3 or 4 points for a right card as usual; but if a rival’s card below it is right too, only 1 point. Rivals score nothing.
    .words = overtake faster before late
# Rulings: K27
rules-together-table = After four turns, see how well you understand each other:
    .words = result good score well target total grade level
# Line
# The five grades have the same names as in the result (“grade-training” and so on).
rules-grade-0 = 0 to 8: More training, please. Everyone starts somewhere.
# Line
rules-grade-9 = 9 to 18: Promising. There is something to build on.
    .words = 10 score result
# Line
rules-grade-19 = 19 to 27: Very good. A fine Games, and more is possible.
    .words = 20 good result score
# Line
rules-grade-28 = 28 to 35: Excellent. Almost everything came off.
    .words = 30 score result
# Line
rules-grade-36 = 36: World record. A perfect score.

## Variants

# Head
rules-options = Variants
# Rulings: K8
rules-option-guard = The original rules have no time limit. If you agree on one, the last Athlete still playing has 15, 30 or 60 seconds; then any missing cards are placed at random and count as usual, those for the doping test too.
    .words = timer clock time limit slow hurry seconds
rules-option-clock = Without the clock, the rivals and the time limit wait until someone presses a button. The clues are still flipped automatically.
    .words = wait stop pause button slow
rules-option-clues = Play with all the clues, or with the core set alone.
    .words = expansion extra more
### Ruling K35 is not on the page: it says how computers play, and no rule for people
# Rulings: K34
rules-option-hands = Deal the Coach a hand as it comes, as in the original rules, or one with a clear clue for each target. A clue is clear if it suits that sport well, and better than the four others.
    .words = easy hard clear good bad luck fits useless impossible none hopeless
rules-option-words = Hide the names of the clues, and you have to recognise the pictures.
    .words = text names read

## Questions: each is followed by its answer

# Head
rules-questions = Questions
# Part
rules-ask-same = May I guess the same sport for two medals?
# Rulings: K4, K6
rules-answer-same = No. You have one card for each ring, and the three targets are always different, too.
    .words = twice double repeat same two
# Part
rules-ask-moment = What if two of us tap at the same moment?
# Rulings: K7
rules-answer-moment = There are no ties: the device takes one touch before the other, and that order counts.
    .words = tie tied together same simultaneously time pressed people want medal first both
# Part
rules-ask-quick = Does it pay to be quick and wrong?
rules-answer-quick = No. A wrong card scores nothing, takes nothing from the others, and stays where it is.
    .words = penalty punish punished cost mistake error lose wrong guess
# Part
rules-ask-swap = May the Coach swap clues, or turn one round later?
# Rulings: K28
rules-answer-swap = No. The ring for the next medal is drawn only once a clue has been placed, and from then on it stays as it is.
    .words = change exchange replace mind different
# Part
rules-ask-pad = Why does my pad still show a card that I have played?
# Rulings: K25
rules-answer-pad = Others can see your pad, and a missing card would tell them what you guessed. Even so, you can play each card only once.
    .words = still see shown own gone used
# Part
rules-ask-speak = May the Coach say or show anything? May Athletes talk?
rules-answer-speak = The rules do not forbid it, but the clues are meant to do the talking: agree on silence if you want a fair race.
    .words = talk speak tell discuss nod point sign gesture say help
# Part
rules-ask-redraw = None of my six clues fits. May I draw others?
rules-answer-redraw = No. Choose the best of them and place it sideways: the others will understand that it is no good clue.
    .words = bad useless new exchange mulligan fit draw give clue
# Part
rules-ask-think = How long may the Coach think?
rules-answer-think = The rules set no limit. Only the Athletes are in a hurry, once the clues are flipped.
    .words = time long limit slow hurry

## Hints

# Head
rules-hints = Hints
rules-hints-coach = A good clue says yes to one sport and no to the other four: before placing it, look at the others. And be honest about how good it is.
    .words = strategy advice tactics tip good
rules-hints-athlete = Do not ignore a sideways clue: it is often the best of a bad hand. Take the clear clues first: each ring you play leaves fewer for the hard one. A wrong card costs no points, but it stays, and its ring is used up.
    .words = strategy advice tactics tip good
