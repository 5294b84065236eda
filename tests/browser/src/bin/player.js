// A person at a table, who takes a second for everything and chooses at random: see frames.rs and pace.rs.
const recorded = (window.recorded = { decisions: 0, taps: 0, watched: 0, curtains: 0, passes: 0, over: false });
let holder = "";
const table = () => document.querySelector("main.table");
const textOf = (selector) => (table()?.querySelector(selector)?.textContent ?? "").trim();
// A result stays until its button is tapped.
const isResult = () => table()?.dataset.phase === "showing" && textOf(".status button") === "Next";
const isWatched = () => ["showing", "thinking"].includes(table()?.dataset.phase) && !isResult();
const rest = (ms) => new Promise((go) => setTimeout(go, ms));
const tap = async (element) => {
  if (!element) return false;
  await rest(800);
  element.click();
  recorded.taps += 1;
  return true;
};
let random = 1;
const anyOf = (elements) => {
  random = (random * 48271) % 2147483647;
  return elements[random % elements.length];
};
// Several people race on one screen, each at a pad.
const race = async () => {
  await tap(table().querySelector(".go-on"));
  for (const pad of table().querySelectorAll("[data-pad]")) {
    await tap(anyOf(pad.querySelectorAll("[data-ring]:not(.gone)")));
    if (await tap(anyOf(pad.querySelectorAll("[data-ready=true]")))) recorded.decisions += 1;
  }
};
// Opens the curtain for a person, to whom the device is passed unless they opened it last.
const open = async (name) => {
  if (!(await tap(table().querySelector(".curtain .hold")))) return;
  recorded.curtains += 1;
  recorded.passes += name === holder ? 0 : 1;
  holder = name;
};
const play = async () => {
  for (;;) {
    await rest(250);
    const phase = table()?.dataset.phase;
    if (phase === "over") break;
    if (isResult()) await tap(table().querySelector(".status button"));
    if (phase === "curtain") await open(textOf("#curtain-name"));
    if (phase === "racing") await race();
    if (phase !== "asking") continue;
    await tap(anyOf(table().querySelectorAll("[data-ready=true]")));
    if (await tap(table().querySelector(".confirm:not(:disabled)"))) recorded.decisions += 1;
  }
  await rest(4000);
  recorded.over = true;
};
