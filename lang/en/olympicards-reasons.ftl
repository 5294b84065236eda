### Olympicards: the reasons of hints. A reason stands below the name of the best move.
