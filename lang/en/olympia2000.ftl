### Olympia 2000 (B.C.): what is read at its table, in its log and in its set-up.
### Prompts speak to the player who is asked: the line “ask-” names them, and in the line below it (“-why”) they are “you”.

## Header of the table

# The line at the top of the table; also names the parts of a game in its review.
# $round (Number): the round that is played, from 1
# $rounds (Number): how many there are
round = Round { $round } of { $rounds }
# The same in the rounds in which nobody draws any more.
# $round (Number): the round that is played
# $rounds (Number): how many there are
round-last = Round { $round } of { $rounds } · last cards

## Badges of the players

# Under the number of somebody's points, laurels and consolation together; the number itself is drawn above it.
# Length: 8
# $count (Number): points
points = { $count ->
    [one] point
   *[other] points
}
# Category in the final table of points, beside the five disciplines.
consolation = Consolation
# What the round that is shown has brought somebody, beside the points; also on the consolation chip.
# $count (Number): points, 1 to 7
points-added = +{ $count }
# What a player is doing, as the next four: a verb or a noun that agrees with nobody. Secretly choosing an athlete.
# Length: 16
choosing = choosing
# The player has secretly chosen an athlete.
# Length: 16
chosen = chosen
# The player chooses a later prize.
# Length: 16
picks-prize = choosing a prize
# The player has the deck and keeps a card or gives it away.
# Length: 16
deals = dealing
# The player has been given a new card.
# Length: 16
served = has a card

## The deck and the aim

# What the game is about. It stands on the board for the whole game.
# Length: 90
aim = Lowest number wins the laurels, highest chooses the prize after next. Most points wins.
# The same in the last round, and when no prizes are left.
aim-last = Lowest number wins the laurels. Most points wins.
# A line under the aim.
# $cards (Number): cards left, 1 or more
# $name (String): who has the deck
deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left in the deck · { $name } deals
# In the same place, once that is so.
deck-over = No more cards are drawn: play the last rounds with the cards in hand.
# Tooltip of the little deck on a badge.
# $name (String): who has the deck
dealer = { $name } deals

## The prizes

# Above the chip that is competed for.
# Length: 16
this-round = This round
# A label; the chip of the next round follows.
# $discipline (Name: discipline)
then = Next: { NAME($discipline, form: "sentence") }
# Instead of the next chip, in the last round.
then-last = Last round
# Instead of the next chip, when there is none.
then-nothing = No prizes are left
# Instead of the next chip, while somebody chooses it.
then-open = The next prize is being chosen
# What a screen reader says of the chip that is competed for.
# $discipline (Name: discipline)
# $value (Number): laurels, 2 to 6
prize-label = This round: { NAME($discipline) } for { $value ->
    [one] { $value } laurel
   *[other] { $value } laurels
}
# Under a column of chips on a narrow screen.
# Length: 8
# $count (Number): chips in the column, 0 to 6
left = { $count } left
# What a screen reader says of a column.
# $discipline (Name: discipline)
# $count (Number): chips left, 1 or more
# $value (Number): what the top one is worth, 2 to 6
column-label = { $count ->
    [one] { NAME($discipline) }: { $count } chip left, worth { $value }
   *[other] { NAME($discipline) }: { $count } chips left, the top one worth { $value }
}
# The same of a column without chips.
# $discipline (Name: discipline)
column-label-empty = { NAME($discipline) }: no chips left

## The result of a round

