//! The sounds, to be heard.

use super::section;
use crate::parts::tap;
use crate::sound::{Sound, play};
use leptos::prelude::*;

/// A button for each.
pub fn sounds() -> AnyView {
    const ALL: [Sound; 8] = [
        Sound::Card,
        Sound::Flip,
        Sound::Token,
        Sound::Reveal,
        Sound::Medal,
        Sound::Tick,
        Sound::Win,
        Sound::Refused,
    ];
    let button = |sound: Sound| {
        let name = format!("{sound:?}");
        view! { <button type="button" class="button" on:click=tap(move || play(sound))>{name}</button> }
            .into_any()
    };
    section("Sounds", ALL.map(button))
}
