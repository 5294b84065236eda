//! What happened, in sentences; how long it is shown, and what it sounds like.

use super::identity;
use super::words::{self, Say};
use crate::session::{SkipBehaviour, name};
use crate::sound::Sound;
use pentathlon_engine::games::orclympics::{Action, Event};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// An event as a sentence.
pub fn narrate(event: &Event, players: &[Player]) -> Option<String> {
    let name = |seat: Seat| name(players, seat);
    let cup = |seat: Seat, total: u8, from: Option<Seat>, tie: bool, [free, beats, ties]: [Say; 3]| {
        let say = match (from, tie) {
            (None, _) => free,
            (Some(_), false) => beats,
            (Some(_), true) => ties,
        };
        let from = from.map(name).unwrap_or_default();
        say.with(&[("name", &name(seat)), ("total", &total.to_string()), ("from", &from)])
    };
    Some(match *event {
        // What a seat does in secret is narrated to itself alone.
        Event::Kept { race: None, .. }
        | Event::RosterBuilt { roster: None, .. }
        | Event::Decided { choice: None, .. }
        | Event::MayTakeBack { .. } => return None,
        Event::Rested => Say::TellRested.text().to_owned(),
        Event::Kept { seat, race: Some(race) } => {
            Say::TellKept.with(&[("name", &name(seat)), ("race", words::one(race))])
        }
        Event::HandsPassed { .. } => Say::TellPassedOn.text().to_owned(),
        Event::Drafted => Say::TellDrafted.text().to_owned(),
        Event::RosterBuilt { seat, roster: Some(roster) } => {
            Say::TellBuilt.with(&[("name", &name(seat)), ("team", &words::team(roster))])
        }
        Event::RostersFinal { sizes, seats } => {
            let size = |(seat, size): (Seat, &u8)| {
                Say::TellSize.with(&[("name", &name(seat)), ("count", &size.to_string())])
            };
            let sizes: Vec<String> = Seat::all(usize::from(seats)).zip(&sizes).map(size).collect();
            Say::TellRosters.with(&[("sizes", &sizes.join(", "))])
        }
        Event::Began { competition, starter } => Say::TellBegan.with(&[
            ("competition", competition.name()),
            ("skill", words::skill(competition.skill())),
            ("gold", &competition.gold().to_string()),
            ("name", &name(starter)),
        ]),
        Event::Entered { seat, team, total } => Say::TellEntered.with(&[
            ("name", &name(seat)),
            ("team", &words::team(team)),
            ("total", &total.to_string()),
        ]),
        Event::TookGold { seat, total, from, tie } => {
            cup(seat, total, from, tie, [Say::TellGoldFree, Say::TellGold, Say::TellGoldTie])
        }
        Event::TookSilver { seat, total, from, tie } => {
            cup(seat, total, from, tie, [Say::TellSilverFree, Say::TellSilver, Say::TellSilverTie])
        }
        Event::Dethroned { seat, from: None } => Say::TellDethroned.with(&[("name", &name(seat))]),
        Event::Dethroned { seat, from: Some(from) } => {
            Say::TellDethronedFrom.with(&[("name", &name(seat)), ("from", &name(from))])
        }
        Event::Passed { seat } => Say::TellPassed.with(&[("name", &name(seat))]),
        Event::NobodyEntered { competition } => Say::TellNobody.with(&[("competition", competition.name())]),
        Event::WonGold { seat, competition } => Say::TellWonGold.with(&[
            ("name", &name(seat)),
            ("competition", competition.name()),
            ("value", &competition.gold().to_string()),
        ]),
        Event::WonSilver { seat, competition } => Say::TellWonSilver.with(&[
            ("name", &name(seat)),
            ("competition", competition.name()),
            ("value", &competition.silver().to_string()),
        ]),
        Event::Decided { seat, choice: Some(Some(race)) } => {
            Say::TellDecided.with(&[("name", &name(seat)), ("race", words::one(race))])
        }
        Event::Decided { seat, choice: Some(None) } => Say::TellDecidedNone.with(&[("name", &name(seat))]),
        Event::TookBack { seat, race: Some(race) } => {
            Say::TellTookBackOwn.with(&[("name", &name(seat)), ("race", words::one(race))])
        }
        Event::TookBack { seat, race: None } => Say::TellTookBack.with(&[("name", &name(seat))]),
        Event::TookNothing { seat } => Say::TellTookNothing.with(&[("name", &name(seat))]),
        Event::Ended => Say::TellEnded.text().to_owned(),
    })
}

