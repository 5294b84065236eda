### Olympicards at the table: sports are played by cards, players withdraw for cards and medals.
### A “card” is always a performance card: a value from 1 to 9 in one of five colours. The cards and medals a withdrawal
### pays are its reward; the ladder shows the rewards by the order of withdrawing.

## Set-up of a table: a question, a remark below it (“-why”), and answers on buttons
# A question; the answers are the names of the players, and a lot.
start = Who gets the start card first?
# A question, as a label: whether world records are possible.
option-records = World records
# Answer to “World records”.
records-no = Not used
# Answer to “World records”.
records-yes = 2 points each
# Below it: the end of the answer “2 points each”.
records-why = For winning gold in a starred sport with no cards left in hand
# A question.
option-two = With two players, who gets the start card next?
# Below it. “That player” is the one with the start card.
two-why = That player begins the next sport and decides whether to postpone it.
# Answer to “With two players, who gets the start card next?”
two-third = Whoever withdraws third
# Answer to “With two players, who gets the start card next?”
two-first = Whoever withdraws first

## Header of the table
# Also names the rounds in the review of a game.
# Length: 16
# $number (Number): the sport being played, 1 to 9
# $of (Number): how many sports there are: 9
progress-sport = Sport { $number } of { $of }
# In the same place, at the end.
progress-over = All nine sports are over

## Cards
# A card as a label, and for a screen reader: “Blue 5”.
# $colour (Name: colour): its colour
# $value (Number): its value, 1 to 9
card-label = { NAME($colour) } { $value }
# A card inside a sentence, after a verb or a colon: “Play blue 5”, “Played: blue 5”.
# $colour (Name: colour): its colour
# $value (Number): its value, 1 to 9
card-inside = { NAME($colour, form: "sentence") } { $value }
# A card that somebody plays, with its article: “plays a blue 5”.
# $colour (Name: colour): its colour
# $value (Number): its value, 1 to 9
card-played = a { NAME($colour, form: "sentence") } { $value }
# For a screen reader, of a card in hand that can be played now.
# $colour (Name: colour): its colour
# $value (Number): its value, 1 to 9
card-ready = { NAME($colour) } { $value }. Can be played.
# For a screen reader, of a card in hand that cannot be played now.
# $colour (Name: colour): its colour
# $value (Number): its value, 1 to 9
card-idle = { NAME($colour) } { $value }.

## The nine sports in a sentence each
# They stand large on the sport card. “Your previous card” is one’s own;
# “the latest” card or lift is that of whoever played last.
# Length: 132
rule-marathon = Play one card of a different colour from your previous one. Start with any card.
# High jump.
# Length: 132
rule-high-jump = Play one card, higher than your previous one. Start with any card.
# Freestyle.
# Length: 132
rule-swimming = Play one card, lower than your previous one. Start with any card.
# Hurdles: cards clear a hurdle.
# Length: 132
rule-hurdles = Each round a hurdle is turned over. Play one card of at least its value.
# Weightlifting: a lift is what is played at a time.
# Length: 132
rule-weightlifting = Play one to three cards with a higher total than the latest lift, whoever made it. The very first lift can be anything.
# Archery: cards hit a target.
# Length: 132
rule-archery = Each round a target is turned over. Play one card of its value, 1 more or 1 less.
# Relay.
# Length: 132
rule-relay = Play one card that matches the colour or value of the latest card, whoever played it. The very first card can be any.
# Table tennis.
# Length: 132
rule-table-tennis = Answer low (1–4) with high (6–9) or high with low, in another colour. A 5 fits all, and all fit a 5. The very first card can be any.
# Sailing: cards sail with the wind, or two against it.
# Length: 132
rule-sailing = Each round a wind is turned over. Play one card of its colour, or two cards of one other colour.

## Sport card
# How many cards may be played at a time.
# Length: 12
# $most (Number): the most, 1 to 3
up-to-cards = { $most ->
    [1] 1 card
   *[other] 1–{ $most } cards
}
# Beside the star on a sport card: how a world record is set.
# Length: 30
# $points (Number): what a world record is worth: 2
star-why = Gold with an empty hand: +{ $points }
# The sport was postponed before, or another one just was.
# Length: 32
must-play = This sport cannot be postponed.
# On the last of the nine sports, which cannot be postponed.
# Length: 32
last-sport = The last sport
# Beside the name of the player who has the start card.
# Length: 26
play-or-defer = Play it, or postpone it?

# What the cards are called that the next play is compared with. This: the player’s own
# previous play, in marathon, high jump and freestyle.
# Length: 10
mark-own = previous
# The latest lift in weightlifting.
# Length: 10
mark-last = to beat
# In hurdles.
# Length: 10
mark-hurdle = hurdle
# In archery.
# Length: 10
mark-target = target
# In sailing.
# Length: 10
mark-wind = wind
# The latest card in the relay.
# Length: 10
mark-baton = baton
# The latest card in table tennis.
# Length: 10
mark-ball = ball
# For a screen reader: the card turned over for the round.
# $colour (Name: colour): its colour
# $value (Number): its value
turned-label = Turned over for this round: { NAME($colour, form: "sentence") } { $value }.
# For a screen reader: the cards the next play is compared with.
# $cards (List): the cards, as “card-inside” says them
mark-label = What counts: { LIST($cards) }.

