### Olympikos: the table, the set-up and the result.
###
### The Coach gives clues; the others are the Athletes, who guess. A “target” is a sport to be guessed. Each “ring” is a colour, and
### stands for the sport below it and for a card of each delegation. “Doping test” is the anti-doping control of the rules.

## How far the game is: the line at the top of the table

# On the shelf, too.
# Length: 16
# $turn (Number): the turn, from 1
# $turns (Number): how many turns the game has, 3 to 6
progress-turn = Turn { $turn } of { $turns }
# The same, at the end.
progress-over = All turns have been played

## The five sports under their rings

# Read aloud: a button that shows the sport in large.
# $ring (Name: ring)
# $sport (Name: sport)
sport-label = { NAME($ring) }: { NAME($sport, form: "sentence") }. Look closer.
# Read aloud: the same, when it has been played in this turn.
# $ring (Name: ring)
# $sport (Name: sport)
sport-gone = { NAME($ring) }: { NAME($sport, form: "sentence") }, already played.
# On a sport that one has played in this turn: neither it nor its card can be chosen again. Also within “pad-ring-gone”.
# Length: 16
used-sport = already played
# Read aloud: a sport that nobody may see yet.
# $ring (Name: ring)
sport-hidden = { NAME($ring) }: a sport, face down until the race begins.
# A tag on the sport that the Coach must give a clue for.
# Length: 10
to-guess = target
# Below the large picture of a sport.
# $games (Name: games)
# $ring (Name: ring)
sport-where = { NAME($games) }, { $ring ->
    [blue] under the blue ring
    [yellow] under the yellow ring
    [black] under the black ring
    [green] under the green ring
   *[red] under the red ring
}

## The three medals: clue, cards, points

# How good a clue is, by how it lies; also on the buttons of the Coach.
# Length: 14
very-good = Very good clue
# The same: a clue that lies sideways.
# Length: 14
average = Average clue

# Read aloud for each medal: three whole sentences in a row.
# $title (String): “stand-title”
# $clue (String): one of “stand-no-clue”, “stand-hidden”, “stand-clue”
# $cards (String): “stand-cards” or “stand-empty”
stand-label = { $title } { $clue } { $cards }
# Which medal.
# $medal (Name: medal)
# $points (Number): 2 to 4
stand-title = { NAME($medal) }: { $points } points for the first right card.
# What lies under the medal, as the next two.
stand-no-clue = No clue yet.
# What lies under the medal: before the race.
# $way (Name: way)
stand-hidden = A clue lies face down, { NAME($way) }.
# What lies under the medal: in the race.
# $clue (Name: clue)
# $way (Name: way)
stand-clue = The clue: { NAME($clue) }, { NAME($way) }.
# What lies on the medal.
# $cards (List): the cards on a medal in the order in which they came, each as “card-hidden”, “card-shown” and so on
stand-cards = Cards, in order: { LIST($cards, type: "unit") }.
# The same, where nothing does.
stand-empty = No cards.

