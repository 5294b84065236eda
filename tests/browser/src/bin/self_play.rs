//! Plays whole games between Experts in the app, for every game and player count in turn: `cargo xtask
//! measure self-play`.
#![allow(clippy::panic, clippy::expect_used, reason = "a tool that cannot go on stops with a sentence")]

use std::env;
use std::time::{Duration, Instant};

use pentathlon_browser::{Look, Page, Site, new_table, said};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Level;

/// The key of the table.
const KEY: &str = "pentathlon/table/s";
/// A table that does not advance for this long is stuck: a decision takes a fifth of a second.
const STUCK: Duration = Duration::from_secs(60);

fn main() {
    let number = |name: &str, usual: u64| {
        let mut words = env::args().skip_while(|word| word != name).skip(1);
        words.next().map_or(usual, |word| word.parse().expect("a number should follow"))
    };
    let (seed, times) = (number("--seed", 1), number("--times", 20));
    // The list of tables: each game at each player count, then again with the next seed.
    let tables: Vec<(&str, u32)> = shelf()
        .into_iter()
        .flat_map(|info| info.seats.clone().map(move |seats| (info.id, seats as u32)))
        .collect();
    let site = Site::at_root();
    let page = Page::open(&site, Look::TABLET.still());
    for time in 0..times {
        let (game, seats) = tables[time as usize % tables.len()];
        let began = Instant::now();
        let record = new_table(game, seats, 0, Level::Expert, Seed::from_number(seed + time));
        let stored = [(KEY, record.as_str()), ("pentathlon/settings", "pace=instant")];
        page.begin_at("#/table/s", &stored);
        watch(&page);
        page.assert_no_errors();
        println!("{:>3}. {game}, {seats} seats: {} s", time + 1, began.elapsed().as_secs());
    }
    page.close();
}

/// Watches a game to its end.
fn watch(page: &Page) {
    let (mut kept, mut since) = (0, Instant::now());
    while !page.holds("document.querySelector('main.table[data-phase=over]')") {
        // A sentence says that an Expert plays as a Regular.
        let shown = page.text_of("body");
        assert!(
            !shown.contains(said("screens", "expert-plays-as-regular")),
            "Experts should think for themselves"
        );
        let now = page.stored(KEY).map_or(0, |record| record.len());
        if now != kept {
            (kept, since) = (now, Instant::now());
        }
        assert!(since.elapsed() < STUCK, "the table stands still:\n{shown}");
        std::thread::sleep(Duration::from_millis(200));
    }
}
