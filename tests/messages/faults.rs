//! Tests of the faults that the checks report.

use pentathlon_messages::compiler::{Bundle, Part, catalogue, check, english, rust, test_files, unused};
use std::path::PathBuf;

fn read(language: &str, text: &str) -> (Bundle, Vec<String>) {
    let mut faults = Vec::new();
    let mut bundle = Bundle { name: "sample".into(), language: language.into(), ..Bundle::default() };
    bundle.read("sample.ftl", text, &mut faults);
    (bundle, faults.iter().map(ToString::to_string).collect())
}

/// The faults of an English file.
fn faults(text: &str) -> Vec<String> {
    let (bundle, mut said) = read("en", text);
    let mut faults = Vec::new();
    check(&bundle, &bundle, &mut faults);
    said.extend(faults.iter().map(ToString::to_string));
    said
}

/// The faults of a translation.
fn faults_in(language: &str, english: &str, text: &str) -> Vec<String> {
    let ((english, none), (own, mut said)) = (read("en", english), read(language, text));
    assert_eq!(none, [""; 0]);
    let mut faults = Vec::new();
    check(&own, &english, &mut faults);
    said.extend(faults.iter().map(ToString::to_string));
    said
}

#[test]
fn every_fault_is_said() {
    let group = "## Group: medal\n\nmedal-gold = Gold\n    .the = the gold medal\n";
    let of = |comment: &str, text: &str| format!("# ${comment}\na = {text}\n");
    for (text, said) in [
        ("b = Text\n\na = { $n\n".to_owned(), "line 3, `a = { $n`: this is no Fluent"),
        ("-a = Term\n".into(), "terms are not used"),
        ("move = Move\n".into(), "reserved in Rust"),
        ("a_b = Text\n".into(), "dashes"),
        ("a = One\na = Two\n".into(), "twice"),
        ("a = { $n }\n".into(), "$n is not declared"),
        (of("n (Number)", "None"), "$n is declared in English and not used"),
        (of("n (Count)", "{ $n }"), "the types are"),
        (of("n (Name: sport)", "{ NAME($n) }"), "no `## Group: sport`"),
        (of("n (List)", "{ $n }"), "write { LIST($n) }"),
        (of("n (String)", "{ NUMBER($n, style: \"percent\") }"), "is a String"),
        (of("n (String)", "{ UPPER($n) }"), "UPPER: use NAME"),
        (of("n (String)", "{ $n ->\n    [x] X\n   *[y] Y\n}"), "selects by $n"),
        (of("n (Number)", "{ $n ->\n   *[other] { $n } points\n}"), "lacks [one]"),
        (of("n (Number)", "{ $n ->\n    [0] none\n   *[other] { $n } points\n}"), "lacks [one]"),
        (
            of("n (Number)", "{ $n ->\n    [one] one\n    [few] few\n   *[other] { $n }\n}"),
            "[few] never comes",
        ),
        (
            of("n (Number)", "{ $n ->\n    [one] one\n    [0] none\n   *[other] { $n }\n}"),
            "before the others",
        ),
        (of("n (Number)", "{ $n ->\n   *[one] one\n    [other] { $n }\n}"), "is `*[other]`"),
        (of("n (Number)", "{ $n ->\n    [some] one\n    [one] one\n   *[other] { $n }\n}"), "[some]"),
        (
            of("n (Number)", "{ NUMBER($n, type: \"ordinal\") ->\n    [one] st\n   *[other] th\n}"),
            "lacks [few]",
        ),
        ("a = { b }\n".into(), "no such message"),
        ("a = { b }\nb = { c }\nc = C\n".into(), "only a message without values and references"),
        ("a = It's\n".into(), "straight apostrophe"),
        ("a = Wait...\n".into(), "three dots"),
        ("a = One\n\n    two\n".into(), "empty line"),
        ("a = One\n    .the = the one\n".into(), "only names of a group have forms"),
        ("# $n (Number)\na = { $n }\n    .words = number\n".into(), "plain text, without values"),
        (format!("{group}gold = Gold\n"), "section of the group medal"),
        (format!("{group}medal-tin = Tin\n"), "give all names of a group the same"),
        (format!("# $m (Name: medal)\na = {{ NAME($m, form: \"one\") }}\n{group}"), "no form .one"),
        (format!("# $m (Name: medal)\na = {{ $m }}\n{group}"), "write { NAME($m) }"),
        (
            format!("# $m (Name: medal)\na = {{ $m ->\n    [tin] T\n   *[gold] G\n}}\n{group}"),
            "there is no medal-tin",
        ),
        ("# Head\na = Text\n".into(), "a passage of a page"),
        ("### Fetched\n# $n (Number)\na = { $n }\n".into(), "no messages with values"),
    ] {
        let found = faults(&text);
        assert!(found.iter().any(|fault| fault.contains(said)), "{text}\nwanted: {said}\nfound: {found:#?}");
    }
}

