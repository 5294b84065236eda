//! Two tables that differ only in what a viewer does not know look identical to this viewer.
//!
//! Two cards of a deal are exchanged, and the same actions are played at both tables. As long as the engine's view is
//! the same for a viewer, the page must be the same, too: every word, class, key and label. A viewer with a different
//! view sees a different page.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Awaiting, Deal as _, Level, Seat, Setup as _, Viewer};
use pentathlon_engine::table::{Entry, Frame, Handover, NextUp, Player, PlayerKind, Source, Table};

use crate::chance;
use crate::game::{ASKING, AT_ONCE};
use crate::records;
use crate::rotation::everything;

pub const NAMES: [&str; 4] = ["Ana", "Bo", "Chen", "Dita"];
pub const ID: &str = "twin";

/// A table of three people and a computer.
pub fn open<R: Game>(deal: R::Deal) -> Option<Table<R>> {
    let setup = R::Setup::new(NAMES.len(), "").expect("four can play");
    let player = |(seat, name): (usize, &&str)| {
        Player::new(name, if seat == 1 { PlayerKind::Computer(Level::Regular) } else { PlayerKind::Person })
    };
    Table::open(setup, NAMES.iter().enumerate().map(player).collect(), Source::Deal(deal)).ok()
}

/// The text without the links to the style sheets of games, which are loaded in the background.
fn without_sheets(html: &str) -> String {
    let mut parts = html.split("<link data-sheet");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |html, part| html + part.split_once('>').map_or(part, |(_, rest)| rest))
}

/// The words of a text, and the text between them.
fn words(text: &str) -> Vec<&str> {
    text.split_inclusive([' ', ',', '/', ':']).collect()
}

fn bare(word: &str) -> &str {
    word.trim_end_matches([' ', ',', '/', ':'])
}

/// The text with these two words exchanged everywhere.
fn renamed(text: &str, [one, other]: [&str; 2]) -> String {
    let new = |word: &str| {
        let (name, rest) = word.split_at(bare(word).len());
        let name = if name == one {
            other
        } else if name == other {
            one
        } else {
            name
        };
        format!("{name}{rest}")
    };
    words(text).into_iter().map(new).collect()
}

/// The same log with two cards of the deal exchanged, if a viewer cannot tell the difference.
fn twin<R: Game>(table: &Table<R>, deal: &str, viewer: Viewer, chance: &mut Chance) -> Option<Table<R>> {
    let all = words(deal);
    let pick = |chance: &mut Chance| chance.below(all.len() as u32) as usize;
    let (one, other) = (pick(chance), pick(chance));
    let cards = [bare(all[one]), bare(all[other])];
    if cards[0] == cards[1] {
        return None;
    }
    let mut exchanged = all.clone();
    let put = |place: usize, card: &str| format!("{card}{}", &all[place][bare(all[place]).len()..]);
    let (new_one, new_other) = (put(one, cards[1]), put(other, cards[0]));
    (exchanged[one], exchanged[other]) = (&new_one, &new_other);
    let exchanged: R::Deal = exchanged.concat().parse().ok()?;
    let (mut here, mut there) = (open::<R>(deal.parse().ok()?)?, open::<R>(exchanged)?);
    if here.view(viewer) != there.view(viewer) {
        return None;
    }
    for &Entry { seat, action, at_ms } in table.entries() {
        here.act(seat, action, at_ms).expect("it was legal");
        let told = here.last_frames(viewer);
        // The holder of one card now has the other one, and plays it in the same way.
        let acted = there.act(seat, action, at_ms).or_else(|why| {
            let other = renamed(&action.to_string(), cards).parse().map_err(|_| why)?;
            there.act(seat, other, at_ms)
        });
        acted.ok()?;
        let told_there = there.last_frames(viewer);
        let same = |(one, other): (&Frame<R>, &Frame<R>)| one.event == other.event && one.view == other.view;
        let is_same = told.len() == told_there.len() && told.iter().zip(&told_there).all(same);
        if !is_same || here.view(viewer) != there.view(viewer) {
            return None;
        }
    }
    Some(there)
}

/// Finds a twin that another viewer can tell apart from the table.
pub fn twin_for<R: Game>(
    table: &Table<R>,
    deal: &str,
    viewer: Viewer,
    tells: Viewer,
    chance: &mut Chance,
) -> Option<Table<R>> {
    (0..1000).find_map(|_| {
        let twin = twin(table, deal, viewer, chance)?;
        (twin.view(tells) != table.view(tells)).then_some(twin)
    })
}

/// Opens a table, before the curtain is opened.
#[track_caller]
fn open_table(page: &Page, record: &str) {
    page.begin_at(&format!("#/table/{ID}"), &[(&records::key(ID), record), AT_ONCE]);
    // Or an open choice.
    page.wait_for(
        "the curtain",
        "document.querySelector('[data-phase=curtain] .hold, [data-phase=asking] .open-hand')",
    );
}

/// Opens a table, and the curtain.
#[track_caller]
pub fn open_hand<R: Game>(page: &Page, table: &Table<R>) {
    open_table(page, &table.to_string());
    open_curtain(page);
}

