//! Plays races on a throttled processor, and reports the touch latency in `docs/measurements.md`: `cargo xtask measure
//! touch`.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use pentathlon_browser::{Look, Page, Site, measurements};
use serde_json::{Value, json};

/// The throttling factor of the processor.
const SLOWER: u32 = 4;
/// Two frames, in milliseconds.
const TWO_FRAMES: f64 = 33.4;
/// How many of the slowest touches are listed.
const MAX_LISTED: usize = 12;
/// The number of people at a table, for two to five pads.
const PEOPLE: [usize; 4] = [3, 4, 5, 6];
/// Makes the page record its touches from now on.
const RECORD: &str = include_str!("touch.js");
/// The Coach places any clue; a paused race is resumed. Returns the current state.
const TAKE_TURNS: &str = "
    const table = document.querySelector('main.table');
    const { phase: moment } = table.dataset;
    if (moment === 'curtain') table.querySelector('.hold').click();
    if (moment === 'showing') table.querySelector('.status .button').click();
    if (moment === 'asking') (table.querySelector('.confirm') ?? table.querySelector('[data-ready=true]')).click();
    if (moment === 'racing') table.querySelector('.go-on')?.click();
    return moment;";
/// Touches wait until this is true: the effect of the last touch is then on the screen.
const AT_REST: &str = "performance.now() > (window.rests ?? 0)";
/// Delays the next touches by a fifth of a second.
const REST: &str = "window.rests = performance.now() + 200;";
/// Each pad that can act, with a ring that has not been tried and an open medal.
const OPEN: &str = "
    const tried = (window.tried ??= {});
    const turn = document.querySelector('.table-head')?.innerText;
    return [...document.querySelectorAll('[data-pad]')].flatMap((pad) => {
      const seat = pad.dataset.pad;
      const medal = pad.querySelector('[data-medal].open');
      if (!medal) return [];
      const key = `${turn} ${seat}`;
      tried[key] ??= ['blue', 'yellow', 'black', 'green', 'red'];
      const ring = tried[key].shift();
      const on = `[data-pad='${seat}']`;
      return ring ? [[`${on} [data-ring=${ring}]`, `${on} [data-medal=${medal.dataset.medal}]`]] : [];
    });";

fn main() {
    let site = Site::at_root();
    let mut rows = String::new();
    let mut late = Vec::new();
    for people in PEOPLE {
        let touched = race(&site, people);
        for (what, name) in [("ring", "a ring is chosen"), ("card", "a card lies")] {
            let of = |one: &&Value| one["what"] == what;
            let these: Vec<&Value> = touched.iter().filter(of).collect();
            rows.push_str(&row(people - 1, name, &these));
            let slow = these.iter().filter(|one| frames(one) > 2 || number(&one["shown"]) > TWO_FRAMES);
            late.extend(slow.map(|one| {
                (since(one, "down", "drawn"), format!("| {} | {name} | {} |\n", people - 1, told(one)))
            }));
        }
    }
    late.sort_by(|one, other| other.0.total_cmp(&one.0));
    let report = report(&rows, &late);
    measurements::write(&report);
}

/// A whole game of this many people on a tablet, who touch two pads at a time.
fn race(site: &Site, people: usize) -> Vec<Value> {
    let seats: String = (0..people).map(|seat| format!("seat {seat}: person P{seat}\n")).collect();
    let record = format!(
        "pentathlon record 1\ngame: olympikos\nrules: 1\noptions: clock=on guard=off\n{seats}seed: 3{}\n--\nend\n",
        "0".repeat(63)
    );
    let stored =
        [("pentathlon/settings", "pace=fast vibration=off"), ("pentathlon/table/t", record.as_str())];
    let page = Page::open_at(site, Look::TABLET, "#/table/t", &stored);
    page.wait_for_table();
    page.run(RECORD, &[]);
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }));
    loop {
        let moment = page.run(TAKE_TURNS, &[]);
        match moment.as_str() {
            Some("over") => break,
            Some("racing") => touch(&page),
            _ => {}
        }
    }
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    let touched = page.run("return touched;", &[]);
    page.close();
    touched.as_array().cloned().unwrap_or_default()
}

