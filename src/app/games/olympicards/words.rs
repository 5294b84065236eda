//! Words of Olympicards.

use crate::app::text::words;
use pentathlon::games::olympicards::{Attempt, Colour, Demand, Medal, Performance, Reason, Reward, Sport};

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
        RuleMarathon "One card, of another colour than the runner's own last one.";
        RuleHighJump "One card, higher than the jumper's own last one.";
        RuleSwimming "One card, lower than the swimmer's own last one.";
        RuleHurdles "Each round a hurdle is turned over. One card, as high or higher.";
        RuleWeightlifting "One to three cards that lift more together than the last lift of anybody.";
        RuleArchery "Each round a target is turned over. One card, at most 1 beside it.";
        RuleRelay "One card with the colour or the value of the last one of anybody.";
        RuleTableTennis "One card over the net: low after high, high after low, in another colour. A 5 goes on all, and all on a 5.";
        RuleSailing "Each round a wind is turned over. One card of its colour, or two that share another.";
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
        SportDone "{sport} is over: {name} won gold.";
        SportNow "{sport} now.";
        SportPutOff "{sport} was put off and waits, face up.";
        SportHidden "One sport is still face down.";
        Hidden "Still face down";
        StackLabel "{count} cards in the stack.";
        StackAnew "It was shuffled anew {count} times.";
        StackAnewOnce "It was shuffled anew once.";

        LookAtSeats "Look at everybody";
        SeatsTitle "Who stands where";
        InHand "{count} in hand";
        Point "point"; Points "points";
        Turn "to play"; Choosing "to choose"; OutAt "{ordinal} out"; In "in";
        LaneLabel "{name}: {cards} cards in hand, {points} points. {status}.";
        LaneStart "{name} has the start card.";
        LaneNextStart "{name} gets the start card next.";
        LanePlayed "Played: {cards}.";
        LaneRecords "World records: {sports}.";
        StatusIn "Still in"; StatusTurn "It is this player's turn"; StatusOut "Withdrew as number {number}";
        WithdrewFor "Withdrew for {reward}.";

        LadderTitle "Who withdraws gets";
        LadderTitleTwo "A withdrawal gives";
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
        AskChooseWhy "Put off, it waits face up for the end, and the next sport must be played.";
        PlaySport "Play it";
        PlaySportWhy "{sport} is played now. {name} begins.";
        PlaySportIt "Play {sport}";
        Defer "Put it off";
        DeferWhy "{sport} goes face up under the other sports. The next one must be played.";
        DeferIt "Put {sport} off";
        AskTurn "{name}, play or withdraw";
        AskAlone "{name} is alone: go on, or take gold";
        AskNone "{name} has nothing that can be played here: withdraw.";
        AskEmpty "The hand is empty: withdraw.";
        AskNeed "{sport}: {need}.";
        AskNeedMark "{sport}, after {mark}: {need}.";
        PlayWhy "{cards} after {mark}.";
        PlayFree "{cards} to begin with.";
        PlayRecord "It is the last card: holding out for gold would be a world record.";
        SumReady "{sum} = {total}: more than {value}.";
        SumFree "{sum} = {total}.";

        PlayCards "Play {cards}";
        PlayTotal "Play {sum} = {total}";
        Withdraw "Withdraw";
        WithdrawFor "for {reward}";

        WithdrawTwoFor "{cards}, {medal} to {other}";
        WithdrawWhy "{name} is out of this sport, as number {number}, and gets {reward}.";
        WithdrawTwoWhy "{name} draws {cards}, {other} gets {medal}. Both go on.";
        WithdrawTwoLast "{name} draws {cards}, {other} gets {medal}. The sport is over.";
        WithdrawIt "Withdraw for {reward}";
        WithdrawTwoIt "Withdraw";
        WatchTurn "It is {name}'s turn";
        WatchTurnNeed "{name} needs: {need}.";
        WatchChoose "{name} decides about {sport}";
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
        WhySameSide "{card} stays on this side of the net: {need} is needed.";
        WhyNeedsSecond "{card} is against the wind, and no second card of its colour is in the hand.";
        WhyMixed "Two cards against the wind must share their colour.";
        WhyWith "Of the colour of the wind one card is played at a time.";
        WhyInHand "Those cards are not in this hand.";
        BarTooMany "So many cards may not be played at a time.";
        BarSameColour "The card must have another colour.";
        BarNotHigher "That is not higher.";
        BarNotLower "That is not lower.";
        BarTooLow "That is lower than the hurdle.";
        BarTooFar "That is too far from the target.";
        BarNoMatch "The card must have the colour or the value of the last one.";
        BarSameSide "The card must go to the other side of the net.";
        BarNeedsSecond "Against the wind it takes two cards of one colour.";

        TellTurned "{sport} is turned over.";
        TellTurnedOpen "{sport} was put off before: now it must be played.";
        TellDeferred "{name} puts {sport} off.";
        TellBegan "{sport} begins with {name}.";
        TellTurnedOver "{card} is turned over for this round.";
        TellNotTurned "No card is left to turn over.";
        TellPlayed "{name} plays {cards}.";
        TellPlayedTotal "{name} plays {cards}: {total} in all.";
        TellWithdrew "{name} withdraws.";
        TellReshuffled "The stack was empty: {cards} cards are shuffled anew.";
        TellDrew "{name} draws a card.";
        TellDrewOwn "{name} draws {card}.";
        TellShortOne "{name} goes without 1 card: none is left.";
        TellShort "{name} goes without {count} cards: none are left.";
        TellAwarded "{name} wins {medal}.";
        TellRecord "{name} holds no card any more: a world record in {sport}, 2 points!";
        TellFinished "{sport} is over. {name} has the start card.";
        TellEnded "All nine sports are over.";

        OptionRecords "World records";
        RecordsNo "no";
        RecordsYes "2 points each";
        RecordsWhy "Gold in a sport with a star, and no card left in the hand";
        OptionTwo "With two players the start card goes with";
        TwoThird "the third withdrawal";
        TwoFirst "the first withdrawal";
        CategoryGold "Gold"; CategorySilver "Silver"; CategoryBronze "Bronze"; CategoryRecords "Records";
        TieRule "more cards in hand";
    }
}

