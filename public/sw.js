// The service worker: keeps one whole build on the device, so that the app opens without a network.
//
// A release fills in the three constants below (`xtask/src/worker.rs`): another build is another worker. A debug build
// registers none. `sw-off.js` beside this file undoes everything.

const BUILD = "unbuilt";
/** Each file of the build, with the hash that the browser checks it by. */
const FILES = {};
/** The page of the build: the browser has it with this script, whatever becomes of the cache. */
const PAGE = "";

const SCOPE = new URL(self.registration.scope);
// One origin may have many projects, and several places with this one. `boot.js` knows this name too.
const NAME = `pentathlon-${BUILD}@${SCOPE.pathname}`;
const START = "./";

const address = (file) => new URL(file, SCOPE).href;

/** A file from the network, exactly as this build has it. */
async function fetched(file, integrity) {
  const ask = (cache) => fetch(address(file), { integrity, cache });
  // What the browser has kept may be of another build. Then only the server can help.
  const answer = await ask("default").catch(() => ask("reload"));
  const headers = new Headers(answer.headers);
  // Neither this header nor a redirect may decide later whether a page gets the file. What is kept is not compressed.
  for (const name of ["Vary", "Content-Encoding", "Content-Length"]) headers.delete(name);
  return [address(file), new Response(await answer.blob(), { headers })];
}

/** Keeps the whole build, or nothing of it. */
async function install() {
  const answers = await Promise.all(Object.entries(FILES).map(([file, hash]) => fetched(file, hash)));
  const isThere = await caches.has(NAME);
  const cache = await caches.open(NAME);
  try {
    await Promise.all(answers.map(([at, answer]) => cache.put(at, answer)));
  } catch (error) {
    if (!isThere) await caches.delete(NAME);
    throw error;
  }
}

/** The caches of other builds at this place. */
async function others() {
  const names = await caches.keys();
  const ours = (name) => name.startsWith("pentathlon-") && name.slice(name.indexOf("@") + 1) === SCOPE.pathname;
  return names.filter((name) => ours(name) && name !== NAME);
}

/** Deletes builds that no tab uses. Each tab holds a lock with the name of its build. */
async function tidy() {
  // A build that is about to follow this one is no leftover.
  if (self.registration.installing || self.registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = new Set(held.map((lock) => lock.name));
  await Promise.all((await others()).filter((name) => !used.has(name)).map((name) => caches.delete(name)));
}

/** What is kept under exactly this address: in this build, or in a former one whose tab is still open. */
async function kept(at) {
  const own = await caches.match(at, { cacheName: NAME });
  if (own) return own;
  const former = await Promise.all((await others()).map((cacheName) => caches.match(at, { cacheName })));
  return former.find(Boolean);
}

/** A file of the build that is missing in its cache, if the network has it unchanged. It is put back. */
async function mended(at) {
  const file = at.slice(SCOPE.href.length) || START;
  if (!Object.hasOwn(FILES, file)) return undefined;
  const [, answer] = await fetched(file, FILES[file]);
  await putBack(at, answer.clone());
  return answer;
}

/** Keeps a file again. Where there is no room for it, it is fetched the next time. */
async function putBack(at, answer) {
  try {
    const cache = await caches.open(NAME);
    await cache.put(at, answer);
  } catch {
    // The page has it all the same.
  }
}

/** A file; one that is not there is an error and never the start page. */
async function answer(at, request) {
  const found = (await kept(at).catch(() => undefined)) ?? (await mended(at).catch(() => undefined));
  return found ?? fetch(request).catch(() => Response.error());
}

/** The page of the app. */
async function start() {
  const at = address(START);
  const found = await kept(at).catch(() => undefined);
  if (found) return found;
  const page = new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  await putBack(at, page.clone());
  return page;
}

/** Takes what is shared with the installed app, for the page to open. */
async function share(request) {
  const form = await request.formData();
  const file = form.get("record");
  const text = file instanceof Blob ? await file.text() : `${form.get("text") ?? ""} ${form.get("url") ?? ""}`;
  const cache = await caches.open(NAME);
  await cache.put(address("shared"), new Response(text));
  return Response.redirect(address("./?shared"), 303);
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

// A new worker waits until no tab of the former build is open, or until somebody asks for it on the shelf.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
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
    event.waitUntil(tidy());
  } else if (Object.hasOwn(FILES, asked.pathname.slice(SCOPE.pathname.length))) {
    event.respondWith(answer(request.url, request));
  }
});
