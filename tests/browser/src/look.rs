//! The screen on which a page is shown.

use serde_json::json;
use xtask::browsers::engine::Engine;

use crate::Page;

/// Sets the size of Firefox's page, and its preferences.
const IN_FIREFOX: &str = "
    const [width, height, dark, still] = arguments;
    const browser = gBrowser.selectedBrowser;
    browser.style.setProperty('width', `${width}px`);
    browser.style.setProperty('height', `${height}px`);
    Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', dark ? 0 : 1);
    Services.prefs.setIntPref('ui.prefersReducedMotion', still ? 1 : 0);";

/// The minimum width of a WebKitGTK window.
const NARROWEST_IN_WEBKIT: u32 = 447;

/// Simulated colour vision deficiencies for pictures, by their names in Chromium: no green, no red, no blue, no
/// colours.
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
    /// Whether the device forces its own few colours, as a desktop with high contrast does.
    pub forced: bool,
}

impl Look {
    /// A tablet lying on the table.
    pub const TABLET: Self = Self::sized(1180, 820);
    /// A tablet in portrait.
    pub const TABLET_UPRIGHT: Self = Self::sized(820, 1180);
    /// A phone in portrait.
    pub const PHONE: Self = Self::sized(390, 844);
    /// The narrowest supported screen: a small phone, or 400 % zoom on a desktop.
    pub const NARROWEST: Self = Self::sized(320, 640);
    /// A phone held sideways.
    pub const SIDEWAYS: Self = Self::sized(844, 390);
    /// All five.
    pub const SIZES: [Self; 5] =
        [Self::TABLET, Self::TABLET_UPRIGHT, Self::PHONE, Self::SIDEWAYS, Self::NARROWEST];

    /// A light screen of this size, with motion.
    #[must_use]
    pub const fn sized(width: u32, height: u32) -> Self {
        Self { width, height, dark: false, still: false, forced: false }
    }

    /// The same screen in the dark theme.
    #[must_use]
    pub const fn dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// The same screen with reduced motion.
    #[must_use]
    pub const fn still(self) -> Self {
        Self { still: true, ..self }
    }

    /// The same screen in forced colours.
    #[must_use]
    pub const fn forced(self) -> Self {
        Self { forced: true, ..self }
    }
}

impl Page {
    /// Switches to another screen, as when a tablet is rotated or the theme changes at night. In WebKit a screen is
    /// always light and still, and at least as wide as its narrowest window.
    #[track_caller]
    pub fn look(&self, look: Look) {
        match self.engine() {
            Engine::Chromium => self.look_in_chromium(look),
            Engine::Firefox => self.look_in_firefox(look),
            Engine::Webkit => self.look_in_webkit(look),
        }
    }

    #[track_caller]
    fn look_in_chromium(&self, Look { width, height, dark, still, forced }: Look) {
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

    #[track_caller]
    fn look_in_firefox(&self, Look { width, height, dark, still, forced }: Look) {
        assert!(!forced, "Only in Chromium colours can be forced.");
        // The window is larger than the page, because touches do not reach anything outside.
        self.size_window(width + 100, height + 200);
        self.run_in_window(IN_FIREFOX, &[json!(width), json!(height), json!(dark), json!(still)]);
        self.wait_for("the screen", &format!("innerWidth === {width} && innerHeight === {height}"));
    }

    #[track_caller]
    fn look_in_webkit(&self, Look { width, height, dark, still, forced }: Look) {
        assert!(still && !dark && !forced, "In WebKit a screen is light and still.");
        let width = width.max(NARROWEST_IN_WEBKIT);
        self.wait("the screen", || {
            // The browser's bar above the page appears and disappears with other tabs.
            let sizes = self.run("return [innerWidth, innerHeight, outerHeight];", &[]);
            let [across, down, outside] =
                [0, 1, 2].map(|place| sizes[place].as_u64().unwrap_or_default() as u32);
            if (across, down) == (width, height) {
                return Ok(());
            }
            self.size_window(width, height + outside.saturating_sub(down));
            Err(format!("it is {across} by {down}"))
        });
    }

    #[track_caller]
    fn size_window(&self, width: u32, height: u32) {
        self.ask("sizing the window", self.driver().set_window_rect(0, 0, width, height));
    }

    /// Simulates a colour vision deficiency: one of [`COLOUR_BLIND`], or `none`.
    #[track_caller]
    pub fn see_with(&self, eyes: &str) {
        self.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": eyes }));
    }
}
