//! The games so far, each with its podium and its story; at the end, the story of the tournament in chapters.

use super::change::change;
use super::course::Course;
use crate::messages::tournament as messages;
use crate::route::Route;
use leptos::prelude::*;
use pentathlon_engine::games::title_of;

/// The games that are over, in their order; `None` before the first of them.
pub fn chapters(course: &Course) -> Option<AnyView> {
    let chapters: Vec<AnyView> = course
        .over()
        .enumerate()
        .map(|(index, (round, ranks))| {
            let title = title_of(&round.game);
            let winners = course.winners(ranks);
            let [result, story] = [Route::Table, Route::Story].map(|route| route(round.table.clone()).address());
            view! {
                <li>
                    <p><b>{messages::chapter(index + 1, &title)}</b> <span>{messages::chapter_won(&winners)}</span> <span>{change(course, index)}</span></p>
                    <div class="row">
                        <a class="button" href=result aria-label=messages::result_of(&title)>{messages::result()}</a>
                        <a class="button" href=story aria-label=messages::story_of(&title)>{messages::story_link()}</a>
                    </div>
                </li>
            }
            .into_any()
        })
        .collect();
    let heading = if course.is_over() { messages::story() } else { messages::games_so_far() };
    (!chapters.is_empty()).then(|| {
        view! {
            <section class="chapters" aria-labelledby="chapters">
                <h2 id="chapters" class="overline">{heading}</h2>
                <ol>{chapters}</ol>
            </section>
        }
        .into_any()
    })
}
