//! Words of Olympia 2000 (B.C.).

use crate::text::words;
use pentathlon_engine::games::olympia2000::{Discipline, Group, Place};

words! {
    /// A sentence of Olympia 2000.
    Say {
        Round "Round {round} of {rounds}";
        LastRounds "the last rounds";

        Discus "Discus";
        Marathon "Marathon";
        LongJump "Long jump";
        Archery "Archery";
        Combination "Combination";
        CombinationShort "Combi";

        Demigod "Demigod";
        Hero "Hero";
        Hopeful "Hopeful";
        Feaster "Feaster";
        Crutches "On crutches";
        CrutchesWorth "On crutches · +1";

        Overstepped "foul";
        Disqualified "out";

        Laurels "laurels";
        Laurel "laurel";
        Consolation "Consolation";
        ConsolationAdds "+{count}";
        Choosing "choosing";
        Chosen "chosen";
        PicksPrize "picks a prize";
        Deals "deals";
        Served "has a card";
        Deck "{cards} cards left in the deck";
        DeckOver "No more cards are drawn: the last rounds are played from the hands.";
        Dealer "{name} has the deck";

        ThisRound "This round";
        Then "then {discipline}";
        ThenNothing "after that nothing is left";
        ThenOpen "what comes after is being chosen";
        Left "{count} left";
        ColumnLabel "{discipline}: {count} chips left, the uppermost worth {value}";
        ColumnLabelEmpty "{discipline}: no chips left";
        PrizeLabel "This round {discipline} for {value} laurels";

        TheRound "This round · {discipline}";
        LastRound "Last round · {discipline}";
        FirstRound "No round has been played yet. The lowest number in the discipline wins it.";
        TakesLaurels "takes {value}";
        ChoosesNext "picks a prize";
        TakesAndChooses "takes {value}, picks a prize";
        TakesConsolation "+1 chip";
        NoPlace "no place";
        VoidRound "Nobody has a place. The prize stays for the next round.";
        LookAt "Look at {name}";
        WonSoFar "Laurels of {name} so far";
        WonNothing "no laurels yet";
        ConsolationChips "consolation chips: {count}";

        AskAthlete "{name}, choose your athlete";
        AskAthleteWhy "{discipline} for {value} laurels. The lowest place wins.";
        AskAthleteWhyOne "{discipline} for {value} laurels. This is your last athlete.";
        Send "Send {name}";
        SendWhy "{discipline}: place {place}. Once sent, he is gone.";
        SendWhyNone "{discipline}: {place}, no place. Once sent, he is gone.";
        SentWait "{name} has sent {athlete}";
        SentWaitWhy "The others are still choosing.";
        AskChip "{name}, choose the prize after next";
        AskChipWhy "{discipline} for {value} is next. What comes after it? Tap a column.";
        ChooseChip "Put {discipline} {value} after it";
        ChooseChipWhy "It will be competed for after the next round.";
        AskDeal "{name}, keep this card?";
        AskDealWhy "Keep it, or give it to somebody without a new card and look at the next. Keep, and the others draw unseen.";
        AskDealForced "{name}, this card is yours";
        AskDealForcedWhy "Everybody else has a new card already.";
        FromDeck "From the deck";
        GiveIt "Give it to {name}";
        KeepShort "Keep";
        WatchChip "{name} chooses the prize after next";
        WatchDeal "{name} deals";
        WatchChoosing "Everybody chooses an athlete";
        WatchOver "The games are over";
        WatchReveal "The athletes are revealed";
        WatchResult "The round is decided";
        WatchDraw "Cards are drawn";
        WatchLastRounds "No more cards are drawn";

        CardLabel "{name}, {group}: discus {discus}, marathon {marathon}, long jump {long_jump}, archery {archery}, combination {combination}.";
        CardPlayable "Can be sent.";
        CardKnownTo "{name} gave you this card and knows it.";
        KnownTo "{name} knows";

        WhyFirstChip "First the prize after next is chosen.";
        WhyFirstDeal "First the card from the deck is kept or given away.";
        WhyNotNow "{name} is choosing. It is not your turn yet.";
        WhyColumnEmpty "No laurels are left in that discipline.";
        WhyColumnNotNow "Prizes are chosen after a round, by whoever came last.";
        WhyServed "That player has already been given a card this round.";
        WhyOneself "A card for the dealer himself is kept, not given.";
        WhyNotInHand "That athlete is not in this hand.";

        TellRevealed "{discipline} for {value}: {places}.";
        TellPlace "{athlete} ({name}) {place}";
        TellWon "{name} wins {discipline} {value}.";
        TellConsoled "{name} gets a consolation chip for {athlete}.";
        TellAdvanced "Next: {discipline} for {value}. {name} came last and chooses what follows.";
        TellChosen "{name} puts {discipline} {value} after that.";
        TellLookedOwn "{name} looks at {athlete}.";
        TellLooked "{name} looks at a card.";
        TellGave "{from} gives a card to {to}.";
        TellGaveKnown "{from} gives {athlete} to {to}.";
        TellKept "{name} keeps the card.";
        TellKeptKnown "{name} keeps {athlete}.";
        TellDrew "{name} draws unseen.";
        TellDrewKnown "{name} draws {athlete}.";
        TellDeck "{name} deals next.";
        TellLastRounds "No more cards are drawn. The last rounds are played from the hands.";
        TellEnded "The games are over.";

        Start "Who deals first?";
        OptionTie "Equal points at the end";
        TieWhy "Whether players with equal points share a place, or one of them is ahead.";
        TieShared "share the place";
        TieLaurels "more laurels without consolation first";
        TieRule "who has more laurels without consolation";
    }
}

/// The name of a discipline.
pub fn discipline(discipline: Discipline) -> &'static str {
    match discipline {
        Discipline::Discus => Say::Discus,
        Discipline::Marathon => Say::Marathon,
        Discipline::LongJump => Say::LongJump,
        Discipline::Archery => Say::Archery,
        Discipline::Combination => Say::Combination,
    }
    .text()
}

/// The name of a group.
pub fn group(group: Group) -> &'static str {
    match group {
        Group::Demigod => Say::Demigod,
        Group::Hero => Say::Hero,
        Group::Hopeful => Say::Hopeful,
        Group::Feaster => Say::Feaster,
        Group::Crutches => Say::Crutches,
    }
    .text()
}

/// The class with the frame and the ornament of a group.
pub fn group_class(group: Group) -> &'static str {
    match group {
        Group::Demigod => "is-demigod",
        Group::Hero => "is-hero",
        Group::Hopeful => "is-hopeful",
        Group::Feaster => "is-feaster",
        Group::Crutches => "on-crutches",
    }
}

/// A place: its number, or the word that stands on the card and nowhere else reads otherwise.
pub fn place(place: Place) -> String {
    match place {
        Place::Number(number) => number.to_string(),
        Place::Overstepped => Say::Overstepped.text().to_owned(),
        Place::Disqualified => Say::Disqualified.text().to_owned(),
    }
}
