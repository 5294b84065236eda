//! The referee: replays games and says whether they kept the rules.
//!
//! `cargo run --release --example referee -- FILE` (or `-`) replays a record, prints what each entry did, and at the
//! end one line `standing: {json}`. A record that breaks a rule gets `entry N: why` on stderr and exit status 1.
//!
//! `… --example referee -- --trace FILE…` does the same for whole games written out as traces and says for each file
//! `ok`, or where it differs.

mod trace;

use pentathlon::games::{self, Game, Visitor};
use pentathlon::rules::{Rules, Viewer};
use pentathlon::table::{Line, Table, read_game};
use std::io::{Read, Write};
use std::process::ExitCode;

struct Replay<'a> {
    text: &'a str,
    out: String,
}

impl Visitor for Replay<'_> {
    type Outcome = (String, Option<String>);

    fn visit<R: Game>(mut self) -> Self::Outcome {
        let fault = match Table::<R>::salvage(self.text) {
            Ok((table, fault)) => {
                self.print(&table);
                fault
            }
            Err(error) => Some(error),
        };
        (self.out, fault.map(|fault| fault.to_string()))
    }
}

impl Replay<'_> {
    /// What each entry did, everything in the open: who asks the referee has the record and so knows all.
    fn print<R: Rules>(&mut self, table: &Table<R>) {
        let mut state =
            match Table::<R>::open(table.setup().clone(), table.players().to_vec(), table.source().clone()) {
                Ok(table) => table,
                Err(_) => return,
            };
        let mut done = Vec::new();
        for (index, line) in table.log().iter().enumerate() {
            self.out.push_str(&format!("entry {}: {line}\n", index + 1));
            match line {
                Line::Move(entry) => {
                    let told = state.act(entry.seat, entry.action, entry.at_ms, Viewer::Open);
                    for frame in told.unwrap_or_default() {
                        self.out.push_str(&format!("    {}\n", frame.event));
                    }
                    done.push(*entry);
                }
                Line::Takeback(moves) => {
                    self.out.push_str(&format!("    the table agrees to take back {moves}\n"));
                    done.truncate(done.len().saturating_sub(*moves));
                    if let Ok(fresh) = Table::<R>::open(
                        table.setup().clone(),
                        table.players().to_vec(),
                        table.source().clone(),
                    ) {
                        state = fresh;
                        for entry in &done {
                            // Already played once: it cannot be refused.
                            let _ = state.act(entry.seat, entry.action, entry.at_ms, Viewer::Table);
                        }
                    }
                }
            }
        }
        match serde_json::to_string(&table.standing()) {
            Ok(json) => self.out.push_str(&format!("standing: {json}\n")),
            Err(why) => self.out.push_str(&format!("standing cannot be written: {why}\n")),
        }
    }
}

/// Prints, and stops in peace when nobody reads on.
fn print(text: &str) {
    let _ = std::io::stdout().write_all(text.as_bytes());
}

fn read(path: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    if path == "-" {
        std::io::stdin().read_to_end(&mut bytes).map_err(|why| format!("the input cannot be read: {why}"))?;
    } else {
        bytes = std::fs::read(path).map_err(|why| format!("{path} cannot be read: {why}"))?;
    }
    String::from_utf8(bytes).map_err(|_| format!("{path} is not text"))
}

fn replay(path: &str) -> Result<(), String> {
    let text = read(path)?;
    let game = read_game(&text).map_err(|why| why.to_string())?;
    let (out, fault) = games::visit(game, Replay { text: &text, out: String::new() })
        .ok_or_else(|| format!("there is no game \"{game}\" on the shelf"))?;
    print(&out);
    fault.map_or(Ok(()), Err)
}

/// Whether every file is ok.
fn traces(paths: &[String]) -> bool {
    let mut all_ok = true;
    for path in paths {
        match read(path).and_then(|text| trace::check(&text)) {
            Ok(()) => print(&format!("{path}: ok\n")),
            Err(why) => {
                all_ok = false;
                print(&format!("{path}: {why}\n"));
            }
        }
    }
    all_ok
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let ok = match arguments.split_first() {
        Some((first, files)) if first == "--trace" && !files.is_empty() => traces(files),
        Some((file, [])) if !file.starts_with("--") => match replay(file) {
            Ok(()) => true,
            Err(why) => {
                eprintln!("{why}");
                false
            }
        },
        _ => {
            eprintln!("usage: referee FILE   (or -)\n       referee --trace FILE…");
            false
        }
    };
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
