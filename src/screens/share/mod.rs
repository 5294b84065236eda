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

use crate::fetched::{Contents, part};
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

/// The screen that opens a record.
pub fn open_record() -> AnyView {
    SHARE.view(|share| (share.open)(), not_fetched)
}

/// The preview of a link.
pub fn linked(game: &str, letters: &str) -> AnyView {
    let (game, letters) = (game.to_owned(), letters.to_owned());
    SHARE.view(move |share| (share.linked)(&game, &letters), not_fetched)
}

/// The dialog that offers a finished game as a picture or a link.
pub fn share_dialog(session: TableSession, close: Callback<()>) -> AnyView {
    let missing = move |why, again| not_fetched_dialog(screens::share_title(), close, why, again);
    SHARE.view(move |share| (share.dialog)(session, close), missing)
}
