//! Legal actions and their effects: the three parts of a round.

use super::SEATS;
use super::deal::HAND_SIZE;
use super::{Action, Athlete, Discipline, Event, Phase, Round, State};
use crate::rules::{Refusal, RuleViolation, Seat, SeatSet};

/// The card is not in the hand.
pub const NOT_IN_HAND: RuleViolation =
    RuleViolation { id: "olympia2000.not_in_hand", why: "that athlete is not in this hand" };
/// The column has no chip left (Z6).
pub const COLUMN_EMPTY: RuleViolation =
    RuleViolation { id: "olympia2000.column_empty", why: "no laurels are left in that discipline" };
/// The seat has already been given a card in this round (Z7).
pub const ALREADY_SERVED: RuleViolation = RuleViolation {
    id: "olympia2000.already_served",
    why: "that player has already been given a card this round",
};
/// The dealer gives cards only to others; keeping is a separate action (Z7).
pub const NOT_TO_ONESELF: RuleViolation = RuleViolation {
    id: "olympia2000.not_to_oneself",
    why: "a card for the dealer himself is kept, not given",
};

/// The legal actions of `seat`, sorted.
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if seat.index() >= state.seats() {
        return;
    }
    match state.phase {
        Phase::Athletes if state.sent[seat.index()].is_none() => {
            actions.extend(state.hands[seat.index()].iter().map(Action::Athlete));
        }
        Phase::Chip { chooser } if chooser == seat => actions.extend(state.columns.open().map(Action::Chip)),
        Phase::Refill { served } if state.dealer == seat => {
            actions.push(Action::Keep);
            let others = Seat::all(state.seats()).filter(|&to| to != seat && !served.contains(to));
            actions.extend(others.map(Action::Give));
        }
        Phase::Athletes | Phase::Reveal | Phase::Chip { .. } | Phase::Refill { .. } | Phase::Over => {}
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
    if seat.index() >= state.seats() {
        return Err(Refusal::NoSuchSeat);
    }
    match (state.phase, action) {
        (Phase::Over, _) => Err(Refusal::Over),
        (Phase::Athletes, _) if state.sent[seat.index()].is_some() => Err(Refusal::NotAsked),
        (Phase::Athletes, Action::Athlete(athlete)) => send(state, seat, athlete, emit),
        (Phase::Chip { chooser }, _) if chooser != seat => Err(Refusal::NotAsked),
        (Phase::Chip { .. }, Action::Chip(discipline)) => choose(state, seat, discipline, emit),
        (Phase::Refill { .. }, _) if state.dealer != seat => Err(Refusal::NotAsked),
        (Phase::Refill { served }, Action::Keep) => keep(state, served, emit),
        (Phase::Refill { served }, Action::Give(to)) => give(state, served, to, emit),
        (Phase::Athletes | Phase::Reveal | Phase::Chip { .. } | Phase::Refill { .. }, _) => {
            Err(Refusal::NotNow)
        }
    }
}

/// Part 1: an athlete is chosen in secret; the last choice reveals all of them.
#[inline]
fn send(
    state: &mut State,
    seat: Seat,
    athlete: Athlete,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let index = seat.index();
    if !state.hands[index].remove(athlete) {
        return Err(Refusal::Violation(NOT_IN_HAND));
    }
    state.sent[index] = Some(athlete);
    emit(state, Event::Sent { seat, athlete: Some(athlete) });
    if state.sent[..state.seats()].iter().all(Option::is_some) {
        reveal(state, emit);
    }
    Ok(())
}

/// Reveals all athletes; the best place wins the chip on I, the worst one chooses the next chip. Athletes without a
/// place do not count (Z2). The round counter advances after the events are reported.
fn reveal(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let Some(chip) = state.prize else { return };
    state.phase = Phase::Reveal;
    let athletes = std::mem::take(&mut state.sent);
    let mut best = (Athlete::LAST_POSITION + 1, None);
    let mut worst = (0, None);
    for seat in Seat::all(state.seats()) {
        let Some(athlete) = athletes[seat.index()] else { continue };
        state.revealed.insert(athlete);
        let position = athlete.position(chip.discipline);
        if position <= Athlete::LAST_POSITION {
            if position < best.0 {
                best = (position, Some(seat));
            }
            if position > worst.0 {
                worst = (position, Some(seat));
            }
        }
    }
    for gave in &mut state.gave {
        *gave = gave.difference(state.revealed);
    }
    let round = Round { chip, athletes, winner: best.1, worst: worst.1 };
    state.last = Some(round);
    emit(state, Event::Revealed(round));
    match best.1 {
        Some(seat) => {
            state.won[seat.index()].insert(chip);
            state.prize = None;
            emit(state, Event::Won { seat, chip });
        }
        None => {
            state.void += 1;
            emit(state, Event::Void);
        }
    }
    console(state, &athletes, emit);
    state.round += 1;
    match worst.1 {
        Some(chooser) => advance(state, chooser, emit),
        None => replace(state, emit),
    }
}

