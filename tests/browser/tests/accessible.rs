//! Every screen is accessible: checked by axe, narrow, in both themes, for touch.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use pentathlon_browser::{Look, Page, Site};

use crate::game::{CURTAIN, LOOKING, choose};
use crate::{records, sight};

/// A screen, and the steps that lead there.
struct Screen {
    name: &'static str,
    place: &'static str,
    /// The initial content of the page's storage.
    remembered: Vec<(String, String)>,
    steps: fn(&Page),
    until: &'static str,
}

impl Screen {
    fn new(name: &'static str, place: &'static str, until: &'static str) -> Self {
        Self { name, place, remembered: Vec::new(), steps: |_| {}, until }
    }

    /// A table, and the actions on it.
    fn table(name: &'static str, record: String, steps: fn(&Page), until: &'static str) -> Self {
        Self { name, place: "#/table/t", remembered: vec![(records::key("t"), record)], steps, until }
    }

    /// The same, with a table of the id `t`.
    fn of(self, record: String) -> Self {
        self.with(&records::key("t"), record)
    }

    fn with(mut self, key: &str, value: String) -> Self {
        self.remembered.push((key.to_owned(), value));
        self
    }

    fn after(self, steps: fn(&Page)) -> Self {
        Self { steps, ..self }
    }

    #[track_caller]
    fn enter(&self, page: &Page, settings: &str) {
        let mut remembered = vec![("pentathlon/settings", settings)];
        remembered.extend(self.remembered.iter().map(|(key, value)| (&**key, &**value)));
        page.begin_at(self.place, &remembered);
        (self.steps)(page);
        page.wait_for(&format!("the screen \"{}\"", self.name), self.until);
    }
}

const DIALOG: &str = "document.querySelector('dialog[open]')";
const TAKE_BACK: &str = "document.querySelectorAll('.curtain button').length === 2";
const CONFIRM: &str = "document.querySelector('.confirm')";
const SHOWING: &str = "document.querySelector('[data-phase=showing] .status button')";
const NOTICE: &str = "document.querySelector('.notice')";
const ALL: [u8; 5] = [0, 1, 2, 3, 4];

fn open_curtain(page: &Page) {
    page.wait_for("the table", "document.querySelector('.curtain, [data-phase=asking]')");
    // At an open choice the hand is shown only on request.
    page.run("document.querySelector('.open-hand')?.click();", &[]);
    page.wait_for("the focus on the curtain", "document.activeElement?.matches('.curtain .hold')");
    page.press("Enter");
    page.wait_for("the hand", LOOKING);
}

fn open_curtain_and_select(page: &Page) {
    open_curtain(page);
    page.press("1");
}

fn open_curtain_and_ask_why_not(page: &Page) {
    open_curtain(page);
    page.run("document.querySelector('.hand .card').click();", &[]);
}

fn open_curtain_and_pause(page: &Page) {
    open_curtain(page);
    sheet(page, "Pause");
}

fn choose_and_undo(page: &Page) {
    open_curtain(page);
    send_the_first(page);
    page.wait_for("the next", "document.querySelector('.curtain h2')?.innerText === 'Bo'");
    page.press("u");
}

fn send_the_first(page: &Page) {
    page.wait_for("the hand", LOOKING);
    page.press("1");
    page.press("Enter");
}

fn sheet(page: &Page, name: &str) {
    page.wait_for("the table", LOOKING);
    page.run("document.querySelector(`[aria-label=${arguments[0]}]`).click();", &[name.into()]);
}

/// A set-up for five people.
const FULL: &str = "person Ana\nperson Bo\nperson Chen\nperson Dita\nperson Emre\nstart:4\n";

