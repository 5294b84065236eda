### The deal for today: the same game and deal for everyone on one date. What is said before it begins, and its result.

# The title of the screen and of the dialog.
# $day (String): the date: “26 November”
title = The deal of { $day }
# What is played on a Sunday, where a game has its name.
tournament = The Pentathlon
# What is played, and against how many computer players.
# $title (String): the name of the game
# $rivals (Number): 1 or 2
against = { $rivals ->
    [one] { $title } against one rival.
   *[other] { $title } against { $rivals } rivals.
}
no-date = This browser does not say which day it is.
# A link leads to a day that has not begun here.
# $day (String): the date: “26 November”
not-yet = { $day } has not begun here yet. Its deal will be here on that day.
# The headline over the deal for today, opened by a link before it is begun.
saved-seat = Somebody saved you a seat
# A button that begins it. At most 20 characters.
play-deal = Play the deal
# Below who sits at the table.
no-account = No account, nothing to install. The lesson shows none of these cards.
counts-today = Everyone has the same cards today. Your first game counts for your streak.
day-is-over = That day is over. You can play the same deal as a replay, which does not count for a streak.
# Below that, for whoever wanted to play today’s deal when midnight passed.
# $day (String): the date of today: “27 November”
# $title (String): what is played today
today-is = It is { $day } now. Today’s deal: { $title }.
# A button that begins the deal of a day that is over. At most 20 characters.
play-replay = Play as a replay
# A link beside that. At most 20 characters.
to-today = Today’s deal

## The result

# The label of the text with the result and a link.
lines = Your result, without spoilers
# The first line of that text. It is sent to others.
# $day (String): the date: “26 November”
# $title (String): the name of the game
line = Pentathlon, { $day }: { $title }
# The second line.
# $place (Number): the place, 1 to 3
# $seats (Number): how many played, 2 or 3
# $days (Number): on how many days in a row the deal was played, at least 1
outcome = { $place ->
    [1] Gold of { $seats }, streak { $days }
    [2] Silver of { $seats }, streak { $days }
   *[other] Bronze of { $seats }, streak { $days }
}
# The same where a rival could not play as well as usual.
# $place (Number): the place, 1 to 3
# $seats (Number): how many played, 2 or 3
# $days (Number): on how many days in a row the deal was played, at least 1
outcome-eased = { $place ->
    [1] Gold of { $seats } against an easier rival, streak { $days }
    [2] Silver of { $seats } against an easier rival, streak { $days }
   *[other] Bronze of { $seats } against an easier rival, streak { $days }
}
# The same for a replay.
# $place (Number): the place, 1 to 3
# $seats (Number): how many played, 2 or 3
outcome-again = { $place ->
    [1] Gold of { $seats }, in a replay
    [2] Silver of { $seats }, in a replay
   *[other] Bronze of { $seats }, in a replay
}
# What the link promises.
promise = The link leads to the same deal. Your rivals do the same after the same moves.
# The same for Olympikos.
promise-race = The link leads to the same deal. In a race no two games are alike, so your rivals may guess otherwise.
# The same for a Pentathlon.
promise-tournament = The link leads to the same five deals. Except in Olympikos, your rivals do the same after the same moves.
eased-why = An Expert had to play like a Regular, because a part of the app could not be loaded. Others may have met a better rival.
# A button. At most 24 characters.
copy-lines = Copy the text
copied = Text copied.
not-copied = This browser does not allow copying. The text is selected now: copy it by hand.
# A button: begins the same deal once more. At most 24 characters.
play-again = Play this deal again
