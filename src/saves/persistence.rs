//! Asking the browser to keep the saves when space is low. Some browsers ask the player.

use super::ids;
use crate::browser::{Storage, is_installed, persist_storage};

/// The key that says when the browser was last asked.
pub(super) const ASKED: &str = "persist";
/// The moments at which it is asked: after the first finished game, when there are many tables, and when the app is
/// installed. Each time it may grant what it has refused before.
const MOMENTS: [&str; 3] = ["asked", "many", "installed"];
/// So many tables are many.
const MANY: usize = 10;

/// Asks the browser not to evict the saves, once at each of [`MOMENTS`].
pub fn request_persistence() {
    let now = if is_installed() { 2 } else { usize::from(ids().len() >= MANY) };
    let asked = Storage.get(ASKED).and_then(|asked| MOMENTS.iter().position(|moment| *moment == asked));
    if let Some(moment) = MOMENTS.get(now)
        && asked < Some(now)
    {
        let _ = Storage.set(ASKED, moment);
        persist_storage();
    }
}
