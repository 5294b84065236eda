//! A Coach's choice of a clue.

use super::human::error;
use crate::cards::Chance;
use crate::games::olympikos::affinity::Profile;
use crate::games::olympikos::{Action, Clue, Phase, Ring, View, Way};
use crate::rules::{Level, Reaction};

/// The ring the Coach has drawn and not yet laid a clue for.
pub(super) fn drawn(view: &View) -> Option<Ring> {
    match view.phase {
        Phase::Coach { medal } => view.target(medal),
        Phase::Race | Phase::Presentation | Phase::Over => None,
    }
}

/// How a clue fits the target, and the sport most likely to be guessed instead.
pub(super) struct Said {
    strength: u8,
    score: i32,
    other: i32,
    /// How strongly it suggests another sport.
    misleads: u8,
    honest: bool,
}

impl Said {
    pub(super) fn new(view: &View, clue: Clue, target: Ring) -> Self {
        let profile = Profile::new(clue);
        let others = || Ring::ALL.into_iter().filter(|&ring| ring != target).map(|ring| view.sport(ring));
        Self {
            strength: clue.strength(view.sport(target)),
            score: profile.score(view.sport(target)),
            other: others().map(|sport| profile.score(sport)).max().unwrap_or(0),
            misleads: others().map(|sport| clue.strength(sport)).max().unwrap_or(0),
            honest: view.setup.honest,
        }
    }

    /// How well the clue separates the target from the other sports, plus a little for how well it fits.
    pub(super) fn worth(&self) -> i32 {
        100 * (self.score - self.other) + 15 * self.score
    }

    /// Upright if it is very good. Without the option, what only suggests the target more strongly is, too (K35).
    pub(super) fn way(&self) -> Way {
        let is_alone = if self.honest { self.misleads == 0 } else { self.score - self.other >= 60 };
        if self.strength >= Clue::CLEAR && is_alone { Way::Upright } else { Way::Flat }
    }
}

/// The Coach picks the clue that best separates the target from the four other sports.
pub(super) fn lay(view: &View, level: Level, chance: &mut Chance) -> Option<Reaction<Action>> {
    let target = drawn(view)?;
    let deviation = match level {
        Level::Rookie => 25,
        Level::Regular => 12,
        Level::Expert => 4,
    };
    let mut best: Option<(i32, Clue, Way)> = None;
    for &clue in view.hand.as_ref()? {
        let said = Said::new(view, clue, target);
        let worth = said.worth() + 100 * error(deviation, chance);
        if best.is_none_or(|(most, ..)| worth > most) {
            best = Some((worth, clue, said.way()));
        }
    }
    let (_, clue, way) = best?;
    Some(Reaction { action: Action::Clue(clue, way), after_ms: 1500 + chance.below(2500) })
}
