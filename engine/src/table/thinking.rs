//! What computer players and the search worker are asked about a table, and what their answers are worth.

use super::Table;
use crate::bots::{self, CostlyMove, HintAnswer};
use crate::rules::{Advise, Awaiting, Level, Reaction, Seat, Viewer};

impl<R: Advise> Table<R> {
    /// The action that a computer player of that level takes in that seat by evaluation, from what the seat
    /// knows.
    pub fn quick_action(&self, seat: Seat, level: Level) -> Option<R::Action> {
        bots::quick_action::<R>(level, &self.view_before_choices(seat), &self.legal(seat), &mut self.chance())
    }

    /// The request for a search for the best action of that seat; `None` where there is nothing to search.
    pub fn search_request(&self, seat: Seat, playouts: u32) -> Option<bots::SearchRequest<R>> {
        self.can_search(seat).then(|| bots::SearchRequest {
            view: self.view_before_choices(seat),
            seat,
            legal: self.legal(seat),
            playouts,
            seed: self.chance().draw_seed(),
        })
    }

    /// The request for a hint. `selected` is what the player has selected; if `best` is known from a hint before, only
    /// these two are compared.
    pub fn hint_request(
        &self,
        seat: Seat,
        best: Option<R::Action>,
        selected: Option<R::Action>,
    ) -> Option<bots::HintRequest<R>> {
        let bots::SearchRequest { view, seat, legal, seed, .. } = self.search_request(seat, 0)?;
        let is_legal = |action: &R::Action| legal.contains(action);
        let (best, selected) = (best.filter(is_legal), selected.filter(is_legal));
        let (seats, playouts) = (self.players().len(), bots::HINT_PLAYOUTS);
        Some(bots::HintRequest { view, seat, seats, legal, playouts, seed, best, selected })
    }

    /// The worker's answer to a request for a search. `None` if it cannot be read, or names an action that is not legal now.
    pub fn search_answer(&self, seat: Seat, answer: &[u8]) -> Option<R::Action> {
        let best = bots::from_bytes::<Option<R::Action>>(answer)??;
        self.legal(seat).contains(&best).then_some(best)
    }

    /// The worker's answer to a request for a hint. `None` if it cannot be read, or names an action that is not legal now.
    pub fn hint_answer(&self, seat: Seat, answer: &[u8]) -> Option<HintAnswer<R::Action, R::Fact>> {
        let legal = self.legal(seat);
        let answer: HintAnswer<R::Action, R::Fact> = bots::from_bytes(answer)?;
        let is_legal = |action: &R::Action| legal.contains(action);
        (is_legal(&answer.best) && answer.other.as_ref().is_none_or(is_legal)).then_some(answer)
    }

    /// Whether a search can help that seat: it has a choice, and the game is not a race.
    pub fn can_search(&self, seat: Seat) -> bool {
        R::RACE.is_none() && self.legal(seat).len() > 1
    }

    /// The request for the game review. `rounds` lists the number of actions after which each round ends, and a moment gets at
    /// first `playouts_per_moment`. `None` before the end of the game, and for a race.
    pub fn review_request(
        &self,
        rounds: Vec<usize>,
        playouts_per_moment: u32,
    ) -> Option<bots::ReviewRequest<R>> {
        if R::RACE.is_some() || self.awaiting() != Awaiting::Over {
            return None;
        }
        Some(bots::ReviewRequest {
            seats: self.players().len(),
            options: self.setup().to_string(),
            seed: self.source().seed(),
            deal: self.source().deal(self.setup()).to_string(),
            actions: self.entries().map(|entry| (entry.seat, entry.action)).collect(),
            rounds,
            playouts_per_moment,
        })
    }

    /// The choices of a person in the finished game, as that person knew them, to find those that cost most. `None` before
    /// the end of the game, for a computer player, and for a race. In a branch, only what was chosen in it counts.
    pub fn costly_request(&self, seat: Seat) -> Option<bots::CostlyRequest<R>> {
        if R::RACE.is_some() || self.awaiting() != Awaiting::Over || !self.people().contains(seat) {
            return None;
        }
        let mut then = self.branch(self.fixed(), self.players().to_vec()).ok()?;
        let mut choices = Vec::new();
        for entry in self.entries().skip(self.fixed()) {
            if entry.seat == seat && then.can_search(seat) {
                choices.push(bots::PastChoice {
                    action: then.len() + 1,
                    view: then.view_before_choices(seat),
                    legal: then.legal(seat),
                    played: entry.action,
                });
            }
            then.act(entry.seat, entry.action, 0).ok()?;
        }
        Some(bots::CostlyRequest { seat, seats: self.players().len(), choices })
    }

    /// The worker's answer to [`Table::costly_request`]. `None` if it cannot be read, or names what was not possible.
    pub fn costly_answer(&self, seat: Seat, answer: &[u8]) -> Option<Vec<CostlyMove<R::Action, R::Fact>>> {
        let is_possible = |CostlyMove { action, better, .. }: &CostlyMove<R::Action, R::Fact>| {
            let then =
                action.checked_sub(1).and_then(|before| self.branch(before, self.players().to_vec()).ok());
            then.is_some_and(|then| then.len() + 1 == *action && then.legal(seat).contains(better))
        };
        bots::from_bytes(answer).filter(|moves: &Vec<_>| moves.iter().all(is_possible))
    }

    /// The quick reaction of a computer player of that level in that seat, and its delay from now.
    pub fn react(&self, seat: Seat, level: Level) -> Option<Reaction<R::Action>> {
        let view = self.view(Viewer::Seat(seat));
        let reaction = bots::react::<R>(level, &view, &mut self.chance_of(seat));
        reaction.filter(|reaction| self.legal(seat).contains(&reaction.action))
    }
}
