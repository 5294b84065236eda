//! A race: the computer players act after their reaction times, and the clock when its countdown ends, as at a table.

use crate::player::Contestant;
use pentathlon_engine::cards::Chance;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Reaction, Seat, SeatSet, Viewer};

/// Who will do what, and when. Times are in milliseconds since the race began.
pub struct Race<A> {
    now_ms: u64,
    /// When the countdown began; `None` while the clock is not asked.
    counts_since_ms: Option<u64>,
    plans: Vec<Plan<A>>,
}

struct Plan<A> {
    seat: Seat,
    action: A,
    /// How many actions the seat could choose from.
    legal_count: usize,
    due_ms: u64,
}

impl<A> Default for Race<A> {
    fn default() -> Self {
        Self { now_ms: 0, counts_since_ms: None, plans: Vec::new() }
    }
}

impl<A: Copy> Race<A> {
    /// Who of those who are asked acts next, and how; `None` if nobody can.
    pub fn next<R: Game<Action = A>>(
        &mut self,
        state: &R::State,
        asked: SeatSet,
        player: impl Fn(Seat) -> Contestant,
        chance: &mut Chance,
    ) -> Option<(Seat, A)> {
        let mut legal = Vec::new();
        let mut legal_for = |seat: Seat| {
            R::legal(state, seat, &mut legal);
            legal.clone()
        };
        // As at a table, a plan is made anew when what can be chosen has changed.
        self.plans.retain(|plan| asked.contains(plan.seat) && legal_for(plan.seat).len() == plan.legal_count);
        for seat in asked.without(Seat::CLOCK).iter() {
            if self.plans.iter().any(|plan| plan.seat == seat) {
                continue;
            }
            let legal = legal_for(seat);
            let view = R::view(state, Viewer::Seat(seat));
            let Reaction { action, after_ms } = player(seat).react::<R>(&view, &legal, chance)?;
            let due_ms = self.now_ms + u64::from(after_ms);
            self.plans.push(Plan { seat, action, legal_count: legal.len(), due_ms });
        }
        let is_counting = asked.contains(Seat::CLOCK);
        self.counts_since_ms = is_counting.then(|| self.counts_since_ms.unwrap_or(self.now_ms));
        let over_ms = self
            .counts_since_ms
            .zip(R::RACE.and_then(|race| (race.countdown)(state)))
            .map(|(since, ms)| since + u64::from(ms));
        let first = self.plans.iter().enumerate().min_by_key(|(_, plan)| plan.due_ms);
        let first = first.map(|(at, plan)| (at, plan.due_ms));
        match (first, over_ms) {
            (Some((at, due_ms)), over_ms) if over_ms.is_none_or(|over_ms| due_ms <= over_ms) => {
                self.now_ms = due_ms;
                let Plan { seat, action, .. } = self.plans.remove(at);
                Some((seat, action))
            }
            (_, Some(over_ms)) => {
                self.now_ms = over_ms;
                // The next countdown begins with this action.
                self.counts_since_ms = Some(over_ms);
                legal_for(Seat::CLOCK).first().map(|&action| (Seat::CLOCK, action))
            }
            _ => None,
        }
    }
}
