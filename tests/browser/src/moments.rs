//! The big moments of the games, for `cargo xtask filmstrips`.

use serde_json::json;

use crate::scenes::{self, Scene, put_down};
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
    until: &'static str,
}

/// The moments, by game.
pub const MOMENTS: &[Moment] = &[
    Moment {
        name: "olympia2000-reveal",
        scene: "olympia2000-alone",
        act: confirm,
        from: SHOWING,
        until: "document.querySelector('[data-phase=asking]')",
    },
    Moment {
        name: "orclympics-main-event",
        scene: "orclympics-main",
        act: confirm,
        from: "document.querySelector('.fair')",
        until: "!document.querySelector('.fair')",
    },
    Moment {
        name: "orclympics-award",
        scene: "orclympics-last",
        act: |page| {
            page.run("document.querySelector('.primary.pass').click();", &[]);
        },
        from: SHOWING,
        until: "!document.querySelector('[data-phase=showing]')",
    },
    Moment {
        name: "orclympics-cups",
        scene: "orclympics-enter",
        act: confirm,
        from: SHOWING,
        until: "document.querySelector('[data-phase=asking]')",
    },
    Moment {
        name: "olympics-bids",
        scene: "olympics-bid-2",
        act: confirm,
        from: "document.querySelector('.olympics-stage')",
        until: "!document.querySelector('.olympics-stage')",
    },
    Moment {
        name: "olympics-ceremony",
        scene: "olympics-last-5",
        act: confirm,
        from: "document.querySelector('.olympics-event.lit')",
        until: WAITS,
    },
    Moment {
        name: "olympicards-record",
        scene: "olympicards-record",
        act: confirm,
        from: SHOWING,
        until: WAITS,
    },
    Moment {
        name: "olympikos-reveal",
        scene: "olympikos-three-held-up",
        act: |page| {
            page.tap(".go-on");
            page.wait_for("the race", "document.querySelector('[data-phase=racing]:not(.paused)')");
            put_down(page, "");
        },
        from: SHOWING,
        until: WAITS,
    },
    podium("olympia2000-podium", "olympia2000-over"),
    podium("olympicards-podium", "olympicards-over"),
    podium("olympics-podium", "olympics-over"),
    podium("olympikos-podium", "olympikos-over"),
    podium("olympikos-podium-together", "olympikos-over-together"),
    podium("orclympics-podium", "orclympics-over"),
    Moment {
        name: "pentathlon-ceremony",
        scene: "shelf-pentathlon-end",
        act: |page| {
            page.run("document.querySelector('.waiting .primary').click();", &[]);
        },
        from: "document.querySelector('.ceremony')",
        until: "!document.getAnimations().some((one) => one.playState !== 'finished')",
    },
    Moment {
        name: "olympicards-play",
        scene: "olympicards-four",
        act: confirm,
        from: SHOWING,
        until: "!document.querySelector('[data-phase=showing]')",
    },
];

/// A podium, from the tap on its table on the shelf to its last movement.
const fn podium(name: &'static str, scene: &'static str) -> Moment {
    Moment {
        name,
        scene,
        act: |page| {
            page.run("document.querySelector('.waiting .primary').click();", &[]);
        },
        from: "document.querySelector('.podium')",
        until: "!document.getAnimations().some((one) => one.playState !== 'finished')",
    }
}

/// A result stays until somebody taps.
const WAITS: &str = "document.querySelector('.status button')?.innerText === NEXT";
const SHOWING: &str = "document.querySelector('[data-phase=showing]')";

/// Confirms what the scene has selected.
fn confirm(page: &Page) {
    page.run("document.querySelector('.confirm').click();", &[]);
}

impl Moment {
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
    use super::MOMENTS;
    use pentathlon_engine::games::shelf;

    #[test]
    fn every_game_of_the_shelf_has_a_moment() {
        for facts in shelf() {
            let mut games = MOMENTS.iter().filter_map(|moment| moment.name.split('-').next());
            assert!(games.any(|game| game == facts.id), "{} has no big moment", facts.id);
        }
    }

    #[test]
    fn every_moment_begins_in_a_scene() {
        for moment in MOMENTS {
            assert!(moment.begins_in().is_some(), "{} begins in no scene", moment.name);
        }
    }
}
