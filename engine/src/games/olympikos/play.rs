//! Legal actions and their effects: the Coach's clues and the race.

use super::presentation::present;
use super::state::ALL_MEDALS;
use super::{Action, Clue, Event, Medal, Owner, Phase, Ring, Rings, Rivals, State, Way};
use crate::rules::{Refusal, RuleViolation, Seat};

/// The clue is not among those that the Coach can lay.
pub const NOT_IN_HAND: RuleViolation = RuleViolation {
    id: "olympikos.not_in_hand",
    why: "that clue is not among those the Coach can still lay",
};
/// The clue of the medal has not been flipped (K5).
pub const NOT_FLIPPED: RuleViolation =
    RuleViolation { id: "olympikos.not_flipped", why: "the clue of that medal has not been flipped yet" };
/// The Athlete already has a card on the medal, and it stays there (K6).
pub const ALREADY_PLACED: RuleViolation =
    RuleViolation { id: "olympikos.already_placed", why: "a card that lies on a medal stays there" };
/// The Athlete has already used the card with that ring elsewhere (K6).
pub const RING_USED: RuleViolation =
    RuleViolation { id: "olympikos.ring_used", why: "the card with that ring has been put down" };
/// The control comes after the three medals (K30).
pub const MEDALS_FIRST: RuleViolation =
    RuleViolation { id: "olympikos.medals_first", why: "the control comes after a card on each medal" };
/// The Athlete is not controlled in this turn (K11).
pub const NOT_CONTROLLED: RuleViolation =
    RuleViolation { id: "olympikos.not_controlled", why: "that Athlete is not controlled this turn" };

/// The legal actions of `seat`, sorted.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.phase {
        Phase::Coach { .. } if seat == state.coach => {
            for &clue in state.layout().clues.iter().filter(|&&clue| state.is_in_hand(clue)) {
                actions.extend(Way::ALL.map(|way| Action::Clue(clue, way)));
            }
        }
        Phase::Race if seat == Seat::CLOCK => {
            if state.is_ticking() {
                actions.push(Action::TimeUp);
            }
        }
        Phase::Race if seat.index() < state.seats() && state.may_act(seat) => {
            let used = state.used[seat.index()];
            let placed = state.placed[seat.index()];
            let left = |ring: &Ring| !used.contains(*ring);
            for medal in Medal::ALL.into_iter().take(usize::from(state.flipped)) {
                if placed & 1 << medal.index() == 0 {
                    actions.extend(Ring::ALL.into_iter().filter(left).map(|ring| Action::Place(medal, ring)));
                }
            }
            if placed == ALL_MEDALS {
                actions.extend(Ring::ALL.into_iter().filter(left).map(Action::Control));
            }
        }
        Phase::Coach { .. } | Phase::Race | Phase::Presentation | Phase::Over => {}
    }
}

/// Applies `action` for `seat`.
#[inline]
pub(super) fn play(
    state: &mut State,
    seat: Seat,
    action: Action,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    if seat.index() >= state.seats() && seat != Seat::CLOCK {
        return Err(Refusal::NoSuchSeat);
    }
    match (state.phase, action) {
        (Phase::Over, _) => Err(Refusal::Over),
        (Phase::Coach { .. }, _) if seat != state.coach => Err(Refusal::NotAsked),
        (Phase::Coach { medal }, Action::Clue(clue, way)) => lay(state, medal, clue, way, emit),
        (Phase::Race, _) if seat == Seat::CLOCK => {
            if !state.is_ticking() {
                return Err(Refusal::NotAsked);
            }
            if action != Action::TimeUp {
                return Err(Refusal::NotNow);
            }
            time_up(state, emit);
            Ok(())
        }
        (Phase::Race, _) if !state.may_act(seat) => Err(Refusal::NotAsked),
        (Phase::Race, Action::Place(medal, ring)) => {
            may_place(state, seat, medal, ring).map_err(Refusal::Violation)?;
            place(state, seat, medal, ring, false, emit);
            finish(state, emit);
            Ok(())
        }
        (Phase::Race, Action::Control(ring)) => {
            may_be_controlled(state, seat, ring).map_err(Refusal::Violation)?;
            control(state, seat, ring, false, emit);
            finish(state, emit);
            Ok(())
        }
        (Phase::Coach { .. } | Phase::Race | Phase::Presentation, _) => Err(Refusal::NotNow),
    }
}

impl State {
    /// Whether the Coach can still lay a clue.
    #[inline]
    fn is_in_hand(&self, clue: Clue) -> bool {
        !self.laid.iter().flatten().any(|&(laid, _)| laid == clue)
    }
}

