//! What boards and hands receive: the view on the screen, and what can be done with it. One drawing serves play and
//! replay; in a replay nothing can be done.

use super::{DisplayedFrame, SessionPhase, TableSession, TimeLeft, name};
use crate::settings::{Settings, settings};
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Rules, Seat};
use pentathlon_engine::table::{ErasedAction, ErasedView, Player};
use std::sync::Arc;

/// The context of a board of some game, its types erased: what screens hand to a game.
#[derive(Clone, Copy)]
pub struct ErasedContext {
    shown: Signal<DisplayedFrame>,
    phase: Signal<SessionPhase>,
    selected: RwSignal<Option<ErasedAction>>,
    players: StoredValue<Vec<Player>>,
    session: Option<TableSession>,
    settings: Settings,
}

impl ErasedContext {
    /// The context of a table that is played.
    pub fn play(session: TableSession) -> Self {
        Self {
            shown: session.shown().into(),
            phase: session.phase().into(),
            selected: session.selected(),
            players: StoredValue::new(session.players()),
            session: Some(session),
            settings: settings(),
        }
    }

    /// The context of a table that is only looked at.
    pub fn replay(shown: Signal<DisplayedFrame>, players: Vec<Player>) -> Self {
        Self {
            shown,
            phase: Signal::stored(SessionPhase::Over),
            selected: RwSignal::new(None),
            players: StoredValue::new(players),
            session: None,
            settings: settings(),
        }
    }

    /// The context of a board of the game `R`; `None` if a view of another game is shown.
    pub fn typed<R: Rules>(self) -> Option<BoardContext<R>> {
        let first: Arc<R::View> = self.shown.with_untracked(|shown| shown.view.downcast())?;
        let view = Memo::new(move |_| {
            // A table shows views of one game only.
            self.shown.with(|shown| shown.view.downcast()).unwrap_or_else(|| Arc::clone(&first))
        });
        Some(BoardContext { view, erased: self })
    }

    /// A tap on something that can be done: selects it; what is selected already, or needs no confirmation, is done.
    fn tap(self, action: ErasedAction, is_selected: bool) {
        let Some(session) = self.session else { return };
        if let SessionPhase::Showing { .. } = self.phase.get_untracked() {
            return session.skip();
        }
        // What there is no choice about needs no second tap.
        if !self.settings.peek().confirm || is_selected || session.has_no_choice() {
            session.act(&action);
        } else {
            sound::answer(Sound::Select);
            self.selected.set(Some(action));
        }
    }

    /// A tap on something that acts at once, whatever the settings say.
    fn tap_once(self, action: &ErasedAction) {
        let Some(session) = self.session else { return };
        match self.phase.get_untracked() {
            SessionPhase::Showing { .. } => session.skip(),
            _ => session.act(action),
        }
    }

    /// A tap that changes what is selected, and never acts.
    fn select(self, action: Option<ErasedAction>) -> bool {
        let Some(session) = self.session else { return false };
        if let SessionPhase::Showing { .. } = self.phase.get_untracked() {
            session.skip();
            return false;
        }
        if action.is_some() {
            sound::answer(Sound::Select);
        }
        self.selected.set(action);
        true
    }

    fn explain(self, why: &str) {
        let Some(session) = self.session else { return };
        match self.phase.get_untracked() {
            SessionPhase::Showing { .. } => session.skip(),
            _ => {
                sound::answer(Sound::Wrong);
                session.narrator().notify(why);
            }
        }
    }
}

/// What the board and the hand of the game `R` receive.
pub struct BoardContext<R: Rules> {
    view: Memo<Arc<R::View>>,
    erased: ErasedContext,
}

impl<R: Rules> Clone for BoardContext<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for BoardContext<R> {}

impl<R: Rules> BoardContext<R> {
    /// The view on the screen; what reads it follows it.
    pub fn view(self) -> Arc<R::View> {
        self.view.get()
    }

