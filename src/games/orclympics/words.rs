//! Words of Orc-lympics.

use crate::text::words;
use pentathlon_engine::games::orclympics::{Race, Skill, Team};

words! {
    /// A sentence of Orc-lympics.
    Say {
        ProgressDraft "Draft {pick} of {of}";
        ProgressRosters "Rosters";
        ProgressCompetition "Competition {number} of {of}";
        ProgressMain "Main event";
        ProgressOver "All cups are won";
        ProgressSeasonFirst "Season to {target} · {game}";
        ProgressSeason "Season {points} · {game}";

        Human "human"; Goblin "goblin"; Elf "elf"; Dwarf "dwarf"; Halfling "halfling"; Djinn "djinn"; Orc "orc";
        Humans "humans"; Goblins "goblins"; Elves "elves"; Dwarves "dwarves"; Halflings "halflings"; Djinns "djinns";
        Orcs "orcs";
        CardHuman "Human"; CardGoblin "Goblin"; CardElf "Elf"; CardDwarf "Dwarf"; CardHalfling "Halfling";
        CardDjinn "Djinn"; CardOrc "Orc";
        Nobody "nobody";
        OneOf "1 {race}";
        SomeOf "{count} {race}";
        Speed "Speed"; Cunning "Cunning"; Strength "Strength";

        TileLabel "{name}: {skill}, gold {gold}, silver {silver}.";
        TileLabelGold "{name}: {skill}, gold {gold}.";
        TileMain "Main event.";
        TileNow "This is being held now.";
        TileGold "{name} won gold.";
        TileSilver "{name} won silver.";
        TileNobody "Nobody entered.";
        TileGoldFree "The gold cup is free.";
        TileSilverFree "The silver cup is free.";
        MainEvent "Main event";
        LookAtRow "Look at the seven competitions";
        RowTitle "The seven competitions";
        RowWorth "{skill} · gold {gold} · silver {silver}";
        RowWorthGold "{skill} · gold {gold}";
        RowEntered "{name}: {team} ({total})";

        Points "points";
        Point "point";
        InHand "{count} in hand";
        Resting "{count} resting";
        HandShort "hand {count}";
        RestShort "rest {count}";
        Choosing "choosing";
        Chosen "chosen";
        Building "building";
        Built "built";
        Turn "to play";
        Passed "passed";
        Deciding "deciding";
        Decided "decided";
        PassesTo "the rest to {name}";
        KeptSoFar "kept {count}";
        LaneLabel "{name}: {points} points, {cards} cards in hand, {resting} resting. {status}";
        LaneEntered "{name} has entered {team}: {total} in {skill}.";
        LaneNothing "{name} has entered nobody.";
        LaneGold "{name} holds the gold cup.";
        LaneSilver "{name} holds the silver cup.";
        GoldCup "Gold cup, worth {value}";
        SilverCup "Silver cup, worth {value}";

        PersonTitle "{name}, {points} points";
        PersonCounts "{cards} cards in hand, {resting} resting.";
        PersonNoCups "No cup has been won yet.";
        PersonEntered "Entered so far";
        PersonEnteredIn "{name}: {team}";
        PersonKept "Drafted";
        PersonRoster "The team";
        PersonRests "Resting";
        PersonDraft "What went through this hand in the draft";
        PersonPick "Pick {pick}: kept 1 {race}, passed on {team}.";
        PersonPickNow "Pick {pick}: kept 1 {race}.";

        AskKeep "{name}, keep one card";
        AskKeepWhy "Pick {pick} of {of}. The other {rest} go to {to}.";
        AskKeepLast "Pick {pick} of {of}. One more card goes to {to}.";
        AskKeepForced "Pick {pick} of {of}. It is the last one: it stays.";
        Keep "Keep the {race}";
        KeepWhy "Pick {pick} of {of}. It is kept face down; {to} gets the others.";
        KeptWait "{name} keeps 1 {race}";
        OthersChoose "The others are still choosing.";
        Kept "Kept";
        AskBuild "{name}, build a team";
        AskBuildWhy "Of these eight, cards of three races at most. Tap in whoever plays.";
        BuildTeam "{count} cards: {team}.";
        BuildNone "Nobody at all: every competition would be passed.";
        BuildOut "{team} would go back to the box.";
        Build "This is the team";
        KeepAll "Keep all {races}: {count} cards";
        SlotRace "Race {number}";
        BuiltWait "{name}'s team stands";
        OthersBuild "The others are still building theirs.";
        AskEnter "{name}, enter or pass";
        AskEnterWhy "{skill} for gold {gold} and silver {silver}. Who comes into play adds to the total; a tie takes a cup.";
        AskEnterWhyGold "{skill} for gold {gold}. Who comes into play adds to the total; a tie takes the cup.";
        AskEnterNobody "Nobody in this hand has {skill}: it must be passed.";
        AskEnterEmpty "The hand is empty: it must be passed.";
        Enter "Enter {team}";
        Pass "Pass";
        PassWhy "{name} enters nobody any more in this competition.";
        PassWhyGold "{name} enters nobody any more, and keeps the gold cup until somebody takes it.";
        PassWhySilver "{name} enters nobody any more, and keeps the silver cup until somebody takes it.";
        PassIt "Pass for good";
        AskTakeBack "{name}, take one card back?";
        AskTakeBackWhy "No cup was won here, so one resting card may return to the hand. The others do not see which.";
        TakeBack "Take the {race} back";
        TakeNone "Take none";
        TakeNoneWhy "All cards go on resting.";
        TakeNoneIt "Let them rest";
        HandNow "In hand";
        DecidedWait "{name} takes 1 {race} back";
        DecidedNone "{name} takes none back";
        WatchDraft "Everybody keeps a card";
        WatchBuild "Everybody builds a team";
        WatchTurn "It is {name}'s turn";
        WatchTakeBack "Who won no cup may take a card back";
        WatchOver "All cups are won";

        IfGoldFree "{total}: {name} takes the gold.";
        IfGold "{total}: beats {from} and takes the gold.";
        IfGoldTie "{total}: ties {from} and takes the gold.";
        IfDethroned "{name} gets the silver.";
        IfDethronedFrom "{name} gets the silver from {from}.";
        IfSwap "{name} gets the silver in exchange.";
        IfKeepsGold "{total}: {name} keeps the gold.";
        IfSilverFree "{total}: {name} takes the silver.";
        IfSilver "{total}: beats {from} and takes the silver.";
        IfSilverTie "{total}: ties {from} and takes the silver.";
        IfKeepsSilver "{total}: {name} keeps the silver; {gold} is ahead with {most}.";
        IfNothing "{total}: no cup. {gold} holds the gold with {most}, {silver} the silver with {second}.";
        IfNothingGold "{total}: no cup. {gold} holds the gold with {most}.";

        CardLabel "{race}: speed {speed}, cunning {cunning}, strength {strength}.";
        CardReady "Can be chosen.";

        WhyNoSkill "A {race} has no {skill} at all and cannot enter here.";
        WhyFourth "A team has three races at most: {races}. Take one of them out first.";
        WhyNotTurn "{name} is to play. Wait for the turn.";
        WhyInHand "That is not all in this hand.";
        WhyDrafted "That was not drafted.";
        WhyRaces "A team has three races at most.";
        WhyNothing "Whoever enters nobody has to pass.";
        WhySkill "Whoever enters needs at least 1 in the skill of the competition.";
        WhyResting "No card of that race is resting.";

        TellKept "{name} keeps 1 {race}.";
        TellPassedOn "The hands go on to the left.";
        TellDrafted "Everybody has drafted eight cards and builds a team.";
        TellBuilt "{name} builds a team: {team}.";
        TellRosters "The teams stand: {sizes}.";
        TellSize "{name} {count}";
        TellBegan "{competition} begins: {skill} for gold {gold}. {name} is first.";
        TellEntered "{name} enters {team}: {total}.";
        TellGoldFree "{name} takes the gold with {total}.";
        TellGold "{name} beats {from} with {total} and takes the gold.";
        TellGoldTie "{name} ties {from} at {total} and takes the gold.";
        TellDethroned "{name} takes the silver.";
        TellDethronedFrom "{name} takes the silver from {from}.";
        TellSilverFree "{name} takes the silver with {total}.";
        TellSilver "{name} beats {from} with {total} and takes the silver.";
        TellSilverTie "{name} ties {from} at {total} and takes the silver.";
        TellPassed "{name} passes.";
        TellNobody "Nobody entered: {competition} is discarded.";
        TellWonGold "{name} wins gold in {competition}: {value} points.";
        TellWonSilver "{name} wins silver in {competition}: {value} points.";
        TellRested "All who entered rest now.";
        TellDecided "{name} will take back 1 {race}.";
        TellDecidedNone "{name} will take none back.";
        TellTookBack "{name} takes a card back.";
        TellTookBackOwn "{name} takes 1 {race} back.";
        TellTookNothing "{name} takes no card back.";
        TellEnded "The main event is over.";

        OptionEvents "The row of competitions";
        EventsSorted "by value, the least first";
        EventsRandom "as they are dealt";
        Start "Who begins the first competition?";
        OptionSeason "How long";
        SeasonNone "one game";
        Season3 "season to 3";
        Season5 "season to 5";
        Season7 "season to 7";
        SeasonWhy "In a season, each winner of a game gets a season point";
        SilverCategory "Silver";
        TieRule "the most valuable gold cups";
    }
}

