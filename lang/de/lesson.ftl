callout = Einführung
next = Weiter
next-first = Tippe erst auf „{ next }“.
your-move = Du bist am Zug
leave = Verlassen
step-of = { $step } von { $steps }
practice-of = Übung: { $step } von { $steps }

learned = Du kennst { $title }
what-wins = Was zum Sieg führt
first-game = Erste Partie spielen
other-players = Wer spielt mit?
one-more-minute = Noch eine Minute
