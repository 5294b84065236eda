// What cannot be read or touched on the screen as it is now. Gets the selectors of the exceptions by kind, and what must be
// seen as [what, selector of the things, selector of what each of them shows]; returns the faults as { kind, text }.
const [except, needed] = arguments;
const root = document.documentElement;
const narrow = innerWidth <= 320;
const veryLarge = root.dataset.text === "huge" || root.dataset.wide === "";
const LEAST_TEXT = narrow ? 10 : 11;
const LEAST_TARGET = 44;
const LEAST_TARGET_IN_HAND = 40;

const faults = [];
const named = (e) => `${e.localName}.${String(e.getAttribute("class") ?? "").trim().split(/\s+/).join(".")}`;
const spoken = (e) => (e.getAttribute("aria-label") ?? e.textContent).replace(/\s+/g, " ").trim().slice(0, 30);
const round = (number) => Math.round(number * 10) / 10;
const report = (kind, e, text) => {
  if (except[kind] && e.closest(except[kind])) return;
  faults.push({ kind, text });
};
const isShown = (e) =>
  e.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
const isOnlySpoken = (e) => e.closest(".visually-hidden") || getComputedStyle(e).clipPath === "inset(50%)";

// Whatever lies under a dialog or a curtain is seen when that is gone.
const scope =
  [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".curtain") ?? document.body;
// A moment is staged over the board, and gone with a tap.
const stage = [...scope.querySelectorAll(".stage, .olympics-stage, .crowning")].find(isShown);

// Elements that let touches through are hit too, because they cover all the same.
const sheet = new CSSStyleSheet();
sheet.replaceSync("* { pointer-events: auto !important; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const scale = (e) => {
  let factor = 1;
  for (let a = e; a; a = a.parentElement) {
    const style = getComputedStyle(a);
    if (style.transform !== "none") {
      const { a: x, b, c, d } = new DOMMatrix(style.transform);
      factor *= Math.sqrt(Math.abs(x * d - b * c));
    }
    if (style.scale !== "none") factor *= parseFloat(style.scale);
  }
  return factor;
};
const sizeOf = (e) => {
  const size = parseFloat(getComputedStyle(e).fontSize);
  const drawn = e.closest("svg") && e.getScreenCTM?.();
  return drawn ? size * Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : size * scale(e);
};

const paints = (e) => {
  let opacity = 1;
  for (let a = e; a; a = a.parentElement) opacity *= Number(getComputedStyle(a).opacity);
  if (opacity < 0.15) return false;
  if (e instanceof SVGElement) return !(e instanceof SVGSVGElement) && !(e instanceof SVGGElement);
  if (e instanceof HTMLImageElement || e instanceof HTMLCanvasElement) return true;
  const style = getComputedStyle(e);
  if (style.backgroundImage !== "none" && !style.backgroundImage.includes("gradient")) return true;
  const alpha = /[/,]\s*([\d.]+)\)$/.exec(style.backgroundColor);
  const transparent = style.backgroundColor === "transparent" || style.backgroundColor === "rgba(0, 0, 0, 0)";
  return !transparent && (!alpha || !/rgba|\//.test(style.backgroundColor) || Number(alpha[1]) > 0.3);
};
/// What is painted over an element at a point; `null` if nothing is.
const cover = (e, x, y) => {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (hit === e || e.contains(hit) || hit.contains(e)) return null;
    if (stage && stage.contains(hit) && !stage.contains(e)) return null;
    if (paints(hit)) return hit;
  }
  return null;
};