/// Screens other than the table.
fn screens() -> Vec<Screen> {
    let torn = |at: usize| records::at_chip(2, &[0, 1], 2)[..at].to_owned();
    let whole = records::at_chip(2, &[0, 1], 2).len();
    vec![
        Screen::new("empty shelf", "", "document.querySelector('.cover')"),
        Screen::new("shelf with a table", "", "document.querySelector('.waiting li')")
            .of(records::at_chip(5, &ALL, 2)),
        Screen::new("shelf with a result", "", "document.querySelector('.waiting li')")
            .of(records::over(3, &[0])),
        Screen::new("shelf with a broken table", "", "document.querySelector('.waiting li')")
            .of("torn".into()),
        Screen::new("removing a table", "", DIALOG)
            .of(records::at_chip(5, &ALL, 2))
            .after(|page| page.tap(".waiting button")),
        Screen::new("set-up", "#/new/olympia2000", "document.querySelectorAll('.place-row').length === 4"),
        Screen::new(
            "full set-up",
            "#/new/olympia2000",
            "document.querySelectorAll('.place-row').length === 5",
        )
        .with("pentathlon/setup/olympia2000", FULL.to_owned()),
        Screen::new("settings", "#/settings", "document.querySelector('.settings')"),
        Screen::new("rules", "#/rules/olympia2000", "document.querySelector('.rules-text')"),
        Screen::new("nothing here", "#/nowhere", "document.querySelector('.nothing')"),
        Screen::new("no such table", "#/table/none", "document.querySelector('.nothing')"),
        Screen::new("torn table", "#/table/t", "document.querySelector('.nothing')").of(torn(whole - 8)),
        Screen::new("lost table", "#/table/t", "document.querySelector('.nothing')").of(torn(60)),
        Screen::new("podium", "#/table/t", "document.querySelector('.podium')").of(records::over(5, &[0])),
        Screen::new("podium of two", "#/table/t", "document.querySelector('.podium')")
            .of(records::over(2, &[0, 1])),
        Screen::new("replay", "#/replay/t", "document.querySelector('.replay-controls')")
            .of(records::over(5, &[0])),
        Screen::new(
            "replay by a seat",
            "#/replay/t",
            "document.querySelectorAll('.hand .card').length === 4",
        )
        .of(records::over(3, &[0]))
        .after(|page| choose(page, ".eyes select", "Ana")),
    ]
}

/// The table in each of its phases.
fn moments() -> Vec<Screen> {
    let five_at_athletes = || records::at_athletes(5, &ALL, 3);
    let two_at_deal = || records::at_deal(2, &[0, 1], 3);
    vec![
        Screen::table("first round", records::until(5, &[0], 3, |_| true), |_| {}, LOOKING),
        Screen::table("curtain of two", records::at_athletes(2, &[0, 1], 3), |_| {}, CURTAIN),
        Screen::table("curtain of five", five_at_athletes(), |_| {}, CURTAIN),
        Screen::table("athletes", five_at_athletes(), open_curtain, LOOKING),
        Screen::table("athlete selected", five_at_athletes(), open_curtain_and_select, CONFIRM),
        Screen::table("prizes", records::at_chip(5, &ALL, 3), open_curtain, LOOKING),
        Screen::table("prize selected", records::at_chip(5, &ALL, 3), open_curtain_and_select, CONFIRM),
        Screen::table("deal", records::at_deal(5, &ALL, 3), open_curtain, LOOKING),
        Screen::table("reason why not", two_at_deal(), open_curtain_and_ask_why_not, NOTICE),
        Screen::table("last rounds", records::at_athletes(5, &ALL, 9), open_curtain, LOOKING),
        Screen::table("alone", records::at_athletes(4, &[0], 3), |_| {}, LOOKING),
        Screen::table("a reveal", records::at_athletes(4, &[0], 3), send_the_first, SHOWING),
        Screen::table("log", records::at_athletes(4, &[0], 6), |page| sheet(page, "Log"), DIALOG),
        Screen::table(
            "rules over the table",
            records::at_athletes(4, &[0], 6),
            |page| sheet(page, "Rules"),
            DIALOG,
        ),
        Screen::table("pause", records::at_athletes(4, &[0], 6), |page| sheet(page, "Pause"), DIALOG),
        Screen::table("undo", records::at_athletes(4, &[0], 6), |page| sheet(page, "Undo"), DIALOG),
        Screen::table("pause of two", records::at_athletes(2, &[0, 1], 2), open_curtain_and_pause, DIALOG),
        Screen::table(
            "a secret choice to take back",
            records::at_athletes(2, &[0, 1], 2),
            choose_and_undo,
            TAKE_BACK,
        ),
        Screen::table(
            "an athlete, large",
            records::at_athletes(4, &[0], 6),
            |page| {
                page.wait_for("the table", LOOKING);
                page.run("document.querySelector('.line button').click();", &[]);
            },
            DIALOG,
        ),
        Screen::table(
            "what somebody has won",
            records::at_athletes(4, &[0], 6),
            |page| {
                page.wait_for("the table", LOOKING);
                page.run("document.querySelector('.badge').click();", &[]);
            },
            DIALOG,
        ),
        Screen::table(
            "played on elsewhere",
            records::at_athletes(4, &[0], 6),
            |page| {
                page.wait_for("the table", LOOKING);
                page.run(
                    "const key = 'pentathlon/table/t';
                    localStorage.setItem(key, `${localStorage.getItem(key)}# played on in another tab\n`);
                    dispatchEvent(new StorageEvent('storage', { key }));",
                    &[],
                );
            },
            "document.querySelector('main.table[data-phase=elsewhere]')",
        ),
    ]
}

