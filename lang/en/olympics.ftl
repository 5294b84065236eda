### Olympics: what is said at the table.
### A card has stars (its performance: they win medals) and a number from 1 to 75 (its acquisition value: it wins bids and
### breaks ties). $card is the name of a card such as “Swimming coach”, $stars its stars, $value its number.

## How far the game is

# In the header of the table and on the shelf.
# Length: 30
# $round (Number): the round, from 1
# $rounds (Number): how many rounds the game has, 5 to 11
# $left (Number): rounds after this one, at least 1
round = Round { $round } of { $rounds } · { $left } left
# The same in the last round.
# Length: 30
# $round (Number): the round
# $rounds (Number): how many rounds the game has
round-last = Round { $round } of { $rounds } · last round
# Names the part of the game in its review.
# Length: 20
# $round (Number): the round, from 1
# $rounds (Number): how many rounds the game has
round-plain = Round { $round } of { $rounds }
# After the last round, in place of the round.
# Length: 20
ceremony = Medal ceremony
# In the same place when the game is over.
# Length: 20
progress-over = All medals awarded

# The aim: one line that is always on the table.
# Length: 60
aim = Most stars at an event: 3, 2, 1 points. Ties: higher number.
# On a card, beside its number: what the number is for.
# Length: 6
mark-bid = bid

## The neutral player of a game for two

# A label.
neutral = Neutral player
# A label where there is little room.
# Length: 8
neutral-short = Neutral

## Cards for a screen reader

# All that is printed on a card. A label of its own, without a full stop.
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
# $value (Number): its number, 1 to 75
card-label = { NAME($card) }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, number { $value }
# The same as a sentence; spoken-… and card-playable follow it as sentences of their own.
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
# $value (Number): its number, 1 to 75
card-sentence = { NAME($card) }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, number { $value }.
# A small mark on a card in hand that came with the last pair.
# Length: 6
mark-new = new
# The same for a screen reader, as a sentence.
card-new = It has just come.
# Said of a card in hand that may be chosen now.
card-playable = Can be chosen.

# Puts two whole sentences one after the other.
# $first (String): a sentence
# $second (String): a sentence
sentences = { $first } { $second }

## What a player is doing. The value is a chip under the player’s name, best without a form that
## agrees with the player’s gender.
## .sentence: the same as a whole sentence for a screen reader.

## Group: status
## Length: 13
# The player is choosing a bid or an investment.
status-choosing = choosing
    .sentence = Choosing a card.
# The player has chosen a bid or an investment.
status-chosen = chosen
    .sentence = Has chosen a card.
# The player picks one of the pairs.
status-takes = taking a pair
    .sentence = Taking a pair.

## The scoreboard (lanes of players, columns of events), for a screen reader

# A lane; a tap shows the player’s cards large.
# $name (String): the player
# $points (Number): points for medals, 0 to 15
# $cards (Number): cards in hand, 0 to 5
lane-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}. Look closer.
# The same while the player does something.
# $name (String): the player
# $points (Number): points for medals, 0 to 15
# $cards (Number): cards in hand, 0 to 5
# $status (Name: status): what the player is doing
lane-label-busy = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}. { NAME($status, form: "sentence") } Look closer.
# The lane of the neutral player, who has no hand.
# $points (Number): points for medals, 0 to 15
lane-label-neutral = Neutral player: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Look closer.
# The head of a column, before the event is decided.
# $event (Name: event): the event
medals-lie = { NAME($event) }: gold, silver and bronze to be won. Look closer.
# The head of a column, when the medals have gone to players.
# $event (Name: event): the event
medals-gone = { NAME($event) }: medals awarded. Look closer.

