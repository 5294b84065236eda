// A clock that jumps, so that a whole game takes seconds: see pace.rs. What is to be called later is called in the order of
// its time, with a pause for the page between, and the time between is added up where somebody watches.
const clock = { now: 0, next: 1e9, calls: [] };
const began = Date.now();
Date.now = () => began + clock.now;
const [later, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
window.setTimeout = (run, ms = 0) => {
  clock.calls.push({ id: ++clock.next, at: clock.now + Math.max(0, Number(ms)), run });
  return clock.next;
};
window.clearTimeout = (id) => {
  const at = clock.calls.findIndex((call) => call.id === id);
  if (at < 0) clear(id);
  else clock.calls.splice(at, 1);
};
(function jump() {
  later(jump);
  const call = clock.calls.reduce((first, call) => (first && first.at <= call.at ? first : call), null);
  if (!call) return;
  clock.calls.splice(clock.calls.indexOf(call), 1);
  if (isWatched()) recorded.watched += call.at - clock.now;
  clock.now = recorded.lasted = call.at;
  call.run();
})();
play();
