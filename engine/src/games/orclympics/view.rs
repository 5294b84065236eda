//! The view: what one viewer knows (O16, O17, O23, O24).

use super::deal::{HAND_SIZE, ROW};
use super::state::{PlayerState, score};
use super::{Action, Award, Competition, Cups, Phase, Race, Setup, State, Taking, Team};
use crate::rules::{Awaiting, Seat, SeatSet, Viewer};

/// What one viewer knows. It is built only from what the viewer may see; nothing is copied and then removed.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    /// The phase of the game.
    pub phase: Phase,
    /// The competitions in the order in which they are held, the main event last.
    pub row: [Competition; ROW],
    /// The results of the competitions that are over.
    pub awards: [Option<Award>; ROW],
    /// The index of the current competition, or of the one that has just ended; 0 before the first.
    pub current: u8,
    /// The seat that began it, or will begin it.
    pub starter: Seat,
    /// The seat whose turn it is, in a competition.
    pub turn: Option<Seat>,
    /// The cup holders.
    pub cups: Cups,
    /// The seats that have passed in this competition.
    pub passed: SeatSet,
    /// Whether the last action of the competition was a pass.
    pub passing: bool,
    /// The players, by seat.
    pub players: Vec<Player>,
}

/// What a viewer knows about a player.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Player {
    /// The number of cards in hand: in the draft the cards of the current hand that are not kept, then the eight
    /// drafted cards, then what is left of the roster.
    pub cards: u8,
    /// Those cards, if the viewer is that player.
    pub hand: Option<Team>,
    /// What the player saw of the draft, if the viewer is that player; nobody else ever knows it.
    pub draft: Option<Draft>,
    /// The cards drafted so far, the sealed one included, if the viewer is that player.
    pub kept: Option<Team>,
    /// The roster as built, if the viewer is that player.
    pub roster: Option<Team>,
    /// The secret choice that was made but is not yet carried out.
    pub sealed: Sealed,
    /// The cards face up in front of the player in this competition.
    pub entered: Team,
    /// Their value in the skill of the competition.
    pub total: u8,
    /// The number of the player's resting cards.
    pub resting_cards: u8,
    /// Those cards, if the viewer is that player (O24).
    pub resting: Option<Team>,
    /// The cards entered in each competition, this one included: public, so everybody may remember them.
    pub history: [Team; ROW],
    /// The competitions after which the player took a card back; which card is hidden (O24).
    pub returned: [bool; ROW],
    /// The points on the competition cards won; these are public.
    pub points: i32,
    /// The values of the golds won, highest first, then zeros.
    pub golds: [u8; ROW],
}

/// What a player saw of the draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Draft {
    /// The hands the player picked up, in order; empty where the player has not picked one up yet.
    pub looked: [Team; HAND_SIZE],
    /// The card kept from each.
    pub kept: [Option<Race>; HAND_SIZE],
}

impl Draft {
    /// The cards passed on with that pick, `0..8`; `None` if the player has not chosen yet.
    pub fn passed_on(&self, pick: usize) -> Option<Team> {
        let kept = self.kept.get(pick).copied().flatten()?;
        self.looked.get(pick).map(|hand| hand.without(kept))
    }
}

/// What is known about a secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Sealed {
    /// There is no pending choice.
    Nothing,
    /// Made, but hidden from the viewer.
    Hidden,
    /// Made by the viewer: [`Action::Keep`], [`Action::Roster`] or [`Action::TakeBack`].
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
            passing: state.passing,
            players,
        }
    }

    /// The current competition, or the one that has just ended; the first one before the competitions begin.
    pub fn competition(&self) -> Competition {
        self.row[usize::from(self.current) % ROW]
    }

    /// Whether everybody knows that `seat` has only one possible action: the last card of a hand is kept, and a player
    /// with an empty hand passes.
    pub(super) fn is_forced(&self, seat: Seat) -> bool {
        let cards = self.player(seat).map_or(0, |player| player.cards);
        match self.phase {
            Phase::Draft { pick } => usize::from(pick) + 1 == HAND_SIZE,
            Phase::Compete => cards == 0,
            _ => false,
        }
    }

    /// Whether `seat` has passed in the competition that is on.
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        self.phase == Phase::Compete && self.passed.contains(seat)
    }

    /// Which seats may act.
    pub fn awaiting(&self) -> Awaiting {
        let all = Seat::all(self.players.len());
        let open = |seat: &Seat| self.player(*seat).is_some_and(|player| player.sealed == Sealed::Nothing);
        match self.phase {
            Phase::Draft { .. } | Phase::Rosters => Awaiting::Secret(all.filter(open).collect()),
            Phase::TakeBacks => {
                Awaiting::Secret(all.filter(open).filter(|&seat| self.may_take_back(seat)).collect())
            }
            Phase::Passing { .. } | Phase::Final | Phase::Award | Phase::Returns => {
                Awaiting::Secret(SeatSet::EMPTY)
            }
            Phase::Compete => self.turn.map_or(Awaiting::Over, Awaiting::Turn),
            Phase::Over => Awaiting::Over,
        }
    }

    /// Whether a seat may take a card back after the competition that has just ended: it won no cup and has a resting
    /// card (O13, O24).
    pub fn may_take_back(&self, seat: Seat) -> bool {
        let award = self.awards[usize::from(self.current) % ROW].unwrap_or_default();
        self.phase == Phase::TakeBacks
            && award.gold != Some(seat)
            && award.silver != Some(seat)
            && self.player(seat).is_some_and(|player| player.resting_cards > 0)
    }

    /// The total of a seat if it also entered those cards.
    pub fn total_with(&self, seat: Seat, team: Team) -> u8 {
        self.player(seat).map_or(0, |player| player.total) + team.total(self.competition().skill())
    }

    /// The effect of entering those cards on the cups, and the cup holders afterwards.
    pub fn cups_after(&self, seat: Seat, team: Team) -> (Taking, Cups) {
        let totals: Vec<u8> = self.players.iter().map(|player| player.total).collect();
        self.cups.after(seat, self.total_with(seat, team), &totals)
    }
}

impl Player {
    fn new(state: &State, seat: Seat, viewer: Viewer, points: i32, golds: [u8; ROW]) -> Self {
        let PlayerState { looked, picks, kept, roster, hand, resting, entered, history, returned, choice } =
            state.players[seat.index()];
        let own = viewer.sees(seat);
        let sealed = match state.phase {
            Phase::Draft { pick } => picks[usize::from(pick) % HAND_SIZE].map(Action::Keep),
            Phase::Rosters => roster.map(Action::Roster),
            Phase::TakeBacks => choice.map(Action::TakeBack),
            Phase::Passing { .. }
            | Phase::Final
            | Phase::Compete
            | Phase::Award
            | Phase::Returns
            | Phase::Over => None,
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