## What is needed: a label, and below it, large, one of the “need-” as its value
## Each is a noun or a short phrase that agrees with “card”, and follows “Ana needs:”.
# The label.
# Length: 32
# $name (String): the player
needs-now = { $name } needs:
# Any card at all.
# Length: 32
need-any-one = any card
# Weightlifting, for the first lift.
# Length: 32
# $count (Number): how many cards at most: 3
need-any-some = any 1 to { $count } cards
# Marathon.
# Length: 32
# $colour (Name: colour): the colour of the player’s previous card
need-other-colour = not { NAME($colour, form: "sentence") }
# High jump.
# Length: 32
# $value (Number): the value to be exceeded
need-higher = more than { $value }
# No card can be high enough: it stands below the name alone.
# Length: 32
need-nothing-higher = no card is high enough
# Freestyle.
# Length: 32
# $value (Number): the value to be undercut
need-lower = less than { $value }
# No card can be low enough: it stands below the name alone.
# Length: 32
need-nothing-lower = no card is low enough
# Weightlifting.
# Length: 32
# $total (Number): the total of the latest lift, which has to be exceeded
need-total = more than { $total }
# Hurdles.
# Length: 32
# $value (Number): the hurdle, 1 to 9
need-no-lower = { $value ->
    [1] any card
    [9] a 9
   *[other] { $value } or more
}
# Archery: the target, 1 more or 1 less.
# Length: 32
# $target (Number): the target, 1 to 9
# $least (Number): the lowest value that hits it
# $most (Number): the highest value that hits it
need-between = { $target ->
    [1] { $least } or { $most }
    [9] { $least } or { $most }
   *[other] { $least } to { $most }
}
# Relay.
# Length: 32
# $colour (Name: colour): the colour of the latest card
# $value (Number): its value
need-colour-or-value = { NAME($colour, form: "sentence") }, or any { $value }
# Table tennis, after a low card.
# Length: 32
# $colour (Name: colour): the colour of the latest card
need-high-side = 6 to 9, not { NAME($colour, form: "sentence") }; or any 5
# Table tennis, after a high card.
# Length: 32
# $colour (Name: colour): the colour of the latest card
need-low-side = 1 to 4, not { NAME($colour, form: "sentence") }; or any 5
# Sailing.
# Length: 32
# $colour (Name: colour): the colour of the wind
need-wind = 1 { NAME($colour, form: "sentence") }, or 2 of another colour
# The hand of the player is empty: it stands alone, without “Ana needs”.
# Length: 32
need-cards = no cards left in hand

## What somebody needs, in a sentence
# Read by those who watch, and by screen readers. This: any card may be played.
# $name (String): the player whose turn it is
needs-any-one = { $name } may play any card.
# Weightlifting, for the first lift.
# $name (String): the player whose turn it is
# $count (Number): how many cards at most: 3
needs-any-some = { $name } may play any 1 to { $count } cards.
# Marathon.
# $name (String): the player whose turn it is
# $colour (Name: colour): the colour of the player’s previous card
needs-other-colour = { $name } needs a card that is not { NAME($colour, form: "sentence") }.
# High jump.
# $name (String): the player whose turn it is
# $value (Number): the value to be exceeded
needs-higher = { $name } needs a card higher than { $value }.
# High jump, after a 9, and weightlifting, after 27.
# $name (String): the player whose turn it is
# $value (Number): the highest there is: 9, or 27 with three cards
needs-nothing-higher = Nothing is higher than { $value }: { $name } has to withdraw.
# Freestyle.
# $name (String): the player whose turn it is
# $value (Number): the value to be undercut
needs-lower = { $name } needs a card lower than { $value }.
# Freestyle, after a 1.
# $name (String): the player whose turn it is
# $value (Number): the lowest there is: 1
needs-nothing-lower = Nothing is lower than { $value }: { $name } has to withdraw.
# Weightlifting.
# $name (String): the player whose turn it is
# $total (Number): the total of the latest lift
needs-total = { $name } needs a lift of more than { $total }.
# Hurdles.
# $name (String): the player whose turn it is
# $value (Number): the hurdle, 1 to 9
needs-no-lower = { $value ->
    [1] { $name } may play any card.
    [9] { $name } needs a 9.
   *[other] { $name } needs a card of { $value } or more.
}
# Archery.
# $name (String): the player whose turn it is
# $target (Number): the target, 1 to 9
# $least (Number): the lowest value that hits it
# $most (Number): the highest value that hits it
needs-between = { $target ->
    [1] { $name } needs a card of { $least } or { $most }.
    [9] { $name } needs a card of { $least } or { $most }.
   *[other] { $name } needs a card from { $least } to { $most }.
}
# Relay.
# $name (String): the player whose turn it is
# $colour (Name: colour): the colour of the latest card
# $value (Number): its value
needs-colour-or-value = { $name } needs a { NAME($colour, form: "sentence") } card or any { $value }.
# Table tennis, after a low card.
# $name (String): the player whose turn it is
# $colour (Name: colour): the colour of the latest card
needs-high-side = { $name } needs 6 to 9 in any colour but { NAME($colour, form: "sentence") }, or any 5.
# Table tennis, after a high card.
# $name (String): the player whose turn it is
# $colour (Name: colour): the colour of the latest card
needs-low-side = { $name } needs 1 to 4 in any colour but { NAME($colour, form: "sentence") }, or any 5.
# Sailing.
# $name (String): the player whose turn it is
# $colour (Name: colour): the colour of the wind
needs-wind = { $name } needs one { NAME($colour, form: "sentence") } card, or two of one other colour.
# The hand is empty.
# $name (String): the player whose turn it is
needs-cards = { $name } has no cards left, and has to withdraw.

