### Orc-lympics: the sentences of the table. Prompts speak to the player who is asked (“you”); what is told to everyone names
### the players.

## The header of the table, and the names of the parts of a game in its review

# In the draft.
# $pick (Number): which card is kept, 1 to 8
# $of (Number): how many are kept, 8
progress-draft = Pick { $pick } of { $of }
# While teams are built.
progress-rosters = Teams
# In one of the six competitions before the main event.
# $number (Number): which competition, 1 to 6
# $of (Number): how many there are, 7
progress-competition = Competition { $number } of { $of }
# In the last competition.
progress-main = Main event
# At the end.
progress-over = The games are over
# The first game of a season.
# $target (Number): how many games win the season
# $game (String): how far this game is: one of the messages above
progress-season-first = Season to { $target } · { $game }
# A later game of a season.
# $points (List): the season points of the players, in the order of their seats: numbers
# $game (String): how far this game is: one of the messages above
progress-season = Season: { LIST($points, type: "unit") } · { $game }

## The aim: one line that is always on the table.
## Length: 62

# What the game is about.
aim = Top total wins gold, next silver. A tie takes the cup.
# With two players, who have no silver.
aim-two = Top total wins gold. A tie takes the cup.

## Used in several places

# Two whole sentences, one after the other.
# $first (String): the first sentence
# $second (String): the second one
sentences = { $first } { $second }
# One race of a team, in a list after a colon or on its own: “2 goblins”.
# $count (Number): how many cards, 1 to 8
# $race (Name: race): of which race
team-part = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
# The same, in a list that is the object of “enter” or “pass on”: your language may need another form here.
# $count (Number): how many cards, 1 to 8
# $race (Name: race): of which race
team-part-object = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
# A team, drawn as heads: what a screen reader says.
# $team (List): its races, each as team-part
team-label = { LIST($team) }
# A label of that competition.
main-event = Main event

## The row of seven competitions, and what a screen reader says of each
## The messages “tile-” follow tile-label, as far as they are true; tile-gold, tile-silver and tile-nobody also stand in the
## dialog.

# The title of the dialog.
row-title = The seven competitions
# The button that opens it.
look-at-row = Look at the seven competitions
# Which competition.
# $competition (Name: competition): which one
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 3 to 7
# $silver (Number): what silver is worth, 2 or 4
tile-label = { NAME($competition) }: { NAME($skill, form: "sentence") }, gold { $gold }, silver { $silver }.
# With two players, who have no silver.
# $competition (Name: competition): which one
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 3 to 7
tile-label-gold = { NAME($competition) }: { NAME($skill, form: "sentence") }, gold { $gold }.
# The last competition.
tile-main = Main event.
# The competition.
tile-now = Being played now.
# Once it is over.
# $name (String): the player
tile-gold = { $name } won gold.
# Once it is over.
# $name (String): the player
tile-silver = { $name } won silver.
# Once it is over: the competition is discarded.
tile-nobody = Nobody entered.
# While it is played: nobody holds the cup.
tile-gold-free = The gold cup is free.
# The same.
tile-silver-free = The silver cup is free.
# Under the name of a competition, in the dialog with all seven.
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 3 to 6
# $silver (Number): what silver is worth, 2
row-worth = { NAME($skill) } · gold { $gold } · silver { $silver }
# With two players.
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 3 to 6
row-worth-gold = { NAME($skill) } · gold { $gold }
# The main event.
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 7
# $silver (Number): what silver is worth, 4
row-worth-main = Main event · { NAME($skill) } · gold { $gold } · silver { $silver }
# The main event with two players.
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 7
row-worth-main-gold = Main event · { NAME($skill) } · gold { $gold }
# Who entered what there.
# $name (String): the player
# $team (List): what they entered, each race as team-part
# $total (Number): what it counts
row-entered = { $name }: { LIST($team) } ({ $total })

## The lanes of the players

