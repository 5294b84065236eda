//! The finished turns: which sport was to be guessed, who was right, and how well the clues fitted.

use super::medal_stand::owner_name;
use super::{Context, card, fit, names};
use crate::messages::olympikos as messages;
use crate::ui::{Dialog, card_list, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Ceremony, Medal};
use pentathlon_engine::rules::Seat;

/// The finished turns over the table, the last one first.
pub fn past(context: Context, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let past = context.memo(|view| view.past.clone());
    let turns = move || (1..).zip(past.get()).collect::<Vec<_>>().into_iter().rev().collect();
    view! {
        <Dialog title=messages::look_back_title() on_close=on_close wide=true>
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
            let (name, ring) = (context.name(seat), names::ring(ring));
            let sentence = match ceremony.positive.contains(seat) {
                true => messages::control_was(&name, ring),
                false => messages::control_was_not(&name, ring),
            };
            Some(view! { <p class=seat_class(seat)>{mark(seat)} {sentence}</p> }.into_any())
        })
        .collect();
    view! {
        <li>
            <h3>{messages::turn_of(number, &coach)}</h3>
            <ul>{medals}</ul>
            {ceremony.nobody.then(|| view! { <p>{messages::nobody_right()}</p> })}
            {controls}
        </li>
    }
    .into_any()
}

/// A medal of a turn.
fn line(context: Context, ceremony: &Ceremony, medal: Medal) -> AnyView {
    let index = medal.index();
    let target = ceremony.targets.get(index).copied();
    let earned: Vec<AnyView> = Seat::all(context.seats())
        .filter_map(|seat| {
            let points = *ceremony.points.get(index)?.get(seat.index())?;
            let got = messages::got_points(&context.name(seat), points);
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
            let wrong = messages::got_wrong(&name, names::ring(laid.ring));
            view! { <span class="remark">{wrong}</span> }.into_any()
        })
        .collect();
    view! {
        <li>
            <span class="olympikos-past-sport">{card::sport(ceremony.target(medal))} {target.map(card::ring)}</span>
            <div>
                <p>{fit::of_medal(ceremony, medal)}</p>
                <p class="olympikos-earned">{earned} {others}</p>
            </div>
        </li>
    }
    .into_any()
}
