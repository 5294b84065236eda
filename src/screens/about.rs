//! "What is this?": touch and hold, right click, or `i`. It says what a thing on the table is, by its name on the page,
//! so it tells nothing that is not on the screen.

use super::overlay::{Overlay, rules_link};
use super::tips::held_a_thing;
use crate::browser::{AskedThing, Topic, focused_thing, is_dialog_open, on_ask};
use crate::messages::{language, screens};
use crate::session::{ErasedGameUi, TableSession};
use crate::ui::{Dialog, dynamic_if};
use leptos::prelude::*;

/// What was asked about at a table.
#[derive(Clone, Copy)]
pub struct About {
    ui: &'static dyn ErasedGameUi,
    asked: RwSignal<Option<AskedThing>>,
    /// The text; empty while it is fetched.
    text: RwSignal<String>,
}

impl About {
    /// Listens for questions at a table.
    pub fn of(session: TableSession, ui: &'static dyn ErasedGameUi) -> Self {
        let about = Self { ui, asked: RwSignal::new(None), text: RwSignal::new(String::new()) };
        // In a race a finger that rests is only slow.
        let is_on = move || !session.race().is_running() && !is_dialog_open();
        on_ask("main.table", ui.teaching().topics, is_on, move |thing| about.ask(thing));
        about
    }

    /// Asks about what has the focus.
    pub fn ask_about_focus(self) {
        if let Some(thing) = focused_thing(self.ui.teaching().topics) {
            self.ask(thing);
        }
    }

    fn ask(self, thing: AskedThing) {
        let (teaching, topic) = (self.ui.teaching(), thing.topic);
        self.text.set(String::new());
        held_a_thing();
        self.asked.set(Some(thing));
        language::load(&[teaching.sentences], move |_| {
            let text = (teaching.about)(topic).unwrap_or_else(screens::part_not_fetched);
            let _ = self.text.try_set(text.to_owned());
        });
    }

    /// The answer, if something was asked about.
    pub fn answer(self, session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
        let close = move || self.asked.set(None);
        dynamic_if(move || {
            let thing = self.asked.get()?;
            let title = thing.name.unwrap_or_else(|| screens::what_is_this().to_owned());
            Some(view! {
                <Dialog title=title on_close=close>
                    <p role="status">{self.text}</p>
                    {self.ui.teaching().topics.get(thing.topic).map(|Topic(_, passage)| {
                        rules_link(session, self.ui, overlay, *passage, close)
                    })}
                </Dialog>
            })
        })
    }
}
