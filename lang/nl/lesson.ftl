### Het kader van elke les.

callout = Les
next = Verder
next-first = Tik eerst op “{ next }”.
your-move = Jouw zet
leave = Stoppen
step-of = { $step } van { $steps }
practice-of = Oefening { $step } van { $steps }

learned = Je kent { $title }
what-wins = Zo win je
first-game = Je eerste partij spelen
other-players = Spelers kiezen
one-more-minute = Nog één minuut
