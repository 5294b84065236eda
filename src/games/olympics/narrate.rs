//! What happened, in sentences; how long it is shown, and what it sounds like.

use super::competitor::{name_first, name_within};
use super::identity;
use super::words::{self, Say};
use crate::session::SkipBehaviour;
use crate::sound::Sound;
use pentathlon_engine::games::olympics::{Action, Card, Ceremony, Competitor, Event, Medal};
use pentathlon_engine::table::Player;

/// An event as a sentence.
pub fn narrate(event: &Event, players: &[Player]) -> Option<String> {
    let name = |competitor: Competitor| name_first(players, competitor);
    Some(match *event {
        Event::Bid { .. } | Event::Invested { .. } | Event::BidsDiscarded(_) => return None,
        Event::BidsRevealed(bids) => {
            let bid = |(seat, card): (_, Card)| {
                let value = card.acquisition().to_string();
                Say::TellBid.with(&[("name", &name(Competitor::Seat(seat))), ("value", &value)])
            };
            let bids: Vec<String> = bids.in_order().map(bid).collect();
            Say::TellBids.with(&[("bids", &bids.join(", "))])
        }
        Event::Took { seat, open, closed } => {
            let (name, open) = (name(Competitor::Seat(seat)), words::card(open));
            match closed {
                Some(closed) => Say::TellTookKnown.with(&[
                    ("name", &name),
                    ("open", &open),
                    ("closed", &words::card(closed)),
                ]),
                None => Say::TellTook.with(&[("name", &name), ("open", &open)]),
            }
        }
        Event::NeutralTook { open, closed } => {
            Say::TellNeutralTook.with(&[("open", &words::card(open)), ("closed", &words::card(closed))])
        }
        Event::Placed { competitor, event, card, turned } => {
            let name = name(competitor);
            let placed = match (competitor, card) {
                (Competitor::Neutral, Some(card)) => {
                    Say::TellNeutralPlays.with(&[("card", &words::card_and_stars(card))])
                }
                (_, Some(card)) => {
                    Say::TellPlacedKnown.with(&[("name", &name), ("card", &words::card(card))])
                }
                (_, None) => Say::TellPlaced.with(&[("name", &name), ("event", words::event(event))]),
            };
            and_turned(placed, turned)
        }
        Event::Upgraded { competitor, card, replaced, turned } => {
            let upgraded = Say::TellUpgraded.with(&[
                ("name", &name(competitor)),
                ("card", &words::card(card)),
                ("before", &replaced.performance().to_string()),
                ("stars", &words::stars(card.performance())),
            ]);
            and_turned(upgraded, turned)
        }
        Event::Discarded { competitor, card } => {
            Say::TellDiscarded.with(&[("name", &name(competitor)), ("card", &words::card_and_stars(card))])
        }
        Event::LaidOut { round, open } => {
            let cards: Vec<String> = open.into_iter().flatten().map(words::card).collect();
            Say::TellLaidOut.with(&[("round", &round.to_string()), ("cards", &words::list(&cards))])
        }
        Event::LastCardDrawn { .. } => Say::TellLastCard.text().to_owned(),
        Event::Turned { event, cards } => {
            let shown: Vec<String> = Competitor::all(players.len())
                .zip(cards)
                .filter_map(|(competitor, card)| {
                    let card = card?;
                    Some(Say::TellShows.with(&[
                        ("name", &name(competitor)),
                        ("kind", words::kind(card.card_type())),
                        ("stars", &words::stars(card.performance())),
                    ]))
                })
                .collect();
            Say::TellShown.with(&[("event", words::event(event)), ("cards", &shown.join("; "))])
        }
        Event::Awarded(ceremony) => awarded(&ceremony, players),
        Event::Ended => Say::TellEnded.text().to_owned(),
    })
}

/// What an action is called.
pub fn action_name(action: &Action, _players: &[Player]) -> String {
    match *action {
        Action::Bid(card) | Action::Take(card) | Action::Invest(card) => words::card_in_full(card),
    }
}

