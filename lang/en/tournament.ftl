### The Pentathlon: all games in a row among the same players, with one champion. Its set-up, the board between its games,
### and the ceremony at its end.

## Everywhere

# The title, with five games.
title = The Pentathlon
# The title, with fewer games.
# $games (Number): how many, at least 2
title-of-fewer = { $games } games in a row
not-here = That Pentathlon is not on this device.
damaged = What is saved of this Pentathlon is damaged. Its games are still among your saved games.
# How points are given.
points-why = In each game you get 2 points for every player you finish ahead of, and 1 point for each player you share a place with.
# The same, for two players.
points-together = Two players play Olympikos together and share the place: it gives each of them 1 point.

## Set-up

# The title of the screen.
set-up = Set up the Pentathlon
# Below the title.
# $games (List): the titles of the games
games = { LIST($games) }: the same players, one champion.
# Stands there for a number of players that not all games can take.
# $players (Number): how many play, at least 6
# $games (List): the titles of the games that so many can play
# $others (List): the titles of the others
fewer-games = With { $players } players there are { LIST($games) } only. { LIST($others) } are for fewer players.
# How long it takes somebody who plays alone against computer players.
minutes-alone = It takes about 20 minutes. You can stop at any time and go on another day.
# The same, for several people.
minutes-together = You can stop at any time and go on another day.
# For several people.
race-needs-room = Olympikos is a race for everyone at the same time: several people need a tablet flat between them.
order-question = In which order?
# An answer. At most 24 characters.
order-easy = From easy to hard
# An answer. At most 24 characters.
order-last = Whoever is last chooses
# An answer. At most 24 characters.
order-drawn = Draw lots
starts-why = Players take turns at starting a game, where somebody starts it.
# A line that unfolds the questions of all games.
options = Options of the games
# A button. At most 18 characters.
begin = Begin

## The board between the games

# $name (String): who
# $points (Number): by how many points
leads = { $points ->
    [one] { $name } leads by { $points } point
   *[other] { $name } leads by { $points } points
}
# Somebody is first although others have as many points.
# $name (String): who
leads-narrowly = { $name } leads, level on points
# $names (List): at least two players
lead-together = { LIST($names) } share the lead
# Before the first game is over.
before-first = Nobody leads yet
# What the last game gave.
# $title (String): the name of the game
# $gains (List): “4 points to Ana”, “none to Bo”
gained = { $title } gave { LIST($gains) }.
# $points (Number): points, at least 0
# $name (String): who
gain = { $points ->
    [0] none to { $name }
    [one] { $points } point to { $name }
   *[other] { $points } points to { $name }
}
# The last game changed who is first.
# $name (String): who
takes-lead = { $name } takes the lead.
# The title of the table of points.
points-so-far = Points so far
# The title of the same table at the end.
points-at-end = Points
# The head of the column with the games. At most 12 characters.
game-head = Game
# The head of the row with the sums. At most 12 characters.
total = Total
# The head of the row with the places. At most 12 characters.
place-head = Place
# What screen readers say of a place and of the points for it.
# $place (String): “1st”
# $points (Number): points, at least 0
place-and-points = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# In the table: a game that does not count.
given-up = Given up
# In the table: a game that is not over.
in-progress = In progress
# In the table: a game whose record is missing.
missing = Missing
# In the table: a game whose record is another one than it was.
changed = Changed
# Below the table.
# $title (String): the name of a game
given-up-why = { $title } was given up and counts for nobody.
# $title (String): the name of a game
missing-why = { $title } is no longer on this device, so it counts for nobody. Import its record to count it again, or play it again.
# $title (String): the name of a game
changed-why = What is saved of { $title } is not the game that was played here, so it counts for nobody. You can play it again.
# A button after that.
# $title (String): the name of a game
play-again = Play { $title } again

# The storage of the browser has not taken all of the Pentathlon.
unsaved-full = There is no space left to save this Pentathlon. You can still play: save it as a file before you leave, or delete old games.
unsaved-closed = This browser does not let the page store anything, so this Pentathlon cannot be saved. You can still play; save it as a file before you leave.
# A button after that. At most 24 characters.
save-as-file = Save it as a file

## The next game

