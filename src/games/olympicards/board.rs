//! What is public: the sport card with what is needed now, the programme, a lane for each player, the ladder.

use super::identity;
use super::lanes::draw_lane;
use super::line_up::line_up;
use super::model::{self, Now, SportCard, Tile};
use super::need;
use super::phrase;
use super::picture::{chips, emblem, star};
use super::sports::sports;
use super::stair::stair;
use super::words::Say;
use crate::games::{Piece, Stand};
use crate::parts::{live_if, mark, pictogram, says, seat_class, tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Attempt, Sport, View};
use pentathlon_engine::rules::Seat;

/// Something of the view that is shown, drawn anew only when it changes.
pub fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    stand: Stand,
    part: impl Fn(&View) -> T + Send + Sync + 'static,
) -> Piece<Option<T>> {
    Piece::new(move || stand.shown.with(|shown| shown.view.downcast_ref::<View>().map(&part)))
}

/// Everything public at once.
pub fn board(stand: Stand) -> AnyView {
    let sports_looked_at = RwSignal::new(false);
    let seats_looked_at = RwSignal::new(false);
    // The seats stay the same as long as the table stands.
    let seats = stand.players.with_value(Vec::len);
    let sport = part(stand, model::sport_card);
    let now = part(stand, model::now);
    // In turns: sport and programme, then the lanes.
    let lane = move |seat: Seat| {
        let stand = stand.turn(1 + seat.index());
        let lane = part(stand, move |view| model::lane(view, seat));
        live_if(move || Some(draw_lane(stand, &lane.get().flatten().flatten()?)))
    };
    view! {
        <div class=format!("cards-board seated-{seats}")>
            <section class="sport-card">
                {live_if(move || sport.get().flatten().flatten().map(draw_sport))}
                {live_if(move || now.get().flatten().flatten().map(|now| draw_now(stand, now)))}
            </section>
            {stand.opens(1, move || programme(stand, sports_looked_at))}
            <section class="track">
                <ol class="runs">
                    {Seat::all(seats).zip(2..).map(|(seat, step)| stand.opens(step, move || lane(seat))).collect_view()}
                </ol>
                <button
                    type="button"
                    class="cover"
                    aria-label=Say::LookAtSeats.text()
                    on:click=tap(move || seats_looked_at.set(true))
                ></button>
            </section>
            {stand.opens(9, move || stair(stand.turn(7)))}
            {live_if(move || sports_looked_at.get().then(|| sports(stand, move || sports_looked_at.set(false))))}
            {live_if(move || seats_looked_at.get().then(|| line_up(stand, move || seats_looked_at.set(false))))}
        </div>
    }
    .into_any()
}

/// The sport, large, with its rule in one sentence.
fn draw_sport(card: SportCard) -> impl IntoView {
    let SportCard { sport, star: has_star, must } = card;
    let must = must.then(|| view! { <small class="must">{Say::MustPlay.text()}</small> });
    let starred = has_star.then(
        || view! { <span class="starred">{star()}<span class="spoken">{Say::StarWhy.text()}</span></span> },
    );
    view! {
        <div class="sport-face" data-card=identity::sport(sport) data-from=identity::SPORTS>
            <span class="sport-picture" aria-hidden="true">{pictogram(emblem(sport))}</span>
            <div class="sport-words">
                <h2>{phrase::sport(sport)} {starred}</h2>
                <p class="sport-rule">{phrase::rule(sport)}</p>
                <p class="sport-facts" aria-hidden="true">
                    <small>{phrase::how_many(sport)}</small> {must}
                </p>
            </div>
        </div>
    }
}

/// What is needed now.
fn draw_now(stand: Stand, now: Now) -> impl IntoView {
    let Now { seat, sport, undecided, mark: its, turned, round } = now;
    let name = stand.name(seat);
    if undecided {
        return view! {
            <div class=format!("needed {}", seat_class(seat))>
                <p class="needed-words"><small>{mark(seat)} {name}</small><b>{Say::PlayOrDefer.text()}</b></p>
            </div>
        }
        .into_any();
    }
    let need = need::need(sport, its);
    let label = Say::NeedLabel.with(&[("name", &name), ("need", &need)]);
    let shown = its.map(|its| draw_mark(sport, its, turned.then_some(round)));
    view! {
        <div class=format!("needed {}", seat_class(seat))>
            <span class="spoken">{label}</span>
            {shown}
            <p class="needed-words" aria-hidden="true">
                <small>{mark(seat)} <span class="needed-name">{Say::NeedsNow.with(&[("name", &name)])}</span></small>
                <b>{need}</b>
            </p>
        </div>
    }
    .into_any()
}

