//! The stylesheets, parsed as far as needed: rules with their declarations.

use pentathlon_checks::{code, files, read};

/// A rule; the enclosing `@layer` and `@media` are ignored.
#[derive(Debug)]
pub struct Rule {
    /// The selector.
    pub selector: String,
    /// Properties and values.
    pub declarations: Vec<(String, String)>,
}

/// A file of `style/`.
#[derive(Debug)]
pub struct Sheet {
    /// The name of the file.
    pub name: String,
    /// Its rules, in order.
    pub rules: Vec<Rule>,
}

/// All files of `style/`.
pub fn sheets() -> Vec<Sheet> {
    let sheet = |path: String| Sheet {
        rules: rules(&code(&path, &read(&path))),
        name: path.trim_start_matches("style/").to_owned(),
    };
    let sheets: Vec<Sheet> = files("style").into_iter().map(sheet).collect();
    assert!(sheets.iter().any(|sheet| sheet.name == "tokens.css"), "the tokens are there");
    sheets
}

/// The rules in a text without comments.
fn rules(text: &str) -> Vec<Rule> {
    let mut rules = Vec::new();
    // The selectors of the open blocks, each with the declarations so far.
    let mut open: Vec<Rule> = Vec::new();
    let mut piece = String::new();
    let mut quoted = false;
    for letter in text.chars() {
        quoted ^= letter == '"';
        match letter {
            '{' if !quoted => {
                let selector = std::mem::take(&mut piece).trim().to_owned();
                open.push(Rule { selector, declarations: Vec::new() });
            }
            ';' | '}' if !quoted => {
                let declared = std::mem::take(&mut piece);
                if let (Some(rule), Some((name, value))) = (open.last_mut(), declared.split_once(':')) {
                    rule.declarations.push((name.trim().to_owned(), value.trim().to_owned()));
                }
                if letter == '}' {
                    rules.extend(open.pop().filter(|rule| !rule.declarations.is_empty()));
                }
            }
            _ => piece.push(letter),
        }
    }
    assert!(open.is_empty(), "every block is closed");
    rules
}

/// The part of a value that applies when all tokens exist: `var(--chip, #fff)` is `var(--chip)`.
pub fn without_fallback(value: &str) -> &str {
    value
        .split_once(',')
        .map(|(first, _)| first)
        .filter(|first| first.starts_with("var(--") && !first.contains(')'))
        .unwrap_or(value)
}

/// The colours named in a value: tokens without their dashes, and fixed colours. A mix with `transparent` does not
/// count, because it depends on what is below.
pub fn colours_in(value: &str) -> Vec<String> {
    if value.contains("transparent") {
        return Vec::new();
    }
    let letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '#';
    let names = |word: &&str| word.starts_with("--") || word.starts_with('#');
    value
        .split(|other| !letter(other))
        .filter(names)
        .map(|word| word.trim_start_matches("--").to_owned())
        .collect()
}
