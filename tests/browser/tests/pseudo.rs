//! The app in the language for tests: English with accents, longer, each message in brackets. What stands outside of
//! brackets is in no file, and would stay English in every language.

use std::collections::BTreeSet;

use pentathlon_browser::scenes::{self, Check, Scene};
use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::shelf;
use serde_json::json;

use crate::every_game::is_played;
use crate::language::{watched, wrong};
use crate::rotation::{has_its_turn, some_of};
use crate::{chance, sight};

const PSEUDO: &str = "en-XA";

/// The same in every language: the app, languages in their own words, the players of the records, and the codes of Olympic
/// committees.
const NAMES: [&str; 23] = [
    "Pentathlon",
    "English",
    "Pseudo-Accents",
    "Ana",
    "Bo",
    "Chen",
    "Dita",
    "Emre",
    "Fay",
    "Goro",
    "Hana",
    "Timothy",
    "Tim",
    "Zoë",
    "Maximiliana-Zita",
    "Oma",
    "שרה",
    "FRA",
    "ARG",
    "USA",
    "KEN",
    "AUS",
    "CHN",
];

/// Notes what stands outside of brackets, with the place where it stands.
const OUTSIDE: &str = r##"
const names = NAMES;
const place = (e) => `${e.localName}.${(e.getAttribute("class") ?? "").split(" ").join(".")}`;
const note = (text, e) => {
  const rest = names.reduce((rest, name) => rest.replaceAll(name, ""), text);
  if (/\p{L}/u.test(rest)) window.wrong.add(`${text.trim()} (${place(e)})`);
};
const state = { depth: 0 };
const outside = (text, e) => {
  let rest = "";
  for (const letter of text) {
    if (letter === "[") state.depth += 1;
    else if (letter === "]") state.depth -= 1;
    else if (state.depth === 0) rest += letter;
    if (state.depth < 0) {
      window.wrong.add(`a bracket too many in “${text}” (${place(e)})`);
      state.depth = 0;
    }
  }
  note(rest, e);
};
const isClosed = (text, e) => {
  if (state.depth > 0) window.wrong.add(`a bracket is missing in “${text}” (${place(e)})`);
  state.depth = 0;
};
const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription", "title", "placeholder", "alt"];
window.look = () => {
  for (const e of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
    for (const name of ATTRIBUTES.filter((name) => e.hasAttribute(name))) {
      outside(e.getAttribute(name), e);
      isClosed(e.getAttribute(name), e);
    }
  }
  outside(document.title, document.documentElement);
  isClosed(document.title, document.documentElement);
  // A message may stand in several elements, and one in another.
  const main = [...document.body.children].filter((e) => !e.matches("#boot, script, noscript, .late"));
  for (const part of main) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      // A day comes from the browser, which has no words in this language.
      if (!parentElement.closest("script, style, textarea, kbd, time")) outside(data, parentElement);
    }
    isClosed(part.innerText.slice(0, 80), part);
  }
};
"##;

/// A page in that language, which notes what stands outside of brackets.
#[track_caller]
fn bracketed(site: &Site, look: Look) -> Page {
    let titles = shelf().iter().flat_map(|info| info.title.split(' ')).map(str::to_owned).collect::<Vec<_>>();
    let names: Vec<String> = NAMES.into_iter().map(str::to_owned).chain(titles).collect();
    watched(site, look, PSEUDO, &OUTSIDE.replace("NAMES", &json!(names).to_string()))
}

/// One of so many scenes has its turn.
const GROUPS: usize = 9;

/// The scenes that have their turn.
fn chosen_scenes() -> impl Iterator<Item = &'static Scene> {
    let scenes = scenes::all().filter(|scene| scene.has(Check::Language)).enumerate();
    scenes.filter(|(number, _)| has_its_turn(*number, GROUPS)).map(|(_, scene)| scene)
}

#[test]
fn no_scene_has_a_word_of_english() {
    let site = Site::at_root();
    let page = bracketed(&site, Look::PHONE.still());
    chance::print();
    let (mut faults, mut cut) = (Vec::new(), BTreeSet::new());
    for scene in chosen_scenes() {
        page.look(Look::PHONE.still());
        scene.enter(&page);
        page.wait_for(
            "rest",
            "document.getAnimations().every((one) => one.playState !== 'running' \
             || one.effect.getComputedTiming().iterations === Infinity)",
        );
        faults.extend(wrong(&page, PSEUDO).into_iter().map(|text| format!("{}: {text}", scene.name)));
        // The brackets of a label and of the text in it differ.
        let is_of_brackets = |fault: &String| fault.starts_with("label-content-name-mismatch");
        // The catalogue says which scenes are checked for it, in English and here.
        if scene.has(Check::Axe) {
            let found = page.lasting_faults(|| {
                page.accessibility_faults().into_iter().filter(|fault| !is_of_brackets(fault)).collect()
            });
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", scene.name)));
        }
        for look in [Look::PHONE, Look::TABLET] {
            page.look(look.still());
            page.wait_for("the screen", &format!("innerWidth === {}", look.width));
            let found = sight::cut_off_texts(&page, "body").into_iter().chain(sight::too_wide(&page));
            cut.extend(found.map(|fault| format!("{}, {} px: {fault}", scene.name, look.width)));
        }
    }
    println!("Cut by the longer text:\n{}", Vec::from_iter(cut).join("\n"));
    assert!(faults.is_empty(), "In another language:\n{}", faults.join("\n"));
    page.close();
}

#[test]
fn no_game_has_a_word_of_english() {
    let site = Site::at_root();
    let games = shelf().iter().map(|info| info.id).collect();
    for (_, game) in some_of(games, 2) {
        let page = bracketed(&site, Look::TABLET.still());
        is_played(&page, game);
        page.press("l");
        page.wait_for("the log", "document.querySelector('dialog .log li')");
        let faults = wrong(&page, PSEUDO);
        assert!(faults.is_empty(), "{game} in another language:\n{}", faults.join("\n"));
        page.close();
    }
}
