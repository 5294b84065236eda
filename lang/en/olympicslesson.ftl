### Fetched
### The lesson of Olympics: the voice that teaches the game. “You” is the learner, Bo and Chen are computer players.

## Group: say
##
## What the voice says, in order: a step has at most 25 words. Below a step are its answers to other moves, of at most 30
## words each; such a move is not played. Cards have the names of their event and type in “olympics-names.ftl”.

say-aim = You send a team to five events. At the end, the most stars at each wins gold. Gold counts 3, silver 2, bronze 1.
say-bid = First, new cards. That Cycling champion has five stars, and the highest number picks a pair first. Bid your 75.
say-bid-low = 12 would pick last, and the champion would be gone. Bid the 75.
# A card with a low number and many stars.
say-bid-strong = A strong card thrown away, and its low number would pick last as well. Bid the 75.
say-pick = 75 beats 68 and 47: you pick first. It cost you a card with one star. Take the Cycling champion.
say-pick-other = One star, and Bo would take the five. Take the Cycling champion.
say-invest = A Gymnastics coach lay beneath: only you know. Now everyone invests one card, at its own event. Invest your Cycling champion.
say-invest-five = Five stars too, and just as good. But here you begin with Cycling.
say-invest-four = Four stars are fine, but you hold five. Invest your Cycling champion.
say-invest-two = Two stars, while you hold five. Invest your Cycling champion.
say-secret = Face down under your token: the others see a card of yours at Cycling, but not which. Theirs are just as secret.
say-alike = Round 2. Every pair shows one star: nothing to fight for. Bid your 12, the card you will miss least.
say-alike-five = Five stars given up to choose among ones. Bid the 12.
say-alike-four = Four stars given up to choose among ones. Bid the 12.
say-last = Bo paid 72 to choose among ones. You were last, and beneath your card lay a Cycling champion with four!
say-type = But one card of each type counts at an event: a stronger one replaces it, any other is discarded. Invest your Cycling coach instead.
say-type-waste = You already have a Cycling champion with five: this one would be discarded for nothing. Invest your Cycling coach.
say-type-later = Good, and its time will come. First see what a second type does: invest your Cycling coach.
say-type-other = Possible, but four stars more at Cycling show you something new. Invest your Cycling coach.
say-add = Different types add up: five and four make nine. Your champion is face up now; only your newest card is hidden.
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

## Group: about
##
## What a thing on the table is, when a player touches and holds it: one to three short sentences, at most 40 words.

about-chosen-card = The card this player has chosen, to bid or to invest. It stays face down until everyone has chosen; a bid then shows its number.
about-second-card = The face-down card of the pair. Whoever takes the pair gets both cards, and only they see this one.
about-what-it-does = What happens if this card is invested now: it goes face down to its event, or replaces a weaker card of its type, or can only be discarded.
about-number = The acquisition value, from 1 to 75; each occurs once. When bidding, the highest number takes a pair first. When an event is tied on stars, the highest number decides.
about-stars = The performance of the card: one to five stars. They count at the event of the card, in the medal ceremony.
about-own-face-down = A face-down card that only its owner knows, with its type and its stars. The others see nothing but the token on it.
about-token = This player’s token. It lies on the card they have played last at this event.
about-face-down = A face-down card, the newest that this player has played here. Only its owner knows it; it is shown when they place another card here, or in the ceremony.
about-chip = A card that lies face up at this event: its type and its stars. A player has at most one card of each type there.
about-type = The type of the card: champion, coach, training, equipment or fans. You may have one card of each type at an event; a stronger one replaces it.
about-card-event = The event the card belongs to. When it is invested it always goes there, and nowhere else.
about-held-card = A card in hand. Bid it for its number, or invest it for its stars. Each round you bid one card and invest another.
about-taken-pair = This pair has been taken: the player with this token took the card shown here, and the one beneath it.
about-pair = A pair: a card face up, and one face down beneath it. The highest bid takes any pair, then the next highest, and so on.
about-pairs = The pairs of this round: one for each player, and with two players one more for the neutral player.
about-deck = The cards still in the deck. When the last one is drawn, the rounds are over, and the medal ceremony begins.
about-discards = The discard pile: bids, replaced cards, and cards that could not be played. Tap to look through it. What lies here never comes back.
about-medal = A medal, with its points: gold 3, silver 2, bronze 1. Medals are awarded in the ceremony, to the most stars at each event.
about-event = One of the five events, with its three medals. They are awarded at the end, to those with the most stars here. Tap to see everyone’s cards.
about-sum = The stars of this player at this event that can be seen now. A card face down and unknown is not counted.
about-cell = The cards of one player at one event. Tap to see them large, with those of everyone else.
about-points = This player’s points from medals. They stay at 0 until the ceremony. Most points wins.
about-status = What this player is doing: choosing a card, or taking a pair. “Chosen” means that they wait for the others.
about-neutral = The neutral player. It takes the last pair in each round and plays both cards face up. It wins medals and so keeps them from you, but it cannot win the game.
about-player = A player, with what they are doing and their points. Tap to see all their cards at the events, and which they took face up.
about-podium-medal = The medal won at this event, with its points: gold 3, silver 2, bronze 1.
about-tie = Players were tied on stars here. The one with the highest acquisition value among their cards at this event ranks higher.
about-counted = This player’s cards at the event, counted star by star. Those that were face down are turned over now.
about-podium = A player at this event: their cards, the sum of their stars, and the medal these won.
about-ceremony = The medal ceremony. The events are decided one by one: the most stars win gold, then come silver and bronze. At least one card is needed for a medal.
about-bid = A bid. The highest number takes a pair first, then the next highest. All bids are discarded.
about-bids = The bids of this round. Once revealed, they stand from the highest number to the lowest; in this order the pairs are taken.
about-table-card = A card, with its acquisition value, its event, its type and its stars.
about-confirm = Does what has been chosen. Until you tap it, you may choose something else.
about-prompt = Who is asked, and for what. Below it is why, or what the chosen card would do.
about-aim = The game in a few words. Numbers bid for cards; at the end, stars win medals at the events, and medals are points.

