//! Events: their sentences, durations, sounds and pictures.

use super::action::most;
use super::race_cards::bust;
use super::{identity, names};
use crate::contract::{FrameUi, Stay, name};
use crate::messages::orclympics as messages;
use crate::sound::Sound;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Event, Orclympics, ROW, Team};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Frame, Player};

impl FrameUi for Frame<Orclympics> {
    fn narrate(&self, players: &[Player]) -> Option<String> {
        let name = |seat: Seat| name(players, seat);
        Some(match self.event {
            // What a seat does in secret is narrated only to itself.
            Event::Kept { race: None, .. }
            | Event::RosterBuilt { roster: None, .. }
            | Event::Decided { choice: None, .. }
            | Event::MayTakeBack { .. } => return None,
            Event::Rested if usize::from(self.view.current) + 1 == ROW => {
                messages::tell_rested_last().to_owned()
            }
            Event::Rested => messages::tell_rested().to_owned(),
            Event::Kept { seat, race: Some(race) } => messages::tell_kept(&name(seat), names::race(race)),
            Event::HandsPassed { .. } => messages::tell_passed_on().to_owned(),
            Event::Drafted => messages::tell_drafted().to_owned(),
            Event::RosterBuilt { seat, roster: Some(Team::EMPTY) } => messages::tell_built_none(&name(seat)),
            Event::RosterBuilt { seat, roster: Some(roster) } => {
                messages::tell_built(&name(seat), &names::team(roster))
            }
            Event::RostersFinal { sizes, seats } => {
                let size = |(seat, size): (Seat, &u8)| messages::tell_size(&name(seat), *size);
                let sizes: Vec<String> = Seat::all(usize::from(seats)).zip(&sizes).map(size).collect();
                messages::tell_rosters(&sizes)
            }
            Event::Began { competition, starter } => {
                let (held, skill) = (names::competition(competition), names::skill(competition.skill()));
                let before = usize::from(self.view.current).checked_sub(1);
                let won = before.and_then(|before| self.view.awards.get(before).copied().flatten()?.gold);
                let sentence =
                    if won == Some(starter) { messages::tell_began_winner } else { messages::tell_began };
                sentence(held, skill, competition.gold(), &name(starter))
            }
            Event::Entered { seat, team, total } => {
                messages::tell_entered(&name(seat), &names::team_object(team), total)
            }
            Event::TookGold { seat, total, from, tie } => match from.map(name) {
                None => messages::tell_gold_free(&name(seat), total),
                Some(from) if tie => messages::tell_gold_tie(&name(seat), &from, total),
                Some(from) => messages::tell_gold(&name(seat), &from, total),
            },
            Event::TookSilver { seat, total, from, tie } => match from.map(name) {
                None => messages::tell_silver_free(&name(seat), total),
                Some(from) if tie => messages::tell_silver_tie(&name(seat), &from, total),
                Some(from) => messages::tell_silver(&name(seat), &from, total),
            },
            Event::Dethroned { seat, from: None } => messages::tell_dethroned(&name(seat)),
            Event::Dethroned { seat, from: Some(from) } => {
                messages::tell_dethroned_from(&name(seat), &name(from))
            }
            Event::Passed { seat, empty: true, .. } => messages::tell_passed_empty(&name(seat)),
            Event::Passed { seat, again: true, .. } => messages::tell_passed_too(&name(seat)),
            Event::Passed { seat, .. } => messages::tell_passed(&name(seat)),
            Event::NobodyEntered { competition } => messages::tell_nobody(names::competition(competition)),
            Event::WonGold { seat, competition } => {
                messages::tell_won_gold(&name(seat), names::competition(competition), competition.gold())
            }
            Event::WonSilver { seat, competition } => {
                messages::tell_won_silver(&name(seat), names::competition(competition), competition.silver())
            }
            Event::Decided { seat, choice: Some(Some(race)) } => {
                messages::tell_decided(&name(seat), names::race(race))
            }
            Event::Decided { seat, choice: Some(None) } => messages::tell_decided_none(&name(seat)),
            Event::TookBack { seat, race: Some(race) } => {
                messages::tell_took_back_own(&name(seat), names::race(race))
            }
            Event::TookBack { seat, race: None } => messages::tell_took_back(&name(seat)),
            Event::TookNothing { seat } => messages::tell_took_nothing(&name(seat)),
            Event::Ended => messages::tell_ended().to_owned(),
        })
    }

