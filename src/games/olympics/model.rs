//! From a view to what is drawn: pure functions whose values can be compared, so that only what changes is updated.

use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{
    Card, Chosen, Competitor, Event, EventCard, Line, Medal, Phase, PoolPair, Taken, Token, View,
};
use pentathlon_engine::rules::Seat;

/// Whether the ceremony has begun.
pub fn is_ceremony(view: &View) -> bool {
    matches!(view.phase, Phase::Ceremony | Phase::Over)
}

/// What the head of a lane shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The points of the medals.
    pub points: u8,
    /// Cards in hand.
    pub cards: u8,
    /// What the competitor is doing.
    pub status: PlayerStatus,
}

impl Lane {
    /// Whether the table waits for the competitor.
    pub fn is_busy(&self) -> bool {
        matches!(self.status, PlayerStatus::Choosing | PlayerStatus::Takes)
    }
}

/// What a competitor is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// Choosing a bid or an investment.
    Choosing,
    /// Has chosen.
    Chosen,
    /// Takes a pair.
    Takes,
    /// Nothing.
    Waits,
}

/// The lane of a competitor.
pub fn lane(view: &View, competitor: Competitor) -> Lane {
    let player = competitor.seat().and_then(|seat| view.player(seat));
    Lane {
        points: view.points(competitor),
        cards: player.map_or(0, |player| player.cards),
        status: player.map_or(PlayerStatus::Waits, |player| match view.phase {
            Phase::Bidding => chooses(player.bid),
            Phase::Investing => chooses(player.investment),
            Phase::Taking { taker, .. } if competitor == Competitor::Seat(taker) => PlayerStatus::Takes,
            _ => PlayerStatus::Waits,
        }),
    }
}

fn chooses(chosen: Chosen) -> PlayerStatus {
    if chosen == Chosen::Nothing { PlayerStatus::Choosing } else { PlayerStatus::Chosen }
}

/// What a competitor has at an event.
pub fn line(view: &View, competitor: Competitor, event: EventCard) -> Line {
    let nothing = Line { open: Set::EMPTY, token: Token::Unused };
    view.line(competitor, event).unwrap_or(nothing)
}

/// The medal that a competitor has taken at an event.
pub fn medal(view: &View, competitor: Competitor, event: EventCard) -> Option<Medal> {
    let medals = view.medals.get(event.index()).copied().flatten()?;
    let mut taken = Medal::ALL.into_iter().zip(medals);
    taken.find(|&(_, taker)| taker == Some(competitor)).map(|(medal, _)| medal)
}

/// Whether an event still has its medals.
pub fn has_medals(view: &View, event: EventCard) -> bool {
    view.medals.get(event.index()).copied().flatten().is_none()
}

/// The stars of the face-up cards, and those of the face-down card, if it is known.
pub fn stars(line: &Line) -> (u8, u8) {
    let open = line.open.iter().map(Card::performance).sum();
    (open, line.stars() - open)
}

/// All stars of a line that the viewer knows; `None` if no star is known.
pub fn total(line: &Line) -> Option<u8> {
    let (open, secret) = stars(line);
    Some(open + secret).filter(|&stars| stars > 0)
}

/// A card in a cell of the scoreboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chip {
    /// Face up.
    Open {
        /// The card.
        card: Card,
        /// Whether the token is on it.
        has_token: bool,
    },
    /// Face down, and known to the viewer.
    Own(Card),
    /// Face down, and known only to its owner (M9). All it contains is the number of cards in the line.
    Hidden(usize),
}

/// The cards of a line, the face-down one last.
pub fn chips(line: &Line) -> Vec<Chip> {
    let open = line.open.iter().map(|card| Chip::Open { card, has_token: line.token == Token::Marks(card) });
    let face_down = match line.token {
        Token::Covers(Some(card)) => Some(Chip::Own(card)),
        Token::Covers(None) => Some(Chip::Hidden(line.len())),
        Token::Unused | Token::Marks(_) => None,
    };
    open.chain(face_down).collect()
}

/// A place of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PoolSlot {
    /// A pair.
    Pair(PoolPair),
    /// The pair with this face-up card was taken.
    Taken(Card, Competitor),
    /// Nothing.
    Empty,
}

