// Appended to the generated glue of the search worker. In a worker it answers requests. Imported by the page it sends
// requests to a worker, replaces a worker that fails, and where there are no workers it searches on the page, in
// slices.

// The maximum time in milliseconds between pauses in which the worker or page can handle other events.
const SLICE_MS = 20;
// A working worker reports at least this often; some tablets suspend workers indefinitely.
const SILENCE_MS = 4000;
// The number of playouts between two looks at the clock.
const PLAYOUTS = 8;

let ready;

// Starts the program once; after a failure the next request tries again. The browser checks it by its hash.
function start({ address, integrity }) {
  const ask = (cache) => fetch(address, { integrity, cache });
  const load = async () => {
    const answer = await ask("default").catch(() => ask("reload"));
    // `arrayBuffer`, because some hosts send a content type that streaming compilation refuses.
    await __wbg_init({ module_or_path: await answer.arrayBuffer() });
  };
  ready ??= load().catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

// Lets pending events run: a timer would wait longer.
const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

// Answers a request unless it is cancelled meanwhile. `tell` gets the progress once the program is loaded.
async function think({ program, game, bytes }, isWanted, tell, waits) {
  // On a slow connection, loading takes longer than a worker may be silent.
  const loading = setInterval(waits, SILENCE_MS / 4);
  try {
    await start(program);
  } finally {
    clearInterval(loading);
  }
  if (!isWanted()) return undefined;
  tell(0);
  const job = SearchJob.begin(game, bytes);
  if (!job) return undefined;
  try {
    while (isWanted()) {
      const end = performance.now() + SLICE_MS;
      let isDone;
      do isDone = job.step(PLAYOUTS);
      while (!isDone && performance.now() < end);
      if (isDone) return job.answer();
      tell(job.progress());
      await pause();
    }
  } finally {
    job.free();
  }
}

let worker;
let asked;
let silence;
// Whether the page searches because workers did not: it need not wait for them again.
let isHere = false;
// Distinguishes replies to a cancelled request from replies to the current one.
let number = 0;

// Sends a request in place of the previous one. `tell` gets the progress from 0 to 1, and finally the answer, which is
// `undefined` if neither a worker nor the page can search.
export function ask(request, startWorker, tell) {
  number += 1;
  asked = { ...request, number, startWorker, tell, failures: 0 };
  if (isHere) thinkHere(asked);
  else askWorker(asked);
}

// Cancels the request.
export function giveUp() {
  if (!asked) return;
  asked = undefined;
  clearTimeout(silence);
  worker?.postMessage(undefined);
}

function askWorker(request) {
  const { number, program, game, bytes } = request;
  try {
    if (!worker) {
      worker = request.startWorker(import.meta.url);
      worker.onmessage = ({ data }) => hear(data);
      worker.onerror = replace;
    }
    worker.postMessage({ number, program, game, bytes });
    listen();
  } catch {
    thinkHere(request);
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

// One more worker gets a chance, then the page searches by itself.
function replace() {
  clearTimeout(silence);
  worker?.terminate();
  worker = undefined;
  if (!asked) return;
  asked.failures += 1;
  if (asked.failures < 2) askWorker(asked);
  else thinkHere(asked);
}

async function thinkHere(request) {
  const isWanted = () => asked === request;
  // A search that another one supersedes has no answer, and says nothing of the page.
  isHere = true;
  const tell = (progress) => isWanted() && request.tell(progress, undefined);
  const answer = await think(request, isWanted, tell, () => {}).catch(() => undefined);
  if (!isWanted()) return;
  isHere = Boolean(answer);
  finish(answer);
}

// In a worker: only the newest request is wanted.
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
