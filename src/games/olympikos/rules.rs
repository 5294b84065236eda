//! The rules in the project's own words, with pictures of the real components.

use super::names;
use crate::contract::{Drawing, LESSON, Position, RulesPage, WrittenGame, at};
use crate::figure::Pictogram;
use crate::messages::olympikosrules::{PASSAGES, SENTENCES, find, words};
use crate::messages::{olympikos as messages, olympikosrules as text};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Sport};

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
    at(LESSON, 4).seen_by(0).shows(".olympikos-sports, .olympikos-medals", text::RULES_PICTURE_TABLE),
    at(WrittenGame::Lesson(1), 12)
        .seen_by(0)
        .selected("clue 48 upright")
        .shows(".olympikos-ways, .olympikos-clues", text::RULES_PICTURE_CLUE),
    at(WrittenGame::Lesson(1), 14).seen_by(0).shows(".olympikos-medals", text::RULES_PICTURE_WAYS),
    at(LESSON, 11).seen_by(0).shows(".olympikos-medals", text::RULES_PICTURE_CARDS),
    at(LESSON, 12).event(8).seen_by(0).shows(".olympikos-medals", text::RULES_PICTURE_RIGHT),
    at(WrittenGame::Lesson(1), 25).event(12).seen_by(0).shows(".olympikos-medals", text::RULES_PICTURE_COACH),
    at(WrittenGame::Lesson(1), 25).event(13).seen_by(0).shows(".olympikos-test", text::RULES_PICTURE_TEST),
    at(WrittenGame::Lesson(1), 25).event(13).shows(".olympikos-chips", text::RULES_PICTURE_END),
];

/// The pictures of components, each after its passage.
static DRAWINGS: &[Drawing] = &[(text::RULES_BOX_RINGS, all_sports), (text::RULES_BOX_MEDALS, medals)];

/// The names of all sports.
fn all_sports() -> AnyView {
    let sports: Vec<String> = Sport::all().map(|sport| names::sport(sport).text().to_owned()).collect();
    view! { <p>{messages::all_sports(&sports)}</p> }.into_any()
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use super::{SENTENCES, find, text};
    use crate::figure::Pictogram;
    use crate::games::tests::positions::drawn;
    use crate::messages::language::load_english;
    use pentathlon_engine::games::olympikos::{
        Clue, Event, Medal, Olympikos, Owner, Phase, Sport, View, Way,
    };
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Olympikos);
        let [table, clue, ways, cards, right, coach, test, end] = &all[..] else { panic!("eight") };

        assert_eq!((table.view::<View>().sports.len(), Medal::COUNT), (5, 3));

        let view = clue.view::<View>();
        assert_eq!(view.coach, Seat(0));
        assert_eq!(view.hand.as_ref().map(Vec::len), Some(6));
        let target = view.target(Medal::Bronze).unwrap();
        assert_eq!(view.sport(target).id(), "archery");
        assert!(clue.is_legal("clue 48 upright"));

        let way = |medal| ways.view::<View>().stand(medal).clue.map(|laid| laid.way);
        assert_eq!([way(Medal::Bronze), way(Medal::Silver)], [Some(Way::Upright), Some(Way::Flat)]);

        // The rings of the others are not known.
        let view = cards.view::<View>();
        assert_eq!(view.phase, Phase::Race);
        assert!(!cards.is_legal("place bronze yellow"), "a placed card stays");

        // Above the card of the Coach, Chen's was first, and wrong.
        let view = right.view::<View>();
        let stand = view.stand(Medal::Silver);
        assert_eq!(stand.cards.get(1).map(|card| card.owner), Some(Owner::Seat(Seat(2))));
        assert!(matches!(right.event::<Olympikos>(), Event::Coached { medal: Medal::Silver, points: 1, .. }));

        assert!(matches!(coach.event::<Olympikos>(), Event::Coached { medal: Medal::Gold, points: 4, .. }));

        assert!(matches!(test.event::<Olympikos>(), Event::Tested { positive: true, lost: 3, .. }));
        assert_eq!(test.view::<View>().turn, 1, "the second turn");

        assert_eq!(end.table.standing().points, [7, 6, 5]);
    }

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
