//! Parts of the app that are modules of their own, fetched with their style sheets when they are first needed. A build in one
//! piece and a debug build have their code compiled in.

use crate::browser::{Arrival, apply_stylesheets, fetch_stylesheets, with_timeout};
use crate::messages::language::{self, Sentences};
use crate::ui::dynamic;
use leptos::prelude::*;
use std::any::Any;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

/// What a part contains. Its sentences belong to it: named from outside, their English would be in the first load.
pub trait Contents: Any + Sync {
    /// The sentences that are needed before anything of the part is drawn.
    fn sentences(&self) -> &[&'static Sentences];
}

/// Fetches what a part contains; `None` if it cannot be fetched.
pub type Fetch = fn() -> Pin<Box<dyn Future<Output = Option<&'static dyn Contents>>>>;

/// Why something is not there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// It is being fetched, and not late yet.
    Loading,
    /// It is being fetched, and late.
    Late,
    /// It could not be fetched.
    Failed,
}

/// What is asked for, late or failed, then here as long as the page lives. Not generic, so that it is compiled once.
struct Fetched {
    fetch: Fetch,
    /// The name of its style sheets (`data-sheet` in `index.html`), if it has some.
    sheets: &'static str,
    here: OnceLock<&'static dyn Contents>,
    /// The number of requests in progress.
    requests: AtomicU32,
}

impl Fetched {
    /// Fetches it, then calls `then`, even on failure; the next call tries again. If it is late, `then` is called without it,
    /// and again when it arrives.
    fn load(&'static self, then: Box<dyn Fn(Arrival)>) {
        // While the module is on its way; those that failed before are asked for again.
        fetch_stylesheets(self.sheets, || {});
        if self.here.get().is_some() {
            return then(Arrival::InTime);
        }
        self.requests.fetch_add(1, Ordering::Relaxed);
        let came = with_timeout(then);
        let came = move || {
            self.requests.fetch_sub(1, Ordering::Relaxed);
            came();
        };
        leptos::task::spawn_local(async move {
            let Some(contents) = (self.fetch)().await else { return came() };
            language::load(contents.sentences(), move |_| {
                if !contents.sentences().iter().all(|sentences| is_here(sentences)) {
                    return came();
                }
                // Nothing is drawn without its style sheets and then moves, unless they do not come.
                fetch_stylesheets(self.sheets, move || {
                    let _ = self.here.set(contents);
                    came();
                });
            });
        });
    }
}

/// Draws something as soon as a part and some sentences are here.
fn view(
    part: Option<&'static Fetched>,
    sentences: Vec<&'static Sentences>,
    draw: impl Fn() -> AnyView + Send + Sync + 'static,
    missing: Arc<dyn Fn(Missing, Callback<()>) -> AnyView + Send + Sync>,
) -> AnyView {
    let state = RwSignal::new(Some(Missing::Loading));
    let ask = ask(part, sentences, state);
    ask.run(());
    if let Some(part) = part {
        apply_stylesheets(part.sheets);
    }
    dynamic(move || match state.get() {
        None => draw(),
        Some(why) => missing(why, ask),
    })
}

/// What asks for a part and some sentences; `state` is why they are missing, and `None` once they are here.
fn ask(
    part: Option<&'static Fetched>,
    sentences: Vec<&'static Sentences>,
    state: RwSignal<Option<Missing>>,
) -> Callback<()> {
    let say = move |now| {
        // The view may be gone by then, or be drawn for another request.
        if state.try_with_untracked(Option::is_some) == Some(true) {
            let _ = state.try_set(now);
        }
    };
    Callback::new(move |()| {
        let sentences = sentences.clone();
        let then = move |arrival| {
            if arrival == Arrival::Late {
                return say(Some(Missing::Late));
            }
            if part.is_some_and(|part| part.here.get().is_none()) {
                return say(Some(Missing::Failed));
            }
            let needed = sentences.clone();
            let came = with_timeout(move |arrival| match arrival {
                Arrival::Late => say(Some(Missing::Late)),
                _ => say((!needed.iter().all(|sentences| is_here(sentences))).then_some(Missing::Failed)),
            });
            language::load(&sentences, |_| came());
        };
        match part {
            Some(part) => part.load(Box::new(then)),
            None => then(Arrival::InTime),
        }
    })
}

