// Starts the app, or says in plain words why it cannot start and what can be done. Then registers the service worker.
//
// The page names what to start in the `data-js` and `data-wasm` of this script's own tag, so this file needs no
// rewriting at build time and the page needs no inline script. Everything here is plain DOM: it must work when
// the app does not. It is no module, since some servers send a type that a browser accepts for a script only.
"use strict";

/** What is said here, as it stands in lang/en/boot.ftl. */
const WORDS = {
  "boot-try-again": "Try again",
  "boot-download": "Download everything again",
  "boot-save": "Save my games to a file",
  "boot-downloading": "Downloading everything again…",
  "boot-no-answer": "The server does not answer, so nothing can be downloaded. Your saved games are not affected.",
  "boot-missing": "The server no longer has a file of the app: ${file}. Download everything again.",
  "boot-wrong-type": "The server sends ${file} as “${type}”, and browsers refuse to run that. The owner of this site can fix it: the file must be sent as “text/javascript”.",
  "boot-no-type": "The server sends ${file} without a type, and browsers refuse to run that. The owner of this site can fix it: the file must be sent as “text/javascript”.",
  "boot-incomplete": "The app could not be downloaded completely. Check the connection and try again. Your saved games are not affected.",
  "boot-stopped": "The app stopped while it was starting. Your saved games are not affected. Please try again.",
  "boot-too-old": "This browser is too old to run the app. Use Chrome, Edge or Firefox from 2023 or later, or Safari 16.4 or later.",
  "boot-no-web-assembly": "This browser cannot run the app: WebAssembly is missing or switched off. Use Chrome, Edge or Firefox from 2023 or later, or Safari 16.4 or later.",
  "boot-offline": "The app could not be downloaded: this device is offline. Connect it and try again.",
  "boot-damaged": "A file of the app arrived damaged, or does not match the others. Download everything again. Your saved games are not affected.",
  "boot-late": "The app has not started yet. On a slow connection it may still be loading. Your saved games are not affected.",
};
/** How long a start may take before the page says so, in milliseconds. */
const PATIENCE_MS = 10000;
/** What is saved has keys with this prefix (`src/browser/storage.rs`). */
const PREFIX = "pentathlon/";
/** Larger files are not read, in bytes: thousands of records are not as long. */
const LONGEST_FILE = 16777216;
/** A module with what the compiler uses: references, filling of memory, conversions that saturate, extended signs. */
const NEEDED = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 111, 0, 3, 2, 1, 0, 5, 3, 1, 0, 0, 10, 22, 1, 20, 0, 65, 0, 65, 0,
  65, 0, 252, 11, 0, 67, 0, 0, 0, 0, 252, 0, 192, 26, 11,
];

/** The service worker, and the program that thinks in a worker. */
const WORKER = "sw.js";
const THINKER = /^thinker-[0-9a-f]{16}\.js$/;
/** What no drawing of the app has: programs, and elements that load something. */
const ACTIVE = /<(script|iframe|frame|object|embed|link|meta|base)\b|\son\w+\s*=|javascript:/i;

/** The one policy by which the page makes elements of text (Trusted Types). No sentence that a player writes goes there. */
const policy = window.trustedTypes?.createPolicy("pentathlon", {
  createHTML(markup) {
    if (ACTIVE.test(markup)) throw new TypeError(`not ours: ${markup}`);
    return markup;
  },
  createScriptURL(address) {
    if (address !== WORKER && !THINKER.test(address)) throw new TypeError(`not ours: ${address}`);
    return address;
  },
});

/** Starts a worker of the app; `thinker/worker.js` asks for it. */
window.startWorker = (address) => {
  const name = address.split("/").pop();
  return new Worker(policy?.createScriptURL(name) ?? name, { type: "module" });
};

const tag = document.currentScript;
const nameOf = (file) => new URL(tag.dataset[file], document.baseURI).href;
const build = document.querySelector("meta[name=build]")?.content;
/** Where the app lies; the service worker names its caches after it. */
const place = new URL("./", location.href).pathname;

/** Puts a sentence where "Loading…" stands, and below it what can be done. */
function say(sentence) {
  const status = document.querySelector("#boot [role=status]");
  if (!status) return;
  status.textContent = sentence;
  if (document.querySelector("#boot .row")) return;
  const row = document.createElement("div");
  row.className = "row";
  const offer = (key, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = WORDS[key];
    button.addEventListener("click", act);
    row.append(button);
  };
  offer("boot-try-again", () => location.reload());
  offer("boot-download", downloadAgain);
  if (saved().length > 0) offer("boot-save", saveAll);
  status.after(row);
}

