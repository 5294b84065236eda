//! Kills while settings are changed, a lesson is followed, tables are imported or a Pentathlon is played: what the page had
//! told must be there.

use std::thread;
use std::time::Duration;

use pentathlon_browser::tournaments::{AT_BOARD, saved};
use pentathlon_browser::{Look, Page, Site, new_table, said};
use pentathlon_engine::bots::Level;
use pentathlon_engine::cards::{Chance, Seed};
use pentathlon_engine::tournament::Order;
use serde_json::json;

use crate::{DRAWN, EARLIEST_MS, IN_FLIGHT_MS, LATEST_MS, Told, now_ms};

/// What happens when the browser is killed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Small {
    Settings,
    Lesson,
    Import,
    Tournament,
}

impl Small {
    pub const ALL: [Self; 4] = [Self::Settings, Self::Lesson, Self::Import, Self::Tournament];

    pub fn name(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Lesson => "lesson",
            Self::Import => "import",
            Self::Tournament => "Pentathlon",
        }
    }

    /// Where it happens, and what is clicked there.
    fn place(self) -> (&'static str, &'static str) {
        match self {
            Self::Settings => ("#/settings", ".settings .pill"),
            Self::Lesson => (
                "#/lesson/olympia2000",
                ".lesson-next, .lesson [data-ready=true], main.table [data-ready=true], .confirm:not(:disabled), .hold",
            ),
            Self::Import => ("#/open", ".preview .primary"),
            Self::Tournament => (
                AT_BOARD,
                ".next-game .primary, main.table [data-ready=true], .confirm:not(:disabled), .status .button, .go-on",
            ),
        }
    }

    /// The value that must survive, as the page reports it.
    fn value(self) -> &'static str {
        match self {
            Self::Settings => "localStorage.getItem('pentathlon/settings')",
            Self::Lesson => "localStorage.getItem('pentathlon/lesson/olympia2000')",
            Self::Import => {
                "(Object.keys(localStorage).filter((key) => key.startsWith('pentathlon/table/')).length)"
            }
            // The event, and how much is written of each of its tables.
            Self::Tournament => {
                "Object.keys(localStorage).filter((key) => /pentathlon.t(able|ournament)/.test(key)).sort()
                    .map((key) => localStorage[key].length).join(' ')"
            }
        }
    }
}

/// Clicks at random, and reports each value in the first frame after it was saved; of an import, the number of tables
/// once the page says that they are here.
const CLICK: &str = "
    const [css, port, seed, isImport, board] = arguments;
    const read = () => encodeURIComponent(VALUE ?? '');
    let told = read();
    const tell = () => {
      const is = isImport && !document.querySelector('.preview [role=status]')?.textContent ? told : read();
      if (is !== told) {
        told = is;
        fetch(`http://127.0.0.1:${port}/value/${Date.now()}/${is}`, { mode: 'no-cors', keepalive: true }).catch(() => {});
      }
      requestAnimationFrame(tell);
    };
    tell();
    let rng = seed;
    const below = (bound) => (rng = (rng * 48271) % 2147483647) % bound;
    const turn = () => {
      const all = document.querySelectorAll(css);
      const isKept = isImport && !document.querySelector('.preview button');
      if (!isKept) all[below(all.length || 1)]?.click();
      if (board && below(20) === 0) location.hash = board;
      setTimeout(turn, below(120));
    };
    turn();";

