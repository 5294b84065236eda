//! What a search says of an action.

/// What a candidate is expected to bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredAction<A> {
    /// The action that was tried.
    pub action: A,
    /// The estimated chance of winning, in thousandths.
    pub wins: i32,
    /// The expected points at the end, in hundredths.
    pub points: i32,
    /// The number of playouts behind the estimate. The fewer, the less reliable it is.
    pub playouts: u32,
}
