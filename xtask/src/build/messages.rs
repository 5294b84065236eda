//! `cargo xtask messages`, and the message files that a build has for other languages (`src/messages/language.rs`).

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use pentathlon_messages::compiler::{
    self, Bundle, Fault, Language, Message, Part, blob, catalogue, outside, outside_texts, pseudo,
    rust_files, unused,
};
use pentathlon_messages::native::Cldr;
use pentathlon_messages::{Arg, Bundle as Sentences};

use crate::build::text::{hash, replace};
use crate::options::Task;
use crate::tools::project;
use crate::{Failure, Result};

/// The placeholder in the page for the list of the files.
const UNLISTED: &str = "english-only";
/// The prefix of their names.
const START: &str = "messages-";

/// Writes the message files into the folder of a build, one per bundle and language: of English the bundles that are fetched, of
/// any other language all. Returns the page with the list of the languages. All files of a language have one hash in their
/// names, so that the page names languages and not some hundred files; each begins with a checksum of its own.
///
/// # Errors
/// A message has a fault, or a file cannot be written.
pub fn write(folder: &Path, page: &str) -> Result<String> {
    let languages = read()?;
    let Some(english) = languages.first() else { return Ok(page.to_owned()) };
    let mut list = Vec::new();
    let mut write_language = |tag: &str, files: Vec<(&str, String)>| -> Result<()> {
        let all: String = files.iter().map(|(_, content)| content.as_str()).collect();
        let language = format!("{tag}-{:016x}", hash(all.as_bytes()));
        for (bundle, content) in files {
            let checksum = hash(content.as_bytes());
            fs::write(
                folder.join(format!("{START}{bundle}-{language}.txt")),
                format!("{checksum:016x}\n{content}"),
            )?;
        }
        list.push(language);
        Ok(())
    };
    let fetched = english.bundles.iter().filter(|bundle| bundle.is_fetched);
    write_language(&english.tag, fetched.map(|bundle| (&*bundle.name, blob(bundle, bundle))).collect())?;
    for language in languages.iter().skip(1) {
        let files = english.bundles.iter().map(|original| {
            let own = bundle(language, &original.name).unwrap_or(original);
            (&*original.name, blob(original, own))
        });
        write_language(&language.tag, files.collect())?;
    }
    let files = english.bundles.iter().map(|original| (&*original.name, blob(original, &pseudo(original))));
    write_language(compiler::PSEUDO, files.collect())?;
    replace(page, UNLISTED, &list.join(","))
}

/// What the name of a message file says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageFile<'a> {
    /// The bundle.
    pub bundle: &'a str,
    /// The language.
    pub language: &'a str,
    /// The hash of all files of the language.
    pub hash: &'a str,
}

/// The bundle, language and hash in the name of a message file; `None` if it is none.
#[must_use]
pub fn message_file(name: &str) -> Option<MessageFile<'_>> {
    let (name, hash) = name.strip_prefix(START)?.strip_suffix(".txt")?.rsplit_once('-')?;
    name.split_once('-').map(|(bundle, language)| MessageFile { bundle, language, hash })
}

/// The language of a message file, by its name.
#[must_use]
pub fn language_of(name: &str) -> Option<&str> {
    message_file(name).map(|file| file.language)
}

/// The sentences of a bundle in English.
#[derive(Debug)]
pub struct English {
    bundle: Bundle,
    sentences: Sentences,
}

impl English {
    /// The bundle with that name.
    ///
    /// # Errors
    /// A message has a fault, a file cannot be read, or there is no such bundle.
    pub fn of(name: &str) -> Result<Self> {
        let bundles = read()?.into_iter().next().into_iter().flat_map(|english| english.bundles);
        let bundle = bundles.into_iter().find(|bundle| bundle.name == name);
        let bundle =
            bundle.ok_or_else(|| Failure::new(format!("There is no bundle `{name}` in lang/en.")))?;
        let sentences = Sentences::new(Box::leak(blob(&bundle, &bundle).into_boxed_str()));
        Ok(Self { bundle, sentences })
    }