/// Phase 1: a clue is laid under the medal, face down; then the Coach draws for the next medal (K4, K28).
#[inline]
fn lay(
    state: &mut State,
    medal: Medal,
    clue: Clue,
    way: Way,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    if !state.layout().clues.contains(&clue) || !state.is_in_hand(clue) {
        return Err(Refusal::Violation(NOT_IN_HAND));
    }
    let (seat, index) = (state.coach, medal.index());
    state.laid[index] = Some((clue, way));
    let ring = state.layout().targets[index];
    state.piles[index].put(Owner::Seat(seat), ring);
    state.used[seat.index()].insert(ring);
    emit(state, Event::Laid { seat, medal, way, clue: Some(clue) });
    match medal.next() {
        Some(medal) => {
            state.phase = Phase::Coach { medal };
            let ring = state.layout().targets[medal.index()];
            emit(state, Event::Drew { seat, medal, ring: Some(ring) });
        }
        None => {
            state.phase = Phase::Race;
            emit(state, Event::Ready);
        }
    }
    Ok(())
}

/// Whether an Athlete may put a card on a medal (K5, K6).
#[inline]
fn may_place(state: &State, seat: Seat, medal: Medal, ring: Ring) -> Result<(), RuleViolation> {
    if state.placed[seat.index()] & 1 << medal.index() != 0 {
        return Err(ALREADY_PLACED);
    }
    if medal.index() >= usize::from(state.flipped) {
        return Err(NOT_FLIPPED);
    }
    if state.used[seat.index()].contains(ring) {
        return Err(RING_USED);
    }
    Ok(())
}

/// Whether an Athlete may put a card in front of the control (K13, K30).
#[inline]
fn may_be_controlled(state: &State, seat: Seat, ring: Ring) -> Result<(), RuleViolation> {
    if !state.controlled.contains(seat) {
        return Err(NOT_CONTROLLED);
    }
    if state.placed[seat.index()] != ALL_MEDALS {
        return Err(MEDALS_FIRST);
    }
    if state.used[seat.index()].contains(ring) {
        return Err(RING_USED);
    }
    Ok(())
}

#[inline]
fn place(
    state: &mut State,
    seat: Seat,
    medal: Medal,
    ring: Ring,
    late: bool,
    emit: &mut impl FnMut(&State, Event),
) {
    state.piles[medal.index()].put(Owner::Seat(seat), ring);
    state.used[seat.index()].insert(ring);
    state.placed[seat.index()] |= 1 << medal.index();
    emit(state, Event::Placed { seat, medal, ring: Some(ring), late });
}

#[inline]
fn control(state: &mut State, seat: Seat, ring: Ring, late: bool, emit: &mut impl FnMut(&State, Event)) {
    state.used[seat.index()].insert(ring);
    state.controls[seat.index()] = Some(ring);
    emit(state, Event::Controlled { seat, ring: Some(ring), late });
}

/// Phase 3 begins when all Athletes are done (K30).
#[inline]
fn finish(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    if usize::from(state.flipped) == Medal::COUNT && state.unfinished() == 0 {
        present(state, emit);
    }
}

/// The clock: the next clue is flipped, then rivals land or the guard acts (K5, K8, K19).
fn time_up(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let next = Medal::ALL.get(usize::from(state.flipped)).copied();
    if let Some(medal) = next {
        state.flipped += 1;
        if let Some((clue, way)) = state.laid[medal.index()] {
            emit(state, Event::Flipped { medal, clue, way });
        }
    } else if state.setup.is_together() {
        land(state, emit);
    } else {
        guard(state, emit);
    }
}

/// The next rival nation puts a card on each medal, even if the Athlete already has one there (K19).
fn land(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let rivals: Option<Rivals> = state.rivals.get(usize::from(state.turn)).copied().flatten();
    let Some(rivals) = rivals else { return };
    let order = usize::from(state.landed);
    let Some((&nation, &cards)) = rivals.nations.get(order).zip(rivals.cards.get(order)) else { return };
    let cards: Rings = cards;
    for (pile, ring) in state.piles.iter_mut().zip(cards) {
        pile.put(Owner::Rival(nation), ring);
    }
    state.landed += 1;
    emit(state, Event::Landed { nation });
}

/// The guard plays for the last unfinished Athlete: bronze, silver, gold, then the control, each with the first unused
/// ring in the guard's order (K8).
fn guard(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let waited = Seat::all(state.seats()).find(|&seat| seat != state.coach && !state.is_done(seat));
    let Some(seat) = waited else { return };
    let order = state.late[usize::from(state.turn)][seat.index()];
    for ring in order {
        if state.used[seat.index()].contains(ring) {
            continue;
        }
        let open = Medal::ALL.into_iter().find(|medal| state.placed[seat.index()] & 1 << medal.index() == 0);
        match open {
            Some(medal) => place(state, seat, medal, ring, true, emit),
            None if !state.is_done(seat) => control(state, seat, ring, true, emit),
            None => break,
        }
    }
    finish(state, emit);
}
