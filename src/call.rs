//! A closure behind one type.
//!
//! `dyn Fn` would do, but its vtable has two more entries that nobody uses and everybody would download
//! (docs/performance.md, "Size").

/// Something that can be called without arguments.
pub trait Call<T> {
    /// Calls it.
    fn call(&self) -> T;
}

impl<T, F: Fn() -> T> Call<T> for F {
    fn call(&self) -> T {
        self()
    }
}
