//! Everything drawn with the figure.

use super::{section, shown};
use crate::figure::Pictogram;
use crate::parts::{athlete, pictogram};
use leptos::prelude::*;

/// Every pictogram in three sizes.
pub fn pictograms() -> AnyView {
    let three = |picture: &Pictogram| {
        view! {
            <figure class="gallery-three">
                <span class="gallery-320">{pictogram(*picture)}</span>
                <span class="gallery-96">{pictogram(*picture)}</span>
                <span class="gallery-32">{pictogram(*picture)}</span>
                <figcaption>{picture.name()}</figcaption>
            </figure>
        }
        .into_any()
    };
    section("Pictograms", Pictogram::ALL.iter().map(three))
}

/// The athletes of Olympia 2000: five bodies, five poses.
pub fn athletes() -> AnyView {
    const GROUPS: [&str; 5] = ["demigods", "athletes", "slightly weedy", "pot-bellied", "on crutches"];
    const POSES: [&str; 5] = ["discus", "marathon", "long jump", "archery", "combination"];
    let rows: Vec<AnyView> = (1..=5)
        .map(|group: u8| {
            let drawn = (0..5).zip(POSES).map(move |(pose, name)| {
                let picture = |class| view! { <span class=class>{athlete(group, pose)}</span> };
                let both = view! { <span class="gallery-clay">{picture("gallery-96")} {picture("gallery-32")}</span> };
                shown(name, both.into_any())
            });
            section(GROUPS[usize::from(group - 1)], drawn)
        })
        .collect();
    rows.into_any()
}
