//! A game on the page: the question, the actions, and the record.

use pentathlon_browser::{Page, said};
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::games::olympia2000::{Athlete, Olympia2000};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::Table;
use serde_json::json;

use crate::chance;
use crate::{records, secrets};

/// The phase that the table reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionPhase {
    Showing,
    Thinking,
    Curtain,
    Asking,
    Over,
}

/// The link to the game's set-up.
pub const COVER: &str = "[data-game=olympia2000] a.cover";

pub const ASKING: &str = "document.querySelector('[data-phase=asking]')";
pub const CURTAIN: &str = "document.querySelector('[data-phase=curtain] .curtain')";

/// Somebody makes an open choice, and has not taken the screen for it.
pub const OPEN_CHOICE: &str = "document.querySelector('[data-phase=asking] .open-hand')";

/// The curtain has been down for longer than it ignores touches, which were meant for what was there before. Time is
/// that of the page, which may run fast.
const CURTAIN_TAKES_A_TOUCH: &str = "((hold) => {
    if (!hold) return false;
    if (window.lastCurtain?.hold !== hold) window.lastCurtain = { hold, since: performance.now() };
    return performance.now() - window.lastCurtain.since > 300;
})(document.querySelector('[data-phase=curtain] .curtain .hold'))";

/// Settings without any waiting.
pub const AT_ONCE: (&str, &str) = ("pentathlon/settings", "pace=instant");

/// Time runs fifty times as fast: for races, which use the clock, and for animated displays. In Firefox the `performance`
/// of a script is not the page's.
pub const HASTE: &str = "
    const { performance } = window;
    const now = performance.now.bind(performance);
    const [began, later] = [now(), window.setTimeout.bind(window)];
    performance.now = () => began + (now() - began) * 50;
    window.setTimeout = (act, ms, ...rest) => later(act, (ms ?? 0) / 50, ...rest);";

/// Opens the curtain that is down with a key, as soon as the keyboard is on it.
#[track_caller]
pub fn enter_curtain(page: &Page) {
    page.wait_for("the keyboard on the curtain", "document.activeElement?.matches('.curtain .hold')");
    page.press("Enter");
    page.wait_for("the curtain to open", "!document.querySelector('[data-phase=curtain]')");
}

/// A game on a page, and a user who plays in it.
pub struct Game<'a> {
    page: &'a Page,
    id: String,
    rng: Chance,
}

/// Performs the first possible action by touch.
#[track_caller]
pub fn act(page: &Page) {
    const CONFIRM: &str = "document.querySelector('.confirm')";
    page.wait_for("a question", ASKING);
    let before = page.text_of("main.table");
    let is_done = || !page.holds(CONFIRM) && page.text_of("main.table") != before;
    page.tap("[data-ready=true]");
    page.wait("something to confirm, or the game to go on", || {
        if page.holds(CONFIRM) || is_done() { Ok(()) } else { Err(before.clone()) }
    });
    if page.holds(CONFIRM) {
        page.tap(".confirm");
    }
    page.wait("the game to go on", || if is_done() { Ok(()) } else { Err(before.clone()) });
}

impl<'a> Game<'a> {
    /// The game whose table is on the page.
    #[track_caller]
    pub fn on(page: &'a Page) -> Self {
        page.wait_for_table();
        let address = page.run("return location.hash;", &[]);
        let id = address.as_str().and_then(|hash| hash.strip_prefix("#/table/"));
        let id = id.unwrap_or_else(|| panic!("{address} should be the address of a table")).to_owned();
        let game = Self { page, id, rng: chance::seeded(2000, Stream::Decoration) };
        // Printed so that a failed test can be repeated from here.
        println!("{}", game.record());
        game
    }

    /// The record as saved on this device, without the notes of who looked.
    #[track_caller]
    pub fn record(&self) -> String {
        records::without_notes(&self.saved())
    }

    /// The record exactly as saved on this device.
    #[track_caller]
    pub fn saved(&self) -> String {
        self.page.stored(&records::key(&self.id)).expect("the table is kept")
    }

