//! Two bids: why the first is better.

use super::comparison::Comparison;
use super::worth::{HIGH, HIGHER, STRONGER, is_harmless, is_higher, stars_now, stars_of_bid};
use super::{Card, Fact, PoolPair};
use crate::rules::Seat;

/// From here on the highest number of a hand is a bid.
const GOOD: u8 = 40;
/// A high number is worth so many stars.
const DEAR: u8 = 2;
/// So many stars more make one pair better than the next.
const BETTER: u8 = 2;

impl Comparison<'_> {
    pub(super) fn of_bids(&self) -> Option<Fact> {
        self.last_bid()
            .or_else(|| self.highest_bid())
            .or_else(|| self.pairs_differ())
            .or_else(|| self.pairs_alike())
            .or_else(|| self.higher_and_weaker())
            .or_else(|| self.best_pair())
            .or_else(|| self.may_be_outbid())
            .or_else(|| self.keeps_for_bid())
            .or_else(|| self.keeps_high())
            .or_else(|| self.fewer_stars_bid())
            .or_else(|| self.pick_counts())
    }

    fn last_bid(&self) -> Option<Fact> {
        let is_better = self.view.rounds_left() == 0
            && stars_of_bid(self.view, self.card) == 0
            && is_higher(self.card, self.other)
            && is_harmless(self.view, self.other);
        is_better.then_some(Fact::LastBid { number: self.card.acquisition() })
    }

    fn pairs_differ(&self) -> Option<Fact> {
        let (least, most) = self.range_of_pairs()?;
        let (number, stars) = (self.card.acquisition(), stars_now(self.view, self.card));
        let is_better = most - least >= 3 && stars <= 2 && number >= HIGH && is_higher(self.card, self.other);
        is_better.then_some(Fact::PairsDiffer { number, stars })
    }

    fn pairs_alike(&self) -> Option<Fact> {
        let (least, most) = self.range_of_pairs()?;
        let [stars, others] = self.compared_stars();
        if most - least > 1 || stars > others {
            return None;
        }
        // A high number beside low ones is a prize, too.
        let is_high = |pair: &PoolPair| pair.open.acquisition() >= HIGH;
        let pairs = || self.view.pool.iter().flatten();
        if pairs().any(is_high) && !pairs().all(is_high) {
            return None;
        }
        // A few numbers less are not worth keeping.
        let is_kept = self.other.acquisition() >= HIGH.max(self.card.acquisition() + STRONGER);
        if self.view.rounds_left() > 0 && is_kept {
            return Some(Fact::KeepsBid { number: self.other.acquisition() });
        }
        let is_least = self.hand().iter().all(|card| stars_of_bid(self.view, card) >= stars);
        // What is needed least is not the higher bid.
        (is_least && stars < others && is_higher(self.other, self.card)).then_some(Fact::PairsAlike)
    }

    fn higher_and_weaker(&self) -> Option<Fact> {
        // Nobody pays for a choice among pairs that are alike.
        if self.range_of_pairs().is_some_and(|(least, most)| most - least <= 1) {
            return None;
        }
        let [stars, others] = self.compared_stars();
        let (number, other) = (self.card.acquisition(), self.other.acquisition());
        let is_higher = number >= other + HIGHER || number > other && stars == others;
        let fewer = others.checked_sub(stars)?;
        is_higher.then_some(Fact::HigherAndWeaker { number, other, fewer })
    }

    fn fewer_stars_bid(&self) -> Option<Fact> {
        let [stars, more] = self.stars_now();
        let (number, other) = (self.card.acquisition(), self.other.acquisition());
        // What another card in hand would add as well is not lost.
        let is_told = stars < more && [stars, more] == self.compared_stars();
        is_told.then_some(Fact::FewerStarsBid { number, stars, other, more })
    }

    fn highest_bid(&self) -> Option<Fact> {
        let seen = self.seen();
        let is_highest = Card::all().all(|card| !is_higher(card, self.card) || seen.contains(card));
        let (least, most) = self.range_of_pairs()?;
        (is_highest && is_higher(self.card, self.other) && most > least + 1)
            .then_some(Fact::HighestBid { number: self.card.acquisition() })
    }

    /// One face-up card adds more stars than all others, and the bid is the higher one.
    fn best_pair(&self) -> Option<Fact> {
        let stars = self.stars_of_pairs()?;
        let [.., next, most] = stars.as_slice() else { return None };
        let is_better = *most >= next + BETTER && is_higher(self.card, self.other);
        is_better.then_some(Fact::BestPair { stars: *most, next: *next })
    }

    /// The other number is kept, and everybody has seen a rival take a higher one, which is still in hand.
    fn may_be_outbid(&self) -> Option<Fact> {
        let Fact::KeepsForBid { number, .. } = self.keeps_for_bid()? else { return None };
        let held = |rival: Seat| self.view.player(rival)?.held.iter().map(Card::acquisition).max();
        let (higher, rival) = self.players().filter_map(|rival| Some((held(rival)?, rival))).max()?;
        (number >= HIGH && higher > number).then_some(Fact::MayBeOutbid { rival, higher, number })
    }

    /// Whether a number is kept for a choice that counts as much: in the last round only one of the cards taken is invested.
    fn is_bid_later(&self) -> bool {
        self.view.rounds_left() > 1
    }

    /// The bid costs no more stars, and the other number is kept for a later round.
    fn keeps_for_bid(&self) -> Option<Fact> {
        let ([stars, others], number) = (self.compared_stars(), self.other.acquisition());
        let fewer = others.checked_sub(stars)?;
        // What is not high may still be the best bid of the hand.
        let is_best = number >= GOOD && self.hand().iter().all(|card| !is_higher(card, self.other));
        let more = if number >= HIGH { HIGHER } else { STRONGER };
        let is_kept = (number >= HIGH || is_best) && number >= self.card.acquisition() + more;
        (self.is_bid_later() && is_kept).then_some(Fact::KeepsForBid { number, fewer })
    }

    /// The bid costs a star or two more, and a high number is kept for a later round.
    fn keeps_high(&self) -> Option<Fact> {
        let ([stars, others], number) = (self.compared_stars(), self.other.acquisition());
        let more = stars.checked_sub(others).filter(|more| (1..=DEAR).contains(more))?;
        let is_kept = self.is_bid_later() && number >= HIGH.max(self.card.acquisition() + STRONGER);
        is_kept.then_some(Fact::KeepsHigh { number, stars: more })
    }

    /// The face-up cards are worth differently much, and the bid is the higher one.
    fn pick_counts(&self) -> Option<Fact> {
        let (least, most) = self.range_of_pairs()?;
        let is_better = most >= least + BETTER && is_higher(self.card, self.other);
        is_better.then_some(Fact::PickCounts { least, most })
    }
}
