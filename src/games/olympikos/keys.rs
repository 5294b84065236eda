//! The keyboard keys of each pad. People around one keyboard have different keys.

use super::names;
use crate::messages::olympikos as messages;
use pentathlon_engine::games::olympikos::{Medal, Ring};

/// Five rings, three medals, the control.
pub type Keys = [char; Ring::COUNT + Medal::COUNT + 1];

/// The keys of a single pad: those printed on it (the letters of the rings, the points of the medals) and a letter for
/// the control.
fn alone() -> Keys {
    // Without Unicode's tables, which would be 17 kB of the game.
    let key = |text: &str| text.chars().next().unwrap_or_default().to_ascii_lowercase();
    let [blue, yellow, black, green, red] = Ring::ALL.map(|ring| key(names::ring(ring).letter()));
    [blue, yellow, black, green, red, '2', '3', '4', key(messages::control_key())]
}

/// The keys of pads side by side. A keyboard has no more room for the fingers of five people.
static SHARED: [Keys; 5] = [
    ['1', '2', '3', '4', '5', 'q', 'w', 'e', 'r'],
    ['6', '7', '8', '9', '0', 'y', 'u', 'i', 'o'],
    ['a', 's', 'd', 'f', 'g', 'z', 'x', 'c', 'v'],
    ['h', 'j', 'k', 'l', ';', 'n', 'm', ',', '.'],
    ['t', 'b', 'p', '[', ']', '-', '=', '\'', '/'],
];

/// The keys of pad number `place` of `pads`. A sixth has those of the place where nobody races.
pub fn keys(place: usize, free: usize, pads: usize) -> Keys {
    if pads == 1 {
        return alone();
    }
    SHARED.get(place).or(SHARED.get(free)).copied().unwrap_or_else(alone)
}

#[cfg(test)]
mod tests {
    use super::{SHARED, keys, names};
    use pentathlon_engine::games::olympikos::{Medal, Ring};

    #[test]
    fn alone_a_key_is_what_is_printed_on_the_card() {
        let alone = keys(0, 0, 1);
        let printed = Ring::ALL.map(|ring| names::ring(ring).letter().to_lowercase()).into_iter();
        let printed: Vec<String> =
            printed.chain(Medal::ALL.map(|medal| medal.points().to_string())).collect();
        assert_eq!(alone[..printed.len()].iter().map(char::to_string).collect::<Vec<_>>(), printed);
        assert!(!printed.contains(&alone[printed.len()].to_string()));
    }

    #[test]
    fn no_key_belongs_to_two() {
        let all: Vec<char> = SHARED.iter().flatten().copied().collect();
        for (place, key) in all.iter().enumerate() {
            assert!(!all[..place].contains(key), "{key}");
        }
    }
}
