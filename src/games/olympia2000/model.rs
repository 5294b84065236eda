//! From a view to what is drawn: pure functions whose values can be compared, so that only what changes is updated.

mod task;

use pentathlon_engine::games::olympia2000::{Athlete, Chip, Discipline, Event, Phase, Round, Sent, View};
use pentathlon_engine::rules::Seat;
pub use task::{Task, task};

/// What a seat badge shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Badge {
    /// Laurels and consolation chips.
    pub points: u8,
    /// What the round that is shown has brought; it counts in the points.
    pub gain: u8,
    /// What the seat is doing.
    pub status: PlayerStatus,
    /// Whether it has the deck.
    pub dealer: bool,
}

impl Badge {
    /// Whether the table waits for the seat.
    pub fn is_busy(&self) -> bool {
        matches!(self.status, PlayerStatus::Choosing | PlayerStatus::PicksPrize | PlayerStatus::Deals)
    }
}

/// What a seat is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// Choosing an athlete.
    Choosing,
    /// Has sent one.
    Chosen,
    /// Choosing a coming prize.
    PicksPrize,
    /// Looking at the top card.
    Deals,
    /// Has been given a card.
    Served,
    /// Nothing.
    Waits,
}

/// The badge of a seat. Laurels and consolation of a round are counted together, when the round is decided.
pub fn badge(view: &View, seat: Seat, event: Option<&Event>) -> Badge {
    let player = view.player(seat);
    // Consolation chips are handed out by seat, after the prize.
    let is_to_come = match event {
        Some(Event::Won { .. } | Event::Void) => true,
        Some(&Event::Consoled { seat: last, .. }) => last < seat,
        _ => false,
    };
    let decided = view.last.filter(|_| is_revealed(view) && !matches!(event, Some(Event::Revealed(_))));
    let consoled = decided.is_some_and(|round| {
        round.athletes.get(seat.index()).copied().flatten().is_some_and(Athlete::earns_consolation)
    });
    let won = decided.filter(|round| round.winner == Some(seat)).map_or(0, |round| round.chip.value);
    let pending = u8::from(consoled && is_to_come);
    let sent = player.is_some_and(|player| player.sent != Sent::Nothing);
    Badge {
        points: player.map_or(0, |player| player.won.laurels() + player.consolation) + pending,
        gain: won + u8::from(consoled),
        status: match view.phase {
            Phase::Athletes if sent => PlayerStatus::Chosen,
            Phase::Athletes => PlayerStatus::Choosing,
            Phase::Chip { chooser } if chooser == seat => PlayerStatus::PicksPrize,
            Phase::Refill { .. } if view.dealer == seat => PlayerStatus::Deals,
            Phase::Refill { .. } if view.served().contains(seat) => PlayerStatus::Served,
            Phase::Reveal | Phase::Chip { .. } | Phase::Refill { .. } | Phase::Over => PlayerStatus::Waits,
        },
        dealer: view.dealer == seat && view.phase != Phase::Over && !view.is_drawing_over(),
    }
}

/// What a column of the competition card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// How many chips are left.
    pub left: usize,
    /// The chip that is chosen next from this column.
    pub uppermost: Option<Chip>,
    /// The highest value of all columns.
    pub highest: u8,
    /// Whether the discipline is competed for.
    pub lit: bool,
    /// Whether somebody is choosing a chip for II.
    pub choosing: bool,
}

/// The column of a discipline.
pub fn column(view: &View, discipline: Discipline) -> Column {
    Column {
        left: view.columns.left(discipline),
        uppermost: view.columns.uppermost(discipline),
        highest: view.columns.highest(),
        lit: contested(view).is_some_and(|prize| prize.discipline == discipline),
        choosing: is_choosing(view),
    }
}

/// What lies on the spaces I and II.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prize {
    /// The prize of this round.
    pub now: Option<Chip>,
    /// Whether it has just been won and is gone from its space.
    pub won: bool,
    /// Whether its round is being shown: then it is on the stage.
    pub revealed: bool,
    /// The chip on II.
    pub next: Option<Chip>,
    /// Whether somebody is choosing a chip for II.
    pub choosing: bool,
    /// Whether it is the prize of the last round.
    pub last: bool,
}

/// The spaces I and II.
pub fn prize(view: &View) -> Prize {
    let won = view.prize.is_none();
    Prize {
        now: contested(view),
        won,
        revealed: is_revealed(view),
        next: view.next,
        choosing: is_choosing(view),
        last: view.round + 1 >= view.rounds,
    }
}

/// The prize of this round. Until the round has been shown, this is also the chip that was won in it.
pub fn contested(view: &View) -> Option<Chip> {
    let revealed = view.last.filter(|_| view.phase == Phase::Reveal).map(|round| round.chip);
    view.prize.or(revealed)
}

/// Whether the last round is being shown.
pub fn is_revealed(view: &View) -> bool {
    view.phase == Phase::Reveal && view.last.is_some_and(|round| Some(round.chip) == contested(view))
}