# A card in the list above that is not turned over.
# $name (String): the player or nation whose card it is
card-hidden = { $name }
# A card that the viewer knows.
# $name (String): the player or nation whose card it is
# $ring (Name: ring)
card-shown = { $name } ({ NAME($ring, form: "sentence") })
# A card in that list that was turned over: a right guess.
# $name (String): the player
# $ring (Name: ring)
# $points (Number): what the player scores, 1 to 4
card-right = { $name } ({ NAME($ring, form: "sentence") }, right, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
# The same.
# $name (String): a rival nation, which scores nothing
# $ring (Name: ring)
card-right-rival = { $name } ({ NAME($ring, form: "sentence") }, right)
# The same: a wrong guess.
# $name (String): the player or nation whose card it is
# $ring (Name: ring)
card-wrong = { $name } ({ NAME($ring, form: "sentence") }, wrong)

# What somebody has just won, as a number: “+3”.
# $points (Number): 1 to 4
plus = +{ $points }
# What somebody has just lost, as a number: “−3”. The sign is U+2212.
# $points (Number): 1 to 3
minus = −{ $points }

## The medal presentation: what stands on a card that is turned over. The adjectives are calls, and agree with nobody.
## Length: 16

# On the Coach’s card, whose ring shows the target: a noun.
stage-target = Target
# On a right card that scores nothing: a rival’s.
stage-right = ✓ Right
# On a right card of a player.
# $points (Number): 1 to 4
stage-right-points = ✓ Right +{ $points }
# On a wrong card.
stage-wrong = ✕ Wrong

## The doping test, or the Coach’s loss, in large over the medals

# The heading.
control = Doping test
# The heading when nobody guessed any of the three sports.
coach-title = The Coach
# The player named above it ruled out a sport that was a target.
stage-was-target = That was a target
# The same, where the sport was none.
stage-not-target = Not a target
# Nobody guessed any of the three sports.
stage-nobody = Nobody was right

## Before the race: a page without cards, with one button below

# Where several people sit around the device: their names stand at its edges.
ready-sit = Sit where your name is: that is where your cards will be.
# Follows it.
ready-secret = No pad shows which sport is picked or already used, so nobody learns your guess.
# The same where the screen, or the size of the text, leaves room for one pad only, with the names as buttons above it.
ready-one-pad = One pad for everyone here: tap your name above it, then play.
# A label before the names of the Athletes of this turn, of any number and gender.
# Length: 16
ready-who = Who guesses
# To everyone: what will happen.
ready-why = The sports appear, then clue after clue: tap the sport that a clue suggests, then its medal.
# The same where only the Coach plays on this device.
ready-why-coach = The Athletes guess your clues now; all you can do is watch.
# Follows it where Athletes are tested in this turn: those with most points.
# $names (List): the Athletes who are tested
ready-tested = Doping test for { LIST($names) }, in the lead: after the medals, place one more card, on a sport you think is no target. If it is one, you lose up to 3 points.
# The aim of the game.
# Length: 70
aim = First right guess: bronze 2, silver 3, gold 4. Most points wins.
# The same, where two play together.
aim-together = Guess right before the rivals do: together up to 36 points.

## The players

# What a player is or does, below the name, as the next five. Of any gender: a word that agrees with nobody.
# Length: 12
coach-role = Coach
# An Athlete who takes the doping test in this turn.
# Length: 12
controlled-role = tested
# The Coach, choosing clues.
# Length: 12
choosing = choosing
# An Athlete in the race.
# Length: 12
# $count (Number): cards placed, 0 to 3
placed-some = { $count }/3 placed
# While the player puts down the card for the doping test.
# Length: 12
control-role = doping test
# An Athlete who has placed all cards.
# Length: 12
done-role = done

# Read aloud for each player; one or two of the sentences “chip-” follow.
# $name (String): the player
# $nation (Name: nation)
# $points (Number)
chip-label = { $name }, { NAME($nation) }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
# Read aloud for each of two players, who share one score.
# $name (String): the player
# $nation (Name: nation)
chip-together = { $name }, { NAME($nation) }.
# After chip-label: the Coach, while the others guess.
chip-coach = The Coach.
# The same, before the race.
chip-choosing = The Coach, choosing clues.
# The same: an Athlete in the race.
# $count (Number): cards placed, 0 to 2
chip-placing = { $count } of 3 cards placed.
# The same.
chip-done = All cards placed.
# The same.
chip-tested = Takes the doping test this turn.

## Two players together

# The heading of their common score.
# Length: 12
together = Together
# Read aloud.
# $points (Number): so far
# $most (Number): 36
total-label = Together: { $points } of { $most } points.
# Below the score.
# Length: 42
# $left (Number): points that are still missing for the next grade
# $grade (Name: grade): the next grade
grade-next = { $left ->
    [one] { $left } more point for “{ NAME($grade) }”
   *[other] { $left } more points for “{ NAME($grade) }”
}

## What is asked, in a line above the cards, and why, in a line below it
## “You” in the second line (“-why” and after ask-clue) is whoever is asked or whoever looks.

# Asks a Coach who plays alone on this device.
# Length: 50
# $sport (Name: sport): the target
ask-clue = Give a clue for { NAME($sport, form: "sentence") }
# The same, where several people share the screen.
# $name (String): the Coach
# $sport (Name: sport): the target
ask-clue-name = { $name }, give a clue for { NAME($sport, form: "sentence") }
# The first of three clues.
# $sport (Name: sport): the target
ask-clue-bronze = Choose the picture that best suggests { NAME($sport, form: "sentence") }, and none of the other four; two more sports follow. You score 2 points if every Athlete is right, 1 if some are.
# The second of three clues.
ask-clue-silver = Five clues are left. You score 3 points if every Athlete is right, 1 if some are.
# The third of three clues.
ask-clue-gold = Four clues are left. You score 4 points if every Athlete is right, 1 if some are.
# Follows one of the two from the second turn on.
ask-clue-nobody = If nobody guesses any of your three sports, you lose up to 3.
# The first clue where two play together.
# $sport (Name: sport): the target
ask-clue-bronze-together = Choose the picture that best suggests { NAME($sport, form: "sentence") }, and none of the other four; two more sports follow. A right card ahead of the rivals brings you both 2 points.
# The second clue where two play together.
ask-clue-silver-together = Five clues are left. Upright says very good, sideways average: be honest, it costs nothing.
# The third clue where two play together.
ask-clue-gold-together = Four clues are left. A right card ahead of the rivals brings you both 4 points.

# Read aloud: a clue in the Coach’s hand, and how it would be placed.
# $clue (Name: clue)
# $way (Name: way)
clue-label = { NAME($clue) }, { NAME($way) }
# The button that places the clue.
# $clue (Name: clue)
# $way (Name: way)
# $medal (Name: medal)
lay-it = Place “{ NAME($clue) }” { NAME($way) } under { NAME($medal, form: "sentence") }
# Read aloud: the choice between “very-good” and “average”.
how-good = How good is the clue?

# While the Coach chooses.
# $name (String): the Coach
watch-clues = { $name } chooses clues
# Below it, to the Athletes.
watch-clues-why = Soon you guess which of five sports each clue stands for. Upright is a very good clue, sideways an average one.
# While the device counts to three.
ask-ready = Three, two, one…
# Below it, to an Athlete.
ask-ready-why = Tap the sport that a clue suggests, then its medal. Clear ones first: a placed card stays.
# Asks an Athlete; also on a pad that is not alone on the screen.
ask-race = Tap a sport, then a medal
# Below it.
ask-race-why = All play at once. The first right card scores most, later ones 1 point. Placed cards stay.
# Two play together, and the clock runs.
rivals-why = Every ten seconds a rival plays on all three; if one is right before you, your right card scores 1. Your third card stops them.
# Two play together, and rivals wait for a button.
rivals-press-why = Each press lets a rival play on all three; if one is right before you, your right card scores 1. Your third card stops them.
# Asks an Athlete who is tested.
ask-control = Doping test: rule out a sport
# Below it. “Test” is the button “control-short”.
ask-control-why = Leaders are tested: tap the sport least likely to be a target, then Test. If it is one, you lose up to 3 points.
# Read by who has placed all cards, while others have not.
watch-rest = All your cards are placed
# Below it.
# $names (List): who has not
watch-rest-why = Waiting for { LIST($names) }.
# In the race, for whoever does not guess, and the heading while cards are placed.
watch-race = The Athletes are guessing
# Read by the Coach.
watch-race-why = You score a medal’s value if all are right, 1 point if only some are.
# Read by several Athletes around one device, and by their Coach.
watch-race-around-why = Each taps a sport, then a medal. The first right card scores most, later ones 1 point. Placed cards stay.
# Read by whoever only watches.
watch-race-by-others-why = The first right card scores most.
# A button, once no person guesses any more: the computers put down their cards at once.
# Length: 24
finish-race = Finish the race
# Read by the Coach where two play together.
# $name (String): the other player
watch-together = { $name } is guessing for you both
# Below it.
watch-together-why = A right card scores in full only if no rival was right before it.
# A heading, while that is shown.
presentation = Medal presentation
# The same.
show-turn = A new turn
# At the end.
watch-over = All turns have been played

## The pad of an Athlete: five rings, and where a card can be placed

# Read aloud: the whole pad.
# $name (String): the Athlete
pad-label = { $name }’s cards
# Read aloud: a ring that can be chosen.
# $ring (Name: ring)
# $sport (Name: sport)
pad-ring = { NAME($ring) }: { NAME($sport, form: "sentence") }
# The same: a ring whose card is on the table.
# $ring (Name: ring)
pad-ring-gone = { NAME($ring) }: already played
# Read aloud: a button, once a ring is chosen. “It” is the card.
# $medal (Name: medal)
pad-medal = Place it on { NAME($medal, form: "sentence") }
# Read aloud: the same button, before its clue is seen.
# $medal (Name: medal)
pad-medal-closed = { NAME($medal) }: its clue has not been flipped yet
# Read aloud: the same button, once it is used.
# $medal (Name: medal)
pad-medal-placed = { NAME($medal) }: you already have a card there
# Read aloud: the button named “control-short”, with that name.
pad-control = Test: place it for the doping test
# A narrow button beside the three medals.
# Length: 8
control-short = Test
# The key of that button on a keyboard: from A to Z, none of the letters on the rings, and not U, L, I, P or C.
# Key
control-key = T
# On the pad, when all three cards are placed: a call, which agrees with nobody.
pad-done = Done!
# On the pad of who is tested, until it is time for that.
# Length: 50
pad-tested = Medals first, then rule out a sport.
# The same, when it is time.
# Length: 50
pad-test = Rule out a sport: a target costs up to 3 points.
# Where an Athlete’s name lies at the edge of a tablet before a race.
plate-athlete = Tap the sport that a clue suggests, then its medal. The first right card scores most, later ones 1 point.
# The same for who is tested.
plate-tested = Tap a sport, then its medal. After the medals, rule out the sport least likely to be a target.
# The Coach’s, before a race and in it.
plate-coach = You are the Coach: you score a medal’s value if all are right, 1 point if only some are.
# Read aloud: where only one pad has room, the choice among them.
pads = Whose pad?

# Why a tap did nothing: on the pad, in one line.
# Length: 44
why-ring-first = Tap a sport first.
# The same.
why-not-flipped = That clue has not been flipped yet.
# The same.
why-placed = Your card on that medal has to stay.
# The same.
why-used = You have already played that card.
# The same.
why-medals-first = The doping test comes after the medals.
# The same, of a move that the screen does not offer.
why-not-controlled = This Athlete is not tested this turn.
# The same, of a move that the screen does not offer.
why-in-hand = That clue is not in the Coach’s hand.

## The clock beside the medals

# Read aloud: what the seconds run down to.
count-three = Until the first clue is flipped
# The same, where two play together.
count-rival = Until the next rival nation plays
# The same, at the time limit for the last Athlete.
count-guard = Until cards are placed for anyone who has not finished
# Below the seconds.
# Length: 12
clock-rival = Next rival
# The same.
# Length: 12
clock-guard = Time limit
# Buttons that stand for the clock.
# Length: 24
press-rival = Let the next rival play
# To end the time of those who still guess: a call, as in “time’s up”.
# Length: 24
press-guard = Call time

## A page with the past turns

# The button that opens it.
# Length: 16
look-back = Turns so far
# The title of the page.
look-back-title = The turns so far
# A heading.
# $turn (Number)
# $name (String): the Coach
turn-of = Turn { $turn }: Coach { $name }
# What a right card scored.
# $name (String): the player
# $points (Number): 1 to 4
got-points = { $name } +{ $points }
# Beside “got-points”: who was wrong on that medal.
# $name (String): the player or nation
# $ring (Name: ring)
got-wrong = { $name } ({ NAME($ring, form: "sentence") }, wrong)
# Nobody guessed any of the three sports of that turn.
nobody-right = Nobody guessed a single sport.
# A line below the three medals of a turn.
# $name (String): the Athlete
# $ring (Name: ring)
control-was = Doping test: { $name } ruled out { NAME($ring, form: "sentence") }, which was a target.
# The same.
# $name (String): the Athlete
# $ring (Name: ring)
control-was-not = Doping test: { $name } ruled out { NAME($ring, form: "sentence") }, which was not a target.

## What happened: the log, and read aloud. Whole sentences of one event each; those that end in “-own” are told to those who know
## the card. A player’s card is named by its ring, or by the sport below it.

# A turn begins.
# $name (String): the Coach
tell-turn = { $name } is the Coach.
# The same, in a turn with a doping test.
# $name (String): the Coach
# $names (List): the Athletes who are tested
tell-turn-tested = { $name } is the Coach. In the lead, and so in the doping test: { LIST($names) }.
# $name (String): the Coach
# $way (Name: way)
# $medal (Name: medal)
tell-laid = { $name } places a clue { NAME($way) } under { NAME($medal, form: "sentence") }.
# $name (String): the Coach
# $clue (Name: clue)
# $way (Name: way)
# $medal (Name: medal)
tell-laid-own = { $name } places “{ NAME($clue) }” { NAME($way) } under { NAME($medal, form: "sentence") }.
# A card with a ring is drawn, face down, which says which sport is the target.
# $name (String): the Coach
# $medal (Name: medal)
tell-drew = { $name } draws the target for { NAME($medal, form: "sentence") }.
# The same, to the Coach.
# $name (String): the Coach
# $ring (Name: ring)
# $medal (Name: medal)
tell-drew-own = { $name } draws { NAME($ring, form: "card") } for { NAME($medal, form: "sentence") }.
# The race begins.
tell-ready = All clues are in place. Three, two, one!
# A clue is turned over in the race.
# $medal (Name: medal)
# $clue (Name: clue)
# $way (Name: way)
tell-flipped = { NAME($medal) }: { NAME($clue) }, { NAME($way) }.
# $name (String): the Athlete
# $medal (Name: medal)
tell-placed = { $name } has placed a card on { NAME($medal, form: "sentence") }.
# $name (String): the Athlete
# $ring (Name: ring)
# $medal (Name: medal)
tell-placed-own = { $name } places { NAME($ring, form: "card") } on { NAME($medal, form: "sentence") }.
# The time limit is over.
# $name (String): the Athlete
# $medal (Name: medal)
tell-late = Time’s up: one of { $name }’s cards is placed on { NAME($medal, form: "sentence") } at random.
# $name (String): the Athlete
tell-control = { $name } has placed a card for the doping test.
# $name (String): the Athlete
# $ring (Name: ring)
tell-control-own = { $name } places { NAME($ring, form: "card") } for the doping test.
# The time limit is over.
# $name (String): the Athlete
tell-control-late = Time’s up: one of { $name }’s cards is placed for the doping test at random.
# A rival plays all three cards.
# $nation (Name: nation)
tell-landed = { NAME($nation, form: "start") } plays a card on each medal.
tell-done = Everyone has finished. Medal presentation!
# The medal presentation.
# $medal (Name: medal)
# $sport (Name: sport)
# $ring (Name: ring)
tell-target = { NAME($medal) }: the target was { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }).
# Follows it in the log, in the story and read aloud: how well the clue fits that sport, and what else it could be taken for.
# Here no other of the five sports.
# $clue (Name: clue)
# $way (Name: way): how it lay on the table
# $fit (Name: fit): how well it fits the target
fit-only = “{ NAME($clue) }”, { NAME($way) }, fits it { NAME($fit) } and suggests no other sport on the table.
# The same: another sport, which it fits less.
# $clue (Name: clue)
# $way (Name: way)
# $fit (Name: fit): how well it fits the target
# $rival (Name: sport): the other sport
# $other (Name: fit): how well it fits that one
fit-better = “{ NAME($clue) }”, { NAME($way) }, fits it { NAME($fit) }. It could also be taken for { NAME($rival, form: "sentence") }, which it fits { NAME($other) }.
# The same: another sport, which it fits as well.
# $clue (Name: clue)
# $way (Name: way)
# $fit (Name: fit): how well it fits both
# $rival (Name: sport): the other sport
fit-equally = “{ NAME($clue) }”, { NAME($way) }, fits it { NAME($fit) }, but could just as easily be taken for { NAME($rival, form: "sentence") }.
# The same: another sport, which it fits better.
# $clue (Name: clue)
# $way (Name: way)
# $fit (Name: fit): how well it fits the target, perhaps hardly at all
# $rival (Name: sport): the other sport
# $other (Name: fit): how well it fits that one
fit-worse = “{ NAME($clue) }”, { NAME($way) }, fits it { NAME($fit) }. It is more easily taken for { NAME($rival, form: "sentence") }, which it fits { NAME($other) }.
# The same: it hardly fits any sport on the table, but the target most.
# $clue (Name: clue)
# $way (Name: way)
fit-hardly = “{ NAME($clue) }”, { NAME($way) }, hardly fits it, but fits no other sport better.
# The same: it hardly fits any, and another more than the target.
# $clue (Name: clue)
# $way (Name: way)
# $rival (Name: sport): the other sport
fit-sooner = “{ NAME($clue) }”, { NAME($way) }, hardly fits it, and could sooner be taken for { NAME($rival, form: "sentence") }.
# The same: it fits none.
# $clue (Name: clue)
# $way (Name: way)
fit-none = “{ NAME($clue) }”, { NAME($way) }, fits none of the five sports well.
# The first right card on a medal.
# $name (String): the Athlete
# $ring (Name: ring)
# $points (Number): 2 to 4
# $medal (Name: medal)
tell-wins = { $name } guessed { NAME($ring, form: "sentence") }: the first right card, { $points } points for { NAME($medal, form: "sentence") }.
# A later right card.
# $name (String): the Athlete
# $ring (Name: ring)
tell-also = { $name } guessed { NAME($ring, form: "sentence") }: also right, 1 point.
# A wrong card.
# $name (String): the Athlete
# $ring (Name: ring)
# $sport (Name: sport)
tell-wrong = { $name } guessed { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }): wrong.
# A rival’s card.
# $nation (Name: nation)
# $ring (Name: ring)
tell-rival-right = { NAME($nation, form: "start") } guessed { NAME($ring, form: "sentence") }: right.
# A rival’s card.
# $nation (Name: nation)
# $ring (Name: ring)
# $sport (Name: sport)
tell-rival-wrong = { NAME($nation, form: "start") } guessed { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }): wrong.
# What the Coach scores for a medal.
# $name (String): the Coach
# $points (Number): 2 to 4
# $medal (Name: medal)
tell-coach-all = Everyone was right: Coach { $name } scores { $points } points for { NAME($medal, form: "sentence") }.
# The same.
# $name (String): the Coach
# $medal (Name: medal)
tell-coach-some = Some were right: Coach { $name } scores 1 point for { NAME($medal, form: "sentence") }.
# The same.
# $name (String): the Coach
# $medal (Name: medal)
tell-coach-none = Nobody was right: Coach { $name } scores nothing for { NAME($medal, form: "sentence") }.
# The result of a doping test.
# $name (String): the Athlete
# $ring (Name: ring)
# $lost (Number): 0 to 3, since no score drops below 0
tell-positive = { $lost ->
    [0] Positive test: { $name } ruled out { NAME($ring, form: "sentence") }, which was a target. There were no points to lose.
    [one] Positive test: { $name } ruled out { NAME($ring, form: "sentence") }, which was a target, and loses { $lost } point.
   *[other] Positive test: { $name } ruled out { NAME($ring, form: "sentence") }, which was a target, and loses { $lost } points.
}
# The same.
# $name (String): the Athlete
# $ring (Name: ring)
tell-negative = Negative test: { $name } ruled out { NAME($ring, form: "sentence") }, and was right.
# The Coach’s loss.
# $name (String): the Coach
# $lost (Number): 0 to 3, since no score drops below 0
tell-nobody = { $lost ->
    [0] Nobody guessed a single sport: Coach { $name } has nothing to lose.
    [one] Nobody guessed a single sport: Coach { $name } loses { $lost } point.
   *[other] Nobody guessed a single sport: Coach { $name } loses { $lost } points.
}
# Follows tell-nobody, in a turn with a doping test.
tell-cancelled = The doping test is cancelled.
tell-ended = That was the last turn.

