//! Kills the browser with SIGKILL at random moments of games and of what is saved beside them (`crash_test/small.rs`), starts it
//! again, and reports in `docs/measurements.md` what was there: `cargo xtask measure crash`.
#![allow(clippy::panic, clippy::expect_used, reason = "a tool that cannot go on stops with a sentence")]

#[path = "crash_test/small.rs"]
mod small;
#[path = "crash_test/values.rs"]
mod values;

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{env, thread};

use pentathlon_browser::{Look, Page, Site, TABLE, measurements, new_table};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{Game, Visitor, shelf, visit};
use pentathlon_engine::rules::{GameInfo, Level};
use pentathlon_engine::table::{AnyTable, Table};
use serde_json::json;
use small::{Small, SmallKill};
use values::Value;

/// An action drawn at most this many milliseconds before the kill may be lost.
const IN_FLIGHT_MS: u64 = 50;
/// The latest and the earliest kill after a table is drawn.
const LATEST_MS: u32 = 6_000;
const EARLIEST_MS: u32 = 150;
const PACES: [&str; 3] = ["instant", "fast", "normal"];
const KEY: &str = "pentathlon/table/k";

/// Plays for all people, and reports each action to the port one frame after it was saved. The table draws it no
/// earlier.
const PLAY: &str = "
    const [key, port, seed] = arguments;
    const actions = (record) => record.split('\\n--\\n')[1].split('\\n').filter((line) => /^\\d/.test(line));
    const set = Storage.prototype.setItem;
    const tell = (value) => requestAnimationFrame(() => {
      const done = actions(value);
      const path = `${done.length}/${Date.now()}/${done.at(-1)?.split(' ')[0] ?? 0}`;
      fetch(`http://127.0.0.1:${port}/${path}`, { mode: 'no-cors', keepalive: true }).catch(() => {});
    });
    Storage.prototype.setItem = function (name, value) {
      set.call(this, name, value);
      if (name === key) tell(value);
    };
    tell(localStorage.getItem(key));
    let rng = seed;
    const below = (bound) => (rng = (rng * 48271) % 2147483647) % bound;
    const turn = () => {
      const table = document.querySelector('main.table');
      const click = (css) => table?.querySelector(css)?.click();
      switch (table?.dataset.phase) {
        case 'curtain': click('.hold'); break;
        case 'showing': if (below(3) === 0) click('.status .button'); break;
        case 'racing': click('.go-on'); break;
        case 'asking': {
          const ready = table.querySelectorAll('[data-ready=true]');
          if (table.querySelector('.confirm:not(:disabled)') && below(2)) click('.confirm');
          else ready[below(ready.length || 1)]?.click();
        }
      }
      setTimeout(turn, below(120));
    };
    turn();";

/// A drawn action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Drawn {
    /// Its number in the game.
    number: u64,
    /// The time by the clock of this machine.
    ms: u64,
    seat: u64,
}

/// The result of one kill.
struct Kill {
    game: &'static str,
    people: u64,
    /// The time of the kill.
    ms: u64,
    /// The actions drawn before the kill, as far as the page could report them, in order.
    drawn: Vec<Drawn>,
    /// The number of actions with which the game resumed.
    resumed: u64,
    /// The number of actions in the local storage alone.
    storage: u64,
}

impl Kill {
    fn last(&self) -> u64 {
        self.drawn.last().map_or(0, |drawn| drawn.number)
    }

    fn lost(&self) -> impl Iterator<Item = &Drawn> {
        self.drawn.iter().filter(|drawn| drawn.number > self.resumed)
    }

    /// Computer players repeat their actions in the same way, so only those of people count.
    fn lost_of_people(&self) -> u64 {
        self.lost().filter(|drawn| drawn.seat < self.people).count() as u64
    }

    /// Only what was drawn just before the kill is lost, including at most one action of a person.
    fn is_good(&self) -> bool {
        let in_flight = |drawn: &Drawn| drawn.ms + IN_FLIGHT_MS >= self.ms;
        self.lost().all(in_flight) && self.lost_of_people() <= 1
    }
}