## Asked: play or withdraw. A line that names who is asked (“ask-turn”, “-alone”, “-gold”, “-out”), and a line below it, in which
## the player is “you”
# Cards can be played.
# $name (String): the player who is asked
ask-turn = { $name }, play or withdraw
# Everyone else has withdrawn, and a world record can be set.
# Length: 60
# $name (String): the player who is asked
ask-alone = { $name } is the last one in: play on, or take gold
# Everyone else has withdrawn, and there is nothing more to win.
# Length: 60
# $name (String): the player who is asked
ask-gold = { $name } is the last one in: take gold
# No card can be played.
# $name (String): the player who is asked
ask-out = { $name }, you have to withdraw
# Below ask-out.
ask-none = None of your cards can be played now.
# Below ask-out.
ask-empty = You have no cards left.
# The same to the last one in, in a sport with a star.
ask-empty-record = You have no cards left: gold with an empty hand is a world record.
# To the last one in, where playing on wins nothing.
ask-alone-why = Playing on wins nothing more here. Cards that you keep are cards for the next sport.
# The same in the last sport.
ask-alone-last = Playing on wins nothing more here. Cards that you keep break ties.
# To the last one in, where a world record can be set.
# $points (Number): what a world record is worth: 2
ask-alone-record = { $points ->
    [one] Gold is yours either way. Play on to your last card and it is a world record: { $points } more point.
   *[other] Gold is yours either way. Play on to your last card and it is a world record: { $points } more points.
}
# The player’s first card, in sports that compare one’s own cards.
ask-first-own = Start with any card.
# The very first card of a sport.
ask-first = Nobody has played yet: play any card.
# The very first lift.
# $count (Number): how many cards at most: 3
ask-first-lift = Nobody has lifted yet: play any 1 to { $count } cards.
# There was no card left to turn over, and none has been in this sport.
ask-unturned = No card was turned over: play any one card.
# Marathon.
# $colour (Name: colour): the colour of your previous card
# $value (Number): its value
ask-other-colour = After your { NAME($colour, form: "sentence") } { $value }, play a card of another colour.
# High jump.
# $colour (Name: colour): the colour of your previous card
# $value (Number): its value
ask-higher = After your { NAME($colour, form: "sentence") } { $value }, play a higher card.
# Freestyle.
# $colour (Name: colour): the colour of your previous card
# $value (Number): its value
ask-lower = After your { NAME($colour, form: "sentence") } { $value }, play a lower card.
# Weightlifting.
# $total (Number): the total of the latest lift
# $count (Number): how many cards at most: 3
ask-total = The latest lift was { $total }: play 1 to { $count } cards with a higher total.
# Hurdles.
# $value (Number): the hurdle, 1 to 9
ask-no-lower = { $value ->
    [1] The hurdle is 1: any card clears it.
    [9] The hurdle is 9: only a 9 clears it.
   *[other] The hurdle is { $value }: play { $value } or more.
}
# Archery.
# $target (Number): the target, 1 to 9
# $least (Number): the lowest value that hits it
# $most (Number): the highest value that hits it
ask-between = { $target ->
    [1] The target is { $target }: play { $least } or { $most }.
    [9] The target is { $target }: play { $least } or { $most }.
   *[other] The target is { $target }: play { $least } to { $most }.
}
# Relay.
# $colour (Name: colour): the colour of the latest card
# $value (Number): its value
ask-colour-or-value = After { NAME($colour, form: "sentence") } { $value }, play any { NAME($colour, form: "sentence") } card or any { $value }.
# Table tennis, after a 5.
# $colour (Name: colour): the colour of the latest card
# $value (Number): its value: 5
ask-anything = After { NAME($colour, form: "sentence") } { $value }, play any card.
# Table tennis, after a low card.
# $colour (Name: colour): the colour of the latest card
# $value (Number): its value, 1 to 4
ask-high-side = After { NAME($colour, form: "sentence") } { $value }, play 6 to 9 in another colour, or any 5.
# Table tennis, after a high card.
# $colour (Name: colour): the colour of the latest card
# $value (Number): its value, 6 to 9
ask-low-side = After { NAME($colour, form: "sentence") } { $value }, play 1 to 4 in another colour, or any 5.
# Sailing.
# $colour (Name: colour): the colour of the wind
ask-wind = The wind is { NAME($colour, form: "sentence") }: play one { NAME($colour, form: "sentence") } card, or two of one other colour.

