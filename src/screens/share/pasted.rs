//! Links and records in text that came by a messenger or by mail, and has suffered on the way.

use crate::route::Route;
use pentathlon_engine::daily::Date;
use pentathlon_engine::games::{info_of, shelf};
use pentathlon_engine::table::{LINK_LENGTH, whole_link};
use percent_encoding::percent_decode_str;

/// How often an address may have been encoded to become part of another.
const MAX_ENCODINGS: usize = 3;
/// How much of a text is searched for links, in characters, and how many links are tried: a message is shorter.
const MAX_SEARCHED: usize = 100_000;
const MAX_LINKS: usize = 50;
/// The kinds of addresses that are shared: a game, and the deal of a day.
const LINK: &str = "/link/";
const DAY: &str = "/today/";
/// The first words of a record.
const RECORD: &str = "pentathlon record";

/// The text with every `%…` of an address decoded.
pub fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// The route of a link in a text: the first whole one, or else the first one to a game that is not. Of an address, a messenger
/// may have left the last word alone.
pub fn link_in(text: &str) -> Option<Route> {
    let mut damaged = None;
    let mut text: String = text.chars().take(MAX_SEARCHED).collect();
    for _ in 0..MAX_ENCODINGS {
        for (at, kind) in addresses(&text).take(MAX_LINKS) {
            let rest = text.get(at + kind.len()..)?;
            if kind == DAY {
                match Date::at_start(rest) {
                    Some(date) => return Some(Route::Today(Some(date))),
                    None => continue,
                }
            }
            let Some((game, letters)) = rest.split_once('/') else { continue };
            if let Some(whole) = whole_link(game, letters) {
                return Some(Route::Link(game.to_owned(), whole));
            }
            // Whatever is longer than any link is damaged, and no address.
            let word = letters.split_whitespace().next().unwrap_or_default().chars().take(LINK_LENGTH);
            if info_of(game).is_some() {
                damaged.get_or_insert_with(|| Route::Link(game.to_owned(), word.collect()));
            }
        }
        if damaged.is_none()
            && let Some(whole) = last_word(&text)
        {
            return Some(whole);
        }
        text = decoded(&text);
    }
    damaged
}

/// Where the shared addresses of a text are, each with its kind.
fn addresses(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    text.match_indices('/').filter_map(|(at, _)| {
        let (before, after) = text.split_at_checked(at)?;
        let kind = [LINK, DAY].into_iter().find(|kind| after.starts_with(kind))?;
        // The filter of a mail program may have written something else for `#`.
        before.ends_with(['#', '*']).then_some((at, kind))
    })
}

/// The route of a text that is nothing but the last word of an address: the letters of a game, or a date.
fn last_word(text: &str) -> Option<Route> {
    let word = text.trim_matches(|c: char| c.is_whitespace() || "<>()[]{}*\"'“”„«»".contains(c));
    let word = word.rsplit('/').next()?;
    let link_of = |game: &str| Some(Route::Link(game.to_owned(), whole_link(game, word)?));
    let date = || Some(Route::Today(Some(Date::at_start(word)?)));
    shelf().iter().find_map(|info| link_of(info.id)).or_else(date)
}

