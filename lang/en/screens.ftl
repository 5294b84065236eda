### The screens that all games share: set-up, table, podium, replay, settings and the dialogs over them.

## Everywhere

# Two sentences, one after the other. Both are whole.
# $first (String): the first
# $second (String): the second
sentences = { $first } { $second }
# A button.
# Length: 14
play = Play
# A button, and the head of the rules.
# Length: 18
how-to-play = How to play
# A screen that says only this, or why a game did not begin.
no-such-table = That game is not on this device.
# The same.
no-such-game = There is no such game here.
# A browser without a source of chance.
no-chance = This browser cannot provide random numbers, so the cards cannot be shuffled.
# The same.
set-up-refused = This game cannot be set up like that. Check players and options.

# The title of the card that says what a thing on the table is, where the thing has no name.
# Length: 24
what-is-this = What is this?

## Set-up: who plays

# The headline.
seats = Who plays?
# What screen readers call the links to the lessons of a game.
lessons = Lessons
# The link to a lesson that was followed to its end.
# Length: 16
learn-again = Learn again
# The link beside it, on the poster of a game: three people begin it, and its opening is explained to each.
# Length: 12
together = Together
# What screen readers call what can be done with a seat.
# $number (Number): the seat, beginning with 1
# $seats (Number): how many there are
seat-of = Seat { $number } of { $seats }
# The same before who sits there, or that it is free.
# $number (Number): the seat, beginning with 1
# $seats (Number): how many there are
seat-before = Seat { $number } of { $seats }:
# On a seat where nobody sits.
# Length: 10
seat-free = Free
# On the free seat in which whoever is tapped sits down.
# Length: 18
who-sits = Who sits here?
# Below the seats, while that seat is free.
tap-somebody = Tap someone to fill the seat.
# What screen readers call a field.
# $number (Number): the seat, beginning with 1
name-of = Name for seat { $number }
# A button: nobody sits in this seat.
# Length: 18
leave-free = Leave it free
# A button: this player starts, or deals first.
# Length: 12
to-start = Starts
# On the seat of that player.
# Length: 12
starts = starts
# A button: the player of a seat and the one beside it change places.
# Length: 14
move-left = Move left
# The same with the seat on the other side.
# Length: 14
move-right = Move right
# The people of this device who can sit down: a heading.
people-to-sit = People
# A button: a person who is not yet known sits down.
# Length: 18
somebody-new = Someone new
# The computers that can sit down: a heading.
computers-to-sit = Computers
# The weakest computer player: a thing, so that its gender is that of the word.
# Length: 12
rookie = Rookie
# The computer player in the middle, a thing like the other two.
# Length: 12
regular = Regular
# The strongest computer player.
# Length: 12
expert = Expert
# What a screen reader says when somebody has taken a seat.
# $name (String): who
sits-down = { $name } sits down.
# What a screen reader says when a seat is free again.
# $number (Number): the seat, beginning with 1
seat-left = Seat { $number } is free.
# What sort of player somebody is, where all sorts are named.
# Length: 20
person = Person
# The same: the weakest computer player.
# Length: 20
computer-rookie = Computer: Rookie
# The same.
# Length: 20
computer-regular = Computer: Regular
# The same: the strongest computer player.
# Length: 20
computer-expert = Computer: Expert
# Beside the question who plays.
# $title (String): the name of the game
# $from (Number): the fewest, at least 2
# $to (Number): the most, at most 7
seats-limit = { $title } is for { $from } to { $to } players.
# If a name is too long or empty.
# $number (Number): the seat, beginning with 1
# $name (String): what the player will be called
name-shown = Seat { $number } will appear as { $name }.
# Below the field for a name, while a longer one is typed.
# $name (String): the name as it is kept
name-cut = A name has 16 characters at most: this one becomes { $name }.
# If two names differ at most in capitals.
# $number (Number): the seat, beginning with 1
# $name (String): what the player will be called
name-taken = Someone else has that name, so seat { $number } will appear as { $name }.
# If two people at a table have one name, or typed an earlier and a later name of one person.
# $name (String): the name
name-twice = Two people cannot both be { $name } in one game. Give one of them another name.
# Where several people would race, each with cards of their own, on a screen that is too small for them.
no-room = This screen is too small for a race of several people. Play as two together, or let one of you race the computer players.
# A button: opens the list of all people who play on this device.
# Length: 24
people-here = People on this device
# Beside the button that begins the game, as the next two. “You” is whoever holds the device.
no-person-here = No person plays: you watch the computer players.
# Beside the button that begins the game.
# Length: 60
# $people (Number): at least 2
one-device = { $people } people: the screen covers each hand.
# The same.
# Length: 60
alone = One person: nobody has to look away.

