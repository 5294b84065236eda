//! The log as a dialog: headings by round, turn or sport, the oldest line on top, opened at the current one.

use crate::browser::{after_next_frame, bring_into_sight};
use crate::messages::screens;
use crate::session::{LogLine, LogPart};
use crate::ui::{Dialog, mark, on_tap};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

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

/// The log, with a heading for each part of the game. `names` are those of the players, by seat.
pub fn log(parts: Vec<LogPart>, names: &[String], lines: LogLines, close: Callback<()>) -> AnyView {
    let empty = parts.is_empty().then(|| view! { <p>{screens::log_empty()}</p> }.into_any());
    let steps = || parts.iter().flat_map(|part| &part.lines).map(|line| line.step);
    let current = match lines {
        LogLines::Told => steps().next_back(),
        LogLines::Lead { at, .. } => steps().take_while(|&step| step <= at).last(),
    };
    let line = move |LogLine { step, text }: LogLine| {
        let here = (Some(step) == current).then_some("step");
        let marked = marked(&text, names);
        let words = match lines {
            LogLines::Told => marked.into_any(),
            LogLines::Lead { to, .. } => view! {
                <button type="button" class="log-line" on:click=on_tap(move || to.run(step))>{marked}</button>
            }
            .into_any(),
        };
        view! { <li aria-current=here>{words}</li> }.into_any()
    };
    let parts: Vec<AnyView> = parts
        .into_iter()
        .map(|LogPart { title, lines }| {
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
            {empty} <div class="log">{parts}</div>
        </Dialog>
    }
    .into_any()
}

/// A text with the mark of each player before the name.
fn marked(text: &str, names: &[String]) -> Vec<AnyView> {
    let part = |(seat, part): (Option<Seat>, &str)| {
        let part = part.to_owned();
        match seat {
            Some(seat) => view! { <b class="log-name">{mark(seat)}{part}</b> }.into_any(),
            None => part.into_any(),
        }
    };
    split_at_names(text, names).into_iter().map(part).collect()
}

/// The parts of a text: names with their seats, and what is between them.
fn split_at_names<'a>(mut text: &'a str, names: &[String]) -> Vec<(Option<Seat>, &'a str)> {
    let mut parts = Vec::new();
    loop {
        let found = Seat::all(names.len()).zip(names).filter_map(|(seat, name)| {
            let (before, from) = text.split_at_checked(find_word(text, name)?)?;
            let (name, after) = from.split_at_checked(name.len())?;
            Some((seat, before, name, after))
        });
        // Of two names at the same place, as "Ana" in "Ana 2", the longer one is meant.
        let Some((seat, before, name, after)) =
            found.min_by_key(|(_, before, _, after)| (before.len(), after.len()))
        else {
            break;
        };
        parts.extend([(None, before), (Some(seat), name)]);
        text = after;
    }
    parts.push((None, text));
    parts.retain(|(_, part)| !part.is_empty());
    parts
}

/// Where a name stands as a word of its own.
fn find_word(text: &str, name: &str) -> Option<usize> {
    // Letters of Latin, Greek, Cyrillic and their neighbours; other scripts write no spaces, or names are isolated.
    let is_letter = |c: char| c.is_ascii_alphanumeric() || ('\u{C0}'..'\u{2000}').contains(&c);
    let mut from = 0;
    while let Some(found) = text.get(from..).filter(|_| !name.is_empty())?.find(name) {
        let at = from + found;
        let end = at + name.len();
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(end..).and_then(|after| after.chars().next());
        if !before.is_some_and(is_letter) && !after.is_some_and(is_letter) {
            return Some(at);
        }
        from = end;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::split_at_names;

    #[test]
    fn names_are_found_where_they_are_words() {
        let names = ["Ana", "Bo", "Ana 2"].map(str::to_owned);
        let seats = |text| -> Vec<(Option<usize>, &str)> {
            split_at_names(text, &names)
                .into_iter()
                .map(|(seat, part)| (seat.map(|seat| seat.index()), part))
                .collect()
        };
        let expected = [
            (None, "Both: "),
            (Some(1), "Bo"),
            (None, "’s 7, "),
            (Some(2), "Ana 2"),
            (None, " 5, "),
            (Some(0), "Ana"),
        ];
        assert_eq!(seats("Both: Bo’s 7, Ana 2 5, Ana"), expected);
        assert_eq!(seats("Anagrams, Boäs"), [(None, "Anagrams, Boäs")]);
        assert_eq!(split_at_names("Ana", &[String::new()]), [(None, "Ana")], "a name may be missing");
    }
}
