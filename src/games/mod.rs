//! How each game is drawn and told. Besides `loader.rs`, which fetches them, nothing in the app names a game.

mod loader;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;
mod piece;
mod tables;

pub use loader::{face, is_on_shelf, load, load_the_rest};
pub use piece::Piece;
pub use tables::Reading;

use crate::browser::watch;
use crate::desk::{Desk, HEAD, Left, Moment, Shown, TURNS};
use crate::settings::{Settings, settings};
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::table::{AnyTable, ErasedEvent, ErasedView, Player};

/// How a game is drawn and told.
pub struct Face {
    /// The short name of the game.
    pub id: &'static str,
    /// Reads a record of the game.
    pub read: tables::Read,
    /// Opens a table of the game with these options.
    pub open: tables::Open,
    /// The question who starts; nothing, where nobody does.
    pub start: Option<fn() -> &'static str>,
    /// The options of the set-up that are the game's own, written into the signal.
    pub options: fn(RwSignal<String>) -> AnyView,
    /// How far a table is, from a view.
    pub progress: fn(&ErasedView) -> String,
    /// What is public, at once.
    pub board: fn(Stand) -> AnyView,
    /// The hand of who looks, and what he is asked.
    pub hand: fn(Stand) -> AnyView,
    /// An event as a sentence; nothing for what needs no word.
    pub tell: fn(&ErasedEvent, &[Player]) -> Option<String>,
    /// How long an event is usually shown, in milliseconds; 0: not by itself.
    pub dwell: fn(&ErasedEvent) -> u32,
    /// What an event sends away, and to which place: the identities under which they are drawn.
    pub leaves: fn(&ErasedEvent) -> Option<(String, String)>,
    /// What an event sounds like.
    pub sound: fn(&ErasedEvent) -> Option<Sound>,
    /// Why the rules forbid something, by the short name of the reason.
    pub forbidden: fn(&str) -> Option<&'static str>,
    /// The rules in our own words.
    pub rules: fn() -> AnyView,
    /// The points by category.
    pub score: fn(&dyn AnyTable) -> Score,
    /// What a tie-break is called.
    pub tiebreak: fn(&str) -> &'static str,
    /// What those who played together achieved; nothing, where they play against each other.
    pub verdict: fn(&dyn AnyTable) -> Option<Verdict>,
    /// The season of which the table is a game, as it stands after it; nothing, where there is none.
    pub season: fn(&dyn AnyTable) -> Option<Season>,
}

/// Several games played to an agreed number of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// The number of points that was agreed.
    pub target: u8,
    /// Points and ranks by seat.
    pub standing: Standing,
    /// Whether somebody has reached them.
    pub decided: bool,
    /// The options of the next game; of the first of another season, if this one is decided.
    pub next: String,
}

/// What those who played together achieved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// In a sentence, with `{names}` where their names stand.
    pub title: String,
    /// What the grades are called together.
    pub heading: &'static str,
    /// All that could be achieved, from the best; and which of it was.
    pub grades: Vec<(String, bool)>,
}

/// The points of a game by category: a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// What the categories are called.
    pub categories: Vec<&'static str>,
    /// The points by seat and category.
    pub points: Vec<Vec<i32>>,
}

/// What a drawing stands on: what is shown, and what may be touched. One drawing serves play and replay.
#[derive(Clone, Copy)]
pub struct Stand {
    /// What is shown.
    pub shown: Signal<Shown>,
    /// What the table is doing.
    pub moment: Signal<Moment>,
    /// What is selected and not yet confirmed, in the notation of the game.
    pub selected: RwSignal<Option<String>>,
    /// Who sits where.
    pub players: StoredValue<Vec<Player>>,
    turns: [Signal<Shown>; TURNS],
    desk: Option<Desk>,
    settings: Settings,
}

impl Stand {
    /// A stand for a table that is played.
    pub fn play(desk: Desk) -> Self {
        let selected = RwSignal::new(None);
        // A selection belongs to one question: with the next one it is gone.
        watch(move || {
            let _ = (desk.moment(), desk.shown().track());
            selected.set(None);
        });
        Self {
            shown: desk.shown().into(),
            moment: Signal::derive(move || desk.moment()),
            selected,
            players: StoredValue::new(desk.players()),
            turns: desk.turns().map(Signal::from),
            desk: Some(desk),
            settings: settings(),
        }
    }

    /// A stand for a table that is only looked at.
    pub fn look(shown: Signal<Shown>, players: Vec<Player>) -> Self {
        Self {
            shown,
            moment: Signal::derive(|| Moment::Over),
            selected: RwSignal::new(None),
            players: StoredValue::new(players),
            turns: [shown; TURNS],
            desk: None,
            settings: settings(),
        }
    }