fn is_choosing(view: &View) -> bool {
    matches!(view.phase, Phase::Chip { .. }) && view.next.is_none()
}

/// The state of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// Nobody draws any more.
    Over,
    /// How many cards are left, and who has the deck.
    Left {
        /// Cards in the deck.
        cards: u8,
        /// Who has it.
        dealer: Seat,
    },
}

/// The deck.
pub fn deck(view: &View) -> Deck {
    if view.is_drawing_over() { Deck::Over } else { Deck::Left { cards: view.deck, dealer: view.dealer } }
}

/// Whether the highest number of this round chooses a prize that somebody can win: the prizes of this round and the next
/// are on the board, and the one after that has a round (Z17).
pub fn has_chooser(view: &View) -> bool {
    view.columns.open().next().is_some() && view.round + 2 < view.rounds
}

/// The same for the round that was decided last. Until its prize is taken away, the round does not count.
pub fn had_chooser(view: &View) -> bool {
    let decided = view.round + u8::from(view.prize.is_none() && view.phase != Phase::Over);
    decided + 2 <= view.rounds
}

/// The round of the prize that is being chosen, from 1; `None` if the game ends before it (Z17). One round is decided, and
/// the prize of the next is on the board.
pub fn round_chosen_for(view: &View) -> Option<u8> {
    Some(view.round + 2).filter(|&round| round <= view.rounds)
}

/// Whether the round that was decided is the last one: nobody has an athlete left for another.
pub fn was_last_round(view: &View) -> bool {
    let is_decided = matches!(view.phase, Phase::Reveal | Phase::Over);
    is_decided && view.players.iter().all(|player| player.cards == 0)
}

/// A line of the result board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The seat that sent the athlete.
    pub seat: Seat,
    /// The athlete.
    pub athlete: Athlete,
    /// 1 for the best; `None` for an athlete without a place.
    pub rank: Option<usize>,
    /// Whether it won.
    pub wins: bool,
    /// Whether its player chooses the next chip.
    pub chooses: bool,
}

/// The result of a round: the best first, athletes without a place last. `has_chooser`: whether the worst place chooses a
/// prize that somebody can win.
pub fn lines(round: &Round, has_chooser: bool) -> Vec<Line> {
    let discipline = round.chip.discipline;
    round
        .in_order()
        .into_iter()
        .enumerate()
        .map(|(index, (seat, athlete))| Line {
            seat,
            athlete,
            rank: (athlete.position(discipline) <= Athlete::LAST_POSITION).then_some(index + 1),
            wins: round.winner == Some(seat),
            chooses: has_chooser && round.worst == Some(seat),
        })
        .collect()
}

/// The hand of the viewer, if the viewer has one.
pub fn hand(view: &View) -> Vec<Athlete> {
    let player = view.seat().and_then(|seat| view.player(seat));
    player.and_then(|player| player.hand).map_or_else(Vec::new, |hand| hand.iter().collect())
}

/// Who gave the viewer a card, and so knows it (Z20).
pub fn giver(view: &View, athlete: Athlete) -> Option<Seat> {
    Seat::all(view.players.len())
        .find(|&giver| view.player(giver).is_some_and(|giver| giver.received.contains(athlete)))
}

/// The discipline in which an athlete is best; it gives the pose of the portrait.
pub fn best_discipline(athlete: Athlete) -> Discipline {
    let single = [Discipline::Discus, Discipline::Marathon, Discipline::LongJump, Discipline::Archery];
    single
        .into_iter()
        .min_by_key(|&discipline| athlete.position(discipline))
        .unwrap_or(Discipline::Combination)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::round_chosen_for;
    use crate::test_tables;
    use pentathlon_engine::games::olympia2000::{Action, Olympia2000, Phase};
    use pentathlon_engine::rules::{Level, Viewer};

    #[test]
    fn a_chosen_prize_is_competed_for_in_the_round_that_is_named() {
        let mut table = test_tables::table::<Olympia2000>(4, Level::Rookie, 7);
        let (mut chosen, mut idle) = (Vec::new(), 0);
        while let Some(seat) = table.next_seat() {
            let view = table.view(Viewer::Table);
            let now = view.prize.filter(|_| view.phase == Phase::Athletes);
            chosen.retain(|&(round, chip)| {
                let is_due = round == view.round + 1 && now.is_some();
                assert!(!is_due || now == Some(chip), "round {round}");
                !is_due
            });
            let action = table.play_like(seat, Level::Rookie).expect("there is a legal action");
            if let Action::Chip(discipline) = action {
                let chip = view.columns.uppermost(discipline).expect("the column has a chip");
                match round_chosen_for(&view) {
                    Some(round) => chosen.push((round, chip)),
                    None => idle += 1,
                }
            }
        }
        assert!(chosen.is_empty(), "every chosen prize was competed for: {chosen:?}");
        assert_eq!(idle, 1, "after the last round but one, a prize is chosen that nobody can win (Z17)");
    }
}
