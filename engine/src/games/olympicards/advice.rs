//! What a good player would say of an action: what is wasted, and why an action is better than another.

use super::evaluation::{AS_GOOD_AS_ANY, Evaluation};
use super::rule::Against;
use super::{
    Action, Attempt, Colour, Demand, Hand, Medal, Olympicards, Performance, RECORD_POINTS, Rule, Sport, View,
};
use crate::rules::{Advise, Seat};

/// A sport suits a hand better or worse than others by more than this.
const CLEARLY: f32 = 0.05;
/// So few cards, and fewer than sports to come, run out.
const CARDS_THAT_RUN_OUT: u8 = 3;
/// A hand of so many cards need not be saved, if it has enough for each sport to come.
const LARGE_HAND: u8 = 6;
/// Of a large hand with more than so many cards for each sport to come, one can be spared.
const ENOUGH_FOR_A_SPORT: u8 = 2;
/// Of one with more than so many, some will never be played.
const MOST_FOR_A_SPORT: u8 = 3;
/// Whoever can go on only so often is soon out.
const SOON_OUT: u8 = 4;
/// Somebody of several who can go on so much more often outlasts them.
const LASTS_LONGER: u8 = 2;
/// So few cards are few, whatever the seat has.
const FEW: u8 = 3;
/// A lead of so many cards is a reason to play a sport.
const LEAD_TO_BEGIN: u8 = 2;
/// A lead of so many cards is a reason to play on in it.
const LEAD_TO_GO_ON: u8 = 3;

/// Why an action is better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// Everybody else has withdrawn: so many cards are kept.
    GoldYours(u8),
    /// The same in the last sport, where kept cards break ties.
    GoldYoursAtLast,
    /// There is a record to win, but the hand cannot be played to its last card.
    NoRecord,
    /// The hand can be played to its last card, which is a record.
    Record,
    /// Nobody else who is still in has a card left.
    NobodyCanFollow,
    /// Nobody still in can reach this total.
    NobodyCanLift(u8),
    /// The seat can go on so often, longer than the rival with the most cards, who has so many.
    Outlasts(u8, Seat, u8),
    /// The seat can go on so often, longer than the rival who can do so longest, whose last card of that value leaves room for
    /// so many plays.
    OutReaches(u8, Seat, u8, u8),
    /// The seat can go on only so often, and a rival up to so often.
    Outlasted(u8, Seat, u8),
    /// So many cards are enough.
    Fewer(u8),
    /// The lower of two values clears the hurdle as well.
    LowerClears(u8, u8),
    /// The first value leaves more room than the second.
    MoreRoom(u8, u8),
    /// A 5 goes on anything.
    KeepFive,
    /// The seat has so many cards of the first colour, and fewer, so many, of the second.
    MoreOfColour(Colour, u8, Colour, u8),
    /// The second value suits more targets than the first.
    MoreTargets(u8, u8),
    /// Of two seats, playing so many cards keeps that medal from a rival.
    KeepsMedal(u8, Seat, Medal),
    /// It is the last sport: cards only break ties.
    LastSport,
    /// So many cards for so many sports: too few.
    Short(u8, u8),
    /// The first to withdraw draws so many cards and begins the next sport.
    FirstOut(u8),
    /// The first medal becomes the second for whoever outlasts one more.
    BetterMedal(Medal, Medal),
    /// The last of several rivals has as many cards: gold, two points more than silver, is still open.
    KeepsOpen,
    /// Whoever outlasts one more wins a medal.
    FirstMedal(Medal),
    /// The same, a better one or the first, and this rival has only so many cards, fewer than the seat.
    Outlast(Seat, u8, Medal),
    /// So many cards for so many sports: enough to play on.
    Spare(u8, u8),
    /// Withdrawing now draws so many cards, the next one out only so many.
    FewerCardsLater(u8, u8),
    /// The next medal is only so many points more, and would cost at least so many cards.
    Price(Medal, u8, u8),
    /// For the next medal the seat would have to outlast this rival, who has so many cards, and the seat so many, no more.
    ToOutlast(Medal, Seat, u8, u8),
    /// With two players: withdrawing gives the rival only that medal, and the sport goes on.
    GivesLittle(Seat, Medal),
    /// With two players: withdrawing gives the rival gold, who has so many cards then, the last number, and the seat more.
    GivesGold(Seat, u8, u8),
    /// In the last sport cards that are kept only break ties.
    KeptForTies,
    /// The hand suits the sport.
    Suits,
    /// The hand does not suit the sport.
    SuitsBadly,
    /// The seat has so many cards more than anyone else.
    MostCards(u8),
    /// The same with two players: more than that one.
    MoreCards(u8, Seat),
    /// With two players, to withdraw: the other one has so many cards more.
    FewerCards(u8, Seat),
    /// Nobody has fewer cards.
    FewestCards,
}

