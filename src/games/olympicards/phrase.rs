//! Cards, sums and rewards as parts of sentences.

use super::names;
use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::{Attempt, Performance, Reward};

/// A card as a label: "Blue 5".
pub fn card(card: Performance) -> String {
    messages::card_label(names::colour(card.colour()), card.value())
}

/// The cards of a play, within a sentence: "blue 5".
pub fn cards(attempt: Attempt) -> Vec<String> {
    attempt.cards().map(|card| messages::card_inside(names::colour(card.colour()), card.value())).collect()
}

/// A play as an item of a list of plays: "red 2 with red 7".
pub fn play(attempt: Attempt) -> String {
    match cards(attempt).as_slice() {
        [first, second, third] => messages::lane_together_three(first, second, third),
        [first, second] => messages::lane_together_two(first, second),
        one => one.concat(),
    }
}

/// The values of several cards as a sum: "4 + 9".
pub fn sum(attempt: Attempt) -> Option<String> {
    let mut values = attempt.cards().map(Performance::value);
    match (values.next()?, values.next()?, values.next()) {
        (first, second, Some(third)) => Some(messages::sum_three(first, second, third)),
        (first, second, None) => Some(messages::sum_two(first, second)),
    }
}

/// What a withdrawal pays, within a sentence: "bronze", "3 cards", "the start card".
pub fn reward(reward: &Reward) -> Vec<String> {
    pays(reward, messages::reward_start)
}

/// What a withdrawal pays, on a button.
pub fn reward_short(reward: &Reward) -> Vec<String> {
    pays(reward, messages::reward_start_short)
}

fn pays(reward: &Reward, start: fn() -> &'static str) -> Vec<String> {
    let cards = (reward.cards > 0).then(|| messages::reward_cards(reward.cards));
    let medal = reward.medal.map(|medal| messages::reward_medal(names::medal(medal)));
    let start = reward.start_card.then(|| start().to_owned());
    [medal, cards, start].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::{messages, reward};
    use pentathlon_engine::games::olympicards::{Medal, Reward};

    #[test]
    fn a_reward_names_all_that_comes_with_it() {
        let all = Reward { cards: 3, medal: Some(Medal::Bronze), start_card: true };
        let bronze = messages::reward_medal(messages::MEDAL_BRONZE);
        assert_eq!(reward(&all), [bronze, messages::reward_cards(3), messages::reward_start().to_owned()]);
        assert!(reward(&Reward { cards: 0, medal: None, start_card: false }).is_empty());
    }
}
