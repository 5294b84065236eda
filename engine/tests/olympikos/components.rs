//! The contents of the box.

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympikos::{
    Action, Clue, Deal, Games, Grade, Guard, Medal, Nation, Olympikos, Ring, Setup, Sport, Way,
};
use pentathlon_engine::rules::{Deal as _, ParseNotationError, Rules, Seat, Setup as _};
use std::collections::BTreeSet;

#[test]
fn k1_two_to_six_play_and_there_are_six_delegations() {
    for seats in 2..=6 {
        let setup = Setup::new(seats, "").unwrap();
        assert_eq!(setup.is_together(), seats == 2);
        let taken: BTreeSet<Nation> = Seat::all(seats).map(|seat| setup.nation(seat).unwrap()).collect();
        assert_eq!((taken.len(), setup.others().len()), (seats, 6 - seats));
        assert!(setup.others().iter().all(|other| !taken.contains(other)));
        assert_eq!(setup.nation(Seat(seats as u8)), None);
    }
    for refused in [0, 1, 7, 8] {
        assert!(Setup::new(refused, "").is_err(), "{refused}");
    }
    assert_eq!(
        Nation::ALL.map(Nation::id),
        ["france", "argentina", "united_states", "kenya", "australia", "china"]
    );
}

#[test]
fn rulebook_each_chooses_a_delegation_and_no_two_the_same() {
    let setup = Setup::new(3, "delegations=china,kenya").unwrap();
    let nations = [0, 1, 2].map(|seat| setup.nation(Seat(seat)).unwrap());
    assert_eq!(
        nations,
        [Nation::China, Nation::Kenya, Nation::France],
        "a seat without a delegation gets a remaining one"
    );
    assert_eq!(Setup::new(3, &setup.to_string()), Ok(setup));
    for refused in ["delegations=china,china", "delegations=rome", "delegations=china,kenya,france,australia"]
    {
        assert!(Setup::new(3, refused).is_err(), "{refused}");
    }
}

#[test]
fn set_ups_read_back_and_others_are_refused() {
    for options in ["clock=off", "guard=15", "guard=30 start=2", "guard=60 clock=off", "start=0", "guard=off"]
    {
        let setup = Setup::new(4, options).unwrap();
        assert_eq!(Setup::new(4, &setup.to_string()), Ok(setup), "{options}");
    }
    for refused in ["clock=maybe", "guard=20", "guard=", "start=4", "start=clock", "tie=shared", "clock"] {
        assert!(Setup::new(4, refused).is_err(), "{refused}");
    }
    assert_eq!(Guard::ALL.map(Guard::seconds), [None, Some(15), Some(30), Some(60)]);
}

#[test]
fn k23_five_rings_blue_yellow_black_green_red() {
    assert_eq!(Ring::ALL.map(Ring::id), ["blue", "yellow", "black", "green", "red"]);
    for (number, ring) in Ring::ALL.into_iter().enumerate() {
        assert_eq!(
            (ring.index(), ring.id().parse(), number.to_string().parse()),
            (number, Ok(ring), Ok(ring))
        );
    }
    assert!("5".parse::<Ring>().is_err() && "Blue".parse::<Ring>().is_err());
}

#[test]
fn rulebook_three_medals_worth_2_3_and_4() {
    assert_eq!(Medal::ALL.map(Medal::points), [2, 3, 4]);
    assert_eq!(Medal::ALL.map(Medal::next), [Some(Medal::Silver), Some(Medal::Gold), None]);
}

#[test]
fn rulebook_sport_cards_have_two_sides_and_are_olympic_and_paralympic() {
    assert_eq!((Sport::COUNT, Sport::CARDS), (80, 40));
    let of = |games: Games| Sport::all().filter(|sport| sport.games() == games).count();
    assert_eq!([of(Games::Summer), of(Games::Winter), of(Games::Paralympic)], [57, 13, 10]);
    let ids: BTreeSet<&str> = Sport::all().map(Sport::id).collect();
    assert_eq!(ids.len(), 80);
    assert!(ids.contains("wheelchair_fencing"));
    for sport in Sport::all() {
        let text = sport.to_string();
        assert_eq!(text.parse(), Ok(sport));
        assert_eq!(
            text,
            format!("{}{}", sport.card(), if sport.index().is_multiple_of(2) { 'A' } else { 'B' })
        );
        assert!(!sport.name().is_empty());
    }
    for refused in ["0A", "41A", "1C", "A", "1", "01A", "+1A", "1a", ""] {
        assert!(refused.parse::<Sport>().is_err(), "{refused}");
    }
}

