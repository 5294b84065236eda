//! The log: the events in sentences, and notes on who looked at what.

use super::TableSession;
use crate::messages::screens;
use leptos::prelude::*;
use pentathlon_engine::rules::Viewer;
use pentathlon_engine::table::Note;

impl TableSession {
    /// Everything that happened, as the current viewer knows it.
    pub fn log(self) -> Vec<String> {
        self.log_of(self.viewer())
    }

    /// Everything that happened, as everybody at the table knows it.
    pub fn public_log(self) -> Vec<String> {
        self.log_of(Viewer::Table)
    }

    fn log_of(self, viewer: Viewer) -> Vec<String> {
        let (actions, notes) = self.with_table(|table| (table.history(0, viewer), table.notes()));
        let told = actions.iter().map(|frames| {
            frames.iter().filter_map(|frame| self.narrate(&frame.event)).collect::<Vec<String>>()
        });
        with_notes(told, &notes, |note| match note {
            Note::Curtain(seat) => screens::note_curtain(&self.name(seat)),
            Note::Hint(seat) => screens::note_hint(&self.name(seat)),
            Note::Hints => screens::note_hints().to_owned(),
            Note::Shared => screens::note_record().to_owned(),
            Note::Beat(points) => screens::note_beat(points),
        })
    }

    /// Adds a note to the record, so that it survives a reload.
    pub fn note(self, note: Note) {
        self.table.update_value(|table| table.note(note));
        self.save();
    }
}

/// The sentences of each action, followed by the notes made at that time.
fn with_notes(
    told: impl Iterator<Item = Vec<String>>,
    notes: &[(usize, Note)],
    sentence: impl Fn(Note) -> String,
) -> Vec<String> {
    let mut log = Vec::new();
    for (number, sentences) in std::iter::once(Vec::new()).chain(told).enumerate() {
        log.extend(sentences);
        log.extend(notes.iter().filter(|(after, _)| *after == number).map(|(_, note)| sentence(*note)));
    }
    log
}

#[cfg(test)]
mod tests {
    use super::with_notes;
    use pentathlon_engine::rules::Seat;
    use pentathlon_engine::table::Note;

    #[test]
    fn a_note_stands_after_what_had_happened_then() {
        let told = [vec!["Ana bids.".to_owned()], vec![], vec!["Bo bids.".to_owned(), "Bo wins.".to_owned()]];
        let notes = [(0, Note::Curtain(Seat(0))), (1, Note::Curtain(Seat(1))), (3, Note::Shared)];
        let sentence = |note| match note {
            Note::Curtain(seat) => format!("{seat} looks."),
            _ => "Shared.".to_owned(),
        };
        assert_eq!(
            with_notes(told.into_iter(), &notes, sentence),
            ["0 looks.", "Ana bids.", "1 looks.", "Bo bids.", "Bo wins.", "Shared."]
        );
        assert_eq!(with_notes(std::iter::empty(), &notes[..1], sentence), ["0 looks."]);
    }
}
