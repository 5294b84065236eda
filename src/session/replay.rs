//! The replay of a table, step by step.

use super::{LogSection, StoryInput, Turning, branch, log_of};
use crate::browser::watch;
use crate::contract::{FrameUi, GameTable, Shown};
use crate::settings::settings;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Level, Seat, Viewer};
use pentathlon_engine::table::{Player, PlayerKind};
use std::sync::Arc;

/// The minimum duration of a step while the replay runs, in milliseconds.
const STEP_MS: u32 = 700;

/// The speeds of a replay, as multiples of the pace.
pub const SPEEDS: [u32; 3] = [1, 2, 4];

/// An event of a replay.
#[derive(Clone)]
struct Step {
    /// The number of the action that caused it.
    action: usize,
    frame: Arc<dyn FrameUi>,
}

/// The replay of a table.
#[derive(Clone, Copy)]
pub struct Replay {
    table: StoredValue<Box<dyn GameTable>>,
    /// Known if it is a race, or if its story was the last one.
    turning_points: StoredValue<Vec<Turning>>,
    viewer: RwSignal<Viewer>,
    steps: RwSignal<Vec<Step>>,
    at: RwSignal<usize>,
    running: RwSignal<bool>,
    speed: RwSignal<u32>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Replay {
    /// A replay from the first step, for the first of its [`viewers`]. It lives as long as the current owner.
    pub fn open(table: Box<dyn GameTable>) -> Self {
        let viewer = viewers(table.as_ref()).first().copied().unwrap_or(Viewer::Table);
        let story = StoryInput::of(table.as_ref()).and_then(|input| input.known());
        let replay = Self {
            turning_points: StoredValue::new(story.map(|story| story.turns).unwrap_or_default()),
            steps: RwSignal::new(steps(table.as_ref(), viewer)),
            table: StoredValue::new(table),
            viewer: RwSignal::new(viewer),
            at: RwSignal::new(0),
            running: RwSignal::new(false),
            speed: RwSignal::new(1),
            timer: StoredValue::new_local(None),
        };
        watch(move || replay.run());
        on_cleanup(move || {
            let _ = replay.timer.try_set_value(None);
        });
        replay
    }

    /// The viewers to choose from.
    pub fn viewers(self) -> Vec<Viewer> {
        self.table.with_value(|table| viewers(table.as_ref()))
    }

    /// The current viewer.
    pub fn viewer(self) -> Viewer {
        self.viewer.get()
    }

    /// Shows the same action to another viewer.
    pub fn look_through(self, viewer: Viewer) {
        if !self.viewers().contains(&viewer) {
            return;
        }
        let action = self.action();
        let steps = self.table.with_value(|table| steps(table.as_ref(), viewer));
        let at = steps.iter().position(|step| step.action >= action).unwrap_or(steps.len().saturating_sub(1));
        self.viewer.set(viewer);
        self.steps.set(steps);
        self.at.set(at);
    }

    /// The number of steps.
    pub fn len(self) -> usize {
        self.steps.with(Vec::len)
    }

    /// The number of the last step.
    pub fn last(self) -> usize {
        self.len().saturating_sub(1)
    }

    /// The number of the current step, from 0.
    pub fn at(self) -> usize {
        self.at.get().min(self.last())
    }

    /// Stops where it is.
    pub fn stop(self) {
        self.running.set(false);
    }

    /// Stops and shows a step, or the last one if there are fewer.
    pub fn go_to(self, step: usize) {
        self.stop();
        self.at.set(step.min(untrack(|| self.last())));
    }

    /// Stops and shows the result of the action of that number, from 1.
    pub fn go_to_action(self, action: usize) {
        self.go_to(untrack(|| self.step_of(action)).unwrap_or(usize::MAX));
    }

    /// The first step of the action of that number, from 1.
    fn step_of(self, action: usize) -> Option<usize> {
        self.steps.with(|steps| steps.iter().position(|step| step.action >= action))
    }

    /// What is shown.
    pub fn shown(self) -> Shown {
        match self.frame() {
            Some(frame) => Shown::event(frame),
            None => {
                let viewer = self.viewer();
                Shown::still(self.table.with_value(|table| table.view(viewer)))
            }
        }
    }

    /// The sentence of the current step.
    pub fn said(self) -> String {
        let frame = self.frame();
        frame.and_then(|frame| self.narrate(frame.as_ref())).unwrap_or_default()
    }

    /// The log, as the viewer knows it.
    pub fn log(self) -> Vec<LogSection> {
        let viewer = self.viewer.get();
        self.table.with_value(|table| log_of(table.as_ref(), viewer, &[]))
    }

    /// The turning points of the game, if they are known, with their steps.
    pub fn turning_points(self) -> Vec<(usize, Turning)> {
        let turns = self.turning_points.get_value();
        turns.into_iter().filter_map(|turn| Some((self.step_of(turn.action)?, turn))).collect()
    }

    /// Whether it is running.
    pub fn is_running(self) -> bool {
        self.running.get()
    }

    /// Runs the replay, from the start if it is at the end; or stops it.
    pub fn toggle(self) {
        if untrack(|| self.at() >= self.last()) {
            self.at.set(0);
        }
        self.running.update(|running| *running = !*running);
    }

    /// Sets the speed, as a multiple of the pace.
    pub fn set_speed(self, speed: u32) {
        self.speed.set(speed.max(1));
    }

    /// Whether the game goes on after the current action.
    pub fn can_play_on(self) -> bool {
        self.table.with_value(|table| self.action() < table.len())
    }

    /// A branch that continues after the current action. The person takes the seat of the current viewer, otherwise
    /// the first seat of a person; computers play all others.
    pub fn branch(self) -> Option<Box<dyn GameTable>> {
        let (action, viewer) = untrack(|| (self.action(), self.viewer()));
        self.table.with_value(|table| {
            let own = match viewer {
                Viewer::Seat(seat) => seat,
                Viewer::Table | Viewer::Open => table.people().iter().next().unwrap_or(Seat(0)),
            };
            branch(table.as_ref(), action, against_computers(table.players(), own))
        })
    }

    /// The number of actions up to the current step.
    fn action(self) -> usize {
        let at = self.at();
        self.steps.with(|steps| steps.get(at).map_or(0, |step| step.action))
    }

    fn frame(self) -> Option<Arc<dyn FrameUi>> {
        let at = self.at();
        self.steps.with(|steps| steps.get(at).map(|step| step.frame.clone()))
    }

    fn narrate(self, frame: &dyn FrameUi) -> Option<String> {
        self.table.with_value(|table| frame.narrate(table.players()))
    }

    /// Schedules the next step while the replay runs.
    fn run(self) {
        self.timer.set_value(None);
        if !self.running.get() {
            return;
        }
        if self.at() >= self.last() {
            return self.running.set(false);
        }
        let usual = self.frame().map_or(STEP_MS, |frame| frame.display_ms().max(STEP_MS));
        let ms = settings().get().pace.lasts(usual).unwrap_or(usual) / self.speed.get();
        self.timer.set_value(Some(Timeout::new(ms.max(50), move || {
            let _ = self.at.try_update(|at| *at += 1);
        })));
    }
}

/// The possible viewers of a replay. An unfinished game can be seen only as everybody sees it, or as its only person
/// does: the secrets of several people stay theirs.
fn viewers(table: &dyn GameTable) -> Vec<Viewer> {
    let mut people = table.people().iter();
    match (table.awaiting(), people.next(), people.next()) {
        (Awaiting::Over, ..) => {
            let seats = Seat::all(table.players().len()).map(Viewer::Seat);
            std::iter::once(Viewer::Open).chain(seats).collect()
        }
        (_, Some(alone), None) => vec![Viewer::Seat(alone), Viewer::Table],
        _ => vec![Viewer::Table],
    }
}

fn steps(table: &dyn GameTable, viewer: Viewer) -> Vec<Step> {
    let actions = table.history(0, viewer).into_iter();
    (1..)
        .zip(actions)
        .flat_map(|(action, frames)| frames.into_iter().map(move |frame| Step { action, frame }))
        .collect()
}

/// The same players, with computers in all seats but one.
fn against_computers(players: &[Player], own: Seat) -> Vec<Player> {
    let seated = |(seat, mut player): (Seat, Player)| {
        player.kind = match player.kind {
            _ if seat == own => PlayerKind::Person,
            PlayerKind::Person => PlayerKind::Computer(Level::Regular),
            computer => computer,
        };
        player
    };
    Seat::all(players.len()).zip(players.to_vec()).map(seated).collect()
}

#[cfg(test)]
mod tests {
    use super::{against_computers, viewers};
    use pentathlon_engine::cards::Seed;
    use pentathlon_engine::games::olympia2000::Olympia2000;
    use pentathlon_engine::rules::{Level, Rules, Seat, Setup, Viewer};
    use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

