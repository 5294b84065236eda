//! A game with one tap: with those who played it last, or for the first time against the easiest rivals. Whoever plays alone
//! is the person who played last on this device.

use super::form::StoredSetUp;
use super::new_table::{deal, save_new};
use crate::browser::go_instead;
use crate::contract::GameUi;
use crate::games;
use crate::route::Route;

/// Opens a new table of a game. If that is not possible, the set-up says why. Going back leads to where one came from.
pub fn play_now(game: &str) {
    let table =
        games::game_ui(game).and_then(|ui| Some(save_new(deal(ui, &form_now(ui)).ok()?.as_ref(), &[])));
    let route = table.map_or_else(|| Route::SetUp(game.to_owned()), Route::Table);
    go_instead(&route.address());
}

/// Who plays, and how.
pub fn form_now(ui: &'static dyn GameUi) -> StoredSetUp {
    // Whoever plays for the first time begins: nobody has to watch first, and a first Coach has time.
    let first = || StoredSetUp { start: ui.start().map(|_| 0), ..StoredSetUp::usual() };
    let form = StoredSetUp::of(ui.facts().id).unwrap_or_else(first).with_last_person();
    form.naming(ui.set_up().new_options)
}
