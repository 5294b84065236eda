//! The pictures of podiums that the app makes to be shared.

use serde_json::{Value, json};

use crate::scenes::{self, ID};
use crate::{Page, finished_game};

/// The finished game on a picture.
#[derive(Debug, Clone, Copy)]
enum Ending {
    /// A record.
    Record(&'static str),
    /// Computers play for people with these names, and several win or not.
    Played { game: &'static str, names: &'static [&'static str], tied: bool },
}

/// A picture of a podium.
#[derive(Debug, Clone, Copy)]
pub struct SharedPicture {
    /// The name of its file; `share-…` is in `docs/pictures/`.
    pub name: &'static str,
    ending: Ending,
    /// Whether it is wide instead of square.
    is_wide: bool,
}

/// The pictures in `docs/pictures/`.
pub fn in_docs() -> impl Iterator<Item = &'static SharedPicture> {
    all().filter(|picture| picture.name.starts_with("share-"))
}

/// Those, and the most difficult pictures, to be looked at.
pub fn all() -> impl Iterator<Item = &'static SharedPicture> {
    scenes::SHARED.iter().copied().flatten()
}

/// The preview of the picture.
pub const PREVIEW: &str = "document.querySelector('img.picture-preview')";

impl SharedPicture {
    pub(crate) const SEVEN: &[&str] = &["Ana", "Bo", "Chen", "Dita", "Emre", "Fay", "Goro"];
    pub(crate) const LONG_NAMES: &[&str] =
        &["Wilhelmina Charlotte", "Bartholomew of the Seven Mountains", "Maximiliane-Josephine", "Bo"];

    /// The podium of a game that computers play for people with these names.
    pub(crate) const fn played(
        name: &'static str,
        game: &'static str,
        names: &'static [&'static str],
        tied: bool,
    ) -> Self {
        Self { name, ending: Ending::Played { game, names, tied }, is_wide: false }
    }

    /// The podium of a record.
    pub(crate) const fn of(name: &'static str, record: &'static str) -> Self {
        Self { name, ending: Ending::Record(record), is_wide: false }
    }

    pub(crate) const fn wide(mut self) -> Self {
        self.is_wide = true;
        self
    }

    /// Opens the podium and has the app make the picture.
    #[track_caller]
    pub fn make(&self, page: &Page) {
        let record = match self.ending {
            Ending::Record(record) => record.to_owned(),
            Ending::Played { game, names, tied } => finished_game(game, names, 5, tied),
        };
        page.begin_at(
            &format!("#/table/{ID}"),
            &[
                (&format!("pentathlon/table/{ID}"), &record),
                ("pentathlon/settings", "pace=instant sound=off"),
            ],
        );
        page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
        page.tap_named(".podium-actions button", page.said("screens", "share"));
        page.wait_for("the picture", &format!("{PREVIEW}?.naturalWidth === 1200"));
        if self.is_wide {
            page.tap_named("dialog .pill", page.said("share", "picture-wide"));
            page.wait_for("the wide picture", &format!("{PREVIEW}?.naturalHeight === 630"));
        }
    }

    /// The picture on the page as a WebP file of at most that many bytes.
    #[track_caller]
    #[must_use]
    pub fn file(page: &Page, most: u32) -> Vec<u8> {
        let script = format!(
            "const image = {PREVIEW};
            const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
            canvas.getContext('2d').drawImage(image, 0, 0);
            for (const quality of [0.92, 0.85, 0.75, 0.6, 0.4]) {{
                const file = await canvas.convertToBlob({{ type: 'image/webp', quality }});
                if (file.size <= arguments[0]) return [...new Uint8Array(await file.arrayBuffer())];
            }}"
        );
        let Value::Array(bytes) = page.run(&script, &[json!(most)]) else { return Vec::new() };
        bytes.iter().filter_map(|byte| byte.as_u64().map(|byte| byte as u8)).collect()
    }
}
