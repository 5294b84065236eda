//! Hidden information is nowhere on the page: whole games of all five kinds, checked at every step.
//!
//! The reference is the record, replayed here by the engine: it determines the viewer, what the viewer may know, and so
//! what must not be found in anything that the document contains or exposes to a screen reader.

use std::collections::{BTreeMap, BTreeSet};

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Awaiting, Level, Rules, Seat, Setup as _, Viewer};
use pentathlon_engine::table::{Handover, Player, PlayerKind, Table};
use serde_json::{Value, json};

use crate::chance;
use crate::records;
use crate::rotation::{everything, has_its_turn};

/// Facts that can be known, under unique names.
pub type Things = BTreeSet<String>;

/// A game whose secrets can be searched for.
pub trait Secrets: Game {
    /// JavaScript that returns the facts that the document shows other than as text, as a list.
    const PROBE: &'static str = "return [];";

    /// The table under test: its seats, those of people, and its options.
    const TABLE: (usize, &'static [u8], &'static str) = (3, &[0, 2], "");

    /// Everything that the viewer of this view may know.
    fn known(view: &Self::View) -> Things;

    /// Facts that must be on the page for this viewer, because they are in their hand. This proves that the search
    /// finds them.
    fn held(view: &Self::View) -> Things;

    /// Every fact that a page shows.
    fn told(page: &str) -> Things;
}

/// A table on a page, and a copy of it played by the engine.
struct Watched<'a, R: Secrets> {
    page: &'a Page,
    table: Table<R>,
    handover: Handover,
    rng: Chance,
    /// Facts known from the last action, which is still being shown.
    just: Things,
    /// How many steps of each phase were met.
    met: BTreeMap<String, usize>,
    /// How often the page was checked, by kind of viewer: the table, and a single person.
    looks: (usize, usize),
    /// How often one viewer would have learned something from another's screen.
    betrayed: usize,
}

const ID: &str = "watched";
/// How often the page is checked at least, for the table and for single people.
const MIN_LOOKS: usize = 10;

/// Everything is shown, and waits for a tap.
const STEPS: (&str, &str) = ("pentathlon/settings", "pace=step");

impl<'a, R: Secrets> Watched<'a, R> {
    #[track_caller]
    fn begin(page: &'a Page, seats: usize, people: &[u8], options: &str) -> Self {
        const NAMES: [&str; 7] = ["Ana", "Bo", "Chen", "Dita", "Emre", "Fay", "Goro"];
        let player = |seat: Seat| {
            let kind = if people.contains(&seat.0) {
                PlayerKind::Person
            } else {
                PlayerKind::Computer(Level::Regular)
            };
            Player::new(NAMES[seat.index()], kind)
        };
        let setup = R::Setup::new(seats, options).expect("that many can play");
        let source = chance::dealt(31);
        let table = Table::<R>::open(setup, Seat::all(seats).map(player).collect(), source);
        let table = table.unwrap_or_else(|_| panic!("a table can be opened"));
        let record = table.to_string();
        page.begin_at(&format!("#/table/{ID}"), &[(&records::key(ID), &record), STEPS]);
        page.wait_for_table();
        println!("{record}");
        let handover = Handover::new(table.people(), seats);
        let rng = chance::seeded(32, Stream::Decoration);
        Self {
            page,
            table,
            handover,
            rng,
            just: Things::new(),
            met: BTreeMap::new(),
            looks: (0, 0),
            betrayed: 0,
        }
    }

    /// Repeats the page's new actions in the copy.
    #[track_caller]
    fn follow(&mut self) {
        let record = self.page.stored(&records::key(ID)).expect("the table is kept");
        let read = Table::<R>::read(&record).unwrap_or_else(|why| panic!("{why}, in:\n{record}"));
        let from = self.table.len();
        for entry in read.entries().skip(from) {
            let before = self.table.awaiting();
            let is_forced = self.table.forced(entry.seat).is_some();
            self.table.act(entry.seat, entry.action, entry.at_ms).expect("it was accepted there");
            let acted = if is_forced { Handover::acted_unasked } else { Handover::acted };
            acted(&mut self.handover, entry.seat, before, self.table.awaiting());
        }
        if self.table.len() > from {
            let frames = self.table.history(from, self.handover.viewer()).into_iter().flatten();
            self.just = frames.flat_map(|frame| R::known(&frame.view)).collect();
        }
    }

