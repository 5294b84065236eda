### The hint over the table: its words, and the reasons that all games share. A reason stands below the name of the best move, and
### compares it with another one, in games that are played to their end from here with everything unknown dealt anew.

# While the moves are tried.
hint-thinking = Trying the moves many times, each time dealing the unseen cards anew…
# A notice in place of the hint.
hint-failed = No hint available: part of the app could not be loaded.
# A button: selects the best move.
# Length: 12
hint-select = Select it
# A button: shows the figures.
# Length: 12
hint-numbers = Numbers
# Above the figures, which stand beside each move.
hint-numbers-about = Of 100 games finished by Regulars from here:
# Below the name of a move.
# $wins (Number): games, 0 to 100
# $points (Number): points, rounded
hint-row = First in { $wins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average.

## Reasons: each is the only sentence below the name of the best move, which is its unsaid subject or “this”. “You” is whoever
## asked for the hint.
## Length: 110

# $n (Number): games, 0 to 79
# $other (String): another move, as on its button
# $m (Number): games, 0 to 79
reason-first = Comes first in { $n } of 100 games, “{ $other }” in { $m }.
# $other (String): another move, as on its button
reason-first-usually = Against Regulars, this usually does better than “{ $other }”.
# $points (Number): points, rounded; 0 stands for half a point
# $other (String): another move, as on its button
reason-points = Brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more than “{ $other }”.
# $name (String): a player
# $points (Number): points, rounded; 0 stands for half a point
# $other (String): another move, as on its button
reason-denies = { $name } ends with { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} fewer than after “{ $other }”.
# $points (Number): points, rounded; 0 stands for half a point
# $other (String): another move, as on its button
reason-lead = Ends { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} further ahead than “{ $other }”.
# $other (String): another move, as on its button
reason-keeps = As good as “{ $other }”, and keeps more for later.
# $other (String): another move, as on its button
reason-equal = “{ $other }” is as good: no difference can be shown.
# Where nothing can be compared.
reason-alone = Every other move here is much the same.
