//! Sorting short lists: the candidates of a search, the cards of a hand, the people at a table.
//!
//! The sort of the standard library is made for lists of any length, and is compiled for each type that is sorted: some 3 kB
//! each. Most of our lists have a dozen items. A list without a bound, such as all results of the hall, is sorted by
//! the standard library.

/// Sorts a short list, ascending; equal items keep their order. The time grows with the square of the length.
pub fn sort<T: Ord>(items: &mut [T]) {
    sort_by(items, |one, other| one < other);
}

/// Sorts a short list by a key, ascending; items with equal keys keep their order.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, |one, other| key(one) < key(other));
}

fn sort_by<T>(items: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        for at in (1..=end).rev() {
            match items.get(at - 1..=at) {
                Some([before, item]) if is_before(item, before) => items.swap(at - 1, at),
                _ => break,
            }
        }
    }
}
