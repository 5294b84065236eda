//! Two tables that differ only in what a viewer does not know look identical to this viewer wherever else they are shown: on
//! the shelf, in the hall, on the board of an event, in a hint, and on a picture to share.
//!
//! What is asked for costly moves is compared natively: `engine/tests/costly.rs`.

use pentathlon_browser::shared::PREVIEW;
use pentathlon_browser::tournaments::{AT_BOARD, ID as EVENT, saved};
use pentathlon_browser::{Look, Page, Site, labelled, said};
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Awaiting, Deal as _, Seat, Setup as _, Viewer};
use pentathlon_engine::table::{Handover, NextUp, Note, Table};
use pentathlon_engine::tournament::{Listed, Order, Round, Tournament};

use super::exchanged::{ID, NAMES, at_rest, difference, open, open_hand, twin_for};
use crate::chance;
use crate::game::AT_ONCE;
use crate::records;
use crate::rotation::everything;

/// The screens that show a game that goes on to everybody, and what they have when they are drawn.
const PLACES: [(&str, &str); 3] =
    [("#/", ".tables.unfinished"), ("#/hall", "main.hall"), (AT_BOARD, "main.tournament")];

/// An event of this game and another one, whose first game is this table.
fn event<R: Game>(table: &Table<R>) -> String {
    let game = R::Setup::INFO.id.to_owned();
    let deal = table.commitment().to_string();
    let listed = |game: String| Listed { game, options: String::new() };
    let other = if game == "olympics" { "olympia2000" } else { "olympics" };
    let event = Tournament {
        participants: table.players().iter().cloned().map(Into::into).collect(),
        programme: vec![listed(game.clone()), listed(other.to_owned())],
        rounds: vec![Round { game, table: ID.to_owned(), deal, is_given_up: false }],
        ..saved(NAMES.len(), 1, 0, false, Order::EasyToHard).tournament
    };
    event.to_string()
}

/// Everything at a place once it is at rest, without the code of the deal.
#[track_caller]
fn all_at<R: Game>(page: &Page, (place, drawn): (&str, &str), table: &Table<R>) -> String {
    let (key, event_key) = (records::key(ID), format!("pentathlon/tournament/{EVENT}"));
    let (record, event) = (table.to_string(), event(table));
    // The tables of an event are not on the shelf.
    let event = (place == AT_BOARD).then_some((&*event_key, &*event));
    let stored: Vec<(&str, &str)> = [(&*key, &*record), AT_ONCE].into_iter().chain(event).collect();
    page.begin_at(place, &stored);
    page.wait_for(place, &format!("document.querySelector('{drawn}')"));
    at_rest(page, table)
}

/// Everything on the page with a hint for whoever looks.
#[track_caller]
fn with_hint<R: Game>(page: &Page, table: &Table<R>) -> String {
    open_hand(page, table);
    page.tap(&labelled(said("screens", "hint")));
    page.wait_for("a hint", "document.querySelector('.hint.placed .hint-best')");
    // Where the rules decide there are no figures.
    if page.holds("document.querySelector('.hint-choices [aria-expanded]')") {
        page.tap(".hint-choices [aria-expanded]");
        page.wait_for("its figures", "document.querySelector('.hint.placed .hint-numbers li')");
    }
    at_rest(page, table)
}

/// The picture of a game that is over.
#[track_caller]
fn picture<R: Game>(page: &Page, table: &Table<R>) -> String {
    page.begin_at(&format!("#/table/{ID}"), &[(&records::key(ID), &table.to_string()), AT_ONCE]);
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    page.tap_named(".podium-actions button", said("screens", "share"));
    page.wait_for("the picture", &format!("{PREVIEW}?.naturalWidth === 1200"));
    let picture = page.run(&format!("return {PREVIEW}.src + {PREVIEW}.alt;"), &[]);
    picture.as_str().unwrap_or_default().to_owned()
}

