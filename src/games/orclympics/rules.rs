//! The rules in the project's own words, with pictures of the real components.

use super::names;
use super::race_cards::{emblem, front, label, skill_class};
use crate::contract::{Drawing, LESSON, Position, RulesPage, at};
use crate::messages::orclympicsrules as text;
use crate::messages::orclympicsrules::{PASSAGES, SENTENCES, find, words};
use crate::ui::{Metal, cup, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Race, Skill};

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
    at(LESSON, 0).seen_by(0).shows(".row-of-seven", text::RULES_PICTURE_ROW),
    at(LESSON, 15)
        .seen_by(0)
        .selected("keep halfling")
        .shows(".race-cards, .tray", text::RULES_PICTURE_DRAFT),
    at(LESSON, 24)
        .seen_by(0)
        .selected("roster goblin,goblin,goblin,elf,elf,halfling")
        .shows(".race-cards", text::RULES_PICTURE_TEAM),
    at(LESSON, 29).seen_by(0).shows(".lanes", text::RULES_PICTURE_ENTER),
    at(LESSON, 30).seen_by(0).shows(".lanes", text::RULES_PICTURE_TIE),
    at(LESSON, 39).seen_by(0).selected("take_back goblin").shows(".race-cards", text::RULES_PICTURE_REST),
    at(LESSON, 72).shows(".lanes", text::RULES_PICTURE_END),
];

/// The pictures of components, each after its passage.
static DRAWINGS: &[Drawing] =
    &[(text::RULES_BOX_FOLK, folk), (text::RULES_BOX_EMBLEMS, skills), (text::RULES_BOX_CUPS, cups)];

/// A card of each race.
fn folk() -> AnyView {
    let unlit = Signal::stored(None::<Skill>);
    let folk: Vec<AnyView> = Race::ALL
        .into_iter()
        .map(|race| {
            view! { <li><div class="race-card" role="img" aria-label=label(race)>{front(race, unlit)}</div></li> }
                .into_any()
        })
        .collect();
    view! { <ul class="race-card-examples">{folk}</ul> }.into_any()
}

/// The emblems of the skills.
fn skills() -> AnyView {
    let skills: Vec<AnyView> = Skill::ALL
        .into_iter()
        .map(|skill| {
            view! {
                <li class=skill_class(skill)>
                    <span class="tile-emblem">{pictogram(emblem(skill))}</span>
                    <span>{names::skill(skill).text()}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="skill-examples">{skills}</ul> }.into_any()
}

/// The two cups.
fn cups() -> AnyView {
    view! {
        <p class="cup-examples" aria-hidden="true">{cup(Metal::Gold, "", "")} {cup(Metal::Silver, "", "")}</p>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::tests::positions::drawn;
    use pentathlon_engine::games::orclympics::{Orclympics, View};
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Orclympics);
        let [row, draft, team, enter, tie, rest, end] = &all[..] else { panic!("seven") };

        let competitions = row.view::<View>().row;
        let (main, others) = competitions.split_last().unwrap();
        assert!(main.is_main_event() && others.iter().all(|other| other.gold() < main.gold()));

        let view = draft.view::<View>();
        assert_eq!(
            view.player(Seat(0)).unwrap().hand.map(|hand| hand.len()),
            Some(3),
            "the others are passed on"
        );
        assert!(draft.is_legal("keep halfling"));

        let kept = team.view::<View>().player(Seat(0)).unwrap().hand.unwrap();
        assert_eq!(kept.len(), 8);
        assert!(team.is_legal("roster goblin,goblin,goblin,elf,elf,halfling"));
        assert!(!team.is_legal("roster goblin,elf,halfling,human"), "a fourth race is refused");

        let cups = |drawn: &crate::games::tests::positions::Drawn| {
            let cups = drawn.view::<View>().cups;
            (cups.gold, cups.silver)
        };
        let totals = |drawn: &crate::games::tests::positions::Drawn| {
            [0, 1, 2].map(|seat| drawn.view::<View>().player(Seat(seat)).unwrap().total)
        };
        assert_eq!((totals(enter), cups(enter)), ([3, 2, 0], (Some(Seat(0)), Some(Seat(1)))));
        assert_eq!((totals(tie), cups(tie)), ([3, 2, 3], (Some(Seat(2)), Some(Seat(0)))));

        assert!(rest.view::<View>().may_take_back(Seat(0)));
        assert!(rest.is_legal("take_back goblin"));

        assert_eq!(end.table.standing().points, [10, 15, 12]);
        assert_eq!((cups(end).0, end.view::<View>().competition().gold()), (Some(Seat(0)), 7));
    }
}
