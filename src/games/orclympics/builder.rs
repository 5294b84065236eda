//! The team builder: three slots for races, and suggestions of common teams.

use super::names;
use super::race_cards::bust;
use super::selection::Selection;
use crate::messages::orclympics as messages;
use crate::ui::{ActionButton, dynamic};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, RACES, Team, keep_all};

/// How many suggestions are shown.
const OFFERS: usize = 3;

/// The row above the hand while a team is built.
pub fn builder(selection: Selection) -> impl IntoView {
    let offers: Vec<AnyView> =
        keep_all(selection.all()).into_iter().take(OFFERS).map(|team| offer(selection, team)).collect();
    view! {
        <div class="builder">
            <ol class="race-slots">{(0..RACES).map(|index| race_slot(selection, index)).collect_view()}</ol>
            <p class="remark offers-title" aria-hidden="true">{messages::offers()}</p>
            <div class="offers">{offers}</div>
        </div>
    }
}

fn race_slot(selection: Selection, index: usize) -> AnyView {
    let race = Memo::new(move |_| selection.chosen_team().kinds().nth(index));
    dynamic(move || {
        let race = race.get();
        let name = match race {
            Some(race) => names::race(race).text().to_owned(),
            None => messages::slot_race(index + 1),
        };
        view! { <li class:filled=race.is_some()>{race.map(bust)}<span>{name}</span></li> }
    })
}

/// A suggestion: all cards of some races. A tap chooses them but never builds the team.
fn offer(selection: Selection, team: Team) -> AnyView {
    let action = Action::Roster(team);
    let label = messages::keep_all(&names::races(team), team.len());
    let busts: Vec<AnyView> = team.kinds().map(|race| bust(race).into_any()).collect();
    let button = ActionButton {
        selected: selection.context.is_selected(action),
        label: Some(Signal::stored(label)),
        ..ActionButton::new(action.to_string(), "offer-team")
    };
    button.view(view! { {busts} <b>{team.len()}</b> }.into_any(), move || {
        let _ = selection.context.select(Some(action));
    })
}
