//! The games so far, each with its podium and its story.

use super::course::Course;
use crate::messages::tournament as messages;
use crate::route::Route;
use leptos::prelude::*;
use pentathlon_engine::games::title_of;

/// The games that are over, in their order; `None` before the first of them.
pub fn chapters(course: &Course) -> Option<AnyView> {
    let chapters: Vec<AnyView> = course
        .over()
        .map(|(round, ranks)| {
            let title = title_of(&round.game);
            let winners = course.winner_names(ranks);
            let [result, story] = [Route::Table, Route::Story].map(|route| route(round.table.clone()).address());
            view! {
                <li>
                    <p><b>{title.clone()}</b> {(!winners.is_empty()).then(|| view! { <span>{messages::won_by(&winners)}</span> })}</p>
                    <div class="row">
                        <a class="button" href=result aria-label=messages::result_of(&title)>{messages::result()}</a>
                        <a class="button" href=story aria-label=messages::story_of(&title)>{messages::story_link()}</a>
                    </div>
                </li>
            }
            .into_any()
        })
        .collect();
    (!chapters.is_empty()).then(|| view! { <ol class="chapters">{chapters}</ol> }.into_any())
}
