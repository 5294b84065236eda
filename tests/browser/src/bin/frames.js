// The page's records while it plays: see frames.rs.
const recorded = (window.recorded = { opening: 0, gaps: [], long: [], done: 0, taps: 0, watched: 0, over: false });
const moments = [[0, "opening"]];
const table = () => document.querySelector("main.table");
const says = (selector) => (table()?.querySelector(selector)?.textContent ?? "").trim();
const doing = () => {
  const moment = table()?.dataset.phase ?? "opening";
  return moment === "showing" ? `showing: ${says(".status p")}` : moment;
};
// A result stays until its button is tapped.
const stays = () => table()?.dataset.phase === "showing" && says(".status button") === "Next";

// Every frame: when it was shown, and the phase of the table. The game begins when its table has been shown.
let last;
let shown = 0;
let begun = Infinity;
requestAnimationFrame(function frame(now) {
  if (begun < now) recorded.gaps.push(now - last);
  else recorded.opening = Math.max(recorded.opening, now - (last ?? now));
  if (table() && ++shown === 4) begun = now;
  const phase = table()?.dataset.phase;
  if (begun < now && ["showing", "thinking"].includes(phase) && !stays()) recorded.watched += now - last;
  last = now;
  const at = doing();
  if (at !== moments.at(-1)[1]) moments.push([performance.now(), at]);
  requestAnimationFrame(frame);
});

// Every frame whose work took more than 50 ms, as the browser reports it.
new PerformanceObserver((list) => {
  for (const frame of list.getEntries()) {
    if (frame.startTime < begun) continue;
    const end = frame.startTime + frame.duration;
    const ran = frame.scripts.map((one) => `${one.invoker} ${Math.round(one.duration)} ms`);
    const [, from] = moments.findLast(([at]) => at < frame.startTime) ?? [];
    const [, to] = moments.findLast(([at]) => at <= end + 20) ?? [];
    recorded.long.push({
      ms: frame.duration,
      scripts: frame.scripts.reduce((sum, one) => sum + one.duration, 0),
      layout: frame.styleAndLayoutStart ? end - frame.styleAndLayoutStart : 0,
      ran: ran.join(", ") || "no script",
      when: from === to ? from : `${from} → ${to}`,
    });
  }
}).observe({ type: "long-animation-frame", buffered: false });

// A person who takes a second for everything and is too slow for a race.
const rest = (ms) => new Promise((go) => setTimeout(go, ms));
const tap = (element) => {
  if (!element) return false;
  element.click();
  recorded.taps += 1;
  return true;
};
(async () => {
  document.querySelector("form button[type=submit]").click();
  let whim = 1;
  for (;;) {
    await rest(250);
    const moment = table()?.dataset.phase;
    if (moment === "over") break;
    if (stays()) {
      await rest(800);
      tap(table().querySelector(".status button"));
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
})();
