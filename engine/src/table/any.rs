//! A table of any game, for code that does not depend on a particular one.

use super::{Commitment, NoLink, Note, Player, Source, Table, Undo, UndoError};
use crate::bots::{self, CostlyMove, SearchAnswer};
use crate::rules::{Awaiting, Determinize, Facts, Judge, Reaction, Seat, SeatSet, Setup, Standing, Viewer};

/// A table of any game, as far as its own types are not needed: without actions, events and views.
///
/// ```
/// use pentathlon_engine::cards::Seed;
/// use pentathlon_engine::games::olympics::{Olympics, Setup};
/// use pentathlon_engine::rules::{Seat, Setup as _};
/// use pentathlon_engine::table::{AnyTable, Kind, Player, Source, Table};
///
/// let players = ["Ana", "Bo", "Chen"].map(|name| Player::new(name, Kind::Person)).to_vec();
/// let table = Table::<Olympics>::open(Setup::new(3, "")?, players, Source::Seed(Seed::from_number(1)));
/// let mut table: Box<dyn AnyTable> = Box::new(table.map_err(|why| why.to_string())?);
///
/// assert_eq!(table.facts().id, "olympics");
/// table.rename(Seat(0), "Dana");
/// assert!(table.record().contains("Dana"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTable: Send + Sync {
    /// The facts about the game.
    fn facts(&self) -> Facts;
    /// The players, by seat.
    fn players(&self) -> &[Player];
    /// The seats of the human players.
    fn people(&self) -> SeatSet;
    /// Which seats may act.
    fn awaiting(&self) -> Awaiting;
    /// Points, ranks and tie-breaks.
    fn standing(&self) -> Standing;
    /// The number of actions that were played and not taken back.
    fn len(&self) -> usize;
    /// Whether there is no action yet.
    fn is_empty(&self) -> bool;
    /// When the last of these actions was played, in milliseconds since the table was opened.
    fn played_ms(&self) -> u64;
    /// The record.
    fn record(&self) -> String;
    /// The commitment to the deal.
    fn commitment(&self) -> Commitment;
    /// The finished game encoded as a link: see [`Table::link`].
    ///
    /// # Errors
    /// If the game is not over, or the link would be too long.
    fn link(&self) -> Result<String, NoLink>;
    /// The deal as a challenge to beat the result of `seat`: see [`Table::challenge`].
    ///
    /// # Errors
    /// If the game is not over, or the link would be too long.
    fn challenge(&self, seat: Seat) -> Result<String, NoLink>;
    /// The options of the set-up, in notation.
    fn options(&self) -> String;
    /// Gives a player another name.
    fn rename(&mut self, seat: Seat, name: &str);
    /// Adds a note about something that is not part of the game.
    fn note(&mut self, note: Note);
    /// The notes: see [`Table::notes`].
    fn notes(&self) -> Vec<(usize, Note)>;
    /// What an undo would take back.
    fn undoable(&self) -> Option<Undo>;
    /// Takes back the last action of a person.
    ///
    /// # Errors
    /// See [`Table::undo`].
    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError>;
    /// The request for a search for the best action of that seat, as bytes: see [`Table::search_request`].
    fn search_request(&self, seat: Seat, budget: u32) -> Option<Vec<u8>>;
    /// Whether a search can help that seat: see [`Table::is_searched`].
    fn is_searched(&self, seat: Seat) -> bool;
    /// Whether the game has a review: it is over, and it is not a race.
    fn has_review(&self) -> bool;
    /// The input of the game review, as bytes: see [`Table::review_input`].
    fn review_input(&self, rounds: Vec<usize>, budget: u32) -> Option<Vec<u8>>;
    /// The request for the moves that cost a person most, as bytes: see [`Table::costly_input`].
    fn costly_request(&self, seat: Seat) -> Option<Vec<u8>>;
    /// The number of legal actions of a seat: when it changes, a computer player that was about to act decides again.
    fn choices(&self, seat: Seat) -> usize;
    /// Whether all options of a seat are visible to everybody.
    fn is_open(&self, seat: Seat) -> bool;
    /// Whether a seat cannot act before the current part of the game is over.
    fn is_out(&self, seat: Seat) -> bool;
    /// The number of the action at which this table left another one: see [`Table::branched_at`].
    fn branched_at(&self) -> Option<usize>;
}

impl<R: Judge + Determinize> AnyTable for Table<R> {
    fn facts(&self) -> Facts {
        R::Setup::FACTS
    }

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn people(&self) -> SeatSet {
        self.people()
    }

    fn awaiting(&self) -> Awaiting {
        self.awaiting()
    }

    fn standing(&self) -> Standing {
        self.standing()
    }

    fn len(&self) -> usize {
        self.len()
    }

    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    fn played_ms(&self) -> u64 {
        self.entries().last().map_or(0, |entry| entry.at_ms)
    }

    fn record(&self) -> String {
        self.to_string()
    }

    fn commitment(&self) -> Commitment {
        self.commitment()
    }

    fn link(&self) -> Result<String, NoLink> {
        self.link()
    }

    fn challenge(&self, seat: Seat) -> Result<String, NoLink> {
        self.challenge(seat)
    }

    fn options(&self) -> String {
        self.setup().to_string()
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        self.rename(seat, name);
    }

    fn note(&mut self, note: Note) {
        self.note(note);
    }

    fn notes(&self) -> Vec<(usize, Note)> {
        self.notes()
    }

    fn undoable(&self) -> Option<Undo> {
        self.undoable()
    }

    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError> {
        self.undo(agreed)
    }

    fn search_request(&self, seat: Seat, budget: u32) -> Option<Vec<u8>> {
        self.search_request(seat, budget).map(|question| bots::WorkerRequest::Search(question).to_bytes())
    }

