//! The hint that the app can be installed.

use crate::browser::{InstallWay, install, save_all};
use crate::messages::screens;
use crate::ui::on_tap;
use leptos::prelude::*;

/// Shows once how to install the app. Where the installed app starts with empty storage, it offers to export the saves.
pub fn install_hint(way: InstallWay) -> AnyView {
    let (hint, act, go_on): (&str, fn(), &str) = match way {
        InstallWay::Ask => (screens::install_ask(), install, screens::install()),
        InstallWay::Menu => {
            return view! { <p class="remark install">{screens::install_menu()}</p> }.into_any();
        }
        InstallWay::HomeScreen => (screens::install_home_screen(), save_all, screens::save_all()),
        InstallWay::Dock => (screens::install_dock(), save_all, screens::save_all()),
    };
    view! {
        <div class="row install">
            <p class="remark">{hint}</p>
            <button type="button" class="button" on:click=on_tap(act)>{go_on}</button>
        </div>
    }
    .into_any()
}
