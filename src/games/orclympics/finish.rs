//! The end: the race on the podium, and what decided.

use super::names;
use super::race_cards::bust;
use crate::contract::{Champion, Rivals};
use crate::messages::orclympics as messages;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Event, Race, View};
use pentathlon_engine::rules::Seat;

/// The race that brought most to the competitions in which the player won a cup; without a cup, to all of them. Nobody
/// knows the team of somebody who entered nothing.
pub fn champion(view: &View, _past: &[Event], seat: Seat) -> Option<Champion> {
    let player = view.player(seat)?;
    let brought = |race: Race| {
        let held = player.history.iter().zip(view.row).zip(view.awards);
        held.fold((0, 0), |(won, all), ((team, competition), award)| {
            let value = u32::from(team.count(race)) * u32::from(race.skill(competition.skill()));
            let has_won = award.is_some_and(|award| award.gold == Some(seat) || award.silver == Some(seat));
            (won + if has_won { value } else { 0 }, all + value)
        })
    };
    let race = Race::ALL.into_iter().max_by_key(|&race| brought(race)).filter(|&race| brought(race).1 > 0)?;
    Some(Champion { picture: bust(race).into_any(), name: names::race(race).text().to_owned() })
}

/// The gold cups of the winner.
pub fn won(view: &View, rivals: &Rivals) -> Option<String> {
    let golds = view
        .awards
        .iter()
        .zip(view.row)
        .filter(|(award, _)| award.is_some_and(|award| award.gold == Some(rivals.seats[0])));
    let won: Vec<String> =
        golds.map(|(_, competition)| messages::won_in(names::competition(competition))).collect();
    let ([name, second], [points, less]) = (&rivals.names, rivals.points);
    (!won.is_empty()).then(|| messages::won_cups(name, points, points - less, second, &won))
}

/// The first gold cup that differs, from the most valuable down (O18).
pub fn tie_break(view: &View, tied: &[String], rivals: &Rivals) -> Option<String> {
    let [first, second] = rivals.seats.map(|seat| view.player(seat).map(|player| player.golds));
    let (nth, (value, less)) =
        (1_usize..).zip(first?.into_iter().zip(second?)).find(|(_, (one, other))| one != other)?;
    let ([name, behind], points) = (&rivals.names, rivals.points[0]);
    Some(match less {
        0 => messages::tie_cup_more(tied, points, name, behind),
        _ => messages::tie_broken(tied, points, name, nth, value, behind, less),
    })
}
