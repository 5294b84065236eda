//! The preferences of this device.

use crate::browser::{
    Storage, device_is_dark, device_is_still, on_change_elsewhere, set_root, set_volume, switch_vibration,
    watch,
};
use leptos::prelude::*;
use pentathlon_engine::table::Pace;

const KEY: &str = "settings";
/// The key of the volume: `off` or percent. It was once a switch, so `on` means the default volume.
const SOUND: &str = "sound";
/// The default volume, in percent.
const VOLUME: u8 = 70;
/// The key of the setting after the volume, which not every device has.
pub const VIBRATION: &str = "vibration";

/// Preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// How fast the table shows what others do.
    pub pace: Pace,
    /// Light or dark.
    pub theme: Theme,
    /// Whether the first tap only selects.
    pub confirm: bool,
    /// Whether one tap opens the curtain for whoever gets the device; otherwise its button is held.
    pub tap_curtain: bool,
    /// How large the text is: 0, 1 or 2.
    pub text: usize,
    /// Whether to reduce motion regardless of the device.
    pub still: bool,
    /// Whether letters are commands.
    pub letters: bool,
    /// Whether first games have tips.
    pub tips: bool,
    /// The volume of the sounds, in percent; 0 is off.
    pub volume: u8,
    /// Whether a phone vibrates at a touch.
    pub vibrates: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the device.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];
}

impl Preferences {
    /// Whether to reduce motion, by the player's choice or the device's.
    pub fn is_still(&self) -> bool {
        self.still || device_is_still()
    }
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            pace: Pace::Normal,
            theme: Theme::Auto,
            confirm: true,
            tap_curtain: false,
            text: 0,
            still: false,
            letters: true,
            tips: true,
            volume: VOLUME,
            vibrates: true,
        }
    }
}

/// A setting and its answers, by the names under which they are stored. `src/screens/settings/screen.rs` has their messages.
pub struct Setting {
    /// The key under which it is stored.
    pub key: &'static str,
    /// The stored name of each answer.
    pub answers: &'static [&'static str],
    /// The number of the chosen answer.
    pub get: fn(&Preferences) -> usize,
    /// Chooses another answer.
    pub set: fn(&mut Preferences, usize),
}

fn number<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|other| other == one).unwrap_or(0)
}

/// All settings, in the order of their screen.
pub static SETTINGS: [Setting; 9] = [
    Setting {
        key: "pace",
        answers: &["instant", "fast", "normal", "step"],
        get: |p| number(&Pace::ALL, &p.pace),
        set: |p, answer| p.pace = Pace::ALL.get(answer).copied().unwrap_or_default(),
    },
    Setting {
        key: "confirm",
        answers: &["on", "off"],
        get: |p| usize::from(!p.confirm),
        set: |p, answer| p.confirm = answer == 0,
    },
    Setting {
        key: "curtain",
        answers: &["hold", "tap"],
        get: |p| usize::from(p.tap_curtain),
        set: |p, answer| p.tap_curtain = answer == 1,
    },
    Setting {
        key: "theme",
        answers: &["auto", "light", "dark"],
        get: |p| number(&Theme::ALL, &p.theme),
        set: |p, answer| p.theme = Theme::ALL.get(answer).copied().unwrap_or(Theme::Auto),
    },
    Setting {
        key: "text",
        answers: &["normal", "large", "huge"],
        get: |p| p.text,
        set: |p, answer| p.text = answer,
    },
    Setting {
        key: "motion",
        answers: &["auto", "less"],
        get: |p| usize::from(p.still),
        set: |p, answer| p.still = answer == 1,
    },
    Setting {
        key: VIBRATION,
        answers: &["on", "off"],
        get: |p| usize::from(!p.vibrates),
        set: |p, answer| p.vibrates = answer == 0,
    },
    Setting {
        key: "letters",
        answers: &["on", "off"],
        get: |p| usize::from(!p.letters),
        set: |p, answer| p.letters = answer == 0,
    },
    Setting {
        key: "tips",
        answers: &["on", "off"],
        get: |p| usize::from(!p.tips),
        set: |p, answer| p.tips = answer == 0,
    },
];