## The set-up: a question, a remark below it (“-why”), and its answers on buttons

# A question; the answers are the names of the players, and a lot.
ask-start = Who is the first Coach?
# A question, as a label: how computer players play.
option-rivals = Computer players
# Below it.
option-rivals-why = Relaxed ones give everyone at least twelve seconds to look, which suits children.
# An answer to it.
rivals-normal = As fast as people
# An answer to it: computer players who take their time.
rivals-relaxed = Relaxed
# A question, as a label.
option-guard = Time limit for the last Athlete
# Below it.
guard-why = How long the last Athlete still playing has before cards are placed for them at random.
# An answer to it: no time limit.
guard-off = None
# An answer to it.
guard-15 = 15 seconds
# An answer to it.
guard-30 = 30 seconds
# An answer to it.
guard-60 = 60 seconds
# A question, as a label: what ends the times in a race.
option-clock = The clock
# Below it.
clock-why = For more time, rivals (with two players) and the time limit can wait for a button.
# An answer to it: time passes by itself.
clock-on = Automatic
# An answer to it: the clock.
clock-off = Waits for a button
# A question, as a label: which clues are dealt.
option-clues = The clues
# Below it.
clues-why = With more clues, you can play many games before one comes up again.
# The number is that of the program: a test compares it.
clues-more = All 238
# The other answer.
clues-core = The core set of 160
# A question, as a label: which clues the Coach is dealt.
option-hands = The Coach’s hand
# Below it.
hands-why = With a clear clue for each target, the Athletes can nearly always find it. A hand as it comes is harder, and often funnier.
# An answer to it.
hands-clear = A clear clue for each target
# An answer to it: a hand.
hands-any = As it comes
# A question, as a label: whether names stand below the pictures of the clues.
option-words = Names of the clues
# Below it. “You” is whoever looks at the pictures.
words-why = Without names you have to recognise the pictures. Good for a challenge, or when not everyone shares a language.
# An answer to it: names.
words-shown = Shown
# An answer to it: names.
words-hidden = Hidden

