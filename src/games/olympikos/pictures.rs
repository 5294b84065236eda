//! The pictures of the clues: Twemoji, fetched separately before the first table.
//!
//! Each picture has a word, which replaces it while it is loading or if it is unavailable.

use super::hyphens::letters;
use super::names;
use crate::lazy_asset::LazyAsset;
use crate::ui::dynamic;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::Clue;

thread_local! {
    static PICTURES: LazyAsset = LazyAsset::new("clues");
}

/// Loads the pictures and the notes on sports unless they are here. Call it as early as possible before a table is
/// drawn.
pub fn preload() {
    LazyAsset::load(&PICTURES);
    super::sport_notes::preload();
}

/// Whether they are here; a reactive caller runs again when they arrive.
pub fn are_here() -> bool {
    preload();
    LazyAsset::read(&PICTURES, |_| Some(())).is_some()
}

/// The picture of a clue, with its word below if wanted. The element around it says the word to screen readers.
pub fn clue_picture(clue: Clue, with_word: bool) -> AnyView {
    preload();
    dynamic(move || {
        let drawn = LazyAsset::read(&PICTURES, |sheet| cut(sheet, clue));
        let unseen = drawn.is_none();
        let name = names::clue(clue).text();
        let word = (with_word || unseen)
            .then(|| view! { <span class="clue-word" style:--letters=letters(name)>{name}</span> });
        let art =
            drawn.map(|drawn| view! { <svg class="clue-art" viewBox="0 0 36 36" inner_html=drawn></svg> });
        view! { <span class="clue-picture" aria-hidden="true">{art} {word}</span> }
    })
}

/// The picture of one clue, cut out of the combined file, so that the document contains only pictures that are shown.
fn cut(sheet: &str, clue: Clue) -> Option<String> {
    let begin = format!("<symbol id=\"clue-{clue}\" viewBox=\"0 0 36 36\">");
    let (_, rest) = sheet.split_once(begin.as_str())?;
    rest.split_once("</symbol>").map(|(drawn, _)| drawn.to_owned())
}

#[cfg(test)]
mod tests {
    use super::cut;
    use pentathlon_engine::games::olympikos::Clue;

    const SHEET: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\
        <symbol id=\"clue-1\" viewBox=\"0 0 36 36\"><path d=\"M1\"/></symbol>\n\
        <symbol id=\"clue-12\" viewBox=\"0 0 36 36\"><path d=\"M12\"/></symbol>\n</svg>\n";

    #[test]
    fn a_picture_is_cut_out_whole() {
        let cut = |number| cut(SHEET, Clue::new(number)?);
        assert_eq!(cut(1).as_deref(), Some("<path d=\"M1\"/>"));
        assert_eq!(cut(12).as_deref(), Some("<path d=\"M12\"/>"));
        assert_eq!(cut(2), None);
    }

    #[test]
    fn a_page_in_place_of_the_sheet_has_no_pictures() {
        assert!(Clue::all().all(|clue| cut("<!DOCTYPE html><p>Not found</p>", clue).is_none()));
    }
}
