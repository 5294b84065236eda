//! The timeout: how long the app waits for a file before it says so and goes on without it. A late file is never
//! given up: it is used when it arrives.

use super::fetch::meta;
use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;

/// The limit in milliseconds, unless the page names another.
const USUAL_MS: u32 = 8_000;

/// The state of a file that is fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It arrived, or failed, within the limit.
    InTime,
    /// The limit has passed, and the file is still loading.
    Late,
    /// It arrived, or failed, after the limit.
    AfterAll,
}

/// The limit in milliseconds. Tests of the app write a shorter one into the page.
pub fn timeout_ms() -> u32 {
    let named = meta("timeout");
    named.and_then(|limit| limit.parse().ok()).unwrap_or(USUAL_MS)
}

/// Starts the limit and returns a function to call on arrival. `then` is called once for what arrives in time, and
/// twice for what does not: at the limit, and on arrival.
pub fn with_timeout(then: impl Fn(Arrival) + 'static) -> impl FnOnce() + 'static {
    with_timeout_of(timeout_ms(), then)
}

/// Like [`with_timeout`], with another limit.
pub fn with_timeout_of(limit_ms: u32, then: impl Fn(Arrival) + 'static) -> impl FnOnce() + 'static {
    let then: Rc<dyn Fn(Arrival)> = Rc::new(then);
    let late = Rc::new(Cell::new(false));
    let limit = {
        let (then, late) = (then.clone(), late.clone());
        Timeout::new(limit_ms, move || {
            late.set(true);
            then(Arrival::Late);
        })
    };
    move || {
        limit.cancel();
        then(if late.get() { Arrival::AfterAll } else { Arrival::InTime });
    }
}

/// Calls `then` once so many things have arrived or are late, and again for each that arrives after all.
pub fn when_all(count: usize, then: impl Fn(Arrival) + 'static) -> impl Fn(Arrival) + Clone + 'static {
    let (left, then) = (Rc::new(Cell::new(count)), Rc::new(then));
    move |arrival| {
        if arrival != Arrival::AfterAll {
            left.set(left.get().saturating_sub(1));
        }
        if left.get() == 0 {
            then(arrival);
        }
    }
}
