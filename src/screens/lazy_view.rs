//! Parts of the screens that are modules of their own, fetched when they are first needed.

use crate::browser::{Arrival, with_timeout};
use crate::messages::language::{self, Sentences};
use crate::ui::dynamic;
use leptos::prelude::*;
use std::pin::Pin;

/// Fetches a part; `None` if it cannot be fetched.
pub type Fetch<U> = fn() -> Pin<Box<dyn Future<Output = Option<&'static U>>>>;

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

/// Whether a part is loaded.
enum Fetched<U: 'static> {
    No(Missing),
    Here(&'static U),
}

impl<U> Clone for Fetched<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U> Copy for Fetched<U> {}

/// Renders a view as soon as its part is loaded, with these messages. Until then, and if it does not load, `missing` says so
/// with ways on; its callback asks for the part again.
pub fn lazy_view<U: Sync + 'static>(
    fetch: Fetch<U>,
    sentences: impl Fn(&'static U) -> Vec<&'static Sentences> + Clone + Send + Sync + 'static,
    draw: impl Fn(&'static U) -> AnyView + Send + Sync + 'static,
    missing: impl Fn(Missing, Callback<()>) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let fetched = RwSignal::new(Fetched::No(Missing::Loading));
    let ask = Callback::new(move |()| {
        let came = with_timeout(move |arrival| {
            // The view may be gone by then.
            if arrival == Arrival::Late {
                let _ = fetched.try_set(Fetched::No(Missing::Late));
            }
        });
        let sentences = sentences.clone();
        leptos::task::spawn_local(async move {
            let part = fetch().await;
            let needed = part.map(&sentences).unwrap_or_default();
            let all = needed.clone();
            language::load(&needed, move |_| {
                came();
                // What is not compiled in must arrive, in English at least.
                let is_missing = all.iter().any(|bundle| bundle.fetched.is_some_and(|is_here| !is_here()));
                let now = part.filter(|_| !is_missing).map_or(Fetched::No(Missing::Failed), Fetched::Here);
                let is_here = fetched.try_with_untracked(|fetched| matches!(fetched, Fetched::Here(_)));
                if is_here == Some(false) {
                    let _ = fetched.try_set(now);
                }
            });
        });
    });
    ask.run(());
    dynamic(move || match fetched.get() {
        Fetched::Here(part) => draw(part),
        Fetched::No(why) => missing(why, ask),
    })
}
