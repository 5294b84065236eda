//! What teaches the game: its lessons, its tips, and what can be asked about ("What is this?").

use super::model::{self, Task};
use super::turn::Turn;
use crate::browser::Topic;
use crate::contract::{Teaching, Tip};
use crate::messages::{olympicardslesson as lesson, olympicardsrules as rules};
use pentathlon_engine::games::olympicards::{Against, Demand, Player, View};
use pentathlon_engine::rules::Seat;

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["olympicards"]),
    together: written_games!(lesson::TOGETHER, ["olympicards-together"]),
    more: written_games!(lesson::MORE, ["olympicards-more", "olympicards-more2"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".starred", rules::RULES_VARIANT_RECORD),
    Topic(".must", rules::RULES_TURN_TEXT),
    Topic(".sport-facts", rules::RULES_ANSWER_FEWER),
    Topic(".sport-animation-value", rules::RULES_PLAY_TEXT),
    Topic(".sport-face", rules::RULES_BOX_SPORTS),
    Topic(r#".marked [data-card^="turned"]"#, rules::RULES_TURNED_TEXT),
    Topic(".marked", rules::RULES_PLAY_TEXT),
    Topic(".needed, .sport-card", rules::RULES_PLAY_TEXT),
    Topic(".supply", rules::RULES_STACK_TEXT),
    Topic(".tile-done", rules::RULES_SCORING_TEXT),
    Topic(".tile-off", rules::RULES_TURN_TEXT),
    Topic(".tile-hidden", rules::RULES_TURN_TEXT),
    Topic(".programme", rules::RULES_AIM_TEXT),
    Topic(".run-medals .star, .line-won .record, .world-record", rules::RULES_VARIANT_RECORD),
    Topic(".medallion", rules::RULES_BOX_MEDALS),
    Topic(".flag", rules::RULES_BOX_START),
    Topic(".gain", rules::RULES_LADDER_TEXT),
    Topic(".crowning", rules::RULES_LADDER_TEXT),
    Topic(".run-cards", rules::RULES_ANSWER_COUNT),
    Topic(".run-points, .run-medals", rules::RULES_SCORING_TEXT),
    Topic(".run-doing", rules::RULES_PLAY_TEXT),
    Topic(".run-total", rules::RULES_PLAY_TEXT),
    Topic(".run li", rules::RULES_PLAY_TEXT),
    Topic(".track", rules::RULES_PLAY_TEXT),
    Topic(".ladder .aim", rules::RULES_AIM_TEXT),
    Topic(".rung-who", rules::RULES_LADDER_TEXT),
    Topic(".rung.next", rules::RULES_LADDER_TEXT),
    Topic(".ladder", rules::RULES_LADDER_TEXT),
    Topic(".perf .suit, .perf small", rules::RULES_BOX_CARDS),
    Topic(".held-card.dim", rules::RULES_PLAY_TEXT),
    Topic(".held-card", rules::RULES_BOX_CARDS),
    Topic(r#"[data-action="play_sport"]"#, rules::RULES_TURN_TEXT),
    Topic(r#"[data-action="defer"]"#, rules::RULES_TURN_TEXT),
    Topic(".withdraw", rules::RULES_PLAY_TEXT),
    Topic(".confirm", rules::RULES_PLAY_TEXT),
    Topic(".ask", rules::RULES_PLAY_HEAD),
];

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| (turn(view).is_some() && view.setup.is_for_two()).then_some(".ladder"),
    |view, _| (matches!(model::task(view), Task::Choose { .. })).then_some(r#"[data-action="defer"]"#),
    |view, _| turn(view).is_some_and(takes_steps).then_some(".sport-card"),
    |view, _| (turn(view).is_some_and(sets_task) && fitting(view) > 0).then_some(".sport-card"),
    |view, seat| (is_first_turn(view, seat) && runs_short(view, seat)).then_some(".ladder"),
    |view, _| (turn(view).is_some() && may_be_first_out(view)).then_some(".rung.next"),
    |view, _| turn(view).is_some_and(|turn| turn.alone).then_some(".withdraw"),
];

fn turn(view: &View) -> Option<Turn> {
    match model::task(view) {
        Task::Turn(turn) => Some(turn),
        _ => None,
    }
}

fn takes_steps(turn: Turn) -> bool {
    let rule = turn.sport.rule();
    rule.against == Against::Own && matches!(rule.demand, Demand::Higher | Demand::Lower)
}

fn sets_task(turn: Turn) -> bool {
    turn.sport.rule().against == Against::Last && !turn.alone
}

/// Whether a seat has not played in this sport yet, and cards matter to it for the sports to come.
fn is_first_turn(view: &View, seat: Seat) -> bool {
    let is_first = |player: &Player| player.last.is_none();
    turn(view).is_some_and(|turn| !turn.alone) && view.player(seat).is_some_and(is_first)
}

/// Whether a seat has few cards left for the sports to come: as long as there are enough, new ones are of no use yet.
fn runs_short(view: &View, seat: Seat) -> bool {
    !model::is_last_sport(view) && view.player(seat).is_some_and(|player| player.cards <= 4)
}

/// How many cards can be played.
fn fitting(view: &View) -> usize {
    view.playable(None).iter().filter(|(_, fits)| fits.is_ok()).count()
}

fn may_be_first_out(view: &View) -> bool {
    !view.setup.is_for_two() && view.withdrawn.is_empty() && (1..3).contains(&fitting(view))
}
