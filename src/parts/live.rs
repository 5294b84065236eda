//! What changes and what is touched, each of one type only.
//!
//! Leptos compiles its machinery anew for each type of closure it is given; a browser would download it a hundred
//! times. Behind these few functions every closure has the same type (see ARCHITECTURE.md, "Size").

use crate::again::Again;
use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::Arc;

thread_local! {
    /// How often anything has been drawn.
    static DRAWINGS: Cell<u32> = const { Cell::new(0) };
}

/// How often anything has been drawn: who asks before and after knows whether anything was drawn meanwhile.
pub fn drawings() -> u32 {
    DRAWINGS.get()
}

fn count() {
    DRAWINGS.set(DRAWINGS.get().wrapping_add(1));
}

/// Something drawn anew when what it reads changes.
pub fn live<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    drawn(Arc::new(move || draw().into_any()))
}

/// The same, where there may be nothing to draw.
pub fn live_if<V: IntoView + 'static>(draw: impl Fn() -> Option<V> + Send + Sync + 'static) -> AnyView {
    drawn(Arc::new(move || draw().map_or_else(|| ().into_any(), IntoAny::into_any)))
}

fn drawn(draw: Arc<dyn Again<AnyView> + Send + Sync>) -> AnyView {
    let draw = move || {
        count();
        draw.again()
    };
    draw.into_any()
}

/// Whether something holds, now and later: for classes and switches.
pub fn holds(holds: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    derived(Arc::new(holds))
}

/// Words that change.
pub fn says(says: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    derived(Arc::new(says))
}

/// "true" or "false", as attributes want it.
pub fn truth(holds: impl Fn() -> bool + Send + Sync + 'static) -> Signal<&'static str> {
    derived(Arc::new(move || if holds() { "true" } else { "false" }))
}

fn derived<T: Send + Sync + 'static>(read: Arc<dyn Again<T> + Send + Sync>) -> Signal<T> {
    Signal::derive(move || {
        count();
        read.again()
    })
}

/// What a tap does.
pub fn tap(act: impl Fn() + Send + Sync + 'static) -> impl Fn(MouseEvent) + Clone + 'static {
    tapped(Arc::new(act))
}

fn tapped(act: Arc<dyn Again<()> + Send + Sync>) -> impl Fn(MouseEvent) + Clone + 'static {
    move |_| act.again()
}

/// What another value of a field does.
pub fn changed(act: impl Fn(String) + Send + Sync + 'static) -> impl Fn(Event) + Clone + 'static {
    taken(Arc::new(act))
}

fn taken(act: Arc<dyn Fn(String) + Send + Sync>) -> impl Fn(Event) + Clone + 'static {
    move |event| act(event_target_value(&event))
}
