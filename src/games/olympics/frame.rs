//! Events: their sentences, durations, sounds and pictures.

use super::card::mini;
use super::ceremony::unclaimed;
use super::picture::tile;
use super::{identity, names};
use crate::contract::{self, FrameUi, Stay};
use crate::messages::olympics as messages;
use crate::sound::Sound;
use leptos::prelude::AnyView;
use pentathlon_engine::games::olympics::{Card, Ceremony, Competitor, Event, Olympics};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Frame, Player};

impl FrameUi for Frame<Olympics> {
    fn narrate(&self, players: &[Player]) -> Option<String> {
        let name = |seat: Seat| contract::name(players, seat);
        Some(match self.event {
            Event::Bid { .. } | Event::Invested { .. } | Event::BidsDiscarded(_) => return None,
            Event::BidsRevealed(bids) => {
                let bid = |(seat, card): (_, Card)| messages::tell_bid(&name(seat), card.acquisition());
                let bids: Vec<String> = bids.in_order().map(bid).collect();
                messages::tell_bids(&bids)
            }
            Event::Took { seat, open, closed } => {
                let (name, open) = (name(seat), names::card(open));
                match closed {
                    Some(closed) => messages::tell_took_known(&name, open, names::card(closed)),
                    None => messages::tell_took(&name, open),
                }
            }
            Event::NeutralTook { open, closed } => {
                messages::tell_neutral_took(names::card(open), names::card(closed))
            }
            Event::Placed { competitor, event, card, turned } => {
                let placed = match (competitor, card) {
                    (Competitor::Neutral, card) => {
                        let card = card?;
                        messages::tell_neutral_plays(names::card(card), card.performance())
                    }
                    (Competitor::Seat(seat), Some(card)) => {
                        messages::tell_placed_known(&name(seat), names::card(card))
                    }
                    (Competitor::Seat(seat), None) => messages::tell_placed(&name(seat), names::event(event)),
                };
                and_turned(placed, turned)
            }
            Event::Upgraded { competitor, card, replaced, turned } => {
                let (new, before, stars) = (names::card(card), replaced.performance(), card.performance());
                let upgraded = match competitor {
                    Competitor::Seat(seat) => messages::tell_upgraded(&name(seat), new, before, stars),
                    Competitor::Neutral => messages::tell_neutral_upgraded(new, before, stars),
                };
                and_turned(upgraded, turned)
            }
            Event::Discarded { competitor, card } => {
                let (card, stars) = (names::card(card), card.performance());
                match competitor {
                    Competitor::Seat(seat) => messages::tell_discarded(&name(seat), card, stars),
                    Competitor::Neutral => messages::tell_neutral_discarded(card, stars),
                }
            }
            Event::LaidOut { round, open } => {
                let open = open.into_iter().flatten();
                let cards: Vec<String> = open.map(|card| names::card(card).text().to_owned()).collect();
                messages::tell_laid_out(round, &cards)
            }
            Event::LastCardDrawn { .. } => messages::tell_last_card().to_owned(),
            Event::Turned { event, cards } => {
                // The neutral player has no face-down cards.
                let turned = Seat::all(players.len()).zip(cards);
                let shows = turned.filter_map(|(seat, card)| {
                    let card = card?;
                    Some(messages::tell_shows(&name(seat), names::card(card), card.performance()))
                });
                in_a_row(shows).unwrap_or_else(|| messages::tell_shows_none(names::event(event)))
            }
            Event::Awarded(ceremony) => return awarded(&ceremony, players),
            Event::Ended => messages::tell_ended().to_owned(),
        })
    }

    fn heading(&self, players: &[Player]) -> String {
        match self.event {
            Event::Took { seat, .. } => return messages::watch_take(&contract::name(players, seat)),
            Event::Bid { .. } => messages::watch_bids(),
            Event::BidsRevealed(_) | Event::BidsDiscarded(_) => messages::show_bids(),
            Event::NeutralTook { .. } => messages::show_pair(),
            Event::Invested { .. } => messages::watch_invest(),
            Event::Placed { .. } | Event::Upgraded { .. } | Event::Discarded { .. } => {
                messages::watch_placing()
            }
            Event::LaidOut { .. } => messages::show_round(),
            Event::LastCardDrawn { .. } | Event::Turned { .. } | Event::Awarded(_) => {
                messages::watch_ceremony()
            }
            Event::Ended => messages::watch_over(),
        }
        .to_owned()
    }

