### Fetched
### Olympia 2000 (B.C.): the rules page. “You” is the reader.
###
### Ruling Z14 is not on the page: the app shows a card whole or not at all, so nobody can get it wrong.
### Ruling Z16 is not on the page: it corrects two misprints of the rulebook.
### Ruling Z21 is not on the page: it is about card data, not about play.

## The game in short

# Ages and minutes are those of the printed game; the rulebook as translated has none.
rules-facts = 2 to 5 players · ages 9 and up · 30 minutes
    .words = many people age old long minutes
rules-theme = Olympia in the year 2000 B.C. Your team has runners, throwers, jumpers and archers, and some who would rather be at the banquet. The art is to send each of them at the right moment.
    .words = story about setting

## The pictures of positions: below each, two sentences.
## Length: 180

# Head
rules-pictures = In pictures
# Picture
rules-picture-prize = One laurel chip is the prize of this round; the next one is known, too. The others lie in five columns, one for each discipline.
# Picture
rules-picture-send = Everyone secretly sends one athlete, and the lowest number wins. A 7 is good enough for a marathon worth 2: keep the 1 for a better prize.
# Picture
rules-picture-result = The 7 beats 21 and 43, and takes the chip. All three athletes leave the game, so a good one wins only once.
# Picture
rules-picture-choose = The player in last place chooses the top chip of a column: it follows the next prize. Choose one that suits an athlete in your hand.
# Picture
rules-picture-crutches = An athlete on crutches earns a consolation chip worth 1, win or lose. Here it is last as well, so its player also chooses a prize.
# Picture
rules-picture-words = A word is no place: whoever fouls is neither first nor last. Here the 48 is last, and chooses.
# Picture
rules-picture-deal = The dealer looks at a new card, and keeps it or gives it away. Once the dealer keeps one, the others draw theirs unseen.
# Picture
rules-picture-end = When the deck runs out, the last athletes in hand are played. Then laurels and consolation chips are added up, and most points wins.

## The game in brief

# Head
# Three short paragraphs follow.
rules-aim = The game in brief
rules-aim-round = In every round a laurel chip is at stake in one of five disciplines. Everyone secretly sends one athlete; the lowest number takes the chip.
    .words = goal summary do round happens turn play winner wins receives
rules-aim-last = Coming last has its reward: you choose the prize after next. Then everyone gets a new athlete.
rules-aim-end = Every athlete competes only once. Most points in laurels and consolation chips wins.
    .words = five disciplines events sports contests which

## Components

# Head
rules-box = Components
# “foul” and “out” are the words on the cards: place-overstepped and place-disqualified in olympia2000-names.ftl.
# Rulings: Z2
rules-box-athletes = 55 athletes. Each card shows the athlete’s place in every discipline; the lower the number, the better. No two athletes share a place, so there are never any ties in a contest. A word instead of a number, “{ olympia2000.place-overstepped }” or “{ olympia2000.place-disqualified }”, means no place in that discipline; it makes no difference which.
    .words = word text number same equal tie value place foul out cards kinds disqualified
# Rulings: Z13
rules-box-groups = The picture shows how good an athlete is. Demigods are among the best three in at least one discipline, heroes among the best seven, hopefuls among the best twelve and feasters among the best twenty. There are twelve of each. The seven on crutches are never better than twenty-first, but the crowd loves them.
    .words = picture kinds types strong good best demigod hero hopeful feaster crutches each number fat group
rules-box-combination = Combination is the contest for all-rounders. An athlete’s place there comes from the four others taken together: the better their sum, the better the place. A word counts in it like a place behind everyone else; an athlete with two words has no place there.
    .words = all-rounder mixed overall sum
rules-box-laurels = 25 laurel chips, worth 2 to 6 in each discipline.
    .words = chip chips worth value points number discipline colour kinds
rules-box-consolation = 7 consolation chips, worth 1 each.
    .words = chip chips worth value many

## Set-up

# Head
rules-set-up = Set-up
# Rulings: Z10
rules-set-up-laurels = The laurel chips lie in five columns, one for each discipline, with the 2 on top and the 6 at the bottom. With four or five players there are no sixes.
    .words = prepare lay four five sixes six start contests
# Rulings: Z1
rules-box-two = Two chips lie beside the columns: the prize of this round and the prize of the next. To begin, two chips worth 2, of two different disciplines, are drawn at random.
    .words = beginning start begin first prize
rules-box-hand = Each player is dealt four athletes. The rest form the deck.
    .words = many get receive start beginning size hand cards
# Rulings: Z15
rules-set-up-dealer = The first dealer is drawn by lot, unless you agree on one.
    .words = first starts begins starter starting deals dealer deal goes

## A round

# Head
rules-round = A round has three parts
# Part
rules-one = 1. The contest
# Rulings: Z19
rules-one-text = Everyone secretly chooses one athlete; then all are revealed together. A choice cannot be changed. Whoever has the lowest number in the discipline takes the chip and places it face up.
    .words = choose play change take back send win winner lowest who wins round receives same time simultaneously laurels won others see open
