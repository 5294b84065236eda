### Olympicards: the reasons of hints. A reason stands below the name of the best move.
### “You” is whoever asked for the hint.

# To the last one in: take the gold now.
# $cards (Number): cards, 1 or more
fact-gold-yours = { $cards ->
    [one] The gold is yours. Keep your last card.
   *[other] The gold is yours. Keep your { $cards } cards.
}
# The same in the last sport.
fact-gold-yours-at-last = The gold is yours, and the cards you keep break ties.
# The same, in a sport in which a world record is possible.
fact-no-record = You cannot play this hand out, so take the gold and keep your cards.
# To the last one in: play on.
fact-record = Play to your last card: that is a world record, 2 points.
# Play on.
fact-nobody-can-follow = Nobody else still in has a card left. One more play wins gold.
# Weightlifting: play on with this total.
# $total (Number): a total, 9 to 27
fact-nobody-can-lift = Nobody still in can lift more than { $total }.
# Play on; the player named is the one of the others with most cards.
# $times (Number): plays, 1 or more
# $name (String): a player
# $cards (Number): cards, 0 or more
fact-outlasts = { $times ->
    [one] You can go on once more
   *[other] You can go on { $times } times
}; { $name } has { $cards ->
    [0] no card left
    [one] only { $cards } card
   *[other] { $cards } cards
}.
# Play on; the last card of the player named bounds how often they can do so.
# $times (Number): plays, 1 or more
# $name (String): a player
# $value (Number): the total of that player’s last play, 1 to 9
# $most (Number): plays, 0 or more
fact-out-reaches = { $times ->
    [one] You can go on once more
   *[other] You can go on { $times } times
}; after { $value }, { $name } { $most ->
    [0] cannot go on
    [one] can go on only once
   *[other] can go on only { $most } times
}.
# Withdraw; the player named is the one of the others who may go on longest.
# $times (Number): plays, 0 to 4
# $name (String): a player
# $most (Number): plays, more
fact-outlasted = { $times ->
    [0] You cannot go on
    [one] You can go on only once
   *[other] You can go on only { $times } times
}; { $name } may go on { $most ->
    [one] once
   *[other] up to { $most } times
}.
# Play fewer cards than the other move.
# $cards (Number): cards, 1 or 2
fact-fewer = { $cards ->
    [one] One card will do: keep the others.
   *[other] { $cards } cards will do: keep the others.
}
# Hurdles: play the lower card.
# $value (Number): a value, 1 to 8
# $other (Number): a higher value
fact-lower-clears = The { $value } clears it too. Keep the { $other } for a higher hurdle.
# High jump and freestyle: play the first card, after which more cards can follow.
# $value (Number): a value
# $other (Number): another value
fact-more-room = The { $value } leaves you more room than the { $other }.
# Table tennis: play another card than the 5.
fact-keep-five = A 5 goes on anything: keep it until nothing else does.
# Marathon: play a card of the first colour; “it” is that colour.
# $colour (Name: colour)
# $many (Number): cards, 2 or more
# $rarer (Name: colour)
# $few (Number): cards, fewer
fact-more-of-colour = You have more { NAME($colour, form: "sentence") } ({ $many }) than { NAME($rarer, form: "sentence") } ({ $few }): spend it first.
# Archery: play the first card, and keep the other.
# $value (Number): a value
# $other (Number): another value, nearer the middle
fact-more-targets = The { $other } suits more targets than the { $value }: keep it.
# With two players: play on with so many cards.
# $cards (Number): cards, 1 or more
# $medal (Name: medal)
# $name (String): the other player
# $points (Number): what the medal is worth, 1, 2 or 4
fact-keeps-medal = { $cards ->
    [one] Play one card, and { $name } does not get { NAME($medal, form: "sentence") } yet: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Play { $cards } cards, and { $name } does not get { NAME($medal, form: "sentence") } yet: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# Play on.
fact-last-sport = It is the last sport: new cards only break ties.
# Withdraw.
# $cards (Number): cards, 1 to 3
# $sports (Number): sports, 2 or more
fact-short = { $cards ->
    [one] One card for { $sports } more sports: only withdrawing brings new ones.
   *[other] { $cards } cards for { $sports } more sports: only withdrawing brings new ones.
}
# Withdraw: whoever is first out.
# $cards (Number): cards, 1 or more
fact-first-out = { $cards ->
    [one] First out draws a card and begins the next sport.
   *[other] First out draws { $cards } cards and begins the next sport.
}
# Play on: whoever is in for one withdrawal longer gets the better medal.
# $medal (Name: medal)
# $better (Name: medal)
fact-better-medal = { NAME($medal) } is yours in any case; outlast one player, and it becomes { NAME($better, form: "sentence") }.
# Play on: the last opponent has no fewer cards.
fact-keeps-open = Play on, and gold stays within reach: 2 points more than silver.
# Play on: whoever is in for one withdrawal longer gets that medal.
# $medal (Name: medal)
fact-first-medal = Outlast one player, and { NAME($medal, form: "sentence") } is yours.
# Play on: that player may be out first.
# $name (String): one of the others who are still in, with the fewest cards
# $cards (Number): the cards of that player, 0 or more
# $medal (Name: medal): what you win then, or better
fact-outlast = { $cards ->
    [0] { $name } has no card left: outlast { $name }, and { NAME($medal, form: "sentence") } is yours.
    [one] { $name } has only { $cards } card: outlast { $name }, and { NAME($medal, form: "sentence") } is yours.
   *[other] { $name } has only { $cards } cards: outlast { $name }, and { NAME($medal, form: "sentence") } is yours.
}
# Play on.
# $cards (Number): cards, 6 or more
# $sports (Number): sports, 1 or more
fact-spare = { $sports ->
    [one] { $cards } cards for one more sport: you can afford to play on.
   *[other] { $cards } cards for { $sports } more sports: you can afford to play on.
}
# Withdraw now: what that pays, and what it pays the next.
# $cards (Number): cards, 1 or more
# $fewer (Number): cards, fewer
fact-fewer-cards-later = { $cards ->
    [one] Now it is one card; the next one out draws none.
   *[other] Now it is { $cards } cards; the next one out draws only { $fewer }.
}
# Withdraw: to stay in would win the next medal at best.
# $medal (Name: medal): the next medal
# $points (Number): what it is worth more than what withdrawing wins, 1 or 2
# $cards (Number): cards that are played, or not drawn, 1 or more
fact-price = { NAME($medal) } is only { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, and would cost you at least { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
# Withdraw: the last two are still in.
# $medal (Name: medal): gold
# $name (String): the other player who is still in
# $cards (Number): the cards of that player
# $own (Number): your cards, no more
fact-to-outlast = For { NAME($medal, form: "sentence") } you would have to outlast { $name }, who has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to your { $own }.
# With two players: withdraw, and go on in this sport.
# $points (Number): what the other player gets, 1 or 2
# $name (String): the other player
fact-gives-little = { $points ->
    [one] Only { $points } point for { $name }; you draw instead of playing, and the gold is still open.
   *[other] Only { $points } points for { $name }; you draw instead of playing, and the gold is still open.
}
# With two players: withdraw, which ends the sport.
# $own (Number): your cards after it, 4 or more
# $name (String): the other player, who wins gold
# $cards (Number): the cards of that player, fewer
fact-gives-gold = It gives up gold, but leaves you { $own } cards; { $name } has { $cards ->
    [0] none
    [one] only { $cards }
   *[other] only { $cards }
}.
# Withdraw.
fact-kept-for-ties = It is the last sport, and the cards you keep break ties.
# Play the sport that was turned over; “it” is the sport.
fact-suits = Your hand suits it better than most hands: play it now.
# Postpone the sport that was turned over; “it” is the sport, “the next one” the next sport.
fact-suits-badly = It suits your hand badly. Postpone it; the next one must be played.
# Play the sport that was turned over.
# $cards (Number): cards, 2 or more
fact-most-cards = You have { $cards } cards more than anyone else.
# The same with two players, and to play on.
# $cards (Number): cards, 2 or more
# $name (String): the other player
fact-more-cards = You have { $cards } cards more than { $name }.
# The same with two players: withdraw.
# $cards (Number): cards, 3 or more
# $name (String): the other player
fact-fewer-cards = { $name } has { $cards } cards more than you.
# Postpone the sport that was turned over.
fact-fewest-cards = Nobody has fewer cards: postpone it while you can.
