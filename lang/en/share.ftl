### Pictures, links, challenges, QR codes, and records that are opened.

## The dialog that offers a finished game as a picture or as a link

# The question above three answers.
share-what = What would you like to share?
# An answer.
share-picture = A picture
# The same.
share-whole = The whole game
# The same.
share-challenge = The deal, as a challenge
# Below the answers, if the whole game is chosen.
share-why = The link contains the whole game: anyone who has it can watch every move and see every card and name.
# The same, if the challenge is chosen.
share-challenge-why = The link contains the deal, your score and who plays, but no moves. Whoever opens it plays the same cards from your seat.
# What is copied with the link of a challenge, to be sent to somebody.
# $points (Number): the points of the player
# $title (String): the name of the game
# $link (String): the link
share-dare = Beat my { $points ->
    [one] { $points } point
   *[other] { $points } points
} at { $title } with the same cards: { $link }
# The label of the field with the link.
share-link = Link
# A button.
# Length: 20
copy-link = Copy the link
# What is said after that button.
link-copied = Link copied.
# The same, where it could not be copied.
link-not-copied = This browser does not allow copying. The link is selected now: copy it by hand.
# In place of the link.
link-too-long = This game is too long for a link. Its record can be saved to a file.
# What screen readers call the picture.
qr-code = QR code of the link

## A picture of the podium

# Below the picture, in small print.
picture-why = The picture is made on this device and goes nowhere until you share it.
# A question above two answers.
picture-shape = Shape
# A shape of the picture.
# Length: 14
picture-square = Square
# A shape of the picture.
# Length: 14
picture-wide = Wide
# A button.
# Length: 20
save-picture = Save picture
# A button.
# Length: 20
share-it = Share picture
# In place of the picture.
picture-failed = This browser cannot draw the picture.
# A notice after that button.
picture-refused = This device could not share the picture. Save it and share the file instead.
# An alert below the picture.
picture-changed = This browser changes what pages draw, so the picture may look wrong. Look at it before you share it.
# What screen readers call the picture.
# $title (String): the name of the game
# $headline (String): who won: “Ana wins”
picture-of = The podium of { $title }: { $headline }
# Below the name of a player beyond the third place, on the picture.
# $place (String): “4th”
# $points (String): “2 points”
picture-place = { $place } · { $points }

## The screen on which a file or link is opened

# A heading beside the arch.
open-title = Bring games to this device
# Below that heading.
open-why = A game comes as a file, as a link or as text; a backup is a file with all the games of a device. You see what is in it before anything is saved.
# In an arch into which a file is dropped. A button “Choose a file” follows.
# Length: 20
open-drop = Drop a file here
# Looks like a button.
# Length: 16
open-file = Choose a file
# A tap folds out a field for text. It is its label, too.
open-paste = Or paste text or a link
# A button below that field.
# Length: 14
open-it = Open
# A sentence that says why follows.
open-refused = This cannot be opened.
# Why a file cannot be opened.
open-unreadable = This file cannot be read, or is larger than 16 megabytes.
# The same.
# $most (Number): the maximum
too-many-tables = There are more than { $most } new games in this file. That is more than can be opened at once.
# The same.
tables-known = Every game in this file is already here.
# The same.
tables-none = There are no games in this file.
# A text of more than two million characters was pasted.
paste-too-long = This text is longer than any game. Save it to a file and choose the file instead.

## What a file or link contains, before it is saved

# The title of the screen.
# $title (String): the name of the game
preview-title = A game of { $title }
# Below the title.
# $progress (String): how far it is, in the words of the game: “Round 3 of 8”
preview-unfinished = Not finished: { $progress }
# Stands after a sentence that says from where on the record cannot be read.
preview-fault = Everything before that can be saved.
# In the bar below, or in small print below a single game.
preview-why = Not saved on this device yet.
# Below a game that somebody has sent, for whoever opens the link.
preview-invite = No account, nothing to install.
# Said once a game that somebody has sent is saved.
preview-kept = Saved on this device.
# A button.
# Length: 24
preview-keep = Save to this device
# A button in the replay of a game that is not saved.
# Length: 24
preview-back = Back to the preview

## All games in a file, before they are saved

