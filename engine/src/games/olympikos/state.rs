//! The complete state of a game of Olympikos.

use super::deal::{FEW_CLUES, FEW_SPORTS, NOT_EACH_TURN, SAME_RINGS, WRONG_LATE, WRONG_RIVALS};
use super::{Ceremony, Clue, Deal, HAND_SIZE, Medal, Pile, Ring, Rings, Rivals, SEATS, Setup, Sport, Way};
use crate::cards::Set;
use crate::rules::{Awaiting, DealError, Seat, SeatSet, Standing};
use crate::short;

/// The maximum number of turns.
pub const TURNS: usize = 6;

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// Phase 1: the Coach has drawn a ring for a medal and chooses a clue.
    Coach {
        /// The medal.
        medal: Medal,
    },
    /// Phase 2: clues are flipped, and the Athletes put cards on medals.
    Race,
    /// Phase 3: the cards are turned over one by one. Exists only while events are reported: no seat may act.
    Presentation,
    /// Everybody has been Coach.
    Over,
}

/// What chance decided for a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Layout {
    /// The Coach's clues, ascending.
    pub(super) clues: [Clue; HAND_SIZE],
    pub(super) sports: [Sport; Ring::COUNT],
    pub(super) targets: Rings,
}

/// The complete state: a flat value without heap or generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) layouts: [Layout; TURNS],
    /// The orders of the guard, by turn and seat (K8).
    pub(super) late: [[[Ring; Ring::COUNT]; SEATS]; TURNS],
    /// The rivals of two players, by turn (K19).
    pub(super) rivals: [Option<Rivals>; TURNS],
    pub(super) phase: Phase,
    /// The turn, counted from 0.
    pub(super) turn: u8,
    pub(super) coach: Seat,
    /// The clue under each medal.
    pub(super) laid: [Option<(Clue, Way)>; Medal::COUNT],
    /// The number of flipped clues: bronze first.
    pub(super) flipped: u8,
    pub(super) piles: [Pile; Medal::COUNT],
    /// The rings that each seat has used in this turn.
    pub(super) used: [Set<Ring>; SEATS],
    /// The medals on which each seat has a card, one bit each.
    pub(super) placed: [u8; SEATS],
    /// The seats controlled in this turn (K11).
    pub(super) controlled: SeatSet,
    /// The cards in front of the anti-doping control.
    pub(super) controls: [Option<Ring>; SEATS],
    /// Whether these are turned over; all are turned over at once (K31).
    pub(super) controls_turned: bool,
    /// The number of rivals that have landed.
    pub(super) landed: u8,
    /// The number of cards turned over on each medal.
    pub(super) turned: [u8; Medal::COUNT],
    /// Points by seat; in a two-player game each seat has the shared total.
    pub(super) points: [u8; SEATS],
    /// The finished turns.
    pub(super) past: [Option<Ceremony>; TURNS],
}

/// Whether all rings are different.
fn differ(rings: &[Ring]) -> bool {
    rings.iter().copied().collect::<Set<Ring>>().len() == rings.len()
}

impl State {
    /// The state before the first clue is laid.
    ///
    /// # Errors
    /// If the deal is impossible.
    pub fn new(setup: &Setup, deal: &Deal) -> Result<Self, DealError> {
        let (seats, turns) = (setup.seats(), setup.turns());
        let start = setup.start.unwrap_or(deal.start);
        if start.index() >= seats || deal.start.index() >= seats {
            return Err(DealError::NoSuchSeat(if start.index() >= seats { start } else { deal.start }));
        }
        if deal.targets.len() != turns {
            return Err(NOT_EACH_TURN);
        }
        check_cards(deal, turns)?;
        if !deal.targets.iter().all(|rings| differ(rings)) {
            return Err(SAME_RINGS);
        }
        let mut layouts = [Layout::default(); TURNS];
        let hands = deal.clues.chunks_exact(HAND_SIZE).zip(deal.sports.chunks_exact(Ring::COUNT));
        for ((layout, (clues, sports)), &targets) in layouts.iter_mut().zip(hands).zip(&deal.targets) {
            layout.clues.copy_from_slice(clues);
            short::sort(&mut layout.clues);
            layout.sports.copy_from_slice(sports);
            layout.targets = targets;
        }
        let (late, rivals) = (late(setup, deal)?, rivals(setup, deal)?);
        Ok(Self {
            setup: *setup,
            layouts,
            late,
            rivals,
            phase: Phase::Coach { medal: Medal::Bronze },
            turn: 0,
            coach: start,
            laid: [None; Medal::COUNT],
            flipped: 0,
            piles: [Pile::EMPTY; Medal::COUNT],
            used: [Set::EMPTY; SEATS],
            placed: [0; SEATS],
            controlled: SeatSet::EMPTY,
            controls: [None; SEATS],
            controls_turned: false,
            landed: 0,
            turned: [0; Medal::COUNT],
            points: [0; SEATS],
            past: [None; TURNS],
        })
    }

    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> usize {
        // The set-up allows no more; stating it here saves a bounds check per seat.
        self.setup.seats().min(SEATS)
    }

    /// What chance decided for this turn.
    #[inline]
    pub(super) fn layout(&self) -> &Layout {
        &self.layouts[usize::from(self.turn).min(TURNS - 1)]
    }

