//! The tables of words: every sentence that a player reads.
//!
//! A table is a row a sentence and a column a language; the keys are an enum, so a sentence that is missing does not
//! compile. English is the first column; more are added beside it.

mod common;
mod isolated;

pub use common::Word;
pub use isolated::isolated;

/// Puts values in the places of a sentence: `{name}` becomes the value of `name`, and `{points:point|points}` the first
/// word if the value of `points` is 1, else the second.
pub fn fill(sentence: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(sentence.len() + 16);
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        rest = after;
        let Some((key, tail)) = after.split_once('}') else { break };
        let (key, forms) = key.split_once(':').unwrap_or((key, ""));
        if let Some((_, value)) = values.iter().find(|(name, _)| *name == key) {
            filled.push_str(match forms.split_once('|') {
                Some((one, _)) if *value == "1" => one,
                Some((_, many)) => many,
                None => value,
            });
        }
        rest = tail;
    }
    filled.push_str(rest);
    filled
}

/// A table of words: `words! { Word { Play "Play"; … } }` makes an enum `Word` with a row each.
macro_rules! words {
    ($(#[$about:meta])* $table:ident { $($key:ident $english:literal;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $table { $(#[doc = $english] $key,)* }

        impl $table {
            const ENGLISH: &'static [&'static str] = &[$($english,)*];

            /// The sentence.
            pub fn text(self) -> &'static str {
                Self::ENGLISH.get(self as usize).copied().unwrap_or_default()
            }

            /// The sentence with values in its places.
            #[allow(dead_code, reason = "not every table has sentences with places")]
            pub fn with(self, values: &[(&str, &str)]) -> String {
                $crate::text::fill(self.text(), values)
            }
        }
    };
}

pub(crate) use words;

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn values_go_to_their_places() {
        assert_eq!(fill("{a} beats {b}, {a}!", &[("a", "Ana"), ("b", "Bo")]), "Ana beats Bo, Ana!");
    }

    #[test]
    fn a_word_goes_by_the_number_before_it() {
        let points = |points| fill("{points} {points:point|points}", &[("points", points)]);
        assert_eq!(
            ["0", "1", "2", "11", "-1"].map(points),
            ["0 points", "1 point", "2 points", "11 points", "-1 points"]
        );
    }

    #[test]
    fn a_name_with_braces_is_not_filled_again() {
        assert_eq!(fill("{a} and {b}", &[("a", "{b}"), ("b", "Bo")]), "{b} and Bo");
    }

    #[test]
    fn an_open_brace_ends_the_sentence_in_peace() {
        assert_eq!(fill("half {a", &[("a", "Ana")]), "half a");
    }
}
