//! A player, looked at closely: what all have seen; and, if it is the viewer, what the viewer alone knows.

use super::Context;
use super::model;
use super::race_cards::heads;
use super::words::{self, Say};
use crate::ui::{Dialog, Metal, cup};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{HAND, Player, Team, View};
use pentathlon_engine::rules::Seat;

/// A player over the table.
pub fn person(
    context: Context,
    seat: Seat,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> Option<AnyView> {
    let view = context.view();
    let player = view.player(seat)?;
    let counts = Say::PersonCounts.with(&[
        ("cards", &words::cards(player.cards.into())),
        ("resting", &player.resting_cards.to_string()),
    ]);
    let title =
        Say::PersonTitle.with(&[("name", &context.name(seat)), ("points", &words::points(player.points))]);
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
        let (metal, value, say) = if award.gold == Some(seat) {
            (Metal::Gold, competition.gold(), Say::GoldCup)
        } else if award.silver == Some(seat) {
            (Metal::Silver, competition.silver(), Say::SilverCup)
        } else {
            continue;
        };
        let value = value.to_string();
        let label = say.with(&[("value", &value)]);
        won.push(view! { <li>{cup(metal, &value, &label)} {competition.name()}</li> }.into_any());
    }
    if won.is_empty() {
        return view! { <p>{Say::PersonNoCups.text()}</p> }.into_any();
    }
    view! { <ul class="cups-won">{won}</ul> }.into_any()
}

fn entered(view: &View, player: &Player) -> Option<AnyView> {
    let begun = player.history.iter().zip(view.row).take(model::begun(view));
    let lines: Vec<AnyView> = begun
        .map(|(&team, competition)| {
            let line =
                Say::PersonEnteredIn.with(&[("name", competition.name()), ("team", &words::team(team))]);
            view! { <li>{line}</li> }.into_any()
        })
        .collect();
    (!lines.is_empty()).then(|| {
        view! {
            <h3>{Say::PersonEntered.text()}</h3>
            <ul class="person-lines">{lines}</ul>
        }
        .into_any()
    })
}

/// What only the viewer knows: the view has it for the viewer's own seat and no other (O15, O16, O24).
fn own(player: &Player) -> AnyView {
    let some = |say: Say, team: Option<Team>| {
        let team = team.filter(|team| !team.is_empty())?;
        Some(view! { <h3>{say.text()}</h3> {heads(team)} }.into_any())
    };
    let picks: Vec<AnyView> = player
        .draft
        .into_iter()
        .flat_map(|draft| {
            (0..HAND).filter_map(move |pick| Some((pick, draft, draft.kept.get(pick).copied().flatten()?)))
        })
        .map(|(pick, draft, race)| {
            let on = draft.passed_on(pick).unwrap_or_default();
            let say = if on.is_empty() { Say::PersonPickNow } else { Say::PersonPick };
            let line = say.with(&[
                ("pick", &(pick + 1).to_string()),
                ("race", words::one(race)),
                ("team", &words::team(on)),
            ]);
            view! { <li>{line}</li> }.into_any()
        })
        .collect();
    let draft = (!picks.is_empty()).then(|| {
        view! {
            <h3>{Say::PersonDraft.text()}</h3>
            <ul class="person-lines">{picks}</ul>
        }
    });
    view! {
        {some(Say::PersonRests, player.resting)}
        {some(Say::PersonRoster, player.roster)}
        {some(Say::PersonKept, player.kept)}
        {draft}
    }
    .into_any()
}