## Asked: what playing the selected cards would be. In the line below the question
# No card to compare with.
# $colour (Name: colour): the colour of the selected card
# $value (Number): its value
play-free = { NAME($colour) } { $value } to start with.
# Marathon, high jump, freestyle.
# $colour (Name: colour): the colour of the selected card
# $value (Number): its value
# $mark-colour (Name: colour): the colour of your previous card
# $mark (Number): its value
play-after-own = { NAME($colour) } { $value } after your { NAME($mark-colour, form: "sentence") } { $mark }.
# Relay, table tennis.
# $colour (Name: colour): the colour of the selected card
# $value (Number): its value
# $mark-colour (Name: colour): the colour of the latest card
# $mark (Number): its value
play-after = { NAME($colour) } { $value } after { NAME($mark-colour, form: "sentence") } { $mark }.
# Hurdles.
# $colour (Name: colour): the colour of the selected card
# $value (Number): its value
# $hurdle (Number): the hurdle
play-hurdle = { NAME($colour) } { $value } clears the hurdle of { $hurdle }.
# Archery.
# $colour (Name: colour): the colour of the selected card
# $value (Number): its value
# $target (Number): the target
play-target = { NAME($colour) } { $value } hits the target of { $target }.
# Sailing, one card of the colour of the wind.
# $colour (Name: colour): the colour of the selected card, and of the wind
# $value (Number): its value
play-wind = { NAME($colour) } { $value } sails with the wind.
# Sailing, two cards of another colour.
# $colour (Name: colour): the colour of both selected cards
play-tack = Two { NAME($colour, form: "sentence") } cards sail against the wind.
# One card is lifted.
# $total (Number): its value
# $value (Number): the total of the latest lift
lift-ready = { $total } is more than the latest lift, { $value }.
# Several cards are lifted.
# $sum (String): their values as a sum: “4 + 9”
# $total (Number): their total
# $value (Number): the total of the latest lift
sum-ready = { $sum } = { $total }, more than the latest lift, { $value }.
# The very first lift is of several cards.
# $sum (String): their values as a sum: “4 + 9”
# $total (Number): their total
sum-free = { $sum } = { $total } to start with.
# The values of two cards as a sum.
# $first (Number): a value
# $second (Number): a value
sum-two = { $first } + { $second }
# The values of three cards as a sum.
# $first (Number): a value
# $second (Number): a value
# $third (Number): a value
sum-three = { $first } + { $second } + { $third }
# In a starred sport, when the hand would be empty.
# $count (Number): how many cards are selected, 1 to 3
play-record = { $count ->
    [one] It is your last card: if you win gold with an empty hand, you set a world record.
   *[other] They are your last cards: if you win gold with an empty hand, you set a world record.
}
# Button, and the name of the move in hints and reviews.
# Length: 36
# $cards (List): one card, in sailing two, as “card-inside” says them
play-cards = Play { LIST($cards) }
# Button.
# Length: 24
# $sum (String): the values of the cards as a sum: “4 + 9”
# $total (Number): their total
play-total = Play { $sum } = { $total }

## Asked: what withdrawing would be. “You” is the player who is asked.
# What a reward consists of, inside a sentence and as the object of a verb: “gets 3 cards”.
# $count (Number): how many cards, 1 to 3
reward-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Part of a reward: “gets bronze”.
# $medal (Name: medal): the medal
reward-medal = { NAME($medal, form: "sentence") }
# Part of a reward, which changes hands when the sport is over: “gets the start card for the next sport”.
reward-start = the start card for the next sport
# Part of a reward on a button: “get bronze, 3 cards, start card”.
reward-start-short = start card
# For a screen reader: what a withdrawal pays, in a cell of a table.
# $reward (List): medal, cards, start card, as far as there are any
reward = { LIST($reward) }
# Button; also the name of the move in hints and reviews.
# Length: 12
withdraw = Withdraw
# Small, on the button “Withdraw”: a sentence of its own, as are those below.
# Length: 40
# $reward (List): medal, cards, start card, as far as there are any
withdraw-for = You get { LIST($reward, type: "unit") }
# Small, on the button “Withdraw”, with two players: a list of its own, who gets what.
# Length: 40
# $cards (Number): how many cards you draw, 1 to 3
# $medal (Name: medal): the medal that the other player gets
# $other (String): the other player
withdraw-two-for = { $cards ->
    [one] { $cards } card, { NAME($medal, form: "sentence") } to { $other }
   *[other] { $cards } cards, { NAME($medal, form: "sentence") } to { $other }
}
# In the line below the question, once “Withdraw” is selected.
# $reward (List): medal, cards, start card, as far as there are any
withdraw-why = You get { LIST($reward) }, and are out of this sport.
# The same in the last sport.
# $reward (List): medal and cards, as far as there are any
withdraw-last-why = You get { LIST($reward) }. After the last sport, cards only break ties.
# Button of the last one in.
# Length: 24
take-gold = Take the gold
# Small, on that button: a sentence of its own.
# Length: 40
# $count (Number): cards in hand, from 0
take-gold-keeps = { $count ->
    [0] You have no card left
    [one] You keep { $count } card
   *[other] You keep { $count } cards
}
# The same without cards in hand, in a sport with a star.
# Length: 40
take-gold-record = You set a world record
# With two players: the first or second withdrawal.
# $cards (Number): how many cards you draw, 1 or 2
# $medal (Name: medal): the medal that the other player gets
# $other (String): the other player
withdraw-two-why = { $cards ->
    [one] You draw { $cards } card, and { $other } gets { NAME($medal, form: "sentence") }. Both stay in.
   *[other] You draw { $cards } cards, and { $other } gets { NAME($medal, form: "sentence") }. Both stay in.
}
# With two players: the third withdrawal.
# $cards (Number): how many cards you draw: 3
# $medal (Name: medal): the medal that the other player gets: gold
# $other (String): the other player
withdraw-two-last = { $cards ->
    [one] You draw { $cards } card, and { $other } gets { NAME($medal, form: "sentence") }. That ends the sport.
   *[other] You draw { $cards } cards, and { $other } gets { NAME($medal, form: "sentence") }. That ends the sport.
}
# Button that confirms.
# Length: 42
withdraw-it = Yes, withdraw

