//! The log: what happened, in sentences and section by section, and notes on who looked at what.

use super::TableSession;
use crate::contract::{FrameUi, GameTable};
use crate::messages::screens;
use leptos::prelude::*;
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::{Note, Player};
use std::sync::Arc;

/// The placeholder of the first seat: a character for private use, which no sentence contains.
const FIRST_PLACEHOLDER: u32 = 0xE000;

/// A section of the log: a round, a turn, a sport.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogSection {
    /// Its name.
    pub title: String,
    /// What happened in it, oldest first.
    pub lines: Vec<LogLine>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The number of the event that it tells, from 0.
    pub step: usize,
    /// The sentences, with a placeholder for each player: a name may be a word of a sentence, too.
    text: String,
}

/// A piece of a line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogText<'a> {
    /// Words between names.
    Words(&'a str),
    /// The name of the player in that seat.
    Name(Seat),
}

impl LogLine {
    /// The pieces of the sentences, in order.
    pub fn pieces(&self) -> impl Iterator<Item = LogText<'_>> {
        let is_placeholder = |c: char| named(c).is_some();
        self.text.split_inclusive(is_placeholder).flat_map(move |piece| {
            let words = piece.trim_end_matches(is_placeholder);
            let name = piece.chars().next_back().and_then(named).map(LogText::Name);
            Some(LogText::Words(words)).filter(|_| !words.is_empty()).into_iter().chain(name)
        })
    }

    /// The sentences with these names, by seat.
    pub fn with_names(&self, names: &[String]) -> String {
        let text = |piece| match piece {
            LogText::Words(words) => words,
            LogText::Name(seat) => names.get(seat.index()).map_or("", String::as_str),
        };
        self.pieces().map(text).collect()
    }
}

/// The placeholder of a seat.
fn placeholder(seat: Seat) -> char {
    char::from_u32(FIRST_PLACEHOLDER + seat.index() as u32).unwrap_or_default()
}

/// The seat that a placeholder stands for.
fn named(c: char) -> Option<Seat> {
    let seat = u32::from(c).checked_sub(FIRST_PLACEHOLDER)?;
    Seat::all(Seat::MAX_COUNT).nth(seat as usize)
}

/// The player in a seat as the sentences of the log are formed: a placeholder after the beginning of the name, by which some languages
/// choose the word before it, as Spanish “Ana e Iris”.
fn with_placeholder(seat: Seat, player: &Player) -> Player {
    let beginning: String = player.name_in(seat).chars().take(3).collect();
    Player::new(&format!("{}{}", beginning.trim_end(), placeholder(seat)), player.kind)
}

/// A log that is being written.
struct LogWriter {
    /// Players as `with_placeholder` calls them.
    players: Vec<Player>,
    sections: Vec<LogSection>,
    step: usize,
}

impl LogWriter {
    /// Adds an action. An event without a step of its own is told in the same line as the event before it.
    fn action(&mut self, frames: &[Arc<dyn FrameUi>]) {
        let mut is_joined = false;
        for frame in frames {
            let title = frame.view().round_name();
            if self.sections.last().is_none_or(|section| section.title != title) {
                self.sections.push(LogSection { title, lines: Vec::new() });
                is_joined = false;
            }
            if let Some(sentence) = frame.narrate(&self.players) {
                let remark = frame.remark();
                let sentence =
                    remark.map_or(sentence.clone(), |remark| screens::sentences(&sentence, &remark));
                let joins = is_joined && frame.display_ms() == 0;
                self.line(sentence, joins);
                is_joined = true;
            }
            self.step += 1;
        }
    }

    fn line(&mut self, sentence: String, joins: bool) {
        let step = self.step;
        // From here on a placeholder alone stands for the name.
        let sentence =
            Seat::all(self.players.len()).zip(&self.players).fold(sentence, |text, (seat, player)| {
                text.replace(player.name(), &placeholder(seat).to_string())
            });
        let Some(section) = self.sections.last_mut() else { return };
        match section.lines.last_mut() {
            Some(line) if joins => line.text = screens::sentences(&line.text, &sentence),
            // The same sentence twice in a row says nothing more.
            Some(line) if line.text == sentence => {}
            _ => section.lines.push(LogLine { step, text: sentence }),
        }
    }
}

/// Everything that happened, as a viewer knows it. After as many actions as its number, a note stands in the log.
pub fn log_of(table: &dyn GameTable, viewer: Viewer, notes: &[(usize, String)]) -> Vec<LogSection> {
    let first = LogSection { title: table.first_view(viewer).round_name(), lines: Vec::new() };
    let seats = Seat::all(table.players().len());
    let players = seats.zip(table.players()).map(|(seat, player)| with_placeholder(seat, player)).collect();
    let mut log = LogWriter { players, sections: vec![first], step: 0 };
    for (number, frames) in (0..).zip(std::iter::once(Vec::new()).chain(table.history(0, viewer))) {
        log.action(&frames);
        for (_, note) in notes.iter().filter(|(after, _)| *after == number) {
            log.line(note.clone(), false);
        }
    }
    log.sections.retain(|section| !section.lines.is_empty());
    log.sections
}

impl TableSession {
    /// Everything that happened, as the current viewer knows it.
    pub fn log(self) -> Vec<LogSection> {
        self.log_of(self.viewer())
    }

