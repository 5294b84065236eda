### The Pentathlon: all games in a row among the same players, with one champion. Its set-up, the board between its games,
### and the ceremony at its end.

## Everywhere

# The title, with five games.
title = The Pentathlon
# The title, with fewer games.
# $games (Number): how many, at least 2
title-of-fewer = { $games } games in a row
# A screen that says only this.
not-here = That Pentathlon is not on this device.
# A paragraph below the title.
damaged = What is saved of this Pentathlon is damaged. Its games are still among your saved games.
# How points are given.
points-why = In each game you get 2 points for every player you finish ahead of, and 1 point for each player you share a place with.
# The same, for two players.
points-together = Two players play Olympikos together and share the place: it gives each of them 1 point.

## Set-up

# Below the headline.
points-short = Two points for everyone you finish ahead of, one for everyone you tie with.
# Below that: what decides among those who have the same points at the end.
ties = Tied at the end? Whoever has won more games is ahead, then whoever did better in the last one.
# What screen readers say after the title of a game that so many cannot play.
left-out = Not for so many players.
# The headline for a number of players that not all games can take.
# $players (Number): how many play, at least 6
# $games (Number): how many games there are for them, at least 2
fewer-games = { $players ->
    [6] Six
   *[other] { $players }
} of you: { $games ->
    [2] two games
   *[other] { $games } games
}
# How long it takes somebody who plays alone against computer players: with three seats 13 minutes are watched and tapped
# (docs/measurements.md, Pace), and 87 decisions take a few seconds each.
# Length: 40
minutes-alone = 20 minutes, or a game a day
# The same for several people: the five games around a table take 20 or 30 minutes each.
# Length: 40
minutes-together = Two hours, or a game a day
# Beside the button that begins it, for two players.
# Length: 70
together-short = You play Olympikos together: one point each.
# The same for several people among more players.
# Length: 70
race-needs-room = Olympikos needs a tablet lying flat between you.
# A question above the answers below.
order-question = In which order?
# An answer.
# Length: 24
order-easy = From easy to hard
# About that answer.
# Length: 30
order-easy-why = As they stand above
# An answer.
# Length: 24
order-last = Whoever is last chooses
# About that answer.
# Length: 30
order-last-why = Everyone stays in it
# An answer.
# Length: 24
order-drawn = Draw lots
# About that answer.
# Length: 30
order-drawn-why = Chance decides the order
# In the dialog with the questions of the games, above them. “You” are the players.
starts-why = You take turns to start, in games where someone starts.
# A button, and the title of the questions of all games.
options = Options of the games
# A button.
# Length: 18
begin = Begin

## The board between the games

# Above the headline before the first game.
# $games (Number): how many, at least 2
five-games = { $games ->
    [5] Five games, one champion
   *[other] { $games } games, one champion
}
# Above the headline: the last game changed who is first.
# $title (String): the name of the game
# $name (String): who
put-in-front = { $title } put { $name } in front
# Above the headline: whoever was first still is.
# $title (String): the name of the game
# $name (String): who
kept-in-front = { $title } kept { $name } in front
# Above the headline: several are first since the last game.
# $title (String): the name of the game
# $names (List): at least two players
brought-level = { $title } leaves { LIST($names) } tied
# The headline: who leads.
# $name (String): who
# $points (Number): by how many points
leads = { $name } leads by { $points }
# Somebody is first although others have as many points: games won decide.
# $name (String): who
leads-by-wins = Tied on points, { $name } leads with more games won
# The same: they have won as many games, and the last one decides.
# $name (String): who
leads-by-last = Tied on points, { $name } leads after a better last game
# The headline: several lead.
# $names (List): at least two players
lead-together = { LIST($names) } share the lead
# Before the first game is over.
all-level = Nobody is ahead yet
# What a game has changed, without a full stop.
# $name (String): who
takes-lead = { $name } takes the lead
# The same.
# $name (String): who
keeps-lead = { $name } keeps the lead
# What screen readers say when the board opens.
# $change (String): what the last game has changed, such as “Ana takes the lead”
# $points (List): “Ana 8”, “Bo 6”
sums = { $change }: { LIST($points, type: "unit") }.
# What screen readers say after that.
# $title (String): the name of a game
is-next = { $title } is next.

