// The page's records of each touch on a pad: see touch.rs.
const touched = (window.touched = []);

// The expected effect of a touch: a card on a medal or at the control, or a picked ring.
const wanted = (button) => {
  const { pad } = button.closest("[data-pad]").dataset;
  const { medal, ring } = button.dataset;
  if (ring) return ["ring", () => button.classList.contains("selected")];
  const place = medal === "control" ? `.olympikos-chip.seat-${pad} .olympikos-control-card` : `.olympikos-podest.${medal} .olympikos-card.seat-${pad}`;
  return ["card", () => document.querySelector(place) !== null];
};

addEventListener("pointerdown", (event) => {
  const button = event.target.closest("[data-pad] [data-medal], [data-pad] [data-ring]");
  if (!button || button.dataset.ready === "false") return;
  const [what, is_there] = wanted(button);
  if (is_there()) return;
  const one = { what, down: event.timeStamp, begun: performance.now(), handled: 0, frames: 0, drawn: 0, shown: 0 };
  // Whether another finger has touched within the same frame.
  one.together = touched.some((other) => other.drawn === 0 && other.frames === 0);
  touched.push(one);
  const frame = () => {
    one.frames += 1;
    if (!is_there()) {
      if (one.frames < 60) requestAnimationFrame(frame);
      return;
    }
    // A posted task runs after this frame was handed to the screen; if the next frame comes first, that one counts.
    const given = () => (one.drawn ||= performance.now());
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = given;
    port2.postMessage(null);
    requestAnimationFrame(given);
  };
  requestAnimationFrame(frame);
}, true);
addEventListener("pointerdown", () => {
  const now = performance.now();
  for (const one of touched) one.handled ||= now;
});

// The browser's own measurement of the time to the next frame on the screen, in steps of 8 ms.
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const one = entry.name === "pointerdown" && touched.find(({ down }) => Math.abs(down - entry.startTime) < 1);
    if (one) one.shown = entry.duration;
  }
}).observe({ type: "event", durationThreshold: 16 });
