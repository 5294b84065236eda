//! The rules in the project's own words, with pictures of the real components.

use super::names;
use super::positions::POSITIONS;
use crate::contract::Passage::{self, Filled, Head, Lines, Part, Position, Shown, Text};
use crate::contract::RulesPage;
use crate::figure::Pictogram;
use crate::messages::olympikosrules::{SENTENCES, find, words};
use crate::messages::{MessageId, olympikos as messages, olympikosrules as text};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Phase, Sport, View};

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<MessageId> {
    Some(match view.phase {
        Phase::Coach { .. } => text::RULES_COACH,
        Phase::Race => text::RULES_ATHLETES,
        Phase::Presentation => text::RULES_PRESENTATION,
        Phase::Over => text::RULES_POINTS,
    })
}

/// The rules.
pub static PAGE: RulesPage = RulesPage { passages: rules, sentences: &SENTENCES, text: find, words };

fn rules() -> Vec<Passage> {
    let begins = vec![Text(text::RULES_FACTS), Text(text::RULES_THEME), Head(text::RULES_PICTURES)];
    let positions = POSITIONS.iter().map(Position).collect();
    let rest = vec![
        Head(text::RULES_AIM),
        Lines(vec![text::RULES_AIM_1, text::RULES_AIM_2, text::RULES_AIM_3]),
        Head(text::RULES_BOX),
        Text(text::RULES_BOX_RINGS),
        Filled(messages::all_sports(
            &Sport::all().map(|sport| names::sport(sport).text().to_owned()).collect::<Vec<_>>(),
        )),
        Text(text::RULES_BOX_DELEGATION),
        Text(text::RULES_BOX_MEDALS),
        Shown(medals),
        Text(text::RULES_BOX_CLUES),
        Text(text::RULES_BOX_CONTROL),
        Head(text::RULES_SETUP),
        Text(text::RULES_SETUP_TEXT),
        Text(text::RULES_SETUP_SPORTS),
        Text(text::RULES_SETUP_START),
        Head(text::RULES_TURN),
        Part(text::RULES_COACH),
        Text(text::RULES_COACH_DRAW),
        Text(text::RULES_COACH_LAY),
        Text(text::RULES_COACH_REST),
        Part(text::RULES_ATHLETES),
        Text(text::RULES_ATHLETES_FLIP),
        Text(text::RULES_ATHLETES_PLACE),
        Text(text::RULES_ATHLETES_END),
        Part(text::RULES_PRESENTATION),
        Text(text::RULES_PRESENTATION_TEXT),
        Text(text::RULES_TURN_END),
        Head(text::RULES_POINTS),
        Text(text::RULES_POINTS_ATHLETES),
        Text(text::RULES_POINTS_COACH),
        Text(text::RULES_POINTS_BOARD),
        Head(text::RULES_CONTROL),
        Text(text::RULES_CONTROL_WHO),
        Text(text::RULES_CONTROL_HOW),
        Text(text::RULES_CONTROL_POSITIVE),
        Text(text::RULES_CONTROL_NOBODY),
        Text(text::RULES_CONTROL_ZERO),
        Head(text::RULES_END),
        Text(text::RULES_END_TEXT),
        Head(text::RULES_TOGETHER),
        Text(text::RULES_TOGETHER_TEXT),
        Text(text::RULES_TOGETHER_RIVALS),
        Text(text::RULES_TOGETHER_POINTS),
        Text(text::RULES_TOGETHER_TABLE),
        Shown(grades),
        Head(text::RULES_OPTIONS),
        Text(text::RULES_OPTION_GUARD),
        Text(text::RULES_OPTION_CLOCK),
        Text(text::RULES_OPTION_CLUES),
        Text(text::RULES_OPTION_HANDS),
        Text(text::RULES_OPTION_WORDS),
        Head(text::RULES_QUESTIONS),
        Part(text::RULES_ASK_SAME),
        Text(text::RULES_ANSWER_SAME),
        Part(text::RULES_ASK_MOMENT),
        Text(text::RULES_ANSWER_MOMENT),
        Part(text::RULES_ASK_QUICK),
        Text(text::RULES_ANSWER_QUICK),
        Part(text::RULES_ASK_SWAP),
        Text(text::RULES_ANSWER_SWAP),
        Part(text::RULES_ASK_PAD),
        Text(text::RULES_ANSWER_PAD),
        Part(text::RULES_ASK_SPEAK),
        Text(text::RULES_ANSWER_SPEAK),
        Part(text::RULES_ASK_REDRAW),
        Text(text::RULES_ANSWER_REDRAW),
        Part(text::RULES_ASK_THINK),
        Text(text::RULES_ANSWER_THINK),
        Head(text::RULES_HINTS),
        Text(text::RULES_HINTS_COACH),
        Text(text::RULES_HINTS_ATHLETE),
    ];
    [begins, positions, rest].concat()
}

/// The medals and what they are worth.
fn medals() -> AnyView {
    let medals: Vec<AnyView> = Medal::ALL
        .into_iter()
        .map(|medal| {
            view! {
                <li class=format!("rule-medal {}", medal.id())>
                    {pictogram(Pictogram::Medal)} <b>{medal.points()}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="rule-medals" aria-hidden="true">{medals}</ul> }.into_any()
}

/// The grades of two players.
fn grades() -> AnyView {
    let grades = [
        text::RULES_GRADE_0,
        text::RULES_GRADE_9,
        text::RULES_GRADE_19,
        text::RULES_GRADE_28,
        text::RULES_GRADE_36,
    ];
    let grades = grades.map(|grade| view! { <li>{find(grade)}</li> }.into_any());
    view! { <ul class="rule-grades">{grades.into_iter().collect_view()}</ul> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::{SENTENCES, find, text};
    use crate::figure::Pictogram;
    use crate::messages::language::load_english;
    use pentathlon_engine::games::olympikos::{Clue, Sport};

    #[test]
    fn every_sport_has_a_pictogram_of_its_own() {
        for sport in Sport::all() {
            let name = Pictogram::of(sport.id()).map(Pictogram::name);
            assert_eq!(name, Some(sport.id().replace('_', "-").as_str()), "{sport:?}");
        }
    }

    #[test]
    fn the_numbers_of_clues_are_those_of_the_decks() {
        load_english(&SENTENCES);
        let said = find(text::RULES_BOX_CLUES).unwrap_or_default();
        for more in [true, false] {
            let count = Clue::deck(more).len().to_string();
            assert!(said.contains(&count), "{count}: {said}");
        }
    }
}