    /// A sentence with these values, in the order of its comments.
    ///
    /// # Errors
    /// There is no such message, or it has another number of values.
    pub fn say(&self, id: &str, values: &[Arg<'_>]) -> Result<String> {
        let fits = |message: &Message| message.id == id && message.values.len() == values.len();
        let at = self.bundle.messages.iter().position(fits).and_then(|at| u16::try_from(at).ok());
        let at = at.ok_or_else(|| {
            let count = values.len();
            Failure::new(format!("{} has no message `{id}` with {count} values.", self.bundle.name))
        })?;
        Ok(if values.is_empty() {
            self.sentences.text(at).to_owned()
        } else {
            self.sentences.format(at, values, &Cldr)
        })
    }
}

/// Runs the subcommand.
///
/// # Errors
/// A message has a fault, or a file cannot be read or written.
pub fn run(task: &Task) -> Result<()> {
    match task {
        Task::Check(_) => check(),
        Task::Missing(wanted) => missing(&wanted.language),
        Task::New(wanted) => new(&wanted.language),
        Task::Statistics(_) => statistics(),
    }
}

/// The languages, if no message has a fault.
fn read() -> Result<Vec<Language>> {
    let mut faults = Vec::new();
    let languages = catalogue(&project::root().join("lang"), &mut faults)?;
    refuse(&faults)?;
    Ok(languages)
}

fn refuse(faults: &[Fault]) -> Result<()> {
    faults.iter().for_each(|fault| println!("{fault}"));
    match faults.len() {
        0 => Ok(()),
        count => Err(Failure::new(format!("Faults in the sentences: {count}."))),
    }
}

fn check() -> Result<()> {
    let (root, lang) = (project::root(), project::root().join("lang"));
    let mut faults = Vec::new();
    let languages = catalogue(&lang, &mut faults)?;
    if let Some(texts) = outside_texts(&lang, &mut faults)? {
        faults.extend(outside(root, &texts)?);
    }
    let english = languages.first().map(|english| english.bundles.as_slice()).unwrap_or_default();
    faults.extend(unused(english, &rust_files(&root.join("src"))?));
    refuse(&faults)?;
    println!("Nothing is wrong with the sentences.");
    Ok(())
}

/// The file of a language with the messages that say there what they say in English, one a line.
const AS_IN_ENGLISH: &str = "as-in-english.txt";

fn missing(tag: &str) -> Result<()> {
    let languages = catalogue(&project::root().join("lang"), &mut Vec::new())?;
    let (Some(english), Some(own)) = (languages.first(), languages.iter().find(|own| own.tag == tag)) else {
        return Err(Failure::new(format!(
            "There is no folder lang/{tag}: `cargo xtask messages new {tag}`."
        )));
    };
    let missing = to_be_translated(english, own);
    let mut list = Vec::new();
    missing.iter().try_for_each(|message| writeln!(list, "{message}"))?;
    writeln!(list, "{} messages to be translated.", missing.len())?;
    print(&list)
}

/// The messages of a language that are missing, or say what they say in English without being listed; one without a letter
/// has nothing to be translated. And those that are listed and do not.
fn to_be_translated(english: &Language, own: &Language) -> Vec<String> {
    let path = project::root().join("lang").join(&own.tag).join(AS_IN_ENGLISH);
    let same = fs::read_to_string(path).unwrap_or_default();
    let mut same: BTreeSet<&str> = same.lines().collect();
    let mut list = Vec::new();
    for original in &english.bundles {
        for message in &original.messages {
            let translated = bundle(own, &original.name).and_then(|own| own.message(&message.id));
            let place = format!("{}: {}", message.file.trim_start_matches("lang/en/"), message.id);
            let what = match translated {
                None => "missing",
                Some(own) if own.source != message.source || same.remove(&*place) => continue,
                Some(_) if !text(message).contains(char::is_alphabetic) => continue,
                Some(_) => "as in English",
            };
            list.push(format!("{place} ({what}): {}", message.source));
        }
    }
    list.extend(
        same.into_iter().map(|place| format!("{place} (not as in English any more: {AS_IN_ENGLISH})")),
    );
    list
}

fn bundle<'a>(language: &'a Language, name: &str) -> Option<&'a Bundle> {
    language.bundles.iter().find(|bundle| bundle.name == name)
}

