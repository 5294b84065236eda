//! The grades of a game that two people have played together.

use super::steps::shared_step;
use crate::contract::Verdict;
use crate::figure::Pictogram;
use crate::session::TableSession;
use crate::ui::pictogram;
use leptos::prelude::*;

/// The picture of a grade, the lowest first: what is still to be done, or what was won.
pub fn picture(grade: usize) -> AnyView {
    let picture = match grade {
        0 => Pictogram::Coach,
        1 => Pictogram::Torch,
        2 | 3 => Pictogram::Medal,
        _ => Pictogram::Laurel,
    };
    pictogram(picture).into_any()
}

/// Two people who played together, on a step that is as high as their grade.
pub fn graded(session: TableSession, verdict: &Verdict) -> AnyView {
    let medal = view! { <span class="verdict-medal">{picture(verdict.reached)}</span> };
    shared_step(session, format!("grade-{}", verdict.reached), medal.into_any())
}

/// The grades of a cooperative game, the highest first, and the one reached.
pub fn grades(verdict: &Verdict) -> AnyView {
    let lines: Vec<AnyView> = verdict
        .grades
        .iter()
        .enumerate()
        .rev()
        .map(|(index, grade)| {
            let is_it = index == verdict.reached;
            let current = is_it.then_some("true");
            view! {
                <li class=format!("grade-{index}") class:reached=is_it aria-current=current>
                    <span class="verdict-medal">{picture(index)}</span>
                    <span>{grade.clone()}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <section class="verdict">
            <h3>{verdict.heading}</h3>
            <ol>{lines}</ol>
        </section>
    }
    .into_any()
}
