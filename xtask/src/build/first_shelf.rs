//! The shelf on a first visit: the page has it as text, so that it stands before the app is there. `public/boot.js` shows it, in
//! English and where nothing is saved, once the style sheets have come. It has the elements and classes of the shelf
//! (`src/screens/shelf/screen.rs`) down to the posters, with the pictures empty, so that the app changes only these.

use std::fs;

use pentathlon_engine::daily::{Daily, Date};
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::GameInfo;
use pentathlon_messages::Arg;

use crate::build::messages::English;
use crate::build::text::replace;
use crate::tools::project;
use crate::{Failure, Result};

/// Writes the shelf into the template of the page. Returns the page.
///
/// # Errors
/// The page has no template, a cover is not as expected, or a sentence is missing.
pub fn write(page: &str) -> Result<String> {
    let template = "</template>";
    replace(page, template, &(markup(&English::of("app")?)? + template))
}

/// The shelf.
fn markup(english: &English) -> Result<String> {
    let say = |id: &str| english.say(id, &[]);
    let mut covers = String::new();
    for info in shelf() {
        covers += &poster(english, &info)?;
    }
    Ok(format!(
        "<main id=boot class=\"screen shelf\"><header class=shelf-head><h1>{}</h1><p>{}</p>\
         <a class=button href=#/settings><svg class=icon></svg>{}</a></header><div class=shelf-body>\
         <section class=shelf-offer><span></span><h2 data-days=\"{}\"></h2><p>{}</p>\
         <a class=\"button primary\" href=#/today>{}</a></section>\
         <section class=shelf-offer><span></span><h2>{}</h2><p>{}</p>\
         <a class=\"button primary\" href=#/pentathlon/new>{}</a></section>\
         <ul class=covers>{covers}</ul></div></main>",
        say("pentathlon")?,
        say("tagline-so-far")?,
        say("settings")?,
        days(english)?.join("|"),
        say("today-line")?,
        say("play")?,
        say("tournament")?,
        say("tournament-line")?,
        say("begin-tournament")?,
    ))
}

/// What is played on each day of the week, from Sunday, as scripts count them.
fn days(english: &English) -> Result<Vec<String>> {
    let sunday: Date = "2026-11-29".parse().map_err(|why| Failure::new(format!("{why}")))?;
    let week = std::iter::successors(Some(sunday), |date| Some(date.after())).take(7);
    week.map(|date| {
        let daily = Daily::of(date);
        let info = daily.game().and_then(|game| shelf().into_iter().find(|info| info.id == game));
        match info {
            Some(info) => {
                let rivals = daily.seats as i64 - 1;
                english.say("today", &[Arg::Text(info.title), Arg::Number(rivals)])
            }
            None => english.say("today-tournament", &[]),
        }
    })
    .collect()
}

/// A game on the shelf, as `src/screens/shelf/poster.rs` draws it.
fn poster(english: &English, info: &GameInfo) -> Result<String> {
    let say = |id: &str| english.say(id, &[]);
    let of_game = |id: &str| english.say(id, &[Arg::Text(info.title)]);
    let game = info.id;
    let (title, aside) = info.title.split_at(info.title.find('(').unwrap_or(info.title.len()));
    let aside = if aside.is_empty() { String::new() } else { format!("<small>{aside}</small>") };
    let (line, is_first, marks) =
        cover(&fs::read_to_string(project::root().join(format!("src/covers/{game}.rs")))?)?;
    let mut drawn = if is_first { format!("<b>{}</b>", say("mark-start")?) } else { String::new() };
    for mark in marks {
        drawn += &format!("<span>{}</span>", say(&mark)?);
    }
    let seats = [*info.seats.start(), *info.seats.end()].map(|seats| Arg::Number(seats as i64));
    Ok(format!(
        "<li data-game={game}><a class=cover href=#/new/{game}><span class=cover-title>{title}{aside}</span>\
         <span class=cover-line>{}</span><span class=cover-marks>{drawn}</span><svg class=cover-art></svg>\
         <span class=cover-facts><span>{}</span><span>{}</span></span></a>\
         <a class=\"primary cover-play\" href=#/play/{game} aria-label=\"{}\">{}</a><p class=cover-more>\
         <a class=button href=#/lesson/{game} aria-label=\"{}\">{}</a>\
         <a class=button href=#/rules/{game} aria-label=\"{}\">{}</a>",
        say(&line)?,
        english.say("players", &seats)?,
        english.say("minutes", &[Arg::Number(i64::from(info.minutes))])?,
        of_game("play-label")?,
        say("play")?,
        of_game("learn-label")?,
        say("learn")?,
        of_game("rules-label")?,
        say("rules")?,
    ))
}

/// From the source of a cover: the message of its line, whether it is the game to play first, and the messages of its marks.
fn cover(source: &str) -> Result<(String, bool, Vec<String>)> {
    let fields = source.split_once("COVER: Cover = Cover {").and_then(|(_, rest)| rest.split_once('}'));
    let (fields, _) = fields.ok_or_else(|| Failure::new("A file in src/covers has no `COVER`."))?;
    let is_first = fields.contains("is_first: true");
    let named = |rest: &str| rest.split([',', ']']).next().unwrap_or_default().replace('_', "-");
    let mut messages = fields.split("app::").skip(1).map(named);
    let line = messages.next().ok_or_else(|| Failure::new("A cover in src/covers has no line."))?;
    Ok((line, is_first, messages.collect()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{cover, write};
    use crate::build::messages::English;
    use pentathlon_engine::games::shelf;

    #[test]
    fn the_page_gets_every_game_with_its_line_and_its_ways_in() {
        let page = write(include_str!("../../../index.html")).expect("a page");
        let english = English::of("app").expect("the sentences");
        let mut expected =
            vec!["<template id=\"first-shelf\"><main id=boot ".to_owned(), "</main></template>".to_owned()];
        for info in shelf() {
            let (game, line) = (info.id, english.say(&format!("poster-{}", info.id), &[]).expect("a line"));
            expected.push(format!("<span class=cover-line>{line}</span>"));
            expected
                .extend(["new", "play", "lesson", "rules"].map(|place| format!(" href=#/{place}/{game}")));
        }
        expected.push("<span>2–7 players</span><span>20 min</span>".to_owned());
        expected.push("<b>Start here</b><span>Easy to learn</span><span>Everyone at once</span>".to_owned());
        expected.push("<h2 data-days=\"Today: a Pentathlon, two opponents|Today: ".to_owned());
        expected.push("|Today: Orc-lympics, one opponent\"".to_owned());
        for part in expected {
            assert!(page.contains(&part), "{part} should be in:\n{page}");
        }
        assert!(!page.contains("style="), "the policy would refuse it");
        assert!(write("<main></main>").is_err());
    }

    #[test]
    fn the_source_of_a_cover_says_which_messages_are_on_it() {
        let source = "pub const COVER: Cover = Cover {\n    line: app::poster_go,\n    marks: [app::mark_easy, app::mark_two],\n    is_first: true,\n    art: drawing,\n};\nfn other() { app::players() }";
        let marks = vec!["mark-easy".to_owned(), "mark-two".to_owned()];
        assert_eq!(cover(source).ok(), Some(("poster-go".to_owned(), true, marks)));
        assert!(cover("pub const COVER: Cover = Cover { marks: [] };").is_err());
        assert!(cover("pub const LOOK: Look = Look {};").is_err());
    }
}
