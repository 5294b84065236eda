//! From a view to what is drawn: pure functions, each with a value that can be compared, so that only what changes
//! is drawn anew.

use pentathlon_engine::games::olympics::{
    Card, Chosen, Competitor, Event, EventCard, Line, Medal, Phase, Placement, Player, PoolPair, Taken, View,
};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::ErasedView;

/// What the head of a lane shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Points for medals.
    pub points: u8,
    /// Cards in hand.
    pub cards: u8,
    /// What he is doing.
    pub status: Status,
}

/// What somebody is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
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
        status: player.map_or(Status::Waits, |player| match view.phase {
            Phase::Bidding => chooses(player.bid),
            Phase::Investing => chooses(player.investment),
            Phase::Taking { taker, .. } if competitor == Competitor::Seat(taker) => Status::Takes,
            _ => Status::Waits,
        }),
    }
}

fn chooses(chosen: Chosen) -> Status {
    if chosen == Chosen::Nothing { Status::Choosing } else { Status::Chosen }
}

/// Somebody's cards at an event, and the medal he took there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The cards.
    pub line: Line,
    /// The medal.
    pub medal: Option<Medal>,
}

/// What a competitor has at an event.
pub fn cell(view: &View, competitor: Competitor, event: EventCard) -> Option<Cell> {
    let line = view.line(competitor, event)?;
    let medals = view.medals.get(event.index()).copied().flatten();
    let takes = |&(_, taker): &(Medal, Option<Competitor>)| taker == Some(competitor);
    let medal = medals.and_then(|medals| Medal::ALL.into_iter().zip(medals).find(takes));
    Some(Cell { line, medal: medal.map(|(medal, _)| medal) })
}

/// Whether the medals of an event still lie there.
pub fn has_medals(view: &View, event: EventCard) -> bool {
    view.medals.get(event.index()).copied().flatten().is_none()
}

/// The stars of the cards that lie face up, and of the one face down, if it is known.
pub fn stars(line: &Line) -> (u8, u8) {
    let open = line.open.iter().map(Card::performance).sum();
    (open, line.stars() - open)
}

/// A place of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A pair lies there.
    Pair(PoolPair),
    /// Its pair, with that card face up, is taken.
    Taken(Card, Competitor),
    /// Nothing lies there.
    Empty,
}

/// A place of the pool.
pub fn place(view: &View, place: usize) -> Place {
    let lies = view.pool.get(place).copied().flatten();
    match (lies, view.gone.get(place).copied().flatten()) {
        (Some(pair), _) => Place::Pair(pair),
        (None, Some(Taken { open, by })) => Place::Taken(open, by),
        (None, None) => Place::Empty,
    }
}

/// Who takes a pair now.
pub fn taker(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Taking { taker, .. } => Some(taker),
        _ => None,
    }
}

/// What all choose at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The seat that looks: from its hand things come.
    pub own: Option<Seat>,
    /// Whether these are bids; otherwise investments.
    pub are_bids: bool,
    /// One each: by seat, and once turned over the highest first.
    pub lines: Vec<Choice>,
}

/// What a seat has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Who.
    pub seat: Seat,
    /// What.
    pub card: Chosen,
    /// Whether he takes a pair now.
    pub takes: bool,
    /// Whether he has taken one for it.
    pub is_done: bool,
}

/// The bids or investments.
pub fn choices(view: &View) -> Choices {
    let all = Seat::all(view.players.len());
    let of = |seat: Seat, chosen: fn(&Player) -> Chosen| Choice {
        seat,
        card: view.player(seat).map_or(Chosen::Nothing, chosen),
        takes: taker(view) == Some(seat),
        is_done: matches!(view.phase, Phase::Taking { left, .. } if !left.contains(seat)),
    };
    let own = view.seat();
    if let Some(bids) = view.bids {
        let lines = bids.in_order().map(|(seat, _)| of(seat, |player| player.bid)).collect();
        return Choices { own, are_bids: true, lines };
    }
    let are_bids = !matches!(view.phase, Phase::Investing | Phase::Placing);
    let chosen = if are_bids { |player: &Player| player.bid } else { |player: &Player| player.investment };
    Choices { own, are_bids, lines: all.map(|seat| of(seat, chosen)).collect() }
}

