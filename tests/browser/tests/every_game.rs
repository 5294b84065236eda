//! Properties of every game on the shelf: it can be played to its podium, in every company, by touch and by keyboard,
//! and a reload between any two actions loses nothing.

use pentathlon_browser::{Look, NAMES, Page, Site};
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{GameInfo, Level, Seat, Setup};
use pentathlon_engine::table::{AnyTable, Player, PlayerKind, Table};
use serde_json::{Value, json};

use crate::chance;
use crate::game::{ASKING, AT_ONCE, CURTAIN, HASTE, OPEN_CHOICE, enter_curtain};
use crate::records;
use crate::rotation::{Phases, has_its_turn, some_of};

/// In a race: a pad with a possible action, or a paused race.
const AT_A_PAD: &str = "document.querySelector('[data-pad] [data-medal].open, .go-on')";

/// The id of the table in all these tests.
const ID: &str = "every";

/// Opens a table of any game.
struct Open {
    players: Vec<Player>,
    seed: u64,
}

impl Visitor for Open {
    type Output = String;

    fn visit<R: Game>(self) -> String {
        let setup = R::Setup::new(self.players.len(), "").expect("that many can play");
        let source = chance::dealt(self.seed);
        let table = Table::<R>::open(setup, self.players, source);
        table.unwrap_or_else(|_| panic!("a table can be opened")).to_string()
    }
}

/// Reads a record of any game.
struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = Box<dyn AnyTable>;

    fn visit<R: Game>(self) -> Box<dyn AnyTable> {
        let table = Table::<R>::read(self.0).unwrap_or_else(|why| panic!("{why}, in:\n{}", self.0));
        Box::new(table)
    }
}

/// The record of a table without any actions.
pub fn begun(game: &str, seats: usize, people: &[u8], seed: u64) -> String {
    begun_against(Level::Regular, game, seats, people, seed)
}

/// The same, with computers of this level.
pub fn begun_against(level: Level, game: &str, seats: usize, people: &[u8], seed: u64) -> String {
    let player = |seat: Seat| {
        let kind = if people.contains(&seat.0) { PlayerKind::Person } else { PlayerKind::Computer(level) };
        Player::new(NAMES[seat.index()], kind)
    };
    let open = Open { players: Seat::all(seats).map(player).collect(), seed };
    games::visit(game, open).expect("the game is on the shelf")
}

/// A table on a page, and a user who plays at it.
pub struct TestPlayer<'a> {
    page: &'a Page,
    game: &'a str,
    id: String,
    rng: Chance,
}

impl<'a> TestPlayer<'a> {
    fn on(page: &'a Page, game: &'a str, record: &str) -> Self {
        page.begin_at(&format!("#/table/{ID}"), &[(&records::key(ID), record), AT_ONCE]);
        let player = Self::at(page, game, ID);
        println!("{record}");
        page.run(HASTE, &[]);
        player
    }

    /// At the table of that id, which the page shows.
    pub fn at(page: &'a Page, game: &'a str, id: &str) -> Self {
        page.wait_for_table();
        Self { page, game, id: id.to_owned(), rng: chance::seeded(26, Stream::Decoration) }
    }

    #[track_caller]
    fn record(&self) -> String {
        records::without_notes(&self.page.stored(&records::key(&self.id)).expect("the table is kept"))
    }

    #[track_caller]
    fn truth(&self) -> Box<dyn AnyTable> {
        games::visit(self.game, Read(&self.record())).expect("the game is on the shelf")
    }

    /// Plays on without touch, as fast as the page can, until the game is over or people have performed `most` actions.
    #[track_caller]
    fn play_quickly(&mut self, most: usize) {
        let stopped = self.play(&json!(most), &Value::Null);
        assert_eq!(stopped, json!("done"), "{}", self.record());
    }

