// The database of the tables, in IndexedDB: what is written here outlives the browser a few milliseconds later, and the
// machine as soon as the game rests. The crates over IndexedDB either know no durability or bring a dozen packages along,
// and the same in Rust weighs five times as much.

// One origin may be shared by many projects.
const NAME = "pentathlon/tables";
const STORES = ["stamps", "records"];

let database;
// The last change of each table that the system has and the disk perhaps not.
const unsynced = new Map();
// A strict write may take half a second on a busy machine, and what is written meanwhile waits for it. So there is none
// while a game goes on: not even while Gold thinks.
const REST_MS = 10000;
let rest;

// When a request is answered or a transaction is on the disk.
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = request.oncomplete = () => resolve(request.result);
    request.onerror = request.onabort = () => reject(request.error);
  });

async function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => STORES.forEach((store) => request.result.createObjectStore(store));
  const opened = await done(request);
  // Whoever deletes or upgrades it elsewhere need not wait for this page.
  opened.onversionchange = () => opened.close();
  return opened;
}

// What tells one stamp from another.
const head = (stamp) => stamp?.split("\n", 1)[0];

// Id, stamp and record of each table, one after the other.
async function tables(opened, known) {
  const stamps = opened.transaction("stamps").objectStore("stamps");
  const [ids, texts] = await Promise.all([done(stamps.getAllKeys()), done(stamps.getAll())]);
  const records = opened.transaction("records").objectStore("records");
  const read = async (id, place) => {
    const isKnown = head(known.get(id)) === head(texts[place]);
    return [id, texts[place], isKnown ? undefined : await done(records.get(id))];
  };
  return (await Promise.all(ids.map(read))).flat();
}

// Reads all tables; without the records of those whose stamps are known. Nothing, if there is no database.
export async function read(known) {
  try {
    const opened = await open();
    const found = await tables(opened, known);
    database = opened;
    return found;
  } catch {
    return undefined;
  }
}

// Makes all of these changes or none. With the durability "relaxed" the system then has them, whatever happens to the
// browser; with "strict" the disk has. Older browsers pass over the option.
function put(changes, durability) {
  const transaction = database.transaction(STORES, "readwrite", { durability });
  try {
    for (const [id, texts] of changes) {
      STORES.forEach((name, place) => {
        const store = transaction.objectStore(name);
        if (texts[place] === undefined) store.delete(id);
        else store.put(texts[place], id);
      });
    }
    // Else the browser first tells this page, which is busy drawing, that the requests are done, and waits for it.
    transaction.commit?.();
  } catch (error) {
    transaction.abort();
    throw error;
  }
  return done(transaction);
}

// The same once more with a new connection: the browser may have closed the database. By then there may be later changes of
// the same tables.
async function putOrReopen(changes, durability) {
  try {
    await put(changes, durability);
  } catch {
    try {
      database = await open();
      await put(changes.map(([id, texts]) => [id, unsynced.get(id) ?? texts]), durability);
    } catch {
      // The local storage has it. If there is no room, the next change tries again.
    }
  }
}

// Writes the last changes once more, down to the disk.
function sync() {
  clearTimeout(rest);
  if (unsynced.size === 0) return;
  const changes = [...unsynced];
  unsynced.clear();
  putOrReopen(changes, "strict");
}

document.addEventListener("visibilitychange", () => document.hidden && sync());
// A table is left.
addEventListener("hashchange", sync);

// Keeps stamp and record of a table: the browser has them when this returns, and writes them in this order. Without a text,
// what is there is removed.
export function keep(id, stamp, record) {
  if (!database) return;
  unsynced.set(id, [stamp, record]);
  putOrReopen([[id, [stamp, record]]], "relaxed");
  clearTimeout(rest);
  rest = setTimeout(sync, document.hidden ? 0 : REST_MS);
}