# Under the number of points: only the unit.
# Length: 10
# $count (Number): the points
points-unit = { $count ->
    [one] point
   *[other] points
}
# A label: cards in hand. Add a select where the number changes a word.
# $count (Number): cards in hand
in-hand = { $count } in hand
# A label: cards that rest. Add a select where the number changes a word.
# $count (Number): resting cards
resting = { $count } resting
# In the draft.
# $count (Number): cards kept so far, 0 to 8
kept-so-far = { $count } kept
# A label beside the player in the draft: who gets the cards that are not kept. “Passes on to Bo” would do as well.
# $name (String): the player to the left
passes-to = the rest to { $name }
# What a screen reader says of a lane; the messages below follow, as far as they are true.
# $name (String): the player
# $points (Number): points won
# $cards (Number): cards in hand
# $resting (Number): resting cards
lane-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $resting } resting.
# For a screen reader, after lane-label, as the next ones.
# $doing (Name: doing): what the player is doing
# $name (String): the player
lane-doing = { $doing ->
    [choosing] { $name } is choosing a card to keep.
    [chosen] { $name } has chosen a card to keep.
    [building] { $name } is building a team.
    [built] { $name } has built a team.
    [turn] It is { $name }’s turn.
    [passed] { $name } has passed.
    [deciding] { $name } may take a card back.
   *[decided] { $name } has decided about taking a card back.
}
# For a screen reader: in the competition that is being played.
# $name (String): the player
# $team (List): what they have entered, each race as team-part-object
# $total (Number): what it counts
# $skill (Name: skill): in which skill
lane-entered = { $name } has entered { LIST($team) }: { $total } in { NAME($skill, form: "sentence") }.
# The same.
# $name (String): the player
lane-nothing = { $name } has entered no cards.
# The same.
# $name (String): the player
lane-gold = { $name } holds the gold cup.
# The same.
# $name (String): the player
lane-silver = { $name } holds the silver cup.
# For a screen reader: the picture of a cup, in a lane and in the dialog about a player.
# $value (Number): its points, 3 to 7
gold-cup = Gold cup, worth { $value }
# The same.
# $value (Number): its points, 2 or 4
silver-cup = Silver cup, worth { $value }

## A player, looked at closely: a dialog

# The title.
# $name (String): the player
# $points (Number): points won
person-title = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Below it.
# $cards (Number): cards in hand
# $resting (Number): resting cards
person-counts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $resting } resting.
# In place of the cups.
person-no-cups = No cups won yet.
# A heading.
person-entered = Entered so far
# A line below that heading.
# $competition (Name: competition): where
# $team (List): what the player entered, each race as team-part
person-entered-in = { NAME($competition) }: { LIST($team) }
# The same.
# $competition (Name: competition): where
person-entered-none = { NAME($competition) }: no cards
# A heading.
person-kept = Drafted
# A heading.
person-roster = The team
# A heading.
person-rests = Resting
# A heading.
person-draft = Hands seen in the draft
# A line below that heading; the verbs are what the player did.
# $pick (Number): which hand, 1 to 7
# $race (Name: race): what the player kept
# $team (List): what they passed on, each race as team-part-object
person-pick = Pick { $pick }: kept { NAME($race, form: "a") }, passed { LIST($team) } on.
# The last pick, and one whose other cards have not been passed yet.
# $pick (Number): which hand, 1 to 8
# $race (Name: race): what the player kept
person-pick-now = Pick { $pick }: kept { NAME($race, form: "a") }.

## The draft: prompts. A line names who is asked (“ask-”), or what others do; in the line below it (“-why”) the player is “you”.