/// The name of a skill.
pub fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Speed => Say::Speed,
        Skill::Cunning => Say::Cunning,
        Skill::Strength => Say::Strength,
    }
    .text()
}

/// A race as its card is headed.
pub fn card(race: Race) -> &'static str {
    match race {
        Race::Human => Say::CardHuman,
        Race::Goblin => Say::CardGoblin,
        Race::Elf => Say::CardElf,
        Race::Dwarf => Say::CardDwarf,
        Race::Halfling => Say::CardHalfling,
        Race::Djinn => Say::CardDjinn,
        Race::Orc => Say::CardOrc,
    }
    .text()
}

/// One of a race, within a sentence.
pub fn one(race: Race) -> &'static str {
    match race {
        Race::Human => Say::Human,
        Race::Goblin => Say::Goblin,
        Race::Elf => Say::Elf,
        Race::Dwarf => Say::Dwarf,
        Race::Halfling => Say::Halfling,
        Race::Djinn => Say::Djinn,
        Race::Orc => Say::Orc,
    }
    .text()
}

/// Several of a race, within a sentence.
pub fn several(race: Race) -> &'static str {
    match race {
        Race::Human => Say::Humans,
        Race::Goblin => Say::Goblins,
        Race::Elf => Say::Elves,
        Race::Dwarf => Say::Dwarves,
        Race::Halfling => Say::Halflings,
        Race::Djinn => Say::Djinns,
        Race::Orc => Say::Orcs,
    }
    .text()
}

/// The races of a team, in their order: "goblins, djinns".
pub fn races(team: Team) -> String {
    team.kinds().map(several).collect::<Vec<_>>().join(", ")
}

/// A team: "2 goblins, 1 orc".
pub fn team(team: Team) -> String {
    if team.is_empty() {
        return Say::Nobody.text().to_owned();
    }
    let some = |race| match team.count(race) {
        1 => Say::OneOf.with(&[("race", one(race))]),
        count => Say::SomeOf.with(&[("count", &count.to_string()), ("race", several(race))]),
    };
    team.kinds().map(some).collect::<Vec<_>>().join(", ")
}
