//! The options of the set-up: several keys in one line of text.

use super::words::Say;
use crate::parts::Choice;
use leptos::prelude::*;

/// Whether the options say that of a key.
fn says(options: &str, key: &str, value: &str) -> bool {
    let mut all = options.split_ascii_whitespace().filter_map(|option| option.split_once('='));
    all.any(|option| option == (key, value))
}

/// The options with another value of a key.
fn with(options: &str, key: &str, value: &str) -> String {
    let others = options.split_ascii_whitespace().filter(|option| option.split('=').next() != Some(key));
    let mut written: String = others.flat_map(|option| [option, " "]).collect();
    written.push_str(key);
    written.push('=');
    written.push_str(value);
    written
}

/// The questions of the set-up that are the game's own.
pub fn options(options: RwSignal<String>) -> AnyView {
    let records = Signal::derive(move || usize::from(says(&options.get(), "world_record", "yes")));
    let two = Signal::derive(move || usize::from(says(&options.get(), "two_start", "first")));
    let set = move |key: &str, value: &str| options.update(|options| *options = with(options, key, value));
    view! {
        <Choice
            name="world_record"
            question=Say::OptionRecords.text()
            remark=Say::RecordsWhy.text()
            answers=vec![Say::RecordsNo.text(), Say::RecordsYes.text()]
            chosen=records
            on_choose=move |answer: usize| set("world_record", if answer == 1 { "yes" } else { "no" })
        />
        <Choice
            name="two_start"
            question=Say::OptionTwo.text()
            answers=vec![Say::TwoThird.text(), Say::TwoFirst.text()]
            chosen=two
            on_choose=move |answer: usize| set("two_start", if answer == 1 { "first" } else { "third" })
        />
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::{says, with};

    #[test]
    fn one_key_changes_and_the_others_stay() {
        assert_eq!(with("", "world_record", "yes"), "world_record=yes");
        assert_eq!(
            with("world_record=yes two_start=first", "world_record", "no"),
            "two_start=first world_record=no"
        );
        assert!(says("world_record=yes two_start=first", "two_start", "first"));
        assert!(!says("world_record=yes", "two_start", "first"));
    }
}