# Asks for a card.
# $name (String): the player who is asked
ask-keep = { $name }, keep one card
# Below it.
# $to (String): the player to the left
# $rest (Number): how many cards are passed on, 1 to 7
ask-keep-why = { $rest ->
    [one] The other card goes to { $to }.
   *[other] The other { $rest } go to { $to }.
} Your team for all seven competitions may have at most three races: a card’s name is its race.
# Asks for the only card.
# $name (String): the player who is asked
ask-keep-last = { $name }, keep your last card
# Below it.
ask-keep-last-why = It is the only one left. Next you build your team from all eight.
# A card is selected.
# $to (String): the player to the left
# $rest (Number): how many cards are passed on, 1 to 7
keep-why = { $rest ->
    [one] You keep it face down, and the other card goes to { $to }.
   *[other] You keep it face down, and the other { $rest } go to { $to }.
}
# A button, and the name of the action.
# $race (Name: race): the card
keep = Keep { NAME($race, form: "the") }
# In place of the question, once that player has chosen.
# $name (String): the player who has chosen
# $race (Name: race): the card
kept-wait = { $name } keeps { NAME($race, form: "a") }
# Below it.
others-choose = The others are still choosing.
# A label: the cards kept so far, while there are none.
kept = Kept: none yet
# The cards kept so far, drawn as heads: what a screen reader says.
# $team (List): the cards, each race as team-part; it may be empty
tray-kept = Kept: { LIST($team) }
# The sum of a skill over the cards kept so far: what a screen reader says.
# $skill (Name: skill): the skill
# $sum (Number): the sum, 0 to 32
# $held (Number): how many competitions are held in it, 0 to 5
tray-sum = { $held ->
    [one] { NAME($skill) } { $sum }, for { $held } competition.
   *[other] { NAME($skill) } { $sum }, for { $held } competitions.
}
# The same, behind the number of the sum.
# Length: 10
# $held (Number): how many competitions are held in the skill, 0 to 5
# $all (Number): how many competitions there are, 7
tray-held = for { $held } of { $all }
# How far the cards kept so far go.
# $cards (Number): how many, 0 to 8
# $held (Number): how many competitions there are, 7
tray-cards = { $cards } of 8 cards, for { $held } competitions.
# The same, if they are more than three races.
# $cards (Number): the cards of the three most frequent races, 3 to 7
# $kept (Number): all cards, 4 to 8
# $held (Number): how many competitions there are, 7
tray-cards-of = Three races: { $cards } of { $kept } cards, for { $held } competitions.
# In place of the question, for whoever is not asked.
watch-draft = Everyone keeps a card

## Building a team: prompts. A line names who is asked (“ask-”), or what others do; in the line below it the player is “you”.

# Asks for a team.
# $name (String): the player who is asked
ask-build = { $name }, build your team
# Below it, until a card is selected.
ask-build-why = Tap the cards for your team. A team may have at most three races.
# All cards are chosen.
# $count (Number): how many cards, 1 to 8
# $team (List): the team, each race as team-part
build-team = { $count ->
    [one] { $count } card for 7 competitions: { LIST($team) }.
   *[other] { $count } cards for 7 competitions: { LIST($team) }.
}
# Some cards are left out.
# $count (Number): how many cards, 1 to 7
# $team (List): the team, each race as team-part
# $out (List): what is left out, each race as team-part
build-team-out = { $count ->
    [one] { $count } card for 7 competitions: { LIST($team) }. Left out: { LIST($out) }.
   *[other] { $count } cards for 7 competitions: { LIST($team) }. Left out: { LIST($out) }.
}
# Below it: no card is chosen.
build-none = No team: you would have to pass in every competition.
# A button.
build = Confirm the team
# A picture button that chooses all cards of some races: what a screen reader says.
# $races (List): the races, each in its form .many
# $count (Number): how many cards they are, 1 to 8
keep-all = { $count ->
    [one] Keep all { LIST($races) }: { $count } card
   *[other] Keep all { LIST($races) }: { $count } cards
}
# Above these buttons.
# Length: 40
offers = Or all cards of three races:
# An empty place for a race, as a label.
# Length: 12
# $number (Number): 1 to 3
slot-race = Race { $number }
# In place of the question, once that player has chosen.
# $name (String): the player who has built it
built-wait = { $name }’s team is ready
# Below it.
# $team (List): the team, each race as team-part
built-wait-why = Your team: { LIST($team) }. The others are still building theirs.
# Below it, for a player who has built none.
built-wait-none = You have no team. The others are still building theirs.
# A notice after a tap on a card by whoever has built a team.
others-build = The others are still building their teams.
# In place of the question, for whoever is not asked.
watch-build = Everyone builds a team

