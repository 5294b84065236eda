//! A sport, enlarged.

use super::card::{self, ring_class};
use super::names;
use super::sport_notes::sport_note;
use crate::messages::olympikos as messages;
use crate::ui::{Dialog, dynamic_if};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Ring, Sport};

/// A sport, enlarged over the table.
pub fn look_at_sport(
    ring: Ring,
    sport: Sport,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <Dialog title=names::sport(sport).text() on_close=on_close>
            <div class=format!("olympikos-sport-large {}", ring_class(ring))>
                <span class="olympikos-sport-picture">{card::sport(sport)}</span>
                {dynamic_if(move || sport_note(sport).map(|line| view! { <p>{line}</p> }))}
                <p class="remark">{messages::sport_where(names::games(sport.games()), names::ring(ring))}</p>
            </div>
        </Dialog>
    }
}
