// Follows the glue of the thinking program in one file. In a worker it answers questions; imported by the page it asks a
// worker, replaces one that fails, and where there is none it thinks on the page, in slices.

// How long it may think without a look at what else there is to do, in milliseconds.
const SLICE_MS = 20;
// A worker that thinks says so at least this often; some tablets suspend workers for ever.
const SILENCE_MS = 4000;
// So many playouts are done between two looks at the clock.
const PLAYOUTS = 8;

let ready;

// Starts the program, once; after a failure the next question tries again. The browser checks it by its hash.
function start({ address, integrity }) {
  const ask = (cache) => fetch(address, { integrity, cache });
  const load = async () => {
    const answer = await ask("default").catch(() => ask("reload"));
    // Some hosts send it with another type than a browser compiles while it comes.
    await __wbg_init({ module_or_path: await answer.arrayBuffer() });
  };
  ready ??= load().catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

// Lets whatever waits have its turn: a timer would wait longer.
const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

// Answers a question, unless it is given up meanwhile. `tell` gets how far it is, as soon as the program is there.
async function think({ program, game, question }, isWanted, tell, waits) {
  // On a slow connection the program takes longer than a worker may be silent.
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
// Tells what comes back for a question that was given up from what comes for the present one.
let number = 0;

// Asks a question in place of the one before. `tell` gets how far it is, from 0 to 1, and in the end the answer; an
// answer of nothing, if nobody can think here.
export function ask(request, startWorker, tell) {
  number += 1;
  asked = { ...request, number, startWorker, tell, failures: 0 };
  askWorker(asked);
}

// Gives the question up.
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

// Another worker gets a second chance, then the page thinks by itself.
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

// In a worker: the newest question is the one that is wanted.
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