/// Opens the curtain of a table that is shown.
#[track_caller]
fn open_curtain(page: &Page) {
    page.run("document.querySelector('.open-hand')?.click();", &[]);
    page.wait_for("the curtain", "document.querySelector('[data-phase=curtain] .hold')");
    page.run("document.querySelector('.hold').click();", &[]);
    page.wait_for("the hand", ASKING);
}

/// Waits until the document and the focus stay the same for some frames: the focus, a frame around a card or a sentence for screen
/// readers comes a moment after what it is about.
const SETTLE: &str = "
    const state = () => [document.documentElement.outerHTML, document.activeElement];
    let [was, same] = [state(), 0];
    while (same < 4) {
        await new Promise((go) => requestAnimationFrame(go));
        const is = state();
        same = is.every((part, at) => part === was[at]) ? same + 1 : 0;
        was = is;
    }";

/// Everything on the page once it is at rest, without the code of the deal: the code commits to hidden cards, too, so it has
/// to differ, and nobody can read them from it.
#[track_caller]
pub fn at_rest<R: Game>(page: &Page, table: &Table<R>) -> String {
    page.wait_for("rest", "!document.getAnimations().length && !document.querySelector('.fetching')");
    page.run(SETTLE, &[]);
    without_sheets(&page.everything()).replace(&table.commitment().to_string(), "")
}

/// Everything on the page behind the curtain, and then for the viewer who opens it.
#[track_caller]
fn closed_and_opened<R: Game>(page: &Page, table: &Table<R>) -> [String; 2] {
    open_table(page, &table.to_string());
    let closed = at_rest(page, table);
    open_curtain(page);
    [closed, at_rest(page, table)]
}

/// The place where two texts begin to differ.
pub fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let (from, to) = (at.saturating_sub(120), (at + 120).min(text.len()));
        String::from_utf8_lossy(text.as_bytes().get(from..to).unwrap_or_default()).into_owned()
    };
    format!("…{}…\nand\n…{}…", around(one), around(other))
}

#[track_caller]
fn looks_the_same_with_two_unknown_cards_exchanged<R: Game>() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut chance = chance::seeded(33, Stream::Decoration);
    let (mut by_all, mut by_one, mut told_apart) = (0, 0, 0);
    let setup = R::Setup::new(NAMES.len(), "").expect("four can play");
    let deal = R::Deal::draw(&setup, &mut chance::seeded(34, Stream::Deal)).to_string();
    let mut table = open::<R>(deal.parse().unwrap_or_else(|_| panic!("{deal}"))).expect("it can be dealt");
    let mut next = 0;
    while table.awaiting() != Awaiting::Over {
        // A reopened table has the same prompt as a new one.
        let stage = Handover::new(table.people(), NAMES.len()).next_up(table.awaiting());
        if let NextUp::Curtain { seat, .. } = stage
            && table.len() >= next
            // The only possible action is performed without asking, and then somebody else is asked.
            && table.legal(seat).len() > 1
        {
            // Every so many actions; more often with `--all`.
            next = table.len() + if everything() { 11 } else { 19 };
            let (everybody, who_looks) = (Viewer::Table, Viewer::Seat(seat));
            let [closed_here, opened_here] = closed_and_opened(&page, &table);
            if let Some(twin) = twin_for(&table, &deal, everybody, who_looks, &mut chance) {
                let [closed_there, opened_there] = closed_and_opened(&page, &twin);
                let (here, there) = (&closed_here, &closed_there);
                assert!(
                    here == there,
                    "behind the curtain:\n{}\nat\n{table}\nand\n{twin}",
                    difference(here, there)
                );
                // What a player remembers need not be on the screen.
                told_apart += usize::from(opened_here != opened_there);
                by_all += 1;
            }
            let others = Seat::all(NAMES.len()).filter(|&other| other != seat).map(Viewer::Seat);
            let twin =
                others.into_iter().find_map(|other| twin_for(&table, &deal, who_looks, other, &mut chance));
            if let Some(twin) = twin {
                let (here, [_, there]) = (&opened_here, closed_and_opened(&page, &twin));
                assert!(
                    *here == there,
                    "{seat} looks:\n{}\nat\n{table}\nand\n{twin}",
                    difference(here, &there)
                );
                by_one += 1;
            }
        }
        let seat = table.awaiting().seats().first().expect("somebody is asked");
        let action = *chance.pick(&table.legal(seat)).expect("a seat that is asked has a legal action");
        let at_ms = 1000 * table.len() as u64;
        table.act(seat, action, at_ms).expect("it is legal");
    }
    assert!(by_all > 1 && by_one > 0, "{by_all} pairs were the same to all, {by_one} to one");
    assert!(told_apart > 0, "a viewer who knows more should tell at least one of {by_all} pairs apart");
    page.close();
}

/// The test of each game, so that they run in parallel.
macro_rules! tests {
    ($($game:ident $rules:ident),*) => {
        $(mod $game {
            use pentathlon_engine::games::$game::$rules;

            #[test]
            fn looks_the_same_with_two_unknown_cards_exchanged() {
                super::looks_the_same_with_two_unknown_cards_exchanged::<$rules>();
            }
        })*
    };
}

pentathlon_engine::for_each_game!(tests);