## Group: together
##
## What the voice says in “Learn together”, in order: three people begin a game at one device. A step has at most 25 words,
## an answer at most 30. “You” is whoever holds the device; “aim”, “beneath”, “tokens” and “end” are said to everyone.

together-aim = Five events, three medals each. At the end, most stars at an event wins gold. Two rounds together, then the game is yours.
together-bid = The highest number picks a pair first, and the Swimming coach suits your Swimming champion. Bid your 69: that card has only two stars.
together-bid-low = 17 would pick late, and the coach might be gone. Bid the 69.
# A card with three or five stars, and a low number.
together-bid-strong = More stars given up, for a lower number. Bid the 69.
together-spare = Everyone bids at the same time, so give what you can spare. Your Cycling equipment has one star, but a good 65: bid it.
# A card with three or five stars, and a lower number.
together-spare-other = More stars given up, for a lower number. Bid the 65.
together-highest = Your 75 is the highest number of all. Keep it until a pair is worth it, and bid the 42 now.
together-highest-now = It would pick first, but these pairs are not worth the highest number of all. Bid the 42.
# A card with three stars and the number 40.
together-highest-coach = One star more given up, for a lower number. Bid the 42.
# The number 62.
together-highest-other = 62 may pick first in another round, so keep it. Bid the 42.
together-pick = 69 beats 65 and 42: you pick first. You get the face-down card beneath as well. Take the Swimming coach.
together-pick-other = The coach has four stars, the others have three and two. Take the Swimming coach.
together-second = You pick next. Three stars are better than two: take the Basketball fans, and the card beneath them.
together-second-other = Two stars instead of three. Take the Basketball fans.
together-beneath = The lowest bid gets the last pair. What lay beneath each pair is in hand now, and nobody else has seen it.
together-invest = Invest one card. It goes face down to its own event, so only you know your Swimming champion and its five stars.
together-invest-coach = Its time comes in the next round. Begin with the Swimming champion, which has one star more.
together-invest-other = Allowed, but begin with your strongest card: the Swimming champion, with five stars.
together-wait = Invest your Gymnastics champion, three stars. The Cycling champion with five can wait: nobody can take a card from your hand.
together-wait-other = It can wait, and is safe in your hand. Invest the Gymnastics champion: something happens to it in the next round.
together-treasure = Beneath your card lay an Athletics champion with four stars. Invest it: the others see only that you are there.
together-treasure-other = Fewer stars. The Athletics champion has four: invest it.
together-tokens = Three tokens on three face-down cards. You can see where the others are, but not how strong.
together-behind = Your Gymnastics fans have one star and a low 17: bid them, and let the others pick first.
together-behind-other = More stars given up. The last pair is good enough this time: bid the Gymnastics fans.
together-better = There is a Gymnastics champion with five, better than yours. Your 58 has a good chance: bid it.
together-better-other = More stars given up, for a lower number. Bid the 58.
together-differ = Five stars, five and three: now the pairs differ, and picking first is worth something. Bid your 75.
together-differ-other = Someone may bid more, and these pairs differ. Your 75 picks first for certain: bid it.
together-spread = 75 picks first. With three players, a card at a new event always wins a medal: take the Basketball champion.
together-spread-gymnastics = Five stars too, but someone is there already. At Basketball there is nobody yet. Take the Basketball champion.
together-three = Three stars instead of five. Take the pair that was named.
together-left = The Gymnastics champion with five is still there, and it is your turn. Take it.
together-add = Different types add up: a champion with five and a coach with four make nine. Invest the coach; your champion turns face up.
together-add-other = Possible, but nine stars at Swimming show you something new. Invest the Swimming coach.
together-upgrade = Same type, more stars: your new Gymnastics champion replaces the old one. Invest it.
together-upgrade-other = Possible, but first see how a stronger card replaces a weaker one. Invest the Gymnastics champion.
together-open = Your second event: invest the Basketball champion.
together-open-other = Possible, but five stars where nobody else is yet are more. Invest the Basketball champion.
together-end = Adding types, replacing a card, going to new events: three ways to medals. Eight rounds are left. From here on you play on your own.

## Group: tip
##
## Shown once in first games, when it first matters, beside the thing it is about: one sentence or two, at most 25 words.

tip-neutral = The pair that both of you leave goes to the neutral player, who can take medals away from you.
tip-differ = The pairs differ a lot, so picking first is worth a high number on a weak card.
tip-alike = The pairs are much alike: bid the card you will miss least.
tip-last = This is the last round: cards left in hand count for nothing.
tip-token = Face-down cards are secret: each hides one to five stars.
tip-waste = You already have this type at its event, with as many stars or more, so this card is now only good for bidding.
tip-few = You hold a card for an event at which at most two players have any: as things stand, it would win a medal.
