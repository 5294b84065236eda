// The program in which computer players search is fetched when one is asked for the first time (`thinker/worker.js`).

let program;
let isAsked;

const named = (name) => {
  const tag = document.querySelector(`meta[name="${name}"]`);
  return tag && { address: new URL(tag.content, document.baseURI).href, integrity: tag.getAttribute("integrity") ?? "" };
};

// Asks a question in place of the one before. `tell` gets how far the answer is, from 0 to 1, and in the end the answer, or
// null where nobody can think.
export async function requestSearch(game, lent, tell) {
  const own = {};
  // It lies in the memory of the app, which goes on.
  const question = lent.slice();
  isAsked = own;
  // Never tells before it returns.
  await undefined;
  try {
    program ??= await import(named("thinker").address);
    if (isAsked !== own) return;
    const request = { program: named("thinking"), game, question };
    program.ask(request, window.startWorker, (progress, answer) => {
      if (isAsked === own) tell(progress, answer ?? (progress < 1 ? undefined : null));
    });
  } catch {
    if (isAsked === own) tell(1, null);
  }
}

// Gives the question up.
export function cancelSearch() {
  isAsked = undefined;
  program?.giveUp();
}
