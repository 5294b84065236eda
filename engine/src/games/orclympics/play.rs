//! Legal actions and their effects: the draft, the rosters, the competitions.

use super::deal::{HAND_SIZE, ROW};
use super::state::RACES;
use super::team::{ENTRIES, PARTS};
use super::{Action, Award, Cups, Event, Phase, Race, State, Taking, Team};
use crate::rules::{Refusal, RuleViolation, Seat, SeatSet};

/// The card, or one of the cards, is not in the hand.
pub const NOT_IN_HAND: RuleViolation =
    RuleViolation { id: "orclympics.not_in_hand", why: "not all of that is in this hand" };
/// A roster consists of drafted cards.
pub const NOT_DRAFTED: RuleViolation =
    RuleViolation { id: "orclympics.not_drafted", why: "not all of that was drafted" };
/// A roster has at most three races (O15).
pub const TOO_MANY_RACES: RuleViolation =
    RuleViolation { id: "orclympics.too_many_races", why: "a roster has cards of three races at most" };
/// Entering means entering at least one card; a player who enters none passes (O8).
pub const NOTHING_ENTERED: RuleViolation =
    RuleViolation { id: "orclympics.nothing_entered", why: "whoever enters nobody has to pass" };
/// A card with value 0 in the skill cannot enter.
pub const NO_SKILL: RuleViolation = RuleViolation {
    id: "orclympics.no_skill",
    why: "whoever enters needs at least 1 in the skill of the competition",
};
/// The card is not among the resting ones (O13).
pub const NOT_RESTING: RuleViolation =
    RuleViolation { id: "orclympics.not_resting", why: "no card of that race rests before this player" };

