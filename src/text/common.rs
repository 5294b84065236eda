//! Words of the screens that all games share.

use super::words;

words! {
    /// A sentence of the screens that all games share.
    Word {
        Pentathlon "Pentathlon";
        TaglineSoFar "Olympic card games around one table: people and computer players, in a browser tab.";
        Players "{from}–{to} players";
        Minutes "{minutes} min";
        Home "Shelf";
        Close "Close";
        Settings "Settings";
        Rules "Rules";
        HowToPlay "How to play";
        HowToPlayIt "How to play {title}";
        Welcome "Take a seat";
        WelcomeText "Alone against the computer, or with everybody round this one screen.";
        PromiseQuick "Two taps and you play";
        PromiseQuickWhy "Tap the poster, tap Play. What can be done is raised; what cannot says why.";
        PromiseSafe "It never loses a game";
        PromiseSafeWhy "Every move is kept on this device. Close the tab, come back, play on.";
        PromiseSecret "Your cards are yours";
        PromiseSecretWhy "Pass the screen on: a curtain hides each hand until its owner takes over.";
        PromiseNothing "No account, no tracker, no advertisement.";
        Continue "Continue";
        SeeResult "Result";
        Remove "Remove";
        RemoveTable "Remove this table?";
        RemoveTableWhy "{title} with {names} will be gone from this device.";
        Keep "Keep it";
        UnfinishedTables "Unfinished tables";
        FinishedTables "Finished games";
        Fetching "Fetching the game…";
        FetchingTables "Fetching the games of the kept tables…";
        NotFetched "The game did not come";
        NotFetchedWhy "It could not be fetched: the connection may be gone. What is kept on this device is untouched.";
        TryAgain "Try again";
        NewVersion "A new version of Pentathlon is ready. Saved tables stay as they are.";
        TakeNewVersion "Switch to the new version";
        Outdated "A new version is here";
        OutdatedWhy "This page is older than the update and can no longer fetch the game. Load it again to go on here in the new version. What is saved on this device is untouched.";
        BrokenTable "A table that cannot be read";
        Look "Have a look";
        MadeBy "A game by {author} ({publisher}). Unofficial implementation with words, pictures and card values of our own.";
        PicturesBy "Not ours are the coloured pictures of objects: they are Twemoji, © Twitter, Inc and other contributors, licensed under CC BY 4.0.";

        SetUp "Set up {title}";
        Seats "Who plays?";
        NameOf "Name in seat {number}";
        WhoSits "Who sits in seat {number}";
        Person "Person";
        ComputerBronze "Computer, Bronze";
        ComputerSilver "Computer, Silver";
        AddSeat "Add a seat";
        RemoveSeat "Remove seat {number}";
        SeatsLimit "{title} is for {from} to {to} players.";
        StartByLot "By lot";
        Play "Play";
        NoPersonHere "Nobody here: you watch the computers play.";
        OneDevice "{people} people share this device: it hides every hand until its owner takes over.";
        Alone "One person against computer players: no curtain needed.";
        NoChance "This browser gives no random numbers, so no cards can be shuffled.";

        Undo "Undo";
        Log "Log";
        Pause "Pause";
        LogTitle "What happened so far";
        LogEmpty "Nothing has happened yet.";
        PauseTitle "Pause";
        PauseSaved "Everything is saved on this device.";
        LeaveTable "Leave the table";
        PlayOn "Play on";
        SaveRecord "Save the record as a file";
        CopyRecord "Copy the record";
        Copied "The record is on the clipboard.";
        NotCopied "This browser does not allow copying. The record can be saved as a file.";
        NotSavedAsFile "This browser does not allow saving a file.";
        UndoTitle "Take that back?";
        UndoReveals "Something hidden has been shown since. If the whole table agrees, it can still be taken back; the record will say so.";
        UndoAgreed "We all agree";
        UndoNot "Leave it";
        UndoNothing "There is nothing to take back.";
        Undone "Taken back: it is {name}'s choice again.";
        Next "Next";
        Skip "Skip";

        CurtainPass "Hand over to";
        CurtainHold "Hold to see your cards";
        CurtainHint "Or press Enter. Nobody else should look now.";
        Thinking "{name} is thinking …";

        RaceReady "Put the screen where everybody reaches it.";
        RaceBegins "Everybody ready? Start";
        RacePaused "The race is held up.";
        RaceGoesOn "Go on";

        WinnerIs "{name} wins";
        WinnersAre "{names} share the victory";
        And " and ";
        Rematch "Rematch";
        SeasonTo "Season to {target}";
        SeasonPoints "{name}: {points} of {target}";
        SeasonWinnerIs "{name} wins the season";
        SeasonWinnersAre "{names} share the season";
        SeasonGoesOn "Season goes on";
        NextGame "Next game";
        NewSeason "Another season";
        OtherGame "Other game";
        WatchReplay "Watch the replay";
        Rank "Rank";
        Points "Points";
        Total "Total";
        PlayerHead "Player";
        TieShared "{names} have {points} points each and share the place.";
        TieBroken "{names} have {points} points each; {rule} decided.";
        TiePartly "{names} have {points} points each; {rule} decided in part.";
        TieAlone "{names} takes place {rank}.";
        TieShare "{names} share place {rank}.";

        ReplayTitle "Replay";
        ReplayStep "Step {step} of {steps}";
        ReplayBack "Step back";
        ReplayOn "Step forward";
        ReplayRun "Run";
        ReplayStop "Stop";
        ReplayEyes "Seen by";
        ReplayAllOpen "Everything open";
        ReplayEnd "Back to the podium";

        RefusedOver "The game is over.";
        RefusedNotAsked "It is somebody else's turn.";
        RefusedNotNow "Something else is to be done first.";
        RefusedElse "That is not possible now.";

        StorageClosed "This browser keeps nothing for this page, so the game cannot be saved. You can play on; save the record as a file before you leave.";
        StorageFull "There is no room left to save the game. You can play on; save the record as a file, or remove old tables on the shelf.";
        Elsewhere "This table was played on in another tab.";
        ElsewhereWhy "Only one of them can go on. Take it over here, as it is there now?";
        TakeOver "Take over here";

        NoSuchTable "There is no such table on this device.";
        NoSuchPage "There is nothing at this address.";
        NoSuchGame "There is no such game on the shelf.";
        CorruptTitle "This table cannot be read to its end";
        CorruptWhy "What is wrong: {why}.";
        CorruptSalvage "Play on from where it is whole";
        CorruptLost "Nothing of it can be played. The record is kept as it is.";

        SettingPace "Pace";
        SettingPaceWhy "How fast the table shows what others did";
        PaceInstant "Instant";
        PaceFast "Fast";
        PaceNormal "Normal";
        PaceStep "Step by step";
        SettingTheme "Light and dark";
        ThemeAuto "As the device";
        ThemeLight "Light";
        ThemeDark "Dark";
        SettingConfirm "Confirm";
        SettingConfirmWhy "A second tap, or the button, does what the first one chose";
        SettingConfirmOn "Always ask";
        SettingConfirmOff "One tap acts";
        SettingText "Text size";
        TextNormal "Normal";
        TextLarge "Large";
        TextHuge "Very large";
        SettingMotion "Motion";
        MotionAuto "As the device";
        MotionLess "Little";
        SettingSound "Sound";
        SettingSoundWhy "Paper and wood, quietly";
        SoundIsOn "Sound: on";
        SoundIsOff "Sound: off";
        SettingLetters "Letter keys";
        SettingLettersWhy "U undo, L log, ? rules, P pause, C confirm; 1 to 9 pick a card";
        On "On";
        Off "Off";

        KeysTitle "Keys";
        KeysText "Arrow keys move among the cards, 1 to 9 pick one, Enter confirms, Escape cancels. With the focus on a card, C or Ctrl and Enter confirm what is chosen. U takes back, L opens the log, ? the rules, P the pause.";
        Broken "Something in the app broke. Your game is saved up to the last action: load the page again to play on.";
        LoadAgain "Load again";
        FaultNoRecord "it is not the record of a game";
        FaultNewer "it was saved by a newer version of the app";
        NoSuchGameInRecord "it is of a game that is not on this shelf";
        FaultRules "it was played by rules that are not known here";
        FaultHead "its first lines cannot be read";
        FaultEntry "entry {number} is not possible";
        FaultTruncated "it is torn off after entry {number}";
        SetUpRefused "This game cannot be set up like that.";
    }
}
