//! Legal actions and their effects: the three parts of a sport.

use super::rule::Against;
use super::{Action, Attempt, Event, Medal, Performance, Phase, PlayedCards, State};
use crate::rules::{Refusal, RuleViolation, Seat, SeatSet};

/// A card is not in the hand.
pub const NOT_IN_HAND: RuleViolation =
    RuleViolation { id: "olympicards.not_in_hand", why: "those cards are not in this hand" };

/// The legal actions of `seat`, sorted.
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.phase {
        Phase::Choice if state.start == seat => actions.extend([Action::PlaySport, Action::Defer]),
        Phase::Turn { seat: asked } if asked == seat => legal_in_turn(state, seat, actions),
        _ => {}
    }
}

/// The legal actions in a turn: any play that the sport allows, or withdrawing.
#[inline]
fn legal_in_turn(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Some(sport) = state.programme.current() else { return };
    let (rule, hand) = (sport.rule(), state.hands[seat.index()]);
    let to_beat = state.to_beat(seat, rule.against);
    if rule.most == 1 {
        let cards = hand.kinds().intersection(sport.singles(to_beat));
        actions.extend(cards.iter().map(|card| Action::Cards(Attempt::one(card))));
    } else {
        rule.attempts(hand, to_beat, |attempt| actions.push(Action::Cards(attempt)));
    }
    actions.push(Action::Withdraw);
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
        (Phase::Over, _) => return Err(Refusal::Over),
        (Phase::Choice, _) if state.start != seat => return Err(Refusal::NotAsked),
        (Phase::Turn { seat: asked }, _) if asked != seat => return Err(Refusal::NotAsked),
        (Phase::Choice, Action::PlaySport) => begin(state, emit),
        (Phase::Choice, Action::Defer) => defer(state, seat, emit),
        (Phase::Turn { .. }, Action::Cards(attempt)) => return play_cards(state, seat, attempt, emit),
        (Phase::Turn { .. }, Action::Withdraw) => withdraw(state, seat, emit),
        _ => return Err(Refusal::NotNow),
    }
    Ok(())
}

/// The sport goes face up to the bottom; the next one is played, whether it was face up or down (C3).
fn defer(state: &mut State, seat: Seat, emit: &mut impl FnMut(&State, Event)) {
    let Some(sport) = state.programme.current() else { return };
    // Nobody may know the next sport before it is turned over.
    emit(state, Event::Deferred { seat, sport });
    state.phase = Phase::Opening;
    let hidden = state.programme.face_down();
    state.programme.defer();
    // No card was turned over: the next one was face up already.
    let open = state.programme.face_down() == hidden;
    if let Some(sport) = state.programme.current() {
        emit(state, Event::SportTurned { sport, open });
    }
    begin(state, emit);
}

/// The first round of the sport begins with the start player.
fn begin(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let Some(sport) = state.programme.current() else { return };
    let seat = state.start;
    state.phase = Phase::Opening;
    state.round = 1;
    emit(state, Event::Began { sport, seat });
    turn_over(state, emit);
    state.phase = Phase::Turn { seat };
}

/// The next player still in may act, which may begin a new round. Every round begins at the seat that started the sport
/// (C4); with two players the seats alternate (C20).
#[inline]
fn go_on(state: &mut State, seat: Seat, emit: &mut impl FnMut(&State, Event)) {
    let seats = state.seats();
    let next = state.playing.next(seat).unwrap_or(seat);
    let wraps = seat.steps_to(next, seats) >= seat.steps_to(state.start, seats);
    if wraps {
        state.phase = Phase::Opening;
        state.round += 1;
        turn_over(state, emit);
    }
    state.phase = Phase::Turn { seat: next };
}

/// At the beginning of a round a card is turned over if the sport uses one, whoever is still in (C21). It replaces the
/// previous one; if no card is left, the previous one stays valid (C8).
#[inline]
fn turn_over(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let Some(sport) = state.programme.current() else { return };
    if sport.rule().against != Against::Turned {
        return;
    }
    match draw(state, emit) {
        Some(card) => {
            if let Some(before) = state.turned.replace(card) {
                state.turned_before.insert(before);
            }
            emit(state, Event::TurnedOver(card));
        }
        None => emit(state, Event::NotTurnedOver),
    }
}

/// The top card of the stack. If the stack is empty, the cards of finished sports form a new one first; if there are
/// none either, there is no card (C8, C19).
#[inline]
fn draw(state: &mut State, emit: &mut impl FnMut(&State, Event)) -> Option<Performance> {
    if state.stack.size() == 0 && !state.discard.is_empty() {
        let discard = std::mem::take(&mut state.discard);
        state.stack.reshuffle(discard);
        emit(state, Event::Reshuffled { cards: state.stack.size() });
    }
    state.stack.draw()
}

