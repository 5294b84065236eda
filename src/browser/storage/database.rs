//! The second store of the saves: IndexedDB, through `database.js`. It has small saves, too (`local_storage.rs`).

use super::stored::{StorageError, is_small, read_stored};
use super::written::{Written, each_written, remember};
use js_sys::{Array, Map, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen(module = "/src/browser/storage/database.js")]
extern "C" {
    fn read(known: &Map, refuse: &Refuse, is_emptied: bool) -> Promise;
    #[wasm_bindgen(js_name = readTables)]
    fn tables_of_database(known: &Map) -> Promise;
    /// Tells this page that a key has changed, as if another tab had changed it.
    #[wasm_bindgen(js_name = tellChange)]
    pub fn tell_change(key: &str);
    #[wasm_bindgen(js_name = refreshSmall)]
    fn refresh(key: &str, refuse: &Refuse) -> Promise;
    /// Writes the metadata and the record of a table. A few milliseconds later the system has them, so that they survive the
    /// browser; the disk has them once nothing was written for ten seconds.
    /// Returns whether there is a database.
    #[wasm_bindgen(js_name = saveTable)]
    pub fn save_table(id: &str, metadata: &str, record: &str) -> bool;
    /// Leaves only the metadata of a table, which say that it was removed.
    #[wasm_bindgen(js_name = saveTable)]
    pub fn bury_table(id: &str, metadata: &str);
    /// Forgets a table, and that it was removed.
    #[wasm_bindgen(js_name = saveTable)]
    pub fn forget_table(id: &str);
    fn settled(patience: u32) -> Promise;
    #[wasm_bindgen(js_name = keepSmall)]
    pub(super) fn keep_small(key: &str, text: Option<&str>);
}

/// What is called with the key and the value of each small save that the local storage does not take.
type Refuse = Closure<dyn Fn(String, String)>;

/// A save in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The id of the table.
    pub id: String,
    /// Its metadata.
    pub metadata: String,
    /// Its record, or `None` if the caller knew its metadata.
    pub record: Option<String>,
}

/// Reads all saves of the database, without the records of those whose metadata is `known`. `None` if the browser
/// offers no database here. `is_emptied` if the local storage was emptied while the page was open.
pub async fn read_database(known: &[(String, String)], is_emptied: bool) -> Option<Vec<Row>> {
    let refuse = Refuse::new(refuse);
    let found = JsFuture::from(read(&map(known), &refuse, is_emptied)).await.ok()?;
    // If the database opened late, it lacks what was refused since.
    save_refused_again();
    rows(&found)
}

/// Reads all tables of the database, without the records of those whose metadata is `known`, and no small saves.
pub async fn read_tables(known: &[(String, String)]) -> Option<Vec<Row>> {
    rows(&JsFuture::from(tables_of_database(&map(known))).await.ok()?)
}

fn map(known: &[(String, String)]) -> Map {
    let map = Map::new();
    for (id, metadata) in known {
        map.set(&id.into(), &metadata.into());
    }
    map
}

/// The rows in an answer of the database.
fn rows(found: &JsValue) -> Option<Vec<Row>> {
    // `read` resolves to an array or to undefined.
    found.is_object().then_some(())?;
    let found = Array::from(found);
    let text = |place: u32| found.get(place).as_string();
    let rows = (0..found.length()).step_by(3);
    Some(
        rows.filter_map(|place| {
            Some(Row { id: text(place)?, metadata: text(place + 1)?, record: text(place + 2) })
        })
        .collect(),
    )
}

/// Takes over what another tab has saved under the key of a small save this very moment.
pub async fn refresh_small(key: &str) {
    let refuse = Refuse::new(refuse);
    let _ = JsFuture::from(refresh(key, &refuse)).await;
}

/// Waits until the browser has everything that was saved so far, or for this many milliseconds.
pub async fn database_settled(patience: u32) {
    let _ = JsFuture::from(settled(patience)).await;
}

/// Saves every small save that was refused in the database again.
fn save_refused_again() {
    each_written(|Written { key, text, refused }| {
        if refused.is_some() && is_small(key) {
            keep_small(key, Some(text));
        }
    });
}

/// Remembers a small save of the database that the storage does not take.
fn refuse(key: String, text: String) {
    let why = if read_stored(&key).is_ok() { StorageError::Full } else { StorageError::Closed };
    remember(Written { key, text, refused: Some(why) });
}