impl Advise for Olympicards {
    type Fact = Fact;

    /// Playing on when the gold is won, unless a record may be won: now, or in a sport to come, where a card that was kept could
    /// stand in the way of an empty hand (C12).
    fn is_wasted(view: &View, action: Action) -> bool {
        let Some(turn) = Turn::new(view).filter(|turn| turn.is_alone()) else { return false };
        let is_record_later = view.setup.world_record && turn.left > 0;
        matches!(action, Action::Cards(_)) && !turn.may_set_record() && !is_record_later
    }

    fn is_always_tried(action: Action) -> bool {
        action == Action::Withdraw
    }

    /// The cards that stay in hand; high ones are worth more, and so are fives until Table Tennis is over. After the last
    /// sport only their number counts, and of two players none (C11, C15). Room to go on in this sport counts for more than
    /// the value of a card, and for less than a card. Of more cards than can still be played, one is worth nothing.
    fn keeping(view: &View, action: Action) -> i32 {
        let (Action::Cards(attempt), Some(turn)) = (action, Turn::new(view)) else { return 0 };
        let is_for_nothing = turn.left == 0 && view.setup.is_for_two();
        let is_spare = turn.has_for_each(MOST_FOR_A_SPORT);
        if is_for_nothing || is_spare {
            return 0;
        }
        let is_over = view.finished.iter().any(|one| one.sport == Sport::TableTennis);
        let worth = |value: u8| match turn.left {
            0 => 100,
            _ => 100 + i32::from(value) + if value == 5 && !is_over { 20 } else { 0 },
        };
        let room = 10 * i32::from(turn.plays_from(attempt).unwrap_or(0).min(9));
        room - attempt.cards().map(|card| worth(card.value())).sum::<i32>()
    }

    /// Plays of as many cards whose totals are at most 1 apart.
    fn are_twins(_view: &View, actions: [Action; 2]) -> bool {
        let [Action::Cards(one), Action::Cards(other)] = actions else { return false };
        one.len() == other.len() && one.total().abs_diff(other.total()) <= 1
    }

    fn fact(view: &View, actions: [Action; 2]) -> Option<Fact> {
        let turn = Turn::new(view)?;
        match actions {
            [Action::Withdraw, Action::Cards(attempt)] => {
                // Nothing speaks for leaving a medal that is as good as won.
                let withdrawing = || turn.withdrawing().filter(|_| turn.outlasting(attempt).is_none());
                turn.gold_is_taken().or_else(|| turn.outlasted()).or_else(withdrawing)
            }
            [Action::Cards(attempt), Action::Withdraw] => turn
                .winning(attempt)
                .or_else(|| turn.outlasting(attempt))
                .or_else(|| turn.playing_on(attempt)),
            [Action::Cards(one), Action::Cards(other)] => turn.play(one, other),
            [Action::PlaySport, Action::Defer] => turn.sport(true),
            [Action::Defer, Action::PlaySport] => turn.sport(false),
            _ => None,
        }
    }
}

fn of_colour(hand: Hand, colour: Colour) -> u8 {
    hand.cards().filter(|card| card.colour() == colour).count() as u8
}

/// How many points a medal is worth more than what is there without it.
fn points_more(medal: Medal, than: Option<Medal>) -> u8 {
    (medal.points() - than.map_or(0, Medal::points)) as u8
}

/// What the seat that is asked knows of its turn.
struct Turn<'a> {
    view: &'a View,
    seat: Seat,
    hand: Hand,
    sport: Sport,
    rule: Rule,
    /// The number of sports after this one.
    left: u8,
}

impl<'a> Turn<'a> {
    fn new(view: &'a View) -> Option<Self> {
        let (seat, hand, sport) = (view.seat()?, view.hand()?, view.sport?);
        Some(Self { view, seat, hand, sport, rule: sport.rule(), left: view.sports_left() })
    }

    fn cards(&self) -> u8 {
        self.hand.len() as u8
    }

    /// Whether the hand is large, with more than so many cards for each sport to come.
    fn has_for_each(&self, cards: u8) -> bool {
        self.left > 0 && self.cards() >= LARGE_HAND && self.cards() > cards * self.left
    }