# The question at the head of the set-up, with two answers.
mode = Which game?
# An answer: three to six players against each other.
# Length: 16
mode-race = Race
# An answer: two people with one score against the clock.
# Length: 16
mode-together = Two together
# For three people or more who race on one tablet.
flat-title = Lay the tablet flat
# Below that title.
flat-why = Only the Coach picks it up, to choose clues unseen, and puts it down again. Then each Athlete has a pad at one edge, turned towards them.
# The title of a remark, where two people play.
together-title = Two play together
# Below it. “You” are the two players.
together-why = You share one score. Each of you is the Coach twice while the other guesses, and every ten seconds one of four rival nations plays a card on each medal. 36 points is a world record.
# The title of a remark, where a race does not fit the screen.
narrow-title = This screen has room for one pad
# Two buttons follow.
# $people (Number): 2 to 6
narrow-why = In a race everyone needs a pad within reach. For { $people } people, use a larger screen or smaller text. On this screen you can play:
# A button: the set-up is changed to that.
# Length: 32
narrow-two = Two of you, together
# The same.
narrow-alone = One of you, against computers

## The result

# The headline, where two played together.
# $names (List): the two players
# $points (Number): 0 to 36
# $grade (Name: grade)
verdict-title = { $points ->
    [one] { LIST($names) }: { $points } point together. { NAME($grade) }!
   *[other] { LIST($names) }: { $points } points together. { NAME($grade) }!
}
# The heading of the five grades.
verdict-heading = International medal table
# A line in that table.
# $grade (Name: grade)
# $from (Number): points, 0 to 28
grade-from = { NAME($grade) }: { $from } points or more
# The highest grade.
# $grade (Name: grade)
# $from (Number): 36
grade-all = { NAME($grade) }: all { $from } points
# What each grade says of the game, lowest first.
grade-why-0 = Clue and guess have not found each other yet. The first clue that both understand is the next goal.
# The same.
grade-why-1 = The first clues arrive. One guess more in each turn, and the rivals fall behind.
# The same.
grade-why-2 = More than half of all points: these two read each other well.
# The same.
grade-why-3 = Hardly a clue was lost. That is a pair to be feared.
# The same.
grade-why-4 = Every sport was found before any rival guessed it. Nobody can do better.
# Follows one of these. The medal that cost most points.
# $points (Number): 0 to 35
# $medal (Name: medal)
# $lost (Number): the points that were missed there
verdict-cost = { $points } of 36 points. { NAME($medal) } cost most: { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}.
# Why somebody has won: the medal for which the lead over the next player is largest.
# $medal (Name: medal): the medal
# $name (String): the winner
# $points (Number): their points
# $own (Number): the winner’s points for it
# $second (String): the next player
# $less (Number): the points for it of the next player
won-medal = { $name } wins with { $points } points: { $own } of them for { NAME($medal, form: "sentence") }, where { $second } has { $less }.
# The same, if it is largest as Coach.
# $name (String): the winner
# $points (Number): their points
# $own (Number): the winner’s points as Coach
# $second (String): the next player
# $less (Number): those of the next player
won-coach = { $name } wins with { $points } points: { $own } of them as Coach, where { $second } has { $less }.
# The same, if the next player lost more points in doping tests or as Coach.
# $name (String): the winner
# $points (Number): their points
# $own (Number): points that the winner lost
# $second (String): the next player
# $less (Number): points that the next player lost
won-lost = { $name } wins with { $points } points: { $second } lost { $less } on the way, { $name } lost { $own }.
# The columns of the points table.
category-bronze = Points for bronze
# The same.
category-silver = Points for silver
# The same.
category-gold = Points for gold
# The same: points scored as Coach.
category-coach = As Coach
# The same: points that were lost.
category-lost = Lost

