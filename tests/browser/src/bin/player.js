// A person at a table: takes a second for everything, and is too slow for a race. See frames.rs and pace.rs.
const recorded = (window.recorded = { done: 0, taps: 0, watched: 0, curtains: 0, over: false });
const table = () => document.querySelector("main.table");
const says = (selector) => (table()?.querySelector(selector)?.textContent ?? "").trim();
// A result stays until its button is tapped.
const stays = () => table()?.dataset.phase === "showing" && says(".status button") === "Next";
const isWatched = () => ["showing", "thinking"].includes(table()?.dataset.phase) && !stays();
const rest = (ms) => new Promise((go) => setTimeout(go, ms));
const tap = (element) => {
  if (!element) return false;
  element.click();
  recorded.taps += 1;
  return true;
};
const play = async () => {
  let whim = 1;
  for (;;) {
    await rest(250);
    const moment = table()?.dataset.phase;
    if (moment === "over") break;
    if (stays()) {
      await rest(800);
      tap(table().querySelector(".status button"));
    }
    if (moment === "curtain") {
      await rest(800);
      if (tap(table().querySelector(".curtain .hold"))) recorded.curtains += 1;
    }
    if (moment === "racing") tap(table().querySelector(".go-on"));
    if (moment !== "asking") continue;
    await rest(800);
    const ready = table().querySelectorAll("[data-ready=true]");
    whim = (whim * 48271) % 2147483647;
    tap(ready[whim % ready.length]);
    await rest(800);
    if (tap(table().querySelector(".confirm:not(:disabled)"))) recorded.done += 1;
  }
  await rest(4000);
  recorded.over = true;
};
