### The hall of fame: what the games on this device say of the people who play on it, and the records of each game.

## Everywhere

# The title.
hall = Hall of fame
# What screen readers call a round button that leads back to the first screen of the hall.
to-hall = Hall of fame
# A screen that says only this.
not-here = There is nothing in the hall of fame at this address.
# While games saved by an older version are read again.
# $done (Number): how many are read
# $all (Number): how many there are
reading = { NUMBER($done) } of { NUMBER($all) } saved games read…
# Some saved games could not be read.
# $count (Number): how many
unread = { $count ->
    [one] One saved game could not be read and is not counted here.
   *[other] { NUMBER($count) } saved games could not be read and are not counted here.
}
# Below a number on a step of the podium: so many games were won.
# Length: 12
# $wins (Number): that number, at least 1
won = { $wins ->
    [one] game won
   *[other] games won
}
# What screen readers say of a step of the podium.
# $place (String): “1st”
# $name (String): who
# $wins (Number): how many games they have won, at least 1
stand = { $place }: { $name }, { $wins ->
    [one] 1 game won
   *[other] { NUMBER($wins) } games won
}
# Below a medal: how often.
# $times (Number): how often
times = ×{ $times }
# Below the cover of a game, and among its records.
# $name (String): who
# $points (Number): the points
highest-is = { $points ->
    [one] Most points: { $name }, with 1 point.
   *[other] Most points: { $name }, with { NUMBER($points) } points.
}
# The headline, where games were played but won by no person of this device.
nobody-won = Nobody has won a game here yet

## The first screen

# At the end of the head.
# $games (Number): how many games count, at least 1
# $day (String): the day of the first one
games-since = { $games ->
    [one] 1 game, on { $day }
   *[other] { NUMBER($games) } games since { $day }
}
# The headline over the podium.
# $name (String): who has won most games
top-is = { $name } leads the hall
# The same, where several have won as many.
# $names (List): who have won most games, at least two
top-are = { LIST($names) } lead the hall
# Below it: how far the second is behind.
# $name (String): the second
# $wins (Number): how many more victories would put them ahead, at least 1
near = { $wins ->
    [one] { $name } needs one more win to overtake.
   *[other] { $name } needs { $wins } more wins to overtake.
}
# Before anybody is here.
nobody = Nobody stands here yet
# Below that headline.
nobody-why = Type a name at set-up, and your first win puts you here.
# Below the cover of a game.
never-played = Nobody has played it yet.
# The same, of the games that were played last.
# $name (String): who
# $wins (Number): how many, at least 3
won-in-a-row = { $name } has won the last { $wins } times.
# Sentences beside the mark of a person.
# $name (String): who
# $times (Number): how many Pentathlons they have won, at least 1
is-champion = { $times ->
    [one] { $name } is champion of a Pentathlon.
   *[other] { $name } is champion of { $times } Pentathlons.
}
# The same: at any time.
# $name (String): who
# $wins (Number): how many, at least 3
once-in-a-row = { $name } once won { $wins } games in a row.
# The same.
# $name (String): who
never-a-hint = { $name } has never asked for a hint.
# The heading above the people who are not on the podium.
also-here = Also here
# A line that unfolds what is below.
files = Files and deleted games
# Above the next two buttons: what the files contain.
files-why = Every game with everyone’s place, points and hints, for a spreadsheet or a program.
# Below that line, in small print.
# Quote: what such games are called; the button that begins one is story.try-again.
what-counts = You win a game by finishing first, alone or tied, ahead of at least one other. “Try again” games, and a day’s deal played for fun, do not count.
# A button.
# Length: 14
save-csv = CSV
# A button.
# Length: 14
save-json = JSON
# An alert: the browser refused to save a file.
not-saved = The file could not be saved.
# The heading above the results whose games were deleted.
kept = Results without their games
# Below that heading.
kept-why = These games were deleted. Their results still count, but can no longer be checked.
# A result whose game was deleted.
# $title (String): the name of the game
# $names (List): the players
kept-line = { $title } with { LIST($names) }
# A button beside such a line.
# Length: 14
remove-kept = Delete
# What screen readers call that button.
# $title (String): the name of the game
# $names (List): the players
remove-kept-label = Delete the result of { $title } with { LIST($names) }
# The title of the question before a result is deleted.
remove-kept-title = Delete this result?
# Below that title.
# $title (String): the name of the game
# $names (List): the players
remove-kept-why = The result of { $title } with { LIST($names) } will be deleted from this device and no longer counts in the hall of fame.

