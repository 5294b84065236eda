//! The small pictures of events, for the story of a game.

use super::card::{self, portrait};
use super::model::best_discipline;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Event};
use pentathlon_engine::rules::Seat;

/// The athlete that an event is about, in a round the one that this seat has sent; or the discipline of a prize.
pub fn picture(event: &Event, seat: Seat) -> Option<AnyView> {
    let (athlete, pose) = match *event {
        Event::Revealed(round) => {
            let athlete = round.athletes.get(seat.index()).copied().flatten()?;
            (athlete, card::pose(athlete, round.chip.discipline))
        }
        Event::Won { chip, .. } | Event::Chosen { chip, .. } => {
            return Some(pictogram(card::picture(chip.discipline)).into_any());
        }
        Event::Consoled { athlete, .. } => (athlete, best_discipline(athlete)),
        Event::Sent { athlete, .. }
        | Event::Looked { athlete, .. }
        | Event::Gave { athlete, .. }
        | Event::Kept { athlete, .. }
        | Event::Drew { athlete, .. } => (athlete?, best_discipline(athlete?)),
        _ => return None,
    };
    Some(drawn(athlete, pose))
}

/// An athlete in a pose.
pub fn drawn(athlete: Athlete, pose: Discipline) -> AnyView {
    view! { <span>{portrait(athlete, pose)}</span> }.into_any()
}
