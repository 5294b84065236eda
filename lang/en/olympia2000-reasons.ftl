### Olympia 2000 (B.C.): the reasons of hints. They compare the best move (“this”) with another one (“the other”).

# $athlete (Name: athlete)
# $n (Number): games, 1 to 99
# $other (Name: athlete)
# $m (Number): games, 1 to 99
reason-send = { NAME($athlete) } wins this prize in { $n } of 100 games, { NAME($other) } in { $m }.
# $athlete (Name: athlete)
# $points (Number): points, rounded; 0 stands for half a point
# $n (Number): games, 1 to 99
reason-send-but = Kept, { NAME($athlete) } brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later, but now wins this prize in { $n } of 100 games.
# $other (Name: athlete)
# $m (Number): games, 1 to 99
# $points (Number): points, rounded; 0 stands for half a point
reason-save-but = { NAME($other) } wins this prize more often ({ $m } of 100 games), but kept brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later.
# $athlete (Name: athlete)
# $n (Number): games, 1 to 99
# $points (Number): points, rounded; 0 stands for half a point
reason-last = { NAME($athlete) } comes last and chooses in { $n } of 100 games: { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later.
# $other (Name: athlete)
reason-no-place = { NAME($other) } has no place here and cannot win this prize.
# $athlete (Name: athlete)
# $points (Number): points, rounded; 0 stands for half a point
reason-kept = Kept, { NAME($athlete) } brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later.
# $athlete (Name: athlete)
# $points (Number): points, rounded; 0 stands for half a point
# $discipline (Name: discipline)
reason-kept-in = Kept, { NAME($athlete) } brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more later, mostly in { NAME($discipline, form: "the") }.
# $n (Number): games, 1 to 99
# $other (Name: discipline)
# $less (Number): laurels of the other prize
# $m (Number): games, 1 to 99
reason-chip = This goes to you in { $n } of 100 games, { NAME($other, form: "sentence") } { $less } in { $m }.
# $other (Name: discipline)
# $less (Number): laurels of the other prize
# $m (Number): games, 1 to 99
# $points (Number): points, rounded; 0 stands for half a point
reason-chip-but = { NAME($other) } { $less } is yours more often ({ $m } of 100 games), but this brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more.
# $points (Number): points, rounded; 0 stands for half a point
# $athlete (Name: athlete)
reason-give = An average card brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more than { NAME($athlete) }.
