### Fetched
### The lesson of Olympicards: the callout that teaches the game. “You” is the learner, whom the table calls Ana; Bo and Chen are computer players.

## Group: say
##
## What the callout says, in order. Below a step are its answers to other moves, which are not played, and which may be longer.
## Words in quotation marks are on a button: see “olympicards.ftl”.
## Length: 165

say-aim = You are Ana. Nine sports, each with its own rule. In each, stay in for better medals, or withdraw early for cards. Most points wins.
say-jump = High jump: each card must be higher than your own previous one. The first is free, so start low: play the yellow 2.
# Another card is chosen: a 4.
# Length: 200
say-jump-four = Allowed, but after a 4 your 2 can no longer be played here. Start with the 2.
# A 7 or an 8.
# Length: 200
say-jump-high = Allowed, but little is left above it. Start with the 2.
# Length: 200
say-jump-nine = Allowed, but nothing is higher than 9: it would be your only jump. Start with the 2.
# Length: 200
say-jump-withdraw = That pays three cards, but your hand can win this sport. Play the 2.
say-own = Bo jumped 7, Chen 8, but you need only beat your own 2. Small steps last longest: play the blue 4.
# Length: 200
say-own-withdraw = You would be the first to withdraw, with three cards. But Bo and Chen have little room above 7 and 8, and you have much above 2. Play the 4.
# A card higher than 4.
# Length: 200
say-own-high = Allowed, but a small step keeps more jumps in your hand. Play the 4.
say-alone = Bo and Chen have withdrawn. The last one in takes gold, 4 points: it is yours already. Take it now, and save your cards.
# Length: 200
say-alone-card = Allowed, but gold is yours already: that card would be wasted. Take the gold.
say-marathon = Marathon: each card in a different colour from your previous one. Bo still has six cards, you four. Do not race Bo: withdraw first.
# Length: 200
say-marathon-card = Allowed, but it costs a card, and someone else may withdraw first. Only the first draws three cards.
say-drew = You withdrew first: bronze, 1 point, and three cards at once, plus the start card for the next sport. Only withdrawing brings new cards.
say-start = The start card lets you play or postpone a sport. Archery turns over targets from 1 to 9, but your cards are high. Postpone it.
# Length: 200
say-start-play = Your cards are 6 to 9, and you must be within 1 of each target: any of 4 or less would put you out. Postpone it.
say-lift = Weightlifting must be played. Lift one to three cards, more than the latest lift in total. You begin, so start light: the 6.
# One card that is higher than the 6.
# Length: 200
say-lift-one = Allowed, but the 6 does as well, and it is your lowest card.
# Length: 200
say-lift-withdraw = That pays three cards again, but your high cards suit this sport. Lift the 6.
# Length: 200
say-lift-several = Allowed, but nobody has lifted yet. Let the others spend their cards first, and lift only the 6.
# “Play 9 + 9 = 18” is on a button.
# Quote: the button that confirms, the message olympicards.play-total. A test compares them in English.
say-nines = Bo lifted 11 and has two cards left: 18 at most. Tap both nines, then “Play 9 + 9 = 18”: Bo cannot beat that.
# Length: 200
say-nines-withdraw = Silver is 2 points and a card. Gold is 4 points, and two nines make it certain.
# Length: 200
say-nines-other = More than 11, but two nines are better: with two cards Bo cannot answer 18, and you keep your other cards. Tap both nines.
say-again = Bo could not answer, and both others are out. You know what to do now.
# Length: 200
say-again-lift = Gold is yours already. Keep those cards, and take it.
say-hurdles = Hurdles: each round a new card is turned over. Play that value or more. The hurdle is 7, and your 7 is enough.
# Length: 200
say-hurdles-eight = An 8 clears it too, but a later hurdle may be an 8. Play the cheapest card that will do: the 7.
# Length: 200
say-hurdles-withdraw = That pays three cards and bronze again. But the 7 is easy to spare, and better medals are still there. Play it.
say-nothing-fits = The new hurdle is 9, and none of your cards clears it: you must withdraw. Bo withdrew before you, so you get silver, 2 points.
say-kinds = Nine rules, but three kinds: you play against your own previous card, the latest card on the table, or a card turned over.
say-points = Two golds, a silver and a bronze: 11 points. Chen has 9, Bo 8. Five more sports would follow, archery last.

