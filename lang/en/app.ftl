### The shelf, and what is said before a game is opened. Everybody loads this first, so what only a later screen needs
### belongs elsewhere.

## Everywhere

# The name of the app. It is not translated.
pentathlon = Pentathlon
# A round button with an arrow at the head of most screens, and a button: leads to the shelf.
# Length: 16
home = All games
# A round button with a cross, for screen readers.
close = Close
# A button, and the title of its screen.
# Length: 14
settings = Settings
# A button over the table, the title of what it opens, and a button below a poster.
# Length: 12
rules = Rules
# A line below while a part of the app is loading.
fetching = Loading…
# A button after something could not be loaded.
# Length: 20
try-again = Try again
# A button that loads the page again.
# Length: 20
load-again = Reload

## The head of the shelf

# Below the name of the app.
tagline-so-far = Five Olympic card games at one table, for people and computer players, in a browser tab.
# A button, and the title of its screen.
# Length: 24
open-record = Open a file or link
# A button that leads to what the games say of each person.
# Length: 20
hall = Hall of fame

# Above the languages, on the shelf, in the settings and in the pause of a table, where there is more than one language.
setting-language = Language
# Below it: a file of the chosen language could not be loaded.
language-not-loaded = Some of the text in this language could not be loaded. Until it is, that text stays in another language.

# Stands on the shelf once a new version of the app has been downloaded.
new-version = A new version of Pentathlon is ready. Your saved games are not affected.
# The button beside that.
# Length: 20
take-new-version = Update now

## The posters
## A poster is the large card of a game. Labels that end in “-label” are for screen readers and contain the words that are seen.

# How many can play a game.
# $from (Number): the fewest, at least 2
# $to (Number): the most, at most 7
# Length: 11
players = { $from }–{ $to } players
# How long a game takes.
# Length: 12
# $minutes (Number): 20 or 30
minutes = { $minutes } min
# The mark on the poster of the game to play first.
# Length: 14
mark-start = Start here
# A button on a poster: begins a game at once, with those who played it last.
# Length: 8
play = Play
# What screen readers call that button. It must contain its words.
# $title (String): the name of the game
play-label = Play { $title }
# A link below a poster: the lesson of the game.
# Length: 16
learn = Learn in 4 min
# What screen readers call that link. It must contain its words.
# $title (String): the name of the game
learn-label = Learn in 4 min: { $title }
# The same link once the lesson was followed to its end.
# Length: 16
learned = ✓ Learned
# What screen readers call that link. It must contain its words.
# $title (String): the name of the game
learned-label = ✓ Learned: { $title }
# Marks on posters: what a game is good for.
# Length: 19
mark-two = For two together
# The same.
# Length: 19
mark-quick = Quick
# The same.
# Length: 19
mark-pictures = Pictures
# The same.
# Length: 19
mark-think = Most to think about
# The same: players mislead each other.
# Length: 19
mark-bluff = Bluffing
# The same: the faces that people pull.
# Length: 19
mark-faces = Funny faces
# The same: nobody waits for a turn.
# Length: 19
mark-turns = Everyone at once
# The same: players.
# Length: 19
mark-many = Up to seven
# The same.
# Length: 19
mark-easy = Easy to learn
# What screen readers call the button below a poster that leads to the rules of the game. It must contain its words.
# $title (String): the name of the game
rules-label = Rules: { $title }

## The Pentathlon: all games in a row

# Stands before the posters, and where a saved game has its name.
tournament = The Pentathlon
# Below that name, where none is saved.
tournament-line = All five games in a row, with the same players and one champion.
# A button after that.
# Length: 16
begin-tournament = Begin
# How far a Pentathlon is.
# $number (Number): which game it has reached, from 1
# $games (Number): how many there are
# $title (String): the name of that game
tournament-at = Game { $number } of { $games } · { $title }
# The same before its first game.
# $games (Number): how many there are
tournament-new = Ready for the first of { $games } games
# The same once all of them are over.
# $games (Number): how many there are
tournament-over = All { $games } games are over
# Before a Pentathlon is deleted.
# $names (List): the players
remove-tournament-why = The Pentathlon with { LIST($names) } will be deleted from this device. Its games stay as single games.

## Today’s deal

# What is played today, against so many computer players.
# $title (String): the name of the game
# $rivals (Number): 1 or 2
today = { $rivals ->
    [one] Today: { $title }, one opponent
   *[other] Today: { $title }, two opponents
}
# The same on a Sunday.
today-tournament = Today: a Pentathlon, two opponents
# Below that line, as long as the deal has not been played on days in a row.
today-line = The same deal for everyone, once a day.
# On how many days in a row the deal was played.
# $days (Number): at least 1
today-streak = { $days ->
    [one] The same deal for everyone. Your streak: 1 day.
   *[other] The same deal for everyone. Your streak: { $days } days.
}
# A button, after the game for the record was deleted: begins the same deal once more.
# Length: 16
today-again = Play again
# Beside that button, on the shelf and on the screen of the deal.
today-again-line = Today’s game was deleted. Play again: it does not count.

