//! The catalogue of scenes: states of the app that are checked (`tests/browser/tests/scenes.rs`), pictured, and from which
//! filmstrips begin. A file for each game, and one for the screens around them.

mod app;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;
mod steps;

use crate::Page;
use crate::moments::Moment;
use crate::shared::SharedPicture;

pub use olympikos::go_on;

/// A state of the app.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    /// The name, which begins with the short name of the game and is part of the names of files.
    pub name: &'static str,
    /// Where the scene begins in the app, such as `#/rules`; empty for the first screen.
    pub place: &'static str,
    /// The record of the table [`ID`], where the scene has one.
    pub record: Option<Record>,
    /// Other keys and values in the page's storage at the beginning, such as settings.
    pub stored: &'static [(&'static str, &'static str)],
    /// The actions that lead there.
    pub steps: fn(&Page),
    /// A JavaScript expression that is true once the scene is reached.
    pub until: &'static str,
    /// What is checked there.
    pub checks: &'static [Check],
}

/// The record of a table.
#[derive(Debug, Clone, Copy)]
pub enum Record {
    /// A file of `tests/browser/records/`.
    File(&'static str),
    /// Played now, by the engine.
    Played(fn() -> String),
}

/// A property of a scene, checked on several screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    /// The accessibility checker finds nothing, in light and in dark colours.
    Axe,
    /// With text at twice its size, everything is visible without horizontal scrolling.
    Enlarged,
    /// Everything on the table can be read and touched, with normal and with very large text.
    Legible,
    /// Nobody scrolls sideways, on the narrowest screen and with very large text.
    Narrow,
    /// Whatever is touched is large enough for a finger.
    Touch,
    /// Every word is in the language of the app.
    Language,
    /// What matches these selectors is there, and seen whole without scrolling.
    InSight(&'static [&'static str]),
}

/// The checks of every screen.
const SCREEN: &[Check] = &[Check::Axe, Check::Enlarged, Check::Narrow, Check::Touch, Check::Language];
/// The checks of a table, a replay, or rules with pictures of tables.
const TABLE: &[Check] =
    &[Check::Axe, Check::Enlarged, Check::Legible, Check::Narrow, Check::Touch, Check::Language];

/// The checks of a scene on which texts are not all seen: something lies over them on purpose, or a replay is smaller.
const PARTLY_SEEN: &[Check] = &[Check::Narrow, Check::Touch, Check::Language];

/// The checks of a table with a note over a part of it.
const OVERLAID: &[Check] = &[Check::Axe, Check::Narrow, Check::Touch, Check::Language];

/// The id of the table of a scene. It is also the moment when the table was opened: 21 November 2026.
pub const ID: &str = "1a1ff43dd00";
const AT_TABLE: &str = "#/table/1a1ff43dd00";
const AT_REPLAY: &str = "#/replay/1a1ff43dd00";
const AT_STORY: &str = "#/story/1a1ff43dd00";

/// Every display waits for a tap.
const STEPS: &[(&str, &str)] = &[("pentathlon/settings", "pace=step sound=off")];
/// Very large text.
const HUGE: &[(&str, &str)] = &[("pentathlon/settings", "text=huge sound=off")];

/// What one needs to see to decide, on every screen and with very large text: each of these things on the table shows one of these
/// texts or pictures, in view or by scrolling its box. The legibility check asks for it; a replay is smaller.
#[derive(Debug, Clone, Copy)]
pub struct Needed {
    /// What it is.
    pub what: &'static str,
    /// A selector of the things.
    pub each: &'static str,
    /// A selector of what each of them shows, or `:scope` for the thing itself.
    pub shows: &'static str,
}

impl Needed {
    const fn new(what: &'static str, each: &'static str, shows: &'static str) -> Self {
        Self { what, each, shows }
    }
}

macro_rules! games {
    ($($game:ident $rules:ident),*) => {
        /// The scenes of the screens around the games, and of each game.
        const LISTS: &[(&str, &[Scene])] =
            &[("app", app::SCENES), $((stringify!($game), $game::SCENES)),*];

        /// The scenes in the README, and their files in `docs/`.
        pub const README: &[(&str, &str)] = &[
            $($game::README,)*
            ("pentathlon-board", "pentathlon.png"),
            ("pentathlon-end", "ceremony.png"),
        ];

        pub(crate) const MOMENTS: &[&[Moment]] = &[$($game::MOMENTS),*];

        pub(crate) const SHARED: &[&[SharedPicture]] = &[$($game::SHARED),*];

        /// What is needed at the table of a game.
        pub fn needed(game: &str) -> &'static [Needed] {
            match game {
                $(stringify!($game) => $game::NEEDED,)*
                _ => &[],
            }
        }
    };
}

