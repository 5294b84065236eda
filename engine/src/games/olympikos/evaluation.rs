//! Evaluation of clues and guesses, and how soon a computer player has made one, as a person would.
//!
//! All levels use the same knowledge: how strongly a clue suggests a sport. A less skilled player makes more errors and
//! takes longer. A computer never answers faster than a person could. All arithmetic is in integers, so that the
//! results are the same on every machine.

mod athlete;
mod coach;
mod human;

use super::affinity::Profile;
use super::{Action, Medal, Olympikos, Owner, Phase, View};
use crate::cards::Chance;
use crate::rules::{Advise, Evaluate, Level, NoFact, Reaction, Seat};

/// How long a relaxed rival lets people look before its first card, in milliseconds.
const RELAXED_MS: u32 = 12_000;

/// Whether a card of `seat` lies on a medal.
fn has_placed(view: &View, seat: Seat) -> bool {
    let lies = |medal| view.stand(medal).cards.iter().skip(1).any(|card| card.owner == Owner::Seat(seat));
    Medal::ALL.into_iter().any(lies)
}

impl Advise for Olympikos {
    type Fact = NoFact;
}

impl Evaluate for Olympikos {
    fn evaluate(view: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        values.extend(legal.iter().map(|&action| match action {
            Action::Clue(clue, way) => {
                let Some(ring) = coach::drawn(view) else { return 0 };
                let said = coach::Said::new(view, clue, ring);
                said.worth() + i32::from(said.way() == way)
            }
            Action::Place(medal, ring) => {
                let clue = view.stand(medal).clue.and_then(|laid| Some((laid.clue?, laid.way)));
                clue.map_or(0, |(clue, way)| athlete::meant(&Profile::new(clue), clue, way, view.sport(ring)))
            }
            Action::Control(ring) => -athlete::likeliest(view, ring),
            Action::TimeUp => 0,
        }));
    }
}

/// How a computer player reacts.
pub fn react(view: &View, level: Level, chance: &mut Chance) -> Option<Reaction<Action>> {
    let own = view.seat()?;
    match view.phase {
        Phase::Coach { .. } if view.coach == own => coach::lay(view, level, chance),
        Phase::Race if view.owes_control(own) => athlete::doubt(view, own, level, chance),
        Phase::Race => {
            let guess = athlete::guess(view, own, level, chance)?;
            let waits = view.setup.relaxed && !has_placed(view, own);
            let least_ms = if waits { RELAXED_MS } else { 0 };
            Some(Reaction { after_ms: guess.after_ms.max(least_ms), ..guess })
        }
        Phase::Coach { .. } | Phase::Presentation | Phase::Over => None,
    }
}
