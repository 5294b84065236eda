//! A game on the shelf: its poster, and the ways into it.

use crate::covers::Cover;
use crate::messages::app;
use crate::route::Route;
use crate::saves::LessonProgress;
use leptos::prelude::*;
use pentathlon_engine::rules::GameFacts;

/// The poster: its picture leads to the set-up.
pub fn poster(cover: Cover, facts: &GameFacts) -> AnyView {
    // The part in brackets is small.
    let (title, aside) = facts.title.split_at(facts.title.find('(').unwrap_or(facts.title.len()));
    let aside = (!aside.is_empty()).then(|| view! { <small>{aside}</small> }.into_any());
    let start = cover.is_first.then(|| view! { <b>{app::mark_start()}</b> }.into_any());
    view! {
        <li data-game=facts.id>
            <a class="cover" href=Route::SetUp(facts.id.to_owned()).address()>
                <span class="cover-title">{title}" "{aside}</span>
                <span class="cover-line">{(cover.line)()}</span>
                <span class="cover-marks">
                    {start} {cover.marks.map(|mark| view! { <span>{mark()}</span> }.into_any()).into_iter().collect_view()}
                </span>
                <svg class="cover-art" aria-hidden="true" inner_html=(cover.art)()></svg>
                <span class="cover-facts">
                    <span>{app::players(*facts.seats.start(), *facts.seats.end())}</span>
                    <span>{app::minutes(facts.minutes)}</span>
                </span>
            </a>
            <a class="primary cover-play" href=Route::PlayNow(facts.id.to_owned()).address() aria-label=app::play_label(facts.title)>
                {app::play()}
            </a>
            <p class="cover-more">
                {ways_to_learn(facts.id, facts.title)}
            </p>
        </li>
    }
    .into_any()
}

/// The links to the lesson and to the rules of a game.
pub fn ways_to_learn(game: &str, title: &str) -> AnyView {
    let (learn, label) = match LessonProgress::of(game) {
        LessonProgress::Done => (app::learned(), app::learned_label(title)),
        _ => (app::learn(), app::learn_label(title)),
    };
    view! {
        <a class="button" href=Route::Lesson(game.to_owned()).address() aria-label=label>{learn}</a>
        <a class="button" href=Route::Rules(game.to_owned()).address() aria-label=app::rules_label(title)>{app::rules()}</a>
    }
    .into_any()
}