    /// Plays on without touch until somebody is asked in a phase of a kind that is not known yet, which is then counted.
    /// Whether it is a race: its kind has no name, and is known only if the test counts races, too. `None` if the game
    /// is over.
    #[track_caller]
    fn play_to_a_phase(&mut self, phases: &mut Phases, counts_races: bool) -> Option<bool> {
        let stopped = self.play(&json!(usize::MAX), &json!(phases.known()));
        let stopped = stopped.as_str().unwrap_or_else(|| panic!("{stopped}")).to_owned();
        if stopped == "done" {
            return None;
        }
        let kind = stopped.strip_prefix("asked ");
        let kind = kind.unwrap_or_else(|| panic!("{stopped}:\n{}", self.record()));
        if !kind.is_empty() || counts_races {
            phases.check(kind);
        }
        Some(kind.is_empty())
    }

    /// Plays on in the page, at most so many actions of people, or until a phase of a kind that is not known. Returns
    /// "done", or "asked" and the kind.
    #[track_caller]
    fn play(&mut self, most: &Value, known: &Value) -> Value {
        const PLAY: &str = "
            let [most, rng, known] = arguments;
            const next = (below) => (rng = (rng * 48271) % 2147483647) % below;
            const turn = () => new Promise((go) => setTimeout(go));
            const isKnown = (kind) => !known || known.includes(kind);
            let done = 0;
            for (let taps = 0; taps < 40000; taps++) {
              const table = document.querySelector('main.table');
              const moment = table.dataset.phase;
              window.note?.(table);
              if (moment === 'over' || done >= most && moment !== 'thinking') return 'done';
              if (moment === 'curtain') table.querySelector('.hold').click();
              if (moment === 'showing') table.querySelector('.status .button').click();
              if (moment === 'racing') {
                table.querySelector('.go-on')?.click();
                await turn();
                if (!isKnown('') && table.querySelector('[data-pad] [data-medal].open')) return 'asked ';
                for (const pad of table.querySelectorAll('[data-pad]')) {
                  const rings = pad.querySelectorAll('[data-ring]:not(.gone)');
                  rings[next(rings.length)]?.click();
                  await turn();
                  const ready = pad.querySelectorAll('[data-ready=true]');
                  if (ready.length) { ready[next(ready.length)].click(); done++; }
                }
                const press = table.querySelector('.olympikos-press');
                press?.click();
              }
              if (moment === 'asking') {
                const ready = [...table.querySelectorAll('[data-ready=true]')];
                const kind = kindOf(ready.map((it) => it.dataset.action));
                if (ready.length && !isKnown(kind)) return `asked ${kind}`;
                const stood = window.standing?.(table);
                const tapped = ready[next(ready.length)];
                // A second tap plays, and the next question may be here at once.
                const plays = tapped?.ariaPressed === 'true';
                tapped?.click();
                await turn();
                if (stood && !plays && document.contains(table)) window.compare(table, stood);
                // Where several cards can be taken, it takes sometimes one and sometimes more.
                const confirm = table.querySelector('.confirm:not([disabled])');
                if (confirm && next(3)) { confirm.click(); done++; }
              }
              await turn();
            }
            return 'the game does not end';";
        let rng = 1 + self.rng.below(1 << 30);
        let script = format!("const kindOf = {};{PLAY}", Phases::KIND);
        self.page.run(&script, &[most.clone(), json!(rng), known.clone()])
    }

    /// Waits until a person may act or the game is over; a finger skips displays in between, and a key opens the curtain.
    #[track_caller]
    fn go_on_by_hand(&self) {
        loop {
            let waiting = format!(
                "document.querySelector('main.table[data-phase]:not([data-phase=thinking], [data-phase=opening], [data-phase=racing])')
                || document.querySelector('[data-phase=racing]') && {AT_A_PAD}"
            );
            self.page.wait_for("the table to want somebody", &waiting);
            let moment = self.page.run("return document.querySelector('main.table').dataset.phase;", &[]);
            match moment.as_str().unwrap_or_default() {
                "over" | "asking" => return,
                "racing" if self.page.tap_if_there(".go-on") => {}
                "racing" => return,
                "curtain" => enter_curtain(self.page),
                _ => _ = self.page.tap_if_there(".status .button"),
            }
        }
    }

