//! The options of a game in the set-up: questions whose answers are keys in one line of text, `tie=laurels start=2`.

use crate::messages::screens;
use crate::session::SetUpSheet;
use crate::ui::{Choice, dynamic_if};
use leptos::prelude::*;

/// A function that returns a message.
pub type Words = fn() -> &'static str;

/// A question in the set-up that only this game asks.
pub struct GameOption {
    /// The key in the options.
    pub key: &'static str,
    /// The question.
    pub question: Words,
    /// An explanation of the question.
    pub remark: Option<Words>,
    /// The answers: the value of the key (`None` if the key is left out) and the text. The first is the default.
    pub answers: &'static [(Option<&'static str>, Words)],
    /// The numbers of seats and of people for which the question makes sense; `None` if it always does.
    pub only: Option<fn(usize, usize) -> bool>,
    /// A key that is removed when this one changes.
    pub resets: Option<&'static str>,
}

/// All questions of a game.
pub fn questions(all: &'static [GameOption], sheet: SetUpSheet) -> AnyView {
    all.iter().map(|option| option.draw(sheet)).collect_view().into_any()
}

impl GameOption {
    /// The question, with its answers; shown only while it makes sense for who plays.
    fn draw(&'static self, sheet: SetUpSheet) -> AnyView {
        let SetUpSheet { options, seats, people, changed, .. } = sheet;
        let applies = Memo::new(move |_| self.only.is_none_or(|only| only(seats.get(), people.get())));
        let chosen = Signal::derive(move || {
            let options = options.read();
            let value = value(&options, self.key);
            self.answers.iter().position(|&(answer, _)| answer == value).unwrap_or(0)
        });
        changed.update(|all| {
            all.push(Signal::derive(move || {
                let (_, answer) =
                    self.answers.get(chosen.get()).filter(|_| applies.get() && chosen.get() > 0)?;
                Some(screens::option_answer((self.question)(), answer()))
            }));
        });
        dynamic_if(move || applies.get().then(|| self.draw_always(options, chosen)))
    }

    fn draw_always(&'static self, options: RwSignal<String>, chosen: Signal<usize>) -> AnyView {
        let choose = move |answer: usize| {
            let Some(&(value, _)) = self.answers.get(answer) else { return };
            options.update(|options| {
                *options = without(options, |key| key == self.key || Some(key) == self.resets);
                if let Some(value) = value {
                    let blank = if options.is_empty() { "" } else { " " };
                    options.push_str(&format!("{blank}{}={value}", self.key));
                }
            });
        };
        view! {
            <Choice
                name=self.key
                question=(self.question)()
                remark=self.remark.map_or("", |remark| remark())
                answers=self.answers.iter().map(|(_, words)| words()).collect()
                chosen=chosen
                on_choose=choose
            />
        }
        .into_any()
    }
}

/// The value of a key in the options.
fn value<'a>(options: &'a str, key: &str) -> Option<&'a str> {
    let mut all = options.split_ascii_whitespace().filter_map(|option| option.split_once('='));
    all.find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// The options without the keys that `goes` selects.
fn without(options: &str, goes: impl Fn(&str) -> bool) -> String {
    let key = |option: &str| option.split_once('=').map_or(option, |(key, _)| key).to_owned();
    let stay = options.split_ascii_whitespace().filter(|option| !goes(&key(option)));
    stay.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{value, without};

    #[test]
    fn a_key_is_found_among_others() {
        assert_eq!(value("events=random season=5", "season"), Some("5"));
        assert_eq!(value("events=random", "season"), None);
        assert_eq!(value("", "events"), None);
    }

    #[test]
    fn some_keys_go_and_the_others_stay() {
        assert_eq!(
            without("season=3 events=sorted won=1,0", |key| key == "season" || key == "won"),
            "events=sorted"
        );
        assert_eq!(without("", |_| true), "");
    }
}
