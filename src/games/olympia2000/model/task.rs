//! What the viewer is asked.

use pentathlon_engine::games::olympia2000::{Athlete, Chip, Phase, Sent, View};
use pentathlon_engine::rules::{Seat, SeatSet};

/// What the viewer is asked, or what everybody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To send an athlete.
    Send {
        /// Who is asked.
        seat: Seat,
        /// The prize.
        prize: Chip,
    },
    /// To wait: the viewer has sent one; others are still choosing.
    Sent {
        /// The viewer's seat.
        seat: Seat,
        /// The athlete.
        athlete: Athlete,
    },
    /// To choose a chip for II.
    Choose {
        /// Who is asked.
        seat: Seat,
        /// The next prize.
        prize: Chip,
    },
    /// To keep the card from the deck, or to give it away.
    Deal {
        /// The dealer.
        seat: Seat,
        /// The card.
        athlete: Athlete,
        /// The seats that can still receive one.
        to: SeatSet,
    },
    /// To wait for a seat.
    WaitChoose(Seat),
    /// To wait for the dealer.
    WaitDeal(Seat),
    /// To wait for the others' athletes.
    WaitAthletes,
    /// To watch the result of a round.
    Watch,
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
                    Sent::Nothing | Sent::Hidden => Task::Send { seat, prize },
                },
                _ => Task::WaitAthletes,
            }
        }
        Phase::Reveal => Task::Watch,
        Phase::Chip { chooser } => match view.prize {
            // The columns are public, so the chooser is asked on a shared screen, too.
            Some(prize) if own.is_none_or(|seat| seat == chooser) => Task::Choose { seat: chooser, prize },
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
