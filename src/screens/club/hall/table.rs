//! Tables of the hall: heads of columns, and rows whose first cell names the row.

use leptos::prelude::*;

/// A table in a box that scrolls where it is too wide.
pub fn table(label: &str, heads: &[&'static str], rows: Vec<Vec<AnyView>>) -> AnyView {
    let heads: Vec<AnyView> =
        heads.iter().map(|&head| view! { <th scope="col">{head}</th> }.into_any()).collect();
    let rows: Vec<AnyView> = rows
        .into_iter()
        .map(|cells| {
            let mut cells = cells.into_iter();
            let first = cells.next();
            let rest: Vec<AnyView> = cells.map(|cell| view! { <td>{cell}</td> }.into_any()).collect();
            view! { <tr><th scope="row">{first}</th> {rest}</tr> }.into_any()
        })
        .collect();
    view! {
        <div class="scroll hall-table" tabindex="0" role="region" aria-label=label.to_owned()>
            <table>
                <thead><tr>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// A cell with a number or a word.
pub fn cell(content: impl ToString) -> AnyView {
    content.to_string().into_any()
}
