//! What one viewer knows (K4, K22, K25, K26).
//!
//! An own hand of ring cards is told to its owner alone ([`Viewer::Seat`]): which rings somebody still holds says
//! which he has put down. So on a screen that several people look at ([`Viewer::Table`]) there are five cards on every
//! pad until the presentation, and a ring that was used is refused when it is touched, not shown as gone. How many
//! cards somebody has put down, and where, is seen by all: they lie on the table, flag up.

use super::state::State;
use super::{Ceremony, Clue, Medal, Nation, Owner, Phase, Ring, Setup, Sport, Way};
use crate::cards::Set;
use crate::rules::{Awaiting, Seat, SeatSet, Viewer};

/// What one viewer knows. Built up from what it may see; nothing is copied and then taken out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    /// Where the turn stands.
    pub phase: Phase,
    /// The turn, counted from 0.
    pub turn: u8,
    /// How many turns the game has.
    pub turns: u8,
    /// The Coach.
    pub coach: Seat,
    /// The sports under the rings, left to right.
    pub sports: [Sport; Ring::COUNT],
    /// The clues that the Coach can still lay, if the viewer is he.
    pub hand: Option<Vec<Clue>>,
    /// The three medals, bronze first.
    pub stands: [Stand; Medal::COUNT],
    /// How many clues are flipped.
    pub flipped: u8,
    /// Who is controlled in this turn (K11).
    pub controlled: SeatSet,
    /// Who is asked; the clock, while it can act.
    pub asked: Awaiting,
    /// How long the clock waits before it acts by itself.
    pub countdown: Option<u32>,
    /// The rivals that have landed, in order.
    pub landed: Vec<Nation>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The turns that are over.
    pub past: Vec<Ceremony>,
    /// The clues that the viewer drew as Coach and did not use; he remembers them (K26).
    pub unused: Vec<Clue>,
}

/// What a viewer knows of a medal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// Which.
    pub medal: Medal,
    /// The clue under it.
    pub clue: Option<LaidClue>,
    /// The cards on it, the Coach's first, then by arrival.
    pub cards: Vec<LaidCard>,
}

/// A clue under a medal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidClue {
    /// How it lies: seen by all, face down too (K22).
    pub way: Way,
    /// Which it is, if the viewer knows: the Coach does, and all once it is flipped.
    pub clue: Option<Clue>,
}

/// A card on a medal, flag up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidCard {
    /// Whose.
    pub owner: Owner,
    /// Which, if the viewer knows: its owner does, and all once it is turned over (K25).
    pub ring: Option<Ring>,
    /// Whether it is turned over.
    pub turned: bool,
}

/// What a viewer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The delegation.
    pub nation: Nation,
    /// Points; of two, what both have together.
    pub points: u8,
    /// The cards not yet put down, if the viewer is he.
    pub rings: Option<Set<Ring>>,
    /// What lies before the anti-doping control.
    pub control: Control,
}

/// What is known of a card before the anti-doping control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// None lies there.
    Nothing,
    /// One lies there, and it is not the viewer's to know which.
    Hidden,
    /// Which: its owner knows, and everybody once it is turned over (K31).
    Known(Ring),
}

impl View {
    /// What `viewer` knows in `state`.
    pub fn new(state: &State, viewer: Viewer) -> Self {
        let layout = state.layout();
        let is_coach = |coach: Seat| viewer == Viewer::Seat(coach);
        let coaching = matches!(state.phase, Phase::Coach { .. });
        let left = layout.clues.iter().copied();
        let left = left.filter(|&clue| !state.laid.iter().flatten().any(|&(laid, _)| laid == clue));
        let past: Vec<Ceremony> = state.past.iter().flatten().copied().collect();
        let remembered = past.iter().zip(&state.layouts).filter(|(ceremony, _)| is_coach(ceremony.coach));
        let unused = remembered.flat_map(|(ceremony, layout)| {
            let used = |clue: &Clue| ceremony.clues.iter().any(|(used, _)| used == clue);
            layout.clues.iter().copied().filter(move |clue| !used(clue))
        });
        Self {
            viewer,
            setup: state.setup,
            phase: state.phase,
            turn: state.turn,
            turns: state.setup.turns() as u8,
            coach: state.coach,
            sports: layout.sports,
            hand: (viewer.sees(state.coach) && state.phase != Phase::Over).then(|| left.collect()),
            stands: Medal::ALL.map(|medal| Stand::new(state, medal, viewer, coaching)),
            flipped: state.flipped,
            controlled: state.controlled,
            asked: state.awaiting(),
            countdown: state.countdown(),
            landed: state
                .rivals
                .get(usize::from(state.turn))
                .and_then(Option::as_ref)
                .and_then(|rivals| rivals.nations.get(..usize::from(state.landed)))
                .unwrap_or(&[])
                .to_vec(),
            players: Seat::all(state.seats()).map(|seat| Player::new(state, seat, viewer)).collect(),
            unused: unused.collect(),
            past,
        }
    }

