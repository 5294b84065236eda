//! A card: a frame in three sizes with a front or a back, to look at or to touch.

use crate::figure::Pictogram;
use crate::parts::{holds, pictogram, tap, truth};
use leptos::prelude::*;

/// How large a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// In a row of many, on a phone.
    Small,
    /// In a hand.
    Middle,
    /// Looked at.
    Large,
}

/// What a card is besides its front.
#[derive(Clone)]
pub struct Card {
    /// How large it is.
    pub size: Size,
    /// What a screen reader calls it; of a card that lies face down, nothing that is not known.
    pub name: String,
    /// Whether it is chosen.
    pub selected: Signal<bool>,
    /// Whether it can be played.
    pub ready: Signal<bool>,
}

impl Card {
    /// A card that can be played and is not chosen.
    pub fn new(size: Size, name: &str) -> Self {
        Self { size, name: name.to_owned(), selected: holds(|| false), ready: holds(|| true) }
    }

    fn class(&self) -> &'static str {
        match self.size {
            Size::Small => "frame frame-small",
            Size::Middle => "frame",
            Size::Large => "frame frame-large",
        }
    }
}

/// A card to touch. Without a front it lies face down, and its front is nowhere in the document.
pub fn card(card: Card, front: Option<AnyView>, on_tap: impl Fn() + Send + Sync + 'static) -> AnyView {
    let class = card.class();
    let Card { name, selected, ready, .. } = card;
    view! {
        <button
            type="button"
            class=class
            class:selected=selected
            class:dim=holds(move || !ready.get())
            aria-pressed=truth(move || selected.get())
            data-ready=truth(move || ready.get())
            on:click=tap(on_tap)
        >
            {face(front)}
            <span class="spoken">{name}</span>
        </button>
    }
    .into_any()
}

/// A card to look at. One without a name is part of something that has one.
pub fn card_picture(card: Card, front: Option<AnyView>) -> AnyView {
    let named = !card.name.is_empty();
    let (role, name) = (named.then_some("img"), named.then(|| card.name.clone()));
    view! { <div class=card.class() role=role aria-label=name>{face(front)}</div> }.into_any()
}

fn face(front: Option<AnyView>) -> AnyView {
    match front {
        Some(front) => view! { <span class="frame-front" aria-hidden="true">{front}</span> }.into_any(),
        None => view! { <span class="frame-back" aria-hidden="true">{pictogram(Pictogram::Torch)}</span> }
            .into_any(),
    }
}
