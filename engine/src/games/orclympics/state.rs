//! The complete state of a game of Orc-lympics.

use super::deal::{HAND_SIZE, NOT_SORTED, ROW, WRONG_ROW, WRONG_SILVER_ROW};
use super::{Competition, Cups, Deal, Race, SEATS, Setup, Skill, Team};
use crate::rules::{Awaiting, DealError, Seat, SeatSet, Standing, check_each_once, check_hands, check_start};

/// The maximum number of races in a roster (O15).
pub const RACES: usize = 3;

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// All players keep a card, in secret, and pass the others on.
    Draft {
        /// The number of cards everybody has kept so far, `0..8`.
        pick: u8,
    },
    /// The hands are passed, or the drafted cards picked up. Exists only while events are reported: no seat may act.
    Passing {
        /// The number of cards everybody has kept, `1..=8`.
        kept: u8,
    },
    /// All players build their rosters, in secret.
    Rosters,
    /// The rosters are final. Exists only while events are reported: no seat may act.
    Final,
    /// A competition: players take turns to enter cards or pass.
    Compete,
    /// The cups of a competition are awarded, and its cards come to rest. Exists only while events are reported: no
    /// seat may act.
    Award,
    /// Players without a cup decide, in secret, whether to take a resting card back.
    TakeBacks,
    /// Cards are taken back. Exists only while events are reported: no seat may act.
    Returns,
    /// The main event is over.
    Over,
}

/// The result of a competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Award {
    /// The winner of gold; `None` if nobody entered (O11).
    pub gold: Option<Seat>,
    /// The winner of silver; `None` with two players (O14), or if only one entered (O12).
    pub silver: Option<Seat>,
}

/// A secret choice about resting cards.
pub(super) type TakeBack = Option<Race>;

/// A player's cards and memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PlayerState {
    /// The hands the player picked up in the draft, in order: nobody else saw exactly these (O16).
    pub(super) looked: [Team; HAND_SIZE],
    /// The card kept from each.
    pub(super) picks: [Option<Race>; HAND_SIZE],
    /// All kept cards.
    pub(super) kept: Team,
    /// The roster, sealed or final.
    pub(super) roster: Option<Team>,
    /// In the draft, the cards of the current hand that are not kept; then the eight drafted cards; then the cards of
    /// the roster that can still be entered.
    pub(super) hand: Team,
    /// The resting cards, face down.
    pub(super) resting: Team,
    /// The cards face up in the current competition.
    pub(super) entered: Team,
    /// The cards entered in each competition: public.
    pub(super) history: [Team; ROW],
    /// The competitions after which the player took a card back, one bit each: public.
    pub(super) returned: u8,
    /// The decision about taking a card back, not yet revealed.
    pub(super) choice: Option<TakeBack>,
}

/// The complete state: a flat value without heap or generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) row: [Competition; ROW],
    pub(super) awards: [Option<Award>; ROW],
    /// The current competition, or the one that has just ended; the first one before the competitions begin.
    pub(super) current: u8,
    /// The seat that began it.
    pub(super) starter: Seat,
    /// The seat whose turn it is in a competition.
    pub(super) turn: Seat,
    pub(super) cups: Cups,
    pub(super) passed: SeatSet,
    /// Whether the last action of the competition was a pass.
    pub(super) passing: bool,
    /// The seats that still have to choose in secret.
    pub(super) asked: SeatSet,
    pub(super) players: [PlayerState; SEATS],
    /// The totals in the current competition.
    pub(super) totals: [u8; SEATS],
    /// The cards that were not dealt.
    pub(super) boxed: Team,
}

impl State {
    /// The state before the first choice: competitions laid out, hands dealt.
    ///
    /// # Errors
    /// If the deal is impossible.
    pub fn new(setup: &Setup, deal: &Deal) -> Result<Self, DealError> {
        let seats = setup.seats();
        check_hands(&deal.hands, seats, HAND_SIZE)?;
        check_each_once(deal.hands.iter().flatten().chain(&deal.boxed), usize::from(Race::CARDS))?;
        check_start(deal.start, seats)?;
        let row = row(setup, deal)?;
        let team =
            |numbers: &[u8]| -> Team { numbers.iter().filter_map(|&number| Race::of_card(number)).collect() };
        let mut players = [PlayerState::default(); SEATS];
        for (player, numbers) in players.iter_mut().zip(&deal.hands) {
            player.hand = team(numbers);
            player.looked[0] = player.hand;
        }
        let boxed = team(&deal.boxed);
        Ok(Self {
            setup: *setup,
            phase: Phase::Draft { pick: 0 },
            row,
            awards: [None; ROW],
            current: 0,
            starter: deal.start,
            turn: deal.start,
            cups: Cups::default(),
            passed: SeatSet::EMPTY,
            passing: false,
            asked: SeatSet::all(seats),
            players,
            totals: [0; SEATS],
            boxed,
        })
    }

    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> usize {
        // The set-up allows no more; stating it here saves a bounds check per seat.
        self.setup.seats().min(SEATS)
    }

