### Fetched
### The lesson of Olympics: the callout that teaches the game. “You” is the learner, whom the table calls Ana; Bo and Chen are computer players.

## Group: say
##
## What the callout says, in order. Below a step are its answers to other moves, which are not played, and which may be longer.
## Cards have the names of their event and type in “olympics-names.ftl”.
## Length: 165

say-aim = You are Ana. At the end, most stars at an event wins gold, worth 3 points. Silver is worth 2, bronze 1. Most points wins.
say-bid = Everyone bids a card. The highest number picks a pair of new cards first: you want the Cycling champion, five stars. Bid your 75.
# Length: 200
say-bid-low = With a 12, others would very probably pick before you, and one of them would take the champion. Bid the 75.
# A card with a low number and many stars.
# Length: 200
say-bid-strong = Bids are discarded: you would lose a strong card, and such a low number would hardly pick first. Bid the 75.
say-pick = 75 beats 68 and 47: you pick first. Your bid, with one star, is discarded. Take the Cycling champion and the card beneath it.
# Length: 200
say-pick-other = Only one star, and Bo, who picks next, could take the five. Take the Cycling champion.
say-invest = Beneath it lay a Gymnastics coach: only you know. Now everyone invests one card, which goes to its own event. Invest your Cycling champion.
# Length: 200
say-invest-five = Five stars too, and just as good. But here you begin with Cycling.
# Length: 200
say-invest-four = Four stars are fine, but you hold five. Invest your Cycling champion.
# Length: 200
say-invest-two = Two stars, while you hold five. Invest your Cycling champion.
say-secret = Your card lies face down under your token: the others see that you are at Cycling, but not with which card. Theirs are secret, too.
say-alike = Round 2. Every pair shows one star: nothing to fight for. Bid your 12, the card you will miss least.
# Length: 200
say-alike-five = You would give up five stars to choose among single ones. Bid the 12.
# Length: 200
say-alike-four = You would give up four stars to choose among single ones. Bid the 12.
say-last = Bo bid 72 to choose among single stars. You picked last, and beneath your card lay a Cycling champion with four!
say-type = But you can have one card of each type at an event, so one champion: only a stronger one replaces it. Invest your Cycling coach.
# Length: 200
say-type-waste = You already have a Cycling champion with five stars: this one would be discarded for nothing. Invest your Cycling coach.
# Length: 200
say-type-later = Good, and its time will come. First see what a second type does: invest your Cycling coach.
# Length: 200
say-type-other = Possible, but four stars more at Cycling show you something new. Invest your Cycling coach.
say-add = Different types, champion and coach, add up: five and four make nine. The champion is face up now; only your newest card is hidden.
say-later = Seven rounds later: this is the last one. You have twelve stars at Gymnastics, twelve at Cycling, and nothing at Basketball.
say-free-bid = Cards left in hand count for nothing. Your Swimming coach can only be discarded, so bid it: with 75 gone, 74 picks first.
# A card with the number 56 or 45.
# Length: 200
say-free-middle = A higher bid may pick before you, and take what you need; 74 is certain to pick first. Bid the 74.
# Length: 200
say-free-low = 19 would probably pick last: you would get what the others leave. Bid the 74.
say-one-card = Athletics shows four stars, Basketball one. But any card at an event can win a medal. Take the Basketball fans.
# Length: 200
say-one-athletics = Its four stars would replace your three: one star more, and still nothing at Basketball. Take the Basketball fans.
# Length: 200
say-one-gymnastics = Three more stars where you lead with twelve, and still nothing at Basketball. Take the Basketball fans.
say-medal = Bo and Chen are here, with three medals to win: one star is sure of bronze. Bigger leads win nothing. Invest the Basketball fans.
# Length: 200
say-medal-athletics = At Athletics bronze is yours already; whether six stars win silver depends on hidden cards. At Basketball a new medal is certain. Invest the Basketball fans.
# Length: 200
say-medal-cycling = At Cycling your twelve stars already lead clearly. At Basketball one star wins a new medal for certain. Invest the Basketball fans.
# Length: 200
say-medal-waste = Your Cycling coach has four stars: this one would be discarded. Invest the Basketball fans.
say-basketball = Basketball: Bo ten, Chen six, you one. Your single star wins bronze: 1 point.
say-tie = Swimming: seven stars each for you and Bo. The highest number among the cards there decides: 36 beats 23. Gold is yours.
say-result = You have 11 points, Bo 10, Chen 9. That one star at Basketball won the game.

