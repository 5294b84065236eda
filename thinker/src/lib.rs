//! The search of computer players as a program of its own: compiled for speed, and run in a worker (`worker.js`), so
//! that the page stays responsive. A request comes in, numbers go out.

use pentathlon_engine::bots::{GameReview, Search, WorkerRequest};
use pentathlon_engine::games::{Game, Visitor, visit};
use wasm_bindgen::prelude::wasm_bindgen;

/// A search or a game review, done in slices.
#[wasm_bindgen]
pub struct SearchWorker(Box<dyn Work>);

#[wasm_bindgen]
impl SearchWorker {
    /// Begins the work that a request to a game asks for (`WorkerRequest::to_bytes`). `None` if it cannot be read.
    pub fn begin(game: &str, question: &[u8]) -> Option<SearchWorker> {
        visit(game, Begin(question)).flatten().map(Self)
    }

    /// Runs at most `playouts` more playouts. Returns whether the work is done.
    pub fn step(&mut self, playouts: u32) -> bool {
        self.0.step(playouts)
    }

    /// The progress, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.0.progress()
    }

    /// For a search, four numbers for each candidate, the best action first: its index among the legal actions, its
    /// chance of winning in thousandths, its expected points in hundredths, and the number of playouts behind these.
    /// For a review see `GameReview::numbers`.
    pub fn answer(&self) -> Vec<i32> {
        self.0.answer()
    }
}

fn part((done, all): (u32, u32)) -> f64 {
    f64::from(done) / f64::from(all.max(1))
}

trait Work {
    fn step(&mut self, playouts: u32) -> bool;
    fn progress(&self) -> f64;
    fn answer(&self) -> Vec<i32>;
}

struct RunningSearch<R: Game> {
    search: Search<R>,
    legal: Vec<R::Action>,
}

impl<R: Game> Work for RunningSearch<R> {
    fn step(&mut self, playouts: u32) -> bool {
        self.search.step(playouts)
    }

    fn progress(&self) -> f64 {
        part(self.search.progress())
    }

    fn answer(&self) -> Vec<i32> {
        let place = |action| self.legal.iter().position(|legal| *legal == action);
        let scored_actions = self.search.scored_actions().into_iter();
        let numbers = scored_actions.filter_map(|scored| {
            Some([place(scored.action)? as i32, scored.wins, scored.points, scored.playouts as i32])
        });
        numbers.flatten().collect()
    }
}

impl<R: Game> Work for GameReview<R> {
    fn step(&mut self, playouts: u32) -> bool {
        self.step(playouts)
    }

    fn progress(&self) -> f64 {
        part(self.progress())
    }

    fn answer(&self) -> Vec<i32> {
        self.numbers()
    }
}

struct Begin<'a>(&'a [u8]);

impl Visitor for Begin<'_> {
    type Outcome = Option<Box<dyn Work>>;

    fn visit<R: Game>(self) -> Self::Outcome {
        // Evaluated at compile time: a game with races adds no code here.
        if R::RACES {
            return None;
        }
        Some(match WorkerRequest::<R>::from_bytes(self.0)? {
            WorkerRequest::Search(question) => {
                let search = question.search()?;
                Box::new(RunningSearch { search, legal: question.legal })
            }
            WorkerRequest::Review(past) => Box::new(past.review()?),
        })
    }
}
