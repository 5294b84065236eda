//! The keys of the table, and its focus.

use super::about::About;
use super::open::{Overlay, open_overlay};
use crate::browser::{
    CONFIRM, after_next_frame, await_keys_up, focus_first, is_dialog_open, is_focus_in, is_focus_lost,
    is_typing, move_focus, on_key, press, watch,
};
use crate::contract::{Acts, SessionPhase};
use crate::saves::tournaments;
use crate::session::TableSession;
use crate::settings::Settings;
use crate::ui::StagedRender;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The elements that arrow keys move between and digits choose from.
const READY: &str = "[data-ready=true]";

/// Handles the keys of the table. An open dialog has keys of its own, and typing is left alone.
pub fn keys(session: TableSession, overlay: RwSignal<Option<Overlay>>, about: About, settings: Settings) {
    on_key(move |key, on_control| {
        if is_dialog_open() || is_typing() || session.read_only_tab.is_read_only() {
            return false;
        }
        let letter = settings.peek().letters;
        // In a race each player has keys of their own: `data-key`.
        let racing = session.race().is_running();
        if racing && letter && is_plain(key) && press(&format!("[data-key=\"{key}\"]"), 0) {
            return true;
        }
        match key {
            "ArrowLeft" | "ArrowUp" => move_focus(READY, -1),
            "ArrowRight" | "ArrowDown" => move_focus(READY, 1),
            "Escape" => session.selected.set(None),
            "Enter" if !on_control => {
                if session.selected.get_untracked().is_some() {
                    session.confirm();
                } else {
                    session.skip();
                }
            }
            " " if !on_control => session.skip(),
            CONFIRM => session.confirm(),
            "c" | "C" if letter => session.confirm(),
            "u" | "U" if letter && has_undo(session) => open_overlay(session, overlay, Overlay::Undo),
            "i" | "I" if letter && !racing => about.ask_about_focus(),
            "l" | "L" if letter => open_overlay(session, overlay, Overlay::Log),
            "p" | "P" if letter => open_overlay(session, overlay, Overlay::Pause),
            "?" if letter => open_overlay(session, overlay, Overlay::Rules(None)),
            digit if letter && !racing => match digit.parse::<usize>() {
                Ok(number @ 1..=9) => return press(READY, number - 1),
                _ => return false,
            },
            _ => return false,
        }
        true
    });
}

/// Whether the table has an undo: no race has one, no lesson, and nothing that has made a champion.
fn has_undo(session: TableSession) -> bool {
    session.lesson.is_none()
        && !matches!(session.phase().get_untracked(), SessionPhase::Racing { .. })
        && !tournaments::is_crowned(&session.id())
}

/// Whether a key needs no escaping in a selector.
fn is_plain(key: &str) -> bool {
    key.len() == 1 && !matches!(key, "\"" | "\\")
}

/// When somebody is asked and the focus is lost, moves it to the first possible action, or to the prompt.
pub fn follow_with_focus(session: TableSession, render: StagedRender) {
    watch(move || {
        let phase = session.phase().get();
        session.shown().track();
        // In a race people hold their keys whatever the others do.
        if !matches!(phase, SessionPhase::Racing { .. }) {
            await_keys_up();
        }
        if !render.is_done() {
            return;
        }
        let focus = move || match phase {
            SessionPhase::Curtain(..) if is_focus_lost() || !is_focus_in(".curtain, dialog") => {
                focus_first(&[".curtain button"]);
            }
            SessionPhase::Showing { .. } | SessionPhase::Thinking(_) if is_focus_lost() => {
                focus_first(&["#prompt"]);
            }
            SessionPhase::Asking(_) if is_focus_lost() || is_focus_in("[data-ready=false], #prompt") => {
                focus_first(&[READY, "#prompt"]);
            }
            SessionPhase::Racing { paused: true } if is_focus_lost() => focus_first(&[".go-on"]),
            SessionPhase::Racing { .. } if is_focus_lost() => focus_first(&["#prompt"]),
            SessionPhase::ReadOnlyTab if is_focus_lost() => focus_first(&[".status .primary"]),
            _ => {}
        };
        // Wait until the new elements are in the document. With animations, wait for the next frame too, because
        // focusing forces a layout.
        if session.is_moving() && matches!(phase, SessionPhase::Asking(_)) {
            after_next_frame(focus);
        } else {
            Timeout::new(0, focus).forget();
        }
    });
}
