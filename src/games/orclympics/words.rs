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
        ProgressOver "The games are over";
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
        PointsCount "{count} points";
        PointCount "1 point";
        CardsCount "{count} cards";
        CardCount "1 card";
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
        LaneLabel "{name}: {points}, {cards} in hand, {resting} resting. {status}";
        LaneEntered "{name} has entered {team}: {total} in {skill}.";
        LaneNothing "{name} has entered nobody.";
        LaneGold "{name} holds the gold cup.";
        LaneSilver "{name} holds the silver cup.";
        GoldCup "Gold cup, worth {value}";
        SilverCup "Silver cup, worth {value}";

        PersonTitle "{name}, {points}";
        PersonCounts "{cards} in hand, {resting} resting.";
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
        AskKeepWhy "Card {pick} of {of}. The other {rest} go to {to}.";
        AskKeepLast "Card {pick} of {of}. The other one goes to {to}.";
        AskKeepForced "Card {pick} of {of}. It is the last one and stays here.";
        Keep "Keep the {race}";
        KeepWhy "Card {pick} of {of}. It is kept face down; {to} gets the others.";
        KeptWait "{name} keeps 1 {race}";
        OthersChoose "The others are still choosing.";
        Kept "Kept";
        AskBuild "{name}, build a team";
        AskBuildWhy "Tap the cards that play. They may be of three races at most.";
        BuildTeam "{cards}: {team}.";
        BuildNone "Nobody plays: every competition would be passed.";
        BuildOut "{team} would go back to the box.";
        Build "This is the team";
        KeepAll "Keep all {races}: {cards}";
        SlotRace "Race {number}";
        BuiltWait "{name}'s team is ready";
        OthersBuild "The others are still building theirs.";
        AskEnter "{name}, enter or pass";
        AskEnterWhy "{skill} for gold {gold} and silver {silver}. Each card entered adds to the total; a tie takes the cup.";
        AskEnterWhyGold "{skill} for gold {gold}. Each card entered adds to the total; a tie takes the cup.";
        AskEnterNobody "No card in this hand has {skill}. All that is left is to pass.";
        AskEnterEmpty "The hand is empty. All that is left is to pass.";
        Enter "Enter {team}";
        Pass "Pass";
        PassWhy "{name} enters no more cards in this competition.";
        PassWhyGold "{name} enters no more cards and keeps the gold cup until somebody takes it.";
        PassWhySilver "{name} enters no more cards and keeps the silver cup until somebody takes it.";
        PassIt "Pass for good";
        AskTakeBack "{name}, take one card back?";
        AskTakeBackWhy "Without a cup here, one resting card may return. The others do not see which.";
        TakeBack "Take the {race} back";
        TakeNone "Take none";
        TakeNoneWhy "All of them stay at rest.";
        TakeNoneIt "Let them rest";
        HandNow "In hand";
        DecidedWait "{name} takes 1 {race} back";
        DecidedNone "{name} takes none back";
        WatchDraft "Everybody keeps a card";
        WatchBuild "Everybody builds a team";
        WatchTurn "It is {name}'s turn";
        WatchTakeBack "Players without a cup may take a card back";
        WatchOver "The games are over";
        ShowPassing "The hands are passed on";
        ShowDrafted "The draft is over";
        ShowFinal "The teams are final";
        ShowBegan "The next competition";
        ShowCup "A cup is taken";
        IsFirst "{name} is first";
        ShowAward "The competition is over";
        ShowReturns "Cards are taken back";

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

        WhyNoSkill "A card without {skill} cannot enter here: {race}.";
        WhyFourth "A team has three races at most: {races}. Take one of them out first.";
        WhyNotTurn "{name} is to play. Wait for the turn.";
        WhyInHand "That is not all in this hand.";
        WhyDrafted "That was not drafted.";
        WhyRaces "A team has three races at most.";
        WhyNothing "Enter at least one card, or pass.";
        WhySkill "A card needs at least 1 in the skill of the competition.";
        WhyResting "No card of that race is resting.";

        TellKept "{name} keeps 1 {race}.";
        TellPassedOn "Everybody passes the other cards to the left.";
        TellDrafted "The draft is over. Everybody builds a team of the eight cards kept.";
        TellBuilt "{name} builds a team: {team}.";
        TellRosters "The teams are ready: {sizes}.";
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
        TellRested "All cards that were entered rest now.";
        TellDecided "{name} will take back 1 {race}.";
        TellDecidedNone "{name} will take none back.";
        TellTookBack "{name} takes a card back.";
        TellTookBackOwn "{name} takes 1 {race} back.";
        TellTookNothing "{name} takes no card back.";
        TellEnded "The main event is over.";

        OptionEvents "The row of competitions";
        EventsWhy "In which order the competitions are held; the main event is always the last.";
        EventsSorted "from lowest to highest value";
        EventsRandom "in any order";
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

/// So many points: "1 point".
pub fn points(count: i32) -> String {
    match count {
        1 => Say::PointCount.text().to_owned(),
        _ => Say::PointsCount.with(&[("count", &count.to_string())]),
    }
}

/// So many cards: "1 card".
pub fn cards(count: usize) -> String {
    match count {
        1 => Say::CardCount.text().to_owned(),
        _ => Say::CardsCount.with(&[("count", &count.to_string())]),
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

#[cfg(test)]
mod tests {
    use super::{cards, points};

    #[test]
    fn one_is_not_said_in_the_plural() {
        assert_eq!([points(0), points(1), points(2)], ["0 points", "1 point", "2 points"]);
        assert_eq!([cards(0), cards(1), cards(2)], ["0 cards", "1 card", "2 cards"]);
    }
}
