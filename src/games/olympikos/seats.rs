//! The players: how many points each has, and what each is doing.

use super::model::{self, Badge, PlayerStatus};
use super::{Context, card, identity, names, stage};
use crate::messages::{olympikos as messages, screens};
use crate::ui::{derived_bool, derived_text, dynamic, dynamic_if, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Control, Medal, Nation};
use pentathlon_engine::rules::Seat;

/// What a player is doing, in a word.
fn status_word(badge: Badge) -> String {
    match badge.status {
        PlayerStatus::Choosing => messages::choosing(),
        PlayerStatus::Coaching => messages::coach_role(),
        // All three are placed, and the test is open.
        PlayerStatus::Placing(Medal::COUNT) => messages::control_role(),
        PlayerStatus::Placing(count) => return messages::placed_some(count),
        PlayerStatus::Done => messages::done_role(),
        PlayerStatus::Waiting if badge.is_controlled => messages::controlled_role(),
        PlayerStatus::Waiting => "",
    }
    .to_owned()
}

/// What a player is doing, in a sentence.
fn status_sentence(badge: Badge) -> Option<String> {
    let sentence = match badge.status {
        PlayerStatus::Choosing => messages::chip_choosing(),
        PlayerStatus::Coaching => messages::chip_coach(),
        PlayerStatus::Placing(count) => return Some(messages::chip_placing(count)),
        PlayerStatus::Done => messages::chip_done(),
        PlayerStatus::Waiting => return None,
    };
    Some(sentence.to_owned())
}

/// A player, in sentences.
fn label(name: &str, nation: Nation, badge: Badge, is_together: bool) -> String {
    let nation = names::nation(nation);
    let first = match is_together {
        true => messages::chip_together(name, nation),
        false => messages::chip_label(name, nation, badge.points),
    };
    let label = match status_sentence(badge) {
        Some(status) => screens::sentences(&first, &status),
        None => first,
    };
    match badge.is_controlled {
        true => screens::sentences(&label, messages::chip_tested()),
        false => label,
    }
}

/// The badge of a player. It stays in the document for the whole table; only what changes in it is updated.
pub fn badge(context: Context, seat: Seat) -> AnyView {
    let badge = context.memo(move |view| model::badge(view, seat));
    let is = move |what: fn(&Badge) -> bool| derived_bool(move || what(&badge.read()));
    let points = Memo::new(move |_| badge.read().points);
    let scale = context.memo(model::scale);
    let control = Memo::new(move |_| badge.read().control);
    let is_together = untrack(|| context.view()).setup.is_together();
    let nation = context.memo(move |view| view.player(seat).map(|player| player.nation));
    let label = derived_text(move || {
        let nation = nation.get().unwrap_or(Nation::France);
        label(&context.name(seat), nation, badge.get(), is_together)
    });
    let gain = stage::gain(context, seat);
    // Two who play together have one total, drawn beside them.
    let counted = (!is_together).then(|| {
        view! {
            {dynamic(move || view! { <b class="olympikos-points" aria-hidden="true">{points.get()}</b> })}
            <span class="olympikos-pips" aria-hidden="true">{pips(points, scale)}</span>
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
            class:done=is(|badge| badge.status == PlayerStatus::Done)
            data-place=identity::seat(seat)
        >
            <span class="visually-hidden"><span>{label}</span></span>
            <span class="olympikos-chip-head" aria-hidden="true">{mark(seat)} <b>{context.name(seat)}</b></span>
            <small aria-hidden="true"><span>{derived_text(move || status_word(badge.get()))}</span></small>
            {counted}
            {dynamic_if(move || draw_control(control.get()))}
        </li>
    }
    .into_any()
}

/// The marks that count the points, as many for each player. Those that are there stay in the document, so that new
/// ones light up.
fn pips(points: Memo<u8>, scale: Memo<u8>) -> AnyView {
    let pip = move |pip| view! { <i class:on=derived_bool(move || pip <= points.get())></i> }.into_any();
    view! { <For each=move || 1..=scale.get() key=|pip| *pip children=pip /> }.into_any()
}

/// The card at the control, if there is one.
fn draw_control(control: Control) -> Option<impl IntoView> {
    let ring = match control {
        Control::Nothing => return None,
        Control::Hidden => None,
        Control::Known(ring) => Some(card::ring(ring)),
    };
    Some(view! { <span class="olympikos-control-card">{ring}</span> })
}
