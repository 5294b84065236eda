//! The browser engines that the tests run in.

use std::env;

use crate::Result;
use crate::browsers::firefox::Firefox;
use crate::browsers::{chromium, webkit};

/// Contains the name of the engine for the end-to-end tests; without it they run in Chromium.
pub const ENGINE: &str = "PENTATHLON_ENGINE";

/// A browser engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium or Chrome, where all tests run.
    Chromium,
    /// Firefox, with geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser on a screen of its own. It is not Safari.
    Webkit,
}

impl Engine {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The name in the environment and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The engine of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name)
    }

    /// The engine chosen by the environment; `None` if the name there is unknown.
    #[must_use]
    pub fn chosen() -> Option<Self> {
        env::var(ENGINE).map_or(Some(Self::Chromium), |name| Self::named(&name))
    }

    /// Whether several browsers share one driver. Other drivers have one browser each.
    #[must_use]
    pub const fn shares_its_driver(self) -> bool {
        matches!(self, Self::Chromium)
    }

    /// Ensures that the browser and its driver are available. Returns a name for the browser.
    ///
    /// # Errors
    /// They are missing and cannot be installed automatically.
    pub fn ready(self) -> Result<String> {
        match self {
            Self::Chromium => chromium::ready().map(|it| it.chrome.display().to_string()),
            Self::Firefox => Firefox::ready().map(|it| it.browser.display().to_string()),
            Self::Webkit => webkit::ready().map(|it| it.display().to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Engine;

    #[test]
    fn every_engine_is_found_by_its_name() {
        for engine in Engine::ALL {
            assert_eq!(Engine::named(engine.name()), Some(engine));
        }
        assert_eq!(Engine::named("safari"), None);
    }
}
