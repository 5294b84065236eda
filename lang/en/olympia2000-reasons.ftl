### Olympia 2000 (B.C.): the reasons of hints. A reason stands below the name of the best move.
### “You” is whoever asked for the hint; the move is to send an athlete, to choose a prize, or to give a card away or keep it.

# Send an athlete: the first is hard enough to beat here.
# $athlete (Name: athlete)
# $other (Name: athlete)
# $discipline (Name: discipline)
fact-enough = { NAME($athlete) } is enough. Keep { NAME($other) } for { NAME($discipline, form: "the") }.
# Send an athlete.
# $athlete (Name: athlete)
fact-unbeaten = No athlete still unseen beats { NAME($athlete) } here.
# Send an athlete.
fact-last-round = It is the last round: send your best.
# Send another athlete than this one, who has no place and is not on crutches.
# $athlete (Name: athlete)
fact-no-place = { NAME($athlete) } has no place here: neither first nor last.
# Send another athlete than this one.
# $discipline (Name: discipline)
# $athlete (Name: athlete)
fact-comes-next = { NAME($discipline) } comes next, and { NAME($athlete) } is your best there.
# Send another athlete than this one.
# $discipline (Name: discipline): that of this prize
# $laurels (Number): of the next prize, 3 or more
# $athlete (Name: athlete)
fact-comes-again = { NAME($discipline) } comes again next, for { $laurels } laurels: keep { NAME($athlete) }.
# Send an athlete on crutches.
fact-consolation = On crutches: a consolation chip, win or lose.
# Send an athlete: the first, and not the other.
# $athlete (Name: athlete)
# $n (Number): athletes, 1 or more
# $other (Name: athlete)
# $m (Number): athletes, at least twice as many
fact-few-ahead = { $n ->
    [one] Only { $n } athlete can still beat { NAME($athlete) }, but { $m } can beat { NAME($other) }.
   *[other] Only { $n } athletes can still beat { NAME($athlete) }, but { $m } can beat { NAME($other) }.
}
# Send an athlete: what the prize is worth.
# $laurels (Number): laurels, 2 or 3
fact-cheap = { $laurels ->
    [one] Only { $laurels } laurel: send someone you can spare.
   *[other] Only { $laurels } laurels: send someone you can spare.
}
# Send an athlete: what the prize is worth.
# $laurels (Number): laurels, 5 or 6
# $athlete (Name: athlete)
fact-dear = { $laurels ->
    [one] { $laurels } laurel: this is what you kept { NAME($athlete) } for.
   *[other] { $laurels } laurels: this is what you kept { NAME($athlete) } for.
}
# Send an athlete.
# $athlete (Name: athlete)
fact-last = { NAME($athlete) } will probably be last: then you choose a prize.
# Choose a prize: the game ends before it.
fact-idle = That prize will never be played for: any will do.
# Choose a prize: not one of that discipline, in which the athlete is strong.
# $name (String): a player
# $athlete (Name: athlete)
# $discipline (Name: discipline)
fact-known = You gave { $name } { NAME($athlete) }: keep away from { NAME($discipline, form: "the") }.
# Choose a prize: the first discipline, and not the other.
# $place (Number): a place
# $discipline (Name: discipline)
# $worse (Number): a place
# $other (Name: discipline)
fact-better-place = Your best in { NAME($discipline, form: "the") } is number { $place }, in { NAME($other, form: "the") } only { $worse }.
# Choose a prize: the first discipline, and not the other.
# $place (Number): a place
# $discipline (Name: discipline)
# $other (Name: discipline)
fact-only-place = Your best in { NAME($discipline, form: "the") } is number { $place }; in { NAME($other, form: "the") } you have no place.
# Choose a prize: the first discipline, and not the other.
# $more (Number): laurels
# $discipline (Name: discipline)
# $less (Number): laurels
# $other (Name: discipline)
fact-more-laurels = { NAME($discipline) } brings { $more ->
    [one] { $more } laurel
   *[other] { $more } laurels
}, { NAME($other, form: "sentence") } only { $less }.
# Keep a card.
# $athlete (Name: athlete)
# $place (Number): a place, 1 to 7
# $discipline (Name: discipline)
fact-good-card = { NAME($athlete) } is number { $place } in { NAME($discipline, form: "the") }.
# Give a card away.
# $athlete (Name: athlete)
# $place (Number): a place
fact-poor-card = { NAME($athlete) } is number { $place } at best. Most others are better.
# Give a card away: the first athlete, whom the player has, is better there.
# $own (Name: athlete)
# $place (Number): a place, 1 to 12
# $athlete (Name: athlete): the card
# $discipline (Name: discipline)
fact-is-ahead = { NAME($own) }, number { $place } in { NAME($discipline, form: "the") }, is ahead of { NAME($athlete) }.
# Give a card away: what it is best in is over.
# $discipline (Name: discipline)
# $athlete (Name: athlete)
# $place (Number): a place, 1 to 12
fact-is-over = { NAME($athlete) } is number { $place } in { NAME($discipline, form: "the") }, which will not come up again.
# Send another athlete than this one; “it” is that move.
# $athlete (Name: athlete): the other one
# $place (Number): a place, 1 to 12
# $discipline (Name: discipline)
fact-keeps-place = It keeps { NAME($athlete) }, number { $place } in { NAME($discipline, form: "the") }, for a later prize.
# Send another athlete than this one, who is better here but would hardly win either.
# $athlete (Name: athlete): the other one
# $n (Number): athletes, 15 or more
fact-hopeless = { $n ->
    [one] { $n } athlete can beat even { NAME($athlete) } here: send someone you can spare.
   *[other] { $n } athletes can beat even { NAME($athlete) } here: send someone you can spare.
}
# Send an athlete: the first, and not the other.
# $athlete (Name: athlete)
# $n (Number): athletes, 1 or more
# $other (Name: athlete)
# $m (Number): athletes, more
fact-fewer-ahead = { $n ->
    [one] { $n } athlete can still beat { NAME($athlete) }, and { $m } can beat { NAME($other) }.
   *[other] { $n } athletes can still beat { NAME($athlete) }, and { $m } can beat { NAME($other) }.
}
# Choose a prize: the first discipline, and not the other.
# $few (Number): athletes, 0 or more
# $discipline (Name: discipline)
# $many (Number): athletes, more
# $other (Name: discipline)
fact-fewer-rivals = { $few ->
    [0] No athlete can beat your best in { NAME($discipline, form: "the") }; in { NAME($other, form: "the") }, { $many } can.
    [one] { $few } athlete can beat your best in { NAME($discipline, form: "the") }; in { NAME($other, form: "the") }, { $many } can.
   *[other] { $few } athletes can beat your best in { NAME($discipline, form: "the") }; in { NAME($other, form: "the") }, { $many } can.
}
# Choose a prize: the first, so that others win less.
# $less (Number): laurels
# $discipline (Name: discipline)
# $more (Number): laurels
# $other (Name: discipline)
fact-cheaper = You are weak in both: { NAME($discipline, form: "the") } is worth { $less }, { NAME($other, form: "the") } { $more }.
# Keep a card.
# $athlete (Name: athlete)
# $place (Number): a place, 8 to 12
# $discipline (Name: discipline)
fact-your-best = { NAME($athlete) }, number { $place }, would be your best in { NAME($discipline, form: "the") }.
# Give a card away.
# $athlete (Name: athlete)
fact-nothing-new = Whatever comes up, you have someone at least as good as { NAME($athlete) }.
