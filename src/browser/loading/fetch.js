// Fetches files of the app, for `fetch.rs` and for the loader of the app's parts (`xtask/src/build/split.rs`).

// FNV-1a, as in `xtask/src/build/lazy.rs`.
const hashOf = (bytes) =>
  bytes.reduce((hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);

// Refuses an answer without the file. Messages begin with their checksum (`xtask/src/build/messages.rs`), so the page need not
// list a hash for each of their files.
async function checked(answer, file) {
  if (!answer.ok) throw new TypeError(`not there: ${file}`);
  if (!/^messages-.*\.txt$/.test(file)) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const [hash, text] = [bytes.subarray(0, 16), bytes.subarray(17)];
  if (BigInt(`0x${new TextDecoder().decode(hash)}`) !== hashOf(text)) throw new TypeError(`damaged: ${file}`);
  return new Response(text);
}

// The browser checks the integrity hash, if there is one.
export async function fetchFile(file, integrity) {
  const address = new URL(file, document.baseURI);
  const ask = async (cache) => checked(await fetch(address, { integrity, cache }), file);
  // The cached copy may be damaged, so ask the server.
  const first = ask("default").catch(() => ask("reload"));
  // A second request may be answered while the first hangs; whichever is first wins.
  let askAgain;
  const second = new Promise((resolve) => {
    askAgain = () => ask("reload").then(resolve, () => {});
    addEventListener("ask-again", askAgain);
  });
  try {
    return await Promise.race([first, second]);
  } catch (error) {
    const isThere = await fetch(address, { cache: "no-store" }).then(({ ok }) => ok, () => false);
    // What is there and still refused is not what it should be.
    const isRefused = isThere && (await ask("reload").then(() => false, () => true));
    document.documentElement.toggleAttribute("data-damaged", isRefused);
    throw error;
  } finally {
    removeEventListener("ask-again", askAgain);
  }
}

export const fetchText = async (file, integrity) => (await fetchFile(file, integrity)).text();
