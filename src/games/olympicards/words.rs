//! Words of Olympicards.

use crate::text::words;

words! {
    /// A sentence of Olympicards.
    Say {
        Start "Who has the start card first?";
        ProgressSport "Sport {number} of {of}";
        ProgressOver "All nine sports are over";

        Blue "blue"; Yellow "yellow"; Black "black"; Green "green"; Red "red";
        CardBlue "Blue"; CardYellow "Yellow"; CardBlack "Black"; CardGreen "Green"; CardRed "Red";
        CardName "{colour} {value}";
        CardReady "Can be played.";
        Plus "{cards} and {last}";

        Marathon "Marathon"; HighJump "High jump"; Swimming "100 m freestyle"; Hurdles "110 m hurdles";
        Weightlifting "Weightlifting"; Archery "Archery"; Relay "4 × 100 m relay"; TableTennis "Table tennis";
        Sailing "Sailing";
        TheMarathon "the marathon"; TheHighJump "the high jump"; TheSwimming "the 100 m freestyle";
        TheHurdles "the 110 m hurdles"; TheWeightlifting "weightlifting"; TheArchery "archery";
        TheRelay "the 4 × 100 m relay"; TheTableTennis "table tennis"; TheSailing "sailing";
        RuleMarathon "One card of another colour than your own last one. The first is free.";
        RuleHighJump "One card, higher than your own last one. The first is free.";
        RuleSwimming "One card, lower than your own last one. The first is free.";
        RuleHurdles "Each round a hurdle is turned over. One card of its value or more.";
        RuleWeightlifting "One to three cards that add up to more than the last lift. The first is free.";
        RuleArchery "Each round a target is turned over. One card of its value, 1 more or 1 less.";
        RuleRelay "One card with the colour or the value of the last card played. The first is free.";
        RuleTableTennis "Low (1–4) answers high (6–9), and high answers low, in another colour. Any 5 fits; after a 5 anything does.";
        RuleSailing "Each round a wind is turned over. One card of its colour, or two of one other colour.";
        OneCard "1 card"; UpToCards "1–{count} cards";
        StarWhy "A world record can be set here.";

        NeedAnyOne "any card";
        NeedAnySome "any 1 to {count} cards";
        NeedOtherColour "not {colour}";
        NeedHigher "more than {value}";
        NeedLower "less than {value}";
        NeedNoLower "{value} or more";
        NeedNothingLower "nothing is lower";
        NeedNothingHigher "nothing is higher";
        NeedBetween "{least} to {most}";
        NeedColourOrValue "{colour}, or any {value}";
        NeedHighSide "6 to 9, not {colour}; or any 5";
        NeedLowSide "1 to 4, not {colour}; or any 5";
        NeedWind "1 {colour}, or 2 of another";
        NeedsNow "{name} needs";
        NeedLabel "{name} needs: {need}.";
        MarkOwn "own last";
        MarkLast "to beat";
        MarkHurdle "hurdle"; MarkTarget "target"; MarkWind "wind"; MarkBaton "baton"; MarkBall "ball";
        TurnedLabel "Turned over for this round: {card}.";
        MarkLabel "What counts: {cards}.";
        PlayOrDefer "Play it, or put it off?";
        MustPlay "It must be played.";

        ProgrammeTitle "The nine sports";
        LookAtSports "Look at the nine sports";
        SportDone "{sport}: gold for {name}.";
        SportNow "{sport}: being played now.";
        SportPutOff "{sport}: put off, waiting face up.";
        SportHidden "One sport is still face down.";
        Hidden "Still face down";
        StackLabel "{count} cards in the stack.";
        StackAnew "It has been reshuffled {count} times.";
        StackAnewOnce "It has been reshuffled once.";

        LookAtSeats "Look at everybody";
        SeatsTitle "Who stands where";
        InHand "{count} in hand";
        Point "point"; Points "points";
        Turn "to play"; Choosing "to choose"; OutAt "{ordinal} out";
        LaneLabel "{name}: {cards} cards in hand, {points} points. {status}.";
        LaneStart "{name} has the start card.";
        LaneNextStart "{name} gets the start card next.";
        LanePlayed "Played: {cards}.";
        LaneRecords "World records: {sports}.";
        StatusIn "Still in"; StatusTurn "It is this player's turn"; StatusOut "Withdrew as number {number}";
        WithdrewFor "Withdrew for {reward}.";

        LadderTitle "Reward for withdrawing";
        LadderResult "Result: {sport}";
        First "1st"; Second "2nd"; Third "3rd"; Fourth "4th"; Fifth "5th"; Sixth "6th"; Seventh "7th";
        Next "next";
        OtherGets "other:";
        RungLabel "{ordinal} to withdraw: {reward}.";
        RungLabelTwo "{ordinal} withdrawal: {cards}; {medal} for the other player.";
        RungTaken "{name} withdrew.";
        RungNext "This comes next.";
        Bronze "bronze"; Silver "silver"; Gold "gold";
        DrawOne "1 card"; DrawSome "{count} cards";
        TheStartCard "start card";

        AskChoose "{name}, play this sport?";
        AskChooseWhy "A sport that is put off comes back at the end, and the next one must be played.";
        PlaySport "Play it";
        PlaySportWhy "{name} begins.";
        PlaySportIt "Play {sport}";
        Defer "Put it off";
        DeferWhy "It comes back at the end. The next sport must be played.";
        DeferIt "Put {sport} off";
        AskTurn "{name}, play or withdraw";
        AskAlone "{name} is alone: go on, or take gold";
        AskNone "None of your cards can be played: withdraw.";
        AskEmpty "You have no cards left: withdraw.";
        AskFree "{sport}: nothing to beat yet. Play {need}.";
        AskNeedMark "{sport}, after {mark}: {need}.";
        PlayWhy "{cards} after {mark}.";
        PlayFree "{cards} to begin with.";
        PlayRecord "It is your last card: gold with an empty hand is a world record.";
        SumReady "{sum} = {total}: more than {value}.";
        SumFree "{sum} = {total}.";

        PlayCards "Play {cards}";
        PlayTotal "Play {sum} = {total}";
        Withdraw "Withdraw";
        WithdrawFor "for {reward}";

        WithdrawTwoFor "{cards}, {medal} to {other}";
        WithdrawWhy "{name} leaves this sport as number {number} and gets {reward}.";
        WithdrawTwoWhy "{name} draws {cards}, {other} gets {medal}. Both go on.";
        WithdrawTwoLast "{name} draws {cards}, {other} gets {medal}. The sport is over.";
        WithdrawIt "Withdraw for {reward}";
        WithdrawTwoIt "Withdraw";
        WatchTurn "It is {name}'s turn";
        WatchTurnNeed "{name} needs: {need}.";
        WatchChoose "{name} decides about {sport}";
        ShowSport "The next sport";
        ShowRound "A new round";
        ShowStack "A new stack";
        ShowMedal "A medal";
        ShowRecord "A world record";
        RecordPoints "+{points} points";
        ShowResult "The sport is over";
        WatchOver "All nine sports are over";

        WhyNotTurn "It is {name}'s turn. Wait for it.";
        WhyChoose "First it is decided whether {sport} is played.";
        WhyTooMany "So many cards may not be played at a time in this sport.";
        WhyTooManyOne "One card at a time is played in this sport.";
        WhySameColour "{card} has the colour of the last one; another colour is needed.";
        WhyNotHigher "{card} is not enough: {need} is needed.";
        WhyNotLower "{card} is not low enough: {need} is needed.";
        WhyTooLow "{card} does not clear the hurdle: {need} is needed.";
        WhyTooFar "{card} misses the target: {need} is needed.";
        WhyNoMatch "{card} has neither the colour nor the value of the last one: {need} is needed.";
        WhySameSide "{card} is on the same side of the net: {need} is needed.";
        WhyNeedsSecond "{card} is against the wind, and no second card of its colour is in the hand.";
        WhyMixed "Two cards against the wind must share their colour.";
        WhyWith "Of the colour of the wind one card is played at a time.";
        WhyInHand "Those cards are not in this hand.";
        ViolationTooMany "So many cards may not be played at a time.";
        ViolationSameColour "The card must have another colour.";
        ViolationNotHigher "That is not higher.";
        ViolationNotLower "That is not lower.";
        ViolationTooLow "That is lower than the hurdle.";
        ViolationTooFar "That is too far from the target.";
        ViolationNoMatch "The card must have the colour or the value of the last one.";
        ViolationSameSide "Low must be answered with high, and high with low.";
        ViolationNeedsSecond "Against the wind it takes two cards of one colour.";

        TellTurned "The next sport is {sport}.";
        TellTurnedOpen "The next sport is {sport}. It was put off before and must be played now.";
        TellDeferred "{name} puts {sport} off.";
        TellBegan "{name} begins.";
        TellTurnedOver "{card} is turned over for this round.";
        TellNotTurned "There is no card left to turn over.";
        TellPlayed "{name} plays {cards}.";
        TellPlayedTotal "{name} plays {cards}: {total} in all.";
        TellWithdrew "{name} withdraws.";
        TellReshuffled "The stack is empty: {cards} cards are reshuffled.";
        TellDrew "{name} draws a card.";
        TellDrewOwn "{name} draws {card}.";
        TellShortOne "No cards are left: {name} draws 1 card fewer.";
        TellShort "No cards are left: {name} draws {count} cards fewer.";
        TellAwarded "{name} wins {medal}.";
        TellRecord "{name} has won with an empty hand: a world record in {sport}, worth 2 points!";
        TellFinished "That was {sport}. {name} has the start card.";
        TellEnded "All nine sports are over.";

        OptionRecords "World records";
        RecordsNo "no";
        RecordsYes "2 points each";
        RecordsWhy "Gold in a sport with a star, and no card left in the hand";
        OptionTwo "With two players the start card goes with";
        TwoWhy "Whoever has it begins the next sport, and decides whether it is put off.";
        TwoThird "the third withdrawal";
        TwoFirst "the first withdrawal";
        CategoryGold "Points for gold"; CategorySilver "Points for silver"; CategoryBronze "Points for bronze";
        CategoryRecords "Points for records";
        TieRule "more cards in hand";
    }
}
