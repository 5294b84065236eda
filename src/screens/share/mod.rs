//! Import and export of records: links, challenges, QR codes, opened records; and pictures of the podium. Like a game, all this
//! is a module of its own that is fetched when it is first needed.

mod changed;
mod collection;
mod dialog;
mod namesakes;
mod open;
mod pasted;
pub(super) mod picture;
mod preview;
mod qr;

use crate::fetched::{Contents, Missing, part};
use crate::messages::language::Sentences;
use crate::messages::{self, screens};
use crate::screens::{not_fetched, not_fetched_dialog};
use crate::session::TableSession;
use leptos::prelude::*;

/// The views of the module.
struct ShareUi {
    dialog: fn(TableSession, Callback<()>) -> AnyView,
    open: fn() -> AnyView,
    linked: fn(&str, &str) -> AnyView,
    sentences: [&'static Sentences; 1],
}

impl Contents for ShareUi {
    fn sentences(&self) -> &[&'static Sentences] {
        &self.sentences
    }
}

part!(SHARE: ShareUi = share, ShareUi {
    dialog: dialog::share_dialog,
    open: open::open_record,
    linked: preview::linked,
    sentences: [&messages::share::SENTENCES],
});

/// The view to render.
#[derive(Clone)]
enum Wanted {
    Open,
    Linked(String, String),
    Dialog(Box<TableSession>, Callback<()>),
}

impl Wanted {
    fn draw(&self, share: &ShareUi) -> AnyView {
        match self {
            Self::Open => (share.open)(),
            Self::Linked(game, letters) => (share.linked)(game, letters),
            Self::Dialog(session, close) => (share.dialog)(**session, *close),
        }
    }

    /// What is shown while the module is missing.
    fn missing(&self, why: Missing, again: Callback<()>) -> AnyView {
        match self {
            Self::Open | Self::Linked(..) => not_fetched(why, again),
            Self::Dialog(_, close) => not_fetched_dialog(screens::share_title(), *close, why, again),
        }
    }
}

/// The screen that opens a record.
pub fn open_record() -> AnyView {
    when_here(Wanted::Open)
}

/// The preview of a link.
pub fn linked(game: &str, letters: &str) -> AnyView {
    when_here(Wanted::Linked(game.to_owned(), letters.to_owned()))
}

/// The dialog that offers a finished game as a picture or a link.
pub fn share_dialog(session: TableSession, close: Callback<()>) -> AnyView {
    when_here(Wanted::Dialog(Box::new(session), close))
}

fn when_here(wanted: Wanted) -> AnyView {
    let missing = wanted.clone();
    SHARE.view(move |share| wanted.draw(share), move |why, again| missing.missing(why, again))
}
