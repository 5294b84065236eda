// The page's records of its frames while it plays: see frames.rs.
Object.assign(recorded, { opening: 0, gaps: [], long: [] });
const phases = [[0, "opening"]];
const doing = () => {
  const phase = table()?.dataset.phase ?? "opening";
  return phase === "showing" ? `showing: ${textOf(".status p")}` : phase;
};

// Every frame: when it was shown, and the phase of the table. The game begins when its table has been shown.
let last;
let shown = 0;
let begun = Infinity;
requestAnimationFrame(function frame(now) {
  if (begun < now) recorded.gaps.push(now - last);
  else recorded.opening = Math.max(recorded.opening, now - (last ?? now));
  if (table() && ++shown === 4) begun = now;
  if (begun < now && isWatched()) recorded.watched += now - last;
  last = now;
  const at = doing();
  if (at !== phases.at(-1)[1]) phases.push([performance.now(), at]);
  requestAnimationFrame(frame);
});

// Every frame whose work took more than 50 ms, as the browser reports it.
new PerformanceObserver((list) => {
  for (const frame of list.getEntries()) {
    if (frame.startTime < begun) continue;
    const end = frame.startTime + frame.duration;
    const sum = (times) => times.reduce((all, one) => all + one, 0);
    // What a script forces by measuring the page is style and layout, too.
    const forced = sum(frame.scripts.map((one) => one.forcedStyleAndLayoutDuration));
    const ran = frame.scripts.map((one) => `${one.invoker} ${Math.round(one.duration)} ms`);
    const [, from] = phases.findLast(([at]) => at < frame.startTime) ?? [];
    const [, to] = phases.findLast(([at]) => at <= end + 20) ?? [];
    recorded.long.push({
      ms: frame.duration,
      scripts: sum(frame.scripts.map((one) => one.duration)) - forced,
      layout: (frame.styleAndLayoutStart ? end - frame.styleAndLayoutStart : 0) + forced,
      ran: ran.join(", ") || "no script",
      when: from === to ? from : `${from} → ${to}`,
    });
  }
}).observe({ type: "long-animation-frame", buffered: false });

document.querySelector("button[type=submit]").click();
play();
