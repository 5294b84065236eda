//! The icons of the controls, our own: strokes on a square of 24.

use leptos::prelude::*;

/// An icon of a control. There is always a visible or spoken label beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Undo.
    Undo,
    /// The log.
    Log,
    /// The rules.
    Rules,
    /// A hint.
    Hint,
    /// Pause.
    Pause,
    /// Settings.
    Settings,
    /// Back.
    Back,
    /// Close.
    Close,
    /// Add.
    Add,
    /// Forward.
    Forward,
}

/// Draws an icon.
pub fn icon(icon: Icon) -> impl IntoView {
    let path = match icon {
        Icon::Undo => "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-4",
        Icon::Log => "M5 6h14M5 12h14M5 18h9",
        Icon::Rules => "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",
        Icon::Hint => "M9 21h6M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3",
        Icon::Pause => "M8 5v14M16 5v14",
        Icon::Settings => "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5",
        Icon::Back => "M14 5l-7 7 7 7",
        Icon::Close => "M6 6l12 12M18 6 6 18",
        Icon::Add => "M12 5v14M5 12h14",
        Icon::Forward => "M10 5l7 7-7 7",
    };
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }
}