    /// The others who are still in, with the number of their cards.
    fn rivals(&self) -> impl Iterator<Item = (Seat, u8)> {
        let players = Seat::all(self.view.players.len()).zip(&self.view.players);
        players
            .filter(|(seat, player)| *seat != self.seat && player.playing)
            .map(|(seat, player)| (seat, player.cards))
    }

    /// Whether everybody else has withdrawn. Of two players nobody ever has (C13).
    fn is_alone(&self) -> bool {
        self.rivals().next().is_none()
    }

    /// Whether the hand may perhaps be played to its last card for a world record (C12).
    fn may_set_record(&self) -> bool {
        self.view.setup.has_record(self.sport) && self.plays_out() != Some(false)
    }

    /// Whether the whole hand can be played; `None` where that depends on cards that are turned over, or on how cards are
    /// put together.
    fn plays_out(&self) -> Option<bool> {
        (self.rule.against == Against::Own).then(|| self.plays() == Some(self.cards()))
    }

    /// The number of plays that the hand is good for against the seat's own plays, one card at a time.
    fn plays(&self) -> Option<u8> {
        self.plays_of(self.hand, self.view.to_beat(self.seat))
    }

    /// The same if it begins with that play.
    fn plays_from(&self, attempt: Attempt) -> Option<u8> {
        Some(1 + self.plays_of(self.hand.without(attempt)?, Some(attempt))?)
    }

    fn plays_of(&self, hand: Hand, to_beat: Option<Attempt>) -> Option<u8> {
        if self.rule.against != Against::Own || self.rule.most > 1 {
            return None;
        }
        let beyond = |value: u8| match (self.rule.demand, to_beat.map(Attempt::total)) {
            (Demand::Higher, Some(last)) => value > last,
            (Demand::Lower, Some(last)) => value < last,
            _ => true,
        };
        match self.rule.demand {
            Demand::Higher | Demand::Lower => {
                let held = |value: &u8| beyond(*value) && hand.cards().any(|card| card.value() == *value);
                Some((1..=9).filter(held).count() as u8)
            }
            Demand::OtherColour => {
                let last = to_beat.map(|to_beat| to_beat.first().colour());
                let room = |colour: Colour| {
                    let own = of_colour(hand, colour);
                    // Between two cards of a colour there is another one, and before the first if it was the last.
                    let others = hand.len() as u8 - own;
                    own.min(others + u8::from(last != Some(colour))) + others
                };
                Colour::ALL.into_iter().map(room).min()
            }
            _ => None,
        }
    }

    fn gold_is_taken(&self) -> Option<Fact> {
        if !self.is_alone() || self.may_set_record() {
            return None;
        }
        Some(match (self.view.setup.has_record(self.sport), self.left) {
            (true, _) => Fact::NoRecord,
            (false, 0) if self.may_tie(Some(Medal::Gold)) => Fact::GoldYoursAtLast,
            (false, _) => Fact::GoldYours(self.cards()),
        })
    }

    /// What a play makes certain.
    fn winning(&self, attempt: Attempt) -> Option<Fact> {
        if self.is_alone() {
            let plays_out = self.plays_from(attempt) == Some(self.cards());
            return (self.may_set_record() && plays_out).then_some(Fact::Record);
        }
        // Of two players, whoever withdraws gives the other one a medal, and only gold ends the sport.
        let is_for_gold =
            !self.view.setup.is_for_two() || self.view.next_reward()?.medal == Some(Medal::Gold);
        if is_for_gold && self.rivals().all(|(_, cards)| cards == 0) {
            return Some(Fact::NobodyCanFollow);
        }
        if self.view.setup.is_for_two() {
            return None;
        }
        let lifts = self.rule.demand == Demand::Higher && self.rule.most > 1;
        let reach = |cards: u8| 9 * cards.min(self.rule.most);
        let is_safe = lifts && self.rivals().all(|(_, cards)| reach(cards) <= attempt.total());
        is_safe.then(|| Fact::NobodyCanLift(attempt.total()))
    }

    fn outlasting(&self, attempt: Attempt) -> Option<Fact> {
        let plays = self.plays_from(attempt)?;
        let (rival, cards) = self.rivals().max_by_key(|(_, cards)| *cards)?;
        if plays > cards {
            return Some(Fact::Outlasts(plays, rival, cards));
        }
        let reach = |(rival, cards): (Seat, u8)| (self.reach(rival, cards), rival, cards);
        let (most, rival, cards) = self.rivals().map(reach).max_by_key(|(most, ..)| *most)?;
        let value = self.view.to_beat(rival).map(Attempt::total)?;
        (plays > most && most < cards).then_some(Fact::OutReaches(plays, rival, value, most))
    }

