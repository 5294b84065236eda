//! The computer player of Olympics: evaluation of actions. Determinization is in `worlds.rs`.

use super::view::Token;
use super::{Action, Card, Competitor, EventCard, Olympics, Placement, State, View, worlds};
use crate::cards::Chance;
use crate::rules::{Determinize, Judge, Seat};

impl Determinize for Olympics {
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        worlds::determinize(view, chance)
    }
}

impl Judge for Olympics {
    fn judge_all(view: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        let Some(own) = view.seat() else { return values.resize(legal.len(), 0) };
        let glance = Glance { view, own };
        values.extend(legal.iter().map(|&action| match action {
            Action::Bid(card) => glance.bidding(card),
            Action::Take(open) => glance.gain(open),
            Action::Invest(card) => glance.gain(card),
        }));
    }
}

/// What the evaluation reads from a view.
struct Glance<'a> {
    view: &'a View,
    own: Seat,
}

impl Glance<'_> {
    /// The expected Performance of a face-down card, in tenths of a star.
    const UNKNOWN: i32 = 25;

    /// The expected value of an event for a competitor with that many stars there, in hundredths of a point: gold,
    /// minus a part of a medal for each rival, more for a stronger one.
    fn promise(&self, event: EventCard, stars: i32) -> i32 {
        if stars == 0 {
            return 0;
        }
        let rivals = self.view.competitors().filter(|&rival| rival != Competitor::Seat(self.own));
        let above: i32 = rivals
            .filter_map(|rival| self.view.line(rival, event))
            .map(|line| {
                let hidden = if line.token == Token::Covers(None) { Self::UNKNOWN } else { 0 };
                (50 + i32::from(line.stars()) * 10 + hidden - stars * 10).clamp(0, 100)
            })
            .sum();
        (300 - above).max(0)
    }

    /// How much a card adds to the value of its event, and a little for its Acquisition value, which breaks ties.
    fn gain(&self, card: Card) -> i32 {
        let event = card.event();
        let stars =
            self.view.line(Competitor::Seat(self.own), event).map_or(0, |line| i32::from(line.stars()));
        let more = match self.view.placement(card) {
            Some(Placement::FaceDown) => i32::from(card.performance()),
            Some(Placement::Upgrade { replaced }) => i32::from(card.performance() - replaced.performance()),
            Some(Placement::Discard { .. }) | None => return 0,
        };
        // An extra star is worth something even if no medal is within reach yet.
        let step = self.promise(event, stars + more) - self.promise(event, stars);
        step + 4 * more + i32::from(card.acquisition()) / 15
    }

    /// The value of choosing early with that bid, minus what the card would have been worth at its event.
    fn bidding(&self, card: Card) -> i32 {
        let pairs = self.view.pool.iter().flatten().map(|pair| self.gain(pair.open));
        let (best, sum) = pairs.clone().fold((0, 0), |(best, sum), gain| (gain.max(best), sum + gain));
        let spread = best - sum / (pairs.count().max(1) as i32);
        spread * i32::from(card.acquisition()) / Card::COUNT as i32 - self.gain(card)
    }
}
