//! The public part of the table: the aim, the scoreboard, and the market, or at the end the ceremony.

use super::Context;
use super::ceremony::ceremony;
use super::details::{LookedAt, details};
use super::lanes::scoreboard;
use super::market::market;
use super::model;
use super::stage;
use crate::messages::olympics as messages;
use crate::ui::{deferred, derived_bool, dynamic, dynamic_if};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::Competitor;

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
                {details(context, looked_at)}
            </div>
        </div>
    }
    .into_any()
}
