//! What teaches the game: its lessons, its tips, and what can be asked about ("What is this?").

use super::model;
use crate::browser::Topic;
use crate::contract::{Teaching, Tip};
use crate::messages::{olympicslesson as lesson, olympicsrules as rules};
use pentathlon_engine::games::olympics::{Card, Competitor, EventCard, Phase, Placement, Token, View};
use pentathlon_engine::rules::Seat;

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["olympics"]),
    together: written_games!(lesson::TOGETHER, ["olympics-together"]),
    more: written_games!(lesson::MORE, ["olympics-more"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".olympics-choice", rules::RULES_ONE_BID),
    Topic(".olympics-pair .olympics-back", rules::RULES_KNOWN_TEXT),
    Topic(".olympics-goes", rules::RULES_TWO_TEXT),
    Topic(".olympics-bib", rules::RULES_BOX_NUMBER),
    Topic(".olympics-stars, .olympics-mini > b", rules::RULES_BOX_STARS),
    Topic(".olympics-own", rules::RULES_KNOWN_TEXT),
    Topic(".olympics-chip .olympics-token", rules::RULES_TWO_NEW),
    Topic(".olympics-chip.olympics-back", rules::RULES_TWO_NEW),
    Topic(".olympics-chip", rules::RULES_TWO_NEW),
    Topic(".olympics-kind, .olympics-emblem", rules::RULES_BOX_CARDS),
    Topic(
        ".olympics-card .olympics-event-picture, .olympics-card .olympics-event-name, .olympics-mini .olympics-event-picture",
        rules::RULES_TWO_TEXT,
    ),
    Topic(".olympics-card", rules::RULES_BOX_CARDS),
    Topic(".olympics-took", rules::RULES_KNOWN_TAKEN),
    Topic(".olympics-pair", rules::RULES_ONE_PAIRS),
    Topic(".olympics-market", rules::RULES_ONE_PAIRS),
    Topic(r#".olympics-piles [data-place="deck"]"#, rules::RULES_END_TEXT),
    Topic(".olympics-discard", rules::RULES_KNOWN_TEXT),
    Topic(".olympics-medal", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-event", rules::RULES_AIM_TEXT),
    Topic(".olympics-sum", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-cell", rules::RULES_TWO_NEW),
    Topic(".olympics-points", rules::RULES_CEREMONY_POINTS),
    Topic(".olympics-status", rules::RULES_ROUND),
    Topic(".olympics-lane[data-lane=neutral] .olympics-head", rules::RULES_NEUTRAL_TEXT),
    Topic(".olympics-head", rules::RULES_ROUND),
    Topic(".olympics-rank", rules::RULES_CEREMONY_POINTS),
    Topic(".olympics-block small", rules::RULES_CEREMONY_TIE),
    Topic(".olympics-counted", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-step", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-ceremony", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-bid", rules::RULES_ONE_BID),
    Topic(".olympics-stage", rules::RULES_ONE_BID),
    Topic(".olympics-mini", rules::RULES_BOX_CARDS),
    Topic(".confirm", rules::RULES_ROUND),
    Topic(".prompt", rules::RULES_ROUND),
    Topic(".olympics-aim", rules::RULES_AIM_TEXT),
];

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| (bids(view) && view.neutral.is_some()).then_some(".olympics-lane[data-lane=neutral]"),
    |view, _| (bids(view) && is_weak_bid_high(view)).then_some(".olympics-pairs"),
    |view, _| (bids(view) && pairs_differ_by(view) <= 1).then_some(".olympics-pairs"),
    |view, _| (bids(view) && view.rounds_left() == 0).then_some(".hand"),
    |view, _| hides_a_card(view).then_some(".olympics-chip.olympics-back"),
    // After the last bid it would come too late.
    |view, _| {
        (model::invests(view) && view.rounds_left() > 0 && has_waste(view)).then_some(".olympics-goes.waste")
    },
    |view, seat| event_with_room(view, seat).filter(|_| model::invests(view)).map(head),
    |view, seat| (view.round == 1).then_some(row(seat)),
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

/// The event at which in the second half of the game a card that the seat holds would win the medal that is left.
fn event_with_room(view: &View, seat: Seat) -> Option<EventCard> {
    let empty = |competitor, event| model::line(view, competitor, event).is_empty();
    let has_room = |event: EventCard| {
        let others = view.competitors().filter(|&competitor| !empty(competitor, event)).count();
        others < 3 && empty(Competitor::Seat(seat), event)
    };
    let is_late = view.round * 2 > view.rounds;
    model::hand(view).into_iter().map(Card::event).find(|&event| is_late && has_room(event))
}

/// The selector of an event in the head of the table.
fn head(event: EventCard) -> &'static str {
    match event {
        EventCard::Basketball => ".olympics-event.olympics-court",
        EventCard::Swimming => ".olympics-event.olympics-pool",
        EventCard::Gymnastics => ".olympics-event.olympics-mat",
        EventCard::Cycling => ".olympics-event.olympics-road",
        EventCard::Athletics => ".olympics-event.olympics-track",
    }
}

/// The selector of the head of a player's row.
fn row(seat: Seat) -> &'static str {
    match seat.index() {
        0 => r#".olympics-lane[data-lane="0"] .olympics-head"#,
        1 => r#".olympics-lane[data-lane="1"] .olympics-head"#,
        2 => r#".olympics-lane[data-lane="2"] .olympics-head"#,
        3 => r#".olympics-lane[data-lane="3"] .olympics-head"#,
        _ => r#".olympics-lane[data-lane="4"] .olympics-head"#,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use crate::contract::GameUi;
    use pentathlon_engine::cards::Seed;
    use pentathlon_engine::games::olympics::Olympics;
    use pentathlon_engine::rules::{Level, Seat, Viewer};
    use pentathlon_engine::table::{Player, PlayerKind};

    #[test]
    fn the_first_tip_that_matters_and_has_not_been_seen_is_shown() {
        let ui: &dyn GameUi = &Olympics;
        let players = ["Ana", "Bo"].map(|name| Player::new(name, PlayerKind::Computer(Level::Rookie)));
        let table = ui.open("", players.to_vec(), Seed::from_number(1)).unwrap();
        let tip = |seen| table.view(Viewer::Seat(Seat(0))).tip(Seat(0), seen);
        assert_eq!(tip(0), Some((0, ".olympics-lane[data-lane=neutral]")));
        assert!(tip(1).is_none_or(|(number, _)| number > 0));
        assert_eq!(
            tip(0b111_1111),
            Some((7, r#".olympics-lane[data-lane="0"] .olympics-head"#)),
            "who one is, in round 1"
        );
        assert_eq!(tip(u32::MAX), None);
    }
}
