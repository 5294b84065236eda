//! What one viewer knows (O16, O17, O23, O24).

use super::deal::{HAND, ROW};
use super::state::{Place, score};
use super::{Action, Award, Competition, Cups, Phase, Race, Setup, State, Taking, Team};
use crate::rules::{Awaiting, Seat, SeatSet, Viewer};

/// What one viewer knows. Built up from what it may see; nothing is copied and then taken out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    /// Where the game stands.
    pub phase: Phase,
    /// The competitions in the order in which they are held, the main event last.
    pub row: [Competition; ROW],
    /// How each of them ended, as far as they are over.
    pub awards: [Option<Award>; ROW],
    /// The competition that goes on or has just ended, as a place in the row; 0 before the first.
    pub current: u8,
    /// Who began it, or will.
    pub starter: Seat,
    /// Whose turn it is, in a competition.
    pub turn: Option<Seat>,
    /// Who holds the cups.
    pub cups: Cups,
    /// Who has passed in this competition.
    pub passed: SeatSet,
    /// The players, by seat.
    pub players: Vec<Player>,
}

/// What a viewer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// How many cards he holds: in the draft those not kept of the hand that he looks at, then the eight drafted,
    /// then what is left of his roster.
    pub cards: u8,
    /// Those cards, if the viewer is he.
    pub hand: Option<Team>,
    /// What he saw of the draft, if the viewer is he; it stays known to him, and to him alone.
    pub draft: Option<Draft>,
    /// The cards he has drafted so far, the sealed one too, if the viewer is he.
    pub kept: Option<Team>,
    /// His roster as he has built it, if the viewer is he.
    pub roster: Option<Team>,
    /// The secret choice that he has made and that is not yet carried out.
    pub sealed: Sealed,
    /// What lies face up before him in this competition.
    pub entered: Team,
    /// Its value in the skill of the competition.
    pub total: u8,
    /// How many of his cards rest.
    pub resting_cards: u8,
    /// Those cards, if the viewer is he (O24).
    pub resting: Option<Team>,
    /// What he entered in each competition, this one included: all have seen it and may remember.
    pub history: [Team; ROW],
    /// The competitions after which he took a card back; which card is not seen (O24).
    pub returned: [bool; ROW],
    /// The points on the competition cards that he has won; they lie face up.
    pub points: i32,
    /// The values of the golds he has won, the highest first; 0 after the last.
    pub golds: [u8; ROW],
}

/// What a player saw of the draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The hands that he picked up, in turn; empty where he has not come to it.
    pub looked: [Team; HAND],
    /// What he kept of each.
    pub kept: [Option<Race>; HAND],
}

impl Draft {
    /// The cards that he passed on with that pick, `0..8`: none, if he has not chosen there yet.
    pub fn passed_on(&self, pick: usize) -> Option<Team> {
        let kept = self.kept.get(pick).copied().flatten()?;
        self.looked.get(pick).map(|hand| hand.without(kept))
    }
}

/// What is known of a secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sealed {
    /// None is waiting to be carried out.
    Nothing,
    /// Made, and not the viewer's to know.
    Hidden,
    /// Made by the viewer himself: [`Action::Keep`], [`Action::Roster`] or [`Action::TakeBack`].
    Known(Action),
}

impl View {
    /// What `viewer` knows in `state`.
    pub fn new(state: &State, viewer: Viewer) -> Self {
        let (points, golds) = score(state.seats(), &state.row, &state.awards);
        let players = Seat::all(state.seats())
            .zip(points.into_iter().zip(golds))
            .map(|(seat, (points, golds))| Player::new(state, seat, viewer, points, golds))
            .collect();
        Self {
            viewer,
            setup: state.setup,
            phase: state.phase,
            row: state.row,
            awards: state.awards,
            current: state.current,
            starter: state.starter,
            turn: (state.phase == Phase::Compete).then_some(state.turn),
            cups: state.cups,
            passed: state.passed,
            players,
        }
    }

    /// The seat whose view this is.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Open => None,
        }
    }

    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The competition that goes on or has just ended; the first one before.
    pub fn competition(&self) -> Competition {
        self.row[usize::from(self.current) % ROW]
    }

    /// Who is asked.
    pub fn awaiting(&self) -> Awaiting {
        let all = Seat::all(self.players.len());
        let open = |seat: &Seat| self.player(*seat).is_some_and(|player| player.sealed == Sealed::Nothing);
        match self.phase {
            Phase::Draft { .. } | Phase::Rosters => Awaiting::Secret(all.filter(open).collect()),
            Phase::TakeBacks => {
                Awaiting::Secret(all.filter(open).filter(|&seat| self.may_take_back(seat)).collect())
            }
            Phase::Compete => self.turn.map_or(Awaiting::Over, Awaiting::Turn),
            Phase::Over => Awaiting::Over,
        }
    }

    /// Whether a seat is one of those that may take a card back after the competition that has just ended: it won no
    /// cup, and has a resting card (O13, O24).
    pub fn may_take_back(&self, seat: Seat) -> bool {
        let award = self.awards[usize::from(self.current) % ROW].unwrap_or_default();
        self.phase == Phase::TakeBacks
            && award.gold != Some(seat)
            && award.silver != Some(seat)
            && self.player(seat).is_some_and(|player| player.resting_cards > 0)
    }

    /// The total that a seat would have if it entered those cards too.
    pub fn total_with(&self, seat: Seat, team: Team) -> u8 {
        self.player(seat).map_or(0, |player| player.total) + team.total(self.competition().skill())
    }

    /// What entering those cards would do to the cups, and who would hold them then.
    pub fn cups_after(&self, seat: Seat, team: Team) -> (Taking, Cups) {
        let totals: Vec<u8> = self.players.iter().map(|player| player.total).collect();
        self.cups.after(seat, self.total_with(seat, team), &totals)
    }
}

impl Player {
    fn new(state: &State, seat: Seat, viewer: Viewer, points: i32, golds: [u8; ROW]) -> Self {
        let Place { looked, picks, kept, roster, hand, resting, entered, history, returned, choice } =
            state.places[seat.index()];
        let own = viewer.sees(seat);
        let sealed = match state.phase {
            Phase::Draft { pick } => picks[usize::from(pick) % HAND].map(Action::Keep),
            Phase::Rosters => roster.map(Action::Roster),
            Phase::TakeBacks => choice.map(Action::TakeBack),
            Phase::Compete | Phase::Over => None,
        };
        Self {
            cards: hand.len() as u8,
            hand: own.then_some(hand),
            draft: own.then_some(Draft { looked, kept: picks }),
            kept: own.then_some(kept),
            roster: roster.filter(|_| own),
            sealed: match sealed {
                None => Sealed::Nothing,
                Some(action) if own => Sealed::Known(action),
                Some(_) => Sealed::Hidden,
            },
            entered,
            total: state.totals[seat.index()],
            resting_cards: resting.len() as u8,
            resting: own.then_some(resting),
            history,
            returned: std::array::from_fn(|index| returned >> index & 1 == 1),
            points,
            golds,
        }
    }
}
