//! What the hall says of people, and the records of the house.

use super::{hall, result};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::hall::{
    Best, Counts, FORM_GAMES, GameResult, Hall, HeadToHead, HouseRecord, Opponent, TournamentResult,
};
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::Timestamp;

const ANA: usize = 0;
const BO: usize = 1;

#[test]
fn a_person_is_known_by_all_names_and_a_guest_by_none() {
    let hall = hall(&[
        result(1, &[(1, 9, "person Ana"), (2, 5, "person ")]),
        result(2, &[(2, 4, "person Annie"), (1, 6, "person Dita")]),
        result(3, &[(1, 4, "computer gold Ana"), (2, 1, "person Bo")]),
    ]);
    let ana = hall.person(ANA, None);
    assert_eq!((ana.played, ana.wins, ana.games[0].medals), (2, 1, [1, 1, 0]));
    assert_eq!(ana.against, [], "nobody knows how it went against a guest");
    assert_eq!(hall.person(BO, None).games[0].medals, [0, 1, 0]);
    assert!(hall.has_played(BO) && !hall.has_played(2));
}

#[test]
fn whoever_is_a_guest_at_a_table_or_in_an_event_counts_for_nobody_there() {
    let games = [
        result(1, &[(1, 9, "person Ana"), (2, 5, "person Bo")]),
        result(2, &[(1, 9, "person Ana"), (2, 5, "person Annie")]),
        result(3, &[(1, 9, "person Ana"), (2, 5, "person Bo")]),
    ];
    let event = TournamentResult {
        id: "3".to_owned(),
        began: Timestamp::from_ms(1),
        players: ["person Ana", "person Bo"].map(|player| player.parse().unwrap()).to_vec(),
        places: vec![1, 2],
    };
    let said_of = |id: &str, name: &str| (["2", "3"].contains(&id) && name == "Ana").then_some(None);
    let hall = Hall::new(games.to_vec(), vec![event], super::person_of, said_of);
    let ana = hall.person(ANA, None);
    assert_eq!((ana.played, ana.wins, ana.tournaments), (2, 1, 0), "the second one as Annie");
    assert_eq!(ana.against.len(), 1, "the guest of her name is nobody");
    let bo = hall.person(BO, None);
    assert_eq!((bo.played, bo.tournaments, bo.against[0].met()), (2, 1, 1));
}

#[test]
fn somebody_of_another_name_counts_for_whom_it_was_said_to_be_and_computers_for_nobody() {
    let games = [
        result(1, &[(1, 9, "person ana with an accent"), (2, 5, "person Bo")]),
        result(2, &[(1, 9, "person ana with an accent"), (2, 5, "person Ana")]),
        result(3, &[(1, 9, "computer gold ana with an accent"), (2, 5, "person Bo")]),
    ];
    let said_of = |id: &str, name: &str| (id != "2" && name.starts_with("ana")).then_some(Some(ANA));
    let hall = Hall::new(games.to_vec(), Vec::new(), super::person_of, said_of);
    let ana = hall.person(ANA, None);
    assert_eq!((ana.played, ana.wins), (2, 1), "once under the other name, once under her own");
}

#[test]
fn a_place_that_all_share_is_no_victory() {
    let hall = hall(&[
        result(1, &[(1, 9, "person Ana"), (1, 9, "person Bo")]),
        result(2, &[(1, 9, "person Ana"), (1, 9, "person Bo"), (3, 2, "person Chen")]),
        result(3, &[(1, 9, "person Ana")]),
    ]);
    let ana = hall.person(ANA, None);
    assert_eq!((ana.played, ana.wins, ana.shared_wins), (3, 1, 1));
    assert_eq!(ana.games[0].medals, [1, 0, 0], "as many first places as games won");
    assert_eq!(ana.form.len(), 2, "alone there is no form");
}

#[test]
fn who_has_won_most_is_first_and_who_has_won_as_often_shares_a_rank() {
    let hall = hall(&[
        result(1, &[(1, 9, "person Bo"), (2, 5, "person Ana"), (3, 1, "person Chen")]),
        result(2, &[(1, 9, "person Ana"), (2, 5, "person Bo"), (1, 9, "person Chen")]),
        result(3, &[(1, 9, "person Chen"), (2, 5, "person Bo")]),
        result(4, &[(1, 9, "person Ana"), (1, 9, "person Bo")]),
        result(5, &[(1, 9, "computer gold X"), (2, 5, "person Bo")]),
    ]);
    let ranks: Vec<(usize, u32, u8)> = hall
        .winners(Some("olympics"))
        .iter()
        .map(|winner| (winner.person, winner.wins, winner.rank))
        .collect();
    assert_eq!(ranks, [(2, 2, 1), (BO, 1, 2), (ANA, 1, 2)]);
    assert_eq!(hall.winners(Some("olympikos")), []);
}