## The welcome beside the posters, while nothing is saved
## The first is its headline, and the messages “promise-” are headings of short paragraphs, each with its paragraph (“-why”)
## below. They speak to whoever holds the device.

welcome = Take a seat
welcome-text = Play the computer on your own, or gather everyone round this screen.
promise-quick = One tap and you’re playing
promise-quick-why = Tap “{ play }” on a poster, or the poster itself to choose who plays. Cards you can play stand out; tap any other and it tells you why not.
promise-safe = Every game is saved
promise-safe-why = Every move is saved on this device. Close the tab, come back and carry on.
promise-secret = Your cards are yours
promise-secret-why = Pass the device round: a curtain hides each hand until its owner takes over.
# The last line, in small print.
promise-nothing = No account, no tracking, no ads.

## Saved games on the shelf

# A heading.
unfinished-tables = Unfinished games
# A heading.
finished-tables = Finished games
# Stands there while they are read.
fetching-tables = Loading your saved games…
# The label of the field that looks for a saved game.
# Length: 28
find-table = Find a game or a name
# Stands there if there is none.
find-nothing = No saved game matches.
# When a saved game was last played, where several were played on that day.
# $day (String): the day: “3 May”
# $time (String): the time: “17:05”
day-and-time = { $day }, { $time }
# A button beside the title of a list of which everything is shown.
# Length: 20
show-fewer = Show fewer
# A button below a list of which only the beginning is shown.
# $count (Number): how many there are, more than 3
show-all = Show all { $count }
# Who plays a saved game.
# $names (List): the players
waiting-names = { LIST($names, type: "unit") }
# How far an unfinished game is, and who acts next.
# $name (String): whose turn it is
# $progress (String): how far it is, in the words of the game: “Round 3 of 8”
waiting-turn = { $progress } · { $name }’s turn
# The result of a finished game.
# $winners (List): who won
# $points (Number): the points of each
waiting-won = { $points ->
    [one] { LIST($winners) } won, { $points } point
   *[other] { LIST($winners) } won, { $points } points
}
# The same, if all players share the result.
# $points (Number): the points of each
waiting-shared = { $points ->
    [one] Shared by all, { $points } point
   *[other] Shared by all, { $points } points
}
# How far a game is, or its result, if somebody left an earlier game at one of its moves and chose anew.
# $number (Number): the number of that move, from 1
# $state (String): “Round 3 of 8 · Ana’s turn”, “Ana won, 34 points”
waiting-branch = Tried again from move { $number } · { $state }
# Stands where the progress of a game would, if that game is one of a season that is not over.
season-goes-on = The season continues
# The same, if the next game of that season has begun.
season-went-on = The next game has begun
# Stands where the name of a game would, if what is saved cannot be read.
broken-table = A damaged game
# A button beside an unfinished game.
# Length: 12
continue-game = Continue
# What screen readers call that button. It must contain its words.
# $title (String): the name of the game
# $names (List): the players
continue-label = Continue { $title } with { LIST($names) }
# The same, if nothing is known of who plays.
# $title (String): the name of the game
continue-unknown-label = Continue { $title }
# A button beside a finished game.
# Length: 12
see-result = Result
# What screen readers call that button. It must contain its words.
# $title (String): the name of the game
# $names (List): the players
see-result-label = Result of { $title } with { LIST($names) }
# A button beside a damaged game.
# Length: 12
look = View
# What screen readers call that button. It must contain its words.
look-label = View a damaged game
# What screen readers call the round button that deletes a saved game.
# $title (String): the name of the game
# $names (List): the players
remove-label = Delete { $title } with { LIST($names) }
# The same, if nothing is known of who plays.
# $title (String): the name of the game
remove-unknown-label = Delete { $title }
# The same for a damaged game.
remove-broken-label = Delete a damaged game
# The title of the question before a saved game is deleted.
remove-table = Delete this game?
# Below that title.
# $title (String): the name of the game
# $names (List): the players
remove-table-why = { $title } with { LIST($names) } will be deleted from this device.
# The same, if nothing is known of who plays.
# $title (String): the name of the game
remove-unknown-why = { $title } will be deleted from this device.
# The same for a damaged game.
remove-broken-why = What is left of this damaged game will be deleted from this device.
# After that, if it is the unfinished game of a day, which can be played once for the record.
remove-day-why = It is a day’s deal: that day will have no result.
# The button that does not delete it.
# Length: 14
keep = Keep it
# The button that deletes it.
# Length: 14
remove = Delete
# Before a finished game is deleted.
keep-result-why = Its result can stay in the hall of fame. Without the game, it cannot be checked.
# The button that deletes the game and keeps that.
keep-result = Delete, but keep the result

