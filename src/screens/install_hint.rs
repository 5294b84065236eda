//! How to keep the app on the device.

use crate::browser::{InstallWay, install, save_all};
use crate::text::Word;
use crate::ui::on_tap;
use leptos::prelude::*;

/// Says once how to keep the app. Where the installed app begins with empty storage, the tables can be taken along.
pub fn install_hint(way: InstallWay) -> AnyView {
    let (hint, act, go_on): (Word, fn(), Word) = match way {
        InstallWay::Ask => (Word::InstallAsk, install, Word::Install),
        InstallWay::Menu => {
            return view! { <p class="remark install">{Word::InstallMenu.text()}</p> }.into_any();
        }
        InstallWay::HomeScreen => (Word::InstallHomeScreen, save_all, Word::SaveAll),
        InstallWay::Dock => (Word::InstallDock, save_all, Word::SaveAll),
    };
    view! {
        <div class="row install">
            <p class="remark">{hint.text()}</p>
            <button type="button" class="button" on:click=on_tap(act)>{go_on.text()}</button>
        </div>
    }
    .into_any()
}
