//! What is chosen in the hand, and what a tap on a card does.

use super::cards::{self, Cards, Chosen, HeldCard, chosen_team, first_copies};
use super::task::{self, Task};
use super::{Context, names};
use crate::messages::{MessageId, orclympics as messages, orclympicsrules};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, Race, Team};

/// What the components of the hand share.
#[derive(Clone, Copy)]
pub struct Selection {
    /// The context of the hand.
    pub context: Context,
    /// What the viewer is asked.
    pub task: Memo<Task>,
    /// The cards in the hand.
    pub cards: Memo<Cards>,
    /// The cards tapped for the selection. Of copies, this tells which one was tapped.
    touched: RwSignal<Chosen>,
    /// The cards of the selection.
    pub chosen: Memo<Chosen>,
}

impl Selection {
    /// The state of a hand in which nothing is chosen.
    pub fn new(context: Context) -> Self {
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
    pub fn is_ready(self, race: Race) -> bool {
        self.context.is_asked() && task::can_choose(self.task.get(), self.chosen_team(), race)
    }

    /// Handles a tap on a card.
    pub fn touch(self, card: HeldCard) {
        let Self { context, touched, .. } = self;
        let (task, chosen) = (self.task.get_untracked(), self.chosen.get_untracked());
        let takes_out = chosen & card.bit() != 0;
        if !takes_out && !self.is_ready(card.race) {
            let why = why_not(context, task, chosen_team(chosen), card.race);
            return context.refuse_tap(&why, passage(task));
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

/// The passage of the rules about what is done now.
fn passage(task: Task) -> MessageId {
    match task {
        Task::Keep { .. } | Task::Kept { .. } | Task::WaitDraft => orclympicsrules::RULES_DRAFT_TEXT,
        Task::Build { .. } | Task::Built { .. } | Task::WaitBuild => orclympicsrules::RULES_TEAM_TEXT,
        Task::TakeBack { .. } | Task::Decided { .. } | Task::WaitTakeBack => {
            orclympicsrules::RULES_AFTER_REST
        }
        Task::WaitTurn(_) | Task::Enter { .. } => orclympicsrules::RULES_ENTER_TEXT,
        Task::Watch(_) | Task::Over => orclympicsrules::RULES_COMPETE,
    }
}
