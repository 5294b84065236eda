//! Two cards that may be bid, taken or invested: why the first is better.

use super::view::Token;
use super::worth::{added, is_harmless, is_higher, useless};
use super::{Card, Competitor, EventCard, Fact, Line, Medals, Phase, Placement, View};
use crate::cards::Set;
use crate::rules::Seat;

/// A card, and another one to compare it with. The facts of each phase are in order of precedence.
pub(super) struct Comparison<'a> {
    pub(super) view: &'a View,
    pub(super) own: Seat,
    pub(super) card: Card,
    pub(super) other: Card,
}

/// The Performance of the best card.
const MOST_STARS: u8 = 5;
/// A lead by so many stars is told.
const LEAD: u8 = 3;
/// A number from here on is high.
const HIGH: u8 = 50;
/// By so much a number is a stronger bid.
const STRONGER: u8 = 20;

impl Comparison<'_> {
    pub(super) fn of_bids(&self) -> Option<Fact> {
        self.last_bid()
            .or_else(|| self.highest_bid())
            .or_else(|| self.pairs_differ())
            .or_else(|| self.pairs_alike())
            .or_else(|| self.higher_and_weaker())
            .or_else(|| self.fewer_stars_bid())
    }

    pub(super) fn of_pairs(&self) -> Option<Fact> {
        self.last_event()
            .or_else(|| self.certain_medal())
            .or_else(|| self.passes())
            .or_else(|| self.breaks_tie())
            .or_else(|| self.left_to_neutral())
            .or_else(|| self.denies())
            .or_else(|| self.more_stars())
            .or_else(|| self.new_event())
            .or_else(|| self.leads())
            .or_else(|| self.strong_bid())
    }

    pub(super) fn of_investments(&self) -> Option<Fact> {
        self.only_discarded()
            .or_else(|| self.last_event())
            .or_else(|| self.certain_medal())
            .or_else(|| self.passes())
            .or_else(|| self.breaks_tie())
            .or_else(|| self.loses_number())
            .or_else(|| self.new_type())
            .or_else(|| self.more_stars())
            .or_else(|| self.new_event())
            .or_else(|| self.leads())
            .or_else(|| self.can_wait())
    }

    fn last_bid(&self) -> Option<Fact> {
        let is_better = self.view.rounds_left() == 0
            && useless(self.view).any(|card| card == self.card)
            && is_higher(self.card, self.other)
            && is_harmless(self.view, self.other);
        is_better.then_some(Fact::LastBid { number: self.card.acquisition() })
    }

    fn pairs_differ(&self) -> Option<Fact> {
        let (least, most) = self.pairs()?;
        let (number, stars) = (self.card.acquisition(), added(self.view, self.card));
        let is_better = most - least >= 3 && stars <= 2 && number >= HIGH && is_higher(self.card, self.other);
        is_better.then_some(Fact::PairsDiffer { number, stars })
    }

    fn pairs_alike(&self) -> Option<Fact> {
        let (least, most) = self.pairs()?;
        let [stars, others] = self.stars();
        if most - least > 1 || stars > others {
            return None;
        }
        if self.view.rounds_left() > 0 && is_higher(self.other, self.card) && self.other.acquisition() >= HIGH
        {
            return Some(Fact::KeepsBid { number: self.other.acquisition() });
        }
        let is_least = self.hand().iter().all(|card| added(self.view, card) >= stars);
        (is_least && stars < others).then_some(Fact::PairsAlike)
    }

    fn higher_and_weaker(&self) -> Option<Fact> {
        let [stars, others] = self.stars();
        let (number, other) = (self.card.acquisition(), self.other.acquisition());
        (number > other && stars <= others).then_some(Fact::HigherAndWeaker { number, other })
    }

    fn fewer_stars_bid(&self) -> Option<Fact> {
        let [stars, more] = self.stars();
        let (number, other) = (self.card.acquisition(), self.other.acquisition());
        (stars < more).then_some(Fact::FewerStarsBid { number, stars, other, more })
    }

    fn highest_bid(&self) -> Option<Fact> {
        let mut elsewhere = self.view.discard.union(self.hand());
        for competitor in self.view.competitors() {
            for event in EventCard::ALL {
                elsewhere = elsewhere.union(self.line(competitor, event).known());
            }
        }
        for pair in self.view.pool.iter().flatten() {
            elsewhere.insert(pair.open);
        }
        let is_highest = Card::all().all(|card| !is_higher(card, self.card) || elsewhere.contains(card));
        let (least, most) = self.pairs()?;
        (is_highest && is_higher(self.card, self.other) && most > least + 1)
            .then_some(Fact::HighestBid { number: self.card.acquisition() })
    }

    fn only_discarded(&self) -> Option<Fact> {
        let [stars, others] = self.stars();
        (stars > 0 && others == 0).then_some(Fact::OnlyDiscarded { card: self.other })
    }

    fn last_event(&self) -> Option<Fact> {
        let event = self.card.event();
        let has = |other: EventCard| !self.line(self.me(), other).is_empty();
        EventCard::ALL
            .into_iter()
            .all(|other| has(other) == (other != event))
            .then_some(Fact::LastEvent { event })
    }

    fn certain_medal(&self) -> Option<Fact> {
        let is_certain = self.view.competitors().count() <= Medals::default().len();
        let Fact::NewEvent { event } = self.new_event()? else { return None };
        is_certain.then_some(Fact::CertainMedal { event })
    }

    fn new_event(&self) -> Option<Fact> {
        let (event, other) = (self.card.event(), self.other.event());
        let is_new = self.line(self.me(), event).is_empty() && !self.line(self.me(), other).is_empty();
        is_new.then_some(Fact::NewEvent { event })
    }

    fn passes(&self) -> Option<Fact> {
        let rival = passed(self, self.card).max_by_key(|(_, stars)| *stars);
        let (rival, _) = rival.filter(|_| passed(self, self.other).next().is_none())?;
        Some(Fact::Passes { rival, event: self.card.event(), stars: added(self.view, self.card) })
    }

    fn breaks_tie(&self) -> Option<Fact> {
        let (event, number) = (self.card.event(), self.card.acquisition());
        let line = self.line(self.me(), event);
        let stars = line.stars() + added(self.view, self.card);
        let is_level = |rival: &Competitor| {
            let theirs = self.line(*rival, event);
            theirs.token != Token::Covers(None)
                && theirs.stars() == stars
                && theirs.known().iter().all(|card| is_higher(self.card, card))
        };
        let is_highest = line.known().iter().all(|card| is_higher(self.card, card));
        let breaks =
            is_highest && added(self.view, self.card) > 0 && self.rivals().any(|rival| is_level(&rival));
        breaks.then_some(Fact::BreaksTie { event, stars, number })
    }

    fn loses_number(&self) -> Option<Fact> {
        let Some(Placement::Upgrade { replaced }) = self.view.placement(self.other) else { return None };
        let line = self.line(self.me(), self.other.event()).known();
        let is_highest = line.iter().all(|card| card == replaced || is_higher(replaced, card));
        (is_highest && is_higher(replaced, self.other))
            .then_some(Fact::LosesNumber { number: replaced.acquisition() })
    }

    fn new_type(&self) -> Option<Fact> {
        let placements = [self.card, self.other].map(|card| self.view.placement(card));
        let [stars, less] = self.stars();
        let is_new = matches!(placements, [Some(Placement::FaceDown), Some(Placement::Upgrade { .. })]);
        (is_new && stars > less).then_some(Fact::NewType { stars, less })
    }

    fn leads(&self) -> Option<Fact> {
        let event = self.other.event();
        let most = |rival| {
            let line = self.line(rival, event);
            line.stars() + if line.token == Token::Covers(None) { MOST_STARS } else { 0 }
        };
        let stars = self.line(self.me(), event).stars().checked_sub(self.rivals().map(most).max()?)?;
        (stars >= LEAD && event != self.card.event()).then_some(Fact::Leads { event, stars })
    }

    fn can_wait(&self) -> Option<Fact> {
        let has_rivals = |event| self.rivals().any(|rival| !self.line(rival, event).is_empty());
        let can_wait =
            self.view.rounds_left() > 1 && !has_rivals(self.other.event()) && has_rivals(self.card.event());
        can_wait.then_some(Fact::CanWait { card: self.other })
    }

    fn left_to_neutral(&self) -> Option<Fact> {
        let Phase::Taking { left, .. } = self.view.phase else { return None };
        let neutral = self.view.neutral.as_ref().filter(|_| left.len() == 1)?;
        let played = neutral.lines.iter().fold(Set::EMPTY, |all, line| all.union(line.known()));
        let [stars, others] = [self.card, self.other].map(|card| added_to(card, played));
        (stars > others).then_some(Fact::LeftToNeutral { event: self.card.event(), stars })
    }

    fn denies(&self) -> Option<Fact> {
        let Phase::Taking { left, .. } = self.view.phase else { return None };
        let gains = |card: Card| {
            left.iter()
                .filter(|&seat| seat != self.own)
                .filter_map(move |seat| Some((seat, added_to(card, self.view.player(seat)?.played()))))
        };
        let (rival, stars) = gains(self.card).max_by_key(|(_, stars)| *stars)?;
        let others = gains(self.other).map(|(_, stars)| stars).max()?;
        let is_much = stars >= 4 && stars >= others + 2;
        is_much.then_some(Fact::Denies { rival, event: self.card.event(), stars })
    }

    fn more_stars(&self) -> Option<Fact> {
        let [stars, less] = self.stars();
        let is_told = stars > less && !self.card.alike().contains(self.other);
        is_told.then_some(Fact::MoreStars { event: self.card.event(), stars, card: self.other, less })
    }

    fn strong_bid(&self) -> Option<Fact> {
        let [stars, others] = self.stars();
        let number = self.card.acquisition();
        let is_strong = number >= HIGH && number >= self.other.acquisition() + STRONGER;
        (self.view.rounds_left() > 0 && stars >= others && is_strong).then_some(Fact::StrongBid { number })
    }

    /// The stars that both cards add.
    fn stars(&self) -> [u8; 2] {
        [self.card, self.other].map(|card| added(self.view, card))
    }

    /// The fewest and the most stars that the face-up card of a pair adds.
    fn pairs(&self) -> Option<(u8, u8)> {
        let stars = self.view.pool.iter().flatten().map(|pair| added(self.view, pair.open));
        Some((stars.clone().min()?, stars.max()?))
    }

    fn hand(&self) -> Set<Card> {
        self.view.player(self.own).and_then(|player| player.hand).unwrap_or_default()
    }

    const fn me(&self) -> Competitor {
        Competitor::Seat(self.own)
    }

    fn rivals(&self) -> impl Iterator<Item = Competitor> {
        self.view.competitors().filter(|&rival| rival != self.me())
    }

    fn line(&self, competitor: Competitor, event: EventCard) -> Line {
        self.view.line(competitor, event).unwrap_or(Line { open: Set::EMPTY, token: Token::Unused })
    }
}

/// The competitors whose stars the seat passes with a card, as far as it sees theirs, with these stars.
fn passed(comparison: &Comparison<'_>, card: Card) -> impl Iterator<Item = (Competitor, u8)> {
    let event = card.event();
    let own = comparison.line(comparison.me(), event).stars();
    let after = own + added(comparison.view, card);
    let stars = move |rival| (rival, comparison.line(rival, event).stars());
    comparison.rivals().map(stars).filter(move |(_, theirs)| (own + 1..after).contains(theirs))
}

/// The stars that a card adds to what a competitor has played, as far as that is known.
fn added_to(card: Card, played: Set<Card>) -> u8 {
    match Placement::of(card, played) {
        Placement::FaceDown => card.performance(),
        Placement::Upgrade { replaced } => card.performance() - replaced.performance(),
        Placement::Discard { .. } => 0,
    }
}
