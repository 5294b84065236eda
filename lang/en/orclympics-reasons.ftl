### Orc-lympics: the reasons of hints. A reason stands below the name of the best move.
### “You” is whoever asked for the hint; “it” and a sentence without a subject are about the best move.

# Pass: everyone else has passed.
# $cards (Number): how many cards entering would spend, 1 or more
# $race (Name: race): one of them
fact-gold-is-yours = { $cards ->
    [one] The gold is yours. Keep { NAME($race, form: "the") } in hand.
   *[other] The gold is yours. Keep those { $cards } cards in hand.
}
# Pass.
fact-no-cup = Even all your cards would win no cup here.
# Enter fewer cards than the other move; “answer”: enter more.
fact-fewer-will-do = Nobody is left to answer: fewer cards take gold, too.
# Enter cards.
fact-nothing-comes-after = Nothing comes after the main event: a saved card is wasted.
# Take another resting card back than this one.
# $race (Name: race)
fact-no-use = No competition left is open to { NAME($race, form: "the") }.
# Take a card back.
fact-resting = A resting card wins nothing.
# Build a team: a card that is not in the team “stays at home”.
# $race (Name: race)
fact-left-at-home = Whoever stays at home never plays: take { NAME($race, form: "the") } along.
# Enter these cards.
# $team (List): the cards of the best move, each race as team-part
fact-nobody-answers = Nobody is left to answer: gold for { LIST($team) }.
# Enter fewer cards than the other move.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-gold-tie = A tie is enough: { $total } takes gold and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# The same.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-silver-tie = A tie is enough: { $total } takes silver and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# The same.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-gold = A total of { $total } takes gold as well, and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# The same.
# $total (Number): the total of the best move
# $saved (Number): cards
fact-enough-silver = A total of { $total } takes silver as well, and saves { $saved ->
    [one] { $saved } card
   *[other] { $saved } cards
}.
# Enter cards; “still in”: who has not passed.
# $total (Number): the total of the best move
fact-safe = Nobody still in has the cards to reach { $total }.
# Enter cards.
# $name (String): the player
fact-leader = { $name } leads the game and holds this gold: take it away.
# Enter others than this one, or none.
# $race (Name: race)
# $skill (Name: skill)
# $points (Number): what gold is worth, 7
fact-main = It keeps { NAME($race, form: "a") } for the main event: { NAME($skill, form: "sentence") }, worth { $points }.
# Enter fewer cards than the other move.
# $cards (Number): cards in hand, 1 to 6
# $competitions (Number): competitions left, 2 to 7
# $spent (Number): cards of the best move
# $instead (Number): cards of the other move
fact-few = { $cards ->
    [one] { $cards } card for { $competitions } competitions: spend { $spent } here, not { $instead }.
   *[other] { $cards } cards for { $competitions } competitions: spend { $spent } here, not { $instead }.
}
# Enter these cards.
# $points (Number): what gold is worth, 3 to 7
# $team (List): the cards of the best move, each race as team-part
fact-takes-gold = For now it takes gold, worth { $points } points, for { LIST($team) }.
# Enter these cards.
# $points (Number): what silver is worth, 2 or 4
# $team (List): the cards of the best move, each race as team-part
fact-takes-silver = It takes silver, worth { $points } points, for { LIST($team) }.
# Enter cards, and hold the gold for now.
# $name (String): the other player
# $value (Number): the total of the cards that take the gold
fact-must-answer = { $name } must now enter cards that total at least { $value } to take this gold.
# Enter cards, and hold the gold for now.
# $gold (Number): what gold is worth, 3 to 7
# $silver (Number): what silver is worth, 2 or 4
fact-gold-or-silver = Gold is worth { $gold } here, and whoever takes it from you leaves you silver, worth { $silver }.
# Enter cards, and take a cup: a skill that is wanted for the last time.
# $skill (Name: skill)
# $race (Name: race): a card of the best move
# $value (Number): its value in that skill, 3 or 4
fact-last-for = No later competition wants { NAME($skill, form: "sentence") }, in which { NAME($race, form: "the") } has { $value }.
# Pass: said of the cards of the other move.
fact-takes-nothing = Those cards alone would win nothing here.
# Pass, and keep a silver that nobody can take any more.
# $points (Number): what silver is worth, 2 or 4
fact-silver-is-yours = Silver, worth { $points } points, is yours in any case: save your cards.
# Pass, though the other move would take gold: keep a silver that nobody can take any more.
# $points (Number): what gold is worth more than silver, 1 or 2
fact-little-more = { $points ->
    [one] Silver is yours in any case, and gold is only { $points } point more: save your cards.
   *[other] Silver is yours in any case, and gold is only { $points } points more: save your cards.
}
# Pass, though the other move would take a cup.
# $name (String): a player who has not passed
# $cards (Number): the cards of that player, 2 or more
# $own (Number): your cards, fewer
fact-may-be-lost = { $name } has { $cards } cards to your { $own }: a cup taken now may be lost again.
# Pass: whoever wins gold takes no card back.
# $name (String): who holds gold, and has no cards
fact-starves = Winning this gold, { $name } takes no card back, and has none left.
# Pass.
# $cards (Number): cards in hand
# $competitions (Number): competitions left
fact-saves-cards = { $cards ->
    [one] One card for { $competitions } competitions: save it.
   *[other] { $cards } cards for { $competitions } competitions: save them.
}
# Enter cards, with a higher total than the other move.
# $total (Number): the total of the best move
# $instead (Number): the total of the other move
fact-harder-to-tie = A total of { $total } is harder to tie than { $instead }.
# Pass: a card that rests, or was entered here, may be taken back.
# $race (Name: race)
fact-may-come-back = Win no cup here, and { NAME($race, form: "the") } may come back.
# Pass: whoever acts first shows cards, or passes, before the others.
# $competition (Name: competition)
fact-opens = Whoever wins gold here goes first in { NAME($competition, form: "sentence") }.
# Take a card back, which is good in the skill of all competitions left, two or more.
# $skill (Name: skill)
# $race (Name: race)
fact-wanted-always = Every competition left wants { NAME($skill, form: "sentence") }: take { NAME($race, form: "the") } back.
# Take a card back, which is good in that skill.
# $here (Number): competitions left in that skill
# $left (Number): competitions left
# $skill (Name: skill)
# $race (Name: race)
fact-wanted = { $left ->
    [one] The main event wants { NAME($skill, form: "sentence") }: take { NAME($race, form: "the") } back.
   *[other] Of { $left } competitions left, { $here } want { NAME($skill, form: "sentence") }: take { NAME($race, form: "the") } back.
}
# The same.
# $competition (Name: competition): the next one
# $skill (Name: skill): what it wants
# $race (Name: race)
fact-next = { NAME($competition) } comes next and wants { NAME($skill, form: "sentence") }: take { NAME($race, form: "the") } back.
# Keep the card in the draft, or take it back.
# $skill (Name: skill)
# $race (Name: race)
# $value (Number): its value in that skill, 3 or 4
fact-for-main = The main event wants { NAME($skill, form: "sentence") }: { NAME($race, form: "a") } has { $value }.
# Keep the first card in the draft, or take it back, and not the other.
# $race (Name: race)
# $here (Number): the competitions that it may enter
# $other (Name: race): the other card
# $less (Number): the competitions that this one may enter
fact-may-enter = { $here ->
    [one] One competition is open to { NAME($race, form: "a") }
   *[other] { $here } competitions are open to { NAME($race, form: "a") }
}, { $less ->
    [0] none to { NAME($other, form: "a") }
    [one] only { $less } to { NAME($other, form: "a") }
   *[other] only { $less } to { NAME($other, form: "a") }
}.
# Keep a card in the draft.
# $count (Number): cards of that race that the player has kept
# $race (Name: race)
fact-same-race = You already have { $count ->
    [one] one { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}, and a team has only three races.
# Build a team: its total in that skill.
# $skill (Name: skill)
# $total (Number): of the best team
# $instead (Number): of the other one
fact-more-for-main = The main event wants { NAME($skill, form: "sentence") }: this team has { $total }, not { $instead }.
# Keep another card than this one in the draft.
# $race (Name: race)
fact-one-race-more = With { NAME($race, form: "a") } you would have four races, and a team has only three.
# Keep this card in the draft: the same hand comes round again with fewer cards.
# $race (Name: race)
fact-rare = This hand comes back, but perhaps without { NAME($race, form: "the") }.
# Keep a card in the draft that is good in that skill.
# $skill (Name: skill)
# $competitions (Number): competitions in that skill, 2 or more
fact-lacking = You have little { NAME($skill, form: "sentence") } yet, and { $competitions } competitions want it.
# Keep a card in the draft: the competitions in that skill.
# $skill (Name: skill)
# $points (Number): the gold of all competitions in that skill
# $race (Name: race)
# $value (Number): its value in that skill
# $other (Name: race): the other card
# $less (Number): the value of the other card
fact-strong = Gold in { NAME($skill, form: "sentence") } is worth { $points } points in all: { NAME($race, form: "a") } has { $value }, { NAME($other, form: "a") } { $less }.
# Keep a card in the draft: there are more of its race in the game.
# $copies (Number): cards of that race, 7 or 9
# $race (Name: race)
# $less (Number): cards of the other race, 4 or 7
# $other (Name: race)
fact-common = There are { $copies } { NAME($race, form: "many") } and only { $less } { NAME($other, form: "many") }: more { NAME($race, form: "many") } may follow.
# Build a team of more cards than the other one.
# $cards (Number): cards in the best team
# $instead (Number): cards in the other one
fact-more-cards = { $cards } cards can play, not only { $instead }.
# Build a team: its total in that skill.
# $skill (Name: skill)
# $points (Number): the gold of all competitions in that skill
# $total (Number): of the best team
# $instead (Number): of the other one
fact-more-skill = It has { $total } in { NAME($skill, form: "sentence") }, not { $instead }; gold there is worth { $points } points in all.