/** A sentence with values in the places of `${name}`. */
function fill(key, values) {
  return WORDS[key].replace(/\$\{(\w+)\}/g, (_, name) => values[name]);
}

/** All keys and values that the app has saved. */
function saved() {
  try {
    return Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Saves all tables and settings as one text file, with a line for the key before each value. */
function saveAll() {
  const texts = saved().map(([key, value]) => `== ${key}\n${value}\n`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(texts, { type: "text/plain" }));
  link.download = "pentathlon-tables.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
addEventListener("save-all", saveAll);

/** Deletes every cached file of the app and fetches all files that the page names from the server. */
async function downloadAgain() {
  say(WORDS["boot-downloading"]);
  try {
    // An address that nothing has kept: without a network, what is kept is all there is.
    await fetch(`?${Date.now()}`, { cache: "no-store" });
  } catch {
    say(WORDS["boot-no-answer"]);
    return;
  }
  await forget().catch(() => {});
  const named = [...document.querySelectorAll("link[href], script[src]")].map((one) => one.href || one.src);
  const files = [location.pathname, nameOf("js"), nameOf("wasm"), ...named];
  await Promise.allSettled(files.map((file) => fetch(file, { cache: "reload" })));
  location.reload();
}

/** Removes the service worker of this place and its caches. */
async function forget() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  const ours = (name) => name.startsWith("pentathlon-") && name.slice(name.indexOf("@") + 1) === place;
  const names = await caches.keys();
  await Promise.all(names.filter(ours).map((name) => caches.delete(name)));
}

/** The compiled program, checked by its hash. A debug build has no hash. */
function program() {
  const integrity = tag.dataset.integrity ?? "";
  const ask = (cache) => fetch(nameOf("wasm"), { integrity, cache });
  // What the browser has cached may be damaged; then only the server can help.
  return ask("default").catch(() => ask("reload"));
}

/** What is wrong with a file on the server; nothing if it is there with a type that runs. */
async function fault(address, isScript) {
  const file = address.split("/").pop();
  try {
    const answer = await fetch(address, { cache: "no-store" });
    const type = answer.headers.get("Content-Type") ?? "";
    if (!answer.ok) return fill("boot-missing", { file });
    if (isScript && !/(java|ecma)script/i.test(type)) return fill(type ? "boot-wrong-type" : "boot-no-type", { file, type });
    return undefined;
  } catch {
    return WORDS["boot-incomplete"];
  }
}

/** The sentence for an error met on the way; `isRunning` tells whether the program itself was already running. */
async function why(error, isRunning) {
  if (isRunning && error instanceof WebAssembly.RuntimeError) {
    return WORDS["boot-stopped"];
  }
  if (!WebAssembly.validate(new Uint8Array(NEEDED))) {
    return WORDS["boot-too-old"];
  }
  if (navigator.onLine === false) {
    return WORDS["boot-offline"];
  }
  const scripts = [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.href);
  const checks = scripts.map((script) => fault(script, true));
  const found = (await Promise.all([...checks, fault(nameOf("wasm"), false)])).find(Boolean);
  return found ?? WORDS["boot-damaged"];
}

/** Says when the start takes too long. Returns how to stop that. */
function watch() {
  const timer = setTimeout(() => say(WORDS["boot-late"]), PATIENCE_MS);
  return () => clearTimeout(timer);
}

/** Whether a sheet has rules. A browser may make an empty sheet of one that it refuses, or a sheet without access. */
function isApplied(link) {
  try {
    return link.sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Applies a sheet that the browser has refused for its type. */
const adopted = new Set();
async function adopt(link) {
  if (isApplied(link) || adopted.has(link.href)) return;
  try {
    const answer = await fetch(link.href, { integrity: link.integrity });
    const text = await answer.text();
    const isCss = /^text\/css\b/i.test(answer.headers.get("Content-Type") ?? "");
    if (!answer.ok || isCss || adopted.has(link.href)) return;
    adopted.add(link.href);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // It did not arrive: the page works without it.
  }
}

/** The same for all sheets, those of the games too, in the order of the page: it is the order in which they apply. */
async function adoptAll() {
  const isSheet = (one) => one instanceof HTMLLinkElement && one.rel === "stylesheet";
  addEventListener("error", ({ target }) => isSheet(target) && adopt(target), true);
  for (const link of document.querySelectorAll("link[rel=stylesheet]:not([disabled])")) await adopt(link);
}

/** Tells the service worker, for as long as this tab is open, that its build is in use. */
function hold() {
  const never = () => new Promise(() => {});
  navigator.locks?.request(`pentathlon-${build}@${place}`, { mode: "shared" }, never).catch(() => {});
}

/** Offers a new build on the shelf (`src/browser/update.rs`) once a worker has it ready; goes on with it when asked to. */
async function follow() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let isTaken = false;
  let hasWorker = Boolean(workers.controller);
  const offer = () => {
    document.documentElement.setAttribute("new-version", "");
    dispatchEvent(new Event("new-version"));
  };
  workers.addEventListener("controllerchange", () => {
    // The first worker has the build of this page. One that follows it, because another tab asked for it, has another.
    if (isTaken) location.reload();
    else if (hasWorker) offer();
    hasWorker = true;
  });
  const registration = await workers.ready;
  const look = () => registration.waiting && offer();
  const watchNext = () => {
    look();
    registration.installing?.addEventListener("statechange", look);
  };
  watchNext();
  registration.addEventListener("updatefound", watchNext);
  // Without a network there is nothing new.
  addEventListener("look-for-new-version", () => registration.update().catch(() => {}));
  addEventListener("take-new-version", () => {
    isTaken = true;
    // If none waits, another tab has taken it.
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });
}

/** Marks the page with the way to install the app: for a hint after a game (`src/browser/install.rs`), on one visit only. */
function offerInstalling() {
  const root = document.documentElement;
  const { maxTouchPoints, standalone, userAgent } = navigator;
  if (saved().some(([key]) => key === `${PREFIX}install-hint`)) return;
  if (standalone || matchMedia("(display-mode: standalone)").matches || window !== top) return;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    root.setAttribute("install", "ask");
    addEventListener("install", () => event.prompt(), { once: true });
  });
  addEventListener("appinstalled", () => root.removeAttribute("install"));
  // Browsers that do not ask: an iPad calls itself a Macintosh, and of all these only Safari knows `standalone`.
  const isMac = /Macintosh.*Version\/(1[7-9]|[2-9]\d).*Safari/.test(userAgent) && maxTouchPoints === 0;
  if (isMac) root.setAttribute("install", "dock");
  else if (standalone === false) root.setAttribute("install", "home-screen");
  else if (/Android.*Firefox/.test(userAgent)) root.setAttribute("install", "menu");
}

/** Opens a record that comes from outside: as a file, or shared with the app (`sw.js`). The screen asks for it. */
async function takeIncoming() {
  const open = (text) => {
    window.incoming = text;
    location.hash = "#/open";
  };
  window.launchQueue?.setConsumer(async ({ files }) => {
    const file = await files?.[0]?.getFile();
    if (file && file.size <= LONGEST_FILE) open(await file.text());
  });
  if (location.search !== "?shared") return;
  history.replaceState(null, "", "./");
  const cache = await caches.open(`pentathlon-${build}@${place}`);
  const shared = await cache.match("shared");
  await cache.delete("shared");
  if (shared) open(await shared.text());
}

/** Has the app kept for use without a network, once there is nothing else to do. Where that is forbidden, it is not. */
function keep() {
  const register = async () => {
    try {
      const worker = policy?.createScriptURL(WORKER) ?? WORKER;
      await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
    } catch {
      // No TLS, a frame, or a browser that is told to keep nothing.
    }
  };
  // The worker fetches the whole app: not where little data is wanted.
  if (build === "unbuilt" || navigator.connection?.saveData) return;
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}

async function start() {
  document.querySelector("#boot .late")?.remove();
  if (typeof WebAssembly !== "object") {
    say(WORDS["boot-no-web-assembly"]);
    return;
  }
  hold();
  follow();
  offerInstalling();
  takeIncoming().catch(() => {});
  adoptAll();
  const stopWatching = watch();
  let isRunning = false;
  try {
    const [glue, module_or_path] = await Promise.all([import(nameOf("js")), program()]);
    // A debug build makes elements without the policy.
    if (policy) glue.trust?.(policy);
    isRunning = true;
    await glue.default({ module_or_path });
    document.getElementById("boot")?.remove();
    keep();
  } catch (error) {
    console.error(error);
    say(await why(error, isRunning));
  } finally {
    stopWatching();
  }
}

start();
