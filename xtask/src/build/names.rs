//! Gives short names to what a module and its glue share. wasm-bindgen puts a hash into each of several hundred names, and
//! hashes do not compress.

use std::collections::{BTreeSet, HashMap};

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ExportSection, ImportSection};
use wasmparser::{ExportSectionReader, ImportSectionReader, Parser, Payload};

use crate::build::module::{rewritten, unreadable};
use crate::{Failure, Result};

/// The functions by which the glue calls closures of the app: of the exports, only these have hashes.
const CLOSURES: &str = "wasm_bindgen__convert__closures";
/// How the glue begins to list what it gives to the module: objects by the names of modules. And how the list ends.
const GIVEN: (&str, &str) = ("\nreturn {\n__proto__: null,\n\"./", "\n};\n");

/// The same module and its glue, with short names for what one imports of the other. The glue must be as
/// [`crate::build::text::without_comments`] leaves it; afterwards it imports each other script once.
///
/// # Errors
/// The module cannot be read, or the glue is not as wasm-bindgen writes it.
pub fn shorten(module: &[u8], glue: &str) -> Result<(Vec<u8>, String)> {
    let (glue, modules) = with_short_modules(glue)?;
    let words: BTreeSet<&str> = glue.split(is_between_words).collect();
    let mut free = short_names().filter(|name| !words.contains(&**name));
    let mut names = HashMap::new();
    for name in shared_names(module, &modules)? {
        if !words.contains(&*name) {
            return Err(Failure::new(format!(
                "{name}, which a module shares with its glue, is not in the glue."
            )));
        }
        let short = free.next().ok_or_else(|| Failure::new("There are too many names to shorten all."))?;
        names.insert(name, short);
    }
    let renamed = glue.split_inclusive(is_between_words).map(|word| {
        let name = word.trim_end_matches(is_between_words);
        names.get(name).map_or_else(|| word.to_owned(), |short| short.to_owned() + &word[name.len()..])
    });
    let renamed = renamed.collect();
    Ok((rewritten(&mut Renamer { modules, names }, module)?, renamed))
}

/// What a module is given under a name.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Given {
    /// The name by which the module asks for it now.
    letter: String,
    /// Whether it is the glue itself, whose names are ours to choose; else it is another script.
    is_glue: bool,
}

/// The glue with a letter for each object that it gives to the module, and what each of the former names stands for.
fn with_short_modules(glue: &str) -> Result<(String, HashMap<String, Given>)> {
    let unknown = || {
        Failure::new("The glue does not say what it gives to its module: wasm-bindgen has changed its form.")
    };
    let (before, rest) = glue.split_once(GIVEN.0).ok_or_else(unknown)?;
    let (list, after) = rest.split_once(GIVEN.1).ok_or_else(unknown)?;
    // The objects that are other scripts. The first object for each script stands for all.
    let mut scripts: Vec<(&str, &str)> = Vec::new();
    let mut shorter = String::new();
    for line in before.lines() {
        let import = line.strip_prefix("import * as ").and_then(|rest| rest.split_once(" from "));
        let is_known = import.is_some_and(|(_, script)| scripts.iter().any(|(_, known)| same(known, script)));
        scripts.extend(import);
        if !is_known {
            shorter.extend([line, "\n"]);
        }
    }
    shorter += "return {\n__proto__: null,";
    let mut modules = HashMap::new();
    let mut sources: Vec<&str> = Vec::new();
    for line in format!("\"./{list}").lines() {
        let pair = line.strip_prefix('"').and_then(|line| line.trim_end_matches(',').split_once("\": "));
        let (module, object) = pair.ok_or_else(unknown)?;
        let script = scripts.iter().find(|(own, _)| *own == object).map(|(_, script)| *script);
        let known = script.and_then(|script| sources.iter().position(|known| same(known, script)));
        let place = known.unwrap_or(sources.len());
        let letter = char::from(b'a' + place as u8).to_string();
        if known.is_none() {
            sources.push(script.unwrap_or_default());
            shorter += &format!("\n{letter}: {object},");
        }
        modules.insert(module.to_owned(), Given { letter, is_glue: script.is_none() });
    }
    Ok((shorter + GIVEN.1 + after, modules))
}

/// Whether two imports name the same script.
fn same(one: &str, other: &str) -> bool {
    one.trim_end_matches(';') == other.trim_end_matches(';')
}

fn is_between_words(letter: char) -> bool {
    !(letter.is_ascii_alphanumeric() || letter == '_' || letter == '$')
}

/// Names that no script uses for something else: they begin with a capital, and no word of the language does.
fn short_names() -> impl Iterator<Item = String> {
    let letters = || ('A'..='Z').map(String::from);
    let further = ('a'..='z').chain('A'..='Z').chain('0'..='9');
    letters().chain(further.flat_map(move |second| letters().map(move |first| format!("{first}{second}"))))
}

