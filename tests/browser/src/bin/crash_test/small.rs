//! Kills while something else than a game is changed: settings, lessons, imports, Pentathlons, people, what was played of days.
//! Whatever the page had told must be there.

use std::thread;
use std::time::Duration;

use pentathlon_browser::dailies::table_of;
use pentathlon_browser::tournaments::{AT_BOARD, saved};
use pentathlon_browser::{Look, Page, Site, new_table, records, said};
use pentathlon_engine::cards::{Chance, Seed};
use pentathlon_engine::rules::Level;
use pentathlon_engine::tournament::Order;
use serde_json::json;

use crate::values::{self, Counts, Values};
use crate::{EARLIEST_MS, LATEST_MS, Told, now_ms};

/// What happens when the browser is killed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Small {
    People,
    Days,
    Tournament,
    Import,
    Settings,
    Lesson,
}

/// The latest kill after the page has said that tables are imported.
const IMPORTED_LATEST_MS: u32 = 1_000;
/// A table on which somebody acts at random.
const TABLE: &str = "main.table [data-ready=true], .confirm:not(:disabled), .status .button, .go-on";
/// The row of a game on the shelf, and the question whether to delete it, but keep the result.
const SHELF: &str = ".waiting .round, dialog .danger";
/// Days of which the deal is played: an Orc-lympics, an Olympics, an Olympicards.
const DAYS: [&str; 3] = ["2026-11-25", "2026-11-27", "2026-11-24"];
/// Finished games of people who are known.
const OVER: [&str; 3] = ["1a1ff43dd01", "1a1ff43dd02", "1a1ff43dd03"];

impl Small {
    pub const ALL: [Self; 6] =
        [Self::People, Self::Days, Self::Tournament, Self::Import, Self::Settings, Self::Lesson];

    pub fn name(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Lesson => "lesson",
            Self::Import => "import",
            Self::Tournament => "Pentathlon",
            Self::People => "people",
            Self::Days => "days",
        }
    }

    /// Where it happens. With several places, the script goes from one to another.
    fn places(self) -> Vec<String> {
        let places: &[&str] = match self {
            Self::Settings => &["#/settings"],
            Self::Lesson => &["#/lesson/olympia2000"],
            Self::Import => &["#/open"],
            Self::Tournament => &[AT_BOARD],
            Self::People => &["#/people", "#/new/olympia2000", "#/", "#/people", "#/new/olympics"],
            Self::Days => &["#/", "#/today", "#/today/2026-11-23"],
        };
        let tables = DAYS.map(|date| table_of(date, false).place());
        let tables = tables.iter().filter(|_| self == Self::Days).cloned();
        tables.chain(places.iter().map(|place| (*place).to_owned())).collect()
    }

    /// What is clicked there.
    fn css(self) -> String {
        match self {
            Self::Settings => ".settings .pill".to_owned(),
            Self::Lesson => format!(".lesson-next, .lesson [data-ready=true], .hold, {TABLE}"),
            Self::Import => ".preview button.primary".to_owned(),
            Self::Tournament => format!(".next-game .primary, {TABLE}"),
            // A person is added by a name at set-up.
            Self::People => format!(
                ".people-list .change, .people-list .danger, .person-more .primary, .bar [type=submit], .candidate, {SHELF}"
            ),
            Self::Days => format!("main.invitation .primary, {TABLE}, {SHELF}"),
        }
    }

    /// The keys of what must survive, as a regular expression.
    fn keys(self) -> &'static str {
        match self {
            Self::Settings => "^settings$",
            Self::Lesson => "^lesson/",
            Self::Import => "^table/",
            Self::Tournament => "^(table|tournament)/",
            Self::People => "^(person|guests|result|table)/",
            Self::Days => "^(daily|result|table)/",
        }
    }

    /// What is saved before.
    fn stored(self, chance: &mut Chance) -> Vec<(String, String)> {
        let own = |key: String, text: &str| (format!("pentathlon/{key}"), text.to_owned());
        let at_once = own("settings".to_owned(), "pace=instant tips=off sound=off");
        match self {
            // One person against two computers, with so many games behind them.
            Self::Tournament => saved(3, 1, chance.below(4) as usize, false, Order::EasyToHard).stored(),
            Self::People => {
                let person = |id: &str, name: &str| {
                    let text = format!("pentathlon person 1\nplayed: 9\ncolour: 2\nshape: 4\nname: {name}\n");
                    own(format!("person/{id}"), &text)
                };
                let over = OVER.map(|id| (records::key(id), records::over(3, &[0])));
                over.into_iter().chain([person("p1", "Ana"), person("p2", "Tim"), at_once]).collect()
            }
            // For the record, each a few actions before its end.
            Self::Days => {
                let tables = DAYS.map(|date| {
                    let mut table = table_of(date, true);
                    table.record = before_the_end(&table.record, 1 + chance.below(6) as usize);
                    table.stored(true, false)
                });
                tables.into_iter().flatten().chain([at_once]).collect()
            }
            Self::Settings | Self::Lesson | Self::Import => Vec::new(),
        }
    }
}

