### The hall of fame: what the games on this device say of the people who play on it, and the records of each game.

## Everywhere

# The title.
hall = Hall of fame
# A heading, and the way back to it. At most 16 characters.
people = People
# What screen readers call a round button that leads back to the first screen of the hall.
to-hall = Hall of fame
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
# Above each table that stands behind a chart; it unfolds. At most 20 characters.
as-table = As a table
nobody = Nobody is here yet. Whoever types a name at a table is here after the first game.

## The first screen

# The titles of two charts, and of two figures of a person: games in which somebody else was a person, and the others.
won-over-people = Won against people
won-over-computers = Won against computers
# The heads of columns.
person-head = Person
games-head = Games
wins-head = Won
# Two columns with games that were won. At most 16 characters each.
over-people-head = Beat people
over-computers-head = Beat computers
events-head = Pentathlons won
# In that column.
# $won (Number): how many were won
# $played (Number): how many were played, at least 1
# $people (Number): how many were won against people
events-of = { $people ->
    [0] { $won } of { $played }
   *[other] { $won } of { $played }, { $people } against people
}
streak-head = Best streak
best-head = Best
# The heading above links to the games.
records-of = Records of each game
# A link: a game, and how often people of this device have played it.
# $title (String): the name of the game
# $games (Number): how many
game-link = { $title } · { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}
what-counts = A game won is one in which you are first and somebody else is not. It is won against people if another person played. A streak counts both. “Try again” games and repeats of a day’s deal do not count.
# The heading above two buttons that save a file.
files = Save as a file
files-why = Every game with everybody’s place, points and hints, for a spreadsheet or a program.
# A button. At most 14 characters.
save-csv = CSV
# A button. At most 14 characters.
save-json = JSON
not-saved = The file could not be saved.
# The heading above the results whose games were deleted.
kept = Results without their games
kept-why = These games were deleted. Their results still count, and nobody can check them.
# A result whose game was deleted.
# $title (String): the name of the game
# $names (List): the players
kept-line = { $title } with { LIST($names) }
# A button beside such a line. At most 14 characters.
remove-kept = Delete
# What screen readers call that button.
# $title (String): the name of the game
# $names (List): the players
remove-kept-label = Delete the result of { $title } with { LIST($names) }
# The title of the question before a result is deleted.
remove-kept-title = Delete this result?
# $title (String): the name of the game
# $names (List): the players
remove-kept-why = The result of { $title } with { LIST($names) } will be deleted from this device and counts no more in the hall of fame.

## A person

# The question above a choice: all games, or one of them.
which-games = Which games?
# The answer. At most 20 characters.
all-games = All games
# $name (String): who
nothing-of = { $name } has not finished a game here.
# Below the figures: games, Pentathlons and results in which a guest was called as the person.
# $name (String): the person
# $count (Number): how many, at least 1
of-guests = { $count ->
    [one] One game here was played by somebody else called { $name }, and does not count for { $name }.
   *[other] { NUMBER($count) } games here were played by somebody else called { $name }, and do not count for { $name }.
}
# A button beside that: from now on these games count for the person.
# $name (String): the person
count-them = Count for { $name }
# Heads of figures.
games-played = Games played
events-played = Pentathlons played
events-won-over-people = Pentathlons won against people
events-won-over-computers = Pentathlons won against computers
longest-streak = Longest winning streak
streak-now = Winning streak now
hints-used = Hints used
games-without-hints = Games without a hint
uncounted = Games that do not count
# The title of a chart: how often each place was taken.
places = Places
place-head = Place
times-head = Times
# The title of a chart: how well the last games went.
form = Form
# $games (Number): how many games make the form
form-why = Of 100 opponents, how many were left behind, on average of the last { $games } games. A shared place counts half.
# What screen readers say of the chart.
# $form (Number): the form now, from 0 to 100
form-now = Form now: { $form } of 100.
# The heads of columns.
day-head = Day
game-head = Game
left-behind-head = Left behind
form-head = Form
# The title of a table: the best score in each game.
best-scores = Best scores
points-head = Points
# The title of a table.
head-to-head = Head to head
against-head = Against
ahead-head = Ahead
level-head = Level
behind-head = Behind
head-to-head-why = How often each of you finished ahead of the other, whoever won.
# Opponents, as many as there are of a level.
computer-bronze = Computer: Rookie
computer-silver = Computer: Regular
computer-gold = Computer: Expert

## The records of a game

# The title.
# $title (String): the name of the game
records = Records: { $title }
record-head = Record
who-head = Who
# Records.
highest = Most points
lowest-win = Fewest points for a win
widest = Widest win, by points
closest = Closest win, by points
# $title (String): the name of the game
no-records = Nobody of this device has finished a game of { $title } that counts.
# The day of a game, where that is unknown.
unknown-day = Some day