## Group: win
##
## What wins games of Olympicards, as a list at the end of the lesson.
## Length: 165

win-1 = Take small steps. Whoever can play longest wins gold, and the last one in needs no more cards.
win-2 = Watch the other hands: their sizes are for all to see, and a short hand cannot go on for long.
win-3 = Withdraw early when a sport does not suit you. Cards for the next sport are worth more than a lost race.

## Group: more
##
## What the callout says in the second minute, which the learner may ask for at the end of the lesson: what the lesson leaves out.
## “You” is the learner, whom the table calls Ana.
## Length: 165

more-tennis = Table tennis: after 1 to 4, play a 6 to 9 of another colour, and vice versa. Chen played red 2: play your blue 7.
# Length: 200
more-tennis-five = Allowed: a 5 goes on any card. Keep it for when nothing else does. Play the blue 7.
# Length: 200
more-withdraw = That would end the sport for you, but your cards fit it. Stay in.
# Another card with a 6 or more.
# Length: 200
more-tennis-other = Allowed, and just as good. But this time, play the blue 7.
more-five = A green 9 came back, and you have nothing from 1 to 4. But a 5 goes on any card, and any on a 5.
more-wind = You won gold. Sailing: a new wind each round. With it, one card of its colour; against it, two of another. Play your green 6.
# Length: 200
more-wind-two = Allowed, but against the wind it takes two cards. One does it with the wind: play your green 6.
more-across = The wind is blue, and you have none. Bo is out, so silver is certain; Chen has two cards left. Try both black cards.
# Length: 200
more-across-withdraw = Silver is yours in any case, and Chen may have nothing for the next wind. Play both black cards.
more-star = You got silver. 100 m freestyle: lower each time. It has a star, and here world records count. Begin high: the 8.
# Length: 200
more-star-low = Allowed, but after the 3 you could not play the 8 any more. Begin with the 8.
more-empty = Gold is yours already. But with a star, whoever wins it without a card left sets a world record: play your last card.
# Length: 200
more-empty-withdraw = That wins gold, but with a card left it is no world record. Play the 3 first.
more-record = With no cards you can only withdraw: gold, 4 points, and the sport card, 2 more. You have 12 points, Chen 8, Bo 3.
more-tie = An empty hand is a risk: on equal points, more cards in hand rank first; if those are equal, too, the place is shared.
more-two = Now a game for two. Hurdles: play the value turned over, or more. It is an 8, and your 9 clears it.
more-two-keep = Between two, withdrawing lasts one turn. The first brings one card, and gives Bo bronze, 1 point. Keep your 9 for later: withdraw.
# Length: 200
more-two-keep-card = Allowed, but it is your only card above 7, and the first withdrawal costs you least. Withdraw.
more-two-still = You are still in, and drew a 7. Bo has cleared the 8. The new hurdle is a 5: your 5 is just enough.
# Length: 200
more-two-still-withdraw = The second withdrawal brings two cards, but gives Bo silver, 2 points. Play the 5.
# Length: 200
more-two-still-other = That clears it too, but a later hurdle may be higher. Play the cheapest card that will do: the 5.
more-two-silver = Now Bo had to withdraw: two cards for Bo, silver for you. Only the third withdrawal is left, and it ends the sport.
more-two-nine = The third gives gold to the other player. The hurdle is a 9: now your 9 is worth its price. Play it.
# Length: 200
more-two-nine-withdraw = That brings three cards and the start card, but gives Bo gold, 4 points. Play the 9.
more-two-gold = Bo has no 9. The third withdrawal gives you gold, and Bo three cards and the start card: you have 6 points, Bo 1.
more-two-count = So count the withdrawals: the first costs 1 point, the third 4. Two players are never tied: the points add up to an odd number.

## Group: about
##
## What a thing on the table is, when a player touches and holds it: one to three short sentences.
## Length: 240

