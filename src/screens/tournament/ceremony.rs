//! The end of a tournament: the emblem of each game lights up with its places, then everybody is called to the podium, and
//! the champion last.

use super::begin::begin_again;
use super::board::Board;
use super::course::Course;
use super::picture::places;
use super::points::all_points;
use super::share::share_dialog;
use crate::messages::tournament as messages;
use crate::screens::arch::arch;
use crate::screens::table::podium::of_day::of_day;
use crate::screens::table::podium::steps::{MedalSounds, beat_ms, podium_places, podium_steps};
use crate::settings::settings;
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::tournament::{Decision, decision};

/// How long each emblem lights up before the next one, in milliseconds.
const EMBLEM_MS: usize = 700;

/// The ceremony. A tap or a key anywhere ends it; its buttons work meanwhile.
pub fn ceremony(board: Board, course: &Course, standing: &Standing) -> AnyView {
    let emblems: Vec<AnyView> = course
        .over()
        .enumerate()
        .map(|(index, (round, ranks))| {
            view! {
                <li data-game=round.game.clone() style:--e=index.to_string()>
                    {arch(&round.game)}
                    <b>{title_of(&round.game)}</b>
                    <span>{places(course, ranks)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let champions: Vec<Seat> = standing.winners().collect();
    let has_champion = !emblems.is_empty();
    let title = match champions.as_slice() {
        _ if !has_champion => messages::no_champion().to_owned(),
        [one] => messages::champion_is(&course.name(*one)),
        several => messages::champions_are(&course.names(several.iter().copied())),
    };
    let stands = if has_champion { podium_places(standing) } else { Vec::new() };
    let beat = beat_ms(stands.len());
    let called = stands.len();
    let is_still = settings().peek().is_still();
    let sounds = MedalSounds::new();
    let lead_ms = EMBLEM_MS * emblems.len();
    sounds.ring_after(lead_ms as u32, &stands);
    let is_skipped = RwSignal::new(is_still);
    let skip = move || {
        is_skipped.set(true);
        sounds.stop();
    };
    let names = course.names((0..standing.ranks.len() as u8).map(Seat));
    let decided = has_champion.then(|| decided(course, standing)).flatten();
    let of_day = of_day(&board.id(), &course.tournament.began.to_string(), standing);
    let again = course.tournament.clone();
    let rematch = move || board.trouble.set(begin_again(&board.id(), &again).err().map(str::to_owned));
    let sharing = RwSignal::new(false);
    let (shared, headline) = (course.clone(), title.clone());
    view! {
        <section
            class="podium ceremony"
            class:skipped=is_skipped
            style:--called=called.to_string()
            style:--beat=format!("{beat}ms")
            style:--lead=format!("{lead_ms}ms")
            style:--emblem=format!("{EMBLEM_MS}ms")
            aria-labelledby="podium-title"
            on:click=on_tap(skip)
            on:keydown=move |_| skip()
        >
            <h2 class="overline">{messages::the_games()}</h2>
            <ol class="emblems">{emblems}</ol>
            <div class="podium-scene">
                <h2 id="podium-title">{title}</h2>
                <div class="why">{of_day} {decided.map(|decided| view! { <p class="tie">{decided}</p> }.into_any())}</div>
                {podium_steps(&names, Vec::new(), stands)}
                <div class="row podium-actions">
                    <button type="button" class="primary" on:click=on_tap(rematch)>{messages::rematch()}</button>
                    <button type="button" class="button" aria-haspopup="dialog" on:click=on_tap(move || sharing.set(true))>
                        {messages::share()}
                    </button>
                    {all_points(course, standing)}
                </div>
            </div>
            {dynamic_if(move || sharing.get().then(|| share_dialog(&shared, &headline, Callback::new(move |()| sharing.set(false)))))}
        </section>
    }
    .into_any()
}

/// What decided the tournament, in a sentence; `None` for one that everybody shares without a second place.
fn decided(course: &Course, standing: &Standing) -> Option<String> {
    let champions: Vec<Seat> = standing.winners().collect();
    let [champion] = champions.as_slice() else {
        return Some(messages::decided_shared(&course.names(champions)));
    };
    let (_, second) = standing.by_rank().into_iter().nth(1)?;
    let (name, other) = (course.name(*champion), course.name(second));
    match decision(&course.results(), *champion, second) {
        Decision::Points(points) => Some(messages::decided_points(&name, &other, points)),
        Decision::Wins([won, lost]) => Some(messages::decided_wins(&name, &other, won, lost)),
        Decision::LastGame(_) => Some(messages::decided_last(&name, &other)),
        Decision::Shared => None,
    }
}