## A competition: prompts. A line names who is asked (“ask-”), or what others do; in the line below it the player is “you”.

# Asks for cards.
# $name (String): the player who is asked
ask-enter = { $name }, enter cards or pass
# Below it.
# $skill (Name: skill): the skill of the competition
# $gold (Number): what gold is worth, 3 to 7
# $silver (Number): what silver is worth, 2 or 4
ask-enter-why = { NAME($skill) } counts. Gold is worth { $gold } points, silver { $silver }.
# With two players.
# $skill (Name: skill): the skill of the competition
# $gold (Number): what gold is worth, 3 to 7
ask-enter-why-gold = { NAME($skill) } counts. Gold is worth { $gold } points.
# Follows one of the two above.
ask-enter-rest = Entered cards rest. If you win no cup, you may take back any one that rests. A pass is final.
# Follows one of the two above, in the main event.
ask-enter-last = This is the last competition, so save no cards.
# Follows one of the two above.
ask-enter-alone = Everyone else has passed. Nobody can take a cup from you now.
# Follows one of the two above, in place of the last: there are fewer cards than competitions.
# $cards (Number): cards in hand, 1 to 6
# $left (Number): competitions left, this one included, 2 to 7
cards-left = { $cards ->
    [one] { $cards } card for { $left } competitions: it has to last.
   *[other] { $cards } cards for { $left } competitions: they have to last.
}
# Everybody else has passed, and the player who is asked holds the gold.
# $name (String): the player who is asked
ask-gold = { $name }, the gold is yours
# Below it.
ask-gold-why = Everyone else has passed. More cards would gain nothing, and would have to rest.
# A button: to pass, and so to win the gold.
take-gold = Take the gold
# Nothing but passing is possible.
# $name (String): the player who is asked
ask-pass = { $name }, you have to pass
# Below it: no card may be entered.
# $skill (Name: skill): the skill of the competition
# $cards (Number): cards in hand, 1 to 8
ask-pass-nobody = { $cards ->
    [one] Your card has no { NAME($skill, form: "sentence") }.
   *[other] None of your cards has any { NAME($skill, form: "sentence") }.
}
# Below it: there is no card.
ask-pass-empty = Your hand is empty.
# A button, and the name of the action. It becomes long with many races.
# $team (List): what is entered, each race as team-part-object
enter = Enter { LIST($team) }
# A button, and the name of the action.
# Length: 12
pass = Pass
# In that line, once “Pass” is selected.
pass-why = You enter no more cards in this competition.
# The same.
pass-why-gold = You enter no more cards, and keep the gold cup until someone takes it.
# The same.
pass-why-silver = You enter no more cards, and keep the silver cup until someone takes it.
# Everybody else has passed.
pass-why-silver-won = The silver cup is yours, because everyone else has passed.
# A button.
pass-it = Yes, pass
# In place of the question, for whoever is not asked.
# $name (String): the player whose turn it is
watch-turn = It is { $name }’s turn

## What entering the selected cards would do to the cups, told to the player who is asked
## In the line below the question, which has one or two of these sentences.

