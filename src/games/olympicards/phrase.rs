//! What sports, cards, medals and rewards are called within a sentence.

use super::words::Say;
use pentathlon_engine::games::olympicards::{Attempt, Colour, Medal, Performance, Reward, Sport};

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

/// A sport within a sentence: "the high jump", "archery".
pub fn the(sport: Sport) -> &'static str {
    match sport {
        Sport::Marathon => Say::TheMarathon,
        Sport::HighJump => Say::TheHighJump,
        Sport::Swimming => Say::TheSwimming,
        Sport::Hurdles => Say::TheHurdles,
        Sport::Weightlifting => Say::TheWeightlifting,
        Sport::Archery => Say::TheArchery,
        Sport::Relay => Say::TheRelay,
        Sport::TableTennis => Say::TheTableTennis,
        Sport::Sailing => Say::TheSailing,
    }
    .text()
}

fn capital(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
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
    capital(cards(attempt))
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

#[cfg(test)]
mod tests {
    use super::{reward, rule, the};
    use pentathlon_engine::games::olympicards::{Against, Medal, Reward, Sport};

    #[test]
    fn a_sport_is_called_as_the_sentence_needs_it() {
        assert_eq!((the(Sport::HighJump), the(Sport::Archery)), ("the high jump", "archery"));
    }

    #[test]
    fn a_rule_says_whether_the_first_card_is_free() {
        for sport in Sport::ALL {
            let free = sport.rule().against != Against::Turned && sport != Sport::TableTennis;
            assert_eq!(rule(sport).ends_with("The first is free."), free, "{}", rule(sport));
        }
    }

    #[test]
    fn table_tennis_says_what_is_low_and_what_is_high() {
        let rule = rule(Sport::TableTennis);
        assert!(rule.contains("(1–4)") && rule.contains("(6–9)") && rule.contains("5"), "{rule}");
    }

    #[test]
    fn a_reward_names_all_that_comes_with_it() {
        let all = Reward { cards: 3, medal: Some(Medal::Bronze), start_card: true };
        assert_eq!(reward(&all), "bronze, 3 cards, start card");
    }
}
