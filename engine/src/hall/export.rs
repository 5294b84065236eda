//! All results as CSV and as JSON, for spreadsheets and programs. Names of columns are English in every language.

use super::{Counts, GameResult, Hall};
use crate::rules::{Level, Seat};
use crate::table::{PlayerKind, Timestamp};

/// The columns: a row for each seat of each game.
const COLUMNS: &str = "date,game,table,deal,counts,checked,seat,name,kind,place,points,hints";

/// What spreadsheets take for the beginning of a formula, also in full width. A text that begins with one gets an apostrophe.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// The byte-order mark, by which spreadsheets know that the names are not in the encoding of their country.
const BYTE_ORDER_MARK: char = '\u{feff}';

const fn counts(counts: Counts) -> &'static str {
    match counts {
        Counts::Fully => "yes",
        Counts::Branch => "branch",
        Counts::Replay => "replay",
    }
}

/// The levels have the names that players read.
const fn kind(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Person => "person",
        PlayerKind::Computer(Level::Rookie) => "Rookie",
        PlayerKind::Computer(Level::Regular) => "Regular",
        PlayerKind::Computer(Level::Expert) => "Expert",
    }
}

/// A cell with a name or an id.
fn cell(text: &str) -> String {
    let apostrophe = if text.starts_with(FORMULA) { "'" } else { "" };
    format!("\"{apostrophe}{}\"", text.replace('"', "\"\""))
}

/// All results as CSV (RFC 4180). `date` writes a moment; an unknown one is empty.
pub fn csv(hall: &Hall, date: impl Fn(Timestamp) -> String) -> String {
    let mut text = format!("{BYTE_ORDER_MARK}{COLUMNS}\r\n");
    for result in hall.results() {
        let GameResult { game, table, deal, seats, .. } = result;
        let day = date(result.began);
        for (seat, own) in Seat::all(seats.len()).zip(seats) {
            let cells = [
                day.clone(),
                cell(game),
                cell(table),
                cell(deal),
                counts(result.counts).to_owned(),
                if result.is_only_line { "no" } else { "yes" }.to_owned(),
                (seat.index() + 1).to_string(),
                cell(own.player.name_in(seat)),
                kind(own.player.kind).to_owned(),
                own.place.to_string(),
                own.points.to_string(),
                own.hints.to_string(),
            ];
            text.push_str(&cells.join(","));
            text.push_str("\r\n");
        }
    }
    text
}

/// A text of JSON.
fn quoted(text: &str) -> String {
    let mut written = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => written.push_str("\\\""),
            '\\' => written.push_str("\\\\"),
            control if u32::from(control) < 0x20 => {
                written.push_str(&format!("\\u{:04x}", u32::from(control)));
            }
            other => written.push(other),
        }
    }
    written.push('"');
    written
}

/// All results and tournaments as JSON. `date` writes a moment; an unknown one is empty.
pub fn json(hall: &Hall, date: impl Fn(Timestamp) -> String) -> String {
    let game = |result: &GameResult| {
        let seats = Seat::all(result.seats.len()).zip(&result.seats).map(|(seat, own)| {
            format!(
                "{{\"name\":{},\"kind\":{},\"place\":{},\"points\":{},\"hints\":{}}}",
                quoted(own.player.name_in(seat)),
                quoted(kind(own.player.kind)),
                own.place,
                own.points,
                own.hints
            )
        });
        format!(
            "{{\"date\":{},\"game\":{},\"table\":{},\"deal\":{},\"counts\":{},\"checked\":{},\"seats\":[{}]}}",
            quoted(&date(result.began)),
            quoted(&result.game),
            quoted(&result.table),
            quoted(&result.deal),
            quoted(counts(result.counts)),
            !result.is_only_line,
            seats.collect::<Vec<_>>().join(",")
        )
    };
    let tournament = |tournament: &super::TournamentResult| {
        let seats =
            Seat::all(tournament.players.len()).zip(tournament.players.iter().zip(&tournament.places));
        let seats = seats.map(|(seat, (player, place))| {
            format!(
                "{{\"name\":{},\"kind\":{},\"place\":{place}}}",
                quoted(player.name_in(seat)),
                quoted(kind(player.kind))
            )
        });
        format!(
            "{{\"date\":{},\"id\":{},\"seats\":[{}]}}",
            quoted(&date(tournament.began)),
            quoted(&tournament.id),
            seats.collect::<Vec<_>>().join(",")
        )
    };
    let games: Vec<String> = hall.results().iter().map(game).collect();
    let tournaments: Vec<String> = hall.tournaments().iter().map(tournament).collect();
    format!("{{\"games\":[\n{}\n],\"events\":[\n{}\n]}}\n", games.join(",\n"), tournaments.join(",\n"))
}