    /// Which seats may act.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Coach { .. } => Awaiting::Turn(self.coach),
            Phase::Race => {
                let mut seats = SeatSet::EMPTY;
                for seat in Seat::all(self.seats()) {
                    if self.may_act(seat) {
                        seats = seats.with(seat);
                    }
                }
                Awaiting::Race(if self.is_ticking() { seats.with(Seat::CLOCK) } else { seats })
            }
            Phase::Presentation | Phase::Over => Awaiting::Over,
        }
    }

    /// Whether an Athlete has cards on all medals and, if controlled, in front of the control (K8).
    #[inline]
    pub(super) fn is_done(&self, seat: Seat) -> bool {
        let index = seat.index();
        self.placed[index] == ALL_MEDALS
            && (self.controls[index].is_some() || !self.controlled.contains(seat))
    }

    /// Whether the seat can act in the race: it has no card on a flipped medal (K5), or its control is pending.
    #[inline]
    pub(super) fn may_act(&self, seat: Seat) -> bool {
        seat != self.coach && {
            let open = (1 << self.flipped) - 1;
            let placed = self.placed[seat.index()];
            open & !placed != 0 || placed == ALL_MEDALS && !self.is_done(seat)
        }
    }

    /// The number of unfinished Athletes.
    #[inline]
    pub(super) fn unfinished(&self) -> usize {
        Seat::all(self.seats()).filter(|&seat| seat != self.coach && !self.is_done(seat)).count()
    }

    /// Whether, in the race, the clock can act: to flip a clue, to land a rival, or as the guard for the last
    /// unfinished Athlete (K5, K8, K19).
    #[inline]
    pub(super) fn is_ticking(&self) -> bool {
        if usize::from(self.flipped) < Medal::COUNT {
            true
        } else if self.setup.is_together() {
            usize::from(self.landed) < Rivals::COUNT
        } else {
            self.setup.guard.seconds().is_some() && self.unfinished() == 1
        }
    }

    /// How long the clock waits before it acts by itself (K5, K8, K19).
    pub fn countdown(&self) -> Option<u32> {
        if self.phase != Phase::Race || !self.is_ticking() {
            return None;
        }
        match self.flipped {
            0 => Some(COUNT_TO_THREE_MS),
            1 | 2 => Some(FLIP_MS),
            // Without a clock, somebody presses a button.
            _ if !self.setup.clock => None,
            _ if self.setup.is_together() => Some(RIVAL_MS),
            _ => self.setup.guard.seconds().map(|seconds| 1000 * seconds),
        }
    }

    /// Points and ranks; equal points share a rank (K17, K32). Two players have one score (K27).
    pub fn standing(&self) -> Standing {
        let points: Vec<i32> = self.points[..self.seats()].iter().map(|&points| i32::from(points)).collect();
        let merits = vec![(); points.len()];
        Standing::by_merits(points, &merits, if self.setup.is_together() { "K27" } else { "K17" })
    }
}

/// One bit for each medal.
pub(super) const ALL_MEDALS: u8 = (1 << Medal::COUNT) - 1;
/// The Athletes count to three before the first clue is flipped.
pub(super) const COUNT_TO_THREE_MS: u32 = 3_000;
/// All three are flipped in 2 to 3 seconds (K5).
pub(super) const FLIP_MS: u32 = 800;
/// A rival lands every ten seconds (K19).
pub(super) const RIVAL_MS: u32 = 10_000;

/// Checks that there are enough clues and sports for all turns, and no card twice; a sport card has two sides (K26).
fn check_cards(deal: &Deal, turns: usize) -> Result<(), DealError> {
    if deal.clues.len() < turns * HAND_SIZE {
        return Err(FEW_CLUES);
    }
    if deal.sports.len() < turns * Ring::COUNT {
        return Err(FEW_SPORTS);
    }
    let mut clues = [false; Clue::COUNT_WITH_MORE];
    for &clue in &deal.clues {
        if std::mem::replace(&mut clues[usize::from(clue.number())], true) {
            return Err(DealError::Twice(clue.number()));
        }
    }
    let mut cards = [false; Sport::CARDS + 1];
    for &sport in &deal.sports {
        if std::mem::replace(&mut cards[usize::from(sport.card())], true) {
            return Err(DealError::Twice(sport.card()));
        }
    }
    Ok(())
}

type Late = [[[Ring; Ring::COUNT]; SEATS]; TURNS];

fn late(setup: &Setup, deal: &Deal) -> Result<Late, DealError> {
    let mut orders = [[Ring::ALL; SEATS]; TURNS];
    if setup.is_together() {
        return if deal.late.is_empty() { Ok(orders) } else { Err(WRONG_LATE) };
    }
    if deal.late.len() != setup.turns() {
        return Err(WRONG_LATE);
    }
    for (turn, dealt) in orders.iter_mut().zip(&deal.late) {
        if dealt.len() != setup.seats() {
            return Err(WRONG_LATE);
        }
        for (order, dealt) in turn.iter_mut().zip(dealt) {
            if !differ(dealt) {
                return Err(SAME_RINGS);
            }
            *order = *dealt;
        }
    }
    Ok(orders)
}

fn rivals(setup: &Setup, deal: &Deal) -> Result<[Option<Rivals>; TURNS], DealError> {
    let mut rivals = [None; TURNS];
    let needed = if setup.is_together() { setup.turns() } else { 0 };
    if deal.rivals.len() != needed {
        return Err(WRONG_RIVALS);
    }
    for (place, dealt) in rivals.iter_mut().zip(&deal.rivals) {
        if !setup.others().iter().all(|other| dealt.nations.contains(other)) {
            return Err(WRONG_RIVALS);
        }
        if !dealt.cards.iter().all(|rings| differ(rings)) {
            return Err(SAME_RINGS);
        }
        *place = Some(*dealt);
    }
    Ok(rivals)
}