/// The window of an element: the part of the screen to which its ancestors cut it, and the first that scrolls.
const windowOf = (e) => {
  const clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity, by: null, scroller: null };
  // What of it is on the screen now, however far its scrollers are scrolled.
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let a = e; a && a !== document.body && a !== root; a = a.parentElement) {
    const style = getComputedStyle(a);
    if (style.overflowX !== "visible" || style.overflowY !== "visible") {
      const r = a.getBoundingClientRect();
      [seen.left, seen.right] = [Math.max(seen.left, r.left), Math.min(seen.right, r.right)];
      [seen.top, seen.bottom] = [Math.max(seen.top, r.top), Math.min(seen.bottom, r.bottom)];
      const scrolls = (over) => over === "auto" || over === "scroll";
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
        if (a.scrollHeight > a.clientHeight + 1 || a.scrollWidth > a.clientWidth + 1) clip.scroller ??= a;
      } else if (!clip.scroller) {
        if (r.left > clip.left) [clip.left, clip.by] = [r.left, a];
        if (r.right < clip.right) [clip.right, clip.by] = [r.right, a];
        if (r.top > clip.top) [clip.top, clip.by] = [r.top, a];
        if (r.bottom < clip.bottom) [clip.bottom, clip.by] = [r.bottom, a];
      }
    }
    if (style.position === "fixed") break;
  }
  return { ...clip, seen };
};

const pageScrolls = root.scrollHeight > innerHeight + 1;
const isTable = Boolean(document.querySelector("main.table:not(.replay)")) && !document.querySelector(".podium") && scope === document.body;
const scrollers = new Map();
const outside = (r) => {
  if (r.left < -1 || r.right > innerWidth + 1) return "beside";
  if (r.top < -1) return "above";
  if (r.bottom > innerHeight + 1 && (isTable && !veryLarge || !pageScrolls)) return "below";
  return null;
};

// Texts.
const words = [];
const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode()); ) {
  const e = node.parentElement;
  const text = node.data.trim();
  // A picture in the rules repeats in small what its two sentences say.
  if (!text || e.closest("script, style, noscript, option, title, desc, textarea, .still") || !isShown(e) || isOnlySpoken(e)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter((r) => r.width >= 1 && r.height >= 1);
  if (!rects.length) continue;
  const label = `“${text.slice(0, 30)}” in ${named(e)} < ${named(e.parentElement)}`;
  const size = sizeOf(e);
  if (size < LEAST_TEXT - 0.05) report("small", e, `${label} has ${round(size)} px`);
  const clip = windowOf(e);
  if (clip.scroller) scrollers.set(clip.scroller, (scrollers.get(clip.scroller) ?? 0) + 1);
  let [cutBy, outBy, coveredBy] = [0, null, null];
  const letters = Math.min(size * 1.25, rects[0].height);
  for (const r of rects) {
    // Only the letters, without the space above and below them.
    const air = Math.max(0, r.height - letters) / 2 + 0.15 * letters;
    const ink = { left: r.left, right: r.right, top: r.top + air, bottom: r.bottom - air };
    cutBy = Math.max(cutBy, clip.left - ink.left, ink.right - clip.right, clip.top - ink.top, ink.bottom - clip.bottom);
    outBy ??= clip.scroller ? null : outside(ink);
    const y = (r.top + r.bottom) / 2;
    for (const at of [0.1, 0.5, 0.9]) {
      const x = r.left + at * r.width;
      const { left, top, right, bottom } = clip.seen;
      if (x > left && y > top && x < right && y < bottom) coveredBy ??= cover(e, x, y);
    }
    if (!clip.scroller) words.push({ e, label, ...ink });
  }
  const dotted = getComputedStyle(e).textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth + 1;
  if (cutBy > 1.5 || dotted) report("cut", e, `${label} by ${dotted ? "dots" : `${round(cutBy)} px at ${named(clip.by)}`}`);
  if (outBy) report("outside", e, `${label} lies ${outBy} the window`);
  if (coveredBy) report("covered", e, `${label} by ${named(coveredBy)} < ${named(coveredBy.parentElement)}`);
  // A word on two lines. A soft hyphen, a hyphen or a slash is a place to break; a drawn soft hyphen counts to the word
  // after it.
  for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const lines = [...range.getClientRects()].filter((r) => r.width >= 1);
    if (node.data[index - 1] === "\u00ad" && lines.length > 1) lines.shift();
    if (lines.some((r) => r.top > lines[0].top + 0.5 * lines[0].height)) {
      report("split", e, `“${word}” in ${named(e)} < ${named(e.parentElement)}`);
      break;
    }
  }
}
for (const [at, one] of words.entries()) {
  for (const other of words.slice(at + 1)) {
    if (one.e === other.e || one.e.contains(other.e) || other.e.contains(one.e)) continue;
    if (stage && stage.contains(one.e) !== stage.contains(other.e)) continue;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (across > 2 && down > 2) report("covered", other.e, `${one.label} and ${other.label} lie over one another`);
  }
}
if (!veryLarge && isTable) for (const [scroller, count] of scrollers) report("scroller", scroller, `${named(scroller)} holds ${count} texts`);

