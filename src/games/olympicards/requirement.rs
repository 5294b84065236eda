//! What a sport requires of a play, given the one to beat, and why a card does not meet it.

use super::names;
use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::{Against, Attempt, Colour, Demand, Misfit, Performance, Sport};

/// The value in the middle of table tennis: neither low nor high.
const NET: u8 = 5;

/// What must be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// Any card.
    AnyOne,
    /// One or more cards, up to this many.
    AnySome(u8),
    /// Another colour.
    OtherColour(Colour),
    /// A higher card.
    Higher(u8),
    /// Cards with a higher total.
    Total(u8),
    /// More than the highest card, which nobody can play.
    NothingHigher(u8),
    /// A lower card.
    Lower(u8),
    /// Less than the lowest card, which nobody can play.
    NothingLower(u8),
    /// A card at least as high.
    NoLower(u8),
    /// A card near the target.
    Between {
        /// The target.
        target: u8,
        /// The lowest value that hits it.
        least: u8,
        /// The highest value that hits it.
        most: u8,
    },
    /// A card of this colour or this value.
    ColourOrValue(Colour, u8),
    /// Over the net to the high side, in another colour.
    HighSide(Colour),
    /// Over the net to the low side, in another colour.
    LowSide(Colour),
    /// A card with the wind, or two cards against it.
    Wind(Colour),
    /// A card, which the empty hand has not.
    Cards,
}

impl Requirement {
    /// What must be played after `to_beat`.
    pub fn of(sport: Sport, to_beat: Option<Attempt>) -> Self {
        let rule = sport.rule();
        let Some(to_beat) = to_beat else {
            // C19: without a card turned over, one card of any kind is played.
            return match rule.most {
                most @ 2.. if rule.against != Against::Turned => Self::AnySome(most),
                _ => Self::AnyOne,
            };
        };
        let (card, total) = (to_beat.first(), to_beat.total());
        let (colour, value) = (card.colour(), card.value());
        match rule.demand {
            Demand::OtherColour => Self::OtherColour(colour),
            Demand::Higher if total >= Performance::HIGHEST * rule.most => Self::NothingHigher(total),
            Demand::Higher if rule.most > 1 => Self::Total(total),
            Demand::Higher => Self::Higher(total),
            Demand::Lower if total <= 1 => Self::NothingLower(total),
            Demand::Lower => Self::Lower(total),
            Demand::NoLower => Self::NoLower(total),
            Demand::Within(beside) => Self::Between {
                target: value,
                least: value.saturating_sub(beside).max(1),
                most: (value + beside).min(Performance::HIGHEST),
            },
            Demand::ColourOrValue => Self::ColourOrValue(colour, value),
            Demand::OverTheNet if value == NET => Self::AnyOne,
            Demand::OverTheNet if value < NET => Self::HighSide(colour),
            Demand::OverTheNet => Self::LowSide(colour),
            Demand::Wind => Self::Wind(colour),
        }
    }

    /// Whether any card can meet it.
    pub const fn can_be_met(self) -> bool {
        !matches!(self, Self::NothingHigher(_) | Self::NothingLower(_) | Self::Cards)
    }

    /// The requirement in a few words, as a label.
    pub fn label(self) -> String {
        match self {
            Self::AnyOne => messages::need_any_one().to_owned(),
            Self::AnySome(count) => messages::need_any_some(count),
            Self::OtherColour(colour) => messages::need_other_colour(names::colour(colour)),
            Self::Higher(value) => messages::need_higher(value),
            Self::Total(total) => messages::need_total(total),
            Self::NothingHigher(_) => messages::need_nothing_higher().to_owned(),
            Self::Lower(value) => messages::need_lower(value),
            Self::NothingLower(_) => messages::need_nothing_lower().to_owned(),
            Self::NoLower(value) => messages::need_no_lower(value),
            Self::Between { target, least, most } => messages::need_between(target, least, most),
            Self::ColourOrValue(colour, value) => {
                messages::need_colour_or_value(names::colour(colour), value)
            }
            Self::HighSide(colour) => messages::need_high_side(names::colour(colour)),
            Self::LowSide(colour) => messages::need_low_side(names::colour(colour)),
            Self::Wind(colour) => messages::need_wind(names::colour(colour)),
            Self::Cards => messages::need_cards().to_owned(),
        }
    }