/// What a sport is called.
pub fn sport(sport: Sport) -> &'static str {
    match sport {
        Sport::Marathon => Say::Marathon,
        Sport::HighJump => Say::HighJump,
        Sport::Swimming => Say::Swimming,
        Sport::Hurdles => Say::Hurdles,
        Sport::Weightlifting => Say::Weightlifting,
        Sport::Archery => Say::Archery,
        Sport::Relay => Say::Relay,
        Sport::TableTennis => Say::TableTennis,
        Sport::Sailing => Say::Sailing,
    }
    .text()
}

/// The rule of a sport in one sentence.
pub fn rule(sport: Sport) -> &'static str {
    match sport {
        Sport::Marathon => Say::RuleMarathon,
        Sport::HighJump => Say::RuleHighJump,
        Sport::Swimming => Say::RuleSwimming,
        Sport::Hurdles => Say::RuleHurdles,
        Sport::Weightlifting => Say::RuleWeightlifting,
        Sport::Archery => Say::RuleArchery,
        Sport::Relay => Say::RuleRelay,
        Sport::TableTennis => Say::RuleTableTennis,
        Sport::Sailing => Say::RuleSailing,
    }
    .text()
}

/// How many cards a sport lets be played at a time.
pub fn how_many(sport: Sport) -> String {
    match sport.rule().most {
        1 => Say::OneCard.text().to_owned(),
        most => Say::UpToCards.with(&[("count", &most.to_string())]),
    }
}

/// What the card is called against which is played.
pub fn mark_title(sport: Sport) -> &'static str {
    match sport {
        Sport::Marathon | Sport::HighJump | Sport::Swimming => Say::MarkOwn,
        Sport::Hurdles => Say::MarkHurdle,
        Sport::Weightlifting => Say::MarkLast,
        Sport::Archery => Say::MarkTarget,
        Sport::Relay => Say::MarkBaton,
        Sport::TableTennis => Say::MarkBall,
        Sport::Sailing => Say::MarkWind,
    }
    .text()
}