    fn display_ms(&self) -> u32 {
        match &self.event {
            Event::BidsRevealed(_) => 2200,
            Event::Took { .. } => 1000,
            Event::NeutralTook { .. } => 1400,
            Event::Placed { .. } => 800,
            Event::Upgraded { .. } | Event::Discarded { .. } => 1200,
            Event::LastCardDrawn { .. } => 2800,
            // Long enough to count all stars.
            Event::Turned { .. } => 3750,
            Event::Awarded(_) => 3200,
            Event::Bid { .. }
            | Event::BidsDiscarded(_)
            | Event::Invested { .. }
            | Event::LaidOut { .. }
            | Event::Ended => 0,
        }
    }

    /// A pair that somebody else takes goes to that player's lane; a replaced card goes to the discard pile.
    fn departure(&self) -> Option<(String, String)> {
        match self.event {
            // A viewer who knows both cards has them in hand, so they move there.
            Event::Took { seat, open, closed: None } => {
                Some((identity::card(open), identity::lane(Competitor::Seat(seat))))
            }
            Event::NeutralTook { open, .. } => {
                Some((identity::card(open), identity::lane(Competitor::Neutral)))
            }
            Event::Upgraded { replaced, .. } => {
                Some((identity::card(replaced), identity::DISCARD.to_owned()))
            }
            _ => None,
        }
    }

    /// A skip stops at the ceremony, and the podium of an event stays until somebody taps; so do the bids, where several people
    /// compare them.
    fn stay(&self, _next: Option<&dyn FrameUi>) -> Stay {
        match &self.event {
            Event::Awarded(_) => Stay { waits_for: Some(1), ..Stay::STOP },
            Event::BidsRevealed(_) => Stay { waits_for: Some(2), ..Stay::PASS },
            Event::LastCardDrawn { .. } => Stay::STOP,
            _ => Stay::PASS,
        }
    }

    fn sound(&self) -> Option<Sound> {
        Some(match &self.event {
            Event::Bid { .. }
            | Event::Invested { .. }
            | Event::Took { .. }
            | Event::NeutralTook { .. }
            | Event::Discarded { .. }
            | Event::Placed { .. }
            | Event::Upgraded { .. }
            | Event::LastCardDrawn { .. } => Sound::Place,
            Event::BidsRevealed(_) | Event::Turned { .. } => Sound::Reveal,
            Event::Awarded(_) | Event::Ended => Sound::Win,
            Event::BidsDiscarded(_) | Event::LaidOut { .. } => return None,
        })
    }

    /// The card that an event is about, or the sport of the ceremony.
    fn picture(&self, _seat: Seat) -> Option<AnyView> {
        let card = match self.event {
            Event::Turned { event, .. } => return Some(tile(event)),
            Event::Awarded(ceremony) => return Some(tile(ceremony.event)),
            Event::BidsRevealed(bids) => bids.in_order().next()?.1,
            Event::Bid { card, .. } | Event::Invested { card, .. } | Event::Placed { card, .. } => card?,
            Event::Took { open, closed, .. } => closed.unwrap_or(open),
            Event::NeutralTook { open: card, .. }
            | Event::Upgraded { card, .. }
            | Event::Discarded { card, .. } => card,
            _ => return None,
        };
        Some(mini(card))
    }
}

fn in_a_row(sentences: impl Iterator<Item = String>) -> Option<String> {
    sentences.reduce(|before, next| messages::sentences(&before, &next))
}

fn and_turned(sentence: String, turned: Option<Card>) -> String {
    match turned {
        Some(card) => {
            messages::sentences(&sentence, &messages::tell_turned(names::card(card), card.performance()))
        }
        None => sentence,
    }
}

fn awarded(ceremony: &Ceremony, players: &[Player]) -> Option<String> {
    let name = |seat: Seat| contract::name(players, seat);
    let next = ceremony.entries().skip(1).map(|(entry, _)| Some(entry.stars)).chain([None]);
    let won = ceremony.entries().zip(next).filter_map(|((entry, medal), next)| {
        let (medal, stars, value) = (names::medal(medal?), entry.stars, entry.best.acquisition());
        // The number decides only against the next one.
        Some(match (entry.competitor, next == Some(stars)) {
            (Competitor::Seat(seat), false) => messages::tell_medal(&name(seat), medal, stars),
            (Competitor::Seat(seat), true) => messages::tell_medal_tied(&name(seat), medal, stars, value),
            (Competitor::Neutral, false) => messages::tell_neutral_medal(medal, stars),
            (Competitor::Neutral, true) => messages::tell_neutral_medal_tied(medal, stars, value),
        })
    });
    let decided = messages::tell_awarded(names::event(ceremony.event));
    in_a_row(std::iter::once(decided).chain(won).chain(unclaimed(ceremony)))
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    match id {
        "olympics.not_in_hand" => Some(messages::why_not_in_hand()),
        "olympics.no_such_pair" => Some(messages::why_no_pair()),
        _ => None,
    }
}