/// Each player who can act puts a card down: two players at a time, with one finger each.
fn touch(page: &Page) {
    let open = page.run(OPEN, &[]);
    let open: Vec<[&str; 2]> =
        list(&open).filter_map(|pair| Some([pair[0].as_str()?, pair[1].as_str()?])).collect();
    for two in open.chunks(2) {
        for step in 0..2 {
            let each: Vec<&str> = two.iter().map(|pair| pair[step]).collect();
            // After the last card the pads may be gone.
            if page.holds("document.querySelector('[data-phase=racing]')") {
                page.tap_together(&each);
                page.run(REST, &[]);
                page.wait_for("the fingers", AT_REST);
            }
        }
    }
}

fn row(pads: usize, name: &str, touched: &[&Value]) -> String {
    let mut handled: Vec<f64> = touched.iter().map(|one| since(one, "begun", "handled")).collect();
    let mut drawn: Vec<f64> = touched.iter().map(|one| since(one, "down", "drawn")).collect();
    let mut shown: Vec<f64> = touched.iter().map(|one| number(&one["shown"])).collect();
    for times in [&mut handled, &mut drawn, &mut shown] {
        times.sort_by(f64::total_cmp);
    }
    let middle = |times: &[f64]| times.get(times.len() / 2).copied().unwrap_or_default();
    let most = |times: &[f64]| times.last().copied().unwrap_or_default();
    format!(
        "| {pads} | {name} | {} | {} | {:.0} / {:.0} | {:.0} / {:.0} | {} / {} |\n",
        touched.len(),
        touched.iter().map(|one| frames(one)).max().unwrap_or_default(),
        middle(&handled),
        most(&handled),
        middle(&drawn),
        most(&drawn),
        shortly(middle(&shown)),
        shortly(most(&shown)),
    )
}

fn report(rows: &str, late: &[(f64, String)]) -> String {
    let mut text = format!(
        "## From touch to card\n\n\
         Whole games of Olympikos on a screen of {}x{}, in Chromium with the processor slowed down {SLOWER} times. Two\n\
         people at a time touch their pads, with one finger each at the same moment, and again a fifth of a second\n\
         later. `cargo xtask measure touch` plays and writes this section. Times are counted from the timestamp of the touch, in\n\
         milliseconds: median and maximum. Two frames are {TWO_FRAMES} ms.\n\n\
         - *frame*: the frame after the touch that draws its effect, at the latest\n\
         - *handled*: everything that follows from the touch is done and saved\n\
         - *drawn*: the page has handed that frame to the browser\n\
         - *shown*: the frame is on the screen, as the browser reports it, in steps of 8 ms and from 16 on\n\n\
         | pads | until | touches | frame | handled | drawn | shown |\n\
         | ---: | --- | ---: | ---: | ---: | ---: | ---: |\n{rows}\n\
         ### Slower than two frames\n\n{} of all touches; the slowest:\n\n",
        Look::TABLET.width,
        Look::TABLET.height,
        late.len(),
    );
    if !late.is_empty() {
        text.push_str("| pads | until | frame | handled | drawn | shown |\n| ---: | --- | ---: | ---: | ---: | ---: |\n");
        late.iter().take(MAX_LISTED).for_each(|(_, line)| text.push_str(line));
    }
    text
}

fn told(one: &Value) -> String {
    let (handled, drawn) = (since(one, "begun", "handled"), since(one, "down", "drawn"));
    format!("{} | {handled:.0} | {drawn:.0} | {}", frames(one), shortly(number(&one["shown"])))
}

/// The time between two marks of a touch, in milliseconds.
fn since(one: &Value, from: &str, to: &str) -> f64 {
    number(&one[to]) - number(&one[from])
}

fn shortly(ms: f64) -> String {
    if ms < 16.0 { "< 16".to_owned() } else { format!("{ms:.0}") }
}

fn frames(one: &Value) -> u64 {
    one["frames"].as_u64().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}
