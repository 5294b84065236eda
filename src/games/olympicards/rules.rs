//! The rules in the project's own words, with pictures of the real components.

use super::lanes::reward;
use super::picture::{front, medal, start_flag};
use super::sports::line;
use super::{names, phrase};
use crate::contract::{Drawing, LESSON, Position, RulesPage, at};
use crate::messages::olympicardsrules::{PASSAGES, SENTENCES, find, words};
use crate::messages::{olympicards as messages, olympicardsrules as text};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Colour, Medal, Performance, Setup, Sport};
use pentathlon_engine::rules::Setup as _;

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
    at(LESSON, 6).seen_by(0).shows(".sport-card", text::RULES_PICTURE_SPORT),
    at(LESSON, 6).seen_by(0).selected("cards 7").shows(".fanned", text::RULES_PICTURE_PLAY),
    at(LESSON, 9).seen_by(0).shows(".runs", text::RULES_PICTURE_LANES),
    at(LESSON, 7).seen_by(0).shows(".rungs", text::RULES_PICTURE_LADDER),
    at(LESSON, 20).seen_by(0).shows(".tiles, .sport-card", text::RULES_PICTURE_POSTPONED),
    at(LESSON, 28).seen_by(0).shows(".sport-card", text::RULES_PICTURE_TURNED),
    at(LESSON, 33).shows(".runs", text::RULES_PICTURE_POINTS),
];

/// The pictures of components, each after its passage.
static DRAWINGS: &[Drawing] = &[
    (text::RULES_BOX_CARDS, cards),
    (text::RULES_BOX_MEDALS, medals),
    (text::RULES_LADDER_TEXT, ladders),
    (text::RULES_NINE_TEXT, sports),
];

/// A card of each colour.
fn cards() -> AnyView {
    let cards: Vec<AnyView> = Colour::ALL
        .into_iter()
        .zip([3, 7, 1, 5, 9])
        .filter_map(|(colour, value)| Performance::new(colour, value))
        .map(|card| {
            view! { <li><div role="img" aria-label=phrase::card(card)>{front(card)}</div></li> }.into_any()
        })
        .collect();
    view! { <ul class="card-examples">{cards}</ul> }.into_any()
}

/// The medals, and the start card.
fn medals() -> AnyView {
    let medals: Vec<AnyView> = [Medal::Gold, Medal::Silver, Medal::Bronze]
        .into_iter()
        .map(|kind| {
            let label = messages::medal_worth(names::medal(kind), kind.points());
            view! { <li><span role="img" aria-label=label>{medal(kind)}</span></li> }.into_any()
        })
        .collect();
    let flag = view! { <li><span role="img" aria-label=messages::start_flag()>{start_flag()}</span></li> };
    view! { <ul class="medal-examples">{medals}{flag}</ul> }.into_any()
}

/// The nine sports.
fn sports() -> AnyView {
    let sports: Vec<AnyView> = Sport::ALL.into_iter().map(|sport| line(sport, None, false)).collect();
    view! { <ul class="sport-lines">{sports}</ul> }.into_any()
}

/// What withdrawing pays with three to seven players, taken from the engine.
fn ladders() -> AnyView {
    let row = |seats: usize| {
        let setup = Setup::new(seats, "").ok()?;
        let cells: Vec<AnyView> = setup
            .ladder()
            .iter()
            .map(|pays| {
                let says = messages::reward(&phrase::reward(pays));
                view! { <td><span class="visually-hidden">{says}</span>{reward(pays)}</td> }.into_any()
            })
            .collect();
        let head = messages::ladder_players(seats);
        Some(view! { <tr><th scope="row">{head}</th>{cells}</tr> }.into_any())
    };
    let heads: Vec<AnyView> =
        (1..=7).map(|place| view! { <th scope="col">{messages::place(place)}</th> }.into_any()).collect();
    let table = view! {
        <div class="scroll" tabindex="0" role="region" aria-label=messages::ladder_title()>
            <table class="ladders">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{(3..=7).filter_map(row).collect_view()}</tbody>
            </table>
        </div>
    };
    table.into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::tests::positions::drawn;
    use pentathlon_engine::games::olympicards::{Medal, Olympicards, Phase, Sport, View};
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Olympicards);
        let [sport, play, lanes, ladder, postponed, turned, points] = &all[..] else { panic!("seven") };
        assert_eq!(Sport::COUNT, 9);

        let view = sport.view::<View>();
        assert_eq!(view.sport, Some(Sport::HighJump));
        assert_eq!(view.to_beat(Seat(0)), view.player(Seat(0)).unwrap().last, "one's own previous card");
        assert_eq!(view.to_beat(Seat(0)).map(|to_beat| to_beat.first().value()), Some(2));

        // A 4 is higher than the 2, and a card that is not higher is refused.
        assert!(play.is_legal("cards 7"));
        let fits: Vec<bool> =
            play.view::<View>().playable(None).into_iter().map(|(_, fits)| fits.is_ok()).collect();
        assert!(fits.contains(&true), "{fits:?}");

        let view = lanes.view::<View>();
        assert_eq!(view.withdrawn, [Seat(1), Seat(2)]);
        assert!(
            view.player(Seat(0)).unwrap().playing && lanes.is_legal("withdraw"),
            "the last one in may stop"
        );

        let rewards = ladder.view::<View>().ladder();
        assert!(rewards.windows(2).all(|two| two[0].cards > two[1].cards), "fewer and fewer cards");
        let medals: Vec<_> = rewards.iter().map(|reward| reward.medal).collect();
        assert_eq!(medals, [Some(Medal::Bronze), Some(Medal::Silver), Some(Medal::Gold)]);

        let view = postponed.view::<View>();
        assert_eq!((view.deferred.as_slice(), view.must_play), (&[Sport::Archery][..], true));

        let view = turned.view::<View>();
        assert_eq!(view.sport, Some(Sport::Hurdles));
        assert_eq!(view.turned.map(|card| card.value()), Some(7));

        assert_eq!([Medal::Gold, Medal::Silver, Medal::Bronze].map(Medal::points), [4, 2, 1]);
        assert_eq!(points.table.standing().points, [11, 8, 9]);
        assert_eq!(points.view::<View>().start, Seat(1), "who withdrew first from the hurdles");
        assert_ne!(points.view::<View>().phase, Phase::Over);
    }
}
