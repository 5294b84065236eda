//! The hand of who looks, and what he is asked.

use super::board::part;
use super::cards::{self, Aside, Cards, Chosen, Slot};
use super::folk::{bust, front, heads, label};
use super::identity;
use super::prompt::{Prompt, prompt};
use super::task::{self, Task};
use super::words::{self, Say};
use crate::browser::watch;
use crate::desk::{STEPS, TURNS};
use crate::games::{Piece, Stand};
use crate::parts::{holds, live_if, says, tap, truth};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, HAND, RACES, Race, Team, View, keep_all};

/// How many of the usual teams are offered.
const OFFERS: usize = 3;

/// What the pieces of the hand share.
#[derive(Clone, Copy)]
struct Desk {
    stand: Stand,
    task: Piece<Option<Task>>,
    cards: Piece<Option<Cards>>,
    /// Which places of the hand are chosen; of copies it is seen which one was touched.
    chosen: RwSignal<Chosen>,
}

impl Desk {
    fn task(self) -> Option<Task> {
        self.task.get().flatten()
    }

    fn team(self) -> Team {
        self.cards.get().flatten().unwrap_or_default().team
    }

    /// What is chosen.
    fn chosen_team(self) -> Team {
        cards::chosen_team(self.team(), self.chosen.get())
    }

    fn is_asked(self) -> bool {
        self.stand.asked().is_some()
    }

    /// Whether a card of that race can be chosen now.
    fn is_ready(self, race: Race) -> bool {
        self.is_asked() && self.task().is_some_and(|task| task::can_choose(task, self.chosen_team(), race))
    }

    /// A tap on the card at a place.
    fn touch(self, index: usize, race: Race) {
        let (stand, bit) = (self.stand, 1 << index);
        let Some(task) = self.task.peek().flatten() else { return };
        let chosen = self.chosen.get_untracked();
        let all = self.cards.peek().flatten().unwrap_or_default().team;
        let takes_out = chosen & bit != 0;
        if !takes_out && !untrack(|| self.is_ready(race)) {
            return stand.explain(&why_not(stand, task, cards::chosen_team(all, chosen), race));
        }
        match task {
            // Several can be chosen: only who chooses knows when they are complete.
            Task::Build { .. } | Task::Enter { .. } => {
                let team = cards::chosen_team(all, chosen ^ bit);
                let action = match task {
                    Task::Build { .. } => Some(Action::Roster(team)),
                    _ => (!team.is_empty()).then_some(Action::Enter(team)),
                };
                if stand.select(action.map(|action| action.to_string())) {
                    self.chosen.set(chosen ^ bit);
                }
            }
            _ if chosen != 0 && !takes_out => {
                // Another copy of what is selected is not yet a second tap.
                if stand.select(Some(task::action(task, race).to_string())) {
                    self.chosen.set(bit);
                }
            }
            _ => {
                self.chosen.set(bit);
                stand.tap(task::action(task, race).to_string());
            }
        }
    }

    /// Selects a whole team.
    fn offer(self, team: Team) {
        if self.stand.select(Some(Action::Roster(team).to_string())) {
            self.chosen.set(cards::places_of(self.cards.peek().flatten().unwrap_or_default().team, team));
        }
    }
}

fn read(selected: Option<String>) -> Option<Action> {
    selected.and_then(|action| action.parse().ok())
}

