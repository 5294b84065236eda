//! The rules in the project's own words, with pictures of the real components.

use super::card::{front, label, picture, unlit};
use super::names::discipline;
use crate::contract::{Drawing, LESSON, Position, RulesPage, at};
use crate::messages::olympia2000rules as text;
use crate::messages::olympia2000rules::{PASSAGES, SENTENCES, find, words};
use crate::ui::{laurel, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline};

/// The rules.
pub static PAGE: RulesPage = RulesPage {
    passages: PASSAGES,
    drawings: DRAWINGS,
    positions: POSITIONS,
    sentences: &SENTENCES,
    text: find,
    words,
};

/// The pictures that it begins with: positions of the games in which the lessons are written.
static POSITIONS: &[Position] = &[
    at(LESSON, 0).seen_by(0).shows(".columns, .prize", text::RULES_PICTURE_PRIZE),
    at(LESSON, 0).seen_by(0).selected("athlete 18").shows(".hand", text::RULES_PICTURE_SEND),
    at(LESSON, 3).seen_by(0).shows(".result", text::RULES_PICTURE_RESULT),
    at(LESSON, 8).seen_by(0).selected("chip marathon").shows(".columns", text::RULES_PICTURE_CHOOSE),
    at(LESSON, 8).seen_by(0).shows(".result", text::RULES_PICTURE_CRUTCHES),
    at(LESSON, 14).seen_by(0).shows(".result", text::RULES_PICTURE_WORDS),
    at(LESSON, 9).seen_by(0).shows(".offer", text::RULES_PICTURE_DEAL),
    at(LESSON, 92).shows(".seats", text::RULES_PICTURE_END),
];

/// The pictures of components, each after its passage.
static DRAWINGS: &[Drawing] = &[
    (text::RULES_AIM_END, disciplines),
    (text::RULES_BOX_ATHLETES, examples),
    (text::RULES_BOX_LAURELS, chips),
];

/// The five disciplines.
fn disciplines() -> AnyView {
    let disciplines = Discipline::ALL
        .map(|d| view! { <li>{pictogram(picture(d))}<span>{discipline(d).text()}</span></li> }.into_any());
    view! { <ul class="disciplines">{disciplines.into_iter().collect_view()}</ul> }.into_any()
}

/// An athlete of each group.
fn examples() -> AnyView {
    let examples: Vec<AnyView> = [7, 16, 27, 42, 51]
        .into_iter()
        .filter_map(Athlete::new)
        .map(|athlete| {
            view! {
                <li>
                    <div class="card" role="img" aria-label=label(athlete)>{front(athlete, unlit())}</div>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="examples">{examples}</ul> }.into_any()
}

/// The laurel chips of a discipline.
fn chips() -> AnyView {
    let chips = (2..=6).map(|value| laurel(value, "")).collect_view();
    view! { <p class="chips" aria-hidden="true">{chips}</p> }.into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::tests::positions::{Drawn, drawn};
    use pentathlon_engine::games::olympia2000::{
        Athlete, Discipline, Olympia2000, Phase, Place, Round, View,
    };
    use pentathlon_engine::rules::Seat;

    fn place(number: u8, discipline: Discipline) -> Option<u8> {
        match Athlete::new(number).unwrap().place(discipline) {
            Place::Number(place) => Some(place),
            _ => None,
        }
    }

    fn last(drawn: &Drawn) -> Round {
        drawn.view::<View>().last.unwrap()
    }

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Olympia2000);
        let [prize, send, result, choose, crutches, words, deal, end] = &all[..] else { panic!("eight") };

        let view = prize.view::<View>();
        let marathon = view.prize.unwrap();
        assert_eq!((marathon.discipline, marathon.value), (Discipline::Marathon, 2));
        assert!(view.next.is_some(), "the next one is known");

        assert_eq!((place(18, Discipline::Marathon), place(5, Discipline::Marathon)), (Some(7), Some(1)));
        assert!(send.is_legal("athlete 5"), "the 1 is in hand, too");

        assert_eq!(
            [18, 38, 48].map(|athlete| place(athlete, Discipline::Marathon)),
            [Some(7), Some(43), Some(21)]
        );
        assert_eq!(last(result).winner, Some(Seat(0)));

        assert!(matches!(choose.view::<View>().phase, Phase::Chip { .. }));
        assert!(choose.is_legal("chip marathon"));
        let hand = choose.view::<View>().player(Seat(0)).unwrap().hand.unwrap();
        assert!(hand.contains(Athlete::new(5).unwrap()), "an athlete for it is in hand");

        assert!(Athlete::new(49).unwrap().earns_consolation());
        assert_eq!(last(crutches).worst, Some(Seat(0)));
        assert_eq!(crutches.view::<View>().player(Seat(0)).unwrap().consolation, 1);

        assert_eq!(place(46, Discipline::LongJump), None, "a foul");
        assert_eq!(place(44, Discipline::LongJump), Some(48));
        assert_eq!(last(words).worst, Some(Seat(2)));

        assert!(deal.view::<View>().looked.is_some());
        assert!(deal.is_legal("keep") && deal.is_legal("give 1") && deal.is_legal("give 2"));

        assert_eq!(end.view::<View>().phase, Phase::Over);
        assert!(end.view::<View>().is_drawing_over());
        assert_eq!(end.table.standing().points, [34, 32, 10]);
    }
}