# A cell: the cards of a player at an event. The messages cell-…, cell-cards, cell-medal and look-closer follow one another.
# $name (String): the player, or “Neutral player”
# $event (Name: event): the event
cell-none = { $name }, { NAME($event) }: no cards.
# The same.
# $name (String): the player, or “Neutral player”
# $event (Name: event): the event
# $stars (Number): stars of the cards that lie face up, 0 or more
cell-open = { $name }, { NAME($event) }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} face up.
# The same.
# $name (String): the player
# $event (Name: event): the event
# $stars (Number): stars of the cards that lie face up, 0 or more
cell-hidden = { $name }, { NAME($event) }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} face up and one card face down.
# The cards of the cell that are known: cell-card and cell-own.
# $cards (List): the cards
cell-cards = Cards: { LIST($cards) }.
# A card in the list of cell-cards.
# $kind (Name: kind): its type
# $stars (Number): its stars, 1 to 5
# $value (Number): its number, 1 to 75
cell-card = { NAME($kind, form: "sentence") } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, number { $value })
# The card in the list of cell-cards that lies face down and is the reader’s own.
# $kind (Name: kind): its type
# $stars (Number): its stars, 1 to 5
# $value (Number): its number, 1 to 75
cell-own = { NAME($kind, form: "sentence") } (face down, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, number { $value })
# Follows cell-cards, once the event is decided.
# $medal (Name: medal): the medal that the player of this cell wins
cell-medal = Medal won here: { NAME($medal) }.
# The last sentence of a cell: a tap shows the cards of the event large.
look-closer = Look closer.

## Pairs, bids and piles

# A heading.
pool = Pairs
# A pair in the pool, for a screen reader.
# $card (Name: card): the card that lies face up
# $stars (Number): its stars, 1 to 5
# $value (Number): its number, 1 to 75
pair-label = { NAME($card) } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, number { $value }), with a face-down card.
# The same in a replay that shows everything.
# $card (Name: card): the card that lies face up
# $stars (Number): its stars, 1 to 5
# $value (Number): its number, 1 to 75
# $closed (Name: card): the card that lies face down
# $closed-stars (Number): its stars, 1 to 5
# $closed-value (Number): its number, 1 to 75
pair-label-open = { NAME($card) } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, number { $value }), with { NAME($closed, form: "the") } ({ $closed-stars ->
    [one] { $closed-stars } star
   *[other] { $closed-stars } stars
}, number { $closed-value }).
# The empty place of a pair, for a screen reader.
# $name (String): the player who took it
# $card (Name: card): the card that lay face up
took-pair = { $name } took { NAME($card, form: "the") } and the card beneath it.
# The same.
# $card (Name: card): the card that lay face up
took-pair-neutral = The neutral player took { NAME($card, form: "the") } and the card beneath it.
# A heading: what everyone has bid.
bids = Bids
# A heading: what everyone is about to play.
investments = Investments
# A line under bids or investments, for a screen reader.
# $name (String): the player
bid-hidden = { $name } has chosen.
# The same.
# $name (String): the player
bid-nothing = { $name } has not chosen yet.
# The same: the card is known to whoever looks.
# $name (String): the player
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
# $value (Number): its number, 1 to 75
bid-known = { $name }: { NAME($card) } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, number { $value }).
# On the button of the discard pile, before the number of its cards.
# Length: 10
discard = Discards
# The same button for a screen reader, which begins with what is written on it.
# $count (Number): cards in the pile, 0 or more
discard-label = { discard }: { $count }. Look through them.
# Under the deck.
# Length: 18
# $count (Number): cards, 0 or more
deck = { $count ->
    [0] Deck is empty
   *[other] { $count } in the deck
}

## A closer look

