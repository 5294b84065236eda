//! A number with a separate base for each digit: a digit with few possible values takes few bits, without padding to
//! bytes.
//!
//! The digit added last is taken first, so digits are added in reverse reading order.

/// The letters of base64url, by value.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The letters that are punctuation marks.
const MARKS: [char; 2] = ['-', '_'];

/// Whether a character may be part of a link.
pub(super) fn is_letter(character: char) -> bool {
    u8::try_from(character).is_ok_and(|letter| LETTERS.contains(&letter))
}

/// A natural number of any size.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct MixedRadix {
    /// The least significant limb first; the last one is not 0.
    limbs: Vec<u32>,
}

impl MixedRadix {
    /// Adds a digit below `base`.
    pub fn add(&mut self, digit: u32, base: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.limbs {
            let sum = u64::from(*limb) * u64::from(base) + carry;
            *limb = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.limbs.push(carry as u32);
        }
    }

    /// Removes and returns the digit that was added last; 0 once nothing is left.
    pub fn take(&mut self, base: u32) -> u32 {
        let base = u64::from(base.max(1));
        let mut rest = 0;
        for limb in self.limbs.iter_mut().rev() {
            let left = (rest << 32) | u64::from(*limb);
            *limb = (left / base) as u32;
            rest = left % base;
        }
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
        rest as u32
    }

    /// Whether only zeros are left.
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// The bytes of the number, least significant first.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        self.limbs.iter().flat_map(|limb| limb.to_le_bytes())
    }

    /// The number in base64url, least significant digit first. What would end in a mark gets a final zero: messengers leave
    /// a mark at the end out of an address.
    pub fn to_letters(&self) -> String {
        let mut number = self.clone();
        let mut letters = String::new();
        while !number.is_zero() {
            let letter = LETTERS.get(number.take(64) as usize).copied();
            letters.push(letter.unwrap_or_default().into());
        }
        if letters.ends_with(MARKS) {
            letters.push('A');
        }
        letters
    }

    /// Parses what [`MixedRadix::to_letters`] wrote, with or without a zero after a final mark; `None` if there is any other
    /// character in it.
    pub fn from_letters(letters: &str) -> Option<Self> {
        let letters = letters.strip_suffix('A').filter(|rest| rest.ends_with(MARKS)).unwrap_or(letters);
        let mut number = Self::default();
        for letter in letters.bytes().rev() {
            let digit = LETTERS.iter().position(|&known| known == letter)?;
            number.add(digit as u32, 64);
        }
        // Each number has only one spelling: no other trailing zeros.
        (!letters.ends_with('A')).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::MixedRadix;

    #[test]
    fn digits_are_taken_in_reverse_whatever_their_bases() {
        let digits: Vec<(u32, u32)> = (1..400_u32)
            .map(|n| (n.wrapping_mul(2_654_435_761), n * n))
            .map(|(d, base)| (d % base, base))
            .collect();
        let mut number = MixedRadix::default();
        digits.iter().for_each(|&(digit, base)| number.add(digit, base));
        number.add(u32::MAX - 1, u32::MAX);
        let letters = number.to_letters();
        assert_eq!(MixedRadix::from_letters(&letters).as_ref(), Some(&number));
        assert_eq!(number.take(u32::MAX), u32::MAX - 1);
        for &(digit, base) in digits.iter().rev() {
            assert_eq!(number.take(base), digit);
        }
        assert!(number.is_zero());
        assert_eq!(number.take(7), 0);
    }

    #[test]
    fn letters_are_those_of_base64url_and_each_number_has_one_spelling() {
        let mut number = MixedRadix::default();
        assert_eq!(number.to_letters(), "");
        for digit in [63, 62, 0, 26, 52] {
            number.add(digit, 64);
        }
        assert_eq!(number.to_letters(), "0aA-_A");
        assert_eq!(MixedRadix::from_letters("0aA-_"), Some(number.clone()));
        assert_eq!(MixedRadix::from_letters("0aA-_A"), Some(number));
        for refused in ["0aA-_AA", "0aA", "A", "0a=", "0a+", "0 a", "ü", "0a\n"] {
            assert_eq!(MixedRadix::from_letters(refused), None, "{refused:?}");
        }
    }
}