    /// The complete state: the record, replayed by the rules.
    #[track_caller]
    pub fn truth(&self) -> Table<Olympia2000> {
        let record = self.record();
        Table::read(&record).unwrap_or_else(|why| panic!("{why}, in:\n{record}"))
    }

    /// The phase that the table reports.
    #[track_caller]
    pub fn phase(&self) -> SessionPhase {
        self.page.wait_for_table();
        let phase = self.page.run("return document.querySelector('main.table')?.dataset.phase ?? '';", &[]);
        match phase.as_str().unwrap_or_default() {
            "showing" => SessionPhase::Showing,
            "thinking" => SessionPhase::Thinking,
            "curtain" => SessionPhase::Curtain,
            "asking" => SessionPhase::Asking,
            "over" => SessionPhase::Over,
            other => panic!("The table should say what it is doing, and says \"{other}\"."),
        }
    }

    /// Waits until a person may act or the game is over; displays in between are skipped by tap.
    #[track_caller]
    pub fn next(&self) -> SessionPhase {
        loop {
            self.page.wait_for(
                "the table to want somebody",
                "document.querySelector('main.table[data-phase]:not([data-phase=thinking], [data-phase=opening])')",
            );
            match self.phase() {
                SessionPhase::Showing => {
                    self.page.tap_if_there(".status .button");
                }
                SessionPhase::Thinking => {}
                phase => return phase,
            }
        }
    }

    /// The person that the curtain waits for.
    #[track_caller]
    pub fn waited_for(&self) -> Seat {
        self.seat_called(&self.page.text_of(".curtain h2"))
    }

    /// The current viewer, whose name begins the prompt.
    #[track_caller]
    pub fn looking(&self) -> Seat {
        let prompt = self.page.text_of("#prompt");
        self.seat_called(prompt.split(',').next().unwrap_or_default())
    }

    #[track_caller]
    fn seat_called(&self, name: &str) -> Seat {
        let table = self.truth();
        let seat = table.players().iter().position(|player| player.name() == name);
        Seat(seat.unwrap_or_else(|| panic!("Nobody at the table is called \"{name}\".")) as u8)
    }

    /// At an open choice the curtain appears only if the person wants to see their hand first.
    #[track_caller]
    fn ask_for_curtain(&self) {
        self.page.wait_for("a curtain, or a choice before all eyes", &format!("{CURTAIN} || {OPEN_CHOICE}"));
        if self.page.holds(OPEN_CHOICE) {
            self.page.tap(".open-hand");
        }
    }

    /// The viewer whose hand must be on the page while somebody is asked: nobody at an open choice.
    #[track_caller]
    pub fn viewer(&self) -> Viewer {
        if self.page.holds(OPEN_CHOICE) { Viewer::Table } else { Viewer::Seat(self.looking()) }
    }

    /// Takes the screen: holds a finger on the button until the curtain opens.
    #[track_caller]
    pub fn open_curtain(&self) {
        self.ask_for_curtain();
        self.page.wait_for("the curtain", CURTAIN_TAKES_A_TOUCH);
        // Who has the device already opens it by a tap, and everyone does if that was chosen.
        if self.page.text_of(".curtain").contains(said("screens", "curtain-tap")) {
            self.page.tap(".curtain .hold");
            return self.page.wait_for("the curtain to open", ASKING);
        }
        self.page.hold(".curtain .hold", "the curtain to open", ASKING);
    }

    /// Takes the screen with a key.
    #[track_caller]
    pub fn open_curtain_by_key(&self) {
        self.ask_for_curtain();
        self.page.wait_for("the curtain", CURTAIN);
        go_by(self.page, "Tab", ".hold");
        self.page.press("Enter");
        self.page.wait_for("the curtain to open", ASKING);
    }

