//! The reasons of hints: a sentence for each fact.

use super::names::{card, event};
use crate::contract::{FactUi, name};
use crate::messages::olympics as messages;
use pentathlon_engine::games::olympics::{Competitor, Fact};
use pentathlon_engine::table::Player;

impl FactUi for Fact {
    fn sentence(&self, players: &[Player]) -> String {
        match *self {
            Self::OnlyDiscarded { card: other } => messages::fact_only_discarded(card(other)),
            Self::LastBid { number } => messages::fact_last_bid(number),
            Self::LastEvent { event: at } => messages::fact_last_event(event(at)),
            Self::CertainMedal { event: at } => messages::fact_certain_medal(event(at)),
            Self::Passes { rival: Competitor::Seat(seat), event: at, stars } => {
                messages::fact_passes(stars, &name(players, seat), event(at))
            }
            Self::Passes { rival: Competitor::Neutral, event: at, stars } => {
                messages::fact_passes_neutral(stars, event(at))
            }
            Self::SecuresLead { event: at, stars } => messages::fact_secures_lead(stars, event(at)),
            Self::CatchesUp { rival, event: at } => {
                messages::fact_catches_up(&name(players, rival), event(at))
            }
            Self::StaysBehind { event: at, rivals } => messages::fact_stays_behind(event(at), rivals),
            Self::Close { rival, event: at, stars, is_ahead: true } => {
                messages::fact_close_ahead(&name(players, rival), stars, event(at))
            }
            Self::Close { rival, event: at, stars, is_ahead: false } => {
                messages::fact_close_behind(&name(players, rival), stars, event(at))
            }
            Self::BreaksTie { event: at, stars, number } => {
                messages::fact_breaks_tie(stars, event(at), number)
            }
            Self::LosesNumber { number } => messages::fact_loses_number(number),
            Self::KeepsNumber { number, stars, less } if stars == less => {
                messages::fact_keeps_number(number, stars)
            }
            Self::KeepsNumber { number, stars, less } if stars < less => {
                messages::fact_keeps_for_a_star(number)
            }
            Self::KeepsNumber { number, .. } => messages::fact_adds_and_keeps(number),
            Self::TieNumber { event: at, number, stars } => {
                messages::fact_tie_number(stars, number, event(at))
            }
            Self::StaysHidden => messages::fact_stays_hidden().to_owned(),
            Self::NewType { stars, less } => messages::fact_new_type(stars, less),
            Self::NewEvent { event: at } => messages::fact_new_event(event(at)),
            Self::Leads { event: at, stars } => messages::fact_leads(event(at), stars),
            Self::CanWait { card: other } => messages::fact_can_wait(event(other.event()), card(other)),
            Self::HighestBid { number } => messages::fact_highest_bid(number),
            Self::KeepsBid { number } => messages::fact_keeps_bid(number),
            Self::PairsAlike => messages::fact_pairs_alike().to_owned(),
            Self::PairsDiffer { number, stars } => messages::fact_pairs_differ(number, stars),
            Self::HigherAndWeaker { number, other, fewer } => {
                messages::fact_higher_and_weaker(number, other, fewer)
            }
            Self::BestPair { stars, next } => messages::fact_best_pair(stars, next),
            Self::MayBeOutbid { rival, higher, number } => {
                messages::fact_may_be_outbid(&name(players, rival), higher, number)
            }
            Self::KeepsForBid { number, fewer } => messages::fact_keeps_for_bid(fewer, number),
            Self::KeepsHigh { number, stars } => messages::fact_keeps_high(stars, number),
            Self::PickCounts { least, most } => messages::fact_pick_counts(least, most),
            Self::FewerStarsBid { number, stars, other, more } => {
                messages::fact_fewer_stars_bid(other, more, number, stars)
            }
            Self::LeftToNeutral { event: at, stars } => messages::fact_left_to_neutral(stars, event(at)),
            Self::Denies { rival, event: at, stars } => {
                messages::fact_denies(&name(players, rival), stars, event(at))
            }
            Self::MoreStars { event: at, stars, card: other, less } => {
                messages::fact_more_stars(stars, event(at), card(other), less)
            }
            Self::MoreOfType { stars, less } => messages::fact_more_of_type(stars, less),
            Self::HigherNumber { number, stars } => messages::fact_higher_number(stars, number),
            Self::StrongBid { number } => messages::fact_strong_bid(number),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::{Competitor, Fact, FactUi};
    use pentathlon_engine::games::olympics::{Card, CardType, EventCard};
    use pentathlon_engine::rules::Seat;
    use pentathlon_engine::table::{Player, PlayerKind};

    #[test]
    fn every_fact_is_a_sentence_that_has_room_beside_the_table() {
        let event = EventCard::Basketball;
        let is_long = |card: &Card| card.card_type() == CardType::Equipment && card.event() == event;
        let card = Card::all().find(is_long).expect("each event has equipment");
        let rival = Seat(1);
        let players = ["Ana", "Bartholomew Longfellow"].map(|name| Player::new(name, PlayerKind::Person));
        let facts = [
            Fact::OnlyDiscarded { card },
            Fact::LastBid { number: 75 },
            Fact::LastEvent { event },
            Fact::CertainMedal { event },
            Fact::Passes { rival: Competitor::Seat(rival), event, stars: 1 },
            Fact::Passes { rival: Competitor::Seat(rival), event, stars: 5 },
            Fact::Passes { rival: Competitor::Neutral, event, stars: 5 },
            Fact::SecuresLead { event, stars: 5 },
            Fact::CatchesUp { rival, event },
            Fact::StaysBehind { event, rivals: 4 },
            Fact::Close { rival, event, stars: 2, is_ahead: true },
            Fact::Close { rival, event, stars: 1, is_ahead: false },
            Fact::Close { rival, event, stars: 0, is_ahead: false },
            Fact::KeepsNumber { number: 75, stars: 0, less: 0 },
            Fact::KeepsNumber { number: 75, stars: 1, less: 1 },
            Fact::KeepsNumber { number: 75, stars: 3, less: 2 },
            Fact::KeepsNumber { number: 75, stars: 3, less: 4 },
            Fact::TieNumber { event, number: 75, stars: 5 },
            Fact::StaysHidden,
            Fact::BestPair { stars: 5, next: 0 },
            Fact::MayBeOutbid { rival, higher: 75, number: 74 },
            Fact::KeepsForBid { number: 75, fewer: 0 },
            Fact::KeepsForBid { number: 75, fewer: 1 },
            Fact::KeepsForBid { number: 75, fewer: 4 },
            Fact::KeepsHigh { number: 75, stars: 1 },
            Fact::KeepsHigh { number: 75, stars: 2 },
            Fact::PickCounts { least: 0, most: 5 },
            Fact::MoreOfType { stars: 5, less: 0 },
            Fact::MoreOfType { stars: 1, less: 0 },
            Fact::HigherNumber { number: 75, stars: 1 },
            Fact::HigherNumber { number: 75, stars: 0 },
            Fact::BreaksTie { event, stars: 18, number: 75 },
            Fact::LosesNumber { number: 75 },
            Fact::NewType { stars: 5, less: 1 },
            Fact::NewEvent { event },
            Fact::Leads { event, stars: 15 },
            Fact::CanWait { card },
            Fact::HighestBid { number: 75 },
            Fact::KeepsBid { number: 75 },
            Fact::PairsAlike,
            Fact::PairsDiffer { number: 75, stars: 0 },
            Fact::PairsDiffer { number: 75, stars: 2 },
            Fact::HigherAndWeaker { number: 75, other: 74, fewer: 0 },
            Fact::HigherAndWeaker { number: 75, other: 74, fewer: 1 },
            Fact::HigherAndWeaker { number: 75, other: 74, fewer: 4 },
            Fact::FewerStarsBid { number: 75, stars: 0, other: 74, more: 5 },
            Fact::FewerStarsBid { number: 75, stars: 4, other: 74, more: 5 },
            Fact::LeftToNeutral { event, stars: 5 },
            Fact::Denies { rival, event, stars: 5 },
            Fact::MoreStars { event, stars: 5, card, less: 0 },
            Fact::MoreStars { event, stars: 5, card, less: 4 },
            Fact::StrongBid { number: 75 },
        ];
        for fact in facts {
            let sentence = fact.sentence(&players);
            println!("{sentence}");
            assert!((20..=90).contains(&sentence.chars().count()), "{sentence}");
        }
    }
}
