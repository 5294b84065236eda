//! The public part of the table: the scoreboard, and beside it the market, or at the end the ceremony.

use super::Context;
use super::ceremony::ceremony;
use super::lanes::scoreboard;
use super::look::{LookedAt, look};
use super::market::market;
use super::model;
use super::stage;
use crate::messages::olympics as messages;
use crate::ui::{deferred, dynamic, dynamic_if, flag};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Competitor, Event, View};

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    let looked_at = RwSignal::new(None::<LookedAt>);
    let in_ceremony = context.memo(model::is_ceremony);
    let few = Competitor::count(context.seats()) <= 3;
    let revealing = flag(move || matches!(context.event(), Some(Event::BidsRevealed(_))));
    // A player chooses between the pairs, so they are large and in the middle, below the scoreboard.
    let taking =
        flag(move || context.asked().is_some_and(|seat| model::taker(&context.view()) == Some(seat)));
    // The scoreboard must not reveal in advance what the ceremony counts.
    let counting = flag(move || matches!(context.event(), Some(Event::Turned { .. })));
    let staged = Memo::new(move |before| stage::is_staged(context, before == Some(&true)));
    let beside = move || {
        dynamic(
            move || if in_ceremony.get() { ceremony(context) } else { market(context, looked_at, staged) },
        )
    };
    view! {
        <div class="olympics-board" class:few=few class:ends=in_ceremony class:revealing=revealing class:staged=staged class:taking=taking class:counting=counting>
            {scoreboard(context, looked_at)}
            {dynamic_if(move || staged.get().then(|| stage::stage(context)))}
            {deferred(beside)}
            {look(context, looked_at)}
        </div>
    }
    .into_any()
}

/// The current round.
pub fn part(view: &View) -> String {
    if model::is_ceremony(view) {
        return messages::ceremony().to_owned();
    }
    messages::round_plain(view.round, view.rounds)
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    if model::is_ceremony(view) {
        return messages::ceremony().to_owned();
    }
    match view.rounds_left() {
        0 => messages::round_last(view.round, view.rounds),
        left => messages::round(view.round, view.rounds, left),
    }
}
