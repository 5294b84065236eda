//! "What is this?": touch and hold, right click, or `i`. It says what a thing on the table is, by its name on the page,
//! so it tells nothing that is not on the screen.

use super::open::Overlay;
use super::overlay::rules_link;
use super::tips::held_a_thing;
use crate::browser::{AskedThing, Topic, focused_thing, is_dialog_open, on_ask};
use crate::contract::GameUi;
use crate::fetched::with_sentences;
use crate::messages::screens;
use crate::screens::part_not_fetched;
use crate::session::TableSession;
use crate::ui::{Dialog, dynamic_if};
use leptos::prelude::*;

/// What was asked about at a table.
#[derive(Clone, Copy)]
pub struct About {
    ui: &'static dyn GameUi,
    asked: RwSignal<Option<AskedThing>>,
}

impl About {
    /// Listens for questions at a table.
    pub fn of(session: TableSession) -> Self {
        let ui = session.ui;
        let about = Self { ui, asked: RwSignal::new(None) };
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
        held_a_thing();
        self.asked.set(Some(thing));
    }

    /// The answer, if something was asked about.
    pub fn answer(self, session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
        let close = move || self.asked.set(None);
        dynamic_if(move || {
            let thing = self.asked.get()?;
            let (teaching, topic) = (self.ui.teaching(), thing.topic);
            let say = move || view! { <p role="status">{(teaching.about)(topic)}</p> }.into_any();
            let text = with_sentences(teaching.sentences, say, part_not_fetched);
            let title = thing.name.unwrap_or_else(|| screens::what_is_this().to_owned());
            Some(view! {
                <Dialog title=title on_close=close>
                    {text}
                    {teaching.topics.get(topic).map(|Topic(_, passage)| {
                        rules_link(session, overlay, *passage, close)
                    })}
                </Dialog>
            })
        })
    }
}
