//! The players: what each has won and is doing.

use super::card::picture;
use super::model::{self, Badge, PlayerStatus};
use super::{Context, identity, names};
use crate::messages::olympia2000 as messages;
use crate::ui::{
    Dialog, SeatBadge, count_up, derived_bool, derived_text, dynamic_if, laurel, pictogram, seat_badge,
    seat_class,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Chip, Discipline};
use pentathlon_engine::rules::Seat;

fn status(status: PlayerStatus) -> &'static str {
    match status {
        PlayerStatus::Choosing => messages::choosing(),
        PlayerStatus::Chosen => messages::chosen(),
        PlayerStatus::PicksPrize => messages::picks_prize(),
        PlayerStatus::Deals => messages::deals(),
        PlayerStatus::Served => messages::served(),
        PlayerStatus::Waits => "",
    }
}

/// The badge of a player.
pub fn badge(context: Context, seat: Seat, looked_at: RwSignal<Option<Seat>>) -> AnyView {
    let badge = Memo::new(move |_| model::badge(&context.view(), seat, context.event().as_ref()));
    let of = move |part: fn(&Badge) -> bool| derived_bool(move || part(&badge.read()));
    let dealer_label = messages::dealer(&context.name(seat));
    let dealer = of(|badge| badge.dealer);
    let points = move || badge.read().points;
    let gain = Memo::new(move |_| badge.read().gain);
    let gains = of(|badge| badge.gain > 0);
    let shown = SeatBadge {
        seat,
        name: context.name(seat),
        place: identity::seat(seat),
        busy: of(Badge::is_busy),
        done: of(|badge| badge.status == PlayerStatus::Chosen),
        status: derived_text(move || status(badge.read().status).to_owned()),
        status_mark: dynamic_if(move || {
            dealer.get().then(|| view! { <i class="deck-mark" title=dealer_label.clone()></i> })
        }),
        points: derived_text(move || points().to_string()),
        unit: derived_text(move || messages::points(points())),
        more: dynamic_if(move || {
            let value = gain.get();
            let before = i32::from(points()) - i32::from(value);
            // The sum is placed over the points, and as large as they are.
            (value > 0).then(|| {
                view! {
                    <span class="badge-plus">{messages::points_added(value)}</span>
                    <span class="badge-points counting" aria-hidden="true">
                        {count_up(before, i32::from(value))} <small>{messages::points(points())}</small>
                    </span>
                }
            })
        }),
    };
    view! {
        <li class=seat_class(seat) class:takes=gains>
            {seat_badge(shown, move || looked_at.set(Some(seat)))}
        </li>
    }
    .into_any()
}

/// What a player has won, one chip at a time.
pub fn won_so_far(context: Context, seat: Seat, on_close: impl Fn() + Send + Sync + 'static) -> AnyView {
    let view = context.view();
    let Some(player) = view.player(seat) else { return ().into_any() };
    let columns: Vec<AnyView> = Discipline::ALL
        .into_iter()
        .filter_map(|discipline| {
            let chips: Vec<Chip> = player.won.iter().filter(|chip| chip.discipline == discipline).collect();
            (!chips.is_empty()).then(|| {
                view! {
                    <li>
                        {pictogram(picture(discipline))}
                        <span>{names::discipline(discipline).text()}</span>
                        <span class="chips">{chips.into_iter().map(|chip| laurel(chip.value, "small")).collect_view()}</span>
                    </li>
                }
                .into_any()
            })
        })
        .collect();
    let nothing = columns.is_empty().then(|| view! { <p>{messages::won_nothing()}</p> }.into_any());
    let consolation = messages::consolation_chips(player.consolation);
    let given: Vec<String> =
        player.given.iter().map(|athlete| names::athlete(athlete).text().to_owned()).collect();
    let given = (!given.is_empty())
        .then(|| view! { <p>{messages::you_gave(&context.name(seat), &given)}</p> }.into_any());
    view! {
        <Dialog title=messages::won_so_far(&context.name(seat)) on_close=on_close>
            <ul class="won-chips">{columns}</ul>
            {nothing}
            <p>{consolation}</p>
            {given}
        </Dialog>
    }
    .into_any()
}