# Nobody holds the gold.
# $total (Number): the player’s total with these cards
if-gold-free = With { $total } you hold the gold for now.
# Somebody has held the gold.
# $total (Number): the player’s total with these cards
# $from (String): who holds the gold now, with less
if-gold = With { $total } you beat { $from } and hold the gold for now.
# The same.
# $total (Number): the player’s total with these cards
# $from (String): who holds the gold now, with as much
if-gold-tie = With { $total } you tie with { $from } and hold the gold for now.
# Follows one of the two above: nobody holds the silver.
# $name (String): who loses the gold
if-dethroned = { $name } gets the silver.
# Follows one of the two above.
# $name (String): who loses the gold
# $from (String): who holds the silver now
if-dethroned-from = { $name } gets the silver from { $from }.
# Follows one of the two above: the player who is asked holds the silver.
# $name (String): who loses the gold
if-swap = { $name } gets your silver in exchange.
# The player who is asked holds the gold.
# $total (Number): the player’s total with these cards
if-keeps-gold = With { $total } you keep the gold.
# Nobody holds the silver, and the gold is out of reach.
# $total (Number): the player’s total with these cards
if-silver-free = With { $total } you hold the silver for now.
# Somebody has held the silver.
# $total (Number): the player’s total with these cards
# $from (String): who holds the silver now, with less
if-silver = With { $total } you beat { $from } and hold the silver for now.
# The same.
# $total (Number): the player’s total with these cards
# $from (String): who holds the silver now, with as much
if-silver-tie = With { $total } you tie with { $from } and hold the silver for now.
# The player who is asked holds the silver.
# $total (Number): the player’s total with these cards
# $gold (String): who holds the gold
# $most (Number): that player’s total
if-keeps-silver = With { $total } you keep the silver; { $gold } is ahead with { $most }.
# Both cups are out of reach.
# $total (Number): the player’s total with these cards
# $gold (String): who holds the gold
# $most (Number): that player’s total
# $silver (String): who holds the silver
# $second (Number): that player’s total
if-nothing = With { $total } you take no cup: { $gold } holds the gold with { $most }, { $silver } the silver with { $second }.
# Nobody holds the silver.
# $total (Number): the player’s total with these cards
# $gold (String): who holds the gold
# $most (Number): that player’s total
if-nothing-gold = With { $total } you take no cup: { $gold } holds the gold with { $most }.

## Taking cards back: prompts. A line names who is asked (“ask-”), or what others do; in the line below it the player is “you”.

# Asks for a card.
# $name (String): the player who is asked
ask-take-back = { $name }, take one resting card back?
# Below it.
ask-take-back-why = You won no cup in this competition, so one of your resting cards may return. The others do not see which.
# A button, and the name of the action.
# $race (Name: race): the card
take-back = Take { NAME($race, form: "the") } back
# A button, and the name of the action.
take-none = Take none
# Below it, once “Take none” is selected.
take-none-why = All your cards keep resting.
# A button.
take-none-it = Let them rest
# A label: the cards in hand, while resting cards are looked at.
hand-now = In hand
# In place of the question, once that player has chosen.
# $name (String): the player who has decided
# $race (Name: race): the card
decided-wait = { $name } takes { NAME($race, form: "a") } back
# The same.
# $name (String): the player who has decided
decided-none = { $name } takes none back
# In place of the question, for whoever is not asked.
watch-take-back = Players without a cup may take a card back
# The same, at the end.
watch-over = The games are over

## Cards in hand: what a screen reader says

# All that is printed on the card.
# $race (Name: race): the card
# $speed (Number): its value, 0 to 4
# $cunning (Number): its value, 0 to 4
# $strength (Number): its value, 0 to 4
card-label = { NAME($race) }: speed { $speed }, cunning { $cunning }, strength { $strength }.
# Follows the label of a card.
card-ready = Can be chosen.

## Why something is not possible: a notice. “You” is whoever tapped.

# A tap on a card that cannot enter.
# $race (Name: race): the card
# $skill (Name: skill): the skill of the competition
why-no-skill = You cannot enter { NAME($race, form: "many") } here: they have no { NAME($skill, form: "sentence") }.
# A tap on a card of a fourth race.
# $races (List): the three races of the team, each in its form .many
why-fourth = A team may have at most three races, and you already have { LIST($races) }. Remove one race first.
# A tap on a card while someone else is asked.
# $name (String): who is asked
why-not-turn = It is { $name }’s turn.
# For a move that the screen does not offer, as the next ones.
why-in-hand = You do not have all of those cards.
# For a move that the screen does not offer.
why-drafted = You did not draft those cards.
# The same.
why-races = A team may have at most three races.
# The same.
why-nothing = Enter at least one card, or pass.
# The same.
why-skill = A card needs at least 1 in the competition’s skill.
# The same.
why-resting = You have no card of that race resting.

## Headings while events are shown, in the place of the question

