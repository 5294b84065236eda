//! A pseudo-language for tests, made from English: accented, two fifths longer, in brackets. Visible text without
//! accents is missing from the files; cut text has too little room.

use super::source::{Bundle, Part};

/// The language tag: English with accents.
pub const PSEUDO: &str = "en-XA";

/// Translates a bundle into the pseudo-language.
#[must_use]
pub fn pseudo(english: &Bundle) -> Bundle {
    let mut bundle = Bundle { language: PSEUDO.to_owned(), ..english.clone() };
    for message in &mut bundle.messages {
        for parts in
            [&mut message.pattern].into_iter().chain(message.forms.iter_mut().map(|(_, parts)| parts))
        {
            change(parts);
            parts.insert(0, Part::Text("[".to_owned()));
            parts.push(Part::Text("]".to_owned()));
        }
    }
    bundle
}

fn change(parts: &mut [Part]) {
    for part in parts {
        match part {
            Part::Text(text) => *text = longer(text),
            // As the message itself is shown.
            Part::Inlined(_, text) => *text = format!("[{}]", longer(text)),
            Part::Select(_, variants) => variants.iter_mut().for_each(|(_, _, parts)| change(parts)),
            _ => {}
        }
    }
}

/// The text with accents, and with two of five letters doubled.
fn longer(text: &str) -> String {
    let mut letters = 0;
    let mut longer = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let accented = accented(letter);
        longer.push(accented);
        if letter.is_alphabetic() {
            if letters % 5 == 1 || letters % 5 == 3 {
                longer.push(accented);
            }
            letters += 1;
        }
    }
    longer
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "aceginorsuyzACEGINORSUYZ";
    const ACCENTED: &str = "åçéĝîñöŕšûýžÅÇÉĜÎÑÖŔŠÛÝŽ";
    let at = PLAIN.find(letter);
    at.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
}