# Heading while the round is told.
# $discipline (Name: discipline)
the-round = This round · { NAME($discipline) }
# Heading afterwards.
# $discipline (Name: discipline)
last-round = Previous round · { NAME($discipline) }
# Beside the heading: how many athletes have left the game. A tap opens their list.
# Length: 9
# $count (Number): athletes, 2 to 55
gone = { $count } gone
# For a screen reader: opens that list.
look-at-gone = Look at the athletes who have left the game
# Title of that list.
gone-title = Athletes who have left the game
# Under the title: in what order they stand, each with its place.
# $discipline (Name: discipline): the discipline of the round
gone-why = The best in { NAME($discipline, form: "the") } come first.
# In place of a result.
first-round = No round has been played yet. The lowest number in the discipline wins the round.
# What a place brought, in small print under the player’s name: a label, which may as well be a
# noun (“choice of a prize”).
# Length: word 8
# $value (Number): laurels and consolation, 2 to 7
takes-laurels = +{ $value } points
# The worst place: this player chooses a later prize.
# Length: word 8
chooses-next = chooses a prize
# The only athlete with a place is first and last.
# Length: word 8
# $value (Number): laurels and consolation, 2 to 7
takes-and-chooses = +{ $value } points, chooses a prize
# The athlete has no place and brought nothing.
# Length: word 8
no-place = no place
# The athlete competed on crutches and brought a consolation chip. With laurels, their points are added up.
# Length: word 8
takes-consolation = +1 for crutches
# The worst place, of an athlete on crutches.
# Length: word 8
chooses-next-consoled = chooses a prize, +1 for crutches
# No place, of an athlete on crutches.
# Length: word 8
no-place-consoled = no place, +1 for crutches
# Also in the log.
void-round = Nobody has a place. The prize stays for the next round.
# The same in the last round. Also in the log.
void-round-last = Nobody has a place: nobody wins the last prize.
# Label of the picture of an athlete in the result, which opens the card.
# $athlete (Name: athlete)
look-at = Look at { NAME($athlete) }

## What a player has won, opened from the badge

# Title.
# $name (String): the player
won-so-far = { $name }’s points so far
# Below the title, in place of the chips.
won-nothing = No laurels yet.
# A line below the chips that were won.
# $count (Number): consolation chips, 0 to 7
consolation-chips = { $count ->
    [0] No consolation chips.
    [one] { $count } consolation chip, worth 1 point.
   *[other] { $count } consolation chips, worth 1 point each.
}

# Cards that the reader gave that player and that have not competed since.
# $name (String): the player
# $athletes (List): their names
you-gave = Cards you gave to { $name }: { LIST($athletes, type: "unit") }.

## What is asked
## A line that names who is asked, and a line below it (“-why”): what is wanted, and once something is selected, what that does.

# Asks for an athlete.
# $name (String): who is asked
ask-athlete = { $name }, send one athlete
# Below it.
# $discipline (Name: discipline)
# $value (Number): laurels, 2 to 6
ask-athlete-why = The lowest number in { NAME($discipline, form: "the") } wins { $value ->
    [one] { $value } laurel
   *[other] { $value } laurels
}. Each athlete competes once.
# Button that sends the athlete that is selected.
# Length: 20
# $athlete (Name: athlete)
send = Send { NAME($athlete) }
# What sending the athlete means.
# $discipline (Name: discipline)
# $better (Number): how many better ones may still come: they are in other hands or in the deck
send-why = { $better ->
    [0] No athlete outside your hand can beat this one in { NAME($discipline, form: "the") }
    [one] { $better } athlete outside your hand can still beat this one in { NAME($discipline, form: "the") }
   *[other] { $better } athletes outside your hand can still beat this one in { NAME($discipline, form: "the") }
}. Once sent, this athlete leaves the game.
# Follows one of the two for an athlete on crutches.
send-why-crutches = On crutches: +1 point.
# The same for an athlete without a place.
# $discipline (Name: discipline)
# $place (Name: place): the word that stands instead of a number
send-why-none = { NAME($discipline) }: { NAME($place) }, so no place. Once sent, this athlete leaves the game.
# In the same place, once that player has chosen.
# $name (String): who has chosen
# $athlete (Name: athlete)
sent-wait = { $name } has sent { NAME($athlete) }
# Below it.
sent-wait-why = The others are still choosing.
# Asks for a prize.
# $name (String): who is asked
# $round (Number): the round that the prize is for
ask-chip = { $name }, choose the prize for round { $round }
# Below it.
# $discipline (Name: discipline): of the next prize
# $value (Number): of the next prize, 2 to 6
ask-chip-why = The highest number chooses. { NAME($discipline) }, worth { $value }, comes first, then what you choose: tap what your hand is good at.
# The same after the last round but one.
# $name (String): who is asked
ask-chip-idle = { $name }, choose one more prize
# Below it.
ask-chip-idle-why = The highest number chooses. The game ends before this prize is competed for, so any will do.
# Button that chooses the chip that is selected.
# Length: 33
# $discipline (Name: discipline)
# $value (Number): 2 to 6
# $round (Number): the round that the prize is for, 1 to 18
choose-chip = Choose { NAME($discipline, form: "sentence") } { $value } for round { $round }
# The same after the last round but one.
# $discipline (Name: discipline)
# $value (Number): 2 to 6
choose-chip-idle = Choose { NAME($discipline, form: "sentence") } { $value }
# Below either, once a chip is selected.
# $discipline (Name: discipline): the prize before it
# $value (Number): its laurels, 2 to 6
choose-chip-why = { NAME($discipline) }, worth { $value }, comes first.
# The dealer looks at the top card of the deck.
# $name (String): who is asked
ask-deal = { $name }, keep the card or give it away?
# Below it.
ask-deal-why = Give it to a player without a new card, and look at the next. Keep it, and the others draw theirs unseen.
# Only one player has no new card yet.
# $name (String): that player
ask-deal-last-why = Give it to { $name }, and the next card is yours. Keep it, and { $name } draws one unseen.
# Above the card that the dealer looks at.
# Length: 16
from-deck = From the deck
# What a screen reader says of the button with a player's name that gives the card away; also the name of a hint.
# $name (String): who would get the card
give-it = Give it to { $name }
# Button.
# Length: 10
keep-short = Keep

