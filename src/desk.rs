//! The desk: one running table on the screen. It alone lets seats act.
//!
//! Everything drawn is derived from what is `shown`: a view, and the event that led to it. What others did waits in a
//! queue and is shown one event at a time; a tap during that fast-forwards and never acts. In a race nothing waits:
//! see `desk/race.rs`. How it comes on the screen without holding up a picture: `desk/draw.rs`.

mod draw;
mod race;

pub use draw::TURNS;
pub use race::Left;

use crate::browser::{StorageError, now_ms, on_change_elsewhere, on_hidden, send_off};
use crate::games::Face;
use crate::parts::Gradual;
use crate::saves;
use crate::settings::{Settings, settings};
use crate::sound::{self, Sound};
use crate::text::Word;
use draw::Drawing;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Refusal, Seat};
use pentathlon_engine::table::{
    AnyFrame, AnyTable, ErasedAction, ErasedEvent, ErasedView, Handover, Kind, Player, Undo, UndoError,
    WaitingFor,
};
use std::collections::VecDeque;

/// How long a computer player seems to think in an open turn.
const THINKING_MS: u32 = 600;
/// Two taps within that are one.
const DOUBLE_TAP_MS: u64 = 300;
/// In how many steps the head of a table is drawn for the first time.
pub const HEAD: usize = 1;
/// In how many steps, after those, the rest is.
pub const STEPS: usize = 18;
/// How long a notice stands.
const NOTICE_MS: u32 = 7000;

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// It shows what others did; the next thing comes by itself, or by a tap.
    Showing {
        /// Whether it waits for a tap.
        waits: bool,
    },
    /// A computer player is thinking.
    Thinking(Seat),
    /// It waits for a person to take the screen.
    Curtain(Seat),
    /// A person looks and is asked.
    Looking(Seat),
    /// People race: whoever may act acts, when he likes.
    Racing {
        /// Whether it is held up until somebody lets it go on.
        paused: bool,
    },
    /// The game is over.
    Over,
}

impl Moment {
    /// The name by which style and tests know it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Showing { .. } => "showing",
            Self::Thinking(_) => "thinking",
            Self::Curtain(_) => "curtain",
            Self::Looking(_) => "looking",
            Self::Racing { .. } => "racing",
            Self::Over => "over",
        }
    }
}

/// What is on the screen.
#[derive(Clone)]
pub struct Shown {
    /// The view of the game.
    pub view: ErasedView,
    /// The event that led to it, while it is being shown.
    pub event: Option<ErasedEvent>,
}

/// One running table on the screen.
#[derive(Clone, Copy)]
pub struct Desk {
    id: StoredValue<String>,
    face: &'static Face,
    table: StoredValue<Box<dyn AnyTable>>,
    handover: StoredValue<Handover>,
    queue: StoredValue<VecDeque<AnyFrame>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    notice_timer: StoredValue<Option<Timeout>, LocalStorage>,
    settings: Settings,
    /// When the table's time began, by the clock of the device; moved on by every pause.
    began_ms: StoredValue<u64>,
    /// The table's time, while it stands still.
    stands_ms: StoredValue<Option<u64>>,
    /// Whether the race is held up until somebody lets it go on.
    paused: StoredValue<bool>,
    plans: StoredValue<Vec<race::Plan>>,
    left: RwSignal<Option<Left>>,
    acted_ms: StoredValue<u64>,
    /// What is shown; each part of the screen goes by that of its turn.
    turns: [RwSignal<Shown>; TURNS],
    drawing: StoredValue<Drawing>,
    is_drawing: RwSignal<bool>,
    opening: Gradual,
    moment: RwSignal<Moment>,
    said: RwSignal<String>,
    notice: RwSignal<Option<String>>,
    elsewhere: RwSignal<bool>,
    players: StoredValue<Vec<Player>>,
}

