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

/// A word of a deal's notation and the value that follows it.
struct Part {
    word: &'static str,
    /// The key in a trace.
    key: &'static str,
    /// The separators between the items of a list, of the lists in it, and so on; empty for a single value.
    between: &'static [&'static str],
    /// The text for a missing value or an empty list; if `None`, the word is left out too.
    none: Option<&'static str>,
}

const fn part(word: &'static str, between: &'static [&'static str]) -> Part {
    Part { word, key: word, between, none: None }
}

/// The parts of each game's deal, in the order of its notation.
fn parts(game: &str) -> &'static [Part] {
    const START: Part = part("start", &[]);
    const HANDS: Part = part("hands", &["/", ","]);
    const DECK: Part = part("deck", &[","]);
    const SPORTS: Part = part("sports", &[","]);
    const fn row(word: &'static str, key: &'static str) -> Part {
        Part { word, key, between: &[","], none: Some("-") }
    }
    match game {
        "olympics" => const { &[HANDS, DECK] },
        "olympikos" => {
            const {
                &[
                    part("clues", &[","]),
                    SPORTS,
                    part("targets", &["/", ""]),
                    part("late", &["/", ",", ""]),
                    part("rivals", &["/"]),
                    Part { none: Some("0"), ..START },
                ]
            }
        }
        "orclympics" => {
            const {
                &[
                    row("row", "row"),
                    row("silver", "silver_row"),
                    row("unused", "unused"),
                    HANDS,
                    row("box", "box"),
                    Part { key: "starter", ..START },
                ]
            }
        }
        "olympia2000" => const { &[HANDS, DECK, part("chips", &[","]), START] },
        "olympicards" => {
            const {
                &[
                    HANDS,
                    part("stack", &[","]),
                    SPORTS,
                    START,
                    part("key", &[]),
                    part("reshuffles", &["/", ","]),
                ]
            }
        }
        _ => &[],
    }
}

/// A deal in the notation of the game; `None` if a value cannot be expressed.
pub fn deal(game: &str, deal: &Map<String, Value>) -> Option<String> {
    let mut words = Vec::new();
    for part in parts(game) {
        let stated = deal.get(part.key).filter(|value| value.as_array().is_none_or(|list| !list.is_empty()));
        let value = match (stated, part.none) {
            (Some(Value::Number(key)), _) if part.word == "key" => format!("{:016x}", key.as_u64()?),
            (Some(value), _) => joined(value, part.between)?,
            (None, Some(none)) => none.to_owned(),
            (None, None) => continue,
        };
        words.push(format!("{} {value}", part.word));
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