## The story of a finished game: moments that are worth telling, each in a sentence or two

# $name (String): a player
# $seconds (Number): how long after the clue was flipped, rounded, at least 1
# $sport (Name: sport)
highlight-fastest = The fastest right guess of the game: { $name } took { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} to spot { NAME($sport, form: "sentence") }.
# $coach (String): a player
# $clue (Name: clue)
# $sport (Name: sport)
highlight-understood = Everyone understood { $coach }’s “{ NAME($clue) }” as { NAME($sport, form: "sentence") }. That is coaching.
# The same of two players, of whom only one guesses.
# $athlete (String): a player
# $coach (String): a player
# $clue (Name: clue)
# $sport (Name: sport)
highlight-understood-by = { $athlete } understood { $coach }’s “{ NAME($clue) }” as { NAME($sport, form: "sentence") }. That is coaching.
# $coach (String): a player
# $clue (Name: clue)
# $sport (Name: sport)
highlight-missed = Nobody understood { $coach }’s “{ NAME($clue) }”: it stood for { NAME($sport, form: "sentence") }.
# The same of two players, of whom only one guesses.
# $athlete (String): a player
# $coach (String): a player
# $clue (Name: clue)
# $sport (Name: sport)
highlight-missed-by = { $athlete } did not understand { $coach }’s “{ NAME($clue) }”: it stood for { NAME($sport, form: "sentence") }.
# $name (String): a player
# $points (Number): 9
highlight-sweep = { $name } sweeps the turn: first and right on all three medals, { $points } points.
# $name (String): a player
highlight-positive = { $name } tests positive in the doping test.

## On the rules page

# A paragraph.
# $sports (List): the names of all sports
all-sports = The 80 sports: { LIST($sports) }.
