### Orc-lympics: the reasons of hints. A reason stands below the name of the best move.

# $cards (Number): how many cards entering would spend, 1 or more
# $race (Name: race): one of them
fact-gold-is-yours = { $cards ->
    [one] The gold is yours. Keep { NAME($race, form: "the") } in hand.
   *[other] The gold is yours. Keep those { $cards } cards in hand.
}
fact-no-cup = Even all your cards would win no cup here. Save them.
fact-fewer-will-do = Nobody is left to answer: fewer cards take gold, too.
fact-nothing-comes-after = Nothing comes after the main event: a saved card is wasted.
fact-resting = A resting card wins nothing.
# $race (Name: race)
fact-left-at-home = Whoever stays at home never plays: take { NAME($race, form: "the") } along.
# $team (List): the cards of the best move, each race as team-part
fact-nobody-answers = Nobody is left to answer: gold for { LIST($team) }.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-gold-tie = A tie is enough: { $total } takes gold and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-silver-tie = A tie is enough: { $total } takes silver and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-gold = A total of { $total } takes gold as well, and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-silver = A total of { $total } takes silver as well, and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# $total (Number): the total of the best move
fact-safe = Nobody still in has the cards to reach { $total }.
# $name (String): the player
fact-leader = { $name } leads the game and holds this gold: take it away.
# $race (Name: race)
# $skill (Name: skill)
# $points (Number): what gold is worth, 7
fact-main = It keeps { NAME($race, form: "a") } for the main event: { NAME($skill, form: "sentence") }, worth { $points }.
# $cards (Number): cards in hand, 1 to 6
# $competitions (Number): competitions left, 2 to 7
# $spent (Number): cards of the best move
# $instead (Number): cards of the other move
fact-few = { $cards ->
    [one] { $cards } card for { $competitions } competitions: spend { $spent } here, not { $instead }.
   *[other] { $cards } cards for { $competitions } competitions: spend { $spent } here, not { $instead }.
}
# $points (Number): what gold is worth, 3 to 7
# $team (List): the cards of the best move, each race as team-part
fact-takes-gold = It takes gold, worth { $points } points, for { LIST($team) }.
# $points (Number): what silver is worth, 2 or 4
# $team (List): the cards of the best move, each race as team-part
fact-takes-silver = It takes silver, worth { $points } points, for { LIST($team) }.
# $total (Number): the total of the best move
# $instead (Number): the total of the other move
fact-harder-to-tie = A total of { $total } is harder to tie than { $instead }.
# $race (Name: race)
fact-may-come-back = Win no cup here, and { NAME($race, form: "the") } may come back.
# $competition (Name: competition)
fact-opens = Whoever wins gold here has to open { NAME($competition, form: "sentence") }.
# $here (Number): competitions left in that skill
# $left (Number): competitions left
# $skill (Name: skill)
# $race (Name: race)
fact-wanted = { $left ->
    [one] The main event wants { NAME($skill, form: "sentence") }: take { NAME($race, form: "the") } back.
   *[other] Of { $left } competitions left, { $here } want { NAME($skill, form: "sentence") }: take { NAME($race, form: "the") } back.
}
# $race (Name: race)
fact-fourth-race = With { NAME($race, form: "a") } there would be four races, and one stays at home.
# $race (Name: race)
fact-rare = This hand comes back, but hardly with { NAME($race, form: "the") }.
# $skill (Name: skill)
# $competitions (Number): competitions in that skill, 2 or more
fact-lacking = You have little { NAME($skill, form: "sentence") } yet, and { $competitions } competitions want it.
# $skill (Name: skill)
# $points (Number): the gold of all competitions in that skill
# $race (Name: race)
# $value (Number): its value in that skill
fact-strong = Gold in { NAME($skill, form: "sentence") } is worth { $points } points in all: { NAME($race, form: "a") } has { $value }.
# $cards (Number): cards in the best team
# $instead (Number): cards in the other one
fact-more-cards = { $cards } cards can play, not only { $instead }.
# $skill (Name: skill)
# $points (Number): the gold of all competitions in that skill
# $total (Number): of the best team
# $instead (Number): of the other one
fact-more-skill = It has { $total } in { NAME($skill, form: "sentence") }, not { $instead }; gold there is worth { $points } points in all.