#[test]
fn a_select_for_certain_numbers_needs_no_plural() {
    assert_eq!(faults("# $n (Number)\na = { $n ->\n    [9] a 9\n   *[other] { $n } or more\n}\n"), [""; 0]);
}

#[test]
fn a_translation_is_checked_against_english() {
    let english = "# $n (Number)\na = { $n ->\n    [one] one\n   *[other] { $n } points\n}\nb = B\n";
    for (language, text, said) in [
        ("nl", "b = B\n", "a: is missing. English: { $n ->"),
        ("nl", "a = { $n }\nb = B\n    .words = bee\n", "has .words where English has none"),
        ("nl", "a = { $n }\nb = B\nc = C\n", "c: is not in English"),
        ("nl", "a = { $m }\nb = B\n", "$m is not declared"),
        ("nl", "a = Punkte\nb = B\n", "not used here"),
        ("nl", "# $n (String)\na = { $n }\nb = B\n", "declares other values"),
        ("pl", "a = { $n ->\n    [one] punkt\n   *[other] { $n } punktów\n}\nb = B\n", "lacks [few]"),
    ] {
        let found = faults_in(language, english, text);
        assert!(found.iter().any(|fault| fault.contains(said)), "{text}\nwanted: {said}\nfound: {found:#?}");
    }
    let whole = "a = { $n ->\n    [one] één punt\n   *[other] { $n } punten\n}\nb = B\n";
    assert_eq!(faults_in("nl", english, whole), [""; 0]);
}

#[test]
fn a_group_lacks_no_form_that_english_has() {
    let english = "## Group: medal\n\nmedal-gold = Gold\n    .the = the gold\n";
    let found = faults_in("de", english, "## Group: medal\n\nmedal-gold = Gold\n    .gender = neuter\n");
    assert!(found.iter().any(|fault| fault.contains("lacks the form .the")), "{found:?}");
}

#[test]
fn a_sentence_that_is_too_long_is_refused_in_every_variant_and_form() {
    let medal = "## Group: medal\n## Length: 4\n## Length: .the 8\n\n";
    for (text, said) in [
        (
            "# Length: 5\na = Withdraw\n".to_owned(),
            "a: has 8 characters, and there is room for 5: “Withdraw”",
        ),
        // The examples of values: a person, the greatest number of a comment, what it quotes, two people.
        ("# Length: 8\n# $n (String): who\na = { $n }!\n".into(), "has 9 characters"),
        ("# Length: 3\n# $n (Number): 1 to 75\na = No. { $n }\n".into(), "“No. 75”"),
        ("# Length: 3\n# $n (Number)\na = No. { $n }\n".into(), "“No. 99”"),
        ("# Length: 3\n# $n (String): “Round 3”\na = { $n }\n".into(), "“Round 3”"),
        ("# Length: 20\n# $n (List)\na = { LIST($n) }\n".into(), "“Penelope and Penelope”"),
        (
            "# Length: 8\n# $n (Number)\na = { $n ->\n    [one] a single one\n   *[other] { $n }\n}\n".into(),
            "“a single one”",
        ),
        (
            "# Length: 8\n# $n (Number): 1 to 9\na = { $n ->\n    [9] all\n   *[other] { $n } of all\n}\n"
                .into(),
            "",
        ),
        (format!("{medal}medal-gold = Golden\n    .the = the gold\n"), "medal-gold: has 6 characters"),
        (format!("{medal}medal-gold = Gold\n    .the = the golden\n"), ".the has 10 characters"),
        (
            format!(
                "{medal}medal-gold = Gold\n    .the = the gold\nmedal-tin = Tin\n    .the = the tin\n\n##\n\n# Length: 9\n# $m (Name: medal)\na = For {{ NAME($m, form: \"the\") }}!\n"
            ),
            "“For the gold!”",
        ),
        ("## Length: 5\n\n# Length: 9\na = Withdraw\nb = Withdraw\n".into(), "b: has 8 characters"),
        ("# Length: word 5\na = Long\u{AD}jump and pole vaulting\n".into(), "has a word of 8 characters"),
        ("# Length: twelve\na = A\n".into(), "write `# Length: 12`"),
    ] {
        let found = faults(&text);
        assert_eq!(found.len(), usize::from(!said.is_empty()), "{text}\nwanted: {said}\nfound: {found:#?}");
        assert!(found.iter().all(|fault| fault.contains(said)), "{text}\nwanted: {said}\nfound: {found:#?}");
    }
    let english = "# Length: 8\na = Withdraw\n";
    assert_eq!(faults_in("de", english, "a = Aufhören\n"), [""; 0]);
    let found = faults_in("de", english, "a = Zurückziehen\n");
    assert_eq!(found, ["sample.ftl: a: has 12 characters, and there is room for 8: “Zurückziehen”"]);
}

