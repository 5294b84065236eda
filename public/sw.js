// The service worker: caches one whole build on the device, so that the app opens without a network.
//
// A release fills in the five constants below (`xtask/src/build/service_worker.rs`), so each build has a different worker. A debug
// build registers none. `sw-off.js` beside this file undoes everything.

const BUILD = "unbuilt";
/** The files of the build, each with its integrity hash. */
const FILES = {};
/** The page of the build. It comes with this script, so it survives the loss of the cache. */
const PAGE = "";
/** The languages but English, each with the hash of its files, and the names of their files: a device caches those it uses. */
const LANGUAGES = [];
const BUNDLES = [];

const SCOPE = new URL(self.registration.scope);
// One origin may host many projects, and this one at several paths. `boot.js` uses the same name.
const NAME = `pentathlon-${BUILD}@${SCOPE.pathname}`;
const START = "./";

const tagOf = (language) => language.replace(/-\w+$/, "");
const filesOf = (language) => BUNDLES.map((bundle) => `messages-${bundle}-${language}.txt`);
const isOf = (file) => (language) => file.startsWith("messages-") && file.endsWith(`-${language}.txt`);

/** Whether another worker has taken over, which has deleted what this one had cached, or is about to. */
const isReplaced = () => self.serviceWorker?.state === "redundant";

const address = (file) => new URL(file, SCOPE).href;

/** A file from the network, exactly as in this build. */
async function fetched(file, integrity) {
  const ask = (cache) => fetch(address(file), { integrity, cache });
  // The HTTP cache may have the file of another build, so ask the server.
  const answer = await ask("default").catch(() => ask("reload"));
  const headers = new Headers(answer.headers);
  // Neither this header nor a redirect may later decide whether a page gets the file. Cached bodies are not compressed.
  for (const name of ["Vary", "Content-Encoding", "Content-Length"]) headers.delete(name);
  return [address(file), new Response(await answer.blob(), { headers })];
}

/** Caches the whole build with the languages that this device has used, or nothing. */
async function install() {
  const sentences = (await usedLanguages()).flatMap(filesOf).map((file) => [file]);
  const answers = await Promise.all(
    [...Object.entries(FILES), ...sentences].map(([file, hash]) => fetched(file, hash)),
  );
  const isThere = await caches.has(NAME);
  const cache = await caches.open(NAME);
  try {
    await Promise.all(answers.map(([at, answer]) => cache.put(at, answer)));
  } catch (error) {
    if (!isThere) await caches.delete(NAME);
    throw error;
  }
}

/** The caches of other builds at this path. */
async function otherCaches() {
  const names = await caches.keys();
  const ours = (name) => name.startsWith("pentathlon-") && name.slice(name.indexOf("@") + 1) === SCOPE.pathname;
  return names.filter((name) => ours(name) && name !== NAME);
}

/** The languages of this build that another build has cached. */
async function usedLanguages() {
  const keys = (await otherCaches()).map(async (name) => (await caches.open(name)).keys());
  const cached = (await Promise.all(keys)).flat();
  const tags = new Set(cached.map(({ url }) => /\/messages-\w+-([\w-]+)-\w+\.txt$/.exec(url)?.[1]));
  return LANGUAGES.filter((language) => tags.has(tagOf(language)));
}

/** Caches what is missing of a language that a page uses. */
async function keep(tag) {
  const language = LANGUAGES.find((language) => tagOf(language) === tag);
  const files = language ? filesOf(language).map(address) : [];
  await Promise.allSettled(files.map(async (at) => (await matchCached(at)) ?? refetch(at)));
}

/** Deletes builds that no tab uses. Each tab holds a lock with the name of its build. */
async function deleteOldCaches() {
  // The cache of the next worker must stay, also of one that comes meanwhile.
  const isNextThere = () => self.registration.installing || self.registration.waiting || isReplaced();
  if (isNextThere()) return;
  const { held } = await navigator.locks.query();
  const used = new Set(held.map((lock) => lock.name));
  const unused = (await otherCaches()).filter((name) => !used.has(name));
  if (isNextThere()) return;
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The cached response for exactly this address: of this build, or of an older one whose tab is still open. */
async function matchCached(at) {
  const own = await caches.match(at, { cacheName: NAME });
  if (own) return own;
  const former = await Promise.all((await otherCaches()).map((cacheName) => caches.match(at, { cacheName })));
  return former.find(Boolean);
}

/** Fetches a file that is missing in the cache of the build, if the server still has it, and caches it again. */
async function refetch(at) {
  const file = at.slice(SCOPE.href.length) || START;
  if (!Object.hasOwn(FILES, file) && !LANGUAGES.some(isOf(file))) return undefined;
  const [, answer] = await fetched(file, FILES[file]);
  await cacheAgain(at, answer.clone());
  return answer;
}

/** Caches a file again. If there is no room, it is fetched again the next time. */
async function cacheAgain(at, answer) {
  if (isReplaced()) return;
  try {
    const cache = await caches.open(NAME);
    await cache.put(at, answer);
  } catch {
    // The page gets the file anyway.
  }
}

/** A file of the app. A missing file is an error, and never the start page. */
async function answer(at, request) {
  const take = (from) => from(at).catch(() => undefined);
  // The page asks past all caches when the cached copy was damaged.
  const order = request.cache === "reload" ? [refetch, matchCached] : [matchCached, refetch];
  const found = (await take(order[0])) ?? (await take(order[1]));
  return found ?? fetch(request).catch(() => Response.error());
}

/** The page of the app: only that of this build. A page of an older one would keep its build in use as long as it is open. */
async function start() {
  const at = address(START);
  const found = await caches.match(at, { cacheName: NAME }).catch(() => undefined);
  if (found) return found;
  const page = new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  await cacheAgain(at, page.clone());
  return page;
}

/**
 * What was shared with the installed app, until its page takes it. Any page of any site may post here without a click,
 * so it is only in memory, one at a time: the page shows it to a person before anything is stored.
 */
let shared;

/** Receives what is shared, and opens the page that asks for it. */
async function share(request) {
  // A body that is no form is shown as what it is: no record.
  const form = await request.formData().catch(() => new FormData());
  const file = form.get("record");
  shared = file instanceof Blob ? file : new Blob([`${form.get("text") ?? ""} ${form.get("url") ?? ""}`]);
  return Response.redirect(address("./?shared"), 303);
}

/** Hands over what is shared, once. */
function handOver(port) {
  port.postMessage(shared);
  shared = undefined;
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));

// A new worker waits until no tab of the old build is open, or until the player asks for it on the shelf.
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "take-shared") handOver(event.ports[0]);
  if (event.data?.language) event.waitUntil(keep(event.data.language));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = new URL(request.url);
  const isOurs = asked.origin === SCOPE.origin && asked.pathname.startsWith(SCOPE.pathname);
  if (!isOurs) return;
  if (request.method === "POST" && request.url === address("share")) event.respondWith(share(request));
  if (request.method !== "GET") return;
  if (request.mode !== "navigate") {
    event.respondWith(answer(request.url, request));
  } else if ([SCOPE.pathname, `${SCOPE.pathname}index.html`].includes(asked.pathname)) {
    event.respondWith(start());
    event.waitUntil(deleteOldCaches());
  } else if (Object.hasOwn(FILES, asked.pathname.slice(SCOPE.pathname.length))) {
    event.respondWith(answer(request.url, request));
  }
});
