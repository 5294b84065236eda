//! The preview of a link or a record, before it is saved on this device.

use super::namesakes::namesakes;
use super::pasted::decoded;
use crate::browser::{focus_when_drawn, folded_name, go, go_instead, is_same_name};
use crate::contract::{GameTable, name};
use crate::games;
use crate::messages::{screens, share};
use crate::route::Route;
use crate::saves::guests::{self, Guest, Who};
use crate::saves::{self, guest_from_elsewhere, people, person_names};
use crate::screens::nothing_here;
use crate::screens::set_up::invitation::{Invitation, invitation_with, learn_first};
use crate::screens::set_up::names::with_distinct_names;
use crate::screens::set_up::new_table::{save_copy, save_new};
use crate::screens::set_up::stored_set_up::StoredSetUp;
use crate::screens::story::watch_replay;
use crate::screens::table::corrupt::why;
use crate::session::unsaved;
use crate::ui::{derived_text, dynamic_if, on_tap, on_value, shortened};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Seat};
use pentathlon_engine::table::{Challenge, LinkError, Linked, Note, Player, PlayerKind, RecordError};
use std::collections::BTreeMap;

/// The preview of a link.
pub fn linked(game: &str, letters: &str) -> AnyView {
    let Some(ui) = games::game_ui(game) else { return nothing_here(screens::no_such_game()) };
    match ui.read_link(&decoded(letters)) {
        Ok(Linked { table, challenge }) => {
            let here = if challenge.is_none() { saves::id_of_record(&table.record()) } else { None };
            let Some(id) = here else { return preview(table, None, Origin::Link(challenge)) };
            go_instead(&Route::Table(id).address());
            ().into_any()
        }
        Err(error) => {
            let why = match error {
                LinkError::TooLong | LinkError::Damaged => share::fault_link(),
                LinkError::Newer => share::fault_link_newer(),
                LinkError::OtherRules => share::fault_link_rules(),
                LinkError::Impossible(_) => share::fault_table(),
            };
            nothing_here(&screens::sentences(share::link_refused(), why))
        }
    }
}

/// Where a table comes from that is not on this device yet.
#[derive(Clone, Copy)]
pub enum Origin {
    /// A file or a text.
    File,
    /// A link, which may challenge whoever opens it.
    Link(Option<Challenge>),
}

/// How such a table is saved.
#[derive(Clone, Copy)]
struct Keeping {
    /// Whether somebody has sent it.
    is_sent: bool,
    /// What is said once it is saved.
    kept: RwSignal<Option<&'static str>>,
    /// Saves it for whoever has called themselves so.
    keep: Callback<String>,
}

