//! Words of Olympikos.

use crate::text::words;
use pentathlon_engine::games::olympikos::{Games, Grade, Medal, Nation, Ring, Way};

words! {
    /// A sentence of Olympikos.
    Say {
        ProgressTurn "Turn {turn} of {turns}";
        ProgressOver "All turns are played";

        Blue "blue"; Yellow "yellow"; Black "black"; Green "green"; Red "red";
        Bronze "bronze"; Silver "silver"; Gold "gold";
        BronzeMedal "Bronze"; SilverMedal "Silver"; GoldMedal "Gold";
        France "France"; Argentina "Argentina"; UnitedStates "the United States"; Kenya "Kenya"; Australia "Australia";
        China "China";
        Upright "upright"; Flat "flat";
        VeryGood "Very good"; Average "Average";
        Summer "Summer sport"; Winter "Winter sport"; Paralympic "Paralympic sport";
        Training "More training, please"; Promising "Promising"; Strong "Very good"; Excellent "Excellent";
        Record "World record";

        SportLabel "{ring}: {sport}. Look at it.";
        SportHidden "{ring}: a sport, face down until the race begins.";
        ToGuess "to be guessed";
        SportTitle "{sport}";
        SportWhere "{games}, under the {ring} ring";

        PointsCount "{count} points";
        PointCount "1 point";
        MedalWorth "{points}";
        StandLabel "{medal}, {points} points to the first who is right.";
        StandNoClue "No clue yet.";
        StandHidden "A clue lies there {way}, face down.";
        StandClue "The clue: {clue}, {way}.";
        StandCards "Cards, in order: {cards}.";
        StandEmpty "No cards.";
        CardHidden "{name}";
        CardShown "{name} {ring}";
        CardRight "{name} {ring}, right, {points}";
        CardRightRival "{name} {ring}, right";
        CardWrong "{name} {ring}, wrong";

        StageWanted "Wanted"; StageRight "Right"; StageWrong "Wrong";
        StageWasWanted "That was wanted"; StageNotWanted "That was not wanted";
        CoachTitle "The Coach";
        Plus "+{points}";
        GateWhy "Fingers ready! You count to three, then the clues turn over one after the other.";

        CoachRole "Coach";
        ControlledRole "controlled";
        Choosing "choosing";
        PlacedSome "{count} of 3";
        DoneRole "done";
        ChipLabel "{name}, {nation}: {points}. {what}";
        ChipTogether "{name}, {nation}. {what}";
        Together "Together";
        TotalOf " of {most}";
        TotalLabel "Together: {points} of {most}.";
        GradeNext "{left} to “{grade}”";
        Board "{from}–{to}";

        AskClue "{name}, a clue for {medal}";
        AskClueWhy "To be guessed: {sport} ({ring}). Upright is a very good clue, flat an average one.";
        ClueLabel "{clue}, to be laid {way}";
        LayIt "Lay {clue} {way} under {medal}";
        HowGood "How good is the clue?";
        WatchClues "{name} chooses clues";
        WatchCluesWhy "The sports are turned up when the race begins.";
        AskReady "Three, two, one …";
        AskRace "Which sport is meant?";
        AskRaceWhy "Tap a ring, then a medal. A card cannot be moved again.";
        AskControl "Now a sport that was certainly not wanted";
        AskControlWhy "The leader puts one more card before the control, and loses 3 points if that sport was wanted.";
        WatchRace "The Athletes are guessing";
        WatchRaceWhy "The first who is right wins the medal.";
        RivalsWhy "Every ten seconds a rival nation lands a card on each medal.";
        Presentation "Medal presentation";
        ShowTurn "A new turn";
        WatchOver "All turns are played";

        PadLabel "Cards of {name}";
        PadRing "{ring}: {sport}";
        PadRingGone "{ring}: already put down";
        PadMedal "Put it on {medal}";
        PadMedalClosed "{medal}: its clue is not flipped yet";
        PadMedalPlaced "{medal}: a card lies there";
        PadControl "Put it before the control";
        Control "Control";
        PadDone "Done!";
        Pads "Whose pad?";

        WhyRingFirst "First tap a ring.";
        WhyNotFlipped "The clue of that medal is not flipped yet.";
        WhyPlaced "A card lies on that medal, and it stays there.";
        WhyUsed "That card lies somewhere else already.";
        WhyMedalsFirst "First a card on each medal, then the control.";
        WhyNotControlled "There is no control for this Athlete in this turn.";
        WhyInHand "That clue is not in the Coach's hand.";

        CountThree "Until the first clue is flipped";
        CountRival "Until the next rival nation lands";
        CountGuard "Until the guard acts for those who are missing";
        ClockRival "Next rival"; ClockGuard "Guard";
        PressRival "Let a rival nation land";
        PressGuard "Let the guard act";

        LookBack "Turns so far";
        LookBackTitle "The turns so far";
        TurnOf "Turn {turn}: Coach {name}";
        WhyClear "{medal}: {clue}, {way}, for {sport}, which it fits {strength}. Of the others it is nearest to {rival}: it fits {weaker}.";
        WhyUnclear "{medal}: {clue}, {way}, for {sport}. A hard one: it fits {rival} no less.";
        Strength0 "barely"; Strength1 "a little"; Strength2 "well"; Strength3 "very well";
        GotPoints "{name} +{points}";
        NobodyRight "Nobody was right.";
        ControlWas "Control: {name} had {ring}, which was wanted.";
        ControlWasNot "Control: {name} had {ring}, which was not wanted.";

        TellTurn "{name} is Coach.";
        TellControlled "{names}: controlled in this turn.";
        TellLaid "{name} lays a clue {way} under {medal}.";
        TellLaidOwn "{name} lays {clue} {way} under {medal}.";
        TellDrew "{name} draws for {medal}.";
        TellDrewOwn "{name} draws {ring} for {medal}.";
        TellReady "All clues are laid. Three, two, one!";
        TellFlipped "{medal}: {clue}, {way}.";
        TellPlaced "{name} is on {medal}.";
        TellPlacedOwn "{name} puts {ring} on {medal}.";
        TellLate "Too late: the guard puts a card of {name} on {medal}.";
        TellControl "{name} has laid a card before the control.";
        TellControlOwn "{name} lays {ring} before the control.";
        TellControlLate "Too late: the guard lays a card of {name} before the control.";
        TellLanded "{nation} lands a card on each medal.";
        TellDone "All are done. Medal presentation!";
        TellTarget "{medal}: the Coach wanted {sport} ({ring}).";
        TellWins "{name} has {ring}: right, and wins {medal}: {points}.";
        TellAlso "{name} has {ring}: right too, 1 point.";
        TellWrong "{name} has {ring}, {sport}: wrong.";
        TellRivalRight "{name} has {ring}: right.";
        TellCoachAll "All understood: Coach {name} gets {points} for {medal}.";
        TellCoachSome "Some understood: Coach {name} gets 1 point for {medal}.";
        TellCoachNone "Nobody understood: Coach {name} gets nothing for {medal}.";
        TellPositive "Control: {name} said {ring} was not wanted, but it was: {lost} points lost.";
        TellNegative "Control: {name} said {ring} was not wanted, and it was not.";
        TellNobody "Nobody was right at all: Coach {name} loses {lost} points, and the control is called off.";
        TellEnded "That was the last turn.";
        TieRule "the tie rule";

        AskStart "Who is Coach first?";
        OptionClock "The clock";
        ClockWhy "If you need more time: the rivals of two players and the guard wait until a button is pressed.";
        ClockOn "Runs by itself";
        ClockOff "A button is pressed";
        OptionGuard "The last Athlete has";
        GuardWhy "How long the others wait for the last one, before the guard lays a card in that place.";
        GuardOff "All the time"; Guard15 "15 seconds"; Guard30 "30 seconds"; Guard60 "60 seconds";
        OptionClues "The clues";
        CluesWhy "With more clues it takes many games until one comes up again.";
        CluesMore "All of them"; CluesCore "The 160 of the box";
        OptionWords "Words beside the pictures of clues";
        WordsWhy "Without words one has to recognise what is shown: harder, and more fun in a second language.";
        WordsShown "DisplayedFrame";
        WordsHidden "Hidden";

        TogetherTitle "Two of you play together";
        TogetherWhy "One total for both, and nobody loses to the other. Each is Coach twice while the other guesses, and every ten seconds one of four rival nations lands a card on each medal. 36 points are a world record.";
        NarrowTitle "Room for one pad";
        NarrowWhy "In a race everybody needs a pad within reach. For {people} people take a tablet or a computer. On this screen you can play:";
        NarrowTwo "Two of you, together"; NarrowAlone "One of you, against computers";

        VerdictTitle "{names}: {points} together. {grade}!";
        VerdictHeading "International medal table";
        GradeFrom "{grade}: {from} points and more";
        GradeAll "{grade}: all {from} points";
        CategoryBronze "Points for bronze"; CategorySilver "Points for silver"; CategoryGold "Points for gold";
        CategoryCoach "As Coach";
        CategoryLost "Lost";
    }
}

