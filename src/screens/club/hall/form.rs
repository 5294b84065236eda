//! The line of a person's form.

use crate::messages::hall as messages;
use crate::saves::people::Person;
use crate::ui::token;
use leptos::prelude::*;
use pentathlon_engine::hall::{FORM_GAMES, FormPoint};

/// So many games are drawn, the last ones.
const MAX_GAMES: usize = 60;
/// The width of the step from one game to the next, and the height of a hundred.
const STEP: usize = 10;

/// The line, and what it says; `None` without games against anybody.
pub fn form_line(person: &Person, form: &[FormPoint]) -> Option<AnyView> {
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
    Some(
        view! {
            <section class="pane">
                <h2>{messages::form()}</h2>
                <p class="remark">{messages::form_now(now, FORM_GAMES)}</p>
                <div class="form-lane" style:--now=now.to_string()>
                    <svg class="form-line" viewBox=format!("0 0 {width} 100") preserveAspectRatio="none" aria-hidden="true">
                        <polyline points=line />
                    </svg>
                    {token(person.colour, person.shape)}
                </div>
            </section>
        }
        .into_any(),
    )
}