/// Draws something as soon as its sentences are here. Until then, and if they do not come, `missing` says so with ways on; its
/// callback asks once more.
pub fn with_sentences(
    sentences: &'static Sentences,
    draw: impl Fn() -> AnyView + Send + Sync + 'static,
    missing: impl Fn(Missing, Callback<()>) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    view(None, vec![sentences], draw, Arc::new(missing))
}

/// Whether there are sentences to show, in English at least: not all are compiled in.
fn is_here(sentences: &Sentences) -> bool {
    sentences.fetched.is_none_or(|is_here| is_here())
}

/// A part of the app with these contents; [`part!`] makes it.
pub struct Part<U> {
    fetched: Fetched,
    contents: PhantomData<U>,
}

impl<U: Contents> Part<U> {
    /// A part whose module is fetched so, and whose style sheets have that name.
    pub const fn new(sheets: &'static str, fetch: Fetch) -> Self {
        let fetched = Fetched { fetch, sheets, here: OnceLock::new(), requests: AtomicU32::new(0) };
        Self { fetched, contents: PhantomData }
    }

    /// Its contents, once they are fetched.
    pub fn here(&self) -> Option<&'static U> {
        let contents: &'static dyn Any = *self.fetched.here.get()?;
        contents.downcast_ref()
    }

    /// Its contents as soon as they are fetched, without their sentences; `None` if they cannot be fetched.
    pub async fn contents(&self) -> Option<&'static U> {
        let contents: &'static dyn Any = (self.fetched.fetch)().await?;
        contents.downcast_ref()
    }

    /// Applies its style sheets, now or when they arrive.
    pub fn apply_stylesheets(&self) {
        apply_stylesheets(self.fetched.sheets);
    }

    /// Whether it is being fetched.
    pub fn is_on_its_way(&self) -> bool {
        self.fetched.requests.load(Ordering::Relaxed) > 0
    }

    /// Fetches it, then calls `then`, even on failure; the next call tries again. If it is late, `then` is called without it,
    /// and again when it arrives.
    pub fn load(&'static self, then: impl Fn(Arrival) + 'static) {
        self.fetched.load(Box::new(then));
    }

    /// Draws something of it as soon as it is here. Until then, and if it does not come, `missing` says so with ways on; its
    /// callback asks once more.
    pub fn view(
        &'static self,
        draw: impl Fn(&'static U) -> AnyView + Send + Sync + 'static,
        missing: impl Fn(Missing, Callback<()>) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        self.view_with(Vec::new(), draw, missing)
    }

    /// The same, with sentences that are not the part's own.
    pub fn view_with(
        &'static self,
        further: Vec<&'static Sentences>,
        draw: impl Fn(&'static U) -> AnyView + Send + Sync + 'static,
        missing: impl Fn(Missing, Callback<()>) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        let draw = move || self.here().map(&draw).into_any();
        view(Some(&self.fetched), further, draw, Arc::new(missing))
    }
}

/// Declares a part, whose style sheets have its name: in a release the value, with all code that only it reaches, goes into a
/// module of that name (`xtask/src/build/split.rs`).
macro_rules! part {
    ($(#[$doc:meta])* $visible:vis $part:ident: $contents:ty = $name:ident, $value:expr) => {
        $(#[$doc])*
        $visible static $part: crate::fetched::Part<$contents> = {
            #[cfg(split_games)]
            #[wasm_split_helpers::wasm_split($name, fallible)]
            fn $name() -> Result<&'static $contents, wasm_split_helpers::SplitLoaderError> {
                static CONTENTS: $contents = $value;
                Ok(&CONTENTS)
            }
            #[cfg(not(split_games))]
            async fn $name() -> Result<&'static $contents, ()> {
                static CONTENTS: $contents = $value;
                Ok(&CONTENTS)
            }
            crate::fetched::Part::new(stringify!($name), || {
                Box::pin(async {
                    let contents: &'static dyn crate::fetched::Contents = $name().await.ok()?;
                    Some(contents)
                })
            })
        };
    };
}
pub(crate) use part;