/// The record in a text, as it was written: without what is before and after it, signs of quotation, and characters that
/// mail programs put in the place of others. The text itself if there is no record in it.
pub fn record_in(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text: String = text.chars().filter(|c| !matches!(c, '\u{feff}' | '\u{200b}')).collect();
    let text = text.replace('\u{a0}', " ");
    let plain = |line: &str| line.trim_start_matches(['>', ' ', '\t']).trim_end().to_owned();
    let lines = text.lines().map(plain).skip_while(|line| !line.starts_with(RECORD));
    let mut record = String::new();
    for line in lines.filter(|line| !line.starts_with("```")) {
        let is_rule = !line.is_empty() && line.chars().all(|c| matches!(c, '-' | '–' | '—'));
        record.push_str(if is_rule { "--" } else { &line });
        record.push('\n');
        if line == "end" {
            break;
        }
    }
    // Pasted text often lacks the last newline.
    if record.is_empty() { text.trim().to_owned() + "\n" } else { record }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::{LINK_LENGTH, link_in, record_in};
    use crate::route::Route;
    use pentathlon_engine::cards::Seed;
    use pentathlon_engine::games::olympia2000::{Olympia2000, Setup};
    use pentathlon_engine::rules::{Level, Seat, Setup as _};
    use pentathlon_engine::table::{Challenge, Player, PlayerKind, Source, Table};

    fn table() -> Table<Olympia2000> {
        let players = vec![
            Player::new("Zoë “Z” O’Hara", PlayerKind::Person),
            Player::new("", PlayerKind::Computer(Level::Expert)),
        ];
        let setup = Setup::new(2, "").unwrap();
        Table::open(setup, players, Source::Seed(Seed::from_number(7))).unwrap()
    }

    /// The letters of a link with both marks in them.
    fn letters() -> String {
        let mut points = 0..;
        let mut links = std::iter::from_fn(|| {
            table().challenge_to(Challenge { seat: Seat(0), points: points.next()? }).ok()
        });
        links.find(|link| link.contains('-') && link.contains('_')).unwrap()
    }

    /// What messengers and mail programs make of an address.
    fn forms(route: &Route) -> Vec<String> {
        let hash = route.address();
        let link = format!("https://somebody.example/pentathlon/{hash}");
        let letters = link.rsplit('/').next().unwrap();
        let broken = |between: &str| {
            let (start, end) = link.split_at(link.len() - letters.len() + 5);
            format!("{start}{between}{end}")
        };
        let encoded = |text: &str| {
            let letters = text.bytes().map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
                other => format!("%{other:02X}"),
            });
            letters.collect::<String>()
        };
        let mut forms: Vec<String> = [
            "",
            ".",
            ",",
            ")",
            ">",
            "\"",
            "”",
            "…",
            "!",
            "?",
            ";",
            ":",
            "'",
            "*",
            "]",
            "%20",
            "%20Great",
            " Great!",
            "\n\nSent from my phone",
            "?fbclid=IwAR0",
            "&utm_source=x",
            "?utm_source=whatsapp&utm_medium=x",
            "#",
            "/",
            "<br>",
            "&gt;",
            "\u{200b}",
            "\u{ad}",
            "\u{a0}",
        ]
        .map(|after| format!("{link}{after}"))
        .to_vec();
        forms.extend([
            format!("Look: {link}. Great!"),
            format!("<{link}>"),
            format!("({link})"),
            format!("[{link}]({link})"),
            format!("[a game]({link})"),
            format!("**{link}**"),
            format!("> {link}"),
            format!("\"{link}\""),
            hash.clone(),
            format!("<{hash}>"),
            broken("\n"),
            broken("\r\n"),
            broken("=\r\n"),
            broken("\n> "),
            broken("\u{ad}"),
            broken("\u{200b}"),
            broken("\u{2060}"),
            format!("{} See you soon", broken("\n")),
            link.replace('_', "\\_"),
            link.replace('_', "%5F"),
            link.replace('-', "%2D"),
            link.replace('#', "%23"),
            link.replace(&hash, &hash.replace('/', "%2F")),
            link.replace("#/", "*/"),
            format!("https://safe.example/?url={}&data=05%7C02", encoded(&link)),
            format!("https://safe.example/?url={}&data=05", encoded(&encoded(&link))),
            format!("https://other.example/#/link/olympics/nothing {link}"),
        ]);
        // The last word alone.
        for after in ["", ".", ")", ",", " ", "%20", "\n", "\u{200b}"] {
            forms.extend([format!("{letters}{after}"), format!(" ({letters}{after})")]);
        }
        forms
    }

    #[test]
    fn every_address_that_is_shared_is_found_in_whatever_a_messenger_makes_of_it() {
        let challenge = table().challenge_to(Challenge { seat: Seat(1), points: 31 }).unwrap();
        for route in [
            Route::Link("olympia2000".to_owned(), letters()),
            Route::Link("olympia2000".to_owned(), challenge),
            Route::Today("2026-11-27".parse().ok()),
        ] {
            let forms = forms(&route);
            assert!(forms.len() > 65);
            for form in forms {
                assert_eq!(link_in(&form), Some(route.clone()), "{form}");
            }
        }
    }

    #[test]
    fn a_link_that_is_not_whole_is_found_too_and_other_text_is_none() {
        let letters = letters();
        let cut = letters.get(..30).unwrap();
        let damaged = Some(Route::Link("olympia2000".to_owned(), cut.to_owned()));
        assert_eq!(link_in(&format!("Look: x.example/#/link/olympia2000/{cut} today")), damaged);
        let endless = format!("x.example/#/link/olympia2000/{}", "A".repeat(1_000_000));
        assert!(matches!(link_in(&endless), Some(Route::Link(_, letters)) if letters.len() == LINK_LENGTH));
        for text in [
            "",
            "hello",
            "https://x.example/link/olympia2000/x",
            "#/link/",
            "#/link/olympia2000",
            "#/link/chess/abc",
            "#/today/2026-11-31",
            "#/today/2026-11-277",
            "On 2026-11-27 we play",
            "100 % %zz",
        ] {
            assert_eq!(link_in(text), None, "{text}");
        }
    }

    #[test]
    fn a_record_is_what_it_was_whatever_a_mail_program_makes_of_it() {
        let record = table().to_string();
        let quoted: String = record.lines().map(|line| format!("> > {line}\r\n")).collect();
        for form in [
            record.clone(),
            record.trim_end().to_owned(),
            format!("\u{feff}{record}"),
            record.replace('\n', "\r\n"),
            record.replace('\n', "\r"),
            record.replace("\n--\n", "\n—\n"),
            record.replace("\n--\n", "\n–\n"),
            record.replace(": ", ":\u{a0}"),
            record.replace('\n', "  \n"),
            record.replace('\n', "\n\n"),
            format!("```\n{record}```\nbye"),
            format!("```text\n{record}```"),
            format!("Here it is:\n\n{record}\n-- \nAna"),
            format!("On Sunday Ana wrote:\n{quoted}"),
        ] {
            let found = record_in(&form);
            let read = Table::<Olympia2000>::read(&found).unwrap_or_else(|why| panic!("{why} in\n{found}"));
            assert_eq!(read.to_string(), record, "{form}");
        }
        assert_eq!(record_in("hello\r\nyou"), "hello\nyou\n");
    }
}