## What the others wait for, and what is shown
## In the place of the question: what somebody else does, or the heading of what is shown.

# While that player chooses.
# $name (String)
watch-chip = { $name } chooses a later prize
# While that player deals.
# $name (String)
watch-deal = { $name } deals
# Below watch-deal.
watch-deal-why = The deck goes to the left after each deal.
watch-choosing = Everyone chooses an athlete
watch-over = The games are over
watch-reveal = The athletes are revealed
watch-result = The round is decided
watch-draw = Cards are drawn
watch-last-rounds = No more cards are drawn

## A card

# Under the name, on the card of an athlete on crutches, which earns a consolation chip.
crutches-worth = On crutches · +1
# What a screen reader says of a card.
# $athlete (Name: athlete)
# $group (Name: group)
# $places (List): five of card-place or card-place-none
card-label = { NAME($athlete) }, { NAME($group, form: "sentence") }: { LIST($places, type: "unit") }.
# One of the five places in that list.
# $discipline (Name: discipline)
# $place (Number): the athlete's place, 1 to 55
card-place = { NAME($discipline, form: "sentence") } { $place }
# The same, of a discipline in which the athlete has no place.
# $discipline (Name: discipline)
# $place (Name: place): the word that stands instead of a number
card-place-none = { NAME($discipline, form: "sentence") } { NAME($place) }
# A screen reader says it after card-label.
card-playable = Can be sent.
# A screen reader says it after card-label.
# $name (String): who gave it away
card-known-to = { $name } gave you this card and knows it.
# On a small label in the corner of the card: keep it short.
# $name (String): who gave it away
known-to = known to { $name }

## Why something cannot be done
## A notice after a tap on something that is not possible now. “You” is whoever tapped.

why-first-chip = Choose a prize first.
why-first-deal = First keep the card from the deck or give it away.
# $name (String): whose turn it is
why-not-now = { $name } is choosing. It is not your turn yet.
why-column-empty = No laurels are left in that discipline.
why-column-not-now = Prizes are chosen after a round, by the player with the highest number.
why-served = That player has already been given a card this round.
why-oneself = To take the card yourself, keep it.
why-not-in-hand = You do not have that athlete.

## The log, and what is told while it happens
## Whole sentences of one event each; those that end in “-known” or “-own” are told to those who know the card.

