//! The typeface in `public/type/`. `docs/style.md` says how its files are made.

/// The prefix of its file names, before the hash.
const STEM: &str = "archivo-";

/// Whether a file of the build belongs to the typeface, by its name.
#[must_use]
pub fn is_typeface(name: &str) -> bool {
    name.starts_with(STEM) && name.ends_with(".woff2")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::is_typeface;
    use crate::build::size::TYPEFACE_BUDGET;
    use crate::build::text::hash;
    use crate::build::text::is_hashed;
    use crate::tools::project;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;
    use ttf_parser::{Face, Tag, name_id};

    /// The letters and punctuation of English, Dutch, French, Spanish and German.
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÄÆÇÈÉÊËÎÏÔŒÖÙÛÜŸÁÍÑÓÚẞ\
        àâäæçèéêëîïôœöùûüÿáíñóúß.,:;!?¡¿'\"’‘“”„‚«»‹›()[]{}-–—…·/&%+−×=<>*#@€£$°ºª§©";

    /// Symbols in the messages that the device's fonts provide: pictures rather than letters.
    const OF_THE_DEVICE: &str = "★✓✕⏱↑←→●▼";

    /// A file of the typeface.
    struct File {
        name: String,
        packed: Vec<u8>,
        font: Vec<u8>,
    }

    impl File {
        fn face(&self) -> Face<'_> {
            Face::parse(&self.font, 0).expect("a font")
        }

        /// The code points of its letters.
        fn letters(&self) -> BTreeSet<u32> {
            let mut letters = BTreeSet::new();
            for table in self.face().tables().cmap.expect("it has letters").subtables {
                table.codepoints(|code| _ = letters.insert(code));
            }
            letters
        }
    }

    fn files() -> [File; 2] {
        let folder = fs::read_dir(project::root().join("public/type")).expect("the folder is there");
        let names = folder.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(|name| is_typeface(name)).collect();
        // The first has most letters; the name of the second says that it adds more.
        names.sort_by_key(|name| name.contains("-more-"));
        let files = names.into_iter().map(|name| {
            let packed = fs::read(project::root().join("public/type").join(&name)).expect("it can be read");
            let font = wuff::decompress_woff2(&packed).expect("a WOFF2");
            File { name, packed, font }
        });
        files.collect::<Vec<File>>().try_into().ok().expect("the typeface has two files")
    }

    fn read(path: &str) -> String {
        fs::read_to_string(project::root().join(path)).expect("a text")
    }

    #[test]
    fn the_typeface_is_small_named_by_its_content_and_part_of_the_build() {
        let size: usize = files().iter().map(|file| file.packed.len()).sum();
        assert!(size <= TYPEFACE_BUDGET, "{size} bytes");
        let page = read("index.html");
        for File { name, packed, .. } in files() {
            assert!(name.ends_with(&format!("-{:016x}.woff2", hash(&packed))), "{name}");
            assert!(is_hashed(Path::new(&name)), "a browser may keep it for good");
            let copy = format!("<link data-trunk rel=\"copy-file\" href=\"public/type/{name}\">");
            assert!(page.contains(&copy), "index.html should have {copy}");
        }
        let [file, _] = files();
        let preload = format!(
            "<link rel=\"preload\" href=\"./{}\" as=\"font\" type=\"font/woff2\" crossorigin>",
            file.name
        );
        assert!(page.contains(&preload), "index.html should have {preload}");
    }

    #[test]
    fn the_typeface_has_the_letters_of_five_languages_and_of_all_words() {
        let files = files();
        let lacking = |letters: &str| -> BTreeSet<char> {
            let lacks = |letter: &char| files.iter().all(|file| file.face().glyph_index(*letter).is_none());
            letters.chars().filter(lacks).collect()
        };
        assert_eq!(lacking(LETTERS), BTreeSet::new());
        let words = words();
        assert!(words.len() > 20_000, "{} bytes of words", words.len());
        assert_eq!(lacking(&words.replace(|sign| OF_THE_DEVICE.contains(sign), "")), BTreeSet::new());
    }

    #[test]
    fn the_style_sheet_asks_each_file_for_exactly_the_letters_that_it_has() {
        let sheet = read("style/type.css");
        for file in files() {
            let rule = sheet.split(&format!("src: url(\"{}\") format(\"woff2\");", file.name)).nth(1);
            let ranges = rule.and_then(|rule| rule.split("unicode-range: ").nth(1)?.split(';').next());
            let mut asked = BTreeSet::new();
            for range in ranges.expect("the sheet names the file and its letters").split(',') {
                let range = range.trim().strip_prefix("U+").expect("a code");
                let (first, last) = range.split_once('-').unwrap_or((range, range));
                let code = |digits| u32::from_str_radix(digits, 16).expect("a number");
                asked.extend(code(first)..=code(last));
            }
            assert_eq!(asked, file.letters(), "{}", file.name);
        }
    }

    #[test]
    fn the_typeface_has_all_weights_of_the_style_sheets_and_says_whose_it_is() {
        let sheets = fs::read_dir(project::root().join("style")).expect("the sheets");
        let sheets = sheets.flatten().filter(|sheet| sheet.file_name() != "type.css");
        let sheets: String = sheets.map(|sheet| fs::read_to_string(sheet.path()).expect("a text")).collect();
        let values = sheets.split("font-weight: ").filter_map(|rest| rest.split([';', ' ', '}']).next());
        let weights: Vec<f32> = values.filter_map(|value| value.parse().ok()).collect();
        assert!(weights.len() > 50, "{weights:?}");
        for file in files() {
            let face = file.face();
            assert_eq!(face.variation_axes().len(), 1, "{}: nothing but the weight varies", file.name);
            let weight = face.variation_axes().get(0).expect("an axis");
            assert_eq!(weight.tag, Tag::from_bytes(b"wght"));
            for asked in &weights {
                assert!((weight.min_value..=weight.max_value).contains(asked), "{}: {asked}", file.name);
            }
            let says = |id: u16, text: &str| {
                let mut names = face.names().into_iter().filter(|name| name.name_id == id);
                names.any(|name| name.to_string().is_some_and(|name| name.contains(text)))
            };
            assert!(says(name_id::COPYRIGHT_NOTICE, "The Archivo Project Authors"), "{}", file.name);
            assert!(says(name_id::LICENSE_URL, "OFL"), "{}", file.name);
        }
    }

    /// The messages of all languages.
    fn words() -> String {
        let languages = fs::read_dir(project::root().join("lang")).expect("the languages").flatten();
        let files = languages.filter_map(|folder| fs::read_dir(folder.path()).ok()).flatten().flatten();
        let texts = files.map(|file| fs::read_to_string(file.path()).expect("a text"));
        let texts: String = texts.collect();
        let lines: String = texts.lines().filter(|line| !line.starts_with('#')).collect();
        // At a soft hyphen nothing is drawn, or a hyphen.
        lines.replace('\u{ad}', "-")
    }
}
