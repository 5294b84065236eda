//! Plays a game of each kind, or its beginning, on a throttled processor, and reports their frames in
//! `docs/measurements.md`: `cargo xtask measure frames`; with a name only that game, without writing the file.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use std::env;
use std::thread;
use std::time::{Duration, Instant};

use pentathlon_browser::{Look, Page, Site, measurements};
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::GameInfo;
use serde_json::{Value, json};

/// The throttling factor of the processor.
const SLOWER: u32 = 4;
/// A longer frame is visibly late, in milliseconds. Three frames last 50, plus or minus the resolution of the clock.
const LONG: f64 = 50.5;
/// The interval of asking the page whether the game is over. Asking takes time from its frames, so it is long.
const SELDOM: Duration = Duration::from_secs(2);
/// A game that lasts longer is measured up to here.
const LONGEST: Duration = Duration::from_secs(75);
/// Makes the page record its frames and play by itself, so that only the app and these few lines run in it.
const RECORD_AND_PLAY: &str = concat!(include_str!("player.js"), include_str!("frames.js"));
/// A fixed calculation, in milliseconds: it measures the current speed of the machine.
const CALCULATE: &str = "
    const times = Array.from({ length: 9 }, () => {
        const began = performance.now();
        for (let i = 0, x = 1; i < 2e6; i++) x = (x * 48271) % 2147483647;
        return performance.now() - began;
    });
    return times.sort((one, other) => one - other)[4];";

/// A finished game.
struct Game {
    info: GameInfo,
    recorded: Value,
    /// The fixed calculation before and after the game, in milliseconds.
    calculation: [f64; 2],
}

fn main() {
    let site = Site::at_root();
    let wanted = env::args().nth(1);
    let is_wanted = |info: &GameInfo| wanted.as_deref().is_none_or(|wanted| info.id == wanted);
    let games: Vec<Game> = shelf().into_iter().filter(is_wanted).map(|info| play(&site, info)).collect();
    let report = report(&games);
    if wanted.is_some() {
        return println!("{report}");
    }
    measurements::write(&report);
}

fn play(site: &Site, info: GameInfo) -> Game {
    // Four players, whatever the set-up proposes, so that earlier measurements compare.
    let four = "person Ana\ncomputer silver Bo\ncomputer silver Chen\ncomputer silver Dita";
    let form = format!("pentathlon/setup/{}", info.id);
    let settings = [("pentathlon/settings", "pace=normal"), (form.as_str(), four)];
    let page = Page::open_at(site, Look::TABLET, &format!("#/new/{}", info.id), &settings);
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }));
    let before = number(&page.run(CALCULATE, &[]));
    page.run(RECORD_AND_PLAY, &[]);
    let began = Instant::now();
    while !page.holds("recorded.over") && began.elapsed() < LONGEST {
        thread::sleep(SELDOM);
    }
    let recorded = page.run("return recorded;", &[]);
    let after = number(&page.run(CALCULATE, &[]));
    page.close();
    Game { info, recorded, calculation: [before, after] }
}

fn report(games: &[Game]) -> String {
    let mut text = format!(
        "## Frames\n\n\
         A game of each kind, or its first {} seconds, one person against computer players, at the pace \"normal\", on a\n\
         screen of {}x{}, in Chromium with the processor slowed down {SLOWER} times. `cargo xtask measure frames` plays them and writes\n\
         this section. A fixed calculation shows how fast the machine was before and after each game.\n\n\
         | what |{}\n| --- |{}\n",
        LONGEST.as_secs(),
        Look::TABLET.width,
        Look::TABLET.height,
        games.iter().map(|game| format!(" {} |", game.info.title)).collect::<String>(),
        " ---: |".repeat(games.len()),
    );
    let mut row = |what: &str, measured: &dyn Fn(&Game) -> String| {
        let cells: String = games.iter().map(|game| format!(" {} |", measured(game))).collect();
        text.push_str(&format!("| {what} |{cells}\n"));
    };
    let over = |game: &Game, limit: f64| gaps(game).filter(|&gap| gap > limit).count().to_string();
    row("the fixed calculation, in ms", &|game| game.calculation.map(|ms| format!("{ms:.0}")).join(" / "));
    row("opening the table, longest time from one frame to the next, in ms", &|game| {
        format!("{:.0}", number(&game.recorded["opening"]))
    });
    row("from then to the podium, or as long as measured, in s", &|game| {
        format!("{:.0}", gaps(game).sum::<f64>() / 1000.0)
    });
    row("decisions of the person", &|game| format!("{:.0}", number(&game.recorded["decisions"])));
    row("taps for each decision", &|game| {
        format!("{:.1}", number(&game.recorded["taps"]) / number(&game.recorded["decisions"]).max(1.0))
    });
    row("watched for each decision, in s", &|game| {
        format!(
            "{:.1}",
            number(&game.recorded["watched"]) / number(&game.recorded["decisions"]).max(1.0) / 1000.0
        )
    });
    row("frames shown", &|game| gaps(game).count().to_string());
    row("longest time from one frame to the next, in ms", &|game| {
        format!("{:.1}", gaps(game).fold(0.0, f64::max))
    });
    row("more than three frames (50 ms) from one to the next", &|game| over(game, LONG));
    row("more than two frames (33.4 ms)", &|game| over(game, 33.9));
    row("frames whose work took more than 50 ms", &|game| list(&game.recorded["long"]).count().to_string());

    text.push_str("\n### The longest frames\n\n");
    let mut long: Vec<(&str, &Value)> = games
        .iter()
        .flat_map(|game| list(&game.recorded["long"]).map(|long| (game.info.title, long)))
        .collect();
    long.sort_by(|(_, one), (_, other)| number(&other["ms"]).total_cmp(&number(&one["ms"])));
    if long.is_empty() {
        text.push_str("No frame's work took more than 50 ms.\n");
        return text;
    }
    text.push_str("| game | ms | scripts | style and layout | what ran | phase of the table |\n");
    text.push_str("| --- | ---: | ---: | ---: | --- | --- |\n");
    for (of, frame) in long.iter().take(12) {
        text.push_str(&format!(
            "| {of} | {:.0} | {:.0} | {:.0} | {} | {} |\n",
            number(&frame["ms"]),
            number(&frame["scripts"]),
            number(&frame["layout"]),
            frame["ran"].as_str().unwrap_or_default(),
            frame["when"].as_str().unwrap_or_default(),
        ));
    }
    text
}

/// The times between consecutive frames, in milliseconds.
fn gaps(game: &Game) -> impl Iterator<Item = f64> {
    list(&game.recorded["gaps"]).filter_map(Value::as_f64)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}