## Set-up: how strong computer players are

# The weakest level overlooks things.
# $wins (Number): how many games in ten it wins
about-rookie = A Rookie overlooks a third of its moves. It wins about { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
} in 10 against a Regular.
# The level in the middle.
# $wins (Number): how many games in ten it wins
about-regular = A Regular plays what looks best at first glance. It wins about { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
} in 10 against a Rookie.
# The strongest level.
# $wins (Number): how many games in ten it wins
about-expert = An Expert thinks ahead. It wins about { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
} in 10 against a Regular.
# In a game where all guess at the same time, against the clock.
about-rookie-in-races = A Rookie takes longer, and is wrong more often.
# The same of the level in the middle.
about-regular-in-races = A Regular guesses what looks best, like someone who knows the game.
# The same of the strongest level.
about-expert-in-races = An Expert is quick and rarely wrong.

## Set-up: questions

# Before what is chosen for the game.
options = Options
# After that, while every answer is the usual one.
options-usual = As usual
# A button: shows the questions.
# Length: 12
change-options = Change
# A question with an answer that is not the usual one; such answers stand in that place.
# $question (String): a question of the set-up: “Time limit for the last Athlete”
# $answer (String): its answer: “30 seconds”
option-answer = { $question } – { $answer }
# A question of the set-up.
hints-question = Who may ask for hints?
# Below that question.
hints-why = A hint shows what an Expert would do. The log records who asked for one.
# An answer.
# Length: 12
hints-nobody = Nobody
# An answer.
# Length: 12
hints-everybody = Everyone
# Below the question who starts.
start-why = Draw lots, or choose a player.
# An answer; the others are the names of the players.
# Length: 14
start-by-lot = Draw lots

## The head of the table

# A button: takes back the last move.
# Length: 10
undo = Undo
# A button: what has happened.
# Length: 10
log = Log
# A button.
# Length: 10
pause = Pause
# A button.
# Length: 10
hint = Hint

## Below the board

# A computer player.
# $name (String): who
thinking = { $name } is thinking…
# A person whose only possible move is made automatically.
# $name (String): who
only-choice = { $name } has only one move…
# A button that shows the next event.
# Length: 12
next = Next
# A button that does not wait for the end of what is shown.
# Length: 12
skip = Skip
# A button: who has to choose while everyone looks may see their own hand first.
# $name (String): who
open-hand = See { $name }’s cards first
# Before a race against the clock.
race-ready = Ready?
# A button.
# Length: 12
race-begins = Start
# In the pause of a race, above the button that goes on.
race-paused = The race is paused.
# A button.
# Length: 12
race-goes-on = Resume
# Below the board, above a button. “You” is whoever looks at this tab.
elsewhere = This game is open in another tab, or was changed there. Here you can only watch.
# A button.
# Length: 20
take-over = Play here instead

## The curtain before a hand

# The device goes to another person, whose name stands below in large type. It must be whole without the name.
# Length: 28
curtain-pass = Pass the device on
# The device stays with the person who has it, whose name stands below in large type. It must be whole without the name.
# Length: 28
curtain-again = Keep the device
# A button that has to be held.
# Length: 28
curtain-hold = Hold to see your cards
# A button.
# Length: 28
curtain-tap = Tap to see your cards
# Only where there seems to be a keyboard. The next sentence follows it.
curtain-enter = Or press Enter.
# To those who are not named above.
curtain-hint = Everyone else, look away.
# A button that has to be held.
# Length: 34
curtain-take-back = Hold to take your choice back
# Below that button. “You” is the person named above.
curtain-take-back-why = Someone pressed Undo. Only you may decide; everyone else, look away.

## The log

