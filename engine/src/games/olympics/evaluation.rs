//! Evaluation: what each action may bring.

use super::view::Token;
use super::{Action, Card, Competitor, EventCard, Olympics, Phase, Placement, Player, View};
use crate::rules::{Evaluate, Seat};
use crate::short;

impl Evaluate for Olympics {
    fn evaluate(view: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        let Some(own) = view.seat() else { return values.resize(legal.len(), 0) };
        let evaluation = Evaluation::new(view, own);
        values.extend(legal.iter().map(|&action| match action {
            Action::Bid(card) => evaluation.bidding(card),
            Action::Take(open) => evaluation.taking(open),
            Action::Invest(card) => evaluation.gain(Competitor::Seat(own), card),
        }));
    }
}

/// What the evaluation uses of a view.
struct Evaluation<'a> {
    view: &'a View,
    own: Seat,
    /// The minimum gain of a card worth investing, because few rounds are left.
    spare: i32,
}

impl<'a> Evaluation<'a> {
    fn new(view: &'a View, own: Seat) -> Self {
        let mut evaluation = Self { view, own, spare: 0 };
        let hand = view.player(own).and_then(|player| player.hand).unwrap_or_default();
        let left = usize::from(view.rounds_left()) + 1;
        if left < hand.len() {
            let mut gains: Vec<i32> =
                hand.iter().map(|card| evaluation.gain(Competitor::Seat(own), card)).collect();
            short::sort(&mut gains);
            evaluation.spare = gains.iter().rev().nth(left).copied().unwrap_or(0);
        }
        evaluation
    }

    /// The expected Performance of a face-down card, in tenths of a star.
    const UNKNOWN: i32 = 25;
    /// The weight of what opponents lose at an event, in hundredths.
    const RIVALRY: i32 = 30;
    /// The weight of what a pair would bring the opponent who gains most from it, in hundredths.
    const DENIAL: i32 = 20;

    fn stars(&self, who: Competitor, event: EventCard) -> i32 {
        self.view.line(who, event).map_or(0, |line| {
            let hidden = if line.token == Token::Covers(None) { Self::UNKNOWN } else { 0 };
            10 * i32::from(line.stars()) + hidden
        })
    }

    /// The expected value of an event for a competitor with that many tenths of a star there, in hundredths of a point:
    /// gold, minus a part of a medal for each rival, more for a stronger one; plus a part of what each opponent loses.
    fn promise(&self, who: Competitor, event: EventCard, stars: i32) -> i32 {
        if stars == 0 {
            return 0;
        }
        let rivals = self.view.competitors().filter(|&rival| rival != who);
        let (mut above, mut below) = (0, 0);
        for rival in rivals {
            let theirs = self.stars(rival, event);
            let ahead = (50 + theirs - stars).clamp(0, 100);
            above += ahead;
            if theirs > 0 && rival != Competitor::Neutral {
                below += 100 - ahead;
            }
        }
        let others = self.view.players.len() as i32 - 1;
        (300 - above).max(0) + below * Self::RIVALRY / (100 * others)
    }

    /// How much a card adds to the value of its event, and a little for its Acquisition value, which breaks ties.
    fn gain(&self, who: Competitor, card: Card) -> i32 {
        let event = card.event();
        let played = match who {
            Competitor::Seat(seat) => self.view.player(seat).map(Player::played),
            Competitor::Neutral => None,
        };
        let more = match played.map(|played| Placement::of(card, played)) {
            Some(Placement::FaceDown) => i32::from(card.performance()),
            Some(Placement::Upgrade { replaced }) => i32::from(card.performance() - replaced.performance()),
            Some(Placement::Discard { .. }) | None => return 0,
        };
        let stars = self.stars(who, event);
        // An extra star is worth something even if no medal is within reach yet.
        let step = self.promise(who, event, stars + 10 * more) - self.promise(who, event, stars);
        step + 4 * more + i32::from(card.acquisition()) / 15
    }

    /// The value of a pair, plus a part of its value to those who choose later.
    fn taking(&self, open: Card) -> i32 {
        let Phase::Taking { left, .. } = self.view.phase else { return 0 };
        let others = left.iter().filter(|&seat| seat != self.own);
        let denied = others.map(|seat| self.gain(Competitor::Seat(seat), open)).max().unwrap_or(0);
        self.adds(open) + denied * Self::DENIAL / 100
    }

    /// The value of a card in hand: 0 if there are too few rounds left to invest it.
    fn adds(&self, card: Card) -> i32 {
        (self.gain(Competitor::Seat(self.own), card) - self.spare).max(0)
    }

    /// The value of choosing early with that bid, minus the value of the card itself.
    fn bidding(&self, card: Card) -> i32 {
        let pairs = self.view.pool.iter().flatten().map(|pair| self.adds(pair.open));
        let (best, sum) = pairs.clone().fold((0, 0), |(best, sum), gain| (gain.max(best), sum + gain));
        let spread = best - sum / (pairs.count().max(1) as i32);
        spread * i32::from(card.acquisition()) / Card::COUNT as i32 - self.adds(card)
    }
}
