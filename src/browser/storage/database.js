// The IndexedDB database of the saves. A write survives a browser crash after a few milliseconds, and a system crash
// once the game pauses. The crates for IndexedDB either have no durability option or pull in a dozen packages, and the
// same code in Rust is five times as large.

// Other projects may share this origin.
const NAME = "pentathlon/tables";
// Earlier versions called metadata a stamp.
const STORES = ["stamps", "records"];

let database;
// The last change of each save that the system has but that may not be on the disk yet.
const unsynced = new Map();
// A strict write may take half a second on a busy machine and blocks the writes after it. So none happens during play,
// not even while an Expert searches.
const REST_MS = 10000;
let rest;
// The last write.
let last;

// Resolves when a request succeeds or a transaction completes.
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = request.oncomplete = () => resolve(request.result);
    request.onerror = request.onabort = () => reject(request.error);
  });

async function open(name, stores) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => stores.forEach((store) => request.result.createObjectStore(store));
  const opened = await done(request);
  // Lets another page delete or upgrade the database.
  opened.onversionchange = () => opened.close();
  return opened;
}

// The first line identifies a version of metadata.
const head = (metadata) => metadata?.split("\n", 1)[0];

// The id, metadata and record of each save, as one flat array.
async function tables(opened, known) {
  const store = opened.transaction("stamps").objectStore("stamps");
  const [ids, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  const records = opened.transaction("records").objectStore("records");
  const read = async (id, place) => {
    const isKnown = head(known.get(id)) === head(texts[place]);
    return [id, texts[place], isKnown ? undefined : await done(records.get(id))];
  };
  return (await Promise.all(ids.map(read))).flat();
}

// Reads all saves, without the records of those whose metadata are known. Returns undefined if there is no database. By
// then the small saves are restored; `refuse` is called with each that the local storage does not take.
export async function read(known, refuse, isEmptied) {
  const [found] = await Promise.all([readTables(known), restore(refuse, isEmptied)]);
  return found;
}

// Reads all tables.
export async function readTables(known) {
  try {
    const opened = await open(NAME, STORES);
    const found = await tables(opened, known);
    database = opened;
    return found;
  } catch {
    return undefined;
  }
}

// Writes all changes in one transaction. With "relaxed" durability the system has them when it completes, so they
// survive a browser crash; with "strict" they are on the disk. Older browsers ignore the option.
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
    // Without this, the transaction commits only after the page, which is busy rendering, has handled each request's
    // event.
    transaction.commit?.();
  } catch (error) {
    transaction.abort();
    throw error;
  }
  return done(transaction);
}

// Writes the changes, and retries with a new connection because the browser may have closed the database. By then there
// may be later changes to the same saves.
async function putOrReopen(changes, durability) {
  try {
    await put(changes, durability);
  } catch {
    try {
      database = await open(NAME, STORES);
      await put(changes.map(([id, texts]) => [id, unsynced.get(id) ?? texts]), durability);
    } catch {
      // The local storage still has the save. If the disk is full, the next change tries again.
    }
  }
}

// Writes the last changes again with strict durability.
function sync() {
  clearTimeout(rest);
  if (unsynced.size === 0) return;
  const changes = [...unsynced];
  unsynced.clear();
  putOrReopen(changes, "strict");
}

document.addEventListener("visibilitychange", () => document.hidden && sync());
// The player leaves a table.
addEventListener("hashchange", sync);

// Saves the metadata and the record of a table, or removes what is undefined. Writes reach the database in the order of the
// calls. Returns whether there is a database.
export function saveTable(id, metadata, record) {
  if (!database) return false;
  unsynced.set(id, [metadata, record]);
  last = putOrReopen([[id, [metadata, record]]], "relaxed");
  clearTimeout(rest);
  rest = setTimeout(sync, document.hidden ? 0 : REST_MS);
  return true;
}

// Resolves when the browser has everything that was saved so far, or after this many milliseconds.
export function settled(patience) {
  return Promise.race([Promise.all([last, lastSmall]), new Promise((go) => setTimeout(go, patience))]);
}

// Small saves - settings, lessons, names - have a database of their own: in that of the tables every row is a table, and
// older builds cannot open another version of it. The local storage counts them, so after a crash a row with a greater
// number is later than what the storage has.
const SMALL = "pentathlon/settings";
const PREFIX = "pentathlon/";
const COUNT = `${PREFIX}saved`;
const IS_TABLE = /^pentathlon\/(table|stamp)\//;
// The keys that this page has written, each with the number of its last save.
const written = new Map();
// The number of the latest save that this page knows.
let latest = 0;
let small;
// The last write of a small save.
let lastSmall;

