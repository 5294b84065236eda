//! The volume slider. It plays a sound when released.

use crate::messages::screens;
use crate::settings::settings;
use crate::sound::{self, Sound};
use crate::ui::{derived_text, on_value};
use leptos::prelude::*;

/// The slider, in steps of ten percent. The lowest value is off.
pub fn volume() -> AnyView {
    let settings = settings();
    let percent = move || settings.get().volume;
    let set =
        move |value: String| settings.change(|preferences| preferences.volume = value.parse().unwrap_or(0));
    let text = derived_text(move || match percent() {
        0 => screens::volume_off().to_owned(),
        percent => screens::volume_of(percent),
    });
    view! {
        <div class="choice volume">
            <label for="volume">{screens::setting_sound()}</label>
            <p class="remark" id="volume-why">{screens::setting_sound_why()}</p>
            <div class="row">
                <input
                    type="range"
                    id="volume"
                    min="0"
                    max="100"
                    step="10"
                    aria-describedby="volume-why"
                    aria-valuetext=text
                    prop:value=derived_text(move || percent().to_string())
                    on:input=on_value(set)
                    on:change=on_value(|_| sound::play(Sound::Medal))
                />
                <output for="volume" aria-hidden="true">{text}</output>
            </div>
        </div>
    }
    .into_any()
}
