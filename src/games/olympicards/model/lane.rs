//! The lane of a player: hand, medals, and what was played in this sport.

use super::adds_up;
use crate::games::olympicards::cards::{Play, plays};
use pentathlon_engine::games::olympicards::{Against, Medals, Phase, RECORD_POINTS, Sport, View};
use pentathlon_engine::rules::{Awaiting, Seat};

/// What a seat is doing in the sport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// Decides whether the sport is played.
    Choosing,
    /// It is the seat's turn.
    Turn,
    /// The seat has used its turn, which is being shown.
    Acts,
    /// Still in.
    In,
    /// Out of the sport.
    Out,
    /// Was the last one in, and has the gold. With two players, who have several places each, this is not told.
    Gold,
}

/// The lane of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The seat of the player.
    pub seat: Seat,
    /// Cards in hand.
    pub cards: u8,
    /// Medals.
    pub medals: Medals,
    /// Sports in which the seat holds the world record.
    pub records: Vec<Sport>,
    /// What the seat is doing.
    pub status: PlayerStatus,
    /// Whether it has the start card.
    pub start: bool,
    /// Whether it gets the start card at the end of the sport.
    pub next_start: bool,
    /// The plays of this sport, in order.
    pub run: Vec<Play>,
    /// Whether the values of cards that are played together add up.
    pub adds_up: bool,
    /// Whether the last play is one to beat.
    pub is_to_beat: bool,
    /// Whether the viewer sits here: then cards come from the hand below.
    pub own: bool,
}

impl Lane {
    /// The points of the seat.
    pub fn points(&self) -> i32 {
        self.medals.points() + RECORD_POINTS * self.records.len() as i32
    }

    /// Whether the table waits for the seat.
    pub fn is_busy(&self) -> bool {
        matches!(self.status, PlayerStatus::Choosing | PlayerStatus::Turn | PlayerStatus::Acts)
    }

    /// Whether the seat is out of the sport.
    pub fn is_out(&self) -> bool {
        self.status == PlayerStatus::Out
    }
}

/// The lane of a seat. While an event is shown (`narrated`), nobody is asked.
pub fn lane(view: &View, seat: Seat, narrated: bool) -> Lane {
    let player = view.player(seat);
    let playing = player.is_some_and(|player| player.playing);
    let all_out = !view.setup.is_for_two() && view.withdrawn.len() == view.players.len();
    let status = match view.awaiting() {
        _ if all_out && view.withdrawn.last() == Some(&seat) => PlayerStatus::Gold,
        _ if !playing => PlayerStatus::Out,
        Awaiting::Turn(asked) if asked == seat => match view.phase {
            _ if narrated => PlayerStatus::Acts,
            Phase::Choice => PlayerStatus::Choosing,
            _ => PlayerStatus::Turn,
        },
        _ => PlayerStatus::In,
    };
    let is_to_beat = match view.rule().map(|rule| rule.against) {
        Some(Against::Own) => playing,
        Some(Against::Last) => view.laid.last().is_some_and(|laid| laid.seat == seat),
        _ => false,
    };
    Lane {
        seat,
        adds_up: adds_up(view),
        cards: player.map_or(0, |player| player.cards),
        medals: player.map(|player| player.medals).unwrap_or_default(),
        records: player.into_iter().flat_map(|player| player.records.iter()).collect(),
        status,
        start: view.start == seat,
        next_start: view.next_start == Some(seat),
        run: plays(view, seat),
        is_to_beat,
        own: view.seat() == Some(seat),
    }
}
