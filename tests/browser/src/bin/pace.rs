//! Plays every game with every number of players by a fake clock, and reports in `docs/measurements.md` how long people
//! watch and how often they tap: `cargo xtask measure pace`; with a name only that game, without writing the file.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use std::time::{Duration, Instant};
use std::{env, thread};

use pentathlon_browser::{CLOCK, Look, Page, Site, measurements, new_table};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::{GameInfo, Level};
use serde_json::Value;

/// The key of the table.
const KEY: &str = "pentathlon/table/s";
/// The longest time for a game, which usually takes seconds.
const STUCK: Duration = Duration::from_secs(240);
/// Makes the page play by itself.
const PLAY: &str = concat!(include_str!("player.js"), include_str!("pace.js"));
/// Lets the app have the page to itself between two timers.
const REAL: &str = "window.setRealTimeout = window.setTimeout.bind(window);";

/// The head of the page.
const HEAD: &str = "## Pace\n\n\
     How long people watch and how often they tap in one whole game of each kind, at the pace \"normal\", with Regulars as\n\
     opponents. People choose at random and take 0.8 s for a tap. `cargo xtask measure pace` plays the games by a fake clock and\n\
     writes this section. A decision is a tap that selects and one that confirms; other taps go on from a result, open the\n\
     curtain or begin a race. Whoever has the device already opens the curtain without its being passed on.\n\n\
     | game | players | people | decisions | watched for each, in s | taps for each | curtains a game | passed on | a game, in min |\n\
     | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";

fn main() {
    let site = Site::at_root();
    let page = Page::open(&site, Look::TABLET);
    let wanted = env::args().nth(1);
    let mut text = HEAD.to_owned();
    let is_wanted = |info: &GameInfo| wanted.as_deref().is_none_or(|wanted| info.id == wanted);
    for info in shelf().into_iter().filter(is_wanted) {
        for (seats, people) in
            [(2, 2), (3, 3)].into_iter().chain(info.seats.clone().map(|seats| (seats as u32, 1)))
        {
            let row = row(&info, seats, people, &play(&page, info.id, seats, people));
            print!("{row}");
            text.push_str(&row);
        }
    }
    page.close();
    if wanted.is_none() {
        measurements::write(&text);
    }
}

fn play(page: &Page, game: &str, seats: u32, people: u32) -> Value {
    let record = new_table(game, seats, people, Level::Regular, Seed::from_number(1));
    let settings = "pace=normal\ncurtain=tap\ntips=off";
    page.begin_at("#/table/s", &[(KEY, record.as_str()), ("pentathlon/settings", settings)]);
    for script in [REAL, CLOCK, PLAY] {
        page.run(script, &[]);
    }
    let began = Instant::now();
    while !page.holds("recorded.over") {
        assert!(began.elapsed() < STUCK, "the table stands still:\n{}", page.text_of("body"));
        thread::sleep(Duration::from_millis(500));
    }
    page.run("return recorded;", &[])
}

fn row(info: &GameInfo, seats: u32, people: u32, recorded: &Value) -> String {
    let number = |name: &str| recorded[name].as_f64().unwrap_or_default();
    let each = |sum: f64| sum / number("decisions").max(1.0);
    format!(
        "| {} | {seats} | {people} | {:.0} | {:.1} | {:.1} | {:.0} | {:.0} | {:.1} |\n",
        info.title,
        number("decisions"),
        each(number("watched") / 1000.0),
        each(number("taps")),
        number("curtains"),
        number("passes"),
        number("lasted") / 60_000.0,
    )
}
