//! The six delegations.

use crate::rules::named_enum;

named_enum! {
    /// A delegation (K1). Each has five cards, one for each ring.
    pub enum Nation {
        /// France.
        France = "france",
        /// Argentina.
        Argentina = "argentina",
        /// The United States.
        UnitedStates = "united_states",
        /// Kenya.
        Kenya = "kenya",
        /// Australia.
        Australia = "australia",
        /// China.
        China = "china",
    }
}
