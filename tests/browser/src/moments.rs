//! The big moments of the games, for `cargo xtask strips`.

use crate::Page;
use crate::scenes::{SCENES, Scene};

/// A moment that is staged, from what sets it off to its end.
#[derive(Debug, Clone, Copy)]
pub struct Moment {
    /// The id of the game, and then what the moment is: the name of its strips.
    pub name: &'static str,
    /// The scene in which it begins: a name in [`SCENES`].
    pub scene: &'static str,
    /// What sets it off.
    pub act: fn(&Page),
    /// A JavaScript expression that is true from its first frame on.
    pub from: &'static str,
    /// A JavaScript expression that is true after its last one.
    pub until: &'static str,
}

/// The moments, by game.
pub const MOMENTS: &[Moment] = &[
    Moment {
        name: "olympia2000-reveal",
        scene: "table-alone",
        act: confirm,
        from: SHOWING,
        until: "document.querySelector('[data-phase=asking]')",
    },
    Moment {
        name: "orclympics-main-event",
        scene: "orc-main",
        act: confirm,
        from: "document.querySelector('.fair')",
        until: "!document.querySelector('.fair')",
    },
    Moment {
        name: "orclympics-award",
        scene: "orc-last",
        act: confirm,
        from: SHOWING,
        until: "!document.querySelector('[data-phase=showing]')",
    },
    Moment {
        name: "orclympics-cups",
        scene: "orc-enter",
        act: confirm,
        from: SHOWING,
        until: "document.querySelector('[data-phase=asking]')",
    },
    Moment {
        name: "olympics-bids",
        scene: "olympics-bid-2",
        act: confirm,
        from: "document.querySelector('.m-stage')",
        until: "!document.querySelector('.m-stage')",
    },
    Moment {
        name: "olympicards-play",
        scene: "cards-four",
        act: confirm,
        from: SHOWING,
        until: "!document.querySelector('[data-phase=showing]')",
    },
];

const SHOWING: &str = "document.querySelector('[data-phase=showing]')";

/// Confirms what the scene has selected.
fn confirm(page: &Page) {
    page.run("document.querySelector('.confirm').click();", &[]);
}

impl Moment {
    /// The scene in which it begins.
    #[must_use]
    pub fn begins_in(&self) -> Option<&'static Scene> {
        SCENES.iter().find(|scene| scene.name == self.scene)
    }
}

#[cfg(test)]
mod tests {
    use super::MOMENTS;

    #[test]
    fn every_moment_begins_in_a_scene() {
        for moment in MOMENTS {
            assert!(moment.begins_in().is_some(), "{} begins in no scene", moment.name);
        }
    }
}