    /// Every fact that the page shows.
    #[track_caller]
    fn told(&self, page: &str) -> Things {
        let shown = self.page.run(R::PROBE, &[]);
        let shown = shown.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
        let mut told = R::told(page);
        told.extend(shown);
        told
    }

    /// Checks that everything on the page is known to the viewer.
    #[track_caller]
    fn assert_tells_no_secret(&mut self, phase: &str) {
        let viewer = self.handover.viewer();
        let view = self.table.view(viewer);
        let page = self.page.everything();
        let (told, mut known) = (self.told(&page), R::known(&view));
        if phase == "racing" {
            // Others may have acted in the meantime, and what a race shows is public.
            self.follow();
            known.extend(R::known(&self.table.view(viewer)));
        }
        if phase != "curtain" && phase != "asking" {
            known.extend(self.just.iter().cloned());
        }
        let betrayed: Vec<&String> = told.difference(&known).collect();
        let record = self.table.to_string();
        let where_from = || where_it_says(&page, &betrayed);
        assert!(
            betrayed.is_empty(),
            "{phase}: {viewer:?} should not learn of {betrayed:?}\n{}\nafter\n{record}",
            where_from()
        );
        if phase == "asking" {
            let missing: Vec<_> = R::held(&view).difference(&told).cloned().collect();
            assert!(missing.is_empty(), "{viewer:?} should see {missing:?}, after\n{record}");
        }
        match viewer {
            Viewer::Seat(seat) => {
                self.looks.1 += 1;
                let others = Seat::all(self.table.players().len()).filter(|&other| other != seat);
                let learns =
                    |other| told.difference(&R::known(&self.table.view(Viewer::Seat(other)))).count() > 0;
                self.betrayed += usize::from(others.into_iter().any(learns));
            }
            _ => self.looks.0 += 1,
        }
    }

    /// The phase that the table reports, once it is neither thinking nor drawing.
    #[track_caller]
    fn phase(&self) -> String {
        self.page.wait_for(
            "the table to want somebody",
            "document.querySelector('main.table[data-phase]:not([data-phase=thinking], [data-phase=opening])')",
        );
        let phase = self.page.run("return document.querySelector('main.table').dataset.phase;", &[]);
        phase.as_str().unwrap_or_default().to_owned()
    }

    /// Plays on for the first part of the game, with a check at the first steps of each phase and at one of eight later ones; or
    /// until the game is over, with a check at every step (`rotation`).
    #[track_caller]
    fn play_and_watch(&mut self) {
        /// Displays, curtains and choices: about a third of a game.
        const STEPS: usize = 120;
        let mut step = 0;
        // A race has many steps and few looks.
        while step < STEPS || self.looks.0.min(self.looks.1) < MIN_LOOKS || everything() {
            step += 1;
            let phase = self.phase();
            self.follow();
            if phase == "over" {
                return assert_eq!(self.table.awaiting(), Awaiting::Over);
            }
            if phase_has_its_turn(&phase, &mut self.met) {
                self.assert_tells_no_secret(&phase);
            }
            match phase.as_str() {
                "curtain" => {
                    if let Some(seat) = self.called() {
                        self.handover.open(seat);
                    }
                    self.click(".hold");
                    self.page.wait_for("the hand", "document.querySelector('[data-phase=asking]')");
                }
                "racing" => self.race(),
                "asking" => self.choose(),
                _ => self.click(".status .button"),
            }
        }
        println!("{} actions", self.table.len());
    }

    /// The person named on the curtain.
    #[track_caller]
    fn called(&self) -> Option<Seat> {
        let name = self.page.text_of(".curtain h2");
        Seat::all(self.table.players().len()).find(|seat| self.table.players()[seat.index()].name() == name)
    }

    /// Clicks an element and waits for the effect.
    #[track_caller]
    fn click(&self, css: &str) {
        // The next display may look the same except for a number, so the table is identified by its drawing.
        self.page.run("document.querySelector(arguments[0])?.click();", &[json!(css)]);
        self.page.run("return new Promise((go) => setTimeout(go));", &[]);
    }

