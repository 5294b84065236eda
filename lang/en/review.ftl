### The review of a finished game: how each player’s chance of winning changed, and what turned the game.

## The screen

# The title of the screen. At most 28 characters.
title = Review of this game
# The button on the podium that opens it. At most 14 characters.
story = Story
# $playouts (Number): how often, more than 20
why = Each player’s chance of winning, judged only by what the players knew at the time. From each moment, computer players finished the game { $playouts ->
    [one] once
   *[other] { $playouts } times
}, with the unknown cards dealt afresh each time.
# While the review is computed.
thinking = The game is being played to the end many times from each of its moments.
# The button that ends that. At most 14 characters.
stop = Stop
stopped = The review has not been worked out yet.
# The button that begins it. At most 14 characters.
begin = Work it out
failed = No review for now: part of the app could not be loaded.
none = This game has no review. Finished games have one, except races, where there is nothing to look ahead to.
# A link to the podium. At most 14 characters.
result = Result

## The chart

chances = Chances of winning
# What screen readers call the slider below the chart.
moment = Moment shown in the chart
# Below the chart: the moment that is shown is the beginning.
now-deal = After the deal
# Below the chart: the moment that is shown. If “Round 3” cannot stand after a preposition in your language, use a colon.
# $round (String): what the game calls this part of it, as a label: “Round 3”, “The marathon”
now-round = After { $round }
# A chance at the scale and beside a line.
# $chance (Number): 0 to 100
chance = { NUMBER($chance, style: "percent") }
# One of the chances that a screen reader says of a moment.
# $name (String): a player
# $chance (Number): 0 to 100
chance-of = { $name } { NUMBER($chance, style: "percent") }
# What a screen reader says of a moment: “After Round 3: Ana 40%, Bo 60%”.
# $moment (String): the line below the chart
# $chances (List): a chance for each player
chances-at = { $moment }: { LIST($chances, type: "unit") }

## What turned the game

turns = Turning points
no-turns = No single action changed anyone’s chances by much.
# Stands after the sentence that tells what was done.
# $name (String): a player
# $before (Number): 0 to 100
# $after (Number): 0 to 100, more than before
rose = { $name }’s chance rose from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
# $name (String): a player
# $before (Number): 0 to 100
# $after (Number): 0 to 100, less than before
fell = { $name }’s chance fell from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
# A link to the replay. At most 28 characters.
watch = Watch this moment

## The chances as a table

# What can be unfolded below.
table = The chances as a table
# The head of the first column: below it stand “The deal” and the names of the rounds.
after = After
# The first row.
deal = The deal
