//! The questions of the set-up.

use super::card;
use super::words::Say;
use crate::parts::Choice;
use leptos::prelude::*;

/// The seconds of the guard, as they are written.
const GUARDS: [&str; 4] = ["off", "15", "30", "60"];

/// What a key of the options is set to.
fn value<'a>(options: &'a str, key: &str) -> Option<&'a str> {
    options
        .split_ascii_whitespace()
        .filter_map(|option| option.split_once('='))
        .find(|(its, _)| *its == key)
        .map(|(_, value)| value)
}

/// The options with another value of a key.
fn with(options: &str, key: &str, value: &str) -> String {
    let mut written = String::new();
    for option in options.split_ascii_whitespace() {
        if option.split_once('=').map_or(option, |(its, _)| its) != key {
            written.push_str(option);
            written.push(' ');
        }
    }
    written.push_str(&format!("{key}={value}"));
    written
}

/// The questions of the set-up that are the game's own.
pub fn options(options: RwSignal<String>) -> AnyView {
    let clock = Signal::derive(move || usize::from(value(&options.get(), "clock") == Some("off")));
    let guard = Signal::derive(move || {
        let options = options.get();
        let seconds = value(&options, "guard");
        GUARDS.iter().position(|&guard| Some(guard) == seconds).unwrap_or(0)
    });
    let words = RwSignal::new(usize::from(!card::has_words()));
    view! {
        <Choice
            name="guard"
            question=Say::OptionGuard.text()
            answers=vec![Say::GuardOff.text(), Say::Guard15.text(), Say::Guard30.text(), Say::Guard60.text()]
            chosen=guard
            on_choose=move |answer: usize| {
                let seconds = GUARDS.get(answer).copied().unwrap_or("off");
                options.update(|options| *options = with(options, "guard", seconds));
            }
        />
        <Choice
            name="clock"
            question=Say::OptionClock.text()
            remark=Say::ClockWhy.text()
            answers=vec![Say::ClockOn.text(), Say::ClockOff.text()]
            chosen=clock
            on_choose=move |answer: usize| {
                let value = if answer == 1 { "off" } else { "on" };
                options.update(|options| *options = with(options, "clock", value));
            }
        />
        <Choice
            name="words"
            question=Say::OptionWords.text()
            answers=vec![Say::WordsShown.text(), Say::WordsHidden.text()]
            chosen=words
            on_choose=move |answer: usize| {
                card::show_words(answer == 0);
                words.set(answer);
            }
        />
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::{value, with};

    #[test]
    fn one_key_changes_and_the_others_stay() {
        assert_eq!(with("", "guard", "15"), "guard=15");
        assert_eq!(with("clock=off guard=15", "guard", "off"), "clock=off guard=off");
        assert_eq!(value("clock=off guard=15", "clock"), Some("off"));
    }
}