/// What a module imports from its glue, and the closures that it exports, by name.
fn shared_names(module: &[u8], modules: &HashMap<String, Given>) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for section in Parser::new(0).parse_all(module) {
        match section.map_err(unreadable)? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import.map_err(unreadable)?;
                    if modules.get(import.module).is_some_and(|given| given.is_glue) {
                        names.push(import.name.to_owned());
                    }
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let name = export.map_err(unreadable)?.name;
                    names.extend(name.starts_with(CLOSURES).then(|| name.to_owned()));
                }
            }
            _ => {}
        }
    }
    Ok(names)
}

/// Writes a module with these names of modules, and with these of what is imported from the glue and exported.
struct Renamer {
    modules: HashMap<String, Given>,
    names: HashMap<String, String>,
}

impl Reencode for Renamer {
    type Error = Failure;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), reencode::Error<Failure>> {
        for import in section.into_imports() {
            let import = import?;
            let import_type = self.entity_type(import.ty)?;
            let given = self.modules.get(import.module);
            let module = given.map_or(import.module, |given| &given.letter);
            let is_glue = given.is_some_and(|given| given.is_glue);
            let short = is_glue.then(|| self.names.get(import.name)).flatten();
            imports.import(module, short.map_or(import.name, String::as_str), import_type);
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<(), reencode::Error<Failure>> {
        for export in section {
            let export = export?;
            let index = self.external_index(export.kind, export.index)?;
            let kind = self.export_kind(export.kind)?;
            exports.export(self.names.get(export.name).map_or(export.name, String::as_str), kind, index);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test that cannot go on stops with a sentence")]

    use super::{short_names, shorten};
    use std::collections::BTreeSet;
    use wasm_encoder::{
        CodeSection, EntityType, ExportKind, ExportSection, Function, FunctionSection, ImportSection, Module,
        TypeSection,
    };
    use wasmparser::{Parser, Payload, Validator};

    const GLUE: &str = "import { fold } from \"./parts.js\";
import * as import1 from \"./parts.js\"
import * as import2 from \"./parts.js\"
function __wbg_get_imports() {
const import0 = {
__proto__: null,
__wbg_fold_0123456789abcdef: function(arg0) {
fold(arg0, A => wasm_bindgen__convert__closures_____invoke__h0123456789abcdef(A));
},
};
return {
__proto__: null,
\"./app_bg.js\": import0,
\"./parts.js\": import1,
\"./snippets/app/fold.js\": import2,
};
}
function wasm_bindgen__convert__closures_____invoke__h0123456789abcdef(arg0) {
wasm.wasm_bindgen__convert__closures_____invoke__h0123456789abcdef(arg0);
}
";

    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for (module, name) in [
            ("./app_bg.js", "__wbg_fold_0123456789abcdef"),
            ("./parts.js", "load_olympics"),
            ("./snippets/app/fold.js", "fold"),
        ] {
            imports.import(module, name, EntityType::Function(0));
        }
        let mut functions = FunctionSection::new();
        functions.function(0);
        let mut exports = ExportSection::new();
        exports.export("wasm_bindgen__convert__closures_____invoke__h0123456789abcdef", ExportKind::Func, 3);
        exports.export("start", ExportKind::Func, 3);
        let mut empty = Function::new([]);
        empty.instructions().end();
        let mut code = CodeSection::new();
        code.function(&empty);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&exports).section(&code);
        module.finish()
    }

    #[test]
    fn a_module_and_its_glue_get_the_same_short_names() {
        let (module, glue) = shorten(&module(), GLUE).unwrap_or_else(|failure| panic!("{failure}"));
        Validator::new().validate_all(&module).unwrap_or_else(|why| panic!("{why}"));
        let mut names = Vec::new();
        for section in Parser::new(0).parse_all(&module) {
            match section {
                Ok(Payload::ImportSection(imports)) => {
                    names.extend(
                        imports.into_imports().flatten().map(|one| format!("{} {}", one.module, one.name)),
                    );
                }
                Ok(Payload::ExportSection(exports)) => {
                    names.extend(exports.into_iter().flatten().map(|one| one.name.to_owned()));
                }
                _ => {}
            }
        }
        // A is taken.
        assert_eq!(names, ["a B", "b load_olympics", "b fold", "C", "start"]);
        let expected = "import { fold } from \"./parts.js\";
import * as import1 from \"./parts.js\"
function __wbg_get_imports() {
const import0 = {
__proto__: null,
B: function(arg0) {
fold(arg0, A => C(A));
},
};
return {
__proto__: null,
a: import0,
b: import1,
};
}
function C(arg0) {
wasm.C(arg0);
}
";
        assert_eq!(glue, expected);
    }

    #[test]
    fn a_glue_that_does_not_fit_the_module_is_refused() {
        assert!(shorten(&module(), "").is_err());
        let other = GLUE.replace("fold_0123456789abcdef", "fold_fedcba9876543210");
        let failure = shorten(&module(), &other).err().map(|why| why.to_string()).unwrap_or_default();
        assert!(failure.contains("__wbg_fold_0123456789abcdef"), "{failure}");
        assert!(shorten(b"laurel", GLUE).is_err());
    }

    #[test]
    fn every_short_name_is_another() {
        let names: BTreeSet<String> = short_names().collect();
        assert_eq!(names.len(), 26 + 62 * 26);
    }
}