show-passing = Hands are passed to the left
show-drafted = The draft is over
show-final = The teams are ready
show-began = A competition begins
show-cup = A cup is taken
show-award = The competition is over
show-returns = Cards are taken back
# On the stage, when a competition begins.
# $name (String): the player
is-first = { $name } begins

## What happened: told to everyone and written in the log
## Whole sentences of one event each, also read aloud.

# Told to the player alone.
# $name (String): the player
# $race (Name: race): the card
tell-kept = { $name } keeps { NAME($race, form: "a") }.
# In the draft.
tell-passed-on = Everyone passes their remaining cards to the left.
# After the draft.
tell-drafted = Everyone builds a team from the eight cards they kept.
# Told to the player alone.
# $name (String): the player
# $team (List): the team, each race as team-part
tell-built = { $name } builds a team: { LIST($team) }.
# Told to the player alone.
# $name (String): the player
tell-built-none = { $name } builds no team.
# All teams are built.
# $sizes (List): the players, each as tell-size
tell-rosters = Cards in hand: { LIST($sizes, type: "unit") }.
# A player in that list.
# $name (String): the player
# $count (Number): cards in hand, 0 to 8
tell-size = { $name } { $count }
# A competition begins.
# $competition (Name: competition): which one
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 3 to 7
# $name (String): who goes first
tell-began = Now { NAME($competition, form: "sentence") }: { NAME($skill, form: "sentence") } counts, and gold is worth { $gold } points. { $name } goes first.
# The same, where the one who goes first has won gold in the competition before.
# $competition (Name: competition): which one
# $skill (Name: skill): its skill
# $gold (Number): what gold is worth, 3 to 7
# $name (String): who goes first
tell-began-winner = Now { NAME($competition, form: "sentence") }: { NAME($skill, form: "sentence") } counts, and gold is worth { $gold } points. { $name } won the last gold and goes first.
# A player enters cards; what this does to the cups follows as a sentence of its own.
# $name (String): the player
# $team (List): the cards, each race as team-part-object
# $total (Number): the player’s total with them
tell-entered = { $name } enters { LIST($team) }: { $total } in all.
# Nobody held the gold.
# $name (String): the player
# $total (Number): the player’s total
tell-gold-free = { $name } takes the gold with { $total }.
# Somebody held the gold.
# $name (String): the player
# $from (String): who held it, with less
# $total (Number): the player’s total
tell-gold = { $name } beats { $from } with { $total } and takes the gold.
# Somebody held the gold.
# $name (String): the player
# $from (String): who held it
# $total (Number): the total of both
tell-gold-tie = { $name } ties with { $from } at { $total } and takes the gold.
# The player has just lost the gold.
# $name (String): the player
tell-dethroned = The silver goes to { $name }.
# The player has just lost the gold.
# $name (String): the player
# $from (String): who held the silver
tell-dethroned-from = The silver passes from { $from } to { $name }.
# Nobody held the silver.
# $name (String): the player
# $total (Number): the player’s total
tell-silver-free = { $name } takes the silver with { $total }.
# Somebody held the silver.
# $name (String): the player
# $from (String): who held it, with less
# $total (Number): the player’s total
tell-silver = { $name } beats { $from } with { $total } and takes the silver.
# Somebody held the silver.
# $name (String): the player
# $from (String): who held it
# $total (Number): the total of both
tell-silver-tie = { $name } ties with { $from } at { $total } and takes the silver.
# A player enters no more cards in this competition.
# $name (String): the player
tell-passed = { $name } passes.
# Somebody else has passed just before.
# $name (String): the player
tell-passed-too = { $name } passes, too.
# A player with an empty hand passes without being asked.
# $name (String): the player
tell-passed-empty = { $name } has no cards left and passes.
# At the end of a competition.
# $competition (Name: competition): which one
tell-nobody = Nobody entered: { NAME($competition, form: "sentence") } is discarded.
# At the end of a competition.
# $name (String): the player
# $competition (Name: competition): which one
# $value (Number): the points, 3 to 7
tell-won-gold = { $value ->
    [one] { $name } wins gold in { NAME($competition, form: "sentence") }: { $value } point.
   *[other] { $name } wins gold in { NAME($competition, form: "sentence") }: { $value } points.
}
# The same.
# $name (String): the player
# $competition (Name: competition): which one
# $value (Number): the points, 2 or 4
tell-won-silver = { $value ->
    [one] { $name } wins silver in { NAME($competition, form: "sentence") }: { $value } point.
   *[other] { $name } wins silver in { NAME($competition, form: "sentence") }: { $value } points.
}
# The same.
tell-rested = All entered cards are now resting.
# The same after the main event.
tell-rested-last = That was the last competition.
# Told to the player alone, before cards return.
# $name (String): the player
# $race (Name: race): the card
tell-decided = { $name } will take { NAME($race, form: "a") } back.
# Told to the player alone, before cards return.
# $name (String): the player
tell-decided-none = { $name } will take none back.
# What everyone sees: a card, but not which one.
# $name (String): the player
tell-took-back = { $name } takes a card back.
# Told to the player alone.
# $name (String): the player
# $race (Name: race): the card
tell-took-back-own = { $name } takes { NAME($race, form: "a") } back.
# Told to everyone.
# $name (String): the player
tell-took-nothing = { $name } takes no card back.
# The last line.
tell-ended = The main event is over.

