//! How a game is drawn and narrated.

use super::{
    ActionUi, BoardContext, FrameUi, GameOption, GameTable, Highlight, Passage, PastAction, Teaching, ViewUi,
};
use crate::messages::MessageId;
use crate::messages::language::Sentences;
use crate::sound::Family;
use leptos::prelude::*;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Rules, Viewer};
use pentathlon_engine::table::Frame;
use std::sync::Arc;

/// Visits the actions of a finished game of `G`, with everything open. Only the games that tell highlights contain this.
pub fn past_actions<G: Rules>(table: &dyn GameTable, mut visit: impl FnMut(PastAction<'_, G>)) {
    for (number, frames) in (0..).zip(table.history(0, Viewer::Open)) {
        visit(PastAction {
            number: number + 1,
            at_ms: table.action(number).map_or(0, |(.., at_ms)| at_ms),
            events: frames.iter().filter_map(|frame| Some(&frame.of::<G>()?.event)).collect(),
            view: frames.last().and_then(|frame| Some(&frame.of::<G>()?.view)),
        });
    }
}

/// The part of the set-up sheet that a game may read and change.
#[derive(Clone, Copy)]
pub struct SetUpSheet {
    /// The answers.
    pub options: RwSignal<String>,
    /// How many seats there are.
    pub seats: Signal<usize>,
    /// How many of the seats are taken by people.
    pub people: Signal<usize>,
    /// Sets the number of seats, with people in the first ones and computers in the others.
    pub arrange: Callback<(usize, usize)>,
    /// What is chosen otherwise than usual, for each question: it is told where the questions are folded away.
    pub changed: RwSignal<Vec<Signal<Option<String>>>>,
    /// Whether the game is part of a tournament.
    pub is_tournament: bool,
}

/// A game whose events are shown: `src/games/loader.rs` lets every game be one.
pub trait Drawn: GameUi {
    /// An event with its view, as session and screens see it.
    fn frame(frame: Frame<Self>) -> Arc<dyn FrameUi>;
}

/// How a game is drawn and narrated. What has a default only some games have.
pub trait GameUi: Game<Action: ActionUi, View: ViewUi> {
    /// The sounds of the game.
    const SOUNDS: &'static Family;
    /// The question of who starts; `None` in a game without a starting player.
    const START: Option<fn() -> &'static str> = None;
    /// Of ten games, how many a pair of Silver players wins against Bronze, and Gold against Silver
    /// (`docs/players.md`); `None` in a race, where skills differ in speed.
    const SKILL_WINS: Option<[u8; 2]> = None;

    /// The questions that the set-up asks for this game only.
    const OPTIONS: &'static [GameOption] = &[];

    /// Options that each new table names unless its players have chosen another answer. Old records do not name them,
    /// because they meant something else when there was no choice.
    const NEW_OPTIONS: &'static [&'static str] = &[];

    /// Draws everything that is public.
    fn board(context: BoardContext<Self>) -> AnyView;
    /// Draws the hand of the player who has the screen, and the prompt.
    fn hand(context: BoardContext<Self>) -> AnyView;
    /// Why the rules forbid an action, by the id of the violation.
    fn explain(violation: &str) -> Option<&'static str>;
    /// The rules of the game, in the project's own words.
    fn rules() -> Vec<Passage>;
    /// The bundle of the texts of the rules, which is fetched.
    fn rules_sentences() -> &'static Sentences;
    /// A text of the rules; `None` until they have been fetched.
    fn rules_text(id: MessageId) -> Option<&'static str>;
    /// The paragraphs of the rules that people look for in other words, each with these words.
    fn rules_words() -> Vec<(&'static str, &'static str)>;
    /// What teaches the game.
    fn teaching() -> &'static Teaching;

    /// Whether the pictures that a table needs are here; a reactive caller runs again when they arrive.
    fn has_pictures() -> bool {
        true
    }

    /// What the game asks and says above the seats in the set-up.
    fn seating(_sheet: SetUpSheet) -> AnyView {
        ().into_any()
    }

    /// Questions below the options whose answers belong to the device and not to the table.
    fn preferences(_sheet: SetUpSheet) -> AnyView {
        ().into_any()
    }

    /// The moments of a finished race that are worth telling, in their order, from its [`past_actions`]; empty in other
    /// games, whose turning points are found by looking ahead.
    fn highlights(_table: &dyn GameTable) -> Vec<Highlight> {
        Vec::new()
    }
}
