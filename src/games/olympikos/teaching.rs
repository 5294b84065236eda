//! What teaches the game: its lessons, its tips, and what can be asked about ("What is this?").

use super::model;
use crate::browser::Topic;
use crate::contract::{Teaching, Tip};
use crate::messages::{olympikoslesson as lesson, olympikosrules as rules};
use pentathlon_engine::games::olympikos::{Clue, Medal, Phase, View};
use pentathlon_engine::rules::Seat;

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["olympikos-practice", "olympikos"]),
    together: written_games!(lesson::TOGETHER, ["olympikos-together"]),
    more: written_games!(lesson::MORE, ["olympikos-more"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".olympikos-control-card", rules::RULES_CONTROL_HOW),
    Topic(".olympikos-gain", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-total", rules::RULES_TOGETHER_POINTS),
    Topic(".olympikos-points, .olympikos-pips", rules::RULES_POINTS_BOARD),
    Topic(".olympikos-chip.coach", rules::RULES_COACH_DRAW),
    Topic(".olympikos-chip.controlled", rules::RULES_CONTROL_WHO),
    Topic(".olympikos-chip", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-past", rules::RULES_TURN_END),
    Topic(".olympikos-opposite", rules::RULES_COACH_LAY),
    Topic(".coaching .olympikos-sport.target", rules::RULES_COACH_DRAW),
    Topic(".olympikos-sport.target", rules::RULES_PRESENTATION_TEXT),
    Topic(".olympikos-sport.down", rules::RULES_SETUP_SPORTS),
    Topic(".olympikos-sport-ring", rules::RULES_BOX_RINGS),
    Topic(".olympikos-sport", rules::RULES_BOX_RINGS),
    Topic(".olympikos-podest h3", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-how", rules::RULES_COACH_LAY),
    Topic(".olympikos-podest .olympikos-clue.down", rules::RULES_COACH_LAY),
    Topic(".olympikos-podest .olympikos-clue", rules::RULES_COACH_LAY),
    Topic(".olympikos-card.target", rules::RULES_COACH_DRAW),
    Topic(".olympikos-card.rival", rules::RULES_TOGETHER_RIVALS),
    Topic(".olympikos-card.right", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-card.wrong", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-card", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-podest", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-clock", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-press", rules::RULES_OPTION_CLOCK),
    Topic(".olympikos-test", rules::RULES_CONTROL_POSITIVE),
    Topic(".olympikos-ready", rules::RULES_SETUP_SPORTS),
    Topic(".olympikos-pad-ring.gone", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-pad-ring", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-pad-medal.control", rules::RULES_CONTROL_HOW),
    Topic(".olympikos-pad-medal.placed", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-pad-medal", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-tabs", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-pad", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-way.flat", rules::RULES_COACH_LAY),
    Topic(".olympikos-way", rules::RULES_COACH_LAY),
    Topic(".olympikos-clues .olympikos-clue", rules::RULES_COACH_REST),
    Topic(".ask .olympikos-ring", rules::RULES_COACH_DRAW),
    Topic(".confirm", rules::RULES_COACH_LAY),
    Topic(".ask", rules::RULES_TURN),
];

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| coaches(view).then_some(".olympikos-sports"),
    |view, _| (coaches(view) && fits_none_alone(view)).then_some(".olympikos-way.flat"),
    |view, _| chooses_second(view).then_some(".olympikos-chip.coach"),
    |view, _| (coaches(view) && !view.past.is_empty()).then_some(".olympikos-past"),
    |view, seat| (races(view) && has_placed(view, seat, 0)).then_some(".olympikos-medals"),
    |view, seat| is_slower(view, seat).then_some(".olympikos-pile .olympikos-card:not(.target)"),
    |view, seat| view.owes_control(seat).then_some(".olympikos-pad-medal.control"),
];

fn coaches(view: &View) -> bool {
    model::clues(view).is_some()
}

fn races(view: &View) -> bool {
    view.phase == Phase::Race && view.flipped > 0
}

fn has_placed(view: &View, seat: Seat, count: usize) -> bool {
    seat != view.coach && model::pad(view, seat).placed.len() == count
}

/// Whether the Coach chooses the second clue in a turn in which a Coach can lose points (K15).
fn chooses_second(view: &View) -> bool {
    let loses = view.turn > 0 && !view.setup.is_together();
    coaches(view) && view.phase == Phase::Coach { medal: Medal::Silver } && loses
}

/// Whether each clue fits another sport at least as well as the target.
fn fits_none_alone(view: &View) -> bool {
    let Phase::Coach { medal } = view.phase else { return false };
    let Some(target) = view.target(medal).map(|ring| view.sport(ring)) else { return false };
    let others = || view.sports.iter().filter(|&&sport| sport != target);
    let fits = |clue: &Clue| others().all(|&sport| clue.strength(sport) < clue.strength(target));
    model::clues(view).is_some_and(|clues| !clues.iter().any(fits))
}

/// Whether somebody else has a card on a medal where the seat has none.
fn is_slower(view: &View, seat: Seat) -> bool {
    let open = |medal: &Medal| view.is_open(*medal, seat) && view.stand(*medal).cards.len() > 1;
    !view.setup.is_together() && Medal::ALL.iter().any(open)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::chooses_second;
    use crate::test_tables;
    use pentathlon_engine::games::olympikos::{Action, Olympikos, View, Way};
    use pentathlon_engine::rules::{Rules, Viewer};

    #[test]
    fn a_coach_is_told_of_a_loss_only_in_turns_in_which_there_is_one() {
        let mut state = test_tables::state::<Olympikos>(3, "", 7);
        let coach = Olympikos::awaiting(&state).seats().first().unwrap();
        let clue = Olympikos::view(&state, Viewer::Seat(coach)).hand.unwrap()[0];
        Olympikos::play(&mut state, coach, Action::Clue(clue, Way::Upright), &mut |_, _| {}).unwrap();
        let view = Olympikos::view(&state, Viewer::Seat(coach));
        assert!(!chooses_second(&view), "K15: nothing is lost in turn one");
        assert!(chooses_second(&View { turn: 1, ..view }));
    }
}
