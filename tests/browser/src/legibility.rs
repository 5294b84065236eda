//! What cannot be read or touched on a screen: texts that are too small, cut off, covered or split, targets that are
//! too small, questions and answers out of sight.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::scenes::{self, Check, Needed, Scene};
use crate::{Look, Page};

/// The screens on which every table is whole: tablets, a desktop, a small laptop, and phones.
pub const SCREENS: [Look; 7] = [
    Look::TABLET,
    Look::TABLET_UPRIGHT,
    Look::sized(1600, 1000),
    Look::sized(1024, 600),
    Look::sized(844, 390),
    Look::PHONE,
    Look::NARROWEST,
];

/// The sizes of text, as the root element's `data-text`.
pub const TEXTS: [&str; 2] = ["normal", "huge"];

/// Normal text with a root of 32 pixels and the widest spacing that a reader may ask for (WCAG 1.4.12). Only the program measures it.
pub const WIDE: &str = "wide";

/// What may be otherwise: the kind of fault, the elements, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[(
    "target",
    ".fanned > li:first-child:nth-last-child(n + 18) .held-card, \
     .fanned > li:first-child:nth-last-child(n + 18) ~ li .held-card",
    "more than 17 cards in one hand: on the smallest phone each is 35 by 40 pixels",
)];

/// One thing that cannot be read or touched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The kind: `small`, `cut`, `outside`, `covered`, `split`, `scroller`, `missing`, `target`, `middle`, `asked`, `sideways`
    /// or `scrolls`.
    pub kind: String,
    /// What is wrong, and where.
    pub text: String,
}

/// The scenes of the tables of a game.
pub fn tables(game: &str) -> impl Iterator<Item = &'static Scene> {
    scenes::of(game).filter(|scene| scene.has(Check::Legible))
}

/// Shows the page on a screen with text of a size, and waits until nothing moves.
#[track_caller]
pub fn show(page: &Page, screen: Look, text: &str) {
    page.look(screen);
    let script = "const [text, wide] = arguments;
        const root = document.documentElement;
        root.dataset.text = text === wide ? 'normal' : text;
        if (text === wide) root.dataset.wide = ''; else delete root.dataset.wide;
        if (window.wide) return;
        window.wide = new CSSStyleSheet();
        window.wide.replaceSync(`html[data-wide] { font-size: 32px !important; }
          html[data-wide] body * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }`);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.wide];";
    page.run(script, &[json!(text), json!(WIDE)]);
    page.wait_for(
        "the screen",
        &format!("innerWidth === {} && !document.getAnimations().some((one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity)", screen.width),
    );
}

/// What is wrong with the page as it is, each as a sentence.
#[track_caller]
pub fn told(page: &Page) -> Vec<String> {
    faults(page).into_iter().map(|fault| format!("{}: {}", fault.kind, fault.text)).collect()
}

/// Measures the page as it is.
#[track_caller]
pub fn faults(page: &Page) -> Vec<Fault> {
    let mut exceptions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (kind, css, _) in EXCEPTIONS {
        exceptions.entry(kind).or_default().push(css);
    }
    let exceptions: BTreeMap<&str, String> =
        exceptions.into_iter().map(|(kind, all)| (kind, all.join(", "))).collect();
    let game = page.run("return document.querySelector('main.table')?.dataset.game ?? '';", &[]);
    let needed = scenes::needed(game.as_str().unwrap_or_default()).iter();
    let needed: Vec<[&str; 3]> = needed.map(|&Needed { what, each, shows }| [what, each, shows]).collect();
    let found = page.run(include_str!("legibility.js"), &[json!(exceptions), json!(needed)]);
    let text = |fault: &Value, key: &str| fault[key].as_str().unwrap_or_default().to_owned();
    let faults = found.as_array().into_iter().flatten();
    faults.map(|fault| Fault { kind: text(fault, "kind"), text: text(fault, "text") }).collect()
}