fn main() {
    let number = |name: &str, usual: u64| {
        let mut words = env::args().skip_while(|word| word != name).skip(1);
        words.next().map_or(usual, |word| word.parse().expect("a number should follow"))
    };
    let (seed, times) = (number("--seed", 1), number("--times", 50));
    let mut chance = Chance::new(&Seed::from_number(seed), Stream::Decoration);
    let (site, told) = (Site::at_root(), Told::listen());
    let games = shelf();
    // Every other kill is of something else than a game.
    let mut small: Vec<SmallKill> = Vec::new();
    let kills: Vec<Kill> = (0..times)
        .filter_map(|time| {
            if time % 2 == 1 {
                let what = Small::ALL[small.len() % Small::ALL.len()];
                let kill = small::kill(&site, &told, what, &mut chance);
                let lost = if kill.is_there { "" } else { "  LOST" };
                println!("{:>2}. {}: saved {:?}{lost}", time + 1, what.name(), kill.saved);
                small.push(kill);
                return None;
            }
            let info = &games[(time as usize - small.len()) % games.len()];
            let kill = kill(&site, &told, info, &mut chance);
            println!(
                "{:>2}. {}: {} drawn, the last {} ms before the kill; {} resumed, {} in the local storage{}",
                time + 1,
                kill.game,
                kill.last(),
                kill.drawn.last().map_or(0, |drawn| kill.ms.saturating_sub(drawn.ms)),
                kill.resumed,
                kill.storage,
                if kill.is_good() { "" } else { "  LOST" }
            );
            for drawn in kill.lost() {
                let before = kill.ms.saturating_sub(drawn.ms);
                println!("      lost: number {} of seat {}, {before} ms before", drawn.number, drawn.seat);
            }
            Some(kill)
        })
        .collect();
    let report = [report(&kills, seed, times), small::report(&small)].concat();
    measurements::write(&report);
    assert!(kills.iter().all(Kill::is_good), "An action that was drawn is lost.");
    assert!(small.iter().all(|kill| kill.is_there), "Something that was saved is lost.");
}

/// One game, one kill, and what was saved.
fn kill(site: &Site, told: &Told, info: &GameInfo, chance: &mut Chance) -> Kill {
    let (fewest, most) = (*info.seats.start() as u32, *info.seats.end() as u32);
    let seats = fewest + chance.below(most - fewest + 1);
    // Races need touches, which this program does not make.
    let people = if info.id == "olympikos" { 0 } else { chance.below(seats + 1) };
    let seed = Seed::from_number(u64::from(chance.below(1 << 30)));
    let record = new_table(info.id, seats, people, Level::Regular, seed);
    let settings = format!("pace={}", PACES[chance.below(3) as usize]);
    let mut page =
        Page::open_at(site, Look::TABLET, "#/table/k", &[(KEY, &record), ("pentathlon/settings", &settings)]);
    page.wait_for_table();
    page.devtools("Page.setBypassCSP", json!({ "enabled": true }));
    page.reload();
    page.wait_for_table();
    told.forget();
    page.run(PLAY, &[json!(KEY), json!(told.port), json!(1 + chance.below(1 << 30))]);
    thread::sleep(Duration::from_millis(u64::from(EARLIEST_MS + chance.below(LATEST_MS - EARLIEST_MS))));
    let ms = now_ms();
    page.kill();
    let drawn = told.so_far();

    page.restart(Look::TABLET);
    let before = format!("window.before = localStorage.getItem('{KEY}');");
    let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": before }));
    page.go("#/");
    page.wait_until_started();
    page.wait_for("the table on the shelf", "document.querySelector('.waiting li')");
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
    let actions = |record: Option<&str>| record.map_or(0, actions);
    let storage = actions(page.run("return window.before;", &[]).as_str());
    let resumed = actions(page.stored(KEY).as_deref());
    page.go("#/table/k");
    page.wait_for("the table as it was", TABLE);
    let is_asking = page.holds("document.querySelector('[data-phase=asking]')");
    let record = page.stored(KEY).unwrap_or_default();
    let needs_curtain = people > 1 && !visit(info.id, HasOpenStep(&record)).unwrap_or_default();
    assert!(!(is_asking && needs_curtain), "behind the curtain:\n{record}");
    Kill { game: info.id, people: u64::from(people), ms, drawn, resumed, storage }
}

/// Whether the table of a record waits for an open choice, which needs no curtain.
struct HasOpenStep<'a>(&'a str);

