### Fetched
### The lesson of Olympicards: the voice that teaches the game. “You” is the learner, Bo and Chen are computer players.

## Group: say
##
## What the voice says, in order: a step has at most 25 words. Below a step are its answers to other moves, of at most 30
## words each; such a move is not played. Words in quotation marks are on a button: see “olympicards.ftl”.

say-aim = Nine sports, each with its own rule. In each, stay in for better medals, or withdraw early for cards. Most points wins.
say-jump = High jump: each card must be higher than your own previous one. The first is free, so start low: play the yellow 2.
# Another card is chosen: a 4.
say-jump-four = Allowed, but after a 4 your 2 can no longer be played here. Start with the 2.
# A 7 or an 8.
say-jump-high = Allowed, but little is left above it. Start with the 2.
say-jump-nine = Allowed, but nothing is higher than 9: it would be your only jump. Start with the 2.
say-jump-withdraw = That pays three cards, but your hand can win this sport. Play the 2.
say-own = Bo jumped 7, Chen 8, but you need only beat your own 2. Small steps last longest: play the blue 4.
say-own-withdraw = You would be the first out, with three cards. But hold on: there is more to win here. Play the 4.
# A card higher than 4.
say-own-high = Allowed, but a small step keeps more jumps in your hand. Play the 4.
say-alone = Bo and Chen have withdrawn. The last one in takes gold, so it is yours already. Take it now, and save your cards.
say-alone-card = Allowed, but gold is yours already: that card would be wasted. Take the gold.
say-marathon = Marathon: each card in a different colour from your previous one. Bo still has six cards, you four. Do not race Bo: withdraw first.
say-marathon-card = Allowed, but it costs a card, and someone else may be the first to withdraw. Only the first out draws three cards.
say-drew = First out: bronze and three cards at once, and the start card for the next sport. Only withdrawing brings new cards.
say-start = The start card lets you play this sport or postpone it. Archery wants cards near a target, and yours are all high. Postpone it.
say-start-play = Your cards are 6 to 9: any target of 4 or less would put you out. Postpone it.
say-lift = Weightlifting must be played. Lift one to three cards, more than the latest lift in total. You begin, so start light: the 6.
# One card that is higher than the 6.
say-lift-one = Allowed, but the 6 does as well, and it is your lowest card.
say-lift-withdraw = That pays three cards again, but this sport suits you. Lift the 6.
say-lift-several = Allowed, but nobody has lifted yet. Let the others spend their cards first, and lift only the 6.
# “Play 9 + 9 = 18” is on a button.
say-nines = Bo lifted 11 and has two cards left: 18 at most. Tap both nines, then “Play 9 + 9 = 18”: Bo cannot beat that.
say-nines-withdraw = Silver is 2 points and a card. Gold is 4 points, and two nines make it certain.
say-nines-other = More than 11, but two nines are better: with two cards Bo cannot answer 18, and you keep the others. Tap both nines.
say-again = Bo could not answer, and both others are out. You know what to do now.
say-again-lift = Gold is yours already. Keep those cards, and take it.
say-hurdles = Hurdles: each round a new card is turned over. Play that value or more. The hurdle is 7, and your 7 is enough.
say-hurdles-eight = An 8 clears it too, but a later hurdle may be an 8. Play the cheapest card that will do: the 7.
say-hurdles-withdraw = That pays three cards and bronze again. But the 7 is easy to spare, and better medals are still there. Play it.
say-nothing-fits = The new hurdle is 9, and none of your cards clears it: you must withdraw. Bo left before you, so you get silver.
say-kinds = Nine rules, but three kinds: you play against your own previous card, the latest card on the table, or a card turned over.
say-points = Two golds, a silver and a bronze: 11 points. Chen has 9, Bo 8. Five more sports would follow, archery last.

## Group: win
##
## What wins games of Olympicards, as a list at the end of the lesson. At most 30 words each.

win-1 = Take small steps. Whoever can play longest wins gold, and the last one in needs no more cards.
win-2 = Watch the other hands: their sizes are for all to see, and a short hand cannot go on for long.
win-3 = Leave early when a sport does not suit you. Cards for the next sport are worth more than a lost race.
