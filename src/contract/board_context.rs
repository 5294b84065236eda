//! What boards and hands receive: the displayed view, and ways to act on it. The same boards serve play and replay; in
//! a replay nothing can be done.

use super::{ActionUi, Acts, FrameUi, SessionPhase, Shown, name, view_of};
use crate::messages::MessageId;
use crate::settings::{Settings, settings};
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Rules, Seat, SeatSet};
use pentathlon_engine::table::{Player, PlayerKind};
use std::sync::Arc;

/// The context of a board with its types erased: what screens pass to a game.
#[derive(Clone, Copy)]
pub struct AnyContext {
    shown: Signal<Shown>,
    phase: Signal<SessionPhase>,
    selected: RwSignal<Option<Arc<dyn ActionUi>>>,
    players: StoredValue<Vec<Player>>,
    /// The running table; `None` where nothing can be done.
    table: Option<StoredValue<Box<dyn Acts>>>,
    settings: Settings,
}

impl AnyContext {
    /// The context of a table in play.
    pub fn play(
        table: Box<dyn Acts>,
        shown: Signal<Shown>,
        phase: Signal<SessionPhase>,
        selected: RwSignal<Option<Arc<dyn ActionUi>>>,
        players: StoredValue<Vec<Player>>,
    ) -> Self {
        Self { shown, phase, selected, players, table: Some(StoredValue::new(table)), settings: settings() }
    }

    /// The context of a replay.
    pub fn replay(shown: Signal<Shown>, players: Vec<Player>) -> Self {
        Self {
            shown,
            phase: Signal::stored(SessionPhase::Over),
            selected: RwSignal::new(None),
            players: StoredValue::new(players),
            table: None,
            settings: settings(),
        }
    }

    /// The context of a position in which nothing can be done.
    pub fn position(
        shown: Shown,
        phase: SessionPhase,
        selected: Option<Arc<dyn ActionUi>>,
        players: Vec<Player>,
    ) -> Self {
        Self {
            phase: Signal::stored(phase),
            selected: RwSignal::new(selected),
            ..Self::replay(Signal::stored(shown), players)
        }
    }

    /// Draws a component of the game `R`, whose views are on show.
    pub fn draw<R: Rules>(self, component: fn(BoardContext<R>) -> AnyView) -> AnyView {
        self.typed().map(component).into_any()
    }

    fn typed<R: Rules>(self) -> Option<BoardContext<R>> {
        let first: Arc<R::View> = self.shown.with_untracked(|shown| view_of(&shown.view))?;
        let view = Memo::new(move |_| {
            // A table shows views of one game only.
            self.shown.with(|shown| view_of(&shown.view)).unwrap_or_else(|| Arc::clone(&first))
        });
        Some(BoardContext { view, erased: self })
    }