/// The card or cards against which is played.
fn draw_mark(sport: Sport, its: Attempt, round: Option<u8>) -> impl IntoView {
    let cards = phrase::cards(its);
    let label = if round.is_some() {
        Say::TurnedLabel.with(&[("card", &cards)])
    } else {
        Say::MarkLabel.with(&[("cards", &cards)])
    };
    let (card, from) = match round {
        Some(round) => (identity::turned(round), identity::STACK),
        None => (String::new(), ""),
    };
    view! {
        <div class="marked">
            <small aria-hidden="true">{phrase::mark_title(sport)}</small>
            <span class="marked-cards" role="img" aria-label=label data-card=card data-from=from>
                {chips(its)}
            </span>
        </div>
    }
}

/// The nine sports in order, and the stack of performance cards.
fn programme(stand: Stand, looked_at: RwSignal<bool>) -> impl IntoView {
    let tile = |index: usize| {
        let tile = part(stand, move |view| model::tile(view, index));
        live_if(move || Some(draw_tile(stand, tile.get().flatten().flatten()?)))
    };
    let stack = part(stand, |view| (view.stack, view.reshuffles));
    let count = move || stack.get().flatten().unwrap_or_default();
    let shuffled = move || match count().1 {
        0 => String::new(),
        1 => Say::StackAnewOnce.text().to_owned(),
        times => Say::StackAnew.with(&[("count", &times.to_string())]),
    };
    view! {
        <section class="programme">
            <ol class="tiles">{(0..Sport::COUNT).map(tile).collect_view()}</ol>
            <p class="supply">
                <span class="spoken">
                    {says(move || Say::StackLabel.with(&[("count", &count().0.to_string())]))} " " {says(shuffled)}
                </span>
                <span class="supply-cards" aria-hidden="true" data-place=identity::STACK>
                    <i data-card=identity::TOP></i>
                    {says(move || count().0.to_string())}
                </span>
            </p>
            <button
                type="button"
                class="cover"
                aria-label=Say::LookAtSports.text()
                on:click=tap(move || looked_at.set(true))
            ></button>
        </section>
    }
}

fn draw_tile(stand: Stand, tile: Tile) -> impl IntoView {
    let (class, label, sport, winner) = match tile {
        Tile::Done(sport, gold) => {
            let name = gold.map(|seat| stand.name(seat)).unwrap_or_default();
            let label = Say::SportDone.with(&[("sport", &phrase::the_first(sport)), ("name", &name)]);
            ("tile-done", label, Some(sport), gold)
        }
        Tile::Now(sport) => {
            ("tile-now", Say::SportNow.with(&[("sport", phrase::sport(sport))]), Some(sport), None)
        }
        Tile::PutOff(sport) => {
            ("tile-off", Say::SportPutOff.with(&[("sport", &phrase::the_first(sport))]), Some(sport), None)
        }
        Tile::Hidden => ("tile-hidden", Say::SportHidden.text().to_owned(), None, None),
    };
    let (card, from) = match tile {
        Tile::PutOff(sport) => (identity::sport(sport), ""),
        _ => (String::new(), ""),
    };
    let place = matches!(tile, Tile::Hidden).then_some(identity::SPORTS);
    view! {
        <li class=format!("sport-tile {class}") data-place=place data-card=card data-from=from>
            <span class="spoken">{label}</span>
            <span class="tile-picture" aria-hidden="true">
                {sport.map(|sport| pictogram(emblem(sport)))}
            </span>
            {winner.map(mark)}
        </li>
    }
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    match view.sport {
        Some(_) => Say::ProgressSport
            .with(&[("number", &(view.finished.len() + 1).to_string()), ("of", &Sport::COUNT.to_string())]),
        None => Say::ProgressOver.text().to_owned(),
    }
}