## Asked: play or postpone a sport
# Asks the player with the start card.
# $name (String): the player who has the start card
ask-choose = { $name }, play this sport?
# In the line below that question, until a button is selected.
ask-choose-why = You have the start card. A postponed sport returns at the end, and the next one must be played.
# Before the choice, about the open hand of the player who is asked. A round: everyone in the sport plays once.
# $own (Number): rounds, 0 or more
# $usual (Number): rounds, 0 or more
ask-choose-lasts = Your hand should last about { $own ->
    [one] { $own } round
   *[other] { $own } rounds
} here, most hands { $usual }. If postponed, the sport returns at the end.
# Button, and the name of the move in hints and reviews.
# Length: 14
play-sport = Play it
# The same, once “Play it” is selected.
play-sport-why = You begin.
# Button that confirms.
# Length: 32
# $sport (Name: sport): the sport
play-sport-it = Play { NAME($sport, form: "sentence") }
# Button, and the name of the move in hints and reviews.
# Length: 14
defer = Postpone it
# The same, once “Postpone it” is selected.
defer-why = Postponed, it returns at the end, and the next sport must be played.
# Button that confirms.
# Length: 32
# $sport (Name: sport): the sport
defer-it = Postpone { NAME($sport, form: "sentence") }

## Watching: in the place of the question, and of the line below it (“-why”)
# While that player may play or withdraw.
# $name (String): the player whose turn it is
watch-turn = It is { $name }’s turn
# Everyone else has withdrawn.
# $name (String): the last one in
watch-alone = { $name } is the last one in
# Below it.
# $name (String): the last one in
watch-alone-why = { $name } is sure of gold, and may play on.
# While that player decides.
# $name (String): the player who has the start card
# $sport (Name: sport): the sport that was turned over
watch-choose = { $name } decides whether to play { NAME($sport, form: "sentence") }
# A heading, while that is shown, as the next five.
show-sport = The next sport
# A heading.
show-round = A new round
# A heading: the discarded cards are shuffled.
show-stack = A new stack
# A heading: somebody gets a medal.
show-medal = A medal
# A heading, also in large letters over the table.
show-record = A world record
# On a large star.
# Length: 12
# $points (Number): what a world record is worth: 2
record-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
# A heading.
show-result = The sport is over
# At the end.
watch-over = All nine sports are over

## Why a card cannot be played: a notice after a tap on it. “You” is whoever tapped.
# A card of somebody who is not asked.
# $name (String): the player whose turn it is
why-not-turn = It is { $name }’s turn.
# The sport has not begun.
# $sport (Name: sport): the sport that was turned over
why-choose = First decide whether to play { NAME($sport, form: "sentence") }.
# More cards are selected than may be.
# $most (Number): how many cards may be played at a time, 1 to 3
why-too-many = { $most ->
    [one] Only one card at a time may be played in this sport.
   *[other] At most { $most } cards at a time may be played in this sport.
}
# Sailing, when there was no card left to turn over.
why-too-many-unturned = Only one card may be played while no wind has been turned over.
# Marathon.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
why-same-colour-own = { NAME($colour) } { $value } has the same colour as your previous card; you need another colour.
# Table tennis.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
why-same-colour = { NAME($colour) } { $value } has the same colour as the latest card; you need another colour.
# High jump.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
# $mark (Number): the value of your last card, 1 to 9
why-not-higher = { $mark ->
    [9] { NAME($colour) } { $value } is not high enough. No card is higher than 9.
   *[other] { NAME($colour) } { $value } is not high enough. You need more than { $mark }.
}
# Weightlifting: even with the other cards in hand it is too light.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
# $mark (Number): the total of the latest lift
why-too-light = { NAME($colour) } { $value } is too light, even with your other cards. You need more than { $mark }.
# Freestyle.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
# $mark (Number): the value of your last card, 1 to 9
why-not-lower = { $mark ->
    [1] { NAME($colour) } { $value } is not low enough. No card is lower than 1.
   *[other] { NAME($colour) } { $value } is not low enough. You need less than { $mark }.
}
# Hurdles.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
# $hurdle (Number): the hurdle, 2 to 9
why-too-low = { $hurdle ->
    [9] { NAME($colour) } { $value } does not clear the hurdle. You need a 9.
   *[other] { NAME($colour) } { $value } does not clear the hurdle. You need { $hurdle } or more.
}
# Archery.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
# $target (Number): the target, 1 to 9
# $least (Number): the lowest value that hits it
# $most (Number): the highest value that hits it
why-too-far = { $target ->
    [1] { NAME($colour) } { $value } misses the target. You need { $least } or { $most }.
    [9] { NAME($colour) } { $value } misses the target. You need { $least } or { $most }.
   *[other] { NAME($colour) } { $value } misses the target. You need { $least } to { $most }.
}
# Relay.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
# $mark-colour (Name: colour): the colour of the latest card
# $mark (Number): its value
why-no-match = { NAME($colour) } { $value } matches neither the colour nor the value of the latest card. You need { NAME($mark-colour, form: "sentence") } or any { $mark }.
# Table tennis, after a low card.
# $colour (Name: colour): the colour of the card
# $value (Number): its value, 1 to 4
# $mark-colour (Name: colour): the colour of the latest card
why-same-side-low = { NAME($colour) } { $value } is on the same side of the net. You need 6 to 9 in any colour but { NAME($mark-colour, form: "sentence") }, or any 5.
# Table tennis, after a high card.
# $colour (Name: colour): the colour of the card
# $value (Number): its value, 6 to 9
# $mark-colour (Name: colour): the colour of the latest card
why-same-side-high = { NAME($colour) } { $value } is on the same side of the net. You need 1 to 4 in any colour but { NAME($mark-colour, form: "sentence") }, or any 5.
# Sailing.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
why-needs-second = { NAME($colour) } { $value } goes against the wind, and you have no second { NAME($colour, form: "sentence") } card.
# Sailing.
why-mixed = Two cards against the wind must be of the same colour.
# Sailing.
why-with = Only one card of the wind’s colour may be played at a time.
# For moves that the screen does not offer.
why-in-hand = You do not have those cards.

