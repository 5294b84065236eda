// The page shown after a crash of the program. Nothing here depends on the program.

const AGAIN = "pentathlon/failure";
// What is saved under the keys in this value, one a line, is left out of lists (`src/saves/aside.rs`).
const ASIDE = "pentathlon/aside";
// The saves that can be left out. A table has metadata, its stamp, under a key of its own.
const SAVE = /^(table|stamp|tournament|person|daily|result)\//;
// A second failure within this time is a loop.
const LOOP_MS = 60000;
// A line of a stack that is of the program.
const PROGRAM = /wasm-function/;
let texts = {};
let isShown = false;
// The key of the save that was read last.
let lastRead = "";

export function noteRead(key) {
  if (SAVE.test(key)) lastRead = key.replace(/^stamp/, "table");
}

// Shows the failures that do not reach the panic hook: out of memory, invalid code, and any error that passed through the
// program, which it left in pieces, or that left no screen.
export function watchFailures(words) {
  texts = words;
  const look = (error) => {
    const isOfProgram = error instanceof WebAssembly.RuntimeError || PROGRAM.test(error?.stack);
    const isBlank = () => !document.querySelector("main, #boot, .fetching");
    // The message of an error may quote what was read; its lines are names of functions.
    const lines = `${error?.stack ?? ""}`.split("\n").filter((line) => /^\s*at |@/.test(line));
    const show = () => showFailure([error?.name ?? "error", ...lines.slice(0, 6)].join("\n"));
    if (isOfProgram) show();
    // A screen that is replaced is gone for a moment.
    else setTimeout(() => isBlank() && show());
  };
  addEventListener("error", ({ error }) => look(error));
  addEventListener("unhandledrejection", ({ reason }) => look(reason));
}

// Whether this page failed a short while ago, as far as the browser remembers.
function isLoop() {
  try {
    const last = Number(sessionStorage.getItem(AGAIN));
    const now = new Date().getTime();
    sessionStorage.setItem(AGAIN, now);
    // The clock may have been set meanwhile.
    return Math.abs(now - last) < LOOP_MS;
  } catch {
    return false;
  }
}

// The key of the save at which a list failed: the one that was read last. A screen of one table or event can be left.
const culprit = () => (/^#\/(table|replay|story|pentathlon)\//.test(location.hash) ? "" : lastRead);

// Leaves a save out of all lists, where the start page offers it as a file. It stays where it is.
function setAside(key) {
  try {
    const others = (localStorage.getItem(ASIDE) ?? "").split("\n").filter((other) => other && other !== key);
    localStorage.setItem(ASIDE, [...others, key].join("\n"));
  } catch {
    // Without storage the address alone changes.
  }
}

// The error, where it happened, and the kind of table: no names, no cards, no seed.
function report(what) {
  const build = document.querySelector("meta[name=build]")?.content;
  const lines = [what, `address: ${location.hash}`, `build: ${build}`, navigator.userAgent];
  try {
    const record = localStorage.getItem(`pentathlon/table/${location.hash.split("/")[2]}`) ?? "";
    const [head, log = ""] = record.split("\n--\n");
    for (const line of head.split("\n")) {
      if (/^(game|rules|options):/.test(line)) lines.push(line);
      const seat = /^seat \d+: (person|computer \w+)/.exec(line);
      if (seat) lines.push(seat[0]);
    }
    lines.push(`entries: ${Math.max(0, log.split("\n").length - 2)}`);
  } catch {
    lines.push("no storage");
  }
  return lines.join("\n");
}

// Replaces the page with an explanation and buttons to recover.
export function showFailure(what) {
  if (isShown) return;
  isShown = true;
  const { title, sentence, again, home, save, looped, copy, copied, about } = texts;
  const make = (name, text, ...inside) => {
    const made = document.createElement(name);
    made.textContent = text;
    made.append(...inside);
    return made;
  };
  const button = (text, act) => {
    const made = make("button", text);
    made.type = "button";
    made.className = "button";
    made.addEventListener("click", act);
    return made;
  };
  const key = isLoop() ? culprit() : "";
  const goHome = () => {
    history.replaceState(null, "", "#/");
    location.reload();
  };
  const row = make("div", "", button(again, () => location.reload()));
  row.className = "row";
  if (key) {
    const leave = () => {
      setAside(key);
      goHome();
    };
    row.append(button(texts[SAVE.exec(key)[1]], leave));
  }
  if (!/^(#\/?)?$/.test(location.hash)) row.append(button(home, goHome));
  // `boot.js` writes the file.
  row.append(button(save, () => dispatchEvent(new Event("save-all"))));
  const text = make("pre", report(what));
  text.tabIndex = 0;
  const copyIt = ({ target }) =>
    navigator.clipboard?.writeText(text.textContent).then(() => {
      target.textContent = copied;
    }, () => getSelection().selectAllChildren(text));
  const told = make("p", key ? looped : sentence);
  told.setAttribute("role", "alert");
  const main = make("main", "", make("h1", title), told, row, make("details", "", make("summary", about), text, button(copy, copyIt)));
  main.className = "failure";
  document.body.replaceChildren(main);
}