    /// Everything that happened, as everybody at the table knows it.
    pub fn public_log(self) -> Vec<LogSection> {
        self.log_of(Viewer::Table)
    }

    fn log_of(self, viewer: Viewer) -> Vec<LogSection> {
        let sentence = |note| match note {
            Note::Curtain(seat) => screens::note_curtain(&placeholder(seat).to_string()),
            Note::Hint(seat) => screens::note_hint(&placeholder(seat).to_string()),
            Note::Hints => screens::note_hints().to_owned(),
            Note::Shared => screens::note_record().to_owned(),
            Note::Beat(points) => screens::note_beat(points),
            Note::Branch(action) => screens::note_branch(action),
        };
        self.with_table(|table| {
            let notes: Vec<_> =
                table.notes().into_iter().map(|(after, note)| (after, sentence(note))).collect();
            log_of(table, viewer, &notes)
        })
    }

    /// The points to beat, if the game is a challenge.
    pub fn target(self) -> Option<i32> {
        let beat = |(_, note): (usize, Note)| if let Note::Beat(points) = note { Some(points) } else { None };
        self.with_table(|table| table.notes().into_iter().find_map(beat))
    }

    /// Adds a note to the record, so that it survives a reload.
    pub fn note(self, note: Note) {
        self.table.update_value(|table| table.note(note));
        self.save();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{LogLine, LogSection, LogText, log_of, placeholder, with_placeholder};
    use crate::test_tables;
    use pentathlon_engine::games::olympicards::Olympicards;
    use pentathlon_engine::rules::{Level, Seat, Viewer};
    use pentathlon_engine::table::{Player, PlayerKind, Table};

    fn finished() -> Table<Olympicards> {
        let mut table = test_tables::table(3, Level::Rookie, 5);
        table.play_on(Level::Rookie);
        table
    }

    fn steps(log: &[LogSection]) -> Vec<usize> {
        log.iter().flat_map(|section| &section.lines).map(|line| line.step).collect()
    }

    #[test]
    fn the_log_has_a_part_for_each_sport_and_cards_drawn_stand_in_one_line() {
        let table = finished();
        let log = log_of(&table, Viewer::Open, &[]);
        let names = ["Ana", "Bo", "Chen"].map(str::to_owned);
        assert_eq!(log.len(), 10, "nine sports and the end");
        assert!(log.iter().take(9).all(|section| !section.title.is_empty() && section.lines.len() > 2));
        let steps = steps(&log);
        assert!(steps.is_sorted_by(|one, next| one < next), "{steps:?}");
        let last = table.history(0, Viewer::Open).concat().len() - 1;
        assert!(steps.iter().all(|&step| step <= last));
        let lines: Vec<String> =
            log.iter().flat_map(|section| &section.lines).map(|line| line.with_names(&names)).collect();
        assert!(lines.iter().any(|line| line.matches(" draws ").count() > 1), "several draws in a line");
        assert!(lines.iter().all(|line| !line.starts_with("Ana draws")));
    }

    #[test]
    fn a_note_stands_after_what_had_happened_then() {
        let table = finished();
        let notes = [(0, "First.".to_owned()), (table.len(), "Last.".to_owned())];
        let log = log_of(&table, Viewer::Table, &notes);
        let text =
            |section: Option<&LogSection>, line: usize| Some(section?.lines.get(line)?.with_names(&[]));
        assert_eq!(text(log.first(), 0).as_deref(), Some("First."));
        let last = log.last().unwrap();
        assert_eq!(text(log.last(), last.lines.len() - 1).as_deref(), Some("Last."));
    }

    #[test]
    fn sentences_are_formed_with_the_beginning_of_a_name_and_kept_without_it() {
        let player = Player::new("Iris", PlayerKind::Person);
        assert_eq!(with_placeholder(Seat(1), &player).name(), format!("Iri{}", placeholder(Seat(1))));
        assert_eq!(
            with_placeholder(Seat(0), &Player::new("I am", PlayerKind::Person)).name(),
            format!("I a{}", placeholder(Seat(0)))
        );
        let log = log_of(&finished(), Viewer::Open, &[]);
        let texts: Vec<&str> =
            log.iter().flat_map(|section| &section.lines).map(|line| line.text.as_str()).collect();
        assert!(texts.iter().any(|text| text.contains(placeholder(Seat(0)))));
        assert!(texts.iter().all(|text| !text.contains("Ana") && !text.contains("Che")), "{texts:?}");
    }

    #[test]
    fn a_line_has_pieces_with_words_and_names() {
        let [ana, bo] = [Seat(0), Seat(1)];
        let text = format!("Both: {}’s 7, {}{}", placeholder(bo), placeholder(ana), placeholder(bo));
        let line = LogLine { step: 0, text };
        let pieces = [
            LogText::Words("Both: "),
            LogText::Name(bo),
            LogText::Words("’s 7, "),
            LogText::Name(ana),
            LogText::Name(bo),
        ];
        assert!(line.pieces().eq(pieces));
        let names = ["Both", "7"].map(str::to_owned);
        assert_eq!(line.with_names(&names), "Both: 7’s 7, Both7");
        let nobody = LogLine { step: 0, text: "Ana \u{E008}\u{F8FF}".to_owned() };
        assert!(nobody.pieces().eq([LogText::Words("Ana \u{E008}\u{F8FF}")]), "of no seat");
    }
}
