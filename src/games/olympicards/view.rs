//! Views: how far the game is, points, hands, and what is told at the end.

use super::picture::chip;
use super::sport_animation::athlete;
use super::{names, phrase, teaching};
use crate::contract::{Champion, FrameUi, HeldCard, Rivals, Score, ViewUi};
use crate::messages::{MessageId, olympicards as messages, olympicardsrules as rules};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{
    Event, Hand, Medal, Medals, Olympicards, Phase, RECORD_POINTS, Sport, View,
};
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

impl ViewUi for View {
    fn progress(&self) -> String {
        match self.sport {
            Some(_) => messages::progress_sport(self.finished.len() + 1, Sport::COUNT),
            None => messages::progress_over().to_owned(),
        }
    }

    /// Points by medal, and those of world records if they count.
    fn score(&self) -> Score {
        let records = self.setup.world_record;
        let points = self.players.iter().map(|player| {
            let medals = player.medals;
            let of = |count: u8, medal: Medal| i32::from(count) * medal.points();
            let mut points = vec![
                of(medals.gold, Medal::Gold),
                of(medals.silver, Medal::Silver),
                of(medals.bronze, Medal::Bronze),
            ];
            if records {
                points.push(RECORD_POINTS * player.records.len() as i32);
            }
            points
        });
        let points = points.collect();
        let mut categories =
            vec![messages::category_gold(), messages::category_silver(), messages::category_bronze()];
        if records {
            categories.push(messages::category_records());
        }
        Score { categories, points, neutral: None }
    }

    fn hand_cards(&self, seat: Seat) -> Vec<HeldCard> {
        let hand = self.player(seat).and_then(|player| player.hand).unwrap_or(Hand::EMPTY);
        hand.cards().map(|card| HeldCard { label: phrase::card(card), picture: chip(card) }).collect()
    }

    /// The athlete of the best sport: a world record, then the best medal, the last one of that kind.
    fn champion(&self, past: &[Arc<dyn FrameUi>], seat: Seat) -> Option<Champion> {
        let mut sport = None;
        let mut best: Option<(i32, Medal, Sport)> = None;
        for frame in past.iter().filter_map(|frame| frame.of::<Olympicards>()) {
            let worth = match frame.event {
                Event::Began { sport: begun, .. } => {
                    sport = Some(begun);
                    None
                }
                Event::Awarded { seat: winner, medal } => (winner == seat).then(|| (medal.points(), medal)),
                Event::WorldRecord { seat: winner, .. } => {
                    (winner == seat).then(|| (Medal::Gold.points() + RECORD_POINTS, Medal::Gold))
                }
                _ => None,
            };
            if let (Some((worth, medal)), Some(sport)) = (worth, sport)
                && best.is_none_or(|(most, ..)| worth >= most)
            {
                best = Some((worth, medal, sport));
            }
        }
        let (worth, medal, sport) = best?;
        let picture = pictogram(athlete(sport)).into_any();
        let name = if worth > Medal::Gold.points() {
            messages::champion_record(names::sport(sport))
        } else {
            messages::champion_medal(names::medal(medal), names::sport(sport))
        };
        Some(Champion { picture, name })
    }

    /// The medals of the winner, or the world record without which another would be ahead.
    fn won(&self, rivals: &Rivals) -> Option<String> {
        let player = self.player(rivals.seats[0])?;
        let ([name, behind], [points, less]) = (&rivals.names, rivals.points);
        let records = RECORD_POINTS * player.records.len() as i32;
        if let Some(sport) = player.records.first()
            && points - records < less
        {
            return Some(messages::won_record(name, points, points - less, behind, names::sport(sport)));
        }
        let Medals { gold, silver, bronze } = player.medals;
        Some(match player.records.len() {
            0 => messages::won_medals(name, points, gold, silver, bronze),
            records => messages::won_medals_records(name, points, gold, silver, bronze, records),
        })
    }

    /// The cards in hand (C11, C23).
    fn tie_break(&self, tied: &[String], rivals: &Rivals) -> Option<String> {
        let [first, second] = rivals.seats.map(|seat| self.player(seat).map(|player| player.cards));
        let [name, behind] = &rivals.names;
        Some(messages::tie_broken(tied, rivals.points[0], name, first?, behind, second?))
    }

    fn rules_heading(&self) -> Option<MessageId> {
        Some(match self.phase {
            Phase::Choice => rules::RULES_TURN_HEAD,
            Phase::Opening | Phase::Turn { .. } => rules::RULES_PLAY_HEAD,
            Phase::Result => rules::RULES_LADDER_HEAD,
            Phase::Over => rules::RULES_SCORING,
        })
    }

    fn tips(&self, seat: Seat) -> Vec<Option<&'static str>> {
        teaching::TIPS.iter().map(|tip| tip(self, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{Medals, Rivals, Sport, messages};
    use crate::contract::ViewUi;
    use crate::test_tables;
    use pentathlon_engine::games::olympicards::Olympicards;
    use pentathlon_engine::rules::{Rules, Seat, Viewer};

    #[test]
    fn what_the_winner_has_won_adds_up_to_the_points() {
        let state = test_tables::state::<Olympicards>(3, "world_record=yes", 7);
        let mut view = Olympicards::view(&state, Viewer::Open);
        let rivals = |points| Rivals {
            seats: [Seat(0), Seat(1)],
            names: ["Ana".to_owned(), "Bo".to_owned()],
            points: [points, 10],
        };
        view.players[0].medals = Medals { gold: 3, silver: 2, bronze: 1 };
        assert_eq!(view.won(&rivals(17)).unwrap(), messages::won_medals("Ana", 17, 3_u8, 2_u8, 1_u8));
        let starred = Sport::ALL.into_iter().find(|sport| sport.has_star()).unwrap();
        view.players[0].records.insert(starred);
        let all = messages::won_medals_records("Ana", 19, 3_u8, 2_u8, 1_u8, 1_u8);
        assert_eq!(view.won(&rivals(19)).unwrap(), all, "a world record is worth 2");
    }
}
