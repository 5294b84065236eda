//! Hand-over: whose eyes are on the screen, and whose turn it is to look.
//!
//! People share one device. A hand is shown only to the one person who has opened the curtain; as soon as that
//! person has nothing more to do, or something is revealed to all, the screen is everybody's again. One person alone
//! among computers never meets a curtain.

use crate::rules::{Awaiting, Seat, SeatSet, Viewer};

/// Who looks at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handover {
    people: SeatSet,
    seats: usize,
    looking: Option<Seat>,
    /// Where the search for the next person begins.
    after: Seat,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitingFor {
    /// A computer player's action.
    Computer(Seat),
    /// A person has to take the screen.
    Curtain {
        /// Who.
        next: Seat,
    },
    /// A person looks and is asked.
    Person {
        /// Who.
        seat: Seat,
    },
    /// People race. All of them look at once and may touch at once, in any order; computers and the clock act when
    /// their time comes, which is the desk's to wait for. Nobody may be among them: then only those are waited for.
    ///
    /// Several people see what is public ([`Viewer::Table`]): which rings somebody still has would say which he has
    /// put down, so no hand is open. Somebody alone at the screen sees as he always does.
    Race {
        /// Who may act.
        people: SeatSet,
    },
    /// Nobody: the game is over.
    Over,
}

impl Handover {
    /// The hand-over of a table that has just been opened or resumed: nobody looks yet, unless somebody is alone.
    pub fn new(people: SeatSet, seats: usize) -> Self {
        let mut handover = Self { people, seats, looking: None, after: Seat(0) };
        handover.close();
        handover
    }

    /// What the table waits for. Computers first: their secret choices keep nobody waiting.
    pub fn waiting_for(&self, awaiting: Awaiting) -> WaitingFor {
        let asked = awaiting.seats();
        if let Awaiting::Race(_) = awaiting {
            return WaitingFor::Race { people: asked.intersection(self.people) };
        }
        let computer = Seat::all(self.seats).find(|&s| asked.contains(s) && !self.people.contains(s));
        if let Some(seat) = computer {
            return WaitingFor::Computer(seat);
        }
        if let Some(seat) = self.looking.filter(|&seat| asked.contains(seat)) {
            return WaitingFor::Person { seat };
        }
        self.after
            .round(self.seats)
            .find(|&seat| asked.contains(seat))
            .map_or(WaitingFor::Over, |next| WaitingFor::Curtain { next })
    }

    /// Whose eyes the screen is for. In a race the curtain is up and everybody looks: nobody has the screen alone.
    pub fn viewer(&self) -> Viewer {
        self.looking.map_or(Viewer::Table, Viewer::Seat)
    }

    /// Opens the curtain for a person.
    pub fn look(&mut self, seat: Seat) {
        if self.people.contains(seat) {
            self.looking = Some(seat);
        }
    }

    /// Lets the curtain down: reload, hidden page, undo, pause. A person alone keeps looking.
    pub fn close(&mut self) {
        self.looking = self.people.first().filter(|_| self.people.len() == 1);
    }

    /// After an undo: the curtain comes down, and `seat` is the first to be asked again.
    pub fn back_to(&mut self, seat: Seat) {
        self.after = seat;
        self.close();
    }

    /// After `seat` has acted, when the table was waiting for `before` and is now waiting for `after`.
    ///
    /// After a secret choice the screen passes on; after an open turn it stays with a person who is asked again.
    pub fn acted(&mut self, seat: Seat, before: Awaiting, after: Awaiting) {
        if !self.people.contains(seat) {
            return;
        }
        let stays = matches!(before, Awaiting::Turn(_)) && after.seats().contains(seat);
        if !stays {
            self.after = seat.left(self.seats);
            self.close();
        }
    }
}
