//! How a game is drawn and narrated: typed for the game ([`GameUi`]), erased for the rest of the app
//! ([`ErasedGameUi`]). Views and events are downcast here and nowhere else.

use super::game_option::{GameOption, SetUpSheet};
use super::held_card::HeldCard;
use super::score::{Score, Season, Ties, Verdict};
use crate::session::{BoardContext, ErasedContext, EventUi, SkipBehaviour, names};
use crate::sound::{Family, Sound};
use leptos::prelude::*;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{Determinize, Facts, Judge, Rules, Seat, Setup, Standing, Viewer};
use pentathlon_engine::table::{
    AnyTable, ErasedAction, ErasedEvent, ErasedView, LinkError, Linked, Player, RecordError, Source, Table,
};

/// How the game `R` is drawn and narrated.
pub struct GameUi<R: Rules> {
    /// The question of who starts; `None` in a game without a starting player.
    pub start: Option<fn() -> &'static str>,
    /// The game's own questions in the set-up.
    pub options: &'static [GameOption],
    /// Additions to the set-up sheet: advice, and preferences that this device has for the game.
    pub preferences: Option<fn(SetUpSheet) -> AnyView>,
    /// How far the table is, in a few words.
    pub progress: fn(&R::View) -> String,
    /// The current part of the game in a word or two; it names the rounds of the review.
    pub part: fn(&R::View) -> String,
    /// Of ten games, how many a pair of Silver players wins against Bronze, and Gold against Silver
    /// (`docs/players.md`); `None` in a race, where skills differ in speed.
    pub wins: Option<[u8; 2]>,
    /// Draws everything that is public.
    pub board: fn(BoardContext<R>) -> AnyView,
    /// Draws the hand of the player who has the screen, and the prompt.
    pub hand: fn(BoardContext<R>) -> AnyView,
    /// The cards that a seat holds, as far as the viewer knows them.
    pub held: fn(&R::View, Seat) -> Vec<HeldCard>,
    /// An event as a sentence; `None` if it needs none.
    pub narrate: fn(&R::Event, &[Player]) -> Option<String>,
    /// The label of an action: "Keep the orc".
    pub action_name: fn(&R::Action, &[Player]) -> String,
    /// How long an event is shown by default, in milliseconds; 0 if it has no step of its own.
    pub display_ms: fn(&R::Event) -> u32,
    /// What leaves the screen with an event, and where it goes: its `data-card` and `data-place`.
    pub exit: fn(&R::Event) -> Option<(String, String)>,
    /// Whether a skip stops at an event; the second argument is the next event.
    pub stop: fn(&R::Event, Option<&R::Event>) -> SkipBehaviour,
    /// The sound of an event.
    pub sound: fn(&R::Event) -> Option<Sound>,
    /// The sounds of the game.
    pub sounds: &'static Family,
    /// Why the rules forbid an action, by the id of the violation.
    pub explain: fn(&str) -> Option<&'static str>,
    /// The rules of the game, in the project's own words.
    pub rules: fn() -> AnyView,
    /// The points by category.
    pub score: fn(&R::View) -> Score,
    /// The texts for a tie; `None` in a game without a tie-break.
    pub ties: Option<Ties>,
    /// What the players have achieved together, with their names; `None` where they play against each other.
    pub verdict: fn(&R::View, &[String]) -> Option<Verdict>,
    /// The season that the game belongs to, as it stands after the game.
    pub season: fn(&R::View, &Standing) -> Option<Season>,
}

/// A table read from its record, and what is wrong with the record, if anything.
pub struct Reading {
    /// The table, as far as it can be played.
    pub table: Box<dyn AnyTable>,
    /// The error that ended the reading.
    pub fault: Option<RecordError>,
}

/// How some game is drawn and narrated: what the screens and the session need. Given a view or event of another game,
/// the methods answer as for an empty table.
pub trait ErasedGameUi: EventUi {
    /// The facts that the shelf shows.
    fn facts(&self) -> Facts;

    /// Opens a new table with these options, players and seed.
    ///
    /// # Errors
    /// Returns a sentence if there is no such set-up.
    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn AnyTable>, String>;

    /// Reads a record of the game.
    ///
    /// If not even an empty table can be opened.
    /// If not even the table can be opened.
    fn read(&self, record: &str) -> Result<Reading, RecordError>;

    /// Opens a link to a table of the game.
    ///
    /// # Errors
    /// If the link cannot be read, or leads to no table of this game.
    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn AnyTable>>, LinkError>;

    /// See [`GameUi::start`].
    fn start(&self) -> Option<&'static str>;

    /// The game's own questions in the set-up. They write the answers into the options.
    fn questions(&self, sheet: SetUpSheet) -> AnyView;

    /// See [`GameUi::wins`].
    fn wins(&self) -> Option<[u8; 2]>;

    /// See [`GameUi::board`].
    fn board(&self, context: ErasedContext) -> AnyView;