    /// The viewer performs one of the possible actions.
    #[track_caller]
    fn choose(&mut self) {
        const CHOOSE: &str = "
            const turn = () => new Promise((go) => setTimeout(go));
            let [rng] = arguments;
            const next = (below) => (rng = (rng * 48271) % 2147483647) % below;
            for (let taps = 0; taps < 500; taps++) {
              if (document.querySelector('main.table').dataset.phase !== 'asking') return;
              const ready = document.querySelectorAll('[data-ready=true]');
              if (ready.length) ready[next(ready.length)].click();
              await turn();
              const confirm = document.querySelector('.confirm:not([disabled])');
              if (confirm && next(3)) { confirm.click(); await turn(); return; }
              await turn();
            }";
        let rng = 1 + self.rng.below(1 << 30);
        self.page.run(CHOOSE, &[json!(rng)]);
    }

    /// Somebody in a race puts a card down, or the race is resumed.
    #[track_caller]
    fn race(&mut self) {
        const RACE: &str = "
            const turn = () => new Promise((go) => setTimeout(go));
            let [rng] = arguments;
            const next = (below) => (rng = (rng * 48271) % 2147483647) % below;
            const table = document.querySelector('main.table');
            table.querySelector('.go-on')?.click();
            await turn();
            const pads = [...table.querySelectorAll('[data-pad]')].filter((pad) => pad.querySelector('[data-medal].open'));
            if (pads.length) {
              const pad = pads[next(pads.length)];
              const rings = pad.querySelectorAll('[data-ring]:not(.gone)');
              rings[next(rings.length)]?.click();
              await turn();
              pad.querySelector('[data-ready=true]')?.click();
            } else {
              table.querySelector('.olympikos-press')?.click();
            }
            await turn();";
        let rng = 1 + self.rng.below(1 << 30);
        self.page.run(RACE, &[json!(rng)]);
    }
}

/// Whether this step of a phase is checked; `met` counts them.
fn phase_has_its_turn(phase: &str, met: &mut BTreeMap<String, usize>) -> bool {
    let met = met.entry(phase.to_owned()).or_default();
    *met += 1;
    *met < 12 || has_its_turn(*met, 8)
}

/// Where the page shows these facts, for the report of a leak.
fn where_it_says(page: &str, things: &[&String]) -> String {
    let text = page.to_lowercase();
    let words = things.iter().filter_map(|thing| thing.rsplit([' ', ':']).next());
    let found = words.flat_map(|word| text.match_indices(word).take(3));
    let around = |at: usize| {
        let (from, to) = (at.saturating_sub(90), (at + 60).min(text.len()));
        String::from_utf8_lossy(&text.as_bytes()[from..to]).into_owned()
    };
    found.map(|(at, _)| format!("…{}…\n", around(at))).collect()
}

/// Plays a whole game with people and computers on the page, and checks it.
#[track_caller]
pub fn tells_no_secret<R: Secrets>(seats: usize, people: &[u8], options: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut watched = Watched::<R>::begin(&page, seats, people, options);
    watched.play_and_watch();
    let (by_all, by_one) = watched.looks;
    assert!(by_all.min(by_one) >= MIN_LOOKS, "{by_all} looks by all, {by_one} by one");
    // The search works: for another viewer this same screen would have been a leak.
    let betrayed = watched.betrayed;
    assert!(
        betrayed * 2 > by_one,
        "of {by_one} screens meant for one, {betrayed} would betray something to others"
    );
    page.close();
}

/// The test of each game, so that they run in parallel.
macro_rules! tests {
    ($($game:ident $rules:ident),*) => {
        $(mod $game {
            use super::Secrets;
            use pentathlon_engine::games::$game::$rules;

            #[test]
            fn no_secret_is_on_the_page() {
                let (seats, people, options) = $rules::TABLE;
                super::tells_no_secret::<$rules>(seats, people, options);
            }
        })*
    };
}

pentathlon_engine::for_each_game!(tests);

/// A view at the start of a game.
pub fn at_the_start<R: Rules>(seats: usize, viewer: Viewer) -> R::View {
    let setup = <R::Setup as pentathlon_engine::rules::Setup>::new(seats, "").expect("that many can play");
    let players = vec![Player::new("Ana", PlayerKind::Person); seats];
    let table = Table::<R>::open(setup, players, chance::dealt(31));
    table.unwrap_or_else(|_| panic!("a table can be opened")).view(viewer)
}