## Group: win
##
## What wins games of Olympics, as a list at the end of the lesson.
## Length: 165

win-1 = Be everywhere. With two or three players, one card at an event always wins a medal there.
win-2 = Bid high numbers when the pairs differ, low ones when they are alike, and never bid your best cards.
win-3 = Invest where a medal changes hands. A big lead wins nothing more, and a tie goes to the highest number.

## Group: more
##
## What the callout says in the second minute, which the learner may ask for at the end of the lesson: what the lesson leaves out.
## “You” is the learner, whom the table calls Ana.
## Length: 165

more-last = The last investment of another game. With equal points at the end, a player’s highest number at any event decides: yours is the coach’s 69.
more-number = Athletics is close. A new coach would replace yours, and its 69 would be gone. The fans add three stars: invest the Athletics fans.
# Length: 200
more-number-coach = Nine stars instead of ten, and your 69 would be discarded. Invest the Athletics fans.
# Length: 200
more-number-other = Athletics is closer: Bo shows five stars there besides a card face down, and you have seven. Invest the Athletics fans.
more-tie = 11 points each for you and Bo, and the highest number decides: your 69 beats Bo’s 67. You win!

## Group: about
##
## What a thing on the table is, when a player touches and holds it: one to three short sentences.
## Length: 240

about-chosen-card = The card this player has chosen, to bid or to invest. It stays face down until everyone has chosen; a bid then shows its number.
about-second-card = The face-down card of the pair. Whoever takes the pair gets both cards, and only they see this one.
about-what-it-does = What happens if this card is invested now: it goes face down to its event and reveals your card before it, replaces a weaker card of its type, or can only be discarded.
about-number = The number of the card, from 1 to 75; each occurs once. When bidding, the highest number takes a pair first. When an event is tied on stars, the highest number decides.
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
about-status = What this player is doing: choosing a card, or taking a pair. “{ olympics.status-chosen }” means that they wait for the others.
about-neutral = The neutral player. It takes the last pair in each round and plays both cards face up. It wins medals and so keeps them from you, but it cannot win the game.
about-player = A player, with what they are doing and their points. Tap to see all their cards at the events, and which they took face up.
about-podium-medal = The medal won at this event, with its points: gold 3, silver 2, bronze 1.
about-tie = Players were tied on stars here. The one with the highest number among their cards at this event ranks higher.
about-counted = This player’s cards at the event, counted star by star. Those that were face down are turned over now.
about-podium = A player at this event: their cards, the sum of their stars, and the medal these won.
about-ceremony = The medal ceremony. The events are decided one by one: the most stars win gold, then come silver and bronze. At least one card is needed for a medal.
about-bid = A bid. The highest number takes a pair first, then the next highest. All bids are discarded.
about-bids = The bids of this round. Once revealed, they stand from the highest number to the lowest; in this order the pairs are taken.
about-table-card = A card, with its number, its event, its type and its stars.
about-confirm = The button that does what has been chosen. Until you tap it, you may choose something else.
about-prompt = Who is asked, and for what. Below it is why, or what the chosen card would do.
about-aim = The game in a few words. Numbers bid for cards; at the end, stars win medals at the events, and medals are points.

## Group: together
##
## What the callout says in “Learn together”, in order: three people begin a game at one device.
## “You” is whoever holds the device; “aim”, “beneath”, “tokens” and “end” are said to everyone.
## Length: 165

