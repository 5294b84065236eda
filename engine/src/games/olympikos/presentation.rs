//! Phase 3: the medal presentation, card by card, the anti-doping control, and the next turn.

use super::SEATS;
use super::{Ceremony, Clue, Event, Medal, Owner, Phase, Pile, State, Way};
use crate::cards::Set;
use crate::rules::{Seat, SeatSet};

/// The penalty for a positive control, and for a Coach whom nobody understood.
const PENALTY: u8 = 3;

/// All cards are turned over, bronze first; then the control; then the next turn begins, or the game ends.
pub(super) fn present(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    state.phase = Phase::Presentation;
    emit(state, Event::Done);
    let layout = *state.layout();
    let laid = |laid: Option<(Clue, Way)>| laid.unwrap_or((Clue::default(), Way::Flat));
    let mut ceremony = Ceremony {
        coach: state.coach,
        sports: layout.sports,
        clues: state.laid.map(laid),
        targets: layout.targets,
        piles: state.piles,
        points: [[0; SEATS]; Medal::COUNT],
        controls: [None; SEATS],
        positive: SeatSet::EMPTY,
        nobody: false,
    };
    let mut right = 0;
    for medal in Medal::ALL {
        right += turn_over(state, medal, &mut ceremony, emit);
    }
    if !state.setup.is_together() && state.turn > 0 {
        if right == 0 {
            // The cards are returned unrevealed, and the Coach pays even if nobody was controlled (K15).
            ceremony.nobody = true;
            let seat = state.coach;
            let lost = lose(state, seat);
            emit(state, Event::Nobody { seat, lost });
        } else {
            test(state, &mut ceremony, emit);
        }
    }
    if let Some(place) = state.past.get_mut(usize::from(state.turn)) {
        *place = Some(ceremony);
    }
    next_turn(state, emit);
}

/// Turns over the cards on a medal: the first is the Coach's, the first right one after it wins the medal, later right
/// ones get a point (K9, K10, K20). Returns how many Athletes were right.
#[inline]
fn turn_over(
    state: &mut State,
    medal: Medal,
    ceremony: &mut Ceremony,
    emit: &mut impl FnMut(&State, Event),
) -> usize {
    let index = medal.index();
    let target = ceremony.targets[index];
    let (mut found, mut athletes_right) = (false, 0);
    for (place, card) in ceremony.piles[index].cards().iter().enumerate() {
        state.turned[index] += 1;
        let mut points = 0;
        let right = card.ring == target;
        if place > 0 && right {
            points = if found { 1 } else { medal.points() };
            // A rival's card earns nothing, but it can be first (K20).
            found = true;
        }
        match card.owner {
            Owner::Seat(seat) if place > 0 => {
                athletes_right += usize::from(right);
                ceremony.points[index][seat.index()] += points;
                gain(state, seat, points);
            }
            Owner::Seat(_) | Owner::Rival(_) => points = 0,
        }
        let sport = ceremony.sports[card.ring.index()];
        emit(state, Event::Turned { medal, owner: card.owner, ring: card.ring, sport, right, points });
    }
    if !state.setup.is_together() {
        let seat = state.coach;
        let points = match athletes_right {
            0 => 0,
            all if all == state.seats() - 1 => medal.points(),
            _ => 1,
        };
        ceremony.points[index][seat.index()] += points;
        gain(state, seat, points);
        emit(state, Event::Coached { seat, medal, points });
    }
    athletes_right
}

/// Adds points for a seat, or for both in a two-player game (K27).
#[inline]
fn gain(state: &mut State, seat: Seat, points: u8) {
    if state.setup.is_together() {
        state.points[0] += points;
        state.points[1] += points;
    } else {
        state.points[seat.index()] += points;
    }
}

/// Applies the penalty, but not below 0 (K14). Returns the points lost.
fn lose(state: &mut State, seat: Seat) -> u8 {
    let points = &mut state.points[seat.index()];
    let lost = PENALTY.min(*points);
    *points -= lost;
    lost
}

/// Reveals the cards in front of the control together; each player who shows a target pays, even if nobody guessed that
/// target (K30, K31).
fn test(state: &mut State, ceremony: &mut Ceremony, emit: &mut impl FnMut(&State, Event)) {
    ceremony.controls = state.controls;
    state.controls_turned = true;
    for seat in Seat::all(state.seats()) {
        let Some(ring) = state.controls[seat.index()] else { continue };
        let positive = ceremony.targets.contains(&ring);
        let mut lost = 0;
        if positive {
            ceremony.positive = ceremony.positive.with(seat);
            lost = lose(state, seat);
        }
        emit(state, Event::Tested { seat, ring, positive, lost });
    }
}

/// Everybody takes their cards back; the player to the right is the next Coach (K3).
fn next_turn(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let seats = state.seats();
    state.laid = [None; Medal::COUNT];
    state.flipped = 0;
    state.piles = [Pile::EMPTY; Medal::COUNT];
    state.used = [Set::EMPTY; SEATS];
    state.placed = [0; SEATS];
    state.controls = [None; SEATS];
    state.controls_turned = false;
    state.controlled = SeatSet::EMPTY;
    state.landed = 0;
    state.turned = [0; Medal::COUNT];
    if usize::from(state.turn) + 1 >= state.setup.turns() {
        state.phase = Phase::Over;
        emit(state, Event::Ended);
        return;
    }
    state.turn += 1;
    state.coach = Seat(((state.coach.index() + seats - 1) % seats) as u8);
    state.phase = Phase::Coach { medal: Medal::Bronze };
    if !state.setup.is_together() {
        state.controlled = leaders(state).without(state.coach);
    }
    emit(state, Event::TurnBegan { coach: state.coach, controlled: state.controlled });
}

/// The seats with the most points, even if that is 0 points (K11, K12).
fn leaders(state: &State) -> SeatSet {
    let points = &state.points[..state.seats()];
    let most = points.iter().copied().max().unwrap_or(0);
    Seat::all(state.seats()).filter(|seat| points[seat.index()] == most).collect()
}
