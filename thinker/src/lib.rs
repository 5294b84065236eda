//! The search of computer players as a program of its own: compiled for speed, and run in a worker (`worker.js`), so
//! that the page stays responsive. A request comes in as bytes (`WorkerRequest`), and the answer goes out as bytes.

use pentathlon_engine::bots::{
    CostlySearch, HintSearch, ReviewSearch, Search, WorkerRequest, from_bytes, to_bytes,
};
use pentathlon_engine::games::{Game, Visitor, visit};
use wasm_bindgen::prelude::wasm_bindgen;

/// A search, a hint, a game review, or the search for costly moves, done in slices.
#[wasm_bindgen]
pub struct SearchJob(Box<dyn Work>);

#[wasm_bindgen]
impl SearchJob {
    /// Begins the work that a request to a game asks for (a `WorkerRequest` as bytes). `None` if it cannot be read.
    pub fn begin(game: &str, request: &[u8]) -> Option<SearchJob> {
        visit(game, Begin(request)).flatten().map(Self)
    }

    /// Runs at most `playouts` more playouts. Returns whether the work is done.
    pub fn step(&mut self, playouts: u32) -> bool {
        self.0.step(playouts)
    }

    /// The progress, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.0.progress()
    }

    /// The answer as bytes, which each kind of search has below.
    pub fn answer(&self) -> Vec<u8> {
        self.0.answer()
    }
}

trait Work {
    fn step(&mut self, playouts: u32) -> bool;
    fn progress(&self) -> f64;
    fn answer(&self) -> Vec<u8>;
}

/// Each kind of search, and its answer as bytes.
macro_rules! work {
    ($($search:ident: $answer:expr;)*) => {$(
        impl<R: Game> Work for $search<R> {
            fn step(&mut self, playouts: u32) -> bool {
                self.step(playouts)
            }

            fn progress(&self) -> f64 {
                let (done, all) = self.progress();
                f64::from(done) / f64::from(all.max(1))
            }

            fn answer(&self) -> Vec<u8> {
                let answer: fn(&Self) -> Vec<u8> = $answer;
                answer(self)
            }
        }
    )*};
}

work! {
    Search: |search| to_bytes(&search.best());
    HintSearch: |search| search.answer().map_or_else(Vec::new, to_bytes);
    ReviewSearch: |review| to_bytes(&review.answer());
    CostlySearch: |search| to_bytes(&search.answer());
}

struct Begin<'a>(&'a [u8]);

impl Visitor for Begin<'_> {
    type Output = Option<Box<dyn Work>>;

    fn visit<R: Game>(self) -> Self::Output {
        // Evaluated at compile time: a race adds no code here.
        if const { R::RACE.is_some() } {
            return None;
        }
        Some(match from_bytes::<WorkerRequest<R>>(self.0)? {
            WorkerRequest::Search(request) => Box::new(Search::new(request)?),
            WorkerRequest::Hint(request) => Box::new(HintSearch::new(request)?),
            WorkerRequest::Review(request) => Box::new(ReviewSearch::new(request)?),
            WorkerRequest::Costly(request) => Box::new(CostlySearch::new(request)),
        })
    }
}
