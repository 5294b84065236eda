//! From a view to what is drawn of the table: pure functions whose values can be compared, so that only what changes is
//! updated.

use crate::ui::Metal;
use pentathlon_engine::games::orclympics::{
    Competition, Phase, Player, ROW, Race, Sealed, Skill, Team, View,
};
use pentathlon_engine::rules::Seat;
use std::cmp::Reverse;

/// The winner of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The seat.
    pub seat: Seat,
    /// The race that brought most to its total.
    pub best: Race,
    /// The value of the cup.
    pub value: u8,
    /// The seat's points, including the cup.
    pub points: i32,
}

/// The winner of a cup in the competition on show.
pub fn placed(view: &View, metal: Metal) -> Option<Placed> {
    let award = view.awards.get(usize::from(view.current)).copied().flatten()?;
    let competition = view.competition();
    let (seat, value) = match metal {
        Metal::Gold => (award.gold?, competition.gold()),
        Metal::Silver => (award.silver?, competition.silver()),
    };
    let player = view.player(seat)?;
    let skill = competition.skill();
    // Among equals the first of the team.
    let best = player.entered.kinds().min_by_key(|race| Reverse(race.skill(skill)))?;
    Some(Placed { seat, best, value, points: player.points })
}

/// When a competition is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It is over.
    Done,
    /// Now.
    Now,
    /// Later.
    Coming,
}

/// What a competition card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The competition.
    pub competition: Competition,
    /// When it is held.
    pub when: When,
    /// Whether there is silver to be won.
    pub has_silver: bool,
    /// Who won gold.
    pub gold: Option<Seat>,
    /// Who won silver.
    pub silver: Option<Seat>,
    /// Whether the gold cup stands on it, because nobody has it.
    pub gold_free: bool,
    /// Whether the silver cup stands on it, because nobody has it.
    pub silver_free: bool,
    /// Whether it was discarded, because nobody entered (O11).
    pub discarded: bool,
}

/// Whether a competition is being held, awards included.
pub fn is_held(view: &View) -> bool {
    matches!(view.phase, Phase::Compete | Phase::Award)
}

/// The competition card at an index of the row.
pub fn tile(view: &View, index: usize) -> Option<Tile> {
    let competition = view.row.get(index).copied()?;
    let award = view.awards.get(index).copied().flatten();
    let current = usize::from(view.current);
    let is_now = is_held(view) && index == current;
    let has_silver = view.setup.has_silver();
    let when = match award {
        _ if is_now => When::Now,
        Some(_) => When::Done,
        None => When::Coming,
    };
    Some(Tile {
        competition,
        when,
        has_silver,
        gold: award.and_then(|award| award.gold),
        silver: award.and_then(|award| award.silver),
        // A cup that was won is with its winner on the stage.
        gold_free: is_now && award.is_none() && view.cups.gold.is_none(),
        silver_free: is_now && award.is_none() && has_silver && view.cups.silver.is_none(),
        discarded: award.is_some_and(|award| award.gold.is_none() && award.silver.is_none()),
    })
}

/// What a seat is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// Choosing a card to keep.
    Choosing,
    /// Has kept one.
    Chosen,
    /// Building a team.
    Building,
    /// Has built one.
    Built,
    /// It is the seat's turn.
    Turn,
    /// The seat has used its turn, which is being shown.
    Acts,
    /// Has passed.
    Passed,
    /// Deciding whether to take a card back.
    Deciding,
    /// Has decided whether to take a card back.
    Decided,
    /// Nothing.
    Waits,
}

/// The lane of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Points won.
    pub points: i32,
    /// Cards in hand.
    pub cards: u8,
    /// Resting cards.
    pub resting: u8,
    /// The entered cards, face up.
    pub entered: Team,
    /// The skill in which they count.
    pub skill: Skill,
    /// Their total.
    pub total: u8,
    /// The value of the gold cup, if the player has it.
    pub gold: Option<u8>,
    /// The value of the silver cup, if the player has it.
    pub silver: Option<u8>,
    /// What the seat is doing.
    pub status: PlayerStatus,
    /// Whether the viewer sits here: then cards come from the hand below.
    pub own: bool,
    /// In the draft: how many cards the player has kept.
    pub kept: Option<u8>,
    /// In the draft: the seat that gets the other cards.
    pub passes_to: Option<Seat>,
    /// Whether a competition is being held, so that a total counts.
    pub counts: bool,
}

