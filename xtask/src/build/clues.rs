//! The pictures of the clues of Olympikos: one sprite sheet for all of them.
//!
//! The pictures are from Twemoji, by its contributors, under CC BY 4.0
//! (<https://creativecommons.org/licenses/by/4.0/>); invisible parts are removed. Each is a symbol with the number of
//! its clue, and none has ids of its own, so a picture can be extracted and shown twice.

use pentathlon_engine::games::olympikos::Clue;
use twemoji_assets::svg::SvgTwemojiAsset;

use crate::{Failure, Result};

/// The header of the sheet: the attribution.
const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\
    <!-- Twemoji, (c) its contributors, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/, \
    https://github.com/jdecked/twemoji. Changed: put on one sheet, clip paths taken away. -->\n";
/// The canvas of each picture in the set.
const SQUARE: &str = "viewBox=\"0 0 36 36\"";
/// The variation selector for emoji presentation. File names in the set mostly omit it.
const AS_PICTURE: char = '\u{fe0f}';

/// The sheet: one line per clue, in order.
///
/// # Errors
/// The set has no picture for a clue, or one with an unexpected structure.
pub fn sprite() -> Result<String> {
    let mut sheet = HEAD.to_owned();
    for clue in Clue::every() {
        sheet += &format!("<symbol id=\"clue-{clue}\" {SQUARE}>{}</symbol>\n", picture(clue)?);
    }
    sheet += "</svg>\n";
    Ok(sheet)
}

/// The picture of a clue.
fn picture(clue: Clue) -> Result<String> {
    let sign = clue.picture();
    let asset = SvgTwemojiAsset::from_emoji(sign)
        .or_else(|| SvgTwemojiAsset::from_emoji(&sign.replace(AS_PICTURE, "")))
        .ok_or_else(|| Failure::new(format!("The set has no picture for the clue {clue:?}.")))?;
    let whole: &str = asset;
    let (frame, rest) = whole.trim().split_once('>').unwrap_or_default();
    let drawn = rest.strip_suffix("</svg>").filter(|_| frame.starts_with("<svg ") && frame.contains(SQUARE));
    drawn
        .map(without_clips)
        .ok_or_else(|| Failure::new(format!("The picture of the clue {clue:?} has another frame.")))
}

/// Removes clip paths. They all cover the whole picture and are leftovers of the drawing program.
fn without_clips(drawn: &str) -> String {
    let mut drawn = drawn.to_owned();
    for (begin, end) in [("<defs>", "</defs>"), (" clip-path=\"", "\"")] {
        while let Some((before, rest)) = drawn.split_once(begin) {
            let Some((_, after)) = rest.split_once(end) else { break };
            drawn = format!("{before}{after}");
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test that cannot go on stops with a sentence")]

    use super::{sprite, without_clips};
    use pentathlon_engine::games::olympikos::Clue;
    use std::collections::BTreeSet;

    fn sheet() -> String {
        sprite().unwrap_or_else(|failure| panic!("{failure}"))
    }

    /// The values of an attribute.
    fn values<'a>(sheet: &'a str, attribute: &str) -> Vec<&'a str> {
        let begin = format!(" {attribute}=\"");
        sheet.split(begin.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn every_clue_has_a_picture_and_every_id_is_that_of_a_clue() {
        let sheet = sheet();
        let expected: Vec<String> = Clue::every().map(|clue| format!("clue-{clue}")).collect();
        assert_eq!(values(&sheet, "id"), expected);
        assert!(expected.len() >= 220);
    }

    #[test]
    fn every_picture_is_another_one_and_draws_something() {
        let sheet = sheet();
        let drawn: Vec<&str> =
            sheet.lines().filter_map(|line| line.split_once('>')).map(|(_, drawn)| drawn).collect();
        let pictures: BTreeSet<&str> =
            drawn.into_iter().filter(|drawn| drawn.contains("<path") || drawn.contains("<circle")).collect();
        assert_eq!(pictures.len(), Clue::COUNT_WITH_MORE);
    }

    /// Checks that a picture works anywhere, and contains nothing active.
    #[test]
    fn pictures_are_shapes_and_refer_to_nothing() {
        let sheet = sheet();
        let known = ["svg", "!--", "symbol", "path", "circle", "ellipse", "g"];
        let tags = sheet.split('<').skip(1).filter(|tag| !tag.starts_with('/'));
        for tag in tags {
            let name = tag.split([' ', '>', '/']).next().unwrap_or_default();
            assert!(known.contains(&name), "<{tag}");
        }
        for word in ["url(", "href", "style", "class=", "clip-path", "http-equiv"] {
            assert!(!sheet.contains(word), "{word}");
        }
    }

    #[test]
    fn clips_are_taken_away_and_nothing_else() {
        let drawn = "<defs><clipPath id=\"a\"><path d=\"M0 0h36\"/></clipPath></defs><path fill=\"#fff\" clip-path=\"url(#a)\" d=\"M1 1\"/>";
        assert_eq!(without_clips(drawn), "<path fill=\"#fff\" d=\"M1 1\"/>");
    }
}
