//! The running table on screen: who is asked, what is selected, and the parts it consists of. Seats act through it
//! (`acting.rs`), and their actions are shown (`showing.rs`).

use super::{Display, Hint, LessonGuide, Narrator, PastViews, RaceState, ReadOnlyTab, TableClock};
use crate::browser::{cancel_search, on_hidden};
use crate::contract::{ActionUi, FrameUi, GameTable, GameUi, SessionPhase, Shown, name};
use crate::saves;
use crate::settings::{Settings, settings};
use crate::sound;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Level, Seat, Viewer};
use pentathlon_engine::table::{Commitment, Handover, Player, PlayerKind};
use std::sync::Arc;

/// The running table on screen.
#[derive(Clone, Copy)]
pub struct TableSession {
    pub(super) id: StoredValue<String>,
    /// How its game is drawn.
    pub ui: &'static dyn GameUi,
    pub(super) table: StoredValue<Box<dyn GameTable>>,
    pub(super) players: StoredValue<Vec<Player>>,
    pub(super) handover: StoredValue<Handover>,
    /// Whether the table was opened on this device and no person has acted at it yet: the shelf does not show it.
    pub(super) is_new: StoredValue<bool>,
    /// The selected action, not confirmed yet.
    pub selected: RwSignal<Option<Arc<dyn ActionUi>>>,
    /// The hint on the table.
    pub hint: RwSignal<Option<Hint>>,
    /// The commitment to the deal, as of the opening of the table.
    pub(super) commitment: StoredValue<Commitment>,
    /// Notifies when players have other names, and is true from then on.
    pub(super) is_renamed: RwSignal<bool>,
    /// What viewers have seen of the table.
    pub(super) past_views: StoredValue<PastViews>,
    /// Whether another tab plays the table.
    pub read_only_tab: ReadOnlyTab,
    /// The timer of the next automatic step.
    pub(super) timer: StoredValue<Option<Timeout>, LocalStorage>,
    pub(super) display: Display,
    /// What says the sentences.
    pub narrator: Narrator,
    pub(super) clock: TableClock,
    pub(super) race_state: RaceState,
    /// The lesson that the table follows.
    pub lesson: Option<LessonGuide>,
    pub(super) settings: Settings,
}

impl TableSession {
    /// Opens a table. The session lives as long as the current owner.
    pub fn open(id: String, table: Box<dyn GameTable>, read: fn(&str) -> Option<Box<dyn GameTable>>) -> Self {
        let session = Self::begin(id, table, ReadOnlyTab::new(read), None);
        session.read_only_tab.watch_other_tabs(session);
        session
    }

    /// Opens the table of a lesson, which is never saved.
    pub fn teach(lesson: LessonGuide, table: Box<dyn GameTable>) -> Self {
        Self::begin(String::new(), table, ReadOnlyTab::never(), Some(lesson))
    }

    fn begin(
        id: String,
        table: Box<dyn GameTable>,
        read_only_tab: ReadOnlyTab,
        lesson: Option<LessonGuide>,
    ) -> Self {
        let ui = table.ui();
        let handover = Handover::new(table.people(), table.players().len());
        let session = Self {
            ui,
            display: Display::new(table.view(handover.viewer()), settings()),
            narrator: Narrator::new(),
            clock: TableClock::new(table.played_ms()),
            race_state: RaceState::new(),
            handover: StoredValue::new(handover),
            is_new: StoredValue::new(lesson.is_none() && saves::is_new(&id)),
            selected: RwSignal::new(None),
            hint: RwSignal::new(None),
            is_renamed: RwSignal::new(false),
            past_views: StoredValue::new(PastViews::default()),
            read_only_tab,
            lesson,
            timer: StoredValue::new_local(None),
            settings: settings(),
            players: StoredValue::new(table.players().to_vec()),
            commitment: StoredValue::new(table.commitment()),
            id: StoredValue::new(id),
            table: StoredValue::new(table),
        };
        sound::use_family(ui.sounds());
        on_cleanup(move || session.stop_timer_and_search());
        on_hidden(move || {
            session.close_curtain();
            session.race().pause();
        });
        session.turn_to_next();
        session.keep_hints_up_to_date();
        session
    }

