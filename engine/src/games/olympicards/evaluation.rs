//! Evaluation: how long a hand lasts in a sport, and what staying in may bring.

use super::{Action, Attempt, Colour, Demand, Hand, Olympicards, Performance, Reward, Rule, Sport, View};
use crate::rules::{Evaluate, Seat};

/// The value of a card in hand while enough sports remain to play it in. If it were higher, everybody would withdraw at
/// once and leave the medals to whoever stays; if it were lower, everybody would stay.
const CARD: f32 = 0.64;
/// The same for two players, to the end: whoever runs out of cards leaves all three medals to the other.
const CARD_FOR_TWO: f32 = 0.8;
/// The average number of cards a player plays in a sport.
const CARDS_A_SPORT: f32 = 2.5;
/// The value of starting the next sport.
const START: f32 = 0.1;
/// The suitability of a sport in which a hand lasts as long as an average one.
pub(super) const AS_GOOD_AS_ANY: f32 = 0.5;

impl View {
    /// About how many rounds the hand of the viewer lasts in the sport that is played, and how many a usual hand of that size
    /// lasts there; `None` without a hand or a sport.
    pub fn rounds_in_sport(&self) -> Option<[u8; 2]> {
        let (hand, rule) = (self.hand()?, self.sport?.rule());
        let rounds = [stamina(rule, hand, None), usual_stamina(rule, hand.len(), None)];
        Some(rounds.map(|rounds| rounds.round() as u8))
    }
}

impl Evaluate for Olympicards {
    // Tuned against Regulars and other searchers (`docs/players.md`). Among many plays, one looks better than withdrawing
    // by luck alone.
    const CANDIDATES: usize = 4;

    fn evaluate(view: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        let Some(evaluation) = Evaluation::new(view) else { return values.resize(legal.len(), 0) };
        values.extend(legal.iter().map(|&action| {
            let value = match action {
                Action::PlaySport => evaluation.liking(view.sport),
                // The next sport is known once none is face down.
                Action::Defer if view.face_down == 0 => evaluation.liking(view.deferred.first().copied()),
                Action::Defer => AS_GOOD_AS_ANY,
                Action::Cards(attempt) => evaluation.playing(attempt),
                Action::Withdraw => evaluation.withdrawing(),
            };
            (value * 100.0) as i32
        }));
    }
}

/// What the evaluation uses of a view.
pub(super) struct Evaluation<'a> {
    view: &'a View,
    seat: Seat,
    hand: Hand,
    /// The value of a card to the player now.
    card: f32,
}

impl<'a> Evaluation<'a> {
    pub(super) fn new(view: &'a View) -> Option<Self> {
        let (seat, hand) = (view.seat()?, view.hand()?);
        let sports = f32::from(view.sports_left());
        let card = if view.setup.is_for_two() {
            CARD_FOR_TWO
        } else {
            CARD * (CARDS_A_SPORT * sports / (hand.len() as f32 + 2.0)).min(1.0)
        };
        Some(Self { view, seat, hand, card })
    }

    /// How well the hand suits a sport.
    pub(super) fn liking(&self, sport: Option<Sport>) -> f32 {
        let Some(sport) = sport else { return 0.0 };
        let rule = sport.rule();
        let own = stamina(rule, self.hand, None);
        own / (own + usual_stamina(rule, self.hand.len(), None) + 0.01)
    }

    /// The value of withdrawing now.
    pub(super) fn withdrawing(&self) -> f32 {
        self.view.next_reward().map_or(0.0, |reward| self.pays(reward))
    }

    /// The value of a rung to the player who takes it. With two players its medal goes to the opponent (C13), which
    /// counts against it.
    fn pays(&self, reward: &Reward) -> f32 {
        let medal = reward.medal.map_or(0, |medal| medal.points()) as f32;
        let medal = if self.view.setup.is_for_two() { -medal } else { medal };
        f32::from(reward.cards) * self.card + medal + if reward.start_card { START } else { 0.0 }
    }

    /// The expected value of playing those cards: the rungs still open, minus the cards they cost.
    pub(super) fn playing(&self, attempt: Attempt) -> f32 {
        let (Some(rule), Some(rest)) = (self.view.rule(), self.hand.without(attempt)) else { return 0.0 };
        let price: f32 = attempt.cards().map(|card| self.card * price(card)).sum();
        let left = stamina(rule, rest, Some(attempt));
        let rivals = self
            .view
            .players
            .iter()
            .enumerate()
            .filter(|&(seat, player)| player.playing && seat != self.seat.index());
        let rivals: Vec<f32> =
            rivals.map(|(_, player)| usual_stamina(rule, usize::from(player.cards), player.last)).collect();
        let Some(strongest) = rivals.iter().copied().reduce(f32::max) else {
            return self.alone(left, rest) - price;
        };
        let taken = self.view.withdrawn.len();
        if self.view.setup.is_for_two() {
            let wins = outlasts(left, strongest);
            return self.withdrawing() * (1.0 - 2.0 * wins) - price;
        }
        // The probability that exactly this many players withdraw before this one.
        let mut before = [0.0; Seat::MAX_COUNT];
        before[0] = 1.0;
        for &rival in &rivals {
            let wins = outlasts(left, rival);
            for count in (0..before.len()).rev() {
                let one_less = count.checked_sub(1).map_or(0.0, |less| before[less]);
                before[count] = before[count] * (1.0 - wins) + one_less * wins;
            }
        }
        let rungs = self.view.ladder().iter().skip(taken);
        let pays: f32 = rungs.zip(before).map(|(reward, probability)| self.pays(reward) * probability).sum();
        pays - price
    }

