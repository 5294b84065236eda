//! The tournaments on this device: small saves (`small.rs`). Their tables are saves of their own.

use super::kinds::SaveKind;
use super::record;
use super::second_copy::catch_up;
use super::small::SmallSaves;
use crate::browser::{Lock, Storage};
use crate::messages::language::language;
use pentathlon_engine::tournament::Header;

/// Their saves.
pub const SAVES: SmallSaves = SmallSaves(SaveKind::Tournament);

/// Waits until no other tab begins a game of the tournament, and reads what the last one has begun, with the tables that are not in
/// the storage.
pub async fn lock(id: &str) -> Lock {
    let lock = SAVES.lock(id).await;
    let header = SAVES.text(id).and_then(|text| Header::read(&text)).unwrap_or_default();
    if header.rounds.iter().any(|[_, table]| record(table).is_none()) {
        catch_up().await;
    }
    lock
}

/// What lists show of all tournaments that can be read, latest first.
pub fn headers() -> Vec<(String, Header)> {
    let read = |id: String| {
        let header = Header::read(&SAVES.text(&id)?)?;
        Some((id, header))
    };
    SAVES.ids().into_iter().filter_map(read).collect()
}

/// The tournament to which a table belongs.
pub fn of_table(table: &str) -> Option<String> {
    header_with(table).map(|(id, _)| id)
}

/// Whether a table belongs to a tournament that has its champion.
pub fn is_crowned(table: &str) -> bool {
    header_with(table).is_some_and(|(_, header)| header.is_over)
}

fn header_with(table: &str) -> Option<(String, Header)> {
    headers().into_iter().find(|(_, header)| header.rounds.iter().any(|[_, id]| id == table))
}

/// Where it is noted who leads, for the shelf, which reads no game. It is a hint, and lost if it cannot be written.
const LEAD: &str = "board";

/// Notes who leads in a tournament and which game is next. Without lines it is over, and nothing is noted of it.
pub fn note_lead(id: &str, lines: Option<[&str; 2]>) {
    let text = match lines {
        Some([lead, next]) => [language(), id, lead, next].join("\n"),
        None if noted_lead().is_some_and(|(noted, _)| noted == id) => String::new(),
        None => return,
    };
    let _ = Storage.set(LEAD, &text);
}

/// The id of the tournament that was looked at last, and what is noted of it; `None` if it is over or not here.
pub fn noted_lead() -> Option<(String, [String; 2])> {
    let text = Storage.get(LEAD)?;
    let mut lines = text.lines().map(str::to_owned);
    let is_readable = lines.next()? == language();
    let (id, lead, next) = (lines.next()?, lines.next()?, lines.next()?);
    (is_readable && SAVES.text(&id).is_some()).then_some((id, [lead, next]))
}

/// Notes who has won a tournament that is over, in a sentence for the shelf. It is a hint, as the lead is.
pub fn note_champions(id: &str, won: &str) {
    let _ = Storage.set(&champions_key(id), &[language(), won].join("\n"));
}

/// What is noted of who has won a tournament; `None` if nothing is, or in another language.
pub fn champions(id: &str) -> Option<String> {
    let noted = Storage.get(&champions_key(id))?;
    noted.strip_prefix(language())?.strip_prefix('\n').map(str::to_owned)
}

/// Removes a tournament, and what is noted of it.
pub fn remove(id: &str) {
    SAVES.remove(id);
    Storage.remove(&champions_key(id));
}

fn champions_key(id: &str) -> String {
    format!("champions/{id}")
}
