### Fetched
### Olympics: the rules page. “You” is the reader. Names of cards, types and events as in olympics-names.ftl.

## At the top

# Players and minutes; the rulebook names no age.
rules-facts = 2 to 5 players · 30 minutes
    .words = many people age old long minutes
rules-theme = You lead a team at the Games: sign the champions, hire the coaches, pay for training and equipment, and fill the stands with fans.
    .words = story about setting

## The pictures of positions: below each, two sentences.
## Length: 180

# Head
rules-pictures = In pictures
# Picture
rules-picture-events = Each player has a row, with cards at five events. At the end, the most stars at each event win gold, silver and bronze.
# Picture
rules-picture-card = Stars win medals, and the number on the bib decides who picks new cards first. The 75 has only one star: a good card to bid.
# Picture
rules-picture-bids = All bids are revealed together: 75 picks a pair first, then 68, then 47. Each pair has a second card, face down beneath the first.
# Picture
rules-picture-investment = An invested card lies face down at its own event, under your token. When your next one comes there, it is turned face up.
# Picture
rules-picture-upgrade = A card of the same type with more stars replaces the old one. Here a champion with 5 stars replaces one with 3.
# Picture
rules-picture-discard = Types count once: a second champion with no more stars is only discarded. The coach is another type, so its stars are added.
# Picture
rules-picture-tie = In the ceremony all cards are turned face up, and stars are added up. Ana and Bo have 7 each: the highest number there decides, 36 before 23.

## The game in brief

# Head
rules-aim = The game in brief
rules-aim-text = Send your team to five events: Basketball, Swimming, Gymnastics, Cycling and Athletics. At the end, each event awards gold, silver and bronze to the players with the most stars there. Gold is worth 3 points, silver 2 and bronze 1. Most points wins.
    .words = goal object purpose win winner winning victory sports

## Components

# Head
rules-box = Components
rules-box-events = 5 event cards, one for each event.
    .words = sports disciplines contests
rules-box-cards = 75 Olympics cards. Each belongs to one event and is of one type: champion, coach, training, equipment or fans. Each event has 15 cards, three of each type.
    .words = kinds sorts deck many kind category colour suit
rules-box-stars = A card’s stars are its performance: they win medals. Champions have 3 to 5 stars, coaches 2 to 4, and all other cards 1 to 3.
    .words = strength strong power good star value best average do for what
# Rulings: M1
rules-box-number = The number on the bib is the card’s acquisition value: it decides who chooses new cards first, and it breaks ties. Numbers run from 1 to 75, each used once. Strong cards tend to have low numbers.
    .words = bib digits numbers initiative priority high low number
rules-box-medals = 15 medals: gold, silver and bronze for each event.
    .words = how
rules-box-tokens = 25 player tokens: five in each of five colours.
    .words = discs counters markers pieces colour many own

## Set-up

# Head
rules-set-up = Set-up
rules-set-up-events = Lay out the five event cards, with a gold, a silver and a bronze medal on each.
    .words = prepare lay table ready before
rules-set-up-cards = Shuffle the Olympics cards and deal four to each player. Keep yours secret. The rest form the deck.
    .words = beginning start get receive hand size first draw many
rules-set-up-tokens = Take the five tokens of one colour, one for each event. With two players, put five tokens of a third colour beside the deck for the neutral player.
    .words = colour take

## A round

# Head
rules-round = A round has two parts
# Part
rules-one = 1. Acquisition
# Rulings: M16
rules-one-pairs = Lay out one pair for each player: one card face up, with one face down beneath it.
    .words = market offer display row lay choose available turned auction many
rules-one-bid = Everyone secretly chooses a card from hand as a bid, and all bids are revealed together. The highest number takes any one pair, both cards, into hand; then the next highest, and so on. Nobody may decline a pair. Bid cards are discarded.
    .words = auction bidding price pay cost lose back return highest refuse decline pick choice spend happens round part phase step chooses first after bid
# Part
rules-two = 2. Investment
rules-two-text = Everyone secretly chooses one card from hand, even one that they have just taken, and all are played together. Each card goes to its own event.
    .words = send assign invest place put new taken choose happens round part phase step simultaneously
rules-two-new = If you have no card of that type there, play it face down with your token on it. The card previously under the token is turned face up. So only you know the newest card you played there; all earlier ones are face up.
    .words = flip turn show reveal hidden uncover when own marker token goes lie others
# Rulings: M7
rules-two-upgrade = If you have a card of that type there with fewer stars, the new card replaces it, face up, with the token on it. The old card is discarded face up. If another of your cards lay face down there, turn it face up.
    .words = swap exchange trade improve stronger better higher same second coach champion
