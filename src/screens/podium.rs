//! The podium: who won, why, and what to do next.

use crate::browser::{fresh_seed, go, install_way_once};
use crate::figure::Pictogram;
use crate::games;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves;
use crate::screens::give::{copy_record, deal_code, save_record};
use crate::screens::install_hint::install_hint;
use crate::screens::overlay::{Overlay, open_overlay};
use crate::screens::review;
use crate::screens::season::table_of_season;
use crate::screens::share::share_dialog;
use crate::screens::steps::{Bells, Step, steps};
use crate::screens::tie;
use crate::session::{ErasedGameUi, Neutral, Season, TableSession, Verdict, names, summary};
use crate::settings::settings;
use crate::sound::{self, Sound};
use crate::ui::{StagedRender, deferred, dynamic_if, mark, on_tap, pictogram, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::Standing;
use pentathlon_engine::table::Note;

/// The podium of a table whose game is over.
pub fn podium(
    session: TableSession,
    ui: &'static dyn ErasedGameUi,
    overlay: RwSignal<Option<Overlay>>,
) -> AnyView {
    saves::request_persistence();
    let standing = session.with_table(|table| table.standing());
    let season = session.with_table(|table| ui.season(table));
    let verdict = session.with_table(|table| ui.verdict(table));
    let title = match (&verdict, &season) {
        (Some(verdict), _) => verdict.title.clone(),
        (None, Some(season)) if season.decided => {
            title(session, &season.standing, screens::season_winner_is, screens::season_winners_are)
        }
        _ => title(session, &standing, screens::winner_is, screens::winners_are),
    };
    let ties: Vec<AnyView> = standing
        .tiebreaks
        .iter()
        .filter(|_| verdict.is_none())
        .map(|tie| {
            let sentences = tie::sentences(&standing, tie, ui.ties(), &|seat| session.name(seat));
            view! { <p class="tie">{sentences}</p> }.into_any()
        })
        .collect();
    let sharing = RwSignal::new(false);
    StagedRender::begin(settings().peek().is_still());
    let points = standing.clone();
    let together = verdict.is_some();
    let standing_of_challenge = standing.clone();
    // A tap or a key skips the rest of the ceremony. The buttons below are visible and work meanwhile.
    let bells = Bells::new();
    let is_skipped = RwSignal::new(false);
    let skip = move || {
        is_skipped.set(true);
        bells.stop();
    };
    let count = if verdict.is_none() { best(session, &standing).len() } else { 0 };
    view! {
        <section
            class="podium"
            class:calls={count > 0}
            class:skipped=is_skipped
            style:--called=count.to_string()
            aria-labelledby="podium-title"
            on:click=on_tap(skip)
            on:keydown=move |_| skip()
        >
            <h2 id="podium-title" tabindex="-1">{title}</h2>
            {deferred(move || match &verdict {
                Some(verdict) => grades(verdict),
                None => {
                    bells.ring(count);
                    steps(best(session, &standing))
                }
            })}
            {challenge(session, &standing_of_challenge)}
            {deferred(move || table_of_points(session, ui, &points, together))}
            {ties}
            {season.as_ref().map(|season| table_of_season(session, season))}
            {deferred(move || what_now(session, ui, season.clone(), sharing, overlay))}
            {deferred(|| install_way_once().map(install_hint))}
        </section>
        {dynamic_if(move || sharing.get().then(|| share_dialog(session, ui, Callback::new(move |()| sharing.set(false)))))}
    }
    .into_any()
}

/// The target of a challenge, if the game was one, and whether it was beaten.
fn challenge(session: TableSession, standing: &Standing) -> Option<AnyView> {
    let (target, seat) = session.with_table(|table| {
        let beat = |(_, note): (usize, Note)| if let Note::Beat(points) = note { Some(points) } else { None };
        Some((table.notes().into_iter().find_map(beat)?, table.people().first()?))
    })?;
    let points = standing.points.get(seat.index()).copied()?;
    let sentence = if points > target {
        screens::challenge_met(points, target)
    } else {
        screens::challenge_stands(points, target)
    };
    Some(view! { <p class="tie">{sentence}</p> }.into_any())
}

/// The grades of a cooperative game, and the one achieved.
fn grades(verdict: &Verdict) -> AnyView {
    sound::play(Sound::Medal);
    let lines: Vec<AnyView> = verdict
        .grades
        .iter()
        .map(|(grade, is_it)| {
            let current = is_it.then_some("true");
            view! { <li class:reached=*is_it aria-current=current>{grade.clone()}</li> }.into_any()
        })
        .collect();
    view! {
        <section class="verdict">
            <span class="verdict-medal">{pictogram(Pictogram::Medal)}</span>
            <h3>{verdict.heading}</h3>
            <ol>{lines}</ol>
        </section>
    }
    .into_any()
}

fn title(
    session: TableSession,
    standing: &Standing,
    one_wins: fn(&str) -> String,
    several_win: fn(&[String]) -> String,
) -> String {
    let winners: Vec<String> = standing.winners().map(|seat| session.name(seat)).collect();
    match winners.as_slice() {
        [one] => one_wins(one),
        several => several_win(several),
    }
}

/// The players on the steps, best first.
fn best(session: TableSession, standing: &Standing) -> Vec<Step> {
    standing
        .by_rank()
        .into_iter()
        .filter(|&(rank, _)| rank <= 3)
        .take(4)
        .map(|(rank, seat)| {
            let points = standing.points.get(seat.index()).copied().unwrap_or_default();
            Step { rank, seat, name: session.name(seat), points }
        })
        .collect()
}

/// The points by category. Players who share a result share a row.
fn table_of_points(
    session: TableSession,
    ui: &'static dyn ErasedGameUi,
    standing: &Standing,
    together: bool,
) -> AnyView {
    let score = session.with_table(|table| ui.score(table));
    let heads: Vec<AnyView> = score
        .categories
        .iter()
        .map(|&category| view! { <th role="columnheader" scope="col">{category}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> = standing
        .by_rank()
        .into_iter()
        .take(if together { 1 } else { usize::MAX })
        .map(|(rank, seat)| {
            let points = score.points.get(seat.index()).cloned().unwrap_or_default();
            let cells: Vec<AnyView> =
                points.into_iter().map(|points| view! { <td role="cell">{points}</td> }.into_any()).collect();
            let total = standing.points.get(seat.index()).copied().unwrap_or_default();
            let name = match together {
                true => screens::together(&names(&session.players())).into_any(),
                false => view! { {mark(seat)} " " {session.name(seat)} }.into_any(),
            };
            view! {
                <tr role="row" class=seat_class(seat)>
                    <td role="cell">{rank}</td>
                    <th role="rowheader" scope="row">{name}</th>
                    <td role="cell" class="total">{total}</td>
                    {cells}
                </tr>
            }
            .into_any()
        })
        .collect();
    let neutral = score.neutral.map(|Neutral { name, seat, points }| {
        let total: i32 = points.iter().sum();
        let cells: Vec<AnyView> =
            points.into_iter().map(|points| view! { <td role="cell">{points}</td> }.into_any()).collect();
        view! {
            <tr role="row" class=format!("neutral {}", seat_class(seat))>
                <td role="cell">"–"</td>
                <th role="rowheader" scope="row">{mark(seat)} {name}</th>
                <td role="cell" class="total">{total}</td>
                {cells}
            </tr>
        }
    });
    // On a phone the players are columns and the categories rows. That needs a grid; the roles keep it a table for
    // screen readers.
    let lines = (score.categories.len() + 3).to_string();
    view! {
        <h3 class="overline">{screens::points_from()}</h3>
        <div class="scroll" tabindex="0" role="region" aria-label=screens::points_from()>
            <table role="table" style:--lines=lines>
                <thead role="rowgroup">
                    <tr role="row">
                        <th role="columnheader" scope="col">{screens::rank()}</th>
                        <th role="columnheader" scope="col">{screens::player_head()}</th>
                        <th role="columnheader" scope="col">{screens::total()}</th>
                        {heads}
                    </tr>
                </thead>
                <tbody role="rowgroup">{rows}{neutral}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn what_now(
    session: TableSession,
    ui: &'static dyn ErasedGameUi,
    season: Option<Season>,
    sharing: RwSignal<bool>,
    overlay: RwSignal<Option<Overlay>>,
) -> impl IntoView {
    let again = match &season {
        None => screens::rematch(),
        Some(season) if season.decided => screens::new_season(),
        Some(_) => screens::next_game(),
    };
    // The next game of a season is played once, a rematch as often as wanted.
    let goes_on = season.as_ref().is_some_and(|season| !season.decided);
    let rematch = move || {
        if let Some(next) = saves::next_game(&session.id()).filter(|_| goes_on) {
            return go(&Route::Table(next).address());
        }
        let Some(seed) = fresh_seed() else { return session.narrator().notify(screens::no_chance()) };
        let (options, players) = session.with_table(|table| (table.options(), table.players().to_vec()));
        let options = season.as_ref().map_or(options, |season| season.next.clone());
        match ui.open(&options, players, seed) {
            Ok(mut table) => {
                if session.wants_hints() {
                    table.note(Note::Hints);
                }
                let id = saves::new_id();
                // Without storage the table lasts as long as the page; the first action says so.
                let _ = saves::save(&id, table.record(), summary(ui, table.as_ref()));
                if goes_on {
                    saves::save_next_game(&session.id(), &id);
                }
                go(&Route::Table(id).address());
            }
            Err(_) => session.narrator().notify(screens::set_up_refused()),
        }
    };
    let share = move || copy_record(session, || {});
    let save = move || {
        save_record(session);
    };
    let set_up = session.with_table(|table| Route::SetUp(table.facts().id.to_owned()).address());
    view! {
        <div class="row what-now">
            <button type="button" class="primary" on:click=on_tap(rematch)>{again}</button>
            <a class="button" href=set_up>{screens::other_game()}</a>
            <a class="button" href=Route::Replay(session.id()).address()>{screens::watch_replay()}</a>
            {session.with_table(|table| review::link(&session.id(), table))}
            <button type="button" class="button" on:click=on_tap(move || sharing.set(true))>{screens::share()}</button>
            <button type="button" class="button" on:click=on_tap(share)>{screens::copy_record()}</button>
            <button type="button" class="button" on:click=on_tap(save)>{screens::save_record()}</button>
            <button type="button" class="button" on:click=on_tap(move || check_deal(session))>{screens::check_deal()}</button>
            <button
                type="button"
                class="button once"
                on:click=on_tap(move || open_overlay(session, overlay, Overlay::Undo))
            >
                {screens::undo_last()}
            </button>
            <a class="button" href=Route::Shelf.address()>{app::home()}</a>
        </div>
        <p class="remark">{deal_code(session)}</p>
    }
}

/// Reads the record again, as anybody can, and says whether its deal matches the commitment.
fn check_deal(session: TableSession) {
    let record = session.with_table(|table| table.record());
    let read = games::read_record(&record).ok().filter(|reading| reading.fault.is_none());
    let same = read.is_some_and(|reading| reading.table.commitment() == session.commitment());
    if same {
        session.narrator().notify(&screens::deal_is_the_same(&session.commitment().to_string()));
    } else {
        session.narrator().notify(screens::deal_is_another());
    }
}
