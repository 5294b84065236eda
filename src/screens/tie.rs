//! A tie in sentences: who has equal points, what decided between them, and who shares a place even so.

use crate::text::Word;
use pentathlon_engine::rules::{Seat, Standing, Tiebreak};

/// What became of a tie.
pub fn sentences(standing: &Standing, tie: &Tiebreak, rule: &str, name: &dyn Fn(Seat) -> String) -> String {
    let all = |seats: &[Seat]| join(&seats.iter().map(|&seat| name(seat)).collect::<Vec<_>>());
    let places = standing.places(tie);
    let (names, points) = (all(&tie.seats), tie.points.to_string());
    let with = [("names", names.as_str()), ("points", &points), ("rule", rule)];
    let sentence = match places.len() {
        ..=1 => Word::TieShared,
        _ if tie.shared => Word::TiePartly,
        _ => Word::TieBroken,
    };
    let mut text = sentence.with(&with);
    // Whom it set apart, and whom it did not.
    for seats in places.iter().filter(|_| tie.shared && places.len() > 1) {
        let Some(rank) = seats.first().and_then(|seat| standing.ranks.get(seat.index())) else { continue };
        let sentence = if seats.len() > 1 { Word::TieShare } else { Word::TieAlone };
        text.push(' ');
        text.push_str(&sentence.with(&[("names", &all(seats)), ("rank", &rank.to_string())]));
    }
    text
}

/// Names in a row: "Ada, Ben and Cleo".
pub fn join(names: &[String]) -> String {
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            format!("{}{}{last}", rest.join(", "), Word::And.text())
        }
        Some((last, _)) => last.clone(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::sentences;
    use pentathlon_engine::rules::{Seat, Standing};

    fn ties(points: &[i32], merits: &[u8]) -> Vec<String> {
        let standing = Standing::by_merits(points.to_vec(), merits, "the rule");
        let name = |seat: Seat| {
            ["Ada", "Ben", "Cleo", "Dov"].get(seat.index()).copied().unwrap_or_default().to_owned()
        };
        standing.tiebreaks.iter().map(|tie| sentences(&standing, tie, "more cards in hand", &name)).collect()
    }

    #[test]
    fn a_tie_says_what_decided_it() {
        assert_eq!(
            ties(&[9, 9, 4], &[1, 2, 0]),
            ["Ada and Ben have 9 points each; more cards in hand decided."]
        );
    }

    #[test]
    fn a_tie_that_nothing_decides_is_shared_by_all() {
        assert_eq!(ties(&[9, 4, 9], &[2, 0, 2]), ["Ada and Cleo have 9 points each and share the place."]);
    }

    #[test]
    fn a_tie_that_is_decided_in_part_says_between_whom() {
        assert_eq!(
            ties(&[9, 9, 12, 9], &[1, 3, 0, 1]),
            [
                "Ada, Ben and Dov have 9 points each; more cards in hand decided in part. Ben takes place 2. Ada and Dov \
              share place 3."
            ]
        );
    }
}
