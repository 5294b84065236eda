//! What every field for a name has.

use leptos::attr::custom::custom_attribute;
use leptos::attr::{Attribute, autocomplete, dir};

/// The attributes of a field for a name, to be spread into its element: browsers and password managers leave it alone, and
/// a name is written in the direction of its script.
pub fn name_attributes() -> impl Attribute {
    (
        autocomplete("off"),
        dir("auto"),
        custom_attribute("data-1p-ignore", "true"),
        custom_attribute("data-lpignore", "true"),
        custom_attribute("data-bwignore", "true"),
        custom_attribute("data-form-type", "other"),
    )
}
