//! Learning together: the opening of a real game is written, and explained to each; then the same game goes on freely.

use super::callout::callout;
use crate::browser::fresh_seed;
use crate::contract::{GameTable, GameUi};
use crate::messages::{lesson, screens};
use crate::screens::nothing_here;
use crate::screens::set_up::new_table::save_new_and_open;
use crate::screens::set_up::stored_set_up::StoredSetUp;
use crate::screens::table::screen::draw_table;
use crate::session::{LessonGuide, TableSession};
use crate::settings::settings;
use crate::ui::StagedRender;
use leptos::prelude::*;
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::table::PlayerKind;

/// The opening of a game for people who learn it together.
pub fn together(ui: &'static dyn GameUi) -> AnyView {
    open(ui).unwrap_or_else(|| nothing_here(screens::no_such_game()))
}

fn open(ui: &'static dyn GameUi) -> Option<AnyView> {
    let opening = &ui.teaching().together;
    let part = opening.parts().pop()?;
    let record = part.fresh_record(&mut Chance::new(&fresh_seed()?, Stream::Deal));
    let mut written = ui.read(&record).ok().filter(|reading| reading.fault.is_none())?.table;
    name(written.as_mut());
    let rendering = StagedRender::begin(settings().peek().is_still());
    let title = written.info().title;
    let (guide, table) = LessonGuide::new(part.steps, written, 0)?;
    let session = TableSession::teach(guide, table);
    // From here on it is a game like any other.
    let on_end = Callback::new(move |()| {
        session.with_table(|table| save_new_and_open(table, &[]));
    });
    Some(draw_table(
        session,
        title,
        rendering,
        callout(session, guide, 0, lesson::step_of, opening.say, on_end),
    ))
}

/// Gives the people at the table the names with which they last set up the game, if these are enough.
fn name(table: &mut dyn GameTable) {
    let Some(form) = StoredSetUp::of(table.info().id) else { return };
    let people = form.players.iter().filter(|player| player.kind == PlayerKind::Person);
    let names: Vec<String> = people.map(|player| player.name().to_owned()).collect();
    if names.len() >= table.people().len() {
        for (seat, name) in table.people().iter().zip(names) {
            table.rename(seat, &name);
        }
    }
}
