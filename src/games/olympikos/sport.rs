//! A sport, large.

use super::card::{self, ring_class};
use super::sport_notes::sport_note;
use super::words::{self, Say};
use crate::ui::{Dialog, dynamic_if};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Ring, Sport};

/// A sport over the table.
pub fn look_at_sport(
    ring: Ring,
    sport: Sport,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let places = [("games", words::games(sport.games())), ("ring", words::ring(ring))];
    view! {
        <Dialog title=Say::SportTitle.with(&[("sport", sport.name())]) on_close=on_close>
            <div class=format!("olympikos-sport-large {}", ring_class(ring))>
                <span class="olympikos-sport-picture">{card::sport(sport)}</span>
                {dynamic_if(move || sport_note(sport).map(|line| view! { <p>{line}</p> }))}
                <p class="remark">{Say::SportWhere.with(&places)}</p>
            </div>
        </Dialog>
    }
}