/// The preview of a table that is not on this device yet.
pub fn preview(table: Box<dyn GameTable>, fault: Option<&RecordError>, origin: Origin) -> AnyView {
    let (is_sent, challenge) = match origin {
        Origin::Link(challenge) => (true, challenge),
        Origin::File => (false, None),
    };
    let ui = table.ui();
    let broken = fault.map(|fault| screens::sentences(&why(fault), share::preview_fault()));
    // A challenge has no past.
    let can_watch = fault.is_none() && challenge.is_none() && !table.is_empty();
    let is_watched = RwSignal::new(false);
    // Who saves a finished game is still to watch it: its table would tell the end.
    let stays = is_sent && can_watch && table.awaiting() == Awaiting::Over;
    let kept = RwSignal::new(None::<&'static str>);
    let table = StoredValue::new(table);
    let same = RwSignal::new(BTreeMap::new());
    let keep = move |called: String| {
        if kept.get_untracked().is_some() {
            return;
        }
        let same = same.get_untracked();
        let Some(id) = table.try_update_value(|table| save(table.as_mut(), challenge, &called, &same)) else {
            return;
        };
        kept.set(Some(saves::failure(&id).map_or_else(share::preview_kept, unsaved)));
        if !stays {
            go(&Route::Table(id).address());
        }
        focus_when_drawn(&[".invitation .bar .primary"]);
    };
    dynamic_if(move || {
        let is_watched_now = is_watched.get();
        table.with_value(|table| {
            if is_watched_now {
                let copy = ui.read(&table.record()).ok()?.table;
                let back = button("button", share::preview_back(), move || is_watched.set(false));
                return Some(watch_replay(copy, back));
            }
            let watch = can_watch
                .then(|| button("primary big", screens::watch_replay(), move || is_watched.set(true)));
            Some(draw_preview(
                table.as_ref(),
                broken.clone(),
                challenge,
                watch,
                same,
                Keeping { is_sent, kept, keep: Callback::new(keep) },
            ))
        })
    })
    .into_any()
}

/// Saves a table that came from elsewhere, for whoever called themselves so, and returns its id. `same` says which of its names are
/// people of this device.
fn save(
    table: &mut dyn GameTable,
    challenge: Option<Challenge>,
    called: &str,
    same: &BTreeMap<String, String>,
) -> String {
    let id = if let Some(Challenge { seat, points }) = challenge {
        table.rename(seat, called);
        make_names_distinct(table);
        table.note(Note::Beat(points));
        save_new(table, &[])
    } else {
        save_copy(table)
    };
    // Whoever accepts a challenge has said who they are; nobody else has.
    let typed = challenge.filter(|_| !Player::new(called, PlayerKind::Person).name().is_empty());
    let typed = typed.and_then(|challenge| table.players().get(challenge.seat.index()));
    let people = people::all();
    let guest = |name: String| match typed {
        Some(player) if player.name() == name => {
            people::find_among(&people, &name).is_none().then_some(Guest { name, who: Who::Typed })
        }
        _ => guest_from_elsewhere(&people, &name, same.get(&name), folded_name),
    };
    let names = person_names(table.players());
    guests::save(&id, &names.into_iter().filter_map(guest).collect::<Vec<Guest>>());
    id
}

/// Numbers the players who are called as another one.
fn make_names_distinct(table: &mut dyn GameTable) {
    let players = table.players().iter().zip(0..);
    let players =
        players.map(|(player, seat)| Player::new(player.name_in(Seat(seat)), player.kind)).collect();
    for (player, seat) in with_distinct_names(players, is_same_name).iter().zip(0..) {
        table.rename(Seat(seat), player.name());
    }
}

fn button(class: &'static str, word: &'static str, act: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! { <button type="button" class=class on:click=on_tap(act)>{word}</button> }.into_any()
}

/// The lesson, for somebody who has neither followed it nor set up the game.
fn learn(game: &str) -> Option<AnyView> {
    learn_first(game).filter(|_| StoredSetUp::of(game).is_none())
}

/// What is known of the table, without its result, and a way to keep it.
fn draw_preview(
    table: &dyn GameTable,
    broken: Option<String>,
    challenge: Option<Challenge>,
    watch: Option<AnyView>,
    same: RwSignal<BTreeMap<String, String>>,
    keeping: Keeping,
) -> AnyView {
    let Keeping { is_sent, kept, keep } = keeping;
    let why = if is_sent { share::preview_invite() } else { share::preview_why() };
    let info = table.info();
    let players = table.players().to_vec();
    let progress = (challenge.is_none() && table.awaiting() != Awaiting::Over)
        .then(|| share::preview_unfinished(&table.public().progress()));
    let (overline, title, words, remark) = match challenge {
        Some(Challenge { seat, points }) => {
            let title = share::challenge_title(&name(&players, seat), points);
            (
                Some(info.title.to_owned()),
                title,
                vec![share::challenge_text().to_owned()],
                share::challenge_why(),
            )
        }
        None => {
            let branch = table.branched_at().map(screens::no_result);
            let words = [progress, branch].into_iter().flatten().collect();
            (None, share::preview_title(info.title), words, why)
        }
    };
    let called = RwSignal::new(String::new());
    let more = match challenge {
        Some(_) => view! {
            <div class="field">
                <label class="field">
                    <span>{share::challenge_name()}</span>
                    <input type="text" autocomplete="off" dir="auto" maxlength="64" on:input=on_value(move |name| called.set(name)) />
                </label>
                {shortened(called)}
            </div>
        }
        .into_any(),
        None => {
            let names = vec![person_names(&players)];
            dynamic_if(move || kept.get().is_none().then(|| namesakes(names.clone(), same))).into_any()
        }
    };
    let broken = broken.map(|why| view! { <p class="trouble" role="alert">{why}</p> }.into_any());
    let players =
        players.iter().zip(0..).map(|(player, seat)| (name(&players, Seat(seat)), player.clone())).collect();
    // Whoever is called as a person here need not be that person.
    let people = Vec::new();
    let of =
        Invitation { game: Some(info.id), overline, title, words, players, people, remark: Some(remark) };
    // A game is watched first, and saved second.
    let (class, word) = match challenge {
        Some(_) => ("primary big", share::challenge_play()),
        None if watch.is_some() => ("button", share::preview_keep()),
        None => ("primary big", share::preview_keep()),
    };
    let said = move || kept.get().unwrap_or_default().to_owned();
    let keep = dynamic_if(move || {
        kept.get().is_none().then(|| button(class, word, move || keep.run(called.get_untracked())))
    });
    let learn = challenge.and_then(|_| learn(info.id));
    let buttons = view! { {learn} {keep} {watch} }.into_any();
    let more = view! { {broken} {more} <p role="status">{derived_text(said)}</p> };
    invitation_with(of, more.into_any(), buttons)
}
