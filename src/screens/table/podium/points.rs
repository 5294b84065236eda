//! The table of points on the podium.

use crate::contract::Neutral;
use crate::messages::screens;
use crate::session::TableSession;
use crate::ui::{mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::{Seat, Standing};

/// The points by category.
pub fn table_of_points(session: TableSession, standing: &Standing) -> AnyView {
    let score = session.with_table(|table| table.public().score());
    let heads: Vec<AnyView> = score
        .categories
        .iter()
        .map(|&category| view! { <th role="columnheader" scope="col">{category}</th> }.into_any())
        .collect();
    let mut rows: Vec<AnyView> = standing
        .by_rank()
        .into_iter()
        .map(|(rank, seat)| {
            let points = score.points.get(seat.index()).cloned().unwrap_or_default();
            let total = standing.points.get(seat.index()).copied().unwrap_or_default();
            row("", rank.to_string(), seat, session.name(seat), total, points)
        })
        .collect();
    rows.extend(score.neutral.map(|Neutral { name, seat, points }| {
        let total = points.iter().sum();
        row("neutral ", "–".to_owned(), seat, name.to_owned(), total, points)
    }));
    // On a phone the players are columns and the categories rows. That needs a grid; the roles keep it a table for
    // screen readers.
    let lines = (score.categories.len() + 3).to_string();
    view! {
        <h3 class="overline">{screens::points_from()}</h3>
        <div class="scroll" tabindex="0" role="region" aria-label=screens::points_from()>
            <table role="table" style:--lines=lines>
                <thead role="rowgroup">
                    <tr role="row">
                        <th role="columnheader" scope="col">{screens::rank()}</th>
                        <th role="columnheader" scope="col">{screens::player_head()}</th>
                        <th role="columnheader" scope="col">{screens::total()}</th>
                        {heads}
                    </tr>
                </thead>
                <tbody role="rowgroup">{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn row(class: &str, rank: String, seat: Seat, name: String, total: i32, points: Vec<i32>) -> AnyView {
    let cells: Vec<AnyView> =
        points.into_iter().map(|points| view! { <td role="cell">{number(points)}</td> }.into_any()).collect();
    view! {
        <tr role="row" class=format!("{class}{}", seat_class(seat))>
            <td role="cell">{rank}</td>
            <th role="rowheader" scope="row">{mark(seat)} " " {name}</th>
            <td role="cell" class="total">{total}</td>
            {cells}
        </tr>
    }
    .into_any()
}

/// A number with a real minus sign.
fn number(points: i32) -> String {
    points.to_string().replace('-', "\u{2212}")
}
