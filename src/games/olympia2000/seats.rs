//! The players: what each has won, and what he is doing.

use super::board::{part, picture};
use super::identity;
use super::model::{self, Status};
use super::words::{self, Say};
use crate::games::{Piece, Stand};
use crate::parts::{Dialog, holds, laurel, live_if, mark, pictogram, says, seat_class, tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Chip, Discipline, Player};
use pentathlon_engine::rules::Seat;

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

/// A player in short. His badge stands as long as the table: only what changes in it is written anew.
pub fn seat_badge(stand: Stand, seat: Seat, looked_at: RwSignal<Option<Seat>>) -> AnyView {
    let shown = part(stand, move |view| model::badges(view).get(seat.index()).copied());
    let badge = move || shown.get().flatten().flatten();
    let name = stand.name(seat);
    let dealer_label = Say::Dealer.with(&[("name", &name)]);
    let laurels = move || badge().map_or(0, |badge| badge.laurels);
    let doing = move || badge().map_or(Status::Waits, |badge| badge.status);
    let deals = Piece::new(move || badge().is_some_and(|badge| badge.dealer));
    let consolation = Piece::new(move || badge().map_or(0, |badge| badge.consolation));
    let adds = move || {
        let count = consolation.get().filter(|count| *count > 0)?;
        let words = Say::ConsolationAdds.with(&[("count", &count.to_string())]);
        Some(view! { <span class="badge-plus">{words}</span> })
    };
    view! {
        <li class=seat_class(seat)>
            <button
                type="button"
                class="badge"
                data-place=identity::seat(seat)
                class:busy=holds(move || matches!(doing(), Status::Choosing | Status::PicksPrize | Status::Deals))
                on:click=tap(move || looked_at.set(Some(seat)))
            >
                {mark(seat)}
                <span class="badge-name">{name}</span>
                <span class="badge-status" class:done=holds(move || doing() == Status::Chosen)>
                    {says(move || status(doing()).to_owned())}
                    {live_if(move || {
                        let label = dealer_label.clone();
                        (deals.get() == Some(true)).then(|| view! { <i class="deck-mark" title=label></i> })
                    })}
                </span>
                <span class="badge-points">
                    <b>{says(move || laurels().to_string())}</b>
                    <small>
                        {says(move || if laurels() == 1 { Say::Laurel } else { Say::Laurels }.text().to_owned())}
                    </small>
                </span>
                {live_if(adds)}
            </button>
        </li>
    }
    .into_any()
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