    /// The seat whose view this is.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() < self.players.len() => Some(seat),
            Viewer::Seat(_) | Viewer::Table | Viewer::Open => None,
        }
    }

    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// A medal with what lies there.
    pub fn stand(&self, medal: Medal) -> &Stand {
        &self.stands[medal.index()]
    }

    /// The sport under a ring.
    pub fn sport(&self, ring: Ring) -> Sport {
        self.sports[ring.index()]
    }

    /// The ring that the Coach has drawn for a medal, if the viewer knows it: the Coach does (K4), and all once his
    /// card is turned over.
    pub fn target(&self, medal: Medal) -> Option<Ring> {
        self.stand(medal).cards.first().and_then(|card| card.ring)
    }

    /// Whether an Athlete can put a card on a medal: its clue is flipped, and none of his lies there.
    pub fn is_open(&self, medal: Medal, seat: Seat) -> bool {
        let lies = |card: &LaidCard| card.owner == Owner::Seat(seat);
        self.phase == Phase::Race
            && seat != self.coach
            && medal.index() < usize::from(self.flipped)
            && !self.stand(medal).cards.iter().any(lies)
    }

    /// Whether an Athlete has put cards on all medals and owes one to the control.
    pub fn owes_control(&self, seat: Seat) -> bool {
        let everywhere = Medal::ALL
            .into_iter()
            .all(|medal| self.stand(medal).cards.iter().any(|card| card.owner == Owner::Seat(seat)));
        let laid = self.player(seat).is_some_and(|player| player.control != Control::Nothing);
        self.phase == Phase::Race && everywhere && self.controlled.contains(seat) && !laid
    }
}

impl Stand {
    fn new(state: &State, medal: Medal, viewer: Viewer, coaching: bool) -> Self {
        let index = medal.index();
        let flipped = index < usize::from(state.flipped);
        let clue = state.laid[index]
            .map(|(clue, way)| LaidClue { way, clue: (flipped || viewer.sees(state.coach)).then_some(clue) });
        let drawing = coaching && state.phase == Phase::Coach { medal };
        let card = |(place, card): (usize, &super::Card)| {
            let turned = place < usize::from(state.turned[index]);
            let own = matches!(card.owner, Owner::Seat(seat) if viewer.sees(seat));
            let known = turned || own || viewer == Viewer::Open;
            LaidCard { owner: card.owner, ring: known.then_some(card.ring), turned }
        };
        let mut cards: Vec<LaidCard> = state.piles[index].cards().iter().enumerate().map(card).collect();
        if drawing && cards.is_empty() {
            // The card he has just drawn lies on its medal before he chooses the clue.
            let ring = viewer.sees(state.coach).then(|| state.layout().targets[index]);
            cards.push(LaidCard { owner: Owner::Seat(state.coach), ring, turned: false });
        }
        Self { medal, clue, cards }
    }
}

impl Player {
    fn new(state: &State, seat: Seat, viewer: Viewer) -> Self {
        let index = seat.index();
        let mut gone = state.used[index];
        if let Phase::Coach { medal } = state.phase
            && seat == state.coach
        {
            // Drawn, and on its medal already.
            gone.insert(state.layout().targets[medal.index()]);
        }
        let all: Set<Ring> = Ring::ALL.into_iter().collect();
        Self {
            nation: state.setup.nation(seat).unwrap_or(Nation::France),
            points: state.points[index],
            rings: viewer.sees(seat).then(|| all.difference(gone)),
            control: match state.controls[index] {
                None => Control::Nothing,
                Some(ring) if state.tested || viewer.sees(seat) => Control::Known(ring),
                Some(_) => Control::Hidden,
            },
        }
    }
}
