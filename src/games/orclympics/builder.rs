//! Building a team: three places for races that fill, and the teams that are usually built.

use super::hand::HandState;
use super::race_cards::bust;
use super::words::{self, Say};
use crate::ui::{ActionButton, dynamic};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, RACES, Team, keep_all};

/// How many of the usual teams are offered.
const OFFERS: usize = 3;

/// What stands above the hand while a team is built.
pub fn builder(hand: HandState) -> impl IntoView {
    let offers: Vec<AnyView> =
        keep_all(hand.all()).into_iter().take(OFFERS).map(|team| offer(hand, team)).collect();
    view! {
        <div class="builder">
            <ol class="race-slots">{(0..RACES).map(|index| race_slot(hand, index)).collect_view()}</ol>
            <div class="offers">{offers}</div>
        </div>
    }
}

fn race_slot(hand: HandState, index: usize) -> AnyView {
    let race = Memo::new(move |_| hand.chosen_team().kinds().nth(index));
    dynamic(move || {
        let race = race.get();
        let name = match race {
            Some(race) => words::card(race).to_owned(),
            None => Say::SlotRace.with(&[("number", &(index + 1).to_string())]),
        };
        view! { <li class:filled=race.is_some()>{race.map(bust)}<span>{name}</span></li> }
    })
}

/// All cards of some races. A tap chooses them, and never builds the team.
fn offer(hand: HandState, team: Team) -> AnyView {
    let action = Action::Roster(team);
    let label = Say::KeepAll.with(&[("races", &words::races(team)), ("cards", &words::cards(team.len()))]);
    let busts: Vec<AnyView> = team.kinds().map(|race| bust(race).into_any()).collect();
    let button = ActionButton {
        selected: hand.context.is_selected(action),
        label: Some(Signal::stored(label)),
        ..ActionButton::new(action.to_string(), "offer-team")
    };
    button.view(view! { {busts} <b>{team.len()}</b> }.into_any(), move || {
        let _ = hand.context.select(Some(action));
    })
}
