//! Effects and listeners behind one closure type each (see `ui::dynamic`).

use crate::call::Call;
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

/// Runs `act` now, and again whenever the signals it reads change.
pub fn watch(act: impl Fn() + 'static) {
    watched(Rc::new(act));
}

fn watched(act: Rc<dyn Call<()>>) {
    Effect::new(move || act.call());
}

/// Listens to an event of the window for the lifetime of the owner.
pub fn listen(event: &str, then: impl Fn(&Event) + 'static) {
    listened(event, Rc::new(then));
}

fn listened(event: &str, then: Rc<dyn Fn(&Event)>) {
    let handle = window_event_listener_untyped(event, move |event| then(&event));
    on_cleanup(move || handle.remove());
}

/// Listens for the lifetime of the owner to anything that scrolls on the page: this event does not bubble.
pub fn on_scroll(then: impl Fn() + 'static) {
    let listener = StoredValue::new_local(Closure::<dyn Fn()>::new(then));
    listener.with_value(|listener| {
        let function = listener.as_ref().unchecked_ref();
        let _ = window().add_event_listener_with_callback_and_bool("scroll", function, true);
    });
    on_cleanup(move || {
        listener.try_with_value(|listener| {
            let function = listener.as_ref().unchecked_ref();
            let _ = window().remove_event_listener_with_callback_and_bool("scroll", function, true);
        });
    });
}