    /// The possible actions, in notation.
    #[track_caller]
    pub fn ready(&self) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('[data-ready=true]')].map((e) => e.dataset.action);";
        let found = self.page.run(script, &[]);
        found.as_array().into_iter().flatten().filter_map(|value| value.as_str()).map(str::to_owned).collect()
    }

    /// One of the possible actions, which must be the legal ones.
    #[track_caller]
    pub fn random_action(&mut self) -> String {
        let mut ready = self.ready();
        ready.sort();
        let mut legal: Vec<String> =
            self.truth().legal(self.looking()).iter().map(ToString::to_string).collect();
        legal.sort();
        assert_eq!(ready, legal, "what is raised is what the rules allow");
        self.rng.pick(&ready).expect("a seat that is asked has a legal action").clone()
    }

    /// Performs an action by tap, sometimes with the button and sometimes with a second tap on the same element, and
    /// waits until it is saved.
    #[track_caller]
    pub fn tap(&mut self, action: &str) {
        let before = self.record();
        let css = css(action);
        let selected = format!("document.querySelector('{css}[aria-pressed=true]')");
        // Actions with a label of their own, and the only possible action, take a single tap.
        let once = self.ready().len() == 1
            || !self.page.holds(&format!("document.querySelector('{css}').hasAttribute('aria-pressed')"));
        if once {
            self.page.tap(&css);
        } else {
            self.page.tap(&css);
            self.page.wait_for("the selection", &selected);
            assert_eq!(self.record(), before, "a first tap only selects");
            if self.rng.below(4) == 0 {
                self.page.tap(&css);
            } else {
                self.page.tap(".confirm");
            }
        }
        self.wait_until_kept(&before, action);
    }

    /// Waits until `action` is the only new action of a person in the record since `before`.
    #[track_caller]
    pub fn wait_until_kept(&self, before: &str, action: &str) {
        let old = before.strip_suffix("end\n").expect("a record ends with \"end\"");
        self.page.wait(&format!("\"{action}\" to be kept"), || {
            let record = self.record();
            let new = record
                .strip_prefix(old)
                .ok_or_else(|| format!("the record is\n{record}\nafter\n{before}"))?;
            let line = new.split(" @").next().unwrap_or_default();
            if line.ends_with(action) { Ok(()) } else { Err(format!("next in the record is \"{line}\"")) }
        });
    }

    /// Plays on without touch, as fast as the page can, until people have performed `most` actions or the game is over.
    /// Returns the number of actions.
    #[track_caller]
    pub fn play_quickly(&mut self, most: usize) -> u64 {
        const PLAY: &str = "
            let [most, rng, key] = arguments;
            let done = 0;
            const record = () => localStorage.getItem(key);
            const turn = () => new Promise((go) => setTimeout(go));
            for (;;) {
              const table = document.querySelector('main.table');
              const phase = table.dataset.phase;
              if (phase === 'over' || done === most && phase !== 'thinking') return done;
              if (phase === 'curtain') table.querySelector('.hold').click();
              if (phase === 'showing') table.querySelector('.status .button').click();
              if (phase === 'asking') {
                const ready = table.querySelectorAll('[data-ready=true]');
                rng = (rng * 48271) % 2147483647;
                const before = record();
                ready[rng % ready.length].click();
                await turn();
                table.querySelector('.confirm')?.click();
                if (record() !== before) done++;
              }
              await turn();
            }";
        let rng = 1 + self.rng.below(1 << 30);
        let done = self.page.run(PLAY, &[json!(most), json!(rng), json!(records::key(&self.id))]);
        done.as_u64().unwrap_or_else(|| panic!("the page should play, and says {done}"))
    }

    /// Checks that nothing on the page, visible or not, contains what is hidden from this viewer. The viewer's own hand
    /// must be found, which proves that the search works. Returns how much was hidden.
    #[track_caller]
    pub fn assert_shows_only_to(&self, viewer: Viewer) -> usize {
        let (truth, page) = (self.truth(), self.page.everything());
        let hidden = secrets::hidden_from(&truth, viewer);
        let told = secrets::told(&page, &hidden);
        assert!(told.is_empty(), "{viewer:?} should not learn of {told:?}");
        let view = truth.view(viewer);
        let hand = view.seat().and_then(|seat| view.player(seat)?.hand).unwrap_or_default();
        let hand: Vec<Athlete> = hand.iter().collect();
        assert_eq!(secrets::told(&page, &hand).len(), hand.len(), "{viewer:?} should see {hand:?}");
        hidden.len()
    }

    /// The podium shows the standing by the rules for every seat.
    #[track_caller]
    pub fn assert_podium_is_right(&self) {
        self.page.wait_for("the podium", "document.querySelector('.podium table')");
        let table = self.truth();
        let standing = table.standing();
        for (seat, player) in table.players().iter().enumerate() {
            let script = "const row = [...document.querySelectorAll('.podium tbody tr')]
                .find((row) => row.querySelector('th').innerText.trim() === arguments[0]);
                return [...row.cells].map((cell) => cell.innerText.trim());";
            let cells = self.page.run(script, &[json!(player.name())]);
            let cells: Vec<&str> =
                cells.as_array().into_iter().flatten().filter_map(|value| value.as_str()).collect();
            assert_eq!(cells.first(), Some(&&*standing.ranks[seat].to_string()), "{cells:?}");
            assert_eq!(cells.get(2), Some(&&*standing.points[seat].to_string()), "{cells:?}");
            let points: i32 = cells[3..].iter().filter_map(|cell| cell.parse::<i32>().ok()).sum();
            assert_eq!(points, standing.points[seat], "{cells:?}");
            let wins = standing.ranks[seat] == 1;
            assert_eq!(self.page.text_of("#podium-title").contains(player.name()), wins, "{standing:?}");
        }
    }
}