#[test]
fn rulebook_clue_cards_show_objects() {
    assert_eq!(Clue::COUNT, 160);
    let ids: BTreeSet<&str> = Clue::all().map(Clue::id).collect();
    let pictures: BTreeSet<&str> = Clue::all().map(Clue::picture).collect();
    assert_eq!((ids.len(), pictures.len()), (160, 160), "no two alike");
    assert!(Clue::all().all(|clue| !clue.name().is_empty() && !clue.picture().is_ascii()));
    assert!(Clue::all().all(|clue| Clue::new(clue.number()) == Some(clue)));
    let most = Clue::COUNT_WITH_MORE as u8;
    assert_eq!((Clue::new(most), most.to_string().parse::<Clue>()), (None, Err(ParseNotationError)));
}

#[test]
fn a_set_up_may_add_sixty_clues_and_more_and_leaves_out_what_is_no_object() {
    let core = Setup::new(4, "").unwrap();
    assert!(
        !core.more && core == Setup::new(4, "clues=core").unwrap(),
        "records do not name the deck of the box"
    );
    assert!(!core.to_string().contains("clues"));
    let more = Setup::new(4, "clues=more").unwrap();
    assert_eq!(Setup::new(4, &more.to_string()), Ok(more));
    assert!(Setup::new(4, "clues=most").is_err());
    assert!(Clue::every().count() >= Clue::all().count() + 60);
    let deck = Clue::deck(true);
    for id in ["hug", "upside_down_face"] {
        assert!(Clue::all().any(|clue| clue.id() == id) && !deck.iter().any(|clue| clue.id() == id), "{id}");
    }
    for value in [Clue::id, Clue::name, Clue::picture] {
        assert_eq!(
            Clue::every().map(value).collect::<BTreeSet<&str>>().len(),
            Clue::COUNT_WITH_MORE,
            "no two alike"
        );
    }
    assert_eq!(Clue::deck(false), Clue::all().collect::<Vec<_>>());
    let mut dealt = BTreeSet::new();
    for seed in 0..200 {
        let mut chance = Chance::new(&Seed::from_number(seed), Stream::Deal);
        dealt.extend(Deal::draw(&more, &mut chance).clues);
    }
    assert_eq!(dealt, deck.into_iter().collect());
}

#[test]
fn with_the_larger_deck_too_every_sport_can_be_distinguished_from_every_other() {
    let deck = Clue::deck(true);
    for sport in Sport::all() {
        let strengths = || deck.iter().map(|clue| clue.strength(sport));
        assert!(strengths().filter(|&strength| strength >= 2).count() >= 6, "{sport:?}");
        assert!(strengths().any(|strength| strength == 3), "{sport:?}");
        for other in Sport::all().filter(|&other| other != sport) {
            assert!(
                deck.iter().any(|clue| clue.strength(sport) > clue.strength(other)),
                "{sport:?} from {other:?}"
            );
        }
    }
}

#[test]
fn every_sport_has_clues_and_can_be_distinguished_from_every_other() {
    for sport in Sport::all() {
        let strengths = || Clue::all().map(|clue| clue.strength(sport));
        assert!(strengths().all(|strength| strength <= Clue::STRONGEST));
        assert!(strengths().filter(|&strength| strength >= 2).count() >= 6, "{sport:?}");
        assert!(strengths().any(|strength| strength == 3), "{sport:?}");
        for other in Sport::all().filter(|&other| other != sport) {
            let tells = Clue::all().any(|clue| clue.strength(sport) > clue.strength(other));
            assert!(tells, "{sport:?} from {other:?}");
        }
    }
}

