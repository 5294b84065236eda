//! What a sport asks for after a mark, and why a card is not that.

use super::phrase::{card_name, colour};
use super::words::Say;
use pentathlon_engine::games::olympicards::{Against, Attempt, Demand, Performance, Reason, Sport};

/// What must be played after `mark`, in a few words.
pub fn requirement(sport: Sport, mark: Option<Attempt>) -> String {
    let rule = sport.rule();
    let Some(mark) = mark else {
        // C19: without a card turned over it is one card of any kind.
        let turned = matches!(rule.against, Against::Turned);
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
    say.with(&[("card", &card_name(its)), ("need", &requirement(sport, mark))])
}

#[cfg(test)]
mod tests {
    use super::requirement;
    use crate::games::olympicards::phrase::{cards, sum};
    use pentathlon_engine::games::olympicards::{Attempt, Colour, Performance, Sport};

    fn play(cards: &[(Colour, u8)]) -> Option<Attempt> {
        Attempt::of(cards.iter().filter_map(|&(colour, value)| Performance::new(colour, value)))
    }

    #[test]
    fn a_need_says_what_the_rule_of_the_sport_lets_be_played() {
        let after = |sport, colour, value| requirement(sport, play(&[(colour, value)]));
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
        assert_eq!(requirement(Sport::Weightlifting, lift), "more than 13");
        assert_eq!(lift.map(sum).as_deref(), Some("4 + 9"));
        assert_eq!(lift.map(cards).as_deref(), Some("blue 4 and red 9"));
    }

    #[test]
    fn c19_without_a_card_turned_over_one_card_of_any_kind_is_played() {
        assert_eq!(requirement(Sport::Sailing, None), "any card");
        assert_eq!(requirement(Sport::Weightlifting, None), "any 1 to 3 cards");
    }
}
