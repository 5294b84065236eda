//! Hand-over: who is looking at the screen, and who takes it next.
//!
//! People share one device. A hand is shown only to the one person who has opened the curtain. As soon as that person
//! has nothing more to do, or something is revealed to all, the screen becomes public again. A single person playing
//! against computers never sees a curtain.

use crate::rules::{Awaiting, Seat, SeatSet, Viewer};

/// Tracks who is looking at the screen.
///
/// ```
/// use pentathlon_engine::rules::{Awaiting, Seat, SeatSet, Viewer};
/// use pentathlon_engine::table::{CurtainReason, Handover, NextUp};
///
/// // Two people choose in secret.
/// let both = Awaiting::Secret(SeatSet::all(2));
/// let mut handover = Handover::new(SeatSet::all(2), 2);
/// let curtain = |seat| NextUp::Curtain { seat, reason: CurtainReason::NextPlayer };
/// assert_eq!(handover.next_up(both), curtain(Seat(0)));
/// assert_eq!(handover.viewer(), Viewer::Table);
///
/// // The first one opens the curtain and chooses; then the screen shows no hand until the second one takes it.
/// handover.open(Seat(0));
/// assert_eq!(handover.next_up(both), NextUp::Person(Seat(0)));
/// assert_eq!(handover.viewer(), Viewer::Seat(Seat(0)));
/// let second = Awaiting::Secret(SeatSet::EMPTY.with(Seat(1)));
/// handover.acted(Seat(0), both, second);
/// assert_eq!(handover.next_up(second), curtain(Seat(1)));
/// assert_eq!(handover.viewer(), Viewer::Table);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handover {
    people: SeatSet,
    seats: usize,
    looking: Option<Seat>,
    /// Who has the device in hand: who looked or chose last, unless the curtain has been closed since.
    holder: Option<Seat>,
    /// Who is asked first of those that the table waits for; the others follow clockwise.
    first_asked: Seat,
    /// The owner of the secret choice that somebody wants to take back.
    taking_back: Option<Seat>,
}

/// Why the curtain is down for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CurtainReason {
    /// The device is passed on to the person, who is to act.
    NextPlayer,
    /// The person who has the device in hand is to act again, after everybody has looked at the screen together. The
    /// device is not passed on: one tap opens the hand once the others have looked away.
    SamePlayer,
    /// The person made a secret choice, and has to agree before it is taken back.
    Undo,
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextUp {
    /// A computer player's action.
    Computer(Seat),
    /// A person has to take over the screen.
    Curtain {
        /// The person.
        seat: Seat,
        /// Why the curtain is down.
        reason: CurtainReason,
    },
    /// A person is looking and may act.
    Person(Seat),
    /// A race between people. All of them look at once and may touch the screen in any order; computers and the clock
    /// act when their time comes, for which the table session waits. Without people among the seats, the session waits
    /// for computers and the clock only.
    ///
    /// Several people see only what is public ([`Viewer::Table`]): what is left in a hand would reveal what was put down, so
    /// no hand is open. A person alone at the screen sees the same as always.
    Race,
    /// Nothing: the game is over.
    Over,
}

impl Handover {
    /// The hand-over of a table that was just opened or resumed: nobody is looking yet, unless one person plays alone.
    pub fn new(people: SeatSet, seats: usize) -> Self {
        let mut handover =
            Self { people, seats, looking: None, holder: None, first_asked: Seat(0), taking_back: None };
        handover.close();
        handover
    }

    /// What the table is waiting for. Computers come first, because their secret choices keep nobody waiting. Only an
    /// undo precedes them, because it also takes back what they did since.
    pub fn next_up(&self, awaiting: Awaiting) -> NextUp {
        if let Some(seat) = self.taking_back {
            return NextUp::Curtain { seat, reason: CurtainReason::Undo };
        }
        let asked = awaiting.seats();
        if let Awaiting::Race(_) = awaiting {
            return NextUp::Race;
        }
        let computer = Seat::all(self.seats).find(|&s| asked.contains(s) && !self.people.contains(s));
        if let Some(seat) = computer {
            return NextUp::Computer(seat);
        }
        if let Some(seat) = self.looking.filter(|&seat| asked.contains(seat)) {
            return NextUp::Person(seat);
        }
        // Whoever has the device goes first, so that it is passed on less often: between two people A, B, B, A, A, B.
        if let Some(seat) = self.holder.filter(|&seat| asked.contains(seat)) {
            return NextUp::Curtain { seat, reason: CurtainReason::SamePlayer };
        }
        self.first_asked
            .round(self.seats)
            .find(|&seat| asked.contains(seat))
            .map_or(NextUp::Over, |seat| NextUp::Curtain { seat, reason: CurtainReason::NextPlayer })
    }

    /// Whether a person who chooses in public can open their hand without a curtain: they have the device, and nobody
    /// else has had it since.
    pub fn has_device(&self, seat: Seat) -> bool {
        self.holder == Some(seat)
    }

    /// Who may see the screen. In a race the curtain is up and everybody looks, so nobody has the screen alone.
    pub fn viewer(&self) -> Viewer {
        self.looking.map_or(Viewer::Table, Viewer::Seat)
    }

    /// Opens the curtain for a person.
    pub fn open(&mut self, seat: Seat) {
        if self.people.contains(seat) {
            self.looking = Some(seat);
            self.holder = self.looking;
        }
    }

    /// Closes the curtain: on reload, a hidden page, an undo or a pause. A person playing alone keeps looking. An undo
    /// that is waiting for its owner is dropped.
    pub fn close(&mut self) {
        self.taking_back = None;
        self.holder = None;
        self.hide();
    }

    /// Makes the screen public: no hand is open, unless one person plays alone. The device stays where it is.
    fn hide(&mut self) {
        self.looking = self.people.first().filter(|_| self.people.len() == 1);
    }

    /// Somebody wants to take back the secret choice of `owner`. Returns whether the owner must open the curtain first;
    /// if so, the curtain closes for the owner. It is not needed if the owner is looking, so never for a person playing
    /// alone.
    pub fn request_undo(&mut self, owner: Seat) -> bool {
        if self.looking == Some(owner) {
            return false;
        }
        self.close();
        self.taking_back = Some(owner);
        true
    }

    /// After an undo: closes the curtain and puts `seat` first in line.
    pub fn undone(&mut self, seat: Seat) {
        self.first_asked = seat;
        self.close();
    }

    /// Updates the hand-over after `seat` chose an action; the table was waiting for `before` and is now waiting for
    /// `after`.
    ///
    /// After a secret choice the screen is public; after an open turn it stays with the same person if they may act
    /// again. Whoever has chosen has touched the device, so it need not be passed on if they are asked next.
    pub fn acted(&mut self, seat: Seat, before: Awaiting, after: Awaiting) {
        if self.people.contains(seat) {
            self.holder = Some(seat);
        }
        self.acted_unasked(seat, before, after);
    }

    /// Updates the hand-over after a forced action of `seat`, for which nobody touched the device.
    pub fn acted_unasked(&mut self, seat: Seat, before: Awaiting, after: Awaiting) {
        if let Awaiting::Race(_) = before {
            // In a race the device lies in the middle of the table.
            self.holder = None;
        }
        if !self.people.contains(seat) {
            return;
        }
        let stays = matches!(before, Awaiting::Turn(_)) && after.seats().contains(seat);
        if !stays {
            self.first_asked = seat.left(self.seats);
            self.hide();
        }
    }
}
