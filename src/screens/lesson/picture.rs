//! The picture of a position in the rules.

use crate::browser::{show_still, watch};
use crate::contract::{GameUi, Position};
use leptos::html;
use leptos::prelude::*;

/// Draws a position into an element of the page, and once more when pictures that were missing have come.
pub fn picture(ui: &'static dyn GameUi, position: &'static Position, place: NodeRef<html::Div>) {
    watch(move || {
        // The page may be gone by then.
        if place.try_get().flatten().is_some() {
            let _ = ui.has_pictures();
            untrack(|| show_still(place, position.shows, move || position.draw(ui)));
        }
    });
}
