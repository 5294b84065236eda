//! When the tips matter.

use super::model;
use crate::session::Tip;
use pentathlon_engine::games::olympics::{
    Card, Competitor, EventCard, Olympics, Phase, Placement, Token, View,
};
use pentathlon_engine::rules::Seat;

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<Olympics>] = &[
    Tip { points_at: ".olympics-lane.seat-7", matters: |view, _| bids(view) && view.neutral.is_some() },
    Tip { points_at: ".olympics-pairs", matters: |view, _| bids(view) && is_weak_bid_high(view) },
    Tip { points_at: ".olympics-pairs", matters: |view, _| bids(view) && pairs_differ_by(view) <= 1 },
    Tip { points_at: ".hand", matters: |view, _| bids(view) && view.rounds_left() == 0 },
    Tip { points_at: ".olympics-chip.olympics-back", matters: |view, _| hides_a_card(view) },
    // After the last bid it would come too late.
    Tip {
        points_at: ".olympics-goes.waste",
        matters: |view, _| model::invests(view) && view.rounds_left() > 0 && has_waste(view),
    },
    Tip { points_at: ".olympics-events", matters: |view, seat| model::invests(view) && has_room(view, seat) },
];

fn bids(view: &View) -> bool {
    view.phase == Phase::Bidding
}

/// The difference in stars between the best and the weakest face-up card of the pairs.
fn pairs_differ_by(view: &View) -> u8 {
    let stars = || view.pool.iter().flatten().map(|pair| pair.open.performance());
    stars().max().unwrap_or(0) - stars().min().unwrap_or(0)
}

fn is_weak_bid_high(view: &View) -> bool {
    let is_weak = |card: &Card| card.performance() <= 2 && card.acquisition() >= 50;
    pairs_differ_by(view) >= 3 && model::hand(view).iter().any(is_weak)
}

/// Whether somebody else has a card face down.
fn hides_a_card(view: &View) -> bool {
    view.players.iter().flat_map(|player| player.lines).any(|line| line.token == Token::Covers(None))
}

fn has_waste(view: &View) -> bool {
    let is_waste = |&card: &Card| matches!(view.placement(card), Some(Placement::Discard { .. }));
    model::hand(view).iter().any(is_waste)
}

/// Whether in the second half of the game, any card that the seat holds would win the medal that is left at an event.
fn has_room(view: &View, seat: Seat) -> bool {
    let empty = |competitor, event| model::line(view, competitor, event).is_empty();
    let has_room = |event: EventCard| {
        let others = view.competitors().filter(|&competitor| !empty(competitor, event)).count();
        others < 3 && empty(Competitor::Seat(seat), event)
    };
    view.round * 2 > view.rounds && model::hand(view).iter().any(|card| has_room(card.event()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use crate::session::ErasedGameUi;
    use pentathlon_engine::bots::Level;
    use pentathlon_engine::cards::Seed;
    use pentathlon_engine::games::olympics::Olympics;
    use pentathlon_engine::rules::{Seat, Viewer};
    use pentathlon_engine::table::{Kind, Player};

    #[test]
    fn the_first_tip_that_matters_and_has_not_been_seen_is_shown() {
        let ui: &dyn ErasedGameUi = &Olympics;
        let players = ["Ana", "Bo"].map(|name| Player::new(name, Kind::Computer(Level::Bronze)));
        let table = ui.open("", players.to_vec(), Seed::from_number(1)).unwrap();
        let tip = |seen| ui.tip(&table.view(Viewer::Seat(Seat(0))), Seat(0), seen);
        assert_eq!(tip(0), Some((0, ".olympics-lane.seat-7")));
        assert!(tip(1).is_none_or(|(number, _)| number > 0));
        assert_eq!(tip(u32::MAX), None);
    }
}