together-aim = Five events award medals at the end: most stars wins gold, 3 points, then silver 2, bronze 1. Two rounds together, then you play freely.
together-bid = Bid a card: the highest number picks a pair of new cards first. The Swimming coach suits your champion, so bid 69, only two stars.
# Length: 200
together-bid-low = A 17 would probably pick late, and the coach might be gone. Bid the 69.
# A card with three or five stars, and a low number.
# Length: 200
together-bid-strong = You would give up more stars for a lower number. Bid the 69.
together-spare = Everyone bids at once, and the highest number picks a pair first. Your Cycling equipment has one star, but a good 65: bid it.
# A card with three or five stars, and a lower number.
# Length: 200
together-spare-other = You would give up more stars for a lower number. Bid the 65.
together-highest = The highest bid picks a pair first, and nothing beats your 75. Keep it until a pair is worth it, and bid your 42.
# Length: 200
together-highest-now = It would pick first, but these pairs are not worth the highest number of all. Bid the 42.
# A card with three stars and the number 40.
# Length: 200
together-highest-coach = You would give up one star more for a lower number. Bid the 42.
# The number 62.
# Length: 200
together-highest-other = 62 may pick first in another round, so keep it. Bid the 42.
together-pick = 69 beats 65 and 42: you pick first. You get the face-down card beneath as well. Take the Swimming coach.
# Length: 200
together-pick-other = The coach has four stars, the others have three and two. Take the Swimming coach.
together-second = You pick next. Three stars are better than two: take the Basketball fans, and the card beneath them.
# Length: 200
together-second-other = Two stars instead of three. Take the Basketball fans.
together-beneath = The lowest bid gets the last pair. What lay beneath is in hand now, and only the player who took it has seen it.
together-invest = Invest one card: it goes face down to its own event, so only you know your Swimming champion and its five stars.
# Length: 200
together-invest-coach = Its time comes in the next round. Begin with the Swimming champion, which has one star more.
# Length: 200
together-invest-other = Allowed, but begin with your strongest card: the Swimming champion, with five stars.
together-wait = Invest your Gymnastics champion, face down at its event. The Cycling champion with five can wait: nobody can take it from your hand.
# Length: 200
together-wait-other = That card can wait, safe in your hand. Invest the Gymnastics champion.
together-treasure = Beneath your card lay an Athletics champion with four stars. Invest it, face down at its event: the others see only that you are there.
# Length: 200
together-treasure-other = Fewer stars. The Athletics champion has four: invest it.
together-tokens = Your tokens lie on three face-down cards. Everyone can see where the others are, but not how strong.
together-behind = Your Gymnastics fans have one star and a low 17: bid them, and let the others pick first.
# Length: 200
together-behind-other = You would give up more stars, and even the last pair shows three. Bid the Gymnastics fans.
together-better = There is a Gymnastics champion with five, better than yours. Your 58 has a good chance: bid it.
# Length: 200
together-better-other = You would give up more stars for a lower number. Bid the 58.
together-differ = Five stars, five and three: now the pairs differ, and picking first is worth something. Bid your 75.
# Length: 200
together-differ-other = Someone may bid more, and these pairs differ. Your 75 picks first for certain: bid it.
together-spread = 75 picks first. With three players, one card at an event always wins a medal, and nobody is at Basketball yet: take its champion.
# Length: 200
together-spread-gymnastics = Five stars too, but someone is there already. At Basketball there is nobody yet. Take the Basketball champion.
# Length: 200
together-three = Three stars instead of five. Take the pair that was named.
together-left = The Gymnastics champion with five is still there, and it is your turn. Take it.
together-add = Different types add up: a champion with five and a coach with four make nine. Invest the coach; your champion turns face up.
# Length: 200
together-add-other = Possible, but nine stars at Swimming show you something new. Invest the Swimming coach.
together-upgrade = You can have one card of each type at an event: your new Gymnastics champion, with more stars, replaces the old one. Invest it.
# Length: 200
together-upgrade-other = Possible, but first see how a stronger card replaces a weaker one. Invest the Gymnastics champion.
together-open = A second event can win you a second medal: invest the Basketball champion.
# Length: 200
together-open-other = Possible, but five stars where nobody else is yet are worth more. Invest the Basketball champion.
together-end = Adding types, replacing a card, going to a new event: three ways to medals. Eight rounds are left. From here you play on your own.

## Group: tip
##
## Shown once in first games, when it first matters, beside the thing it is about: one sentence or two.
## Length: 165

tip-neutral = The pair that both of you leave goes to the neutral player: it can win medals, and so keep them from you.
tip-differ = The pairs differ a lot, so picking first is worth a high number on a weak card.
tip-alike = The pairs are much alike: bid the card you will miss least.
tip-last = This is the last round: cards left in hand count for nothing.
tip-token = Face-down cards under a token are secret: each has one to five stars.
tip-waste = You already have this type at its event, with as many stars or more, so this card is now only good for bidding.
tip-few = You hold a card for this event, where at most two players have any: as things stand, it would win a medal.
tip-row = This row is yours: win medals at five events.
