//! The end: the flag bearer on the podium, what decided, and the grade of two people who played together.

use super::names;
use super::score::score;
use crate::contract::{Champion, Rivals, Verdict};
use crate::figure::Pictogram;
use crate::messages::olympikos as messages;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Event, Grade, Medal, View};
use pentathlon_engine::rules::Seat;

/// The flag bearer of the delegation.
pub fn champion(view: &View, _past: &[Event], seat: Seat) -> Option<Champion> {
    let nation = view.player(seat)?.nation;
    let picture = view! {
        <span class="flag-bearer">{pictogram(Pictogram::FlagBearer)} <b>{names::code(nation)}</b></span>
    };
    Some(Champion { picture: picture.into_any(), name: names::nation(nation).text().to_owned() })
}

/// Where the lead of the winner over the next player is largest.
pub fn won(view: &View, rivals: &Rivals) -> Option<String> {
    let points = score(view).points;
    let [own, other] = rivals.seats.map(|seat| points.get(seat.index()));
    let parts = own?.iter().zip(other?).map(|(own, other)| (*own, *other));
    let (part, (own, less)) = (0_usize..).zip(parts).max_by_key(|(_, (own, less))| own - less)?;
    let [name, behind] = &rivals.names;
    Some(messages::won_part(name, rivals.points[0], part, own.abs(), behind, less.abs()))
}

/// The grade of two people who played together (K27).
pub fn verdict(view: &View, players: &[String]) -> Option<Verdict> {
    let points = view.players.first().filter(|_| view.setup.is_together())?.points;
    let reached = Grade::of(i32::from(points));
    let line = |grade: Grade| {
        let (name, from) = (names::grade(grade), grade.from_points());
        match grade {
            Grade::WorldRecord => messages::grade_all(name, from),
            _ => messages::grade_from(name, from),
        }
    };
    let said = match reached {
        Grade::Training => messages::grade_why_0(),
        Grade::Promising => messages::grade_why_1(),
        Grade::VeryGood => messages::grade_why_2(),
        Grade::Excellent => messages::grade_why_3(),
        Grade::WorldRecord => messages::grade_why_4(),
    };
    Some(Verdict {
        title: messages::verdict_title(players, points, names::grade(reached)),
        why: [Some(said.to_owned()), cost(view, points)].into_iter().flatten().collect(),
        heading: messages::verdict_heading(),
        grades: Grade::ALL.into_iter().map(line).collect(),
        reached: reached as usize,
    })
}

/// The medal that cost most points; the dearer one of two.
fn cost(view: &View, points: u8) -> Option<String> {
    let won = score(view).points.into_iter().next()?;
    let lost = Medal::ALL.into_iter().zip(won).map(|(medal, won)| {
        let all = i32::from(medal.points()) * i32::from(view.turns);
        (all - won, medal)
    });
    let (lost, medal) = lost.max_by_key(|(lost, _)| *lost).filter(|(lost, _)| *lost > 0)?;
    Some(messages::verdict_cost(points, names::medal(medal), lost))
}
