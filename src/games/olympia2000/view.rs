//! Views: how far the game is, points, hands, and what is told at the end.

use super::card::{self, group_class, label, portrait, small};
use super::model::best_discipline;
use super::{names, teaching};
use crate::contract::{Champion, FrameUi, HeldCard, Rivals, Score, ViewUi};
use crate::messages::{MessageId, olympia2000 as messages, olympia2000rules as rules};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{
    self, Athlete, Discipline, Event, Olympia2000, Phase, Tie, View,
};
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

impl ViewUi for View {
    fn progress(&self) -> String {
        if self.is_drawing_over() && self.phase != Phase::Over {
            messages::round_last(current(self), self.rounds)
        } else {
            self.round_name()
        }
    }

    fn round_name(&self) -> String {
        messages::round(current(self), self.rounds)
    }

    /// Laurels by discipline, and consolation.
    fn score(&self) -> Score {
        let points = self
            .players
            .iter()
            .map(|player| {
                let laurels = Discipline::ALL.map(|discipline| {
                    let won = player.won.iter().filter(|chip| chip.discipline == discipline);
                    won.map(|chip| i32::from(chip.value)).sum()
                });
                laurels.into_iter().chain([i32::from(player.consolation)]).collect()
            })
            .collect();
        let mut categories: Vec<&'static str> =
            Discipline::ALL.map(|it| names::discipline(it).text()).to_vec();
        categories.push(messages::consolation());
        Score { categories, points, neutral: None }
    }

    fn hand_cards(&self, seat: Seat) -> Vec<HeldCard> {
        let hand = self.player(seat).and_then(|player| player.hand);
        let picture = |athlete: Athlete| {
            view! {
                <span class=format!("held-athlete {}", group_class(athlete.group()))>
                    {portrait(athlete, best_discipline(athlete))} <b>{names::athlete(athlete).text()}</b>
                </span>
            }
            .into_any()
        };
        let athletes = hand.into_iter().flat_map(|hand| hand.iter().collect::<Vec<_>>());
        athletes.map(|athlete| HeldCard { label: label(athlete), picture: picture(athlete) }).collect()
    }

    /// The athlete who won the most valuable prize, in that discipline; without a prize the one who was sent last.
    fn champion(&self, past: &[Arc<dyn FrameUi>], seat: Seat) -> Option<Champion> {
        let mut sent = None;
        let mut best: Option<(u8, Athlete, Discipline)> = None;
        for frame in past.iter().filter_map(|frame| frame.of::<Olympia2000>()) {
            match frame.event {
                Event::Revealed(round) => sent = round.athletes.get(seat.index()).copied().flatten(),
                Event::Won { seat: winner, chip } if winner == seat => {
                    let won = sent.map(|athlete| (chip.value, athlete, chip.discipline));
                    best = won.filter(|won| best.is_none_or(|best| won.0 > best.0)).or(best);
                }
                _ => {}
            }
        }
        let (athlete, pose) = best
            .map(|(_, athlete, discipline)| (athlete, card::pose(athlete, discipline)))
            .or_else(|| sent.map(|athlete| (athlete, best_discipline(athlete))))?;
        Some(Champion { picture: small(athlete, pose), name: names::athlete(athlete).text().to_owned() })
    }

    /// What brought the points of the winner.
    fn won(&self, rivals: &Rivals) -> Option<String> {
        let [winner, second] = rivals.seats.map(|seat| self.player(seat));
        let (winner, second) = (winner?, second?);
        let [name, behind] = &rivals.names;
        let (points, laurels, less) = (rivals.points[0], winner.won.laurels(), second.won.laurels());
        if laurels < less {
            return Some(messages::won_by_chips(name, points, behind, less, laurels));
        }
        let most = |discipline| in_discipline(winner, discipline);
        let discipline = Discipline::ALL.into_iter().max_by_key(|&discipline| most(discipline))?;
        let (most, discipline_name) = (most(discipline), names::discipline(discipline));
        Some(match winner.consolation {
            0 => messages::won_laurels(name, points, most, discipline_name),
            chips => messages::won_consoled(name, points, laurels, most, discipline_name, chips),
        })
    }

    /// Laurels without consolation chips, if that is the agreed tie-break (Z12).
    fn tie_break(&self, tied: &[String], rivals: &Rivals) -> Option<String> {
        if self.setup.tie != Tie::Laurels {
            return None;
        }
        let [first, second] = rivals.seats.map(|seat| self.player(seat).map(|player| player.won.laurels()));
        let [name, behind] = &rivals.names;
        Some(messages::tie_broken(tied, rivals.points[0], name, first?, behind, second?))
    }

    fn rules_heading(&self) -> Option<MessageId> {
        Some(match self.phase {
            Phase::Athletes | Phase::Reveal => rules::RULES_ONE,
            Phase::Chip { .. } => rules::RULES_TWO,
            Phase::Refill { .. } => rules::RULES_THREE,
            Phase::Over => rules::RULES_SCORING,
        })
    }

    fn tips(&self, seat: Seat) -> Vec<Option<&'static str>> {
        teaching::TIPS.iter().map(|tip| tip(self, seat)).collect()
    }
}

fn in_discipline(player: &olympia2000::Player, discipline: Discipline) -> u8 {
    player.won.iter().filter(|chip| chip.discipline == discipline).map(|chip| chip.value).sum()
}

/// The current round.
fn current(view: &View) -> u8 {
    match view.phase {
        Phase::Over => view.round,
        _ => (view.round + 1).min(view.rounds),
    }
}
