//! Evaluation: what each action may bring.

use super::state::RACES;
use super::{Action, Competition, Orclympics, Phase, Player, Race, Taking, Team, View};
use crate::rules::{Evaluate, Seat};

impl Evaluate for Orclympics {
    fn evaluate(view: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        let Some(evaluation) = Evaluation::new(view) else { return values.resize(legal.len(), 0) };
        values.extend(legal.iter().map(|&action| {
            let value = match action {
                Action::Keep(race) => evaluation.keeping(race),
                Action::Roster(team) => evaluation.worth(team),
                Action::Enter(team) => evaluation.entering(team),
                Action::Pass => evaluation.passing(),
                Action::TakeBack(race) => race.map_or(0.0, |race| 0.1 + evaluation.price(race)),
            };
            (value * 100.0) as i32
        }));
    }
}

/// What the evaluation uses of a view.
struct Evaluation<'a> {
    view: &'a View,
    seat: Seat,
    own: &'a Player,
    /// The number of competitions after this one.
    later: f32,
    /// The expected value of a card of each race in the remaining competitions.
    prices: [f32; Race::COUNT],
}

impl<'a> Evaluation<'a> {
    fn new(view: &'a View) -> Option<Self> {
        let seat = view.seat()?;
        let own = view.player(seat)?;
        let held = match view.phase {
            Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters | Phase::Final => 0,
            Phase::Compete | Phase::Award | Phase::TakeBacks | Phase::Returns | Phase::Over => {
                usize::from(view.current) + 1
            }
        };
        let later = view.row.get(held..).unwrap_or_default();
        // A player with more cards than the remaining competitions require need not save them.
        let spare = match view.phase {
            Phase::Compete => (2.4 * later.len() as f32 / f32::from(own.cards.max(1))).min(1.0),
            _ => 1.0,
        };
        let prices = Race::ALL.map(|race| spare * price(race, later));
        Some(Self { view, seat, own, later: later.len() as f32, prices })
    }

    fn price(&self, race: Race) -> f32 {
        self.prices[race as usize]
    }

    fn worth(&self, team: Team) -> f32 {
        team.iter().map(|race| self.price(race)).sum()
    }

    /// The value of the best three races of these cards; cards of the same race support each other.
    fn best(&self, kept: Team) -> f32 {
        let mut worths = Race::ALL.map(|race| {
            let count = f32::from(kept.count(race));
            count * self.price(race) * (1.0 + 0.1 * count)
        });
        let mut best = 0.0;
        for _ in 0..RACES {
            let (mut place, mut most) = (0, 0.0);
            for (index, &worth) in worths.iter().enumerate() {
                if worth > most {
                    (place, most) = (index, worth);
                }
            }
            worths[place] = 0.0;
            best += most;
        }
        best
    }

    fn keeping(&self, race: Race) -> f32 {
        let kept = self.own.kept.unwrap_or_default();
        self.best(kept.with(race)) - self.best(kept) + 0.1 * self.price(race)
    }

    /// The probability that no player still in reaches that total.
    fn holding(&self, total: u8) -> f32 {
        let mut sure = 1.0;
        for (seat, player) in Seat::all(self.view.players.len()).zip(&self.view.players) {
            if seat == self.seat || self.view.passed.contains(seat) || player.cards == 0 {
                continue;
            }
            // A card adds about two points for players with suitable ones, nobody enters all their cards while
            // competitions remain, and most competitions are left to somebody else.
            let missing = f32::from(total) - f32::from(player.total);
            let cards = f32::from(player.cards);
            let reach = 1.7 * cards.min(1.0 + 1.5 * cards / (self.later + 1.0));
            sure *= 1.0 - 0.36 * (1.0 - missing / reach).clamp(0.0, 1.0);
        }
        sure
    }

    fn gold(&self) -> f32 {
        f32::from(self.view.competition().gold())
    }

    fn silver(&self) -> f32 {
        if self.view.setup.has_silver() { f32::from(self.view.competition().silver()) } else { 0.0 }
    }

    fn entering(&self, team: Team) -> f32 {
        let (taking, _) = self.view.cups_after(self.seat, team);
        let total = self.view.total_with(self.seat, team);
        let won = match taking {
            Taking::Gold { .. } | Taking::KeepsGold => self.with_gold(total),
            Taking::Silver { .. } | Taking::KeepsSilver => 0.5 * self.silver(),
            Taking::Nothing => 0.0,
        };
        won - self.worth(team) - 0.02 * team.len() as f32
    }

    fn with_gold(&self, total: u8) -> f32 {
        let holding = self.holding(total);
        holding * self.gold() + 0.6 * (1.0 - holding) * self.silver()
    }

    /// A held cup may be won; a player without one gets a card back.
    fn passing(&self) -> f32 {
        let cups = self.view.cups;
        if cups.gold == Some(self.seat) {
            return self.with_gold(self.own.total);
        }
        if cups.silver == Some(self.seat) {
            return 0.6 * self.silver();
        }
        let resting = self.own.resting.unwrap_or_default().plus(self.own.entered);
        0.4 * resting.kinds().map(|race| self.price(race)).fold(0.0, f32::max)
    }
}

/// The expected value of a card in those competitions: it is entered in one of them, so the best one counts most.
pub(super) fn price(race: Race, later: &[Competition]) -> f32 {
    let values = || later.iter().map(|card| f32::from(card.gold() * race.skill(card.skill())));
    let mean = values().sum::<f32>() / later.len().max(1) as f32;
    0.074 * values().fold(0.0, f32::max) + 0.053 * mean
}
