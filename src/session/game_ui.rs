//! How a game is drawn and narrated: typed for the game ([`GameUi`]), erased for session and screens ([`ErasedGameUi`]).
//! Views, events and actions are downcast here and nowhere else.

use super::{BoardContext, ErasedContext, Score, Season, Ties, Verdict, names};
use crate::saves::{Progress, Summary};
use crate::sound::{Family, Sound};
use leptos::prelude::*;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Awaiting, Facts, Seat, Setup, Standing, Viewer};
use pentathlon_engine::table::{
    AnyTable, ErasedAction, ErasedEvent, ErasedView, LinkError, Linked, Player, RecordError, Source, Table,
};

/// Where the showing of events stops.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SkipBehaviour {
    /// Nowhere: a skip goes past the event.
    Pass,
    /// A skip stops at the event: a big moment.
    Stop,
    /// A skip stops at it, and what it shows stays until somebody taps: a result.
    WaitForTap,
}

/// A card in a row of many, as a replay with everything open shows it.
pub struct HeldCard {
    /// What a screen reader says.
    pub label: String,
    /// The card, small.
    pub picture: AnyView,
}

/// The sheet of the set-up, as far as a game may look at it and change it.
#[derive(Clone, Copy)]
pub struct SetUpSheet {
    /// The answers.
    pub options: RwSignal<String>,
    /// How many seats there are.
    pub seats: Signal<usize>,
    /// In how many of them people sit.
    pub people: Signal<usize>,
    /// Makes it so many seats, with people in the first ones and computers in the others.
    pub arrange: Callback<(usize, usize)>,
}

/// A table as it was kept, and what is wrong with its record, if anything.
pub struct Reading {
    /// The table, as far as it can be played.
    pub table: Box<dyn AnyTable>,
    /// What is wrong after that.
    pub fault: Option<RecordError>,
}

/// How a game is drawn and narrated. What has a default only some games have.
pub trait GameUi: Game {
    /// What the game sounds like.
    const SOUNDS: &'static Family;
    /// The question who starts; `None` in a game in which nobody does.
    const START: Option<fn() -> &'static str> = None;
    /// What is said of a tie; `None` in a game without a tie-break.
    const TIES: Option<Ties> = None;
    /// How many of ten games of two Silver wins against Bronze, and Gold against Silver (`docs/players.md`); `None` in a
    /// race, where skills differ in speed.
    const WINS: Option<[u8; 2]> = None;

    /// Everything public.
    fn board(context: BoardContext<Self>) -> AnyView;
    /// The hand of the player who has the screen, and what is asked.
    fn hand(context: BoardContext<Self>) -> AnyView;
    /// What a seat holds, as far as the viewer knows it.
    fn held(view: &Self::View, seat: Seat) -> Vec<HeldCard>;
    /// How far a table is, in a few words.
    fn progress(view: &Self::View) -> String;
    /// An event as a sentence; `None` if it needs no word.
    fn narrate(event: &Self::Event, players: &[Player]) -> Option<String>;
    /// How long an event is usually shown, in milliseconds; 0 if it has no step of its own.
    fn display_ms(event: &Self::Event) -> u32;
    /// Where the showing stops at an event, with the one that follows it.
    fn stop(event: &Self::Event, next: Option<&Self::Event>) -> SkipBehaviour;
    /// What an event sounds like.
    fn sound(event: &Self::Event) -> Option<Sound>;
    /// Why the rules forbid an action, by the id of the violation.
    fn explain(violation: &str) -> Option<&'static str>;
    /// The rules in our own words.
    fn rules() -> AnyView;
    /// The points by category.
    fn score(view: &Self::View) -> Score;

    /// Which part of the game is being played, in a word or two: it names the rounds of its review.
    fn part(view: &Self::View) -> String {
        Self::progress(view)
    }

    /// What an action is called: "Keep the orc". In a race nobody takes a hint, and no action needs a name.
    fn action_name(_action: &Self::Action, _players: &[Player]) -> String {
        String::new()
    }

