// The script that starts the search worker is fetched on the first search (`thinker/worker.js`).

let script;
// Only the newest request is answered.
let newest;

const named = (name) => {
  const tag = document.querySelector(`meta[name="${name}"]`);
  return tag && { address: new URL(tag.content, document.baseURI).href, integrity: tag.getAttribute("integrity") ?? "" };
};

// Browsers do not check the integrity of a worker's script, so it is fetched with its hash here and then taken from the
// browser's cache. If the cached copy is damaged, ask the server.
async function loadProgram({ address, integrity }) {
  const ask = (cache) => fetch(address, { integrity, cache });
  await ask("default").catch(() => ask("reload"));
  return import(address);
}

// Sends a request in place of the previous one. Calls `tell` with the progress, from 0 to 1, and finally with the
// answer, or with null where no search can run.
export async function startSearch(game, lent, tell) {
  const own = {};
  // The bytes lie in the memory of the app, which keeps running.
  const bytes = lent.slice();
  newest = own;
  // Never calls `tell` before this returns.
  await undefined;
  try {
    script ??= await loadProgram(named("thinker"));
    if (newest !== own) return;
    const request = { program: named("thinking"), game, bytes };
    script.ask(request, window.startWorker, (progress, answer) => {
      if (newest === own) tell(progress, answer ?? (progress < 1 ? undefined : null));
    });
  } catch {
    if (newest === own) tell(1, null);
  }
}

// Stops the search.
export function stopSearch() {
  newest = undefined;
  script?.giveUp();
}
