//! Evaluation: what sending, choosing, keeping or giving may bring.

use super::{Action, Athlete, Chip, Discipline, Olympia2000, View};
use crate::cards::Set;
use crate::rules::{Evaluate, Seat};

impl Evaluate for Olympia2000 {
    fn evaluate(view: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        let Some(evaluation) = Evaluation::new(view) else { return values.resize(legal.len(), 0) };
        let keeping = evaluation.worth_keeping();
        values.extend(legal.iter().map(|&action| {
            let value = match action {
                Action::Athlete(athlete) => evaluation.sending(athlete),
                Action::Chip(discipline) => evaluation.choosing(discipline),
                Action::Keep => keeping,
                Action::Give(to) => evaluation.giving(to) - keeping,
            };
            (value * 100.0) as i32
        }));
    }
}

/// An opponent is taken to send the best of this many cards for a chip worth 4, and `MORE_CARDS` more for each laurel.
const RIVAL_CHOICES: f32 = 4.2;
const MORE_CARDS: f32 = 0.4;
/// The probability that a chip in a column comes up while the athlete is still in hand.
const SURENESS: f32 = 0.6;
/// How much of what an athlete may win later counts now; with more opponents more, because there are fewer rounds.
const PATIENCE: f32 = 0.7;
const MORE_PATIENCE: f32 = 0.19;

/// What the evaluation reads from a view.
pub(super) struct Evaluation<'a> {
    view: &'a View,
    pub(super) hand: Set<Athlete>,
    /// Cards that opponents may still send.
    pub(super) unseen: Set<Athlete>,
    opponents: i32,
}

impl<'a> Evaluation<'a> {
    pub(super) fn new(view: &'a View) -> Option<Self> {
        let hand = view.player(view.seat()?)?.hand?;
        let mut known = view.revealed.union(hand);
        known.extend(view.looked);
        let unseen = Athlete::all().filter(|&athlete| !known.contains(athlete)).collect();
        Some(Self { view, hand, unseen, opponents: view.players.len() as i32 - 1 })
    }

    /// The probability that the athlete is better than a card that an opponent may send.
    fn beats(&self, athlete: Athlete, discipline: Discipline) -> f32 {
        if athlete.position(discipline) > Athlete::LAST_POSITION {
            return 0.0;
        }
        if self.unseen.is_empty() {
            return 1.0;
        }
        let worse = self.unseen.intersection(athlete.worse(discipline)).len();
        worse as f32 / self.unseen.len() as f32
    }

    /// The probability of beating all opponents if each sends the best of several cards; more of them for a more
    /// valuable chip.
    fn wins(&self, beats: f32, value: u8) -> f32 {
        let cards = RIVAL_CHOICES + MORE_CARDS * (f32::from(value) - 4.0);
        power(beats, cards.max(1.0) * self.opponents as f32)
    }

    /// The probability that the athlete wins a chip.
    fn chance_to_win(&self, athlete: Athlete, chip: Chip) -> f32 {
        self.wins(self.beats(athlete, chip.discipline), chip.value)
    }

    /// What the athlete may still win later: the best of the chips that may come up after this round. The valuable ones
    /// are deep in their columns.
    pub(super) fn promise(&self, athlete: Athlete) -> f32 {
        let coming = self.view.next;
        let mut best = coming.map_or(0.0, |chip| f32::from(chip.value) * self.chance_to_win(athlete, chip));
        let highest = self.view.columns.highest();
        for discipline in self.view.columns.open() {
            let lowest = self.view.columns.uppermost(discipline).map_or(Chip::HIGHEST, |chip| chip.value);
            let beats = self.beats(athlete, discipline);
            // The lowest chip is the easiest to win, which rules out most columns at once.
            if SURENESS * f32::from(highest) * self.wins(beats, lowest) <= best {
                continue;
            }
            for value in lowest..=highest {
                best = best.max(SURENESS * f32::from(value) * self.wins(beats, value));
            }
        }
        best
    }

    /// The laurels expected now, minus a part of what the athlete might win later.
    fn sending(&self, athlete: Athlete) -> f32 {
        let Some(prize) = self.view.prize else { return 0.0 };
        let now = f32::from(prize.value) * self.chance_to_win(athlete, prize);
        now - (PATIENCE + MORE_PATIENCE * (self.opponents - 1) as f32) * self.promise(athlete)
    }

    /// How well the hand suits the chip.
    fn choosing(&self, discipline: Discipline) -> f32 {
        let Some(chip) = self.view.columns.uppermost(discipline) else { return 0.0 };
        let best = self.hand.iter().map(|athlete| self.chance_to_win(athlete, chip)).fold(0.0, f32::max);
        f32::from(chip.value) * (best - 1.0 / (self.opponents + 1) as f32)
    }

    /// How much better the viewed card is than an average card of the deck.
    fn worth_keeping(&self) -> f32 {
        let Some(looked) = self.view.looked else { return 0.0 };
        let total: f32 = self.unseen.iter().map(|rival| self.worth(rival)).sum();
        self.worth(looked) - total / self.unseen.len().max(1) as f32
    }

    /// The value of giving the card to a player: a little more for a player with more laurels.
    fn giving(&self, to: Seat) -> f32 {
        let Some(player) = self.view.player(to) else { return 0.0 };
        f32::from(player.won.laurels()) / 100.0
    }

    /// The value of a card to its holder.
    fn worth(&self, athlete: Athlete) -> f32 {
        let consolation = if athlete.earns_consolation() { 1.0 } else { 0.0 };
        let prize =
            self.view.prize.map_or(0.0, |chip| f32::from(chip.value) * self.chance_to_win(athlete, chip));
        prize.max(self.promise(athlete)) + consolation
    }
}

/// A power with any positive exponent, interpolated linearly between integer exponents: identical on every machine.
fn power(base: f32, exponent: f32) -> f32 {
    let mut whole = exponent as u32;
    let (mut all, mut square) = (1.0 - (exponent - whole as f32) * (1.0 - base), base);
    while whole > 0 {
        if whole & 1 == 1 {
            all *= square;
        }
        (square, whole) = (square * square, whole >> 1);
    }
    all
}