# Rulings: Z11
rules-one-console = For each athlete on crutches, its player gets a consolation chip worth 1, win or lose.
    .words = consolation do effect good crutches handicapped injured for
# Part
rules-two = 2. The prize after next
# Rulings: Z2, Z3, Z6
rules-two-text = The other chip moves up: it is the prize of the next round. The player whose athlete had the worst place (words do not count) now chooses the top chip of any column to follow it, even one of the same discipline. If only one athlete has a place, that player both wins and chooses. If the columns are empty, nobody chooses. All athletes sent this round leave the game.
    .words = first last worst picks choose chooses next decide alone both who chips chosen which loser any played athletes gone
# Part
rules-three = 3. New athletes
# Rulings: Z7, Z15
rules-three-text = The dealer looks at the top card of the deck and either keeps it, or gives it to a player who has no new card yet and looks at the next. If everyone else has a new card, the dealer must keep it. Nobody may refuse a card. Once the dealer keeps a card, all players without a new card draw one unseen, clockwise. Then the deck passes to the left.
    .words = new draw get receive refill dealing give keep refuse who hands out deals passed pass everyone
# Rulings: Z7, Z20
rules-three-know = The dealer knows each card given away until it is played. If you were given a card, a mark on it names the player who knows it.
    .words = see seen know knows secret given mark
# Head
rules-void = Rounds without a winner
# Rulings: Z4, Z11
rules-void-text = If every athlete is out or has fouled, nobody wins: the chip stays and is competed for again, and the next prize stays, too. Consolation chips are still awarded, and the athletes leave the game.
    .words = nobody none everyone everybody all fouled out tie no winner disqualified
# Rulings: Z4, Z17, Z18
rules-void-draw = Then everyone draws one card straight from the deck, unseen, the dealer first and then clockwise. Nothing is given away, and the deck does not pass on. If the deck has fewer cards than there are players, nobody draws. If nobody has any athletes left, the game ends and the chip stays where it is.
    .words = nobody none draw new cards no winner

## Scoring

# Head
rules-scoring = Scoring
# Rulings: Z12
rules-end-count = Add up your laurels and consolation chips. Most points wins. Tied players share the place, unless you agreed to break ties by laurels alone.
    .words = score points tie tied draw same equal level winner win share victory total who has won champion

## End of the game

# Head
rules-end = End of the game
# Rulings: Z9, Z17
rules-end-text = When new athletes are due and the deck has fewer cards than there are players, no more are drawn, and everyone plays out the three athletes in hand. What is left of the deck is not used. The game also ends as soon as all chips are won, which happens with two players. After the last round but one a prize is still chosen, if one is left, although no round is left for it; after the last round none is. With three to five players some chips are left over: they go to nobody.
    .words = finish over deck empty runs out last left leftover remaining
# Rulings: Z9
rules-length = Two players play 25 rounds, three play 18, four play 13 and five play 11. With two players, each round without a winner adds one, up to 27; chips that are left then go to nobody.
    .words = many long rounds number duration

## Variants

# Head
rules-variants = Variants
# Rulings: Z15
rules-variants-start = First dealer: agree on who it is instead of drawing lots.
    .words = option choose
# Rulings: Z12
rules-variants-tie = Ties: of the players tied on points, the one with more laurels, not counting consolation chips, is ahead. If these are equal as well, they share the place.
    .words = tie tied draw equal breaker option

## Questions and answers

# Head
rules-questions = Questions
# Part
rules-question-last = Who came last if someone fouled?
# Rulings: Z2
rules-answer-last = The highest number among the athletes with a place. A word can neither win nor be last.
    .words = last worst word foul out no place
# Part
rules-question-before = Do I choose the prize before I see my new card?
# Rulings: Z5
rules-answer-before = Yes, prizes come first. You do know which prize is next.
    .words = see before new card
# Part
rules-question-twice = May the dealer give two cards to the same player?
# Rulings: Z7
rules-answer-twice = No, one each. Nor may the dealer keep a second one: keeping a card ends the choice.
    .words = two double more same second
# Part
rules-question-two = Is dealing different with two players?
# Rulings: Z8
rules-answer-two = No. Either the dealer keeps the first card and the other player draws unseen, or the dealer gives it away and keeps the second.
    .words = two us dealing
# Part
rules-question-win = Does an athlete on crutches who wins still earn a consolation chip?
# Rulings: Z11
rules-answer-win = Yes, and in a round without a winner, too.
    .words = both also still first crutches win wins
# Part
rules-question-gone = May we look through the athletes who have competed?
# Rulings: Z20
rules-answer-gone = In the original rules, no: their cards are set aside. Everyone has seen them, so the app lists them: tap the number beside the result.
    .words = used old played look see discard graveyard past

## Tips

# Head
rules-hints = Hints
rules-hints-text = Do not save your best athletes for too long: where nobody has a good place, a middling one wins. Coming last has its use: you choose what is competed for.
    .words = strategy advice tactics tip good
