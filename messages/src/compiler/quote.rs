//! What sentences quote: the name of a button, a word on a card. Such a quote is a reference, “{ orclympics.build }”, so that it is
//! what the button says, in every language. A message of another bundle is inlined when messages are compiled.

use super::source::{Bundle, Fault, Message, Part};

/// Replaces the references to other bundles by what their messages say, in this language or else in English, after it has been
/// checked that English quotes nothing else and that a translation quotes what English does.
pub(super) fn inline(bundles: &mut [Bundle], english: Option<&[Bundle]>, faults: &mut Vec<Fault>) {
    let all = bundles.to_vec();
    for bundle in bundles {
        let original = english.and_then(|english| english.iter().find(|other| other.name == bundle.name));
        for message in &mut bundle.messages {
            let mut fault = |what: String| {
                faults.push(Fault { file: message.file.clone(), id: message.id.clone(), what });
            };
            match english {
                None if !message.quotes => {
                    for text in texts(&message.pattern) {
                        fault(format!(
                            "“{text}” is quoted: write the message that it is, “{{ message }}” or “{{ bundle.message }}”, or say in a comment what it is, `# Quote: …`"
                        ));
                    }
                }
                None => {}
                Some(_) => {
                    let wanted = original.and_then(|original| original.message(&message.id));
                    let wanted = wanted.map(|wanted| quoted(&wanted.pattern)).unwrap_or_default();
                    let own = references(&message.pattern);
                    for id in wanted.iter().filter(|id| !own.contains(id)) {
                        fault(format!("quotes {{ {id} }} in English, and not here"));
                    }
                }
            }
            let find = |id: &str| {
                let (bundle, id) = id.split_once('.')?;
                let of = |bundles: &[Bundle]| {
                    let found = bundles.iter().find(|other| other.name == bundle)?.message(id)?;
                    plain(found).map(str::to_owned)
                };
                of(&all).or_else(|| of(english?))
            };
            let patterns =
                [&mut message.pattern].into_iter().chain(message.forms.iter_mut().map(|(_, parts)| parts));
            let mut missing = Vec::new();
            patterns.for_each(|parts| replace(parts, &find, &mut missing));
            for id in missing {
                faults.push(Fault {
                    file: message.file.clone(),
                    id: message.id.clone(),
                    what: format!("{{ {id} }}: there is no such message without values"),
                });
            }
        }
    }
}

/// Replaces references to other bundles.
fn replace(parts: &mut [Part], find: &dyn Fn(&str) -> Option<String>, missing: &mut Vec<String>) {
    for part in parts {
        match part {
            Part::Reference(id) if id.contains('.') => match find(id) {
                Some(text) => *part = Part::Inlined(id.clone(), text),
                None => missing.push(id.clone()),
            },
            Part::Select(_, variants) => {
                variants.iter_mut().for_each(|(_, _, parts)| replace(parts, find, missing));
            }
            _ => {}
        }
    }
}

/// The text of a message that has nothing else.
fn plain(message: &Message) -> Option<&str> {
    match message.pattern.as_slice() {
        [Part::Text(text)] => Some(text),
        _ => None,
    }
}

/// The lists of parts in a pattern: itself, and its variants.
fn lists(parts: &[Part]) -> Vec<&[Part]> {
    let inner = parts.iter().flat_map(|part| match part {
        Part::Select(_, variants) => variants.iter().flat_map(|(_, _, parts)| lists(parts)).collect(),
        _ => Vec::new(),
    });
    std::iter::once(parts).chain(inner).collect()
}

/// The messages that a pattern refers to.
fn references(parts: &[Part]) -> Vec<&str> {
    let id = |part| match part {
        &Part::Reference(ref id) | &Part::Inlined(ref id, _) => Some(id.as_str()),
        _ => None,
    };
    lists(parts).into_iter().flatten().filter_map(id).collect()
}

/// Those that it quotes.
fn quoted(parts: &[Part]) -> Vec<&str> {
    let quotes = lists(parts).into_iter().flat_map(|parts| parts.windows(3)).filter(|three| {
        matches!(three, [Part::Text(before), _, Part::Text(after)] if before.ends_with('“') && after.starts_with('”'))
    });
    quotes.flat_map(|three| references(three)).collect()
}

/// What a pattern has in quotes, but for quotes that are a single value or message.
fn texts(parts: &[Part]) -> Vec<String> {
    let texts = lists(parts).into_iter().flat_map(|parts| {
        let text: String = parts
            .iter()
            .map(|part| match part {
                Part::Text(text) => text.as_str(),
                _ => "…",
            })
            .collect();
        let quotes = text.split('“').skip(1).filter_map(|rest| rest.split_once('”'));
        quotes.map(|(quote, _)| quote.to_owned()).filter(|quote| quote != "…").collect::<Vec<_>>()
    });
    texts.collect()
}