/// A colour within a sentence.
pub fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => Say::Blue,
        Colour::Yellow => Say::Yellow,
        Colour::Black => Say::Black,
        Colour::Green => Say::Green,
        Colour::Red => Say::Red,
    }
    .text()
}

/// A colour as it stands on a card.
pub fn on_card(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => Say::CardBlue,
        Colour::Yellow => Say::CardYellow,
        Colour::Black => Say::CardBlack,
        Colour::Green => Say::CardGreen,
        Colour::Red => Say::CardRed,
    }
    .text()
}

/// A card within a sentence: "blue 5".
pub fn card(card: Performance) -> String {
    Say::CardName.with(&[("colour", colour(card.colour())), ("value", &card.value().to_string())])
}

/// A card at the beginning of a sentence: "Blue 5".
pub fn card_name(card: Performance) -> String {
    Say::CardName.with(&[("colour", on_card(card.colour())), ("value", &card.value().to_string())])
}

/// What is played at a time: "blue 5", "red 2 and red 7".
pub fn cards(attempt: Attempt) -> String {
    let cards: Vec<String> = attempt.cards().map(card).collect();
    match cards.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            Say::Plus.with(&[("cards", &rest.join(", ")), ("last", last)])
        }
        _ => cards.concat(),
    }
}

/// The same at the beginning of a sentence: "Red 2 and red 7".
pub fn cards_name(attempt: Attempt) -> String {
    let mut cards = cards(attempt);
    if let Some(first) = cards.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    cards
}

/// Their values as a sum: "9 + 4".
pub fn sum(attempt: Attempt) -> String {
    attempt.cards().map(|card| card.value().to_string()).collect::<Vec<_>>().join(" + ")
}

/// A medal within a sentence.
pub fn medal(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => Say::Bronze,
        Medal::Silver => Say::Silver,
        Medal::Gold => Say::Gold,
    }
    .text()
}

/// So many cards.
pub fn count(cards: u8) -> String {
    if cards == 1 {
        Say::DrawOne.text().to_owned()
    } else {
        Say::DrawSome.with(&[("count", &cards.to_string())])
    }
}

/// What a withdrawal pays: "2 cards, bronze".
pub fn reward(reward: &Reward) -> String {
    let cards = (reward.cards > 0).then(|| count(reward.cards));
    let medal = reward.medal.map(|its| medal(its).to_owned());
    let start = reward.start_card.then(|| Say::TheStartCard.text().to_owned());
    let all: Vec<String> = [medal, cards, start].into_iter().flatten().collect();
    all.join(", ")
}

/// A rung of the ladder, from 0: "1st".
pub fn ordinal(rung: usize) -> &'static str {
    const ORDINALS: [Say; 7] =
        [Say::First, Say::Second, Say::Third, Say::Fourth, Say::Fifth, Say::Sixth, Say::Seventh];
    ORDINALS.get(rung).map_or("", |say| say.text())
}

/// What must be played after `mark`, in a few words.
pub fn need(sport: Sport, mark: Option<Attempt>) -> String {
    let rule = sport.rule();
    let Some(mark) = mark else {
        // C19: without a card turned over it is one card of any kind.
        let turned = matches!(rule.against, pentathlon::games::olympicards::Against::Turned);
        return match rule.most {
            most @ 2.. if !turned => Say::NeedAnySome.with(&[("count", &most.to_string())]),
            _ => Say::NeedAnyOne.text().to_owned(),
        };
    };
    let (card, total) = (mark.first(), mark.total());
    let (its, value) = (colour(card.colour()), total.to_string());
    let values = [("colour", its), ("value", value.as_str())];
    match rule.demand {
        Demand::OtherColour => Say::NeedOtherColour.with(&values),
        Demand::Higher if rule.most == 1 && total >= Performance::HIGHEST => {
            Say::NeedNothingHigher.text().to_owned()
        }
        Demand::Higher => Say::NeedHigher.with(&values),
        Demand::Lower if total <= 1 => Say::NeedNothingLower.text().to_owned(),
        Demand::Lower => Say::NeedLower.with(&values),
        Demand::NoLower => Say::NeedNoLower.with(&values),
        Demand::Within(beside) => {
            let least = card.value().saturating_sub(beside).max(1);
            let most = (card.value() + beside).min(Performance::HIGHEST);
            Say::NeedBetween.with(&[("least", &least.to_string()), ("most", &most.to_string())])
        }
        Demand::ColourOrValue => Say::NeedColourOrValue.with(&values),
        Demand::OverTheNet => match card.value() {
            5 => Say::NeedAnyOne.text().to_owned(),
            1..5 => Say::NeedHighSide.with(&values),
            _ => Say::NeedLowSide.with(&values),
        },
        Demand::Wind => Say::NeedWind.with(&values),
    }
}

