//! The limit of patience: how long the app waits for anything it fetches before it says so and goes on without it. What
//! is late is never given up: it is used when it comes.

use super::fetch::meta;
use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;

/// The limit in milliseconds, where the page names none.
const USUAL_MS: u32 = 8_000;

/// How something that is fetched stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It came, or failed, within the limit.
    InTime,
    /// The limit has passed, and it is still on its way.
    Late,
    /// It came, or failed, after the limit.
    AfterAll,
}

/// The limit in milliseconds: tests of the app write a shorter one into the page.
pub fn patience_ms() -> u32 {
    let named = meta("patience");
    named.and_then(|limit| limit.parse().ok()).unwrap_or(USUAL_MS)
}

/// Starts the limit. What is returned is to be called on arrival. `then` is called once for what comes in time, and twice for
/// what does not: at the limit, and on arrival.
pub fn patiently(then: impl Fn(Arrival) + 'static) -> impl FnOnce() + 'static {
    patiently_within(patience_ms(), then)
}

/// The same with a limit of its own.
pub fn patiently_within(limit_ms: u32, then: impl Fn(Arrival) + 'static) -> impl FnOnce() + 'static {
    let then: Rc<dyn Fn(Arrival)> = Rc::new(then);
    let is_late = Rc::new(Cell::new(false));
    let limit = {
        let (then, is_late) = (then.clone(), is_late.clone());
        Timeout::new(limit_ms, move || {
            is_late.set(true);
            then(Arrival::Late);
        })
    };
    move || {
        limit.cancel();
        then(if is_late.get() { Arrival::AfterAll } else { Arrival::InTime });
    }
}