/// Plays cards.
#[inline]
fn play_cards(
    state: &mut State,
    seat: Seat,
    attempt: Attempt,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let Some(sport) = state.programme.current() else { return Err(Refusal::Over) };
    let rest = state.hands[seat.index()].without(attempt).ok_or(Refusal::Violation(NOT_IN_HAND))?;
    let rule = sport.rule();
    let to_beat = state.to_beat(seat, rule.against);
    // Most plays are a single card in a single-card sport, where a table lookup is enough.
    let known = rule.most == 1 && attempt.len() == 1 && sport.singles(to_beat).contains(attempt.first());
    if !known && let Some(misfit) = rule.fault(attempt, to_beat) {
        return Err(Refusal::Violation(misfit.violation()));
    }
    state.hands[seat.index()] = rest;
    if let Some(slot) = state.laid.get_mut(usize::from(state.plays)) {
        *slot = Some(PlayedCards { seat, attempt });
        state.plays += 1;
    }
    state.own[seat.index()] = Some(attempt);
    emit(state, Event::Played { seat, attempt });
    go_on(state, seat, emit);
    Ok(())
}

/// Withdraws: the reward is paid at once; only the start-player card changes hands at the end of the sport (C4).
fn withdraw(state: &mut State, seat: Seat, emit: &mut impl FnMut(&State, Event)) {
    let rung = state.withdrawals;
    let ladder = state.setup.ladder();
    let Some(reward) = ladder.get(usize::from(rung)) else { return };
    state.withdrawn[usize::from(rung)] = Some(seat);
    state.withdrawals += 1;
    if reward.start_card {
        state.next_start = Some(seat);
    }
    // C13: with two players the opponent gets the medal, and both go on.
    let winner = if state.setup.is_for_two() { seat.left(2) } else { seat };
    if !state.setup.is_for_two() {
        state.playing = state.playing.without(seat);
    }
    let is_last = usize::from(state.withdrawals) == ladder.len();
    emit(state, Event::Withdrew { seat, rung });
    for missing in (1..=reward.cards).rev() {
        let Some(card) = draw(state, emit) else {
            emit(state, Event::Short { seat, missing });
            break;
        };
        state.hands[seat.index()].insert(card);
        emit(state, Event::Drew { seat, card: Some(card) });
    }
    if let Some(medal) = reward.medal {
        award(state, winner, medal, emit);
    }
    if is_last {
        finish(state, emit);
    } else {
        go_on(state, seat, emit);
    }
}

/// Awards a medal of the sport.
#[inline]
fn award(state: &mut State, seat: Seat, medal: Medal, emit: &mut impl FnMut(&State, Event)) {
    state.medals[seat.index()].add(medal);
    let winners = match medal {
        Medal::Gold => &mut state.golds,
        Medal::Silver => &mut state.silvers,
        Medal::Bronze => &mut state.bronzes,
    };
    if let Some(winner) = winners.get_mut(usize::from(state.programme.finished)) {
        *winner = Some(seat);
    }
    emit(state, Event::Awarded { seat, medal });
    if medal == Medal::Gold {
        crown(state, seat, emit);
    }
}

/// Awards a world record to a winner of gold, if the sport has a star and no card is left (C12).
fn crown(state: &mut State, seat: Seat, emit: &mut impl FnMut(&State, Event)) {
    let Some(sport) = state.programme.current() else { return };
    if state.setup.has_record(sport) && state.hands[seat.index()].is_empty() {
        state.records[seat.index()].insert(sport);
        emit(state, Event::WorldRecord { seat, sport });
    }
}

/// Ends the sport: its cards are put away, the start-player card moves, the next sport is turned over.
fn finish(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let Some(sport) = state.programme.current() else { return };
    state.start = state.next_start.take().unwrap_or(state.start);
    state.phase = Phase::Result;
    emit(state, Event::Finished { sport, start: state.start });
    put_away(state);
    state.playing = SeatSet::all(state.seats());
    state.programme.advance();
    let Some(next) = state.programme.current() else {
        state.phase = Phase::Over;
        return emit(state, Event::Ended);
    };
    state.phase = Phase::Opening;
    let open = state.programme.must_play;
    emit(state, Event::SportTurned { sport: next, open });
    if state.programme.can_defer() {
        state.phase = Phase::Choice;
    } else {
        begin(state, emit);
    }
}

/// Puts away all face-up cards, turned-over cards too (C9).
fn put_away(state: &mut State) {
    for slot in state.laid.iter_mut().take(usize::from(state.plays)) {
        if let Some(laid) = slot.take() {
            state.discard.insert_all(laid.attempt);
        }
    }
    state.discard = state.discard.union(std::mem::take(&mut state.turned_before));
    state.discard.extend(state.turned.take());
    state.plays = 0;
    state.own.fill(None);
    state.withdrawn.fill(None);
    state.withdrawals = 0;
    state.round = 0;
}