/// A record without its last actions.
fn before_the_end(record: &str, actions: usize) -> String {
    let lines: Vec<&str> = record.lines().collect();
    let is_action = |line: &&str| line.contains(" @");
    let last = lines.iter().enumerate().filter(|(_, line)| is_action(line)).map(|(place, _)| place);
    let cut = last.rev().nth(actions - 1).expect("a game has more actions");
    lines[..cut].iter().chain([&"end"]).map(|line| format!("{line}\n")).collect()
}

/// What is saved under the keys in question; of a table its length, of an import the number of tables.
const READ: &str = "(() => {
      const saved = {};
      for (const key of Object.keys(localStorage)) {
        const name = key.replace(/^pentathlon\\//, '');
        if (!/KEYS/.test(name)) continue;
        if (IS_IMPORT) saved.all = String(Number(saved.all ?? 0) + 1);
        else saved[encodeURIComponent(name)] =
          encodeURIComponent(name.startsWith('table/') ? localStorage[key].length : localStorage[key]);
      }
      return saved;
    })()";

/// Clicks at random, goes from place to place, types names, and reports each value in the first frame after it was saved; of an
/// import, the number of tables once the page says that they are here.
const CLICK: &str = "
    const [css, port, seed, isImport, places] = arguments;
    const read = () => VALUES;
    const report = (isDrawn, key, text, ms = Date.now()) => {
      const path = `${ms}/${isDrawn}/${key}/${text}`;
      fetch(`http://127.0.0.1:${port}/value/${path}`, { mode: 'no-cors', keepalive: true }).catch(() => {});
    };
    const remove = Storage.prototype.removeItem;
    Storage.prototype.removeItem = function (key) {
      report(0, encodeURIComponent(key.replace(/^pentathlon\\//, '')), '');
      remove.call(this, key);
    };
    let told = read();
    // What was there before is due, too.
    for (const [key, text] of Object.entries(isImport ? {} : told)) report(1, key, text, 0);
    const tell = () => {
      const is = isImport && !IS_SAVED ? told : read();
      for (const key of Object.keys({ ...told, ...is })) {
        if (told[key] !== is[key]) report(1, key, is[key] ?? '');
      }
      told = is;
      requestAnimationFrame(tell);
    };
    tell();
    let rng = seed;
    const below = (bound) => (rng = (rng * 48271) % 2147483647) % bound;
    const turn = () => {
      for (const field of document.querySelectorAll('.of-chair input, .person-more input[type=text]')) {
        field.value = `N${below(20)}`;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const all = (document.querySelector('dialog[open]') ?? document).querySelectorAll(css);
      all[below(all.length || 1)]?.click();
      if (!isImport && below(places.length > 1 ? 10 : 20) === 0) location.hash = places[below(places.length)];
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
    /// How many values were saved, by the kinds of their keys.
    pub saved: Counts,
    /// Whether the app had the last of each after the kill, or a later one.
    pub is_there: bool,
    /// Whether the local storage alone had them.
    pub is_in_storage: bool,
}

/// One kill.
pub fn kill(site: &Site, told: &Told, what: Small, chance: &mut Chance) -> SmallKill {
    let (places, stored) = (what.places(), what.stored(chance));
    let stored: Vec<(&str, &str)> = stored.iter().map(|(key, text)| (&**key, &**text)).collect();
    let mut page = Page::open_at(site, Look::TABLET, &places[0], &stored);
    page.devtools("Page.setBypassCSP", json!({ "enabled": true }));
    page.reload();
    match what {
        Small::Settings => page.wait_for("the settings", "document.querySelector('.settings .pill')"),
        Small::Lesson | Small::Days => page.wait_for_table(),
        Small::Tournament => page.wait_for("the board", "document.querySelector('.next-game .primary')"),
        Small::People => page.wait_for("the people", "document.querySelector('.people-list .change')"),
        Small::Import => {
            page.wait_for("the screen", "document.querySelector('input[type=file]')");
            let tables = 20 + chance.below(200);
            let table = |number: u32| {
                let seed = Seed::from_number(u64::from(number));
                format!(
                    "== pentathlon/table/i{number}\n{}\n",
                    new_table("olympia2000", 3, 1, Level::Regular, seed)
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
    let is_import = what == Small::Import;
    let read =
        READ.replace("KEYS", &what.keys().replace('/', "\\/")).replace("IS_IMPORT", &is_import.to_string());
    let seed = 1 + chance.below(1 << 30);
    let unsaved = json!(said("share", "preview-why"));
    let is_saved = format!(
        "((document.querySelector('.preview [role=status]')?.textContent ?? {unsaved}) !== {unsaved})"
    );
    let script = CLICK.replace("VALUES", &read).replace("IS_SAVED", &is_saved);
    page.run(&script, &[json!(what.css()), json!(told.port), json!(seed), json!(is_import), json!(places)]);
    if is_import {
        // Nothing is promised before that.
        page.wait_for("what was imported", &is_saved);
    }
    let latest = if is_import { IMPORTED_LATEST_MS } else { LATEST_MS };
    thread::sleep(Duration::from_millis(u64::from(EARLIEST_MS + chance.below(latest - EARLIEST_MS))));
    let ms = now_ms();
    page.kill();
    let reported = told.values();

    page.restart(Look::TABLET);
    let before = format!("window.before = {read};");
    let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": before }));
    page.go("#/");
    page.wait_until_started();
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
    let found =
        |script: &str| -> Values { serde_json::from_value(page.run(script, &[])).expect("keys and texts") };
    let (storage, now) = (found("return window.before;"), found(&format!("return {read};")));
    // What was reported just before the kill may be lost, and what was not reported may be there; an import is whole.
    let lost = |there: &Values| values::lost(&reported, ms, there, !is_import);
    for key in lost(&now) {
        println!("      {key}: {:?} instead of", now.get(&key));
        reported.iter().filter(|value| value.key == key).for_each(|value| println!("        {value:?}"));
    }
    SmallKill {
        what,
        saved: values::saved(&reported),
        is_there: lost(&now).is_empty(),
        is_in_storage: lost(&storage).is_empty(),
    }
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
                of.iter().map(|kill| kill.saved.values().sum::<usize>()).max().unwrap_or_default(),
                count(|kill| kill.is_there),
                count(|kill| !kill.is_there),
                count(|kill| !kill.is_in_storage),
            )
        })
        .collect();
    let mut all = Counts::new();
    for kill in kills {
        kill.saved.iter().for_each(|(kind, count)| *all.entry(kind.clone()).or_default() += count);
    }
    let all: Vec<String> = all.iter().map(|(kind, count)| format!("`{kind}` {count}")).collect();
    format!(
        "\n### People, days, Pentathlons, imports, settings, lessons\n\n\
         The same while a script adds, renames and deletes people, ends games with the deals of days and begins others, and deletes games\n\
         but keeps their results; plays games of a Pentathlon; changes settings; follows a lesson; and within a second after the page has\n\
         said that 20 to 219 tables are imported. Each key that the page saves is looked at by itself, and so is what was saved before. A\n\
         key that was removed must stay removed.\n\n\
         - *saved*: the most values saved before a kill\n\
         - *there*: kills after which each key had its last value, or a later one\n\
         - *lost*: kills after which one had not\n\
         - *storage*: kills after which local storage alone had lost one\n\n\
         | what | kills | saved | there | lost | storage |\n| --- | ---: | ---: | ---: | ---: | ---: |\n{rows}\n\
         Saved in all, by the kind of key: {}.\n",
        all.join(", ")
    )
}
