//! Traces: whole games written out by an independent reference, from the rulebooks and rulings alone.
//!
//! Guards that this project's rules make the same of the same deal and the same actions, down to the final standing;
//! and that the check itself would notice if they did not: a trace that is changed anywhere is not ok, and where is
//! said.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../examples/referee/trace.rs"]
mod trace;
#[path = "../examples/referee/written.rs"]
mod written;

#[path = "trace/steps.rs"]
mod steps;

use pentathlon_engine::games;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces");

/// The traces by file name.
fn traces() -> BTreeMap<String, String> {
    std::fs::read_dir(Path::new(FOLDER))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).unwrap())
        })
        .collect()
}

fn parsed(name: &str) -> Value {
    serde_json::from_str(&traces()[name]).unwrap()
}

fn why(trace: &Value) -> String {
    trace::check(&trace.to_string()).expect_err("a changed trace is not ok")
}

#[test]
fn every_trace_is_ok() {
    for (name, text) in traces() {
        assert_eq!(trace::check(&text), Ok(()), "{name}");
    }
}

#[test]
fn there_are_traces_of_every_game_at_every_number_of_seats() {
    let names: Vec<String> = traces().into_keys().collect();
    for facts in games::shelf() {
        for seats in facts.seats.clone() {
            let begin = format!("{}-{seats}-", facts.id);
            let of_these = names.iter().filter(|name| name.starts_with(&begin)).count();
            assert!(of_these >= 1, "no trace of {} with {seats} seats", facts.id);
        }
    }
    for name in names {
        let trace: Value = parsed(&name);
        let (game, seats) = (trace["game"].as_str().unwrap(), trace["setup"]["seats"].as_u64().unwrap());
        assert!(name.starts_with(&format!("{game}-{seats}-")), "{name} is of {game} with {seats} seats");
    }
}

#[test]
fn any_points_or_ranks_that_differ_are_found() {
    for (name, text) in traces() {
        let trace: Value = serde_json::from_str(&text).unwrap();
        for key in ["points", "ranks"] {
            let count = trace["standing"][key].as_array().unwrap().len();
            for seat in 0..count {
                let mut changed = trace.clone();
                let value = changed["standing"][key][seat].as_i64().unwrap();
                changed["standing"][key][seat] = json!(value + 1);
                assert!(why(&changed).starts_with(&format!("{key}: ")), "{name}, {key} of {seat}");
            }
        }
    }
}

#[test]
fn an_action_that_was_not_played_is_refused_and_its_number_is_said() {
    let trace = parsed("olympia2000-3-1.json");
    let mut changed = trace.clone();
    changed["actions"][0]["card"] = json!(3); // athlete 3 is in another hand
    assert!(why(&changed).starts_with("action 1: seat 2, athlete 3: "), "{}", why(&changed));
    let mut changed = trace.clone();
    changed["actions"][4]["to"] = json!(2); // the dealer himself
    assert!(why(&changed).starts_with("action 5: seat 2, give 2: "), "{}", why(&changed));
    let mut changed = trace;
    changed["actions"][3]["seat"] = json!(0); // not the worst placed
    assert!(why(&changed).starts_with("action 4: seat 0, chip combination: "), "{}", why(&changed));
}

#[test]
fn a_trace_with_an_action_less_or_more_is_not_ok() {
    let trace = parsed("olympia2000-4-1.json");
    let count = trace["actions"].as_array().unwrap().len();
    for left_out in 0..count {
        let mut changed = trace.clone();
        changed["actions"].as_array_mut().unwrap().remove(left_out);
        let said = why(&changed);
        assert!(
            said.contains("action") || said.contains("points"),
            "without action {}: {said}",
            left_out + 1
        );
    }
    let mut shorter = trace.clone();
    shorter["actions"].as_array_mut().unwrap().pop();
    assert_eq!(why(&shorter), format!("after action {} the game is not over", count - 1));
    let mut longer = trace;
    longer["actions"].as_array_mut().unwrap().push(json!({"seat": 0, "do": "keep"}));
    assert_eq!(why(&longer), format!("action {}: seat 0, keep: the game is over", count + 1));
}

#[test]
fn another_deal_or_set_up_is_not_ok() {
    let trace = parsed("olympia2000-2-1.json");
    let mut changed = trace.clone();
    let bottom = changed["deal"]["deck"].as_array().unwrap().len() - 1;
    changed["deal"]["deck"][bottom] = json!(56);
    assert!(why(&changed).starts_with("impossible deal: "));
    let mut changed = trace.clone();
    changed["deal"]["start"] = json!(9);
    assert!(why(&changed).starts_with("impossible deal: "));
    let mut changed = trace.clone();
    changed["setup"]["seats"] = json!(6);
    assert!(why(&changed).starts_with("impossible set-up: "));
    let mut changed = trace;
    changed["setup"]["seats"] = json!(3);
    assert!(why(&changed).starts_with("impossible deal: "));
}

