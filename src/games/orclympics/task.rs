//! What the viewer is asked.

use pentathlon_engine::games::orclympics::{
    Action, Competition, HAND_SIZE, Phase, Player, RACES, ROW, Race, Sealed, Team, View,
};
use pentathlon_engine::rules::Seat;

/// What the viewer is asked, or what everybody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To keep a card of the hand.
    Keep {
        /// Who is asked.
        seat: Seat,
        /// The seat that gets the others.
        to: Seat,
        /// How many others there are.
        rest: u8,
    },
    /// To wait: the viewer has kept one; others are still choosing.
    Kept {
        /// The viewer's seat.
        seat: Seat,
        /// The card.
        race: Race,
    },
    /// To build a team.
    Build {
        /// Who is asked.
        seat: Seat,
    },
    /// To wait: the viewer has built one; others have not.
    Built {
        /// The viewer's seat.
        seat: Seat,
        /// The team.
        roster: Team,
    },
    /// To enter cards or to pass.
    Enter {
        /// Who is asked.
        seat: Seat,
        /// The competition.
        competition: Competition,
        /// Whether there is silver to be won.
        has_silver: bool,
        /// The cards that can be entered.
        usable: Team,
        /// The number of cards in the hand.
        cards: u8,
        /// The competitions left, this one included.
        left: u8,
        /// Whether the seat holds the gold and everybody else has passed: no card could gain anything.
        has_won: bool,
    },
    /// To take a resting card back, or none.
    TakeBack {
        /// Who is asked.
        seat: Seat,
    },
    /// To wait: the viewer has decided; others have not.
    Decided {
        /// The viewer's seat.
        seat: Seat,
        /// The card taken back, if any.
        choice: Option<Race>,
    },
    /// To wait for cards to be kept.
    WaitDraft,
    /// To wait for teams to be built.
    WaitBuild,
    /// To wait for a seat.
    WaitTurn(Seat),
    /// To wait for cards to be taken back.
    WaitTakeBack,
    /// To watch the result of a step.
    Watch(Phase),
    /// Nothing: the game is over.
    Over,
}

impl Task {
    /// The layout of the hand. It stays the same for a whole phase, whoever acts.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Keep { .. } | Self::Kept { .. } | Self::WaitDraft => "keeping",
            Self::Watch(Phase::Passing { .. }) => "keeping",
            Self::Watch(Phase::Final) => "building",
            Self::Watch(Phase::Award) => "entering",
            Self::Build { .. } | Self::Built { .. } | Self::WaitBuild => "building",
            Self::Enter { .. } | Self::WaitTurn(_) => "entering",
            Self::TakeBack { .. }
            | Self::Decided { .. }
            | Self::WaitTakeBack
            | Self::Watch(_)
            | Self::Over => "taking-back",
        }
    }

    /// Whether this many cards are laid out in two rows where the hand is high enough.
    pub fn has_two_rows(self, cards: usize) -> bool {
        cards > 5
    }
}

/// What the viewer is asked.
pub fn task(view: &View) -> Task {
    let own: Option<(Seat, &Player)> = view.seat().and_then(|seat| Some((seat, view.player(seat)?)));
    match (view.phase, own) {
        (Phase::Draft { pick }, Some((seat, player))) => match player.sealed {
            Sealed::Known(Action::Keep(race)) => Task::Kept { seat, race },
            _ => Task::Keep {
                seat,
                to: seat.left(view.players.len()),
                rest: (HAND_SIZE as u8).saturating_sub(pick + 1),
            },
        },
        (Phase::Draft { .. }, None) => Task::WaitDraft,
        (Phase::Rosters, Some((seat, player))) => match player.sealed {
            Sealed::Known(Action::Roster(roster)) => Task::Built { seat, roster },
            _ => Task::Build { seat },
        },
        (Phase::Rosters, None) => Task::WaitBuild,
        (Phase::Compete, Some((seat, player))) if view.turn == Some(seat) => {
            let competition = view.competition();
            let hand = player.hand.unwrap_or_default();
            Task::Enter {
                seat,
                competition,
                has_silver: view.setup.has_silver(),
                usable: hand.usable(competition.skill()),
                cards: hand.len() as u8,
                left: ROW as u8 - view.current.min(ROW as u8),
                has_won: view.cups.gold == Some(seat) && is_last_in(view),
            }
        }
        (Phase::Compete, _) => view.turn.map_or(Task::Over, Task::WaitTurn),
        (Phase::TakeBacks, Some((seat, player))) if view.may_take_back(seat) => match player.sealed {
            Sealed::Known(Action::TakeBack(choice)) => Task::Decided { seat, choice },
            _ => Task::TakeBack { seat },
        },
        (Phase::TakeBacks, _) => Task::WaitTakeBack,
        (phase @ (Phase::Passing { .. } | Phase::Final | Phase::Award | Phase::Returns), _) => {
            Task::Watch(phase)
        }
        (Phase::Over, _) => Task::Over,
    }
}

/// Whether everybody has passed but the player whose turn it is.
pub fn is_last_in(view: &View) -> bool {
    view.passed.len() + 1 == view.players.len()
}

/// Whether a card of this race can join the chosen ones.
pub fn can_choose(task: Task, chosen: Team, race: Race) -> bool {
    match task {
        Task::Keep { .. } | Task::TakeBack { .. } => true,
        // Three races at most (O15); another card of a chosen race may always join.
        Task::Build { .. } => chosen.has(race) || chosen.races() < RACES,
        Task::Enter { usable, .. } => usable.has(race),
        _ => false,
    }
}

/// The action that choosing a card stands for.
pub fn action(task: Task, race: Race) -> Action {
    match task {
        Task::Build { .. } | Task::Built { .. } | Task::WaitBuild => Action::Roster(Team::of(race)),
        Task::TakeBack { .. } => Action::TakeBack(Some(race)),
        Task::Keep { .. } | Task::Kept { .. } | Task::WaitDraft => Action::Keep(race),
        _ => Action::Enter(Team::of(race)),
    }
}

/// The cards that an action chooses.
pub fn cards_of(action: Action) -> Team {
    match action {
        Action::Keep(race) | Action::TakeBack(Some(race)) => Team::of(race),
        Action::Roster(team) | Action::Enter(team) => team,
        Action::Pass | Action::TakeBack(None) => Team::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::{Task, can_choose};
    use pentathlon_engine::games::orclympics::{Race, Team};
    use pentathlon_engine::rules::Seat;

    fn team(text: &str) -> Team {
        text.parse().unwrap_or_default()
    }

    #[test]
    fn a_hand_lies_in_one_way_for_a_whole_phase_whoever_is_waited_for() {
        let (seat, race) = (Seat(0), Race::Orc);
        let keep = Task::Keep { seat, to: Seat(1), rest: 6 };
        assert!(
            [keep, Task::Kept { seat, race }, Task::WaitDraft].iter().all(|task| task.kind() == "keeping")
        );
        let built = Task::Built { seat, roster: team("orc") };
        assert!([Task::Build { seat }, built, Task::WaitBuild].iter().all(|task| task.kind() == "building"));
        assert!(Task::Build { seat }.has_two_rows(8) && !Task::WaitTurn(seat).has_two_rows(5));
    }

    #[test]
    fn o15_a_fourth_race_cannot_join_but_more_of_three_can() {
        let build = Task::Build { seat: Seat(0) };
        assert!(can_choose(build, team("orc,goblin"), Race::Djinn));
        assert!(can_choose(build, team("orc,goblin,djinn"), Race::Djinn));
        assert!(!can_choose(build, team("orc,goblin,djinn"), Race::Human));
    }
}
