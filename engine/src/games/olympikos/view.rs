//! The view: what one viewer knows (K4, K22, K25, K26).
//!
//! A hand of ring cards is visible only to its owner ([`Viewer::Seat`]): the rings still in hand would reveal which
//! ones were put down. So on a screen shared by several people ([`Viewer::Table`]) every pad shows five cards until the
//! presentation, and a used ring is refused when tapped instead of being shown as used. How many cards a player has put
//! down, and where, is public: they are on the table, flag up.

use super::state::State;
use super::{Ceremony, Clue, Explanation, Medal, Nation, Owner, Phase, Ring, Setup, Sport, Way};
use crate::cards::Set;
use crate::rules::{Awaiting, Seat, SeatSet, Viewer};

/// What one viewer knows. It is built only from what the viewer may see; nothing is copied and then removed.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    /// The phase of the turn.
    pub phase: Phase,
    /// The turn, counted from 0.
    pub turn: u8,
    /// The number of turns of the game.
    pub turns: u8,
    /// The Coach.
    pub coach: Seat,
    /// The sports under the rings, left to right.
    pub sports: [Sport; Ring::COUNT],
    /// The clues that the Coach can still lay, if the viewer is the Coach.
    pub hand: Option<Vec<Clue>>,
    /// The three medals, bronze first.
    pub stands: [Stand; Medal::COUNT],
    /// The number of flipped clues.
    pub flipped: u8,
    /// The seats controlled in this turn (K11).
    pub controlled: SeatSet,
    /// The seats that may act, and the clock while it can act.
    pub asked: Awaiting,
    /// How long the clock waits before it acts by itself.
    pub countdown: Option<u32>,
    /// The rivals that have landed, in order.
    pub landed: Vec<Nation>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The finished turns.
    pub past: Vec<Ceremony>,
    /// The clues that the viewer drew as Coach and did not use; the viewer remembers them (K26).
    pub unused: Vec<Clue>,
}

/// What a viewer knows about a medal.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Stand {
    /// The medal.
    pub medal: Medal,
    /// The clue under it.
    pub clue: Option<LaidClue>,
    /// The cards on it, the Coach's first, then in order of arrival.
    pub cards: Vec<LaidCard>,
}

/// A clue under a medal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct LaidClue {
    /// Its orientation: public even when it is face down (K22).
    pub way: Way,
    /// Which clue it is, if the viewer knows: the Coach does, and everybody once it is flipped.
    pub clue: Option<Clue>,
}

/// A card on a medal, flag up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct LaidCard {
    /// The owner.
    pub owner: Owner,
    /// The ring, if the viewer knows it: its owner does, and everybody once it is turned over (K25).
    pub ring: Option<Ring>,
    /// Whether it is turned over.
    pub turned: bool,
}

/// What a viewer knows about a player.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Player {
    /// The delegation.
    pub nation: Nation,
    /// Points; with two players the shared total.
    pub points: u8,
    /// The cards not yet put down, if the viewer is that player.
    pub rings: Option<Set<Ring>>,
    /// The card in front of the anti-doping control.
    pub control: Control,
}

/// What is known about a card in front of the anti-doping control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Control {
    /// There is none.
    Nothing,
    /// There is one, but it is hidden from the viewer.
    Hidden,
    /// The ring: known to its owner, and to everybody once it is turned over (K31).
    Known(Ring),
}

impl View {
    /// What `viewer` knows in `state`.
    pub fn new(state: &State, viewer: Viewer) -> Self {
        let layout = state.layout();
        let left = layout.clues.iter().copied();
        let left = left.filter(|&clue| !state.laid.iter().flatten().any(|&(laid, _)| laid == clue));
        let past: Vec<Ceremony> = state.past.iter().flatten().copied().collect();
        let mut unused = Vec::new();
        for (ceremony, layout) in past.iter().zip(&state.layouts) {
            if viewer == Viewer::Seat(ceremony.coach) {
                let used = ceremony.clues.map(|(clue, _)| clue);
                unused.extend(layout.clues.into_iter().filter(|clue| !used.contains(clue)));
            }
        }
        Self {
            viewer,
            setup: state.setup,
            phase: state.phase,
            turn: state.turn,
            turns: state.setup.turns() as u8,
            coach: state.coach,
            sports: layout.sports,
            hand: (viewer.sees(state.coach) && state.phase != Phase::Over).then(|| left.collect()),
            stands: Medal::ALL.map(|medal| Stand::new(state, medal, viewer)),
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
            unused,
            past,
        }
    }