/// What an action is called.
pub fn action_name(action: &Action, _players: &[Player]) -> String {
    match *action {
        Action::Keep(race) => Say::Keep.with(&[("race", words::one(race))]),
        Action::Roster(team) => words::team(team),
        Action::Enter(team) => Say::Enter.with(&[("team", &words::team(team))]),
        Action::Pass => Say::Pass.text().to_owned(),
        Action::TakeBack(Some(race)) => Say::TakeBack.with(&[("race", words::one(race))]),
        Action::TakeBack(None) => Say::TakeNone.text().to_owned(),
    }
}

/// What the prompt says while an event is shown.
pub fn heading(event: &Event, players: &[Player]) -> String {
    let say = match *event {
        Event::Entered { seat, .. } | Event::Passed { seat } => {
            return Say::WatchTurn.with(&[("name", &name(players, seat))]);
        }
        Event::Kept { .. } => Say::WatchDraft,
        Event::HandsPassed { .. } => Say::ShowPassing,
        Event::Drafted => Say::ShowDrafted,
        Event::RosterBuilt { .. } => Say::WatchBuild,
        Event::RostersFinal { .. } => Say::ShowFinal,
        Event::Began { .. } => Say::ShowBegan,
        Event::TookGold { .. } | Event::TookSilver { .. } | Event::Dethroned { .. } => Say::ShowCup,
        Event::NobodyEntered { .. } | Event::WonGold { .. } | Event::WonSilver { .. } | Event::Rested => {
            Say::ShowAward
        }
        Event::MayTakeBack { .. } | Event::Decided { .. } => Say::WatchTakeBack,
        Event::TookBack { .. } | Event::TookNothing { .. } => Say::ShowReturns,
        Event::Ended => Say::WatchOver,
    };
    say.text().to_owned()
}

/// How long an event is usually shown, in milliseconds.
pub fn display_ms(event: &Event) -> u32 {
    match event {
        Event::Began { competition, .. } | Event::WonGold { competition, .. }
            if competition.is_main_event() =>
        {
            3200
        }
        Event::Began { .. } | Event::WonGold { .. } => 2000,
        Event::NobodyEntered { .. } | Event::WonSilver { .. } => 1600,
        Event::TookGold { .. } | Event::TookSilver { .. } | Event::Dethroned { .. } => 1300,
        Event::RostersFinal { .. } | Event::Drafted => 1000,
        Event::Entered { .. } => 900,
        Event::Rested => 700,
        Event::Passed { .. } | Event::TookBack { .. } => 600,
        Event::HandsPassed { .. } => 400,
        Event::Kept { .. }
        | Event::RosterBuilt { .. }
        | Event::MayTakeBack { .. }
        | Event::Decided { .. }
        | Event::TookNothing { .. }
        | Event::Ended => 0,
    }
}

/// What is taken back goes from those who rest to a hand. The cups are drawn where they stand, and travel from lane to lane,
/// and to the stage, without this.
pub fn exit(event: &Event) -> Option<(String, String)> {
    match event {
        Event::TookBack { seat, race: None } => Some((identity::rests(*seat), identity::in_hand(*seat))),
        Event::TookBack { seat, race: Some(_) } => Some((identity::rests(*seat), identity::HAND.to_owned())),
        _ => None,
    }
}

/// The main event is a big moment.
pub fn stop(event: &Event, _next: Option<&Event>) -> SkipBehaviour {
    match event {
        Event::Began { competition, .. } | Event::WonGold { competition, .. }
            if competition.is_main_event() =>
        {
            SkipBehaviour::Stop
        }
        _ => SkipBehaviour::Pass,
    }
}

/// What an event sounds like.
pub fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Kept { .. }
        | Event::HandsPassed { .. }
        | Event::Entered { .. }
        | Event::Drafted
        | Event::Rested
        | Event::TookBack { .. }
        | Event::TookGold { .. }
        | Event::TookSilver { .. }
        | Event::Dethroned { .. } => Sound::Place,
        Event::RostersFinal { .. } => Sound::Reveal,
        Event::WonGold { .. } | Event::Ended => Sound::Win,
        Event::NobodyEntered { .. } => Sound::Wrong,
        Event::RosterBuilt { .. }
        | Event::Began { .. }
        | Event::Passed { .. }
        | Event::WonSilver { .. }
        | Event::MayTakeBack { .. }
        | Event::Decided { .. }
        | Event::TookNothing { .. } => return None,
    })
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    let say = match id {
        "orclympics.not_in_hand" => Say::WhyInHand,
        "orclympics.not_drafted" => Say::WhyDrafted,
        "orclympics.too_many_races" => Say::WhyRaces,
        "orclympics.nothing_entered" => Say::WhyNothing,
        "orclympics.no_skill" => Say::WhySkill,
        "orclympics.not_resting" => Say::WhyResting,
        _ => return None,
    };
    Some(say.text())
}
