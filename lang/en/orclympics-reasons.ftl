### Orc-lympics: the reasons of hints. They compare the best move (“this”) with another one (“the other”).

# $competition (Name: competition)
# $n (Number): games, 1 to 99
# $m (Number): games, 1 to 99
reason-gold-in = This wins gold in { NAME($competition, form: "sentence") } in { $n } of 100 games, the other in { $m }.
# $n (Number): games, 1 to 99
# $other (List): the cards of the other move, race by race
# $m (Number): games, 1 to 99
reason-gold-here = This wins gold here in { $n } of 100 games, { LIST($other) } in { $m }.
# $n (Number): games, 1 to 99
# $m (Number): games, 1 to 99
reason-gold-passing = This wins gold here in { $n } of 100 games, passing in { $m }.
# $points (Number): points, rounded; 0 stands for half a point
# $skill (Name: skill)
reason-skill = This brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more in { NAME($skill, form: "sentence") } than the other.
# $points (Number): points, rounded; 0 stands for half a point
# $more (Number): points, rounded; 0 stands for half a point
# $skill (Name: skill)
reason-skill-but = This costs { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} elsewhere, but brings { $more ->
    [0] half a point
    [one] { $more } point
   *[other] { $more } points
} more in { NAME($skill, form: "sentence") }.
# $points (Number): points, rounded; 0 stands for half a point
# $n (Number): games, 1 to 99
reason-enter-but = Passing brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later, but this wins gold here in { $n } of 100 games.
# $cards (Number): cards, 1 or more
# $points (Number): points, rounded; 0 stands for half a point
reason-enter-saves = This saves { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for later: { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more.
# $points (Number): points, rounded; 0 stands for half a point
reason-pass = Passing saves cards: { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later.
# $m (Number): games, 1 to 99
# $points (Number): points, rounded; 0 stands for half a point
reason-pass-but = Entering wins gold here in { $m } of 100 games, but passing brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later.
# $points (Number): points, rounded; 0 stands for half a point
# $other (Name: race)
reason-back = This brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later than { NAME($other, form: "the") }.
