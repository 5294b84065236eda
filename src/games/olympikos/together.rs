//! Two who play together: their common total, and the distance to the next grade.

use super::names;
use super::{Context, stage};
use crate::messages::{olympikos as messages, screens};
use crate::ui::{derived_bool, derived_text, dynamic, dynamic_if};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::Grade;
use pentathlon_engine::rules::Seat;

/// The common total. The bar has a segment for each grade.
pub fn total(context: Context) -> AnyView {
    let points = context.memo(|view| view.players.first().map_or(0, |player| player.points));
    let most = Grade::WorldRecord.from_points();
    let gains: Vec<Memo<i32>> = Seat::all(context.seats()).map(|seat| stage::gain(context, seat)).collect();
    let gain = Memo::new(move |_| gains.iter().map(|gain| gain.get()).sum::<i32>());
    let next = move || {
        let points = i32::from(points.get());
        let next = Grade::ALL.into_iter().find(|grade| grade.from_points() > points);
        match next {
            Some(grade) => messages::grade_next(grade.from_points() - points, names::grade(grade)),
            None => names::grade(Grade::WorldRecord).text().to_owned(),
        }
    };
    let label = move || screens::sentences(&messages::total_label(points.get(), most), &next());
    let parts: Vec<AnyView> = (1..=most)
        .map(|pip| {
            let first = Grade::ALL.iter().any(|grade| grade.from_points() == pip);
            view! { <i class:first=first class:on=derived_bool(move || pip <= i32::from(points.get()))></i> }
                .into_any()
        })
        .collect();
    view! {
        <li class="olympikos-chip olympikos-total">
            <span class="visually-hidden"><span>{derived_text(label)}</span></span>
            <span class="olympikos-chip-head" aria-hidden="true"><b>{messages::together()}</b></span>
            {dynamic(move || {
                let points = points.get();
                view! { <b class="olympikos-points" aria-hidden="true">{points}<small>"/ " {most}</small></b> }
            })}
            <small aria-hidden="true"><span>{derived_text(next)}</span></small>
            <span class="olympikos-pips" aria-hidden="true">{parts}</span>
            {dynamic_if(move || {
                let gain = gain.get();
                (gain != 0).then(|| view! { <em class="olympikos-gain" class:loss=gain < 0 aria-hidden="true">{stage::signed(gain)}</em> })
            })}
        </li>
    }
    .into_any()
}