# The head of what follows. At most 20 characters.
next-game = Next game
# $number (Number): which game it is, from 1
# $games (Number): how many there are
game-of = Game { $number } of { $games }
# $name (String): who
begins = { $name } starts.
# $names (List): who is last, one or several players
last-chooses = { LIST($names) } may choose the next game.
# A computer player is last.
# $names (List): one or several players
# $title (String): the name of the game
computer-chooses = { LIST($names) } chose { $title }.
# A button that begins a game.
# $title (String): the name of the game
play-game = Play { $title }
# The head of a game that has begun. At most 20 characters.
game-on = This game is on
# A button that goes on with it.
# $title (String): the name of the game
continue-game = Continue { $title }
# A button that asks first. At most 28 characters.
give-up = Give this game up…
# The title of the question.
give-up-title = Give this game up?
# $title (String): the name of the game
give-up-why = If everyone agrees, { $title } ends here and counts for nobody. It stays among your saved games.
# A button. At most 24 characters.
give-up-do = We all agree
# A button. At most 24 characters.
give-up-not = Play on
# The games that have not begun, and the next one.
# $games (List): their names
still-to-come = Still to come: { LIST($games) }.

## The games so far, and the story at the end

# The head of the list. At most 28 characters.
games-so-far = Games so far
# The same at the end. At most 28 characters.
story = The story
# $number (Number): from 1
# $title (String): the name of the game
chapter = Chapter { $number }: { $title }
# $names (List): who won a game
chapter-won = Won by { LIST($names) }.
# A link to the podium of a game. At most 14 characters.
result = Result
# What screen readers call that link. It must contain its words.
# $title (String): the name of the game
result-of = Result of { $title }
# A link to the story of a game. At most 14 characters.
story-link = Story
# What screen readers call that link. It must contain its words.
# $title (String): the name of the game
story-of = Story of { $title }

## The ceremony

# $name (String): who
champion-is = { $name } is the champion
# $names (List): at least two players
champions-are = { LIST($names) } are champions together
# No game counts.
no-champion = No game counted, so there is no champion
# What decided it.
# $name (String): the champion
# $other (String): the second
# $points (Number): by how many points
decided-points = { $points ->
    [one] { $name } finished { $points } point ahead of { $other }.
   *[other] { $name } finished { $points } points ahead of { $other }.
}
# $name (String): the champion
# $other (String): the second
# $won (Number): how many games the champion won
# $lost (Number): how many games the other one won
decided-wins = { $name } and { $other } are level on points; { $name } won { $won ->
    [one] { $won } game
   *[other] { $won } games
} and { $other } { $lost }.
# $name (String): the champion
# $other (String): the second
decided-last = { $name } and { $other } are level on points and on games won; { $name } did better in the last game.
# $names (List): the champions
decided-shared = { LIST($names) } are level on points, on games won and in the last game.
# The head of the row of five emblems. At most 28 characters.
the-games = The games
# The places of a game, below its emblem.
# $places (List): “1st Ana”, “2nd Bo”
places = { LIST($places, type: "unit") }
# $place (String): “1st”
# $names (List): who
place-of = { $place } { LIST($names) }
# A button: another Pentathlon with the same players. At most 14 characters.
rematch = Rematch
# A button. At most 14 characters.
share = Share

## Sharing

# The title of the dialog.
share-title = Share this Pentathlon
share-why = The text has the results, and a link to each game: anyone who has it can watch every move and see every card and name.
# The label of the text.
share-text = Results and links
# A line of that text: a game, who won it, and its link.
# $title (String): the name of the game
# $names (List): who won
# $link (String): an address
share-line = { $title }: { LIST($names) } – { $link }
# The same for a game that is too long for a link.
# $title (String): the name of the game
# $names (List): who won
share-line-alone = { $title }: { LIST($names) }
# A line of that text: the points at the end.
# $points (List): “Ana 12”, “Bo 8”
share-points = { LIST($points, type: "unit") }
# $name (String): who
# $points (Number): points
share-points-of = { $name } { $points }
picture-failed = This browser could not make the picture.
picture-refused = This device could not share the picture. Save it and share the file instead.
picture-changed = This browser changes what pages draw, so the picture may look wrong. Look at it before you share it.
# A button. At most 24 characters.
save-picture = Save picture
# A button that opens the device’s own way to share. At most 24 characters.
share-picture = Share picture
# A button. At most 24 characters.
copy-text = Copy the text
text-copied = Text copied.
text-not-copied = This browser does not allow copying. The text is selected now: copy it by hand.
