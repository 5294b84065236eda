//! Takes pictures of the scenes: `cargo xtask pictures [--out DIR] [--huge | --vision | --forced-colours | --language TAG] [NAME]`, or
//! those of the README and the manifest, and those that players share: `cargo xtask pictures --readme`. With `--shared` only the
//! latter, and the most difficult of them, in the folder.

#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use pentathlon_browser::legibility;
use pentathlon_browser::scenes::{self, Check, ON_A_PHONE, README, Scene};
use pentathlon_browser::shared::{self, SharedPicture};
use pentathlon_browser::{COLOUR_BLIND, Look, Page, Site, translations};
use xtask::tools::project;

/// The scenes to check with colour vision deficiencies and forced colours: those in which colours distinguish players.
const TOLD_BY_COLOUR: [&str; 8] = [
    "olympia2000-alone",
    "olympia2000-5",
    "olympia2000-5-curtain",
    "olympia2000-podium",
    "olympics-bid-2",
    "olympics-taken-5",
    "olympics-ceremony-5",
    "olympikos-four",
];

/// Which pictures to take.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Series {
    /// Every scene at every size, in both themes.
    All,
    /// The same in very large text.
    Huge,
    /// Only those of the README, each in its file.
    Readme,
    /// With colour vision deficiencies.
    Vision,
    /// In forced colours.
    ForcedColours,
    /// In another language.
    Translated(&'static str),
    /// What the app makes of podiums.
    Shared,
}

/// The largest file of a shared picture, in bytes.
const SHARED_BYTES: u32 = 110_000;

fn main() -> ExitCode {
    let mut folder = project::root().join("target").join("pictures");
    let (mut wanted, mut series) = (String::new(), Series::All);
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        match (word.as_str(), words.len()) {
            ("--readme", _) => series = Series::Readme,
            ("--huge", _) => series = Series::Huge,
            ("--vision", _) => series = Series::Vision,
            ("--forced-colours", _) => series = Series::ForcedColours,
            ("--shared", _) => series = Series::Shared,
            ("--language", 1..) => {
                let tag = words.next().unwrap_or_default();
                match translations().into_iter().find(|one| *one == tag) {
                    Some(tag) => series = Series::Translated(tag),
                    None => {
                        return refuse(&format!("`{tag}` is no language that the app is translated into."));
                    }
                }
            }
            ("--out", 1..) => folder = words.next().map(PathBuf::from).unwrap_or_default(),
            (name, _) if !name.starts_with('-') => wanted = word,
            _ => {
                return refuse(&format!(
                    "`{word}` means nothing here: [--out DIR] [--huge | --vision | --forced-colours | --language TAG | --shared] [NAME]."
                ));
            }
        }
    }
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    match series {
        Series::Readme => share(&page, shared::in_docs(), "", &project::root().join("docs/pictures")),
        Series::Shared => share(&page, shared::all(), &wanted, &folder),
        _ => {}
    }
    if let Series::Translated(language) = series {
        page.speak(language);
    }
    let in_series = |scene: &&Scene| match series {
        Series::All | Series::Huge => true,
        Series::Translated(_) => scene.has(Check::Language),
        Series::Readme => readme_file(scene).is_some(),
        Series::Shared => false,
        Series::Vision | Series::ForcedColours => TOLD_BY_COLOUR.contains(&scene.name),
    };
    for scene in scenes::all().filter(in_series).filter(|scene| scene.name.contains(&wanted)) {
        match series {
            Series::All => Look::SIZES.map(Look::still).iter().for_each(|&look| {
                day_and_night(look).for_each(|look| take(&page, scene, look, &folder));
            }),
            Series::Huge => {
                enter(&page, scene, Look::TABLET.still());
                for look in Look::SIZES.map(Look::still).into_iter().flat_map(day_and_night) {
                    // Other colours bring back the text of the settings.
                    (0..2).for_each(|_| legibility::show(&page, look, "huge"));
                    save(&page, &folder.join(format!("{}-huge.png", name(scene, look))));
                }
            }
            Series::Readme => {
                enter(&page, scene, Look::TABLET.still());
                save(&page, &project::root().join("docs").join(readme_file(scene).unwrap_or_default()));
                if let Some((_, file)) = ON_A_PHONE.iter().find(|(name, _)| *name == scene.name) {
                    enter(&page, scene, Look::PHONE.still());
                    save(&page, &project::root().join("public/screenshots").join(file));
                }
            }
            Series::Shared => {}
            Series::Translated(_) => {
                enter(&page, scene, Look::TABLET.still());
                for look in [Look::TABLET, Look::PHONE].map(Look::still) {
                    legibility::show(&page, look, "normal");
                    save(&page, &folder.join(format!("{}.png", name(scene, look))));
                }
            }
            Series::Vision => by_other_eyes(&page, scene, &folder),
            Series::ForcedColours => [Look::TABLET, Look::PHONE].map(Look::still).iter().for_each(|&look| {
                day_and_night(look.forced()).for_each(|look| take(&page, scene, look, &folder));
            }),
        }
    }
    page.close();
    ExitCode::SUCCESS
}

fn refuse(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

/// The pictures that the app makes to be shared.
fn share(page: &Page, pictures: impl Iterator<Item = &'static SharedPicture>, wanted: &str, folder: &Path) {
    fs::create_dir_all(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    for picture in pictures.filter(|picture| picture.name.contains(wanted)) {
        picture.make(page);
        let path = folder.join(format!("{}.webp", picture.name));
        let file = SharedPicture::file(page, SHARED_BYTES);
        fs::write(&path, file).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        println!("{}", path.display());
    }
}

fn readme_file(scene: &Scene) -> Option<&'static str> {
    README.iter().find(|(name, _)| *name == scene.name).map(|(_, file)| *file)
}

fn day_and_night(look: Look) -> impl Iterator<Item = Look> {
    [look, look.dark()].into_iter()
}

/// One scene with each colour vision deficiency in turn.
fn by_other_eyes(page: &Page, scene: &Scene, folder: &Path) {
    for look in [Look::TABLET, Look::PHONE].map(Look::still).into_iter().flat_map(day_and_night) {
        enter(page, scene, look);
        for eyes in COLOUR_BLIND {
            page.see_with(eyes);
            save(page, &folder.join(format!("{}-{eyes}.png", name(scene, look))));
        }
        page.see_with("none");
    }
}

fn take(page: &Page, scene: &Scene, look: Look, folder: &Path) {
    enter(page, scene, look);
    save(page, &folder.join(format!("{}.png", name(scene, look))));
}

fn enter(page: &Page, scene: &Scene, look: Look) {
    page.look(look);
    scene.enter(page);
}

fn save(page: &Page, path: &Path) {
    // In forced colours Chromium first shows a card that was just raised as empty, so two equal pictures in a row are
    // required.
    let mut before = Vec::new();
    for _ in 0..8 {
        page.screenshot(path);
        let now = fs::read(path).unwrap_or_default();
        if now == before {
            break;
        }
        before = now;
    }
    println!("{}", path.display());
}

fn name(scene: &Scene, look: Look) -> String {
    let colours = if look.dark { "dark" } else { "light" };
    let forced = if look.forced { "-forced" } else { "" };
    format!("{}-{}x{}-{colours}{forced}", scene.name, look.width, look.height)
}
