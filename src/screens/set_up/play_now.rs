//! A game with one tap: with those who played it last, or for the first time against the easiest rivals. Whoever plays alone
//! is the person who played last on this device.

use super::names::last_person;
use super::new_table::{deal, save_new};
use super::stored_set_up::StoredSetUp;
use crate::browser::{go_instead, screen_size};
use crate::contract::GameUi;
use crate::games;
use crate::route::Route;
use pentathlon_engine::table::PlayerKind;

/// The smallest screen on which several people can race, in CSS pixels: its style sheet has one pad on a smaller one.
const ROOM: (f64, f64) = (600.0, 520.0);

/// Opens a new table of a game. If that is not possible, or this screen has no room for it, the set-up says why. Going back leads
/// to where one came from.
pub fn play_now(game: &str) {
    let open = |ui| {
        let form = Some(form_now(ui)).filter(|form| has_room(ui, people_in(form), form.players.len()))?;
        Some(save_new(deal(ui, &form).ok()?.as_ref(), &[]))
    };
    let table = games::game_ui(game).and_then(open);
    let route = table.map_or_else(|| Route::SetUp(game.to_owned()), Route::Table);
    go_instead(&route.address());
}

fn people_in(form: &StoredSetUp) -> usize {
    form.players.iter().filter(|player| player.kind == PlayerKind::Person).count()
}

/// Whether the screen has room for so many: not for several people in a race, each with cards of their own, on a phone.
pub fn has_room(ui: &dyn GameUi, people: usize, players: usize) -> bool {
    let needs_room = ui.is_race() && people > 1 && players > 2;
    let (width, height) = screen_size();
    !needs_room || (width > ROOM.0 && height > ROOM.1)
}

/// Who plays, and how.
pub fn form_now(ui: &'static dyn GameUi) -> StoredSetUp {
    let first = || StoredSetUp::first(ui, &last_person().unwrap_or_default());
    let form = StoredSetUp::of(ui.info().id).unwrap_or_else(first).with_last_person();
    form.naming(ui.set_up().new_options)
}
