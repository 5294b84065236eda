### Olympia 2000 (B.C.): the rules page. “You” is the reader.
###
### Ruling Z14 is not on the page: the app shows a card whole or not at all, so nobody can get it wrong.
### Ruling Z16 is not on the page: it corrects two misprints of the rulebook.
### Ruling Z21 is not on the page: it is about card data, not about play.

## The game in short

# Ages and minutes are those of the printed game; the rulebook as translated has none.
rules-facts = 2 to 5 players · ages 9 and up · 30 minutes
rules-theme = Olympia in the year 2000 B.C. Your team has runners, throwers, jumpers and archers, and some who would rather be at the banquet. The art is to send each of them at the right moment.
# Heading. Three short paragraphs follow.
rules-aim = The game in brief
rules-aim-round = In every round a laurel chip is at stake in one of five disciplines. Everyone secretly sends one athlete; the lowest number takes the chip.
rules-aim-last = Coming last has its reward: you choose the prize after next. Then everyone gets a new athlete.
rules-aim-end = Every athlete competes only once. Most points in laurels and consolation chips wins.

## Components

rules-box = Components
# “foul” and “out” are the words on the cards: place-overstepped and place-disqualified.
# Rulings: Z2
rules-box-athletes = 55 athletes. Each card shows the athlete’s place in every discipline; the lower the number, the better. No two athletes share a place, so there are never any ties in a contest. A word instead of a number, “{ place-overstepped }” or “{ place-disqualified }”, means no place in that discipline.
rules-box-combination = Combination is the contest for all-rounders. An athlete’s place there comes from the four others taken together: the better their sum, the better the place. A word counts in it like a place behind everyone else.
# Rulings: Z13
rules-box-groups = The picture shows how good an athlete is. Demigods are among the best three in at least one discipline, heroes among the best seven, hopefuls among the best twelve and feasters among the best twenty. There are twelve of each. The seven on crutches are never better than twenty-first, but the crowd loves them.
rules-box-laurels = 25 laurel chips, worth 2 to 6 in each discipline.
rules-box-consolation = 7 consolation chips, worth 1 each.

## Set-up

rules-set-up = Set-up
# Rulings: Z10
rules-set-up-laurels = The laurel chips lie in five columns, one for each discipline, with the 2 on top and the 6 at the bottom. With four or five players the sixes stay in the box.
# Rulings: Z1
rules-box-two = Two chips lie beside the columns: the prize of this round and the prize of the next. To begin, two chips worth 2, of two different disciplines, are drawn at random.
rules-box-hand = Each player is dealt four athletes. The rest form the deck.
# Rulings: Z15
rules-set-up-dealer = The first dealer is drawn by lot, unless you agree on one.

## A round

# Heading.
rules-round = A round has three parts
rules-one = 1. The contest
# Rulings: Z19
rules-one-text = Everyone secretly chooses one athlete; then all are revealed together. A choice cannot be changed. The lowest number in the discipline takes the chip.
# Rulings: Z11
rules-one-console = For each athlete on crutches, its player gets a consolation chip worth 1, win or lose.
rules-two = 2. The prize after next
# Rulings: Z2, Z3, Z6
rules-two-text = The other chip moves up: it is the prize of the next round. The player whose athlete had the worst place (words do not count) now chooses the top chip of any column to follow it. If only one athlete has a place, that player both wins and chooses. If the columns are empty, nobody chooses. All athletes sent this round leave the game.
rules-three = 3. New athletes
# Rulings: Z7, Z15
rules-three-text = The dealer looks at the top card of the deck and either keeps it, or gives it to a player who has no new card yet and looks at the next. If everyone else has a new card, the dealer must keep it. Once the dealer keeps a card, all players without a new card draw one unseen, clockwise. Then the deck passes to the left.
# Rulings: Z7, Z20
rules-three-know = The dealer knows each card given away until it is played. If you were given a card, a mark on it names the player who knows it.
# Heading.
rules-void = Rounds without a winner
# Rulings: Z4, Z11
rules-void-text = If every athlete is out or has fouled, nobody wins: the chip stays and is competed for again, and the next prize stays, too. Consolation chips are still awarded, and the athletes leave the game.
# Rulings: Z4, Z17, Z18
rules-void-draw = Then everyone draws one card straight from the deck, unseen, the dealer first and then clockwise. Nothing is given away, and the deck does not pass on. If the deck has fewer cards than there are players, nobody draws. If nobody has any athletes left, the game ends and the chip stays where it is.

## Scoring

rules-scoring = Scoring
# Rulings: Z12
rules-end-count = Add up your laurels and consolation chips. Most points wins. Tied players share the place, unless you agreed to break ties by laurels alone.

## End of the game

rules-end = End of the game
# Rulings: Z9, Z17
rules-end-text = When new athletes are due and the deck has fewer cards than there are players, no more are drawn, and everyone plays out the three athletes in hand. What is left of the deck is not used. The game also ends as soon as all chips are won, which happens with two players. After the last round but one a prize is still chosen, if one is left, although no round is left for it; after the last round none is. With three to five players some chips are left over: they go to nobody.
# Rulings: Z9
rules-length = Two players play 25 rounds, three play 18, four play 13 and five play 11. With two players, each round without a winner adds one, up to 27; chips that are left then go to nobody.

## Variants

rules-variants = Variants
# Rulings: Z15
rules-variants-start = First dealer: agree on who it is instead of drawing lots.
# Rulings: Z12
rules-variants-tie = Ties: of the players tied on points, the one with more laurels, not counting consolation chips, is ahead. If these are equal as well, they share the place.

## Questions and answers

rules-questions = Questions
rules-question-last = Who came last if somebody fouled?
# Rulings: Z2
rules-answer-last = The highest number among the athletes with a place. A word can neither win nor be last.
rules-question-before = Do I choose the prize before I see my new card?
# Rulings: Z5
rules-answer-before = Yes, prizes come first. You do know which prize is next.
rules-question-twice = May the dealer give two cards to the same player?
# Rulings: Z7
rules-answer-twice = No, one each. Nor may the dealer keep a second one: keeping a card ends the choice.
rules-question-two = Is dealing different with two players?
# Rulings: Z8
rules-answer-two = No. Either the dealer keeps the first card and the other player draws unseen, or the dealer gives it away and keeps the second.
rules-question-win = Does an athlete on crutches who wins still earn a consolation chip?
# Rulings: Z11
rules-answer-win = Yes, and in a round without a winner, too.
rules-question-gone = May we look through the athletes who have competed?
# Rulings: Z20
rules-answer-gone = No, their cards are set aside. But everyone saw them, and the log lists every round.

## Tips

rules-hints = Hints
rules-hints-text = Do not save your best athletes for too long: where nobody has a good place, a middling one wins. Coming last has its use: you choose what is competed for.
