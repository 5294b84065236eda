//! The big moments of the games, for `cargo xtask filmstrips`.

use serde_json::json;

use crate::scenes::{self, Scene};
use crate::{Page, said};

/// A staged moment, from its trigger to its end.
#[derive(Debug, Clone, Copy)]
pub struct Moment {
    /// The id of the game and a name for the moment; also the name of its filmstrips.
    pub name: &'static str,
    /// The name of the scene in which it begins.
    pub scene: &'static str,
    /// Triggers it.
    pub act: fn(&Page),
    /// A JavaScript expression that becomes true with its first frame.
    pub from: &'static str,
    /// A JavaScript expression that is true after its last one; `NEXT` is the word on the button.
    pub(crate) until: &'static str,
}

/// The ceremony of a Pentathlon.
const CEREMONY: Moment = Moment {
    name: "pentathlon-ceremony",
    scene: "pentathlon-last-podium",
    act: |page| {
        page.run("document.querySelector('a.primary[href^=\"#/pentathlon/\"]').click();", &[]);
    },
    from: "document.querySelector('.ceremony')",
    until: "!document.getAnimations().some((one) => one.playState !== 'finished')",
};

/// The moments, by game.
pub fn moments() -> impl Iterator<Item = &'static Moment> {
    scenes::MOMENTS.iter().copied().flatten().chain([&CEREMONY])
}

impl Moment {
    pub(crate) const SHOWING: &str = "document.querySelector('[data-phase=showing]')";
    /// A result stays until somebody taps.
    pub(crate) const WAITS: &str = "document.querySelector('.status button')?.innerText === NEXT";

    /// A podium, from the tap on its table on the shelf to its last movement.
    pub(crate) const fn podium(name: &'static str, scene: &'static str) -> Self {
        Self {
            name,
            scene,
            act: |page| {
                page.run("document.querySelector('.waiting .primary').click();", &[]);
            },
            from: "document.querySelector('.podium')",
            until: "!document.getAnimations().some((one) => one.playState !== 'finished')",
        }
    }

    /// Confirms what the scene has selected.
    pub(crate) fn confirm(page: &Page) {
        page.run("document.querySelector('.confirm').click();", &[]);
    }

    /// A JavaScript expression that is true after its last frame.
    #[must_use]
    pub fn until(&self) -> String {
        self.until.replace("NEXT", &json!(said("screens", "next")).to_string())
    }

    /// The scene in which it begins.
    #[must_use]
    pub fn begins_in(&self) -> Option<&'static Scene> {
        scenes::named(self.scene)
    }
}

#[cfg(test)]
mod tests {
    use super::moments;
    use pentathlon_engine::games::shelf;

    #[test]
    fn every_game_of_the_shelf_has_a_moment() {
        for info in shelf() {
            let mut games = moments().filter_map(|moment| moment.name.split('-').next());
            assert!(games.any(|game| game == info.id), "{} has no big moment", info.id);
        }
    }

    #[test]
    fn every_moment_begins_in_a_scene() {
        for moment in moments() {
            assert!(moment.begins_in().is_some(), "{} begins in no scene", moment.name);
        }
    }
}
