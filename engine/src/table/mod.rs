//! A running table: seats, log, undo, save and resume, hand-over, pace.
//!
//! [`Table`] is the only owner of the complete state of a running game. A save is the log; resume, undo and replay play it
//! again. Only the order of entries matters to the rules; their times pace replays, countdowns and the clock.

mod any;
mod checksum;
mod commitment;
mod countdown;
mod entry;
mod frame;
mod handover;
mod lesson;
mod link;
mod mixed_radix;
mod name;
mod pace;
mod player;
mod record;
mod self_play;
mod source;
mod thinking;
mod timestamp;
mod undo;

pub use any::AnyTable;
pub use checksum::checksum;
pub use commitment::Commitment;
pub use countdown::Countdown;
pub use entry::{Entry, Line, Note};
pub use frame::Frame;
pub use handover::{CurtainReason, Handover, NextUp};
pub use lesson::{Lesson, LessonError, LessonPart, LessonStep};
pub(crate) use link::is_ignored;
pub use link::{Challenge, LINK_FORMAT, LINK_LENGTH, LinkError, Linked, NoLink, whole_link, with_checksum};
pub use name::NAME_LENGTH;
pub use pace::Pace;
pub use player::{Player, PlayerKind, USUAL_NAMES};
pub use record::{EntryFault, FORMAT, RecordError, read_game, read_players};
pub use source::Source;
pub use timestamp::Timestamp;
pub use undo::{Undo, UndoError};

use crate::cards::{Chance, Stream};
use crate::rules::{Awaiting, DealError, Event, Refusal, Rules, Seat, SeatSet, Setup, Standing, Viewer};

/// One running table of a game.
///
/// ```
/// use pentathlon_engine::cards::Seed;
/// use pentathlon_engine::games::olympia2000::{Olympia2000, Setup};
/// use pentathlon_engine::rules::{Seat, Setup as _, Viewer};
/// use pentathlon_engine::table::{PlayerKind, Player, Source, Table};
///
/// let players = ["Ana", "Bo"].map(|name| Player::new(name, PlayerKind::Person)).to_vec();
/// let mut table = Table::<Olympia2000>::open(Setup::new(2, "")?, players, Source::Seed(Seed::from_number(1)))
///     .map_err(|why| why.to_string())?;
///
/// let athlete = table.legal(Seat(0))[0];
/// table.act(Seat(0), athlete, 1_500)?;
/// // Everybody sees that Ana has chosen, only she sees what.
/// assert_eq!(table.last_frames(Viewer::Table).len(), 1);
/// assert_ne!(table.last_frames(Viewer::Table), table.last_frames(Viewer::Seat(Seat(0))));
/// // Until it is shown it is free to be taken back.
/// assert!(table.undo(false).is_ok_and(|undo| undo.seat == Seat(0) && undo.secret));
/// assert!(table.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<R: Rules> {
    setup: R::Setup,
    players: Vec<Player>,
    source: Source<R::Deal>,
    /// All lines, including takebacks and notes.
    log: Vec<Line<R::Action>>,
    /// The actions that were not taken back.
    played: Vec<PlayedAction<R::Action>>,
    first_state: R::State,
    /// What the last action did, event by event, so that narrating it needs no replay; empty if there is no action.
    last_steps: Vec<Step<R>>,
    state: R::State,
    /// The state before anybody chose in this phase of secret choices; otherwise the current state.
    choices_start: R::State,
    /// When the current waiting time of the clock began: when it could first act, or when it last acted.
    countdown_began_ms: u64,
}

#[derive(Clone, Copy, Debug)]
struct PlayedAction<A> {
    entry: Entry<A>,
    reveals: bool,
    /// Whether only its owner knows it: a secret choice, or an open turn that showed its owner more than the table.
    secret: bool,
    /// Whether it was the only possible action, and everybody knew that: an undo then goes back to the choice before
    /// it.
    forced: bool,
}

/// An event with the state just after it. It never leaves the table: viewers get frames made from it.
#[derive(Clone, Debug)]
struct Step<R: Rules> {
    event: R::Event,
    state: R::State,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The number of players differs from the number of seats.
    Players,
    /// The deal is impossible.
    Deal(DealError),
}

impl std::fmt::Display for OpenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Players => f.write_str("there must be one player a seat"),
            Self::Deal(why) => write!(f, "the deal is impossible: {why}"),
        }
    }
}

impl<R: Rules> Table<R> {
    /// A table before the first action.
    ///
    /// # Errors
    /// If the number of players differs from the number of seats, or the deal is impossible.
    pub fn open(setup: R::Setup, players: Vec<Player>, source: Source<R::Deal>) -> Result<Self, OpenError> {
        if players.len() != setup.seats() {
            return Err(OpenError::Players);
        }
        let first_state = R::start(&setup, &source.deal(&setup)).map_err(OpenError::Deal)?;
        let (state, choices_start) = (first_state.clone(), first_state.clone());
        Ok(Self {
            setup,
            players,
            source,
            log: Vec::new(),
            played: Vec::new(),
            first_state,
            last_steps: Vec::new(),
            state,
            choices_start,
            countdown_began_ms: 0,
        })
    }

