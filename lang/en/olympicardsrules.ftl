### Fetched
### Olympicards: the rules page. “You” is the reader. Texts are paragraphs, heads are headings.

## The top of the page
# Ages and minutes are those of the printed game; its rulebook has neither.
# Rulings: C1
rules-facts = 2 to 7 players · ages 6 and up · 20 minutes
    .words = many people age old long minutes
rules-theme = Nine sports and one hand of cards: that is your strength for the whole of the Games. Spend it where you can win, and know when to withdraw.
    .words = story about setting

## The pictures of positions: below each, two sentences.
## Length: 180

# Head
rules-pictures = In pictures
# Picture
rules-picture-sport = Nine sports come one after another, each with a rule of its own. In the high jump, play a higher card than your previous one.
# Picture
rules-picture-play = On your turn, play a card by that rule, or withdraw. A 4 is enough here: keep the high cards for later.
# Picture
rules-picture-lanes = Whoever withdraws is out of this sport. The last one in wins gold, and need not play another card.
# Picture
rules-picture-ladder = The sooner you withdraw, the more new cards you draw. The longer you stay, the better the medal.
# Picture
rules-picture-postponed = With the start card you may postpone a new sport: it waits until the others are over. The next one must be played.
# Picture
rules-picture-turned = In the hurdles, archery and sailing, a card is turned over each round and counts for everyone. In other sports, look whether your own previous card counts, or the latest of all.
# Picture
rules-picture-points = Gold is worth 4 points, silver 2 and bronze 1, and most points wins after nine sports. Whoever withdrew first has the start card now.

## The game in brief
# Head
rules-aim = The game in brief
rules-aim-text = Nine sports are held, one after another. Play cards from your hand for as long as you can, or withdraw in good time: the last one in wins gold, the most valuable medal, and those who withdrew early have the cards for the next sport.
    .words = goal object purpose win winner who receives gold medal

## Components
# Head
rules-box = Components
# Rulings: C18, C22
rules-box-cards = 90 performance cards: the values 1 to 9 in five colours, two of each, which are the same. Each colour also has a symbol: drop, bolt, moon, leaf or flame.
    .words = deck kinds colours values many number colour suit suits
# Rulings: C5, C12
rules-box-sports = Nine sport cards. Each says how many cards you may play at a time, and which. In three sports a card is turned over each round. In the five sports with a star, world records can be set.
    .words = rule kinds many star
rules-box-medals = 27 medals, nine of each: gold is worth 4 points, silver 2, bronze 1. Keep the medals you win face up in front of you.
    .words = many number value how
rules-box-start = The start card, a flag: the player who has it decides about the next sport and begins its rounds. After each sport it goes to whoever withdrew first, so you can keep it; two players have a rule of their own.
    .words = flag starting first next keep

## Set-up
# Head
rules-setup = Set-up
# Rulings: C2, C10
rules-setup-text = Deal six performance cards to each player; the rest form the stack, face down. Shuffle the sport cards and place them face down beside it, and the medals next to them. Draw lots for the start card, or agree on someone: the youngest player, say. Your cards are secret, but everyone may know how many you hold.
    .words = prepare start beginning get receive hand size first begins starter flag many dealt goes

## Playing a sport
# Head
rules-sports = Playing a sport
# Part
rules-turn-head = 1. The sport card
# Rulings: C3, C17
rules-turn-text = Turn over the top sport card. The player with the start card either plays it or postpones it. A postponed sport goes face up under all the others, and the next one is turned over and must be played. When a postponed sport reaches the top again, it must be played. The last sport cannot be postponed.
    .words = skip delay postpone refuse choose another later avoid
# Part
rules-play-head = 2. Playing and withdrawing
# Rulings: C4, C5, C6, C10
rules-play-text = Play in rounds, going to the left. Each round begins with the player who has the start card, or with the next one still in. On your turn, either play at least one card, following the rule of the sport, or withdraw. You may withdraw on any of your turns, and must if you cannot play. Once you withdraw, you are out of this sport. Played cards stay face up until the sport is over. You do not take them back.
    .words = turn forced must cannot able unable fit fits matching possible stuck back keep out round end ends clockwise direction left dropping
# Line
rules-own-text = In the marathon, the high jump and the 100 m freestyle your card is compared with your previous one: the one that you yourself played last in this sport. Your first card is free.
    .words = own mine previous last
# Line
rules-latest-text = In weightlifting, the relay and table tennis it is compared with the latest play of all, whoever made it, even if it was your own. Only the very first card or lift of the sport is free.
    .words = others anyone last previous
# Line
# Rulings: C9, C21
rules-turned-text = In the hurdles, archery and sailing a performance card is turned over at the beginning of each round, even if nobody can play any more. It replaces the one before and counts for everyone, but belongs to nobody.
    .words = flip drawn target hurdle wind round
# Rulings: C7
rules-play-alone = The last one in may play on alone, round after round, or withdraw on any turn, and wins gold either way, even without having played a card.
    .words = alone last continue who receives gold winner

## Rewards
# Part
rules-ladder-head = 3. Rewards for withdrawing
# Rulings: C4, C16
rules-ladder-text = The earlier you withdraw, the more cards you get; the later, the better the medal. You get cards and medals at once; only the start card changes hands at the end of the sport, when everyone has withdrawn. There is no other way to get new cards, and no limit to how many you may hold.
    .words = reward get receive draw cards earn new more limit hand first leave second third fourth places place bronze silver gold five six seven four three players people table turn every
