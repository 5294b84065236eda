//! Every table is whole and legible on seven screens, with normal and with very large text.

use pentathlon_browser::legibility::{SCREENS, TEXTS, faults, show, tables};
use pentathlon_browser::{Look, Page, Site};

use crate::rotation::some_of;

/// A run takes one of so many groups of scenes.
const GROUPS: usize = 3;

/// How many faults of a scene on a screen are listed.
const MOST: usize = 6;

#[track_caller]
fn assert_legible(game: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let groups = (0..GROUPS).map(|group| tables(game).skip(group).step_by(GROUPS)).collect();
    let mut found = Vec::new();
    for scene in some_of(groups, game.len()).into_iter().flat_map(|(_, scenes)| scenes) {
        page.look(Look::TABLET.still());
        scene.enter(&page);
        for screen in SCREENS {
            for text in TEXTS {
                show(&page, screen.still(), text);
                let faults = faults(&page);
                let place = format!("{}, {}x{}, {text} text", scene.name, screen.width, screen.height);
                found.extend(
                    faults.iter().take(MOST).map(|fault| format!("{place}: {}: {}", fault.kind, fault.text)),
                );
                found.extend(
                    (faults.len() > MOST).then(|| format!("{place}: and {} more", faults.len() - MOST)),
                );
            }
        }
    }
    assert!(found.is_empty(), "Not legible:\n{}", found.join("\n"));
    page.close();
}

macro_rules! tests {
    ($($game:ident $rules:ident),*) => { $(
        mod $game {
            #[test]
            fn is_whole_and_legible_on_every_screen() {
                super::assert_legible(stringify!($game));
            }
        }
    )* };
}
for_each_game!(tests);