/// A place of the pool.
pub fn pool_slot(view: &View, place: usize) -> PoolSlot {
    let lies = view.pool.get(place).copied().flatten();
    match (lies, view.gone.get(place).copied().flatten()) {
        (Some(pair), _) => PoolSlot::Pair(pair),
        (None, Some(Taken { open, by })) => PoolSlot::Taken(open, by),
        (None, None) => PoolSlot::Empty,
    }
}

/// The seat that takes a pair now.
pub fn taker(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Taking { taker, .. } => Some(taker),
        _ => None,
    }
}

/// Whether cards are being invested, or just were.
pub fn invests(view: &View) -> bool {
    matches!(view.phase, Phase::Investing | Phase::Placing)
}

/// Whether bids are shown, not investments.
pub fn are_bids(view: &View) -> bool {
    view.bids.is_some() || !invests(view)
}

/// The order of the bids or investments: by seat, and once bids are turned over by rank.
pub fn choice_order(view: &View) -> Vec<Seat> {
    match view.bids {
        Some(bids) => bids.in_order().map(|(seat, _)| seat).collect(),
        None => Seat::all(view.players.len()).collect(),
    }
}

/// The choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The chosen card.
    pub card: Chosen,
    /// Whether it is a bid, not an investment.
    pub is_bid: bool,
    /// Whether it has already taken a pair for its bid.
    pub is_done: bool,
}

/// The bid or investment of a seat.
pub fn choice(view: &View, seat: Seat) -> Choice {
    let is_bid = are_bids(view);
    let player = view.player(seat);
    let card = player.map(|player| if is_bid { player.bid } else { player.investment });
    Choice {
        card: card.unwrap_or(Chosen::Nothing),
        is_bid,
        is_done: matches!(view.phase, Phase::Taking { left, .. } if !left.contains(seat)),
    }
}

/// The event being decided in the ceremony, while it is shown.
pub fn takes_place(event: &Event) -> Option<EventCard> {
    match event {
        Event::Turned { event, .. } => Some(*event),
        Event::Awarded(ceremony) => Some(ceremony.event),
        _ => None,
    }
}

/// What the viewer is asked, or what everybody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To bid.
    Bid(Seat),
    /// To wait: the viewer has bid; others are still choosing.
    HasBid(Seat, Card),
    /// To take a pair.
    Take(Seat),
    /// To invest.
    Invest(Seat),
    /// To wait: the viewer has invested; others are still choosing.
    HasInvested(Seat, Card),
    /// To wait for bids.
    WaitBids,
    /// To wait until a seat has taken a pair.
    WaitTake(Seat),
    /// To wait for investments.
    WaitInvestments,
    /// To watch bids being turned over, or cards going to their events.
    Watch,
    /// To watch the ceremony.
    Ceremony,
    /// Nothing: the game is over.
    Over,
}

/// What the viewer is asked.
pub fn task(view: &View) -> Task {
    let own = view.seat().and_then(|seat| Some((seat, view.player(seat)?)));
    match (view.phase, own) {
        (Phase::Bidding, Some((seat, player))) => match player.bid {
            Chosen::Known(card) => Task::HasBid(seat, card),
            Chosen::Nothing | Chosen::Hidden => Task::Bid(seat),
        },
        (Phase::Bidding, None) => Task::WaitBids,
        (Phase::Taking { taker, .. }, Some((seat, _))) if seat != taker => Task::WaitTake(taker),
        // The pool is public, so the taker is asked on a shared screen, too.
        (Phase::Taking { taker, .. }, _) => Task::Take(taker),
        (Phase::Investing, Some((seat, player))) => match player.investment {
            Chosen::Known(card) => Task::HasInvested(seat, card),
            Chosen::Nothing | Chosen::Hidden => Task::Invest(seat),
        },
        (Phase::Investing, None) => Task::WaitInvestments,
        (Phase::Reveal | Phase::Placing, _) => Task::Watch,
        (Phase::Ceremony, _) => Task::Ceremony,
        (Phase::Over, _) => Task::Over,
    }
}

/// The hand of the viewer, while there is one that counts.
pub fn hand(view: &View) -> Vec<Card> {
    let hand = view.seat().and_then(|seat| view.player(seat)?.hand).filter(|_| !is_ceremony(view));
    hand.unwrap_or_default().iter().collect()
}

#[cfg(test)]
mod tests;
