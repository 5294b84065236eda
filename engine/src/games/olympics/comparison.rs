//! Two cards that may be taken or invested: why the first is better. Bids are in `bidding.rs`.

use super::view::Token;
use super::worth::{HIGH, HIGHER, KEPT, STRONGER, is_higher, stars_beyond_hand, stars_now, stars_of_bid};
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

/// A lead by so many stars is told.
const LEAD: u8 = 3;
/// So many rounds are left early in a game.
const EARLY: u8 = 4;
/// A card that adds so many stars is not bid later, but for one that adds as many.
const DEAR: u8 = 4;
/// So many stars more are many.
const MUCH: u8 = 2;
/// Rivals within so many stars are close, and those further away are not by so many more.
const CLOSE: [u8; 2] = [2, 3];

impl Comparison<'_> {
    pub(super) fn of_pairs(&self) -> Option<Fact> {
        self.only_discarded()
            .or_else(|| self.certain_medal())
            .or_else(|| self.last_event())
            .or_else(|| self.secures_lead().filter(|_| !self.leaves_medal()))
            .or_else(|| self.passes())
            .or_else(|| self.breaks_tie())
            .or_else(|| self.left_to_neutral())
            .or_else(|| self.more_stars(MUCH))
            .or_else(|| self.denies())
            .or_else(|| self.of_events())
            .or_else(|| self.new_event())
            .or_else(|| self.better_number())
            .or_else(|| self.strong_bid())
            .or_else(|| self.more_stars(1).filter(|_| !self.leaves_medal()))
            .or_else(|| self.number_anyway())
    }

    pub(super) fn of_investments(&self) -> Option<Fact> {
        self.only_discarded()
            .or_else(|| self.certain_medal())
            .or_else(|| self.last_event())
            .or_else(|| self.secures_lead().filter(|_| !self.leaves_medal()))
            .or_else(|| self.passes())
            .or_else(|| self.breaks_tie())
            .or_else(|| self.loses_number())
            .or_else(|| self.new_type())
            .or_else(|| self.of_events())
            .or_else(|| self.keeps_number(0))
            .or_else(|| self.new_event())
            .or_else(|| self.ties_broken())
            .or_else(|| self.can_wait())
            .or_else(|| self.stays_hidden())
            .or_else(|| self.more_stars(1).filter(|_| !self.leaves_medal()))
            .or_else(|| self.keeps_number(1))
    }

    /// What the seat and its rivals have at the events of the two cards.
    fn of_events(&self) -> Option<Fact> {
        self.catches_up()
            .or_else(|| self.stays_behind())
            .or_else(|| self.leads())
            .or_else(|| self.more_stars(MUCH))
            .or_else(|| self.close())
    }

    fn only_discarded(&self) -> Option<Fact> {
        let [stars, others] = self.compared_stars();
        // A pair may be taken for its number.
        let is_bid = self.is_taking() && self.view.rounds_left() > 0 && self.other.acquisition() >= HIGH;
        (stars > 0 && others == 0 && !is_bid).then_some(Fact::OnlyDiscarded { card: self.other })
    }

    fn last_event(&self) -> Option<Fact> {
        let event = self.card.event();
        if self.other.event() == event {
            return None;
        }
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

    /// Whether the other card would be a certain medal, and this one is not.
    fn leaves_medal(&self) -> bool {
        let Self { view, own, card, other } = *self;
        Self { view, own, card: other, other: card }.certain_medal().is_some()
    }

    fn new_event(&self) -> Option<Fact> {
        let (event, other) = (self.card.event(), self.other.event());
        let is_new = self.line(self.me(), event).is_empty() && !self.line(self.me(), other).is_empty();
        is_new.then_some(Fact::NewEvent { event })
    }

    fn passes(&self) -> Option<Fact> {
        let rival = passed(self, self.card).max_by_key(|(_, stars)| *stars);
        let (rival, _) = rival.filter(|_| passed(self, self.other).next().is_none())?;
        Some(Fact::Passes { rival, event: self.card.event(), stars: stars_now(self.view, self.card) })
    }

    /// More stars than any rival can have at the event of the card now, which the seat may not lead; the other card does not do
    /// that at its own.
    fn secures_lead(&self) -> Option<Fact> {
        // What the seat has with the card, and the most that a rival can have, by stars and by number.
        let led = |card: Card| {
            let event = card.event();
            let own = place(&self.line(self.me(), event));
            let most = |of: &dyn Fn(Competitor) -> (u8, u8)| self.rivals().map(of).max().unwrap_or_default();
            let with = (own.0 + stars_now(self.view, card), own.1.max(card.acquisition()));
            (own < most(&|rival| self.most(rival, event)))
                .then(|| [with, most(&|rival| self.most_soon(rival, event))])
        };
        let [with, most] = led(self.card)?;
        let is_alone = led(self.other).is_none_or(|[with, most]| with < most);
        let (event, stars) = (self.card.event(), stars_now(self.view, self.card));
        // One of the hand may do it as well.
        let is_in_hand = self.is_taking()
            && self.hand().iter().any(|card| card.event() == event && stars_now(self.view, card) >= stars);
        // A narrow lead is soon lost while the others still invest often.
        let lead = if self.view.rounds_left() >= EARLY { LEAD } else { 1 };
        let is_told = with.0 >= most.0 + lead && is_alone && !is_in_hand;
        is_told.then_some(Fact::SecuresLead { event, stars })
    }

    /// Draws level with a player, where the other card neither passes anybody nor draws level.
    fn catches_up(&self) -> Option<Fact> {
        let level = |card: Card| {
            let own = self.line(self.me(), card.event()).stars();
            let stars = stars_now(self.view, card);
            let is_level = move |rival: &Seat| {
                let theirs = self.line(Competitor::Seat(*rival), card.event());
                stars > 0 && !theirs.has_hidden() && theirs.stars() == own + stars
            };
            self.players().find(is_level)
        };
        let is_alone = passed(self, self.other).next().is_none() && level(self.other).is_none();
        let rival = level(self.card).filter(|_| is_alone)?;
        Some(Fact::CatchesUp { rival, event: self.card.event() })
    }

    /// At the event of the other card three rivals stay ahead whatever is face down.
    fn stays_behind(&self) -> Option<Fact> {
        let event = self.other.event();
        let after = self.line(self.me(), event).stars() + stars_now(self.view, self.other);
        let rivals = self.rivals().filter(|&rival| self.least(rival, event) > after).count() as u8;
        let is_told = usize::from(rivals) >= Medals::default().len() && event != self.card.event();
        is_told.then_some(Fact::StaysBehind { event, rivals })
    }

    /// A player all of whose cards lie open is close at the event of the card, and nobody is at that of the other one.
    fn close(&self) -> Option<Fact> {
        let lines = |event: EventCard| {
            let own = self.line(self.me(), event).stars();
            let line = move |rival| (rival, self.line(Competitor::Seat(rival), event));
            self.players().map(line).filter(|(_, line)| !line.is_empty()).map(move |(rival, line)| {
                let theirs = line.stars();
                (theirs.abs_diff(own), rival, theirs > own, line.has_hidden())
            })
        };
        let [within, further] = CLOSE;
        let known = lines(self.card.event()).filter(|(.., has_hidden)| !has_hidden);
        let (stars, rival, is_ahead, _) = known.min_by_key(|(stars, ..)| *stars)?;
        let is_far =
            lines(self.other.event()).all(|(other, .., has_hidden)| !has_hidden && other >= stars + further);
        let is_close = stars <= within && is_far && stars_now(self.view, self.card) > 0;
        is_close.then_some(Fact::Close { rival, event: self.card.event(), stars, is_ahead })
    }

    fn breaks_tie(&self) -> Option<Fact> {
        let (event, number) = (self.card.event(), self.card.acquisition());
        let line = self.line(self.me(), event);
        let stars = line.stars() + stars_now(self.view, self.card);
        let is_level = |rival: &Competitor| {
            let theirs = self.line(*rival, event);
            !theirs.has_hidden()
                && theirs.stars() == stars
                && theirs.known().iter().all(|card| is_higher(self.card, card))
        };
        let is_highest = line.known().iter().all(|card| is_higher(self.card, card));
        let breaks =
            is_highest && stars_now(self.view, self.card) > 0 && self.rivals().any(|rival| is_level(&rival));
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
        let [stars, less] = self.compared_stars();
        let is_new = matches!(placements, [Some(Placement::FaceDown), Some(Placement::Upgrade { .. })]);
        (is_new && stars > less).then_some(Fact::NewType { stars, less })
    }

    fn leads(&self) -> Option<Fact> {
        let event = self.other.event();
        let (most, _) = self.rivals().map(|rival| self.most(rival, event)).max()?;
        let stars = self.line(self.me(), event).stars().checked_sub(most)?;
        (stars >= LEAD && event != self.card.event()).then_some(Fact::Leads { event, stars })
    }

    /// The card adds more stars, as many, or so many fewer, and the number of the other one is a higher bid for a later round.
    fn keeps_number(&self, fewer: u8) -> Option<Fact> {
        let [stars, less] = self.compared_stars();
        let number = self.other.acquisition();
        let [more, least] = if stars > less { [STRONGER, HIGH] } else { [HIGHER, KEPT] };
        let is_worth_it = number >= least.max(self.card.acquisition() + more);
        // The third of the numbers in hand is hardly bid, and no more than there are rounds.
        let bids = usize::from(self.view.rounds_left().min(2));
        let is_bid = self.hand().iter().filter(|&card| is_higher(card, self.other)).count() < bids;
        // A lower number that does the same is spent rather.
        let does_more = |third: Card| {
            stars_now(self.view, third) >= stars && third.acquisition() + HIGHER <= self.card.acquisition()
        };
        let is_least = self.card.acquisition() < KEPT || !self.hand().iter().any(does_more);
        let is_kept = stars + fewer >= less
            && (less < DEAR || less == stars)
            && self.view.rounds_left() > 0
            && is_worth_it
            && is_bid
            && is_least;
        is_kept.then_some(Fact::KeepsNumber { number, stars, less })
    }

    /// Both add as many stars, and the number of the card is the highest that lies at its event, of the seat or of a rival.
    fn ties_broken(&self) -> Option<Fact> {
        let ([stars, less], event) = (self.compared_stars(), self.card.event());
        let decides = |card: Card| {
            let mut lines = self.view.competitors().map(|one| self.line(one, card.event()).known());
            let is_highest = lines.all(|line| line.iter().all(|other| is_higher(card, other)));
            is_highest && !self.line(self.me(), card.event()).is_empty()
        };
        let is_alone = decides(self.card) && !decides(self.other);
        let is_told = stars > 0 && stars == less && is_alone && is_higher(self.card, self.other);
        is_told.then_some(Fact::TieNumber { event, number: self.card.acquisition(), stars })
    }

    /// The card stays face down, and the other one would lie open.
    fn stays_hidden(&self) -> Option<Fact> {
        let placements = [self.card, self.other].map(|card| self.view.placement(card));
        matches!(placements, [Some(Placement::FaceDown), Some(Placement::Upgrade { .. })])
            .then_some(Fact::StaysHidden)
    }

    /// Both add as many stars, and the number of the card is higher.
    fn better_number(&self) -> Option<Fact> {
        let ([stars, less], number) = (self.stars_now(), self.card.acquisition());
        let [gain, other] = self.compared_stars();
        let is_higher = number >= KEPT.max(self.other.acquisition() + HIGHER);
        let is_told = stars == less && gain == other && self.view.rounds_left() > 0 && is_higher;
        is_told.then_some(Fact::HigherNumber { number, stars })
    }

    /// The number is a strong bid, though the other card adds more stars.
    fn number_anyway(&self) -> Option<Fact> {
        let number = self.card.acquisition();
        let is_strong = number >= HIGH && number >= self.other.acquisition() + STRONGER;
        (self.view.rounds_left() > 0 && is_strong).then_some(Fact::StrongBid { number })
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
        // A star less for it is no reason to leave a high number.
        let least = others + u8::from(self.other.acquisition() >= HIGH);
        (stars > least).then_some(Fact::LeftToNeutral { event: self.card.event(), stars })
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

    /// A card that adds at least so many stars more.
    fn more_stars(&self, more: u8) -> Option<Fact> {
        let [stars, less] = self.stars_now();
        let fact = match self.card.alike().contains(self.other) {
            true => Fact::MoreOfType { stars, less },
            false => Fact::MoreStars { event: self.card.event(), stars, card: self.other, less },
        };
        // Of the cards of the hand one is invested in the last round: at this event perhaps one that adds as much.
        let is_at = |card: Card| card.event() == self.card.event() && stars_now(self.view, card) >= stars;
        let is_idle = || self.hand().iter().any(is_at);
        let is_last = self.is_taking() && self.view.rounds_left() == 0;
        let [gain, other] = self.compared_stars();
        (stars >= less + more && gain > other && !(is_last && is_idle())).then_some(fact)
    }

    fn strong_bid(&self) -> Option<Fact> {
        let [stars, others] = self.compared_stars();
        self.number_anyway().filter(|_| stars >= others)
    }

    /// The stars that each of both cards adds to its event if it is invested now.
    pub(super) fn stars_now(&self) -> [u8; 2] {
        [self.card, self.other].map(|card| stars_now(self.view, card))
    }

    /// The stars by which both are compared: while cards are invested, what each adds now; before that, what no other card in
    /// hand would add; for a bid, what it costs.
    pub(super) fn compared_stars(&self) -> [u8; 2] {
        let stars = match self.view.phase {
            Phase::Investing => stars_now,
            Phase::Bidding => stars_of_bid,
            _ => stars_beyond_hand,
        };
        [self.card, self.other].map(|card| stars(self.view, card))
    }

    const fn is_taking(&self) -> bool {
        matches!(self.view.phase, Phase::Taking { .. })
    }

    /// The stars that the face-up card of each pair adds, in order. `None` if a card in hand would add some of them as well.
    pub(super) fn stars_of_pairs(&self) -> Option<Vec<u8>> {
        let stars = |card| {
            Some(stars_now(self.view, card)).filter(|&stars| stars == stars_beyond_hand(self.view, card))
        };
        let mut all =
            self.view.pool.iter().flatten().map(|pair| stars(pair.open)).collect::<Option<Vec<u8>>>()?;
        crate::short::sort(&mut all);
        Some(all)
    }

    /// The fewest and the most of them.
    pub(super) fn range_of_pairs(&self) -> Option<(u8, u8)> {
        let stars = self.stars_of_pairs()?;
        Some((*stars.first()?, *stars.last()?))
    }

    pub(super) fn hand(&self) -> Set<Card> {
        self.view.player(self.own).and_then(|player| player.hand).unwrap_or_default()
    }

    pub(super) const fn me(&self) -> Competitor {
        Competitor::Seat(self.own)
    }

    pub(super) fn players(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.view.players.len()).filter(|&seat| seat != self.own)
    }

    pub(super) fn rivals(&self) -> impl Iterator<Item = Competitor> {
        self.view.competitors().filter(|&rival| rival != self.me())
    }

    /// The fewest stars that a competitor can have at an event: a card that lies face down has at least one (M13).
    fn least(&self, competitor: Competitor, event: EventCard) -> u8 {
        let line = self.line(competitor, event);
        line.stars() + u8::from(line.has_hidden())
    }

    /// The most stars that a competitor can have there now, and the highest number with so many.
    fn most(&self, competitor: Competitor, event: EventCard) -> (u8, u8) {
        let (line, seen) = (self.line(competitor, event), self.seen());
        let (stars, number) = place(&line);
        let unseen = event.cards().iter().filter(|&card| line.has_hidden() && !seen.contains(card));
        let with = |card: Card| (stars + card.performance(), number.max(card.acquisition()));
        unseen.map(with).max().unwrap_or((stars, number))
    }

    /// The same after the next card, if a rival invests one there that everybody has seen it take.
    fn most_soon(&self, competitor: Competitor, event: EventCard) -> (u8, u8) {
        let (stars, number) = self.most(competitor, event);
        let Competitor::Seat(rival) = competitor else { return (stars, number) };
        let Some(player) = self.view.player(rival) else { return (stars, number) };
        let adds = |card: Card| (added_to(card, player.played()), card.acquisition());
        let held = player.held.iter().filter(|card| card.event() == event).map(adds).max();
        held.map_or((stars, number), |(more, other)| (stars + more, number.max(other)))
    }

    /// The cards whose places the seat knows.
    pub(super) fn seen(&self) -> Set<Card> {
        let lines = self.view.competitors().flat_map(|one| EventCard::ALL.map(|event| self.line(one, event)));
        let played = lines.fold(self.view.discard.union(self.hand()), |seen, line| seen.union(line.known()));
        played.union(self.view.pool.iter().flatten().map(|pair| pair.open).collect())
    }

    pub(super) fn line(&self, competitor: Competitor, event: EventCard) -> Line {
        self.view.line(competitor, event).unwrap_or(Line { open: Set::EMPTY, token: Token::Unused })
    }
}

/// The stars of a line and its highest number, which decide its place (M12), as far as it is known.
fn place(line: &Line) -> (u8, u8) {
    (line.stars(), line.known().iter().map(Card::acquisition).max().unwrap_or(0))
}

/// The competitors whose stars the seat passes with a card, whatever lies face down, with the fewest that they can have.
fn passed(comparison: &Comparison<'_>, card: Card) -> impl Iterator<Item = (Competitor, u8)> {
    let event = card.event();
    let own = place(&comparison.line(comparison.me(), event));
    let after = own.0 + stars_now(comparison.view, card);
    let passes = move |rival| {
        let (least, most) = (comparison.least(rival, event), comparison.most(rival, event));
        let is_ahead = own.0 < least || own < most && !comparison.line(rival, event).has_hidden();
        (is_ahead && most.0 < after).then_some((rival, least))
    };
    comparison.rivals().filter_map(passes)
}

/// The stars that a card adds to what a competitor has played, as far as that is known.
fn added_to(card: Card, played: Set<Card>) -> u8 {
    match Placement::of(card, played) {
        Placement::FaceDown => card.performance(),
        Placement::Upgrade { replaced } => card.performance() - replaced.performance(),
        Placement::Discard { .. } => 0,
    }
}