# Title of the dialog.
# $event (Name: event): the event
look-event = { NAME($event) }: everyone’s cards
# Title of the dialog.
look-discard = The discard pile
# In the discard pile, when it is empty.
discard-none = No card has been discarded yet.
# Under a name: this player is not at the event.
look-none = No card yet
# Under a name: how many stars that player has at the event.
# $stars (Number): stars of the cards that lie face up
look-sum = { $stars ->
    [one] { $stars } star face up
   *[other] { $stars } stars face up
}
# The same.
# $stars (Number): stars of the cards that lie face up, 0 or more
look-sum-hidden = { $stars ->
    [one] { $stars } star face up, and one card face down
   *[other] { $stars } stars face up, and one card face down
}
# The reader knows the card that lies face down: it is their own, or a replay shows everything.
# $stars (Number): all stars; with one star the face-down card is the only one
# $hidden (Number): those of the face-down card
look-known = { $stars ->
    [one] { $stars } star, hidden from the others
   *[other] { $stars } stars, { $hidden } of them hidden from the others
}
# A line about a player.
# $count (Number): cards in hand, 0 to 5
look-hand = { $count ->
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
# Follows look-hand; the cards are drawn below.
look-taken = Taken and not seen since:
# Follows look-hand.
look-taken-none = Every card taken face up has been seen since.
# A line about a player.
# $medals (List): medals, each with its event: look-medal
look-medals = Medals: { LIST($medals) }.
# In the list of look-medals.
# $medal (Name: medal): the medal
# $event (Name: event): where it was won
look-medal = { NAME($medal) } ({ NAME($event) })

## The prompt: bidding

# Asks a player.
# Length: 48
# $name (String): the player
ask-bid = { $name }, choose a card to bid
# Below ask-bid, until a card is chosen.
ask-bid-why = The highest number picks first. Your bid is discarded, so bid what you can spare.
# Below ask-bid, when a card is chosen.
bid-why = The highest number picks first, and this card is spent.
# A button.
# Length: 14
# $value (Number): the number of the card, 1 to 75
bid = Bid { $value }
# In the same place, once that player has bid.
# $name (String): the player
# $value (Number): the number of the card, 1 to 75
bid-done = { $name } has bid { $value }
# Below bid-done and invest-done.
wait-others = The others are still choosing.

## The prompt: taking a pair

# Asks a player.
# Length: 48
# $name (String): the player
ask-take = { $name }, take a pair
# Below ask-take, until a pair is chosen.
ask-take-why = You get the face-up card and the one beneath it, which only you will see.
# Below ask-take, when a pair is chosen.
take-why = You get this card and the one beneath it.
# A button.
# Length: 18
take = Take this pair

## The prompt: investing

# Asks a player.
# Length: 48
# $name (String): the player
ask-invest = { $name }, invest a card
# Below ask-invest, until a card is chosen.
ask-invest-why = It goes to its own event. Different types add up; of each, only your best counts.
# Below ask-invest, when a card is chosen that will lie face down.
# $event (Name: event): its event
invest-down = Face down at { NAME($event) }: only you will know it.
# The same, if the player has a card face down there already.
# $card (Name: card): the card that lies face down there now
# $stars (Number): its stars, 1 to 5
invest-down-turns = { $stars ->
    [one] Face down; your { NAME($card) } ({ $stars } star) turns up.
   *[other] Face down; your { NAME($card) } ({ $stars } stars) turns up.
}
# Below ask-invest, when the chosen card is better than the player’s card of its type.
# $card (Name: card): the card that is replaced
# $stars (Number): its stars, 1 to 5
invest-upgrade = { $stars ->
    [one] It replaces your { NAME($card) } ({ $stars } star), face up.
   *[other] It replaces your { NAME($card) } ({ $stars } stars), face up.
}
# Below ask-invest, when the chosen card is no better than the player’s card of its type.
# $stars (Number): the stars of the player’s card there, 1 to 5
invest-discard = { $stars ->
    [one] You have this type there with { $stars } star, so this card would be discarded.
   *[other] You have this type there with { $stars } stars, so this card would be discarded.
}
# A button.
# Length: 14
invest = Invest it
# The same button, if the card can only be discarded.
# Length: 14
discard-it = Discard it
# In the same place, once that player has chosen.
# $name (String): the player
# $card (Name: card): the card
invest-done = { $name } has invested { NAME($card, form: "the") }

## The prompt: watching. In the place of the question: what others do, or the heading of what is shown. Best without agreement
## with a player.

# While others bid.
# Length: 40
watch-bids = Everyone chooses a bid
# Length: 40
# $name (String): the player
watch-take = { $name } takes a pair
# Length: 40
watch-invest = Everyone chooses a card to invest
# Length: 40
watch-placing = Cards go to their events
# Length: 40
watch-ceremony = The medal ceremony
# Length: 40
watch-over = All medals are awarded
# Length: 40
show-bids = Bids are revealed
# Length: 40
show-pair = The neutral player gets the last pair
# Length: 40
show-round = A new round

## On a card in hand: what would happen to it
## The verbs agree with the card.

# A strip on the card, in small letters.
# Length: 25
# $kind (Name: kind): the type of the player’s card that lies face down at the event, and would be turned up
# $stars (Number): its stars, 1 to 5
goes-turns = reveals { NAME($kind, form: "sentence") } ({ $stars }★)
# The same.
# Length: 25
# $kind (Name: kind): the type of both cards
# $stars (Number): the stars of the card that is replaced, 1 to 5
goes-upgrade = replaces { NAME($kind, form: "sentence") } ({ $stars }★)
# The same.
# Length: 25
goes-discard = can only be discarded
# The same three on a narrow card.
# Length: 10
# $stars (Number): the stars of the card that would be turned up, 1 to 5
goes-turns-short = reveals { $stars }★
# A noun.
# Length: 10
goes-upgrade-short = upgrade
# A noun.
# Length: 10
goes-discard-short = discard
# For a screen reader, after card-sentence.
# $event (Name: event): the event of the card
spoken-down = It goes to { NAME($event) }, face down.
# The same.
# $kind (Name: kind): the type of both cards
# $stars (Number): the stars of the card that is replaced, 1 to 5
spoken-upgrade = { $stars ->
    [one] It replaces your { NAME($kind, form: "sentence") } with { $stars } star.
   *[other] It replaces your { NAME($kind, form: "sentence") } with { $stars } stars.
}
# The same.
spoken-discard = It can only be discarded.

## Why a tap does nothing
## A notice after a tap on something that is not possible now. “You” is whoever tapped.

why-take-now = Take a pair first.
# $name (String): the player whose turn it is
why-not-your-turn = { $name } chooses first; lower bids come later.
why-pair-not-now = Pairs are taken once all bids are revealed, highest bid first.
why-not-in-hand = You do not have that card.
why-no-pair = That pair is gone.

## The medal ceremony

# A heading.
# Length: 24
# $event (Name: event): the event
# $number (Number): which event it is, 1 to 5
ceremony-of = { NAME($event) } · { $number } of 5
# Under the heading watch-ceremony; ceremony-aside follows it.
ceremony-begins = The last round is over. The events are now decided one by one.
# Below that heading: cards that were drawn for pairs when the deck ran out.
# $count (Number): cards left over, 1 to 5
ceremony-aside = { $count ->
    [one] { $count } card is left over, unseen.
   *[other] { $count } cards are left over, unseen.
}
# A step of the podium, for a screen reader.
# $name (String): the player, or “Neutral player”
# $stars (Number): the stars at this event
standing = { $name }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
# The same, if somebody else has as many stars.
# $name (String): the player, or “Neutral player”
# $stars (Number): the stars at this event
# $value (Number): the highest number among the player’s cards there
standing-tied = { $name }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}; tied, highest number { $value }.
# On the step itself.
# Length: 8
# $value (Number): the number that breaks the tie, 1 to 75
by-value = tie: { $value }
# In place of the podium of an event.
nobody-there = Nobody has a card here.
# Fewer than three were at the event.
# $medals (List): names of medals
unclaimed = Not awarded: { LIST($medals) }.
# After the last event.
ceremony-over = All medals are awarded.