/// Each athlete on crutches earns a chip, also in a void round (Z4, Z11).
fn console(state: &mut State, athletes: &[Option<Athlete>; SEATS], emit: &mut impl FnMut(&State, Event)) {
    for (index, athlete) in athletes.iter().enumerate() {
        if let &Some(athlete) = athlete
            && athlete.earns_consolation()
        {
            state.consolation[index] += 1;
            emit(state, Event::Consoled { seat: Seat(index as u8), athlete });
        }
    }
}

/// Part 2 begins: II moves to I. The game ends here when all chips are won or all cards played (Z17).
fn advance(state: &mut State, chooser: Seat, emit: &mut impl FnMut(&State, Event)) {
    let Some(prize) = state.next.filter(|_| !state.hands[0].is_empty()) else {
        return end(state, emit);
    };
    state.prize = Some(prize);
    state.next = None;
    if state.columns.open().next().is_some() {
        state.phase = Phase::Chip { chooser };
        emit(state, Event::Advanced { prize, chooser });
    } else {
        emit(state, Event::Advanced { prize, chooser });
        refill(state, emit);
    }
}

/// Part 2: the top chip of a column goes to II (Z6).
fn choose(
    state: &mut State,
    seat: Seat,
    discipline: Discipline,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let Some(chip) = state.columns.take(discipline) else {
        return Err(Refusal::Violation(COLUMN_EMPTY));
    };
    state.next = Some(chip);
    emit(state, Event::Chosen { seat, chip });
    refill(state, emit);
    Ok(())
}

/// Part 3 begins: the dealer looks at the top card, unless too few are left for everybody (Z9).
fn refill(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    if state.can_refill() {
        state.phase = Phase::Refill { served: SeatSet::EMPTY };
        look(state, emit);
    } else {
        stop_drawing(state, emit);
        state.phase = Phase::Athletes;
    }
}

fn look(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    state.looking = true;
    emit(state, Event::Looked { seat: state.dealer, athlete: state.top() });
}

/// Reported once: this is the first time the hands are one card short. Nobody is asked while it is told.
fn stop_drawing(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    state.phase = Phase::Reveal;
    if state.hands[0].len() == HAND_SIZE - 1 {
        emit(state, Event::LastRounds);
    }
}

/// The dealer keeps the card; each player without a new card gets one unseen, clockwise; the deck moves left (Z7, Z15).
fn keep(state: &mut State, served: SeatSet, emit: &mut impl FnMut(&State, Event)) -> Result<(), Refusal> {
    let dealer = state.dealer;
    // The new top card goes to somebody unseen, or waits for the next dealer.
    state.looking = false;
    let kept = draw_for(state, dealer);
    emit(state, Event::Kept { seat: dealer, athlete: kept });
    let seats = state.seats();
    let mut seat = dealer.left(seats);
    while seat != dealer {
        if !served.contains(seat) {
            let athlete = draw_for(state, seat);
            emit(state, Event::Drew { seat, athlete });
        }
        seat = seat.left(seats);
    }
    state.dealer = dealer.left(seats);
    state.phase = Phase::Athletes;
    emit(state, Event::DeckPassed { to: state.dealer });
    Ok(())
}

/// The dealer gives the card to somebody without a new one and looks at the next (Z7).
fn give(
    state: &mut State,
    served: SeatSet,
    to: Seat,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let from = state.dealer;
    if to.index() >= state.seats() {
        return Err(Refusal::NoSuchSeat);
    }
    if to == from {
        return Err(Refusal::Violation(NOT_TO_ONESELF));
    }
    if served.contains(to) {
        return Err(Refusal::Violation(ALREADY_SERVED));
    }
    state.looking = false;
    let athlete = draw_for(state, to);
    if let Some(athlete) = athlete {
        state.gave[from.index()].insert(athlete);
    }
    state.phase = Phase::Refill { served: served.with(to) };
    emit(state, Event::Gave { from, to, athlete });
    look(state, emit);
    Ok(())
}

/// After a void round each player draws one card, clockwise from the dealer; with too few cards nobody does (Z4, Z18).
fn replace(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    if state.can_refill() {
        let seats = state.seats();
        for seat in state.dealer.round(seats) {
            let athlete = draw_for(state, seat);
            emit(state, Event::Drew { seat, athlete });
        }
    } else if state.hands[0].is_empty() {
        return end(state, emit);
    } else {
        stop_drawing(state, emit);
    }
    state.phase = Phase::Athletes;
}

fn draw_for(state: &mut State, seat: Seat) -> Option<Athlete> {
    let athlete = state.draw()?;
    state.hands[seat.index()].insert(athlete);
    Some(athlete)
}

fn end(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    state.phase = Phase::Over;
    emit(state, Event::Ended);
}
