//! The rules in the project's own words, with pictures of the real components.

use super::names;
use super::pictures::clue_picture;
use crate::figure::Pictogram;
use crate::messages::olympikos as messages;
use crate::session::Passage::{self, Filled, Head, Lines, Part, Shown, Text};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Clue, Medal, Phase, Ring, Sport, View};

/// The sports in the pictures, by ring.
const EXAMPLES: [&str; Ring::COUNT] = ["kite", "wheelchair_fencing", "relay", "badminton", "bobsleigh"];
/// A very good clue for one of them, and an average one.
const CLUES: [&str; 2] = ["feather", "penguin"];

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<&'static str> {
    Some(match view.phase {
        Phase::Coach { .. } => messages::rules_coach(),
        Phase::Race => messages::rules_athletes(),
        Phase::Presentation => messages::rules_presentation(),
        Phase::Over => messages::rules_points(),
    })
}

/// The rules.
pub fn rules() -> Vec<Passage> {
    vec![
        Text(messages::rules_facts()),
        Text(messages::rules_theme()),
        Head(messages::rules_aim()),
        Lines(vec![messages::rules_aim_1(), messages::rules_aim_2(), messages::rules_aim_3()]),
        Head(messages::rules_box()),
        Text(messages::rules_box_rings()),
        Shown(sports),
        Filled(messages::rules_box_sports(
            &Sport::all().map(|sport| names::sport(sport).text().to_owned()).collect::<Vec<_>>(),
        )),
        Text(messages::rules_box_delegation()),
        Text(messages::rules_box_medals()),
        Shown(medals),
        Filled(messages::rules_box_clues(Clue::deck(true).len(), Clue::deck(false).len())),
        Text(messages::rules_box_control()),
        Head(messages::rules_setup()),
        Text(messages::rules_setup_text()),
        Text(messages::rules_setup_sports()),
        Text(messages::rules_setup_start()),
        Head(messages::rules_turn()),
        Part(messages::rules_coach()),
        Text(messages::rules_coach_draw()),
        Text(messages::rules_coach_lay()),
        Shown(clues),
        Text(messages::rules_coach_rest()),
        Part(messages::rules_athletes()),
        Text(messages::rules_athletes_flip()),
        Text(messages::rules_athletes_place()),
        Text(messages::rules_athletes_end()),
        Part(messages::rules_presentation()),
        Text(messages::rules_presentation_text()),
        Text(messages::rules_turn_end()),
        Head(messages::rules_points()),
        Text(messages::rules_points_athletes()),
        Text(messages::rules_points_coach()),
        Text(messages::rules_points_example()),
        Text(messages::rules_points_board()),
        Head(messages::rules_control()),
        Text(messages::rules_control_who()),
        Text(messages::rules_control_how()),
        Text(messages::rules_control_positive()),
        Text(messages::rules_control_nobody()),
        Text(messages::rules_control_zero()),
        Head(messages::rules_end()),
        Text(messages::rules_end_text()),
        Head(messages::rules_together()),
        Text(messages::rules_together_text()),
        Text(messages::rules_together_rivals()),
        Text(messages::rules_together_points()),
        Text(messages::rules_together_table()),
        Shown(grades),
        Head(messages::rules_options()),
        Text(messages::rules_option_guard()),
        Text(messages::rules_option_clock()),
        Text(messages::rules_option_clues()),
        Text(messages::rules_option_hands()),
        Text(messages::rules_option_words()),
        Head(messages::rules_questions()),
        Part(messages::rules_ask_same()),
        Text(messages::rules_answer_same()),
        Part(messages::rules_ask_moment()),
        Text(messages::rules_answer_moment()),
        Part(messages::rules_ask_quick()),
        Text(messages::rules_answer_quick()),
        Part(messages::rules_ask_swap()),
        Text(messages::rules_answer_swap()),
        Part(messages::rules_ask_pad()),
        Text(messages::rules_answer_pad()),
        Part(messages::rules_ask_speak()),
        Text(messages::rules_answer_speak()),
        Part(messages::rules_ask_redraw()),
        Text(messages::rules_answer_redraw()),
        Part(messages::rules_ask_think()),
        Text(messages::rules_answer_think()),
        Head(messages::rules_hints()),
        Text(messages::rules_hints_coach()),
        Text(messages::rules_hints_athlete()),
    ]
}