    fn is_searched(&self, seat: Seat) -> bool {
        self.is_searched(seat)
    }

    fn has_review(&self) -> bool {
        R::RACE.is_none() && self.awaiting() == Awaiting::Over
    }

    fn review_input(&self, rounds: Vec<usize>, budget: u32) -> Option<Vec<u8>> {
        self.review_input(rounds, budget).map(|past| bots::WorkerRequest::Review(past).to_bytes())
    }

    fn costly_request(&self, seat: Seat) -> Option<Vec<u8>> {
        self.costly_input(seat).map(|past| bots::WorkerRequest::Costly(past).to_bytes())
    }

    fn choices(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn is_open(&self, seat: Seat) -> bool {
        self.is_open(seat)
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.is_out(seat)
    }

    fn branched_at(&self) -> Option<usize> {
        self.branched_at()
    }
}

impl<R: Judge + Determinize> Table<R> {
    /// The action that a computer player of that level takes in that seat by quick evaluation, from what the seat
    /// knows.
    pub fn think(&self, seat: Seat, level: bots::Level) -> Option<R::Action> {
        bots::choose::<R>(level, &self.view_before_choices(seat), &self.legal(seat), &mut self.chance())
    }

    /// The request for a search for the best action of that seat; `None` where there is nothing to search.
    pub fn search_request(&self, seat: Seat, budget: u32) -> Option<bots::SearchRequest<R>> {
        self.is_searched(seat).then(|| bots::SearchRequest {
            view: self.view_before_choices(seat),
            seat,
            legal: self.legal(seat),
            budget,
            seed: self.chance().seed(),
            explained: false,
        })
    }

    /// The request for a hint, which also explains its answer, as bytes; if `between` is not empty, only these actions are
    /// tried.
    pub fn hint_request(&self, seat: Seat, budget: u32, between: &[R::Action]) -> Option<Vec<u8>> {
        let mut request = self.search_request(seat, budget)?;
        request.explained = true;
        if !between.is_empty() {
            request.legal.retain(|action| between.contains(action));
        }
        Some(bots::WorkerRequest::Search(request).to_bytes())
    }

    /// The worker's answer to a request for a search. `None` if it cannot be read, or names an action that is not legal now.
    pub fn search_answer(&self, seat: Seat, answer: &[u8]) -> Option<SearchAnswer<R::Action>> {
        let legal = self.legal(seat);
        let answer = SearchAnswer::<R::Action>::from_bytes(answer)?;
        answer.scored.iter().all(|scored| legal.contains(&scored.action)).then_some(answer)
    }

    /// Whether a search can help that seat: it has a choice, and the game is not a race.
    pub fn is_searched(&self, seat: Seat) -> bool {
        R::RACE.is_none() && self.legal(seat).len() > 1
    }

    /// The input of the game review. `rounds` lists the number of actions after which each round ends; `budget` is the
    /// number of playouts of an important moment. `None` before the end of the game, and for a race.
    pub fn review_input(&self, rounds: Vec<usize>, budget: u32) -> Option<bots::ReviewInput<R>> {
        if R::RACE.is_some() || self.awaiting() != Awaiting::Over {
            return None;
        }
        Some(bots::ReviewInput {
            seats: self.players().len(),
            options: self.setup().to_string(),
            seed: self.source().seed(),
            deal: match self.source() {
                Source::Seed(_) => None,
                Source::Deal(deal) => Some(deal.to_string()),
            },
            actions: self.entries().map(|entry| (entry.seat, entry.action)).collect(),
            rounds,
            budget,
        })
    }

    /// The choices of a person in the finished game, as that person knew them, to find those that cost most. `None` before
    /// the end of the game, for a computer player, and for a race. In a branch, only what was chosen in it counts.
    pub fn costly_input(&self, seat: Seat) -> Option<bots::CostlyInput<R>> {
        if R::RACE.is_some() || self.awaiting() != Awaiting::Over || !self.people().contains(seat) {
            return None;
        }
        let mut then = self.branch(self.fixed(), self.players().to_vec()).ok()?;
        let mut choices = Vec::new();
        for entry in self.entries().skip(self.fixed()) {
            if entry.seat == seat && then.is_searched(seat) {
                choices.push(bots::PastChoice {
                    action: then.len() + 1,
                    view: then.view_before_choices(seat),
                    legal: then.legal(seat),
                    played: entry.action,
                });
            }
            then.act(entry.seat, entry.action, 0).ok()?;
        }
        Some(bots::CostlyInput { seat, choices })
    }

    /// The worker's answer to [`AnyTable::costly_request`]. `None` if it cannot be read, or names what was not possible.
    pub fn costly_answer(&self, seat: Seat, answer: &[u8]) -> Option<Vec<CostlyMove<R::Action>>> {
        let is_possible = |CostlyMove { action, better, .. }: &CostlyMove<R::Action>| {
            let then =
                action.checked_sub(1).and_then(|before| self.branch(before, self.players().to_vec()).ok());
            then.is_some_and(|then| then.len() + 1 == *action && then.legal(seat).contains(better))
        };
        CostlyMove::<R::Action>::from_bytes(answer).filter(|moves| moves.iter().all(is_possible))
    }

    /// The quick reaction of a computer player of that level in that seat, and its delay from now.
    pub fn react(&self, seat: Seat, level: bots::Level) -> Option<Reaction<R::Action>> {
        let view = self.view(Viewer::Seat(seat));
        let reaction = bots::react::<R>(level, &view, &mut self.chance_of(seat));
        reaction.filter(|reaction| self.legal(seat).contains(&reaction.action))
    }
}