fn new(tag: &str) -> Result<()> {
    let (english, folder) = (project::root().join("lang/en"), project::root().join("lang").join(tag));
    let (language, region) = tag.split_once('-').unwrap_or((tag, "BR"));
    let is_tag = matches!(language.len(), 2 | 3)
        && language.bytes().all(|byte| byte.is_ascii_lowercase())
        && matches!(region.len(), 2..=4)
        && region.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !is_tag {
        return Err(Failure::new(format!("`{tag}` is no tag of a language, such as nl or pt-BR.")));
    }
    fs::create_dir(&folder).map_err(|why| Failure::new(format!("{}: {why}", folder.display())))?;
    for entry in fs::read_dir(english)? {
        let entry = entry?;
        let name = entry.file_name();
        if name != *format!("{}.ftl", compiler::OUTSIDE) {
            fs::copy(entry.path(), folder.join(name))?;
        }
    }
    println!("{} has the English sentences now: docs/translating.md says how to go on.", folder.display());
    Ok(())
}

fn statistics() -> Result<()> {
    let mut table = Vec::new();
    for language in catalogue(&project::root().join("lang"), &mut Vec::new())? {
        writeln!(table, "{:<20} {:>8} {:>8} {:>10}", language.tag, "messages", "words", "characters")?;
        let mut total = [0; 3];
        for bundle in &language.bundles {
            let text: String = bundle.messages.iter().map(text).collect();
            let counts = [bundle.messages.len(), text.split_whitespace().count(), text.chars().count()];
            writeln!(table, "{:<20} {:>8} {:>8} {:>10}", bundle.name, counts[0], counts[1], counts[2])?;
            total.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
        }
        writeln!(table, "{:<20} {:>8} {:>8} {:>10}\n", "total", total[0], total[1], total[2])?;
    }
    print(&table)
}

/// Prints a long text. Whoever reads it may stop earlier, as `head` does.
fn print(text: &[u8]) -> Result<()> {
    match io::stdout().write_all(text) {
        Err(why) if why.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// The texts of a message and its forms, a line for each.
fn text(message: &Message) -> String {
    let mut text = String::new();
    add(&message.pattern, &mut text);
    message.forms.iter().for_each(|(_, form)| add(form, &mut text));
    text
}

/// Adds the texts of a pattern.
fn add(parts: &[Part], text: &mut String) {
    for part in parts {
        match part {
            Part::Text(own) => *text += own,
            Part::Select(_, variants) => variants.iter().for_each(|(_, _, parts)| add(parts, text)),
            _ => text.push('0'),
        }
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::{UNLISTED, language_of, read, to_be_translated};

    #[test]
    fn nothing_is_left_in_english() {
        let languages = read().unwrap_or_default();
        assert!(languages.len() > 4);
        let Some((english, others)) = languages.split_first() else { return };
        for own in others {
            assert_eq!(to_be_translated(english, own), Vec::<String>::new(), "{}", own.tag);
        }
    }

    #[test]
    fn a_file_of_a_language_is_known_by_its_name() {
        assert_eq!(language_of("messages-app-pt-BR-0123456789abcdef.txt"), Some("pt-BR"));
        assert_eq!(language_of("notes-0123456789abcdef.txt"), None);
    }

    #[test]
    fn the_page_has_a_place_for_the_list() {
        let tag = format!("<meta name=\"messages\" content=\"{UNLISTED}\">");
        assert!(include_str!("../../../index.html").contains(&tag));
    }
}
