//! What every field for a name has.

use super::dynamic::derived_text;
use crate::messages::{isolated, screens};
use leptos::attr::custom::custom_attribute;
use leptos::attr::{Attribute, autocomplete, dir};
use leptos::prelude::*;
use pentathlon_engine::table::{Player, PlayerKind};

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

/// What becomes of the typed name if it is longer than a name may be, for below its field.
pub fn shortened(typed: RwSignal<String>) -> AnyView {
    let said = move || {
        let name = Player::new(&typed.read(), PlayerKind::Person).name().to_owned();
        let is_cut = name.ends_with('…') && !typed.read().ends_with('…');
        if is_cut { screens::name_cut(&isolated(&name)) } else { String::new() }
    };
    view! { <p class="remark" role="status">{derived_text(said)}</p> }.into_any()
}
