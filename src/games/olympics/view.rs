//! Views: how far the game is, points, hands, and what is told at the end.

use super::card::mini;
use super::picture::tile;
use super::{competitor, model, names, teaching};
use crate::contract::{Champion, FrameUi, HeldCard, Neutral, Rivals, Score, ViewUi};
use crate::messages::{MessageId, olympics as messages, olympicsrules as rules};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, Competitor, EventCard, Medal, Phase, View};
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

impl ViewUi for View {
    fn progress(&self) -> String {
        if self.phase == Phase::Over {
            return messages::progress_over().to_owned();
        }
        if model::is_ceremony(self) {
            return messages::ceremony().to_owned();
        }
        match self.rounds_left() {
            0 => messages::round_last(self.round, self.rounds),
            left => messages::round(self.round, self.rounds, left),
        }
    }

    fn round_name(&self) -> String {
        if model::is_ceremony(self) {
            return messages::ceremony().to_owned();
        }
        messages::round_plain(self.round, self.rounds)
    }

    /// The points of each event's medal.
    fn score(&self) -> Score {
        let of = |competitor: Competitor| -> Vec<i32> {
            let worth = |event| model::medal(self, competitor, event).map_or(0, Medal::points);
            EventCard::ALL.map(worth).map(i32::from).to_vec()
        };
        let neutral =
            self.competitors().find(|&competitor| competitor == Competitor::Neutral).map(|neutral| Neutral {
                name: messages::neutral(),
                seat: competitor::seat(neutral),
                points: of(neutral),
            });
        let points = Seat::all(self.players.len()).map(|seat| of(Competitor::Seat(seat))).collect();
        Score { categories: EventCard::ALL.map(|event| names::event(event).text()).to_vec(), points, neutral }
    }

    fn hand_cards(&self, seat: Seat) -> Vec<HeldCard> {
        let hand = self.player(seat).and_then(|player| player.hand).unwrap_or_default();
        hand.iter().map(|card| HeldCard { label: names::card_in_full(card), picture: mini(card) }).collect()
    }

    /// The star of the event with the best medal; of several, the one with most stars.
    fn champion(&self, _past: &[Arc<dyn FrameUi>], seat: Seat) -> Option<Champion> {
        let own = Competitor::Seat(seat);
        let merit = |event: EventCard| {
            let stars = model::line(self, own, event).open.iter().map(Card::performance).sum::<u8>();
            (model::medal(self, own, event).map_or(0, Medal::points), stars)
        };
        let event = EventCard::ALL.into_iter().max_by_key(|&event| merit(event))?;
        Some(Champion { picture: tile(event), name: names::event(event).text().to_owned() })
    }

    /// That the neutral player has more points than the winner, and still has not won (M11).
    fn won(&self, rivals: &Rivals) -> Option<String> {
        let ([name, behind], [points, less]) = (&rivals.names, rivals.points);
        let neutral = self.competitors().find(|&competitor| competitor == Competitor::Neutral)?;
        let more = self.points(neutral);
        (i32::from(more) > points).then(|| messages::won_neutral(name, points, points - less, behind, more))
    }

    /// The highest number among the cards of a player (M14, M17): both cards are named.
    fn tie_break(&self, tied: &[String], rivals: &Rivals) -> Option<String> {
        let [first, second] = rivals.seats.map(|seat| highest(self, seat));
        let ([name, behind], first, second) = (&rivals.names, first?, second?);
        let (card, other) = (names::card(first), names::card(second));
        let (value, less) = (first.acquisition(), second.acquisition());
        Some(messages::tie_broken(tied, rivals.points[0], name, card, value, behind, other, less))
    }

    /// The cards with the highest numbers of these two.
    fn deciding_cards(&self, seats: [Seat; 2]) -> Option<[AnyView; 2]> {
        let [first, second] = seats.map(|seat| highest(self, seat).map(mini));
        Some([first?, second?])
    }

    fn rules_heading(&self) -> Option<MessageId> {
        Some(match self.phase {
            Phase::Bidding | Phase::Reveal | Phase::Taking { .. } => rules::RULES_ONE,
            Phase::Investing | Phase::Placing => rules::RULES_TWO,
            Phase::Ceremony | Phase::Over => rules::RULES_CEREMONY,
        })
    }

    fn tips(&self, seat: Seat) -> Vec<Option<&'static str>> {
        teaching::TIPS.iter().map(|tip| tip(self, seat)).collect()
    }
}

/// The card with the highest number of a player (M14, M17).
fn highest(view: &View, seat: Seat) -> Option<Card> {
    let lines = EventCard::ALL.map(|event| model::line(view, Competitor::Seat(seat), event).open);
    lines.iter().flat_map(|open| open.iter()).max_by_key(|card| card.acquisition())
}