    /// The possible actions, in notation, sorted.
    #[track_caller]
    fn ready(&self) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('[data-ready=true]')].map((e) => e.dataset.action);";
        let found = self.page.run(script, &[]);
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        let mut ready: Vec<String> = found.map(str::to_owned).collect();
        ready.sort();
        ready
    }

    /// A ring and a medal of the first pad with a possible action, as selectors and as keys. The public view does not
    /// show whether that card was already put down; if it was, it is refused, and another is tried.
    #[track_caller]
    fn at_a_pad(&mut self) -> Option<[(String, String); 2]> {
        let script = "const pad = document.querySelector('[data-pad]:has([data-medal].open)');
            if (!pad) return [];
            const rings = [...pad.querySelectorAll('[data-ring]:not(.gone)')];
            const seat = `[data-pad='${pad.dataset.pad}']`;
            const medal = pad.querySelector('[data-medal].open');
            return [`${seat} [data-medal=${medal.dataset.medal}]`, medal.dataset.key,
              ...rings.flatMap((ring) => [`${seat} [data-ring=${ring.dataset.ring}]`, ring.dataset.key])];";
        let found = self.page.run(script, &[]);
        let mut words = found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
        let medal = (words.next()?, words.next()?);
        let rings: Vec<String> = words.collect();
        let rings: Vec<(String, String)> = rings.chunks(2).map(|it| (it[0].clone(), it[1].clone())).collect();
        Some([self.rng.pick(&rings)?.clone(), medal])
    }

    /// Waits until something is selected. Actions with a label of their own, and the only possible action, are then
    /// already performed.
    #[track_caller]
    fn wait_to_confirm(&self, before: &str, at_once: bool) {
        self.page.wait("something to confirm", || {
            let asked = self.page.holds("document.querySelector('.confirm:not([disabled])')");
            if asked || self.record() != before { Ok(()) } else { Err("nothing is selected".to_owned()) }
        });
        let now = self.record();
        assert!(at_once || now == before, "a first tap only selects:\n{now}");
    }

    /// Whether a tap on the button of that number among the possible actions acts: it is the only one, or its label says so.
    #[track_caller]
    fn acts_at_once(&self, number: u32) -> bool {
        let buttons = "[...document.querySelectorAll('[data-ready=true]')]";
        self.page.holds(&format!("{buttons}.length === 1 || !{buttons}[{number}].ariaPressed"))
    }

    #[track_caller]
    fn wait_until_kept(&self, before: &str) {
        self.page.wait("something to be done and kept", || {
            if self.record() == before { Err(before.to_owned()) } else { Ok(()) }
        });
    }

    /// The podium shows the standing by the rules for every seat.
    #[track_caller]
    fn assert_podium_is_right(&self) {
        // Two people together have a grade, and no table with one row.
        self.page.wait_for("the podium", "document.querySelector('.podium-points > :is(.scroll, .verdict)')");
        let table = self.truth();
        let standing = table.standing();
        if self.page.holds("document.querySelector('.verdict')") {
            let title = self.page.text_of("#podium-title");
            for (player, points) in table.players().iter().zip(&standing.points) {
                assert!(title.contains(player.name()) && title.contains(&points.to_string()), "{title}");
            }
            return self.page.assert_no_errors();
        }
        for (seat, player) in table.players().iter().enumerate() {
            let script = "const row = [...document.querySelectorAll('.podium tbody tr')]
                .find((row) => row.querySelector('th').innerText.match(/\\p{L}+/gu).includes(arguments[0]));
                return [...row.cells].map((cell) => cell.innerText.trim());";
            let cells = self.page.run(script, &[json!(player.name())]);
            let cells: Vec<&str> = cells.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            assert_eq!(cells.first(), Some(&&*standing.ranks[seat].to_string()), "{cells:?}");
            assert_eq!(cells.get(2), Some(&&*standing.points[seat].to_string()), "{cells:?}");
            let wins = standing.ranks[seat] == 1;
            assert_eq!(self.page.text_of("#podium-title").contains(player.name()), wins, "{standing:?}");
        }
        self.page.assert_no_errors();
    }
}

fn info(game: &str) -> GameInfo {
    games::shelf().into_iter().find(|info| info.id == game).expect("the game is on the shelf")
}

