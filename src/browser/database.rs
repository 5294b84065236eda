//! The second place where tables are kept: `database.js`.

use js_sys::{Array, Map, Promise};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen(module = "/src/browser/database.js")]
extern "C" {
    fn read(known: &Map) -> Promise;
    fn keep(id: &str, stamp: Option<String>, record: Option<String>);
}

/// A table in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The id of the table.
    pub id: String,
    /// Its stamp.
    pub stamp: String,
    /// Its record, unless the stamp was known.
    pub record: Option<String>,
}

/// All tables of the database; `None` if the browser has none here. Of those whose stamps are known, only the stamps.
pub async fn read_database(known: &[(String, String)]) -> Option<Vec<Row>> {
    let map = Map::new();
    for (id, stamp) in known {
        map.set(&id.into(), &stamp.into());
    }
    let found = JsFuture::from(read(&map)).await.ok()?;
    // Nothing else than an array or nothing comes from there.
    found.is_object().then_some(())?;
    let found = Array::from(&found);
    let text = |place: u32| found.get(place).as_string();
    let rows = (0..found.length()).step_by(3);
    Some(
        rows.filter_map(|place| {
            Some(Row { id: text(place)?, stamp: text(place + 1)?, record: text(place + 2) })
        })
        .collect(),
    )
}

/// Writes the stamp and the record of a table, on the disk a few milliseconds later; `None` removes. Where there is no
/// database nothing happens.
pub fn keep_in_database(id: &str, stamp: Option<String>, record: Option<String>) {
    keep(id, stamp, record);
}
