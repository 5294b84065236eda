//! The big moments of the games, for `cargo xtask filmstrips`.

use serde_json::json;

use crate::scenes::{
    CARDS_OVER, KOS_OVER, KOS_THREE, KOS_TWO_OVER, OLYMPICS_END, OLYMPICS_OVER, ORC_OVER, OVER, SCENES,
    Scene, put_down,
};
use crate::{Page, said};

/// A staged moment, from its trigger to its end.
#[derive(Debug, Clone, Copy)]
pub struct Moment {
    /// The id of the game and a name for the moment; also the name of its filmstrips.
    pub name: &'static str,
    /// The scene in which it begins: a name in [`SCENES`] or in [`BEGINNINGS`].
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
        act: |page| {
            page.run("document.querySelector('.primary.pass').click();", &[]);
        },
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
    Moment { name: "olympicards-record", scene: "cards-record", act: confirm, from: SHOWING, until: WAITS },
    Moment {
        name: "olympikos-reveal",
        scene: "olympikos-three-held-up",
        act: |page| {
            page.run("document.querySelector('.go-on').click();", &[]);
            put_down(page, "");
        },
        from: SHOWING,
        until: WAITS,
    },
    podium("olympia2000-podium", "shelf-over"),
    podium("olympicards-podium", "shelf-over-cards"),
    podium("olympics-podium", "shelf-over-olympics"),
    podium("olympikos-podium", "shelf-over-olympikos"),
    podium("olympikos-podium-together", "shelf-over-together"),
    podium("orclympics-podium", "shelf-over-orcs"),
    Moment {
        name: "olympicards-play",
        scene: "cards-four",
        act: confirm,
        from: SHOWING,
        until: "!document.querySelector('[data-phase=showing]')",
    },
];

/// Scenes used only as the beginning of a moment: the step before it.
const BEGINNINGS: &[Scene] = &[
    Scene {
        name: "cards-record",
        place: "#/table/28",
        remembered: &[("pentathlon/table/28", CARDS_RECORD)],
        steps: |page| page.tap("[data-action=withdraw]"),
        until: CONFIRM,
    },
    Scene {
        name: "olympics-last-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_END)],
        steps: |page| page.tap(".hand .card[data-ready=true]"),
        until: CONFIRM,
    },
    shelf_with("shelf-over", &[("pentathlon/table/6", OVER)]),
    shelf_with("shelf-over-cards", &[("pentathlon/table/6", CARDS_OVER)]),
    shelf_with("shelf-over-olympics", &[("pentathlon/table/6", OLYMPICS_OVER)]),
    shelf_with("shelf-over-olympikos", &[("pentathlon/table/6", KOS_OVER)]),
    shelf_with("shelf-over-together", &[("pentathlon/table/6", KOS_TWO_OVER)]),
    shelf_with("shelf-over-orcs", &[("pentathlon/table/6", ORC_OVER)]),
    Scene {
        name: "olympikos-three-held-up",
        place: "#/table/24",
        remembered: &[("pentathlon/table/24", KOS_THREE)],
        steps: |_| {},
        until: "document.querySelector('.go-on')",
    },
];

/// The shelf with one table.
const fn shelf_with(name: &'static str, remembered: &'static [(&'static str, &'static str)]) -> Scene {
    Scene { name, place: "", remembered, steps: |_| {}, until: "document.querySelector('.waiting .primary')" }
}

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

/// Olympicards: one person, the last one standing, who has set a world record.
const CARDS_RECORD: &str = include_str!("../records/olympicards-4-record.txt");

const CONFIRM: &str = "document.querySelector('.confirm')";
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
        SCENES.iter().chain(BEGINNINGS).find(|scene| scene.name == self.scene)
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