## Why a move is refused
# Rare: for moves that the screen does not offer.
violation-too-many = You may not play that many cards at a time.
# Marathon and table tennis.
violation-same-colour = The card must be of a different colour.
# High jump and weightlifting; “that” is the card or the lift.
violation-not-higher = That is not higher.
# Freestyle; “that” is the card.
violation-not-lower = That is not lower.
# Hurdles; “that” is the card.
violation-too-low = That is lower than the hurdle.
# Archery; “that” is the card.
violation-too-far = That is too far from the target.
# Relay.
violation-no-match = The card must match the colour or value of the latest one.
# Table tennis.
violation-same-side = Low must be answered with high, and high with low.
# Sailing.
violation-needs-second = Going against the wind takes two cards of the same colour.

## The nine sports, and the stack
# The title of a dialog.
programme-title = The nine sports
# For a screen reader: opens the dialog.
look-at-sports = Look at the nine sports
# For a screen reader: a sport that is over.
# $sport (Name: sport): a sport that is over
# $name (String): who won gold
sport-done = { NAME($sport) }: gold for { $name }.
# For a screen reader.
# $sport (Name: sport): the sport
sport-now = { NAME($sport) }: being played now.
# For a screen reader: a sport that will be played at the end.
# $sport (Name: sport): the sport
sport-put-off = { NAME($sport) }: postponed, waiting face up.
# For a screen reader.
sport-hidden = One sport is still face down.
# Heading above the sports that are face down.
hidden = Still face down
# For a screen reader.
# $count (Number): how many cards, 0 to 90
stack-label = { $count ->
    [0] The stack is empty.
    [one] { $count } card is in the stack.
   *[other] { $count } cards are in the stack.
}
# For a screen reader.
# $count (Number): how many times, from 1
stack-anew = { $count ->
    [1] It has been reshuffled once.
    [2] It has been reshuffled twice.
    [one] It has been reshuffled { $count } time.
   *[other] It has been reshuffled { $count } times.
}

## The players
# For a screen reader: opens the dialog.
look-at-seats = See where everyone stands
# The title of that dialog.
seats-title = Where everyone stands
# A label in that dialog.
# Length: 14
# $count (Number): how many cards, 0 to 40
in-hand = { $count } in hand
# The word under a number of points.
# Length: 8
# $points (Number): the number above it
points = { $points ->
    [one] point
   *[other] points
}
# Beside the player whose turn it is. Of any gender, as the next three: a verb or a noun that agrees with nobody.
# Length: 12
turn = to play
# Beside the player who decides whether a sport is played.
# Length: 12
choosing = to choose
# Beside a player who has withdrawn.
# Length: 12
out = out
# Beside the last one in.
# Length: 12
gold = gold
# For a screen reader.
# $name (String): the player
# $cards (Number): cards in hand
# $points (Number): points
lane-label = { $cards ->
    [one] { $points ->
        [one] { $name }: { $cards } card in hand, { $points } point.
       *[other] { $name }: { $cards } card in hand, { $points } points.
    }
   *[other] { $points ->
        [one] { $name }: { $cards } cards in hand, { $points } point.
       *[other] { $name }: { $cards } cards in hand, { $points } points.
    }
}
# For a screen reader, after lane-label, as the next ones.
# $name (String): the player
lane-start = { $name } has the start card.
# For a screen reader: the start card changes hands at the end of the sport.
# $name (String): the player
lane-next-start = { $name } gets the start card next.
# For a screen reader.
# $name (String): the player who has the start card, and will have it in the next sport, too
lane-keeps-start = { $name } has the start card and keeps it.
# What a player has played in this sport.
# $cards (List): the plays in order, as “card-inside” or “lane-together” says them
lane-played = Played: { LIST($cards, type: "unit") }.
# Several cards played at a time, in the list of plays: “Played: green 6, red 2 with red 7, blue 9.”
# $first (String): a card, as “card-inside” says it
# $second (String): a card, as “card-inside” says it
lane-together-two = { $first } with { $second }
# The same.
# $first (String): a card, as “card-inside” says it
# $second (String): a card, as “card-inside” says it
# $third (String): a card, as “card-inside” says it
lane-together-three = { $first } with { $second } and { $third }
# For a screen reader.
# $sports (List): the sports in which the player has set a world record
lane-records = World records: { LIST($sports, type: "unit") }.
# A sport in that list.
# $sport (Name: sport): the sport
lane-record = { NAME($sport) }
# For a screen reader: what the player is doing, right after lane-label.
# $name (String): the player
status-in = { $name } is still in.
# The same.
# $name (String): the player
status-turn = It is { $name }’s turn.
# The same.
# $name (String): the player
status-out = { $name } has withdrawn from this sport.
# The same.
# $name (String): the player
status-gold = { $name } was the last one in and has the gold.
# In the dialog about the players, as the next.
# $name (String): the player
# $reward (List): medal, cards, start card, as far as there are any
withdrew-for = { $name } withdrew for { LIST($reward) }.
# With two players.
# $name (String): the player
# $cards (Number): how many cards were drawn, 1 to 3
# $medal (Name: medal): the medal that the other player got
withdrew-two-for = { $cards ->
    [one] { $name } withdrew for { $cards } card; the other player got { NAME($medal, form: "sentence") }.
   *[other] { $name } withdrew for { $cards } cards; the other player got { NAME($medal, form: "sentence") }.
}