#[test]
fn a_streak_is_broken_by_the_first_game_that_is_not_won() {
    let games: Vec<GameResult> = "wwlwwwlw"
        .chars()
        .zip(1..)
        .map(|(letter, ms)| {
            let (own, other) = if letter == 'w' { (1, 2) } else { (2, 1) };
            result(ms, &[(own, 0, "person Ana"), (other, 0, "person Bo")])
        })
        .collect();
    // In whatever order they are found.
    let mut reversed = games.clone();
    reversed.reverse();
    for games in [games, reversed] {
        let ana = hall(&games).person(ANA, None);
        assert_eq!((ana.longest_streak, ana.streak), (3, 1));
    }
}

#[test]
fn head_to_head_counts_who_finished_ahead_whoever_won() {
    let hall = hall(&[
        result(1, &[(2, 5, "person Ana"), (3, 4, "person Bo"), (1, 6, "computer gold X")]),
        result(2, &[(1, 5, "person Ana"), (1, 5, "person Bo")]),
        result(3, &[(2, 5, "person Ana"), (1, 9, "person Bo")]),
    ]);
    let expert = Opponent::Computer(Level::Expert);
    let record = |opponent, ahead, tied, behind| HeadToHead { opponent, ahead, tied, behind };
    assert_eq!(
        hall.person(ANA, None).against,
        [record(Opponent::Person(BO), 1, 1, 1), record(expert, 0, 0, 1)]
    );
    assert_eq!(
        hall.person(BO, None).against,
        [record(Opponent::Person(ANA), 1, 1, 1), record(expert, 0, 0, 1)]
    );
}

#[test]
fn form_is_the_average_of_the_last_ten_games() {
    let won = |ms| result(ms, &[(1, 1, "person Ana"), (2, 0, "person Bo"), (2, 0, "person Chen")]);
    let shared = |ms| result(ms, &[(2, 0, "person Ana"), (1, 1, "person Bo"), (2, 0, "person Chen")]);
    let games: Vec<GameResult> = (1..=12).map(|ms| if ms <= 2 { shared(ms) } else { won(ms) }).collect();
    let form = hall(&games).person(ANA, None).form;
    let shares: Vec<(u32, u32)> = form.iter().map(|point| (point.share, point.form)).collect();
    assert_eq!(shares[..3], [(25, 25), (25, 25), (100, 50)]);
    assert_eq!(FORM_GAMES, 10);
    assert_eq!((shares[9], shares[10], shares[11]), ((100, 85), (100, 92), (100, 100)));
}

#[test]
fn branches_and_replays_count_for_nothing() {
    let played = result(1, &[(1, 9, "person Ana"), (2, 5, "person Bo")]);
    let branch =
        GameResult { counts: Counts::Branch, ..result(2, &[(1, 99, "person Ana"), (2, 0, "person Bo")]) };
    let replay =
        GameResult { counts: Counts::Replay, ..result(3, &[(2, 1, "person Ana"), (1, 88, "person Bo")]) };
    let hall = hall(&[played, branch, replay]);
    let ana = hall.person(ANA, None);
    assert_eq!((ana.played, ana.wins, ana.streak, ana.uncounted), (1, 1, 1, 2));
    assert_eq!(ana.games[0].best, Best { points: 9, result: 0 });
    let house = hall.house_records("olympics");
    assert_eq!((house.played, house.highest), (1, Some(HouseRecord { points: 9, person: ANA, result: 0 })));
    assert_eq!(hall.games(), [("olympics".to_owned(), 1)]);
}

#[test]
fn records_of_the_house_are_held_by_people_and_stay_with_who_was_first() {
    let hall = hall(&[
        result(1, &[(1, 30, "person Ana"), (2, 28, "person Bo")]),
        result(2, &[(2, 30, "person Bo"), (1, 50, "computer gold X")]),
        result(3, &[(1, 20, "person Bo"), (1, 20, "computer gold X"), (3, 4, "person ")]),
        result(4, &[(1, 25, "person Ana"), (2, 3, "computer gold X")]),
        result(5, &[(1, 99, "person Dita"), (2, 3, "person ")]),
    ]);
    let house = hall.house_records("olympics");
    let record = |points, person, result| Some(HouseRecord { points, person, result });
    assert_eq!(house.played, 4);
    assert_eq!(house.highest, record(30, ANA, 0));
    assert_eq!(house.widest, record(22, ANA, 3));
    assert_eq!(house.closest, record(0, BO, 2));
    assert_eq!(hall.house_records("olympikos"), Default::default());
}

