// Appended to the glue of the search program, in one file. In a worker it answers requests. Imported by the page it
// sends requests to a worker and replaces one that fails; without workers it searches on the page, in slices.

// The longest slice of a search without yielding, in milliseconds.
const SLICE_MS = 20;
// A searching worker reports at least this often. Some tablets suspend workers for good.
const SILENCE_MS = 4000;
// The number of playouts between two looks at the clock.
const PLAYOUTS = 8;

let ready;

// Starts the program, once. After a failure the next request tries again. The browser checks its integrity hash.
function start({ address, integrity }) {
  const ask = (cache) => fetch(address, { integrity, cache });
  const load = async () => {
    const answer = await ask("default").catch(() => ask("reload"));
    // Some hosts send a media type that streaming compilation refuses.
    await __wbg_init({ module_or_path: await answer.arrayBuffer() });
  };
  ready ??= load().catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

// Yields to other tasks, sooner than a timer would.
const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

// Answers a request unless it is cancelled. Calls `tell` with the progress once the program is loaded.
async function think({ program, game, question }, isWanted, tell, waits) {
  // On a slow connection, loading takes longer than a worker may be silent.
  const loading = setInterval(waits, SILENCE_MS / 4);
  try {
    await start(program);
  } finally {
    clearInterval(loading);
  }
  if (!isWanted()) return undefined;
  tell(0);
  const thinker = SearchWorker.begin(game, question);
  if (!thinker) return undefined;
  try {
    while (isWanted()) {
      const end = performance.now() + SLICE_MS;
      let isDone;
      do isDone = thinker.step(PLAYOUTS);
      while (!isDone && performance.now() < end);
      if (isDone) return thinker.answer();
      tell(thinker.progress());
      await pause();
    }
  } finally {
    thinker.free();
  }
}

let worker;
let asked;
let silence;
// Distinguishes the answers of a cancelled request from those of the current one.
let number = 0;

// Sends a request in place of the previous one. Calls `tell` with the progress, from 0 to 1, and finally with the
// answer, which is undefined if no search is possible.
export function ask(request, startWorker, tell) {
  number += 1;
  asked = { ...request, number, startWorker, tell, failures: 0 };
  askWorker(asked);
}

// Cancels the request.
export function giveUp() {
  if (!asked) return;
  asked = undefined;
  clearTimeout(silence);
  worker?.postMessage(undefined);
}

function askWorker(question) {
  const { number, program, game, question: bytes } = question;
  try {
    if (!worker) {
      worker = question.startWorker(import.meta.url);
      worker.onmessage = ({ data }) => hear(data);
      worker.onerror = replace;
    }
    worker.postMessage({ number, program, game, question: bytes });
    listen();
  } catch {
    thinkHere(question);
  }
}

function listen() {
  clearTimeout(silence);
  silence = setTimeout(replace, SILENCE_MS);
}

function hear({ number, isLoading, progress, answer, failed }) {
  if (number !== asked?.number) return;
  if (failed) return replace();
  listen();
  if (isLoading) return undefined;
  if (progress !== undefined) return asked.tell(progress, undefined);
  finish(answer);
}

function finish(answer) {
  clearTimeout(silence);
  const { tell } = asked;
  asked = undefined;
  tell(1, answer);
}

// After the first failure a new worker tries, then the page searches itself.
function replace() {
  clearTimeout(silence);
  worker?.terminate();
  worker = undefined;
  if (!asked) return;
  asked.failures += 1;
  if (asked.failures < 2) askWorker(asked);
  else thinkHere(asked);
}

async function thinkHere(question) {
  const isWanted = () => asked === question;
  try {
    const tell = (progress) => isWanted() && question.tell(progress, undefined);
    const answer = await think(question, isWanted, tell, () => {});
    if (isWanted()) finish(answer);
  } catch {
    if (isWanted()) finish(undefined);
  }
}

// In a worker: only the latest request counts.
if (typeof document === "undefined") {
  let current;
  self.onmessage = async ({ data }) => {
    current = data;
    if (!data) return;
    const isWanted = () => current === data;
    const tell = (what) => isWanted() && self.postMessage({ number: data.number, ...what });
    try {
      const answer = await think(data, isWanted, (progress) => tell({ progress }), () => tell({ isLoading: true }));
      tell({ answer });
    } catch {
      tell({ failed: true });
    }
  };
}