/// Prompt and hand.
pub fn hand(stand: Stand) -> AnyView {
    let desk = Desk {
        stand,
        task: part(stand, task::task),
        cards: part(stand, cards::cards),
        chosen: RwSignal::new(0),
    };
    // Nothing is chosen any more when nothing is selected, or something that is no card.
    watch(move || {
        let cards = match read(stand.selected.get()) {
            Some(Action::Keep(_) | Action::TakeBack(Some(_))) => true,
            Some(Action::Roster(team) | Action::Enter(team)) => !team.is_empty(),
            Some(Action::Pass | Action::TakeBack(None)) | None => false,
        };
        if !cards {
            desk.chosen.set(0);
        }
    });
    let asked = Piece::new(move || desk.is_asked());
    let words = Piece::new(move || {
        let name = |seat| stand.name(seat);
        let (task, selected) = (desk.task()?, read(stand.selected.get()));
        stand.shown.with(|shown| {
            let view = shown.view.downcast_ref::<View>()?;
            Some(prompt(view, task, selected, desk.is_asked(), &name))
        })
    });
    let aside = part(stand, cards::aside);
    let kind = says(move || {
        let kind = match desk.task() {
            Some(Task::Build { .. }) => "building",
            Some(Task::Enter { .. } | Task::WaitTurn(_)) => "entering",
            Some(Task::TakeBack { .. }) => "taking-back",
            Some(Task::Keep { .. }) => "keeping",
            _ => "waiting",
        };
        format!("orc-hand {kind}")
    });
    let count = says(move || format!("folks folks-{}", desk.team().len()));
    let slot = move |index: usize| {
        // In turns: a hand that comes from a neighbour is many cards.
        let slot = part(stand.turn(TURNS - HAND + index), move |view| cards::slot(cards::cards(view), index));
        live_if(move || Some(card(desk, index, slot.get().flatten().flatten()?)))
    };
    view! {
        <div class=kind>
            <section class="ask" aria-labelledby="prompt">{ask(words)}</section>
            {live_if(move || aside.get().flatten().flatten().map(draw_aside))}
            {live_if(move || {
                let builds = matches!(desk.task(), Some(Task::Build { .. })) && asked.get() == Some(true);
                builds.then(|| builder(desk))
            })}
            <ul class=count data-place=identity::HAND>
                {(0..HAND).map(|index| stand.opens(STEPS - HAND / 2 + index / 2, move || slot(index))).collect_view()}
            </ul>
            <div class="acts">
                {live_if(move || match desk.task().filter(|_| asked.get() == Some(true)) {
                    Some(Task::Enter { .. }) => Some(button(stand, Action::Pass, Say::Pass).into_any()),
                    Some(Task::TakeBack { .. }) => {
                        Some(button(stand, Action::TakeBack(None), Say::TakeNone).into_any())
                    }
                    _ => None,
                })}
                {live_if(move || {
                    words.get().flatten().and_then(|words| words.confirm).map(|confirm| {
                        view! {
                            <button type="button" class="primary confirm" on:click=tap(move || stand.confirm())>
                                {confirm}
                            </button>
                        }
                    })
                })}
            </div>
        </div>
    }
    .into_any()
}

fn ask(words: Piece<Option<Prompt>>) -> impl IntoView {
    let words = move || words.get().flatten().unwrap_or_default();
    view! {
        <h2 id="prompt" tabindex="-1">{says(move || words().title)}</h2>
        <p aria-live="polite">{says(move || words().why)}</p>
    }
}

fn draw_aside(aside: Aside) -> impl IntoView {
    let (title, team) = match aside {
        Aside::Kept(team) => (Say::Kept, team),
        Aside::Hand(team) => (Say::HandNow, team),
    };
    (!team.is_empty()).then(|| {
        view! { <p class="aside"><span class="overline">{title.text()}</span> {heads(team)}</p> }
    })
}

/// Something that can be done besides choosing cards. It lies away from the button that confirms.
fn button(stand: Stand, action: Action, say: Say) -> impl IntoView {
    let notation = action.to_string();
    let selected = stand.is_selected(&notation);
    let touch = {
        let notation = notation.clone();
        move || match action {
            // Beside cards that never act at one tap, passing for good does not either.
            Action::Pass if selected.get_untracked() => stand.confirm(),
            Action::Pass => {
                let _ = stand.select(Some(notation.clone()));
            }
            _ => stand.tap(notation.clone()),
        }
    };
    view! {
        <button
            type="button"
            class="button pass"
            class:selected=selected
            aria-pressed=truth(move || selected.get())
            data-action=notation
            data-ready="true"
            on:click=tap(touch)
        >
            {say.text()}
        </button>
    }
}

