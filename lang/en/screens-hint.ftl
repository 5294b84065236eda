### The hint over the table: its words, and the reasons that all games share. A reason compares the best move (“this”) with
### another one (“the other”), in games that are played to their end from here with everything unknown dealt anew.

# While the moves are tried.
hint-thinking = Trying the moves many times, each time dealing the unseen cards anew…
hint-failed = No hint available: part of the app could not be loaded.
# Below the name of the best move.
# $name (String): another move, as on its button
hint-compared = Compared with “{ $name }”
# A button: selects the best move. At most 12 characters.
hint-select = Select it
# A button: shows the figures. At most 12 characters.
hint-numbers = Numbers
# Below the name of a move.
# $wins (Number): games, 0 to 100
# $points (Number): points, rounded
hint-row = First in { $wins } of 100 games, { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average.
# Stands after that.
hint-few-playouts = Ruled out early: these figures are rough.

## Reasons. At most about 110 characters each.

# $count (Number): actions, 2 or more
reason-equal = { $count ->
    [2] Both are about equally good.
   *[other] All { $count } are about equally good.
}
reason-trade = About equally good: this brings more now, the other more later.
reason-trade-later = About equally good: this brings more later, the other more now.
# $points (Number): points, rounded; 0 stands for half a point
reason-points = This brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more in all.
# $name (String): a player
# $points (Number): points, rounded; 0 stands for half a point
reason-denies = { $name } scores { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} fewer this way, and you no fewer.
# $points (Number): points, rounded; 0 stands for half a point
# $name (String): a player
# $more (Number): points, rounded; 0 stands for half a point
reason-denies-but = This costs you { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
}, but { $name } { $more ->
    [0] half a point
    [one] { $more } point
   *[other] { $more } points
}.
# $n (Number): games, 1 to 99
reason-tie = Ties for first place go your way in { $n } more of 100 games.
# $n (Number): games, 1 to 99
# $m (Number): games, 1 to 99
reason-first = This comes first in { $n } of 100 games, the other in { $m }.
# $place (Number): a place, 2 or more
# $n (Number): games, 1 to 99
# $m (Number): games, 1 to 99
reason-lost-place = First place is hardly in reach; this gets place { $place } or better in { $n } of 100 games, the other in { $m }.
# $points (Number): points, rounded; 0 stands for half a point
reason-lost-points = First place is hardly in reach; this brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more.
# $points (Number): points, rounded; 0 stands for half a point
reason-won = You nearly always come first; this adds { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} to your lead.
