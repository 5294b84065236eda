// Starts the app, or explains why it cannot start and what to do. Then registers the service worker.
//
// The tag of this script names the files to start in `data-js` and `data-wasm`, so this file needs no rewriting at
// build time and the page needs no inline script. Everything here is plain DOM, because it must work when the app does
// not. It is not a module: some servers send a type that browsers accept only for classic scripts.
"use strict";

/** The messages of this script, as in lang/en/boot.ftl. */
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
  "boot-too-old": "This browser is too old to run the app. Use Chrome or Edge 110, Firefox 115, Safari 16.4, or later.",
  "boot-no-web-assembly": "This browser cannot run the app: WebAssembly is missing or switched off. Use Chrome or Edge 110, Firefox 115, Safari 16.4, or later.",
  "boot-offline": "The app could not be downloaded: this device is offline. Connect it and try again.",
  "boot-damaged": "A file of the app arrived damaged, or does not match the others. Download everything again. Your saved games are not affected.",
  "boot-late": "The app has not started yet. On a slow connection it may still be loading. Your saved games are not affected.",
};
/** What is said most, in other languages, as in `lang/<language>/boot.ftl`. Everything else is said in English. */
const OTHER_WORDS = {
  de: {
    "page-loading": "Wird geladen …",
    "boot-try-again": "Nochmal versuchen",
    "boot-download": "Alles neu laden",
    "boot-save": "Meine Partien als Datei speichern",
    "boot-incomplete": "Die App konnte nicht vollständig geladen werden. Prüfe die Verbindung und versuche es noch einmal. Deine gespeicherten Partien sind nicht betroffen.",
    "boot-too-old": "Dieser Browser ist zu alt für die App. Nimm Chrome oder Edge 110, Firefox 115, Safari 16.4 oder neuer.",
    "boot-offline": "Die App konnte nicht geladen werden: Dieses Gerät ist offline. Verbinde es und versuche es noch einmal.",
    "boot-late": "Die App ist noch nicht gestartet. Bei langsamer Verbindung lädt sie vielleicht noch. Deine gespeicherten Partien sind nicht betroffen.",
  },
  es: {
    "page-loading": "Cargando…",
    "boot-try-again": "Reintentar",
    "boot-download": "Descargar todo otra vez",
    "boot-save": "Guardar mis partidas en un archivo",
    "boot-incomplete": "La aplicación no se ha podido descargar entera. Comprueba la conexión y vuelve a intentarlo. Tus partidas guardadas no corren peligro.",
    "boot-too-old": "Este navegador es demasiado antiguo para la aplicación. Usa Chrome o Edge 110, Firefox 115, Safari 16.4 o posterior.",
    "boot-offline": "La aplicación no se ha podido descargar: este dispositivo no tiene conexión. Conéctalo y vuelve a intentarlo.",
    "boot-late": "La aplicación aún no ha arrancado. Con una conexión lenta puede que siga cargando. Tus partidas guardadas no corren peligro.",
  },
  fr: {
    "page-loading": "Chargement…",
    "boot-try-again": "Réessayer",
    "boot-download": "Tout télécharger à nouveau",
    "boot-save": "Enregistrer mes parties dans un fichier",
    "boot-incomplete": "L’application n’a pas pu être téléchargée en entier. Vérifiez la connexion et réessayez. Vos parties enregistrées sont intactes.",
    "boot-too-old": "Ce navigateur est trop ancien pour l’application. Prenez Chrome ou Edge 110, Firefox 115, Safari 16.4, ou plus récent.",
    "boot-offline": "L’application n’a pas pu être téléchargée : cet appareil est hors ligne. Connectez-le et réessayez.",
    "boot-late": "L’application n’a pas encore démarré. Si la connexion est lente, elle se charge peut-être encore. Vos parties enregistrées sont intactes.",
  },
  nl: {
    "page-loading": "Laden…",
    "boot-try-again": "Opnieuw proberen",
    "boot-download": "Alles opnieuw downloaden",
    "boot-save": "Partijen als bestand opslaan",
    "boot-incomplete": "De app kon niet helemaal worden gedownload. Controleer de verbinding en probeer het opnieuw. Je bewaarde partijen blijven zoals ze zijn.",
    "boot-too-old": "Deze browser is te oud voor de app. Gebruik Chrome of Edge 110, Firefox 115, Safari 16.4 of nieuwer.",
    "boot-offline": "De app kon niet worden gedownload: dit apparaat is offline. Maak verbinding en probeer het opnieuw.",
    "boot-late": "De app is nog niet gestart. Bij een trage verbinding wordt hij misschien nog geladen. Je bewaarde partijen blijven zoals ze zijn.",
  },
};
/** How long the page waits for anything before it says so and goes on without it, in milliseconds. */
const TIMEOUT_MS = Number(document.querySelector("meta[name=timeout]")?.content) || 8000;
/** The prefix of all storage keys (`src/browser/storage/local_storage.rs`). */
const PREFIX = "pentathlon/";
/** A module that uses reference types, bulk memory, saturating conversions and sign extension. */
const NEEDED = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 111, 0, 3, 2, 1, 0, 5, 3, 1, 0, 0, 10, 22, 1, 20, 0, 65, 0, 65, 0,
  65, 0, 252, 11, 0, 67, 0, 0, 0, 0, 252, 0, 192, 26, 11,
];

