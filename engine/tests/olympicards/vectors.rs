//! Single plays against the plays to beat, as judged by an independent reference.

use super::game::{attempt, card};
use pentathlon_engine::games::olympicards::{Against, Attempt, Hand, Misfit, Performance, Sport};

/// Sport, the play, the player's own last play, the table's last play, the card turned over, whether the play is legal.
#[rustfmt::skip]
const CASES: [(Sport, &str, &str, &str, &str, bool); 25] = [
    (Sport::Marathon, "r3", "", "", "", true),
    (Sport::Marathon, "b3", "r3", "", "", true),
    (Sport::HighJump, "r5", "b4", "b9", "", true),
    (Sport::Swimming, "r4", "r4", "", "", false),
    (Sport::Swimming, "r3", "b4", "b1", "", true),
    (Sport::Hurdles, "r6", "", "", "b6", true),
    (Sport::Hurdles, "r9", "", "", "b9", true),
    (Sport::Weightlifting, "r9", "", "", "", true),
    (Sport::Weightlifting, "r9 b1", "", "k9 g1", "", false),
    (Sport::Weightlifting, "r9 b2", "", "k9 g1", "", true),
    (Sport::Weightlifting, "r1 b1 g1 g2", "", "", "", false),
    (Sport::Archery, "r7", "", "", "b5", false),
    (Sport::Relay, "r4", "", "", "", true),
    (Sport::Relay, "r4", "", "r9", "", true),
    (Sport::Relay, "b9", "", "r9", "", true),
    (Sport::Relay, "b4", "", "r9", "", false),
    (Sport::TableTennis, "r4", "", "b3", "", false),
    (Sport::TableTennis, "r8", "", "b3", "", true),
    (Sport::TableTennis, "b5", "", "b3", "", true),
    (Sport::TableTennis, "r2", "", "r5", "", true),
    (Sport::Sailing, "r2", "", "", "r9", true),
    (Sport::Sailing, "b2", "", "", "r9", false),
    (Sport::Sailing, "b2 b7", "", "", "r9", true),
    (Sport::Sailing, "r2 r7", "", "", "r9", false),
    (Sport::Sailing, "b2 g2", "", "", "r9", false),
];

#[test]
fn c5_every_case_of_the_reference_is_judged_as_it_says() {
    for (sport, played, own, last, turned, legal) in CASES {
        let rule = sport.rule();
        let to_beat = match rule.against {
            Against::Own => own,
            Against::Last => last,
            Against::Turned => turned,
        };
        let to_beat = (!to_beat.is_empty()).then(|| attempt(to_beat));
        let cards = played.split(' ').map(card);
        let judged = Attempt::of(cards).is_some_and(|attempt| rule.fault(attempt, to_beat).is_none());
        assert_eq!(judged, legal, "{sport}: {played} against {to_beat:?}");
    }
}

/// The rule as written in the reference, using only values and colours.
fn may(sport: Sport, cards: &[Performance], to_beat: Option<Attempt>) -> bool {
    let one = cards.len() == 1;
    let (value, colour) = (i32::from(cards[0].value()), cards[0].colour());
    let sum: i32 = cards.iter().map(|card| i32::from(card.value())).sum();
    let Some(to_beat) = to_beat else { return one || sport == Sport::Weightlifting };
    let (other, its) = (i32::from(to_beat.first().value()), to_beat.first().colour());
    match sport {
        Sport::Marathon => one && colour != its,
        Sport::HighJump => one && value > other,
        Sport::Swimming => one && value < other,
        Sport::Hurdles => one && value >= other,
        Sport::Weightlifting => sum > i32::from(to_beat.total()),
        Sport::Archery => one && (value - other).abs() <= 1,
        Sport::Relay => one && (colour == its || value == other),
        Sport::TableTennis => {
            one && (other == 5 || value == 5 || ((other < 5) != (value < 5) && colour != its))
        }
        Sport::Sailing => match cards {
            [_] => colour == its,
            [_, second] => second.colour() == colour && colour != its,
            _ => false,
        },
    }
}

fn plays_to_beat(sport: Sport) -> Vec<Option<Attempt>> {
    let mut plays: Vec<_> =
        [None].into_iter().chain(Performance::all().map(|card| Some(Attempt::one(card)))).collect();
    if sport == Sport::Weightlifting {
        plays.extend(["r9 b1", "r9 b9", "r5 b5 g5", "r9 b9 g9", "r9 r9 b8"].map(|lift| Some(attempt(lift))));
    }
    plays
}

#[test]
fn c5_the_list_of_what_may_be_played_is_all_that_the_rule_allows_sorted_and_without_repeats() {
    let hand: Hand = "b1 b1 b5 y2 y9 y9 k5 k6 g4 g4 r1 r8 r9".split(' ').map(card).collect();
    let cards: Vec<Performance> = hand.cards().collect();
    // Every way to take one, two or three of them, with copies told apart.
    let mut choices: Vec<Vec<Performance>> = Vec::new();
    for first in 0..cards.len() {
        choices.push(vec![cards[first]]);
        for second in first + 1..cards.len() {
            choices.push(vec![cards[first], cards[second]]);
            for third in second + 1..cards.len() {
                choices.push(vec![cards[first], cards[second], cards[third]]);
            }
        }
    }
    for sport in Sport::ALL {
        for to_beat in plays_to_beat(sport) {
            let mut expected: Vec<Attempt> = choices
                .iter()
                .filter(|cards| cards.len() <= usize::from(sport.rule().most) && may(sport, cards, to_beat))
                .map(|cards| Attempt::of(cards.iter().copied()).unwrap())
                .collect();
            expected.sort_unstable();
            expected.dedup();
            let mut found = Vec::new();
            sport.rule().attempts(hand, to_beat, |attempt| found.push(attempt));
            assert_eq!(found, expected, "{sport} against {to_beat:?}");
        }
    }
}

#[test]
fn c5_every_reason_is_given_and_each_has_a_sentence_of_its_own() {
    let mut given = Vec::new();
    for sport in Sport::ALL {
        for to_beat in plays_to_beat(sport) {
            for first in Performance::all() {
                given.extend(sport.rule().fault(Attempt::one(first), to_beat));
                for second in Performance::all() {
                    given.extend(sport.rule().fault(Attempt::of([first, second]).unwrap(), to_beat));
                }
            }
        }
    }
    given.sort_unstable();
    given.dedup();
    let mut all = Misfit::ALL.to_vec();
    all.sort_unstable();
    assert_eq!(given, all);
    let mut violations: Vec<_> =
        all.iter().map(|reason| (reason.violation().id, reason.violation().why)).collect();
    violations.dedup_by(|one, other| one.0 == other.0 || one.1 == other.1);
    assert_eq!(violations.len(), all.len());
    assert!(violations.iter().all(|(id, why)| id.starts_with("olympicards.") && why.contains(' ')));
}
