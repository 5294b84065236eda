// The date of the page: `setAhead(ms)` puts it so far ahead of the machine's. Time passes as usual.
if (!window.setAhead) {
  const Real = Date;
  let ahead = 0;
  window.realNow = Real.now.bind(Real);
  window.setAhead = (ms) => {
    ahead = ms;
  };
  window.Date = class extends Real {
    constructor(...all) {
      if (all.length) super(...all);
      else super(realNow() + ahead);
    }
    static now() {
      return realNow() + ahead;
    }
  };
}
