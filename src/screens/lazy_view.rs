//! Parts of the screens that are modules of their own, fetched when they are first needed.

use crate::browser::{Arrival, with_timeout};
use crate::messages::app;
use crate::messages::language::{self, Sentences};
use crate::ui::dynamic_if;
use leptos::prelude::*;
use std::pin::Pin;

/// Fetches a part; `None` if it cannot be fetched.
pub type Fetch<U> = fn() -> Pin<Box<dyn Future<Output = Option<&'static U>>>>;

/// Whether a part is loaded.
enum Fetched<U: 'static> {
    No,
    Late,
    Failed,
    Here(&'static U),
}

impl<U> Clone for Fetched<U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U> Copy for Fetched<U> {}

/// Renders a view as soon as its part is loaded, with these messages, and says that it is loading until then. While it is
/// late, and if it does not load, `missing` has a way to ask for it again.
pub fn lazy_view<U: Sync + 'static>(
    fetch: Fetch<U>,
    sentences: impl Fn(&'static U) -> Vec<&'static Sentences> + Clone + Send + Sync + 'static,
    draw: impl Fn(&'static U) -> AnyView + Send + Sync + 'static,
    missing: impl Fn(bool, Callback<()>) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let fetched = RwSignal::new(Fetched::No);
    let ask = Callback::new(move |()| {
        let came = with_timeout(move |arrival| {
            // The view may be gone by then.
            if arrival == Arrival::Late {
                let _ = fetched.try_set(Fetched::Late);
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
                let now = part.filter(|_| !is_missing).map_or(Fetched::Failed, Fetched::Here);
                let is_here = fetched.try_with_untracked(|fetched| matches!(fetched, Fetched::Here(_)));
                if is_here == Some(false) {
                    let _ = fetched.try_set(now);
                }
            });
        });
    });
    ask.run(());
    dynamic_if(move || match fetched.get() {
        // Seen only if it takes a moment.
        Fetched::No => {
            Some(view! { <p class="fetching part" role="status">{app::fetching()}</p> }.into_any())
        }
        Fetched::Here(part) => Some(draw(part)),
        Fetched::Late => Some(missing(true, ask)),
        Fetched::Failed => Some(missing(false, ask)),
    })
}
