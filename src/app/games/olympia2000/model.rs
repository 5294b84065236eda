//! From a view to what is drawn: pure functions, each with a value that can be compared, so that only what changes
//! is drawn anew.

use pentathlon::games::olympia2000::{Athlete, Chip, Columns, Discipline, Phase, Round, Sent, View};
use pentathlon::rules::{Seat, SeatSet};

/// What a seat badge shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Badge {
    /// Whose.
    pub seat: Seat,
    /// Laurels won.
    pub laurels: u8,
    /// Consolation chips.
    pub consolation: u8,
    /// What the seat is doing.
    pub status: Status,
    /// Whether it has the deck.
    pub dealer: bool,
}

/// What a seat is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
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

/// The badges, by seat.
pub fn badges(view: &View) -> Vec<Badge> {
    let served = view.served();
    Seat::all(view.players.len())
        .zip(&view.players)
        .map(|(seat, player)| Badge {
            seat,
            laurels: player.won.laurels(),
            consolation: player.consolation,
            status: match view.phase {
                Phase::Athletes if player.sent == Sent::Nothing => Status::Choosing,
                Phase::Athletes => Status::Chosen,
                Phase::Chip { chooser } if chooser == seat => Status::PicksPrize,
                Phase::Refill { .. } if view.dealer == seat => Status::Deals,
                Phase::Refill { .. } if served.contains(seat) => Status::Served,
                Phase::Chip { .. } | Phase::Refill { .. } | Phase::Over => Status::Waits,
            },
            dealer: view.dealer == seat && view.phase != Phase::Over && !view.is_drawing_over(),
        })
        .collect()
}

/// What the competition card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The chips in their columns.
    pub columns: Columns,
    /// The chip on I.
    pub prize: Option<Chip>,
    /// The chip on II.
    pub next: Option<Chip>,
    /// Whether somebody is choosing a chip for II.
    pub choosing: bool,
    /// Cards in the deck.
    pub deck: u8,
    /// Whether nobody draws any more.
    pub drawing_over: bool,
    /// Who has the deck.
    pub dealer: Seat,
}

/// The competition card.
pub fn board(view: &View) -> Board {
    Board {
        columns: view.columns,
        prize: view.prize,
        next: view.next,
        choosing: matches!(view.phase, Phase::Chip { .. }),
        deck: view.deck,
        drawing_over: view.is_drawing_over(),
        dealer: view.dealer,
    }
}

/// A line of the result board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose athlete.
    pub seat: Seat,
    /// Who.
    pub athlete: Athlete,
    /// 1 for the best; nothing for an athlete without a place.
    pub rank: Option<usize>,
    /// Whether he won.
    pub wins: bool,
    /// Whether his player chooses the next chip.
    pub chooses: bool,
}

/// The result of a round, best first, words last.
pub fn lines(round: &Round) -> Vec<Line> {
    let discipline = round.chip.discipline;
    round
        .in_order()
        .into_iter()
        .enumerate()
        .map(|(index, (seat, athlete))| Line {
            seat,
            athlete,
            rank: (athlete.rank(discipline) <= Athlete::LAST_RANK).then_some(index + 1),
            wins: round.winner == Some(seat),
            chooses: round.worst == Some(seat),
        })
        .collect()
}

/// What the person who looks is asked, or what everybody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To send an athlete.
    Send {
        /// Who is asked.
        seat: Seat,
        /// The prize.
        prize: Chip,
        /// Whether it is his last athlete.
        last: bool,
    },
    /// He has sent one; others are still choosing.
    Sent {
        /// Who.
        seat: Seat,
        /// Whom.
        athlete: Athlete,
    },
    /// To choose a chip for II.
    Choose {
        /// Who is asked.
        seat: Seat,
        /// What is next.
        prize: Chip,
    },
    /// To keep or to give the card he looks at.
    Deal {
        /// The dealer.
        seat: Seat,
        /// The card.
        athlete: Athlete,
        /// Who can still be given one.
        to: SeatSet,
    },
    /// To wait for a seat.
    WaitChoose(Seat),
    /// To wait for the dealer.
    WaitDeal(Seat),
    /// To wait for the others' athletes.
    WaitAthletes,
    /// Nothing: the game is over.
    Over,
}

/// What the viewer is asked.
pub fn task(view: &View) -> Task {
    let own = view.seat();
    match view.phase {
        Phase::Athletes => {
            let player = own.and_then(|seat| Some((seat, view.player(seat)?)));
            match (player, view.prize) {
                (Some((seat, player)), Some(prize)) => match player.sent {
                    Sent::Known(athlete) => Task::Sent { seat, athlete },
                    Sent::Nothing | Sent::Hidden => Task::Send { seat, prize, last: player.cards == 1 },
                },
                _ => Task::WaitAthletes,
            }
        }
        Phase::Chip { chooser } => match view.prize {
            Some(prize) if own == Some(chooser) => Task::Choose { seat: chooser, prize },
            _ => Task::WaitChoose(chooser),
        },
        Phase::Refill { served } => match view.looked {
            Some(athlete) if own == Some(view.dealer) => {
                let others = Seat::all(view.players.len());
                let to = others.filter(|&seat| seat != view.dealer && !served.contains(seat)).collect();
                Task::Deal { seat: view.dealer, athlete, to }
            }
            _ => Task::WaitDeal(view.dealer),
        },
        Phase::Over => Task::Over,
    }
}

/// A card of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Who.
    pub athlete: Athlete,
    /// Who gave the card, and so knows it.
    pub known_to: Option<Seat>,
}

/// The hand of the viewer, if he has one.
pub fn hand(view: &View) -> Vec<Held> {
    let Some(seat) = view.seat() else { return Vec::new() };
    let Some(player) = view.player(seat) else { return Vec::new() };
    let giver = |athlete| {
        Seat::all(view.players.len())
            .find(|&giver| view.player(giver).is_some_and(|giver| giver.received.contains(athlete)))
    };
    let held = |athlete| Held { athlete, known_to: giver(athlete) };
    player.hand.into_iter().flat_map(|hand| hand.iter().map(held)).collect()
}

/// The discipline in which an athlete is best: how he is drawn.
pub fn best_discipline(athlete: Athlete) -> Discipline {
    let single = [Discipline::Discus, Discipline::Marathon, Discipline::LongJump, Discipline::Archery];
    single.into_iter().min_by_key(|&discipline| athlete.rank(discipline)).unwrap_or(Discipline::Combination)
}