## The log: what happened
## Whole sentences of one event each, also read aloud; those that end in “-known” are told to those who know the cards.

# $bids (List): tell-bid of everyone, highest first
tell-bids = Bids revealed: { LIST($bids, type: "unit") }.
# In the list of tell-bids.
# $name (String): the player
# $value (Number): the number that was bid, 1 to 75
tell-bid = { $name } { $value }
# $name (String): the player
# $open (Name: card): the card that lay face up
tell-took = { $name } takes { NAME($open, form: "the") } and a face-down card.
# $name (String): the player
# $open (Name: card): the card that lay face up
# $closed (Name: card): the card that lay face down
tell-took-known = { $name } takes { NAME($open, form: "the") } and { NAME($closed, form: "the") }.
# $open (Name: card): the card that lay face up
# $closed (Name: card): the card that lay face down
tell-neutral-took = The neutral player gets { NAME($open, form: "the") } and { NAME($closed, form: "the") }.
# $name (String): the player
# $event (Name: event): the event
tell-placed = { $name } invests a card face down at { NAME($event) }.
# $name (String): the player
# $card (Name: card): the card
tell-placed-known = { $name } invests { NAME($card, form: "the") } face down.
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
tell-neutral-plays = The neutral player plays { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}).
# Follows tell-placed or tell-upgraded: the card that lay face down there before.
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
tell-turned = Turned face up: { NAME($card) } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}).
# $name (String): the player
# $card (Name: card): the new card; the one it replaces has the same name
# $before (Number): the stars of the replaced card, 1 to 4
# $stars (Number): the stars of the new card, 2 to 5
tell-upgraded = { $stars ->
    [one] { $name } upgrades { NAME($card, form: "the") } from { $before } to { $stars } star.
   *[other] { $name } upgrades { NAME($card, form: "the") } from { $before } to { $stars } stars.
}
# $card (Name: card): the new card; the one it replaces has the same name
# $before (Number): the stars of the replaced card, 1 to 4
# $stars (Number): the stars of the new card, 2 to 5
tell-neutral-upgraded = { $stars ->
    [one] The neutral player upgrades { NAME($card, form: "the") } from { $before } to { $stars } star.
   *[other] The neutral player upgrades { NAME($card, form: "the") } from { $before } to { $stars } stars.
}
# $name (String): the player
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
tell-discarded = { $name } cannot play { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}) and discards it.
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
tell-neutral-discarded = The neutral player cannot play { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}) and discards it.
# $round (Number): the round, from 1
# $cards (List): names of the cards that lie face up
tell-laid-out = Round { $round }. Face up in the pairs: { LIST($cards) }.
tell-last-card = The last round is over. The medal ceremony begins.
# An event of the ceremony begins; a sentence for each card that was face down.
# $name (String): the player
# $card (Name: card): the card
# $stars (Number): its stars, 1 to 5
tell-shows = { $name } reveals { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}).
# An event of the ceremony begins, and no card was face down.
# $event (Name: event): the event
tell-shows-none = { NAME($event) }: there is nothing to reveal.
# Followed by a sentence for each medal.
# $event (Name: event): the event
tell-awarded = { NAME($event) } is decided.
# $name (String): the player
# $medal (Name: medal): the medal
# $stars (Number): the stars at this event
tell-medal = { $stars ->
    [one] { $name } wins { NAME($medal) } with { $stars } star.
   *[other] { $name } wins { NAME($medal) } with { $stars } stars.
}
# The same, if the next one has as many stars.
# $name (String): the player
# $medal (Name: medal): the medal
# $stars (Number): the stars at this event
# $value (Number): the highest number among the player’s cards there
tell-medal-tied = { $stars ->
    [one] { $name } wins { NAME($medal) } with { $stars } star: tied, and number { $value } decides.
   *[other] { $name } wins { NAME($medal) } with { $stars } stars: tied, and number { $value } decides.
}
# $medal (Name: medal): the medal
# $stars (Number): the stars at this event
tell-neutral-medal = { $stars ->
    [one] The neutral player wins { NAME($medal) } with { $stars } star.
   *[other] The neutral player wins { NAME($medal) } with { $stars } stars.
}
# The same, if the next one has as many stars.
# $medal (Name: medal): the medal
# $stars (Number): the stars at this event
# $value (Number): the highest number among its cards there
tell-neutral-medal-tied = { $stars ->
    [one] The neutral player wins { NAME($medal) } with { $stars } star: tied, and number { $value } decides.
   *[other] The neutral player wins { NAME($medal) } with { $stars } stars: tied, and number { $value } decides.
}
tell-ended = All medals are awarded.

## Ties at the end, on the podium

# Players with equal points, and the cards that decide.
# $names (List): the players who tie, at least two
# $points (Number): their points
# $name (String): the first of them
# $card (Name: card): the card with that player’s highest number
# $value (Number): that number
# $second (String): the next of them
# $other (Name: card): the card with the highest number of the next one
# $less (Number): that number
tie-broken = { LIST($names) } are tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The highest number decides: { $name }’s { NAME($card) }, { $value }, beats { $second }’s { NAME($other) }, { $less }.
# The neutral player has more points than the winner.
# $name (String): the winner
# $points (Number): their points
# $lead (Number): how many points ahead of the other player
# $second (String): the other player
# $more (Number): the points of the neutral player
won-neutral = { $name } wins with { $points } points, { $lead } ahead of { $second }. The neutral player has { $more } but cannot win.