/// Orc-lympics, in each of its phases.
fn village_games() -> Vec<Screen> {
    let of = |name, record: &str, steps, until| Screen::table(name, record.to_owned(), steps, until);
    let (draft, roster) = (
        include_str!("../records/orclympics-4-draft.txt"),
        include_str!("../records/orclympics-4-roster.txt"),
    );
    let (enter, back) =
        (include_str!("../records/orclympics-4-enter.txt"), include_str!("../records/orclympics-4-back.txt"));
    let (five, over) =
        (include_str!("../records/orclympics-5.txt"), include_str!("../records/orclympics-5-over.txt"));
    vec![
        Screen::new(
            "set-up of Orc-lympics",
            "#/new/orclympics",
            "document.querySelectorAll('.place-row').length >= 2",
        ),
        Screen::new("rules of Orc-lympics", "#/rules/orclympics", "document.querySelector('.rules-text')"),
        of("a card to keep", draft, select_the_first, CONFIRM),
        of("a team", roster, select_the_first, CONFIRM),
        of("cards to enter", enter, select_the_first, CONFIRM),
        of("a card to take back", back, select_the_first, CONFIRM),
        of("five who compete", five, open_curtain_and_select, CONFIRM),
        of("a curtain over a competition", five, |_| {}, CURTAIN),
        of("all cups won", over, |_| {}, "document.querySelector('.podium')"),
        of("a player, looked at", enter, |page| look_at(page, ".lane-who"), DIALOG),
        of("the seven competitions", enter, |page| look_at(page, ".row-look"), DIALOG),
    ]
}

/// Olympicards, in each of its phases.
fn nine_sports() -> Vec<Screen> {
    let of = |name, record: &str, steps, until| Screen::table(name, record.to_owned(), steps, until);
    let (two, four) =
        (include_str!("../records/olympicards-2.txt"), include_str!("../records/olympicards-4.txt"));
    let (turned, sail) = (
        include_str!("../records/olympicards-4-choose.txt"),
        include_str!("../records/olympicards-7-sail.txt"),
    );
    let (seven, over) =
        (include_str!("../records/olympicards-7.txt"), include_str!("../records/olympicards-7-over.txt"));
    vec![
        Screen::new(
            "set-up of Olympicards",
            "#/new/olympicards",
            "document.querySelectorAll('.place-row').length >= 2",
        ),
        Screen::new("rules of Olympicards", "#/rules/olympicards", "document.querySelector('.rules-text')"),
        of("a sport to play or to put off", turned, select_the_first, CONFIRM),
        of("a card to play", four, select_the_first, CONFIRM),
        of("cards to sail with", sail, select_the_first, CONFIRM),
        of("a lift for two", two, select_the_first, CONFIRM),
        of("seven who lift", seven, open_curtain_and_select, CONFIRM),
        of("a curtain over a sport", seven, |_| {}, CURTAIN),
        of("nine sports over", over, |_| {}, "document.querySelector('.podium')"),
        of("everybody, looked at", four, |page| look_at(page, ".track .covering"), DIALOG),
        of("the nine sports", four, |page| look_at(page, ".programme .covering"), DIALOG),
    ]
}

/// Olympics, in each of its phases.
fn five_events() -> Vec<Screen> {
    let of = |name, record: &str, steps, until| Screen::table(name, record.to_owned(), steps, until);
    let (bid, take) =
        (include_str!("../records/olympics-2-bid.txt"), include_str!("../records/olympics-5-take.txt"));
    let last = include_str!("../records/olympics-2-end.txt");
    vec![
        of("a card to bid", bid, select_the_first, CONFIRM),
        of("a pair to take", take, select_the_first, CONFIRM),
        of("the last card to invest", last, select_the_first, CONFIRM),
        of("an event, looked at", last, |page| look_at(page, ".olympics-event"), DIALOG),
    ]
}

