### Today’s deal: the same game and deal for everyone on one date. What is said before it begins, and its result.

# The title of the screen and of the dialog.
# $day (String): the date: “26 November”
title = The deal of { $day }
# What is played on a Sunday, where a game has its name.
tournament = The Pentathlon
# What is played, and against whom.
# $title (String): the name of the game
# $rivals (String): one of the next two
against = { $title }. { $rivals }
# Against whom, by the levels of the computer players.
two-rivals = Against a Regular and an Expert.
# The same for a game of two.
a-duel = A duel with a Regular.
# A screen that says only this.
no-date = This browser does not say which day it is.
# A link leads to a day that has not begun here.
# $day (String): the date: “26 November”
not-yet = { $day } has not begun here yet. Its deal will be here on that day.
# The headline over today’s deal, opened by a link before it is begun.
saved-seat = Someone saved you a seat
# The same, to someone who plays after another one on the same device.
# $name (String): who
your-turn = Your turn, { $name }
# Below it, where the link says which place whoever sent it has.
# $place (Number): the place, 1 to 3
beat = { $place ->
    [1] Whoever sent this won gold. Can you, too?
    [2] Whoever sent this won silver. Can you beat that?
   *[other] Whoever sent this won bronze. Can you beat that?
}
# A button that begins it.
# Length: 20
play-deal = Play the deal
# A link: someone else who plays on this device has a try of their own.
# $name (String): who
play-as = { $name } plays
# Below who sits at the table.
no-account = No account, nothing to install. The lesson shows none of these cards.
# Below the headline, after the line that says against whom.
counts-today = Everyone has the same cards today. Your first game counts for your streak.
# The same for a day that is over.
day-is-over = That day is over. You can play the same deal for fun; it does not count for a streak.
# Below that, for whoever wanted to play today’s deal when midnight passed.
# $day (String): the date of today: “27 November”
# $title (String): what is played today
today-is = It is { $day } now. Today’s deal: { $title }.
# A button that begins the deal of a day that is over.
# Length: 20
play-replay = Play for fun
# A link beside that.
# Length: 20
to-today = Today’s deal

## The result

# The title of the screen on that day. The others have the title above.
# $weekday (Number): 0 for Monday to 6 for Sunday
deal-of-weekday = { $weekday ->
    [0] Monday’s deal
    [1] Tuesday’s deal
    [2] Wednesday’s deal
    [3] Thursday’s deal
    [4] Friday’s deal
    [5] Saturday’s deal
   *[other] Sunday’s deal
}
# The head of a column of the calendar.
# Length: 4
# $weekday (Number): 0 for Monday to 6 for Sunday
weekday = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[other] Sun
}
# On how many days without a gap the deal was played.
# $days (Number): at least 1
in-a-row = { $days ->
    [one] First day of a streak
   *[other] { $days } days in a row
}
# The headline.
# Length: 8
# $place (Number): the place, 1 to 3
medal = { $place ->
    [1] Gold
    [2] Silver
   *[other] Bronze
}
# Below it: the place is better than on all earlier days of this kind.
# $weekday (Number): 0 for Monday to 6 for Sunday
best-weekday = { $weekday ->
    [0] Your best Monday yet.
    [1] Your best Tuesday yet.
    [2] Your best Wednesday yet.
    [3] Your best Thursday yet.
    [4] Your best Friday yet.
    [5] Your best Saturday yet.
   *[other] Your best Sunday yet.
}
# The line after the headline and “best-weekday”: of the computer players.
nobody-better = Nobody did better.
# The same: one of them did.
# $level (Number): its level, 1 to 3
one-better = { $level ->
    [1] The Rookie did better.
    [2] The Regular did better.
   *[other] The Expert did better.
}
# The same: both did.
two-better = Both opponents did better.
# Beside a dot for each round, full if the player was in the lead after it.
# $times (Number): after how many rounds, or after how many games of a Pentathlon
led = { $times ->
    [0] Never in the lead
    [1] In the lead once
    [2] In the lead twice
   *[other] In the lead { $times } times
}
# What screen readers say first.
# $place (Number): the place, 1 to 3
# $seats (Number): how many played, 2 or 3
heard = { $place ->
    [1] Gold, first of { $seats }.
    [2] Silver, second of { $seats }.
   *[other] Bronze, third of { $seats }.
}
# After that.
# $times (Number): how many rounds they are
# $rounds (List): the numbers of the rounds: “3, 4 and 7”
led-after-rounds = { $times ->
    [one] In the lead after round { LIST($rounds) }.
   *[other] In the lead after rounds { LIST($rounds) }.
}
# The same for a Pentathlon.
# $times (Number): how many games they are
# $rounds (List): the numbers of the games: “3, 4 and 5”
led-after-games = { $times ->
    [one] In the lead after game { LIST($rounds) }.
   *[other] In the lead after games { LIST($rounds) }.
}
# The title of the calendar.
weeks = Four weeks
# The title of the list of points that others have with the same cards.
same-cards = The same cards
# A link in that list, to a game step by step.
replay = Replay
# Above what is played tomorrow.
tomorrow = Tomorrow
# A link.
# Length: 24
watch-replay = Watch the replay
# A button: begins the same deal once more.
# Length: 24
play-again = Play again
# The main button: sends the text below.
# Length: 24
send = Send to a friend
# The first line of a text to a friend.
# $day (String): the date: “26 November”
# $title (String): the name of the game
line = Pentathlon, { $day }: { $title }
# The second line. Dots may follow it.
# $place (Number): the place, 1 to 3
# $seats (Number): how many played, 2 or 3
outcome = { $place ->
    [1] Gold, { $seats } players
    [2] Silver, { $seats } players
   *[other] Bronze, { $seats } players
}
# The same where a rival could not play as well as usual.
# $place (Number): the place, 1 to 3
# $seats (Number): how many played, 2 or 3
outcome-eased = { $place ->
    [1] Gold, { $seats } players, one computer weaker than usual
    [2] Silver, { $seats } players, one computer weaker than usual
   *[other] Bronze, { $seats } players, one computer weaker than usual
}
# The same where the deal was played for fun.
# $place (Number): the place, 1 to 3
# $seats (Number): how many played, 2 or 3
outcome-again = { $place ->
    [1] Gold, { $seats } players, just for fun
    [2] Silver, { $seats } players, just for fun
   *[other] Bronze, { $seats } players, just for fun
}
# The third line, before the link.
beat-it = Can you do as well?
# Below the points: what a friend gets.
promise = A friend gets your place and a link to the same deal, and sees none of the cards.
# The same for Olympikos.
promise-race = A friend gets a link to the same cards. In a race no two games are alike, so the computers may guess differently.
# The same for a Pentathlon.
promise-tournament = A friend gets a link to the same five deals. Except in Olympikos, the same moves get the same answers.
# Below the list of points with the same cards.
eased-why = An Expert had to play like a Regular, because a part of the app could not be loaded. Others may have met a stronger opponent.
# A notice after “send”, where the text could not be sent but was copied.
copied = Text copied.
# The same, where it could not be copied either. The text follows.
not-copied = This browser does not allow copying. Here is the text: copy it by hand.
