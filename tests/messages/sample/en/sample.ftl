### Messages for tests, with every feature that a message can have.

home = All games
    .words = shelf start
wide = A sentence that is written
    on two lines
brace = { "[" }{ home }]
# $n (Number): how many
points = { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}
# $n (Number): the place
place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
} place
# $n (Number): a part of a hundred
part = { NUMBER($n, style: "percent") } of { NUMBER($n, useGrouping: "true") }
# Shown when a competition is decided.
# $name (String): the player
# $value (Number): laurels
# $discipline (Name: discipline)
# $names (List): the others
tell-won = { $name } wins { NAME($discipline, form: "the") } ({ NAME($discipline) }) for { $value ->
    [one] a laurel
   *[other] { $discipline ->
        [marathon] { $value } long laurels
       *[other] { $value } laurels
    }
}, before { LIST($names) }; { LIST($names, type: "unit") }.

## Group: discipline

discipline-marathon = Marathon
    .the = the marathon
discipline-long-jump = Long jump
    .the = the long jump

## Group: medal

# The same word as in another group.
medal-marathon = A medal for a marathon
medal-gold = Gold

##

# $medal (Name: medal)
medal = { NAME($medal) }
