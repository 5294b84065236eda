### The story of a finished game: how each player’s chance of winning changed, and what turned the game.

## The screen

# The title of the screen.
# Length: 28
title = The story of this game
# Below the title.
# $playouts (Number): how often, more than 20
why = Each player’s chance of winning, judged only by what the players knew at the time. From each moment shown, computer players finished the game at least { $playouts ->
    [one] once
   *[other] { $playouts } times
}, with the unknown cards dealt afresh each time. The figures of a hint differ: they go by what one player knows, and expect fewer mistakes.
# While the story is computed.
thinking = The game is being played to the end many times from each of its moments.
# The button that ends that.
# Length: 14
stop = Stop
# Above the button that begins it.
stopped = The story has not been worked out yet.
# The button that begins it.
# Length: 14
begin = Work it out
# The same, also above the button for costly moves: part of the app is missing.
failed = No story for now: part of the app could not be loaded.
# A screen that says only this.
none = This game has no story: it is not finished.
# Instead of “why”, where players raced against the clock.
why-race = How the points went, turn by turn, and the moments that people will talk about.
# A link to the podium.
# Length: 14
result = Result

## The chart

# The title of the chart.
chances = Chances of winning
# The same of a chart that shows points.
points = Points
# What screen readers call the slider below the chart.
moment = Moment shown in the chart
# Below the chart: the moment that is shown is the beginning.
now-deal = After the deal
# Below the chart: the moment that is shown.
# $round (String): what the game calls this part of it, as a label: “Round 3 of 11”, “Main event”
now-round = { $round } · At the end
# A chance at the scale and beside a line.
# $chance (Number): 0 to 100
chance = { NUMBER($chance, style: "percent") }
# One of the chances that a screen reader says of a moment.
# $name (String): a player
# $chance (Number): 0 to 100
chance-of = { $name } { NUMBER($chance, style: "percent") }
# A number of points at the scale and beside a line.
# $points (Number): points
point-value = { $points }
# The points at one of the moments that a screen reader says.
# $name (String): a player
# $points (Number): points
points-of = { $name } { $points }
# What a screen reader says of a moment: “After Round 3: Ana 40%, Bo 60%”.
# $moment (String): the line below the chart
# $chances (List): a chance, or points, for each player
chances-at = { $moment }: { LIST($chances, type: "unit") }

## What turned the game

# A heading.
turns = Turning points
# The same where players raced against the clock.
highlights = Moments of the game
# Below that heading, if there are none.
no-turns = No single move changed anyone’s chances by much.
# Below them, where players raced: each clue beside its sport, turn by turn.
meanings = The clues and their sports
# What turned the game, if it was its end: the last cards count more than they were played for.
final-count = The last card is played, and the final count decides.
# Stands after the sentence that tells what was done.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
# $after (Number): 0 to 100, more than before
rose = { $name } moves up from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
# The same: the player, who was behind, has the best chance now.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
# $after (Number): 0 to 100, more than before
rose-to-lead = { $name } goes into the lead: up from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
# The same: others did it, or did more for it.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
# $after (Number): 0 to 100, more than before
profits = { $name } profits from it: up from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
# The same: others did it, or did more for it, and the player has the best chance now.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
# $after (Number): 0 to 100, more than before
profits-to-lead = { $name } profits from it and goes into the lead: up from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
# The same: the player has won.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
settled = That settles it for { $name }, who stood at { NUMBER($before, style: "percent") }.
# Stands after the sentence that tells what was done.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
# $after (Number): 0 to 100, less than before
# $gainer (String): the player whose chance rose most
fell = { $name } drops from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }, and { $gainer } gains most.
# The same: until now the player had the best chance.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
# $after (Number): 0 to 100, less than before
# $gainer (String): the player whose chance rose most
fell-from-lead = { $name } loses the lead: down from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }, and { $gainer } gains most.
# The same: the player has lost.
# $name (String): a player, whose chance of winning this is
# $before (Number): 0 to 100
# $gainer (String): the player whose chance rose most
beaten = That beats { $name }, who stood at { NUMBER($before, style: "percent") }; { $gainer } gains most.
# A link to the replay.
# Length: 28
watch = Watch this moment

## The moves that cost a player most

# A heading.
costly = Costly moves
# The label of a list of players, if several people played.
# Length: 12
costly-whose = Moves of
# Above the button that begins the search.
costly-why = A move is judged only by what its player knew: it is compared with others over many games, the unknown cards dealt afresh.
# That button.
# Length: 36
costly-find = Find the moves that cost most
# While they are looked for.
# $name (String): a player
costly-thinking = Comparing { $name }’s moves with others, over many games…
# The result of the search, if there are none.
costly-none = No move was clearly a mistake.
# What a costly move cost, below it.
# $points (Number): points, rounded
cost-points = It cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# The same, for a move that cost victories.
# $games (Number): games, 1 to 100
cost-wins = It cost the first place in { $games } of 100 games.
# The same, for a move that cost better places.
# $games (Number): games, 1 to 100
cost-places = It cost a place in { $games } of 100 games.
# When a costly move was made. If “Round 3” cannot stand there in your language, say only which move it was.
# $round (String): what the game calls this part of it, as a label: “Round 3”, “The marathon”
# $number (Number): the number of the move in the game, from 1
costly-when = { $round } · Move { $number }
# Above the name of the move that was made.
# Length: 14
costly-played = Played
# Above the name of a better move. The reason below both calls that one “this”.
# Length: 14
costly-better = Better
# A button: a new game that goes on from just before that move.
# Length: 24
try-again = Try again from here

## The chances as a table

# What can be unfolded below.
table = The chances as a table
# The same, of points.
points-table = The points as a table
# The head of the first column: below it stand “The deal” and the names of the rounds.
after = After
# The first row.
deal = The deal
