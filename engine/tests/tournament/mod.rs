//! Tournaments: points, places, the programme and the notation.

mod notation;
mod programme;
mod stakes;
mod standing;

use pentathlon_engine::rules::Level;
use pentathlon_engine::table::{Player, PlayerKind, Timestamp};
use pentathlon_engine::tournament::{Listed, Order, Round, Tournament};

/// The games of a tournament, with their options. Further games on the shelf change nothing in it.
const PROGRAMME: [(&str, &str); 5] = [
    ("olympia2000", "tie=laurels"),
    ("olympicards", ""),
    ("orclympics", ""),
    ("olympikos", "guard=15 clues=more"),
    ("olympics", ""),
];

/// A tournament of three, of which two games have begun.
fn tournament() -> Tournament {
    let players = [
        Player::new("Zoë “Z” O’Hara", PlayerKind::Person),
        Player::new("Bo", PlayerKind::Computer(Level::Expert)),
        Player::new("Chen", PlayerKind::Person),
    ];
    let round = |game: &str, table: &str| Round {
        game: game.to_owned(),
        table: table.to_owned(),
        deal: "K3VQ-7AZD-MX2E-4LQT-W6PB".to_owned(),
        is_given_up: false,
    };
    Tournament {
        began: Timestamp::from_ms(1_795_600_000_000),
        order: Order::LastChooses,
        participants: players.into_iter().map(Into::into).collect(),
        programme: PROGRAMME
            .map(|(game, options)| Listed { game: game.to_owned(), options: options.to_owned() })
            .into(),
        rounds: vec![round("olympia2000", "1a1ff43dd00"), round("olympics", "1a1ff43dd01x")],
        is_over: false,
    }
}