impl Desk {
    /// Puts a table on the screen. It lives as long as the owner it is made under.
    pub fn open(id: String, table: Box<dyn AnyTable>, face: &'static Face) -> Self {
        let handover = Handover::new(table.people(), table.players().len());
        let shown = Shown { view: table.view(handover.viewer()), event: None };
        let desk = Self {
            face,
            handover: StoredValue::new(handover),
            queue: StoredValue::new(VecDeque::new()),
            timer: StoredValue::new_local(None),
            notice_timer: StoredValue::new_local(None),
            settings: settings(),
            began_ms: StoredValue::new(now_ms().saturating_sub(table.played_ms())),
            stands_ms: StoredValue::new(None),
            // Nobody is thrown into the middle of a race.
            paused: StoredValue::new(true),
            plans: StoredValue::new(Vec::new()),
            left: RwSignal::new(None),
            acted_ms: StoredValue::new(0),
            turns: [(); TURNS].map(|()| RwSignal::new(shown.clone())),
            drawing: StoredValue::new(Drawing::default()),
            is_drawing: RwSignal::new(false),
            opening: Gradual::new(HEAD + STEPS, settings().peek().is_still()),
            moment: RwSignal::new(Moment::Showing { waits: false }),
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            elsewhere: RwSignal::new(false),
            players: StoredValue::new(table.players().to_vec()),
            id: StoredValue::new(id),
            table: StoredValue::new(table),
        };
        on_cleanup(move || desk.stop());
        on_hidden(move || {
            desk.close_curtain();
            desk.pause();
        });
        on_change_elsewhere(move |key| {
            // News of what this tab has kept itself, or reads the same, may come late: then nothing has changed.
            let is_ours = || desk.with_table(|table| saves::record(&desk.id()) == Some(table.record()));
            if key == desk.id.with_value(|id| saves::key(id)) && !is_ours() {
                desk.stop();
                let _ = desk.elsewhere.try_set(true);
            }
        });
        desk.settle();
        desk
    }

    /// What is on the screen.
    pub fn shown(self) -> RwSignal<Shown> {
        let [first, ..] = self.turns;
        first
    }

    /// The same for each turn of a drawing.
    pub fn turns(self) -> [RwSignal<Shown>; TURNS] {
        self.turns
    }

    /// Whether parts of the screen still show what was before.
    pub fn is_drawing(self) -> bool {
        self.is_drawing.get()
    }

    /// The steps in which it is drawn for the first time.
    pub fn opening(self) -> Gradual {
        self.opening
    }

    /// What the table is doing.
    pub fn moment(self) -> Moment {
        self.moment.get()
    }

    /// The sentences of what was shown last, for those who listen.
    pub fn said(self) -> String {
        self.said.get()
    }

    /// The sentence of the event that is being shown.
    pub fn now_said(self) -> String {
        let event = self.shown().get().event;
        event
            .and_then(|event| self.players.with_value(|players| (self.face.tell)(&event, players)))
            .unwrap_or_default()
    }

    /// Everything that happened, in sentences, as far as who looks knows it.
    pub fn history(self) -> Vec<String> {
        let viewer = self.handover.with_value(Handover::viewer);
        let frames = self.with_table(|table| table.history(0, viewer));
        let tell =
            |frame: &AnyFrame| self.players.with_value(|players| (self.face.tell)(&frame.event, players));
        frames.iter().flatten().filter_map(tell).collect()
    }

    /// Every view that whoever looks has had of this table, the first one first.
    pub fn past(self) -> Vec<ErasedView> {
        let viewer = self.handover.with_value(Handover::viewer);
        self.with_table(|table| {
            let mut views = vec![table.first_view(viewer)];
            views.extend(table.history(0, viewer).into_iter().flatten().map(|frame| frame.view));
            views
        })
    }

    /// A sentence that wants to be read.
    pub fn notice(self) -> Option<String> {
        self.notice.get()
    }

    /// Whether another tab has played on.
    pub fn is_elsewhere(self) -> bool {
        self.elsewhere.get()
    }

    /// The same, asked once.
    pub fn is_elsewhere_now(self) -> bool {
        self.elsewhere.get_untracked()
    }

