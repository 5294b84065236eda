//! The ladder of withdrawal as a stair: what each step pays, who stands on it, which one comes next.

use super::board::part;
use super::identity;
use super::model::{self, Rung};
use super::phrase;
use super::picture::{flag, gain, medal};
use super::words::Say;
use crate::games::Stand;
use crate::parts::{live_if, mark, seat_class};
use leptos::prelude::*;

/// The most rungs there are.
const RUNGS: usize = 7;

/// The ladder.
pub fn stair(stand: Stand) -> impl IntoView {
    let rung = |number: usize| {
        let rung = part(stand, move |view| model::rung(view, number));
        live_if(move || Some(draw_rung(stand, rung.get().flatten().flatten()?)))
    };
    let for_two = stand.players.with_value(Vec::len) == 2;
    let title = if for_two { Say::LadderTitleTwo } else { Say::LadderTitle };
    view! {
        <section class="ladder" class:for-two=for_two aria-label=title.text()>
            <h3 class="overline" aria-hidden="true">{title.text()}</h3>
            <ol class="stair">{(0..RUNGS).map(rung).collect_view()}</ol>
        </section>
    }
}

/// What a rung says in sentences.
fn label(stand: Stand, rung: &Rung) -> String {
    let ordinal = phrase::ordinal(rung.number);
    let mut label = match (rung.for_two, rung.reward.medal) {
        (true, Some(medal)) => Say::RungLabelTwo.with(&[
            ("ordinal", ordinal),
            ("cards", &phrase::count(rung.reward.cards)),
            ("medal", phrase::medal(medal)),
        ]),
        _ => Say::RungLabel.with(&[("ordinal", ordinal), ("reward", &phrase::reward(&rung.reward))]),
    };
    if let Some(seat) = rung.taker {
        label.push(' ');
        label.push_str(&Say::RungTaken.with(&[("name", &stand.name(seat))]));
    } else if rung.next {
        label.push(' ');
        label.push_str(Say::RungNext.text());
    }
    label
}

fn draw_rung(stand: Stand, rung: Rung) -> impl IntoView {
    let Rung { number, of, reward: pays, taker, next, for_two } = rung;
    let who = match taker {
        Some(seat) => Some(
            view! {
                <span class=format!("rung-who {}", seat_class(seat))>{mark(seat)}<span>{stand.name(seat)}</span></span>
            }
            .into_any(),
        ),
        None => next.then(|| view! { <span class="rung-next">{Say::Next.text()}</span> }.into_any()),
    };
    let cards = (pays.cards > 0).then(|| gain(pays.cards));
    let won = pays.medal.map(|its| view! { <span data-card=identity::medal(its)>{medal(its)}</span> });
    let start = pays.start_card.then(flag);
    // C13: with two players the medal goes to the other one.
    let other = for_two.then(|| view! { <small class="to-other">{Say::OtherGets.text()}</small> });
    let pays = if for_two {
        view! { <span class="pays">{cards} {start} {other} {won}</span> }.into_any()
    } else {
        view! { <span class="pays">{won} {cards} {start}</span> }.into_any()
    };
    view! {
        <li
            class="rung"
            class:next=next
            class:taken=taker.is_some()
            style:--rung=number.to_string()
            style:--left=(of - 1 - number.min(of - 1)).to_string()
        >
            <span class="spoken">{label(stand, &rung)}</span>
            <div class="rung-step" aria-hidden="true">
                <b class="rung-number">{phrase::ordinal(number)}</b> {pays}
                <span class="rung-stand">{who}</span>
            </div>
        </li>
    }
}