# The title of the screen.
collection-title = Saved games
# The heading above the list of the games in the file, as the next three above lists of other things.
# $count (Number): how many games, at least 1
# $kilobytes (Number): the size of all of them together
collection-what = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $kilobytes } kB
# The games of a Pentathlon are among those counted before.
# $count (Number): how many, at least 1
collection-tournaments = { $count ->
    [one] { $count } Pentathlon
   *[other] { $count } Pentathlons
}
# Results whose games were deleted.
# $count (Number): how many, at least 1
collection-results = { $count ->
    [one] { $count } result without its game
   *[other] { $count } results without their games
}
# The same: people who are not on this device yet.
# $count (Number): how many, at least 1
collection-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
# Below those lists.
# $count (Number): how many, at least 1
collection-known = { $count ->
    [one] { $count } other game in this file is already here.
   *[other] { $count } other games in this file are already here.
}
# Above the days whose deal was played there.
# $count (Number): how many, at least 1
collection-days = { $count ->
    [one] The deal of { $count } day
   *[other] The deals of { $count } days
}
# Stands beside a day.
day-over = Played: it counts for the streak
# Stands beside a day.
day-open = Begun, not over yet
# Stands beside a day.
day-again = Only played for fun: it does not count
# Stands beside the name of a person.
# $names (List): the names they had before
person-earlier = Earlier: { LIST($names) }
# Each player of a result.
# $name (String): who
# $points (Number): the points
result-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Where there were no games, only a Pentathlon or people.
all-taken = Imported.
# What a notice says after the import, as the next three.
nothing-taken = Nothing was imported. Everything here is as it was.
# Where another tab changed something while the question was open. It may follow one of the sentences about games.
changed-meanwhile = What has changed here in the meantime was not overwritten.
# What a notice says after the import.
# $count (Number): how many, at least 1
tables-taken = { $count ->
    [one] { $count } game imported.
   *[other] { $count } games imported.
}
# It may follow the sentence before.
# $count (Number): how many, at least 1
tables-left-out = { $count ->
    [one] There was no room on this device for { $count } game.
   *[other] There was no room on this device for { $count } games.
}

## What an import would change of what is here: each is asked for by itself

# A heading, above the sentences below; each has two answers.
asked-title = Different from what is here
# An answer to each of these questions: nothing is changed.
# Length: 24
keep-mine = Keep mine
# The other answer.
# Length: 24
take-theirs = Take the file’s
# A sentence above the two answers: the game has more moves in the file.
# $title (String): the name of the game
# $names (List): the players
asked-table = In the file, your { $title } with { LIST($names) } has more moves.
# The same: the Pentathlon has more games in the file.
# $names (List): who takes part
asked-tournament = In the file, your Pentathlon with { LIST($names) } has more games.
# The same: in the file these games belong to a Pentathlon, and here they do not.
# $names (List): who takes part
asked-tournament-takes = A Pentathlon with { LIST($names) } in the file counts games of yours. They would become part of it.
# The same. “Here” is this device.
asked-today = In the file, today’s deal has been played. Here you could then only play it for fun.
# The same.
# $day (String): the date: “26 November”
asked-day = The deal of { $day } has another result in the file.
# The same, above the name and mark of the person here and in the file.
# $name (String): who, as here
asked-person = { $name } has another name or mark in the file.
# Below that sentence.
# $names (List): further names of that person in the file
asked-names = Games played as { LIST($names) } would count for them, too.
# Before the name and mark of a person.
side-here = Here:
# Before the name and mark of a person.
side-there = In the file:

## Whether somebody in a game from elsewhere is the person of this device who is called so

# Below the question whether this is the person.
# $name (String): what they are called there
# $count (Number): in how many games, Pentathlons and results, at least 1
namesake-games = { $count ->
    [one] Someone called { $name } played it.
   *[other] Someone called { $name } played { $count } of these games.
}
# Below these questions, in small print.
namesake-why = In the hall of fame, a game counts only for people of this device.

## A challenge

# The title of the screen.
# $name (String): who sent the challenge
# $points (Number): the points of that player
challenge-title = Beat { $name }’s { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Below the title.
challenge-text = The same cards, the same seat, the same opponents.
# The main button.
# Length: 20
challenge-play = Play these cards
# The label of a field.
challenge-name = Your name
# At the foot, in small print. “You” is whoever takes the challenge.
challenge-why = The others react to what you do.

## What is wrong with a link
## Each but the first says why, after the first.

# A sentence that says why follows.
link-refused = This link cannot be opened.
fault-link = The link is incomplete.
fault-link-newer = The link comes from a newer version of the app.
fault-link-rules = The game in this link was played under rules that this version does not know.
fault-table = The link describes an impossible game.
