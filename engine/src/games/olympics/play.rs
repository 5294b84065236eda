//! Legal actions and their effects: acquisition and investment.

use super::competitor::NEUTRAL;
use super::state::{Pair, Phase, Taken};
use super::{Action, Bids, Card, Competitor, Event, Placement, State, finish};
use crate::cards::Set;
use crate::rules::{Refusal, RuleViolation, Seat, SeatSet};

/// The card is not in the hand.
pub const NOT_IN_HAND: RuleViolation =
    RuleViolation { id: "olympics.not_in_hand", why: "that card is not in this hand" };
/// No such pair is left.
pub const NO_SUCH_PAIR: RuleViolation =
    RuleViolation { id: "olympics.no_such_pair", why: "no pair with that card face up is left to take" };

/// The legal actions of `seat`, sorted.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let index = seat.index();
    if index >= state.seats() {
        return;
    }
    match state.phase {
        Phase::Bidding if state.bids[index].is_none() => {
            actions.extend(state.hands[index].iter().map(Action::Bid));
        }
        Phase::Taking { taker, .. } if taker == seat => {
            let open: Set<Card> = state.pool.iter().flatten().map(|pair| pair.open).collect();
            actions.extend(open.iter().map(Action::Take));
        }
        Phase::Investing if state.invested[index].is_none() => {
            actions.extend(state.hands[index].iter().map(Action::Invest));
        }
        _ => {}
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
    let index = seat.index();
    if index >= state.seats() {
        return Err(Refusal::NoSuchSeat);
    }
    match (state.phase, action) {
        (Phase::Ceremony | Phase::Over, _) => Err(Refusal::Over),
        (Phase::Bidding, _) if state.bids[index].is_some() => Err(Refusal::NotAsked),
        (Phase::Bidding, Action::Bid(card)) => bid(state, seat, card, emit),
        (Phase::Taking { taker, .. }, _) if taker != seat => Err(Refusal::NotAsked),
        (Phase::Taking { left, .. }, Action::Take(open)) => take(state, seat, left, open, emit),
        (Phase::Investing, _) if state.invested[index].is_some() => Err(Refusal::NotAsked),
        (Phase::Investing, Action::Invest(card)) => invest(state, seat, card, emit),
        _ => Err(Refusal::NotNow),
    }
}

/// Acquisition: a bid is chosen in secret; the last choice reveals all of them.
#[inline]
fn bid(
    state: &mut State,
    seat: Seat,
    card: Card,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let index = seat.index();
    if !state.hands[index].remove(card) {
        return Err(Refusal::Violation(NOT_IN_HAND));
    }
    state.bids[index] = Some(card);
    emit(state, Event::Bid { seat, card: Some(card) });
    if state.awaiting().seats().is_empty() {
        reveal_bids(state, emit);
    }
    Ok(())
}

/// Reveals all bids; the highest takes first.
fn reveal_bids(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let (bids, left) = (Bids(state.bids), SeatSet::all(state.seats()));
    let Some((taker, _)) = bids.highest(left) else { return };
    for index in 0..state.seats() {
        if let Some(card) = state.bids[index] {
            state.mark_seen(index, card);
        }
    }
    state.phase = Phase::Reveal;
    emit(state, Event::BidsRevealed(bids));
    state.phase = Phase::Taking { taker, left };
}

/// Acquisition: the seat takes both cards of a pair; then the next lower bid takes one. When everybody has one, the
/// bids are discarded, and the neutral player gets the remaining pair (M10).
#[inline]
fn take(
    state: &mut State,
    seat: Seat,
    left: SeatSet,
    open: Card,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let index = seat.index();
    let Some(Pair { closed, .. }) = state.take_pair(Competitor::Seat(seat), |pair| pair.open == open) else {
        return Err(Refusal::Violation(NO_SUCH_PAIR));
    };
    state.hands[index].insert(open);
    state.hands[index].insert(closed);
    state.taken[index].insert(open);
    state.held[index].insert(open);
    if left.len() == state.seats() {
        state.firsts[index] |= 1 << (state.round & 15);
    }
    let bids = Bids(state.bids);
    let left = left.without(seat);
    emit(state, Event::Took { seat, open, closed: Some(closed) });
    if let Some((taker, _)) = bids.highest(left) {
        state.phase = Phase::Taking { taker, left };
        return Ok(());
    }
    for bid in &mut state.bids {
        state.discard.extend(bid.take());
    }
    state.phase = Phase::Placing;
    emit(state, Event::BidsDiscarded(bids));
    if state.setup.has_neutral() {
        play_neutral(state, emit);
    }
    state.phase = Phase::Investing;
    Ok(())
}

