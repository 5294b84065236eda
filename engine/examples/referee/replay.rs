//! Replay of a record with a report of each entry.

use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Rules, Standing, Tiebreak};
use pentathlon_engine::table::{Line, Table, read_game};
use serde::Serialize;

/// The referee's report on a record.
#[derive(Debug)]
pub struct Verdict {
    /// What each entry did, and the standing.
    pub account: String,
    /// Why the record is illegal, if it is.
    pub fault: Option<String>,
}

/// Replays a record: all of it, or up to the first wrong entry.
pub fn replay(text: &str) -> Verdict {
    let refuse = |why: String| Verdict { account: String::new(), fault: Some(why) };
    match read_game(text) {
        Ok(game) => games::visit(game, Replay(text))
            .unwrap_or_else(|| refuse(format!("there is no game \"{game}\" on the shelf"))),
        Err(why) => refuse(why.to_string()),
    }
}

struct Replay<'a>(&'a str);

impl Visitor for Replay<'_> {
    type Output = Verdict;

    fn visit<R: Game>(self) -> Verdict {
        match Table::<R>::salvage(self.0) {
            Ok((table, fault)) => {
                Verdict { account: account(&table), fault: fault.map(|fault| fault.to_string()) }
            }
            Err(why) => Verdict { account: String::new(), fault: Some(why.to_string()) },
        }
    }
}

/// What each entry did, with everything open: the user of the referee has the record and so knows everything.
fn account<R: Rules>(played: &Table<R>) -> String {
    let Ok(first) = R::start(played.setup(), &played.source().deal(played.setup())) else {
        return String::new();
    };
    // The states after each action that was not taken back, so that a takeback shortens the list.
    let mut states = vec![first];
    let mut account = String::new();
    for (index, line) in played.log().iter().enumerate() {
        account.push_str(&format!("entry {}: {line}\n", index + 1));
        match line {
            Line::Action(entry) => {
                let Some(mut state) = states.last().cloned() else { break };
                // The whole record has already been played, so this cannot be refused.
                let _ = R::play(&mut state, entry.seat, entry.action, &mut |_, event| {
                    account.push_str(&format!("    {event:?}\n"));
                });
                states.push(state);
            }
            Line::Takeback(moves) => {
                account.push_str(&format!("    the table agrees to take back {moves}\n"));
                states.truncate(states.len().saturating_sub(*moves).max(1));
            }
            Line::Note(_) => {}
        }
    }
    match serde_json::to_string(&Final::from(&played.standing())) {
        Ok(json) => account.push_str(&format!("standing: {json}\n")),
        Err(why) => account.push_str(&format!("standing cannot be written: {why}\n")),
    }
    account
}

/// A standing in JSON.
#[derive(Serialize)]
struct Final<'a> {
    points: &'a [i32],
    ranks: &'a [u8],
    tiebreaks: Vec<Tie>,
}

/// A tie in JSON.
#[derive(Serialize)]
struct Tie {
    rule: &'static str,
    points: i32,
    seats: Vec<u8>,
    shared: bool,
}

impl<'a> From<&'a Standing> for Final<'a> {
    fn from(standing: &'a Standing) -> Self {
        let tie = |tie: &Tiebreak| Tie {
            rule: tie.rule,
            points: tie.points,
            seats: tie.seats.iter().map(|seat| seat.0).collect(),
            shared: tie.shared,
        };
        let tiebreaks = standing.tiebreaks.iter().map(tie).collect();
        Self { points: &standing.points, ranks: &standing.ranks, tiebreaks }
    }
}
