//! Reports what cannot be read or touched at each size, and takes a picture of each:
//! `cargo xtask measure legibility [--out DIR] [--dark] [--screen WIDTHxHEIGHT] [--text normal|huge|wide] [--language TAG]
//! [GAME [SCENE]]`.

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use pentathlon_browser::legibility::{SCREENS, TEXTS, WIDE, faults, show, tables};
use pentathlon_browser::{Look, Page, Site, translations};
use pentathlon_engine::games::shelf;
use xtask::tools::project;

fn main() -> ExitCode {
    let mut folder = project::root().join("target").join("legibility");
    let (mut screen, mut text, mut dark) = (String::new(), String::new(), false);
    let mut language = None;
    let mut names = Vec::new();
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        match (word.as_str(), words.len()) {
            ("--dark", _) => dark = true,
            ("--out", 1..) => folder = words.next().map(PathBuf::from).unwrap_or_default(),
            ("--screen", 1..) => screen = words.next().unwrap_or_default(),
            ("--text", 1..) => text = words.next().unwrap_or_default(),
            ("--language", 1..) => {
                let tag = words.next().unwrap_or_default();
                language = translations().into_iter().find(|one| *one == tag);
                if language.is_none() {
                    eprintln!("`{tag}` is no language that the app is translated into.");
                    return ExitCode::FAILURE;
                }
            }
            (name, _) if !name.starts_with('-') => names.push(word),
            _ => {
                eprintln!("`{word}` means nothing here.");
                return ExitCode::FAILURE;
            }
        }
    }
    let [game, scene] = [0, 1].map(|at| names.get(at).cloned().unwrap_or_default());
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    if let Some(language) = language {
        page.speak(language);
    }
    let mut counts: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    for info in shelf().iter().filter(|info| info.id.contains(&game)) {
        for scene in tables(info.id).filter(|one| one.name.contains(&scene)) {
            page.look(Look::TABLET.still());
            scene.enter(&page);
            for look in SCREENS {
                let size = format!("{}x{}", look.width, look.height);
                let look = if dark { look.dark().still() } else { look.still() };
                for size_of_text in TEXTS.into_iter().chain([WIDE]) {
                    // Wide text is measured where it is asked for.
                    let is_asked =
                        if size_of_text == WIDE { text == WIDE } else { size_of_text.contains(&text) };
                    if !size.contains(&screen) || !is_asked {
                        continue;
                    }
                    show(&page, look, size_of_text);
                    let of = language.map_or_else(String::new, |tag| format!("-{tag}"));
                    let by_night = if dark { "-dark" } else { "" };
                    let name = format!("{}-{size}-{size_of_text}{of}{by_night}", scene.name);
                    for fault in faults(&page) {
                        println!("{name}: {}: {}", fault.kind, fault.text);
                        let place = counts.entry(format!("{size} {size_of_text}")).or_default();
                        *place.entry(fault.kind).or_default() += 1;
                    }
                    page.screenshot(&folder.join(info.id).join(format!("{name}.png")));
                }
            }
        }
    }
    for (place, kinds) in counts {
        println!("{place}: {kinds:?}");
    }
    ExitCode::SUCCESS
}