#[test]
fn a_letter_that_is_taken_twice_is_refused_in_every_language() {
    let rings = |letters: [&str; 3]| {
        let [blue, green, test] = letters;
        format!(
            "## Group: ring\n## Key: .letter\n\nring-blue = Blue\n    .letter = {blue}\nring-green = Green\n    \
             .letter = {green}\n\n##\n\n# Key\ntest = {test}\n"
        )
    };
    let english = rings(["B", "G", "T"]);
    for (letters, said) in [
        (["B", "B", "T"], "ring-green: the key B is taken"),
        (["B", "G", "G"], "test: the key G is taken"),
        (["B", "L", "T"], "ring-green: the key L belongs to every table"),
        (["Bl", "G", "T"], "ring-blue: “Bl” is the letter of a key"),
        (["B", "g", "T"], "ring-green: “g” is the letter of a key"),
        (["B", "Ü", "T"], "ring-green: “Ü” is the letter of a key"),
    ] {
        for found in [faults(&rings(letters)), faults_in("de", &english, &rings(letters))] {
            assert_eq!(found.len(), 1, "{letters:?}: {found:?}");
            assert!(found[0].contains(said), "{letters:?}: {found:?}");
        }
    }
    assert_eq!(faults_in("de", &english, &rings(["A", "N", "D"])), [""; 0]);
}

