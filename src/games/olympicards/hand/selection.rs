//! Which cards of the hand are chosen, what they play, and why others cannot join them.

use crate::games::olympicards::cards::{self, SeatCard, attempt_of, hand_of};
use crate::games::olympicards::model::{self, Task};
use crate::games::olympicards::turn::Turn;
use crate::games::olympicards::{Context, names, requirement};
use crate::messages::{MessageId, olympicards as messages, olympicardsrules};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Action, Against, Attempt, Performance, Sport};

/// What is chosen in the hand, which its parts share.
#[derive(Clone, Copy)]
pub(super) struct Selection {
    pub(super) context: Context,
    pub(super) task: Memo<Task>,
    /// The turn, if the viewer has to play.
    pub(super) turn: Memo<Option<Turn>>,
    pub(super) held: Memo<Vec<SeatCard>>,
    /// The tapped cards. Of equal copies, this tells which one was tapped.
    pub(super) tapped: RwSignal<Vec<SeatCard>>,
    /// The tapped cards, as long as cards are selected; otherwise empty.
    pub(super) chosen: Memo<Vec<SeatCard>>,
    /// The fewest cards that must join if the chosen ones cannot be played alone.
    pub(super) joining: Memo<Vec<SeatCard>>,
}

impl Selection {
    pub(super) fn new(context: Context) -> Self {
        let (task, held) = (context.memo(model::task), context.memo(cards::held));
        let turn = Memo::new(move |_| match task.get() {
            Task::Turn(turn) if context.is_asked() => Some(turn),
            _ => None,
        });
        let tapped = RwSignal::new(Vec::new());
        let selected = Memo::new(move |_| match context.selected() {
            Some(Action::Cards(attempt)) => Some(attempt),
            _ => None,
        });
        let chosen = Memo::new(move |_| selected.get().map_or_else(Vec::new, |_| tapped.get()));
        let joining = Memo::new(move |_| {
            let joining = |attempt| cards::joining(&held.read(), &chosen.read(), attempt);
            selected.get().map_or_else(Vec::new, joining)
        });
        Self { context, task, turn, held, tapped, chosen, joining }
    }

    /// Why a card cannot be played, alone or with others; `None` if it can.
    pub(super) fn fault(self, turn: Turn, card: Performance) -> Option<String> {
        let rule = turn.sport.rule();
        // Where only one card is played, another one replaces the chosen card.
        let chosen = if rule.most > 1 { attempt_of(&self.chosen.read()) } else { None };
        let fits = rule.fits(hand_of(&self.held.read()), chosen, card, turn.to_beat);
        fits.err().map(|reason| requirement::why_not(turn.sport, turn.to_beat, card, reason))
    }

    /// What the chosen cards play.
    pub(super) fn attempt(self, turn: Turn, chosen: &[SeatCard]) -> Option<Attempt> {
        turn.complete(hand_of(&self.held.read()), attempt_of(chosen))
    }

    /// The action of a tap on a card.
    pub(super) fn action(self, held: SeatCard) -> Action {
        let attempt = self.turn.get().and_then(|turn| {
            let mut chosen = if turn.sport.rule().most > 1 { self.chosen.get() } else { Vec::new() };
            if !chosen.contains(&held) {
                chosen.push(held);
            }
            self.attempt(turn, &chosen)
        });
        Action::Cards(attempt.unwrap_or(Attempt::one(held.card)))
    }

    /// Handles a tap on a card.
    pub(super) fn tap(self, held: SeatCard) {
        let context = self.context;
        let Some(turn) = self.turn.get() else { return context.refuse_tap(&self.not_now(), self.passage()) };
        let mut chosen = self.chosen.get();
        let takes_out = chosen.contains(&held);
        if !takes_out && let Some(why) = self.fault(turn, held.card) {
            return context.refuse_tap(&why, self.passage());
        }
        let one = Action::Cards(Attempt::one(held.card));
        if turn.sport.rule().most > 1 {
            // With several cards, only the player knows when the choice is complete.
            if takes_out {
                chosen.retain(|other| *other != held);
            } else {
                chosen.push(held);
            }
            if context.select(self.attempt(turn, &chosen).map(Action::Cards)) {
                self.tapped.set(chosen);
            }
        } else if !chosen.is_empty() && !takes_out {
            // Tapping another copy of the selected card is not a second tap.
            if context.select(Some(one)) {
                self.tapped.set(vec![held]);
            }
        } else {
            self.tapped.set(vec![held]);
            context.tap(one);
        }
    }

    /// The passage of the rules about what can be played.
    pub(super) fn passage(self) -> MessageId {
        match self.task.get() {
            Task::Choose { .. } => olympicardsrules::RULES_TURN_TEXT,
            Task::Turn(turn) => match turn.sport {
                Sport::TableTennis => olympicardsrules::RULES_TENNIS_TEXT,
                Sport::Sailing => olympicardsrules::RULES_SAILING_TEXT,
                sport => match sport.rule().against {
                    Against::Own => olympicardsrules::RULES_OWN_TEXT,
                    Against::Last => olympicardsrules::RULES_LATEST_TEXT,
                    Against::Turned => olympicardsrules::RULES_TURNED_TEXT,
                },
            },
            Task::Watch | Task::Over => olympicardsrules::RULES_PLAY_TEXT,
        }
    }

    /// Why nothing can be played.
    pub(super) fn not_now(self) -> String {
        match self.task.get() {
            Task::Choose { sport, .. } => messages::why_choose(names::sport(sport)),
            Task::Turn(turn) => messages::why_not_turn(&self.context.name(turn.seat)),
            Task::Watch => String::new(),
            Task::Over => messages::watch_over().to_owned(),
        }
    }
}
