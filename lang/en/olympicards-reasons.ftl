### Olympicards: the reasons of hints. A reason stands below the name of the best move.

# $cards (Number): cards, 1 or more
fact-gold-yours = { $cards ->
    [one] The gold is yours. Keep your last card.
   *[other] The gold is yours. Keep your { $cards } cards.
}
fact-gold-yours-at-last = The gold is yours, and the cards you keep break ties.
fact-no-record = You can’t play this hand out, so take the gold and keep your cards.
fact-record = Play to your last card: that is a world record, 2 points.
fact-nobody-can-follow = Nobody else has a card left. One more play wins gold.
# $total (Number): a total, 9 to 27
fact-nobody-can-lift = Nobody still in can lift more than { $total }.
# $times (Number): plays, 1 or more
# $name (String): a player
# $cards (Number): cards, 0 or more
fact-outlasts = { $times ->
    [one] You can go on once more
   *[other] You can go on { $times } times
}; { $name } has { $cards ->
    [0] no card left
    [one] only { $cards } card
   *[other] only { $cards } cards
}.
# $times (Number): plays, 0 to 2
# $name (String): a player
# $cards (Number): cards, 3 or more
fact-outlasted = { $times ->
    [0] You cannot go on
    [one] You can go on only once
   *[other] You can go on only { $times } times
}; { $name } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
# $cards (Number): cards, 1 or 2
fact-fewer = { $cards ->
    [one] One card will do. The rest stays in hand.
   *[other] { $cards } cards will do. The rest stays in hand.
}
# $value (Number): a value, 1 to 8
# $other (Number): a higher value
fact-lower-clears = The { $value } clears it too. Keep the { $other } for a higher hurdle.
# $value (Number): a value
# $other (Number): another value
fact-more-room = The { $value } leaves you more room than the { $other }.
fact-keep-five = A 5 goes on anything: keep it until nothing else does.
# $colour (Name: colour)
# $many (Number): cards, 2 or more
# $rarer (Name: colour)
# $few (Number): cards, fewer
fact-more-of-colour = You have more { NAME($colour, form: "sentence") } ({ $many }) than { NAME($rarer, form: "sentence") } ({ $few }): spend it first.
# $value (Number): a value
# $other (Number): another value, nearer the middle
fact-more-targets = The { $other } suits more targets than the { $value }: keep it.
# $name (String): a player
# $medal (Name: medal)
fact-gives-medal = Withdrawing would give { $name } { NAME($medal, form: "sentence") }.
fact-last-sport = It is the last sport: new cards only break ties.
# $cards (Number): cards, 1 to 3
# $sports (Number): sports, 2 or more
fact-short = { $cards ->
    [one] One card for { $sports } more sports: only withdrawing brings new ones.
   *[other] { $cards } cards for { $sports } more sports: only withdrawing brings new ones.
}
# $cards (Number): cards, 1 or more
fact-first-out = { $cards ->
    [one] First out draws a card and begins the next sport.
   *[other] First out draws { $cards } cards and begins the next sport.
}
# $medal (Name: medal)
# $better (Name: medal)
fact-better-medal = Outlast one more, and { NAME($medal, form: "sentence") } becomes { NAME($better, form: "sentence") }.
# $medal (Name: medal)
fact-first-medal = Outlast one more, and you are in reach of { NAME($medal, form: "sentence") }.
# $cards (Number): cards, 6 or more
# $sports (Number): sports, 1 or more
fact-spare = { $sports ->
    [one] { $cards } cards for one more sport: you can afford to play on.
   *[other] { $cards } cards for { $sports } more sports: you can afford to play on.
}
# $cards (Number): cards, 1 or more
# $fewer (Number): cards, fewer
fact-fewer-cards-later = { $cards ->
    [one] Now it is one card; the next one out draws none.
   *[other] Now it is { $cards } cards; the next one out draws only { $fewer }.
}
# $medal (Name: medal)
fact-sure-medal = Withdrawing now wins { NAME($medal, form: "sentence") } for certain.
fact-suits = Your hand suits it better than most hands: play it now.
fact-suits-badly = It suits your hand badly. Put it off; the next one must be played.
# $cards (Number): cards, 1 or more
fact-most-cards = { $cards ->
    [one] You have a card more than anyone else.
   *[other] You have { $cards } cards more than anyone else.
}
fact-fewest-cards = Nobody has fewer cards: put it off while you can.