/** The service worker, and the program of the search worker. */
const WORKER = "sw.js";
const THINKER = /^thinker-[0-9a-f]{16}\.js$/;
/** Markup that the app never contains: scripts, and elements that load something. */
const ACTIVE = /<(script|iframe|frame|object|embed|link|meta|base)\b|\son\w+\s*=|javascript:/i;

/** The Trusted Types policy for markup and workers. Text that a player writes never passes through it. */
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

/** Starts a worker of the app, for `thinker/worker.js`. */
window.startWorker = (address) => {
  const name = address.split("/").pop();
  return new Worker(policy?.createScriptURL(name) ?? name, { type: "module" });
};

// A script that was changed on the way may not be the current one.
const tag = document.currentScript ?? document.querySelector("script[data-wasm]");
const nameOf = (file) => new URL(tag.dataset[file], document.baseURI).href;
const build = document.querySelector("meta[name=build]")?.content;
/** The path of the app. The service worker names its caches after it. */
const place = new URL("./", location.href).pathname;

/** The value of a promise, or `late` after the timeout. The promise itself is not cancelled. */
const inTime = (promise, late) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, late))]);

/** Replaces "Loading…" with a sentence, and shows buttons below it. */
function showMessage(sentence) {
  hideShelf();
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
  if (savedEntries().length > 0) offer("boot-save", saveAll);
  status.after(row);
}

/** A message with `${name}` replaced by values. */
function fill(key, values) {
  return WORDS[key].replace(/\$\{(\w+)\}/g, (_, name) => values[name]);
}

