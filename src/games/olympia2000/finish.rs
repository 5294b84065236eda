//! The end: the athlete on the podium, and what decided.

use super::card::{self, portrait};
use super::{model, names};
use crate::contract::{Champion, Rivals};
use crate::messages::olympia2000 as messages;
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Event, Player, Tie, View};
use pentathlon_engine::rules::Seat;

/// The athlete who won the most valuable prize, in that discipline; without a prize the one who was sent last.
pub fn champion(_view: &View, past: &[Event], seat: Seat) -> Option<Champion> {
    let mut sent = None;
    let mut best: Option<(u8, Athlete, Discipline)> = None;
    for event in past {
        match *event {
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
        .or_else(|| sent.map(|athlete| (athlete, model::best_discipline(athlete))))?;
    let picture = view! { <span>{portrait(athlete, pose)}</span> }.into_any();
    Some(Champion { picture, name: names::athlete(athlete).text().to_owned() })
}

/// What brought the points of the winner.
pub fn won(view: &View, rivals: &Rivals) -> Option<String> {
    let [winner, second] = rivals.seats.map(|seat| view.player(seat));
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

fn in_discipline(player: &Player, discipline: Discipline) -> u8 {
    player.won.iter().filter(|chip| chip.discipline == discipline).map(|chip| chip.value).sum()
}

/// Laurels without consolation chips, if that is the agreed tie-break (Z12).
pub fn tie_break(view: &View, tied: &[String], rivals: &Rivals) -> Option<String> {
    if view.setup.tie != Tie::Laurels {
        return None;
    }
    let [first, second] = rivals.seats.map(|seat| view.player(seat).map(|player| player.won.laurels()));
    let [name, behind] = &rivals.names;
    Some(messages::tie_broken(tied, rivals.points[0], name, first?, behind, second?))
}
