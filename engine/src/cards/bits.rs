//! The machine words that store a set of cards.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, Not};

/// A machine word as a set of numbers, one bit per number.
pub trait Bits:
    Copy + Eq + Debug + Send + Sync + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// The empty set.
    const EMPTY: Self;

    /// The set of that number alone; a number that is too large wraps around.
    fn bit(number: u8) -> Self;

    /// How many numbers are in the set.
    fn count(self) -> usize;

    /// The lowest number in the set.
    fn lowest(self) -> Option<u8>;

    /// The set without its lowest number.
    fn without_lowest(self) -> Self;
}

macro_rules! words {
    ($($word:ty)*) => {$(
        impl Bits for $word {
            const EMPTY: Self = 0;

            #[inline]
            fn bit(number: u8) -> Self {
                1 << (u32::from(number) & (Self::BITS - 1))
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> Option<u8> {
                if self == 0 { None } else { Some(self.trailing_zeros() as u8) }
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

words!(u64 u128);
