//! A table of whatever game, for what does not care which.

use super::{Countdown, Frame, Player, Table, Undo, UndoError};
use crate::bots;
use crate::rules::{
    Action, Awaiting, Facts, Judge, Reaction, Refusal, Rules, Seat, SeatSet, Setup, Standing, Viewer,
};
use std::any::Any;
use std::sync::Arc;

/// A table of whatever game. Views, events and actions cross it with their types erased.
pub trait AnyTable: Send + Sync {
    /// What game it is.
    fn facts(&self) -> Facts;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// The seats in which people sit.
    fn people(&self) -> SeatSet;
    /// Who is asked.
    fn awaiting(&self) -> Awaiting;
    /// Points, ranks and tie-breaks.
    fn standing(&self) -> Standing;
    /// How many actions stand.
    fn len(&self) -> usize;
    /// Whether nothing has been done yet.
    fn is_empty(&self) -> bool;
    /// When the last action that stands was done, in milliseconds since the table was opened.
    fn played_ms(&self) -> u64;
    /// The record.
    fn record(&self) -> String;
    /// The options of the set-up, as they are written.
    fn options(&self) -> String;
    /// What an undo would take back.
    fn undoable(&self) -> Option<Undo>;
    /// Takes back.
    ///
    /// # Errors
    /// As [`Table::undo`].
    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError>;
    /// What a computer player of that level would do in that seat, from what the seat knows.
    fn think(&self, seat: Seat, level: bots::Level) -> Option<ErasedAction>;
    /// What a computer player of that level would do on impulse in that seat, from what the seat knows, and after how
    /// many milliseconds. `None` in a game that knows no haste.
    fn react(&self, seat: Seat, level: bots::Level) -> Option<Reaction<ErasedAction>>;
    /// How many things a seat may do: when that has changed, a computer that was about to act thinks anew.
    fn choices(&self, seat: Seat) -> usize;
    /// Since when the clock waits before it acts, if it does so by itself.
    fn countdown(&self) -> Option<Countdown>;
    /// What the clock does when its time is over, or somebody presses its button.
    fn time_up(&self) -> Option<ErasedAction>;
    /// Lets a seat act, at `at_ms` milliseconds since the table was opened.
    ///
    /// # Errors
    /// Why not ([`Refusal::NotNow`] for an action of another game); the table is then as it was.
    fn act(&mut self, seat: Seat, action: &ErasedAction, at_ms: u64) -> Result<(), Refusal>;
    /// Reads an action in the notation of the game, whether or not it is legal now.
    fn parse_action(&self, notation: &str) -> Option<ErasedAction>;
    /// Writes an action in the notation of the game; `None` for an action of another game.
    fn write_action(&self, action: &ErasedAction) -> Option<String>;
    /// What a viewer knows: the view of the game.
    fn view(&self, viewer: Viewer) -> ErasedView;
    /// What a viewer knew before the first action.
    fn first_view(&self, viewer: Viewer) -> ErasedView;
    /// What the last action that stands told a viewer, without a replay of the game; empty if none stands.
    fn last_frames(&self, viewer: Viewer) -> Vec<AnyFrame>;
    /// What each action that stands told a viewer, from action number `from` on.
    fn history(&self, from: usize, viewer: Viewer) -> Vec<Vec<AnyFrame>>;
}

/// A view of some game, its type erased. Cloning shares it.
#[derive(Clone, Debug)]
pub struct ErasedView(Arc<dyn Any + Send + Sync>);

impl ErasedView {
    /// The view as that of one game; `None` if it is another game's.
    pub fn downcast<V: Send + Sync + 'static>(&self) -> Option<Arc<V>> {
        Arc::clone(&self.0).downcast().ok()
    }

    /// The same, borrowed.
    pub fn downcast_ref<V: 'static>(&self) -> Option<&V> {
        self.0.downcast_ref()
    }
}

/// An action of some game, its type erased. Cloning shares it.
#[derive(Clone, Debug)]
pub struct ErasedAction(Arc<dyn Any + Send + Sync>);

impl ErasedAction {
    /// Erases the type of an action.
    pub fn new<A: Action + 'static>(action: A) -> Self {
        Self(Arc::new(action))
    }

    /// The action as that of one game; `None` if it is another game's.
    pub fn downcast_ref<A: 'static>(&self) -> Option<&A> {
        self.0.downcast_ref()
    }
}

