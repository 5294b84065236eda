// Which tab plays a table, by the browser's locks. A page has one table at a time.

// How long a tab waits for a table before it says that another one has it, in milliseconds.
const GRACE_MS = 200;

let table = { take() {}, leave() {} };

// Asks for a table in place of the one before. Tells whether it is this tab's, and again whenever that changes. Without locks
// it is.
export function acquireTable(id, tell) {
  table.leave();
  let isLeft = false;
  let release = () => {};
  let holder;
  const ask = (options) => {
    const granted = (lock) => {
      if (isLeft) return undefined;
      if (lock === null) {
        // A page that is just being left may still have it.
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
    // Another tab has taken it: this one waits until it is free again.
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

// Takes the table from the tab that plays it.
export function stealTable() {
  table.take();
}

// Lets another tab have the table.
export function releaseTable() {
  table.leave();
}
