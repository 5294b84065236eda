//! What is asked; and the Coach's six clues, which only he sees.

use super::model::{self, Task};
use super::narrate::heading;
use super::words::{self, Say};
use super::{Context, card, identity};
use crate::games;
use crate::ui::{
    ActionButton, Prompt, bool_attr, card_list, confirm_button, derived_text, dynamic_if, flag, on_tap,
    question,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Action, Clue, Medal, Way};

/// Prompt, and the clues of the Coach who has the screen.
pub fn hand(context: Context) -> AnyView {
    let task = context.memo(model::task);
    let prompt = games::prompt(context, heading, move || prompt(context, task.get()));
    let clue_task = Memo::new(move |_| match task.get() {
        Task::Clue { medal, wanted, .. } => (Some(medal), wanted.map(|(ring, _)| ring)),
        _ => (None, None),
    });
    let clues = context.memo(model::clues);
    let is_coach = Memo::new(move |_| clues.read().is_some());
    let coach = move || coach(context, prompt, Memo::new(move |_| clue_task.get().0), clues);
    view! {
        <div class="olympikos-hand">
            <section class="ask" aria-labelledby="prompt">
                {dynamic_if(move || clue_task.get().1.map(card::ring))}
                {question(prompt)}
            </section>
            {dynamic_if(move || is_coach.get().then(coach))}
        </div>
    }
    .into_any()
}

/// What is asked, and what the selection would do.
fn prompt(context: Context, task: Task) -> Prompt {
    let plain = |title: Say, why: Say| Prompt::plain(title.text(), why.text());
    match task {
        Task::Clue { seat, medal, wanted: Some((ring, sport)) } if context.is_asked() => {
            let medal = words::medal(medal);
            let confirm = match context.selected() {
                Some(Action::Clue(clue, way)) => {
                    let values = [("clue", clue.name()), ("way", words::way(way)), ("medal", medal)];
                    Some(Say::LayIt.with(&values))
                }
                _ => None,
            };
            Prompt {
                title: Say::AskClue.with(&[("name", &context.name(seat)), ("medal", medal)]),
                why: Say::AskClueWhy.with(&[("sport", sport.name()), ("ring", words::ring(ring))]),
                confirm,
            }
        }
        Task::Clue { seat, .. } => {
            let title = Say::WatchClues.with(&[("name", &context.name(seat))]);
            Prompt::plain(title, Say::WatchCluesWhy.text())
        }
        Task::Ready => plain(Say::AskReady, Say::AskRaceWhy),
        Task::Race { control: true, .. } => plain(Say::AskControl, Say::AskControlWhy),
        Task::Race { watches: true, .. } => plain(Say::WatchRace, Say::WatchRaceWhy),
        Task::Race { together: true, .. } => plain(Say::AskRace, Say::RivalsWhy),
        Task::Race { .. } => plain(Say::AskRace, Say::AskRaceWhy),
        Task::Presentation => Prompt::plain(Say::Presentation.text(), ""),
        Task::Over => Prompt::plain(Say::WatchOver.text(), ""),
    }
}

/// The Coach's clues, and how good the next one is.
fn coach(
    context: Context,
    prompt: Memo<Prompt>,
    medal: Memo<Option<Medal>>,
    clues: Memo<Option<Vec<Clue>>>,
) -> impl IntoView {
    // For each medal the way is chosen afresh.
    let chosen = RwSignal::new((None, Way::Upright));
    let way = Memo::new(move |_| {
        let (its, way) = chosen.get();
        if its == medal.get() { way } else { Way::Upright }
    });
    let choose = move |way: Way| {
        chosen.set((medal.get_untracked(), way));
        if let Some(Action::Clue(clue, _)) = untrack(|| context.selected()) {
            context.select(Some(Action::Clue(clue, way)));
        }
    };
    let ways = Way::ALL.map(|its| {
        let name = match its {
            Way::Upright => Say::VeryGood,
            Way::Flat => Say::Average,
        };
        view! {
            <button
                type="button"
                class="button olympikos-way"
                class:flat=its == Way::Flat
                class:selected=flag(move || way.get() == its)
                aria-pressed=bool_attr(move || way.get() == its)
                data-way=its.to_string()
                on:click=on_tap(move || choose(its))
            >
                <i aria-hidden="true"></i>
                <span>{name.text()}</span>
            </button>
        }
    });
    let clues = move || clues.get().unwrap_or_default();
    let draw = move |clue: Clue| clue_card(context, clue, way);
    view! {
        <div class="olympikos-coach">
            <div class="olympikos-ways" role="group" aria-label=Say::HowGood.text()>{ways}</div>
            <ul class="olympikos-clues">{card_list(clues, |clue| u64::from(clue.number()), draw)}</ul>
            <div class="olympikos-acts">{confirm_button(prompt, move || context.confirm())}</div>
        </div>
    }
}

/// A clue in the Coach's hand.
fn clue_card(context: Context, clue: Clue, way: Memo<Way>) -> AnyView {
    let action = move || Action::Clue(clue, way.get());
    let selected = flag(move || matches!(context.selected(), Some(Action::Clue(its, _)) if its == clue));
    let class = move || {
        let flat = if selected.get() && way.get() == Way::Flat { " flat" } else { "" };
        format!("olympikos-clue{flat}")
    };
    let label = move || Say::ClueLabel.with(&[("clue", clue.name()), ("way", words::way(way.get()))]);
    let button = ActionButton {
        selected,
        ready: flag(move || context.is_asked()),
        dim: flag(move || !context.is_asked()),
        label: Some(derived_text(label)),
        card: Signal::stored(identity::clue(clue)),
        ..ActionButton::new(derived_text(move || action().to_string()), derived_text(class))
    };
    view! { <li>{button.view(card::clue(clue), move || context.tap(untrack(action)))}</li> }.into_any()
}
