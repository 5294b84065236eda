//! The end of a sport, shown over the lanes: the medal winners on a podium, the last one standing crowned, and a world
//! record as an event of its own. The sentences appear in their usual place.

use super::picture::{emblem, medal, star};
use super::{Context, names};
use crate::figure::Pictogram;
use crate::messages::olympicards as messages;
use crate::ui::{dynamic_if, mark, pictogram, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Event, Medal, RECORD_POINTS, Sport, View};
use pentathlon_engine::rules::Seat;

/// The medals won in a sport.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crowning {
    /// The sport.
    pub sport: Sport,
    /// Who won which medal, from bronze up.
    pub won: Vec<(Medal, Seat)>,
}

/// The end of a sport, from the award of gold on.
pub fn crowned(view: &View, event: Option<&Event>) -> Option<Crowning> {
    let ends = match event? {
        Event::Awarded { medal, .. } => *medal == Medal::Gold,
        Event::WorldRecord { .. } | Event::Finished { .. } => true,
        _ => false,
    };
    let sport = view.sport.filter(|_| ends)?;
    let for_two = view.setup.is_for_two();
    // C13: with two players the medal goes to the one who did not withdraw.
    let winner = |seat: Seat| if for_two { seat.left(2) } else { seat };
    let rungs = view.ladder().iter().zip(&view.withdrawn);
    let won = rungs.filter_map(|(pays, &seat)| Some((pays.medal?, winner(seat)))).collect();
    Some(Crowning { sport, won })
}

/// The panel over the lanes at the end of a sport.
pub fn crowning(context: Context) -> AnyView {
    let crowned = Memo::new(move |_| crowned(&context.view(), context.event().as_ref()));
    let record = Memo::new(move |_| match context.event() {
        Some(Event::WorldRecord { seat, .. }) => Some(seat),
        _ => None,
    });
    dynamic_if(move || {
        let Crowning { sport, won } = crowned.get()?;
        let steps: Vec<AnyView> = won.into_iter().map(|(won, seat)| step(context, won, seat)).collect();
        Some(view! {
            <div class="crowning" aria-hidden="true">
                <p class="crowning-sport"><span>{pictogram(emblem(sport))}</span> <b>{names::sport(sport).text()}</b></p>
                <ul class="crowning-steps">{steps}</ul>
                {dynamic_if(move || record.get().map(|seat| broken(context, sport, seat)))}
            </div>
        })
    })
}

fn step(context: Context, won: Medal, seat: Seat) -> AnyView {
    let crown =
        (won == Medal::Gold).then(|| view! { <span class="crown">{pictogram(Pictogram::Laurel)}</span> });
    let class = match won {
        Medal::Gold => "first",
        Medal::Silver => "second",
        Medal::Bronze => "third",
    };
    view! {
        <li class=format!("crowning-step {class} {}", seat_class(seat))>
            <span class="crowning-who">{crown}{mark(seat)}</span>
            <b>{context.name(seat)}</b>
            <span class="crowning-block">{medal(won)}</span>
        </li>
    }
    .into_any()
}

/// A world record.
fn broken(context: Context, sport: Sport, seat: Seat) -> AnyView {
    view! {
        <div class=format!("world-record {}", seat_class(seat))>
            <span class="record-star">{star()}<b>{messages::record_points(RECORD_POINTS)}</b></span>
            <span class="record-words">
                <b>{messages::show_record()}</b>
                <span>{names::sport(sport).text()}</span>
                <span class="record-who">{mark(seat)}{context.name(seat)}</span>
            </span>
        </div>
    }
    .into_any()
}