## Rewards for withdrawing
# The heading of the ladder.
ladder-title = Rewards for withdrawing
# The number of a withdrawal, alone, in the table of the rules.
# Length: 4
# $place (Number): 1 to 7
place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
# What the game is about: above the ladder for the whole game.
# Length: 60
aim = Withdraw for cards, or stay in for gold. Most points wins.
# The same with two players.
aim-two = Withdraw for cards, and the other player gets the medal.
# The same, once a sport is over.
# $sport (Name: sport): the sport that is over
ladder-result = Result: { NAME($sport) }
# A label on the reward that comes next; the pictures of cards and a medal follow as its value.
# Length: 22
next-gets = Next to withdraw:
# The same on a phone.
# Length: 8
next-short = next:
# A label on the rewards after that.
# Length: 8
then-gets = then:
# A label on the reward of the player who is in for longest; the picture of a gold medal follows.
# Length: 16
last-gets = Last one in:
# The same on a phone.
# Length: 8
last-short = last in:
# A label, with two players: the picture of a medal follows, which the other player gets, or has got.
# Length: 18
other-gets = other player:
# For a screen reader.
# $place (Number): 1 to 7
# $reward (List): medal, cards, start card, as far as there are any
rung-label = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st to withdraw: { LIST($reward) }.
    [two] { $place }nd to withdraw: { LIST($reward) }.
    [few] { $place }rd to withdraw: { LIST($reward) }.
   *[other] { $place }th to withdraw: { LIST($reward) }.
}
# For a screen reader, with two players.
# $place (Number): 1 to 3
# $reward (List): cards, and the start card if it goes with this withdrawal
# $medal (Name: medal): the medal that the other player gets
rung-label-two = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st withdrawal: { LIST($reward) }. The other player gets { NAME($medal, form: "sentence") }.
    [two] { $place }nd withdrawal: { LIST($reward) }. The other player gets { NAME($medal, form: "sentence") }.
    [few] { $place }rd withdrawal: { LIST($reward) }. The other player gets { NAME($medal, form: "sentence") }.
   *[other] { $place }th withdrawal: { LIST($reward) }. The other player gets { NAME($medal, form: "sentence") }.
}
# For a screen reader, after the sentences above: who has taken that reward.
# $name (String): the player who took this reward
rung-taken = { $name } withdrew.
# The same: the reward that comes next.
rung-next = Next.

