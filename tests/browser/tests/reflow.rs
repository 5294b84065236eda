//! Text at twice the size, on any screen of the app: everything is visible without horizontal scrolling. `scenes.rs` measures
//! every scene.

use pentathlon_browser::{Look, Page, Site, labelled, said, scenes};
use serde_json::{Value, json};

use crate::game::AT_ONCE;
use crate::{records, sight};

/// Elements that may end in an ellipsis, because the full text is available at the same place: a card and a line of the
/// result board have the full name as a label and can be enlarged, a badge opens its player's wins, a lane everybody's.
const MAY_BE_SHORTENED: &str = ".card-name, .line-who b, .line-who small, .line-player, .badge-name, .badge-status, \
     .run-name, .rung-who span, .needed-name";

/// Texts that are partly invisible, and texts that overlap. Elements that scroll are fine.
const LOST_WORDS: &str = r#"
const named = (e) => `${e.tagName.toLowerCase()}.${String(e.getAttribute("class") ?? "").trim().split(/\s+/).join(".")}`;
const only_spoken = (e) => getComputedStyle(e).clipPath === "inset(50%)";
const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !only_spoken(e);
// Sticky elements cover what scrolls past them.
const sticks = (e) => e !== null && (getComputedStyle(e).position === "sticky" || sticks(e.parentElement));
// A stage covers the board for a moment, and a tap on it continues; the callout of a lesson lies over the table.
const stage_of = (e) => e.closest(".olympics-stage, .stage, .lesson-callout");
// A picture in the rules repeats in small what its two sentences say. Of a number that counts up only the last is there to stay.
const unseen = ".visually-hidden, svg, option, noscript, script, style, .still, .count-up i:not(:last-child)";
const box = (r) => ({ left: r.left, top: r.top, right: r.right, bottom: r.bottom });
const faults = [];
const words = [];
// Anything under a dialog is visible when it is closed.
const stage = document.querySelector("dialog[open]") ?? document.body;
const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode()); ) {
  const e = node.parentElement;
  const text = node.data.trim();
  if (!text || e.closest(unseen) || !shown(e)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of range.getClientRects()) {
    if (rect.width < 1 || rect.height < 1) continue;
    const seen = box(rect);
    for (let a = e; a; a = a.parentElement) {
      const style = getComputedStyle(a);
      const r = a.getBoundingClientRect();
      // Letters with a small line height extend slightly beyond their box.
      const hair = 0.3 * rect.height;
      const cut = (kind) => kind === "hidden" || kind === "clip";
      const out = Math.max(
        cut(style.overflowX) ? Math.max(r.left - seen.left, seen.right - r.right) : 0,
        cut(style.overflowY) ? Math.max(r.top - seen.top, seen.bottom - r.bottom) - hair : 0,
      );
      if (out > 1.5 && !e.closest(arguments[0])) {
        faults.push(`"${text}" in ${named(e)} is cut off by ${Math.round(out)} px at ${named(a)}`);
      }
      if (style.overflowX !== "visible") {
        [seen.left, seen.right] = [Math.max(seen.left, r.left), Math.min(seen.right, r.right)];
      }
      if (style.overflowY !== "visible") {
        [seen.top, seen.bottom] = [Math.max(seen.top, r.top), Math.min(seen.bottom, r.bottom)];
      }
      if (style.position === "fixed") break;
    }
    if (seen.right > seen.left && seen.bottom > seen.top) words.push({ node, text, e, ...seen });
  }
}
for (const [at, one] of words.entries()) {
  for (const other of words.slice(at + 1)) {
    if (one.node === other.node) continue;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const line = Math.min(one.bottom - one.top, other.bottom - other.top);
    if (across > 2 && down > 0.4 * line && sticks(one.e) === sticks(other.e) && stage_of(one.e) === stage_of(other.e)) {
      faults.push(`"${one.text}" (${named(one.e)}) and "${other.text}" (${named(other.e)}) lie over one another`);
    }
  }
}
return [...new Set(faults)];"#;

/// Controls that cannot be reached by scrolling.
const OUT_OF_REACH: &str = r#"
const stage = document.querySelector("dialog[open]") ?? document.body;
const controls = [...stage.querySelectorAll("button, a[href], input, select, summary")];
const faults = [];
for (const e of controls.filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[inert]"))) {
  const area = e.matches("input[type=radio], input[type=checkbox]") ? e.closest("label") ?? e : e;
  area.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = area.getBoundingClientRect();
  const within = (at) => {
    const hit = document.elementFromPoint(left + width * at, top + height * at);
    return hit && (area.contains(hit) || hit.closest("label")?.control === e || hit.closest(".olympics-stage, .stage, .lesson-callout"));
  };
  if (![0.5, 0.1, 0.9].some(within)) {
    const name = (e.getAttribute("aria-label") ?? e.innerText).replace(/\s+/g, " ").trim().slice(0, 40);
    faults.push(`${e.tagName.toLowerCase()} "${name}" cannot be reached`);
  }
}
scrollTo(0, 0);
return faults;"#;