    /// How often a rival can go on at most: its last card, which lies open, bounds it as the number of its cards does.
    fn reach(&self, rival: Seat, cards: u8) -> u8 {
        match (self.rule.demand, self.view.to_beat(rival).map(Attempt::total)) {
            (Demand::Higher, last) => cards.min(Performance::HIGHEST.saturating_sub(last.unwrap_or(0))),
            (Demand::Lower, last) => {
                cards.min(last.map_or(Performance::HIGHEST, |last| last.saturating_sub(1)))
            }
            _ => cards,
        }
    }

    fn outlasted(&self) -> Option<Fact> {
        // Of two players whoever withdraws for less than gold draws cards and plays on (C13).
        let is_for_two = self.view.setup.is_for_two();
        if is_for_two && self.view.next_reward()?.medal != Some(Medal::Gold) {
            return None;
        }
        let plays = self.plays()?;
        let reaches = self.rivals().map(|(rival, cards)| (rival, self.reach(rival, cards)));
        let (rival, most) = reaches.max_by_key(|(_, most)| *most)?;
        let longer = if is_for_two { 1 } else { LASTS_LONGER };
        let is_told = plays <= SOON_OUT && most >= plays + longer && self.is_likely(rival, plays + 1);
        is_told.then_some(Fact::Outlasted(plays, rival, most))
    }

    /// Whether a rival has so many cards in a row on average: many of its cards may be of one value, or of values that it
    /// cannot play any more.
    fn is_likely(&self, rival: Seat, plays: u8) -> bool {
        let cards = self.rivals().find(|(other, _)| *other == rival).map_or(0, |(_, cards)| cards);
        let values = match self.rule.demand {
            Demand::Higher | Demand::Lower => self.reach(rival, Performance::HIGHEST),
            _ => return plays <= cards,
        };
        // The chance that none of so many cards has a certain value.
        let missing = (0..cards).fold(1.0, |missing, _| missing * 8.0 / 9.0);
        f32::from(values) * (1.0 - missing) >= f32::from(plays)
    }

    /// Whether the seat may end the last sport level with another one, if it takes that medal.
    fn may_tie(&self, medal: Option<Medal>) -> bool {
        let points = |seat: Seat| {
            let player = self.view.player(seat);
            player.map_or(0, |player| player.medals.points() + RECORD_POINTS * player.records.len() as i32)
        };
        let own = points(self.seat) + medal.map_or(0, Medal::points);
        let mut others = Seat::all(self.view.players.len()).filter(|&other| other != self.seat);
        others.any(|other| {
            let may_win = self.rivals().any(|(rival, _)| rival == other);
            let more = own - points(other);
            more == 0 || may_win && (self.view.setup.has_record(self.sport) || [1, 2, 4].contains(&more))
        })
    }

    /// Why it is better to withdraw.
    fn withdrawing(&self) -> Option<Fact> {
        let (cards, left, reward) = (self.cards(), self.left, self.view.next_reward()?);
        let gives_gold = self.view.setup.is_for_two() && reward.medal == Some(Medal::Gold);
        if reward.cards > 0 && cards <= CARDS_THAT_RUN_OUT && cards < left && !gives_gold {
            return Some(Fact::Short(cards, left));
        }
        if self.view.setup.is_for_two() {
            let (rival, others) = self.rivals().next()?;
            return Some(match reward.medal? {
                _ if left > 0 && others >= cards + LEAD_TO_GO_ON => Fact::FewerCards(others - cards, rival),
                Medal::Gold if left == 0 => return None,
                Medal::Gold => Fact::GivesGold(rival, cards + reward.cards, others),
                medal => Fact::GivesLittle(rival, medal),
            });
        }
        if left == 0 {
            return self.may_tie(reward.medal).then_some(Fact::KeptForTies);
        }
        let next = self.view.ladder().get(self.view.withdrawn.len() + 1)?;
        let is_first_out = reward.start_card && self.view.withdrawn.is_empty();
        let has_enough = self.has_for_each(ENOUGH_FOR_A_SPORT);
        let has_fewest = self.rivals().all(|(_, others)| cards <= others);
        if is_first_out && has_fewest && !has_enough {
            return Some(Fact::FirstOut(reward.cards));
        }
        if let Some(medal) = next.medal {
            // Whoever is still in gets at least the medal of this place, so what counts is how much more the next one is.
            let mut rivals = self.rivals();
            return Some(match (rivals.next()?, rivals.next()) {
                ((rival, others), None) if others >= cards => Fact::ToOutlast(medal, rival, others, cards),
                _ => Fact::Price(
                    medal,
                    points_more(medal, reward.medal),
                    1 + reward.cards.saturating_sub(next.cards),
                ),
            });
        }
        // Whoever has more than enough does not leave for cards.
        if has_enough {
            return None;
        }
        if is_first_out {
            return Some(Fact::FirstOut(reward.cards));
        }
        (next.cards < reward.cards).then_some(Fact::FewerCardsLater(reward.cards, next.cards))
    }

