// Which tab plays a table, and which one begins something that is to be begun once, by the Web Locks API. A page holds one
// table at a time.

// How long a tab waits for a lock before it reports that another tab has the table, in milliseconds.
const GRACE_MS = 200;

let table = { take() {}, leave() {} };

// Requests a table and releases the previous one. Calls `tell` with whether this tab holds the table, now and whenever
// that changes. Without the Web Locks API it always does.
export function acquireTable(id, tell) {
  table.leave();
  let isLeft = false;
  let release = () => {};
  let holder;
  const ask = (options) => {
    const granted = (lock) => {
      if (isLeft) return undefined;
      if (lock === null) {
        // A page that is being unloaded may still hold it.
        setTimeout(() => holder === undefined && !isLeft && tell(false), GRACE_MS);
        ask({});
        return undefined;
      }
      holder = granted;
      tell(true);
      return new Promise((done) => {
        release = done;
      });
    };
    // Another tab stole the lock: wait until it is free again.
    const lost = (error) => {
      if (isLeft || (holder !== undefined && holder !== granted)) return;
      holder = undefined;
      if (error.name !== "AbortError") return tell(true);
      tell(false);
      ask({});
    };
    navigator.locks.request(`pentathlon/table/${id}`, options, granted).catch(lost);
  };
  const leave = () => {
    isLeft = true;
    release();
  };
  if (navigator.locks) {
    table = { take: () => ask({ steal: true }), leave };
    ask({ ifAvailable: true });
  } else {
    table = { take: () => tell(true), leave };
    tell(true);
  }
}

// Steals the table from the tab that plays it.
export function stealTable() {
  table.take();
}

// Releases the table for other tabs.
export function releaseTable() {
  table.leave();
}

// Waits until no other tab has the lock of that name. Resolves to a function that releases it. Without the Web Locks API
// nobody waits.
export function acquireLock(name) {
  return new Promise((begin) => {
    const granted = () => new Promise(begin);
    const denied = () => begin(() => {});
    if (navigator.locks) navigator.locks.request(`pentathlon/${name}`, granted).catch(denied);
    else denied();
  });
}
