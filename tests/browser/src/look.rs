//! The screen a page is shown on.

use serde_json::json;

use crate::Page;

/// Simulated colour vision deficiencies for pictures, by their names in Chromium: without green, without red, without
/// blue, without any.
pub const COLOUR_BLIND: [&str; 4] = ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"];

/// Size in CSS pixels, colours, and motion preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Width of the page.
    pub width: u32,
    /// Height of the page.
    pub height: u32,
    /// Whether the person prefers dark colours.
    pub dark: bool,
    /// Whether the person prefers reduced motion.
    pub still: bool,
    /// Whether the device forces its own few colours on everything, as a desktop with high contrast does.
    pub forced: bool,
}

impl Look {
    /// A tablet lying on the table.
    pub const TABLET: Self = Self::sized(1180, 820);
    /// A tablet held upright.
    pub const TABLET_UPRIGHT: Self = Self::sized(820, 1180);
    /// A phone held upright.
    pub const PHONE: Self = Self::sized(390, 844);
    /// The narrowest supported screen: a small phone, or 400 % zoom on a desktop.
    pub const NARROWEST: Self = Self::sized(320, 640);
    /// All four.
    pub const SIZES: [Self; 4] = [Self::TABLET, Self::TABLET_UPRIGHT, Self::PHONE, Self::NARROWEST];

    /// A light screen of that size with motion.
    #[must_use]
    pub const fn sized(width: u32, height: u32) -> Self {
        Self { width, height, dark: false, still: false, forced: false }
    }

    /// The same in dark colours.
    #[must_use]
    pub const fn dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// The same with reduced motion.
    #[must_use]
    pub const fn still(self) -> Self {
        Self { still: true, ..self }
    }

    /// The same in forced colours.
    #[must_use]
    pub const fn forced(self) -> Self {
        Self { forced: true, ..self }
    }
}

impl Page {
    /// Switches to another screen, as when a tablet is rotated or the theme changes at night.
    #[track_caller]
    pub fn look(&self, look: Look) {
        let Look { width, height, dark, still, forced } = look;
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        );
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
                { "name": "prefers-reduced-motion", "value": if still { "reduce" } else { "no-preference" } },
                { "name": "forced-colors", "value": if forced { "active" } else { "none" } },
            ] }),
        );
    }

    /// Simulates a colour vision deficiency: one of [`COLOUR_BLIND`], or `none`.
    #[track_caller]
    pub fn see_with(&self, eyes: &str) {
        self.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": eyes }));
    }
}
