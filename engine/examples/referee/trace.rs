//! Traces: whole games written out as JSON, with their final standing.
//!
//! A trace is independent of this project: it gives the result of a deal and a list of actions by a game's rulebook and
//! rulings. An action is an object, `{"seat": 0, "do": "athlete", "card": 27}` (or `"kind"` for `"do"`), whose notation
//! here is the verb and the value. Or it is a list, `[0, "place", 1, 2]`: the seat, the verb and the values; without a
//! seat, `["time_up"]`, it belongs to the clock.

use super::written;
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{self, Awaiting, Seat, SeatSet, Setup, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::any::Any;

#[derive(Deserialize)]
struct Trace {
    game: String,
    setup: Map<String, Value>,
    deal: Map<String, Value>,
    actions: Vec<Value>,
    standing: Standing,
}

/// An action of a trace, and the table where it is played.
#[allow(dead_code, reason = "only the tests look at each step")]
pub struct Step<'a> {
    /// The action as written in the trace.
    pub action: &'a Value,
    /// The seat.
    pub seat: Seat,
    /// The seats that may act.
    pub asked: SeatSet,
    /// The number of legal actions of the seat.
    pub choices: usize,
    /// What everybody knows afterwards: the view of the game.
    pub after: &'a dyn Any,
    /// The standing afterwards.
    pub standing: rules::Standing,
}

/// The parts of a standing that are compared.
#[derive(Deserialize)]
struct Standing {
    points: Vec<i32>,
    ranks: Vec<u8>,
}

/// Plays a trace through the rules.
///
/// # Errors
/// The number of the first action that was refused and why, or where the standing differs.
pub fn check(text: &str) -> Result<(), String> {
    play(text, &mut |_| {})
}

/// Plays a trace through the rules and shows each step.
///
/// # Errors
/// As [`check`].
pub fn play(text: &str, show: &mut dyn FnMut(Step<'_>)) -> Result<(), String> {
    let trace: Trace = serde_json::from_str(text).map_err(|why| format!("not a trace: {why}"))?;
    let game = trace.game.clone();
    games::visit(&game, Play { trace, show })
        .ok_or_else(|| format!("there is no game \"{game}\" on the shelf"))?
}

struct Play<'a> {
    trace: Trace,
    show: &'a mut dyn FnMut(Step<'_>),
}

impl Visitor for Play<'_> {
    type Output = Result<(), String>;

    fn visit<R: Game>(self) -> Self::Output {
        let Self { trace, show } = self;
        let (seats, options) = (written::seats(&trace.setup), written::options(&trace.setup));
        let (seats, options) = seats.zip(options).ok_or("impossible set-up: it cannot be read")?;
        let setup = R::Setup::new(seats, &options).map_err(|why| format!("impossible set-up: {why}"))?;
        let deal = written::deal(&trace.game, &trace.deal).ok_or("impossible deal: it cannot be read")?;
        let deal: R::Deal = deal.parse().map_err(|why| format!("impossible deal: {why}"))?;
        let mut state = R::start(&setup, &deal).map_err(|why| format!("impossible deal: {why}"))?;
        let mut legal = Vec::new();
        for (index, action) in trace.actions.iter().enumerate() {
            let number = index + 1;
            let (seat, notation) =
                notation(action).ok_or_else(|| format!("action {number}: cannot be read"))?;
            let read: R::Action = notation
                .parse()
                .map_err(|_| format!("action {number}: \"{notation}\" is not in the notation"))?;
            R::legal(&state, seat, &mut legal);
            if legal.binary_search(&read).is_err() && R::awaiting(&state) != Awaiting::Over {
                let refused = R::play(&mut state.clone(), seat, read, &mut |_, _| {});
                let why =
                    refused.err().map_or("not among the legal actions".to_owned(), |why| why.to_string());
                return Err(format!("action {number}: seat {seat}, {notation}: {why}"));
            }
            let asked = R::awaiting(&state).seats();
            R::play(&mut state, seat, read, &mut |_, _| {})
                .map_err(|why| format!("action {number}: seat {seat}, {notation}: {why}"))?;
            let after = R::view(&state, Viewer::Table);
            let standing = R::standing(&state);
            show(Step { action, seat, asked, choices: legal.len(), after: &after, standing });
        }
        if R::awaiting(&state) != Awaiting::Over {
            return Err(format!("after action {} the game is not over", trace.actions.len()));
        }
        let standing = R::standing(&state);
        if standing.points != trace.standing.points {
            return Err(format!("points: {:?}, the trace says {:?}", standing.points, trace.standing.points));
        }
        if standing.ranks != trace.standing.ranks {
            return Err(format!("ranks: {:?}, the trace says {:?}", standing.ranks, trace.standing.ranks));
        }
        Ok(())
    }
}

/// The seat and the notation of an action in either form.
fn notation(action: &Value) -> Option<(Seat, String)> {
    match action {
        Value::Object(action) => named(action),
        Value::Array(action) => listed(action),
        _ => None,
    }
}

/// The seat, or the clock, and the words that follow.
fn listed(action: &[Value]) -> Option<(Seat, String)> {
    let (seat, action) = match action.split_first()? {
        (Value::Number(seat), action) => (Seat(seat.as_u64()?.try_into().ok()?), action),
        _ => (Seat::CLOCK, action),
    };
    let notation = action.iter().map(words).collect::<Option<Vec<_>>>()?.join(" ");
    (!notation.is_empty()).then_some((seat, notation))
}

/// The seat, the verb, and the remaining value.
fn named(action: &Map<String, Value>) -> Option<(Seat, String)> {
    let seat = Seat(action.get("seat")?.as_u64()?.try_into().ok()?);
    let verb = action.get("do").or_else(|| action.get("kind"))?.as_str()?;
    let mut rest =
        action.iter().filter(|(key, _)| !matches!(key.as_str(), "seat" | "do" | "kind" | "forced"));
    let notation = match rest.next() {
        None => verb.to_owned(),
        Some((_, value)) => format!("{verb} {}", words(value)?),
    };
    rest.next().is_none().then_some((seat, notation))
}

/// A value in notation: lists are joined by commas.
fn words(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Array(values) => Some(values.iter().map(words).collect::<Option<Vec<_>>>()?.join(",")),
        Value::Null => Some("-".to_owned()),
        Value::Bool(_) | Value::Object(_) => None,
    }
}
