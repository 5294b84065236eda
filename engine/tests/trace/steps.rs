//! Checks each step of the traces against what follows from the trace alone.
//!
//! A trace marks the forced actions, and its actions show what is public: who bid, took, entered, passed, played,
//! withdrew or laid what. The tests count this independently of the project's rules, and compare it with the seats that
//! may act, the number of legal actions, and, in a file `steps.rs` of each game, the public view.

use super::{trace, traces};
use pentathlon_engine::rules::Seat;
use serde_json::Value;

/// The traces of a game, each with its number of players.
pub fn of(game: &str) -> impl Iterator<Item = (String, String, Value)> {
    let begin = format!("{game}-");
    traces().into_iter().filter(move |(name, _)| name.starts_with(&begin)).map(|(name, text)| {
        let trace = serde_json::from_str(&text).unwrap();
        (name, text, trace)
    })
}

/// Plays a trace; `look` gets the verb, the action, the seat and the public view after it.
pub fn follow<V: 'static>(name: &str, text: &str, mut look: impl FnMut(&str, &Value, Seat, &V)) {
    let mut number = 0;
    let played = trace::play(text, &mut |step| {
        number += 1;
        println!("{name}, action {number}: {}", step.action);
        let verb = step.action.get("do").or(step.action.get("kind")).or(step.action.get(1));
        let verb = verb.and_then(Value::as_str).unwrap_or("time_up");
        look(verb, step.action, step.seat, step.after.downcast_ref().expect("the view of that game"));
    });
    assert_eq!(played, Ok(()), "{name}");
}

pub fn seats(trace: &Value) -> usize {
    trace["setup"]["seats"].as_u64().unwrap() as usize
}

pub fn number(value: &Value) -> u8 {
    value.as_u64().unwrap().try_into().unwrap()
}

pub fn numbers(value: &Value) -> Vec<u8> {
    value.as_array().unwrap().iter().map(number).collect()
}

#[test]
fn at_each_step_the_seat_is_asked_and_has_a_choice_just_where_the_trace_says_so() {
    let (mut forced, mut free) = (0, 0);
    for (name, text) in traces() {
        let played = trace::play(&text, &mut |step| {
            assert!(step.asked.contains(step.seat), "{name}: {}", step.action);
            // In Orc-lympics the traces mark a pass differently: where entering more is pointless.
            if step.action.get("kind") == Some(&"pass".into()) {
                return;
            }
            if step.action.get("forced") == Some(&Value::Bool(true)) {
                assert_eq!(step.choices, 1, "{name}: {}", step.action);
                forced += 1;
            } else if step.action.get("kind") == Some(&"keep".into()) {
                // The trace distinguishes copies of a race; here they are one action (O23).
                assert!(step.choices >= 1);
            } else if step.action.is_object() {
                assert!(step.choices > 1, "{name}: {} is not all that may be done", step.action);
                free += 1;
            }
        });
        assert_eq!(played, Ok(()));
    }
    assert!(free > 1000 && forced > 300, "{free} free, {forced} forced");
}

#[test]
fn ties_are_decided_as_the_traces_say() {
    let mut ties = 0;
    for (name, text) in traces() {
        let mut last = None;
        assert_eq!(trace::play(&text, &mut |step| last = Some(step.standing)), Ok(()));
        let trace: Value = serde_json::from_str(&text).unwrap();
        // Those of Olympics name medal and card instead of seats; Olympikos has none.
        let expected = trace["standing"]["tiebreaks"].as_array().cloned().unwrap_or_default();
        let expected = expected.iter().filter(|tie| tie.get("seats").is_some());
        let expected: Vec<_> =
            expected.map(|tie| (number(&tie["points"]), numbers(&tie["seats"]), &tie["shared"])).collect();
        if expected.is_empty() {
            continue;
        }
        let standing = last.unwrap();
        for tie in &standing.tiebreaks {
            let seats: Vec<u8> = tie.seats.iter().map(|seat| seat.0).collect();
            let here = (tie.points as u8, seats, &Value::Bool(tie.shared));
            assert!(expected.contains(&here), "{name}: {here:?}, the trace says {expected:?}");
            ties += 1;
        }
        assert_eq!(standing.tiebreaks.len(), expected.len(), "{name}");
    }
    assert!(ties > 3, "{ties} ties");
}
