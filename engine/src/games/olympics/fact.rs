//! Why an action is better than another.

use super::{Card, Competitor, EventCard};
use crate::rules::Seat;

/// Why an action is better than another. Stars are what cards add to the events of the seat, by what it has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[expect(missing_docs, reason = "a variant says what its fields are")]
pub enum Fact {
    /// The other card could only be discarded: a better card of its type is at its event.
    OnlyDiscarded { card: Card },
    /// In the last round, the card that is bid could only be discarded later, and it has a higher number.
    LastBid { number: u8 },
    /// The seat has cards at all events but this one.
    LastEvent { event: EventCard },
    /// The seat has no card at the event, and there are not more competitors than medals.
    CertainMedal { event: EventCard },
    /// With the stars the seat has more at the event than anybody can have there now, whatever is face down.
    SecuresLead { event: EventCard, stars: u8 },
    /// The stars bring the seat past a competitor at the event, whatever is face down.
    Passes { rival: Competitor, event: EventCard, stars: u8 },
    /// The seat comes level with a player at the event, by the cards that it sees.
    CatchesUp { rival: Seat, event: EventCard },
    /// At the event of the other card so many rivals, three or more, stay ahead of the seat whatever is face down.
    StaysBehind { event: EventCard, rivals: u8 },
    /// A player is within so many stars of the seat at the event, by the cards that it sees.
    Close { rival: Seat, event: EventCard, stars: u8, is_ahead: bool },
    /// The seat comes level with a competitor, and the number decides the tie in its favour.
    BreaksTie { event: EventCard, stars: u8, number: u8 },
    /// The other card would replace the one with the highest number that the seat has at the event.
    LosesNumber { number: u8 },
    /// The card adds at most a star less, and the number of the other one is a higher bid for a later round.
    KeepsNumber { number: u8, stars: u8, less: u8 },
    /// Both cards add so many stars, and the number of this one will be the highest that the seat has at the event.
    TieNumber { event: EventCard, number: u8, stars: u8 },
    /// The card will lie face down, the other one would lie face up.
    StaysHidden,
    /// A card of a new type adds more stars than the other one, which replaces a card.
    NewType { stars: u8, less: u8 },
    /// The seat has nothing at the event, but at that of the other card it has.
    NewEvent { event: EventCard },
    /// At the event of the other card the seat leads by at least so many stars, whatever is face down.
    Leads { event: EventCard, stars: u8 },
    /// Nobody else has a card at the event of the other card.
    CanWait { card: Card },
    /// Nobody else can have a card with a higher number.
    HighestBid { number: u8 },
    /// The pairs are alike, so the other number is kept for later.
    KeepsBid { number: u8 },
    /// The pairs are alike, and no card in hand would add fewer stars than the one that is bid.
    PairsAlike,
    /// The pairs differ, and the number is high, but would add few stars.
    PairsDiffer { number: u8, stars: u8 },
    /// The number is higher than the other one and would add no more stars, but so many fewer.
    HigherAndWeaker { number: u8, other: u8, fewer: u8 },
    /// The best face-up card adds so many stars, the next one so many.
    BestPair { stars: u8, next: u8 },
    /// The bid costs no more stars, and keeps the other number, which may not pick first: a rival is known to hold a higher one.
    MayBeOutbid { rival: Seat, higher: u8, number: u8 },
    /// The bid costs no more stars, but so many fewer, and keeps the other number for a later round.
    KeepsForBid { number: u8, fewer: u8 },
    /// The bid costs so many stars more, and keeps the other number, a much higher one, for a later round.
    KeepsHigh { number: u8, stars: u8 },
    /// The face-up cards add so many stars, from the least to the most.
    PickCounts { least: u8, most: u8 },
    /// The card that is bid would add fewer stars than the other one.
    FewerStarsBid { number: u8, stars: u8, other: u8, more: u8 },
    /// The pair that is left over goes to the neutral player, and the card adds stars there.
    LeftToNeutral { event: EventCard, stars: u8 },
    /// Somebody who takes later may get stars by the card, as far as cards show.
    Denies { rival: Seat, event: EventCard, stars: u8 },
    /// The card adds more stars than the other one.
    MoreStars { event: EventCard, stars: u8, card: Card, less: u8 },
    /// Both cards are of one type, and this one adds more stars.
    MoreOfType { stars: u8, less: u8 },
    /// Both cards add so many stars, and the number of this one is a higher bid for a later round.
    HigherNumber { number: u8, stars: u8 },
    /// The number is a much higher bid for a later round.
    StrongBid { number: u8 },
}
