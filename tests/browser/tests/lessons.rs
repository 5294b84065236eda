//! The lesson of each game, played to its end by finger and by keyboard: everything that it points at is in sight, the
//! callout covers none of it, and another move is answered and not played.

use pentathlon_browser::{Look, Page, Site, translations};
use pentathlon_engine::table::{Lesson, LessonPart, LessonStep};
use serde_json::json;
use std::path::PathBuf;
use xtask::tools::project;

use crate::game::HASTE;
use crate::language::{watched_for_english, wrong};
use crate::rotation::{everything, has_its_turn, some_of};

/// What is wrong with the place of the callout, and with what it points at.
const LOOK: &str = "
    const box = (e) => e.getBoundingClientRect();
    const own = box(document.querySelector('.lesson-callout'));
    const faults = [];
    if (own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight) {
      faults.push('the callout is not on the screen');
    }
    for (const css of arguments[0]) {
      const all = [...document.querySelectorAll(css)].flatMap((e) => box(e).width ? [e] : [...e.children]);
      const seen = all.filter((e) => {
        const { left, top, right, bottom, width } = box(e);
        const inside = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
        return width > 0 && inside && e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      });
      if (!seen.length) faults.push(`${css} is not in sight`);
      for (const e of seen) {
        const { left, top, right, bottom } = box(e);
        const across = Math.min(right, own.right) - Math.max(left, own.left);
        const down = Math.min(bottom, own.bottom) - Math.max(top, own.top);
        const share = Math.max(0, across) * Math.max(0, down) / ((right - left) * (bottom - top));
        if (share > 0.1) faults.push(`the callout covers ${Math.round(100 * share)} % of ${css}`);
      }
    }
    return faults;";

/// Nothing moves.
const STILL: &str = "!document.getAnimations().some((one) => one.playState === 'running' && \
     one.effect.getComputedTiming().iterations !== Infinity)";