fn select_the_first(page: &Page) {
    page.wait_for("the hand", LOOKING);
    page.press("1");
}

fn look_at(page: &Page, css: &str) {
    page.wait_for("the hand", LOOKING);
    page.run("document.querySelector(arguments[0]).click();", &[css.into()]);
}

/// Settings that switch off all motion.
const STEP: &str = "pace=step";

/// Waits until colours and positions are final.
fn wait_until_still(page: &Page) {
    page.wait_for(
        "everything to stand still",
        "await (async () => {
           for (let frame = 0; frame < 3; frame++) {
             await new Promise(requestAnimationFrame);
             if (document.getAnimations().some((one) => one.playState === 'running')) return false;
           }
           return true;
         })()",
    );
}

fn check_with_axe(screens: Vec<Screen>) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for screen in screens {
        let sizes = [Look::PHONE.still(), Look::TABLET.still()];
        for (index, look) in sizes.into_iter().flat_map(|size| [size, size.dark()]).enumerate() {
            page.look(look);
            if index == 0 {
                screen.enter(&page, STEP);
            }
            let colours = if look.dark { "dark" } else { "light" };
            page.wait_for("the colours", &format!("document.documentElement.dataset.theme === '{colours}'"));
            wait_until_still(&page);
            let found = if look.dark { page.contrast_faults() } else { page.accessibility_faults() };
            for fault in found {
                faults
                    .entry(fault)
                    .or_default()
                    .push(format!("{}, {} px, {colours}", screen.name, look.width));
            }
        }
    }
    let told: Vec<String> =
        faults.iter().map(|(fault, screens)| format!("{fault}\n    on: {}", screens.join("; "))).collect();
    assert!(told.is_empty(), "axe finds:\n{}", told.join("\n"));
    page.close();
}

#[test]
fn axe_finds_nothing_on_any_screen() {
    check_with_axe(screens());
}

#[test]
fn axe_finds_nothing_at_the_table() {
    check_with_axe(moments());
}

#[test]
fn axe_finds_nothing_at_the_village_games() {
    check_with_axe(village_games());
}

#[test]
fn axe_finds_nothing_at_the_nine_sports() {
    check_with_axe(nine_sports());
}

#[test]
fn axe_finds_nothing_at_the_five_events() {
    check_with_axe(five_events());
}

#[test]
fn the_village_games_are_seen_at_one_glance() {
    const PUBLIC: [&str; 5] = [".progress", "nav .button", ".row-look", ".lane", ".curtain h2"];
    const ASKED: [&str; 4] = ["#prompt", ".ask p", ".race-card", ".acts button"];
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for table in village_games().into_iter().filter(|table| table.until == CONFIRM || table.until == CURTAIN)
    {
        table.enter(&page, STEP);
        for look in AT_ONE_GLANCE.into_iter().chain([Look::PHONE]) {
            page.look(look.still());
            page.wait_for("the screen", &format!("innerWidth === {}", look.width));
            wait_until_still(&page);
            for css in PUBLIC.iter().chain(&ASKED) {
                // A missing element belongs to another phase.
                let there = |fault: &String| !fault.starts_with("there is no");
                for fault in sight::not_in_sight(&page, css).into_iter().filter(there) {
                    faults.push(format!("{}, {}x{}: {fault}", table.name, look.width, look.height));
                }
            }
        }
    }
    assert!(faults.is_empty(), "Not in sight:\n{}", faults.join("\n"));
    page.close();
}

fn check_narrow(look: Look, settings: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, look.still());
    let mut faults = Vec::new();
    for screen in screens().into_iter().chain(moments()).chain(village_games()).chain(nine_sports()) {
        screen.enter(&page, settings);
        let wide = sight::too_wide(&page);
        if !wide.is_empty() {
            faults.push(format!("{}: {}", screen.name, wide.join(", ")));
        }
    }
    assert!(faults.is_empty(), "At {} px there is too much:\n{}", look.width, faults.join("\n"));
    page.close();
}

#[test]
fn at_320_pixels_nobody_scrolls_sideways() {
    check_narrow(Look::NARROWEST, STEP);
}

