//! What an Athlete holds and places, on a pad or at the medals of the table.

use super::Context;
use super::model::{self, Pad};
use super::spot::Spot;
use crate::messages::{MessageId, olympikos as messages, olympikosrules};
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Ring};
use pentathlon_engine::rules::Seat;

/// A ring under a pointer.
#[derive(Clone, Copy)]
pub struct Drag {
    pub(super) pointer: i32,
    pub(super) ring: Ring,
    pub(super) from: (i32, i32),
    /// Where the board begins.
    pub(super) board: (i32, i32),
    /// Where it is on the board, once it is dragged.
    pub(super) at: Option<(i32, i32)>,
}

/// An Athlete who places cards.
#[derive(Clone, Copy)]
pub struct Placing {
    pub(super) context: Context,
    /// The seat of the Athlete.
    pub seat: Seat,
    /// The ring that is picked but not yet placed.
    pub(super) picked: RwSignal<Option<Ring>>,
    /// Whether nobody else races at this screen.
    pub(super) alone: bool,
    /// Why something was impossible. Of several it is shown on the pad, turned towards its player.
    pub(super) why: RwSignal<String>,
    /// How many touches were taken. The pad answers each alike, whatever was touched.
    pub(super) touches: RwSignal<u32>,
    /// The ring under the Athlete's pointer.
    pub(super) drag: RwSignal<Option<Drag>>,
}

impl Placing {
    /// An Athlete who has picked nothing yet.
    pub fn new(context: Context, seat: Seat, alone: bool) -> Self {
        let (picked, why, drag) = (RwSignal::new(None), RwSignal::new(String::new()), RwSignal::new(None));
        Self { context, seat, picked, alone, why, touches: RwSignal::new(0), drag }
    }

    /// A property of what the Athlete can do; notifies only when it changes.
    pub fn is(self, what: impl Fn(&Pad) -> bool + Send + Sync + 'static) -> Memo<bool> {
        self.context.memo(move |view| what(&model::pad(view, self.seat)))
    }

    /// Whether a ring is picked.
    pub fn has_picked(self, ring: Ring) -> bool {
        self.picked.get() == Some(ring)
    }

    /// Whether the card with this ring is known to be gone.
    pub fn is_gone(self, ring: Ring) -> bool {
        is_gone(&model::pad(&self.context.view(), self.seat), ring)
    }

    /// Whether the Athlete has played the card with this ring. Where several race, nothing that is drawn shows it, and only
    /// a touch of the own pad is answered.
    pub(super) fn has_played(self, ring: Ring) -> bool {
        let own = self.context.race().view_of(self.seat);
        own.is_some_and(|view| is_gone(&model::pad(&view, self.seat), ring))
    }

    /// Whether a tap on this medal places the picked ring.
    pub fn is_ready(self, medal: Medal) -> bool {
        self.picked.get().is_some() && model::pad(&self.context.view(), self.seat).open.has(medal)
    }

    /// Picks a ring, or puts it back.
    pub fn pick(self, ring: Ring) {
        if self.has_played(ring) {
            sound::answer(Sound::Wrong);
            self.picked.set(None);
            return self.refuse(messages::why_used().to_owned(), olympikosrules::RULES_ATHLETES_PLACE);
        }
        sound::answer(Sound::Select);
        self.touches.update(|touches| *touches += 1);
        self.why.set(String::new());
        let again = self.picked.get_untracked() == Some(ring);
        self.picked.set(Some(ring).filter(|_| !again));
    }

    /// Holds a ring, whatever was picked before.
    pub fn hold(self, ring: Option<Ring>) {
        self.why.set(String::new());
        self.picked.set(ring);
    }

    /// Puts the picked ring somewhere.
    pub fn put(self, spot: Spot) {
        let Some(ring) = self.picked.get_untracked() else {
            sound::answer(Sound::Wrong);
            let pad = model::pad(&untrack(|| self.context.view()), self.seat);
            let why = match spot {
                Spot::Control if !pad.owes_control => messages::why_medals_first(),
                _ => messages::why_ring_first(),
            };
            return self.refuse(why.to_owned(), olympikosrules::RULES_ATHLETES_FLIP);
        };
        match self.context.race().act(self.seat, spot.action(ring)) {
            // The presentation may have begun, and the pad be gone.
            Ok(()) => {
                let _ = self.why.try_set(String::new());
                let _ = self.picked.try_set(None);
                let _ = self.touches.try_update(|touches| *touches += 1);
            }
            // The ring stays picked for another medal.
            Err(why) => self.refuse(why, spot.passage()),
        }
    }

    /// Says why something is impossible. A notice has room for a way to the rules, but would lie over the pads of others.
    fn refuse(self, why: String, passage: MessageId) {
        if self.alone {
            self.context.notify_why(&why, passage);
        } else {
            let _ = self.why.try_set(why);
        }
    }
}

/// Whether the card with this ring is known to be gone.
pub fn is_gone(pad: &Pad, ring: Ring) -> bool {
    pad.rings.is_some_and(|rings| !rings.contains(ring))
}
