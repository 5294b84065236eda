//! Every scene of the catalogue passes its checks: on many screens, in both themes, with normal and with large text, and in
//! every language. A check of a scene runs on a few of its screens, which differ from scene to scene so that each game meets
//! all of them, and a few of the scenes are visited in other languages; everything is with `cargo xtask test --all`.

use std::cell::Cell;

use pentathlon_browser::legibility::{self, SCREENS, TEXTS};
use pentathlon_browser::scenes::{self, Check, Scene};
use pentathlon_browser::{Look, Page, Site, translations};
use serde_json::json;

use crate::rotation::has_its_turn;
use crate::{chance, language, reflow, sight};

/// How many faults of a scene on a screen are listed.
const MAX_LISTED: usize = 6;

/// A small phone, the smallest screen on which everything public is seen without scrolling.
const SMALL_PHONE: Look = Look::sized(360, 640);

/// One of so many scenes of a list has its turn in each other language. A prime, so that each seed also gives it other screens.
const GROUPS: usize = 37;

/// The page of a scene, and what is wrong with it.
struct Visit<'a> {
    page: &'a Page,
    /// What it speaks, if that is not English.
    language: Option<&'static str>,
    scene: &'static Scene,
    /// The number of the scene in its list.
    number: usize,
    /// Whether the page shows it.
    is_entered: Cell<bool>,
    faults: Vec<String>,
}

impl Visit<'_> {
    /// Shows the scene on a screen, with text of a size, at rest. A scene of which no case has its turn is not entered.
    #[track_caller]
    fn show(&self, look: Look, text: &str) {
        if !self.is_entered.replace(true) {
            self.page.look(Look::TABLET.still());
            self.scene.enter(self.page);
        }
        legibility::show(self.page, look.still(), text);
    }

    fn note(&mut self, look: Look, what: &str, found: impl IntoIterator<Item = String>) {
        let theme = if look.dark { ", dark" } else { "" };
        let language = self.language.map_or_else(String::new, |tag| format!(" in {tag}"));
        let place = format!("{}{language}, {}x{}{theme}, {what}", self.scene.name, look.width, look.height);
        let mut found: Vec<String> = found.into_iter().collect();
        let more = found.len().saturating_sub(MAX_LISTED);
        found.truncate(MAX_LISTED);
        self.faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
        self.faults.extend((more > 0).then(|| format!("{place}: and {more} more")));
    }

    /// Those of the cases of a check that have their turn at this scene: one of `groups`, or one in another language.
    fn cases<T>(&self, cases: impl IntoIterator<Item = T>, groups: usize) -> Vec<T> {
        let cases = Vec::from_iter(cases);
        let groups = if self.language.is_some() { cases.len() } else { groups };
        let cases = cases.into_iter().enumerate();
        cases.filter(|(at, _)| has_its_turn(self.number + at, groups)).map(|(_, case)| case).collect()
    }

    #[track_caller]
    fn run(&mut self, check: Check) {
        match check {
            Check::Axe => {
                let looks = [Look::TABLET, Look::PHONE, Look::TABLET.dark(), Look::PHONE.dark()];
                for look in self.cases(looks, 16) {
                    self.show(look, "normal");
                    let colours = if look.dark { "dark" } else { "light" };
                    let shown = format!("document.documentElement.dataset.theme === '{colours}'");
                    self.page.wait_for("the colours", &shown);
                    self.note(look, "axe", self.page.lasting_faults(|| self.page.accessibility_faults()));
                }
            }
            Check::Legible => {
                let cases = SCREENS.into_iter().flat_map(|look| TEXTS.map(|text| (look, text)));
                for (look, text) in self.cases(cases, 21) {
                    self.show(look, text);
                    let faults = self.page.lasting_faults(|| legibility::told(self.page));
                    self.note(look, &format!("{text} text"), faults);
                }
            }
            Check::Enlarged => {
                for look in self.cases([Look::TABLET, Look::TABLET_UPRIGHT], 6) {
                    self.show(look, "normal");
                    let enlarge = "document.documentElement.style.fontSize = arguments[0];";
                    self.page.run(enlarge, &[json!("200%")]);
                    self.note(look, "text at 200 %", self.page.lasting_faults(|| reflow::lost(self.page)));
                    self.page.run(enlarge, &[json!("")]);
                }
            }
            Check::Narrow => {
                for (look, text) in self.cases([(Look::NARROWEST, "normal"), (Look::PHONE, "huge")], 6) {
                    self.show(look, text);
                    let is_screen = self.scene.has(Check::Enlarged) && !self.scene.has(Check::Legible);
                    let look_at = if is_screen { reflow::lost } else { sight::too_wide };
                    let found = self.page.lasting_faults(|| look_at(self.page));
                    self.note(look, &format!("{text} text"), found);
                }
            }
            Check::Touch => {
                for look in self.cases([Look::PHONE, Look::TABLET, SMALL_PHONE], 9) {
                    self.show(look, "normal");
                    self.note(
                        look,
                        "touch",
                        self.page.lasting_faults(|| sight::too_small_to_touch(self.page)),
                    );
                }
            }
            Check::InSight(css) => {
                // A name on the result board may be shortened, because tapping it enlarges the card.
                const WORDS: &str =
                    ".progress, .badge, .column, .prize, .line-place, .prompt, .status, .offer, .hand .card";
                for look in self.cases([SMALL_PHONE, Look::TABLET_UPRIGHT, Look::TABLET], 9) {
                    self.show(look, "normal");
                    for css in css {
                        let found = self.page.lasting_faults(|| sight::not_in_sight(self.page, css));
                        self.note(look, "in sight", found);
                    }
                    let found = self.page.lasting_faults(|| sight::cut_off_texts(self.page, WORDS));
                    self.note(look, "cut off", found);
                }
            }
            Check::Language => {
                if let Some(language) = self.language {
                    self.show(Look::PHONE, "normal");
                    assert!(self.page.holds(&format!("document.documentElement.lang === '{language}'")));
                    self.note(Look::PHONE, "English", language::english_on(self.page));
                }
            }
        }
    }
}

/// How many tests share the scenes of a list.
const PARTS: usize = 3;

/// Visits a share of the scenes of a list, in each language.
#[track_caller]
fn pass_their_checks(list: &str, part: usize) {
    chance::print();
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (turn, language) in [None].into_iter().chain(translations().into_iter().map(Some)).enumerate() {
        if let Some(language) = language {
            page.speak(language);
        }
        for (number, scene) in scenes::of(list).enumerate().skip(part).step_by(PARTS) {
            let is_visited =
                language.is_none() || scene.has(Check::Language) && has_its_turn(number + 10 * turn, GROUPS);
            if !is_visited {
                continue;
            }
            let (number, is_entered) = (number + turn, Cell::new(false));
            let mut visit = Visit { page: &page, language, scene, number, is_entered, faults: Vec::new() };
            scene.checks.iter().for_each(|&check| visit.run(check));
            faults.append(&mut visit.faults);
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.close();
}

macro_rules! parts {
    ($list:ident) => {
        mod $list {
            #[test]
            fn the_scenes_pass_their_checks_1() {
                super::pass_their_checks(stringify!($list), 0);
            }

            #[test]
            fn the_scenes_pass_their_checks_2() {
                super::pass_their_checks(stringify!($list), 1);
            }

            #[test]
            fn the_scenes_pass_their_checks_3() {
                super::pass_their_checks(stringify!($list), 2);
            }
        }
    };
}

macro_rules! tests {
    ($($game:ident $rules:ident),*) => { $(parts!($game);)* };
}

parts!(app);
pentathlon_engine::for_each_game!(tests);