# The title.
# Length: 28
log-title = What has happened so far
# In place of the lines.
log-empty = Nothing has happened yet.
# Lines of the log that are not moves of the game.
# $name (String): for whom
note-curtain = The curtain was opened for { $name }.
# The same.
note-hints = Everyone may ask for hints.
# The same.
# $name (String): who
note-hint = { $name } asked for a hint.
# The same.
note-record = The whole record was copied or saved to a file, hidden cards and all.
# The same: above it are the moves of the earlier game.
# $number (Number): the number of a move, from 1
note-branch = Up to here, an earlier game; tried again from move { $number }.
# The same.
# $points (Number): the score to beat
note-beat = Challenge: score more than { $points ->
    [one] { $points } point
   *[other] { $points } points
} with these cards.

## The pause

# The title.
pause-title = Pause
# Below the title.
pause-saved = Everything is saved on this device.
# A button.
# Length: 28
play-on = Play on
# A button.
# Length: 28
leave-table = Leave the table
# The way from the settings back to the table from which they were opened.
to-table = Back to the table
# A button: a replay of the game so far.
# Length: 28
look-back = Look back
# A button.
# Length: 28
full-screen = Full screen
# A button.
# Length: 28
not-full-screen = Exit full screen

## The record and the log, to be copied or saved

# A button.
# Length: 32
save-record = Save the game record to a file
# A button.
# Length: 28
copy-record = Copy the record
# A notice after that button.
copied = Record copied.
# The same, where it could not be copied.
not-copied = This browser does not allow copying. Save the record to a file instead.
# Below the buttons, where nobody else has cards to hide.
record-is-backup = The record is a backup of this game. It also contains hidden information: anyone who reads it can see every card.
# Below the buttons, where several people hide cards from each other.
record-is-secret = The record reveals hidden cards, so it is available when the game is over; before that, only if everyone agrees. The log shows only what everyone has seen.
# A button.
# Length: 28
save-log = Save the log to a file
# A button.
# Length: 28
copy-log = Copy the log
# A notice after that button.
log-copied = Log copied.
# A button that asks first.
# Length: 28
give-record = Share the whole record…
# The title of the question.
give-record-title = Show everyone’s hidden cards?
# Below that title.
give-record-why = The record reveals every player’s hidden cards and what is still to come. If everyone at the table agrees, you can share it now; the log will say so.
# A button.
# Length: 28
give-record-not = Not now
# A button.
# Length: 28
give-record-save = We all agree: save it
# A button.
# Length: 28
give-record-copy = We all agree: copy it
# The code by which everyone can check at the end that the deal is the one from the start.
# $code (String): letters and digits
deal-code = Code of this deal: { $code }.
# Stands after the code, while the game is on.
deal-code-why = If you note it now, you can compare it at the end: the record of the same deal gives the same code.
# Stands after the code, once the game is over.
deal-code-proves = It was fixed before the first move, and the pause showed it. The record of the same deal always gives the same code.
# A button.
# Length: 28
check-deal = Check this deal
# A notice after that button.
# $code (String): letters and digits
deal-is-the-same = The record’s code is { $code }. If you noted the same code at the start, you played this deal and no other. An older note has only twelve characters. They match too, which proves nearly as much.
# The same.
deal-is-another = The record’s code differs from the one shown at the start: this is not the original deal.

## Undo

# The title of the question.
undo-title = Take that back?
# Below that title, where several people play.
undo-reveals = Everything after it will be undone too. Hidden information has been revealed since then, so take it back only if everyone at the table agrees. The record will show it.
# The same for somebody who plays alone.
undo-reveals-alone = Everything after it will be undone too. Hidden information has been revealed since then, so the record will show that you took it back.
# A button.
# Length: 18
undo-do = Take it back
# A button.
# Length: 18
undo-agreed = We all agree
# A button, also at the curtain.
# Length: 18
undo-not = Keep it
# A button.
# Length: 28
undo-last = Take back the last move
# A notice after the button “Undo”.
undo-nothing = There is nothing to take back.
# A notice, and read aloud.
# $name (String): who
undone = Taken back: it is { $name }’s choice again.

## Hints

# A notice, once.
expert-plays-as-regular = An Expert is playing like a Regular for now: part of the app could not be loaded.

## The podium

