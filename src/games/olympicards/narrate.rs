//! What happened, in sentences; how long it is shown, and what it sounds like.

use super::identity;
use super::phrase;
use super::words::Say;
use crate::session::{SkipBehaviour, name};
use crate::sound::Sound;
use pentathlon_engine::games::olympicards::{Action, Event, Medal};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// An event as a sentence.
pub fn narrate(event: &Event, players: &[Player]) -> Option<String> {
    let name = |seat: Seat| name(players, seat);
    Some(match *event {
        Event::SportTurned { sport, open } => {
            let say = if open { Say::TellTurnedOpen } else { Say::TellTurned };
            say.with(&[("sport", phrase::the(sport))])
        }
        Event::Deferred { seat, sport } => {
            Say::TellDeferred.with(&[("name", &name(seat)), ("sport", phrase::the(sport))])
        }
        Event::Began { seat, .. } => Say::TellBegan.with(&[("name", &name(seat))]),
        Event::TurnedOver(card) => Say::TellTurnedOver.with(&[("card", &phrase::card_name(card))]),
        Event::NotTurnedOver => Say::TellNotTurned.text().to_owned(),
        Event::Played { seat, attempt } => {
            let say = if attempt.len() > 1 { Say::TellPlayedTotal } else { Say::TellPlayed };
            say.with(&[
                ("name", &name(seat)),
                ("cards", &phrase::cards(attempt)),
                ("total", &attempt.total().to_string()),
            ])
        }
        Event::Withdrew { seat, .. } => Say::TellWithdrew.with(&[("name", &name(seat))]),
        Event::Reshuffled { cards } => Say::TellReshuffled.with(&[("cards", &cards.to_string())]),
        Event::Drew { seat, card: Some(card) } => {
            Say::TellDrewOwn.with(&[("name", &name(seat)), ("card", &phrase::card(card))])
        }
        Event::Drew { seat, card: None } => Say::TellDrew.with(&[("name", &name(seat))]),
        Event::Short { seat, missing } => {
            let say = if missing == 1 { Say::TellShortOne } else { Say::TellShort };
            say.with(&[("name", &name(seat)), ("count", &missing.to_string())])
        }
        Event::Awarded { seat, medal } => {
            Say::TellAwarded.with(&[("name", &name(seat)), ("medal", phrase::medal(medal))])
        }
        Event::WorldRecord { seat, sport } => {
            Say::TellRecord.with(&[("name", &name(seat)), ("sport", phrase::the(sport))])
        }
        Event::Finished { sport, start } => {
            Say::TellFinished.with(&[("sport", phrase::the(sport)), ("name", &name(start))])
        }
        Event::Ended => Say::TellEnded.text().to_owned(),
    })
}

/// What an action is called.
pub fn action_name(action: &Action, _players: &[Player]) -> String {
    match *action {
        Action::PlaySport => Say::PlaySport.text().to_owned(),
        Action::Defer => Say::Defer.text().to_owned(),
        Action::Cards(attempt) => phrase::cards_name(attempt),
        Action::Withdraw => Say::Withdraw.text().to_owned(),
    }
}

/// What the prompt says while an event is shown.
pub fn heading(event: &Event, players: &[Player]) -> String {
    let name = |seat: Seat| name(players, seat);
    let say = match *event {
        Event::Deferred { seat, sport } => {
            return Say::WatchChoose.with(&[("name", &name(seat)), ("sport", phrase::the(sport))]);
        }
        Event::Played { seat, .. }
        | Event::Withdrew { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Short { seat, .. } => return Say::WatchTurn.with(&[("name", &name(seat))]),
        Event::SportTurned { .. } | Event::Began { .. } => Say::ShowSport,
        Event::TurnedOver(_) | Event::NotTurnedOver => Say::ShowRound,
        Event::Reshuffled { .. } => Say::ShowStack,
        Event::Awarded { .. } => Say::ShowMedal,
        Event::WorldRecord { .. } => Say::ShowRecord,
        Event::Finished { .. } => Say::ShowResult,
        Event::Ended => Say::WatchOver,
    };
    say.text().to_owned()
}

/// How long an event is usually shown, in milliseconds.
pub fn display_ms(event: &Event) -> u32 {
    match event {
        // The result of the sport stays to be read.
        Event::Finished { .. } => 4000,
        Event::WorldRecord { .. } => 2800,
        Event::SportTurned { .. }
        | Event::Deferred { .. }
        | Event::Awarded { medal: Medal::Gold, .. }
        | Event::Reshuffled { .. }
        | Event::Short { .. } => 1200,
        Event::TurnedOver(_) | Event::NotTurnedOver | Event::Awarded { .. } => 900,
        Event::Played { .. } | Event::Withdrew { .. } => 800,
        Event::Drew { .. } => 380,
        Event::Began { .. } | Event::Ended => 0,
    }
}

/// A medal goes from the ladder to its winner; a card drawn unseen goes from the stack to its
/// player. The other cards travel by themselves.
pub fn exit(event: &Event) -> Option<(String, String)> {
    match event {
        Event::Awarded { seat, medal } => Some((identity::medal(*medal), identity::seat(*seat))),
        Event::Drew { seat, card: None } => Some((identity::TOP.to_owned(), identity::seat(*seat))),
        _ => None,
    }
}

/// A world record is a big moment, and the result of a sport stays until somebody taps.
pub fn stop(event: &Event, _next: Option<&Event>) -> SkipBehaviour {
    match event {
        Event::Finished { .. } => SkipBehaviour::WaitForTap,
        Event::WorldRecord { .. } => SkipBehaviour::Stop,
        _ => SkipBehaviour::Pass,
    }
}

/// What an event sounds like.
pub fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Played { .. }
        | Event::Drew { .. }
        | Event::SportTurned { .. }
        | Event::TurnedOver(_)
        | Event::Reshuffled { .. }
        | Event::Withdrew { .. }
        | Event::Deferred { .. } => Sound::Place,
        Event::WorldRecord { .. } => Sound::Reveal,
        Event::Awarded { medal: Medal::Gold, .. } | Event::Ended => Sound::Win,
        Event::Began { .. }
        | Event::NotTurnedOver
        | Event::Short { .. }
        | Event::Awarded { .. }
        | Event::Finished { .. } => return None,
    })
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    let say = match id {
        "olympicards.not_in_hand" => Say::WhyInHand,
        "olympicards.too_many_cards" => Say::ViolationTooMany,
        "olympicards.same_colour" => Say::ViolationSameColour,
        "olympicards.not_higher" => Say::ViolationNotHigher,
        "olympicards.not_lower" => Say::ViolationNotLower,
        "olympicards.too_low" => Say::ViolationTooLow,
        "olympicards.too_far" => Say::ViolationTooFar,
        "olympicards.no_match" => Say::ViolationNoMatch,
        "olympicards.same_side" => Say::ViolationSameSide,
        "olympicards.needs_second" => Say::ViolationNeedsSecond,
        "olympicards.mixed_colours" => Say::WhyMixed,
        "olympicards.one_with_the_wind" => Say::WhyWith,
        _ => return None,
    };
    Some(say.text())
}
