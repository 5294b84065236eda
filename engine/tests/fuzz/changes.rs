//! Random changes to texts.

use pentathlon_engine::cards::Chance;

/// Pieces of records and notations, and inputs that parsers get wrong.
const PIECES: [&str; 41] = [
    "\n",
    " ",
    "  ",
    "\t",
    "\r\n",
    "#",
    ":",
    "@",
    "--\n",
    "end\n",
    ",",
    "/",
    "=",
    "-",
    "_",
    "A",
    "0",
    "1",
    "9",
    "-1",
    "+1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "0x1",
    "1e9",
    "NaN",
    "\u{0}",
    "\u{FEFF}",
    "\u{202E}",
    "🏅",
    "ü",
    "takeback 1\n",
    "takeback 0\n",
    "curtain 0\n",
    "shared\n",
    "beat 9\n",
    "start=0",
    "seat 1: person Bo\n",
];

fn below(chance: &mut Chance, bound: usize) -> usize {
    chance.below(bound.max(1) as u32) as usize
}

/// The nearest character boundary at or before a position.
fn border(text: &str, place: usize) -> usize {
    (0..=place.min(text.len())).rev().find(|&place| text.is_char_boundary(place)).unwrap_or(0)
}

fn anywhere(text: &str, chance: &mut Chance) -> usize {
    border(text, below(chance, text.len() + 1))
}

/// Two positions in order, usually close together.
fn stretch(text: &str, chance: &mut Chance) -> (usize, usize) {
    let from = anywhere(text, chance);
    let most = if below(chance, 4) == 0 { text.len() } else { 12 };
    (from, border(text, from + below(chance, most + 1)).max(from))
}

/// One of the texts, changed a few times.
pub fn changed(texts: &[String], chance: &mut Chance) -> String {
    let mut text = chance.pick(texts).cloned().unwrap_or_default();
    for _ in 0..1 + below(chance, 6) {
        text = change(&text, texts, chance);
        text.truncate(border(&text, 20_000));
    }
    text
}

fn change(text: &str, texts: &[String], chance: &mut Chance) -> String {
    let (from, to) = stretch(text, chance);
    let (before, within, after) = (&text[..from], &text[from..to], &text[to..]);
    match below(chance, 9) {
        0 => format!("{before}{after}"),
        1 => format!("{before}{}{after}", within.repeat(1 + below(chance, 4))),
        2 => format!("{before}{}{within}{after}", chance.pick(&PIECES).unwrap()),
        3 => format!("{before}{}{after}", chance.pick(&PIECES).unwrap()),
        4 => {
            let letter = char::from(32 + below(chance, 95) as u8);
            format!("{before}{letter}{}", &text[border(text, from + 1).max(from)..])
        }
        5 => {
            // A digit becomes another one.
            let digits = text.char_indices().filter(|(_, c)| c.is_ascii_digit()).collect::<Vec<_>>();
            let Some(&(place, _)) = chance.pick(&digits) else { return text.to_owned() };
            format!("{}{}{}", &text[..place], below(chance, 10), &text[place + 1..])
        }
        6 => {
            // Two lines are swapped.
            let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
            let (one, other) = (below(chance, lines.len()), below(chance, lines.len()));
            if !lines.is_empty() {
                lines.swap(one, other);
            }
            lines.concat()
        }
        7 => {
            // The end of another text.
            let other = chance.pick(texts).cloned().unwrap_or_default();
            let joint = anywhere(&other, chance);
            format!("{before}{}", &other[joint..])
        }
        _ => {
            // A line is duplicated or removed.
            let lines: Vec<&str> = text.split_inclusive('\n').collect();
            let at = below(chance, lines.len());
            let times = below(chance, 3);
            lines
                .iter()
                .enumerate()
                .flat_map(|(n, line)| vec![*line; if n == at { times } else { 1 }])
                .collect()
        }
    }
}
