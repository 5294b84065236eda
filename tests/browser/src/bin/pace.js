// Advances the fake clock from one timer to the next, and adds up the time during which a person watches: see pace.rs.
const began = Date.now();
(function advance() {
  setRealTimeout(advance);
  const ms = Math.min(...timers.map((timer) => timer.due)) - Date.now();
  if (!Number.isFinite(ms)) return;
  if (isWatched()) recorded.watched += ms;
  pass(ms);
  recorded.lasted = Date.now() - began;
})();
play();
