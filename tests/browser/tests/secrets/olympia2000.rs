//! The secrets of Olympia 2000: hands, the deck, athletes sent face down.

use pentathlon_engine::games::olympia2000::{Athlete, Olympia2000, Sent};

use super::hidden::{Secrets, Things};

impl Secrets for Olympia2000 {
    fn known(view: &Self::View) -> Things {
        let of_players = view.players.iter().flat_map(|player| {
            let sent = match player.sent {
                Sent::Known(athlete) => Some(athlete),
                Sent::Nothing | Sent::Hidden => None,
            };
            let hand = player.hand.into_iter().flat_map(|hand| hand.iter().collect::<Vec<_>>());
            hand.chain(player.given.iter()).chain(player.received.iter()).chain(sent).collect::<Vec<_>>()
        });
        let known = view.revealed.iter().chain(view.looked).chain(of_players);
        known.map(|athlete| athlete.name().to_owned()).collect()
    }

    fn held(view: &Self::View) -> Things {
        let hand = view.seat().and_then(|seat| view.player(seat)?.hand).unwrap_or_default();
        hand.iter().map(|athlete| athlete.name().to_owned()).collect()
    }

    fn told(page: &str) -> Things {
        let all: Vec<Athlete> = Athlete::all().collect();
        super::told(page, &all).into_iter().map(str::to_owned).collect()
    }
}