    const SILVER: PlayerKind = PlayerKind::Computer(Level::Regular);
    const BRONZE: PlayerKind = PlayerKind::Computer(Level::Rookie);

    fn players(kinds: [PlayerKind; 3]) -> Vec<Player> {
        ["Ana", "Bo", "Chen"].into_iter().zip(kinds).map(|(name, kind)| Player::new(name, kind)).collect()
    }

    fn table(kinds: [PlayerKind; 3]) -> Option<Table<Olympia2000>> {
        let setup = <Olympia2000 as Rules>::Setup::new(3, "").ok()?;
        Table::open(setup, players(kinds), Source::Seed(Seed::from_number(1))).ok()
    }

    #[test]
    fn a_game_in_progress_is_seen_by_its_only_person_and_otherwise_as_everybody_sees_it() {
        let seen = |kinds| table(kinds).map(|table| viewers(&table));
        assert_eq!(
            seen([SILVER, PlayerKind::Person, BRONZE]),
            Some(vec![Viewer::Seat(Seat(1)), Viewer::Table])
        );
        assert_eq!(seen([PlayerKind::Person, PlayerKind::Person, BRONZE]), Some(vec![Viewer::Table]));
        assert_eq!(seen([SILVER, SILVER, BRONZE]), Some(vec![Viewer::Table]));
    }

    #[test]
    fn who_plays_on_meets_computers_only_and_keeps_their_levels() {
        let others = against_computers(&players([PlayerKind::Person, PlayerKind::Person, BRONZE]), Seat(1));
        assert_eq!(others, players([SILVER, PlayerKind::Person, BRONZE]));
        let own = against_computers(&players([PlayerKind::Person, SILVER, BRONZE]), Seat(2));
        assert_eq!(own, players([SILVER, SILVER, PlayerKind::Person]));
    }
}
