### Olympicards: the reasons of hints. They compare the best move (“this”) with another one (“the other”).

# $n (Number): games, 1 to 99
# $other (List): the cards of the other move
# $m (Number): games, 1 to 99
reason-gold-here = This wins gold here in { $n } of 100 games, { LIST($other) } in { $m }.
# $cards (Number): cards, 1 or more
# $points (Number): points, rounded; 0 stands for half a point
reason-withdraw = Withdrawing brings { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, worth about { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} later.
# $points (Number): points, rounded; 0 stands for half a point
# $more (Number): points, rounded; 0 stands for half a point
reason-withdraw-but = Playing on brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more here, but withdrawing { $more ->
    [0] half a point
    [one] { $more } point
   *[other] { $more } points
} more later.
# $n (Number): games, 1 to 99
reason-play = Playing on wins gold here in { $n } of 100 games; withdrawing brings no more later.
# $points (Number): points, rounded; 0 stands for half a point
# $n (Number): games, 1 to 99
reason-play-but = Withdrawing brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later, but playing on wins gold here in { $n } of 100 games.
# $other (List): the cards of the other move
# $points (Number): points, rounded; 0 stands for half a point
reason-card-saves = As good here, and saving { LIST($other) } brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later.
# $name (String): a player
# $points (Number): points, rounded; 0 stands for half a point
reason-two-but = Withdrawing gives { $name } the medal, but brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later.
# $sport (Name: sport)
# $n (Number): games, 1 to 99
# $m (Number): games, 1 to 99
reason-sport = This wins gold in { NAME($sport, form: "sentence") } in { $n } of 100 games, the other in { $m }.
# $n (Number): games, 1 to 99
# $m (Number): games, 1 to 99
reason-record = This sets a record in { $n } of 100 games, the other in { $m }.
