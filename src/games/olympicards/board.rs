//! The public part of the table: the sport card with the current requirement, the programme, a lane for each player,
//! the ladder.

use super::crowning::crowning;
use super::ladder::ladder;
use super::lanes::lane;
use super::line_up::line_up;
use super::model::{self, SportCard, Task, Tile};
use super::picture::{chips, star};
use super::sport_animation::sport_animation_view;
use super::sports::sports;
use super::tile::tile;
use super::turn::Turn;
use super::{Context, identity, names, phrase};
use crate::messages::{olympicards as messages, screens};
use crate::ui::{card_list, deferred, derived_text, dynamic_if, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Attempt, RECORD_POINTS, Sport};
use pentathlon_engine::rules::Seat;

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    let sports_looked_at = RwSignal::new(false);
    let seats_looked_at = RwSignal::new(false);
    let seats = context.seats();
    let sport = context.memo(model::sport_card);
    let task = context.memo(model::task);
    let heading = Memo::new(move |_| context.frame().map(|frame| frame.heading(&context.players())));
    let lane = move |seat: Seat| deferred(move || lane(context, seat));
    view! {
        <div class=format!("cards-board seated-{seats}")>
            <section class="sport-card">
                {dynamic_if(move || sport.get().map(|card| draw_sport(context, card)))}
                {dynamic_if(move || match heading.get() {
                    Some(heading) => Some(draw_heading(context, heading)),
                    None => draw_task(context, task.get()),
                })}
            </section>
            {deferred(move || programme(context, sports_looked_at))}
            <section class="track">
                <ol aria-label=screens::list_players() class="runs">{Seat::all(seats).map(lane).collect_view()}</ol>
                <button
                    type="button"
                    class="covering"
                    aria-label=messages::look_at_seats()
                    on:click=on_tap(move || seats_looked_at.set(true))
                ></button>
                {crowning(context)}
            </section>
            {deferred(move || ladder(context))}
            {dynamic_if(move || sports_looked_at.get().then(|| sports(context, move || sports_looked_at.set(false))))}
            {dynamic_if(move || seats_looked_at.get().then(|| line_up(context, move || seats_looked_at.set(false))))}
        </div>
    }
    .into_any()
}

/// The sport card, large, with its rule in one sentence.
fn draw_sport(context: Context, card: SportCard) -> impl IntoView {
    let SportCard { sport, star: has_star, must, last } = card;
    let must = if last { Some(messages::last_sport()) } else { must.then(messages::must_play) };
    let must = must.map(|must| view! { <small class="must">{must}</small> });
    let why = || messages::star_why(RECORD_POINTS);
    let starred = has_star
        .then(|| view! { <span class="starred">{star()}<span class="visually-hidden">{why()}</span></span> });
    let record = has_star.then(|| view! { <small class="starred">{star()} {why()}</small> });
    view! {
        <div class="sport-face" data-card=identity::sport(sport) data-from=identity::SPORTS>
            <span class="sport-picture" aria-hidden="true">{sport_animation_view(context)}</span>
            <div class="sport-words">
                <h2>{names::sport(sport).text()} {starred}</h2>
                <p class="sport-rule">{names::rule(sport)}</p>
                <p class="sport-facts" aria-hidden="true">
                    <small>{messages::up_to_cards(sport.rule().most)}</small> {must} {record}
                </p>
            </div>
        </div>
    }
}

/// The text of the event on show. It replaces the requirement: nobody is asked meanwhile.
fn draw_heading(context: Context, heading: String) -> AnyView {
    let turned = context.memo(|view| view.sport.zip(view.turned).map(|turned| (turned, view.round)));
    view! {
        <div class="needed">
            {dynamic_if(move || {
                let ((sport, card), round) = turned.get()?;
                Some(draw_to_beat(sport, Attempt::one(card), Some(round)))
            })}
            <p class="needed-words" aria-hidden="true"><b>{heading}</b></p>
        </div>
    }
    .into_any()
}

/// Who is asked, and for what.
fn draw_task(context: Context, task: Task) -> Option<AnyView> {
    let (seat, asked) = match task {
        Task::Choose { seat, .. } => (seat, draw_choice(context, seat).into_any()),
        Task::Turn(turn) => (turn.seat, draw_requirement(context, turn).into_any()),
        Task::Watch | Task::Over => return None,
    };
    Some(view! { <div class=format!("needed {}", seat_class(seat))>{asked}</div> }.into_any())
}

/// The seat that still decides whether the sport is played.
fn draw_choice(context: Context, seat: Seat) -> impl IntoView {
    view! {
        <p class="needed-words"><small>{mark(seat)} {context.name(seat)}</small><b>{messages::play_or_defer()}</b></p>
    }
}

fn draw_requirement(context: Context, turn: Turn) -> impl IntoView {
    let Turn { seat, sport, to_beat, turned, .. } = turn;
    let name = context.name(seat);
    let requirement = turn.requirement();
    let label = requirement.sentence(&name);
    let needs = if requirement.can_be_met() { messages::needs_now(&name) } else { name };
    view! {
        <span class="visually-hidden">{label}</span>
        {to_beat.map(|to_beat| draw_to_beat(sport, to_beat, turned))}
        <p class="needed-words" aria-hidden="true">
            <small>{mark(seat)} <span class="needed-name">{needs}</span></small>
            <b>{requirement.label()}</b>
        </p>
    }
}

/// The card or cards to play against.
fn draw_to_beat(sport: Sport, to_beat: Attempt, round: Option<u8>) -> impl IntoView {
    let label = if round.is_some() {
        messages::turned_label(names::colour(to_beat.first().colour()), to_beat.first().value())
    } else {
        messages::mark_label(&phrase::cards(to_beat))
    };
    let (card, from) = match round {
        Some(round) => (identity::turned(round), identity::STACK),
        None => (String::new(), ""),
    };
    view! {
        <div class="marked">
            <small aria-hidden="true">{names::to_beat(sport)}</small>
            <span class="marked-cards" role="img" aria-label=label data-card=card data-from=from>
                {chips(to_beat)}
            </span>
        </div>
    }
}

/// The nine sports in order, and the stack of performance cards.
fn programme(context: Context, looked_at: RwSignal<bool>) -> impl IntoView {
    let tiles = context.memo(model::programme);
    let tiles = move || tiles.get().into_iter().enumerate().collect::<Vec<(usize, Tile)>>();
    let key = |&(index, tile): &(usize, Tile)| match tile {
        Tile::Hidden => index as u64,
        Tile::Current(sport) => 10 + sport as u64,
        Tile::PutOff(sport) => 20 + sport as u64,
        Tile::Done(sport, _) => 30 + sport as u64,
    };
    let stack = context.memo(|view| (view.stack, view.reshuffles));
    let count = move || stack.get().0.to_string();
    let label = move || {
        let (cards, reshuffles) = stack.get();
        let label = messages::stack_label(cards);
        if reshuffles == 0 { label } else { screens::sentences(&label, &messages::stack_anew(reshuffles)) }
    };
    view! {
        <section class="programme">
            <ol aria-label=screens::list_sports() class="tiles">{card_list(tiles, key, move |(_, one)| tile(context, one))}</ol>
            <p class="supply">
                <span class="visually-hidden">{derived_text(label)}</span>
                <span class="supply-cards" aria-hidden="true" data-place=identity::STACK>
                    {derived_text(count)}
                </span>
            </p>
            <button
                type="button"
                class="covering"
                aria-label=messages::look_at_sports()
                on:click=on_tap(move || looked_at.set(true))
            ></button>
        </section>
    }
}
