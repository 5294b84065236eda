//! Every game has pictures of positions in its rules; each can be played, is seen by its viewer, and has two sentences.

#![allow(clippy::unwrap_used)]

use super::every_game_ui;
use crate::contract::{FrameUi, GameTable, GameUi, Position, ViewUi};
use crate::messages::Passage;
use crate::messages::language::load_english;
use pentathlon_engine::rules::{Rules, Seat, Viewer};
use std::any::Any;
use std::sync::Arc;

/// How many pictures a game may have.
const PICTURES: std::ops::RangeInclusive<usize> = 5..=8;
/// The longest words of a picture, in characters.
const LONGEST: usize = 180;

/// A position as it is drawn: the table, and the view and the event that its viewer sees.
pub struct Drawn {
    /// The position.
    pub position: &'static Position,
    /// The table.
    pub table: Box<dyn GameTable>,
    /// What its viewer sees.
    pub view: Arc<dyn ViewUi>,
    /// The event on show.
    pub frame: Option<Arc<dyn FrameUi>>,
}

impl Drawn {
    /// The view of a game.
    pub fn view<V: 'static>(&self) -> &V {
        (self.view.as_ref() as &dyn Any).downcast_ref().unwrap()
    }

    /// The event of a game.
    pub fn event<R: Rules>(&self) -> &R::Event {
        &self.frame.as_ref().unwrap().of::<R>().unwrap().event
    }

    /// Whether its viewer may do this now.
    pub fn is_legal(&self, notation: &str) -> bool {
        let Viewer::Seat(seat) = self.position.viewer else { return false };
        let mut table = self.table.branch(self.table.len(), self.table.players().to_vec()).unwrap();
        let action = table.parse(notation).unwrap();
        table.act(seat, action.as_ref(), table.played_ms()).is_ok()
    }
}

/// The positions of a game.
pub fn drawn(ui: &dyn GameUi) -> Vec<Drawn> {
    ui.rules()
        .positions
        .iter()
        .map(|position| {
            let table = position.table(ui).unwrap();
            let shown = position.shown(table.as_ref()).unwrap();
            Drawn { position, table, view: shown.view, frame: shown.frame }
        })
        .collect()
}

#[test]
fn every_game_has_pictures_of_positions_that_can_be_played() {
    for ui in every_game_ui() {
        let game = ui.info().id;
        let drawn = drawn(ui);
        assert!(PICTURES.contains(&drawn.len()), "{game}: {}", drawn.len());
        for each in &drawn {
            let Position { actions, selected, viewer, .. } = *each.position;
            assert_eq!(each.table.len(), actions, "{game}: the whole of it is played");
            // What is selected is possible for who sees it, and is asked for nowhere else.
            assert!(selected.is_none_or(|notation| each.is_legal(notation)), "{game}: {selected:?}");
            let everybody = Seat::all(each.table.players().len()).map(Viewer::Seat);
            assert!(everybody.chain([Viewer::Table]).any(|one| one == viewer), "{game}: {viewer:?}");
        }
    }
}

#[test]
fn pictures_stand_before_the_text_and_say_two_sentences() {
    for ui in every_game_ui() {
        load_english(ui.rules().sentences);
        let game = ui.info().id;
        let rules = ui.rules();
        let is_picture = |passage: &&Passage| matches!(passage, Passage::Picture(_));
        let first = rules.passages.iter().position(|passage| is_picture(&passage)).unwrap();
        assert!(matches!(rules.passages[first - 1], Passage::Head(_)), "{game}: they have a heading");
        let headings = rules.passages[..first].iter().filter(|passage| matches!(passage, Passage::Head(_)));
        assert_eq!(headings.count(), 1, "{game}: nothing but what the game is comes before them");
        let row: Vec<_> = rules.passages[first..].iter().take_while(is_picture).collect();
        assert_eq!(row.len(), rules.passages.iter().filter(is_picture).count(), "{game}: in one row");
        let says: Vec<_> = rules.positions.iter().map(|position| position.says).collect();
        assert_eq!(row.iter().map(|passage| passage.message()).collect::<Vec<_>>(), says, "{game}: in order");
        for says in says {
            let says = (rules.text)(says).unwrap();
            let ends = says.matches(['.', '!', '?']).count();
            assert!(ends == 2 && says.ends_with('.'), "{game}: two sentences: {says}");
            assert!(says.chars().count() <= LONGEST, "{game}: {} characters: {says}", says.chars().count());
        }
    }
}

#[test]
fn each_drawing_follows_a_passage_of_the_page() {
    for ui in every_game_ui() {
        for (after, _) in ui.rules().drawings {
            assert!(ui.rules().heading_of(*after).is_some(), "{}: {after:?}", ui.info().id);
        }
    }
}