#[test]
fn what_is_no_trace_is_refused() {
    for text in ["", "hello", "{}", "[]", "null", "{\"game\": 1}"] {
        assert!(trace::check(text).is_err_and(|why| why.starts_with("not a trace: ")), "{text}");
    }
    let mut stranger = parsed("olympia2000-2-1.json");
    stranger["game"] = json!("chess");
    assert_eq!(why(&stranger), "there is no game \"chess\" on the shelf");
    for action in [
        json!({}),
        json!({"seat": 0}),
        json!({"do": "keep"}),
        json!({"seat": 300, "do": "keep"}),
        json!({"seat": 0, "do": "keep", "a": 1, "b": 2}),
        json!({"seat": 0, "do": "keep", "a": {}}),
    ] {
        let mut changed = parsed("olympia2000-2-1.json");
        changed["actions"][1] = action;
        assert_eq!(why(&changed), "action 2: cannot be read");
    }
    let mut changed = parsed("olympia2000-2-1.json");
    changed["actions"][1]["do"] = json!("jump");
    assert!(why(&changed).ends_with("is not in the notation"), "{}", why(&changed));
}

#[test]
fn a_set_up_in_json_is_the_same_in_notation() {
    for (setup, seats, options) in [
        (json!({"seats": 2}), 2, ""),
        (json!({"seats": 3, "start": null}), 3, ""),
        (json!({"seats": 3, "start": 2, "anything": [1]}), 3, "start=2"),
        (json!({"seats": 4, "tie": "shared"}), 4, "tie=shared"),
        (json!({"seats": 4, "tie": "more_laurels"}), 4, "tie=laurels"),
        (json!({"seats": 4, "tie": "laurels_first"}), 4, "tie=laurels"),
        (
            json!({"seats": 2, "two_start": "first", "world_record": true}),
            2,
            "two_start=first world_record=yes",
        ),
        (
            json!({"seats": 3, "random_events": true, "season": 5, "won": [1, 4, 0]}),
            3,
            "events=random season=5 won=1,4,0",
        ),
        (
            json!({"seats": 3, "first_coach": 1, "delegations": [5, 0, 3], "guard": true}),
            3,
            "delegations=china,france,kenya start=1 guard=30",
        ),
        (json!({"seats": 3, "guard": 15, "clock": false}), 3, "clock=off guard=15"),
        (json!({"seats": 3, "guard": false, "clock": true}), 3, "clock=on guard=off"),
    ] {
        let setup = setup.as_object().unwrap();
        assert_eq!(written::seats(setup), Some(seats));
        assert_eq!(written::options(setup).as_deref(), Some(options));
    }
    for setup in
        [json!({"tie": 1}), json!({"delegations": [6]}), json!({"won": [[1]]}), json!({"clock": "on"})]
    {
        assert_eq!(written::options(setup.as_object().unwrap()), None, "{setup}");
    }
    let trace = parsed("orclympics-3-1.json");
    for (key, value) in [("won", json!([1, 0, 0])), ("season", json!(0)), ("start", json!(3))] {
        let mut changed = trace.clone();
        changed["setup"][key] = value;
        assert!(why(&changed).starts_with("impossible set-up: "), "{key}");
    }
}

#[test]
fn a_deal_in_json_is_the_same_in_notation() {
    for (game, deal, notation) in [
        ("olympics", json!({"deck": [7, 5], "hands": [[1, 2], [3, 4]]}), "hands 1,2/3,4 deck 7,5"),
        (
            "olympikos",
            json!({"clues": [5, 0], "sports": ["2B"], "targets": [[0, 1, 4]], "late": [[[2, 4, 3, 1, 0]], []]}),
            "clues 5,0 sports 2B targets 014 late 24310/ start 0",
        ),
        (
            "olympikos",
            json!({"start": 1, "rivals": [{"nations": [4, 0, 2, 5], "cards": [[3, 4, 1], [3, 4, 0]]}]}),
            "rivals 4025:341,340 start 1",
        ),
        (
            "orclympics",
            json!({"row": [9, 1], "silver_row": [], "hands": [[1], [2]], "box": [3], "starter": 1}),
            "row 9,1 silver - unused - hands 1/2 box 3 start 1",
        ),
        (
            "olympicards",
            json!({"stack": [2], "hands": [[1]], "sports": ["relay"], "start": 0, "key": 255, "reshuffles": [[4], [1]]}),
            "hands 1 stack 2 sports relay start 0 key 00000000000000ff reshuffles 4/1",
        ),
    ] {
        assert_eq!(written::deal(game, deal.as_object().unwrap()).as_deref(), Some(notation));
    }
    for deal in [json!({"hands": [1]}), json!({"hands": 1}), json!({"deck": [true]}), json!({"deck": {}})] {
        assert_eq!(written::deal("olympics", deal.as_object().unwrap()), None, "{deal}");
    }
}