    /// Plays `action` for `seat`, at `at_ms` milliseconds since the table was opened. [`Table::last_frames`] gives what
    /// each viewer saw of it.
    ///
    /// # Errors
    /// The reason for the refusal; the table is then unchanged.
    pub fn act(&mut self, seat: Seat, action: R::Action, at_ms: u64) -> Result<(), Refusal> {
        // A record with a later time could not be read.
        let at_ms = at_ms.min(Timestamp::LAST_MS);
        let mut steps = Vec::new();
        let mut reveals = false;
        let awaited = self.awaiting();
        let is_turn = matches!(awaited, Awaiting::Turn(_));
        let forced = self.people().contains(seat) && self.forced(seat).is_some();
        let mut secret = matches!(awaited, Awaiting::Secret(_));
        R::play(&mut self.state, seat, action, &mut |state, event: R::Event| {
            reveals |= event.reveals();
            secret |= is_turn && event.seen_by(Viewer::Table) != event.seen_by(Viewer::Seat(seat));
            steps.push(Step { event, state: state.clone() });
        })?;
        self.last_steps = steps;
        self.update_choices_start(seat, awaited);
        self.keep_time(seat, at_ms, awaited);
        let entry = Entry { seat, action, at_ms };
        self.log.push(Line::Action(entry));
        self.played.push(PlayedAction { entry, reveals, secret, forced });
        Ok(())
    }