    /// Which seats may act.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Draft { .. } | Phase::Rosters | Phase::TakeBacks => Awaiting::Secret(self.asked),
            Phase::Passing { .. } | Phase::Final | Phase::Award | Phase::Returns => {
                Awaiting::Secret(SeatSet::EMPTY)
            }
            Phase::Compete => Awaiting::Turn(self.turn),
            Phase::Over => Awaiting::Over,
        }
    }

    /// The current competition, or the one that has just ended.
    #[inline]
    pub(super) fn competition(&self) -> Competition {
        // There are never more than seven; `% ROW` changes nothing and removes the bounds check.
        self.row[usize::from(self.current) % ROW]
    }

    /// Its skill.
    #[inline]
    pub(super) fn skill(&self) -> Skill {
        self.competition().skill()
    }

    /// Whether a seat won a cup in the competition that has just ended.
    #[inline]
    pub(super) fn has_won_now(&self, seat: Seat) -> bool {
        self.awards[usize::from(self.current) % ROW]
            .is_some_and(|award| award.gold == Some(seat) || award.silver == Some(seat))
    }

    /// Points, ranks and how ties were decided: by the highest gold cup, then the second highest and so on (O18).
    pub fn standing(&self) -> Standing {
        let (points, golds) = score(self.seats(), &self.row, &self.awards);
        let golds: Vec<[u8; ROW]> = golds.into_iter().take(self.seats()).collect();
        Standing::by_merits(points.into_iter().take(self.seats()).collect(), &golds, "O18")
    }

    /// Whether every card is in exactly one place, race by race.
    pub fn is_conserved(&self) -> bool {
        let mut all = self.boxed;
        for player in self.players.iter().take(self.seats()) {
            all = all.plus(player.kept);
            match self.phase {
                Phase::Draft { .. } => all = all.plus(player.hand),
                Phase::Passing { kept } if usize::from(kept) < HAND_SIZE => all = all.plus(player.hand),
                Phase::Passing { .. } | Phase::Rosters if player.hand != player.kept => return false,
                Phase::Passing { .. } | Phase::Rosters => {}
                Phase::Final
                | Phase::Compete
                | Phase::Award
                | Phase::TakeBacks
                | Phase::Returns
                | Phase::Over => {
                    let Some(roster) = player.roster else { return false };
                    let there = player.hand.plus(player.resting).plus(player.entered);
                    if !player.kept.contains(roster) || there != roster || roster.races() > RACES {
                        return false;
                    }
                }
            }
        }
        all == Team::DECK
    }
}

/// Points by seat, and the values of the golds that each has won, highest first, then zeros (O18).
pub(super) fn score(
    seats: usize,
    row: &[Competition; ROW],
    awards: &[Option<Award>; ROW],
) -> ([i32; SEATS], [[u8; ROW]; SEATS]) {
    let mut points = [0; SEATS];
    let mut golds = [[0; ROW]; SEATS];
    for (competition, award) in row.iter().zip(awards) {
        let Some(award) = award else { continue };
        if let Some(seat) = award.gold.filter(|seat| seat.index() < seats.min(SEATS)) {
            points[seat.index()] += i32::from(competition.gold());
            let mut carried = competition.gold();
            for gold in &mut golds[seat.index()] {
                if *gold < carried {
                    std::mem::swap(gold, &mut carried);
                }
            }
        }
        if let Some(seat) = award.silver.filter(|seat| seat.index() < seats.min(SEATS)) {
            points[seat.index()] += i32::from(competition.silver());
        }
    }
    (points, golds)
}

/// The competitions of a deal, if they are valid.
fn row(setup: &Setup, deal: &Deal) -> Result<[Competition; ROW], DealError> {
    let all = deal.row.iter().chain(&deal.silver_row).chain(&deal.unused);
    check_each_once(all, Competition::COUNT)?;
    let read = |row: &[u8]| -> Option<[Competition; ROW]> {
        let mut all = [Competition::new(1)?; ROW];
        if row.len() != ROW {
            return None;
        }
        for (place, (slot, &number)) in all.iter_mut().zip(row).enumerate() {
            *slot = Competition::new(number).filter(|card| card.is_main_event() == (place + 1 == ROW))?;
        }
        Some(all)
    };
    let row = read(&deal.row).ok_or(WRONG_ROW)?;
    let silver_lies =
        if setup.has_silver() { read(&deal.silver_row).is_some() } else { deal.silver_row.is_empty() };
    if !silver_lies {
        return Err(WRONG_SILVER_ROW);
    }
    if !setup.random_events && !row.is_sorted_by_key(|competition| competition.gold()) {
        return Err(NOT_SORTED);
    }
    Ok(row)
}