/// The faults of a folder with these files, the first of them English, and what the messages called `a` say.
fn faults_of_all(name: &str, files: &[(&str, &str)]) -> (Vec<String>, Vec<Vec<Part>>) {
    let folder = std::env::temp_dir().join(format!("pentathlon-{name}-{}", std::process::id()));
    for (file, text) in files {
        let path = folder.join(file);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    let mut faults = Vec::new();
    let languages = catalogue(&folder, &mut faults).expect("the languages");
    std::fs::remove_dir_all(&folder).expect("the folder");
    let bundles = languages.iter().flat_map(|language| &language.bundles);
    let said = bundles.filter_map(|bundle| Some(bundle.message("a")?.pattern.clone())).collect();
    (faults.iter().map(ToString::to_string).collect(), said)
}

#[test]
fn a_file_that_english_does_not_have_is_named() {
    let files = [("en/table.ftl", "a = Next\n"), ("it/tables.ftl", "a = Avanti\n")];
    let (found, _) = faults_of_all("names", &files);
    assert!(
        found.iter().any(|fault| fault.starts_with("lang/it: tables.ftl: no file in lang/en")),
        "{found:?}"
    );
}

#[test]
fn a_percentage_is_one_in_every_language() {
    let english = "# $n (Number)\na = { NUMBER($n, style: \"percent\") } of them\n";
    assert_eq!(faults_in("de", english, "a = { NUMBER($n, style: \"percent\") } davon\n"), [""; 0]);
    let found = faults_in("de", english, "a = { $n } % davon\n");
    assert!(found.iter().any(|fault| fault.contains("English has a percentage")), "{found:?}");
}

#[test]
fn what_is_quoted_is_a_message_in_every_language() {
    let table = ("en/table.ftl", "build = Confirm the team\n# $n (Number)\nenter = Enter { $n } of them\n");
    for (text, said) in [
        ("a = Tap “Confirm the team”.\n", "a: “Confirm the team” is quoted"),
        ("# $n (Number)\na = { $n ->\n    [one] “One”\n   *[other] Many\n}\n", "“One” is quoted"),
        ("a = Tap “{ table.confirm }”.\n", "{ table.confirm }: there is no such message"),
        ("a = Tap “{ table.enter }”.\n", "{ table.enter }: there is no such message without values"),
        ("a = Tap “{ table.build }”.\n", ""),
        ("b = Next\na = Tap “{ b }”.\n", ""),
        ("# $name (String)\na = It says “{ $name }”.\n", ""),
        ("# Quote: a motto\na = “Faster, higher, stronger”\n", ""),
    ] {
        let (found, _) = faults_of_all("quotes", &[table, ("en/lesson.ftl", text)]);
        assert_eq!(found.is_empty(), said.is_empty(), "{text}: {found:?}");
        assert!(found.iter().any(|fault| fault.contains(said)) || said.is_empty(), "{text}: {found:?}");
    }
    let own = ("de/table.ftl", "build = Team bestätigen\nenter = { $n } davon einsetzen\n");
    let english = [table, ("en/lesson.ftl", "a = Tap “{ table.build }”.\n"), own];
    let (found, said) = faults_of_all(
        "german",
        &[&english[..], &[("de/lesson.ftl", "a = Tippe „{ table.build }“ an.\n")]].concat(),
    );
    assert_eq!(found, [""; 0]);
    assert_eq!(said[1][1], Part::Inlined("table.build".into(), "Team bestätigen".into()));
    let (found, _) =
        faults_of_all("english", &[&english[..], &[("de/lesson.ftl", "a = Tippe „Weiter“ an.\n")]].concat());
    assert_eq!(found, ["lang/de/lesson.ftl: a: quotes { table.build } in English, and not here"]);
}

#[test]
fn an_unused_message_is_found() {
    let (bundle, _) = read(
        "en",
        "a-one = A\nb-two = B\nc = { d }\nd = D\n\n## Group: medal\n\nmedal-gold = Gold\n    .the = the gold\n",
    );
    let file = |path: &str, code: &str| (PathBuf::from(path), code.to_owned());
    let files = [
        file("src/one.rs", "use crate::messages::sample;\nsample::a_one(); c();"),
        file("src/two.rs", "b_two()"),
    ];
    let grouped =
        [file("src/three.rs", "use crate::messages::{\n    MessageId, sample as text,\n};\ntext::B_TWO")];
    let found: Vec<String> =
        unused(std::slice::from_ref(&bundle), &files).into_iter().map(|fault| fault.id).collect();
    assert_eq!(found, ["b-two", "medal-gold", "medal.the"]);
    let found = unused(std::slice::from_ref(&bundle), &grouped);
    assert!(found.iter().all(|fault| fault.id != "b-two"), "{found:?}");
    let files = [file("src/games/sample/one.rs", "a_one; b_two(); c(); MEDAL.map(|medal| medal.the())")];
    assert_eq!(unused(&[bundle], &files), []);
}

#[test]
fn the_messages_of_a_page_are_its_passages_in_order() {
    let (page, none) = read("en", "### Fetched\n\n# Head\na = A\nb = B\n# Line\nc = C\n");
    assert_eq!(none, [""; 0]);
    let code = rust(&page, "");
    let passages = "= &[super::Passage::Head(A), super::Passage::Text(B), super::Passage::Line(C)];";
    assert!(code.contains(passages), "{code}");
    let file = (PathBuf::from("src/one.rs"), "use crate::messages::sample::PASSAGES;".to_owned());
    assert_eq!(unused(&[page], &[file]), []);
}

#[test]
fn english_in_rust_is_found_and_other_texts_are_not() {
    let english = |code: &str| english(code).into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    for text in ["Wait a moment", "{name} wins", "of the game", "Ana and Bo"] {
        assert_eq!(english(&format!("let x = f(\"{text}\");")), [text]);
    }
    for code in [
        "class=\"card big is-open\"",
        "// \"Wait a moment\"",
        "/* \"Wait a moment\" */",
        "#[allow(dead_code, reason = \"Not used by all\")]\n",
        "f('\"', \"x\")",
        "\"M0 0 L10 10 Z\"",
        "\"data-theme dark\"",
        "#[cfg(test)]\nmod tests {\n\"Wait a moment\"",
        "#[cfg(test)]\n#[allow(x)]\npub mod tests {\n\"Wait a moment\"",
    ] {
        assert_eq!(english(code), [""; 0], "{code}");
    }
    assert_eq!(
        english("r#\"Say \"it\" now\"#; \"not \\\" the end\""),
        ["Say \"it\" now", "not \\\" the end"]
    );
}

#[test]
fn a_file_is_for_tests_where_a_module_for_tests_declares_it_or_what_it_lies_in() {
    let file = |path: &str, code: &str| (PathBuf::from(path), code.to_owned());
    let found = test_files(&[
        file("src/main.rs", "mod app;\n#[cfg(test)]\nmod kit;\n"),
        file("src/kit.rs", ""),
        file("src/kit/deal.rs", ""),
        file("src/app.rs", "#[cfg(test)]\n#[expect(unused)]\npub mod tests;\n#[cfg(test)]\nmod here {}\n"),
        file("src/app/tests.rs", ""),
        file("src/app/tests_of_it.rs", ""),
        file("src/app/here.rs", ""),
    ]);
    let expected = ["src/app/tests.rs", "src/kit.rs", "src/kit/deal.rs"].map(PathBuf::from);
    assert_eq!(found, expected.into());
}