    /// Continuing alone gains nothing but a world record, which requires an empty hand (C7, C12).
    fn alone(&self, left: f32, rest: Hand) -> f32 {
        let record = self.view.sport.is_some_and(|sport| self.view.setup.has_record(sport));
        let sure = record && left >= rest.len() as f32;
        self.withdrawing() + if sure { 2.0 - self.card * rest.len() as f32 } else { 0.0 }
    }
}

/// The probability of lasting longer than an opponent.
fn outlasts(own: f32, other: f32) -> f32 {
    (own + 0.7) / (own + other + 1.4)
}

/// The value of a card relative to others: high cards and fives are useful in more sports.
fn price(card: Performance) -> f32 {
    let five = if card.value() == 5 { 0.2 } else { 0.0 };
    0.7 + 0.06 * f32::from(card.value()) + five
}

/// The approximate number of turns that a hand of this size lasts.
fn usual_stamina(rule: Rule, cards: usize, last: Option<Attempt>) -> f32 {
    // Higher or lower than before: one turn for each remaining value of which the player has a card.
    let values = match (rule.demand, last.map_or(0, Attempt::total)) {
        (Demand::Higher, last) if rule.most == 1 => Some(Performance::HIGHEST.saturating_sub(last)),
        (Demand::Lower, 0) => Some(Performance::HIGHEST),
        (Demand::Lower, last) => Some(last.saturating_sub(1)),
        _ => None,
    };
    if let Some(values) = values {
        let none = (0..cards).fold(1.0, |none, _| none * 8.0 / 9.0);
        return 0.75 * f32::from(values) * (1.0 - none);
    }
    let turns_a_card = match rule.demand {
        Demand::OtherColour => 0.9,
        Demand::Higher if rule.most > 1 => 0.35,
        Demand::Higher | Demand::Lower => 0.5,
        Demand::NoLower | Demand::OverTheNet => 0.55,
        Demand::Within(_) | Demand::ColourOrValue => 0.35,
        Demand::Wind => 0.45,
    };
    turns_a_card * cards as f32
}

/// The approximate number of further turns this hand lasts after the last play.
fn stamina(rule: Rule, hand: Hand, last: Option<Attempt>) -> f32 {
    let cards = hand.len() as f32;
    match rule.demand {
        Demand::OtherColour => {
            let of_colour = |colour| hand.cards().filter(|card| card.colour() == colour).count();
            let most = Colour::ALL.into_iter().map(of_colour).max().unwrap_or(0) as f32;
            cards.min(2.0 * (cards - most) + 1.0)
        }
        Demand::Higher if rule.most > 1 => {
            let total: u8 = hand.cards().map(Performance::value).sum();
            f32::from(total) / (last.map_or(8.0, |last| f32::from(last.total())) + 4.0)
        }
        Demand::Higher | Demand::Lower => {
            let values = 1..=Performance::HIGHEST;
            let held = values.filter(|&value| {
                let mut singles = hand.kinds().iter().filter(|card| card.value() == value);
                singles.any(|card| rule.fault(Attempt::one(card), last).is_none())
            });
            held.count() as f32
        }
        Demand::NoLower => {
            hand.cards().map(|card| f32::from(card.value())).sum::<f32>() / f32::from(Performance::HIGHEST)
        }
        Demand::Within(most) => {
            let hits = |card: Performance| {
                let high = (card.value() + most).min(Performance::HIGHEST);
                f32::from(high - card.value().saturating_sub(most).max(1) + 1)
            };
            hand.cards().map(hits).sum::<f32>() / f32::from(Performance::HIGHEST)
        }
        Demand::OverTheNet => {
            let (mut low, mut high, mut fives) = (0_u8, 0_u8, 0_u8);
            for card in hand.cards() {
                match card.value() {
                    ..5 => low += 1,
                    5 => fives += 1,
                    6.. => high += 1,
                }
            }
            f32::from(fives) + 0.4 * f32::from(low + high) + 0.4 * f32::from(low.min(high))
        }
        Demand::ColourOrValue | Demand::Wind => usual_stamina(rule, hand.len(), None),
    }
}