/** All keys and values that the app has stored. */
function savedEntries() {
  try {
    return Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/**
 * A value as it is in the file. An unfinished game of several people is base64, so that nobody reads hidden cards by
 * accident, and its log notes that it was written (`src/saves/collection.rs`).
 */
function encode(key, value) {
  const stamp = localStorage.getItem(key.replace("/table/", "/stamp/")) ?? "";
  const isOver = /^(over|season)$/.test(stamp.split("\n")[3]);
  const people = value.match(/^seat \d+: person/gm)?.length ?? 0;
  if (!key.includes("/table/") || people < 2 || isOver) return value;
  const noted = value.endsWith("\nshared\nend\n") ? value : value.replace(/\nend\n$/, "\nshared\nend\n");
  try {
    localStorage.setItem(key, noted);
  } catch {
    // There is no room: the file has the note.
  }
  return `base64 ${btoa(Array.from(new TextEncoder().encode(noted), (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** Downloads all saves and settings as one text file, with a line for the key before each value. */
function saveAll() {
  const texts = savedEntries().map(([key, value]) => `== ${key}\n${encode(key, value)}\n`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(texts, { type: "text/plain" }));
  link.download = "pentathlon-tables.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
addEventListener("save-all", saveAll);

/** Deletes every cached file of the app and fetches all files that the page names from the server. */
async function downloadAgain() {
  showMessage(WORDS["boot-downloading"]);
  // An address that is never cached. Without a network, the cached files are all there is.
  const answers = fetch(`?${Date.now()}`, { cache: "no-store" }).then(
    () => true,
    () => false,
  );
  if (!(await inTime(answers, false))) {
    showMessage(WORDS["boot-no-answer"]);
    return;
  }
  await forget().catch(() => {});
  const named = [...document.querySelectorAll("link[href], script[src]")].map((one) => one.href || one.src);
  const files = [location.pathname, nameOf("js"), nameOf("wasm"), ...named];
  await Promise.allSettled(files.map((file) => fetch(file, { cache: "reload" })));
  location.reload();
}

/** Removes the service worker of this path and its caches. */
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
  // The cached copy may be damaged, so ask the server.
  return ask("default").catch(() => ask("reload"));
}

/** What is wrong with a file on the server; undefined if it is there, whole, and has a usable type. */
async function faultOf(address, integrity, isScript) {
  const file = address.split("/").pop();
  try {
    const answer = await fetch(address, { cache: "no-store" });
    const type = answer.headers.get("Content-Type") ?? "";
    if (!answer.ok) return fill("boot-missing", { file });
    if (isScript && !/(java|ecma)script/i.test(type)) return fill(type ? "boot-wrong-type" : "boot-no-type", { file, type });
    // What is there and still refused, if only the copy in the cache, is not what it should be.
    const isWhole = await fetch(address, { integrity }).then(() => true, () => false);
    return isWhole ? undefined : WORDS["boot-damaged"];
  } catch {
    return WORDS["boot-incomplete"];
  }
}

/** The message for an error. `isRunning` says whether the program itself was already running. */
async function explain(error, isRunning) {
  // An error of the browser that passed through the program.
  if (isRunning && (error instanceof WebAssembly.RuntimeError || /wasm-function/.test(error?.stack))) {
    return WORDS["boot-stopped"];
  }
  if (!WebAssembly.validate(new Uint8Array(NEEDED))) {
    return WORDS["boot-too-old"];
  }
  if (navigator.onLine === false) {
    return WORDS["boot-offline"];
  }
  const scripts = [...document.querySelectorAll("link[rel=modulepreload]")];
  const checks = scripts.map(({ href, integrity }) => faultOf(href, integrity, true));
  const found = (await Promise.all([...checks, faultOf(nameOf("wasm"), tag.dataset.integrity ?? "", false)])).find(Boolean);
  // A request that fails is a TypeError. What arrives and cannot be run is another error.
  return found ?? WORDS[error instanceof TypeError ? "boot-incomplete" : "boot-damaged"];
}

/** Says when the start takes too long. Returns a function that cancels this. */
function watchStart() {
  const timer = setTimeout(() => showMessage(WORDS["boot-late"]), TIMEOUT_MS);
  return () => clearTimeout(timer);
}

/** Whether a stylesheet has rules. Browsers may treat a refused one as empty or inaccessible. */
function hasRules(link) {
  try {
    return link.sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Applies a stylesheet as soon as it is loaded, and not before: browsers do not render while an applied one is loading. */
function settled(link) {
  const arrived = new Promise((go) => {
    const apply = () => {
      link.removeAttribute("media");
      go(true);
    };
    if (hasRules(link) || performance.getEntriesByName(link.href).length > 0) apply();
    for (const event of ["load", "error"]) link.addEventListener(event, apply, { once: true });
  });
  // Whether it is loaded or has failed in time.
  return inTime(arrived, false);
}

/** Applies a stylesheet that the browser has refused for its type. */
const adopted = new Set();
async function adopt(link) {
  if (hasRules(link) || adopted.has(link.href)) return;
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
    // It did not load: the page works without it.
  }
}

/**
 * Adopts all refused stylesheets, those of the games too, in the order of the page, which is the order of the cascade.
 * Returns when each has settled or is late: whether none is late.
 */
async function adoptAll() {
  const isSheet = (one) => one instanceof HTMLLinkElement && one.rel === "stylesheet";
  addEventListener("error", ({ target }) => isSheet(target) && adopt(target), true);
  const links = [...document.querySelectorAll("link[rel=stylesheet]:not([disabled])")];
  const areSettled = await Promise.all(links.map(settled));
  for (const [place, link] of links.entries()) if (areSettled[place]) await inTime(adopt(link));
  return areSettled.every(Boolean);
}

/**
 * Fetches what the address will need while the app itself is on its way: the loader takes the parts (`xtask/src/build/split.rs`),
 * and the style sheets of the screens and of the game are in the browser's cache when the app asks for them.
 */
function fetchAhead() {
  const [, screen, place] = location.hash.split("/");
  if (!screen) return;
  const record = () => savedEntries().find(([key]) => key === `${PREFIX}table/${place}`)?.[1];
  const game = /^(table|replay|story)$/.test(screen) ? record()?.match(/^game: (\w+)$/m)?.[1] : place;
  window.partsAhead = ["shared", game];
  dispatchEvent(new Event("parts-ahead"));
  const isNeeded = ({ dataset }) => [game, "screens"].includes(dataset.sheet);
  const sheets = [...document.querySelectorAll("link[data-sheet]")].filter(isNeeded);
  for (const { href } of sheets) fetch(href).then((answer) => answer.text()).catch(() => {});
}

/** Puts "Loading…" back in place of the first shelf. */
let hideShelf = () => {};

/**
 * On a first visit the shelf stands before the app runs, as text (`xtask/src/build/first_shelf.rs`): in English, and where nothing is
 * saved, so that the app's own is the same. What is tapped on it opens when the app runs.
 */
function showShelf(hasSheets) {
  const template = document.getElementById("first-shelf");
  // No later screen has its words in the document.
  template.remove();
  const loading = document.getElementById("boot");
  const isElsewhere = location.hash.length > 2 || document.documentElement.lang !== "en";
  if (!hasSheets || isElsewhere || savedEntries().length > 0 || loading.querySelector(".row")) return;
  const shelf = template.content.firstElementChild;
  const today = shelf.querySelector("[data-days]");
  today.textContent = today.dataset.days.split("|")[new Date().getDay()];
  loading.replaceWith(shelf);
  // Does nothing once the app has removed it.
  hideShelf = () => shelf.replaceWith(loading);
  addEventListener("hashchange", () => {
    if (shelf.isConnected) fetchAhead();
    hideShelf();
  });
}

/**
 * Gives the page its language: that of the address, the chosen one, or the first that the browser asks for and there is. A link
 * with a language chooses it (`src/screens/settings/language.rs`).
 */
function applyLanguage() {
  const list = document.querySelector("meta[name=messages]")?.content.split(",") ?? [];
  const isThere = (tag) => tag === "en" || list.some((item) => item.replace(/-\w+$/, "") === tag);
  const query = new URLSearchParams(location.search);
  const tapped = query.get("language");
  if (isThere(tapped)) {
    history.replaceState(null, "", location.pathname + location.hash);
    try {
      localStorage.setItem(`${PREFIX}language`, tapped);
    } catch {
      // It holds until the page is loaded again.
    }
  }
  const chosen = savedEntries().find(([key]) => key === `${PREFIX}language`)?.[1];
  const wishes = [query.get("lang"), tapped, chosen, ...navigator.languages];
  const tags = wishes.flatMap((wish) => (wish ? [wish, wish.split("-")[0]] : []));
  const language = tags.find(isThere) ?? "en";
  document.documentElement.lang = language;
  Object.assign(WORDS, OTHER_WORDS[language]);
  const status = document.querySelector("#boot [role=status]");
  if (status && WORDS["page-loading"]) status.textContent = WORDS["page-loading"];
}

/** Applies the theme, so that a dark page is never bright while the app is on its way (`src/settings.rs`). */
function applyTheme() {
  const settings = savedEntries().find(([key]) => key === `${PREFIX}settings`)?.[1] ?? "";
  const device = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = settings.match(/\btheme=(light|dark)\b/)?.[1] ?? device;
}

/** Holds a lock while this tab is open, which tells the service worker that its build is in use. */
function holdBuildLock() {
  const never = () => new Promise(() => {});
  navigator.locks?.request(`pentathlon-${build}@${place}`, { mode: "shared" }, never).catch(() => {});
}

/** Offers a new build on the shelf (`src/browser/loading/update.rs`) once it is ready, and activates it on request. */
async function watchUpdates() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let isTaken = false;
  let hasWorker = Boolean(workers.controller);
  const offer = () => {
    document.documentElement.setAttribute("new-version", "");
    dispatchEvent(new Event("new-version"));
  };
  workers.addEventListener("controllerchange", () => {
    // The first worker has the build of this page. If another tab activates the next one, it has another build.
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
  const ask = () => registration.update().catch(() => {});
  addEventListener("look-for-new-version", ask);
  // An installed app stays open for weeks.
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  if (isInstalled) document.addEventListener("visibilitychange", () => document.hidden || ask());
  addEventListener("take-new-version", () => {
    isTaken = true;
    // If none waits, another tab has activated it.
    if (!registration.waiting) location.reload();
    registration.waiting?.postMessage("take over");
    // A browser may leave the old one active while it still works; a reload ends what it works on.
    setTimeout(() => location.reload(), TIMEOUT_MS);
  });
}

/** Marks the page with the way to install the app, for the hint after a game (`src/browser/loading/install.rs`). */
function offerInstalling() {
  const root = document.documentElement;
  const { maxTouchPoints, standalone, userAgent } = navigator;
  if (savedEntries().some(([key]) => key === `${PREFIX}install-hint`)) return;
  if (standalone || matchMedia("(display-mode: standalone)").matches || window !== top) return;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    root.setAttribute("install", "ask");
    addEventListener("install", () => event.prompt(), { once: true });
  });
  addEventListener("appinstalled", () => root.removeAttribute("install"));
  // Browsers without a prompt. An iPad identifies as a Macintosh, and of all these only Safari knows `standalone`.
  const isMac = /Macintosh.*Version\/(1[7-9]|[2-9]\d).*Safari/.test(userAgent) && maxTouchPoints === 0;
  if (isMac) root.setAttribute("install", "dock");
  else if (standalone === false) root.setAttribute("install", "home-screen");
  else if (/Android.*Firefox/.test(userAgent)) root.setAttribute("install", "menu");
}

/** Opens what comes from outside: a file, or a share to the app (`sw.js`). The screen reads `window.incoming`. */
function takeIncoming() {
  const open = (file) => {
    if (!file) return;
    window.incoming = file;
    // The screen may be open already.
    if (location.hash === "#/open") dispatchEvent(new Event("hashchange"));
    else location.hash = "#/open";
  };
  window.launchQueue?.setConsumer(async ({ files }) => open(await files?.[0]?.getFile()));
  if (location.search !== "?shared") return;
  history.replaceState(null, "", "./");
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => open(data);
  navigator.serviceWorker?.controller?.postMessage("take-shared", [port2]);
}

/** Registers the service worker when the page is idle. Does nothing where that is forbidden. */
function registerWorker() {
  const register = async () => {
    try {
      const worker = policy?.createScriptURL(WORKER) ?? WORKER;
      await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
      const { active } = await navigator.serviceWorker.ready;
      active.postMessage({ language: document.documentElement.lang });
    } catch {
      // No TLS, a frame, or a browser that blocks storage.
    }
  };
  // The worker fetches the whole app, so not when the user wants to save data.
  if (build === "unbuilt" || navigator.connection?.saveData) return;
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}

async function start() {
  if (document.readyState === "loading") await new Promise((go) => addEventListener("DOMContentLoaded", go));
  document.querySelectorAll("#boot .late").forEach((late) => late.remove());
  applyLanguage();
  if (typeof WebAssembly !== "object") {
    showMessage(WORDS["boot-no-web-assembly"]);
    return;
  }
  holdBuildLock();
  watchUpdates();
  offerInstalling();
  takeIncoming();
  applyTheme();
  const sheets = adoptAll().then(showShelf);
  // Nothing waits for these.
  fetchAhead();
  const stopWatching = watchStart();
  let isRunning = false;
  try {
    const [glue, module_or_path] = await Promise.all([import(nameOf("js")), program(), sheets]);
    // A debug build needs no policy.
    if (policy) glue.trust?.(policy);
    isRunning = true;
    // The word that the app is loading stays until the first screen is drawn.
    addEventListener("opened", () => {
      const [boot, top] = [document.getElementById("boot"), scrollY];
      boot?.remove();
      // The title takes the focus: what was read on the first shelf stays in sight.
      if (boot && top) requestAnimationFrame(() => scrollTo(0, top));
    });
    await glue.default({ module_or_path });
    registerWorker();
  } catch (error) {
    console.error(error);
    showMessage(await explain(error, isRunning));
  } finally {
    stopWatching();
  }
}

start();
