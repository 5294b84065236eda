//! Measures positions on the screen. Each check returns sentences: none if all is well.

use pentathlon_browser::Page;
use serde_json::{Value, json};

/// Functions shared by all measurements.
const COMMON: &str = r#"
const named = (e) => `${e.tagName.toLowerCase()}.${String(e.getAttribute("class") ?? "").split(" ").join(".")} "${
  (e.getAttribute("aria-label") ?? e.innerText ?? "").replace(/\s+/g, " ").trim().slice(0, 40)}"`;
const shown = (e) => e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const within = [document.documentElement.clientWidth, innerHeight];
/// The part of an element that no ancestor cuts off.
const left_over = (e) => {
  const box = e.getBoundingClientRect();
  let [x1, y1, x2, y2] = [box.left, box.top, box.right, box.bottom];
  for (let a = e.parentElement; a && a !== document.documentElement; a = a.parentElement) {
    const style = getComputedStyle(a);
    if (style.position === "fixed") break;
    const cut = a.getBoundingClientRect();
    if (style.overflowX !== "visible") [x1, x2] = [Math.max(x1, cut.left), Math.min(x2, cut.right)];
    if (style.overflowY !== "visible") [y1, y2] = [Math.max(y1, cut.top), Math.min(y2, cut.bottom)];
  }
  return { box, x1, y1, x2, y2 };
};
const round = (n) => Math.round(n * 10) / 10;
"#;

#[track_caller]
fn measure(page: &Page, script: &str, of: &str) -> Vec<String> {
    let found = page.run(&format!("{COMMON}\n{script}"), &[json!(of)]);
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Where the page is wider than the screen, so that horizontal scrolling would be needed.
#[track_caller]
pub fn too_wide(page: &Page) -> Vec<String> {
    const SCRIPT: &str = r#"
const root = document.documentElement;
if (root.scrollWidth <= root.clientWidth && document.body.scrollWidth <= root.clientWidth) return [];
const wide = [...document.body.querySelectorAll("*")].filter((e) => {
  const { x1, x2 } = left_over(e);
  return shown(e) && !e.closest("svg svg, svg *") && x2 > x1 && (x2 > root.clientWidth + 1 || x1 < -1);
});
const inmost = wide.filter((e) => !wide.some((other) => other !== e && e.contains(other)));
return [`the page is ${root.scrollWidth} wide and the screen ${root.clientWidth}`,
  ...inmost.slice(0, 5).map((e) => `${named(e)} reaches to ${round(e.getBoundingClientRect().right)}`)];"#;
    measure(page, SCRIPT, "")
}

/// The elements matching a selector that are not entirely visible, or are covered. Also reports if there are none.
#[track_caller]
pub fn not_in_sight(page: &Page, css: &str) -> Vec<String> {
    const SCRIPT: &str = r#"
scrollTo(0, 0);
const css = arguments[0];
const all = [...document.querySelectorAll(css)].filter(shown);
if (!all.length) return [`there is no ${css}`];
const faults = [];
for (const e of all) {
  const { box, x1, y1, x2, y2 } = left_over(e);
  const cut = Math.max(x1 - box.left, y1 - box.top, box.right - x2, box.bottom - y2);
  const out = Math.max(-box.left, -box.top, box.right - within[0], box.bottom - within[1]);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  if (box.width < 1 || box.height < 1) faults.push(`${named(e)} has no size`);
  else if (out > 1) faults.push(`${named(e)} is ${round(out)} px outside the screen`);
  else if (cut > 1) faults.push(`${named(e)} is cut off by ${round(cut)} px`);
  else if (!hit || !(e.contains(hit) || hit.contains(e))) faults.push(`${named(e)} is covered by ${hit && named(hit)}`);
}
return faults;"#;
    measure(page, SCRIPT, css)
}

/// The touch targets that are smaller than 44 px, or 40 px in a crowded hand.
#[track_caller]
pub fn too_small_to_touch(page: &Page) -> Vec<String> {
    const SCRIPT: &str = r#"
const touched = "button, a[href], select, input, summary, [role=button]";
const modal = document.querySelector("dialog[open]");
const all = [...(modal ?? document).querySelectorAll(touched)].filter((e) => shown(e) && !e.closest("[inert]"));
// A link within a sentence may be as high as its line.
const inline = (e) => e.matches("p a");
return all.filter((e) => !inline(e)).flatMap((e) => {
  const area = e.matches("input:is([type=radio], [type=checkbox], [type=file])") ? e.closest("label") ?? e : e;
  const { width, height } = area.getBoundingClientRect();
  const least = e.closest(".race-cards, .fanned") ? 39.5 : 43.5;
  if (width >= least && height >= least) return [];
  // More than 17 cards in one hand, as the legibility test allows them.
  if (e.closest(".fanned")?.children.length > 17 && width >= 39.5 && height >= 34.5) return [];
  // On the shortest phones, five results of the previous round are lines of text. Nothing is decided there.
  if (e.closest(".line") && innerHeight < 700 && height >= 23) return [];
  return [`${named(e)} is ${round(width)} x ${round(height)}`];
});"#;
    measure(page, SCRIPT, "")
}

/// The texts that do not fit into their boxes, so that part of them is cut off.
#[track_caller]
pub fn cut_off_texts(page: &Page, css: &str) -> Vec<String> {
    const SCRIPT: &str = r#"
const faults = [];
for (const e of [...document.querySelectorAll(arguments[0])].filter(shown)) {
  for (const part of [e, ...e.querySelectorAll("*")].filter((part) => shown(part) && !part.closest("svg"))) {
    const style = getComputedStyle(part);
    // Text for screen readers only is cut off on purpose.
    if (part.closest(".visually-hidden") || style.overflowX === "visible" || ![...part.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    if (part.scrollWidth > part.clientWidth + 1) faults.push(`${named(part)} is cut off in ${named(e)}`);
  }
}
return faults;"#;
    measure(page, SCRIPT, css)
}
