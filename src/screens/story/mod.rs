//! What is told of a game: its story and its replay. Like a game, this is a module of its own that is fetched when it is
//! first needed.

mod chart;
mod costly;
mod replay;
mod screen;

use crate::contract::GameTable;
use crate::fetched::{Contents, part};
use crate::messages;
use crate::messages::language::Sentences;
use crate::screens::not_fetched;
use leptos::prelude::*;

/// The views of the module.
struct StoryUi {
    story: fn(&str) -> AnyView,
    replay: fn(&str, usize) -> AnyView,
    watch_replay: fn(Box<dyn GameTable>, usize, AnyView) -> AnyView,
    sentences: [&'static Sentences; 1],
}

impl Contents for StoryUi {
    fn sentences(&self) -> &[&'static Sentences] {
        &self.sentences
    }
}

part!(STORY: StoryUi = story, StoryUi {
    story: screen::story,
    replay: replay::replay,
    watch_replay: replay::watch_replay,
    sentences: [&messages::story::SENTENCES],
});

/// The story of the table with that id.
pub fn story(id: &str) -> AnyView {
    let id = id.to_owned();
    when_here(move |ui| (ui.story)(&id))
}

/// The replay of the table with that id, from the action of that number.
pub fn replay(id: &str, action: usize) -> AnyView {
    let id = id.to_owned();
    when_here(move |ui| (ui.replay)(&id, action))
}

/// The replay of a table that is not saved, with the ways out of it.
pub fn watch_replay(table: Box<dyn GameTable>, ways: AnyView) -> AnyView {
    let watched = StoredValue::new_local(Some((table, ways)));
    when_here(move |story| {
        let watched = watched.try_update_value(Option::take).flatten();
        watched.map(|(table, ways)| (story.watch_replay)(table, 0, ways)).into_any()
    })
}

fn when_here(draw: impl Fn(&'static StoryUi) -> AnyView + Send + Sync + 'static) -> AnyView {
    STORY.view(draw, not_fetched)
}
