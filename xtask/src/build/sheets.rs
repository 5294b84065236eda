//! Joins style sheets that are always fetched together: those of the shelf, and those of the screens behind it. One file
//! compresses better than several, and takes one request and one hash in the page.

use std::fs;
use std::path::Path;

use crate::Result;
use crate::build::integrity::integrity;
use crate::build::text::{hash, replace};

/// What the sheets are called that the shelf needs. Others are called after their `data-sheet` in `index.html`.
const SHELF: &str = "shelf";

/// Joins neighbouring sheets for the same purpose into one file in the folder of a build. Returns the page with a link to
/// each.
///
/// # Errors
/// A sheet cannot be read, or the joined one cannot be written.
pub fn join(folder: &Path, page: &str) -> Result<String> {
    let mut joined = page.to_owned();
    for (purpose, links) in groups(page) {
        let (Some(first), true) = (links.first(), links.len() > 1) else { continue };
        let mut text = String::new();
        for link in &links {
            let file = value(link, "href").trim_start_matches("./");
            text += &fs::read_to_string(folder.join(file))?;
            text.push('\n');
            fs::remove_file(folder.join(file))?;
            if link != first {
                joined = replace(&joined, link, "")?;
            }
        }
        let name = format!("{purpose}-{:016x}.css", hash(text.as_bytes()));
        let link = replace(first, value(first, "href"), &format!("./{name}"))?;
        let checked = format!("\"{}\"", integrity(text.as_bytes()));
        joined = replace(&joined, first, &replace(&link, value(first, "integrity"), &checked)?)?;
        fs::write(folder.join(&name), text)?;
    }
    Ok(joined)
}

/// The links to style sheets as they follow each other, by what they are for.
fn groups(page: &str) -> Vec<(&str, Vec<&str>)> {
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for (start, _) in page.match_indices("<link ") {
        let end = page[start..].find('>').map_or(page.len(), |length| start + length + 1);
        let link = &page[start..end];
        if value(link, "rel") != "stylesheet" {
            continue;
        }
        let named = value(link, "data-sheet");
        let purpose = if named.is_empty() { SHELF } else { named };
        match groups.last_mut() {
            Some((last, links)) if *last == purpose => links.push(link),
            _ => groups.push((purpose, vec![link])),
        }
    }
    groups
}

/// The value of an attribute, as trunk's minifier writes it: without quotes.
fn value<'a>(link: &'a str, attribute: &str) -> &'a str {
    let rest = link.split_once(&format!(" {attribute}=")).map_or("", |(_, rest)| rest);
    rest.split([' ', '>']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::join;
    use crate::build::integrity::integrity;
    use std::fs;
    use tempfile::TempDir;

    const PAGE: &str = "<link href=./a.svg rel=icon>\
        <link media=\"not all\" href=./one-1.css integrity=sha384-1/+= rel=stylesheet>\
        <link media=\"not all\" href=./two-2.css integrity=sha384-2/+= rel=stylesheet>\
        <link data-sheet=screens disabled href=./hand-3.css integrity=sha384-3/+= rel=stylesheet>\
        <link data-sheet=screens disabled href=./table-4.css integrity=sha384-4/+= rel=stylesheet>\
        <link data-sheet=hall disabled href=./hall-5.css integrity=sha384-5/+= rel=stylesheet><p>";

    #[test]
    fn neighbouring_sheets_for_one_purpose_become_one_file() {
        let folder = TempDir::new().expect("a folder");
        for name in ["one-1.css", "two-2.css", "hand-3.css", "table-4.css", "hall-5.css"] {
            fs::write(folder.path().join(name), name).expect("a file");
        }
        let page = join(folder.path(), PAGE).expect("a page");
        let mut names: Vec<String> = fs::read_dir(folder.path())
            .expect("a folder")
            .flatten()
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect();
        names.sort();
        let stems: Vec<&str> = names.iter().filter_map(|name| name.split('-').next()).collect();
        assert_eq!(stems, ["hall", "screens", "shelf"]);
        let [hall, screens, shelf] = &names[..] else { return };
        assert_eq!(fs::read_to_string(folder.path().join(shelf)).expect("a file"), "one-1.css\ntwo-2.css\n");
        let [of_shelf, of_screens] =
            ["one-1.css\ntwo-2.css\n", "hand-3.css\ntable-4.css\n"].map(|text| integrity(text.as_bytes()));
        let expected = format!(
            "<link href=./a.svg rel=icon>\
             <link media=\"not all\" href=./{shelf} integrity=\"{of_shelf}\" rel=stylesheet>\
             <link data-sheet=screens disabled href=./{screens} integrity=\"{of_screens}\" rel=stylesheet>\
             <link data-sheet=hall disabled href=./{hall} integrity=sha384-5/+= rel=stylesheet><p>"
        );
        assert_eq!(page, expected);
    }

    #[test]
    fn a_sheet_that_is_not_there_is_an_error() {
        assert!(join(TempDir::new().expect("a folder").path(), PAGE).is_err());
    }
}
