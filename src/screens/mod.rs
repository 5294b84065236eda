//! The screens.

#[cfg(feature = "gallery")]
mod gallery;
mod keys;
mod play;
mod podium;
mod replay;
mod rules;
mod settings;
mod setup;
mod sheet;
mod shelf;
mod tie;
mod torn;

#[cfg(feature = "gallery")]
pub use gallery::gallery;
pub use play::play;
pub use replay::replay;
pub use rules::rules;
pub use settings::settings_screen;
pub use setup::set_up;
pub use shelf::shelf;
pub use torn::{not_fetched, nothing_here};

use crate::browser::{focus_on, watch};
use crate::parts::{Icon, icon};
use crate::route::Route;
use crate::text::Word;
use leptos::prelude::*;

/// The head of a screen: a way home, and its title, which has the focus when the screen opens.
fn head(title: String) -> impl IntoView {
    watch(|| {
        focus_on("#screen-title");
    });
    view! {
        <header class="screen-head">
            <a class="round" href=Route::Shelf.address() aria-label=Word::Home.text()>{icon(Icon::Back)}</a>
            <h1 id="screen-title" tabindex="-1">{title}</h1>
        </header>
    }
}