/// Why a card cannot be played after `mark`.
pub fn why_not(sport: Sport, mark: Option<Attempt>, its: Performance, reason: Reason) -> String {
    let say = match reason {
        Reason::TooManyCards if sport.rule().most == 1 => Say::WhyTooManyOne,
        Reason::TooManyCards => Say::WhyTooMany,
        Reason::SameColour => Say::WhySameColour,
        Reason::NotHigher => Say::WhyNotHigher,
        Reason::NotLower => Say::WhyNotLower,
        Reason::TooLow => Say::WhyTooLow,
        Reason::TooFar => Say::WhyTooFar,
        Reason::NoMatch => Say::WhyNoMatch,
        Reason::SameSide => Say::WhySameSide,
        Reason::NeedsSecond => Say::WhyNeedsSecond,
        Reason::MixedColours => Say::WhyMixed,
        Reason::OneWithTheWind => Say::WhyWith,
    };
    say.with(&[("card", &card_name(its)), ("need", &need(sport, mark))])
}

#[cfg(test)]
mod tests {
    use super::{cards, need, reward, sum};
    use pentathlon::games::olympicards::{Attempt, Colour, Medal, Performance, Reward, Sport};

    fn play(cards: &[(Colour, u8)]) -> Option<Attempt> {
        Attempt::of(cards.iter().filter_map(|&(colour, value)| Performance::new(colour, value)))
    }

    #[test]
    fn a_need_says_what_the_rule_of_the_sport_lets_be_played() {
        let after = |sport, colour, value| need(sport, play(&[(colour, value)]));
        assert_eq!(after(Sport::Marathon, Colour::Blue, 3), "not blue");
        assert_eq!(after(Sport::HighJump, Colour::Blue, 3), "more than 3");
        assert_eq!(after(Sport::HighJump, Colour::Blue, 9), "nothing is higher");
        assert_eq!(after(Sport::Swimming, Colour::Blue, 3), "less than 3");
        assert_eq!(after(Sport::Swimming, Colour::Blue, 1), "nothing is lower");
        assert_eq!(after(Sport::Hurdles, Colour::Blue, 3), "3 or more");
        assert_eq!(after(Sport::Archery, Colour::Blue, 1), "1 to 2");
        assert_eq!(after(Sport::Archery, Colour::Blue, 9), "8 to 9");
        assert_eq!(after(Sport::Relay, Colour::Red, 4), "red, or any 4");
        assert_eq!(after(Sport::TableTennis, Colour::Red, 4), "6 to 9, not red; or any 5");
        assert_eq!(after(Sport::TableTennis, Colour::Red, 5), "any card");
        assert_eq!(after(Sport::Sailing, Colour::Red, 5), "1 red, or 2 of another");
        let lift = play(&[(Colour::Red, 9), (Colour::Blue, 4)]);
        assert_eq!(need(Sport::Weightlifting, lift), "more than 13");
        assert_eq!(lift.map(sum).as_deref(), Some("4 + 9"));
        assert_eq!(lift.map(cards).as_deref(), Some("blue 4 and red 9"));
    }

    #[test]
    fn c19_without_a_card_turned_over_one_card_of_any_kind_is_played() {
        assert_eq!(need(Sport::Sailing, None), "any card");
        assert_eq!(need(Sport::Weightlifting, None), "any 1 to 3 cards");
    }

    #[test]
    fn a_reward_names_all_that_comes_with_it() {
        let all = Reward { cards: 3, medal: Some(Medal::Bronze), start_card: true };
        assert_eq!(reward(&all), "bronze, 3 cards, start card");
    }
}
