//! The public part of the table: the aim, the scoreboard, and the market, or at the end the ceremony.

use super::Context;
use super::ceremony::ceremony;
use super::lanes::scoreboard;
use super::look::{LookedAt, look};
use super::market::market;
use super::model;
use super::stage;
use crate::messages::olympics as messages;
use crate::ui::{deferred, derived_bool, dynamic, dynamic_if};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Competitor, Phase, View};

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    let looked_at = RwSignal::new(None::<LookedAt>);
    let in_ceremony = context.memo(model::is_ceremony);
    let staged = Memo::new(move |_| stage::is_staged(context));
    let beside = move || dynamic(move || if in_ceremony.get() { ceremony(context) } else { market(context) });
    let lanes = Competitor::count(context.seats());
    view! {
        <div class=format!("olympics-table olympics-table-{lanes}")>
            <p class="olympics-aim">{messages::aim()}</p>
            <div
                class="olympics-board"
                class:ends=in_ceremony
                class:invests=derived_bool(move || model::invests(&context.view()))
                class:revealing=staged
                style:--lanes=lanes.to_string()
            >
                {scoreboard(context, staged, looked_at)}
                {dynamic_if(move || staged.get().then(|| stage::stage(context)))}
                {deferred(beside)}
                {look(context, looked_at)}
            </div>
        </div>
    }
    .into_any()
}

/// The current round.
pub fn round_name(view: &View) -> String {
    if model::is_ceremony(view) {
        return messages::ceremony().to_owned();
    }
    messages::round_plain(view.round, view.rounds)
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    if view.phase == Phase::Over {
        return messages::progress_over().to_owned();
    }
    if model::is_ceremony(view) {
        return messages::ceremony().to_owned();
    }
    match view.rounds_left() {
        0 => messages::round_last(view.round, view.rounds),
        left => messages::round(view.round, view.rounds, left),
    }
}