# Rulings: C8, C19
rules-stack-text = When the stack runs out, shuffle the cards of all finished sports to form a new one. If there are none, you draw what is left, and the missing cards are not made up later. If no card can be turned over, the last one turned over still counts; if there is none, any single card may be played.
    .words = empty out runs deck gone reshuffle shuffle finished

## The nine sports

# Head
rules-nine-head = The nine sports
rules-nine-text = We could not find the printed sport cards anywhere, so these nine sports and their rules are our own.
    .words = original printed differ disciplines events list which
rules-tennis-text = Table tennis in full: after a 1, 2, 3 or 4 play a 6, 7, 8 or 9 of a different colour, and the other way round. A 5 of any colour can be played on any card, and any card can be played on a 5.
    .words = ping pong five joker wild colours
rules-sailing-text = Sailing in full: with the wind, play exactly one card, of its colour. Against it, play exactly two cards that share another colour; their values do not matter.
    .words = wind against boat colours

## Scoring and the end
# Head
rules-scoring = Scoring
rules-scoring-text = Each gold medal is worth 4 points, each silver medal 2, and each bronze medal 1. Cards in hand are worth nothing, but they break ties.
    .words = score points worth value leftover left over remaining count
# Head
rules-end = End of the game
# Rulings: C11, C23
rules-end-text = The game ends after the ninth sport. Most points wins. If players are tied, the one with more cards in hand ranks higher; if those are equal too, they share the place, and the next place is skipped.
    .words = finish over tie tied draw same equal level winner win last rounds

## Two players
# Head
rules-two = Two players
# Rulings: C13
rules-two-text = With two players, withdrawing lasts for one turn only, and it is the other player who gets the medal. A sport has three withdrawals in all, whoever makes them; the same player may withdraw again. You may play the cards you drew from your next turn on.
    .words = two us quit leave stop often times many medal different difference special after stopping playing keep on
# Line
# Rulings: C13
rules-two-first = First withdrawal: draw one card, and the other player gets bronze. Both stay in.
    .words = two
# Line
# Rulings: C13
rules-two-second = Second withdrawal: draw two cards, and the other player gets silver. Both stay in.
# Line
# Rulings: C13, C14
rules-two-third = Third withdrawal: draw three cards, and the other player gets gold. The sport ends at once, and whoever withdrew takes the start card.
    .words = gold how end ends
# Rulings: C20
rules-two-rounds = Players take turns, and two turns are a round; withdrawing is a turn, too. Where a card is turned over each round, a new one comes after every two turns. Where your first card is free, it stays free until you play it, in whichever round that is.
    .words = two turn order round
# Rulings: C15
rules-two-ties = Two players are never tied: the medals add up to 63 points, an odd number, and each world record adds 2.
    .words = tie tied draw same equal level two

## Variants
# Head
rules-variants = Variants
# Rulings: C12
rules-variant-record = World records: if you win gold in a sport with a star and have no cards left, keep the sport card. It is worth 2 points, besides the 4 for gold. With two players, only the one who does not make the third withdrawal wins gold and can set a record.
    .words = record records star bonus extra empty
# Rulings: C14
rules-variant-start = The start card with two players: you may agree that it goes to whoever makes the first withdrawal of a sport instead of the third.
    .words = flag option two

## Questions
# Head
rules-questions = Questions
# Part
rules-ask-withdraw = May I withdraw although I could play?
# Rulings: C6
rules-answer-withdraw = Yes, on any of your turns. The others do not learn whether you could have played.
    .words = quit leave drop stop voluntarily could able although out even early allowed
# Part
rules-ask-alone = Everyone else is out. Do I have to go on?
# Rulings: C7
rules-answer-alone = No. Withdraw on any turn and take gold, and keep your cards for the next sport.
    .words = alone last continue forced go must
# Part
rules-ask-fewer = May I play fewer cards than the sport allows?
# Rulings: C5
rules-answer-fewer = Yes, but at least one. Only sailing is stricter: one card with the wind, two against it.
    .words = less fewer minimum only single
# Part
rules-ask-lift = In weightlifting, do I have to beat my own lift?
rules-answer-lift = You have to beat the latest lift, whoever made it. If that was you, beat your own.
    .words = own myself weight beat
# Part
rules-ask-again = Can a postponed sport be postponed again?
# Rulings: C3
rules-answer-again = No. When it comes up again, face up, it must be played.
    .words = twice again second repeat
# Part
rules-ask-order = Two sports are postponed. Which one comes first?
# Rulings: C17
rules-answer-order = The one that was postponed first.
    .words = first order two several
# Part
rules-ask-count = May I ask how many cards the others hold?
# Rulings: C10
rules-answer-count = Yes. The number is never secret; the cards themselves are.
    .words = many ask see number size
# Part
rules-ask-paid = When do I get what withdrawing earns?
# Rulings: C4
rules-answer-paid = Cards and medal at once, so the cards are yours before the next sport is turned over. The start card follows when the sport is over.
    .words = when immediately later receive medal get

## Hints
# Head
rules-hints = Hints
rules-hints-text = Nobody wins all nine. Withdraw before anyone else when your hand does not suit the sport: with three or more players, you come back with three more cards and the start card, which lets you postpone a sport that suits the others. Count the other hands: a player with few cards will not go on for long.
    .words = strategy advice tactics tip good