/// A sport under each ring.
fn sports() -> AnyView {
    let sports: Vec<AnyView> = Ring::ALL
        .into_iter()
        .zip(EXAMPLES)
        .filter_map(|(ring, id)| Some((ring, Sport::all().find(|sport| sport.id() == id)?)))
        .map(|(ring, sport)| {
            view! {
                <li>
                    <span class=format!("rule-ring {}", ring.name())></span>
                    <small>{names::ring(ring).text()}</small>
                    <span class="rule-sport">{Pictogram::of(sport.id()).map(pictogram)}</span>
                    <b>{names::sport(sport).text()}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="rule-sports">{sports}</ul> }.into_any()
}

/// The medals and what they are worth.
fn medals() -> AnyView {
    let medals: Vec<AnyView> = Medal::ALL
        .into_iter()
        .map(|medal| {
            view! {
                <li class=format!("rule-medal {}", medal.name())>
                    {pictogram(Pictogram::Medal)} <b>{medal.points()}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="rule-medals" aria-hidden="true">{medals}</ul> }.into_any()
}

/// A very good clue and an average one.
fn clues() -> AnyView {
    let clues: Vec<AnyView> = [("upright", messages::rules_upright()), ("flat", messages::rules_flat())]
        .into_iter()
        .zip(CLUES)
        .filter_map(|(way, id)| Some((way, Clue::all().find(|clue| clue.id() == id)?)))
        .map(|((way, says), clue)| {
            view! {
                <li>
                    <span class=format!("rule-clue {way}") role="img" aria-label=names::clue(clue).text()>
                        {clue_picture(clue, true)}
                    </span>
                    <span>{says}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="rule-clues">{clues}</ul> }.into_any()
}

/// The grades of two players.
fn grades() -> AnyView {
    let grades = [
        messages::rules_grade_0(),
        messages::rules_grade_9(),
        messages::rules_grade_19(),
        messages::rules_grade_28(),
        messages::rules_grade_36(),
    ];
    let grades = grades.map(|grade| view! { <li>{grade}</li> }.into_any());
    view! { <ul class="rule-grades">{grades.into_iter().collect_view()}</ul> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::{CLUES, EXAMPLES};
    use crate::figure::Pictogram;
    use pentathlon_engine::games::olympikos::{Clue, Sport};

    #[test]
    fn the_examples_are_real_components() {
        assert!(EXAMPLES.iter().all(|id| Sport::all().any(|sport| sport.id() == *id)));
        assert!(CLUES.iter().all(|id| Clue::all().any(|clue| clue.id() == *id)));
    }

    #[test]
    fn every_sport_has_a_pictogram_of_its_own() {
        for sport in Sport::all() {
            let name = Pictogram::of(sport.id()).map(Pictogram::name);
            assert_eq!(name, Some(sport.id().replace('_', "-").as_str()), "{sport:?}");
        }
    }

    #[test]
    fn one_clue_is_very_good_and_the_other_is_average() {
        let find = |id| Clue::all().find(|clue| clue.id() == id).unwrap_or_default();
        let best = |clue: Clue| {
            let strength =
                |id: &&str| Sport::all().find(|sport| sport.id() == *id).map(|sport| clue.strength(sport));
            EXAMPLES.iter().filter_map(strength).max()
        };
        assert_eq!((best(find(CLUES[0])), best(find(CLUES[1]))), (Some(3), Some(2)));
    }
}