#[test]
fn strengths_and_affinities_of_some_clues_are_as_one_would_think() {
    let clue = |id: &str| Clue::all().find(|clue| clue.id() == id).unwrap();
    let sport = |id: &str| Sport::all().find(|sport| sport.id() == id).unwrap();
    assert_eq!(clue("stopwatch").strength(sport("sprint")), 3);
    assert_eq!(clue("stopwatch").strength(sport("marathon")), 1);
    assert_eq!(clue("banana").strength(sport("marathon")), 2);
    assert_eq!(clue("swimming_goggles").strength(sport("swimming")), 3);
    assert_eq!(clue("swimming_goggles").strength(sport("sprint")), 0);
    // Where the strength does not decide, the affinity still does.
    let goggles = clue("swimming_goggles");
    assert_eq!((goggles.strength(sport("rowing")), goggles.strength(sport("fencing"))), (0, 0));
    assert!(goggles.affinity(sport("rowing")) > goggles.affinity(sport("fencing")));
    assert!(goggles.affinity(sport("swimming")) >= 70);
    for clue in Clue::every() {
        assert!(Sport::all().all(|sport| clue.affinity(sport) <= 99));
        let mean = |wanted: u8| {
            let of: Vec<u32> = Sport::all()
                .filter(|&sport| clue.strength(sport) == wanted)
                .map(|sport| u32::from(clue.affinity(sport)))
                .collect();
            of.iter().sum::<u32>() as f32 / of.len() as f32
        };
        // Sports that a clue suggests well or very well have a higher affinity on average than others.
        assert!(
            [2, 3].into_iter().map(mean).all(|mean_of| mean_of.is_nan() || mean_of > mean(0)),
            "{clue:?}"
        );
    }
}

#[test]
fn k27_the_international_medal_table_has_five_grades() {
    let grades: Vec<Grade> = (0..=36).map(Grade::of).collect();
    for (grade, range) in Grade::ALL.into_iter().zip([0..=8, 9..=18, 19..=27, 28..=35, 36..=36]) {
        assert_eq!(grade.from_points(), *range.start());
        assert!(range.clone().all(|points| grades[points as usize] == grade), "{grade:?}");
    }
}

#[test]
fn actions_are_written_in_words_and_read_as_in_traces() {
    use pentathlon_engine::games::olympikos::Action;
    let written = ["clue 27 upright", "clue 0 flat", "place silver green", "control red", "time_up"];
    for text in written {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let as_in_traces = ["clue 27 V", "clue 0 H", "place 1 3", "control 4", "time_up"];
    for (text, trace) in written.into_iter().zip(as_in_traces) {
        assert_eq!(text.parse::<Action>(), trace.parse::<Action>());
    }
    for refused in [
        "",
        "clue",
        "clue 27",
        "clue 240 V",
        "clue 1 v",
        "place 3 0",
        "place 0 5",
        "place bronze",
        "time_up 1",
    ] {
        assert!(refused.parse::<Action>().is_err(), "{refused}");
    }
    assert_eq!(Way::ALL.map(|way| way.to_string()), ["upright", "flat"]);
}

#[test]
fn a_deal_of_another_number_of_seats_is_refused() {
    for (of, with) in [(2, 4), (4, 2), (3, 4), (6, 5)] {
        let deal: Deal = super::game::deal(of);
        assert!(Olympikos::start(&Setup::new(with, "").unwrap(), &deal).is_err(), "{of} for {with}");
    }
}

#[test]
fn k24_track_cards_and_clue_cards_are_the_same_160_cards() {
    // "Track card" is a translation error: the Coach draws, lays and keeps clues, and nothing else.
    assert_eq!((Clue::COUNT, Clue::all().count()), (160, 160));
    let game = super::game::Game::new(3);
    let coach = game.table().coach;
    let hand = game.view(coach.index()).hand.expect("the Coach sees the hand");
    let laid: BTreeSet<Clue> = game
        .may(coach.index())
        .into_iter()
        .map(|action| match action {
            Action::Clue(clue, _) => clue,
            other => panic!("{other}: the Coach lays clues only"),
        })
        .collect();
    assert_eq!(laid, hand.into_iter().collect());
}

#[test]
fn k24_the_counting_card_is_the_medal_board_with_what_bronze_silver_and_gold_are_worth() {
    // One component with two names: the table has three places for cards, and each has its medal's value.
    let game = super::game::Game::new(3);
    assert_eq!(game.table().stands.len(), Medal::COUNT);
    assert_eq!(Medal::ALL.map(Medal::points), [2, 3, 4]);
}