    fn heading(&self, players: &[Player]) -> String {
        let sentence = match self.event {
            Event::Entered { seat, .. } | Event::Passed { seat, .. } => {
                return messages::watch_turn(&name(players, seat));
            }
            Event::Kept { .. } => messages::watch_draft(),
            Event::HandsPassed { .. } => messages::show_passing(),
            Event::Drafted => messages::show_drafted(),
            Event::RosterBuilt { .. } => messages::watch_build(),
            Event::RostersFinal { .. } => messages::show_final(),
            Event::Began { .. } => messages::show_began(),
            Event::TookGold { .. } | Event::TookSilver { .. } | Event::Dethroned { .. } => {
                messages::show_cup()
            }
            Event::NobodyEntered { .. } | Event::WonGold { .. } | Event::WonSilver { .. } | Event::Rested => {
                messages::show_award()
            }
            Event::MayTakeBack { .. } | Event::Decided { .. } => messages::watch_take_back(),
            Event::TookBack { .. } | Event::TookNothing { .. } => messages::show_returns(),
            Event::Ended => messages::watch_over(),
        };
        sentence.to_owned()
    }

    fn display_ms(&self) -> u32 {
        match &self.event {
            Event::Began { competition, .. } | Event::WonGold { competition, .. }
                if competition.is_main_event() =>
            {
                3200
            }
            Event::Began { .. } | Event::WonGold { .. } => 2000,
            Event::NobodyEntered { .. } | Event::WonSilver { .. } => 1600,
            Event::TookGold { .. } | Event::TookSilver { .. } | Event::Dethroned { .. } => 1300,
            Event::RostersFinal { .. } | Event::Drafted => 1000,
            Event::Entered { .. } => 900,
            // Passes in a row are one step.
            Event::Passed { again: true, .. } => 0,
            Event::Passed { empty: true, .. } => 900,
            Event::Rested => 700,
            Event::Passed { .. } | Event::TookBack { .. } => 600,
            Event::HandsPassed { .. } => 400,
            Event::Kept { .. }
            | Event::RosterBuilt { .. }
            | Event::MayTakeBack { .. }
            | Event::Decided { .. }
            | Event::TookNothing { .. }
            | Event::Ended => 0,
        }
    }

    /// A card that is taken back goes from the resting cards to the hand. The cups need no exit animation: they are drawn
    /// where they stand, and move from lane to lane and to the stage.
    fn departure(&self) -> Option<(String, String)> {
        match &self.event {
            Event::TookBack { seat, race: None } => Some((identity::rests(*seat), identity::in_hand(*seat))),
            Event::TookBack { seat, race: Some(_) } => {
                Some((identity::rests(*seat), identity::HAND.to_owned()))
            }
            _ => None,
        }
    }

    /// A skip stops at the main event: it is a big moment.
    fn stay(&self, _next: Option<&dyn FrameUi>) -> Stay {
        match &self.event {
            Event::Began { competition, .. } | Event::WonGold { competition, .. }
                if competition.is_main_event() =>
            {
                Stay::STOP
            }
            _ => Stay::PASS,
        }
    }

    fn sound(&self) -> Option<Sound> {
        Some(match &self.event {
            Event::Kept { .. }
            | Event::HandsPassed { .. }
            | Event::Entered { .. }
            | Event::Drafted
            | Event::Rested
            | Event::TookBack { .. }
            | Event::TookGold { .. }
            | Event::TookSilver { .. }
            | Event::Dethroned { .. } => Sound::Place,
            Event::RostersFinal { .. } => Sound::Reveal,
            Event::WonGold { .. } | Event::Ended => Sound::Win,
            Event::NobodyEntered { .. } => Sound::Wrong,
            Event::RosterBuilt { .. }
            | Event::Began { .. }
            | Event::Passed { .. }
            | Event::WonSilver { .. }
            | Event::MayTakeBack { .. }
            | Event::Decided { .. }
            | Event::TookNothing { .. } => return None,
        })
    }

    /// The race that an event is about; of several, the one with most cards.
    fn picture(&self, _seat: Seat) -> Option<AnyView> {
        let race = match self.event {
            Event::Kept { race, .. } | Event::TookBack { race, .. } => race?,
            Event::Decided { choice, .. } => choice??,
            Event::RosterBuilt { roster, .. } => most(roster?)?,
            Event::Entered { team, .. } => most(team)?,
            _ => return None,
        };
        Some(bust(race).into_any())
    }
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    Some(match id {
        "orclympics.not_in_hand" => messages::why_in_hand(),
        "orclympics.not_drafted" => messages::why_drafted(),
        "orclympics.too_many_races" => messages::why_races(),
        "orclympics.nothing_entered" => messages::why_nothing(),
        "orclympics.no_skill" => messages::why_skill(),
        "orclympics.not_resting" => messages::why_resting(),
        _ => return None,
    })
}
