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
about-type = The type of the card: star, coach, training, equipment or fans. You may have one card of each type at an event; a stronger one replaces it.
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

## Group: tip
##
## Shown once in first games, when it first matters, beside the thing it is about: one sentence or two, at most 25 words.

tip-neutral = The pair that both of you leave goes to the neutral player, who can take medals away from you.
tip-differ = The pairs differ a lot, so picking first is worth a high number on a weak card.
tip-alike = The pairs are much alike: bid the card you will miss least.
tip-last = This is the last round: cards left in hand count for nothing.
tip-token = The card under this token has one to five stars, and no number on the table counts them yet.
tip-waste = You already have this type at its event, with as many stars or more, so this card is now only good for bidding.
tip-few = At one event at most two players have a card, and you hold one for it: as things stand, that would win a medal.
