### The frame of every lesson: its buttons, and the screen at its end. What the callout says is in the files of the games.

## The callout

# What screen readers call the part of the screen in which the callout speaks.
callout = Lesson
# A button.
# Length: 12
next = Next
# Why a tap did nothing while the callout speaks.
next-first = Tap “{ next }” first.
# Stands where the button is when the learner is asked for a move.
# Length: 16
your-move = Your move
# A link that leaves the lesson; it can be taken up again.
# Length: 16
leave = Leave
# How far the lesson is, beside the buttons.
# $step (Number): the number of the step
# $steps (Number): how many steps the part of the lesson has
step-of = { $step } of { $steps }
# The same in the practice that comes before the lesson itself, if there is one.
# Length: 20
# $step (Number): the number of the step
# $steps (Number): how many steps the practice has
practice-of = Practice { $step } of { $steps }

## The end of a lesson

# The title of the screen.
# $title (String): the name of the game
learned = You know { $title }
# The heading above three sentences.
what-wins = What wins
# A button: a game against two of the weakest computer players.
first-game = Play your first game
# A link to the set-up of the game.
other-players = Choose players
# A button: begins a second, short lesson about what the first one leaves out.
# Length: 20
one-more-minute = One more minute