## On the podium of a game

# A button that leads to the board.
# Length: 24
# $title (String): the next game
on-to = On to { $title }
# The same where the next game has to be chosen.
# Length: 24
on-to-next = On to the next game
# The same after the last game.
# Length: 24
to-ceremony = To the ceremony
# What screen readers say of somebody.
# $name (String): who
# $gained (Number): what the game gave
# $sum (Number): all points so far
gained = { $name }: { $gained } more, { $sum } in all.

## What is at stake: below the headline of the board. A sentence about the next game, and then what it may change

# Before the first game.
# $title (String): the first game
# $points (Number): points
first-worth = { $title } is first. A win is worth { $points }.
# Before a game in the middle.
# $title (String): the next game
# $points (Number): points
next-worth = { $title } is next, and a win is worth { $points }.
# While a game is not over.
# $title (String): the game that goes on
# $points (Number): points
on-worth = { $title } is on, and a win is worth { $points }.
# Before the last game.
# $title (String): the last game
# $points (Number): points
last-worth = { $title } is the last game, and a win is worth { $points }.
# Computer players were last, and have chosen.
# $names (List): one or several of them
# $title (String): the game that they chose
# $points (Number): points
chosen-worth = { LIST($names) } chose { $title }, and a win is worth { $points }.
# People are last, and have not chosen.
# $names (List): who is last, one or several players
# $points (Number): points
choose-worth = { LIST($names) } may choose the next game. A win is worth { $points }.
# Two players play it together.
# $title (String): the next game
together-worth = { $title } is next. You play it together: one point each.
# One clause after that.
# $clause (String): “Bo takes the lead with one”
clause = { $clause }.
# Two clauses after that.
# $first (String): “Bo takes the lead with one”
# $second (String): “Chen can draw level”
clauses = { $first }; { $second }.
# A clause: “one” is a win.
# $count (Number): how many players
# $names (List): their names
leads-with-win = { $count ->
    [one] { LIST($names) } takes the lead with one
   *[other] { LIST($names) } each take the lead with one
}
# The same, but with as many points as somebody else: the tie-break puts them first.
# $count (Number): how many players
# $names (List): their names
leads-tied-with-win = { $count ->
    [one] { LIST($names) } draws level with one and leads on the tie-break
   *[other] { LIST($names) } would each draw level with one and lead on the tie-break
}
# A clause before the last game: “one” is a win.
# $count (Number): how many players
# $names (List): their names
champion-with-win = { $count ->
    [one] { LIST($names) } is champion with one
   *[other] { LIST($names) } would each be champion with one
}
# A clause.
# $names (List): one or two players
can-lead = { LIST($names) } can take the lead
# A clause before the last game.
# $names (List): one or two players
can-be-champion = { LIST($names) } can still be champion
# A clause.
# $names (List): one or two players
can-draw-level = { LIST($names) } can tie for the lead
# Before the last game.
# $names (List): at least two players
ahead = Whoever of { LIST($names) } is ahead here is champion.
# In place of clauses: the last game changes nothing.
# $name (String): who leads
settled = Nobody can overtake { $name }.
# In place of clauses: the champion is known, but not who is second.
# $name (String): who leads
settled-second-open = Nobody can overtake { $name }. Second place is open.
# Below the arch of the next game.
# Length: 12
# $points (Number): what a win is worth
to-win = { $points } to win
# The same where two play together.
# Length: 12
one-each = one each
# Below the arch of the last game.
# Length: 12
last-game = last game

## All points

# A button, and the title of the dialog.
# Length: 16
all-points = All points
# The head of the column with the games.
# Length: 12
game-head = Game
# The head of the row with the sums.
# Length: 12
total = Total
# The head of the row with the places.
# Length: 12
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
# The same.
# $title (String): the name of a game
missing-why = { $title } is no longer on this device, so it counts for nobody. Import its record to count it again, or play it again.
# The same.
# $title (String): the name of a game
changed-why = The saved { $title } is not the game played here, so it counts for nobody. You can play it again.
# A button after that.
# $title (String): the name of a game
play-again = Play { $title } again

