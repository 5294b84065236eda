//! The dialog that offers a finished game as a link, or its deal as a challenge.

use super::qr::qr_code;
use super::words::Say;
use crate::browser::{copy, page_address};
use crate::games::ErasedGameUi;
use crate::route::Route;
use crate::session::TableSession;
use crate::text::Word;
use crate::ui::{Choice, Dialog, derived_text, dynamic_if, on_tap};
use leptos::prelude::*;

/// A link, and the words that go with it when it is copied.
#[derive(Clone, PartialEq, Eq)]
struct Offer {
    address: String,
    words: String,
}

/// What can be shared: the whole game, and the deal as a challenge if one person has played against computers.
fn offers(session: TableSession, ui: &'static dyn ErasedGameUi) -> Vec<Offer> {
    let game = ui.facts().id.to_owned();
    let offer = |letters: String, words: Option<Say>, points: &str| {
        let address = page_address() + &Route::Link(game.clone(), letters).address();
        let values = [("points", points), ("title", ui.facts().title), ("link", &address)];
        let words = words.map_or_else(|| address.clone(), |words| words.with(&values));
        Offer { address, words }
    };
    session.with_table(|table| {
        let whole = table.link().ok().map(|letters| offer(letters, None, ""));
        let person =
            table.people().first().filter(|_| table.people().len() == 1 && ui.verdict(table).is_none());
        let dare = person.and_then(|seat| {
            let points = table.standing().points.get(seat.index()).copied().unwrap_or_default();
            Some(offer(table.challenge(seat).ok()?, Some(Say::ShareDare), &points.to_string()))
        });
        whole.into_iter().chain(dare).collect()
    })
}

/// The dialog.
pub fn share_dialog(session: TableSession, ui: &'static dyn ErasedGameUi, close: Callback<()>) -> AnyView {
    let offers = offers(session, ui);
    let said = RwSignal::new("");
    let chosen = RwSignal::new(0_usize);
    let Some(first) = offers.first().cloned() else {
        return view! {
            <Dialog title=Word::ShareTitle.text() on_close=close>
                <p>{Say::LinkTooLong.text()}</p>
            </Dialog>
        }
        .into_any();
    };
    let choice = (offers.len() > 1).then(|| {
        view! {
            <Choice
                name="share"
                question=Say::ShareWhat.text()
                answers=vec![Say::ShareWhole.text(), Say::ShareChallenge.text()]
                chosen=chosen
                on_choose=move |answer| chosen.set(answer)
            />
        }
        .into_any()
    });
    let why = move || match chosen.get() {
        0 => Say::ShareWhy,
        _ => Say::ShareChallengeWhy,
    };
    let offer = Memo::new(move |_| offers.get(chosen.get()).unwrap_or(&first).clone());
    let copy_it = move || {
        copy(&offer.get_untracked().words, move |copied| {
            let _ = said.try_set(if copied { Say::LinkCopied } else { Say::LinkNotCopied }.text());
        });
    };
    view! {
        <Dialog title=Word::ShareTitle.text() on_close=close>
            {choice}
            <p class="remark">{derived_text(move || why().text().to_owned())}</p>
            <label class="field">
                <span>{Say::ShareLink.text()}</span>
                <input type="text" readonly dir="ltr" prop:value=derived_text(move || offer.get().address) />
            </label>
            <button type="button" class="primary" on:click=on_tap(copy_it)>{Say::CopyLink.text()}</button>
            <p role="status">{derived_text(move || said.get().to_owned())}</p>
            {dynamic_if(move || qr_code(&offer.get().address))}
        </Dialog>
    }
    .into_any()
}