## A person

# The only line of the screen.
# $name (String): who
nothing-of = { $name } has not finished a game here.
# Below the figures: games, Pentathlons and results in which a guest was called as the person.
# $name (String): the person
# $count (Number): how many, at least 1
of-guests = { $count ->
    [one] One game here was played by someone else called { $name }, and does not count for { $name }.
   *[other] { NUMBER($count) } games here were played by someone else called { $name }, and do not count for { $name }.
}
# A button beside that: from now on these games count for the person.
# $name (String): the person
count-them = Count for { $name }
# The headline.
# $wins (Number): how many games were won, at least 1
# $here (Number): how many of them at the game that was won most
# $title (String): the name of that game
won-at = { NUMBER($wins) } games won, { $here } of them at { $title }
# The same where all were won at one game.
# $wins (Number): how many games were won, at least 1
# $title (String): the name of that game
won-only-at = { $wins ->
    [one] 1 game won, at { $title }
   *[other] { NUMBER($wins) } games won, all at { $title }
}
# The same.
won-none = No game won yet
# Below the headline, each a line of its own.
# $games (Number): how many
played = { $games ->
    [one] 1 game played.
   *[other] { NUMBER($games) } games played.
}
# The same.
# $games (Number): how many first places were shared, at least 1
shared = { $games ->
    [one] 1 win shared with someone.
   *[other] { $games } wins shared with someone.
}
# The same.
# $won (Number): how many were won
# $played (Number): how many were played, at least 1
events-won = { $played ->
    [one] { $won } of 1 Pentathlon won.
   *[other] { $won } of { $played } Pentathlons won.
}
# The same.
# Quote: what such games are called.
# $games (Number): how many, at least 1
uncounted = { $games ->
    [one] 1 game played for fun or to “try again”, which does not count.
   *[other] { $games } games played for fun or to “try again”, which do not count.
}
# The heading above a line that shows how well the last games went.
form = Form
# Below that line.
# $form (Number): of 100 opponents so many were left behind
# $games (Number): how many games make the form
form-now = Of every 100 opponents in the last { $games } games, { $form } finished behind. A tie counts half.
# The heading above the best score in each game.
best-scores = Best scores
# A line beside the cover of the game, below that heading.
# $points (Number): the points
# $title (String): the name of the game
best-at = { $points ->
    [one] 1 point at { $title }
   *[other] { NUMBER($points) } points at { $title }
}
# The heading above bars, one for each opponent.
head-to-head = Head to head
# Below that heading. “You” are the person and each opponent.
head-to-head-why = How often each of you finished ahead of the other, whoever won.
# What a screen reader says of a bar.
# $own (String): the person
# $ahead (Number): how often the person was ahead
# $other (String): the opponent
# $behind (Number): how often the opponent was ahead
# $level (Number): how often they were level
against = { $level ->
    [0] { $own } { $ahead }, { $other } { $behind }
   *[other] { $own } { $ahead }, { $other } { $behind }, tied { $level }
}

## The records of a game

# The headline.
# $name (String): who has won it most often
# $title (String): the name of the game
wins-most = { $name } wins most at { $title }
# The same, where several have won it as often.
# $names (List): who have won it most often, at least two
# $title (String): the name of the game
win-most = { LIST($names) } win most at { $title }
# A record of the game: a whole sentence, as the next and “highest-is”.
# $name (String): who
# $points (Number): by how many points
widest-is = { $points ->
    [one] Widest win: { $name }, by 1 point.
   *[other] Widest win: { $name }, by { NUMBER($points) } points.
}
# A record of the game.
# $name (String): who
# $points (Number): by how many points
closest-is = { $points ->
    [0] Closest win: { $name }, tied on points.
    [one] Closest win: { $name }, by 1 point.
   *[other] Closest win: { $name }, by { NUMBER($points) } points.
}
# The headline, where there are none.
# $title (String): the name of the game
no-records = Nobody here has finished a game of { $title } that counts
# The day of a game, where that is unknown.
unknown-day = Day unknown
