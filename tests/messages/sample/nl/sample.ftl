home = Alle spellen
    .words = plank begin
wide = Een zin
brace = { home }
points = { $n ->
    [0] geen punten
    [one] { $n } punt
   *[other] { $n } punten
}
place = { NUMBER($n, type: "ordinal") ->
   *[other] { $n }e plaats
}
part = { NUMBER($n, useGrouping: "true") }: { NUMBER($n, style: "percent") }
tell-won = { LIST($names) } ({ LIST($names, type: "unit") }) verliezen van { $name } op { NAME($discipline, form: "the") }, { NAME($discipline, form: "gender") ->
    [neuter] het
   *[common] de
} { NAME($discipline) }: { $value ->
    [one] een lauwer
   *[other] { $value } lauweren
}.

## Group: discipline

discipline-marathon = Marathon
    .gender = common
    .the = de marathon
discipline-long-jump = Verspringen
    .gender = neuter
    .the = het verspringen

## Group: medal

medal-marathon = Een medaille voor een marathon
medal-gold = Goud

##

medal = Medaille: { NAME($medal) }