# A button on the podium of a game of the Pentathlon, and in its pause: leads to the board with the points of all games.
# Length: 24
to-tournament = To the Pentathlon
# On the podium of a game with the deal that everyone has on one day.
of-day = This was a day’s deal.
# The same.
of-day-again = A day’s deal, played for fun: it does not count.
# After that, where the player asked for hints.
# $hints (Number): how many, at least 1
of-day-hints = { $hints ->
    [one] You had one hint.
   *[other] You had { $hints } hints.
}
# A link after that, to the result among those of the days around it.
# Length: 20
see-week = See the week
# The headline.
# $name (String): who
winner-is = { $name } wins
# To somebody who played alone against computers.
# $name (String): who
you-win = You win, { $name }!
# The headline.
# $names (List): at least two players
winners-are = { LIST($names) } share the victory
# A place on the podium, in large type.
# $rank (Number): 1 to 3
place = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
# Below the place.
# $points (Number): the points of a player
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Below the sentence that says who won or how far a game is, if somebody left an earlier game at one of its moves and chose
# anew.
# $number (Number): the number of that move, from 1
no-result = Tried again from move { $number } of an earlier game: the result does not count.
# Below the sentence that says who won, when one person has won twice in a row against computer players of the weakest
# level. It is said once.
next-level-regular = Two wins in a row against Rookies! A Regular overlooks nothing: it plays what looks best.
# The same against the middle level.
next-level-expert = Two wins in a row against Regulars! An Expert thinks ahead.
# A button after that: a new game against the next level.
# Length: 20
play-regular = Play Regulars
# The same.
# Length: 20
play-expert = Play Experts
# Below the result of the first game on this device, before a field: whoever has played is unknown so far.
# $name (String): what they were called in the game
your-name = You played as { $name }. What is your name? It stays on this device.
# The button after the field.
# Length: 20
your-name-keep = Remember me
# After that.
# $name (String): the name that was typed
your-name-kept = Welcome, { $name }! The hall of fame has your first result.
# The same below the first game of several people. The name that each was called by stands before a field.
your-names = What are your names? They stay on this device.
# The button after the fields.
# Length: 20
your-names-keep = Remember us
# After that.
# $names (List): the names that were typed
your-names-kept = Welcome, { LIST($names) }! The hall of fame has your first result.
# What an address begins, before the button “Play”.
# $names (List): who plays
new-game-with = A new game with { LIST($names) }.
# A link beside that button: it leads to the set-up.
# Length: 20
choose-players = Choose players
# A question: somebody at the table is called as a person of this device.
# $name (String): the person of this device
is-this-your = Is this your { $name }?
# An answer.
# Length: 24
somebody-else = Someone else
# The other answer.
# $name (String): the person of this device
my-own = My { $name }
# Below the result, before these two answers.
whose-result = The result counts for a person only if you say so.
# In the header of a table that is a challenge.
# $progress (String): how far the game is: “Round 3 of 8”
# $target (Number): the score to beat
challenge-progress = { $progress } · beat { $target }
# Below the headline.
# $points (Number): the points of the player
# $target (Number): the score to beat
challenge-met = Challenge met: you scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the score to beat was { $target }.
# A button after that: opens what can be shared.
# Length: 20
send-back = Send it back
# Below the headline.
# $points (Number): the points of the player
# $target (Number): the score to beat
challenge-stands = Challenge not met: you scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the score to beat is { $target }.
# The title of the table of points.
points-from = Where the points come from
# The head of a column.
# Length: 10
rank = Rank
# The head of a column.
# Length: 12
player-head = Player
# The head of a column.
# Length: 10
total = Total
# Who stands on a step of the podium, read aloud.
# $names (List): one player, or all who share the place
# $rank (Number): the place
# $points (Number): the points of each
stands = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
} place: { LIST($names) }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# Why somebody has won, where nothing else decided.
# $name (String): the winner
# $points (Number): their points
# $lead (Number): how many points ahead
# $seconds (List): the next player, or all who share the next place
won-by = { $points ->
    [one] { $name } wins with { $points } point, { $lead } ahead of { LIST($seconds) }.
   *[other] { $name } wins with { $points } points, { $lead } ahead of { LIST($seconds) }.
}
# Below the headline: that and why a place is shared.
# $names (List): at least two players
# $points (Number): of each
tie-shared = { LIST($names) } are tied on { $points ->
    [one] { $points } point
   *[other] { $points } points
} and share the place.
# Stands after a sentence that says that a tie was broken in part.
# $name (String): who
# $rank (Number): the place
tie-alone = { $name } finishes { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}.
# The same.
# $names (List): at least two players
# $rank (Number): the place
tie-share = { LIST($names) } share { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
} place.
# A button.
# Length: 20
rematch = Rematch
# The button on the podium that opens the review.
# Length: 14
story = Story
# A button.
# Length: 20
other-game = Another game
# A button, also below the review.
# Length: 24
watch-replay = Watch the replay
# A button: a link to this game.
# Length: 14
share = Share
# A button: everything else that can be done. Also the title of what it opens.
# Length: 14
more = More

