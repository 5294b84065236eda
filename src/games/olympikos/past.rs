//! The turns that are over: what was wanted, who was right, and why the Coach may have chosen his clues.

use super::medal_stand::owner_name;
use super::words::{self, Say};
use super::{Context, card};
use crate::ui::{Dialog, card_list, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Ceremony, Medal};
use pentathlon_engine::rules::Seat;

/// The turns over the table, the last one first.
pub fn past(context: Context, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let past = context.memo(|view| view.past.clone());
    let turns = move || (1..).zip(past.get()).collect::<Vec<_>>().into_iter().rev().collect();
    view! {
        <Dialog title=Say::LookBackTitle.text() on_close=on_close wide=true>
            <ol class="olympikos-turns">
                {card_list(turns, |(number, _)| *number, move |(number, ceremony)| turn(context, number, &ceremony))}
            </ol>
        </Dialog>
    }
}

fn turn(context: Context, number: u64, ceremony: &Ceremony) -> AnyView {
    let coach = context.name(ceremony.coach);
    let medals: Vec<AnyView> = Medal::ALL.into_iter().map(|medal| line(context, ceremony, medal)).collect();
    let controls: Vec<AnyView> = Seat::all(context.seats())
        .filter_map(|seat| {
            let ring = ceremony.controls.get(seat.index()).copied().flatten()?;
            let say = if ceremony.positive.contains(seat) { Say::ControlWas } else { Say::ControlWasNot };
            let sentence = say.with(&[("name", &context.name(seat)), ("ring", words::ring(ring))]);
            Some(view! { <p class=seat_class(seat)>{mark(seat)} {sentence}</p> }.into_any())
        })
        .collect();
    view! {
        <li>
            <h3>{Say::TurnOf.with(&[("turn", &number.to_string()), ("name", &coach)])}</h3>
            <ul>{medals}</ul>
            {ceremony.nobody.then(|| view! { <p>{Say::NobodyRight.text()}</p> })}
            {controls}
        </li>
    }
    .into_any()
}

/// A medal of a turn.
fn line(context: Context, ceremony: &Ceremony, medal: Medal) -> AnyView {
    let why = ceremony.explain(medal);
    let say = if why.is_clear() { Say::WhyClear } else { Say::WhyUnclear };
    let sentence = say.with(&[
        ("medal", words::medal_title(medal)),
        ("clue", why.clue.name()),
        ("way", words::way(why.way)),
        ("sport", why.target.name()),
        ("strength", words::strength(why.strength)),
        ("rival", why.rival.name()),
        ("weaker", words::strength(why.rival_strength)),
    ]);
    let index = medal.index();
    let target = ceremony.targets.get(index).copied();
    let earned: Vec<AnyView> = Seat::all(context.seats())
        .filter_map(|seat| {
            let points = *ceremony.points.get(index)?.get(seat.index())?;
            let got = Say::GotPoints.with(&[("name", &context.name(seat)), ("points", &points.to_string())]);
            (points > 0).then(|| view! { <span class=seat_class(seat)>{mark(seat)} {got}</span> }.into_any())
        })
        .collect();
    let others: Vec<AnyView> = ceremony
        .piles
        .get(index)
        .map_or(&[][..], |pile| pile.cards())
        .iter()
        .skip(1)
        .filter(|laid| Some(laid.ring) != target)
        .map(|laid| {
            let name = owner_name(context, laid.owner);
            let wrong = Say::CardWrong.with(&[("name", &name), ("ring", words::ring(laid.ring))]);
            view! { <span class="remark">{wrong}</span> }.into_any()
        })
        .collect();
    view! {
        <li>
            <span class="olympikos-past-sport">{card::sport(why.target)} {target.map(card::ring)}</span>
            <div>
                <p>{sentence}</p>
                <p class="olympikos-earned">{earned} {others}</p>
            </div>
        </li>
    }
    .into_any()
}