## What happened: the log, also read aloud. Whole sentences of one event each.
# The sport card was turned over.
# $sport (Name: sport): the sport
tell-turned = The next sport is { NAME($sport, form: "sentence") }.
# The same, of a sport that was postponed.
# $sport (Name: sport): the sport
tell-turned-open = The next sport is { NAME($sport, form: "sentence") }. It was postponed earlier and must be played now.
# The player with the start card has decided.
# $name (String): the player who has the start card
# $sport (Name: sport): the sport
tell-deferred = { $name } postpones { NAME($sport, form: "sentence") }: it returns at the end, and the next sport must be played.
# The same.
# $name (String): the player who has the start card
tell-began = { $name } has the start card and begins.
# Hurdles, archery, sailing.
# $colour (Name: colour): the colour of the card
# $value (Number): its value
tell-turned-over = A { NAME($colour, form: "sentence") } { $value } is turned over for this round.
# The same.
tell-not-turned = There is no card left to turn over.
# One card.
# $name (String): the player
# $colour (Name: colour): the colour of the card
# $value (Number): its value
tell-played = { $name } plays a { NAME($colour, form: "sentence") } { $value }.
# Two cards in sailing, where only their colour counts.
# $name (String): the player
# $cards (List): the cards, as “card-played” says them
tell-played-together = { $name } plays { LIST($cards) }.
# Weightlifting.
# $name (String): the player
# $cards (List): two or three cards, as “card-played” says them
# $total (Number): their total
tell-played-total = { $name } plays { LIST($cards) }: { $total } in all.
# With three players or more.
# $name (String): the player
# $reward (List): medal, cards, start card, as far as there are any
tell-withdrew = { $name } withdraws and gets { LIST($reward) }.
# The last one in takes the gold, with or without having played a card.
# $name (String): the player
tell-took-gold = { $name } is the last one in and gets gold.
# With two players.
# $name (String): the player who withdraws
# $cards (Number): how many cards that player draws, 1 to 3
# $medal (Name: medal): the medal that the other player gets
# $other (String): the other player
tell-withdrew-two = { $cards ->
    [one] { $name } withdraws and draws { $cards } card; { $other } gets { NAME($medal, form: "sentence") }.
   *[other] { $name } withdraws and draws { $cards } cards; { $other } gets { NAME($medal, form: "sentence") }.
}
# The discarded cards become the stack.
# $cards (Number): how many cards the new stack has
tell-reshuffled = { $cards ->
    [one] The stack is empty: { $cards } card becomes the new one.
   *[other] The stack is empty: { $cards } cards are reshuffled to form a new one.
}
# Only the player sees which card it is.
# $name (String): the player
# $colour (Name: colour): the colour of the card
# $value (Number): its value
tell-drew-own = { $name } draws a { NAME($colour, form: "sentence") } { $value }.
# Too few cards are left to draw.
# $name (String): the player
# $count (Number): how many cards are missing, 1 to 3
tell-short = { $count ->
    [one] The stack has run out: { $name } draws { $count } card fewer.
   *[other] The stack has run out: { $name } draws { $count } cards fewer.
}
# At the end of a sport.
# $name (String): the player
# $medal (Name: medal): the medal
tell-awarded = { $name } wins { NAME($medal, form: "sentence") }.
# The same.
# $name (String): the player
# $sport (Name: sport): the sport
# $points (Number): what a world record is worth: 2
tell-record = { $points ->
    [one] { $name } wins gold with an empty hand: a world record in { NAME($sport, form: "sentence") }, worth { $points } point!
   *[other] { $name } wins gold with an empty hand: a world record in { NAME($sport, form: "sentence") }, worth { $points } points!
}
# The same.
# $sport (Name: sport): the sport
# $name (String): the player who has the start card now
tell-finished = That was { NAME($sport, form: "sentence") }. { $name } has the start card.
# The same.
# $sport (Name: sport): the ninth sport
tell-finished-last = That was { NAME($sport, form: "sentence") }, the last sport.
# The last line.
tell-ended = All nine sports are over.

## The end
# Columns of the table of points.
# Length: 20
category-gold = Points for gold
# The same.
# Length: 20
category-silver = Points for silver
# The same.
# Length: 20
category-bronze = Points for bronze
# The same: world records.
# Length: 20
category-records = Points for records
# Why somebody has won.
# $name (String): the winner
# $points (Number): their points
# $gold (Number): gold medals
# $silver (Number): silver medals
# $bronze (Number): bronze medals
won-medals = { $name } wins with { $points } points: { $gold } gold, { $silver } silver, { $bronze } bronze.
# The same with world records.
# $name (String): the winner
# $points (Number): their points
# $gold (Number): gold medals
# $silver (Number): silver medals
# $bronze (Number): bronze medals
# $records (Number): world records, 1 to 5
won-medals-records = { $records ->
    [one] { $name } wins with { $points } points: { $gold } gold, { $silver } silver, { $bronze } bronze and { $records } world record.
   *[other] { $name } wins with { $points } points: { $gold } gold, { $silver } silver, { $bronze } bronze and { $records } world records.
}
# Under the figure on the podium: the best medal a player won, and where.
# Length: 30
# $medal (Name: medal): the medal
# $sport (Name: sport): the sport
champion-medal = { NAME($medal) }: { NAME($sport) }
# The same, of a world record.
# Length: 30
# $sport (Name: sport): the sport
champion-record = World record: { NAME($sport) }
# The winner would not be ahead without a world record.
# $name (String): the winner
# $points (Number): their points
# $lead (Number): how many points ahead of the next player
# $second (String): the next player
# $sport (Name: sport): the sport of the record
won-record = { $name } wins with { $points } points, { $lead } ahead of { $second }: the world record in { NAME($sport, form: "sentence") } made it.
# The cards in hand decided a tie on points.
# $names (List): the players who tied
# $points (Number): the points of each
# $name (String): the first of them
# $cards (Number): the cards that player has in hand
# $second (String): the next of them
# $fewer (Number): the cards that the next one has in hand
tie-broken = { LIST($names) } are tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $name } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $second } has { $fewer }: more cards win.

## Components in the pictures of the rules

# For a screen reader, of the picture of a medal.
# $medal (Name: medal): the medal
# $points (Number): what it is worth: 4, 2 or 1
medal-worth = { $points ->
    [one] { NAME($medal) }: { $points } point
   *[other] { NAME($medal) }: { $points } points
}
# For a screen reader, of the picture of a flag.
start-flag = The start card
# At the left of a row of the table of rewards.
# Length: 12
# $count (Number): how many players, 3 to 7
ladder-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