about-star = A world record can be set in this sport, if the game is played with world records: win gold with no cards left in hand, and you keep the sport card, worth 2 points.
about-must-play = This sport was postponed before, or the one before it has just been postponed, or it is the last: now it must be played.
about-up-to-cards = How many cards you may play at a time in this sport.
about-sport-number = The value that counts now: of the card turned over, of the latest play, or of the player’s own previous card.
about-sport-card = The sport being played, with its rule in one sentence and how many cards you may play at a time.
about-turned-over = This card was turned over for the round. Everyone plays against it, and the next round brings a new one. It belongs to nobody.
about-card-that-counts = The card that the next play is compared with. The sport says which: the player’s own previous card, the latest play of anyone, or a card turned over for the round.
about-needs = Whose turn it is and what they need: the rule of the sport, worked out for the card that counts now. In between, it says what is happening.
about-stack = The stack of performance cards, with the number of cards left. When it runs out, the cards of finished sports are shuffled to form a new one.
about-sport-over = A sport that is over, with the mark of the player who won gold in it.
about-sport-postponed = A postponed sport. It waits face up under all the others, and must be played when it comes up again.
about-sport-hidden = A sport that is still face down. Tap to see which ones are left; their order is secret.
about-nine-sports = The nine sports in order: those that are over, the one being played, and those to come. Tap to read all their rules.
about-world-record = A world record: this player won gold in a sport with a star, with no cards left in hand. It is worth 2 points.
about-medal = A medal with its points: 4 for gold, 2 for silver, 1 for bronze. You get it as soon as you withdraw; with two players, the other player gets it.
about-start-card = The start card. Whoever has it plays or postpones the next sport, and begins its rounds. After each sport it goes to the player who made the withdrawal with the flag on the ladder.
about-new-cards = How many cards this withdrawal draws from the stack. There is no other way to get new cards.
about-crowning = The sport is over, and these are its medals. The one with the laurel wreath won gold.
about-cards-in-hand = How many cards this player holds. The number is never secret; the cards themselves are.
about-points = This player’s points: medals and world records, added up. After nine sports, most points wins.
about-status = The player “{ olympicards.choosing }” decides about the sport, and the player “{ olympicards.turn }” has the turn. A player who is “{ olympicards.out }” has withdrawn from this sport.
about-total = The total of the cards played together. It counts in weightlifting.
about-played = A card played in this sport. It stays face up until the sport is over; cards lying together were played together.
about-lane = Each player has a lane: who it is, cards in hand, points, and the cards played in this sport. Tap to see where everyone stands.
about-aim = The game in a few words. Cards come from withdrawing, and the longer you hold out, the better the medal; with two players, withdrawing gives it to the other player. Most points wins.
about-who-withdrew = The player who withdrew here, or the last one in, who is sure of gold.
about-next-reward = What the next withdrawal pays: cards, a medal, perhaps the start card.
about-ladder = The rewards for withdrawing, in order. The next one is highlighted, and those already taken show who withdrew. With two players, each medal goes to the other player.
about-colour = The colour of the card and its symbol: blue drop, yellow bolt, black moon, green leaf, red flame. Colours count in the marathon, the relay, table tennis and sailing.
about-dimmed-card = A performance card that cannot be played now. Tap it to see why not.
about-held-card = A performance card in hand: a value from 1 to 9 in one of five colours. There are two of each. On your turn, the raised cards can be played.
about-play-it = Play this sport now. The player with the start card begins.
about-postpone-it = Postpone this sport: it goes face up under all the others and returns at the end. The next sport must be played.
about-withdraw = Withdraw from this sport for the reward on the button. You may do so on any turn, and must if you cannot play. With two players, withdrawing lasts for one turn only.
about-confirm = The button that plays the chosen cards. Until you tap it, you may choose others.
about-prompt = Who is asked, and for what. Below it is the rule that counts, or what the chosen cards would do.

## Group: together
##
## What the callout says in “Learn together”, in order: three people begin a game at one device.
## “You” is whoever holds the device; “aim”, “must” and “end” are said to everyone.
## Length: 165