/// Opens what else can be done with a finished game.
#[track_caller]
pub fn open_more(page: &Page) {
    page.tap_named(".podium-actions button", said("screens", "more"));
    page.wait_for("the dialog", "document.querySelector('dialog[open] .what-else')");
}

/// Presses a key until the focused element matches a selector.
#[track_caller]
pub fn go_by(page: &Page, key: &str, wanted: &str) {
    let there = format!("document.activeElement.matches('{wanted}')");
    page.wait_for(wanted, &format!("document.querySelector('{wanted}')"));
    for _ in 0..60 {
        if page.holds(&there) {
            return;
        }
        page.press(key);
    }
    panic!("{key} should lead to {wanted}, and leads to \"{}\".", page.focused());
}

/// Lights a seat of the set-up, by its number from 1.
#[track_caller]
pub fn light(page: &Page, seat: usize) {
    let chair = format!(".chairs > li:nth-child({seat}) > .chair");
    page.tap(&chair);
    page.wait_for("the seat to be lit", &format!("document.querySelector('{chair}[aria-pressed=true]')"));
}

/// Seats somebody in a seat of the set-up: a person by name, "Someone new", or a level.
#[track_caller]
pub fn seat(page: &Page, seat: usize, who: &str) {
    light(page, seat);
    page.tap_named(".candidate", who);
}

/// Leaves a seat of the set-up free.
#[track_caller]
pub fn leave_free(page: &Page, seat: usize) {
    light(page, seat);
    page.tap_named(".of-chair button", said("screens", "leave-free"));
}

/// Types the name of whoever sits in a seat of the set-up, over the one that was there.
#[track_caller]
pub fn call(page: &Page, seat: usize, name: &str) {
    light(page, seat);
    page.tap_field(".of-chair input");
    page.type_text(name);
}

/// Who sits at the table of the set-up, by seat.
#[track_caller]
pub fn candidates(page: &Page) -> serde_json::Value {
    page.run(
        "return [...document.querySelectorAll('.chair > .taken > b')].map((one) => one.textContent);",
        &[],
    )
}

/// That so many sit at the table of the set-up.
pub fn taken_seats(count: usize) -> String {
    format!("document.querySelectorAll('.chair > .taken').length === {count}")
}

/// The selector of the element for an action.
pub fn css(action: &str) -> String {
    format!("[data-ready=true][data-action=\"{action}\"]")
}
