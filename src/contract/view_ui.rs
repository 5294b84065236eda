//! What is said, shown and heard of a view, and of an event that led to one.

use super::{Champion, Rivals, Score, Season, Verdict};
use crate::messages::MessageId;
use crate::sound::Sound;
use leptos::prelude::AnyView;
use pentathlon_engine::rules::{Rules, Seat, Standing};
use pentathlon_engine::table::{Frame, Player};
use std::any::Any;
use std::sync::Arc;

/// A card that a seat holds, as an open replay shows it.
pub struct HeldCard {
    /// The label for a screen reader.
    pub label: String,
    /// The small picture of the card.
    pub picture: AnyView,
}

/// A view of some game. What has a default only some games have.
pub trait ViewUi: Any + Send + Sync {
    /// How far the table is, in a few words.
    fn progress(&self) -> String;
    /// The points by category.
    fn score(&self) -> Score;
    /// The cards that a seat holds, as far as the viewer knows them.
    fn hand_cards(&self, seat: Seat) -> Vec<HeldCard>;
    /// The heading of the rules that matters now.
    fn rules_heading(&self) -> Option<MessageId>;
    /// For each tip what it points at, as a selector, if it matters now to a seat that is asked and has the screen. Its
    /// message has the same number in the group `tip` of the lesson's messages.
    fn tips(&self, seat: Seat) -> Vec<Option<&'static str>>;
    /// Who stands on the podium for a seat, from the end of the game and everything that everybody has seen; `None` shows
    /// the mark of the seat.
    fn champion(&self, past: &[Arc<dyn FrameUi>], seat: Seat) -> Option<Champion>;

    /// Whether a seat still acts in the race that is about to begin or running, now or later.
    fn is_racing(&self, _seat: Seat) -> bool {
        false
    }

    /// The current part of the game in a word or two; it names the rounds of the review.
    fn round_name(&self) -> String {
        self.progress()
    }

    /// Why the first of these two has won alone; `None` if only the difference in points is worth telling.
    fn won(&self, _rivals: &Rivals) -> Option<String> {
        None
    }

    /// What decided between two of the players who are tied on points, with the names of all of them; `None` in a game
    /// without a tie-break.
    fn tie_break(&self, _tied: &[String], _rivals: &Rivals) -> Option<String> {
        None
    }

    /// The cards by which a tie between these two was decided; `None` where no card of a hand decides.
    fn deciding_cards(&self, _seats: [Seat; 2]) -> Option<[AnyView; 2]> {
        None
    }

    /// What the players have achieved together, with their names; `None` where they play against each other.
    fn verdict(&self, _names: &[String]) -> Option<Verdict> {
        None
    }

    /// What cards meant, once everybody may know: for each part of the game a heading and sentences. The story tells it.
    fn meanings(&self, _players: &[Player]) -> Vec<(String, Vec<String>)> {
        Vec::new()
    }

    /// The season that the game belongs to, as it stands after the game.
    fn season(&self, _standing: &Standing) -> Option<Season> {
        None
    }
}

impl dyn ViewUi {
    /// The points of each seat.
    pub fn points(&self) -> Vec<i32> {
        self.score().points.iter().map(|each| each.iter().sum()).collect()
    }

    /// The number and the selector of the first tip that matters now to a seat, and whose bit in `seen` is not set.
    pub fn tip(&self, seat: Seat, seen: u32) -> Option<(usize, &'static str)> {
        let new = (0..).zip(self.tips(seat)).filter(|(number, _)| (seen >> number) & 1 == 0);
        new.filter_map(|(number, points_at)| Some((number, points_at?))).next()
    }
}

/// The view as one of a game; `None` if it belongs to another game.
pub fn view_of<V: Send + Sync + 'static>(view: &Arc<dyn ViewUi>) -> Option<Arc<V>> {
    (Arc::clone(view) as Arc<dyn Any + Send + Sync>).downcast().ok()
}

/// Whether an event stays when somebody skips, or until a tap.
#[derive(Clone, Copy)]
pub struct Stay {
    /// Whether a skip stops at it: a big moment.
    pub stops: bool,
    /// How many people must look at the screen for it to stay until a tap; `None` if it never does. Then a skip stops there, too.
    pub waits_for: Option<usize>,
    /// Whether it waits even at the pace "instant", at which nothing else is shown: what nobody would learn otherwise.
    pub at_every_pace: bool,
}

impl Stay {
    /// A skip goes past it.
    pub const PASS: Self = Self { stops: false, waits_for: None, at_every_pace: false };
    /// A skip stops at it.
    pub const STOP: Self = Self { stops: true, ..Self::PASS };

    /// Whether it stays until a tap while so many people look at the screen.
    pub fn waits(self, people: usize) -> bool {
        self.waits_for.is_some_and(|fewest| people >= fewest)
    }
}

/// An event of some game, with the view just after it.
pub trait FrameUi: HasView + Any + Send + Sync {
    /// A sentence; `None` if the event needs none.
    fn narrate(&self, players: &[Player]) -> Option<String>;
    /// What the log adds to the sentence, and a screen reader hears after it.
    fn remark(&self) -> Option<String> {
        None
    }
    /// The prompt while the event is shown.
    fn heading(&self, players: &[Player]) -> String;
    /// How long it is shown at the pace "normal", in milliseconds; 0 if it has no step of its own.
    fn display_ms(&self) -> u32;
    /// Whether it stays, before the next one.
    fn stay(&self, next: Option<&dyn FrameUi>) -> Stay;
    /// Its sound.
    fn sound(&self) -> Option<Sound>;

    /// What leaves the screen with it, and where that goes: its `data-card` and `data-place`.
    fn departure(&self) -> Option<(String, String)> {
        None
    }

    /// A small picture of what it is about; where several seats did something, of what that seat did. `None` if it is about
    /// nothing that has a picture.
    fn picture(&self, _seat: Seat) -> Option<AnyView> {
        None
    }
}

/// The view of a frame.
pub trait HasView {
    /// The view just after the event.
    fn view(&self) -> Arc<dyn ViewUi>;
}

impl<R: Rules<View: ViewUi>> HasView for Frame<R> {
    fn view(&self) -> Arc<dyn ViewUi> {
        Arc::new(self.view.clone())
    }
}

impl dyn FrameUi {
    /// The frame as one of the game `R`; `None` if it belongs to another game.
    pub fn of<R: Rules>(&self) -> Option<&Frame<R>> {
        (self as &dyn Any).downcast_ref()
    }
}