# The storage of the browser has not taken all of the Pentathlon.
unsaved-full = There is no space left to save this Pentathlon. You can still play: save it as a file before you leave, or delete old games.
# The same: it takes nothing.
unsaved-closed = This browser does not let the page store anything, so this Pentathlon cannot be saved. You can still play; save it as a file before you leave.
# A button after that.
# Length: 24
save-as-file = Save it as a file

## The next game

# Above the name of the next game.
# $number (Number): which game it is, from 1
# $games (Number): how many there are
game-of = Game { $number } of { $games }
# How long the next game takes.
# $minutes (Number): minutes
about-minutes = { $minutes } minutes.
# Who is the starting player of the next game.
# $name (String): who
begins = { $name } starts.
# A button that begins a game.
# $title (String): the name of the game
play-game = Play { $title }
# A button that goes on with it.
# $title (String): the name of the game
continue-game = Continue { $title }
# A button that asks first.
# Length: 28
give-up = Give this game up…
# The title of the question.
give-up-title = Give this game up?
# Below that title.
# $title (String): the name of the game
give-up-why = If everyone agrees, { $title } ends here and counts for nobody. It stays among your saved games.
# A button.
# Length: 24
give-up-do = We all agree
# A button.
# Length: 24
give-up-not = Play on
## The games so far

# Below the name of a game.
# $names (List): who won a game
won-by = Won by { LIST($names) }.
# A link to the podium of a game.
# Length: 14
result = Result
# What screen readers call that link. It must contain its words.
# $title (String): the name of the game
result-of = Result of { $title }
# A link to the story of a game.
# Length: 14
story-link = Story
# What screen readers call that link. It must contain its words.
# $title (String): the name of the game
story-of = Story of { $title }

## The ceremony

# The headline. Of any gender: “has won the Pentathlon” would do as well.
# $name (String): who
champion-is = { $name } is champion
# The same for several.
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
# The same.
# $name (String): the champion
# $other (String): the second
# $won (Number): how many games the champion won
# $lost (Number): how many games the other one won
decided-wins = { $name } and { $other } are tied on points; { $name } won { $won ->
    [one] { $won } game
   *[other] { $won } games
} and { $other } { $lost }.
# The same.
# $name (String): the champion
# $other (String): the second
decided-last = { $name } and { $other } are tied on points and on games won; { $name } did better in the last game.
# The same.
# $names (List): the champions
decided-shared = { LIST($names) } are tied on points, on games won and in the last game.

# The champion and the second had as many points before the last game.
# $name (String): the champion
# $other (String): the second
# $title (String): the last game
level-then-won = { $name } and { $other } were tied before the last game. Then { $name } won { $title }.
# The same, but somebody else won that game.
# $name (String): the champion
# $other (String): the second
# $title (String): the last game
level-then-ahead = { $name } and { $other } were tied before the last game. Then { $name } finished ahead in { $title }.
# A sentence about how the champion came to it, as the next two.
# $name (String): the champion
# $games (Number): how many games there were, at least 2
won-all = { $name } won all { $games } games.
# The same.
# $name (String): the champion
led-throughout = { $name } led from the first game to the last.
# The same.
# $name (String): the champion
# $title (String): the game after which the champion was last
came-from-last = { $name } was last after { $title }, and passed everyone.
# What screen readers say of a game.
# $title (String): the game
# $names (List): who won it
game-won-by = { $title }: won by { LIST($names) }
# A button: another Pentathlon with the same players.
# Length: 14
once-more = Once more
# The main button.
# Length: 20
keep-picture = Keep the picture

## Sharing

# The title of the dialog.
share-title = Share this Pentathlon
# Below the title.
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
# A player in that list.
# $name (String): who
# $points (Number): points
share-points-of = { $name } { $points }
# A button.
# Length: 24
copy-text = Copy the text
# What is said after that button.
text-copied = Text copied.
# The same, where it could not be copied.
text-not-copied = This browser does not allow copying. The text is selected now: copy it by hand.
