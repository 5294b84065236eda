//! Words of the story of a game.

use crate::text::words;

words! {
    /// A sentence of the story of a game.
    Say {
        Title "The story of this game";
        Why "How likely each player was to win, by what the players knew at the time: from each moment on, computer players finished the game {playouts} times, with the unknown cards dealt anew each time.";
        Thinking "The game is played to its end from each of its moments, many times.";
        Stop "Stop";
        Stopped "The story is not worked out yet.";
        Begin "Work it out";
        Failed "There is no story for now: the program that computer players think with did not load.";
        None "This table has no story. A game has one when it is over, but a race has none: nobody can look ahead in it.";
        Chances "Chances of winning";
        Deal "The deal";
        After "After";
        Now "After: {round}";
        Chance "{chance} %";
        Moment "The moment that the chart shows";
        Turns "What turned the game";
        NoTurns "No single action changed anybody's chance by much.";
        Rose "{name}'s chance rose from {before} to {after} %.";
        Fell "{name}'s chance fell from {before} to {after} %.";
        Watch "Watch this moment";
        Table "The chances as a table";
        Result "Result";
    }
}
