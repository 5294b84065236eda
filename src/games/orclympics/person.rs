//! The details of a player: what everybody has seen, and for the viewer also what only the viewer knows.

use super::Context;
use super::model;
use super::names;
use super::race_cards::heads;
use crate::messages::orclympics as messages;
use crate::ui::{Dialog, Metal, cup};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{HAND_SIZE, Player, Team, View};
use pentathlon_engine::rules::Seat;

/// The details of a player, over the table.
pub fn person(
    context: Context,
    seat: Seat,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> Option<AnyView> {
    let view = context.view();
    let player = view.player(seat)?;
    let counts = messages::person_counts(player.cards, player.resting_cards);
    let title = messages::person_title(&context.name(seat), player.points);
    let (cups, entered, own) = (cups(&view, seat), entered(&view, player), own(player));
    let dialog = view! {
        <Dialog title=title on_close=on_close wide=true>
            <p>{counts}</p>
            {cups} {entered} {own}
        </Dialog>
    };
    Some(dialog.into_any())
}

fn cups(view: &View, seat: Seat) -> AnyView {
    let mut won: Vec<AnyView> = Vec::new();
    for (award, competition) in view.awards.iter().zip(view.row) {
        let Some(award) = award else { continue };
        let (metal, value, label) = if award.gold == Some(seat) {
            (Metal::Gold, competition.gold(), messages::gold_cup(competition.gold()))
        } else if award.silver == Some(seat) {
            (Metal::Silver, competition.silver(), messages::silver_cup(competition.silver()))
        } else {
            continue;
        };
        let name = names::competition(competition).text();
        won.push(view! { <li>{cup(metal, &value.to_string(), &label)} {name}</li> }.into_any());
    }
    if won.is_empty() {
        return view! { <p>{messages::person_no_cups()}</p> }.into_any();
    }
    view! { <ul class="cups-won">{won}</ul> }.into_any()
}

fn entered(view: &View, player: &Player) -> Option<AnyView> {
    let begun = player.history.iter().zip(view.row).take(model::begun(view));
    let lines: Vec<AnyView> = begun
        .map(|(&team, competition)| {
            let competition = names::competition(competition);
            let line = if team.is_empty() {
                messages::person_entered_none(competition)
            } else {
                messages::person_entered_in(competition, &names::team(team))
            };
            view! { <li>{line}</li> }.into_any()
        })
        .collect();
    (!lines.is_empty()).then(|| {
        view! {
            <h3>{messages::person_entered()}</h3>
            <ul class="person-lines">{lines}</ul>
        }
        .into_any()
    })
}

/// What only the viewer knows. The view contains it only for the viewer's own seat (O15, O16, O24).
fn own(player: &Player) -> AnyView {
    let some = |title: &'static str, team: Option<Team>| {
        let team = team.filter(|team| !team.is_empty())?;
        Some(view! { <h3>{title}</h3> {heads(team)} }.into_any())
    };
    let picks: Vec<AnyView> = player
        .draft
        .into_iter()
        .flat_map(|draft| {
            (0..HAND_SIZE)
                .filter_map(move |pick| Some((pick, draft, draft.kept.get(pick).copied().flatten()?)))
        })
        .map(|(pick, draft, race)| {
            let on = draft.passed_on(pick).unwrap_or_default();
            let (pick, race) = (pick + 1, names::race(race));
            let line = if on.is_empty() {
                messages::person_pick_now(pick, race)
            } else {
                messages::person_pick(pick, race, &names::team_object(on))
            };
            view! { <li>{line}</li> }.into_any()
        })
        .collect();
    let draft = (!picks.is_empty()).then(|| {
        view! {
            <h3>{messages::person_draft()}</h3>
            <ul class="person-lines">{picks}</ul>
        }
    });
    view! {
        {some(messages::person_rests(), player.resting)}
        {some(messages::person_roster(), player.roster)}
        {some(messages::person_kept(), player.kept)}
        {draft}
    }
    .into_any()
}