/// Words that are lost with enlarged text, and controls that cannot be reached.
#[track_caller]
pub fn lost(page: &Page) -> Vec<String> {
    let ask = |script: &str| page.run(script, &[json!(MAY_BE_SHORTENED)]);
    let mut faults = sight::too_wide(page);
    for found in [ask(LOST_WORDS), ask(OUT_OF_REACH)] {
        faults.extend(found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned));
    }
    faults
}

#[test]
fn messages_are_visible_with_text_twice_as_large() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let scene = scenes::named("olympia2000-5").expect("there is that scene");
    scene.enter(&page);
    page.run("document.documentElement.style.fontSize = '200%';", &[]);
    // A column that cannot be chosen now says so.
    page.tap(".column");
    page.wait_for("a notice", "document.querySelector('.notice') && !document.getAnimations().length");
    assert_eq!(page.lasting_faults(|| sight::not_in_sight(&page, ".notice")), Vec::<String>::new());
    page.close();
}

/// What lies under the bars of the system or a notch: texts and controls to the left and right, and those that no scrolling brings
/// out from above and below.
const UNDER_BARS: &str = r#"
const [top, side, bottom] = arguments;
const parts = [...document.querySelector("main").querySelectorAll("h1, h2, h3, p, a, button, input, select, textarea, summary, legend")];
const seen = parts.filter((e) => {
  const { width, height } = e.getBoundingClientRect();
  return width > 1 && height > 1 && e.checkVisibility({ visibilityProperty: true }) && !e.closest(".scroll, .visually-hidden");
});
const faults = [];
const look = (isUnder, where) => {
  for (const e of seen) {
    if (isUnder(e.getBoundingClientRect())) faults.push(`${e.tagName} "${(e.innerText || e.ariaLabel || "").slice(0, 30)}" ${where}`);
  }
};
scrollTo(0, 0);
look(({ left, right }) => left < side - 1 || right > innerWidth - side + 1, "is at the side");
look((r) => r.top < top - 1, "is at the top");
scrollTo(0, document.documentElement.scrollHeight);
look((r) => r.bottom > innerHeight - bottom + 1, "is at the bottom");
scrollTo(0, 0);
return faults;"#;

#[test]
fn nothing_lies_under_a_notch_or_a_bar_of_the_system_on_any_screen() {
    let (top, side, bottom) = (24, 64, 32);
    let site = Site::at_root();
    let page = Page::blank(&site, Look::sized(844, 390).still());
    let insets = json!({ "top": top, "left": side, "right": side, "bottom": bottom });
    page.devtools("Emulation.setSafeAreaInsetsOverride", json!({ "insets": insets }));
    let over = records::over(2, &[0]);
    let (own, other) = (records::key("t"), records::key("o"));
    page.begin_at("#/", &[(&own, &records::at_athletes(2, &[0], 2)), (&other, &over), AT_ONCE]);
    let mut faults = Vec::new();
    for (place, is_there) in [
        ("#/", ".shelf"),
        ("#/new/olympia2000", ".set-up .chairs"),
        ("#/pentathlon/new", ".tournament-set-up .chairs"),
        ("#/rules/olympics", ".rules-text"),
        ("#/settings", ".settings"),
        ("#/people", ".people-screen"),
        ("#/hall", ".hall"),
        ("#/open", "textarea"),
        ("#/nowhere", ".nothing"),
        ("#/lesson/olympia2000", ".lesson.placed"),
        ("#/replay/o", ".replay .replay-controls"),
        ("#/table/o", ".podium .podium-points"),
        ("#/table/t", ".table[data-phase=asking]"),
    ] {
        page.go(place);
        page.wait_for(
            place,
            &format!("document.querySelector('{is_there}') && !document.querySelector('.fetching')"),
        );
        faults.extend(page.lasting_faults(|| {
            let found = page.run(UNDER_BARS, &[json!(top), json!(side), json!(bottom)]);
            let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
            found.map(|fault| format!("{place}: {fault}")).collect()
        }));
    }
    page.tap(&labelled(said("app", "rules")));
    page.wait_for("the rules", "document.querySelector('dialog[open] .rules-text')");
    let within = format!(
        "(({{ left, top, right, bottom }}) => left >= {side} && top >= {top} && innerWidth - right >= {side}
           && innerHeight - bottom >= {bottom})(document.querySelector('dialog[open]').getBoundingClientRect())"
    );
    page.wait_for("the rules over the table", &within);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    page.close();
}