/// So many points: "1 point".
pub fn points(count: u8) -> String {
    match count {
        1 => Say::PointCount.text().to_owned(),
        _ => Say::PointsCount.with(&[("count", &count.to_string())]),
    }
}

/// What is won: "+3".
pub fn plus(count: u8) -> String {
    Say::Plus.with(&[("points", &count.to_string())])
}

/// The colour of a ring, in a sentence.
pub fn ring(ring: Ring) -> &'static str {
    match ring {
        Ring::Blue => Say::Blue,
        Ring::Yellow => Say::Yellow,
        Ring::Black => Say::Black,
        Ring::Green => Say::Green,
        Ring::Red => Say::Red,
    }
    .text()
}

/// The letter of a ring: its colour never stands alone.
pub fn letter(ring: Ring) -> &'static str {
    match ring {
        Ring::Blue => "B",
        Ring::Yellow => "Y",
        Ring::Black => "K",
        Ring::Green => "G",
        Ring::Red => "R",
    }
}

/// A medal, in a sentence.
pub fn medal(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => Say::Bronze,
        Medal::Silver => Say::Silver,
        Medal::Gold => Say::Gold,
    }
    .text()
}

/// A medal, at the head of something.
pub fn medal_title(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => Say::BronzeMedal,
        Medal::Silver => Say::SilverMedal,
        Medal::Gold => Say::GoldMedal,
    }
    .text()
}

