//! Tournaments: points, places, the programme and the notation.

mod notation;
mod programme;
mod standing;

use pentathlon_engine::bots::Level;
use pentathlon_engine::table::{Kind, Player};
use pentathlon_engine::tournament::{Listed, Order, Round, Tournament};

/// A tournament of three with all games of the shelf, of which two have begun.
fn tournament() -> Tournament {
    let players = [
        Player::new("Zoë “Z” O’Hara", Kind::Person),
        Player::new("Bo", Kind::Computer(Level::Gold)),
        Player::new("Chen", Kind::Person),
    ];
    let games =
        pentathlon_engine::games::easy_to_hard(3).zip(["tie=laurels", "", "", "guard=15 clues=more", ""]);
    let round = |game: &str, table: &str| Round {
        game: game.to_owned(),
        table: table.to_owned(),
        deal: "K3VQ-7AZD-MX2E-4LQT-W6PB".to_owned(),
        is_given_up: false,
    };
    Tournament {
        began_ms: 1_795_600_000_000,
        order: Order::LastChooses,
        participants: players.into_iter().map(Into::into).collect(),
        programme: games
            .map(|(facts, options)| Listed { game: facts.id.to_owned(), options: options.to_owned() })
            .collect(),
        rounds: vec![round("olympia2000", "1a1ff43dd00"), round("olympics", "1a1ff43dd01x")],
        is_over: false,
    }
}
