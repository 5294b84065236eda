//! The set-up and deal of a trace, from JSON to the notation of records.
//!
//! Traces come from elsewhere and have their own format. This is the only module that knows it: the games read
//! notation.

use serde_json::{Map, Value};

/// The number of seats of a set-up.
pub fn seats(setup: &Map<String, Value>) -> Option<usize> {
    setup.get("seats")?.as_u64()?.try_into().ok()
}

/// The options of a set-up: `key=value`, separated by spaces. Other keys are ignored.
pub fn options(setup: &Map<String, Value>) -> Option<String> {
    let stated = setup.iter().filter(|(_, value)| !value.is_null());
    let options = stated.filter_map(|(key, value)| option(key, value));
    Some(options.collect::<Option<Vec<_>>>()?.join(" "))
}

/// An option in notation; `Some(None)` if the value is not valid.
fn option(key: &str, value: &Value) -> Option<Option<String>> {
    let switch = |on: &str, off: &str| value.as_bool().map(|is_on| if is_on { on } else { off }.to_owned());
    let (key, value) = match key {
        "start" | "first_coach" => ("start", joined(value, &[])),
        "season" => ("season", joined(value, &[])),
        "won" => ("won", joined(value, &[","])),
        "tie" => ("tie", value.as_str().map(tie)),
        "two_start" => ("two_start", value.as_str().map(str::to_owned)),
        "world_record" => ("world_record", switch("yes", "no")),
        "random_events" => ("events", switch("random", "sorted")),
        "clock" => ("clock", switch("on", "off")),
        // A guard may be given in seconds.
        "guard" => ("guard", switch("30", "off").or_else(|| joined(value, &[]))),
        "delegations" => ("delegations", value.as_array().and_then(|nations| delegations(nations))),
        _ => return None,
    };
    Some(value.map(|value| format!("{key}={value}")))
}

/// The tie-break rule, by any of its names.
fn tie(name: &str) -> String {
    if matches!(name, "laurels_first" | "more_laurels") { "laurels" } else { name }.to_owned()
}

/// Delegations, which are numbers in a trace.
fn delegations(numbers: &[Value]) -> Option<String> {
    const NAMES: [&str; 6] = ["france", "argentina", "united_states", "kenya", "australia", "china"];
    let name = |number: &Value| NAMES.get(usize::try_from(number.as_u64()?).ok()?).copied();
    Some(numbers.iter().map(name).collect::<Option<Vec<_>>>()?.join(","))
}

/// How the deals of a game are written, a line for each word of the notation, in its order: the word; after `=` its key in
/// a trace, if that is another; after `|` the text for a missing value or an empty list, if the word is not left out then;
/// and the separators between the items of a list, of the lists in it, and so on, `''` for none.
fn notation(game: &str) -> &'static str {
    macro_rules! notations {
        ($($game:ident $rules:ident),*) => {
            match game {
                $(stringify!($game) => include_str!(concat!(stringify!($game), ".txt")),)*
                _ => "",
            }
        };
    }
    pentathlon_engine::for_each_game!(notations)
}

/// A deal in the notation of the game; `None` if a value cannot be expressed.
pub fn deal(game: &str, deal: &Map<String, Value>) -> Option<String> {
    let mut words = Vec::new();
    for line in notation(game).lines() {
        let mut between = line.split(' ').map(|sign| sign.trim_matches('\''));
        let named = between.next()?;
        let (named, none) = named.split_once('|').map_or((named, None), |(named, none)| (named, Some(none)));
        let (word, key) = named.split_once('=').unwrap_or((named, named));
        let stated = deal.get(key).filter(|value| value.as_array().is_none_or(|list| !list.is_empty()));
        let value = match (stated, none) {
            (Some(Value::Number(key)), _) if word == "key" => format!("{:016x}", key.as_u64()?),
            (Some(value), _) => joined(value, &between.collect::<Vec<_>>())?,
            (None, Some(none)) => none.to_owned(),
            (None, None) => continue,
        };
        words.push(format!("{word} {value}"));
    }
    Some(words.join(" "))
}

/// A number or word; or a list of lists with the separators between their items; or rivals and where they land.
fn joined(value: &Value, between: &[&str]) -> Option<String> {
    match (value, between) {
        (Value::Array(items), [separator, inner @ ..]) => {
            let items = items.iter().map(|item| joined(item, inner)).collect::<Option<Vec<_>>>()?;
            Some(items.join(separator))
        }
        (Value::Object(rivals), []) => {
            let (nations, cards) = (rivals.get("nations")?, rivals.get("cards")?);
            Some(format!("{}:{}", joined(nations, &[""])?, joined(cards, &[",", ""])?))
        }
        (Value::String(word), []) => Some(word.clone()),
        (Value::Number(number), []) => Some(number.to_string()),
        _ => None,
    }
}
