//! Names for values of the engine.

/// Defines a function for each kind of value, from the value to its name: `medal: Medal => Medal`. The message file has the
/// names in the order of the engine, as the test that comes with them says.
macro_rules! named {
    ($messages:ident: $($(#[$comment:meta])* $function:ident: $value:ident => $group:ident),+ $(,)?) => {
        $(
            $(#[$comment])*
            pub fn $function(value: $value) -> $messages::$group {
                $messages::$group::of(value.index())
            }
        )+

        #[cfg(test)]
        #[test]
        fn names_are_in_the_order_of_the_engine() {
            $(assert_eq!($value::ALL.map($value::id), $messages::$group::IDS);)+
        }
    };
}

pub(crate) use named;