/// An event of some game, its type erased. Cloning shares it.
#[derive(Clone, Debug)]
pub struct ErasedEvent(Arc<dyn Any + Send + Sync>);

impl ErasedEvent {
    /// The event as that of one game; `None` if it is another game's.
    pub fn downcast_ref<E: 'static>(&self) -> Option<&E> {
        self.0.downcast_ref()
    }
}

/// A moment of a table of whatever game, as somebody saw it.
#[derive(Clone, Debug)]
pub struct AnyFrame {
    /// What happened: the event of the game.
    pub event: ErasedEvent,
    /// What the viewer knew then: the view of the game.
    pub view: ErasedView,
}

impl AnyFrame {
    fn new<R: Rules>(frame: Frame<R>) -> Self {
        Self { event: ErasedEvent(Arc::new(frame.event)), view: ErasedView(Arc::new(frame.view)) }
    }
}

impl<R: Judge> AnyTable for Table<R> {
    fn facts(&self) -> Facts {
        R::Setup::FACTS
    }

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn people(&self) -> SeatSet {
        self.people()
    }

    fn awaiting(&self) -> Awaiting {
        self.awaiting()
    }

    fn standing(&self) -> Standing {
        self.standing()
    }

    fn len(&self) -> usize {
        self.len()
    }

    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    fn played_ms(&self) -> u64 {
        self.entries().last().map_or(0, |entry| entry.at_ms)
    }

    fn record(&self) -> String {
        self.to_string()
    }

    fn options(&self) -> String {
        self.setup().to_string()
    }

    fn undoable(&self) -> Option<Undo> {
        self.undoable()
    }

    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError> {
        self.undo(agreed)
    }

    fn think(&self, seat: Seat, level: bots::Level) -> Option<ErasedAction> {
        self.think(seat, level).map(ErasedAction::new)
    }

    fn react(&self, seat: Seat, level: bots::Level) -> Option<Reaction<ErasedAction>> {
        let Reaction { action, after_ms } = self.react(seat, level)?;
        Some(Reaction { action: ErasedAction::new(action), after_ms })
    }

    fn choices(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn countdown(&self) -> Option<Countdown> {
        self.countdown()
    }

    fn time_up(&self) -> Option<ErasedAction> {
        self.legal(Seat::CLOCK).first().copied().map(ErasedAction::new)
    }

    fn act(&mut self, seat: Seat, action: &ErasedAction, at_ms: u64) -> Result<(), Refusal> {
        let action = action.downcast_ref::<R::Action>().ok_or(Refusal::NotNow)?;
        self.act(seat, *action, at_ms)
    }

    fn parse_action(&self, notation: &str) -> Option<ErasedAction> {
        notation.parse::<R::Action>().ok().map(ErasedAction::new)
    }

    fn write_action(&self, action: &ErasedAction) -> Option<String> {
        action.downcast_ref::<R::Action>().map(ToString::to_string)
    }

    fn view(&self, viewer: Viewer) -> ErasedView {
        ErasedView(Arc::new(self.view(viewer)))
    }

    fn first_view(&self, viewer: Viewer) -> ErasedView {
        ErasedView(Arc::new(self.first_view(viewer)))
    }

    fn last_frames(&self, viewer: Viewer) -> Vec<AnyFrame> {
        self.last_frames(viewer).into_iter().map(AnyFrame::new).collect()
    }

    fn history(&self, from: usize, viewer: Viewer) -> Vec<Vec<AnyFrame>> {
        let after = self.history_from(from, viewer).into_iter();
        after.map(|frames| frames.into_iter().map(AnyFrame::new).collect()).collect()
    }
}

impl<R: Judge> Table<R> {
    /// What a computer player of that level would do in that seat, from what the seat knows.
    pub fn think(&self, seat: Seat, level: bots::Level) -> Option<R::Action> {
        let view = self.view(Viewer::Seat(seat));
        bots::choose::<R>(level, &view, &self.legal(seat), &mut self.chance())
    }

    /// What a computer player of that level would do on impulse in that seat, and when, counted from now.
    pub fn react(&self, seat: Seat, level: bots::Level) -> Option<Reaction<R::Action>> {
        let view = self.view(Viewer::Seat(seat));
        let reaction = bots::react::<R>(level, &view, &mut self.chance_of(seat));
        reaction.filter(|reaction| self.legal(seat).contains(&reaction.action))
    }
}
