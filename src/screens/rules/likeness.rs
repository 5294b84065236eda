//! The words of a text, and how alike two of them are.

/// How much a word counts with one wrong letter.
const MISSPELT: f32 = 0.6;
/// How much a word counts that is the second half of another one.
const SECOND_HALF: f32 = 0.5;

/// The words of a folded text.
pub fn words(text: &str) -> Vec<String> {
    // Beyond ASCII only the marks of punctuation are no letters.
    let is_letter = |letter: char| match letter {
        '\0'..='\u{7f}' => letter.is_ascii_alphanumeric(),
        '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{206f}' => false,
        _ => true,
    };
    let words = text.split(|letter: char| !is_letter(letter));
    words.filter(|word| !word.is_empty()).map(|word| word.replace('ß', "ss")).collect()
}

/// How alike two folded words are, from 0 to 1: the same, the beginning of the other, with the same beginning, with one wrong
/// letter, or the second half of the other.
pub fn likeness(asked: &str, word: &str) -> f32 {
    if asked == word {
        return 1.0;
    }
    let shared = asked.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
    let (one, other) = (asked.chars().count(), word.chars().count());
    let (short, long) = (one.min(other), one.max(other));
    match shared {
        3.. if shared == short && long <= short + 3 => 0.9,
        // "Withdraw" is not meant by "with".
        4.. if shared == one => 0.7,
        4.. if shared + 3 >= long => 0.6,
        1.. if short >= 5 && is_misspelt(asked, word, shared) => MISSPELT,
        _ if is_second_half(asked, word) || is_second_half(word, asked) => SECOND_HALF,
        _ => 0.0,
    }
}

/// Whether two words that differ after so many letters differ by one: another one, one more or less, or two that changed
/// places.
fn is_misspelt(one: &str, other: &str, shared: usize) -> bool {
    let rest = |word: &str| word.chars().skip(shared).collect::<Vec<char>>();
    let (one, other) = (rest(one), rest(other));
    let (Some((first, one_on)), Some((second, other_on))) = (one.split_first(), other.split_first()) else {
        return false;
    };
    let changed_places = || match (one_on.split_first(), other_on.split_first()) {
        (Some((third, one_on)), Some((fourth, other_on))) => {
            first == fourth && second == third && one_on == other_on
        }
        _ => false,
    };
    one_on == other_on || one_on == other || one == other_on || changed_places()
}

/// Whether a longer word is the second half of another one, where that may have another ending.
fn is_second_half(half: &str, word: &str) -> bool {
    let begins = |end: usize| end.checked_sub(half.len()).is_some_and(|begin| begin >= 3);
    let ends = (word.len().saturating_sub(2)..=word.len()).filter(|end| begins(*end));
    half.len() >= 5 && ends.filter_map(|end| word.get(..end)).any(|stem| stem.ends_with(half))
}

#[cfg(test)]
mod tests {
    use super::{likeness, words};

    #[test]
    fn words_are_alike_with_the_same_beginning() {
        assert!(likeness("draw", "draw") > likeness("draw", "draws"));
        assert!(likeness("withdraw", "withdrawing") > 0.0 && likeness("cards", "card") > 0.0);
        assert!(likeness("passing", "passed") > 0.0);
        assert_eq!(likeness("a", "and"), 0.0);
        assert_eq!(likeness("tie", "time"), 0.0);
    }

    #[test]
    fn a_word_is_found_with_one_wrong_letter_and_in_a_compound() {
        assert!(likeness("cruthces", "crutches") > 0.0 && likeness("crotches", "crutches") > 0.0);
        assert!(likeness("postpne", "postpone") > 0.0 && likeness("combbination", "combination") > 0.0);
        assert_eq!(likeness("event", "prevent"), 0.0);
        assert_eq!(likeness("eventually", "event"), 0.0);
        assert_eq!(likeness("place", "plates"), 0.0);
        assert!(likeness("karte", "startkarten") > 0.0 && likeness("startkarte", "karte") > 0.0);
    }

    #[test]
    fn words_are_divided_at_everything_that_is_no_letter() {
        assert_eq!(words("no, 2 cards"), ["no", "2", "cards"]);
        assert_eq!(words("straße"), ["strasse"]);
    }
}
