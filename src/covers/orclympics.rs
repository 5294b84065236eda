//! Orc-lympics: a group portrait of the village team, at dusk, under the bunting.

use super::Cover;
use super::art::Art;
use crate::figure::Pictogram;
use crate::messages::app;

/// The team, back row first: class, place, pictogram.
const TEAM: [(&str, &str, Pictogram); 7] = [
    ("p-bust p-elf", "-22 84 150 150", Pictogram::Elf),
    ("p-bust p-djinn", "172 84 150 150", Pictogram::Djinn),
    ("p-bust p-orc", "48 62 204 204", Pictogram::Orc),
    ("p-bust p-goblin", "-20 186 124 124", Pictogram::Goblin),
    ("p-bust p-dwarf", "198 192 118 118", Pictogram::Dwarf),
    ("p-bust p-human", "118 196 112 112", Pictogram::Human),
    ("p-bust p-halfling", "58 214 94 94", Pictogram::Halfling),
];

/// The cover.
pub const COVER: Cover = Cover {
    line: app::poster_orclympics,
    marks: [app::mark_faces, app::mark_quick],
    is_first: false,
    art: drawing,
};

fn drawing() -> String {
    let mut art = Art::new();
    art.open("0 0 100% 100%", "0 0 100 100", "none");
    art.path("p-dusk-1", "M0 40H100V110H0z");
    art.path("p-dusk-2", "M0 56H100V110H0z");
    art.path("p-dusk-3", "M0 70H100V110H0z");
    art.close();
    art.open("0 0 100% 100%", "12 26 276 274", "xMidYMax meet");
    art.disc("p-ember", "150 152 122");
    art.path("p-hill", "M-300 236Q-120 150 0 214T150 230 330 206 600 230V420H-300z");
    for (class, place, who) in TEAM {
        art.figure(class, place, who);
    }
    art.close();
    // The bunting hangs from the top, whatever the shape of the frame.
    art.open("0 0 100% 100%", "0 0 300 300", "xMidYMin slice");
    art.path("p-string", "M-40-8Q150 60 340-8");
    art.path(
        "p-flag",
        "M-13 1 15 9-1 29zM62 19l28 4-16 22zM136 26h28l-14 24zM210 23l28-4-12 26zM285 9l28-8-12 28z",
    );
    art.path("p-flag p-flag-2", "M25 11l28 6-17 21zM99 24l28 1-15 24zM173 25l28-1-13 25zM247 17l28-6-11 27z");
    art.close();
    art.done()
}
