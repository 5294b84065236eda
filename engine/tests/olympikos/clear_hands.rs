//! Hands with a clear clue for each target (K34), and what computer Coaches make of them.

use crate::walk;
use pentathlon_engine::bots;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympikos::{
    Action, Clue, Deal, HAND_SIZE, Medal, Olympikos, Phase, Ring, Setup, State, View, Way,
};
use pentathlon_engine::rules::{Deal as _, Determinize, Level, Rules, Seat, Setup as _, Viewer};

fn drawn(seats: usize, options: &str, seed: u64) -> (Setup, Deal) {
    let setup = Setup::new(seats, options).unwrap();
    let deal = Deal::draw(&setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal));
    (setup, deal)
}

/// For each turn the number of targets with a clear clue in the hand.
fn clear_targets(deal: &Deal) -> Vec<usize> {
    let hands = deal.clues.as_chunks::<HAND_SIZE>().0.iter();
    let turns = hands.zip(deal.sports.as_chunks::<{ Ring::COUNT }>().0).zip(&deal.targets);
    let count = |((hand, sports), targets): ((&[Clue; HAND_SIZE], _), &[Ring; Medal::COUNT])| {
        targets.iter().filter(|&&target| hand.iter().any(|clue| clue.is_clear(target, sports))).count()
    };
    turns.map(count).collect()
}

#[test]
fn k34_each_target_has_a_clear_clue_of_its_own() {
    for deck in ["clues=core", "clues=more"] {
        for seats in 2..=6 {
            for seed in 0..100 {
                let (setup, deal) = drawn(seats, &format!("{deck} hands=clear"), seed);
                assert!(
                    clear_targets(&deal).iter().all(|&clear| clear == 3),
                    "{deck} {seats} {seed}: {deal}"
                );
                assert!(Olympikos::start(&setup, &deal).is_ok(), "no card is dealt twice: {deal}");
            }
        }
    }
    let sports = drawn(3, "", 1).1.sports;
    let sports = sports.first_chunk().unwrap();
    let clear_for = |clue: Clue| Ring::ALL.into_iter().filter(|&ring| clue.is_clear(ring, sports)).count();
    assert!(Clue::every().all(|clue| clear_for(clue) <= 1), "so three targets have three different clues");
}

#[test]
fn k34_without_the_option_a_seed_deals_as_before_and_with_it_only_clues_change() {
    for seed in 0..50 {
        let ((_, any), (_, clear)) = (drawn(4, "clues=more", seed), drawn(4, "clues=more hands=clear", seed));
        assert_eq!(any, drawn(4, "clues=more hands=any", seed).1);
        let same = |targets: &&(_, _)| targets.0 == targets.1;
        let targets: Vec<_> = any.targets.iter().zip(&clear.targets).collect();
        assert!(targets.iter().filter(|targets| same(targets)).count() >= 3, "other rings are rarely drawn");
        let changed = Deal { clues: clear.clues.clone(), targets: clear.targets.clone(), ..any.clone() };
        assert_eq!(changed, clear);
        let kept = any.clues.iter().zip(&clear.clues).filter(|(any, clear)| any == clear).count();
        assert!(kept >= 4 * (HAND_SIZE - Medal::COUNT), "three clues of a hand are exchanged at most");
    }
    let (any, clear) = (Setup::new(4, "").unwrap(), Setup::new(4, "hands=clear").unwrap());
    assert!(!any.clear && !any.to_string().contains("hands"), "records of older builds do not name it");
    assert_eq!(Setup::new(4, &clear.to_string()), Ok(clear));
    assert!(Setup::new(4, "hands=good").is_err());
}

#[test]
fn k34_a_deal_with_clear_hands_is_pinned() {
    let deal = "clues 6,2,190,199,69,22,16,80,208,23,39,236,60,85,225,43,132,121 sports 11B,24A,9B,27B,2B,1A,28A,12A,\
                36B,33A,18A,30B,16B,14B,32B targets 231/041/213 late 20143,01243,21034/31204,12034,23410/23140,\
                40213,40132 start 0";
    assert_eq!(drawn(3, "clues=more hands=clear", 2024).1.to_string(), deal);
}

/// Lets the Coach lay clues, chosen by `choose`, until the race begins.
fn coached(mut state: State, mut choose: impl FnMut(&View, &[Action]) -> Action) -> (Seat, View) {
    let coach = Olympikos::view(&state, Viewer::Table).coach;
    while matches!(Olympikos::view(&state, Viewer::Table).phase, Phase::Coach { .. }) {
        let view = Olympikos::view(&state, Viewer::Seat(coach));
        let action = choose(&view, &walk::legal::<Olympikos>(&state, coach));
        walk::play::<Olympikos>(&mut state, coach, action);
    }
    (coach, Olympikos::view(&state, Viewer::Seat(coach)))
}

