//! The rewards for withdrawing: the printed table, and the rules for two.

use crate::rules::named_enum;

named_enum! {
    /// A medal.
    pub enum Medal {
        /// Worth 1 point.
        Bronze = "bronze",
        /// Worth 2 points.
        Silver = "silver",
        /// Worth 4 points.
        Gold = "gold",
    }
}

impl Medal {
    /// The points the medal is worth.
    #[inline]
    pub const fn points(self) -> i32 {
        match self {
            Self::Bronze => 1,
            Self::Silver => 2,
            Self::Gold => 4,
        }
    }
}

/// The medals of a player; they are public.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
pub struct Medals {
    /// Gold medals.
    pub gold: u8,
    /// Silver medals.
    pub silver: u8,
    /// Bronze medals.
    pub bronze: u8,
}

impl Medals {
    /// Adds a medal.
    #[inline]
    pub fn add(&mut self, medal: Medal) {
        self.gold += u8::from(medal == Medal::Gold);
        self.silver += u8::from(medal == Medal::Silver);
        self.bronze += u8::from(medal == Medal::Bronze);
    }

    /// The points they are worth.
    pub fn points(self) -> i32 {
        i32::from(self.gold) * Medal::Gold.points()
            + i32::from(self.silver) * Medal::Silver.points()
            + i32::from(self.bronze) * Medal::Bronze.points()
    }
}

/// A rung of the ladder: what one withdrawal pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    /// The number of performance cards drawn.
    pub cards: u8,
    /// The medal awarded: to the player who withdraws, or with two players to the opponent (C13).
    pub medal: Option<Medal>,
    /// Whether the player gets the start-player card at the end of the sport (C4).
    pub start_card: bool,
}

named_enum! {
    /// With two players: which withdrawal the start-player card goes with (C14).
    #[derive(Default)]
    pub enum StartCardForTwo {
        /// The third, which draws three cards.
        #[default]
        Third = "third",
        /// The first.
        First = "first",
    }
}

const fn reward(cards: u8, medal: Option<Medal>, start_card: bool) -> Reward {
    Reward { cards, medal, start_card }
}

const BRONZE: Option<Medal> = Some(Medal::Bronze);
const SILVER: Option<Medal> = Some(Medal::Silver);
const GOLD: Option<Medal> = Some(Medal::Gold);

/// The rungs for that number of seats, first withdrawal first. With two players a seat may take several (C13).
#[inline]
pub const fn ladder(seats: usize, two_start: StartCardForTwo) -> &'static [Reward] {
    match (seats, two_start) {
        (..=2, StartCardForTwo::Third) => &TWO,
        (..=2, StartCardForTwo::First) => &TWO_FIRST,
        (3, _) => &THREE,
        (4, _) => &FOUR,
        (5, _) => &FIVE,
        (6, _) => &SIX,
        (7.., _) => &SEVEN,
    }
}

static TWO: [Reward; 3] = [reward(1, BRONZE, false), reward(2, SILVER, false), reward(3, GOLD, true)];

static TWO_FIRST: [Reward; 3] = [reward(1, BRONZE, true), reward(2, SILVER, false), reward(3, GOLD, false)];

static THREE: [Reward; 3] = [reward(3, BRONZE, true), reward(1, SILVER, false), reward(0, GOLD, false)];

static FOUR: [Reward; 4] =
    [reward(3, None, true), reward(2, BRONZE, false), reward(1, SILVER, false), reward(0, GOLD, false)];

static FIVE: [Reward; 5] = [
    reward(3, None, true),
    reward(2, None, false),
    reward(1, BRONZE, false),
    reward(0, SILVER, false),
    reward(0, GOLD, false),
];

static SIX: [Reward; 6] = [
    reward(3, None, true),
    reward(2, None, false),
    reward(1, None, false),
    reward(0, BRONZE, false),
    reward(0, SILVER, false),
    reward(0, GOLD, false),
];

/// Three cards for the first and for the second, as printed (C16).
static SEVEN: [Reward; 7] = [
    reward(3, None, true),
    reward(3, None, false),
    reward(2, None, false),
    reward(1, None, false),
    reward(0, BRONZE, false),
    reward(0, SILVER, false),
    reward(0, GOLD, false),
];
