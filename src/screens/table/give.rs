//! Copies and downloads texts, and reports when the browser refuses.

use crate::browser::{copy, download};
use crate::contract::names;
use crate::messages::{app, screens};
use crate::session::{LogSection, TableSession};

/// Downloads the record, and returns whether the browser accepted it.
pub fn save_record(session: TableSession) -> bool {
    save(session, "", &session.with_table(|table| table.record()))
}

/// Copies the record; `then` runs only on success.
pub fn copy_record(session: TableSession, then: impl FnOnce() + 'static) {
    copy_text(session, &session.with_table(|table| table.record()), screens::copied(), then);
}

/// Downloads the public log.
pub fn save_log(session: TableSession) -> bool {
    save(session, "-log", &log(session))
}

/// Copies the public log.
pub fn copy_log(session: TableSession) {
    copy_text(session, &log(session), screens::log_copied(), || {});
}

/// The short code of the deal, in a sentence.
pub fn deal_code(session: TableSession) -> String {
    screens::deal_code(&session.commitment().to_string())
}

/// The public log: the game, the code of its deal, and its parts with their lines.
fn log(session: TableSession) -> String {
    let title = session.with_table(|table| table.info().title);
    let head = [title.to_owned(), deal_code(session)];
    let names = names(&session.players());
    let parts = session.public_log().into_iter().flat_map(|LogSection { title, lines }| {
        let lines: Vec<_> = lines.iter().map(|line| line.with_names(&names)).collect();
        [String::new(), title].into_iter().chain(lines)
    });
    head.into_iter().chain(parts).map(|line| line + "\n").collect()
}

fn save(session: TableSession, kind: &str, text: &str) -> bool {
    let saved = download(&format!("pentathlon-{}{kind}.txt", session.id()), text);
    if !saved {
        session.narrator.notify(app::not_saved_as_file());
    }
    saved
}

fn copy_text(session: TableSession, text: &str, done: &'static str, then: impl FnOnce() + 'static) {
    copy(text, move |copied| {
        session.narrator.notify(if copied { done } else { screens::not_copied() });
        if copied {
            then();
        }
    });
}
