//! Opening a table that is new on this device.

use super::stored_set_up::StoredSetUp;
use crate::browser::{fresh_seed, go, now};
use crate::contract::{GameTable, GameUi, with_option};
use crate::messages::screens;
use crate::route::Route;
use crate::saves::guests::{self, Guest};
use crate::saves::{self, people, person_names};
use crate::session::{summary, summary_of_new};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::table::{Note, Timestamp};

/// A table at which nobody has acted for so long is removed when the next one is opened. Another tab may still show a
/// younger one.
const FORGOTTEN_MS: u64 = 24 * 60 * 60 * 1000;

/// How many seeds are tried for one that repeats little of the games before, and of how many games.
const SEEDS: usize = 8;
const LOOKED_BACK: usize = 5;

/// Saves a new table with these guests and opens it. Returns its id. The shelf shows it once a person has acted.
pub fn save_new_and_open(table: &dyn GameTable, guests: &[Guest]) -> String {
    let id = save_new(table, guests);
    go(&Route::Table(id.clone()).address());
    id
}

/// Saves a new table, at which nobody has acted yet, with these guests and whoever has a name that is nobody's. Returns its id.
pub fn save_new(table: &dyn GameTable, guests: &[Guest]) -> String {
    let now = now();
    let is_forgotten = |id: &String| {
        // A tournament goes on at its table on another day, and so does the deal of a date.
        saves::is_new(id)
            && Timestamp::of_id(id).known().is_some_and(|opened| opened.after(FORGOTTEN_MS) < now)
            && saves::tournaments::of_table(id).is_none()
            && !saves::dailies::has_table(id)
    };
    saves::ids().iter().filter(|id| is_forgotten(id)).for_each(|id| saves::remove(id));
    let id = saves::new_id();
    // Without storage the table lasts as long as the page; the first action says so.
    let _ = saves::save(&id, &table.record(), Some(summary_of_new(table, now)));
    guests::begin(&id, &person_names(table.players()), guests);
    id
}

/// Saves a table that came from elsewhere, or left another one. The shelf shows it at once. Returns its id, of which
/// [`saves::failure`] tells whether it is saved.
pub fn save_copy(table: &dyn GameTable) -> String {
    let id = saves::new_id();
    // Without storage the table lasts as long as the page.
    let _ = saves::save(&id, &table.record(), Some(summary(table, now())));
    id
}

/// The same, and opens it.
pub fn save_copy_and_open(table: &dyn GameTable) {
    go(&Route::Table(save_copy(table)).address());
}

/// Deals a table as a form says, and notes which people play.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn deal(ui: &'static dyn GameUi, form: &StoredSetUp) -> Result<Box<dyn GameTable>, &'static str> {
    let form = form.clone().naming(ui.set_up().new_options_unasked);
    let seed = match ui.repeats() {
        None => fresh_seed(),
        Some(repeats) => {
            let game = ui.info().id;
            let earlier = saves::ids().into_iter().filter(|id| saves::game(id).as_deref() == Some(game));
            let earlier: Vec<String> =
                earlier.take(LOOKED_BACK).filter_map(|id| saves::record(&id)).collect();
            let seeds = (0..SEEDS).map_while(|_| fresh_seed());
            seeds.min_by_key(|seed| repeats(form.players.len(), &form.options, seed, &earlier))
        }
    };
    deal_from(seed.ok_or_else(screens::no_chance)?, ui, &form)
}

/// The same from a seed that is given.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn deal_from(
    seed: Seed,
    ui: &'static dyn GameUi,
    form: &StoredSetUp,
) -> Result<Box<dyn GameTable>, &'static str> {
    let written = match form.start {
        Some(seat) => with_option(&form.options, "start", &seat.to_string()),
        None => form.options.clone(),
    };
    let opened = ui.open(&written, form.players.clone(), seed);
    let mut table = opened.map_err(|_| screens::set_up_refused())?;
    if form.hints && table.people().len() > 1 {
        table.note(Note::Hints);
    }
    people::note_played(&form.players);
    Ok(table)
}