## The foot of the shelf, and the foot of the rules

# Stands after the name of a game.
# $authors (List): who designed it
# $publisher (String): the publisher and the year: “Brain Games, 2018”
made-by = A game by { LIST($authors) }, published by { $publisher }. This is an unofficial version with its own text, artwork, card values and sports.
# The same, if the publisher is not known.
# $authors (List): who designed it
made-by-unpublished = A game by { LIST($authors) }. This is an unofficial version with its own text, artwork, card values and sports.
# A line in small print, which leads to the licence.
pictures-by = The coloured pictures of objects are Twemoji, © Twitter, Inc. and other contributors, licensed under CC BY 4.0.
# A link to a page in English.
licences = Software, artwork and typeface licences

## When something cannot be loaded
## A title, and a paragraph below it (“-why”).

# A screen that says only this.
no-such-page = There is nothing at this address.
# Also the title of the screen that says it.
not-fetched = This part of the app could not be loaded
# The reason if nothing more is known.
not-fetched-why = The server did not send it. Try again in a moment. Your saved games are not affected.
# The reason when the device has no network.
offline-why = This device is offline. Your saved games are not affected.
# The reason when the file arrived, but is not the one that this version needs.
damaged-why = The file arrived damaged. Your saved games are not affected.
# A title: the file has not come within eight seconds.
late = This part of the app is still loading
late-why = It opens as soon as it is here. Your saved games are not affected.
# A title: the page is older than the app on the server.
outdated = A new version is available
outdated-why = This page is out of date and can no longer load the game. Reload it to carry on in the new version. Your saved games are not affected.

## What cannot be read of what is saved

# On the shelf, above two buttons.
# $count (Number): how many saves are damaged, at least 1
# $what (List): the next six messages, those that are needed
unreadable = { $count ->
    [one] This cannot be read: { LIST($what) }. It is left out, and everything else stays.
   *[other] These cannot be read: { LIST($what) }. They are left out, and everything else stays.
}
# One of the things in that list: a noun, as the next five.
# $count (Number): at least 1
unreadable-games = { $count ->
    [one] one game
   *[other] { $count } games
}
# The same.
# $count (Number): at least 1
unreadable-tournaments = { $count ->
    [one] one Pentathlon
   *[other] { $count } Pentathlons
}
# The same.
# $count (Number): at least 1
unreadable-people = { $count ->
    [one] one person
   *[other] { $count } people
}
# Days on which somebody has played today’s deal.
# $count (Number): at least 1
unreadable-days = { $count ->
    [one] one day’s deal
   *[other] the deals of { $count } days
}
# Results that were kept when their games were deleted.
# $count (Number): at least 1
unreadable-results = { $count ->
    [one] one result without its game
   *[other] { $count } results without their games
}
# Which names in a game are those of guests, and not of people on this device.
# $count (Number): at least 1
unreadable-guests = { $count ->
    [one] one list of guests
   *[other] { $count } lists of guests
}
# A button.
# Length: 28
save-unreadable = Save to a file
# A button, where the app had stopped at some of them.
# Length: 28
read-again = Read again
# The title of the question before they are deleted.
remove-unreadable-title = Delete what cannot be read?
# Below that title.
remove-unreadable-why = What cannot be read will be deleted from this device. A newer version of the app might still read it.
# An alert: the browser refused to save a file.
not-saved-as-file = This browser does not allow files to be saved.

## When the app has stopped

# A page without anything else; buttons follow.
broken = Something went wrong. Your games are saved up to the last move: reload the page to continue.
# The second time within a minute.
broken-again = It went wrong again. Your games are still saved up to the last move. You can start without what was being read; it is kept, and you can save it to a file.
# Buttons, by what was being read.
# Length: 30
without-game = Start without that game
# The same.
# Length: 30
without-tournament = Start without that Pentathlon
# The same.
# Length: 30
without-person = Start without that person
# The same: the deal of that day.
# Length: 30
without-day = Start without that day
# The same: a result that was kept without its game.
# Length: 30
without-result = Start without that result
# A button.
# Length: 28
save-games = Save my games to a file
# What can be unfolded below. The report itself is in English.
report-about = An error report for the developers, without names or cards
# A button.
# Length: 28
copy-report = Copy the report
# The same button, once that is done.
report-copied = Report copied