    /// A part of the view, which notifies only when it changes.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&R::View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| part(&self.view.read()))
    }

    /// The event that is being shown.
    pub fn event(self) -> Option<R::Event> {
        self.erased.shown.with(|shown| shown.event.as_ref()?.downcast_ref::<R::Event>().cloned())
    }

    /// Every view that the present viewer has had of this table, the first one first: for what a person remembers and no
    /// view tells, such as the order of a hand. None in a replay.
    pub fn past_views(self) -> Vec<Arc<R::View>> {
        let views = self.erased.session.map(TableSession::past_views).unwrap_or_default();
        views.iter().filter_map(ErasedView::downcast).collect()
    }

    /// What the session is doing.
    pub fn phase(self) -> SessionPhase {
        self.erased.phase.get()
    }

    /// Who sits where.
    pub fn players(self) -> Vec<Player> {
        self.erased.players.get_value()
    }

    /// How many seats there are.
    pub fn seats(self) -> usize {
        self.erased.players.with_value(Vec::len)
    }

    /// The name of the player in a seat.
    pub fn name(self, seat: Seat) -> String {
        self.erased.players.with_value(|players| name(players, seat))
    }

    /// The seat that is asked and has the screen.
    pub fn asked(self) -> Option<Seat> {
        match self.phase() {
            SessionPhase::Asking(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether a person who has the screen is asked.
    pub fn is_asked(self) -> bool {
        self.asked().is_some()
    }

    /// Whether the table is played, not only looked at.
    pub fn is_played(self) -> bool {
        self.erased.session.is_some()
    }

    /// What is selected and not confirmed yet.
    pub fn selected(self) -> Option<R::Action> {
        self.erased.selected.with(|selected| selected.as_ref()?.downcast_ref::<R::Action>().copied())
    }

    /// Whether an action is selected, now and later.
    pub fn is_selected(self, action: R::Action) -> Signal<bool> {
        Signal::derive(move || self.selected() == Some(action))
    }

    /// A tap on something that can be done: selects it; what is selected already, or needs no confirmation, is done.
    pub fn tap(self, action: R::Action) {
        let is_selected = untrack(|| self.selected()) == Some(action);
        self.erased.tap(ErasedAction::new(action), is_selected);
    }

    /// A tap on a button that says in a word what it does, and does it at once: to give a card, or to keep it.
    pub fn tap_once(self, action: R::Action) {
        self.erased.tap_once(&ErasedAction::new(action));
    }

    /// A tap that adds to what is selected, or takes away from it. It never acts, whatever the settings say, because only
    /// the player knows when the selection is complete. Returns whether it was heeded.
    pub fn select(self, action: Option<R::Action>) -> bool {
        self.erased.select(action.map(ErasedAction::new))
    }

    /// Does what is selected.
    pub fn confirm(self) {
        if let Some(session) = self.erased.session {
            session.confirm();
        }
    }

    /// A tap on what is being shown: on to what comes next.
    pub fn skip(self) {
        if let Some(session) = self.erased.session {
            session.skip();
        }
    }

    /// A tap on something that cannot be done: says why.
    pub fn explain(self, why: &str) {
        self.erased.explain(why);
    }

    /// Whether a race is under way and not held up.
    pub fn is_racing(self) -> bool {
        self.phase() == (SessionPhase::Racing { paused: false })
    }

    /// Lets somebody act in a race, at once.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub fn act_in_race(self, seat: Seat, action: R::Action) -> Result<(), String> {
        self.erased.session.map_or(Ok(()), |session| session.act_in_race(seat, &ErasedAction::new(action)))
    }

    /// How much is left until the clock acts.
    pub fn left(self) -> Option<TimeLeft> {
        self.erased.session.and_then(|session| session.race_clock().left.get())
    }

    /// Whether the clock acts only when somebody tells it to.
    pub fn waits_for_button(self) -> bool {
        self.view.track();
        self.is_racing() && self.erased.session.is_some_and(TableSession::waits_for_button)
    }

    /// Tells the clock to act.
    pub fn press_clock(self) {
        if let Some(session) = self.erased.session {
            session.press_clock();
        }
    }
}
