//! One running table: seats, log, undo, save and resume, hand-over, pace.
//!
//! [`Table`] is the one owner of a real state. Save, resume, undo, replay and bug report are all the same thing: the
//! log, played again. The order of entries decides everything; their times only pace a replay.

mod any;
mod entry;
mod frame;
mod handover;
mod header;
mod pace;
mod player;
mod record;
mod script;
mod source;
mod undo;

pub use any::{AnyFrame, AnyTable, Something};
pub use entry::{Entry, Line};
pub use frame::Frame;
pub use handover::{Handover, Stage};
pub use pace::Pace;
pub use player::{Kind, NAME_LENGTH, Player};
pub use record::{EntryFault, FORMAT, RecordError, read_game};
pub use source::Source;
pub use undo::{Undo, UndoError};

use crate::cards::{Chance, Stream};
use crate::rules::{Awaiting, Deal, Event, Refusal, Rules, Seat, SeatSet, Setup, Standing, Viewer};

/// One running table of a game.
#[derive(Clone, Debug)]
pub struct Table<R: Rules> {
    setup: R::Setup,
    players: Vec<Player>,
    source: Source<R::Deal>,
    /// Everything that was done, takebacks too.
    log: Vec<Line<R::Action>>,
    /// What of it stands, with whether it revealed something.
    moves: Vec<Move<R::Action>>,
    first: R::State,
    state: R::State,
}

#[derive(Clone, Copy, Debug)]
struct Move<A> {
    entry: Entry<A>,
    reveals: bool,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError<D> {
    /// Not one player a seat.
    Players,
    /// The deal is impossible.
    Deal(D),
}

/// Why a table of `R` cannot be opened.
pub type OpenErrorOf<R> = OpenError<<<R as Rules>::Deal as Deal>::Error>;

impl<D: std::fmt::Display> std::fmt::Display for OpenError<D> {
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
    /// If there is not one player a seat, or the deal is impossible.
    pub fn open(
        setup: R::Setup,
        players: Vec<Player>,
        source: Source<R::Deal>,
    ) -> Result<Self, OpenErrorOf<R>> {
        if players.len() != setup.seats() {
            return Err(OpenError::Players);
        }
        let first = match &source {
            Source::Deal(deal) => R::start(&setup, deal),
            Source::Seed(seed) => {
                R::start(&setup, &R::Deal::draw(&setup, &mut Chance::new(seed, Stream::Deal)))
            }
        }
        .map_err(OpenError::Deal)?;
        let state = first.clone();
        Ok(Self { setup, players, source, log: Vec::new(), moves: Vec::new(), first, state })
    }

    /// Lets `seat` do `action`, at `at_ms` milliseconds since the table was opened, and tells what `viewer` sees of
    /// it, with his view at each moment.
    ///
    /// # Errors
    /// Why not; the table is then as it was.
    pub fn act(
        &mut self,
        seat: Seat,
        action: R::Action,
        at_ms: u64,
        viewer: Viewer,
    ) -> Result<Vec<Frame<R>>, Refusal> {
        let mut frames = Vec::new();
        self.enter(Entry { seat, action, at_ms }, &mut |state, event| {
            if let Some(event) = event.seen_by(viewer) {
                frames.push(Frame { event, view: R::view(state, viewer) });
            }
        })?;
        Ok(frames)
    }

    /// Lets a seat act, and puts it into the log.
    fn enter(&mut self, entry: Entry<R::Action>, tell: &mut Told<'_, R>) -> Result<(), Refusal> {
        let mut reveals = false;
        play::<R>(&mut self.state, &entry, &mut |state, event| {
            reveals |= event.reveals();
            tell(state, event);
        })?;
        self.log.push(Line::Move(entry));
        self.moves.push(Move { entry, reveals });
        Ok(())
    }

    /// What `viewer` knows. Nobody sees all before the end.
    pub fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.state, self.honest(viewer))
    }

    /// Before the end, who would see all sees what is public.
    fn honest(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Open if self.awaiting() != Awaiting::Over => Viewer::Table,
            viewer => viewer,
        }
    }

    /// Who is asked.
    pub fn awaiting(&self) -> Awaiting {
        R::awaiting(&self.state)
    }

    /// What `seat` may do, sorted.
    pub fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        R::legal(&self.state, seat, &mut actions);
        actions
    }

    /// Points, ranks and tie-breaks.
    pub fn standing(&self) -> Standing {
        R::standing(&self.state)
    }

    /// Seats and options.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Where the deal came from.
    pub fn source(&self) -> &Source<R::Deal> {
        &self.source
    }

    /// The seats in which people sit.
    pub fn people(&self) -> SeatSet {
        player::people(&self.players)
    }

    /// How many actions stand.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether nothing has been done yet.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// What stands, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry<R::Action>> {
        self.moves.iter().map(|m| &m.entry)
    }

    /// Everything that was done, takebacks too.
    pub fn log(&self) -> &[Line<R::Action>] {
        &self.log
    }

    /// What happened, as `viewer` saw it: for each action that stands its frames.
    pub fn history(&self, viewer: Viewer) -> Vec<Vec<Frame<R>>> {
        self.history_from(0, viewer)
    }

    /// The same from action number `from` on: what came before is played, but not looked at.
    pub fn history_from(&self, from: usize, viewer: Viewer) -> Vec<Vec<Frame<R>>> {
        let mut history = Vec::new();
        history.resize_with(self.len().saturating_sub(from), Vec::new);
        self.retell(from, viewer, &mut |index, event, view| {
            if let Some(frames) = history.get_mut(index) {
                frames.push(Frame { event, view });
            }
        });
        history
    }

    /// Tells what `viewer` saw from action number `from` on: which action after that it was, the event, the view.
    fn retell(&self, from: usize, viewer: Viewer, tell: &mut dyn FnMut(usize, R::Event, R::View)) {
        let viewer = self.honest(viewer);
        self.replay(&mut |index, state, event| {
            let Some(after) = index.checked_sub(from) else { return };
            if let Some(event) = event.seen_by(viewer) {
                tell(after, event, R::view(state, viewer));
            }
        });
    }

    /// Plays again what stands, tells each event with the number of its action, and returns the last state.
    fn replay(&self, tell: &mut dyn FnMut(usize, &R::State, R::Event)) -> R::State {
        let mut state = self.first.clone();
        for (index, Move { entry, .. }) in self.moves.iter().enumerate() {
            let played = play::<R>(&mut state, entry, &mut |state, event| tell(index, state, event));
            debug_assert_eq!(played, Ok(()), "what stands was legal when it was done");
        }
        state
    }

    /// The chance a computer player has for the next action: the same however often the table is resumed.
    pub fn chance(&self) -> Chance {
        let seed = self.source.seed();
        Chance::new(&seed, Stream::Worlds(self.moves.len() as u32))
    }
}

/// What is told each event, with the state as it then was.
type Told<'a, R> = dyn FnMut(&<R as Rules>::State, <R as Rules>::Event) + 'a;

/// The one place where tables play: with a closure of one type, a program carries the rules of each game once.
fn play<R: Rules>(
    state: &mut R::State,
    entry: &Entry<R::Action>,
    tell: &mut Told<'_, R>,
) -> Result<(), Refusal> {
    R::play(state, entry.seat, entry.action, &mut |state: &R::State, event| tell(state, event))
}
