//! The cards: races, competitions, teams.

use super::game::team;
use pentathlon_engine::games::orclympics::{Action, Competition, Race, Skill, Team};
use std::collections::BTreeSet;

fn sum(race: Race) -> u8 {
    Skill::ALL.iter().map(|&skill| race.skill(skill)).sum()
}

#[test]
fn rulebook_the_box_has_42_orclympians_of_seven_races() {
    let copies = [
        (Race::Human, 9),
        (Race::Goblin, 7),
        (Race::Dwarf, 7),
        (Race::Elf, 7),
        (Race::Orc, 4),
        (Race::Halfling, 4),
        (Race::Djinn, 4),
    ];
    for (race, count) in copies {
        assert_eq!(race.copies(), count, "{race}");
        assert_eq!(Team::DECK.count(race), count);
    }
    assert_eq!((Race::CARDS, Team::DECK.len()), (42, 42));
}

#[test]
fn rulebook_each_race_has_its_own_values_in_speed_cunning_and_strength() {
    // Speed, cunning, strength.
    let table = [
        (Race::Human, [1, 1, 1]),
        (Race::Goblin, [3, 0, 2]),
        (Race::Elf, [2, 3, 0]),
        (Race::Dwarf, [0, 2, 3]),
        (Race::Halfling, [4, 2, 0]),
        (Race::Djinn, [0, 4, 2]),
        (Race::Orc, [2, 0, 4]),
    ];
    for (race, values) in table {
        assert_eq!(Skill::ALL.map(|skill| race.skill(skill)), values, "{race}");
    }
    let different: BTreeSet<_> = Race::ALL.map(|race| Skill::ALL.map(|skill| race.skill(skill))).into();
    assert_eq!(different.len(), 7);
    for skill in Skill::ALL {
        assert_eq!(Team::DECK.total(skill), 68, "every skill has the same points in the deck");
    }
}

#[test]
fn rulebook_the_rarer_a_race_the_more_dots_and_the_more_skill_it_has() {
    for race in Race::ALL {
        let (copies, total) = match race.dots() {
            1 => (9, 3),
            2 => (7, 5),
            3 => (4, 6),
            dots => panic!("{race} has {dots} dots"),
        };
        assert_eq!((race.copies(), sum(race)), (copies, total), "{race}");
    }
    assert_eq!(Race::ALL.map(Race::dots), [1, 2, 2, 2, 3, 3, 3]);
}

#[test]
fn rulebook_an_orc_has_strength_4_a_human_1_and_a_goblin_2() {
    assert_eq!([Race::Orc, Race::Human, Race::Goblin].map(|race| race.skill(Skill::Strength)), [4, 1, 2]);
}

#[test]
fn rulebook_there_are_12_standard_competitions_worth_3_to_6_and_3_main_events_worth_7() {
    let all: Vec<Competition> = Competition::all().collect();
    assert_eq!(all.len(), 15);
    for skill in Skill::ALL {
        let golds: Vec<(u8, bool)> = all
            .iter()
            .filter(|card| card.skill() == skill)
            .map(|card| (card.gold(), card.is_main_event()))
            .collect();
        assert_eq!(golds, [(3, false), (4, false), (5, false), (6, false), (7, true)], "{skill}");
    }
    let names: BTreeSet<&str> = all.iter().map(|card| card.name()).collect();
    assert_eq!(names.len(), 15);
    assert!(["Boulder Tossing", "Table Flipping", "Poison Brewing"].iter().all(|name| names.contains(name)));
}

#[test]
fn o19_a_silver_cup_is_worth_2_and_4_in_the_main_event() {
    for card in Competition::all() {
        assert_eq!(card.silver(), if card.is_main_event() { 4 } else { 2 }, "{card:?}");
    }
}

