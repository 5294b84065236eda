//! The button of an action. Keyboard play and tests find the possible actions by its attributes.

use super::{bool_attr, derived_text};
use crate::browser::ignore_this_touch;
use crate::call::Call;
use leptos::attr::custom::custom_attribute;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use std::sync::Arc;

/// The button of an action.
pub struct ActionButton {
    /// The notation of the action: `data-action`.
    pub action: Signal<String>,
    /// Its classes, besides `selected` and `dim`.
    pub class: Signal<String>,
    /// Whether the action is selected: `aria-pressed`. A button that always acts at once is never selected and has no
    /// such attribute.
    pub selected: Signal<bool>,
    /// Whether the selected action includes this button although it was not tapped: `aria-pressed` as well.
    pub joined: Signal<bool>,
    /// Whether the action is possible now: `data-ready`. Arrow keys and digits choose among ready buttons.
    pub ready: Signal<bool>,
    /// Whether it looks disabled.
    pub dim: Signal<bool>,
    /// Its accessible name, if its content does not say it.
    pub label: Option<Signal<String>>,
    /// The identity for FLIP animations: `data-card`; empty for none.
    pub card: Signal<String>,
    /// The place it comes from when it is new: `data-from`.
    pub from: String,
    /// One more attribute to find it by: a name such as `data-medal`, and a value.
    pub data: Option<(&'static str, &'static str)>,
    /// The key that presses it during a race: `data-key`.
    pub key: Option<char>,
    /// When it acts.
    pub acts_on: ActsOn,
}

/// When an [`ActionButton`] acts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ActsOn {
    /// On a second click, or on the button that confirms: the first click selects it.
    SecondClick,
    /// On the first click.
    FirstClick,
    /// As soon as the pointer is down, as in a race.
    PointerDown,
}

impl ActionButton {
    /// A button for an action in its notation. It is ready, not selected, and does not move.
    pub fn new(action: impl Into<Signal<String>>, class: impl Into<Signal<String>>) -> Self {
        Self {
            action: action.into(),
            class: class.into(),
            selected: Signal::stored(false),
            joined: Signal::stored(false),
            ready: Signal::stored(true),
            dim: Signal::stored(false),
            label: None,
            card: Signal::stored(String::new()),
            from: String::new(),
            data: None,
            key: None,
            acts_on: ActsOn::SecondClick,
        }
    }

    /// Renders the button with its content.
    pub fn view(self, content: AnyView, on_tap: impl Fn() + Send + Sync + 'static) -> AnyView {
        self.draw(content, Arc::new(on_tap))
    }

    /// All buttons share one handler type, so the rest is compiled once.
    fn draw(self, content: AnyView, act: Arc<dyn Call<()> + Send + Sync>) -> AnyView {
        let Self { action, class, selected, joined, ready, dim, label, card, from, data, key, acts_on } =
            self;
        let (data, value) = data.map_or(("data-name", None), |(data, value)| (data, Some(value)));
        let class = derived_text(move || {
            let mut class = class.get();
            if selected.get() {
                class.push_str(" selected");
            }
            if dim.get() {
                class.push_str(" dim");
            }
            class
        });
        let act_down = Arc::clone(&act);
        view! {
            <button
                type="button"
                class=class
                aria-pressed=(acts_on == ActsOn::SecondClick).then(|| bool_attr(move || selected.get() || joined.get()))
                aria-label=label
                data-card=card
                data-from=from
                data-action=action
                data-ready=bool_attr(move || ready.get())
                data-key=key.map(String::from)
                {..custom_attribute(data, value)}
                on:pointerdown=move |event: PointerEvent| {
                    if acts_on == ActsOn::PointerDown && event.button() == 0 {
                        act_down.call();
                        // The action may end the race: lifting the finger must not tap what is then below it.
                        ignore_this_touch();
                    }
                }
                on:click=move |event: MouseEvent| {
                    // A click without a pointer comes from the keyboard or a screen reader.
                    if acts_on != ActsOn::PointerDown || event.detail() == 0 {
                        act.call();
                    }
                }
            >
                {content}
            </button>
        }
        .into_any()
    }
}
