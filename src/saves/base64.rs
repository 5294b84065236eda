//! Text as base64, so that nobody reads it by accident.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A text as base64.
pub fn encode(text: &str) -> String {
    let letters = text.as_bytes().chunks(3).flat_map(|chunk| {
        let bits =
            (0..3).fold(0, |bits, place| bits << 8 | usize::from(chunk.get(place).copied().unwrap_or(0)));
        (0..4).map(move |place| {
            let letter = LETTERS.get(bits >> (18 - 6 * place) & 63).filter(|_| place <= chunk.len());
            letter.map_or('=', |&letter| char::from(letter))
        })
    });
    letters.collect()
}

/// The text that is written as base64, whatever the white space; `None` if it is none.
pub fn decode(letters: &str) -> Option<String> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_usize, 0);
    let letters = letters.bytes().filter(|letter| !letter.is_ascii_whitespace());
    for letter in letters.take_while(|&letter| letter != b'=') {
        bits = (bits << 6 | LETTERS.iter().position(|&known| known == letter)?) & 0xffff;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count & 0xff) as u8);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn a_text_reads_back_as_itself() {
        for text in ["", "a", "ab", "abc", "abcd", "Zoë\nend\n"] {
            assert_eq!(decode(&encode(text)).as_deref(), Some(text));
        }
        assert_eq!(encode("Zoë\n"), "Wm/Dqwo=");
        assert_eq!(decode("Wm/D\r\n qwo=\n\n").as_deref(), Some("Zoë\n"));
    }

    #[test]
    fn what_is_no_base64_is_nothing() {
        for letters in ["pentathlon record 1", "-", "/w=="] {
            assert_eq!(decode(letters), None, "{letters}");
        }
    }
}