    /// How the game is drawn and told.
    pub fn face(self) -> &'static Face {
        self.face
    }

    /// The id of the table.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// Who sits where.
    pub fn players(self) -> Vec<Player> {
        self.players.get_value()
    }

    /// The name of who sits in a seat.
    pub fn name(self, seat: Seat) -> String {
        self.players
            .with_value(|players| players.get(seat.index()).map(|p| p.name().to_owned()))
            .unwrap_or_default()
    }

    /// The table itself, to read from.
    pub fn with_table<T>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.table.with_value(|table| read(table.as_ref()))
    }

    /// Lets the person who looks do something, in the notation of the game.
    pub fn act(self, action: &str) {
        let Moment::Looking(seat) = self.moment.get_untracked() else { return };
        if !self.elsewhere.get_untracked() {
            self.acted_ms.set_value(now_ms());
            if let Some(action) = self.with_table(|table| table.parse_action(action)) {
                self.play(seat, &action);
            }
        }
    }

    /// Whether somebody here has done something a moment ago.
    pub fn has_just_acted(self) -> bool {
        now_ms().saturating_sub(self.acted_ms.get_value()) < DOUBLE_TAP_MS
    }

    /// A tap while something is shown: on to the end of it, or to the next step.
    pub fn hurry(self) {
        if let Moment::Showing { waits } = self.moment.get_untracked() {
            if !waits {
                // How a game ends is heard, however fast one gets there.
                let over = self.with_table(|table| table.awaiting()) == Awaiting::Over;
                self.queue.update_value(|queue| {
                    let last = queue.pop_back().filter(|_| over);
                    queue.clear();
                    queue.extend(last);
                });
            }
            self.show_next();
        }
    }

    /// A person has opened the curtain.
    pub fn look(self) {
        if let Moment::Curtain(seat) = self.moment.get_untracked() {
            self.handover.update_value(|handover| handover.look(seat));
            self.settle();
        }
    }

    /// The curtain comes down: the page is hidden, or the game paused.
    pub fn close_curtain(self) {
        let Some(moment) = self.moment.try_get_untracked() else { return };
        self.handover.update_value(Handover::close);
        if self.with_table(|table| table.people().len()) > 1
            && matches!(moment, Moment::Looking(_) | Moment::Showing { .. })
        {
            // What was being shown may have been for one pair of eyes; so may what was said of it.
            self.queue.update_value(VecDeque::clear);
            self.say(String::new());
            self.settle();
        }
    }

    /// What an undo would take back now.
    pub fn undoable(self) -> Option<Undo> {
        self.with_table(|table| table.undoable())
    }

    /// Takes back the last thing a person did.
    pub fn undo(self, agreed: bool) {
        let undone = self.table.try_update_value(|table| table.undo(agreed));
        match undone {
            Some(Ok(undo)) => {
                self.stop();
                self.queue.update_value(VecDeque::clear);
                self.forget_race();
                self.handover.update_value(|handover| handover.back_to(undo.seat));
                self.keep();
                self.say(Word::Undone.with(&[("name", &self.name(undo.seat))]));
                self.settle();
            }
            Some(Err(UndoError::Nothing | UndoError::Revealed)) | None => self.tell(Word::UndoNothing.text()),
        }
    }

    /// Takes the table over as another tab has left it.
    pub fn take_over(self) {
        let reading = saves::record(&self.id()).and_then(|record| saves::read(&record).ok());
        match reading {
            Some(reading) => self.table.set_value(reading.table),
            // It was removed there; here it is still whole.
            None => self.keep(),
        }
        self.elsewhere.set(false);
        self.say(String::new());
        self.queue.update_value(VecDeque::clear);
        self.forget_race();
        self.handover.update_value(Handover::close);
        self.settle();
    }

    /// Shows a sentence for a while.
    pub fn tell(self, sentence: &str) {
        let _ = self.notice.try_set(Some(sentence.to_owned()));
        let clear = Timeout::new(NOTICE_MS, move || {
            let _ = self.notice.try_set(None);
        });
        self.notice_timer.set_value(Some(clear));
    }

    /// Puts a notice away.
    pub fn hush(self) {
        self.notice.set(None);
    }

    fn say(self, sentence: String) {
        let _ = self.said.try_set(sentence);
    }

    /// Stops whatever would come by itself.
    fn stop(self) {
        let _ = self.timer.try_set_value(None);
    }

    fn after(self, ms: u32, then: impl FnOnce(Self) + 'static) {
        self.timer.set_value(Some(Timeout::new(ms, move || then(self))));
    }

    fn play(self, seat: Seat, action: &ErasedAction) {
        let before = self.with_table(|table| table.awaiting());
        let at_ms = self.at_ms();
        match self.table.try_update_value(|table| table.act(seat, action, at_ms)) {
            Some(Ok(())) => {
                self.keep();
                let after = self.with_table(|table| table.awaiting());
                if let Awaiting::Race(_) = after {
                    self.prepare_race();
                }
                self.handover.update_value(|handover| handover.acted(seat, before, after));
                let viewer = self.handover.with_value(Handover::viewer);
                let frames = self.with_table(|table| table.last_frames(viewer));
                self.queue.update_value(|queue| queue.extend(frames));
                self.say(String::new());
                self.show_next();
            }
            Some(Err(refusal)) => {
                sound::play(Sound::Refused);
                self.tell(&self.why(refusal));
            }
            None => {}
        }
    }

    fn why(self, refusal: Refusal) -> String {
        match refusal {
            Refusal::Over => Word::RefusedOver.text(),
            Refusal::NotAsked | Refusal::NoSuchSeat => Word::RefusedNotAsked.text(),
            Refusal::NotNow => Word::RefusedNotNow.text(),
            Refusal::Violation(violation) => {
                (self.face.forbidden)(violation.id).unwrap_or(Word::RefusedElse.text())
            }
        }
        .to_owned()
    }

    /// Every accepted action is kept before it is drawn.
    fn keep(self) {
        let record = self.with_table(|table| table.record());
        match saves::keep(&self.id(), &record) {
            Ok(()) => {}
            Err(StorageError::Closed) => self.tell(Word::StorageClosed.text()),
            Err(StorageError::Full) => self.tell(Word::StorageFull.text()),
        }
    }

    /// Shows the next event of the queue for as long as the pace says; with an empty queue the table settles.
    fn show_next(self) {
        loop {
            let Some(frame) = self.queue.try_update_value(VecDeque::pop_front).flatten() else {
                return self.settle();
            };
            let sentence = self.players.with_value(|players| (self.face.tell)(&frame.event, players));
            if let Some(sentence) = sentence {
                let said = self.said.get_untracked();
                self.say(if said.is_empty() { sentence } else { format!("{said} {sentence}") });
            }
            let usual = (self.face.dwell)(&frame.event);
            if usual == 0 {
                self.sound(&frame.event);
                continue;
            }
            let lasts = self.settings.peek().pace.lasts(usual);
            if lasts == Some(0) {
                continue;
            }
            let _ = self.moment.try_set(Moment::Showing { waits: lasts.is_none() });
            // What leaves travels first; counters change when it has landed.
            let ms = self.travel_ms();
            let leaves = if ms > 0 { (self.face.leaves)(&frame.event) } else { None };
            return match leaves {
                Some((card, to)) if send_off(&card, &to, ms) => {
                    self.after(ms, move |desk| desk.present(frame, lasts));
                }
                _ => self.present(frame, lasts),
            };
        }
    }

    fn sound(self, event: &ErasedEvent) {
        if let Some(sound) = (self.face.sound)(event) {
            sound::play(sound);
        }
    }

    fn present(self, frame: AnyFrame, lasts: Option<u32>) {
        self.sound(&frame.event);
        self.draw(Shown { view: frame.view, event: Some(frame.event) }, None);
        if let Some(ms) = lasts {
            self.after(ms, Self::show_next);
        }
    }

    /// Nothing is left to show: the table waits for whoever is asked.
    fn settle(self) {
        self.stop();
        let awaiting = self.with_table(|table| table.awaiting());
        let handover = self.handover.get_value();
        let moment = match handover.waiting_for(awaiting) {
            WaitingFor::Computer(seat) => {
                let pace = self.settings.peek().pace;
                let open = matches!(awaiting, Awaiting::Turn(_));
                let ms = if open { pace.lasts(THINKING_MS).unwrap_or(0) } else { 0 };
                self.after(ms, move |desk| desk.think(seat));
                Moment::Thinking(seat)
            }
            WaitingFor::Curtain { next } => Moment::Curtain(next),
            WaitingFor::Person { seat } => Moment::Looking(seat),
            WaitingFor::Race { .. } => self.race(),
            WaitingFor::Over => Moment::Over,
        };
        let view = self.with_table(|table| table.view(handover.viewer()));
        self.draw(Shown { view, event: None }, Some(moment));
    }

    fn think(self, seat: Seat) {
        let kind = self.players.with_value(|players| players.get(seat.index()).map(|player| player.kind));
        let Some(Kind::Computer(level)) = kind else { return };
        if let Some(action) = self.with_table(|table| table.think(seat, level)) {
            self.play(seat, &action);
        }
    }
}