    /// See [`GameUi::hand`].
    fn hand(&self, context: ErasedContext) -> AnyView;

    /// See [`GameUi::held`].
    fn held(&self, view: &ErasedView, seat: Seat) -> Vec<HeldCard>;

    /// See [`GameUi::rules`].
    fn rules(&self) -> AnyView;

    /// See [`GameUi::score`].
    fn score(&self, table: &dyn AnyTable) -> Score;

    /// See [`GameUi::ties`].
    fn ties(&self) -> Option<Ties>;

    /// See [`GameUi::verdict`].
    fn verdict(&self, table: &dyn AnyTable) -> Option<Verdict>;

    /// See [`GameUi::season`].
    fn season(&self, table: &dyn AnyTable) -> Option<Season>;
}

impl<R: Rules> EventUi for GameUi<R> {
    fn narrate(&self, event: &ErasedEvent, players: &[Player]) -> Option<String> {
        (self.narrate)(event.downcast_ref()?, players)
    }

    fn action_name(&self, action: &ErasedAction, players: &[Player]) -> String {
        action.downcast_ref().map(|action| (self.action_name)(action, players)).unwrap_or_default()
    }

    fn display_ms(&self, event: &ErasedEvent) -> u32 {
        event.downcast_ref().map_or(0, self.display_ms)
    }

    fn exit(&self, event: &ErasedEvent) -> Option<(String, String)> {
        (self.exit)(event.downcast_ref()?)
    }

    fn stop(&self, event: &ErasedEvent, next: Option<&ErasedEvent>) -> SkipBehaviour {
        let next = next.and_then(|next| next.downcast_ref());
        event.downcast_ref().map_or(SkipBehaviour::Pass, |event| (self.stop)(event, next))
    }

    fn sound(&self, event: &ErasedEvent) -> Option<Sound> {
        (self.sound)(event.downcast_ref()?)
    }

    fn sounds(&self) -> &'static Family {
        self.sounds
    }

    fn explain(&self, violation: &str) -> Option<&'static str> {
        (self.explain)(violation)
    }

    fn progress(&self, view: &ErasedView) -> String {
        view.downcast_ref().map(self.progress).unwrap_or_default()
    }

    fn part(&self, view: &ErasedView) -> String {
        view.downcast_ref().map(self.part).unwrap_or_default()
    }

    fn goes_on(&self, table: &dyn AnyTable) -> bool {
        let view = public(table);
        let season = view.downcast_ref().and_then(|view| (self.season)(view, &table.standing()));
        season.is_some_and(|season| !season.decided)
    }
}

impl<R: Judge + Determinize> ErasedGameUi for GameUi<R> {
    fn facts(&self) -> Facts {
        R::Setup::FACTS
    }

    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn AnyTable>, String> {
        let setup = R::Setup::new(players.len(), options)?;
        let table = Table::<R>::open(setup, players, Source::Seed(seed));
        Ok(Box::new(table.map_err(|why| why.to_string())?))
    }

    fn read(&self, record: &str) -> Result<Reading, RecordError> {
        let (table, fault) = Table::<R>::salvage(record)?;
        Ok(Reading { table: Box::new(table), fault })
    }

    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn AnyTable>>, LinkError> {
        let Linked { table, challenge } = Table::<R>::read_link(letters)?;
        Ok(Linked { table: Box::new(table), challenge })
    }

    fn start(&self) -> Option<&'static str> {
        self.start.map(|question| question())
    }

    fn questions(&self, sheet: SetUpSheet) -> AnyView {
        let draw = |option: &'static GameOption| option.draw(sheet.options, sheet.seats);
        let questions: Vec<AnyView> = self.options.iter().map(draw).collect();
        view! { {questions} {self.preferences.map(|draw| draw(sheet))} }.into_any()
    }

    fn wins(&self) -> Option<[u8; 2]> {
        self.wins
    }

    fn board(&self, context: ErasedContext) -> AnyView {
        context.typed().map(self.board).into_any()
    }

    fn hand(&self, context: ErasedContext) -> AnyView {
        context.typed().map(self.hand).into_any()
    }

    fn held(&self, view: &ErasedView, seat: Seat) -> Vec<HeldCard> {
        view.downcast_ref().map(|view| (self.held)(view, seat)).unwrap_or_default()
    }

    fn rules(&self) -> AnyView {
        (self.rules)()
    }

    fn score(&self, table: &dyn AnyTable) -> Score {
        public(table).downcast_ref().map(self.score).unwrap_or_default()
    }

    fn ties(&self) -> Option<Ties> {
        self.ties
    }

    fn verdict(&self, table: &dyn AnyTable) -> Option<Verdict> {
        (self.verdict)(public(table).downcast_ref()?, &names(table.players()))
    }

    fn season(&self, table: &dyn AnyTable) -> Option<Season> {
        (self.season)(public(table).downcast_ref()?, &table.standing())
    }
}

fn public(table: &dyn AnyTable) -> ErasedView {
    table.view(Viewer::Table)
}
