//! The prompt, and the Coach's six clues, which only the Coach sees.

use super::model::{self, Task};
use super::{Context, card, identity, names};
use crate::games;
use crate::messages::{olympikos as messages, screens};
use crate::ui::{
    ActionButton, Prompt, bool_attr, card_list, confirm_button, derived_bool, derived_text, dynamic_if,
    on_tap, question,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Action, Clue, Medal, View, Way};
use pentathlon_engine::rules::Seat;

/// The prompt, and the clues of the Coach who has the screen.
pub fn hand(context: Context) -> AnyView {
    let task = context.memo(model::task);
    let prompt = games::prompt_or_heading(context, move || prompt(context, task.get()));
    let clue_task = Memo::new(move |_| match task.get() {
        Task::Clue { medal, target, .. } => (Some(medal), target.map(|(ring, _)| ring)),
        _ => (None, None),
    });
    let clues = context.memo(model::clues);
    let is_coach = Memo::new(move |_| clues.read().is_some());
    let coach = move || coach(context, prompt, Memo::new(move |_| clue_task.get().0), clues);
    let may_finish = Memo::new(move |_| context.race().may_finish());
    view! {
        <div
            class="olympikos-hand"
            class:coaches=derived_bool(move || is_coach.get())
            class:finishes=derived_bool(move || may_finish.get())
        >
            <section class="ask" aria-labelledby="prompt">
                {dynamic_if(move || clue_task.get().1.map(card::ring))}
                {question(prompt)}
            </section>
            {dynamic_if(move || is_coach.get().then(coach))}
            {dynamic_if(move || may_finish.get().then(|| finish(context)))}
        </div>
    }
    .into_any()
}

/// The button that finishes a race in which no person acts any more.
fn finish(context: Context) -> impl IntoView {
    view! {
        <div class="olympikos-acts">
            <button type="button" class="button olympikos-finish" on:click=on_tap(move || context.race().finish())>
                {messages::finish_race()}
            </button>
        </div>
    }
}

/// The question, and the effect of the selection.
fn prompt(context: Context, task: Task) -> Prompt {
    let people = context.people();
    match task {
        Task::Clue { seat, medal, target: Some((_, sport)) } => {
            let sport = names::sport(sport);
            let title = match people.len() {
                ..=1 => messages::ask_clue(sport),
                _ => messages::ask_clue_name(&context.name(seat), sport),
            };
            let why = clue_why(&context.view(), medal, sport);
            let confirm = match context.selected() {
                Some(Action::Clue(clue, way)) => {
                    Some(messages::lay_it(names::clue(clue), names::way(way), names::medal(medal)))
                }
                _ => None,
            };
            Prompt { title, why, confirm }
        }
        Task::Clue { seat, .. } => {
            Prompt::plain(messages::watch_clues(&context.name(seat)), messages::watch_clues_why())
        }
        Task::Ready if people.without(context.view().coach).is_empty() => {
            Prompt::plain(messages::ask_ready(), messages::ready_why_coach())
        }
        Task::Ready => Prompt::plain(messages::ask_ready(), messages::ask_ready_why()),
        Task::Race { watches: true, together: true, coach, .. } => {
            let other = Seat::all(context.seats()).find(|&seat| seat != coach).unwrap_or(coach);
            let title = messages::watch_together(&context.name(other));
            Prompt::plain(title, messages::watch_together_why())
        }
        Task::Race { watches: true, .. } => Prompt::plain(messages::watch_race(), messages::watch_race_why()),
        Task::Race { coach, .. } if !context.is_played() || people.without(coach).is_empty() => {
            Prompt::plain(messages::watch_race(), messages::watch_race_by_others_why())
        }
        Task::Race { busy, .. } if !busy.is_empty() && busy.intersection(people).is_empty() => {
            let names: Vec<String> = busy.iter().map(|seat| context.name(seat)).collect();
            Prompt::plain(messages::watch_rest(), messages::watch_rest_why(&names))
        }
        Task::Race { busy, owing, .. }
            if !owing.is_empty() && busy.intersection(people).iter().all(|seat| owing.contains(seat)) =>
        {
            Prompt::plain(messages::ask_control(), messages::ask_control_why())
        }
        Task::Race { together: true, .. } => {
            let why = match context.race().waits_for_button() {
                true => messages::rivals_press_why(),
                false => messages::rivals_why(),
            };
            Prompt::plain(messages::ask_race(), why)
        }
        // Each pad says what to do there.
        Task::Race { coach, .. } if people.without(coach).len() > 1 => {
            Prompt::plain(messages::watch_race(), messages::watch_race_around_why())
        }
        Task::Race { .. } => Prompt::plain(messages::ask_race(), messages::ask_race_why()),
        Task::Presentation => Prompt::plain(messages::presentation(), ""),
        Task::Over => Prompt::plain(messages::watch_over(), ""),
    }
}

