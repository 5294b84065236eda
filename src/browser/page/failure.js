// The page shown after a crash of the program. Nothing here depends on the program.

const AGAIN = "pentathlon/failure";
// A second failure within this time is a loop.
const LOOP_MS = 60000;
let texts = [];
let isShown = false;

// Shows the failures that do not reach the panic hook: out of memory, or invalid code.
export function watchFailures(words) {
  texts = words;
  addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError) showFailure(error.message);
  });
}

// Whether this page failed a short while ago, as far as the browser remembers.
function isLoop() {
  try {
    const last = Number(sessionStorage.getItem(AGAIN));
    sessionStorage.setItem(AGAIN, Date.now());
    // The clock may have been set meanwhile.
    return Math.abs(Date.now() - last) < LOOP_MS;
  } catch {
    return false;
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
  const [title, sentence, again, looped, without, copy, copied, about] = texts;
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
  const loop = isLoop();
  const row = make("div", "", button(again, () => location.reload()));
  row.className = "row";
  if (loop) {
    const leave = () => {
      history.replaceState(null, "", "#/");
      location.reload();
    };
    row.append(button(without, leave));
  }
  const text = make("pre", report(what));
  text.tabIndex = 0;
  const copyIt = ({ target }) =>
    navigator.clipboard?.writeText(text.textContent).then(() => {
      target.textContent = copied;
    }, () => getSelection().selectAllChildren(text));
  const told = make("p", loop ? looped : sentence);
  told.setAttribute("role", "alert");
  const main = make("main", "", make("h1", title), told, row, make("details", "", make("summary", about), text, button(copy, copyIt)));
  main.className = "failure";
  document.body.replaceChildren(main);
}