    /// What leaves the screen with an event, and to which place: its `data-card` and `data-place`.
    fn exit(_event: &Self::Event) -> Option<(String, String)> {
        None
    }

    /// The questions of the set-up that are the game's own; the answers are written into the options.
    fn questions(_sheet: SetUpSheet) -> AnyView {
        ().into_any()
    }

    /// What players of these names, who play together, have achieved; `None` where they play against each other.
    fn verdict(_view: &Self::View, _names: &[String]) -> Option<Verdict> {
        None
    }

    /// The season of which the game is a part, as it stands after it.
    fn season(_view: &Self::View, _standing: &Standing) -> Option<Season> {
        None
    }
}

/// How some game is drawn and narrated, whichever it is: see the items of [`GameUi`]. A view or event of another game gives
/// what an empty table would.
pub trait ErasedGameUi: Sync {
    /// What the shelf says of the game.
    fn facts(&self) -> Facts;

    /// Opens a table with these options and players, and this seed.
    ///
    /// # Errors
    /// A sentence, if there is no such set-up.
    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn AnyTable>, String>;

    /// Reads a record of the game.
    ///
    /// # Errors
    /// If not even the table can be opened.
    fn read(&self, record: &str) -> Result<Reading, RecordError>;

    /// Opens a link to a table of the game.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn AnyTable>>, LinkError>;

    /// [`GameUi::SOUNDS`].
    fn sounds(&self) -> &'static Family;
    /// [`GameUi::START`].
    fn start(&self) -> Option<&'static str>;
    /// [`GameUi::TIES`].
    fn ties(&self) -> Option<Ties>;
    /// [`GameUi::WINS`].
    fn wins(&self) -> Option<[u8; 2]>;
    /// [`GameUi::board`].
    fn board(&self, context: ErasedContext) -> AnyView;
    /// [`GameUi::hand`].
    fn hand(&self, context: ErasedContext) -> AnyView;
    /// [`GameUi::held`].
    fn held(&self, view: &ErasedView, seat: Seat) -> Vec<HeldCard>;
    /// [`GameUi::progress`].
    fn progress(&self, view: &ErasedView) -> String;
    /// [`GameUi::part`].
    fn part(&self, view: &ErasedView) -> String;
    /// [`GameUi::narrate`].
    fn narrate(&self, event: &ErasedEvent, players: &[Player]) -> Option<String>;
    /// [`GameUi::action_name`].
    fn action_name(&self, action: &ErasedAction, players: &[Player]) -> String;
    /// [`GameUi::display_ms`].
    fn display_ms(&self, event: &ErasedEvent) -> u32;
    /// [`GameUi::exit`].
    fn exit(&self, event: &ErasedEvent) -> Option<(String, String)>;
    /// [`GameUi::stop`].
    fn stop(&self, event: &ErasedEvent, next: Option<&ErasedEvent>) -> SkipBehaviour;
    /// [`GameUi::sound`].
    fn sound(&self, event: &ErasedEvent) -> Option<Sound>;
    /// [`GameUi::explain`].
    fn explain(&self, violation: &str) -> Option<&'static str>;
    /// [`GameUi::rules`].
    fn rules(&self) -> AnyView;
    /// [`GameUi::questions`].
    fn questions(&self, sheet: SetUpSheet) -> AnyView;
    /// [`GameUi::score`].
    fn score(&self, table: &dyn AnyTable) -> Score;
    /// [`GameUi::verdict`].
    fn verdict(&self, table: &dyn AnyTable) -> Option<Verdict>;
    /// [`GameUi::season`].
    fn season(&self, table: &dyn AnyTable) -> Option<Season>;
}

/// The name of a game's rules is a value too, and stands for its drawing.
impl<G: GameUi + Sync> ErasedGameUi for G {
    fn facts(&self) -> Facts {
        G::Setup::FACTS
    }

    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn AnyTable>, String> {
        let setup = G::Setup::new(players.len(), options)?;
        let table = Table::<G>::open(setup, players, Source::Seed(seed));
        Ok(Box::new(table.map_err(|why| why.to_string())?))
    }