    /// A medal with the clue and cards there.
    pub fn stand(&self, medal: Medal) -> &Stand {
        &self.stands[medal.index()]
    }

    /// The sport under a ring.
    pub fn sport(&self, ring: Ring) -> Sport {
        self.sports[ring.index()]
    }

    /// The ring that the Coach has drawn for a medal, if the viewer knows it: the Coach does (K4), and everybody once
    /// the Coach's card is turned over.
    pub fn target(&self, medal: Medal) -> Option<Ring> {
        self.stand(medal).cards.first().and_then(|card| card.ring)
    }

    /// How the clue of a medal fits the sport to guess: told only once the race is over and the Coach's card turned over.
    pub fn explain(&self, medal: Medal) -> Option<Explanation> {
        let stand = self.stand(medal);
        let ring = stand.cards.first().filter(|card| card.turned)?.ring?;
        let LaidClue { way, clue } = stand.clue?;
        Some(Explanation::new((clue?, way), self.sport(ring), &self.sports))
    }

    /// Whether an Athlete can put a card on a medal: its clue is flipped, and the Athlete has no card there.
    pub fn is_open(&self, medal: Medal, seat: Seat) -> bool {
        self.phase == Phase::Race
            && seat != self.coach
            && medal.index() < usize::from(self.flipped)
            && self.stand(medal).card_of(seat).is_none()
    }

    /// Whether an Athlete has cards on all medals and still owes one to the control.
    pub fn owes_control(&self, seat: Seat) -> bool {
        let everywhere = Medal::ALL.into_iter().all(|medal| self.stand(medal).card_of(seat).is_some());
        let laid = self.player(seat).is_some_and(|player| player.control != Control::Nothing);
        self.phase == Phase::Race && everywhere && self.controlled.contains(seat) && !laid
    }
}

impl Stand {
    /// The card of an Athlete here.
    pub fn card_of(&self, seat: Seat) -> Option<&LaidCard> {
        self.cards.iter().find(|card| card.owner == Owner::Seat(seat))
    }

    fn new(state: &State, medal: Medal, viewer: Viewer) -> Self {
        let index = medal.index();
        let flipped = index < usize::from(state.flipped);
        let clue = state.laid[index]
            .map(|(clue, way)| LaidClue { way, clue: (flipped || viewer.sees(state.coach)).then_some(clue) });
        let drawing = state.phase == Phase::Coach { medal };
        let card = |(place, card): (usize, &super::Card)| {
            let turned = place < usize::from(state.turned[index]);
            let own = matches!(card.owner, Owner::Seat(seat) if viewer.sees(seat));
            let known = turned || own || viewer == Viewer::Open;
            LaidCard { owner: card.owner, ring: known.then_some(card.ring), turned }
        };
        let mut cards: Vec<LaidCard> = state.piles[index].cards().iter().enumerate().map(card).collect();
        if drawing && cards.is_empty() {
            // A drawn card is on its medal before the Coach chooses the clue.
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
            // The drawn card is already on its medal.
            gone.insert(state.layout().targets[medal.index()]);
        }
        let all: Set<Ring> = Ring::ALL.into_iter().collect();
        Self {
            nation: state.setup.nation(seat).unwrap_or(Nation::France),
            points: state.points[index],
            rings: viewer.sees(seat).then(|| all.difference(gone)),
            control: match state.controls[index] {
                None => Control::Nothing,
                Some(ring) if state.controls_turned || viewer.sees(seat) => Control::Known(ring),
                Some(_) => Control::Hidden,
            },
        }
    }
}