pentathlon_engine::for_each_game!(games);

/// All scenes.
pub fn all() -> impl Iterator<Item = &'static Scene> {
    LISTS.iter().flat_map(|(_, list)| *list)
}

/// The scenes of a game, or of the screens around the games with the name `app`.
pub fn of(game: &str) -> impl Iterator<Item = &'static Scene> {
    LISTS.iter().filter(move |(name, _)| *name == game).flat_map(|(_, list)| *list)
}

/// The scene with this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Scene> {
    all().find(|scene| scene.name == name)
}

/// The phone scenes shown in the manifest, with their files in `public/screenshots/`.
pub const ON_A_PHONE: [(&str, &str); 2] =
    [("orclympics-enter", "orclympics.png"), ("olympicards-four", "olympicards.png")];

impl Scene {
    /// A screen of the app.
    const fn screen(name: &'static str, place: &'static str, until: &'static str) -> Self {
        Self { name, place, record: None, stored: &[], steps: |_| {}, until, checks: SCREEN }
    }

    /// A table with a record, as soon as `until` holds.
    const fn table(name: &'static str, record: &'static str, until: &'static str) -> Self {
        Self { record: Some(Record::File(record)), checks: TABLE, ..Self::screen(name, AT_TABLE, until) }
    }

    /// The same, with a record that the engine plays.
    const fn played(name: &'static str, record: fn() -> String, until: &'static str) -> Self {
        Self { record: Some(Record::Played(record)), checks: TABLE, ..Self::screen(name, AT_TABLE, until) }
    }

    /// At another place of the same table.
    const fn at(self, place: &'static str) -> Self {
        Self { place, ..self }
    }

    /// With other values in the storage.
    const fn with(self, stored: &'static [(&'static str, &'static str)]) -> Self {
        Self { stored, ..self }
    }

    /// After some actions.
    const fn after(self, steps: fn(&Page)) -> Self {
        Self { steps, ..self }
    }

    /// With other checks.
    const fn checked(self, checks: &'static [Check]) -> Self {
        Self { checks, ..self }
    }

    /// Opens the app again, and waits until the scene is reached.
    #[track_caller]
    pub fn enter(&self, page: &Page) {
        let record = self.record.map(|record| match record {
            Record::File(text) => text.to_owned(),
            Record::Played(play) => play(),
        });
        let key = crate::records::key(ID);
        let mut stored = self.stored.to_vec();
        stored.extend(record.as_deref().map(|record| (&*key, record)));
        page.begin_at(self.place, &stored);
        (self.steps)(page);
        page.wait_for(&format!("the scene \"{}\"", self.name), self.until);
    }

    /// Whether it must pass this check.
    #[must_use]
    pub fn has(&self, check: Check) -> bool {
        self.checks.contains(&check)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use pentathlon_engine::games::shelf;

    use super::{LISTS, ON_A_PHONE, README, all, named};

    #[test]
    fn every_game_of_the_shelf_has_scenes_that_begin_with_its_name() {
        for info in shelf() {
            let list = LISTS.iter().find(|(game, _)| *game == info.id);
            assert!(list.is_some_and(|(_, list)| list.len() > 5), "{} has too few scenes", info.id);
        }
        for (game, list) in LISTS.iter().skip(1) {
            assert!(list.iter().all(|scene| scene.name.starts_with(game)), "{game}");
        }
    }

    #[test]
    fn each_name_is_that_of_one_scene() {
        let names: BTreeSet<&str> = all().map(|scene| scene.name).collect();
        assert_eq!(names.len(), all().count());
        assert!(README.iter().chain(&ON_A_PHONE).all(|(name, _)| named(name).is_some()));
    }

    #[test]
    fn every_scene_has_a_check_or_begins_a_moment() {
        for scene in all().filter(|scene| scene.checks.is_empty()) {
            let mut moments = crate::moments::moments();
            assert!(moments.any(|moment| moment.scene == scene.name), "{}", scene.name);
        }
    }
}