    /// What `viewer` knows. Nobody sees everything before the end.
    pub fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.state, self.permitted_viewer(viewer))
    }

    /// What the seat knew before anybody chose in this phase of secret choices; otherwise what it knows now. The seat
    /// has learned nothing since, and sampling from this view does not give rivals who have already chosen random
    /// choices.
    pub fn view_before_choices(&self, seat: Seat) -> R::View {
        R::view(&self.choices_start, Viewer::Seat(seat))
    }

    /// What `viewer` knew before the first action.
    pub fn first_view(&self, viewer: Viewer) -> R::View {
        R::view(&self.first_state, self.permitted_viewer(viewer))
    }

    /// Before the end, [`Viewer::Open`] sees only what is public.
    fn permitted_viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Open if self.awaiting() != Awaiting::Over => Viewer::Table,
            viewer => viewer,
        }
    }

    /// Which seats may act.
    pub fn awaiting(&self) -> Awaiting {
        R::awaiting(&self.state)
    }

    /// After an action of `seat`: records the state unless the phase of secret choices `awaited` continues.
    fn update_choices_start(&mut self, seat: Seat, awaited: Awaiting) {
        if !self.awaiting().goes_on_after(awaited, seat) {
            self.choices_start = self.state.clone();
        }
    }

    /// After an action in a phase that awaited these seats: restarts the countdown when the clock may first act, and after each of
    /// its own actions.
    fn keep_time(&mut self, seat: Seat, at_ms: u64, awaited: Awaiting) {
        if seat == Seat::CLOCK || !awaited.seats().contains(Seat::CLOCK) {
            self.countdown_began_ms = at_ms;
        }
    }

    /// Since when the clock has been waiting before it acts by itself, and for how long; `None` if it does not.
    pub fn countdown(&self) -> Option<Countdown> {
        let lasts_ms = (R::RACE?.countdown)(&self.state)?;
        Some(Countdown { began_ms: self.countdown_began_ms, lasts_ms })
    }

    /// The legal actions of `seat`, sorted.
    pub fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        R::legal(&self.state, seat, &mut actions);
        actions
    }

    /// The only action of a seat that may act, if everybody knows that it has no other ([`Rules::is_forced`]).
    pub fn forced(&self, seat: Seat) -> Option<R::Action> {
        let known = R::is_forced(&self.view(Viewer::Table), seat);
        let legal = if known { self.legal(seat) } else { Vec::new() };
        legal.first().copied().filter(|_| legal.len() == 1)
    }

    /// Points, ranks and tie-breaks.
    pub fn standing(&self) -> Standing {
        R::standing(&self.state)
    }

    /// The seats and options.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// The players, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Where the deal came from.
    pub fn source(&self) -> &Source<R::Deal> {
        &self.source
    }

    /// The seats of the human players.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.players.len())
            .filter(|seat| self.players.get(seat.index()).is_some_and(|p| p.kind == PlayerKind::Person))
            .collect()
    }

    /// The number of actions that were played and not taken back.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Whether there is no action yet.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// The actions that were not taken back, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry<R::Action>> {
        self.played.iter().map(|action| &action.entry)
    }

    /// Adds a note about something that is not part of the game.
    pub fn note(&mut self, note: Note) {
        self.log.push(Line::Note(note));
    }

    /// The notes, each with the number of actions that had been played then and have not been taken back since.
    pub fn notes(&self) -> Vec<(usize, Note)> {
        let mut notes = Vec::new();
        let mut played: usize = 0;
        for line in &self.log {
            match line {
                Line::Action(_) => played += 1,
                Line::Takeback(actions) => {
                    played = played.saturating_sub(*actions);
                    notes.iter_mut().for_each(|(after, _)| *after = played.min(*after));
                }
                Line::Note(note) => notes.push((played, *note)),
            }
        }
        notes
    }

    /// The number of the action, from 1, at which this table left another one, to go on in another way; `None` for a
    /// table that began with its deal. The actions before it stay.
    pub fn branched_at(&self) -> Option<usize> {
        self.log.iter().find_map(|line| match line {
            Line::Note(Note::Branch(action)) => Some(*action),
            _ => None,
        })
    }

    /// The number of actions that cannot be taken back, because they are those of another table.
    fn fixed(&self) -> usize {
        self.branched_at().map_or(0, |action| action.saturating_sub(1).min(self.len()))
    }

    /// The whole log, including takebacks and notes.
    pub fn log(&self) -> &[Line<R::Action>] {
        &self.log
    }

    /// The frames of the last action for `viewer`: each event it sees, with its view just after. Always equal to the
    /// last element of [`Table::history`], but without running the rules again; empty if there is no action. The viewer
    /// is passed here, not when the action is played, because only the hand-over afterwards decides who looks at the
    /// screen.
    pub fn last_frames(&self, viewer: Viewer) -> Vec<Frame<R>> {
        let viewer = self.permitted_viewer(viewer);
        self.last_steps.iter().filter_map(|step| frame(&step.state, &step.event, viewer)).collect()
    }

    /// The frames of each action that was not taken back, as `viewer` saw them, after the first `from` actions; these are
    /// replayed without building frames.
    pub fn history(&self, from: usize, viewer: Viewer) -> Vec<Vec<Frame<R>>> {
        let viewer = self.permitted_viewer(viewer);
        let mut state = self.first_state.clone();
        let (before, later) = self.played.split_at(from.min(self.played.len()));
        for PlayedAction { entry, .. } in before {
            play_again::<R>(&mut state, entry, &mut |_, _| {});
        }
        later.iter().map(|PlayedAction { entry, .. }| frames(&mut state, entry, viewer)).collect()
    }

    /// A new table with the same set-up and deal, in the state after the first `actions` actions, without takebacks and
    /// notes. All these actions get the time 0, so that the clock of the new table starts afresh.
    ///
    /// # Errors
    /// If the number of players differs from the number of seats.
    pub fn branch(&self, actions: usize, players: Vec<Player>) -> Result<Self, OpenError> {
        let mut table = Self::open(self.setup.clone(), players, self.source.clone())?;
        for PlayedAction { entry, .. } in self.played.iter().take(actions) {
            let result = table.act(entry.seat, entry.action, 0);
            debug_assert_eq!(result, Ok(()), "what stands was legal when it was done");
        }
        Ok(table)
    }

    /// The random stream of a computer player for the next action. It does not depend on how often the table was
    /// resumed.
    pub fn chance(&self) -> Chance {
        let seed = self.source.seed();
        Chance::new(&seed, Stream::Thinking(self.played.len() as u32))
    }

    /// The random stream of a computer player in a race, where several decide at once: each seat has its own.
    fn chance_of(&self, seat: Seat) -> Chance {
        let seed = self.source.seed();
        Chance::new(&seed, Stream::Thinking(((u32::from(seat.0) + 1) << 24) | self.played.len() as u32))
    }
}

/// An event as `viewer` saw it, with the view just after it; `None` if the viewer did not see it.
fn frame<R: Rules>(state: &R::State, event: &R::Event, viewer: Viewer) -> Option<Frame<R>> {
    Some(Frame { event: event.seen_by(viewer)?, view: R::view(state, viewer) })
}

/// Plays an entry that was legal when it was done.
fn play_again<R: Rules>(
    state: &mut R::State,
    entry: &Entry<R::Action>,
    emit: &mut impl FnMut(&R::State, R::Event),
) {
    let result = R::play(state, entry.seat, entry.action, emit);
    debug_assert_eq!(result, Ok(()), "what stands was legal when it was done");
}

/// Plays an entry that was legal when it was done, and collects the frames for `viewer`.
fn frames<R: Rules>(state: &mut R::State, entry: &Entry<R::Action>, viewer: Viewer) -> Vec<Frame<R>> {
    let mut frames = Vec::new();
    play_again::<R>(state, entry, &mut |state, event| frames.extend(frame(state, &event, viewer)));
    frames
}