// What one needs to decide: each of the things shows one of the texts or pictures, which is as large as a text.
if (isTable) {
  const isSeen = (e) => {
    const { width, height } = e.getBoundingClientRect();
    const clip = windowOf(e);
    return isShown(e) && !isOnlySpoken(e) && width >= 4 && height >= LEAST_TEXT - 4 && (clip.scroller || clip.seen.right - clip.seen.left >= 4);
  };
  for (const [what, each, shows] of needed) {
    for (const e of scope.querySelectorAll(each)) {
      const found = shows === ":scope" ? [e] : [...e.querySelectorAll(shows)];
      if (!found.some(isSeen)) report("missing", e, `${what}: ${named(e)} “${spoken(e)}” shows no ${shows}`);
    }
  }
}

// Whatever can be touched.
const targets = [...scope.querySelectorAll("button, a[href], input, select, summary, [role=button]")].filter(
  (e) => isShown(e) && !e.disabled && !e.closest("[inert]") && !e.matches("p a") && !isOnlySpoken(e),
);
for (const e of targets) {
  const area = e.matches("input[type=radio], input[type=checkbox]") ? (e.closest("label") ?? e) : e;
  const r = area.getBoundingClientRect();
  const least = area.closest(".hand, .race-cards, .fanned, .line") ? LEAST_TARGET_IN_HAND : LEAST_TARGET;
  const label = `${named(area)} “${spoken(area)}”`;
  // While it is pressed, a button is drawn smaller.
  if (Math.min(Math.max(r.width, area.offsetWidth), Math.max(r.height, area.offsetHeight)) < least - 0.5) report("target", area, `${label} has ${round(r.width)} x ${round(r.height)}`);
  const clip = windowOf(area);
  const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
  if (clip.scroller || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
  const hit = document.elementsFromPoint(x, y).find((one) => one.closest("button, a[href], input, select, summary, [role=button]") || one === stage);
  const owner = hit?.closest("button, a[href], input, select, summary, [role=button]");
  if (owner && owner !== e && !area.contains(owner) && !owner.contains(area) && !(stage && !stage.contains(e))) {
    report("middle", area, `${label} lies under ${named(owner)} “${spoken(owner)}”`);
  }
}

// The question and its answers.
for (const e of scope.querySelectorAll("#prompt, .confirm, .withdraw, .pass, .hold, .go-on, .status button, .replay-controls > .row:first-child")) {
  if (!isShown(e)) continue;
  const r = e.getBoundingClientRect();
  const clip = windowOf(e);
  const out = Math.max(-r.left, -r.top, r.right - innerWidth, r.bottom - innerHeight, clip.left - r.left, clip.top - r.top, r.right - clip.right, r.bottom - clip.bottom);
  if (out > 1) report("asked", e, `${named(e)} “${spoken(e)}” is ${round(out)} px out of sight`);
}
if (root.scrollWidth > root.clientWidth + 1) {
  const wide = [...scope.querySelectorAll("*")].filter((e) => isShown(e) && !e.closest("svg *") && e.getBoundingClientRect().right > root.clientWidth + 1);
  report("sideways", scope, `the page is ${root.scrollWidth} px wide: ${wide.slice(-1).map(named)}`);
}
if (isTable && !veryLarge && pageScrolls) report("scrolls", scope, `the page is ${root.scrollHeight} px high`);
document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
return faults;
