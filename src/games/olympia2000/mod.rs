//! How Olympia 2000 (B.C.) is drawn: from a view to a model (pure functions), then the pieces only it has.

mod board;
mod card;
#[cfg(test)]
mod display_sync;
mod entrant;
mod hand;
mod held;
mod identity;
mod model;
mod narrate;
mod result;
mod rules;
mod seats;
mod sounds;
mod stage;
mod words;

use crate::games::{GameOption, GameUi, Score};
use crate::session::BoardContext;
use pentathlon_engine::games::olympia2000::{Discipline, Olympia2000, View};
use words::Say;

/// How Olympia 2000 (B.C.) is drawn and narrated.
pub static UI: GameUi<Olympia2000> = GameUi {
    start: Some(|| Say::Start.text()),
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
    ties: None,
    verdict: |_, _| None,
    season: |_, _| None,
};

/// What board and hand receive.
type Context = BoardContext<Olympia2000>;

/// The options of the set-up.
static OPTIONS: [GameOption; 1] = [GameOption {
    key: "tie",
    question: || Say::OptionTie.text(),
    remark: Some(|| Say::TieWhy.text()),
    answers: &[(Some("shared"), || Say::TieShared.text()), (Some("laurels"), || Say::TieLaurels.text())],
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
    let mut categories: Vec<&'static str> = Discipline::ALL.map(words::discipline).to_vec();
    categories.push(Say::Consolation.text());
    Score { categories, points, neutral: None }
}