## The names of actions that are not buttons, for hints

# A noun: the team that a hint calls best.
# $team (List): the team, each race as team-part
action-roster = A team of { LIST($team) }
# A noun.
action-roster-none = No team

## The set-up: a question, a remark below it (“-why”), and answers on buttons

# A question, as a label: in which order the competitions lie.
option-events = The row of competitions
# Below it.
events-why = The order in which competitions are held; the main event always comes last.
# An answer to it: by what gold is worth.
events-sorted = Lowest value first
# An answer to it.
events-random = In random order
# A question; the answers are the names of the players, and a lot.
start = Who begins the first competition?
# A question, as a label: whether to play one game or a season.
option-season = Length of play
# An answer to it.
season-none = Single game
# An answer to it: a season is over when somebody has won so many games.
season-3 = Season: first to 3
# The same.
season-5 = Season: first to 5
# The same.
season-7 = Season: first to 7
# Below that question.
season-why = In a season, the winner of each game scores one season point; if victory is shared, each winner does.

## The podium

# A column of the points: silver cups.
# Length: 12
silver-category = Silver
# Columns of the points: gold cups by the skill of the competition.
# Length: 20
gold-speed = Gold: speed
# The same.
# Length: 20
gold-cunning = Gold: cunning
# The same.
# Length: 20
gold-strength = Gold: strength
# The same: in the main event.
# Length: 20
gold-main = Gold: main event
# Why somebody has won.
# $name (String): the winner
# $points (Number): their points
# $lead (Number): how many points ahead of the next player
# $second (String): the next player
# $won (List): where they won gold, each as won-in
won-cups = { $name } wins with { $points } points, { $lead } ahead of { $second }: gold in { LIST($won) }.
# A competition in that list.
# $competition (Name: competition): the competition
won-in = { NAME($competition, form: "sentence") }
# The first gold cup that differs, from the most valuable down, decided a tie.
# $names (List): the players who tie
# $points (Number): the points of each
# $name (String): the first of them
# $nth (Number): which cup it was, 1 is the most valuable
# $value (Number): the points of that cup
# $second (String): the next of them
# $less (Number): the points of the next one’s cup
tie-broken = { LIST($names) } are tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $nth ->
    [one] { $name } has the best gold cup, worth { $value }; the best of { $second } is worth { $less }.
   *[other] Their best gold cups are equal. Then { $name } has one worth { $value }, { $second } one worth { $less }.
}
# The same, where one of them has more gold cups.
# $names (List): the players who tie
# $points (Number): the points of each
# $name (String): the first of them
# $second (String): the next of them
tie-cup-more = { LIST($names) } are tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $name } has one gold cup more than { $second }, and that decides.