/// Three places for races that fill, and the teams that are usually built.
fn builder(desk: Desk) -> impl IntoView {
    let place = move |index: usize| {
        let race = Piece::new(move || desk.chosen_team().kinds().nth(index));
        live_if(move || {
            let race = race.get().flatten();
            let name = match race {
                Some(race) => words::card(race).to_owned(),
                None => Say::SlotRace.with(&[("number", &(index + 1).to_string())]),
            };
            Some(view! {
                <li class:filled=race.is_some()>{race.map(bust)}<span>{name}</span></li>
            })
        })
    };
    let offers: Vec<AnyView> = keep_all(untrack(|| desk.team()))
        .into_iter()
        .take(OFFERS)
        .map(|team| {
            let notation = Action::Roster(team).to_string();
            let selected = desk.stand.is_selected(&notation);
            let label =
                Say::KeepAll.with(&[("races", &words::races(team)), ("count", &team.len().to_string())]);
            let busts: Vec<AnyView> = team.kinds().map(|race| bust(race).into_any()).collect();
            view! {
                <button
                    type="button"
                    class="offer-team"
                    class:selected=selected
                    aria-pressed=truth(move || selected.get())
                    aria-label=label
                    data-action=notation
                    data-ready="true"
                    on:click=tap(move || desk.offer(team))
                >
                    {busts}
                    <b>{team.len()}</b>
                </button>
            }
            .into_any()
        })
        .collect();
    view! {
        <div class="builder">
            <ol class="race-slots">{(0..RACES).map(place).collect_view()}</ol>
            <div class="offers">{offers}</div>
        </div>
    }
}

fn card(desk: Desk, index: usize, slot: Slot) -> impl IntoView {
    let Slot { race, pick, from } = slot;
    let selected = holds(move || desk.chosen.get() >> index & 1 == 1);
    let ready = holds(move || desk.is_ready(race));
    let touchable = holds(move || ready.get() || selected.get());
    let lit = Signal::derive(move || desk.cards.get().flatten().and_then(|cards| cards.lit));
    let action =
        says(move || desk.task().map_or_else(String::new, |task| task::action(task, race).to_string()));
    let spoken = label(race);
    // The hand of each pick is another: its cards come from the neighbour.
    let (identity, from) = match (pick, from) {
        (Some(pick), Some(from)) => (format!("pick {pick} {index}"), identity::seat(from)),
        _ => (String::new(), String::new()),
    };
    view! {
        <li>
            <button
                type="button"
                class="folk"
                class:dim=holds(move || !touchable.get())
                class:selected=selected
                aria-pressed=truth(move || selected.get())
                data-card=identity
                data-from=from
                data-action=action
                data-ready=truth(move || touchable.get())
                on:click=tap(move || desk.touch(index, race))
            >
                {front(race, lit)}
                <span class="spoken">{says(move || {
                    if ready.get() { format!("{spoken} {}", Say::CardReady.text()) } else { spoken.clone() }
                })}</span>
            </button>
        </li>
    }
}

/// Why a card cannot be chosen now.
fn why_not(stand: Stand, task: Task, chosen: Team, race: Race) -> String {
    match task {
        Task::Enter { competition, .. } if stand.asked().is_some() => {
            Say::WhyNoSkill.with(&[("race", words::one(race)), ("skill", words::skill(competition.skill()))])
        }
        Task::Build { .. } if stand.asked().is_some() => {
            Say::WhyFourth.with(&[("races", &words::races(chosen))])
        }
        Task::WaitTurn(seat) | Task::Enter { seat, .. } => {
            Say::WhyNotTurn.with(&[("name", &stand.name(seat))])
        }
        Task::Keep { .. } | Task::Kept { .. } | Task::WaitDraft => Say::OthersChoose.text().to_owned(),
        Task::Build { .. } | Task::Built { .. } | Task::WaitBuild => Say::OthersBuild.text().to_owned(),
        Task::TakeBack { .. } | Task::Decided { .. } | Task::WaitTakeBack => {
            Say::WatchTakeBack.text().to_owned()
        }
        Task::Over => Say::WatchOver.text().to_owned(),
    }
}