/// The neutral player gets the last pair, turned over, and plays it: first the face-up card, then the other one, by the
/// usual rules, but face up (M10).
fn play_neutral(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let Some(Pair { open, closed }) = state.take_pair(Competitor::Neutral, |_| true) else { return };
    state.hands[NEUTRAL].insert(open);
    state.hands[NEUTRAL].insert(closed);
    emit(state, Event::NeutralTook { open, closed });
    for card in [open, closed] {
        state.hands[NEUTRAL].remove(card);
        place(state, Competitor::Neutral, card, emit);
    }
}

/// Investment: a card is chosen in secret; after the last choice all cards go to their events, and the next round
/// begins, if there is one.
#[inline]
fn invest(
    state: &mut State,
    seat: Seat,
    card: Card,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let index = seat.index();
    if !state.hands[index].remove(card) {
        return Err(Refusal::Violation(NOT_IN_HAND));
    }
    state.invested[index] = Some(card);
    emit(state, Event::Invested { seat, card: Some(card) });
    if !state.awaiting().seats().is_empty() {
        return Ok(());
    }
    state.phase = Phase::Placing;
    // In seat order, which makes no difference (M8).
    for index in 0..state.seats() {
        if let Some(card) = state.invested[index].take() {
            place(state, Competitor::Seat(Seat(index as u8)), card, emit);
        }
    }
    if state.lay_out() {
        state.phase = Phase::Bidding;
        state.round += 1;
        emit(
            state,
            Event::LaidOut { round: state.round, open: state.pool.map(|pair| pair.map(|pair| pair.open)) },
        );
    } else {
        finish::hold_ceremony(state, emit);
    }
    Ok(())
}

/// Places a card at its event, or discards it if it cannot be played there (M4 to M7).
#[inline]
fn place(state: &mut State, competitor: Competitor, card: Card, emit: &mut impl FnMut(&State, Event)) {
    let (index, event) = (competitor.index(), card.event());
    match Placement::of(card, state.played[index]) {
        Placement::FaceDown => {
            let turned = state.turn_over(index, event);
            state.played[index].insert(card);
            state.tokens[index][event.index()] = Some(card);
            if index < state.seats() {
                state.lay_face_down(index, card);
            }
            emit(state, Event::Placed { competitor, event, card: Some(card), turned });
        }
        Placement::Upgrade { replaced } => {
            let turned = state.turn_over(index, event).filter(|&turned| turned != replaced);
            state.played[index].remove(replaced);
            state.discard.insert(replaced);
            state.played[index].insert(card);
            state.mark_seen(index, card);
            state.tokens[index][event.index()] = Some(card);
            emit(state, Event::Upgraded { competitor, card, replaced, turned });
        }
        Placement::Discard { .. } => {
            state.discard.insert(card);
            state.mark_seen(index, card);
            emit(state, Event::Discarded { competitor, card });
        }
    }
}

impl State {
    /// Records who took the first pair that satisfies the condition.
    #[inline]
    fn take_pair(&mut self, by: Competitor, which: impl Fn(&Pair) -> bool) -> Option<Pair> {
        let mut places = self.pool.iter_mut().zip(&mut self.gone);
        let (place, gone) = places.find(|(pair, _)| pair.as_ref().is_some_and(&which))?;
        let pair = place.take()?;
        *gone = Some(Taken { open: pair.open, by });
        Some(pair)
    }
}
