//! How some game is drawn and narrated, with its types erased: what session and screens know of a game. Views, events
//! and actions are downcast here, for drawing in `BoardContext`, and for the story in `past_actions`.

use super::{ActionUi, GameTable, Passage};
use super::{
    Champion, Drawn, ErasedContext, GameOption, GameUi, HandCard, Highlight, Rivals, Score, Season,
    SetUpSheet, Teaching, Verdict, names,
};
use crate::messages::MessageId;
use crate::messages::language::Sentences;
use crate::sound::Family;
use leptos::prelude::*;
use pentathlon_engine::bots::Reason;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{Facts, Seat, Setup, Viewer};
use pentathlon_engine::table::{ErasedView, LinkError, Linked, Player, RecordError, Source, Table};

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
    /// [`GameUi::hand_cards`].
    fn hand_cards(&self, view: &ErasedView, seat: Seat) -> Vec<HandCard>;
    /// [`GameUi::progress`].
    fn progress(&self, view: &ErasedView) -> String;
    /// [`GameUi::round_name`].
    fn round_name(&self, view: &ErasedView) -> String;
    /// [`GameUi::reason`].
    fn reason(
        &self,
        view: &ErasedView,
        actions: [&dyn ActionUi; 2],
        reason: &Reason,
        players: &[Player],
    ) -> Option<String>;
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
    /// [`GameUi::rules_part`].
    fn rules_part(&self, view: &ErasedView) -> Option<MessageId>;
    /// [`GameUi::seating`].
    fn seating(&self, sheet: SetUpSheet) -> AnyView;
    /// [`GameUi::preferences`].
    fn preferences(&self, sheet: SetUpSheet) -> AnyView;
    /// [`GameUi::teaching`].
    fn teaching(&self) -> &'static Teaching;
    /// The number and the selector of the first of [`GameUi::tips`] that matters now to a seat, by its view, and whose
    /// bit in `seen` is not set.
    fn tip(&self, view: &ErasedView, seat: Seat, seen: u32) -> Option<(usize, &'static str)>;
    /// [`GameUi::score`].
    fn score(&self, table: &dyn GameTable) -> Score;
    /// The points of each seat in a view.
    fn points(&self, view: &ErasedView) -> Vec<i32>;
    /// [`GameUi::highlights`].
    fn highlights(&self, table: &dyn GameTable) -> Vec<Highlight>;
    /// [`GameUi::champion`] of each seat.
    fn champions(&self, table: &dyn GameTable) -> Vec<Option<Champion>>;
    /// [`GameUi::won`].
    fn won(&self, table: &dyn GameTable, rivals: &Rivals) -> Option<String>;
    /// [`GameUi::tie_break`].
    fn tie_break(&self, table: &dyn GameTable, tied: &[String], rivals: &Rivals) -> Option<String>;
    /// [`GameUi::deciding_cards`].
    fn deciding_cards(&self, table: &dyn GameTable, seats: [Seat; 2]) -> Option<[AnyView; 2]>;
    /// [`GameUi::verdict`].
    fn verdict(&self, table: &dyn GameTable) -> Option<Verdict>;
    /// [`GameUi::season`]. A branch belongs to none.
    fn season(&self, table: &dyn GameTable) -> Option<Season>;
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

    fn hand_cards(&self, view: &ErasedView, seat: Seat) -> Vec<HandCard> {
        view.downcast_ref().map(|view| <G as GameUi>::hand_cards(view, seat)).unwrap_or_default()
    }

    fn progress(&self, view: &ErasedView) -> String {
        view.downcast_ref().map(<G as GameUi>::progress).unwrap_or_default()
    }

    fn round_name(&self, view: &ErasedView) -> String {
        view.downcast_ref().map(<G as GameUi>::round_name).unwrap_or_default()
    }

    fn reason(
        &self,
        view: &ErasedView,
        actions: [&dyn ActionUi; 2],
        reason: &Reason,
        players: &[Player],
    ) -> Option<String> {
        let [best, other] = actions.map(|action| action.of().copied());
        <G as GameUi>::reason(view.downcast_ref()?, [best?, other?], reason, players)
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

    fn rules_part(&self, view: &ErasedView) -> Option<MessageId> {
        <G as GameUi>::rules_part(view.downcast_ref()?)
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

    fn tip(&self, view: &ErasedView, seat: Seat, seen: u32) -> Option<(usize, &'static str)> {
        let view = view.downcast_ref()?;
        let new = (0..).zip(<G as GameUi>::tips()).filter(|(number, _)| (seen >> number) & 1 == 0);
        new.filter_map(|(number, tip)| Some((number, tip(view, seat)?))).next()
    }

    fn score(&self, table: &dyn GameTable) -> Score {
        public(table).downcast_ref().map(<G as GameUi>::score).unwrap_or_default()
    }

    fn points(&self, view: &ErasedView) -> Vec<i32> {
        let score = view.downcast_ref().map(<G as GameUi>::score).unwrap_or_default();
        score.points.iter().map(|each| each.iter().sum()).collect()
    }

    fn highlights(&self, table: &dyn GameTable) -> Vec<Highlight> {
        <G as GameUi>::highlights(table)
    }

    fn champions(&self, table: &dyn GameTable) -> Vec<Option<Champion>> {
        let view = public(table);
        let Some(view) = view.downcast_ref() else { return Vec::new() };
        let frames = table.history(0, Viewer::Table).into_iter().flatten();
        let past: Vec<G::Event> = frames.filter_map(|frame| Some(frame.of::<G>()?.event.clone())).collect();
        Seat::all(table.players().len()).map(|seat| <G as GameUi>::champion(view, &past, seat)).collect()
    }

    fn won(&self, table: &dyn GameTable, rivals: &Rivals) -> Option<String> {
        <G as GameUi>::won(public(table).downcast_ref()?, rivals)
    }

    fn tie_break(&self, table: &dyn GameTable, tied: &[String], rivals: &Rivals) -> Option<String> {
        <G as GameUi>::tie_break(public(table).downcast_ref()?, tied, rivals)
    }

    fn deciding_cards(&self, table: &dyn GameTable, seats: [Seat; 2]) -> Option<[AnyView; 2]> {
        <G as GameUi>::deciding_cards(public(table).downcast_ref()?, seats)
    }

    fn verdict(&self, table: &dyn GameTable) -> Option<Verdict> {
        <G as GameUi>::verdict(public(table).downcast_ref()?, &names(table.players()))
    }

    fn season(&self, table: &dyn GameTable) -> Option<Season> {
        if table.branched_at().is_some() {
            return None;
        }
        <G as GameUi>::season(public(table).downcast_ref()?, &table.standing())
    }
}

fn public(table: &dyn GameTable) -> ErasedView {
    table.view(Viewer::Table)
}
