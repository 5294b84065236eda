//! A picture as it is offered: shown as soon as it is drawn, with buttons to save and to share it.

use crate::browser::{NotShared, Picture};
use crate::ui::{derived_text, dynamic, on_tap};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How far a picture is.
#[derive(Clone)]
pub enum Progress {
    /// It is being drawn.
    Drawing,
    /// The browser does not draw it.
    Failed,
    /// It is there.
    Drawn(Picture),
}

impl From<Option<Picture>> for Progress {
    fn from(picture: Option<Picture>) -> Self {
        picture.map_or(Self::Failed, Self::Drawn)
    }
}

/// The sentences around a picture, from the bundle of the screen that offers it.
#[derive(Clone, Copy)]
pub struct Sentences {
    /// The button that saves it.
    pub save: &'static str,
    /// The button that shares it.
    pub share: &'static str,
    /// The browser does not draw it.
    pub failed: &'static str,
    /// The device does not share it.
    pub refused: &'static str,
    /// The browser has changed it.
    pub changed: &'static str,
}

/// The picture with its buttons. `label` is what screen readers call it.
pub fn preview(
    progress: RwSignal<Progress, LocalStorage>,
    label: String,
    file_name: String,
    sentences: Sentences,
) -> AnyView {
    let said = RwSignal::new("");
    let share_it = move || {
        let Progress::Drawn(picture) = progress.get_untracked() else { return };
        spawn_local(async move {
            let refused = picture.share().await == Err(NotShared::Refused);
            let _ = said.try_set(if refused { sentences.refused } else { "" });
        });
    };
    let shown = move || match progress.get() {
        // The picture and its buttons have their place from the start: a dialog that grows moves under a finger.
        Progress::Drawing => view! {
            <div class="picture-preview"></div>
            <div class="row"><button type="button" class="primary" disabled>{sentences.save}</button></div>
        }
        .into_any(),
        Progress::Failed => view! { <p role="alert">{sentences.failed}</p> }.into_any(),
        Progress::Drawn(picture) => {
            let shares = picture.can_be_shared().then(|| {
                view! {
                    <button type="button" class="button" on:click=on_tap(share_it)>{sentences.share}</button>
                }
                .into_any()
            });
            view! {
                <img class="picture-preview" src=picture.address.clone() alt=label.clone() />
                {picture.is_changed.then(|| view! { <p role="alert">{sentences.changed}</p> }.into_any())}
                <div class="row">
                    <a class="button primary" href=picture.address download=file_name.clone()>{sentences.save}</a>
                    {shares}
                </div>
            }
            .into_any()
        }
    };
    view! {
        {dynamic(shown)}
        <p role="status">{derived_text(move || said.get().to_owned())}</p>
    }
    .into_any()
}