impl Preferences {
    /// Reads `pace=fast theme=dark …`. Anything unreadable gets its default.
    fn read(text: &str) -> Self {
        let mut preferences = Self::default();
        for (key, value) in text.split_whitespace().filter_map(|word| word.split_once('=')) {
            if key == SOUND {
                preferences.volume =
                    if value == "off" { 0 } else { value.parse().unwrap_or(VOLUME).min(100) };
            }
            let setting = SETTINGS.iter().find(|setting| setting.key == key);
            let answer = setting.and_then(|s| s.answers.iter().position(|name| *name == value));
            if let (Some(setting), Some(answer)) = (setting, answer) {
                (setting.set)(&mut preferences, answer);
            }
        }
        preferences
    }

    fn write(&self) -> String {
        let mut text = String::new();
        for setting in &SETTINGS {
            if let Some(name) = setting.answers.get((setting.get)(self)) {
                text.push_str(setting.key);
                text.push('=');
                text.push_str(name);
                text.push(' ');
            }
        }
        text.push_str(SOUND);
        text.push('=');
        match self.volume {
            0 => text.push_str("off"),
            percent => text.push_str(&percent.to_string()),
        }
        text
    }
}

/// The preferences of the running app.
#[derive(Clone, Copy, Debug)]
pub struct Settings(RwSignal<Preferences>);

impl Settings {
    /// Loads and applies the stored preferences.
    pub fn load() -> Self {
        let kept = Storage.get(KEY).map(|text| Preferences::read(&text)).unwrap_or_default();
        let settings = Self(RwSignal::new(kept));
        let dark = device_is_dark();
        watch(move || settings.apply(dark.get()));
        on_change_elsewhere(move |key| {
            if let Some(text) = key.filter(|key| *key == KEY).and_then(|key| Storage.get(key)) {
                settings.0.set(Preferences::read(&text));
            }
        });
        settings
    }

    /// The preferences; tracks them.
    pub fn get(self) -> Preferences {
        self.0.try_get().unwrap_or_default()
    }

    /// The preferences, untracked.
    pub fn peek(self) -> Preferences {
        self.0.try_get_untracked().unwrap_or_default()
    }

    /// Changes and stores the preferences. Without storage they last as long as the page.
    pub fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
        let _ = Storage.set(KEY, &self.peek().write());
    }

    fn apply(self, device_is_dark: bool) {
        let preferences = self.get();
        let dark = match preferences.theme {
            Theme::Auto => device_is_dark,
            Theme::Light => false,
            Theme::Dark => true,
        };
        set_root("data-theme", Some(if dark { "dark" } else { "light" }));
        set_root("data-text", ["normal", "large", "huge"].get(preferences.text).copied());
        set_root("data-motion", preferences.still.then_some("less"));
        set_volume(preferences.volume);
        switch_vibration(preferences.vibrates && !preferences.still);
    }
}

/// The settings of the app.
pub fn settings() -> Settings {
    use_context().unwrap_or_else(Settings::load)
}

#[cfg(test)]
mod tests {
    use super::{Preferences, SETTINGS};

    #[test]
    fn every_answer_is_kept_and_read_back() {
        for setting in &SETTINGS {
            for answer in 0..setting.answers.len() {
                let mut preferences = Preferences::default();
                (setting.set)(&mut preferences, answer);
                assert_eq!((setting.get)(&preferences), answer, "{} holds its answer", setting.key);
                assert_eq!(Preferences::read(&preferences.write()), preferences, "{} is kept", setting.key);
            }
        }
    }

    #[test]
    fn every_volume_is_kept_and_an_old_switch_keeps_its_meaning() {
        for volume in 0..=100 {
            let preferences = Preferences { volume, ..Preferences::default() };
            assert_eq!(Preferences::read(&preferences.write()), preferences);
        }
        for (kept, volume) in
            [("sound=off", 0), ("sound=on", 70), ("sound=0", 0), ("sound=900", 70), ("sound=101", 100)]
        {
            assert_eq!(Preferences::read(kept).volume, volume, "{kept}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_as_usual() {
        let read = Preferences::read("pace=warp theme=dark nonsense text= =x {}");
        assert_eq!(read, Preferences { theme: super::Theme::Dark, ..Preferences::default() });
    }
}