#[test]
fn k34_whoever_samples_the_hand_of_the_coach_samples_a_clear_one() {
    let mut luck = walk::choices(34);
    for seed in 0..20 {
        let (setup, deal) = drawn(4, "hands=clear", seed);
        let start = Olympikos::start(&setup, &deal).unwrap();
        for seat in Seat::all(4) {
            let view = Olympikos::view(&start, Viewer::Seat(seat));
            for _ in 0..5 {
                let sampled = Olympikos::determinize(&view, &mut luck).unwrap();
                assert_eq!(Olympikos::view(&sampled, Viewer::Seat(seat)), view);
                let (_, view) = coached(sampled, |_, legal| legal[0]);
                let laid = view.stands.iter().filter_map(|stand| stand.clue?.clue);
                let hand: Vec<Clue> = laid.chain(view.hand.iter().flatten().copied()).collect();
                for medal in Medal::ALL {
                    let target = view.target(medal).unwrap();
                    assert!(hand.iter().any(|clue| clue.is_clear(target, &view.sports)), "{seed} {seat}");
                }
            }
        }
    }
}

/// The share of clear clues among those that computer Coaches lay in their first turn, in percent.
fn clear_clues(options: &str, level: Level) -> usize {
    let mut luck = walk::choices(7);
    let (mut clear, mut laid) = (0, 0);
    for seed in 0..200 {
        let (setup, deal) = drawn(4, options, seed);
        let start = Olympikos::start(&setup, &deal).unwrap();
        let (_, view) =
            coached(start, |view, _| bots::react::<Olympikos>(level, view, &mut luck).unwrap().action);
        for medal in Medal::ALL {
            let clue = view.stand(medal).clue.and_then(|laid| laid.clue).unwrap();
            clear += usize::from(clue.is_clear(view.target(medal).unwrap(), &view.sports));
            laid += 1;
        }
    }
    100 * clear / laid
}

#[test]
fn k34_a_computer_coach_keeps_the_only_clear_clue_of_a_sport_that_may_still_be_a_target() {
    for level in Level::ALL {
        let (any, clear) = (clear_clues("clues=more", level), clear_clues("clues=more hands=clear", level));
        println!("{level:?}: {any} of 100 clues are clear, with the option {clear}");
        assert!(clear == 100 && any < 60, "{level:?}: {any}, {clear}");
    }
}

/// The clues that computer Coaches lay in their first turn, each with its way and whether it suggests the target well and no
/// other sport at all.
fn ways(options: &str, level: Level) -> Vec<(Clue, Way, bool)> {
    let mut luck = walk::choices(35);
    let mut ways = Vec::new();
    for seed in 0..100 {
        let (setup, deal) = drawn(4, options, seed);
        let start = Olympikos::start(&setup, &deal).unwrap();
        let (_, view) =
            coached(start, |view, _| bots::react::<Olympikos>(level, view, &mut luck).unwrap().action);
        for medal in Medal::ALL {
            let target = view.target(medal).unwrap();
            let (clue, way) = view.stand(medal).clue.and_then(|laid| Some((laid.clue?, laid.way))).unwrap();
            let mut others = Ring::ALL.into_iter().filter(|&ring| ring != target);
            let is_alone = others.all(|ring| clue.strength(view.sport(ring)) == 0);
            ways.push((clue, way, is_alone && clue.strength(view.sport(target)) >= 2));
        }
    }
    ways
}

#[test]
fn k35_a_computer_coach_lays_sideways_what_also_suggests_another_sport_on_show() {
    for deck in ["clues=more", "clues=more hands=clear"] {
        for level in Level::ALL {
            let honest = ways(&format!("{deck} ways=honest"), level);
            let count = |way: Way| honest.iter().filter(|(_, laid, _)| *laid == way).count();
            println!("{deck}, {level:?}: {} upright, {} sideways", count(Way::Upright), count(Way::Flat));
            assert!(honest.iter().all(|&(_, way, alone)| (way == Way::Upright) == alone), "{deck} {level:?}");
            assert!(count(Way::Upright) > 30 && count(Way::Flat) > 30, "{deck} {level:?}: both are laid");

            // Neither the choice of a clue nor the luck depends on it.
            let before = ways(deck, level);
            let clues = |ways: &[(Clue, Way, bool)]| ways.iter().map(|way| way.0).collect::<Vec<_>>();
            assert_eq!(clues(&before), clues(&honest));
            assert!(before.iter().any(|&(_, way, alone)| way == Way::Upright && !alone), "{deck} {level:?}");
        }
    }
}

#[test]
fn k35_a_deal_for_today_and_older_records_are_played_as_before() {
    let (usual, honest) = (Setup::new(4, "").unwrap(), Setup::new(4, "ways=honest").unwrap());
    assert!(!usual.honest && !usual.to_string().contains("ways"), "records of older builds do not name it");
    assert_eq!(Setup::new(4, &honest.to_string()), Ok(honest));
    assert!(Setup::new(4, "ways=clear").is_err());
    let daily = Setup::new(3, pentathlon_engine::daily::Daily::options("olympikos")).unwrap();
    assert!(
        daily.clear && !daily.honest,
        "all who play a date meet the same Coaches, whatever their version"
    );
}
