//! The 55 athletes: what the rulebook says about the five groups, and how Combination follows from the other
//! disciplines.

use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Group, Place};
use std::collections::{BTreeMap, BTreeSet};

const SINGLE: [Discipline; 4] =
    [Discipline::Discus, Discipline::Marathon, Discipline::LongJump, Discipline::Archery];

/// The value of a missing place in a sum of places: more than any place.
const MISSING: u8 = 60;

/// The position, if the athlete has one.
fn position(athlete: Athlete, discipline: Discipline) -> Option<u8> {
    match athlete.place(discipline) {
        Place::Number(number) => Some(number),
        Place::Overstepped | Place::Disqualified => None,
    }
}

/// The best position in any discipline.
fn best(athlete: Athlete) -> u8 {
    Discipline::ALL.iter().filter_map(|&discipline| position(athlete, discipline)).min().unwrap()
}

/// The groups, their sizes, and the range of their best places.
const GROUPS: [(Group, usize, std::ops::RangeInclusive<u8>); 5] = [
    (Group::Demigod, 12, 1..=3),
    (Group::Hero, 12, 4..=7),
    (Group::Hopeful, 12, 8..=12),
    (Group::Feaster, 12, 13..=20),
    (Group::Crutches, 7, 21..=u8::MAX),
];

#[test]
fn rulebook_the_cards_come_in_five_groups_of_12_12_12_12_and_7() {
    assert_eq!(Athlete::all().count(), 55);
    for (group, count, _) in GROUPS {
        assert_eq!(Athlete::all().filter(|athlete| athlete.group() == group).count(), count, "{group:?}");
    }
}

#[test]
fn z13_rulebook_each_group_reaches_its_best_place_and_no_better() {
    for athlete in Athlete::all() {
        let (_, _, places) = GROUPS.into_iter().find(|&(group, ..)| group == athlete.group()).unwrap();
        assert!(places.contains(&best(athlete)), "{athlete:?}: best place {}", best(athlete));
        let in_one_of_four =
            SINGLE.iter().any(|&one| position(athlete, one).is_some_and(|p| places.contains(&p)));
        assert!(in_one_of_four || athlete.group() == Group::Crutches, "{athlete:?}: only in Combination");
    }
}

#[test]
fn z13_all_top_three_places_belong_to_the_first_group() {
    for discipline in Discipline::ALL {
        let medallists: Vec<Group> = Athlete::all()
            .filter(|&athlete| position(athlete, discipline).is_some_and(|place| place <= 3))
            .map(Athlete::group)
            .collect();
        assert_eq!(medallists, [Group::Demigod; 3], "{discipline}");
    }
}

#[test]
fn rulebook_the_losers_fail_to_achieve_a_position_in_the_top_20() {
    for athlete in Athlete::all().filter(|athlete| athlete.group() == Group::Crutches) {
        assert!(best(athlete) > 20, "{athlete:?}");
    }
}

#[test]
fn z11_the_seven_athletes_on_crutches_and_no_others_earn_consolation() {
    for athlete in Athlete::all() {
        assert_eq!(athlete.earns_consolation(), athlete.group() == Group::Crutches, "{athlete:?}");
    }
    assert_eq!(Athlete::all().filter(|athlete| athlete.earns_consolation()).count(), 7, "as many as chips");
}

#[test]
fn rulebook_the_more_sporting_the_athlete_looks_the_better_the_performance() {
    for discipline in Discipline::ALL {
        let means: Vec<f64> = GROUPS
            .into_iter()
            .map(|(group, ..)| {
                let places: Vec<f64> = Athlete::all()
                    .filter(|athlete| athlete.group() == group)
                    .map(|athlete| f64::from(position(athlete, discipline).unwrap_or(MISSING)))
                    .collect();
                places.iter().sum::<f64>() / places.len() as f64
            })
            .collect();
        assert!(means.is_sorted_by(|better, worse| better < worse), "{discipline}: {means:?}");
    }
}

#[test]
fn z2_z21_no_two_athletes_share_a_place_and_none_is_left_out() {
    for (discipline, last) in Discipline::ALL.into_iter().zip([51, 51, 50, 51, 53]) {
        let mut places: Vec<u8> =
            Athlete::all().filter_map(|athlete| position(athlete, discipline)).collect();
        places.sort_unstable();
        assert_eq!(places, (1..=last).collect::<Vec<_>>(), "{discipline}");
    }
}

#[test]
fn z16_words_are_rare_and_each_fits_its_discipline() {
    for (discipline, word, count) in [
        (Discipline::Discus, Place::Overstepped, 4),
        (Discipline::Marathon, Place::Disqualified, 4),
        (Discipline::LongJump, Place::Overstepped, 5),
        (Discipline::Archery, Place::Disqualified, 4),
        (Discipline::Combination, Place::Disqualified, 2),
    ] {
        let words: Vec<Place> = Athlete::all()
            .map(|athlete| athlete.place(discipline))
            .filter(|place| !matches!(place, Place::Number(_)))
            .collect();
        assert_eq!(words, vec![word; count], "{discipline}");
    }
}

#[test]
fn rulebook_the_combination_finds_the_best_all_rounder_of_the_other_four() {
    // The sum of the four places, a missing one counted as 60; equal sums are ordered by the better best place, then
    // the second best and so on; two missing places disqualify.
    let mut ranking = BTreeMap::new();
    for athlete in Athlete::all() {
        let mut places: Vec<u8> =
            SINGLE.iter().map(|&one| position(athlete, one).unwrap_or(MISSING)).collect();
        places.sort_unstable();
        if places.iter().filter(|&&place| place == MISSING).count() >= 2 {
            assert_eq!(athlete.place(Discipline::Combination), Place::Disqualified, "{athlete:?}");
            continue;
        }
        let sum: u32 = places.iter().copied().map(u32::from).sum();
        assert_eq!(ranking.insert((sum, places), athlete), None, "an open tie");
    }
    for (rank, athlete) in ranking.into_values().enumerate() {
        assert_eq!(athlete.place(Discipline::Combination), Place::Number(rank as u8 + 1), "{athlete:?}");
    }
}

#[test]
fn a_place_compares_as_its_rank_and_every_word_is_behind_every_place() {
    for athlete in Athlete::all() {
        for discipline in Discipline::ALL {
            match position(athlete, discipline) {
                Some(place) => assert_eq!(athlete.position(discipline), place),
                None => assert!(athlete.position(discipline) > Athlete::LAST_POSITION),
            }
        }
    }
}

#[test]
fn rulebook_the_twelve_of_the_first_group_each_have_a_name() {
    let names: BTreeSet<&str> = Athlete::all().map(Athlete::name).collect();
    assert_eq!(names.len(), 55, "no two names are the same");
    assert!(names.iter().all(|name| name.chars().all(char::is_alphabetic) && name.len() >= 3));
}

#[test]
fn an_athlete_is_written_as_a_number_and_there_are_no_others() {
    for number in 1..=55 {
        let athlete = Athlete::new(number).unwrap();
        assert_eq!((athlete.number(), athlete.to_string()), (number, number.to_string()));
        assert_eq!(number.to_string().parse(), Ok(athlete));
    }
    for refused in ["0", "56", "255", "256", "-1", "", "x", "1.0", "Kyklon"] {
        assert!(refused.parse::<Athlete>().is_err(), "{refused}");
    }
}
