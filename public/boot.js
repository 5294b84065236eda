// Starts the app, or says in plain words why it cannot start.
//
// The page names what to start in the `data-js` and `data-wasm` of this script's own tag, so this file needs no
// rewriting at build time and the page needs no inline script. Everything here is plain DOM: it must work when
// the app does not.

const BROWSERS = "Any Chrome, Edge or Firefox from 2023 on will do, and Safari from 16.4 on.";

/** Puts a sentence, and a button to try again, where "Loading…" stands. */
function say(sentence) {
  const status = document.querySelector("#boot [role=status]");
  if (!status) return;
  status.textContent = sentence;
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = "Try again";
  again.addEventListener("click", () => location.reload());
  status.after(again);
}

/** The sentence for an error met on the way; `started` tells whether the program itself was already running. */
function why(error, started) {
  if (started && error instanceof WebAssembly.RuntimeError) {
    return "The app stopped while it was starting. Your saved games are untouched. Please try again.";
  }
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return `This browser is too old to run the app. ${BROWSERS}`;
  }
  if (navigator.onLine === false) {
    return "The app could not be downloaded: this device is offline. Connect it and try again.";
  }
  return "The app could not be downloaded completely. Check the connection and try again.";
}

async function start() {
  if (typeof WebAssembly !== "object") {
    say(`This browser cannot run the app: WebAssembly is missing or switched off. ${BROWSERS}`);
    return;
  }
  const tag = document.querySelector("script[data-js][data-wasm]");
  const address = (name) => new URL(tag.dataset[name], document.baseURI).href;
  let started = false;
  try {
    const glue = await import(address("js"));
    started = true;
    await glue.default({ module_or_path: address("wasm") });
    document.getElementById("boot")?.remove();
  } catch (error) {
    console.error(error);
    say(why(error, started));
  }
}

start();
