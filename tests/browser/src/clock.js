// A fake clock: `pass(ms)` advances the time, and everything due runs in order.
window.timers = [];
window.at = Date.now();
window.number = 1e9;
Date.now = () => window.at;
const opened = at - performance.now();
performance.now = () => at - opened;
window.setTimeout = (act, ms) => {
  timers.push({ number: ++number, act, due: at + (ms ?? 0) });
  return number;
};
const clearReal = window.clearTimeout.bind(window);
window.clearTimeout = (number) => {
  clearReal(number);
  window.timers = timers.filter((it) => it.number !== number);
};
window.setInterval = (act, ms) => {
  const repeated = { number: ++number, act: () => { timers.push({ ...repeated, due: at + ms }); act(); }, due: at + ms };
  timers.push(repeated);
  return repeated.number;
};
window.clearInterval = window.clearTimeout;
window.pass = (ms) => {
  const until = at + ms;
  for (;;) {
    const [next] = timers.filter((it) => it.due <= until).sort((a, b) => a.due - b.due || a.number - b.number);
    if (!next) break;
    window.timers = timers.filter((it) => it !== next);
    window.at = Math.max(at, next.due);
    next.act();
  }
  window.at = until;
};
