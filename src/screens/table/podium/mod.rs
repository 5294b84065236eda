//! The podium: who won, why, and what to do next. Like a game, this is a part of its own, fetched while a table is played.

mod actions;
pub mod grades;
mod install_hint;
mod next_level;
pub mod of_day;
mod onward;
mod points;
mod season;
pub mod steps;
mod whose_result;
mod why;
mod your_name;

use super::open::Overlay;
use crate::browser::{focus_on, install_way_once, is_focus_lost};
use crate::contract::{Season, Verdict};
use crate::fetched::{Contents, part};
use crate::messages::language::Sentences;
use crate::messages::screens;
use crate::saves::request_persistence;
use crate::screens::{doors, part_not_fetched};
use crate::session::TableSession;
use crate::settings::settings;
use crate::ui::{StagedRender, deferred, dynamic_if, falling_paper, mark, on_tap};
use actions::podium_actions;
use gloo_timers::callback::Timeout;
use grades::{graded, grades};
use install_hint::install_hint;
use leptos::prelude::*;
use next_level::next_level;
use of_day::{OfDay, hints_of};
use onward::Onward;
use pentathlon_engine::rules::Standing;
use points::table_of_points;
use season::table_of_season;
use std::sync::Arc;
use steps::{MedalSounds, Step, beat_ms, podium_places, steps};
use whose_result::whose_result;
use why::{Reasons, decided_between, why};
use your_name::your_name;

/// What the part contains.
struct PodiumUi {
    podium: fn(TableSession, RwSignal<Option<Overlay>>) -> AnyView,
}

impl Contents for PodiumUi {
    fn sentences(&self) -> &[&'static Sentences] {
        &[]
    }
}

part!(PODIUM: PodiumUi = podium, PodiumUi { podium: open_podium });

/// Fetches the part, so that it is there when the game ends.
pub fn fetch_podium() {
    PODIUM.load(|_| {});
}

/// The podium of a table whose game is over.
pub fn podium(session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
    PODIUM.view(move |ui| (ui.podium)(session, overlay), part_not_fetched)
}

/// A game is over: its saves are worth keeping, and the podium gets a focus that is lost. It is drawn again, without the
/// ceremony, when players get other names.
fn open_podium(session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
    request_persistence();
    // Once it is in the document.
    Timeout::new(0, || {
        if is_focus_lost() {
            focus_on("#podium-title");
        }
    })
    .forget();
    draw_podium(session, overlay)
}

fn draw_podium(session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
    let standing = session.with_table(|table| table.standing());
    let season = session.with_table(|table| table.season());
    let verdict = session.with_table(|table| table.verdict());
    let own = own_victory(session, &standing).filter(|_| season.is_none() && verdict.is_none());
    let title = own.unwrap_or_else(|| headline(session, &standing, season.as_ref(), verdict.as_ref()));
    let onward = Onward::of(session);
    let is_single = season.is_none() && !matches!(onward, Onward::Tournament { .. });
    let is_branch = session.with_table(|table| table.branched_at()).is_some();
    let sharing = RwSignal::new(false);
    let explanation = explanation(session, &standing, verdict.as_ref(), onward.day(), is_single, sharing);
    let is_own = is_single && !is_branch && session.lesson.is_none();
    let question = is_own.then(|| your_name(session)).flatten();
    StagedRender::begin(settings().peek().is_still());
    // A tap or a key anywhere ends the ceremony. The buttons below work meanwhile.
    let sounds = MedalSounds::new();
    let is_skipped = RwSignal::new(session.is_renamed() || settings().peek().is_still());
    let skip = move || {
        is_skipped.set(true);
        sounds.stop();
    };
    let places = verdict.as_ref().map_or_else(|| podium_places(&standing).len(), |_| 1);
    // Nobody celebrates the lowest grade.
    let is_festive = verdict.as_ref().is_none_or(|verdict| verdict.reached > 0);
    let paper = is_festive.then(falling_paper);
    let points = standing.clone();
    let verdict = verdict.map(Arc::new);
    let together = verdict.clone();
    view! {
        <section
            class="podium"
            class:skipped=is_skipped
            style:--called=places.to_string()
            style:--beat=format!("{}ms", beat_ms(places))
            aria-labelledby="podium-title"
            on:click=on_tap(skip)
            on:keydown=move |_| skip()
        >
            <div class="podium-scene">
                <h2 id="podium-title" tabindex="-1">{title}</h2>
                {explanation}
                {deferred(move || {
                    let stand = together.as_ref().map_or_else(|| podium_places(&points), |_| vec![TOGETHER]);
                    sounds.ring(&stand);
                    match &together {
                        Some(verdict) => graded(session, verdict),
                        None => steps(session, stand),
                    }
                })}
                {podium_actions(session, season.clone(), &onward, sharing, overlay)}
                {paper}
            </div>
            {onward.strip(session)}
            <div class="podium-points">
                {question}
                {(!is_branch).then(|| whose_result(session))}
                {deferred(move || match &verdict {
                    Some(verdict) => grades(verdict),
                    None => table_of_points(session, &standing),
                })}
                {season.as_ref().map(|season| table_of_season(session, season))}
                {deferred(|| install_way_once().map(install_hint))}
            </div>
        </section>
        {dynamic_if(move || {
            let close = Callback::new(move |()| sharing.set(false));
            sharing.get().then(|| doors::open(|doors| (doors.share)(session, close)))
        })}
    }
    .into_any()
}