/// What a clue for a medal can bring or cost its Coach. Two who play together score as one (K20), and in the first turn a
/// Coach loses nothing (K15).
fn clue_why(view: &View, medal: Medal, sport: messages::Sport) -> String {
    let why = match (medal, view.setup.is_together()) {
        (Medal::Bronze, true) => return messages::ask_clue_bronze_together(sport),
        (Medal::Silver, true) => return messages::ask_clue_silver_together().to_owned(),
        (Medal::Gold, true) => return messages::ask_clue_gold_together().to_owned(),
        (Medal::Bronze, false) => return messages::ask_clue_bronze(sport),
        (Medal::Silver, false) => messages::ask_clue_silver(),
        (Medal::Gold, false) => messages::ask_clue_gold(),
    };
    match view.turn {
        0 => why.to_owned(),
        _ => screens::sentences(why, messages::ask_clue_nobody()),
    }
}

/// The Coach's clues, and the choice of how good the next one is.
fn coach(
    context: Context,
    prompt: Memo<Prompt>,
    medal: Memo<Option<Medal>>,
    clues: Memo<Option<Vec<Clue>>>,
) -> impl IntoView {
    // The choice of the way is reset for each medal.
    let chosen = RwSignal::new((None, Way::Upright));
    let way = Memo::new(move |_| {
        let (of, way) = chosen.get();
        if of == medal.get() { way } else { Way::Upright }
    });
    let choose = move |way: Way| {
        chosen.set((medal.get_untracked(), way));
        if let Some(Action::Clue(clue, _)) = untrack(|| context.selected()) {
            context.select(Some(Action::Clue(clue, way)));
        }
    };
    let ways = Way::ALL.map(|option| {
        let name = match option {
            Way::Upright => messages::very_good(),
            Way::Flat => messages::average(),
        };
        view! {
            <button
                type="button"
                class="button olympikos-way"
                class:flat=option == Way::Flat
                class:selected=derived_bool(move || way.get() == option)
                aria-pressed=bool_attr(move || way.get() == option)
                data-way=option.to_string()
                on:click=on_tap(move || choose(option))
            >
                <i aria-hidden="true"></i>
                <span>{name}</span>
            </button>
        }
    });
    let clues = move || clues.get().unwrap_or_default();
    let draw = move |clue: Clue| clue_card(context, clue, way);
    view! {
        <div class="olympikos-coach">
            <div class="olympikos-ways" role="group" aria-label=messages::how_good()>{ways}</div>
            <ul class="olympikos-clues">{card_list(clues, |clue| u64::from(clue.number()), draw)}</ul>
            <div class="olympikos-acts">{confirm_button(prompt, move || context.confirm())}</div>
        </div>
    }
}

/// A clue in the Coach's hand.
fn clue_card(context: Context, clue: Clue, way: Memo<Way>) -> AnyView {
    let action = move || Action::Clue(clue, way.get());
    let selected = derived_bool(
        move || matches!(context.selected(), Some(Action::Clue(selected, _)) if selected == clue),
    );
    let class = move || {
        let flat = if selected.get() && way.get() == Way::Flat { " flat" } else { "" };
        format!("olympikos-clue{flat}")
    };
    let label = move || messages::clue_label(names::clue(clue), names::way(way.get()));
    let button = ActionButton {
        selected,
        ready: derived_bool(move || context.is_asked()),
        dim: derived_bool(move || !context.is_asked()),
        label: Some(derived_text(label)),
        card: Signal::stored(identity::clue(clue)),
        ..ActionButton::new(derived_text(move || action().to_string()), derived_text(class))
    };
    view! { <li>{button.view(card::clue(clue), move || context.tap(untrack(action)))}</li> }.into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{clue_why, messages, names};
    use crate::test_tables;
    use pentathlon_engine::games::olympikos::{Medal, Olympikos, View};
    use pentathlon_engine::rules::{Rules, Viewer};

    fn view(seats: usize, turn: u8) -> View {
        View { turn, ..Olympikos::view(&test_tables::state::<Olympikos>(seats, "", 7), Viewer::Table) }
    }

    #[test]
    fn a_coach_is_warned_from_the_second_turn_on_and_two_are_told_what_both_score() {
        let said = |seats, turn| {
            let view = view(seats, turn);
            Medal::ALL.map(|medal| clue_why(&view, medal, names::sport(view.sports[0])))
        };
        let warns = |why: &String| why.ends_with(messages::ask_clue_nobody());
        assert_eq!(
            said(3, 0).iter().map(warns).collect::<Vec<_>>(),
            [false; 3],
            "nothing is lost in turn one (K15)"
        );
        assert_eq!(said(3, 1).iter().map(warns).collect::<Vec<_>>(), [false, true, true]);
        assert_eq!(said(2, 0), said(2, 1), "two lose nothing (K20)");
        for (two, three) in said(2, 0).iter().zip(said(3, 0)) {
            assert_ne!(*two, three, "one Athlete guesses, and the points are for both (K20)");
        }
    }
}
