//! What this person prefers, kept on the device.

use crate::app::browser::{Storage, device_is_dark, set_root};
use leptos::prelude::*;
use pentathlon::table::Pace;
use serde::{Deserialize, Serialize};

const KEY: &str = "settings";

/// Preferences. What cannot be read is as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// How fast the table shows what others did.
    pub pace: Speed,
    /// Light or dark.
    pub theme: Theme,
    /// Whether the first tap only selects.
    pub confirm: bool,
    /// Text size in percent.
    pub text: u16,
    /// Whether to move little, whatever the device says.
    pub still: bool,
    /// Whether letters are commands.
    pub letters: bool,
}

/// [`Pace`] as it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// All at once.
    Instant,
    /// Half the usual times.
    Fast,
    /// The usual times.
    Normal,
    /// Each step waits for a tap.
    Step,
}

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Self {
        match speed {
            Speed::Instant => Self::Instant,
            Speed::Fast => Self::Fast,
            Speed::Normal => Self::Normal,
            Speed::Step => Self::Step,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the device.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            pace: Speed::Normal,
            theme: Theme::Auto,
            confirm: true,
            text: 100,
            still: false,
            letters: true,
        }
    }
}

/// The preferences of the running app.
#[derive(Clone, Copy, Debug)]
pub struct Settings(RwSignal<Preferences>);

impl Settings {
    /// Reads what was kept, and puts it to work.
    pub fn load() -> Self {
        let kept = Storage.get(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let settings = Self(RwSignal::new(kept));
        let dark = device_is_dark();
        Effect::new(move || settings.apply(dark.get()));
        settings
    }

    /// The preferences now; what reads them follows them.
    pub fn get(self) -> Preferences {
        self.0.try_get().unwrap_or_default()
    }

    /// The preferences now, once.
    pub fn peek(self) -> Preferences {
        self.0.try_get_untracked().unwrap_or_default()
    }

    /// Changes and keeps them. A device that keeps nothing has them until the page is left.
    pub fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
        if let Ok(text) = serde_json::to_string(&self.peek()) {
            let _ = Storage.set(KEY, &text);
        }
    }

    fn apply(self, device_is_dark: bool) {
        let preferences = self.get();
        set_root(
            "data-theme",
            Some(match preferences.theme {
                Theme::Auto if device_is_dark => "dark",
                Theme::Auto | Theme::Light => "light",
                Theme::Dark => "dark",
            }),
        );
        set_root(
            "data-text",
            (preferences.text > 100).then_some(if preferences.text > 125 { "huge" } else { "large" }),
        );
        set_root("data-motion", preferences.still.then_some("less"));
    }
}

/// The settings of the app.
pub fn settings() -> Settings {
    expect_context()
}