    /// Asks or does something at the running table, if there is one.
    pub(super) fn at_table<T>(self, act: impl FnOnce(&(dyn Acts + 'static)) -> T) -> Option<T> {
        self.table?.try_with_value(|table| act(table.as_ref()))
    }

    /// Skips what is being shown. Returns whether that, or nothing, is all that a tap does now.
    fn skips_instead(self) -> bool {
        let is_showing = matches!(self.phase.get_untracked(), SessionPhase::Showing { .. });
        if is_showing {
            self.at_table(Acts::skip);
        }
        is_showing || self.table.is_none()
    }

    /// A tap on a possible action: selects it, or plays it if it is selected already or needs no confirmation.
    fn tap(self, action: Arc<dyn ActionUi>, is_selected: bool) {
        if self.skips_instead() {
            return;
        }
        // The only possible action needs no second tap.
        if !self.settings.peek().confirm || is_selected || self.at_table(Acts::has_no_choice) == Some(true) {
            self.at_table(|table| table.act(action.as_ref()));
        } else {
            sound::answer(Sound::Select);
            self.selected.set(Some(action));
        }
    }

    /// A tap on a button that always acts at once, whatever the settings say.
    fn act_at_once(self, action: &dyn ActionUi) {
        if !self.skips_instead() {
            self.at_table(|table| table.act(action));
        }
    }

    /// A tap that changes the selection and never plays it.
    fn select(self, action: Option<Arc<dyn ActionUi>>) -> bool {
        if self.skips_instead() {
            return false;
        }
        if action.is_some() {
            sound::answer(Sound::Select);
        }
        self.selected.set(action);
        true
    }

    fn refuse_tap(self, why: &str, passage: MessageId) {
        if !self.skips_instead() {
            sound::answer(Sound::Wrong);
            self.at_table(|table| table.notify_why(why, passage));
        }
    }
}

/// What the board and the hand of the game `R` receive.
pub struct BoardContext<R: Rules> {
    pub(super) view: Memo<Arc<R::View>>,
    pub(super) erased: AnyContext,
}

impl<R: Rules> Clone for BoardContext<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for BoardContext<R> {}

impl<R: Rules<Action: ActionUi>> BoardContext<R> {
    /// The displayed view, tracked.
    pub fn view(self) -> Arc<R::View> {
        self.view.get()
    }

    /// A part of the view that notifies only when it changes.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&R::View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| part(&self.view.read()))
    }

    /// The event that is being shown with its view, tracked: what is said of it.
    pub fn frame(self) -> Option<Arc<dyn FrameUi>> {
        self.erased.shown.with(|shown| shown.frame.clone())
    }

    /// The event that is being shown, tracked.
    pub fn event(self) -> Option<R::Event> {
        Some(self.frame()?.of::<R>()?.event.clone())
    }

    /// Every view that the current viewer has had of this table, oldest first: for what a person remembers and no
    /// single view contains, such as the order of a hand. Empty in a replay.
    pub fn past_views(self) -> Vec<Arc<R::View>> {
        let views = self.erased.at_table(Acts::past_views).unwrap_or_default();
        views.iter().filter_map(view_of).collect()
    }

    /// What the session is doing.
    pub fn phase(self) -> SessionPhase {
        self.erased.phase.get()
    }

    /// The players, by seat.
    pub fn players(self) -> Vec<Player> {
        self.erased.players.get_value()
    }

    /// The number of seats.
    pub fn seats(self) -> usize {
        self.erased.players.with_value(Vec::len)
    }

    /// The seats of people.
    pub fn people(self) -> SeatSet {
        let players = Seat::all(self.seats()).zip(self.players());
        players.filter(|(_, player)| player.kind == PlayerKind::Person).map(|(seat, _)| seat).collect()
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

    /// Whether this is a table in play, not a replay.
    pub fn is_played(self) -> bool {
        self.erased.table.is_some()
    }

    /// The selected action, not confirmed yet.
    pub fn selected(self) -> Option<R::Action> {
        self.erased.selected.with(|selected| selected.as_ref()?.of().copied())
    }

    /// Whether an action is selected, as a signal.
    pub fn is_selected(self, action: R::Action) -> Signal<bool> {
        Signal::derive(move || self.selected() == Some(action))
    }

    /// A tap on a possible action: selects it, or plays it if it is selected already or needs no confirmation.
    pub fn tap(self, action: R::Action) {
        let is_selected = untrack(|| self.selected()) == Some(action);
        self.erased.tap(Arc::new(action), is_selected);
    }

    /// A tap on a button whose label says what it does and that acts at once: to give a card, or to keep it.
    pub fn act_at_once(self, action: R::Action) {
        self.erased.act_at_once(&action);
    }

    /// A tap that adds to the selection or removes from it. It never plays an action, whatever the settings say,
    /// because only the player knows when the selection is complete. Returns whether it changed the selection.
    pub fn select(self, action: Option<R::Action>) -> bool {
        self.erased.select(action.map(|action| Arc::new(action) as Arc<dyn ActionUi>))
    }

    /// Plays the selected action.
    pub fn confirm(self) {
        self.erased.at_table(Acts::confirm);
    }

    /// A tap on a displayed event: skips to what comes next.
    pub fn skip(self) {
        self.erased.at_table(Acts::skip);
    }

    /// A tap on something impossible: it sounds so, and [says why](Self::notify_why).
    pub fn refuse_tap(self, why: &str, passage: MessageId) {
        self.erased.refuse_tap(why, passage);
    }

    /// Shows a notice that says why something was refused, with a link to that passage of the rules.
    pub fn notify_why(self, why: &str, passage: MessageId) {
        self.erased.at_table(|table| table.notify_why(why, passage));
    }
}