/// Opens a new table of a game and performs an action.
#[track_caller]
pub fn is_begun(page: &Page, game: &str) {
    let seats = *info(game).seats.start();
    let people: Vec<u8> = (0..seats as u8).collect();
    let record = begun(game, seats, &people, 9);
    let mut sitting = TestPlayer::on(page, game, &record);
    sitting.play_quickly(1);
    sitting.wait_until_kept(&record);
}

/// Plays a game from its beginning to the podium.
#[track_caller]
pub fn is_played(page: &Page, game: &str) {
    let seats = *info(game).seats.start();
    let people: Vec<u8> = (0..seats as u8).collect();
    let mut sitting = TestPlayer::on(page, game, &begun(game, seats, &people, 9));
    sitting.play_quickly(usize::MAX);
    sitting.assert_podium_is_right();
}

/// Notes where the parts of a table are at each step of a game, and what moves when something is selected.
const NOTE: &str = "
    const parts = { board: '.board', hand: '.below', seat: '[data-place^=\"seat \"]' };
    window.places = {};
    window.note = (table) => {
      // When all hands are empty, the medal ceremony has the whole screen.
      const isCeremony = table.matches('[data-game=olympics]') && !table.querySelector('.below :is(.card, .curtain)');
      if (table.matches('.over') || isCeremony) return;
      for (const [part, css] of Object.entries(parts)) {
        // In Olympikos, the Coach of the turn sits apart.
        if (part === 'seat' && table.matches('[data-game=olympikos]')) continue;
        const { left, top, width, height } = table.querySelector(css)?.getBoundingClientRect() ?? {};
        if (width) (window.places[part] ??= new Set()).add([left, top, width, height].map(Math.round).join(' '));
      }
    };
    const things = '[data-action], nav .button, #prompt, .board [data-place], .board [data-card]';
    // What is selected may rise or grow.
    const rises = (e) => e.closest('[aria-pressed=true]') || e.querySelector('[aria-pressed=true]');
    window.standing = (table) =>
      new Map([...table.querySelectorAll(things)].filter((e) => !rises(e)).map((e) => [e, e.getBoundingClientRect()]));
    window.compare = (table, stood) => {
      if (table.dataset.phase !== 'asking' || !table.querySelector('.below [aria-pressed=true], .board [aria-pressed=true]')) return;
      for (const [e, was] of stood) {
        if (!e.isConnected || rises(e)) continue;
        const is = e.getBoundingClientRect();
        const by = Math.max(...['left', 'top'].map((side) => Math.abs(is[side] - was[side])));
        if (is.width && was.width && by > 1) (window.places.selecting ??= new Set(['stands'])).add(`${e.className || e.id || e.localName} by ${Math.round(by)} px`);
      }
    };";

/// The parts that did not stay where they were, since the table was opened.
const MOVED: &str = "return Object.entries(window.places)
    .filter(([, all]) => all.size !== 1).map(([part, all]) => `${part}: ${[...all].join(', ')}`);";

/// Plays a game to its end at one of three numbers of seats, in turn (`rotation`): only people, one person among
/// computers, or half and half. Over a whole game, the board, the seats and the hand stay where they are.
fn is_played_in_every_company(game: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let looks = [Look::TABLET, Look::PHONE, Look::NARROWEST, Look::TABLET_UPRIGHT];
    let mut moved = Vec::new();
    for (number, seats) in
        info(game).seats.enumerate().filter(|(number, _)| has_its_turn(number + game.len(), 3))
    {
        let everybody: Vec<u8> = (0..seats as u8).collect();
        let half: Vec<u8> = everybody.iter().copied().filter(|seat| seat % 2 == 1).collect();
        // Half of two or three seats is one person among computers again.
        let half = Some(half).filter(|half| half.len() > 1);
        let companies = [Some(everybody), half, Some(vec![0])].into_iter().flatten().collect();
        for (company, people) in some_of(companies, number) {
            page.look(looks[(number + company) % looks.len()].still());
            let record = begun(game, seats, &people, 60 + seats as u64);
            let mut sitting = TestPlayer::on(&page, game, &record);
            page.run(NOTE, &[]);
            sitting.play_quickly(usize::MAX);
            let parts = page.run(MOVED, &[]);
            let parts = parts.as_array().into_iter().flatten().filter_map(Value::as_str);
            let Look { width, height, .. } = looks[(number + company) % looks.len()];
            moved.extend(parts.map(|part| format!("{seats} seats, {width}x{height}: {part}")));
            sitting.assert_podium_is_right();
        }
    }
    assert!(moved.is_empty(), "Parts of the table move:\n{}", moved.join("\n"));
    page.close();
}

