//! A game on the shelf: its poster, and the ways into it.

use crate::covers::Cover;
use crate::messages::app;
use crate::route::Route;
use crate::saves::people::Person;
use crate::saves::{LessonProgress, set_ups};
use leptos::prelude::*;
use pentathlon_engine::rules::GameInfo;

/// The poster: its picture leads to the set-up. "Play" names whom it will seat, of these people.
pub fn poster(cover: Cover, info: &GameInfo, people: &[Person]) -> AnyView {
    let seats = seated(set_ups::of(info.id).as_deref(), people)
        .map(|names| view! { <small>{app::waiting_names(&names)}</small> }.into_any());
    // The part in brackets is small.
    let (title, aside) = info.title.split_at(info.title.find('(').unwrap_or(info.title.len()));
    let aside = (!aside.is_empty()).then(|| view! { <small>{aside}</small> }.into_any());
    let start = cover.is_first.then(|| view! { <b>{app::mark_start()}</b> }.into_any());
    view! {
        <li data-game=info.id>
            <a class="cover" href=Route::SetUp(info.id.to_owned()).address()>
                <span class="cover-title">{title}" "{aside}</span>
                <span class="cover-line">{(cover.line)()}</span>
                <span class="cover-marks">
                    {start} {cover.marks.map(|mark| view! { <span>{mark()}</span> }.into_any()).into_iter().collect_view()}
                </span>
                <svg class="cover-art" aria-hidden="true" inner_html=(cover.art)()></svg>
                <span class="cover-facts">
                    <span>{app::players(*info.seats.start(), *info.seats.end())}</span>
                    <span>{app::minutes(info.minutes)}</span>
                </span>
            </a>
            <a class="primary cover-play" href=Route::PlayNow(info.id.to_owned()).address() aria-label=app::play_label(info.title)>
                {app::play()}
            </a>
            <p class="cover-more">
                {seats} {ways_to_learn(info.id, info.title)}
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

/// The names of those whom "Play" seats, from what is kept of last time: whoever plays alone is the person who played last.
/// `None` if nobody is known here, or somebody is not and will be called otherwise.
fn seated(form: Option<&str>, people: &[Person]) -> Option<Vec<String>> {
    let last = people.iter().reduce(|one, two| if two.last_played > one.last_played { two } else { one })?;
    let Some(form) = form else {
        return Some(set_ups::usual_names(last.name()).into_iter().map(str::to_owned).collect());
    };
    let is_alone = form.lines().filter(|line| line.starts_with("person ")).count() == 1;
    let mut names: Vec<String> = Vec::new();
    for line in form.lines() {
        let was_called =
            |person: &&Person| person.names.iter().any(|own| line.strip_prefix("person ") == Some(own));
        let name = match line.split_once(' ') {
            Some(("person", _)) if is_alone => last.name(),
            Some(("person", _)) => people.iter().find(was_called)?.name(),
            Some(("computer", of_level)) => of_level.split_once(' ')?.1,
            _ => continue,
        };
        names.push(name.to_owned());
    }
    Some(names)
}

#[cfg(test)]
mod tests {
    use super::seated;
    use crate::saves::people::Person;
    use pentathlon_engine::table::Timestamp;

    #[test]
    fn those_are_named_whom_play_seats() {
        let person = |names: &[&str], last_played| Person {
            id: String::new(),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            colour: 0,
            shape: 0,
            last_played: Timestamp::from_ms(last_played),
        };
        let people = [person(&["Zoë", "Ana"], 3), person(&["Bo"], 9), person(&["Kim"], 5)];
        let named = |form: &str| seated(Some(form), &people).map(|names| names.join(", "));
        let said = |names: &str| Some(names.to_owned());
        let alone = "computer gold Dita\nperson Zoë\noptions:clues=more seats=3\nstart:1\n";
        assert_eq!(named(alone), said("Dita, Bo"), "who played last");
        let several = "person Ana\nperson Kim\ncomputer silver Kim 2\noptions:\nhints:everybody\n";
        assert_eq!(named(several), said("Zoë, Kim, Kim 2"), "by the names of now");
        assert_eq!(named("computer gold Emre\ncomputer gold Fay\noptions:\n"), said("Emre, Fay"));
        assert_eq!(
            named("person Ana\nperson Gone\noptions:\n"),
            None,
            "they will be a guest of another name"
        );
        assert_eq!(seated(None, &people).map(|names| names.join(", ")), said("Bo, Chen, Dita"));
        assert_eq!(seated(None, &[]), None);
    }
}
