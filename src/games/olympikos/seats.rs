//! The players: how many points each has, and what each is doing.

use super::model::{self, Badge, Doing};
use super::words::{self, Say};
use super::{Context, card, identity, stage};
use crate::ui::{derived_text, dynamic, dynamic_if, flag, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::Control;
use pentathlon_engine::rules::Seat;

/// What a player does, in a word.
fn doing(badge: Badge) -> String {
    match badge.doing {
        Doing::Choosing => Say::Choosing.text().to_owned(),
        Doing::Coaching => Say::CoachRole.text().to_owned(),
        Doing::Placing(count) => Say::PlacedSome.with(&[("count", &count.to_string())]),
        Doing::Done => Say::DoneRole.text().to_owned(),
        Doing::Waiting if badge.is_controlled => Say::ControlledRole.text().to_owned(),
        Doing::Waiting => String::new(),
    }
}

/// The badge of a player. It stays in the document as long as the table: only what changes in it is drawn again.
pub fn badge(context: Context, seat: Seat) -> AnyView {
    let badge = context.memo(move |view| model::badge(view, seat));
    let is = move |what: fn(&Badge) -> bool| flag(move || what(&badge.read()));
    let points = Memo::new(move |_| badge.read().points);
    let control = Memo::new(move |_| badge.read().control);
    let nation = context.memo(move |view| view.player(seat).map(|player| words::nation(player.nation)));
    let is_together = untrack(|| context.view()).setup.is_together();
    let label = derived_text(move || {
        let badge = badge.get();
        let say = if is_together { Say::ChipTogether } else { Say::ChipLabel };
        let mut label = say.with(&[
            ("name", &context.name(seat)),
            ("nation", nation.get().unwrap_or_default()),
            ("points", &words::points(badge.points)),
            ("what", &doing(badge)),
        ]);
        if badge.is_controlled && badge.doing != Doing::Waiting {
            label.push_str(", ");
            label.push_str(Say::ControlledRole.text());
        }
        label
    });
    let gain = stage::gain(context, seat);
    // Two who play together have one total, which is drawn beside them.
    let counted = (!is_together).then(|| {
        view! {
            {dynamic(move || view! { <b class="olympikos-points" aria-hidden="true">{points.get()}</b> })}
            <span class="olympikos-pips" aria-hidden="true">{pips(points)}</span>
            {dynamic_if(move || {
                let gain = gain.get();
                (gain != 0).then(|| view! { <em class="olympikos-gain" class:loss=gain < 0 aria-hidden="true">{stage::signed(gain)}</em> })
            })}
        }
    });
    view! {
        <li
            class=format!("olympikos-chip {}", seat_class(seat))
            class:coach=is(|badge| badge.is_coach)
            class:controlled=is(|badge| badge.is_controlled)
            class:done=is(|badge| badge.doing == Doing::Done)
            data-place=identity::seat(seat)
        >
            <span class="spoken"><span>{label}</span></span>
            <span class="olympikos-chip-head" aria-hidden="true">{mark(seat)} <b>{context.name(seat)}</b></span>
            <small aria-hidden="true"><span>{derived_text(move || doing(badge.get()))}</span></small>
            {counted}
            {dynamic_if(move || draw_control(control.get()))}
        </li>
    }
    .into_any()
}

/// The medal board on which the points are counted. Its parts stay, so that those that are new light up.
fn pips(points: Memo<u8>) -> impl IntoView {
    let pips: Vec<AnyView> = (1..=12)
        .map(|pip| {
            let on = flag(move || {
                let (_, _, on_it) = model::board(points.get());
                pip <= on_it
            });
            view! { <i class:on=on></i> }.into_any()
        })
        .collect();
    let range = derived_text(move || {
        let (from, to, _) = model::board(points.get());
        Say::Board.with(&[("from", &from.to_string()), ("to", &to.to_string())])
    });
    view! { {pips}<small>{range}</small> }
}

/// The card before the control, if one lies there.
fn draw_control(control: Control) -> Option<impl IntoView> {
    let ring = match control {
        Control::Nothing => return None,
        Control::Hidden => None,
        Control::Known(ring) => Some(card::ring(ring)),
    };
    Some(view! { <span class="olympikos-control-card">{ring}</span> })
}
