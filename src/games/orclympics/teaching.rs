//! What teaches the game: its lessons, its tips, and what can be asked about ("What is this?").

use super::task::{self, Task};
use crate::browser::Topic;
use crate::contract::{Teaching, Tip};
use crate::messages::{orclympicslesson as lesson, orclympicsrules as rules};
use pentathlon_engine::games::orclympics::{Phase, RACES, Taking, Team, View};
use pentathlon_engine::rules::Seat;

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["orclympics"]),
    together: written_games!(lesson::TOGETHER, ["orclympics-together"]),
    more: written_games!(lesson::MORE, ["orclympics-more"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".tile .cup", rules::RULES_BOX_CUPS),
    Topic(".worth.gold", rules::RULES_AFTER_TEXT),
    Topic(".worth.silver", rules::RULES_AFTER_TEXT),
    Topic(".tile-emblem", rules::RULES_BOX_EMBLEMS),
    Topic(".tile.main", rules::RULES_BOX_COMPETITIONS),
    Topic(".tile.now", rules::RULES_BOX_COMPETITIONS),
    Topic(".tile", rules::RULES_BOX_COMPETITIONS),
    Topic(".row-of-seven", rules::RULES_SET_UP_ROW),
    Topic(".cup.gold", rules::RULES_ENTER_GOLD),
    Topic(".cup.silver", rules::RULES_ENTER_SILVER),
    Topic(".lane-rests", rules::RULES_AFTER_REST),
    Topic(".lane-counts", rules::RULES_ASK_PUBLIC_TEXT),
    Topic(".lane-points", rules::RULES_AFTER_TEXT),
    Topic(".lane-who", rules::RULES_ASK_PUBLIC_TEXT),
    Topic(".lane-doing", rules::RULES_PASS_TEXT),
    Topic(".passes", rules::RULES_DRAFT_TEXT),
    Topic(".lane-entered li", rules::RULES_ENTER_TEXT),
    Topic(".lane-total", rules::RULES_ENTER_TEXT),
    Topic(".lane", rules::RULES_ENTER_TEXT),
    Topic(".fair.begins", rules::RULES_COMPETE_FIRST),
    Topic(".fair.awards", rules::RULES_AFTER_TEXT),
    Topic(".race-card-name small", rules::RULES_BOX_FOLK),
    Topic(".ability.none", rules::RULES_BOX_FOLK),
    Topic(".ability.counts", rules::RULES_ENTER_TEXT),
    Topic(".ability", rules::RULES_BOX_FOLK),
    Topic(".race-card.dim", rules::RULES_ENTER_TEXT),
    Topic(".race-card", rules::RULES_BOX_FOLK),
    Topic(".aside", rules::RULES_DRAFT_TEXT),
    Topic(".race-slots li", rules::RULES_TEAM_TEXT),
    Topic(".offer-team", rules::RULES_TEAM_TEXT),
    Topic(r#"[data-action="pass"]"#, rules::RULES_PASS_TEXT),
    Topic(r#"[data-action="take_back -"]"#, rules::RULES_AFTER_REST),
    Topic(".confirm", rules::RULES_COMPETE_TURN),
    Topic(".ask", rules::RULES_COMPETE),
    Topic(".head", rules::RULES_BOX_FOLK),
    Topic(".row-aim", rules::RULES_BRIEF_COMPETE),
];

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| (view.phase == Phase::Draft { pick: 0 }).then_some(".row-of-seven"),
    |view, seat| has_fourth_race(view, seat).then_some(".tray"),
    |view, _| (view.phase == Phase::Rosters).then_some(".builder"),
    |view, _| (!usable(view).is_empty()).then_some(r#"[data-action="pass"]"#),
    |view, _| (!usable(view).is_empty() && is_main_event(view)).then_some(".tile.main"),
    |view, seat| may_tie(view, seat).then_some(r#"[data-card="cup gold"]"#),
    |view, seat| rests_two_races(view, seat).then_some(".race-cards"),
];

/// The cards that can be entered now, where that could gain something.
fn usable(view: &View) -> Team {
    match task::task(view) {
        Task::Enter { usable, has_won: false, .. } => usable,
        _ => Team::EMPTY,
    }
}

fn is_main_event(view: &View) -> bool {
    view.competition().is_main_event()
}

/// Whether three races are kept, and the hand has a fourth.
fn has_fourth_race(view: &View, seat: Seat) -> bool {
    let Phase::Draft { .. } = view.phase else { return false };
    let player = view.player(seat);
    let cards = player.and_then(|player| player.kept.zip(player.hand));
    cards.is_some_and(|(kept, hand)| kept.races() == RACES && hand.kinds().any(|race| !kept.has(race)))
}

fn may_tie(view: &View, seat: Seat) -> bool {
    let ties = |team| matches!(view.cups_after(seat, team).0, Taking::Gold { tie: true, .. });
    usable(view).kinds().any(|race| ties(Team::of(race)))
}

fn rests_two_races(view: &View, seat: Seat) -> bool {
    let resting = view.player(seat).and_then(|player| player.resting);
    view.phase == Phase::TakeBacks && resting.is_some_and(|team| team.races() > 1)
}
