//! The dialog that offers a finished game as a link, or its deal as a challenge.

use super::qr::qr_code;
use crate::browser::{copy, page_address};
use crate::messages::{screens, share};
use crate::route::Route;
use crate::session::{ErasedGameUi, TableSession};
use crate::ui::{Choice, Dialog, derived_text, dynamic_if, on_tap};
use leptos::prelude::*;

/// A link, and the text copied with it.
#[derive(Clone, PartialEq, Eq)]
struct Offer {
    address: String,
    words: String,
}

/// What can be shared: the whole game, and the deal as a challenge if one person has played against computers.
fn offers(session: TableSession, ui: &'static dyn ErasedGameUi) -> Vec<Offer> {
    let facts = ui.facts();
    let address = |letters| page_address() + &Route::Link(facts.id.to_owned(), letters).address();
    session.with_table(|table| {
        let whole = table.link().ok().map(|letters| {
            let address = address(letters);
            Offer { words: address.clone(), address }
        });
        let person =
            table.people().first().filter(|_| table.people().len() == 1 && ui.verdict(table).is_none());
        let dare = person.and_then(|seat| {
            let points = table.standing().points.get(seat.index()).copied().unwrap_or_default();
            let address = address(table.challenge(seat).ok()?);
            Some(Offer { words: share::share_dare(points, facts.title, &address), address })
        });
        whole.into_iter().chain(dare).collect()
    })
}

/// The share dialog.
pub fn share_dialog(session: TableSession, ui: &'static dyn ErasedGameUi, close: Callback<()>) -> AnyView {
    let offers = offers(session, ui);
    let said = RwSignal::new("");
    let chosen = RwSignal::new(0_usize);
    let Some(first) = offers.first().cloned() else {
        return view! {
            <Dialog title=screens::share_title() on_close=close>
                <p>{share::link_too_long()}</p>
            </Dialog>
        }
        .into_any();
    };
    let choice = (offers.len() > 1).then(|| {
        view! {
            <Choice
                name="share"
                question=share::share_what()
                answers=vec![share::share_whole(), share::share_challenge()]
                chosen=chosen
                on_choose=move |answer| chosen.set(answer)
            />
        }
        .into_any()
    });
    let why = move || match chosen.get() {
        0 => share::share_why(),
        _ => share::share_challenge_why(),
    };
    let offer = Memo::new(move |_| offers.get(chosen.get()).unwrap_or(&first).clone());
    let copy_it = move || {
        copy(&offer.get_untracked().words, move |copied| {
            let _ = said.try_set(if copied { share::link_copied() } else { share::link_not_copied() });
        });
    };
    view! {
        <Dialog title=screens::share_title() on_close=close>
            {choice}
            <p class="remark">{derived_text(move || why().to_owned())}</p>
            <label class="field">
                <span>{share::share_link()}</span>
                <input type="text" readonly dir="ltr" prop:value=derived_text(move || offer.get().address) />
            </label>
            <button type="button" class="primary" on:click=on_tap(copy_it)>{share::copy_link()}</button>
            <p role="status">{derived_text(move || said.get().to_owned())}</p>
            {dynamic_if(move || qr_code(&offer.get().address))}
        </Dialog>
    }
    .into_any()
}
