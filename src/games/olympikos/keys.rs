//! The keys of each pad: people round one keyboard have their own.

use pentathlon_engine::games::olympikos::{Medal, Ring};

/// Five rings, three medals, the control.
pub type Keys = [char; Ring::COUNT + Medal::COUNT + 1];

/// Alone: what is printed there, the letters of the rings and the points of the medals.
static ALONE: Keys = ['b', 'y', 'k', 'g', 'r', '2', '3', '4', 'c'];

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
    use super::{ALONE, SHARED};
    use crate::games::olympikos::words::letter;
    use pentathlon_engine::games::olympikos::{Medal, Ring};

    #[test]
    fn alone_a_key_is_what_is_printed_on_the_card() {
        let printed = Ring::ALL.map(|ring| letter(ring).to_ascii_lowercase()).into_iter();
        let printed: Vec<String> =
            printed.chain(Medal::ALL.map(|medal| medal.points().to_string())).collect();
        assert_eq!(ALONE[..printed.len()].iter().map(char::to_string).collect::<Vec<_>>(), printed);
        assert!(!printed.contains(&ALONE[printed.len()].to_string()));
    }

    #[test]
    fn no_key_belongs_to_two() {
        let all: Vec<char> = SHARED.iter().flatten().copied().collect();
        for (place, key) in all.iter().enumerate() {
            assert!(!all[..place].contains(key), "{key}");
        }
    }
}
