//! The hand of the viewer, and the prompt.

use super::builder::builder;
use super::cards::{self, Aside, Cards, Chosen, HandCard, chosen_team, first_copies};
use super::model;
use super::narrate::heading;
use super::prompt::prompt;
use super::race_cards::{front, heads, label};
use super::task::{self, Task};
use super::{Context, identity, names};
use crate::games;
use crate::messages::orclympics as messages;
use crate::ui::{ActionButton, card_list, confirm_button, derived_text, dynamic_if, flag, question};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, Race, Skill, Team};

/// What the components of the hand share.
#[derive(Clone, Copy)]
pub struct HandState {
    /// The context of the hand.
    pub context: Context,
    task: Memo<Task>,
    cards: Memo<Cards>,
    /// The cards tapped for the selection. Of copies, this tells which one was tapped.
    touched: RwSignal<Chosen>,
    /// The cards of the selection.
    chosen: Memo<Chosen>,
}

impl HandState {
    fn new(context: Context) -> Self {
        let touched = RwSignal::new(0);
        let team = Memo::new(move |_| context.selected().map_or(Team::EMPTY, task::cards_of));
        let chosen = Memo::new(move |_| {
            let (team, touched) = (team.get(), touched.get());
            if chosen_team(touched) == team { touched } else { first_copies(team) }
        });
        let (task, cards) = (context.memo(task::task), context.memo(cards::cards));
        Self { context, task, cards, touched, chosen }
    }

    /// All cards in the hand.
    pub fn all(self) -> Team {
        self.cards.read_untracked().team
    }

    /// The chosen cards as a team.
    pub fn chosen_team(self) -> Team {
        chosen_team(self.chosen.get())
    }

    /// Whether a card of this race can be chosen now.
    fn is_ready(self, race: Race) -> bool {
        self.context.is_asked() && task::can_choose(self.task.get(), self.chosen_team(), race)
    }

    /// Handles a tap on a card.
    fn touch(self, card: HandCard) {
        let Self { context, touched, .. } = self;
        let (task, chosen) = (self.task.get_untracked(), self.chosen.get_untracked());
        let takes_out = chosen & card.bit() != 0;
        if !takes_out && !self.is_ready(card.race) {
            return context.explain(&why_not(context, task, chosen_team(chosen), card.race));
        }
        let choose = |action: Option<Action>, chosen: Chosen| {
            if context.select(action) {
                touched.set(chosen);
            }
        };
        let (toggled, action) = (chosen ^ card.bit(), task::action(task, card.race));
        let team = chosen_team(toggled);
        match task {
            // With several cards, only the player knows when the choice is complete.
            Task::Build { .. } => choose(Some(Action::Roster(team)), toggled),
            Task::Enter { .. } => choose((!team.is_empty()).then_some(Action::Enter(team)), toggled),
            // Tapping another copy of the selected card is not a second tap.
            _ if !takes_out && context.selected() == Some(action) => choose(Some(action), card.bit()),
            _ => {
                touched.set(card.bit());
                context.tap(action);
            }
        }
    }
}

/// The prompt and the hand.
pub fn hand(context: Context) -> AnyView {
    let hand = HandState::new(context);
    let HandState { task, cards, .. } = hand;
    let prompt = games::prompt(context, heading, move || prompt(context, task.get()));
    let aside = context.memo(cards::aside);
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
        Task::Enter { .. } if context.is_asked() => Some((Action::Pass, messages::pass())),
        Task::TakeBack { .. } if context.is_asked() => Some((Action::TakeBack(None), messages::take_none())),
        _ => None,
    });
    view! {
        <div class=class>
            <section class="ask" aria-labelledby="prompt">{question(prompt)}</section>
            {dynamic_if(move || aside.get().and_then(draw_aside))}
            {dynamic_if(move || builds.get().then(|| builder(hand)))}
            <ul
                class="race-cards"
                data-place=identity::HAND
            >
                {card_list(
                    move || cards.get().iter().collect::<Vec<HandCard>>(),
                    |card| card.key(),
                    move |card| draw_card(hand, lit.into(), card),
                )}
            </ul>
            <div class="acts">
                {dynamic_if(move || other.get().map(|(action, label)| other_button(context, action, label)))}
                {confirm_button(prompt, move || context.confirm())}
            </div>
        </div>
    }
    .into_any()
}

fn draw_aside(aside: Aside) -> Option<impl IntoView> {
    let (title, team) = match aside {
        Aside::Kept(team) => (messages::kept(), team),
        Aside::Hand(team) => (messages::hand_now(), team),
    };
    (!team.is_empty()).then(|| {
        view! { <p class="aside"><span class="overline">{title}</span> {heads(team)}</p> }
    })
}

/// A button for an action other than choosing cards. It is away from the button that confirms.
fn other_button(context: Context, action: Action, label: &'static str) -> AnyView {
    let selected = context.is_selected(action);
    let touch = move || match action {
        // No card here acts at a single tap, so passing, which is final, does not either.
        Action::Pass if selected.get_untracked() => context.confirm(),
        Action::Pass => {
            let _ = context.select(Some(action));
        }
        _ => context.tap(action),
    };
    ActionButton { selected, ..ActionButton::new(action.to_string(), "button pass") }
        .view(label.into_any(), touch)
}

fn draw_card(hand: HandState, lit: Signal<Option<Skill>>, card: HandCard) -> AnyView {
    let HandCard { race, nth, came } = card;
    let selected = flag(move || hand.chosen.get() & card.bit() != 0);
    let ready = flag(move || hand.is_ready(race));
    let touchable = flag(move || ready.get() || selected.get());
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
        dim: flag(move || !touchable.get()),
        card: Signal::stored(identity),
        from,
        ..ActionButton::new(
            derived_text(move || task::action(hand.task.get(), race).to_string()),
            "race-card",
        )
    };
    let content = view! { {front(race, lit)} <span class="spoken">{spoken}</span> };
    view! { <li>{button.view(content.into_any(), move || untrack(|| hand.touch(card)))}</li> }.into_any()
}

/// Why a card cannot be chosen now.
fn why_not(context: Context, task: Task, chosen: Team, race: Race) -> String {
    match task {
        Task::Enter { competition, .. } if context.is_asked() => {
            messages::why_no_skill(names::race(race), names::skill(competition.skill()))
        }
        Task::Build { .. } if context.is_asked() => messages::why_fourth(&names::races(chosen)),
        Task::WaitTurn(seat) | Task::Enter { seat, .. } => messages::why_not_turn(&context.name(seat)),
        Task::Keep { .. } | Task::Kept { .. } | Task::WaitDraft => messages::others_choose().to_owned(),
        Task::Build { .. } | Task::Built { .. } | Task::WaitBuild => messages::others_build().to_owned(),
        Task::TakeBack { .. } | Task::Decided { .. } | Task::WaitTakeBack => {
            messages::watch_take_back().to_owned()
        }
        Task::Watch(_) => String::new(),
        Task::Over => messages::watch_over().to_owned(),
    }
}
