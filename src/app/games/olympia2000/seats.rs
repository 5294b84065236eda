//! The players: what each has won, and what he is doing.

use super::board::picture;
use super::identity;
use super::model::{Badge, Status};
use super::words::{self, Say};
use crate::app::games::Stand;
use crate::app::parts::{Dialog, laurel, mark, pictogram, seat_class, tap};
use leptos::prelude::*;
use pentathlon::games::olympia2000::{Chip, Discipline, Player};
use pentathlon::rules::Seat;

fn status(status: Status) -> &'static str {
    match status {
        Status::Choosing => Say::Choosing.text(),
        Status::Chosen => Say::Chosen.text(),
        Status::PicksPrize => Say::PicksPrize.text(),
        Status::Deals => Say::Deals.text(),
        Status::Served => Say::Served.text(),
        Status::Waits => "",
    }
}

/// A player in short.
pub fn seat_badge(stand: Stand, badge: Badge, looked_at: RwSignal<Option<Seat>>) -> impl IntoView {
    let Badge { seat, laurels, consolation, status: doing, dealer } = badge;
    let name = stand.name(seat);
    let busy = matches!(doing, Status::Choosing | Status::PicksPrize | Status::Deals);
    let dealer_label = Say::Dealer.with(&[("name", &name)]);
    view! {
        <li class=seat_class(seat)>
            <button
                type="button"
                class="badge"
                data-place=identity::seat(seat)
                class:busy=busy
                on:click=tap(move || looked_at.set(Some(seat)))
            >
                {mark(seat)}
                <span class="badge-name">{name}</span>
                <span class="badge-status" class:done=doing == Status::Chosen>
                    {status(doing)}
                    {dealer.then(|| view! { <i class="deck-mark" title=dealer_label></i> }.into_any())}
                </span>
                <span class="badge-points">
                    <b>{laurels}</b>
                    <small>{if laurels == 1 { Say::Laurel.text() } else { Say::Laurels.text() }}</small>
                </span>
                {(consolation > 0)
                    .then(|| {
                        view! {
                            <span class="badge-plus">
                                {Say::ConsolationAdds.with(&[("count", &consolation.to_string())])}
                            </span>
                        }
                    })}
            </button>
        </li>
    }
}

/// What a player has won, chip by chip.
pub fn won_so_far(
    stand: Stand,
    seat: Seat,
    player: Player,
    on_close: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    let columns: Vec<AnyView> = Discipline::ALL
        .into_iter()
        .filter_map(|discipline| {
            let chips: Vec<Chip> = player.won.iter().filter(|chip| chip.discipline == discipline).collect();
            (!chips.is_empty()).then(|| {
                view! {
                    <li>
                        {pictogram(picture(discipline))}
                        <span>{words::discipline(discipline)}</span>
                        <span class="chips">{chips.into_iter().map(|chip| laurel(chip.value, "small")).collect_view()}</span>
                    </li>
                }
                .into_any()
            })
        })
        .collect();
    let nothing = columns.is_empty().then(|| view! { <p>{Say::WonNothing.text()}</p> }.into_any());
    let consolation = Say::ConsolationChips.with(&[("count", &player.consolation.to_string())]);
    view! {
        <Dialog title=Say::WonSoFar.with(&[("name", &stand.name(seat))]) on_close=on_close>
            <ul class="won">{columns}</ul>
            {nothing}
            <p>{consolation}</p>
        </Dialog>
    }
}