// What the local storage has under a key; null if it has nothing, undefined if it cannot be read.
function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

// The number of a save; 0 if it can be none, because nothing would be later than it.
const saveNumber = (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : 0);

// How many saves the local storage counts.
const counted = () => saveNumber(stored(COUNT));

// Counts the saves, as far as the storage lets us.
function count(number) {
  latest = Math.max(latest, number);
  try {
    localStorage.setItem(COUNT, latest);
  } catch {
    // The database alone knows.
  }
}

// The store of the small saves. If the database does not open, the next call tries again.
async function smallStore(mode) {
  small ??= open(SMALL, ["values"]);
  try {
    return (await small).transaction("values", mode, { durability: "relaxed" }).objectStore("values");
  } catch (error) {
    small = undefined;
    throw error;
  }
}

async function writeSmall(key, row) {
  const store = await smallStore("readwrite").catch(() => smallStore("readwrite"));
  store.put(row, key);
  store.transaction.commit?.();
  await done(store.transaction);
}

function putSmall(key, row) {
  lastSmall = writeSmall(key, row).catch(() => {});
}

// Saves the value of a key that the local storage has just got, or lost if it is undefined. If the storage has refused it,
// the row also has what the storage has instead: as long as that is there, the row is later, whatever its number.
export function keepSmall(name, value) {
  const key = PREFIX + name;
  count(Math.max(latest, counted()) + 1);
  written.set(key, latest);
  const instead = stored(key);
  putSmall(key, instead === (value ?? null) ? [latest, value] : [latest, value, instead]);
}

// Tells this page that a key has changed, as if another tab had changed it.
export function tellChange(name) {
  dispatchEvent(new StorageEvent("storage", { key: PREFIX + name }));
}

// Puts a value of the database into the local storage, or calls `refuse` if that does not take it, and tells
// that it has changed.
function takeOver(key, value, refuse) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It is looked at below.
  }
  const isRefused = stored(key) !== (value ?? null);
  const name = key.slice(PREFIX.length);
  if (isRefused && value !== undefined) refuse(name, value);
  tellChange(name);
  return isRefused;
}

// Takes over what another tab has just saved under a key: the database has it before it is sure to have reached the local
// storage of this tab.
export async function refreshSmall(name, refuse) {
  const key = PREFIX + name;
  try {
    const row = await done((await smallStore("readonly")).get(key));
    const number = saveNumber(row?.[0]);
    const here = stored(key);
    // What the storage has refused may have been counted nevertheless.
    const isLater = number > counted() || (row?.length > 2 && (row[2] === undefined || row[2] === here));
    if (!isLater || number <= (written.get(key) ?? 0) || here === (row[1] ?? null)) return;
    latest = Math.max(latest, number);
    written.set(key, number);
    takeOver(key, row[1], refuse);
  } catch {
    // The local storage alone has it.
  }
}

// Puts what the database has later than the local storage into the storage, and the other way around. `isEmptied` if the
// storage was emptied while this page was open: then it has nothing later. Tables are compared in Rust, by another rule: a
// number there counts the saves of one table, and here those of the device.
async function restore(refuse, isEmptied) {
  try {
    const store = await smallStore("readonly");
    const [keys, rows] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    const there = new Map(keys.map((key, place) => [key, rows[place]]));
    const before = counted();
    latest = Math.max(latest, before);
    const refused = new Set();
    for (const [key, row] of there) {
      const [, value, instead] = row;
      const number = saveNumber(row[0]);
      const here = stored(key);
      latest = Math.max(latest, number);
      const wasRefused = row.length > 2 && (instead === undefined || instead === here);
      // What the storage lacks was not removed: that would be a row, too.
      const isLater = number > before || wasRefused || (here === null && value !== undefined);
      if (!isLater || here === (value ?? null) || (written.has(key) && !isEmptied)) continue;
      if (takeOver(key, value, refuse)) refused.add(key);
    }
    count(latest + 1);
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX) || key === COUNT || IS_TABLE.test(key) || refused.has(key)) continue;
      const value = stored(key);
      if (there.get(key)?.[1] !== value) putSmall(key, [latest, value]);
    }
  } catch {
    // The local storage alone has them.
  }
}