/// One person plays against computers by touch, with the fewest and with the most players, on a phone and on a small
/// laptop, by turns. Twice in each kind of phase, or always (`rotation`); in between the page plays.
fn is_played_by_finger(game: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let range = info(game).seats;
    let tables = [Look::PHONE, Look::sized(1024, 600)]
        .into_iter()
        .flat_map(|look| [(look, *range.start()), (look, *range.end())])
        .collect();
    for (_, (look, seats)) in some_of(tables, game.len()) {
        page.look(look.still());
        play_by_finger(&page, game, seats);
    }
    page.close();
}

/// So often in a row a pad may be gone before it is tapped.
const MOST_MISSED: usize = 50;

#[track_caller]
fn play_by_finger(page: &Page, game: &str, seats: usize) {
    let mut sitting = TestPlayer::on(page, game, &begun(game, seats, &[1], 7));
    let mut phases = Phases::default();
    sitting.go_on_by_hand();
    let mut missed = 0;
    let mut last = String::new();
    while let Some(is_race) = sitting.play_to_a_phase(&mut phases, false) {
        let before = sitting.record();
        if is_race {
            // The others play on in the meantime, so the pad may be gone.
            missed = if before == last { missed } else { 0 };
            if let Some([ring, medal]) = sitting.at_a_pad() {
                missed += 1;
                let _ = page.tap_if_there(&ring.0) && page.tap_if_there(&medal.0);
            }
            if missed == MOST_MISSED {
                page.give_up(&format!("{MOST_MISSED} times nothing came of a ring and a medal."));
            }
            last = before;
            continue;
        }
        let ready = sitting.ready();
        let action = sitting
            .rng
            .pick(&ready)
            .unwrap_or_else(|| panic!("a seat that is asked has a legal action\n{before}"));
        let button = format!("[data-ready=true][data-action=\"{action}\"]");
        let at_once = ready.len() == 1
            || page.holds(&format!("!document.querySelector({}).ariaPressed", json!(button)));
        page.tap(&button);
        sitting.wait_to_confirm(&before, at_once);
        if sitting.record() == before {
            page.tap(".confirm");
        }
        sitting.wait_until_kept(&before);
        sitting.go_on_by_hand();
    }
    sitting.assert_podium_is_right();
}

/// Everybody plays with the keyboard only.
fn is_played_by_key(game: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let seats = *info(game).seats.start();
    let people: Vec<u8> = (0..seats as u8).collect();
    play_by_key(&mut TestPlayer::on(&page, game, &begun(game, seats, &people, 8)));
    page.close();
}

/// Plays to the podium with the keyboard only: a digit selects, Control and Enter confirm. Twice in each kind of phase, or
/// always (`rotation`); in between the page plays.
#[track_caller]
pub fn play_by_key(sitting: &mut TestPlayer<'_>) {
    let page = sitting.page;
    let mut phases = Phases::default();
    sitting.go_on_by_hand();
    while let Some(is_race) = sitting.play_to_a_phase(&mut phases, false) {
        let there =
            "document.activeElement.closest('main.table') && document.activeElement.checkVisibility()";
        page.wait_for("the focus on the table once somebody is asked", there);
        let before = sitting.record();
        if is_race {
            if let Some([ring, medal]) = sitting.at_a_pad() {
                page.press(&ring.1);
                page.press(&medal.1);
            }
            continue;
        }
        let count = sitting.ready().len();
        let most = count.min(9) as u32;
        assert!(most > 0, "a seat that is asked has a legal action\n{before}");
        let number = sitting.rng.below(most);
        let at_once = sitting.acts_at_once(number);
        page.press(&(1 + number).to_string());
        sitting.wait_to_confirm(&before, at_once);
        if sitting.record() == before {
            page.press("Control+Enter");
        }
        sitting.wait_until_kept(&before);
        sitting.go_on_by_hand();
    }
    sitting.assert_podium_is_right();
}

