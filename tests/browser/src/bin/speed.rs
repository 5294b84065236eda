//! Sends the worker of the release build the searches that a native program has done, and prints both speeds as a
//! table: `cargo xtask measure search`.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use std::{env, fs};

use pentathlon_browser::{Look, Page, Site};
use serde_json::{Value, json};

/// Sends the worker one request several times.
const ASK: &str = include_str!("speed.js");
/// The number of runs, of which the fastest counts. The first one also starts the program.
const TIMES: u32 = 3;

fn main() {
    let file = env::args().nth(1).unwrap_or_else(|| panic!("the file of the native speeds is missing"));
    let text = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{file}: {why}"));
    let native: Value = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{file}: {why}"));
    let page = Page::open(&Site::at_root(), Look::TABLET);
    println!("| game | seats | states | playouts | iterations | in the worker | ratio | ms a decision |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for one in native.as_array().into_iter().flatten() {
        let questions = one["questions"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut took: Vec<f64> =
            questions.iter().map(|question| ask(&page, question, &one["game"])).collect();
        took.sort_by(f64::total_cmp);
        let seconds = took.iter().sum::<f64>() / 1000.0;
        let worker = number(&one["budget"]) * took.len() as f64 / seconds;
        println!(
            "| {} | {} | {:.0} | {:.1} | {:.1} | {:.1} | {:.2} | {:.0} to {:.0} |",
            one["game"].as_str().unwrap_or_default(),
            one["seats"],
            number(&one["states"]) / 1000.0,
            number(&one["playouts"]) / 1000.0,
            number(&one["iterations"]) / 1000.0,
            worker / 1000.0,
            worker / number(&one["iterations"]),
            took.get(took.len() / 2).copied().unwrap_or_default(),
            took.last().copied().unwrap_or_default(),
        );
    }
    page.close();
}

/// How many milliseconds the worker takes for a request.
fn ask(page: &Page, question: &Value, game: &Value) -> f64 {
    page.run(ASK, &[question.clone(), game.clone(), json!(TIMES)]);
    page.wait_for("the answer", "window.took !== undefined");
    number(&page.run("return window.took;", &[]))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}
