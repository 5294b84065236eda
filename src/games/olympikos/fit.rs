//! How well each clue fitted the sport to guess, and what else it could be taken for: told after a race, never in one.

use super::names;
use crate::contract::name;
use crate::messages::{olympikos as messages, screens};
use pentathlon_engine::games::olympikos::{Ceremony, Explanation, Medal};
use pentathlon_engine::table::Player;
use std::cmp::Ordering;

/// The affinity from which a clue has something to do with a sport that it does not suggest.
const CLOSE: u8 = 20;

/// How well a clue fits the sport to guess, which was named just before.
pub fn fit(why: &Explanation) -> String {
    let (clue, way, rival) = (names::clue(why.clue), names::way(why.way), names::sport(why.rival));
    let [fit, other] = [why.strength, why.rival_strength].map(names::fit);
    match (why.strength.cmp(&why.rival_strength), why.rival_strength) {
        (Ordering::Greater, 0) => messages::fit_only(clue, way, fit),
        (Ordering::Greater, _) => messages::fit_better(clue, way, fit, rival, other),
        (Ordering::Equal, 0) if why.affinity.max(why.rival_affinity) < CLOSE => messages::fit_none(clue, way),
        (Ordering::Equal, 0) => match why.affinity.cmp(&why.rival_affinity) {
            Ordering::Greater => messages::fit_hardly(clue, way),
            Ordering::Less => messages::fit_sooner(clue, way, rival),
            Ordering::Equal => messages::fit_none(clue, way),
        },
        (Ordering::Equal, _) => messages::fit_equally(clue, way, fit, rival),
        (Ordering::Less, _) => messages::fit_worse(clue, way, fit, rival, other),
    }
}

/// The sport that was to be guessed for a medal, and how well its clue fits it.
pub fn of_medal(ceremony: &Ceremony, medal: Medal) -> String {
    let ring = ceremony.targets[medal.index()];
    let target =
        messages::tell_target(names::medal(medal), names::sport(ceremony.target(medal)), names::ring(ring));
    screens::sentences(&target, &fit(&ceremony.explain(medal)))
}

/// The same of all medals of the finished turns, each with its Coach.
pub fn of_turns(past: &[Ceremony], players: &[Player]) -> Vec<(String, Vec<String>)> {
    let turn = |(number, ceremony): (u64, &Ceremony)| {
        let title = messages::turn_of(number, &name(players, ceremony.coach));
        (title, Medal::ALL.map(|medal| of_medal(ceremony, medal)).to_vec())
    };
    (1..).zip(past).map(turn).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::fit;
    use crate::contract::{FrameUi, ViewUi};
    use crate::games::olympikos::names;
    use crate::test_tables;
    use pentathlon_engine::games::olympikos::{Event, Explanation, Medal, Olympikos};
    use pentathlon_engine::rules::{Level, Viewer};
    use pentathlon_engine::table::Table;

    fn finished(seats: usize, seed: u64) -> Table<Olympikos> {
        let mut table = test_tables::table(seats, Level::Regular, seed);
        table.play_on(Level::Regular);
        table
    }

    #[test]
    fn a_sentence_says_how_well_a_clue_fits_and_what_else_it_could_be_taken_for() {
        let table = finished(3, 2);
        let why = table.view(Viewer::Table).past[0].explain(Medal::Bronze);
        let said = |strengths: [u8; 2], affinities: [u8; 2]| {
            let ([strength, rival_strength], [affinity, rival_affinity]) = (strengths, affinities);
            fit(&Explanation { strength, rival_strength, affinity, rival_affinity, ..why })
        };
        let rival = names::sport(why.rival).text().replace('\u{ad}', "").to_lowercase();
        let all = [
            (said([3, 0], [9, 9]), "fits it very well and suggests no other sport on the table", false),
            (said([3, 1], [9, 9]), "fits it very well. It could also be taken for", true),
            (said([2, 2], [9, 8]), "fits it well, but could just as easily be taken for", true),
            (said([0, 3], [9, 9]), "fits it hardly at all. It is more easily taken for", true),
            (said([0, 0], [29, 28]), "hardly fits it, but fits no other sport better", false),
            (said([0, 0], [28, 29]), "hardly fits it, and could sooner be taken for", true),
            (said([0, 0], [29, 29]), "fits none of the five sports well", false),
            (said([0, 0], [8, 9]), "fits none of the five sports well", false),
        ];
        for (sentence, words, names_another) in all {
            assert!(sentence.contains(names::clue(why.clue).text()), "{sentence}");
            assert!(sentence.contains(words), "{sentence}");
            assert_eq!(sentence.contains(&rival), names_another, "{sentence}");
        }
        assert!(said([3, 1], [9, 9]).ends_with("which it fits loosely."));
    }

    #[test]
    fn each_clue_is_told_once_when_its_target_is_shown_and_again_in_the_story() {
        for seats in [2, 4] {
            let table = finished(seats, 3);
            let past = table.view(Viewer::Open).past;
            let sentences: Vec<String> = past
                .iter()
                .flat_map(|ceremony| Medal::ALL.map(|medal| fit(&ceremony.explain(medal))))
                .collect();
            let mut told = Vec::new();
            for frame in table.history(0, Viewer::Table).concat() {
                let Some(remark) = frame.remark() else { continue };
                assert!(matches!(frame.event, Event::Turned { right: true, points: 0, .. }));
                told.push(remark);
            }
            assert_eq!(told, sentences);
            let meanings = table.view(Viewer::Open).meanings(table.players());
            let story: Vec<String> = meanings.into_iter().flat_map(|(_, sentences)| sentences).collect();
            assert_eq!(story.len(), sentences.len());
            assert!(story.iter().zip(&sentences).all(|(story, sentence)| story.ends_with(sentence)));
        }
    }
}