    /// Why it is better to play on.
    fn playing_on(&self, attempt: Attempt) -> Option<Fact> {
        let (cards, left, reward) = (self.cards(), self.left, self.view.next_reward()?);
        if self.view.setup.is_for_two() {
            let (rival, others) = self.rivals().next()?;
            if cards >= others + LEAD_TO_GO_ON {
                return Some(Fact::MoreCards(cards - others, rival));
            }
        }
        if left == 0 && reward.medal.is_none() {
            return Some(Fact::LastSport);
        }
        let has_enough = self.has_for_each(ENOUGH_FOR_A_SPORT);
        let Some((rival, others)) = self.rivals().min_by_key(|(_, cards)| *cards) else {
            return has_enough.then_some(Fact::Spare(cards, left));
        };
        if self.view.setup.is_for_two() {
            return Some(match has_enough {
                true => Fact::Spare(cards, left),
                false => Fact::KeepsMedal(attempt.len(), rival, reward.medal?),
            });
        }
        let next = self.view.ladder().get(self.view.withdrawn.len() + 1)?.medal;
        let outlast = next.map(|medal| Fact::Outlast(rival, others, medal));
        if others + LEAD_TO_GO_ON <= cards && outlast.is_some() {
            return outlast;
        }
        if has_enough {
            return Some(Fact::Spare(cards, left));
        }
        let next = next?;
        if others < cards && (others <= FEW || others + LEAD_TO_BEGIN <= cards) {
            return outlast;
        }
        Some(match reward.medal {
            Some(_) if others >= cards && self.rivals().count() == 1 => Fact::KeepsOpen,
            Some(medal) => Fact::BetterMedal(medal, next),
            None => Fact::FirstMedal(next),
        })
    }

    /// Why one play is better than another.
    fn play(&self, one: Attempt, other: Attempt) -> Option<Fact> {
        if one.len() < other.len() {
            return Some(Fact::Fewer(one.len()));
        }
        if one.len() > 1 || other.len() > 1 {
            return None;
        }
        let (value, less) = (one.total(), other.total());
        let targets = |value: u8, most: u8| (value + most).min(9) - value.saturating_sub(most).max(1) + 1;
        match self.rule.demand {
            Demand::NoLower if value < less => Some(Fact::LowerClears(value, less)),
            Demand::Higher if value < less && self.rule.against == Against::Own => {
                Some(Fact::MoreRoom(value, less))
            }
            Demand::Lower if value > less => Some(Fact::MoreRoom(value, less)),
            Demand::OverTheNet if less == 5 && value != 5 => Some(Fact::KeepFive),
            Demand::Within(most) if targets(value, most) < targets(less, most) => {
                Some(Fact::MoreTargets(value, less))
            }
            Demand::OtherColour => {
                let (colour, rarer) = (one.first().colour(), other.first().colour());
                let (many, few) = (of_colour(self.hand, colour), of_colour(self.hand, rarer));
                (many > few).then_some(Fact::MoreOfColour(colour, many, rarer, few))
            }
            _ => None,
        }
    }

    /// Why it is better to play this sport now, or to defer it.
    fn sport(&self, now: bool) -> Option<Fact> {
        let liking = Evaluation::new(self.view)?.liking(Some(self.sport));
        let others = || self.rivals().map(|(_, cards)| cards);
        if now && liking > AS_GOOD_AS_ANY + CLEARLY {
            return Some(Fact::Suits);
        }
        if !now && liking < AS_GOOD_AS_ANY - CLEARLY {
            return Some(Fact::SuitsBadly);
        }
        let (most, fewest) = (others().max()?, others().min()?);
        if now && self.cards() >= most + LEAD_TO_BEGIN {
            let more = self.cards() - most;
            let rival = self.rivals().next().filter(|_| self.view.setup.is_for_two());
            return Some(rival.map_or(Fact::MostCards(more), |(rival, _)| Fact::MoreCards(more, rival)));
        }
        (!now && self.cards() < fewest).then_some(Fact::FewestCards)
    }
}