    /// The id of the table.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// Reads from the table.
    pub fn with_table<T>(self, read: impl FnOnce(&dyn GameTable) -> T) -> T {
        self.table.with_value(|table| read(table.as_ref()))
    }

    /// The players, by seat.
    pub fn players(self) -> Vec<Player> {
        self.players.get_value()
    }

    /// The name of the player in a seat.
    pub fn name(self, seat: Seat) -> String {
        self.players.with_value(|players| name(players, seat))
    }

    /// Gives the players other names, and saves the table with them.
    pub fn rename(self, players: &[Player]) {
        self.table.update_value(|table| {
            for (seat, player) in (0..).map(Seat).zip(players) {
                table.rename(seat, player.name());
            }
        });
        self.take_names();
        self.save();
    }

    /// Whether players have had other names since the table was opened. A reactive caller runs again whenever they get some.
    pub fn is_renamed(self) -> bool {
        self.is_renamed.get()
    }

    /// Calls the players as the table does.
    pub(super) fn take_names(self) {
        let players = self.with_table(|table| table.players().to_vec());
        if self.players.with_value(|before| *before != players) {
            self.players.set_value(players);
            self.is_renamed.set(true);
        }
    }

    /// The level of the computer in a seat; `None` for a person.
    pub(super) fn computer(self, seat: Seat) -> Option<Level> {
        self.players.with_value(|players| match players.get(seat.index())?.kind {
            PlayerKind::Computer(level) => Some(level),
            PlayerKind::Person => None,
        })
    }

    /// Whether a person sits in a seat.
    pub fn is_person(self, seat: Seat) -> bool {
        self.computer(seat).is_none()
    }

    /// What is on the screen.
    pub fn shown(self) -> RwSignal<Shown> {
        self.display.shown
    }

    /// What the session is doing.
    pub fn phase(self) -> RwSignal<SessionPhase> {
        self.display.phase
    }

    /// Whether movements are animated.
    pub fn is_moving(self) -> bool {
        self.display.travel_ms() > 0
    }

    /// The sentence of the event that is being shown.
    pub fn caption(self) -> String {
        let shown = self.shown().get();
        shown.frame.and_then(|frame| self.narrate(frame.as_ref())).unwrap_or_default()
    }

    pub(super) fn narrate(self, frame: &dyn FrameUi) -> Option<String> {
        self.players.with_value(|players| frame.narrate(players))
    }

    pub(super) fn action_name(self, action: &dyn ActionUi) -> String {
        self.players.with_value(|players| action.name(players))
    }

    /// The commitment to the deal, as of the opening of the table.
    pub fn commitment(self) -> Commitment {
        self.commitment.get_value()
    }

    /// Whether the record would reveal secrets: the game is on, and several people play.
    pub fn has_secrets(self) -> bool {
        self.with_table(|table| table.people().len() > 1 && table.awaiting() != Awaiting::Over)
    }

    /// Whether somebody is still asked for the action after so many.
    pub fn asks_after(self, actions: usize) -> bool {
        let is_asking = matches!(self.phase().try_get_untracked(), Some(SessionPhase::Asking(_)));
        is_asking && self.table.try_with_value(|table| table.len()) == Some(actions)
    }

    /// Who may see the screen.
    pub fn viewer(self) -> Viewer {
        self.handover.with_value(Handover::viewer)
    }

    /// Drops what was being shown and shows the table as it is, behind the curtain.
    pub(super) fn begin_anew(self) {
        self.drop_shown();
        self.race_state.reset();
        self.handover.update_value(Handover::close);
        self.turn_to_next();
    }

    /// Cancels the next automatic step, and the search of a computer or for a hint.
    pub(super) fn stop_timer_and_search(self) {
        let _ = self.timer.try_set_value(None);
        cancel_search();
    }

    pub(super) fn after(self, ms: u32, then: impl FnOnce(Self) + 'static) {
        let _ = self.timer.try_set_value(Some(Timeout::new(ms, move || then(self))));
    }
}
