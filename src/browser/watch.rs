//! What is done beside the drawing, each of one type only (see `ui::dynamic`).

use crate::call::Call;
use leptos::prelude::*;
use std::rc::Rc;
use web_sys::Event;

/// Does something now, and again whenever what it reads changes.
pub fn watch(act: impl Fn() + 'static) {
    watched(Rc::new(act));
}

fn watched(act: Rc<dyn Call<()>>) {
    Effect::new(move || act.call());
}

/// Listens to an event of the window for as long as the owner lives.
pub fn listen(event: &str, then: impl Fn(&Event) + 'static) {
    listened(event, Rc::new(then));
}

fn listened(event: &str, then: Rc<dyn Fn(&Event)>) {
    let handle = window_event_listener_untyped(event, move |event| then(&event));
    on_cleanup(move || handle.remove());
}
