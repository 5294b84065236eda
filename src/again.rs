//! A closure of whatever type, behind one.
//!
//! `dyn Fn` would do the same, but carries for each closure two more ways of calling it, which nobody uses and everybody
//! would download (see ARCHITECTURE.md, "Size").

/// Something that can be asked again and again.
pub trait Again<T> {
    /// The answer now.
    fn again(&self) -> T;
}

impl<T, F: Fn() -> T> Again<T> for F {
    fn again(&self) -> T {
        self()
    }
}