together-aim = Nine sports, each with its own rule. Play on for medals, or withdraw for new cards. After nine sports, most points wins.
together-decide = You have the start card, so you decide: play this sport, or postpone it. Freestyle leads downwards, and your cards are high. Play it.
# Length: 200
together-decide-postpone = You may, but a hand that can start at 9 is made for this sport. Play it.
together-lower = Each card must be lower than your own previous one. The first is free: start high, with the yellow 9.
# A card of the same value in another colour.
# Length: 200
together-same = The same value, and just as good. But here, take the card that was named.
# Length: 200
together-lower-withdraw = That pays three cards, but this hand can go far in this sport. Play the 9.
# A lower card than the one asked for.
# Length: 200
together-lower-other = Allowed, but there is no way back up. Start with the yellow 9.
together-bottom = Each card must be lower than your previous one. Yours are all 4 or less, so there is little room: play the green 4.
# Length: 200
together-bottom-yellow = The same value, and just as good here. But this time, play the green 4.
# Length: 200
together-bottom-withdraw = That is a good idea, but first see one round. Play the green 4.
# Length: 200
together-bottom-other = Allowed, but a lower card leaves even less below it. Play the green 4.
together-own = Only your own cards count: each must be lower than the previous one. You hold 9, 8 and 7, so start with the blue 9.
# Length: 200
together-own-other = Allowed, but it gives away room below. Start as high as you can: the blue 9.
together-step = Small steps last longest: after your 9, play the red 8.
# Length: 200
together-step-withdraw = You can still play, and those who stay in longer get better medals. Play the card that was named.
# Length: 200
together-step-other = Allowed, but it skips numbers you could have used. Take the small step.
together-leave = The others have far more room below. Be the first to withdraw: it brings three new cards, bronze and the start card.
# Length: 200
together-leave-card = Possible, but the others can go on for longer than you. Only the first to withdraw draws three cards.
together-on = One player is out already, but you have small steps left. Play the green 8.
together-down = Below your 8 you hold two 7s. Play the green one.
together-seven = From 8 to 7, the smallest step again: play the red 7.
# The player whose turn it is has no card lower than 7; the next one to withdraw gets silver.
together-must = You may withdraw on any turn, and must if you cannot play. The second to withdraw gets silver, 2 points, and draws one card.
together-gold = You are the last one in, so gold is yours: 4 points. No more cards are needed. Take it, and keep your three cards.
# Length: 200
together-gold-card = Allowed, but gold is yours already: that card would be wasted. Take the gold.
together-archery = The start card lets you postpone a sport. Archery wants cards within 1 of each target turned over, and yours are low. Postpone it.
# Length: 200
together-archery-play = None of your eight cards is above 4: targets from 6 to 9 would put you out. Postpone it.
together-relay = Relay must be played. Match the colour or the value of the latest card, whoever played it. You begin: the yellow 4.
# Length: 200
together-relay-withdraw = You may on any turn, but any card begins a relay. Play the yellow 4.
# Length: 200
together-relay-other = Any card may begin. Here, take the yellow 4.
together-match = The latest card is a yellow 4: match its colour or its value. Your only match is the yellow 2.
# Length: 200
together-fits = You may withdraw on any turn, but you hold a card that fits. Play it.
together-value = The green 2 that you drew fits: a 2 after a 2. Whoever comes next then needs green or a 2.
together-end = Gold is worth 4 points, silver 2, bronze 1. But bronze drew the most cards. From here on you play on your own.

## Group: tip
##
## Shown once in first games, when it first matters, beside the thing it is about: one sentence or two.
## Length: 165

tip-two = Between two, withdrawing lasts one turn: you draw cards, and the other player gets the medal.
tip-postpone = Postpone a sport that suits the others better than you; the next one must be played.
tip-own = Only your own previous card counts here: take small steps, and you can play more often.
tip-latest = Whatever you play becomes the task of the next player, and perhaps your own again.
tip-short = Your cards are for all nine sports. Only withdrawing brings new ones, and the earlier, the more.
tip-first = Whoever withdraws first gets the most cards: with few cards that fit, that may be worth more than going on.
tip-alone = You are the last one in: gold is yours, whether you play more cards or not.