/// The legal actions of `seat`, sorted.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if seat.index() >= state.seats() {
        return;
    }
    let player = &state.players[seat.index()];
    match state.phase {
        Phase::Draft { .. } if state.asked.contains(seat) => {
            actions.extend(player.hand.kinds().map(Action::Keep))
        }
        Phase::Rosters if state.asked.contains(seat) => {
            let mut room = [Team::EMPTY; PARTS];
            actions.extend(player.hand.parts(RACES, &mut room).iter().map(|&team| Action::Roster(team)));
        }
        Phase::Compete if state.turn == seat => {
            let mut room = [Team::EMPTY; ENTRIES];
            // The first one is empty, which would be a pass (O8).
            let teams = player.hand.usable(state.skill()).parts(RACES, &mut room).iter().skip(1);
            actions.extend(teams.map(|&team| Action::Enter(team)));
            actions.push(Action::Pass);
        }
        Phase::TakeBacks if state.asked.contains(seat) => {
            actions.push(Action::TakeBack(None));
            actions.extend(player.resting.kinds().map(|race| Action::TakeBack(Some(race))));
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
    if seat.index() >= state.seats() {
        return Err(Refusal::NoSuchSeat);
    }
    match (state.phase, action) {
        (Phase::Over, _) => Err(Refusal::Over),
        (Phase::Compete, _) if state.turn != seat => Err(Refusal::NotAsked),
        (Phase::Draft { .. } | Phase::Rosters | Phase::TakeBacks, _) if !state.asked.contains(seat) => {
            Err(Refusal::NotAsked)
        }
        (Phase::Draft { pick }, Action::Keep(race)) => keep(state, seat, pick, race, emit),
        (Phase::Rosters, Action::Roster(team)) => build(state, seat, team, emit),
        (Phase::Compete, Action::Enter(team)) => enter(state, seat, team, emit),
        (Phase::Compete, Action::Pass) => {
            pass(state, seat, emit);
            Ok(())
        }
        (Phase::TakeBacks, Action::TakeBack(choice)) => decide(state, seat, choice, emit),
        _ => Err(Refusal::NotNow),
    }
}

/// Keeps a card in secret; when all have kept one, the hands move to the left (O16).
#[inline]
fn keep(
    state: &mut State,
    seat: Seat,
    pick: u8,
    race: Race,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let player = &mut state.players[seat.index()];
    if !player.hand.remove(race) {
        return Err(Refusal::Violation(NOT_IN_HAND));
    }
    player.kept.add(race);
    player.picks[usize::from(pick) % HAND_SIZE] = Some(race);
    state.asked = state.asked.without(seat);
    emit(state, Event::Kept { seat, race: Some(race) });
    if state.asked.is_empty() {
        pass_hands(state, pick + 1, emit);
    }
    Ok(())
}

/// Everybody has kept that number of cards and picks up the hand passed by the right neighbour or, after the last pick,
/// their eight drafted cards.
fn pass_hands(state: &mut State, kept: u8, emit: &mut impl FnMut(&State, Event)) {
    let seats = state.seats();
    state.phase = Phase::Passing { kept };
    if usize::from(kept) == HAND_SIZE {
        for player in &mut state.players {
            player.hand = player.kept;
        }
        emit(state, Event::Drafted);
        state.phase = Phase::Rosters;
        state.asked = SeatSet::all(seats);
        return;
    }
    let mut passed = state.players[seats - 1].hand;
    for player in state.players.iter_mut().take(seats) {
        std::mem::swap(&mut player.hand, &mut passed);
        player.looked[usize::from(kept) % HAND_SIZE] = player.hand;
    }
    emit(state, Event::HandsPassed { kept });
    state.phase = Phase::Draft { pick: kept };
    state.asked = SeatSet::all(seats);
}

/// Builds a roster in secret; the last one makes all of them final (O15).
fn build(
    state: &mut State,
    seat: Seat,
    team: Team,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let player = &mut state.players[seat.index()];
    if !player.kept.contains(team) {
        return Err(Refusal::Violation(NOT_DRAFTED));
    }
    if team.races() > RACES {
        return Err(Refusal::Violation(TOO_MANY_RACES));
    }
    player.roster = Some(team);
    state.asked = state.asked.without(seat);
    emit(state, Event::RosterBuilt { seat, roster: Some(team) });
    if state.asked.is_empty() {
        let mut sizes = [0; super::SEATS];
        for (player, size) in state.players.iter_mut().zip(&mut sizes) {
            player.hand = player.roster.unwrap_or_default();
            *size = player.hand.len() as u8;
        }
        state.phase = Phase::Final;
        emit(state, Event::RostersFinal { sizes, seats: state.setup.seats() as u8 });
        begin(state, emit);
    }
    Ok(())
}

/// A competition begins.
fn begin(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    state.phase = Phase::Compete;
    state.turn = state.starter;
    emit(state, Event::Began { competition: state.competition(), starter: state.starter });
}

/// Enters cards, which may take a cup (O3 to O7).
#[inline]
fn enter(
    state: &mut State,
    seat: Seat,
    team: Team,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let skill = state.skill();
    let player = &mut state.players[seat.index()];
    if team.is_empty() {
        return Err(Refusal::Violation(NOTHING_ENTERED));
    }
    if !player.hand.contains(team) {
        return Err(Refusal::Violation(NOT_IN_HAND));
    }
    if team.usable(skill) != team {
        return Err(Refusal::Violation(NO_SKILL));
    }
    player.hand = player.hand.minus(team);
    player.entered = player.entered.plus(team);
    player.history[usize::from(state.current) % ROW] = player.entered;
    let total = state.totals[seat.index()] + team.total(skill);
    let seats = state.seats();
    let (taking, cups) = state.cups.after(seat, total, &state.totals[..seats]);
    let before = state.cups;
    state.totals[seat.index()] = total;
    state.passing = false;
    emit(state, Event::Entered { seat, team, total });
    match taking {
        Taking::Gold { from, tie } => {
            // Gold moves first: at that point the dethroned holder has none, and the previous holder still has silver.
            state.cups = Cups { gold: Some(seat), silver: before.silver };
            if let Some(dethroned) = from.filter(|_| cups.silver.is_some()) {
                emit(state, Event::TookGold { seat, total, from, tie });
                state.cups = cups;
                emit(state, Event::Dethroned { seat: dethroned, from: before.silver });
            } else {
                state.cups = cups;
                emit(state, Event::TookGold { seat, total, from, tie });
            }
        }
        Taking::Silver { from, tie } => {
            state.cups = cups;
            emit(state, Event::TookSilver { seat, total, from, tie });
        }
        Taking::KeepsGold | Taking::KeepsSilver | Taking::Nothing => {}
    }
    state.turn = next(state, seat);
    Ok(())
}

/// The next turn goes to the next seat to the left that has not passed; a single remaining seat takes all further turns
/// (O22).
#[inline]
fn next(state: &State, seat: Seat) -> Seat {
    let seats = state.seats();
    let mut next = seat.left(seats);
    while state.passed.contains(next) && next != seat {
        next = next.left(seats);
    }
    next
}

/// A seat passes; when all have, the competition ends (O22).
#[inline]
fn pass(state: &mut State, seat: Seat, emit: &mut impl FnMut(&State, Event)) {
    state.passed = state.passed.with(seat);
    let again = std::mem::replace(&mut state.passing, true);
    let empty = state.players[seat.index()].hand.is_empty();
    emit(state, Event::Passed { seat, empty, again });
    if state.passed.len() == state.seats() {
        award(state, emit);
    } else {
        state.turn = next(state, seat);
    }
}

/// Ends the competition: cups are won, cards that competed rest, players without a cup may take a card back.
fn award(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    let competition = state.competition();
    let cups = state.cups;
    state.phase = Phase::Award;
    let index = usize::from(state.current) % ROW;
    // Silver first, so that gold is the end of it.
    if let Some(seat) = cups.silver {
        state.awards[index] = Some(Award { gold: None, silver: Some(seat) });
        state.cups.silver = None;
        emit(state, Event::WonSilver { seat, competition });
    }
    state.awards[index] = Some(Award { gold: cups.gold, silver: cups.silver });
    match cups.gold {
        Some(seat) => {
            state.cups.gold = None;
            emit(state, Event::WonGold { seat, competition });
            // The winner of gold begins the next one; if nobody entered, the same seat begins again (O11).
            state.starter = seat;
        }
        None => emit(state, Event::NobodyEntered { competition }),
    }
    for player in &mut state.players {
        player.resting = player.resting.plus(player.entered);
        player.entered = Team::EMPTY;
    }
    state.totals = Default::default();
    state.passed = SeatSet::EMPTY;
    state.passing = false;
    if cups.gold.is_some() {
        emit(state, Event::Rested);
    }
    // After the main event nobody takes a card back: the game ends (O13).
    if index + 1 == ROW {
        state.phase = Phase::Over;
        return emit(state, Event::Ended);
    }
    state.asked = SeatSet::EMPTY;
    for seat in Seat::all(state.seats()) {
        if !state.has_won_now(seat) && !state.players[seat.index()].resting.is_empty() {
            state.asked = state.asked.with(seat);
        }
    }
    if state.asked.is_empty() {
        state.current += 1;
        begin(state, emit);
    } else {
        state.phase = Phase::TakeBacks;
        emit(state, Event::MayTakeBack { seats: state.asked });
    }
}

/// A seat decides in secret; the last decision reveals who takes a card back, but not which card (O24).
fn decide(
    state: &mut State,
    seat: Seat,
    choice: Option<Race>,
    emit: &mut impl FnMut(&State, Event),
) -> Result<(), Refusal> {
    let player = &mut state.players[seat.index()];
    if choice.is_some_and(|race| !player.resting.has(race)) {
        return Err(Refusal::Violation(NOT_RESTING));
    }
    player.choice = Some(choice);
    state.asked = state.asked.without(seat);
    emit(state, Event::Decided { seat, choice: Some(choice) });
    if state.asked.is_empty() {
        take_back(state, emit);
    }
    Ok(())
}

fn take_back(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    state.phase = Phase::Returns;
    for seat in Seat::all(state.seats()) {
        let player = &mut state.players[seat.index()];
        let Some(choice) = player.choice.take() else { continue };
        let Some(race) = choice else {
            emit(state, Event::TookNothing { seat });
            continue;
        };
        player.resting.remove(race);
        player.hand.add(race);
        player.returned |= 1 << state.current;
        emit(state, Event::TookBack { seat, race: Some(race) });
    }
    state.current += 1;
    begin(state, emit);
}
