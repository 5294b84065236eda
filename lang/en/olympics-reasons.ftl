### Olympics: the reasons of hints. A reason stands below the name of the best move.
## The move that is better is the first one, the move that it is compared with the other one.
## “It” and a sentence without a subject are about the move that is better, and “you” is whoever asked for the hint.
## Length: 90
## Stars are what a card adds to its event. A number is the acquisition value of a card, by which players call it.

# Take or invest another card than this one: the better one lies there, or is in hand.
# $card (Name: card): the card of the other move
fact-only-discarded = { NAME($card) } adds nothing: your card of that type has at least as many stars.
# Bid the card that could not be invested.
# $number (Number): the number of the card that is bid
fact-last-bid = Last round: cards left in hand count for nothing. Bid the { $number }.
# There are five events.
# $event (Name: event)
fact-last-event = A fifth event: you have nothing at { NAME($event) } yet.
# Invest a card there, where the player has none.
# $event (Name: event)
fact-certain-medal = Only three can compete at { NAME($event) }: one card is a certain medal.
# Invest a card there.
# $stars (Number): stars
# $name (String): a player
# $event (Name: event)
fact-passes = It adds { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} and passes { $name } at { NAME($event) }.
# The same.
# $stars (Number): stars
# $event (Name: event)
fact-passes-neutral = It adds { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} and passes the neutral player at { NAME($event) }.
# The same.
# $stars (Number): stars
# $event (Name: event)
fact-secures-lead = It adds { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} and puts you first at { NAME($event) }, whatever lies face down.
# The same.
# $name (String): a player
# $event (Name: event)
fact-catches-up = It ties with { $name } at { NAME($event) }, as far as the cards show.
# Said of the other move: medals go to the first three.
# $event (Name: event)
# $rivals (Number): 3 or 4
fact-stays-behind = At { NAME($event) } { $rivals } others would still be ahead of you.
# The same, if the player comes nearer to that one.
# $name (String): a player
# $stars (Number): 1 or 2
# $event (Name: event)
fact-close-ahead = { $name } leads you by only { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} at { NAME($event) }, as far as the cards show.
# The same, if the player gets away from that one.
# $name (String): a player
# $stars (Number): 0 to 2
# $event (Name: event)
fact-close-behind = { $stars ->
    [0] { $name } is tied with you
    [one] { $name } is only { $stars } star behind you
   *[other] { $name } is only { $stars } stars behind you
} at { NAME($event) }, as far as the cards show.
# The same.
# $stars (Number): stars of each of the two who are tied
# $event (Name: event)
# $number (Number): the number of the card
fact-breaks-tie = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} each at { NAME($event) }: the { $number } breaks the tie.
# Said of a move that replaces a card by one of the same type with more stars.
# $number (Number): the number of the card that is replaced
fact-loses-number = The upgrade would discard your { $number }, which breaks ties.
# Invest another card than this one.
# $number (Number): the number of the card of the other move
# $stars (Number): stars that either card adds
fact-keeps-number = { $stars ->
    [0] Neither adds a star:
    [one] Both add { $stars } star:
   *[other] Both add { $stars } stars:
} keep the { $number }, the higher bid for later.
# The same.
# $number (Number): the number of the card of the other move
fact-adds-and-keeps = It adds more stars, and the { $number } stays in hand for a high bid.
# The same, though this card adds a star less.
# $number (Number): the number of the card of the other move
fact-keeps-for-a-star = It adds a star less, but keeps the { $number }, the higher bid for later.
# Invest this card.
# $stars (Number): stars that either card adds
# $number (Number): the number of the card
# $event (Name: event)
fact-tie-number = Both add { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, but the { $number } also decides ties at { NAME($event) }.
# The other move is an upgrade.
fact-stays-hidden = A new type stays face down; an upgrade lies face up.
# Invest the card of a new type; the other move is an upgrade.
# $stars (Number): stars of a card of a type that the player does not have there
# $less (Number): stars that the upgrade of a card adds
fact-new-type = A new type adds { $stars } stars, the upgrade only { $less }.
# Invest a card there.
# $event (Name: event)
fact-new-event = You have nothing at { NAME($event) } yet.
# Said of the other move: invest a card elsewhere.
# $event (Name: event)
# $stars (Number): 3 or more
fact-leads = You already lead { NAME($event) } by at least { $stars } stars.
# Said of the other move: invest a card elsewhere.
# $event (Name: event)
# $card (Name: card)
fact-can-wait = Nobody else is at { NAME($event) } yet: { NAME($card, form: "the") } can wait.
# Bid that card.
# $number (Number): the number of the card that is bid
fact-highest-bid = Nobody else can bid more than { $number }: you pick first for certain.
# Pairs of cards lie there to be picked; this and the next sentences are about bids for an early choice.
# $number (Number): the number of a card that is not bid
fact-keeps-bid = The pairs are much alike: keep the { $number } for a later round.
# The same.
fact-pairs-alike = The pairs are much alike: bid what you need least.
# Bid that card.
# $number (Number): the number of the card that is bid
# $stars (Number): stars that it would add, 0 to 2
fact-pairs-differ = { $stars ->
    [0] The pairs differ, and the { $number } would add no stars.
    [one] The pairs differ, and the { $number } would add only { $stars } star.
   *[other] The pairs differ, and the { $number } would add only { $stars } stars.
}
# Bid that card.
# $number (Number): the number of the card that is bid
# $other (Number): the number of the other card
# $fewer (Number): stars that it costs less than the other one, 0 or more
fact-higher-and-weaker = { $number } is a higher bid than { $other } and costs you { $fewer ->
    [0] no more stars
    [one] { $fewer } star less
   *[other] { $fewer } fewer stars
}.
# Bid high.
# $stars (Number): stars that the best face-up card adds
# $next (Number): stars that the next best adds
fact-best-pair = One face-up card adds { $stars } stars, the next best { $next ->
    [0] none
   *[other] only { $next }
}: it is worth a high bid.
# Bid another card than this one: everybody has seen a player take a higher one.
# $name (String): a player
# $higher (Number): the number of the card that this player has
# $number (Number): the number of the other card
fact-may-be-outbid = { $name } has the { $higher }: first pick is not certain, so keep the { $number }.
# Bid another card than this one.
# $fewer (Number): stars that it costs less than the other one, 0 or more
# $number (Number): the number of the other card
fact-keeps-for-bid = It costs you { $fewer ->
    [0] no more stars
    [one] { $fewer } star less
   *[other] { $fewer } fewer stars
}, and keeps the { $number } for a later round.
# The same.
# $stars (Number): stars, 1 or 2
# $number (Number): the number of the other card
fact-keeps-high = It costs { $stars ->
    [one] { $stars } more star
   *[other] { $stars } more stars
}, but keeps the { $number } for a later round.
# Bid high.
# $least (Number): stars that the worst face-up card adds
# $most (Number): stars that the best one adds
fact-pick-counts = The face-up cards add from { $least } to { $most } stars: a high bid picks early.
# Bid the card that would add less.
# $other (Number): the number of the other card
# $more (Number): stars that it would add
# $number (Number): the number of the card that is bid
# $stars (Number): stars that it would add
fact-fewer-stars-bid = Invested, the { $other } adds { $more ->
    [one] { $more } star
   *[other] { $more } stars
}, the { $number } { $stars ->
    [0] none
    [one] only { $stars }
   *[other] only { $stars }
}.
# Said of taking a pair; “it” is the pair.
# $stars (Number): stars
# $event (Name: event)
fact-left-to-neutral = Leave it, and the neutral player gets { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} at { NAME($event) }.
# Said of taking a pair; “it” is the pair.
# $name (String): a player
# $stars (Number): 4 or more
# $event (Name: event)
fact-denies = Leave it, and { $name } may get { $stars } stars at { NAME($event) }.
# Said of a card that is invested, and of a pair that is taken.
# $stars (Number): stars
# $event (Name: event)
# $card (Name: card): the card of the other move
# $less (Number): stars that it would add
fact-more-stars = It adds { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} at { NAME($event) }, { NAME($card, form: "the") } { $less ->
    [0] none
    [one] only { $less }
   *[other] only { $less }
}.
# Both cards are of the same type at the same event.
# $stars (Number): stars
# $less (Number): stars that the other card would add
fact-more-of-type = It adds { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, the other card of its type { $less ->
    [0] none
    [one] only { $less }
   *[other] only { $less }
}.
# Said of taking a pair.
# $stars (Number): stars that the face-up card of either pair adds
# $number (Number): the number of the face-up card
fact-higher-number = { $stars ->
    [0] Neither adds a star,
    [one] Both add { $stars } star,
   *[other] Both add { $stars } stars,
} but the { $number } is a higher bid later.
# Said of taking a pair.
# $number (Number): the number of its face-up card
fact-strong-bid = Its { $number } is a strong bid for a later round.