/// The one step of two people who played together.
const TOGETHER: Step = Step { rank: 1, seats: Vec::new(), points: 0 };

/// What is said below the headline: what the game counts for, why it ended so, and what to try next.
fn explanation(
    session: TableSession,
    standing: &Standing,
    verdict: Option<&Verdict>,
    day: Option<&OfDay>,
    is_single: bool,
    sharing: RwSignal<bool>,
) -> AnyView {
    let sentences = verdict.map_or_else(|| reasons_of(session, standing), |verdict| verdict.why.clone());
    let sentences: Vec<AnyView> =
        sentences.into_iter().map(|sentence| view! { <p class="tie">{sentence}</p> }.into_any()).collect();
    let branched_at = session.with_table(|table| table.branched_at());
    let with_hints = day.and_then(|_| hints_of(session));
    let branch =
        branched_at.map(|action| view! { <p class="tie">{screens::no_result(action)}</p> }.into_any());
    let offer = (is_single && verdict.is_none()).then(|| next_level(session, standing)).flatten();
    view! {
        <div class="why">
            {branch} {day.map(OfDay::line)} {with_hints} {sentences} {deciding_cards(session, standing)}
            {challenge(session, standing, sharing)} {offer}
        </div>
    }
    .into_any()
}

/// Why the game ended so.
fn reasons_of(session: TableSession, standing: &Standing) -> Vec<String> {
    let reasons = Reasons {
        name: &|seat| session.name(seat),
        won: &|rivals| session.with_table(|table| table.public().won(rivals)),
        tie_break: &|tied, rivals| session.with_table(|table| table.public().tie_break(tied, rivals)),
    };
    why(standing, &reasons)
}

/// The cards that decided a tie for the victory, the better one first. The sentence names both.
fn deciding_cards(session: TableSession, standing: &Standing) -> Option<AnyView> {
    let seats = decided_between(standing)?;
    let [better, other] = session.with_table(|table| table.public().deciding_cards(seats))?;
    let shown = |seat, card| view! { <span>{card} {mark(seat)}</span> }.into_any();
    let [first, second] = seats;
    Some(
        view! { <div class="deciding" aria-hidden="true">{shown(first, better)} {shown(second, other)}</div> }
            .into_any(),
    )
}

/// The target of a challenge, if the game was one, and whether it was beaten: then it can be sent back.
fn challenge(session: TableSession, standing: &Standing, sharing: RwSignal<bool>) -> Option<AnyView> {
    let target = session.target()?;
    let seat = session.with_table(|table| table.people().first())?;
    let points = standing.points.get(seat.index()).copied()?;
    if points <= target {
        return Some(view! { <p class="tie">{screens::challenge_stands(points, target)}</p> }.into_any());
    }
    Some(
        view! {
            <p class="tie challenge-met">
                {screens::challenge_met(points, target)} " "
                <button type="button" class="button" on:click=on_tap(move || sharing.set(true))>
                    {screens::send_back()}
                </button>
            </p>
        }
        .into_any(),
    )
}

/// Who won.
pub fn headline(
    session: TableSession,
    standing: &Standing,
    season: Option<&Season>,
    verdict: Option<&Verdict>,
) -> String {
    match (verdict, season) {
        (Some(verdict), _) => verdict.title.clone(),
        (None, Some(season)) if season.decided => {
            title(session, &season.standing, screens::season_winner_is, screens::season_winners_are)
        }
        _ => title(session, standing, screens::winner_is, screens::winners_are),
    }
}

/// What somebody who played alone against computers and has won is told.
fn own_victory(session: TableSession, standing: &Standing) -> Option<String> {
    let people = session.with_table(|table| table.people());
    let winner = standing.lead()?.seat;
    (people.len() == 1 && people.contains(winner)).then(|| screens::you_win(&session.name(winner)))
}

fn title(
    session: TableSession,
    standing: &Standing,
    one_wins: fn(&str) -> String,
    several_win: fn(&[String]) -> String,
) -> String {
    let winners: Vec<String> = standing.firsts().map(|seat| session.name(seat)).collect();
    match winners.as_slice() {
        [one] => one_wins(one),
        several => several_win(several),
    }
}
