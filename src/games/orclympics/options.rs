//! The options of the set-up: several keys in one line of text.

use super::words::Say;
use crate::parts::Choice;
use leptos::prelude::*;

/// The targets of a season that are offered; no target is a single game.
const SEASONS: [Option<&str>; 4] = [None, Some("3"), Some("5"), Some("7")];

/// What the options say of a key.
fn value<'a>(options: &'a str, key: &str) -> Option<&'a str> {
    options
        .split_ascii_whitespace()
        .filter_map(|option| option.split_once('='))
        .find(|(k, _)| *k == key)
        .map(|(_, v)| v)
}

/// The options with another value of a key, or without it. A season that is begun anew has no points yet.
fn with(options: &str, key: &str, value: Option<&str>) -> String {
    let mut written = String::new();
    let mut write = |option: &str| {
        if !written.is_empty() {
            written.push(' ');
        }
        written.push_str(option);
    };
    for option in options.split_ascii_whitespace() {
        let its = option.split_once('=').map_or(option, |(its, _)| its);
        if its != key && its != "won" {
            write(option);
        }
    }
    if let Some(value) = value {
        write(&format!("{key}={value}"));
    }
    written
}

/// The questions of the set-up that are the game's own.
pub fn options(options: RwSignal<String>) -> AnyView {
    let events = Signal::derive(move || usize::from(value(&options.get(), "events") == Some("random")));
    let season = Signal::derive(move || {
        let options = options.get();
        let target = value(&options, "season");
        SEASONS.iter().position(|&season| season == target).unwrap_or(0)
    });
    view! {
        <Choice
            name="events"
            question=Say::OptionEvents.text()
            answers=vec![Say::EventsSorted.text(), Say::EventsRandom.text()]
            chosen=events
            on_choose=move |answer: usize| {
                let value = if answer == 1 { "random" } else { "sorted" };
                options.update(|options| *options = with(options, "events", Some(value)));
            }
        />
        <Choice
            name="season"
            question=Say::OptionSeason.text()
            remark=Say::SeasonWhy.text()
            answers=vec![Say::SeasonNone.text(), Say::Season3.text(), Say::Season5.text(), Say::Season7.text()]
            chosen=season
            on_choose=move |answer: usize| {
                let target = SEASONS.get(answer).copied().flatten();
                options.update(|options| *options = with(options, "season", target));
            }
        />
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::{value, with};

    #[test]
    fn a_key_is_found_among_others() {
        assert_eq!(value("events=random season=5", "season"), Some("5"));
        assert_eq!(value("events=random", "season"), None);
        assert_eq!(value("", "events"), None);
    }

    #[test]
    fn one_key_changes_and_the_others_stay() {
        assert_eq!(with("", "events", Some("random")), "events=random");
        assert_eq!(with("events=random", "season", Some("3")), "events=random season=3");
        assert_eq!(with("season=3 events=random", "events", Some("sorted")), "season=3 events=sorted");
        assert_eq!(with("season=3 events=sorted", "season", None), "events=sorted");
    }

    #[test]
    fn a_season_that_is_begun_anew_has_no_points() {
        assert_eq!(with("events=sorted season=3 won=1,0", "season", Some("5")), "events=sorted season=5");
    }
}
