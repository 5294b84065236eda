//! The standing of a season.

use crate::contract::Season;
use crate::messages::screens;
use crate::session::TableSession;
use crate::ui::{mark, seat_class};
use leptos::prelude::*;

/// The standings of a season: a filled mark per point won, a ring per missing point.
pub fn table_of_season(session: TableSession, season: &Season) -> AnyView {
    let rows: Vec<AnyView> = season
        .standing
        .by_rank()
        .into_iter()
        .map(|(_, seat)| {
            let points = season.standing.points.get(seat.index()).copied().unwrap_or_default();
            let name = session.name(seat);
            let label = screens::season_points(&name, points, season.target);
            let pips: Vec<AnyView> = (0..i32::from(season.target))
                .map(|pip| view! { <i class:won=pip < points></i> }.into_any())
                .collect();
            view! {
                <li class=seat_class(seat)>
                    <span class="visually-hidden">{label}</span>
                    {mark(seat)}
                    <span aria-hidden="true">{name}</span>
                    <span class="pips" aria-hidden="true">{pips}</span>
                    <b aria-hidden="true">{points}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <section class="season" aria-labelledby="season">
            <h3 id="season" class="overline">{screens::season_to(season.target)}</h3>
            <ol>{rows}</ol>
        </section>
    }
    .into_any()
}