    /// The requirement of the named player, in a sentence.
    pub fn sentence(self, name: &str) -> String {
        match self {
            Self::AnyOne => messages::needs_any_one(name),
            Self::AnySome(count) => messages::needs_any_some(name, count),
            Self::OtherColour(colour) => messages::needs_other_colour(name, names::colour(colour)),
            Self::Higher(value) => messages::needs_higher(name, value),
            Self::Total(total) => messages::needs_total(name, total),
            Self::NothingHigher(value) => messages::needs_nothing_higher(name, value),
            Self::Lower(value) => messages::needs_lower(name, value),
            Self::NothingLower(value) => messages::needs_nothing_lower(name, value),
            Self::NoLower(value) => messages::needs_no_lower(name, value),
            Self::Between { target, least, most } => messages::needs_between(name, target, least, most),
            Self::ColourOrValue(colour, value) => {
                messages::needs_colour_or_value(name, names::colour(colour), value)
            }
            Self::HighSide(colour) => messages::needs_high_side(name, names::colour(colour)),
            Self::LowSide(colour) => messages::needs_low_side(name, names::colour(colour)),
            Self::Wind(colour) => messages::needs_wind(name, names::colour(colour)),
            Self::Cards => messages::needs_cards(name),
        }
    }
}

/// The request to the viewer after `to_beat`, in a sentence.
pub fn ask(sport: Sport, to_beat: Option<Attempt>) -> String {
    let rule = sport.rule();
    let Some(card) = to_beat.map(Attempt::first) else {
        return match rule.against {
            Against::Own => messages::ask_first_own().to_owned(),
            Against::Last if rule.most > 1 => messages::ask_first_lift(rule.most),
            Against::Last => messages::ask_first().to_owned(),
            Against::Turned => messages::ask_unturned().to_owned(),
        };
    };
    let (colour, value) = (names::colour(card.colour()), card.value());
    match Requirement::of(sport, to_beat) {
        Requirement::AnyOne | Requirement::AnySome(_) => messages::ask_anything(colour, value),
        Requirement::OtherColour(_) => messages::ask_other_colour(colour, value),
        Requirement::Total(total) => messages::ask_total(total, rule.most),
        Requirement::Higher(_) => messages::ask_higher(colour, value),
        Requirement::Lower(_) => messages::ask_lower(colour, value),
        // Nothing can be played: the only request is to withdraw.
        Requirement::NothingHigher(_) | Requirement::NothingLower(_) | Requirement::Cards => {
            messages::ask_none().to_owned()
        }
        Requirement::NoLower(hurdle) => messages::ask_no_lower(hurdle),
        Requirement::Between { target, least, most } => messages::ask_between(target, least, most),
        Requirement::ColourOrValue(..) => messages::ask_colour_or_value(colour, value),
        Requirement::HighSide(_) => messages::ask_high_side(colour, value),
        Requirement::LowSide(_) => messages::ask_low_side(colour, value),
        Requirement::Wind(_) => messages::ask_wind(colour),
    }
}

