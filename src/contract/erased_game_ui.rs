//! How some game is drawn and narrated, with its types erased: what session and screens know of a game. Views, events
//! and actions are downcast here, for drawing in `BoardContext`, and for the story in `past_actions`.

use super::Passage;
use super::{Drawn, ErasedContext, GameOption, GameTable, GameUi, Highlight, SetUpSheet, Teaching};
use crate::messages::MessageId;
use crate::messages::language::Sentences;
use crate::sound::Family;
use leptos::prelude::*;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{Facts, Setup};
use pentathlon_engine::table::{LinkError, Linked, Player, RecordError, Source, Table};

/// A table read from its record, and what is wrong with the record, if anything.
pub struct Reading {
    /// The table, as far as it can be played.
    pub table: Box<dyn GameTable>,
    /// The error that ended the reading.
    pub fault: Option<RecordError>,
}

/// How some game is drawn and narrated: the items of [`GameUi`] for any game. Given a view or event of another game, the
/// methods answer as for an empty table.
pub trait ErasedGameUi: Sync {
    /// The facts that the shelf shows.
    fn facts(&self) -> Facts;

    /// Opens a new table with these options, players and seed.
    ///
    /// # Errors
    /// Returns a sentence if there is no such set-up.
    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn GameTable>, String>;

    /// Reads a record of the game.
    ///
    /// # Errors
    /// If not even the table can be opened.
    fn read(&self, record: &str) -> Result<Reading, RecordError>;

    /// Opens a link to a table of the game.
    ///
    /// # Errors
    /// If the link cannot be read, or leads to no table of this game.
    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn GameTable>>, LinkError>;

    /// [`GameUi::SOUNDS`].
    fn sounds(&self) -> &'static Family;
    /// [`GameUi::START`].
    fn start(&self) -> Option<&'static str>;
    /// [`GameUi::OPTIONS`].
    fn options(&self) -> &'static [GameOption];
    /// [`GameUi::NEW_OPTIONS`].
    fn new_options(&self) -> &'static [&'static str];
    /// [`GameUi::SKILL_WINS`].
    fn skill_wins(&self) -> Option<[u8; 2]>;
    /// [`GameUi::board`].
    fn board(&self, context: ErasedContext) -> AnyView;
    /// [`GameUi::hand`].
    fn hand(&self, context: ErasedContext) -> AnyView;
    /// [`GameUi::explain`].
    fn explain(&self, violation: &str) -> Option<&'static str>;
    /// [`GameUi::rules`].
    fn rules(&self) -> Vec<Passage>;
    /// [`GameUi::rules_sentences`].
    fn rules_sentences(&self) -> &'static Sentences;
    /// [`GameUi::rules_text`].
    fn rules_text(&self, id: MessageId) -> Option<&'static str>;
    /// [`GameUi::has_pictures`].
    fn has_pictures(&self) -> bool;
    /// [`GameUi::rules_words`].
    fn rules_words(&self) -> Vec<(&'static str, &'static str)>;
    /// [`GameUi::seating`].
    fn seating(&self, sheet: SetUpSheet) -> AnyView;
    /// [`GameUi::preferences`].
    fn preferences(&self, sheet: SetUpSheet) -> AnyView;
    /// [`GameUi::teaching`].
    fn teaching(&self) -> &'static Teaching;
    /// [`GameUi::highlights`].
    fn highlights(&self, table: &dyn GameTable) -> Vec<Highlight>;
}

/// The name of a game's rules is a value too, and stands for its drawing.
impl<G: Drawn + Sync> ErasedGameUi for G {
    fn facts(&self) -> Facts {
        G::Setup::FACTS
    }

    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn GameTable>, String> {
        let setup = G::Setup::new(players.len(), options).map_err(|why| why.to_string())?;
        let table = Table::<G>::open(setup, players, Source::Seed(seed));
        Ok(Box::new(table.map_err(|why| why.to_string())?))
    }

    fn read(&self, record: &str) -> Result<Reading, RecordError> {
        let (table, fault) = Table::<G>::salvage(record)?;
        Ok(Reading { table: Box::new(table), fault })
    }

    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn GameTable>>, LinkError> {
        let Linked { table, challenge } = Table::<G>::read_link(letters)?;
        Ok(Linked { table: Box::new(table), challenge })
    }

    fn sounds(&self) -> &'static Family {
        G::SOUNDS
    }

    fn start(&self) -> Option<&'static str> {
        G::START.map(|question| question())
    }

    fn options(&self) -> &'static [GameOption] {
        G::OPTIONS
    }

    fn new_options(&self) -> &'static [&'static str] {
        G::NEW_OPTIONS
    }

    fn skill_wins(&self) -> Option<[u8; 2]> {
        G::SKILL_WINS
    }

    fn board(&self, context: ErasedContext) -> AnyView {
        context.typed().map(<G as GameUi>::board).into_any()
    }

    fn hand(&self, context: ErasedContext) -> AnyView {
        context.typed().map(<G as GameUi>::hand).into_any()
    }

    fn explain(&self, violation: &str) -> Option<&'static str> {
        <G as GameUi>::explain(violation)
    }

    fn rules(&self) -> Vec<Passage> {
        <G as GameUi>::rules()
    }

    fn rules_sentences(&self) -> &'static Sentences {
        <G as GameUi>::rules_sentences()
    }

    fn rules_text(&self, id: MessageId) -> Option<&'static str> {
        <G as GameUi>::rules_text(id)
    }

    fn has_pictures(&self) -> bool {
        <G as GameUi>::has_pictures()
    }

    fn rules_words(&self) -> Vec<(&'static str, &'static str)> {
        <G as GameUi>::rules_words()
    }

    fn seating(&self, sheet: SetUpSheet) -> AnyView {
        <G as GameUi>::seating(sheet)
    }

    fn preferences(&self, sheet: SetUpSheet) -> AnyView {
        <G as GameUi>::preferences(sheet)
    }

    fn teaching(&self) -> &'static Teaching {
        <G as GameUi>::teaching()
    }

    fn highlights(&self, table: &dyn GameTable) -> Vec<Highlight> {
        <G as GameUi>::highlights(table)
    }
}