/// A reload loses nothing: the record is the same, and the same person may act. It happens twice in each kind of phase,
/// or between any two actions (`rotation`).
fn survives_a_reload_between_any_two_actions(game: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let seats = *info(game).seats.start();
    let people: Vec<u8> = (0..seats as u8).collect();
    let mut sitting = TestPlayer::on(&page, game, &begun(game, seats, &people, 9));
    let (mut phases, mut reloads) = (Phases::default(), 0);
    while let Some(is_race) = sitting.play_to_a_phase(&mut phases, true) {
        reloads += 1;
        if is_race {
            page.reload();
            page.wait_for("a race that is held up", "document.querySelector('.go-on')");
            page.run(HASTE, &[]);
            sitting.play_quickly(1);
            continue;
        }
        let before = (sitting.record(), page.text_of("#prompt"), sitting.ready());
        page.reload();
        page.run(HASTE, &[]);
        page.wait_for("the curtain, or a choice before all eyes", &format!("{CURTAIN} || {OPEN_CHOICE}"));
        if page.holds(CURTAIN) {
            let cards = "document.querySelector('[data-ready=true], .hand')";
            assert!(!page.holds(cards), "behind the curtain there is no hand");
            enter_curtain(&page);
        }
        page.wait_for("the hand", ASKING);
        assert_eq!(sitting.record(), before.0);
        // Of several people who choose in secret, a different one may be called. If it is the same one, the same
        // actions are possible.
        let ready = sitting.ready();
        assert!(!ready.is_empty(), "who looks can do something");
        if page.text_of("#prompt") == before.1 {
            assert_eq!(ready, before.2);
        }
        sitting.play_quickly(1);
    }
    assert!(reloads > 1, "reloaded {reloads} times");
    sitting.assert_podium_is_right();
    page.close();
}

/// The drawing does not depend on hidden state: after a reload the same cards are in the same places, with the same
/// text. Checked twice in each kind of phase, or between any two actions (`rotation`).
fn looks_the_same_after_a_reload(game: &str) {
    const SHOWN: &str = "const text = (it) => it.innerText.replace(/\\s+/g, ' ');
        const all = [...document.querySelectorAll('.board, .below, [data-card]')];
        return all.map((it) => it.dataset.card ?? text(it));";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let seats = *info(game).seats.start() + 1;
    let mut sitting = TestPlayer::on(&page, game, &begun(game, seats, &[1], 10));
    let (mut phases, mut compared) = (Phases::default(), 0);
    while let Some(is_race) = sitting.play_to_a_phase(&mut phases, true) {
        if !is_race {
            let before = page.run(SHOWN, &[]);
            assert!(before.as_array().is_some_and(|shown| shown.len() > 2), "{before}");
            page.reload();
            page.run(HASTE, &[]);
            page.wait_for("the hand", ASKING);
            // The pictures of clues come a moment later.
            page.wait("the same cards in the same places", || match page.run(SHOWN, &[]) {
                shown if shown == before => Ok(()),
                shown => Err(format!("{shown} is not {before} at\n{}", sitting.record())),
            });
            compared += 1;
        }
        sitting.play_quickly(1);
    }
    assert!(compared > 1, "compared {compared} times");
    page.close();
}

/// The tests of each game, so that they run in parallel.
macro_rules! tests {
    ($($game:ident $rules:ident),*) => {
        $(mod $game {
            #[test]
            fn is_played_in_every_company() {
                super::is_played_in_every_company(stringify!($game));
            }

            #[test]
            fn is_played_by_finger() {
                super::is_played_by_finger(stringify!($game));
            }

            #[test]
            fn is_played_by_key() {
                super::is_played_by_key(stringify!($game));
            }

            #[test]
            fn survives_a_reload_between_any_two_actions() {
                super::survives_a_reload_between_any_two_actions(stringify!($game));
            }

            #[test]
            fn looks_the_same_after_a_reload() {
                super::looks_the_same_after_a_reload(stringify!($game));
            }
        })*
    };
}

pentathlon_engine::for_each_game!(tests);