/// Why a card cannot be played after `to_beat`.
pub fn why_not(sport: Sport, to_beat: Option<Attempt>, card: Performance, misfit: Misfit) -> String {
    let rule = sport.rule();
    let Some(to_beat) = to_beat else {
        // With nothing to beat, only the number of cards can be wrong.
        return match rule.against {
            Against::Turned if rule.most > 1 => messages::why_too_many_unturned().to_owned(),
            _ => messages::why_too_many(rule.most),
        };
    };
    let (colour, value) = (names::colour(card.colour()), card.value());
    let (colour_to_beat, total) = (names::colour(to_beat.first().colour()), to_beat.total());
    match misfit {
        Misfit::TooManyCards => messages::why_too_many(rule.most),
        Misfit::SameColour if rule.against == Against::Own => messages::why_same_colour_own(colour, value),
        Misfit::SameColour => messages::why_same_colour(colour, value),
        Misfit::NotHigher if rule.most > 1 => messages::why_too_light(colour, value, total),
        Misfit::NotHigher => messages::why_not_higher(colour, value, total),
        Misfit::NotLower => messages::why_not_lower(colour, value, total),
        Misfit::TooLow => messages::why_too_low(colour, value, total),
        Misfit::TooFar => match Requirement::of(sport, Some(to_beat)) {
            Requirement::Between { target, least, most } => {
                messages::why_too_far(colour, value, target, least, most)
            }
            _ => messages::violation_too_far().to_owned(),
        },
        Misfit::NoMatch => messages::why_no_match(colour, value, colour_to_beat, total),
        Misfit::SameSide if total < NET => messages::why_same_side_low(colour, value, colour_to_beat),
        Misfit::SameSide => messages::why_same_side_high(colour, value, colour_to_beat),
        Misfit::NeedsSecond => messages::why_needs_second(colour, value),
        Misfit::MixedColours => messages::why_mixed().to_owned(),
        Misfit::OneWithTheWind => messages::why_with().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Requirement, ask, messages, why_not};
    use crate::games::olympicards::phrase::{cards, sum};
    use pentathlon_engine::games::olympicards::{Attempt, Colour, Misfit, Performance, Sport};

    fn play(cards: &[(Colour, u8)]) -> Option<Attempt> {
        Attempt::of(cards.iter().filter_map(|&(colour, value)| Performance::new(colour, value)))
    }

    #[test]
    fn a_requirement_says_what_the_rule_of_the_sport_lets_be_played() {
        let after = |sport, colour, value| Requirement::of(sport, play(&[(colour, value)]));
        assert_eq!(after(Sport::Marathon, Colour::Blue, 3), Requirement::OtherColour(Colour::Blue));
        assert_eq!(after(Sport::HighJump, Colour::Blue, 3), Requirement::Higher(3));
        assert_eq!(after(Sport::HighJump, Colour::Blue, 9), Requirement::NothingHigher(9));
        assert_eq!(after(Sport::Swimming, Colour::Blue, 3), Requirement::Lower(3));
        assert_eq!(after(Sport::Swimming, Colour::Blue, 1), Requirement::NothingLower(1));
        assert_eq!(after(Sport::Hurdles, Colour::Blue, 3), Requirement::NoLower(3));
        let between = |target, least, most| Requirement::Between { target, least, most };
        assert_eq!(after(Sport::Archery, Colour::Blue, 1), between(1, 1, 2));
        assert_eq!(after(Sport::Archery, Colour::Blue, 5), between(5, 4, 6));
        assert_eq!(after(Sport::Archery, Colour::Blue, 9), between(9, 8, 9));
        assert_eq!(after(Sport::Relay, Colour::Red, 4), Requirement::ColourOrValue(Colour::Red, 4));
        assert_eq!(after(Sport::TableTennis, Colour::Red, 4), Requirement::HighSide(Colour::Red));
        assert_eq!(after(Sport::TableTennis, Colour::Red, 6), Requirement::LowSide(Colour::Red));
        assert_eq!(after(Sport::TableTennis, Colour::Red, 5), Requirement::AnyOne);
        assert_eq!(after(Sport::Sailing, Colour::Red, 5), Requirement::Wind(Colour::Red));
    }

    #[test]
    fn a_lift_must_be_exceeded_in_total() {
        let lift = play(&[(Colour::Red, 9), (Colour::Blue, 4)]);
        assert_eq!(Requirement::of(Sport::Weightlifting, lift), Requirement::Total(13));
        assert_eq!(lift.and_then(sum), Some(messages::sum_two(4, 9)));
        let named =
            [messages::card_inside(messages::COLOUR_BLUE, 4), messages::card_inside(messages::COLOUR_RED, 9)];
        assert_eq!(lift.map(cards).as_deref(), Some(named.as_slice()));
        let all = play(&[(Colour::Red, 9), (Colour::Blue, 9), (Colour::Blue, 9)]);
        assert_eq!(Requirement::of(Sport::Weightlifting, all), Requirement::NothingHigher(27));
        assert_eq!(play(&[(Colour::Red, 9)]).and_then(sum), None);
    }

    #[test]
    fn c19_without_a_card_turned_over_one_card_of_any_kind_is_played() {
        assert_eq!(Requirement::of(Sport::Sailing, None), Requirement::AnyOne);
        assert_eq!(Requirement::of(Sport::Weightlifting, None), Requirement::AnySome(3));
        assert_eq!(ask(Sport::Sailing, None), messages::ask_unturned());
    }

    #[test]
    fn a_card_of_the_wrong_side_is_told_which_side_is_right() {
        let (low, high) = (play(&[(Colour::Red, 4)]), play(&[(Colour::Red, 6)]));
        let (blue, red) = (messages::COLOUR_BLUE, messages::COLOUR_RED);
        let why = |to_beat, value| {
            let card = Performance::new(Colour::Blue, value)?;
            Some(why_not(Sport::TableTennis, to_beat, card, Misfit::SameSide))
        };
        assert_eq!(why(low, 3), Some(messages::why_same_side_low(blue, 3, red)));
        assert_eq!(why(high, 7), Some(messages::why_same_side_high(blue, 7, red)));
    }
}
