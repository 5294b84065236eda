//! What an id can be.

/// The maximum length of an id.
const LONGEST_ID: usize = 64;

/// Whether an id can be part of an address, as generated ids can.
pub(super) fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::is_id;

    #[test]
    fn an_id_that_no_address_can_have_is_none() {
        assert!(["t", "18f3a2b4c5d", "0001x"].into_iter().all(is_id));
        for id in ["", "A1", "a b", "a/b", "../a", "é", "a\r", &"a".repeat(65)] {
            assert!(!is_id(id), "{id:?}");
        }
    }
}