    fn read(&self, record: &str) -> Result<Reading, RecordError> {
        let (table, fault) = Table::<G>::salvage(record)?;
        Ok(Reading { table: Box::new(table), fault })
    }

    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn AnyTable>>, LinkError> {
        let Linked { table, challenge } = Table::<G>::read_link(letters)?;
        Ok(Linked { table: Box::new(table), challenge })
    }

    fn sounds(&self) -> &'static Family {
        G::SOUNDS
    }

    fn start(&self) -> Option<&'static str> {
        G::START.map(|question| question())
    }

    fn ties(&self) -> Option<Ties> {
        G::TIES
    }

    fn wins(&self) -> Option<[u8; 2]> {
        G::WINS
    }

    fn board(&self, context: ErasedContext) -> AnyView {
        context.typed().map(<G as GameUi>::board).into_any()
    }

    fn hand(&self, context: ErasedContext) -> AnyView {
        context.typed().map(<G as GameUi>::hand).into_any()
    }

    fn held(&self, view: &ErasedView, seat: Seat) -> Vec<HeldCard> {
        view.downcast_ref().map(|view| <G as GameUi>::held(view, seat)).unwrap_or_default()
    }

    fn progress(&self, view: &ErasedView) -> String {
        view.downcast_ref().map(<G as GameUi>::progress).unwrap_or_default()
    }

    fn part(&self, view: &ErasedView) -> String {
        view.downcast_ref().map(<G as GameUi>::part).unwrap_or_default()
    }

    fn narrate(&self, event: &ErasedEvent, players: &[Player]) -> Option<String> {
        <G as GameUi>::narrate(event.downcast_ref()?, players)
    }

    fn action_name(&self, action: &ErasedAction, players: &[Player]) -> String {
        action.downcast_ref().map(|action| <G as GameUi>::action_name(action, players)).unwrap_or_default()
    }

    fn display_ms(&self, event: &ErasedEvent) -> u32 {
        event.downcast_ref().map_or(0, <G as GameUi>::display_ms)
    }

    fn exit(&self, event: &ErasedEvent) -> Option<(String, String)> {
        <G as GameUi>::exit(event.downcast_ref()?)
    }

    fn stop(&self, event: &ErasedEvent, next: Option<&ErasedEvent>) -> SkipBehaviour {
        let next = next.and_then(|next| next.downcast_ref());
        event.downcast_ref().map_or(SkipBehaviour::Pass, |event| <G as GameUi>::stop(event, next))
    }

    fn sound(&self, event: &ErasedEvent) -> Option<Sound> {
        <G as GameUi>::sound(event.downcast_ref()?)
    }

    fn explain(&self, violation: &str) -> Option<&'static str> {
        <G as GameUi>::explain(violation)
    }

    fn rules(&self) -> AnyView {
        <G as GameUi>::rules()
    }

    fn questions(&self, sheet: SetUpSheet) -> AnyView {
        <G as GameUi>::questions(sheet)
    }

    fn score(&self, table: &dyn AnyTable) -> Score {
        public(table).downcast_ref().map(<G as GameUi>::score).unwrap_or_default()
    }

    fn verdict(&self, table: &dyn AnyTable) -> Option<Verdict> {
        <G as GameUi>::verdict(public(table).downcast_ref()?, &names(table.players()))
    }

    fn season(&self, table: &dyn AnyTable) -> Option<Season> {
        <G as GameUi>::season(public(table).downcast_ref()?, &table.standing())
    }
}

fn public(table: &dyn AnyTable) -> ErasedView {
    table.view(Viewer::Table)
}

/// What the shelf tells of a table.
pub fn summary(ui: &dyn ErasedGameUi, table: &dyn AnyTable) -> Summary {
    let progress = match table.awaiting() {
        Awaiting::Over if ui.season(table).is_some_and(|season| !season.decided) => Progress::SeasonGoesOn,
        Awaiting::Over => Progress::Finished,
        _ => Progress::Unfinished(ui.progress(&public(table))),
    };
    Summary { game: table.facts().id.to_owned(), names: names(table.players()), progress }
}
