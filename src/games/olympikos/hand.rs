//! What is asked; and the Coach's six clues, which only he sees.

use super::card;
use super::identity;
use super::model::{self, Task};
use super::part;
use super::words::{self, Say};
use crate::games::{Piece, Stand};
use crate::parts::{holds, live_if, says, tap, truth};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Action, Clue, Medal, Way};
use pentathlon_engine::rules::Seat;

/// A question, and what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Prompt {
    title: String,
    why: String,
}

fn prompt(task: Task, asked: bool, name: &dyn Fn(Seat) -> String) -> Prompt {
    let plain = |title: Say, why: &str| Prompt { title: title.text().to_owned(), why: why.to_owned() };
    match task {
        Task::Clue { seat, medal, wanted: Some((ring, sport)) } if asked => Prompt {
            title: Say::AskClue.with(&[("name", &name(seat)), ("medal", words::medal(medal))]),
            why: Say::AskClueWhy.with(&[("sport", sport.name()), ("ring", words::ring(ring))]),
        },
        Task::Clue { seat, .. } => Prompt {
            title: Say::WatchClues.with(&[("name", &name(seat))]),
            why: Say::WatchCluesWhy.text().to_owned(),
        },
        Task::Ready => plain(Say::AskReady, Say::AskRaceWhy.text()),
        Task::Race { control: true, .. } => plain(Say::AskControl, Say::AskControlWhy.text()),
        Task::Race { watches: true, .. } => plain(Say::WatchRace, Say::WatchRaceWhy.text()),
        Task::Race { together: true, .. } => plain(Say::AskRace, Say::RivalsWhy.text()),
        Task::Race { .. } => plain(Say::AskRace, Say::AskRaceWhy.text()),
        Task::Presentation => plain(Say::Presentation, ""),
        Task::Over => plain(Say::WatchOver, ""),
    }
}

/// Prompt, and the clues of who looks.
pub fn hand(stand: Stand) -> AnyView {
    let task = part(stand, model::task);
    let asked = Piece::new(move || stand.asked().is_some());
    let words = Piece::new(move || {
        let name = |seat| stand.name(seat);
        Some(prompt(task.get().flatten()?, asked.get() == Some(true), &name))
    });
    let words = move || words.get().flatten().unwrap_or_default();
    let clues = part(stand, model::clues);
    let wanted = Piece::new(move || match task.get().flatten() {
        Some(Task::Clue { wanted, .. }) => wanted.map(|(ring, _)| ring),
        _ => None,
    });
    view! {
        <div class="kos-hand">
            <section class="ask" aria-labelledby="prompt">
                {live_if(move || wanted.get().flatten().map(card::ring))}
                <h2 id="prompt" tabindex="-1">{says(move || words().title)}</h2>
                <p aria-live="polite">{says(move || words().why)}</p>
            </section>
            {live_if(move || clues.get().flatten().flatten().map(|(medal, clues)| coach(stand, asked, medal, clues)))}
        </div>
    }
    .into_any()
}

/// The Coach's clues, and how good the next one is.
fn coach(stand: Stand, asked: Piece<bool>, medal: Medal, clues: Vec<Clue>) -> impl IntoView {
    let way = RwSignal::new(Way::Upright);
    let selected = Piece::new(move || stand.selected.get().and_then(|action| action.parse().ok()));
    let turn = move |to: Way| {
        way.set(to);
        if let Some(Action::Clue(clue, _)) = selected.peek().flatten() {
            stand.select(Some(Action::Clue(clue, to).to_string()));
        }
    };
    let is_asked = holds(move || asked.get() == Some(true));
    let ways = Way::ALL.map(|its| {
        let name = match its {
            Way::Upright => Say::VeryGood,
            Way::Flat => Say::Average,
        };
        view! {
            <button
                type="button"
                class="button kos-way"
                class:flat=its == Way::Flat
                class:selected=holds(move || way.get() == its)
                aria-pressed=truth(move || way.get() == its)
                data-way=its.to_string()
                on:click=tap(move || turn(its))
            >
                <i aria-hidden="true"></i>
                <span>{name.text()}</span>
            </button>
        }
    });
    let draw = move |clue: Clue| {
        let is_chosen =
            holds(move || matches!(selected.get().flatten(), Some(Action::Clue(its, _)) if its == clue));
        let action = says(move || Action::Clue(clue, way.get()).to_string());
        let label =
            says(move || Say::ClueLabel.with(&[("clue", clue.name()), ("way", words::way(way.get()))]));
        view! {
            <li>
                <button
                    type="button"
                    class="kos-clue"
                    class:selected=is_chosen
                    class:flat=holds(move || is_chosen.get() && way.get() == Way::Flat)
                    class:dim=holds(move || !is_asked.get())
                    aria-pressed=truth(move || is_chosen.get())
                    aria-label=label
                    data-card=identity::clue(clue)
                    data-action=action
                    data-ready=truth(move || is_asked.get())
                    on:click=tap(move || stand.tap(Action::Clue(clue, way.get_untracked()).to_string()))
                >
                    {card::clue(clue)}
                </button>
            </li>
        }
    };
    let confirm = live_if(move || {
        let Some(Action::Clue(clue, way)) = selected.get().flatten() else { return None };
        let values = [("clue", clue.name()), ("way", words::way(way)), ("medal", words::medal(medal))];
        Some(view! {
            <button type="button" class="primary confirm" on:click=tap(move || stand.confirm())>
                {Say::LayIt.with(&values)}
            </button>
        })
    });
    view! {
        <div class="kos-coach">
            <div class="kos-ways" role="group" aria-label=Say::HowGood.text()>{ways}</div>
            <ul class="kos-clues">{clues.into_iter().map(draw).collect_view()}</ul>
            <div class="kos-acts">{confirm}</div>
        </div>
    }
}
