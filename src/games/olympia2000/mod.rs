//! How Olympia 2000 (B.C.) is drawn: pure functions from a view to a model, then the game's own components.

mod board;
mod card;
#[cfg(test)]
mod display_sync;
mod entrant;
mod hand;
mod held;
mod identity;
mod model;
mod names;
mod narrate;
mod result;
mod rules;
mod seats;
mod sounds;
mod stage;

use crate::games::{GameOption, GameUi, Score, Ties};
use crate::messages::olympia2000 as messages;
use crate::session::BoardContext;
use pentathlon_engine::games::olympia2000::{Discipline, Olympia2000, View};

/// How Olympia 2000 (B.C.) is drawn and narrated.
pub static UI: GameUi<Olympia2000> = GameUi {
    start: Some(messages::start),
    options: &OPTIONS,
    preferences: None,
    progress: board::progress,
    part: board::part,
    wins: Some([9, 8]),
    board: board::board,
    hand: hand::hand,
    held: held::held,
    narrate: narrate::narrate,
    action_name: narrate::action_name,
    display_ms: narrate::display_ms,
    exit: narrate::exit,
    stop: narrate::stop,
    sound: narrate::sound,
    sounds: &sounds::SOUNDS,
    explain: narrate::explain,
    rules: rules::rules,
    score,
    ties: Some(Ties { broken: messages::tie_broken, partly: messages::tie_partly }),
    verdict: |_, _| None,
    season: |_, _| None,
};

/// The context of board and hand.
type Context = BoardContext<Olympia2000>;

/// The options of the set-up.
static OPTIONS: [GameOption; 1] = [GameOption {
    key: "tie",
    question: messages::option_tie,
    remark: Some(messages::tie_why),
    answers: &[(Some("shared"), messages::tie_shared), (Some("laurels"), messages::tie_laurels)],
    only: None,
    resets: None,
}];

/// Laurels by discipline, and consolation.
fn score(view: &View) -> Score {
    let points = view
        .players
        .iter()
        .map(|player| {
            let laurels = Discipline::ALL.map(|discipline| {
                let won = player.won.iter().filter(|chip| chip.discipline == discipline);
                won.map(|chip| i32::from(chip.value)).sum()
            });
            laurels.into_iter().chain([i32::from(player.consolation)]).collect()
        })
        .collect();
    let mut categories: Vec<&'static str> = Discipline::ALL.map(|it| names::discipline(it).text()).to_vec();
    categories.push(messages::consolation());
    Score { categories, points, neutral: None }
}