fn and_turned(sentence: String, turned: Option<Card>) -> String {
    match turned {
        Some(card) => {
            let turned = Say::TellTurned.with(&[("card", &words::card_and_stars(card))]);
            format!("{sentence} {turned}")
        }
        None => sentence,
    }
}

fn awarded(ceremony: &Ceremony, players: &[Player]) -> String {
    let taken = ceremony.entries().filter_map(|(entry, medal): (_, Option<Medal>)| {
        let say = if entry.tied { Say::TellMedalTied } else { Say::TellMedal };
        Some(say.with(&[
            ("medal", words::medal_within(medal?)),
            ("name", &name_within(players, entry.competitor)),
            ("stars", &words::stars(entry.stars)),
            ("value", &entry.best.acquisition().to_string()),
        ]))
    });
    let left =
        ceremony.unclaimed().map(|medal| Say::TellUnclaimed.with(&[("medal", words::medal_within(medal))]));
    let medals: Vec<String> = taken.chain(left).collect();
    Say::TellAwarded.with(&[("event", words::event(ceremony.event)), ("medals", &medals.join(", "))])
}

/// What the prompt says while an event is shown.
pub fn heading(event: &Event, players: &[Player]) -> String {
    let say = match *event {
        Event::Took { seat, .. } => {
            let name = name_first(players, Competitor::Seat(seat));
            return Say::WatchTake.with(&[("name", &name)]);
        }
        Event::Bid { .. } => Say::WatchBids,
        Event::BidsRevealed(_) | Event::BidsDiscarded(_) => Say::ShowBids,
        Event::NeutralTook { .. } => Say::ShowPair,
        Event::Invested { .. } => Say::WatchInvest,
        Event::Placed { .. } | Event::Upgraded { .. } | Event::Discarded { .. } => Say::WatchPlacing,
        Event::LaidOut { .. } => Say::ShowRound,
        Event::LastCardDrawn { .. } | Event::Turned { .. } | Event::Awarded(_) => Say::WatchCeremony,
        Event::Ended => Say::WatchOver,
    };
    say.text().to_owned()
}

/// How long an event is usually shown, in milliseconds.
pub fn display_ms(event: &Event) -> u32 {
    match event {
        Event::BidsRevealed(_) => 2200,
        Event::Took { .. } => 1000,
        Event::NeutralTook { .. } => 1400,
        Event::Placed { .. } => 800,
        Event::Upgraded { .. } | Event::Discarded { .. } => 1200,
        Event::LastCardDrawn { .. } => 2800,
        // Until all stars are counted.
        Event::Turned { .. } => 2750,
        Event::Awarded(_) => 3200,
        Event::Bid { .. }
        | Event::BidsDiscarded(_)
        | Event::Invested { .. }
        | Event::LaidOut { .. }
        | Event::Ended => 0,
    }
}

/// A pair that somebody else takes goes to his lane; a card that is replaced goes to the discard pile.
pub fn exit(event: &Event) -> Option<(String, String)> {
    match *event {
        // A viewer who knows both cards has them in the hand: they travel there.
        Event::Took { seat, open, closed: None } => {
            Some((identity::card(open), identity::lane(Competitor::Seat(seat))))
        }
        Event::NeutralTook { open, .. } => Some((identity::card(open), identity::lane(Competitor::Neutral))),
        Event::Upgraded { replaced, .. } => Some((identity::card(replaced), identity::DISCARD.to_owned())),
        _ => None,
    }
}

/// The ceremony is a big moment, and the podium of an event stays until somebody taps.
pub fn stop(event: &Event, _next: Option<&Event>) -> SkipBehaviour {
    match event {
        Event::Awarded(_) => SkipBehaviour::WaitForTap,
        Event::LastCardDrawn { .. } => SkipBehaviour::Stop,
        _ => SkipBehaviour::Pass,
    }
}

/// What an event sounds like.
pub fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
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

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    let say = match id {
        "olympics.not_in_hand" => Say::WhyNotInHand,
        "olympics.no_such_pair" => Say::WhyNoPair,
        _ => return None,
    };
    Some(say.text())
}
