//! Plays every game but Olympikos with every number of players by a clock that jumps, and reports in `docs/pace.md` how long people watch
//! and how often they tap: `cargo xtask pace`; with a name only that game, without writing the file.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use std::time::{Duration, Instant};
use std::{env, fs, thread};

use pentathlon_browser::{Look, Page, Site, new_table};
use pentathlon_engine::bots::Level;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Facts;
use xtask::project;

/// The key of the table.
const KEY: &str = "pentathlon/table/s";
/// The number of games of each kind.
const GAMES: u64 = 1;
/// A game takes a few seconds to half a minute.
const STUCK: Duration = Duration::from_secs(240);
/// Makes the page play by itself.
const PLAY: &str = concat!(include_str!("player.js"), include_str!("pace.js"));

/// What was recorded in the games of a kind, added up.
#[derive(Default)]
struct Played {
    decisions: f64,
    taps: f64,
    watched_s: f64,
    curtains: f64,
    lasted_s: f64,
}

fn main() {
    let site = Site::at_root();
    let page = Page::open(&site, Look::TABLET);
    let wanted = env::args().nth(1);
    let mut text = format!(
        "# Pace\n\n\
         How long people watch and how often they tap in whole games, at the pace \"normal\", with Silver computers. `cargo\n\
         xtask pace` plays {GAMES} of each kind by a clock that jumps, and writes this page. A decision is a tap that selects and one\n\
         that confirms; other taps go on from a result or open the curtain. Olympikos is left out: its races are played by hand.\n\n\
         | game | players | people | decisions | watched for each, in s | taps for each | curtains a game | a game, in min |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    let is_wanted = |facts: &Facts| match &wanted {
        Some(wanted) => facts.id == wanted,
        // Its races are played by hand.
        None => facts.id != "olympikos",
    };
    for facts in shelf().into_iter().filter(is_wanted) {
        for (seats, people) in [(2, 2)].into_iter().chain(facts.seats.clone().map(|seats| (seats as u32, 1)))
        {
            let row = row(&facts, seats, people, &play(&page, facts.id, seats, people));
            print!("{row}");
            text.push_str(&row);
        }
    }
    page.close();
    if wanted.is_none() {
        let path = project::root().join("docs").join("pace.md");
        fs::write(&path, &text).unwrap_or_else(|why| panic!("{} should be written: {why}", path.display()));
        println!("{}", path.display());
    }
}

fn play(page: &Page, game: &str, seats: u32, people: u32) -> Played {
    (1..=GAMES).fold(Played::default(), |sum, seed| {
        let record = new_table(game, seats, people, Level::Silver, Seed::from_number(seed));
        let settings = "pace=normal\ncurtain=tap\ntips=off";
        page.begin_at("#/table/s", &[(KEY, record.as_str()), ("pentathlon/settings", settings)]);
        page.run(PLAY, &[]);
        let began = Instant::now();
        while !page.holds("recorded.over") {
            assert!(began.elapsed() < STUCK, "the table stands still:\n{}", page.text_of("body"));
            thread::sleep(Duration::from_millis(500));
        }
        let recorded = page.run("return recorded;", &[]);
        let number = |name: &str| recorded[name].as_f64().unwrap_or_default();
        Played {
            decisions: sum.decisions + number("done"),
            taps: sum.taps + number("taps"),
            watched_s: sum.watched_s + number("watched") / 1000.0,
            curtains: sum.curtains + number("curtains"),
            lasted_s: sum.lasted_s + number("lasted") / 1000.0,
        }
    })
}

fn row(facts: &Facts, seats: u32, people: u32, played: &Played) -> String {
    let each = |sum: f64| sum / played.decisions.max(1.0);
    let games = GAMES as f64;
    format!(
        "| {} | {seats} | {people} | {:.0} | {:.1} | {:.1} | {:.0} | {:.1} |\n",
        facts.title,
        played.decisions / games,
        each(played.watched_s),
        each(played.taps),
        played.curtains / games,
        played.lasted_s / games / 60.0,
    )
}
