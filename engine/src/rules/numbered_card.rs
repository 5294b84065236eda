//! Cards with a number, from 1.

/// Defines a card that is a number from 1 to `COUNT`, with `new`, `all` and `number`; a [`crate::cards::Card`] that
/// reads back from its number.
macro_rules! numbered_card {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident: 1..=$count:expr, $bits:ty
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub struct $name(std::num::NonZeroU8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with that number, from 1.
            pub const fn new(number: u8) -> Option<Self> {
                match std::num::NonZeroU8::new(number) {
                    Some(number) if number.get() as usize <= Self::COUNT => Some(Self(number)),
                    _ => None,
                }
            }

            /// All of them, in the order of their numbers.
            pub fn all() -> impl Iterator<Item = Self> {
                (1..=Self::COUNT as u8).filter_map(Self::new)
            }

            /// The number on the card, from 1.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0.get()
            }
        }

        impl $crate::cards::Card for $name {
            type Bits = $bits;

            #[inline]
            fn number(self) -> u8 {
                self.0.get()
            }

            #[inline]
            fn from_number(number: u8) -> Option<Self> {
                Self::new(number)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::rules::ParseNotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().ok().and_then(Self::new).ok_or($crate::rules::ParseNotationError)
            }
        }
    };
}

pub(crate) use numbered_card;
