### Olympics: the reasons of hints. They compare the best move (“this”) with another one (“the other”).

# $value (Number): the acquisition value of the better card
# $n (Number): games, 1 to 99
# $less (Number): the acquisition value of the other card
# $m (Number): games, 1 to 99
# $points (Number): points, rounded; 0 stands for half a point
reason-bid-first = { $value } picks first in { $n } of 100 games, { $less } in { $m }: { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more.
# $value (Number): the acquisition value of the better card
# $other (Name: card): the card of the other move
# $points (Number): points, rounded; 0 stands for half a point
# $event (Name: event)
reason-bid-saves = Bidding { $value } saves the { NAME($other) }: { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more at { NAME($event) }.
# $less (Number): the acquisition value of the other card
# $m (Number): games, 1 to 99
# $points (Number): points, rounded; 0 stands for half a point
reason-bid-but = { $less } picks first more often ({ $m } of 100 games), but saved it brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more.
# $event (Name: event)
# $n (Number): games, 1 to 99
# $other (Name: card): the card of the other move
# $m (Number): games, 1 to 99
reason-gold-at = This wins gold at { NAME($event) } in { $n } of 100 games, the { NAME($other) } in { $m }.
# $points (Number): points, rounded; 0 stands for half a point
# $event (Name: event)
# $other (Name: card): the card of the other move
reason-at = This brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more at { NAME($event) } than the { NAME($other) }.
# $other (Name: card): the card of the other move
# $less (Name: event): where the other is better
# $points (Number): points, rounded; 0 stands for half a point
# $event (Name: event)
reason-at-but = The { NAME($other) } would bring more at { NAME($less) }, but this brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more at { NAME($event) }.
# $other (Name: card): the card of the other move
reason-waste = The { NAME($other) } could only be discarded: you have a card of that type there.
# $other (Name: card): the card of the other move
# $points (Number): points, rounded; 0 stands for half a point
reason-waits = The { NAME($other) } can wait: this order brings { $points ->
    [0] half a point
    [one] { $points } point
   *[other] { $points } points
} more.
# $value (Number): the acquisition value of the better card
# $n (Number): games, 1 to 99
reason-number = { $value } breaks ties: { $n } more go your way in 100 games.
