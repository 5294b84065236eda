//! The dialog that offers a finished game as a picture or as a link, or its deal as a challenge.

use super::picture::picture;
use super::qr::qr_code;
use crate::browser::{copy_or_select, page_address};
use crate::messages::{screens, share};
use crate::route::Route;
use crate::session::TableSession;
use crate::ui::{Choice, Dialog, derived_text, dynamic, on_tap};
use leptos::prelude::*;

/// A link, the text copied with it, and what it contains.
#[derive(Clone, PartialEq, Eq)]
struct Offer {
    address: String,
    words: String,
    why: &'static str,
}

/// The links that can be shared: the whole game, and the deal as a challenge if one person has played against
/// computers. `None` stands for a game that is too long for a link.
fn offers(session: TableSession) -> Vec<Option<Offer>> {
    let info = session.ui.info();
    let address = |letters| page_address() + &Route::Link(info.id.to_owned(), letters).address();
    session.with_table(|table| {
        let whole = table.link().ok().map(|letters| {
            let address = address(letters);
            Offer { words: address.clone(), address, why: share::share_why() }
        });
        let person =
            table.people().first().filter(|_| table.people().len() == 1 && table.verdict().is_none());
        // The points of a branch are no result that others could beat.
        let person = person.filter(|_| table.branched_at().is_none());
        let dare = person.and_then(|seat| {
            let points = table.standing().points.get(seat.index()).copied().unwrap_or_default();
            let address = address(table.challenge(seat).ok()?);
            let words = share::share_dare(points, info.title, &address);
            Some(Offer { words, address, why: share::share_challenge_why() })
        });
        std::iter::once(whole).chain(dare.map(Some)).collect()
    })
}

/// The share dialog.
pub fn share_dialog(session: TableSession, close: Callback<()>) -> AnyView {
    let offers = offers(session);
    let chosen = RwSignal::new(0_usize);
    let answers = [share::share_picture(), share::share_whole(), share::share_challenge()];
    let answers = answers.into_iter().take(1 + offers.len()).collect();
    // The picture is the first answer.
    let body = move || match chosen.get().checked_sub(1) {
        None => picture(session),
        Some(index) => match offers.get(index).cloned().flatten() {
            Some(offer) => link(offer),
            None => view! { <p>{share::link_too_long()}</p> }.into_any(),
        },
    };
    view! {
        <Dialog title=screens::share_title() on_close=close>
            <Choice
                name="share"
                question=share::share_what()
                answers
                chosen=chosen
                on_choose=move |answer| chosen.set(answer)
            />
            {dynamic(body)}
        </Dialog>
    }
    .into_any()
}

/// A link, to be copied or photographed.
fn link(offer: Offer) -> AnyView {
    let said = RwSignal::new("");
    let Offer { address, words, why } = offer;
    let copy_it = move || {
        copy_or_select(&words, move |copied| {
            let _ = said.try_set(if copied { share::link_copied() } else { share::link_not_copied() });
        });
    };
    let code = qr_code(&address);
    view! {
        <p class="remark">{why}</p>
        <label class="field">
            <span>{share::share_link()}</span>
            <input type="text" readonly dir="ltr" prop:value=address />
        </label>
        <button type="button" class="primary" on:click=on_tap(copy_it)>{share::copy_link()}</button>
        <p role="status">{derived_text(move || said.get().to_owned())}</p>
        {code}
    }
    .into_any()
}
