//! What is public: the scoreboard, and beside it the market, or in the end the ceremony.

use super::Context;
use super::ceremony::ceremony;
use super::lanes::scoreboard;
use super::look::{LookedAt, look};
use super::market::market;
use super::model;
use super::stage;
use super::words::Say;
use crate::ui::{deferred, dynamic, dynamic_if, flag};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Competitor, Event, View};

/// Everything public at once.
pub fn board(context: Context) -> AnyView {
    let looked_at = RwSignal::new(None::<LookedAt>);
    let in_ceremony = context.memo(model::is_ceremony);
    let few = Competitor::count(context.seats()) <= 3;
    let revealing = flag(move || matches!(context.event(), Some(Event::BidsRevealed(_))));
    // The pairs are large in the middle, under the scoreboard: a choice among them is made by what lies there.
    let taking =
        flag(move || context.asked().is_some_and(|seat| model::taker(&context.view()) == Some(seat)));
    // What is counted at the ceremony is not told beforehand by the scoreboard.
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

/// Which round is being played.
pub fn part(view: &View) -> String {
    if model::is_ceremony(view) {
        return Say::Ceremony.text().to_owned();
    }
    Say::RoundPlain.with(&[("round", &view.round.to_string()), ("rounds", &view.rounds.to_string())])
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    if model::is_ceremony(view) {
        return Say::Ceremony.text().to_owned();
    }
    let left = view.rounds_left();
    let say = if left == 0 { Say::RoundLast } else { Say::Round };
    say.with(&[
        ("round", &view.round.to_string()),
        ("rounds", &view.rounds.to_string()),
        ("left", &left.to_string()),
    ])
}