#[test]
fn with_very_large_text_nobody_scrolls_sideways_on_a_phone() {
    check_narrow(Look::PHONE, "pace=step text=huge");
}

/// The sizes at which all public elements fit on the screen.
const AT_ONE_GLANCE: [Look; 3] = [Look::sized(360, 640), Look::TABLET_UPRIGHT, Look::TABLET];

/// Problems found at tables of two and of five, in every phase, at each of these sizes; each with its place.
#[derive(Default)]
struct Glances {
    out_of_sight: Vec<String>,
    cut_off: Vec<String>,
}

/// Computed once, for the two tests below.
static GLANCES: LazyLock<Glances> = LazyLock::new(|| {
    // A name on the result board may be shortened, because tapping it enlarges the card.
    const WORDS: &str =
        ".progress, .badge, .column, .prize, .line-place, .prompt, .status, .offer, .hand .card";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut found = Glances::default();
    for people in [&ALL[..2], &ALL] {
        let seats = people.len();
        let athletes = records::at_athletes(seats, people, 3);
        let chip = records::at_chip(seats, people, 3);
        let deal = records::at_deal(seats, people, 3);
        let alone = records::at_athletes(seats, &[0], 3);
        let tables = [
            Screen::table("curtain", athletes.clone(), |_| {}, CURTAIN),
            Screen::table("athletes", athletes.clone(), open_curtain, LOOKING),
            Screen::table("athlete selected", athletes, open_curtain_and_select, CONFIRM),
            Screen::table("prizes", chip.clone(), open_curtain, LOOKING),
            Screen::table("prize selected", chip, open_curtain_and_select, CONFIRM),
            Screen::table("deal", deal, open_curtain, LOOKING),
            Screen::table("reveal", alone, send_the_first, SHOWING),
        ];
        for table in tables {
            table.enter(&page, STEP);
            for look in AT_ONE_GLANCE {
                page.look(look.still());
                page.wait_for("the screen", &format!("innerWidth === {}", look.width));
                wait_until_still(&page);
                let place = format!("{seats} seats, {}, {}x{}", table.name, look.width, look.height);
                let note = |found: &mut Vec<String>, faults: Vec<String>| {
                    found.extend(faults.into_iter().map(|fault| format!("{place}: {fault}")));
                };
                let asked: &[&str] = match table.name {
                    "curtain" => &[".curtain h2", ".hold"],
                    "reveal" => &[".entrant", ".status .button"],
                    selected if selected.ends_with("selected") => &["#prompt", ".confirm"],
                    _ => &["#prompt"],
                };
                let public = [".progress", "nav .button", ".badge", ".column", ".prize", ".result .line"];
                // While the athletes are turned over, they cover the board.
                let on_the_board = |css: &&str| [".column", ".prize", ".result .line"].contains(css);
                let staged = table.name == "reveal";
                for css in public.iter().filter(|css| !(staged && on_the_board(css))).chain(asked) {
                    note(&mut found.out_of_sight, sight::not_in_sight(&page, css));
                }
                note(&mut found.cut_off, sight::cut_off_texts(&page, WORDS));
            }
        }
    }
    page.close();
    found
});

#[test]
fn everything_public_and_what_is_asked_are_seen_without_scrolling() {
    assert!(GLANCES.out_of_sight.is_empty(), "Not in sight:\n{}", GLANCES.out_of_sight.join("\n"));
}

#[test]
fn no_word_of_what_is_public_is_cut_off() {
    assert!(GLANCES.cut_off.is_empty(), "Cut off:\n{}", GLANCES.cut_off.join("\n"));
}

#[test]
fn whatever_is_touched_is_large_enough_for_a_finger() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let mut faults = Vec::new();
    for screen in screens().into_iter().chain(moments()).chain(village_games()).chain(nine_sports()) {
        for look in [Look::PHONE, Look::TABLET, Look::sized(360, 640)] {
            page.look(look.still());
            if look == Look::PHONE {
                screen.enter(&page, STEP);
            }
            page.wait_for("the screen", &format!("innerWidth === {}", look.width));
            for fault in sight::too_small_to_touch(&page) {
                faults.push(format!("{}, {}x{}: {fault}", screen.name, look.width, look.height));
            }
        }
    }
    assert!(faults.is_empty(), "Too small to touch:\n{}", faults.join("\n"));
    page.close();
}
