//! The hand of the viewer, and the prompt.

use super::builder::builder;
use super::cards::{self, HandSummary, HeldCard};
use super::model;
use super::prompt::prompt;
use super::race_cards::{front, heads, label};
use super::selection::Selection;
use super::task::{self, Task};
use super::{Context, identity, tray};
use crate::games;
use crate::messages::orclympics as messages;
use crate::ui::{
    ActionButton, ActsOn, card_list, confirm_button, derived_bool, derived_text, dynamic_if, question,
};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, Skill, Team};

/// The prompt and the hand.
pub fn hand(context: Context) -> AnyView {
    let selection = Selection::new(context);
    let Selection { task, cards, .. } = selection;
    let prompt = games::prompt_or_heading(context, move || prompt(context, task.get()));
    let aside = context.memo(cards::hand_summary);
    let lit = context.memo(|view| model::is_held(view).then(|| view.competition().skill()));
    let seats = context.seats();
    let class = derived_text(move || {
        let (task, cards) = (task.get(), cards.read().team.len());
        format!(
            "orc-hand seats-{seats} {} {}",
            task.kind(),
            if task.has_two_rows(cards) { "rows-2" } else { "" }
        )
    });
    let builds = Memo::new(move |_| matches!(task.get(), Task::Build { .. }) && context.is_asked());
    let other = Memo::new(move |_| match task.get() {
        Task::Enter { has_won: true, .. } if context.is_asked() => {
            Some((Action::Pass, messages::take_gold(), true))
        }
        Task::Enter { .. } if context.is_asked() => Some((Action::Pass, messages::pass(), false)),
        Task::TakeBack { .. } if context.is_asked() => {
            Some((Action::TakeBack(None), messages::take_none(), false))
        }
        _ => None,
    });
    view! {
        <div class=class>
            <section class="ask" aria-labelledby="prompt">{question(prompt)}</section>
            {dynamic_if(move || aside.get().and_then(draw_aside))}
            {dynamic_if(move || builds.get().then(|| builder(selection)))}
            <ul
                class="race-cards"
                data-place=identity::HAND
            >
                {card_list(
                    move || cards.get().iter().collect::<Vec<HeldCard>>(),
                    |card| card.key(),
                    move |card| draw_card(selection, lit.into(), card),
                )}
            </ul>
            <div class="acts">
                {dynamic_if(move || other.get().map(|(action, label, takes_gold)| other_button(selection, action, label, takes_gold)))}
                {confirm_button(prompt, move || context.confirm())}
            </div>
        </div>
    }
    .into_any()
}

fn draw_aside(aside: HandSummary) -> Option<AnyView> {
    match aside {
        HandSummary::Kept(kept) => Some(tray::draw(kept)),
        HandSummary::Hand(Team::EMPTY) => None,
        HandSummary::Hand(team) => {
            let hand = view! { <p class="aside"><span class="overline">{messages::hand_now()}</span> {heads(team)}</p> };
            Some(hand.into_any())
        }
    }
}

/// A button for an action other than choosing cards. It is away from the button that confirms. Where it takes the gold, nothing
/// could be gained by anything else.
fn other_button(selection: Selection, action: Action, label: &'static str, takes_gold: bool) -> AnyView {
    let Selection { context, task, .. } = selection;
    let selected = context.is_selected(action);
    let touch = move || match (action, task.get_untracked()) {
        _ if takes_gold => context.act_at_once(action),
        // Without a usable card, one tap is enough.
        (Action::Pass, Task::Enter { usable: Team::EMPTY, .. }) => context.tap(action),
        // No card here acts at a single tap, so passing, which is final, does not either.
        (Action::Pass, _) if selected.get_untracked() => context.confirm(),
        (Action::Pass, _) => {
            let _ = context.select(Some(action));
        }
        _ => context.tap(action),
    };
    let (class, acts_on) = match takes_gold {
        true => ("primary pass", ActsOn::FirstClick),
        false => ("button pass", ActsOn::SecondClick),
    };
    ActionButton { selected, acts_on, ..ActionButton::new(action.to_string(), class) }
        .view(label.into_any(), touch)
}

fn draw_card(selection: Selection, lit: Signal<Option<Skill>>, card: HeldCard) -> AnyView {
    let HeldCard { race, nth, came } = card;
    let selected = derived_bool(move || selection.chosen.get() & card.bit() != 0);
    let ready = derived_bool(move || selection.is_ready(race));
    let touchable = derived_bool(move || ready.get() || selected.get());
    let spoken = label(race);
    let spoken = derived_text(move || match ready.get() {
        true => messages::sentences(&spoken, messages::card_ready()),
        false => spoken.clone(),
    });
    let (identity, from) = came
        .map(|(pick, giver)| (identity::picked(pick, race, nth), identity::seat(giver)))
        .unwrap_or_default();
    let button = ActionButton {
        selected,
        ready: touchable,
        dim: derived_bool(move || !touchable.get()),
        card: Signal::stored(identity),
        from,
        ..ActionButton::new(
            derived_text(move || task::action(selection.task.get(), race).to_string()),
            "race-card",
        )
    };
    let content = view! { {front(race, lit)} <span class="visually-hidden">{spoken}</span> };
    view! { <li>{button.view(content.into_any(), move || untrack(|| selection.touch(card)))}</li> }.into_any()
}
