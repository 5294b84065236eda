//! Dynamic views, derived values and event handlers, each behind one closure type.
//!
//! Leptos is generic over closures and compiles a copy for each closure type, and a browser would download every copy.
//! Behind these functions all closures have the same type (docs/performance.md, "Size").

use crate::call::Call;
use leptos::ev::{Event, MouseEvent, PointerEvent};
use leptos::prelude::*;
use std::sync::Arc;

/// A view that is rendered again when the signals it reads change.
pub fn dynamic<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    drawn(Arc::new(move || draw().into_any()))
}

/// Like [`dynamic`], for a view that may be absent.
pub fn dynamic_if<V: IntoView + 'static>(draw: impl Fn() -> Option<V> + Send + Sync + 'static) -> AnyView {
    drawn(Arc::new(move || draw().map_or_else(|| ().into_any(), IntoAny::into_any)))
}

fn drawn(draw: Arc<dyn Call<AnyView> + Send + Sync>) -> AnyView {
    (move || draw.call()).into_any()
}

/// A derived condition, for classes and properties.
pub fn derived_bool(holds: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    derived(Arc::new(holds))
}

/// A derived text or attribute.
pub fn derived_text(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    derived(Arc::new(text))
}

/// "true" or "false", as ARIA attributes want it.
pub fn bool_attr(holds: impl Fn() -> bool + Send + Sync + 'static) -> Signal<&'static str> {
    derived(Arc::new(move || if holds() { "true" } else { "false" }))
}

fn derived<T: Send + Sync + 'static>(read: Arc<dyn Call<T> + Send + Sync>) -> Signal<T> {
    Signal::derive(move || read.call())
}

/// A click handler.
pub fn on_tap(act: impl Fn() + Send + Sync + 'static) -> impl Fn(MouseEvent) + Clone + 'static {
    tapped(Arc::new(act))
}

fn tapped(act: Arc<dyn Call<()> + Send + Sync>) -> impl Fn(MouseEvent) + Clone + 'static {
    move |_| act.call()
}

/// A handler of what a pointer does.
pub fn on_pointer(
    act: impl Fn(&PointerEvent) + Send + Sync + 'static,
) -> impl Fn(PointerEvent) + Clone + 'static {
    pointed(Arc::new(act))
}

fn pointed(act: Arc<dyn Fn(&PointerEvent) + Send + Sync>) -> impl Fn(PointerEvent) + Clone + 'static {
    move |event| act(&event)
}

/// A handler for the new value of a field.
pub fn on_value(act: impl Fn(String) + Send + Sync + 'static) -> impl Fn(Event) + Clone + 'static {
    taken(Arc::new(act))
}

fn taken(act: Arc<dyn Fn(String) + Send + Sync>) -> impl Fn(Event) + Clone + 'static {
    move |event| act(event_target_value(&event))
}
