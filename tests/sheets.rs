//! Rules for every stylesheet in `style/`.
//!
//! Stylesheets query the width of the page relative to the reader's font size (`@container page`, in rem), never in
//! pixels of the screen: text at twice the size then gets the layout of a screen half as wide. They also must not use
//! features missing in the oldest supported browsers, and the stylesheet of a game is not part of the first load.

use pentathlon_checks::{code, files, read};
use pentathlon_engine::games::shelf;

/// Forbidden text, with the reason.
const NEVER: [(&str, &str); 5] = [
    ("@media (max-width", "ask `@container page (max-width: …rem)`"),
    ("@media (min-width", "ask `@container page (min-width: …rem)`"),
    (" and (max-width", "ask the container, and the media for what is left inside"),
    (":has(", "Firefox 115 does not know it"),
    ("color-mix(", "Chrome 110 does not know it"),
];

/// Each stylesheet with its text, without comments.
fn sheets() -> Vec<(String, String)> {
    let sheets: Vec<(String, String)> =
        files("style").into_iter().map(|path| (path.clone(), code(&path, &read(&path)))).collect();
    assert!(sheets.len() > 10, "the sheets are there to be read");
    sheets
}

/// The most columns of a line, but for the address of a picture.
const MAX_COLUMNS: usize = 140;

#[test]
fn no_line_is_too_long_to_read() {
    let mut faults = Vec::new();
    for (name, text) in sheets() {
        let is_long = |line: &&str| line.chars().count() > MAX_COLUMNS && !line.contains("url(");
        faults.extend(text.lines().filter(is_long).map(|line| format!("{name}: {line}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What may ask for the width of the screen, in rem: the root, whose scroll bar no container knows.
const OF_ROOT: &str = "@media (max-width: 22.5rem) {\n    html {";

#[test]
fn no_sheet_asks_for_pixels_of_the_screen_or_for_what_old_browsers_lack() {
    let mut faults = Vec::new();
    for (name, text) in sheets() {
        let text = text.replace(OF_ROOT, "");
        for (never, why) in NEVER {
            faults.extend(text.contains(never).then(|| format!("{name}: `{never}`: {why}")));
        }
        for query in text.split("@container page (").skip(1) {
            let query = query.split(')').next().unwrap_or_default();
            if !query.ends_with("rem") {
                faults.push(format!("{name}: `{query}` should be in rem"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What stands in the brackets of a selector such as `:is(…)`, for each time it is used.
fn arguments<'a>(text: &'a str, of: &str) -> Vec<&'a str> {
    let inside = |rest: &'a str| {
        let mut depth = 1;
        let end = rest.find(|letter| {
            depth += match letter {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        &rest[..end.unwrap_or(rest.len())]
    };
    text.split(of).skip(1).map(inside).collect()
}

#[test]
fn no_pseudo_element_stands_where_browsers_pass_it_over() {
    let mut faults = Vec::new();
    for (name, text) in sheets() {
        for of in [":is(", ":where(", ":not("] {
            let found = arguments(&text, of).into_iter().filter(|inside| inside.contains("::"));
            faults.extend(found.map(|inside| format!("{name}: {of}{inside})")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_is_fixed_to_the_screen() {
    let fixed: Vec<String> = sheets()
        .into_iter()
        .filter(|(_, text)| text.contains("position: fixed"))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(fixed, [""; 0], "a container would hold it, and not the screen");
}

/// Properties that a browser animates without repainting.
const MOVES: [&str; 5] = ["transform", "opacity", "scale", "rotate", "translate"];

/// The text between the opening brace at its start and the matching closing brace.
fn block(text: &str) -> &str {
    let mut depth = 0;
    let end = text.char_indices().find(|(_, sign)| {
        depth += match sign {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0
    });
    end.map_or(text, |(end, _)| text.get(..end).unwrap_or_default())
}

#[test]
fn nothing_moves_but_by_what_needs_no_drawing() {
    let mut others = Vec::new();
    for (name, text) in sheets() {
        for transition in text.split("transition:").skip(1) {
            let transition = transition.split([';', '}']).next().unwrap_or_default();
            // Commas inside a function do not separate transitions.
            let mut depth = 0;
            let parts = transition.split(|sign| {
                depth += i32::from(sign == '(') - i32::from(sign == ')');
                sign == ',' && depth == 0
            });
            others.extend(parts.filter_map(|part| {
                let property = part.split_whitespace().next()?;
                (!MOVES.contains(&property)).then(|| format!("{name}: transition of {property}"))
            }));
        }
        for frames in text.split("@keyframes").skip(1) {
            let frames = block(frames.trim_start_matches(|sign| sign != '{'));
            let properties = frames.split(['{', ';', '}']).filter_map(|line| line.split_once(':'));
            others.extend(properties.filter_map(|(property, _)| {
                let property = property.trim();
                (!MOVES.contains(&property)).then(|| format!("{name}: key frames of {property}"))
            }));
        }
    }
    assert_eq!(others, [""; 0], "a slow tablet would paint it in every animation frame");
}

#[test]
fn the_sheets_of_the_games_and_of_the_screens_behind_the_shelf_are_disabled_until_they_are_needed() {
    let page = read("index.html");
    let of_screens =
        ["podium", "story", "hand", "table", "clues", "lesson", "stadium"].map(|sheet| (sheet, "screens"));
    let of_club = ["people", "hall"].map(|sheet| (sheet, "club"));
    let alone = ["tournament"].into_iter().chain(shelf().map(|info| info.id)).map(|sheet| (sheet, sheet));
    let sheets: Vec<(&str, &str)> = of_screens.into_iter().chain(of_club).chain(alone).collect();
    for (sheet, name) in &sheets {
        let link = format!(
            "<link data-trunk rel=\"css\" href=\"style/{sheet}.css\" data-sheet=\"{name}\" disabled>"
        );
        assert!(page.contains(&link), "index.html should have {link}");
    }
    assert_eq!(page.matches(" disabled>").count(), sheets.len(), "no other sheet is disabled");
}
