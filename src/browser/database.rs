//! The second place where tables are kept: `database.js`.

use js_sys::{Array, Map, Promise};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen(module = "/src/browser/database.js")]
extern "C" {
    fn read(known: &Map) -> Promise;
    fn keep(id: &str, metadata: Option<String>, record: Option<String>);
}

/// A table in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The id of the table.
    pub id: String,
    /// Its metadata.
    pub metadata: String,
    /// Its record, unless the metadata was known.
    pub record: Option<String>,
}

/// All tables of the database; `None` if the browser has none here. Of those whose metadata are known, only the metadata.
pub async fn read_database(known: &[(String, String)]) -> Option<Vec<Row>> {
    let map = Map::new();
    for (id, metadata) in known {
        map.set(&id.into(), &metadata.into());
    }
    let found = JsFuture::from(read(&map)).await.ok()?;
    // Nothing else than an array or nothing comes from there.
    found.is_object().then_some(())?;
    let found = Array::from(&found);
    let text = |place: u32| found.get(place).as_string();
    let rows = (0..found.length()).step_by(3);
    Some(
        rows.filter_map(|place| {
            Some(Row { id: text(place)?, metadata: text(place + 1)?, record: text(place + 2) })
        })
        .collect(),
    )
}

/// Writes the metadata and the record of a table, on the disk a few milliseconds later; `None` removes. Where there is no
/// database nothing happens.
pub fn save_to_database(id: &str, metadata: Option<String>, record: Option<String>) {
    keep(id, metadata, record);
}