impl Visitor for HasOpenStep<'_> {
    type Output = bool;

    fn visit<R: Game>(self) -> bool {
        let Ok(table) = Table::<R>::read(self.0) else { return false };
        table
            .awaiting()
            .seats()
            .iter()
            .any(|seat| table.chooses_in_public(seat) || table.forced(seat).is_some())
    }
}

fn actions(record: &str) -> u64 {
    let (_, log) = record.split_once("\n--\n").unwrap_or_default();
    log.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count() as u64
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// The drawn actions that the page has reported.
struct Told {
    port: u16,
    drawn: Arc<Mutex<Vec<Drawn>>>,
    values: Arc<Mutex<Vec<Value>>>,
}

impl Told {
    fn listen() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port should be available");
        let port = listener.local_addr().expect("it has one").port();
        let drawn = Arc::new(Mutex::new(Vec::new()));
        let values = Arc::new(Mutex::new(Vec::new()));
        let (all, all_values) = (Arc::clone(&drawn), Arc::clone(&values));
        thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let (all, all_values) = (Arc::clone(&all), Arc::clone(&all_values));
                thread::spawn(move || {
                    let mut request = String::new();
                    let is_read = BufReader::new(&stream).read_line(&mut request).is_ok();
                    if let Some(one) = Value::read(&request) {
                        all_values.lock().unwrap_or_else(PoisonError::into_inner).push(one);
                    } else if is_read {
                        let mut words = request.split(['/', ' ']).filter_map(|word| word.parse().ok());
                        let mut next = || words.next().unwrap_or_default();
                        let one = Drawn { number: next(), ms: next(), seat: next() };
                        all.lock().unwrap_or_else(PoisonError::into_inner).push(one);
                    }
                    let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
                });
            }
        });
        Self { port, drawn, values }
    }

    fn forget(&self) {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.values.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The values that were reported, in order.
    fn values(&self) -> Vec<Value> {
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner).clone();
        values.sort_by_key(|value| value.ms);
        values
    }

    fn so_far(&self) -> Vec<Drawn> {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner).clone();
        drawn.sort();
        drawn.dedup_by_key(|drawn| drawn.number);
        drawn
    }
}

fn report(kills: &[Kill], seed: u64, times: u64) -> String {
    let row = |name: &str, kills: &[&Kill]| {
        let count = |is: &dyn Fn(&Kill) -> bool| kills.iter().filter(|kill| is(kill)).count();
        let most =
            |value: &dyn Fn(&Kill) -> u64| kills.iter().map(|kill| value(kill)).max().unwrap_or_default();
        format!(
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} |\n",
            kills.len(),
            most(&Kill::last),
            count(&|kill| kill.resumed >= kill.last()),
            count(&|kill| kill.resumed < kill.last() && kill.is_good()),
            most(&Kill::lost_of_people),
            count(&|kill| !kill.is_good()),
            count(&|kill| kill.storage < kill.last()),
            most(&|kill| kill.last().saturating_sub(kill.storage)),
        )
    };
    let rows: String = shelf()
        .into_iter()
        .map(|info| row(info.title, &kills.iter().filter(|kill| kill.game == info.id).collect::<Vec<_>>()))
        .collect();
    format!(
        "## Crash tests\n\n\
         Games in Chromium, of computer players and of people played by a script, at every pace. At a random moment within\n\
         {} seconds after the table was drawn, SIGKILL ends the browser and all its processes; then it starts again with the\n\
         same profile. `cargo xtask measure crash --seed {seed} --times {}` plays and writes this section.\n\n\
         - *actions*: the most actions drawn before a kill; an action counts as drawn in the first frame after it was saved\n\
         - *resumed*: kills after which the game went on at the last drawn action\n\
         - *back*: kills that lost what was drawn within the last {IN_FLIGHT_MS} ms, and nothing before; then the most actions of people\n  \
           among these. Computer players repeat theirs in the same way\n\
         - *lost*: kills that lost more\n\
         - *storage*: kills after which local storage alone had lost something, and the most actions that it had lost\n\n\
         | game | kills | actions | resumed | back | by people | lost | storage | its most |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n{rows}{}",
        LATEST_MS / 1000,
        times,
        row("together", &kills.iter().collect::<Vec<_>>()),
    )
}