    /// The stand for what is drawn in a later turn than the first (see `desk/draw.rs`): boards and hands share them
    /// out, and where everything has its turn it comes from above.
    pub fn turn(self, turn: usize) -> Self {
        Self { shown: self.turns.get(turn).copied().unwrap_or(self.shown), ..self }
    }

    /// What comes with a step when a table is drawn for the first time: all at once would hold up a picture. The first
    /// is the board itself. Where it is only looked at, everything comes with it.
    pub fn opens<V: IntoView + 'static>(
        self,
        step: usize,
        draw: impl Fn() -> V + Send + Sync + 'static,
    ) -> AnyView {
        match self.desk {
            Some(desk) => desk.opening().step(HEAD + step, draw),
            None => draw().into_any(),
        }
    }

    /// The name of who sits in a seat.
    pub fn name(self, seat: Seat) -> String {
        self.players.with_value(|players| name(players, seat))
    }

    /// The seat that looks and is asked.
    pub fn asked(self) -> Option<Seat> {
        match self.moment.get() {
            Moment::Looking(seat) => Some(seat),
            _ => None,
        }
    }

    /// Every view that whoever looks has had of this table, the first one first: for what a person remembers and no
    /// view tells, such as the order of a hand. None, where nobody plays.
    pub fn past(self) -> Vec<ErasedView> {
        self.desk.map(Desk::past).unwrap_or_default()
    }

    /// Whether something lies over the table that has keys of its own.
    pub fn is_covered(self) -> bool {
        self.desk.is_none_or(Desk::is_elsewhere_now)
    }

    /// Whether an action is selected, now and later.
    pub fn is_selected(self, action: &str) -> Signal<bool> {
        let action = action.to_owned();
        Signal::derive(move || self.selected.with(|selected| selected.as_ref() == Some(&action)))
    }

    /// A tap on what can be done: selects it; what is selected already, or needs no confirmation, is done.
    pub fn tap(self, action: String) {
        let Some(desk) = self.desk else { return };
        if let Moment::Showing { .. } = self.moment.get_untracked() {
            return desk.hurry();
        }
        let selected = self.selected.get_untracked();
        if !self.settings.peek().confirm && desk.has_just_acted() {
            // The second half of a double tap falls on whatever lies there a moment later.
            return;
        }
        if !self.settings.peek().confirm || selected.as_ref() == Some(&action) {
            self.selected.set(None);
            desk.act(&action);
        } else {
            self.selected.set(Some(action));
        }
    }

    /// A tap that adds to what is selected, or takes away from it: it never acts, whatever the settings say, because
    /// only who selects knows when it is complete. Says whether it was heeded.
    pub fn select(self, action: Option<String>) -> bool {
        let Some(desk) = self.desk else { return false };
        if let Moment::Showing { .. } = self.moment.get_untracked() {
            desk.hurry();
            return false;
        }
        self.selected.set(action);
        true
    }

    /// Does what is selected.
    pub fn confirm(self) {
        if let (Some(desk), Some(action)) = (self.desk, self.selected.get_untracked()) {
            self.selected.set(None);
            desk.act(&action);
        }
    }

    /// Whether the table is played, not only looked at.
    pub fn plays(self) -> bool {
        self.desk.is_some()
    }

    /// Whether a race is under way and not held up.
    pub fn is_racing(self) -> bool {
        self.moment.get() == (Moment::Racing { paused: false })
    }

    /// Somebody acts in a race: it is done at once.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub fn race(self, seat: Seat, action: &str) -> Result<(), String> {
        self.desk.map_or(Ok(()), |desk| desk.race_for(seat, action))
    }

    /// How much is left until the clock acts.
    pub fn left(self) -> Option<Left> {
        self.desk.and_then(Desk::left)
    }

    /// Whether the clock acts only when somebody tells it to.
    pub fn waits_for_button(self) -> bool {
        self.is_racing() && self.shown.with(|_| self.desk.is_some_and(Desk::waits_for_button))
    }

    /// Tells the clock to act.
    pub fn press_clock(self) {
        if let Some(desk) = self.desk {
            desk.press_clock();
        }
    }

    /// A tap on what cannot be done: says why.
    pub fn explain(self, why: &str) {
        let Some(desk) = self.desk else { return };
        match self.moment.get_untracked() {
            Moment::Showing { .. } => desk.hurry(),
            _ => {
                sound::play(Sound::Refused);
                desk.tell(why);
            }
        }
    }
}

/// The name of who sits in a seat.
pub fn name(players: &[Player], seat: Seat) -> String {
    players.get(seat.index()).map(|player| player.name().to_owned()).unwrap_or_default()
}