# Rulings: M4, M5
rules-two-discard = If your card of that type there has as many stars or more, the new card cannot be played: discard it face up. You may choose such a card on purpose, but a card that can be played must be played.
    .words = weak weaker useless worse lower throw away waste unplayable equal nothing cannot impossible
# Rulings: M3
rules-two-after = Everyone now has four cards again. Each card in your hand shows what would happen if you played it.
    .words = refill draw next hand size

## What is known

# Head
rules-known = What is known
# Rulings: M9
rules-known-text = Hands, the face-down cards of the pairs and any face-down card under a token are secret. Only the player who takes a pair sees its face-down card. You may look at your own face-down cards at any time. Everything else is open, including the discard pile.
    .words = look peek see watch open public hidden graveyard used underneath below beneath own again others which mine
# Rulings: M18
rules-known-taken = Everyone sees which face-up card you take. Until it is seen again, it is in your hand or face down at its event.
    .words = remember memory follow track

## The end

# Head
rules-end = End of the game
# Rulings: M2, M16
rules-end-text = The game ends as soon as the last card is drawn, which happens while pairs are being laid out. Those cards are put aside unseen, and cards left in hand count for nothing. Every round before that is complete. Two players play 11 rounds, three play 10, four play 7 and five play 5.
    .words = finish over stop long last rounds number deck empty runs out remaining left many card drawn when

## The medal ceremony

# Head
rules-ceremony = The medal ceremony
# Rulings: M13
rules-ceremony-text = Decide the events one by one, turning all face-down cards face up. The most stars win gold, the second most silver, the third most bronze. You need at least one card at an event to win a medal there. Unclaimed medals are discarded.
    .words = award prize winner nobody absent empty without cards there alone medal given out second place how medals no
# Rulings: M12
rules-ceremony-tie = If players are tied on stars, the one with the highest number among their cards at that event ranks higher. Replaced cards do not count.
    .words = tie tied draw same equal stars level gold medal both
rules-ceremony-points = Gold is worth 3 points, silver 2 and bronze 1. Most points wins.
    .words = score count worth value
# Rulings: M14, M17
rules-ceremony-end = If players are tied on points at the end, the one with the highest number among their cards at any event ranks higher.
    .words = tie tied draw same equal level final score who wins winner victory end

## Two players

# Head
rules-neutral = Two players
# Rulings: M16
rules-neutral-text = A third, neutral player joins in. It has no hand and does not bid. Lay out three pairs; once both of you have taken one, the neutral player gets the last.
    .words = dummy robot automatic third ghost pair two table many
# Rulings: M10
rules-neutral-plays = It plays both cards right away, before you invest: first the face-up card, then the other, each by the same rules but face up. A card that it cannot play is discarded.
    .words = behave automatic order cards play turn neutral
# Rulings: M11
rules-neutral-medals = The neutral player wins medals like anyone else, and so keeps them from you, but it cannot win the game.
    .words = win winner

## Questions, each with its answer

# Head
rules-questions = Questions
# Part
rules-question-start = Who starts?
# Rulings: M15
rules-answer-start = Nobody: everything happens at the same time, or in the order of the bids.
    .words = first begins beginning starting starter player starts start
# Part
rules-question-pass = May I keep my cards and pass?
# Rulings: M3
rules-answer-pass = No. Every round you bid one card and invest one card.
    .words = skip sit out miss stop refuse nothing pass
# Part
rules-question-equal = What if two bids are equal?
# Rulings: M1
rules-answer-equal = That cannot happen: every number occurs once.
    .words = same bid
# Part
rules-question-hidden = Do face-down cards count towards the limit of one per type?
# Rulings: M6
rules-answer-hidden = Yes. You have at most one card of each type at an event, face up or face down. The others see only that a card lies there.
    .words = twice double duplicate limit two same type
# Part
rules-question-upgrade = What if the weaker card is the one under my token?
# Rulings: M7
rules-answer-upgrade = It is discarded face up, and the new card lies face up with the token on it. Either way, after an upgrade nothing of yours is hidden at that event. Your next card of a new type there is face down again.
    .words = replace token own
# Part
rules-question-order = Does it matter in which order the cards are played?
# Rulings: M8
rules-answer-order = No. Each player’s cards at an event lie apart, so the order changes nothing.
    .words = sequence first later turn before after

## Hints

# Head
rules-hints = Hints
rules-hints-text = Look at the numbers before the stars: a high one is worth most in the round in which the pairs differ most. Four bronzes beat one gold. And the discard pile shows which cards are gone for good.
    .words = strategy advice tactics tip good
