//! The log as a dialog: headings by round, turn or sport, the oldest line on top, opened at the current one.

use crate::browser::{after_next_frame, bring_into_sight};
use crate::messages::screens;
use crate::session::{LogLine, LogSection, LogText};
use crate::ui::{Dialog, mark, on_tap};
use leptos::prelude::*;

/// The lines of the log.
#[derive(Clone, Copy)]
pub enum LogLines {
    /// They are text; the last one is current.
    Told,
    /// They lead to their steps of a replay, which is at this one.
    Lead {
        /// The current step.
        at: usize,
        /// Shows a step.
        to: Callback<usize>,
    },
}

/// The log, with a heading for each section. `names` are those of the players, by seat.
pub fn log(sections: Vec<LogSection>, names: &[String], lines: LogLines, close: Callback<()>) -> AnyView {
    let empty = sections.is_empty().then(|| view! { <p>{screens::log_empty()}</p> }.into_any());
    let steps = || sections.iter().flat_map(|section| &section.lines).map(|line| line.step);
    let current = match lines {
        LogLines::Told => steps().next_back(),
        LogLines::Lead { at, .. } => steps().take_while(|&step| step <= at).last(),
    };
    let line = move |line: LogLine| {
        let step = line.step;
        let here = (Some(step) == current).then_some("step");
        let marked = marked(&line, names);
        let words = match lines {
            LogLines::Told => marked.into_any(),
            LogLines::Lead { to, .. } => view! {
                <button type="button" class="log-line" on:click=on_tap(move || to.run(step))>{marked}</button>
            }
            .into_any(),
        };
        view! { <li aria-current=here>{words}</li> }.into_any()
    };
    let sections: Vec<AnyView> = sections
        .into_iter()
        .map(|LogSection { title, lines }| {
            let lines: Vec<AnyView> = lines.into_iter().map(line).collect();
            view! {
                <section>
                    <h3 class="overline">{title}</h3>
                    <ol>{lines}</ol>
                </section>
            }
            .into_any()
        })
        .collect();
    after_next_frame(|| bring_into_sight(".log [aria-current]"));
    view! {
        <Dialog title=screens::log_title() on_close=close wide=true>
            {empty} <div class="log">{sections}</div>
        </Dialog>
    }
    .into_any()
}

/// The text of a line, with the mark of each player before the name.
fn marked(line: &LogLine, names: &[String]) -> Vec<AnyView> {
    let draw = |piece| match piece {
        LogText::Words(words) => words.to_owned().into_any(),
        LogText::Name(seat) => {
            let name = names.get(seat.index()).cloned();
            view! { <b class="log-name">{mark(seat)}{name}</b> }.into_any()
        }
    };
    line.pieces().map(draw).collect()
}