/// Chooses a file.
const GIVE: &str = "
    const input = document.querySelector('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File([arguments[0]], 'tables.txt', { type: 'text/plain' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));";

/// The result of one kill.
pub struct SmallKill {
    pub what: Small,
    /// How many values were reported.
    pub reported: usize,
    /// Whether the app had the last of them after the kill, or a later one.
    pub is_there: bool,
    /// Whether the local storage alone had it.
    pub is_in_storage: bool,
}

/// One kill.
pub fn kill(site: &Site, told: &Told, what: Small, chance: &mut Chance) -> SmallKill {
    let (place, css) = what.place();
    let remembered = match what {
        // One person against two computers, with so many games behind them.
        Small::Tournament => saved(3, 1, chance.below(4) as usize, false, Order::EasyToHard).remembered(),
        _ => Vec::new(),
    };
    let remembered: Vec<(&str, &str)> = remembered.iter().map(|(key, text)| (&**key, &**text)).collect();
    let mut page = Page::open_at(site, Look::TABLET, place, &remembered);
    page.devtools("Page.setBypassCSP", json!({ "enabled": true }));
    page.reload();
    match what {
        Small::Settings => page.wait_for("the settings", "document.querySelector('.settings .pill')"),
        Small::Lesson => page.wait_for("the lesson", DRAWN),
        Small::Tournament => page.wait_for("the board", "document.querySelector('.next-game .primary')"),
        Small::Import => {
            page.wait_for("the screen", "document.querySelector('input[type=file]')");
            let tables = 20 + chance.below(200);
            let table = |number: u32| {
                let seed = Seed::from_number(u64::from(number));
                format!(
                    "== pentathlon/table/i{number}\n{}\n",
                    new_table("olympia2000", 3, 1, Level::Silver, seed)
                )
            };
            page.run(GIVE, &[json!((0..tables).map(table).collect::<String>())]);
            page.wait_for("the preview", "document.querySelector('.preview .primary')");
            assert!(
                page.text_of(".preview").contains(said("share", "preview-why")),
                "nothing is stored unasked"
            );
        }
    }
    told.forget();
    let script = CLICK.replace("VALUE", what.value());
    let seed = 1 + chance.below(1 << 30);
    page.run(
        &script,
        &[
            json!(css),
            json!(told.port),
            json!(seed),
            json!(what == Small::Import),
            json!((what == Small::Tournament).then_some(AT_BOARD)),
        ],
    );
    thread::sleep(Duration::from_millis(u64::from(EARLIEST_MS + chance.below(LATEST_MS - EARLIEST_MS))));
    let ms = now_ms();
    page.kill();
    let values = told.values();

    page.restart(Look::TABLET);
    let read = format!("encodeURIComponent({} ?? '')", what.value());
    let before = format!("window.before = {read};");
    let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": before }));
    page.go("#/");
    page.wait_until_started();
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
    let text = |script: &str| page.run(script, &[]).as_str().unwrap_or_default().to_owned();
    let (storage, now) = (text("return window.before;"), text(&format!("return {read};")));
    // What was reported just before the kill may be lost, and what was not reported may be there.
    let due = values.iter().rposition(|(at, _)| at + IN_FLIGHT_MS < ms);
    let is_there = |found: &str| {
        let Some(due) = due else { return true };
        let is = |values: &[(u64, String)]| values.iter().any(|(_, value)| value == found);
        let (earlier, later) = values.split_at(due);
        let is_new = what != Small::Import && !found.is_empty() && !is(earlier);
        is(later) || is_new
    };
    if !is_there(&now) {
        println!("      {now:?} instead of {:?}", values.last());
    }
    SmallKill { what, reported: values.len(), is_there: is_there(&now), is_in_storage: is_there(&storage) }
}

/// The table of these kills.
pub fn report(kills: &[SmallKill]) -> String {
    let rows: String = Small::ALL
        .into_iter()
        .map(|what| {
            let of: Vec<&SmallKill> = kills.iter().filter(|kill| kill.what == what).collect();
            let count = |is: fn(&SmallKill) -> bool| of.iter().filter(|kill| is(kill)).count();
            format!(
                "| {} | {} | {} | {} | {} | {} |\n",
                what.name(),
                of.len(),
                of.iter().map(|kill| kill.reported).max().unwrap_or_default(),
                count(|kill| kill.is_there),
                count(|kill| !kill.is_there),
                count(|kill| !kill.is_in_storage),
            )
        })
        .collect();
    format!(
        "\n### Settings, lessons, imports, Pentathlons\n\n\
         The same while a script changes settings, follows a lesson, imports 20 to 219 tables, or plays games of a Pentathlon. *saved*: the most values saved\n\
         before a kill; *there*: kills after which the last of them was there; *lost*: kills after which it was not; *storage*: kills\n\
         after which local storage alone had lost it.\n\n\
         | what | kills | saved | there | lost | storage |\n| --- | ---: | ---: | ---: | ---: | ---: |\n{rows}"
    )
}
