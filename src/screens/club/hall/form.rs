//! The chart of a person's form, with the same as a table behind it.

use super::result_link::result_link;
use super::table::{cell, table};
use crate::messages::hall as messages;
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::hall::{FORM_GAMES, FormPoint, Hall};

/// So many games are drawn, the last ones.
const MAX_GAMES: usize = 60;
/// The width of the step from one game to the next, and the height of a hundred.
const STEP: usize = 10;

/// The chart; `None` without games against anybody.
pub fn form_chart(hall: &Hall, form: &[FormPoint]) -> Option<AnyView> {
    let now = form.last()?.form;
    let drawn: Vec<FormPoint> = form.iter().skip(form.len().saturating_sub(MAX_GAMES)).copied().collect();
    let width = STEP * drawn.len().saturating_sub(1).max(1);
    let line: Vec<String> = drawn
        .iter()
        .enumerate()
        .map(|(index, point)| format!("{},{}", index * STEP, 100 - point.form))
        .collect();
    // One game alone is a level line.
    let line = match line.as_slice() {
        [_] => format!("0,{now} {width},{now}", now = 100 - now),
        _ => line.join(" "),
    };
    let across = [0, 50, 100].map(|y: u32| {
        view! { <line class="scale" x1="0" x2=width.to_string() y1=y.to_string() y2=y.to_string() /> }
    });
    let scale = [100_u32, 50, 0].map(|value| view! { <span>{value}</span> });
    let rows = drawn.iter().rev().filter_map(|point| {
        let result = hall.results().get(point.result)?;
        Some(vec![result_link(result), cell(title_of(&result.game)), cell(point.share), cell(point.form)])
    });
    let heads =
        [messages::day_head(), messages::game_head(), messages::left_behind_head(), messages::form_head()];
    Some(
        view! {
            <figure class="hall-chart">
                <figcaption class="overline">{messages::form()}</figcaption>
                <p class="remark">{messages::form_why(FORM_GAMES)}</p>
                <div class="form-plot">
                    <div class="form-scale" aria-hidden="true">{scale}</div>
                    <svg viewBox=format!("0 0 {width} 100") preserveAspectRatio="none" role="img" aria-label=messages::form_now(now)>
                        {across}
                        <polyline points=line />
                    </svg>
                </div>
                <details>
                    <summary>{messages::as_table()}</summary>
                    {table(messages::form(), &heads, rows.collect())}
                </details>
            </figure>
        }
        .into_any(),
    )
}