## A season on the podium

# The title of the standing.
# $target (Number): how many games somebody has to win
season-to = Season: first to { $target }
# What a screen reader says of a player.
# $name (String): who
# $points (Number): season points, one for each game that player has won
# $target (Number): how many of them somebody needs
season-points = { $name }: { $points } of { $target ->
    [one] { $target } season point
   *[other] { $target } season points
}
# The headline.
# $name (String): who
season-winner-is = { $name } wins the season
# The headline.
# $names (List): at least two players
season-winners-are = { LIST($names) } share the season title
# A button.
# Length: 20
next-game = Next game
# A button.
# Length: 20
new-season = Another season

## How to install the app, below the podium

# A remark, where the browser can install the app by itself.
install-ask = Install Pentathlon and it opens like any other app, online or offline.
# The button beside that.
# Length: 24
install = Install Pentathlon
# “Add to Home Screen” is what Firefox for Android calls it.
install-menu = To install Pentathlon, choose Add to Home Screen in the browser’s menu. It then opens like any other app, online or offline.
# “Share” and “Add to Home Screen” are what Safari on an iPhone calls it.
install-home-screen = This browser may delete saved games if the page is not opened for seven days; an installed app keeps them. To install Pentathlon, choose Share, then Add to Home Screen. It cannot see the games saved here, so save them to a file first.
# “File” and “Add to Dock” are what Safari on a Mac calls it.
install-dock = This browser may delete saved games if the page is not opened for seven days; an installed app keeps them. To install Pentathlon, choose File, then Add to Dock. It cannot see the games saved here, so save them to a file first.
# The button beside these two.
# Length: 28
save-all = Save all games to a file

## The replay

# The title of the screen.
replay-title = Replay
# What a screen reader says of the slider.
# $step (Number): beginning with 1
# $steps (Number): how many there are
replay-step = Step { $step } of { $steps }
# A round button, for screen readers.
replay-back = Step back
# A round button, for screen readers.
replay-on = Step forward
# A button: the replay runs by itself.
# Length: 10
replay-run = Play
# The same button while it runs.
# Length: 10
replay-stop = Pause
# The label of a list of choices: a player, everyone at the table, all cards.
# Length: 12
replay-eyes = View as
# One of those choices.
# Length: 24
replay-public = Everyone at the table
# One of those choices.
# Length: 24
replay-all-open = All cards face up
# The label of a list of choices.
# Length: 12
replay-speed = Speed
# One of those choices: how many times as fast as usual.
# $times (Number): 1, 2 or 4
replay-times = { $times }×
# A button.
# Length: 24
replay-play-on = Play on from here
# A button, if the game is over.
# Length: 24
replay-end = Back to the podium
# A button, if the game is not over.
# Length: 24
replay-leave = Back to the table

## Lists on the boards and in the replay, for screen readers
## What they call such a list, before they read what is in it.

list-players = Players
list-sports = Sports
list-medals = Medals
list-hands = Hands
# $name (String): whose
hand-of = { $name }’s hand

## Why something cannot be done
## A notice over the table.

refused-over = The game is over.
refused-not-asked = It is someone else’s turn.
refused-not-now = Something else has to be done first.
refused-else = Not possible now: see what is asked.
# A notice when a save has failed; also in the pause, in place of “pause-saved”.
storage-closed = This browser does not let the page store anything, so the game cannot be saved. You can still play; save the record to a file before you leave.
# The same.
storage-full = There is no space left to save the game. You can still play: save the record to a file, or delete old games.

## Settings
## A setting is a heading, its “-why” a remark below it, and the answers follow. “You” is whoever holds the device.

