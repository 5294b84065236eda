//! A chart of bars, with the same as a table behind it.

use super::table::{cell, table};
use crate::messages::hall as messages;
use leptos::prelude::*;

/// Who has won how often: a chart of victories over people, and one of those over computers alone. Each person comes with all
/// victories and those over people.
pub fn wins(all: Vec<(String, u32, u32)>) -> AnyView {
    let heads = [messages::person_head(), messages::wins_head()];
    let (people, computers): (Vec<_>, Vec<_>) = all
        .into_iter()
        .map(|(name, wins, over_people)| {
            ((name.clone(), over_people), (name, wins.saturating_sub(over_people)))
        })
        .unzip();
    view! {
        <div class="hall-charts">
            {bars(messages::won_over_people(), heads, &people)} {bars(messages::won_over_computers(), heads, &computers)}
        </div>
    }
    .into_any()
}

/// A chart of bars, each with its name, on a common scale.
pub fn bars(title: &'static str, heads: [&'static str; 2], values: &[(String, u32)]) -> AnyView {
    let most = values.iter().map(|&(_, value)| value).max().unwrap_or_default().max(1);
    let drawn: Vec<AnyView> = values
        .iter()
        .map(|(name, value)| {
            view! {
                <li>
                    <span>{name.clone()}</span>
                    <svg viewBox=format!("0 0 {most} 1") preserveAspectRatio="none">
                        <rect width=value.to_string() height="1" />
                    </svg>
                    <b>{*value}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    let rows = values.iter().map(|(name, value)| vec![cell(name), cell(value)]).collect();
    view! {
        <figure class="hall-chart">
            <figcaption class="overline">{title}</figcaption>
            <ul class="bars" aria-hidden="true">{drawn}</ul>
            <details>
                <summary>{messages::as_table()}</summary>
                {table(title, &heads, rows)}
            </details>
        </figure>
    }
    .into_any()
}
