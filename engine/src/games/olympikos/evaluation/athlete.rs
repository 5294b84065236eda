//! An Athlete's guesses, and the choice of a sport that is certainly not a target.

use super::human::{FASTEST_MS, error};
use crate::cards::Chance;
use crate::games::olympikos::affinity::Profile;
use crate::games::olympikos::{Action, Clue, Medal, Ring, Sport, View, Way};
use crate::rules::{Level, Reaction, Seat};

/// How well a level guesses.
struct Skill {
    /// The standard deviation of its error, in the unit of affinities.
    deviation: i32,
    /// How long it thinks, in tenths of what an Expert does.
    slowness: u32,
    /// The least time for a card, in milliseconds.
    fastest_ms: u32,
    /// How many of a hundred clues tell it nothing. Without it, whoever begins would lose to the easiest level when each
    /// target has a clear clue (K34).
    overlooked: u32,
}

impl Skill {
    const fn of(level: Level) -> Self {
        match level {
            Level::Rookie => Self { deviation: 90, slowness: 18, fastest_ms: 5_000, overlooked: 33 },
            Level::Regular => Self { deviation: 40, slowness: 13, fastest_ms: 3_000, overlooked: 5 },
            Level::Expert => Self { deviation: 20, slowness: 10, fastest_ms: FASTEST_MS, overlooked: 0 },
        }
    }
}

/// How strongly a clue suggests a sport, given its orientation.
pub(super) fn meant(profile: &Profile, clue: Clue, way: Way, sport: Sport) -> i32 {
    let score = profile.score(sport);
    if way == Way::Upright && clue.strength(sport) >= 2 { score * 5 / 4 } else { score }
}

/// An Athlete with an open medal: weighs all flipped clues and answers the clearest one.
pub(super) fn guess(view: &View, own: Seat, level: Level, chance: &mut Chance) -> Option<Reaction<Action>> {
    let skill = Skill::of(level);
    let left: Vec<Ring> = view.player(own)?.rings?.iter().collect();
    let mut weights: Vec<(Medal, Vec<i32>)> = Vec::with_capacity(Medal::COUNT);
    for medal in Medal::ALL.into_iter().filter(|&medal| view.is_open(medal, own)) {
        let laid = view.stand(medal).clue?;
        let clue = laid.clue?;
        let profile = Profile::new(clue);
        let is_overlooked = chance.below(100) < skill.overlooked;
        let weigh = |&ring: &Ring| {
            let meant = if is_overlooked { 0 } else { meant(&profile, clue, laid.way, view.sport(ring)) };
            meant + error(skill.deviation, chance)
        };
        weights.push((medal, left.iter().map(weigh).collect()));
    }
    // While thinking about the first clue, the Athlete has seen the others too.
    let seen = match Medal::COUNT - weights.len() {
        _ if usize::from(view.flipped) < Medal::COUNT => 100,
        0 => 100,
        1 => 65,
        _ => 45,
    };
    let (_, chosen) = assign(&weights, 0, left.len());
    let mut first: Option<Reaction<Action>> = None;
    for ((medal, weights), place) in weights.iter().zip(chosen) {
        let weight = *weights.get(place)?;
        let others = weights.iter().enumerate().filter(|&(other, _)| other != place);
        let margin = weight - others.map(|(_, &weight)| weight).max().unwrap_or(0);
        let percent = 75 + chance.below(61);
        let after_ms = thinking_ms(margin) * skill.slowness / 10 * percent / 100 * seen / 100;
        // Several who are quick do not answer at the same moment.
        let least_ms = skill.fastest_ms * percent / 75;
        let reaction =
            Reaction { action: Action::Place(*medal, *left.get(place)?), after_ms: after_ms.max(least_ms) };
        if first.is_none_or(|first| reaction.after_ms < first.after_ms) {
            first = Some(reaction);
        }
    }
    first
}

/// The best assignment of a different ring to each medal: the sum of the weights, and the rings. Rings in `taken` (one
/// bit each) are not available.
fn assign(weights: &[(Medal, Vec<i32>)], taken: u8, places: usize) -> (i32, Vec<usize>) {
    let Some(((_, first), rest)) = weights.split_first() else { return (0, Vec::new()) };
    let mut best = (i32::MIN, Vec::new());
    for place in (0..places).filter(|place| taken & 1 << place == 0) {
        let (sum, mut others) = assign(rest, taken | 1 << place, places);
        let sum = sum.saturating_add(first.get(place).copied().unwrap_or(0));
        if sum > best.0 {
            others.insert(0, place);
            best = (sum, others);
        }
    }
    best
}

/// The thinking time of a fair player: 1.2 s, and up to 6 s more the less clear the answer is. (6 / (1 + e^x), linear
/// between integers x.)
fn thinking_ms(margin: i32) -> u32 {
    const DOUBT: [u32; 10] = [5_716, 5_285, 4_386, 3_000, 1_614, 715, 285, 108, 40, 15];
    let x = margin.saturating_add(3 * 60).clamp(0, 9 * 60 - 1) as u32;
    let (whole, part) = ((x / 60) as usize, x % 60);
    let (here, next) = (DOUBT[whole], DOUBT[whole + 1]);
    1_200 + here - (here - next) * part / 60
}

/// How likely a ring is to be one of the three targets.
pub(super) fn likeliest(view: &View, ring: Ring) -> i32 {
    let clues = view.stands.iter().filter_map(|stand| stand.clue?.clue);
    clues.map(|clue| Profile::new(clue).score(view.sport(ring))).max().unwrap_or(0)
}

/// A controlled Athlete puts down the sport that is least likely to be a target.
pub(super) fn doubt(view: &View, own: Seat, level: Level, chance: &mut Chance) -> Option<Reaction<Action>> {
    let deviation = Skill::of(level).deviation;
    let mut least: Option<(i32, Ring)> = None;
    for ring in view.player(own)?.rings?.iter() {
        let likely = likeliest(view, ring) + error(deviation, chance);
        if least.is_none_or(|(least, _)| likely < least) {
            least = Some((likely, ring));
        }
    }
    Some(Reaction { action: Action::Control(least?.1), after_ms: FASTEST_MS + chance.below(1600) })
}
