### Fetched
### The lesson of Olympics: the voice that teaches the game. “You” is the learner, Bo and Chen are computer players.

## Group: say
##
## What the voice says, in order: a step has at most 25 words. Below a step are its answers to other moves, of at most 30
## words each; such a move is not played. Cards have the names of their event and type in “olympics-names.ftl”.

say-aim = You send a team to five events. At the end, the most stars at each wins gold. Gold counts 3, silver 2, bronze 1.
say-bid = First, new cards. That Cycling star has five stars, and the highest number picks a pair first. Bid your 75.
say-bid-low = 12 would pick last, and the star would be gone. Bid the 75.
# A card with a low number and many stars.
say-bid-strong = A strong card thrown away, and its low number would pick last as well. Bid the 75.
say-pick = 75 beats 68 and 47: you pick first. It cost you a card with one star. Take the Cycling star.
say-pick-other = One star, and Bo would take the five. Take the Cycling star.
say-invest = A Gymnastics coach lay beneath: only you know. Now everyone invests one card, at its own event. Invest your Cycling star.
say-invest-five = Five stars too, and just as good. But here you begin with Cycling.
say-invest-four = Four stars are fine, but you hold five. Invest your Cycling star.
say-invest-two = Two stars, while you hold five. Invest your Cycling star.
say-secret = Face down under your token: the others see a card of yours at Cycling, but not which. Theirs are just as secret.
say-alike = Round 2. Every pair shows one star: nothing to fight for. Bid your 12, the card you will miss least.
say-alike-five = Five stars given up to choose among ones. Bid the 12.
say-alike-four = Four stars given up to choose among ones. Bid the 12.
say-last = Bo paid 72 to choose among ones. You were last, and beneath your pair lay a Cycling star with four!
say-type = But one card of each type counts at an event: a stronger one replaces, a weaker one is discarded. Invest your Cycling coach instead.
say-type-waste = You already have a Cycling star with five: this one would be discarded for nothing. Invest your Cycling coach.
say-type-later = Good, and its time will come. First see what a second type does: invest your Cycling coach.
say-type-other = Possible, but four stars more at Cycling show you something new. Invest your Cycling coach.
say-add = Different types add up: five and four make nine. Your star is face up now; only your newest card is hidden.
say-later = Seven rounds later: the last one. You have twelve stars at Gymnastics, twelve at Cycling, and nothing at Basketball.
say-free-bid = Cards left in hand count for nothing. Your Swimming coach can only be discarded, so bid it: 74 picks first.
# A card with the number 56 or 45.
say-free-middle = Then Bo’s 70 would pick before you, and may take what you need. Bid the 74.
say-free-low = 19 picks last: you would get what the others leave. Bid the 74.
say-one-card = Athletics shows four stars, Basketball one. But any card at an event can win a medal. Take the Basketball fans.
say-one-athletics = Its four stars would replace your three: one star more, and still nothing at Basketball. Take the Basketball fans.
say-one-gymnastics = Three more stars where your twelve already lead, and still nothing at Basketball. Take the Basketball fans.
say-medal = Two rivals are here, and three medals: one star wins bronze for certain. More stars where you lead win nothing. Invest it.
say-medal-athletics = Six stars at Athletics, but Bo reaches seven. You and Bo would end on 10 points, and Bo’s 61 would break the tie.
say-medal-cycling = Fourteen stars at Cycling win the same gold as twelve. Invest the Basketball fans.
say-medal-waste = Your Cycling coach has four stars: this one would be discarded. Invest the Basketball fans.
say-basketball = Basketball: Bo ten, Chen six, you one. Your single star takes bronze, and a point.
say-tie = Swimming: seven stars each for you and Bo. The highest number among the cards there decides: 36 beats 23. Gold is yours.
say-result = You 11, Bo 10, Chen 9. That one star won it.

## Group: win
##
## What wins games of Olympics, as a list at the end of the lesson. At most 30 words each.

win-1 = Be everywhere. With two or three players, one card at an event always wins a medal there.
win-2 = Bid high numbers when the pairs differ, low ones when they are alike, and never on your best cards.
win-3 = Invest where a medal changes hands. A big lead wins nothing more, and a tie goes to the highest number.
