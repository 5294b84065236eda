//! The keys of each pad: people round one keyboard have their own.

use pentathlon_engine::games::olympikos::{Medal, Ring};

/// Five rings, three medals, the control.
pub type Keys = [char; Ring::COUNT + Medal::COUNT + 1];

/// Alone.
static ALONE: Keys = ['1', '2', '3', '4', '5', 'b', 's', 'g', 'c'];

/// Side by side. Fingers of five people have no more room than that.
static SHARED: [Keys; 5] = [
    ['1', '2', '3', '4', '5', 'q', 'w', 'e', 'r'],
    ['6', '7', '8', '9', '0', 'y', 'u', 'i', 'o'],
    ['a', 's', 'd', 'f', 'g', 'z', 'x', 'c', 'v'],
    ['h', 'j', 'k', 'l', ';', 'n', 'm', ',', '.'],
    ['t', 'b', 'p', '[', ']', '-', '=', '\'', '/'],
];

/// The keys of pad number `place` of `pads`.
pub fn keys(place: usize, pads: usize) -> &'static Keys {
    if pads < 2 { &ALONE } else { SHARED.get(place).unwrap_or(&ALONE) }
}

#[cfg(test)]
mod tests {
    use super::SHARED;

    #[test]
    fn no_key_belongs_to_two() {
        let all: Vec<char> = SHARED.iter().flatten().copied().collect();
        for (place, key) in all.iter().enumerate() {
            assert!(!all[..place].contains(key), "{key}");
        }
    }
}
