//! What the pictures show.

use crate::Page;

/// One moment of the app worth looking at.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    /// Goes into the name of the file.
    pub name: &'static str,
    /// Where in the app it begins, such as `#/rules`; empty for the first screen.
    pub place: &'static str,
    /// Keys and values that are in the page's storage beforehand, such as a saved game.
    pub remembered: &'static [(&'static str, &'static str)],
    /// What is done to get there.
    pub steps: fn(&Page),
    /// The JavaScript expression that is true when the moment has come.
    pub until: &'static str,
}

/// The scenes, in the order in which a newcomer meets them.
pub const SCENES: &[Scene] = &[Scene {
    name: "shelf",
    place: "",
    remembered: &[],
    steps: |_| {},
    until: "document.querySelector('main')",
}];

/// The name of the scene in the README.
pub const README: &str = "shelf";

impl Scene {
    /// Begins anew and waits until the moment has come.
    #[track_caller]
    pub fn enter(&self, page: &Page) {
        page.begin_at(self.place, self.remembered);
        (self.steps)(page);
        page.wait_for(&format!("the scene \"{}\"", self.name), self.until);
    }
}