/// The files of a game in `engine/lessons` that belong to its lesson, to its opening (`-together`) or to the second minute
/// (`-more`).
fn parts(game: &str, kind: &str) -> Vec<LessonPart> {
    let folder = project::root().join("engine").join("lessons");
    let files = std::fs::read_dir(folder).expect("the lessons are there").flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> = files
        .filter(|path| {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            let found = ["-together", "-more"].into_iter().find(|kind| name.contains(kind));
            name.split('-').next() == Some(game) && found.unwrap_or_default() == kind
        })
        .collect();
    // The practice comes first.
    files.sort();
    let texts: Vec<String> =
        files.iter().map(|path| std::fs::read_to_string(path).expect("a text")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Lesson::read(&texts).unwrap_or_else(|why| panic!("{why}")).parts
}

/// The action of the learner that a step asks for, in notation.
fn asked(part: &LessonPart, step: &LessonStep) -> Option<String> {
    let mut actions = part.record.split("\n--\n").nth(1)?.lines().filter(|line| !line.starts_with('#'));
    let action = actions.nth(step.after).filter(|_| step.asks)?;
    Some(action.split(" @").next()?.split_once(' ')?.1.to_owned())
}

/// Follows the steps of a part on a screen, and adds what is wrong with them there and on one of the other screens by turns,
/// or on each (`rotation`).
fn follow(
    page: &Page,
    part: &LessonPart,
    (name, number): (&str, usize),
    played: Look,
    faults: &mut Vec<String>,
) {
    const CURTAIN: &str = "document.querySelector('[data-phase=curtain]')";
    let callout = "document.querySelector('.lesson-callout')";
    for (index, step) in part.steps.iter().enumerate() {
        let at = format!("{number}.{index}");
        let speaks = format!("{callout}?.dataset.step === '{at}' && {STILL}");
        page.wait_for(&format!("step {at} of {name}"), &format!("{CURTAIN} || {speaks}"));
        if page.holds(CURTAIN) {
            page.wait_for("the focus on the curtain", "document.activeElement.closest('.curtain')");
            page.press("Enter");
            page.wait_for(&format!("step {at} of {name} after the curtain"), &speaks);
        }
        let said = page.text_of(".lesson-said");
        let others = LOOKS.into_iter().filter(|look| *look != played).enumerate();
        let others = others.filter(|(other, _)| has_its_turn(index + other, 2)).map(|(_, look)| look);
        for look in others.chain([played]) {
            page.look(look.still());
            let has_place = format!("{callout}.dataset.screen === '{}x{}'", look.width, look.height);
            page.wait_for("the place of the callout on the screen", &format!("{has_place} && {STILL}"));
            let found = page.lasting_faults(|| {
                let found = page.run(LOOK, &[json!(step.points_at)]);
                let found = found.as_array().into_iter().flatten().filter_map(|fault| fault.as_str());
                found.map(str::to_owned).collect()
            });
            let screen = format!("{}x{}", look.width, look.height);
            faults.extend(found.iter().map(|fault| format!("{name} {at} \"{said}\" at {screen}: {fault}")));
        }
        match asked(part, step) {
            None if index % 2 == 0 => {
                page.wait_for(
                    "the keyboard on the button",
                    "document.activeElement?.matches('.lesson-next')",
                );
                page.press("Enter");
            }
            None => page.tap(".lesson-next"),
            Some(action) => perform(page, &action, &at, &step.points_at),
        }
    }
}

const SETTINGS: (&str, &str) = ("pentathlon/settings", "pace=fast sound=off");

/// The screens on which lessons are followed.
const LOOKS: [Look; 3] = [Look::TABLET, Look::PHONE, Look::sized(844, 390)];

/// Follows the lesson of a game to its end on one of the screens, or on each and in each language (`rotation`).
fn is_followed_to_its_end(game: &str) {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (_, look) in some_of(LOOKS.to_vec(), game.len()) {
        follow_to_its_end(&page, game, look, &mut faults);
    }
    page.assert_accessible();
    page.close();
    for language in translations().into_iter().filter(|_| everything()) {
        let page = watched_for_english(&site, Look::PHONE.still(), language);
        let mut found = Vec::new();
        follow_to_its_end(&page, game, Look::PHONE, &mut found);
        found.extend(wrong(&page, language));
        faults.extend(found.into_iter().map(|fault| format!("in {language}: {fault}")));
        page.close();
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Follows the lesson of a game, and its second minute, on one of the screens.
fn follow_to_its_end(page: &Page, game: &str, look: Look, faults: &mut Vec<String>) {
    page.look(look.still());
    page.begin_at(&format!("#/lesson/{game}"), &[SETTINGS]);
    page.run(HASTE, &[]);
    page.wait_for("the first step", "document.querySelector('.lesson-callout')?.dataset.step");
    page.press("u");
    assert!(!page.holds("document.querySelector('dialog[open]')"), "a lesson has no undo");
    let lesson = parts(game, "");
    for (number, part) in lesson.iter().enumerate() {
        follow(page, part, (game, number), look, faults);
    }
    page.wait_for("the end of the lesson", "document.querySelector('.lesson-end li')");
    page.tap(".lesson-more");
    for (number, part) in (lesson.len()..).zip(&parts(game, "-more")) {
        follow(page, part, (&format!("{game}-more"), number), look, faults);
    }
    page.wait_for("the end of the second minute", "document.querySelector('.lesson-end li')");
}

/// Three people follow the opening of a game, and play on.
fn is_learned_together(game: &str) {
    let part = parts(game, "-together").pop().unwrap_or_else(|| panic!("{game} has an opening"));
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    page.begin_at(&format!("#/together/{game}"), &[SETTINGS]);
    page.run(HASTE, &[]);
    follow(&page, &part, (&format!("{game}-together"), 0), Look::TABLET, &mut faults);
    page.wait_for("the game that goes on", "location.hash.startsWith('#/table/') && document.querySelector('main.table:not(.taught)[data-phase]:not([data-phase=opening])')");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    page.close();
}

/// Taps an element once it is lit.
#[track_caller]
fn tap_lit(page: &Page, css: &str) {
    const IS_LIT: &str = "(() => {
        const dark = document.querySelector('.spotlight-dark');
        const { left, top, width, height } = document.querySelector(CSS)?.getBoundingClientRect() ?? {};
        const corner = document.querySelector('.lesson').getBoundingClientRect();
        const point = new DOMPoint(left + width / 2 - corner.left, top + height / 2 - corner.top);
        return width > 0 && dark.getAttribute('d') && !dark.isPointInFill(point);
      })()";
    page.wait_for(&format!("light on {css}"), &IS_LIT.replace("CSS", &json!(css).to_string()));
    page.tap(css);
}

/// Performs the action that the callout asks for: a tap on its element, or on each of its cards, and the confirmation.
fn perform(page: &Page, action: &str, step: &str, points_at: &[String]) {
    let css = |action: &str| format!("[data-ready=true][data-action=\"{action}\"]");
    let is_done =
        || page.holds(&format!("document.querySelector('.lesson-callout')?.dataset.step !== '{step}'"));
    println!("{step}: {action}");
    if page.holds(&format!("document.querySelector({})", json!(css(action)))) {
        tap_lit(page, &css(action));
    } else if let Some((clue, way)) = action.strip_prefix("clue ").and_then(|clue| clue.split_once(' ')) {
        tap_lit(page, &format!("[data-card=\"clue {clue}\"]"));
        tap_lit(page, &format!(".olympikos-way.{way}"));
    } else if action.starts_with("place ") || action.starts_with("control ") {
        let ring = action.split(' ').next_back().unwrap_or_default();
        tap_lit(page, &format!("[data-pad] [data-ring={ring}]"));
        tap_lit(page, &format!("[data-pad] {}", css(action)));
        return;
    } else if let Some((verb, cards)) = action.split_once(' ') {
        // The notation of a card changes with the selection, where several belong together.
        let pointed = points_at.iter().filter(|css| css.starts_with("[data-card=") && verb == "cards");
        let pointed: Vec<String> = pointed.cloned().collect();
        let named =
            cards.split(',').map(|card| format!("[data-action=\"{verb} {card}\"]:not([aria-pressed=true])"));
        let cards = if pointed.is_empty() { named.collect() } else { pointed };
        for card in cards {
            tap_lit(page, &card);
        }
    }
    page.wait("the action to be selected or done", || {
        let is_ready = is_done() || page.holds("document.querySelector('.confirm:not([disabled])')");
        if is_ready { Ok(()) } else { Err(format!("{action} is neither selected nor done")) }
    });
    if !is_done() {
        tap_lit(page, ".confirm:not([disabled])");
    }
}

macro_rules! lessons {
    ($($game:ident $rules:ident),*) => {
        $(
            mod $game {
                #[test]
                fn the_lesson_is_followed_to_its_end() {
                    super::is_followed_to_its_end(stringify!($game));
                }

                #[test]
                fn three_people_learn_together_and_play_on() {
                    super::is_learned_together(stringify!($game));
                }
            }
        )*
    };
}

pentathlon_engine::for_each_game!(lessons);
