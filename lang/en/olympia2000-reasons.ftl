### Olympia 2000 (B.C.): the reasons of hints. A reason stands below the name of the best move.

# $athlete (Name: athlete)
# $other (Name: athlete)
# $discipline (Name: discipline)
fact-enough = { NAME($athlete) } is enough. Keep { NAME($other) } for { NAME($discipline, form: "the") }.
# $athlete (Name: athlete)
fact-unbeaten = No athlete that the others may hold beats { NAME($athlete) } here.
fact-last-round = It is the last round: send your best.
# $athlete (Name: athlete)
fact-no-place = { NAME($athlete) } has no place here: neither first nor last.
# $discipline (Name: discipline)
# $athlete (Name: athlete)
fact-comes-next = { NAME($discipline) } comes next, and { NAME($athlete) } is your best there.
fact-consolation = On crutches: a consolation chip, win or lose.
# $athlete (Name: athlete)
# $n (Number): athletes, 1 or more
# $other (Name: athlete)
# $m (Number): athletes, at least twice as many
fact-few-ahead = { $n ->
    [one] Only { $n } athlete can still beat { NAME($athlete) }, but { $m } can beat { NAME($other) }.
   *[other] Only { $n } athletes can still beat { NAME($athlete) }, but { $m } can beat { NAME($other) }.
}
# $laurels (Number): laurels, 2 or 3
fact-cheap = { $laurels ->
    [one] Only { $laurels } laurel: send someone you can spare.
   *[other] Only { $laurels } laurels: send someone you can spare.
}
# $laurels (Number): laurels, 5 or 6
# $athlete (Name: athlete)
fact-dear = { $laurels ->
    [one] { $laurels } laurel: this is what you kept { NAME($athlete) } for.
   *[other] { $laurels } laurels: this is what you kept { NAME($athlete) } for.
}
# $athlete (Name: athlete)
fact-last = { NAME($athlete) } will probably be last: then you choose a prize.
fact-idle = That prize will never be played for: any will do.
# $name (String): a player
# $athlete (Name: athlete)
# $discipline (Name: discipline)
fact-known = You gave { $name } { NAME($athlete) }: keep away from { NAME($discipline, form: "the") }.
# $place (Number): a place
# $discipline (Name: discipline)
# $worse (Number): a place
# $other (Name: discipline)
fact-better-place = You have a { $place } in { NAME($discipline, form: "the") }, at best a { $worse } in { NAME($other, form: "the") }.
# $place (Number): a place
# $discipline (Name: discipline)
# $other (Name: discipline)
fact-only-place = You have a { $place } in { NAME($discipline, form: "the") }, and no place in { NAME($other, form: "the") }.
# $more (Number): laurels
# $discipline (Name: discipline)
# $less (Number): laurels
# $other (Name: discipline)
fact-more-laurels = { NAME($discipline) } brings { $more ->
    [one] { $more } laurel
   *[other] { $more } laurels
}, { NAME($other, form: "sentence") } only { $less }.
# $athlete (Name: athlete)
# $place (Number): a place, 1 to 7
# $discipline (Name: discipline)
fact-good-card = { NAME($athlete) } is number { $place } in { NAME($discipline, form: "the") }.
# $athlete (Name: athlete)
# $place (Number): a place
fact-poor-card = { NAME($athlete) } is number { $place } at best. Most others are better.
# $name (String): a player
fact-leads = { $name } leads: a weak card does least good there.
# $name (String): a player
# $other (String): another player
fact-more-than = { $name } has more laurels than { $other }: a weak card does less good there.
# $athlete (Name: athlete): the other one
# $place (Number): a place, 1 to 12
# $discipline (Name: discipline)
fact-keeps-place = It keeps { NAME($athlete) }, who is number { $place } in { NAME($discipline, form: "the") }.
# $athlete (Name: athlete): the other one
# $n (Number): athletes, 15 or more
fact-hopeless = { $n ->
    [one] { $n } athlete can beat even { NAME($athlete) } here: send whom you can spare.
   *[other] { $n } athletes can beat even { NAME($athlete) } here: send whom you can spare.
}
# $athlete (Name: athlete)
# $n (Number): athletes, 0 or more
# $other (Name: athlete)
# $m (Number): athletes, more
fact-fewer-ahead = { $n ->
    [one] { $n } athlete can still beat { NAME($athlete) }, and { $m } can beat { NAME($other) }.
   *[other] { $n } athletes can still beat { NAME($athlete) }, and { $m } can beat { NAME($other) }.
}
# $few (Number): athletes, 0 or more
# $discipline (Name: discipline)
# $many (Number): athletes, more
# $other (Name: discipline)
fact-fewer-rivals = { $few ->
    [one] { $few } athlete can beat your best in { NAME($discipline, form: "the") }, { $many } in { NAME($other, form: "the") }.
   *[other] { $few } athletes can beat your best in { NAME($discipline, form: "the") }, { $many } in { NAME($other, form: "the") }.
}
# $less (Number): laurels
# $discipline (Name: discipline)
# $more (Number): laurels
# $other (Name: discipline)
fact-cheaper = You are weak in both: { NAME($discipline, form: "the") } is worth { $less }, { NAME($other, form: "the") } { $more }.
# $athlete (Name: athlete)
# $place (Number): a place, 8 to 12
# $discipline (Name: discipline)
fact-your-best = { NAME($athlete) }, number { $place }, would be your best in { NAME($discipline, form: "the") }.
# $athlete (Name: athlete)
fact-nothing-new = Whatever comes up, you have someone at least as good as { NAME($athlete) }.