/// The same for both tables.
#[track_caller]
fn assert_same<R: Game>(what: &str, tables: [&Table<R>; 2], shown: impl Fn(&Table<R>) -> String) {
    let [here, there] = tables.map(shown);
    assert!(here == there, "{what}:\n{}\nat\n{}\nand\n{}", difference(&here, &there), tables[0], tables[1]);
}

/// Plays by chance until `is_there` finds something.
fn play_until<R: Game, T>(
    table: &mut Table<R>,
    chance: &mut Chance,
    is_there: impl Fn(&Table<R>, &mut Chance) -> Option<T>,
) -> Option<T> {
    loop {
        if let Some(found) = is_there(table, chance) {
            return Some(found);
        }
        let seat = table.awaiting().seats().first()?;
        let action = *chance.pick(&table.legal(seat)).expect("a seat that is asked has a legal action");
        table.act(seat, action, 1000 * table.len() as u64).expect("it is legal");
    }
}

/// The person for whom a curtain waits, and who then has a choice.
fn who_looks<R: Game>(table: &Table<R>) -> Option<Seat> {
    let stage = Handover::new(table.people(), NAMES.len()).next_up(table.awaiting());
    let NextUp::Curtain { seat, .. } = stage else { return None };
    (table.legal(seat).len() > 1).then_some(seat)
}

#[track_caller]
fn looks_the_same_elsewhere<R: Game>() {
    /// The moment is in the middle of a game.
    const FIRST: usize = 8;
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut chance = chance::seeded(35, Stream::Decoration);
    let setup = R::Setup::new(NAMES.len(), "").expect("four can play");
    let deal = R::Deal::draw(&setup, &mut chance::seeded(36, Stream::Deal)).to_string();
    let mut table = open::<R>(deal.parse().unwrap_or_else(|_| panic!("{deal}"))).expect("it can be dealt");
    table.note(Note::Hints);

    let to_all = play_until(&mut table, &mut chance, |table, chance| {
        let seat = who_looks(table).filter(|_| table.len() >= FIRST)?;
        twin_for(table, &deal, Viewer::Table, Viewer::Seat(seat), chance)
    });
    let twin = to_all.expect("somebody knows more than all");
    for place in PLACES {
        assert_same(place.0, [&table, &twin], |table| all_at(&page, place, table));
    }

    if R::RACE.is_none() {
        let to_one = play_until(&mut table, &mut chance, |table, chance| {
            let seat = who_looks(table)?;
            let mut others = Seat::all(NAMES.len()).filter(|&other| other != seat).map(Viewer::Seat);
            let mut twin =
                others.find_map(|other| twin_for(table, &deal, Viewer::Seat(seat), other, chance))?;
            twin.note(Note::Hints);
            Some(twin)
        });
        let twin = to_one.expect("others know what one does not");
        assert_same("hint", [&table, &twin], |table| with_hint(&page, table));
    }

    // In some games everything is shown in the end.
    let at_end = play_until(&mut table, &mut chance, |table, chance| {
        (table.awaiting() == Awaiting::Over).then(|| {
            let all = [Viewer::Seat(Seat(0)), Viewer::Open];
            all.into_iter().find_map(|tells| twin_for(table, &deal, Viewer::Table, tells, chance))
        })
    });
    if let Some(twin) = at_end.flatten() {
        assert_same("picture", [&table, &twin], |table| picture(&page, table));
    }
    page.close();
}

/// The test of each game, so that they run in parallel; without `--all` only of the two with most to tell apart: the race, and
/// the one whose cards exist twice.
macro_rules! tests {
    ($($game:ident $rules:ident),*) => {
        $(mod $game {
            use pentathlon_engine::games::$game::$rules;

            #[test]
            fn looks_the_same_elsewhere_with_two_unknown_cards_exchanged() {
                if ["olympikos", "olympicards"].contains(&stringify!($game)) || super::everything() {
                    super::looks_the_same_elsewhere::<$rules>();
                }
            }
        })*
    };
}

pentathlon_engine::for_each_game!(tests);
