//! The options of a game: questions of the set-up, whose answers are keys in one line of text, `tie=laurels start=2`.

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
    /// For whom the question makes sense; `None` if for everyone.
    pub only: Option<fn(Company) -> bool>,
    /// A key that is removed when this one changes.
    pub resets: Option<&'static str>,
}

/// Who plays, and on what occasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// How many play.
    pub seats: usize,
    /// How many of them are people.
    pub people: usize,
    /// Whether the game is part of a tournament.
    pub is_tournament: bool,
}

impl GameOption {
    /// Which answer the options give.
    pub fn chosen(&self, options: &str) -> usize {
        let value = option_value(options, self.key);
        self.answers.iter().position(|&(answer, _)| answer == value).unwrap_or(0)
    }

    /// The options with that answer.
    pub fn choose(&self, options: &str, answer: usize) -> String {
        let options = without(options, |key| key == self.key || Some(key) == self.resets);
        match self.answers.get(answer) {
            Some((Some(value), _)) => with_option(&options, self.key, value),
            _ => options,
        }
    }
}

/// The options with one more.
pub fn with_option(options: &str, key: &str, value: &str) -> String {
    let blank = if options.is_empty() { "" } else { " " };
    format!("{options}{blank}{key}={value}")
}

/// The value of a key in the options.
pub fn option_value<'a>(options: &'a str, key: &str) -> Option<&'a str> {
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
    use super::{option_value, without};

    #[test]
    fn a_key_is_found_among_others() {
        assert_eq!(option_value("events=random season=5", "season"), Some("5"));
        assert_eq!(option_value("events=random", "season"), None);
        assert_eq!(option_value("", "events"), None);
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
