//! The keys of the table, and where the focus goes in it.

use super::sheet::{Sheet, open_sheet};
use crate::browser::{
    CONFIRM, after_next_picture, focus_first, is_focus_in, is_focus_lost, is_typing, move_focus, on_key,
    press, watch,
};
use crate::desk::{Desk, Moment};
use crate::games::Stand;
use crate::settings::Settings;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// What can be done now: what the arrow keys walk along and the digits pick.
const READY: &str = "[data-ready=true]";

/// The keys of the table. A dialog has keys of its own, and who writes is left alone.
pub fn keys(desk: Desk, stand: Stand, sheet: RwSignal<Option<Sheet>>, settings: Settings) {
    on_key(move |key, on_control| {
        if sheet.get_untracked().is_some() || is_typing() || stand.is_covered() {
            return false;
        }
        let letter = settings.peek().letters;
        // In a race everybody has keys of his own; they are written where they act.
        let racing = desk.is_racing_now();
        if racing && letter && is_plain(key) && press(&format!("[data-key=\"{key}\"]"), 0) {
            return true;
        }
        match key {
            "ArrowLeft" | "ArrowUp" => move_focus(READY, -1),
            "ArrowRight" | "ArrowDown" => move_focus(READY, 1),
            "Escape" => stand.selected.set(None),
            "Enter" if !on_control => {
                if stand.selected.get_untracked().is_some() {
                    stand.confirm();
                } else {
                    desk.hurry();
                }
            }
            " " if !on_control => desk.hurry(),
            CONFIRM => stand.confirm(),
            "c" | "C" if letter => stand.confirm(),
            "u" | "U" if letter => open_sheet(desk, sheet, Sheet::Undo),
            "l" | "L" if letter => open_sheet(desk, sheet, Sheet::Log),
            "p" | "P" if letter => open_sheet(desk, sheet, Sheet::Pause),
            "?" if letter => open_sheet(desk, sheet, Sheet::Rules),
            digit if letter && !racing => match digit.parse::<usize>() {
                Ok(number @ 1..=9) => return press(READY, number - 1),
                _ => return false,
            },
            _ => return false,
        }
        true
    });
}

/// Whether a key can stand in a selector as it is.
fn is_plain(key: &str) -> bool {
    key.len() == 1 && !matches!(key, "\"" | "\\")
}

/// When somebody is asked and the focus is lost, it goes to the first thing that can be done, or to the prompt.
pub fn follow_with_focus(desk: Desk) {
    watch(move || {
        let moment = desk.moment();
        desk.shown().track();
        if !desk.opening().is_done() {
            return;
        }
        let focus = move || match moment {
            Moment::Curtain(_) if is_focus_lost() || !is_focus_in(".curtain, dialog") => {
                focus_first(&[".curtain button"]);
            }
            Moment::Looking(_) if is_focus_lost() || is_focus_in("[data-ready=false]") => {
                focus_first(&[READY, "#prompt"]);
            }
            Moment::Racing { paused: true } if is_focus_lost() => focus_first(&[".go-on"]),
            Moment::Racing { .. } if is_focus_lost() => focus_first(&["#prompt"]),
            Moment::Over if is_focus_lost() => focus_first(&["#podium-title"]),
            _ => {}
        };
        // After the new things are in the document; where things travel, after they are on the screen: a focus wants
        // them laid out.
        if desk.is_moving() && matches!(moment, Moment::Looking(_)) {
            after_next_picture(focus);
        } else {
            Timeout::new(0, focus).forget();
        }
    });
}