#[test]
fn a_line_that_alone_is_left_counts_once_and_not_beside_its_table() {
    let table = result(1, &[(1, 9, "person Ana"), (2, 5, "person Bo")]);
    let line = GameResult { is_only_line: true, ..table.clone() };
    let again = GameResult { table: "k3".to_owned(), ..line.clone() };
    assert_eq!(hall(&[line.clone(), again]).person(ANA, None).played, 1);
    // An import gave the table another id, and so another moment.
    let moved = GameResult { began: Timestamp::from_ms(700), table: "2bc".to_owned(), ..table.clone() };
    assert_eq!(hall(&[line.clone(), moved.clone()]).results(), [moved]);
    // The same deal, played again with another end.
    let other = GameResult { is_only_line: true, ..result(1, &[(2, 5, "person Ana"), (1, 9, "person Bo")]) };
    assert_eq!(hall(&[table, line, other]).results().len(), 2);
}

#[test]
fn events_are_counted_by_their_places() {
    let tournament = |places: &[u8]| TournamentResult {
        id: "e".to_owned(),
        began: Timestamp::from_ms(1),
        players: ["person Annie", "person Bo"].map(|player| player.parse().unwrap()).to_vec(),
        places: places.to_vec(),
    };
    let hall = Hall::new(
        Vec::new(),
        vec![tournament(&[1, 2]), tournament(&[2, 1]), tournament(&[1, 1])],
        super::person_of,
        |_, _| None,
    );
    let ana = hall.person(ANA, None);
    assert_eq!((ana.tournaments, ana.tournament_wins, ana.played), (3, 1, 0));
}

#[test]
fn in_random_games_all_sums_agree() {
    let mut chance = Chance::new(&Seed::from_number(9), Stream::Decoration);
    let players = ["person Ana", "person Bo", "person Chen", "computer silver X"];
    let games: Vec<GameResult> = (1..=300)
        .map(|ms| {
            let seats = 2 + chance.below(3) as usize;
            let points: Vec<i32> = (0..seats).map(|_| chance.below(6) as i32).collect();
            let place = |own: i32| 1 + points.iter().filter(|&&other| other > own).count() as u8;
            let all: Vec<(u8, i32, &str)> =
                points.iter().zip(players).map(|(&own, player)| (place(own), own, player)).collect();
            result(ms, &all)
        })
        .collect();
    let hall = hall(&games);
    let all: Vec<_> = (0..3).map(|person| hall.person(person, None)).collect();
    for (person, statistics) in all.iter().enumerate() {
        let name = players[person];
        let own = |game: &&GameResult| game.seats.iter().any(|seat| seat.player.to_string() == name);
        assert_eq!(statistics.played as usize, games.iter().filter(own).count());
        assert!(statistics.games.iter().all(|game| game.medals.iter().sum::<u32>() <= game.played));
        assert_eq!(statistics.games.iter().map(|game| game.played).sum::<u32>(), statistics.played);
        assert_eq!(statistics.games.iter().map(|game| game.medals[0]).sum::<u32>(), statistics.wins);
        let winner = hall.winners(None).into_iter().find(|winner| winner.person == person);
        assert_eq!(winner.map(|winner| winner.wins).unwrap_or_default(), statistics.wins);
        assert_eq!(statistics.form.len(), statistics.played as usize);
        assert!(
            statistics.longest_streak >= statistics.streak && statistics.wins >= statistics.longest_streak
        );
        assert_eq!(hall.person(person, Some("olympics")).games, statistics.games);
        for other in &statistics.against {
            if let Opponent::Person(rival) = other.opponent {
                let back =
                    all[rival].against.iter().find(|b| b.opponent == Opponent::Person(person)).unwrap();
                assert_eq!((other.ahead, other.tied, other.behind), (back.behind, back.tied, back.ahead));
            }
        }
    }
    // Whoever leaves half of the others behind is left behind by the other half.
    let shares: u32 = hall.person(0, None).form.iter().map(|point| point.share).sum();
    assert!(shares > 0 && shares < 100 * all[0].played);
}