#[test]
fn competitions_are_numbered_from_1_to_15() {
    assert_eq!((Competition::new(0), Competition::new(16)), (None, None));
    for (number, card) in (1..).zip(Competition::all()) {
        assert_eq!((card.number(), Competition::new(number)), (number, Some(card)));
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

#[test]
fn o23_copies_of_a_race_are_the_same_card_whatever_number_is_written() {
    let first = [1, 10, 17, 24, 31, 35, 39, 43];
    for (race, numbers) in Race::ALL.into_iter().zip(first.windows(2)) {
        for number in numbers[0]..numbers[1] {
            assert_eq!(Race::of_card(number), Some(race));
            assert_eq!(number.to_string().parse(), Ok(race));
        }
        assert_eq!(race.to_string().parse(), Ok(race));
    }
    assert_eq!((Race::of_card(0), Race::of_card(43)), (None, None));
    assert_eq!("enter 15,20,23".parse(), Ok(Action::Enter(team("goblin,elf,elf"))));
    assert_eq!("enter 10,17,18".parse(), Ok(Action::Enter(team("goblin,elf,elf"))));
    assert_eq!("enter elf,goblin,elf".parse::<Action>().unwrap().to_string(), "enter goblin,elf,elf");
}

#[test]
fn a_notation_that_names_no_cards_is_refused() {
    for wrong in [
        "keep",
        "keep -",
        "keep Orc",
        "keep 0",
        "keep 43",
        "keep orc,orc",
        "enter",
        "enter orcs",
        "enter orc,",
        "enter orc,orc,orc,orc,orc",
        "roster 39,40,41,42,42",
        "roster orc orc",
        "take_back",
        "take_back orc,elf",
        "pass orc",
        "take back orc",
        "",
        "-",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong:?} is refused");
    }
    assert_eq!("roster".parse(), Ok(Action::Roster(Team::EMPTY)), "a trace writes no cards as nothing");
    assert_eq!("roster -".parse(), Ok(Action::Roster(Team::EMPTY)));
    for twice in ["roster 39,39", "roster 39,40,39", "enter 1,2,1", "enter 7,orc,7"] {
        assert!(twice.parse::<Action>().is_err(), "{twice}: there is no second card of that number");
    }
    assert_eq!(
        "enter 39,40".parse(),
        Ok(Action::Enter([39, 40].into_iter().filter_map(Race::of_card).collect()))
    );
    assert_eq!("take_back -".parse(), Ok(Action::TakeBack(None)));
}

#[test]
fn a_team_counts_adds_and_takes_away_as_on_the_table() {
    let mut some = team("human,goblin,goblin,orc");
    assert_eq!((some.len(), some.races(), some.count(Race::Goblin)), (4, 3, 2));
    assert_eq!(some.total(Skill::Strength), 1 + 2 + 2 + 4);
    assert_eq!(some.total(Skill::Cunning), 1);
    assert_eq!(some.usable(Skill::Cunning), team("human"));
    assert!(
        some.contains(team("goblin,orc")) && !some.contains(team("orc,orc")) && !some.contains(team("elf"))
    );
    assert_eq!(some.minus(team("goblin,orc")), team("human,goblin"));
    assert_eq!(
        some.minus(team("elf,orc,orc,goblin")),
        team("human,goblin"),
        "what is not there is not taken"
    );
    assert_eq!(some.plus(team("orc")), team("human,goblin,goblin,orc,orc"));
    assert_eq!(some.only(Race::Goblin), team("goblin,goblin"));
    assert!(some.remove(Race::Orc) && !some.remove(Race::Orc));
    some.add(Race::Elf);
    assert_eq!(some.iter().collect::<Vec<_>>(), [Race::Human, Race::Goblin, Race::Goblin, Race::Elf]);
    assert_eq!(some.kinds().collect::<Vec<_>>(), [Race::Human, Race::Goblin, Race::Elf]);
    assert_eq!(some.to_string(), "human,goblin,goblin,elf");
    assert_eq!(Team::EMPTY.to_string(), "-");
    // Compared with counting one by one, for every pair of teams of up to two races.
    let teams: Vec<Team> = Race::ALL
        .into_iter()
        .flat_map(|one| Race::ALL.map(|other| (one, other)))
        .flat_map(|(one, other)| (0..4).flat_map(move |a| (0..3).map(move |b| (one, a, other, b))))
        .map(|(one, a, other, b)| (0..a).map(|_| one).chain((0..b).map(|_| other)).collect())
        .collect();
    for &a in &teams {
        for &b in &teams {
            let fits = Race::ALL.iter().all(|&race| a.count(race) >= b.count(race));
            assert_eq!(a.contains(b), fits, "{a} {b}");
            for race in Race::ALL {
                assert_eq!(a.minus(b).count(race), a.count(race).saturating_sub(b.count(race)));
                assert_eq!(a.plus(b).count(race), a.count(race) + b.count(race));
            }
        }
    }
}