# $discipline (Name: discipline)
# $value (Number): laurels, 2 to 6
# $places (List): tell-place or tell-place-none for each player, the best first
tell-revealed = { NAME($discipline) }, worth { $value }: { LIST($places, type: "unit") }.
# One of the places in that list.
# $athlete (Name: athlete)
# $name (String): whose athlete
# $place (Number): the place, 1 to 55
tell-place = { NAME($athlete) } ({ $name }) { $place }
# The same, of an athlete without a place.
# $athlete (Name: athlete)
# $name (String): whose athlete
# $place (Name: place): the word that stands instead of a number
tell-place-none = { NAME($athlete) } ({ $name }) { NAME($place) }
# $name (String)
# $discipline (Name: discipline)
# $value (Number): 2 to 6
tell-won = { $name } wins the { NAME($discipline, form: "sentence") } chip: { $value } laurels.
# $name (String)
# $athlete (Name: athlete)
tell-consoled = { NAME($athlete) } competed on crutches: a consolation chip for { $name }.
# The highest number is the worst; this player now chooses the prize after the next one, if any chip is left.
# $discipline (Name: discipline): of the next prize
# $value (Number): of the next prize, 2 to 6
# $name (String): the player with the worst place
tell-advanced = Next: { NAME($discipline) }, worth { $value }. { $name } had the highest number.
# $name (String)
# $discipline (Name: discipline)
# $value (Number): 2 to 6
tell-chosen = { $name } chooses { NAME($discipline, form: "sentence") } { $value } to follow.
# The same, if the game ends before that prize.
# $name (String)
# $discipline (Name: discipline)
# $value (Number): 2 to 6
tell-chosen-idle = { $name } takes { NAME($discipline, form: "sentence") } { $value } off the board: no round is left for it.
# $name (String): the dealer
# $athlete (Name: athlete)
tell-looked-own = { $name } looks at { NAME($athlete) }.
# $name (String): the dealer
tell-looked = { $name } looks at a card.
# $from (String): the dealer
# $to (String): the player who gets it
tell-gave = { $from } gives a card to { $to }.
# $from (String): the dealer
# $athlete (Name: athlete)
# $to (String): the player who gets it
tell-gave-known = { $from } gives { NAME($athlete) } to { $to }.
# $name (String): the dealer
tell-kept = { $name } keeps the card.
# $name (String): the dealer
# $athlete (Name: athlete)
tell-kept-known = { $name } keeps { NAME($athlete) }.
# $name (String)
tell-drew = { $name } draws a card unseen.
# $name (String)
# $athlete (Name: athlete)
tell-drew-known = { $name } draws { NAME($athlete) }.
# $name (String): the next dealer
tell-deck = The deck goes to the left: { $name } deals next.
tell-last-rounds = No more cards are drawn. The last rounds are played with the cards in hand.
tell-ended = The games are over.

## Set-up: a question, a remark below it (“-why”), and answers on buttons.

# A question; the answers are the names of the players, and a lot.
start = Who deals first?
# A question, as a label: what happens if players have equal points at the end.
option-tie = Ties at the end
# Below it.
tie-why = Tied players share the place, or a tie-break decides.
# An answer to option-tie, on a button.
tie-shared = Shared place
# An answer to option-tie, on a button.
tie-laurels = More laurels

## The podium: why the winner has won, in one sentence.

# The winner has no consolation chip.
# $name (String): the winner
# $points (Number): their points, all of them laurels
# $most (Number): the laurels of the discipline that brought most
# $discipline (Name: discipline): that discipline
won-laurels = { $points ->
    [one] { $name } wins with { $points } point, { $most } of them in { NAME($discipline, form: "the") }.
   *[other] { $name } wins with { $points } points, { $most } of them in { NAME($discipline, form: "the") }.
}
# The winner has consolation chips, too.
# $name (String): the winner
# $points (Number): their points
# $laurels (Number): their laurels
# $most (Number): the laurels of the discipline that brought most
# $discipline (Name: discipline): that discipline
# $chips (Number): their consolation chips
won-consoled = { $chips ->
    [one] { $name } wins with { $points } points: { $laurels } laurels, { $most } of them in { NAME($discipline, form: "the") }, and { $chips } consolation chip.
   *[other] { $name } wins with { $points } points: { $laurels } laurels, { $most } of them in { NAME($discipline, form: "the") }, and { $chips } consolation chips.
}
# Without consolation chips the other one would be ahead.
# $name (String): the winner
# $points (Number): their points
# $second (String): the next player
# $laurels (Number): the laurels of the next player
# $own (Number): the laurels of the winner
won-by-chips = { $name } wins with { $points } points: { $own } laurels to { $second }’s { $laurels }, but more consolation chips.
# A tie that was broken.
# $names (List): the players with equal points
# $points (Number): what each has
# $name (String): the first of them
# $laurels (Number): the laurels of that player
# $second (String): the next of them
# $fewer (Number): the laurels of the next one
tie-broken = { LIST($names) } are tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $name } has { $laurels } laurels, { $second } has { $fewer }: more laurels win.
