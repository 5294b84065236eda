//! Sorting short lists.

use pentathlon_engine::short::{sort, sort_by_key};

#[test]
fn short_lists_are_sorted_as_by_the_standard_library() {
    let mut mixed = 1_u32;
    for length in 0..40 {
        // Few values, so that many are equal; the place tells equal ones apart.
        let list: Vec<(u32, u32)> = (0..length)
            .map(|place| {
                mixed = mixed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (mixed >> 29, place)
            })
            .collect();
        let (mut by_key, mut by_key_there) = (list.clone(), list.clone());
        sort_by_key(&mut by_key, |item| item.0);
        by_key_there.sort_by_key(|item| item.0);
        assert_eq!(by_key, by_key_there);

        let (mut whole, mut whole_there) = (list.clone(), list);
        whole.reverse();
        sort(&mut whole);
        whole_there.sort_unstable();
        assert_eq!(whole, whole_there);
    }
}