/// How a clue lies.
pub fn way(way: Way) -> &'static str {
    match way {
        Way::Upright => Say::Upright,
        Way::Flat => Say::Flat,
    }
    .text()
}

/// A delegation.
pub fn nation(nation: Nation) -> &'static str {
    match nation {
        Nation::France => Say::France,
        Nation::Argentina => Say::Argentina,
        Nation::UnitedStates => Say::UnitedStates,
        Nation::Kenya => Say::Kenya,
        Nation::Australia => Say::Australia,
        Nation::China => Say::China,
    }
    .text()
}

/// A delegation as on a result board.
pub fn code(nation: Nation) -> &'static str {
    match nation {
        Nation::France => "FRA",
        Nation::Argentina => "ARG",
        Nation::UnitedStates => "USA",
        Nation::Kenya => "KEN",
        Nation::Australia => "AUS",
        Nation::China => "CHN",
    }
}

/// Where a sport is at home.
pub fn games(games: Games) -> &'static str {
    match games {
        Games::Summer => Say::Summer,
        Games::Winter => Say::Winter,
        Games::Paralympic => Say::Paralympic,
    }
    .text()
}

/// What the points of two are worth.
pub fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Training => Say::Training,
        Grade::Promising => Say::Promising,
        Grade::VeryGood => Say::Strong,
        Grade::Excellent => Say::Excellent,
        Grade::WorldRecord => Say::Record,
    }
    .text()
}

/// How strongly a clue speaks for a sport.
pub fn strength(strength: u8) -> &'static str {
    match strength {
        0 => Say::Strength0,
        1 => Say::Strength1,
        2 => Say::Strength2,
        _ => Say::Strength3,
    }
    .text()
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn one_is_not_said_in_the_plural() {
        assert_eq!([points(0), points(1), points(2)], ["0 points", "1 point", "2 points"]);
    }
}