impl Lane {
    /// Whether the table waits for the seat.
    pub fn is_busy(&self) -> bool {
        use PlayerStatus::{Acts, Building, Choosing, Deciding, Turn};
        matches!(self.status, Choosing | Building | Turn | Acts | Deciding)
    }
}

/// The lane of a seat. While an event is shown (`narrated`), nobody is asked.
pub fn lane(view: &View, seat: Seat, narrated: bool) -> Lane {
    let player = view.player(seat);
    let of = |part: fn(&Player) -> u8| player.map_or(0, part);
    let sealed = player.is_some_and(|player| player.sealed != Sealed::Nothing);
    let either = |open: PlayerStatus, done: PlayerStatus| if sealed { done } else { open };
    let status = match view.phase {
        Phase::Draft { .. } => either(PlayerStatus::Choosing, PlayerStatus::Chosen),
        Phase::Rosters => either(PlayerStatus::Building, PlayerStatus::Built),
        Phase::Compete if view.passed.contains(seat) => PlayerStatus::Passed,
        Phase::Compete if view.turn == Some(seat) && narrated => PlayerStatus::Acts,
        Phase::Compete if view.turn == Some(seat) => PlayerStatus::Turn,
        Phase::TakeBacks if view.may_take_back(seat) => either(PlayerStatus::Deciding, PlayerStatus::Decided),
        _ => PlayerStatus::Waits,
    };
    let drafting = matches!(view.phase, Phase::Draft { .. } | Phase::Passing { .. });
    let competition = view.competition();
    Lane {
        points: player.map_or(0, |player| player.points),
        cards: of(|player| player.cards),
        resting: of(|player| player.resting_cards),
        entered: player.map_or(Team::EMPTY, |player| player.entered),
        skill: competition.skill(),
        total: of(|player| player.total),
        gold: (view.cups.gold == Some(seat)).then(|| competition.gold()),
        silver: (view.cups.silver == Some(seat)).then(|| competition.silver()),
        status,
        kept: match view.phase {
            Phase::Draft { pick } => Some(pick + u8::from(sealed)),
            Phase::Passing { kept } => Some(kept),
            _ => None,
        },
        own: view.seat() == Some(seat),
        passes_to: drafting.then(|| seat.left(view.players.len())),
        counts: is_held(view),
    }
}

/// A total that fills the track, unless somebody has more.
const FULL: u8 = 10;

/// The points for which all tracks have room: those of everybody, and of the viewer with the selected cards.
pub fn scale(view: &View, selected: Team) -> u8 {
    let own = view.seat().map_or(0, |seat| view.total_with(seat, selected));
    view.players.iter().map(|player| player.total).fold(own.max(FULL), u8::max)
}

/// The resting cards of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rests {
    /// The face-down cards; the others know only their number (O24).
    pub backs: u8,
    /// The face-up cards: they have just come from the track, where all saw them, and stay so until one may have been
    /// taken back.
    pub faces: Team,
}

/// The resting cards of a seat.
pub fn rests(view: &View, seat: Seat) -> Rests {
    let Some(player) = view.player(seat) else { return Rests { backs: 0, faces: Team::EMPTY } };
    let current = usize::from(view.current);
    let is_over = view.awards.get(current).copied().flatten().is_some();
    let is_back = player.returned.get(current).copied().unwrap_or_default();
    let entered = player.history.get(current).copied().unwrap_or_default();
    let faces = if is_over && !is_back && player.entered.is_empty() { entered } else { Team::EMPTY };
    Rests { backs: player.resting_cards.saturating_sub(faces.len() as u8), faces }
}

/// How many competitions of the row have begun.
pub fn begun(view: &View) -> usize {
    match view.phase {
        Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters | Phase::Final => 0,
        _ => (usize::from(view.current) + 1).min(ROW),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]

    use super::scale;
    use crate::test_tables;
    use pentathlon_engine::games::orclympics::{Orclympics, Team};
    use pentathlon_engine::rules::{Rules, Seat, Viewer};

    #[test]
    fn every_track_has_room_for_the_highest_total_and_for_what_the_viewer_selects() {
        let state = test_tables::state::<Orclympics>(3, "", 4);
        let mut view = Orclympics::view(&state, Viewer::Seat(Seat(0)));
        assert_eq!(scale(&view, Team::EMPTY), 10);
        view.players[1].total = 12;
        assert_eq!(scale(&view, Team::EMPTY), 12);
        view.players[0].total = 12;
        let one: Team = "human".parse().unwrap();
        assert_eq!(scale(&view, one), view.total_with(Seat(0), one).max(12));
        assert!(scale(&view, one) > 12);
    }
}
