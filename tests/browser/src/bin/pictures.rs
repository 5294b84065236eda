//! Takes pictures of the scenes: `cargo xtask pictures [--out DIR] [NAME]`, or the README's: `cargo xtask readme-picture`.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use pentathlon_browser::scenes::{README, SCENES, Scene};
use pentathlon_browser::{Look, Page, Site};
use xtask::project;

fn main() -> ExitCode {
    let (mut folder, mut wanted, mut readme) =
        (project::root().join("target").join("pictures"), String::new(), false);
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        match (word.as_str(), words.len()) {
            ("--readme", _) => readme = true,
            ("--out", 1..) => folder = words.next().map(PathBuf::from).unwrap_or_default(),
            (name, _) if !name.starts_with('-') => wanted = word,
            _ => {
                eprintln!("`{word}` means nothing here: [--out DIR] [NAME].");
                return ExitCode::FAILURE;
            }
        }
    }
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    if readme {
        let scenes = SCENES.iter().filter(|scene| scene.name == README);
        scenes.for_each(|scene| {
            take(&page, scene, Look::TABLET.still(), project::root().join("docs").join("table.png"))
        });
    } else {
        for scene in SCENES.iter().filter(|scene| scene.name.contains(&wanted)) {
            for look in Look::SIZES.into_iter().flat_map(|look| [look.still(), look.still().dark()]) {
                let colours = if look.dark { "dark" } else { "light" };
                let name = format!("{}-{}x{}-{colours}.png", scene.name, look.width, look.height);
                take(&page, scene, look, folder.join(name));
            }
        }
    }
    page.close();
    ExitCode::SUCCESS
}

fn take(page: &Page, scene: &Scene, look: Look, path: PathBuf) {
    page.look(look);
    scene.enter(page);
    page.picture(&path);
    println!("{}", path.display());
}
