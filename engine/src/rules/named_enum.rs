//! Enums whose values have a short name: medals, sports, answers of an option.

/// Defines an enum whose values have a short name, with `ALL`, `COUNT`, `id` and `index`. Written as its name; a value
/// reads back from its name, or from another one that stands after it (`Gold = "gold" | "2"`), as in a trace.
macro_rules! named_enum {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $($(#[$of_value:meta])* $value:ident = $id:literal $(| $other:literal)*),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
        )]
        pub enum $name {
            $($(#[$of_value])* $value),+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();
            /// All of them, in order.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$value),+];

            /// The short name, in notation and in the names of messages.
            #[inline]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$value => $id),+
                }
            }

            /// The index among all of them, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::rules::ParseNotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($id $(| $other)* => Ok(Self::$value),)+
                    _ => Err($crate::rules::ParseNotationError),
                }
            }
        }
    };
}

pub(crate) use named_enum;