/// The event that takes place in the ceremony, while it is shown.
pub fn takes_place(event: &Event) -> Option<EventCard> {
    match event {
        Event::Turned { event, .. } => Some(*event),
        Event::Awarded(ceremony) => Some(ceremony.event),
        _ => None,
    }
}

/// What the person who looks is asked, or what everybody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To bid.
    Bid(Seat),
    /// He has bid; others are still choosing.
    HasBid(Seat, Card),
    /// To take a pair.
    Take(Seat),
    /// To invest.
    Invest(Seat),
    /// He has invested; others are still choosing.
    HasInvested(Seat, Card),
    /// To wait for bids.
    WaitBids,
    /// To wait until a seat has taken a pair.
    WaitTake(Seat),
    /// To wait for investments.
    WaitInvestments,
    /// To watch cards go to their events.
    Watch,
    /// To watch the ceremony.
    Ceremony,
    /// Nothing: all is over.
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
        (Phase::Taking { taker, .. }, Some((seat, _))) if seat == taker => Task::Take(seat),
        (Phase::Taking { taker, .. }, _) => Task::WaitTake(taker),
        (Phase::Investing, Some((seat, player))) => match player.investment {
            Chosen::Known(card) => Task::HasInvested(seat, card),
            Chosen::Nothing | Chosen::Hidden => Task::Invest(seat),
        },
        (Phase::Investing, None) => Task::WaitInvestments,
        (Phase::Placing, _) => Task::Watch,
        (Phase::Ceremony, _) => Task::Ceremony,
        (Phase::Over, _) => Task::Over,
    }
}

/// A card of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Which.
    pub card: Card,
    /// What would become of it if it were invested.
    pub placement: Option<Placement>,
}

/// The hand of the viewer, if he has one that still counts.
pub fn hand(view: &View) -> Vec<Held> {
    if matches!(view.phase, Phase::Ceremony | Phase::Over) {
        return Vec::new();
    }
    let hand = view.seat().and_then(|seat| view.player(seat)?.hand).unwrap_or_default();
    hand.iter().map(|card| Held { card, placement: view.placement(card) }).collect()
}

/// The place of a card in the hand: it keeps it as long as it is held, so that the others need not be drawn anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The card.
    pub held: Held,
    /// Whether it has come in since the hand was first seen, and is seen to come.
    pub is_new: bool,
}

/// The places of a hand: what was there stays, what is new takes the first that is free.
pub fn slots(before: &[Option<Slot>], hand: &[Held]) -> Vec<Option<Slot>> {
    let stays = |slot: &Option<Slot>| {
        let slot = slot.as_ref()?;
        let held = hand.iter().find(|held| held.card == slot.held.card)?;
        Some(Slot { held: *held, is_new: slot.is_new })
    };
    let mut slots: Vec<Option<Slot>> = before.iter().map(stays).collect();
    for held in hand {
        if slots.iter().flatten().any(|slot| slot.held.card == held.card) {
            continue;
        }
        let slot = Some(Slot { held: *held, is_new: !before.is_empty() });
        match slots.iter_mut().find(|slot| slot.is_none()) {
            Some(free) => *free = slot,
            None => slots.push(slot),
        }
    }
    slots
}

/// The places of the hand after all that was seen: as the order of a hand follows from the log, it outlives a reload and
/// the curtain. Before anything was done nothing was seen.
pub fn remembered(past: &[ErasedView]) -> Vec<Option<Slot>> {
    if past.len() < 2 {
        return Vec::new();
    }
    let views = past.iter().filter_map(|view| view.downcast_ref::<View>());
    let mut places = views.fold(Vec::new(), |before, view| slots(&before, &hand(view)));
    // That they came in was seen then.
    places.iter_mut().flatten().for_each(|slot| slot.is_new = false);
    places
}

#[cfg(test)]
mod tests;