setting-pace = Pace
setting-pace-why = How fast other players’ moves are shown
# An answer.
# Length: 14
pace-instant = Instant
# An answer.
# Length: 14
pace-fast = Fast
# An answer.
# Length: 14
pace-normal = Normal
# An answer.
# Length: 14
pace-step = Step by step
setting-confirm = Confirm moves
setting-confirm-why = Tap again, or use the button, to confirm a choice
# An answer.
# Length: 16
setting-confirm-on = Always ask
# An answer.
# Length: 16
setting-confirm-off = One tap acts
# Asked at set-up, too, where several people play.
setting-curtain = The curtain before a hand
setting-curtain-why = Hold it, so that nobody opens it by accident, or tap once
# An answer.
# Length: 16
curtain-by-hold = Hold
# An answer.
# Length: 16
curtain-by-tap = One tap
setting-theme = Appearance
# An answer.
# Length: 16
theme-auto = Same as device
# An answer.
# Length: 14
theme-light = Light
# An answer.
# Length: 14
theme-dark = Dark
setting-text = Text size
# An answer.
# Length: 14
text-normal = Normal
# An answer.
# Length: 14
text-large = Large
# An answer.
# Length: 14
text-huge = Very large
setting-motion = Motion
# An answer.
# Length: 16
motion-auto = Same as device
# An answer.
# Length: 14
motion-less = Reduced
setting-sound = Sound
setting-sound-why = Each game has its own sounds
# How loud, at the lower end of the slider.
# Length: 8
volume-off = Off
# How loud.
# $percent (Number): 10 to 100
volume-of = { NUMBER($percent, style: "percent") }
setting-vibration = Vibration
setting-vibration-why = A light buzz when you choose or play; off when motion is reduced
setting-letters = Keyboard shortcuts
# The letters are the same in all languages.
setting-letters-why = U undo, L log, ? rules, I what is this, P pause, C confirm; 1 to 9 pick a card
setting-tips = Tips
setting-tips-why = In first games, one sentence when something new matters
# An answer to the last two questions.
# Length: 8
on = On
# An answer to the last two questions.
# Length: 8
off = Off

## Settings: saved games

# A heading.
tables = Saved games
# Below that heading. “You” is whoever holds the device.
tables-why = All your games in one file, as a backup or to move to another device. It includes every hidden card. Unfinished games of several people are scrambled and their logs say so: nobody reads them by accident, but anyone who tries can.
# A button.
# Length: 20
save-tables = Save all games
# A link to the screen that opens files.
# Length: 20
open-tables = Open a file

## Above the rules

# In a search field.
# Length: 20
rules-search = Search the rules
# In place of what was found.
rules-found-nothing = Nothing found. Try another word.
# Opens a list of the chapters.
# Length: 12
rules-contents = Contents
# A button that opens the rules at a passage.
# $heading (String): the heading above the passage
rules-at = Rules: { $heading }
# A tip in a first game, beside a card.
tip-hold = Hold a finger on anything here, or right-click it, and it says what it is.

## Below the rules, over the table

# A heading.
keys-title = Keyboard
# The letters are the same in all languages.
keys-text = Arrow keys move between cards, 1 to 9 pick one, Enter confirms and Escape cancels. On a card, C or Ctrl+Enter confirms your choice. U undoes, L opens the log, ? opens the rules, I says what a thing is, and P pauses.

## A saved game that cannot be read

# The title. A sentence below it says what is wrong.
corrupt-title = Part of this game cannot be read
# The title, if nothing of it can be played. A sentence below it says what is wrong.
corrupt-lost-title = This game cannot be read
# A button.
# Length: 38
corrupt-salvage = Continue from the last readable move
# In place of that button.
corrupt-lost = None of it can be recovered. The record is kept unchanged.
# What is wrong with the record, as the next ones: below the title.
fault-no-record = This is not the record of a game.
# What is wrong with the record.
fault-newer = The record was saved by a newer version of the app. Update the app first.
# The same.
no-such-game-in-record = The record belongs to a game that is not available here.
# The same.
fault-rules = The game was played under rules that this version does not know.
# The same.
fault-head = The first lines of the record cannot be read.
# The same. A record has a line for each move, which is called an entry.
# $number (Number): which line of the record below its head
fault-entry = Entry { $number } of the record is not a legal move.
# The same.
# $number (Number): the last line of the record that is there, below its head
fault-truncated = The record breaks off { $number ->
    [0] before its first entry
   *[other] after entry { $number }
}.

## When a part of the app cannot be loaded
## In a dialog over the table; buttons for all that is named follow.

part-not-fetched = This could not be loaded. Try again, or copy or save the record.
part-late = This is still loading. You can still copy or save the record.
# The title of the dialog with a link.
share-title = Share this game
