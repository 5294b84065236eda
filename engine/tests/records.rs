//! Records and notations: complete, truncated, garbled and invented.
//!
//! Checks that a record is read as it was written, or refused with a sentence that says why and where, never with a
//! panic and always in bounded time; that the good part of a truncated record can be salvaged; and that bad input
//! leaves the table unchanged. All of this may be untrusted input: a file, a link, a clipboard.

use crate::walk;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympia2000::{
    Action, Deal, Discipline, NOT_IN_HAND, Olympia2000, SAME_CHIPS, Setup, UNREADABLE,
};
use pentathlon_engine::games::olympikos::Olympikos;
use pentathlon_engine::rules::{Awaiting, DealError, Level, Refusal, Rules, Seat, Setup as _, Viewer};
use pentathlon_engine::table::{
    Entry, EntryFault, FORMAT, Line, NAME_LENGTH, Note, Player, PlayerKind, RecordError, Source, Table,
    read_game,
};
use proptest::prelude::*;
use std::time::{Duration, Instant};

type Game = Table<Olympia2000>;

const SEED: &str = "0100000000000000000000000000000000000000000000000000000000000000";
const DEAL: &str = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck 11,4,6,19,16,34,53,50,26,43,33,22,13,36,35,41,30,46,\
                    54,21,45,15,18,47,1,28,44,2,48,7,14,25,42,31,29,32,8,17,5,49,52,37,9 chips discus,long_jump start 2";

fn people(seats: usize) -> Vec<Player> {
    ["Ana", "Bo", "Chloe", "Dion", "Elena"]
        .iter()
        .take(seats)
        .map(|name| Player::new(name, PlayerKind::Person))
        .collect()
}

/// A game in which everybody acts at random, with a takeback now and then.
fn some_game(seats: usize, seed: u64) -> Game {
    let walk = walk::walk::<Olympia2000>(seats, seed);
    let mut table = Table::open(walk.setup, people(seats), Source::Deal(walk.deal)).unwrap();
    for (number, step) in walk.steps.iter().enumerate() {
        // A step without a choice is taken back together with the one before it.
        let forced = table.forced(step.seat).is_some();
        table.act(step.seat, step.action, 1_500 * number as u64).unwrap();
        if number % 17 == 16 && !forced {
            table.undo(true).unwrap();
            table.act(step.seat, step.action, 1_500 * number as u64).unwrap();
        }
    }
    assert!(table.to_string().contains("takeback 1"));
    table
}

/// A record by hand: three people, a written-out deal.
fn record(entries: &[&str]) -> String {
    let mut text = format!(
        "pentathlon record 1\ngame: olympia2000\nrules: 1\noptions: tie=shared\nseat 0: person Ana\nseat 1: person Bo\n\
         seat 2: person Chloe\ndeal: {DEAL}\n--\n"
    );
    entries.iter().for_each(|entry| text.push_str(&format!("{entry}\n")));
    text + "end\n"
}

/// Checks that reading this text is refused, and returns the reason, which must be a sentence.
fn refused(text: &str) -> RecordError {
    let why = Game::read(text).expect_err("refused");
    assert!(why.to_string().contains(' ') && why.to_string().chars().count() < 300, "{why}");
    why
}

fn entry_fault(entries: &[&str]) -> (usize, EntryFault) {
    match refused(&record(entries)) {
        RecordError::Entry { number, why } => (number, why),
        other => panic!("{other}"),
    }
}

// Accepted records.

#[test]
fn a_record_written_by_hand_with_comments_and_without_times_is_read() {
    let text = format!(
        "
        # An evening in May.
        pentathlon record 1

        game: olympia2000
        rules: 1
        # no options: as usual; a computer without a name
        seat 0: person Ana
        seat 1: computer silver
        seat 2: computer bronze Chloe
        deal: {DEAL}
        --
        # round 1
        0 athlete 27
          1   athlete 55 @12
        2 athlete 51 @13

        1 chip combination
        # and so to bed
        end"
    );
    let table = Game::read(&text).unwrap();
    assert_eq!(table.len(), 4);
    assert_eq!(table.awaiting(), Awaiting::Turn(Seat(2)));
    assert_eq!(table.setup(), &Setup::new(3, "tie=shared").unwrap());
    assert_eq!(table.players()[0], Player::new("Ana", PlayerKind::Person));
    assert_eq!(table.players()[1], Player::new("", PlayerKind::Computer(Level::Regular)));
    assert_eq!(table.players()[2], Player::new("Chloe", PlayerKind::Computer(Level::Rookie)));
    assert_eq!(table.entries().map(|entry| entry.at_ms).collect::<Vec<_>>(), [0, 12, 13, 0]);
    assert_eq!(Game::read(&table.to_string()).unwrap().to_string(), table.to_string());
}

#[test]
fn a_record_is_lines_that_people_can_read() {
    let mut table = Game::read(&record(&["0 athlete 27", "1 athlete 55"])).unwrap();
    table.act(Seat(2), "athlete 51".parse().unwrap(), 15_320).unwrap();
    table.undo(true).unwrap();
    let expected = record(&["0 athlete 27 @0", "1 athlete 55 @0", "2 athlete 51 @15320", "takeback 1"]);
    assert_eq!(table.to_string(), expected);
}

#[test]
fn a_record_with_a_seed_deals_what_the_seed_deals() {
    let text = record(&[]).replace(&format!("deal: {DEAL}"), &format!("seed: {SEED}"));
    let table = Game::read(&text).unwrap();
    assert_eq!(table.source().seed(), Seed::from_number(1));
    let drawn = Table::<Olympia2000>::open(
        Setup::new(3, "").unwrap(),
        people(3),
        Source::Deal(walk::deal::<Olympia2000>(3, 1)),
    );
    assert_eq!(table.view(Viewer::Seat(Seat(1))), drawn.unwrap().view(Viewer::Seat(Seat(1))));
}

#[test]
fn the_lines_of_a_file_may_end_as_they_do_elsewhere() {
    let text = some_game(3, 1).to_string();
    assert_eq!(Game::read(&text.replace('\n', "\r\n")).unwrap().to_string(), text);
}

#[test]
fn takebacks_are_replayed() {
    let table =
        Game::read(&record(&["0 athlete 27", "1 athlete 55", "2 athlete 51", "takeback 2", "1 athlete 10"]));
    let table = table.unwrap();
    assert_eq!(table.len(), 2);
    assert_eq!(table.awaiting(), Awaiting::Secret([Seat(2)].into_iter().collect()));
    assert!(table.entries().map(|entry| entry.action.to_string()).eq(["athlete 27", "athlete 10"]));
    assert_eq!(table.log().len(), 5, "the record remembers");
}

#[test]
fn names_with_odd_characters_read_back() {
    for name in [
        "Ana Maria",
        "#1",
        ":-)",
        "a: b",
        "end",
        "--",
        "takeback 3",
        "seat 1: person",
        "日本語",
        "ß\u{301}",
        "🏛️🏅",
        "\u{202e}abc",
        "  x   y  ",
        "\n\r\tA\tB\u{85}\u{2028}C",
        "\0null",
        "",
        "@15",
        "silver",
        "computer platinum",
        "sixteen letters!",
        "seventeen letters",
        "fifteen letters and more",
        &"ü".repeat(300),
        &"👨\u{200D}👩\u{200D}👧".repeat(20),
        &format!("Z{}", "\u{300}".repeat(300)),
        "\u{200B}\u{200D}\u{2060}",
        "\u{2067}שרה\u{2069}",
    ] {
        for kind in [PlayerKind::Person, PlayerKind::Computer(Level::Regular)] {
            let player = Player::new(name, kind);
            assert!(player.name().chars().count() <= NAME_LENGTH * 12, "an emoji is as many code points");
            assert!(!player.name().contains(['\n', '\r', '\0']));
            assert_eq!(player.to_string().trim_end().parse(), Ok(player.clone()), "{name:?}");
            let mut players = people(3);
            players[1] = player;
            let source = Source::Seed(Seed::from_number(1));
            let table = Game::open(Setup::new(3, "").unwrap(), players.clone(), source).unwrap();
            let again = Game::read(&table.to_string()).unwrap_or_else(|why| panic!("{name:?}: {why}"));
            assert_eq!(again.players(), players, "{name:?}");
        }
    }
    assert_eq!(Player::new("  x \t y  ", PlayerKind::Person).name(), "x y");
    assert_eq!(Player::new("seventeen letters", PlayerKind::Person).name(), "seventeen lette…");
}

#[test]
fn the_game_of_a_record_is_known_before_it_is_read() {
    assert_eq!(read_game(&record(&[])), Ok("olympia2000"));
    assert_eq!(read_game(&record(&[]).replace("olympia2000", "chess")), Ok("chess"));
    assert_eq!(read_game(&record(&[]).replace("game: ", "game : ")), Ok("olympia2000"));
    assert_eq!(read_game("pentathlon record 1\n--\ngame: chess\nend\n"), Err(RecordError::Missing("game")));
    assert_eq!(read_game("chess"), Err(RecordError::NotARecord));
}

#[test]
fn the_clock_has_a_line_of_its_own_in_the_record_of_a_race() {
    let line = "clock time_up @13012".parse::<Entry<pentathlon_engine::games::olympikos::Action>>().unwrap();
    assert_eq!((line.seat, line.at_ms), (Seat::CLOCK, 13_012));
    assert_eq!(line.to_string(), "clock time_up @13012");
    // In a game without a clock there is no such seat.
    let refused = (1, EntryFault::Refused(Refusal::NoSuchSeat));
    assert_eq!(entry_fault(&["clock athlete 27"]), refused);
    assert_eq!(entry_fault(&["8 athlete 27"]), (1, EntryFault::Unreadable("8 athlete 27".into())));
}

#[test]
fn a_race_that_is_cut_off_is_saved_as_far_as_it_was_run() {
    let walk = walk::walk::<Olympikos>(4, 3);
    let mut table = Table::<Olympikos>::open(walk.setup, people(4), Source::Deal(walk.deal)).unwrap();
    let mut whole = vec![table.to_string()];
    for (number, step) in walk.steps.iter().enumerate() {
        table.act(step.seat, step.action, 500 * number as u64).unwrap();
        whole.push(table.to_string());
    }
    let text = table.to_string();
    let header = whole[0].lines().count() - 1;
    for (length, _) in text.match_indices('\n').skip(header - 1) {
        let (saved, fault) = Table::<Olympikos>::salvage(&text[..=length]).unwrap();
        assert_eq!(saved.to_string(), whole[saved.len()]);
        assert!(
            length + 1 == text.len() || matches!(fault, Some(RecordError::Truncated { .. })),
            "{fault:?}"
        );
        if saved.is_empty() {
            continue;
        }
        let half = &text[..length - 1];
        let (saved, fault) = Table::<Olympikos>::salvage(half).unwrap();
        assert!(fault.is_some() && saved.to_string() == whole[saved.len()]);
    }
    // A clock action outside a race is refused at its place.
    let forged = text.replacen("\n--\n", "\n--\nclock time_up @0\n", 1);
    let (saved, fault) = Table::<Olympikos>::salvage(&forged).unwrap();
    let why = EntryFault::Refused(Refusal::NotAsked);
    assert_eq!((saved.len(), fault), (0, Some(RecordError::Entry { number: 1, why })));
}

// Refused records, and the reasons.

#[test]
fn what_is_no_record_is_refused() {
    for text in [
        "",
        " ",
        "\n\n\n",
        "#",
        "hello",
        "pentathlon",
        "pentathlon record",
        "pentathlon record x",
        "pentathlon record 0",
        "pentathlon record -1",
        "pentathlon record 1.0",
        "pentathlon record 99999999999",
        "pentathlon record1",
        "Pentathlon record 1",
        "game: olympia2000\npentathlon record 1",
        "\u{feff}",
        "{\"game\": \"olympia2000\"}",
    ] {
        assert_eq!(refused(text), RecordError::NotARecord, "{text:?}");
    }
}

#[test]
fn a_text_longer_than_any_record_is_refused() {
    let text = record(&[]) + &"#".repeat(1 << 20);
    assert_eq!(refused(&text), RecordError::TooLong);
    assert_eq!(read_game(&text), Err(RecordError::TooLong));
}

#[test]
fn a_newer_form_is_refused_by_its_number() {
    let text = record(&[]).replace("pentathlon record 1", "pentathlon record 3");
    assert_eq!(FORMAT, 2);
    assert_eq!(refused(&text), RecordError::NewerFormat(3));
    assert!(refused(&text).to_string().contains('3'));
}

#[test]
fn only_the_record_of_a_branch_is_of_the_second_version() {
    let text = record(&["0 athlete 27 @0", "1 athlete 55 @0"]);
    let second = text.replace("pentathlon record 1", "pentathlon record 2");
    assert_eq!(
        Game::read(&second).unwrap().to_string(),
        text,
        "a record that needs no second version gets none"
    );
    let branch = second.replace("1 athlete 55 @0", "branch 2\n1 athlete 55 @9");
    let table = Game::read(&branch).unwrap();
    assert_eq!((table.branched_at(), table.notes()), (Some(2), vec![(1, Note::Branch(2))]));
    assert_eq!(table.to_string(), branch);
    assert_eq!(read_game(&branch), Ok("olympia2000"));
    assert_eq!(Game::read(&text).unwrap().branched_at(), None);
}

#[test]
fn a_branch_leaves_another_game_once_and_where_its_line_stands() {
    let fault = (2, EntryFault::Branch);
    for line in ["branch 0", "branch 1", "branch 3", "branch 18446744073709551615"] {
        assert_eq!(entry_fault(&["0 athlete 27", line, "1 athlete 55"]), fault, "{line}");
    }
    assert_eq!(entry_fault(&["branch 1", "branch 1"]), fault);
    assert_eq!(entry_fault(&["branch 1", "0 athlete 27", "branch 2"]), (3, EntryFault::Branch));
    for line in ["branch", "branch x", "branch -1", "branch 1 2"] {
        assert_eq!(entry_fault(&[line]), (1, EntryFault::Unreadable(line.into())));
    }
    // What was played before stays.
    let played = ["0 athlete 27", "1 athlete 55", "branch 3", "2 athlete 51", "takeback 2"];
    assert_eq!(entry_fault(&played), (5, EntryFault::Takeback));
    assert!(Game::read(&record(&[&played[..4], &["takeback 1"]].concat())).is_ok());
    // There is nothing to choose anew in a game that is over.
    let over = some_game(3, 1).to_string();
    let at_end = over.replace("\nend\n", &format!("\nbranch {}\nend\n", some_game(3, 1).len() + 1));
    assert!(matches!(refused(&at_end), RecordError::Entry { why: EntryFault::Branch, .. }));
}

#[test]
fn another_game_is_refused_by_its_name_whatever_its_deal_looks_like() {
    let text = record(&[]).replace("olympia2000", "olympikos");
    assert_eq!(refused(&text), RecordError::OtherGame("olympikos".into()));
    let text = text.replace("hands", "rings");
    assert_eq!(refused(&text), RecordError::OtherGame("olympikos".into()));
}

#[test]
fn other_rules_are_refused_whatever_their_deal_looks_like() {
    for rules in ["0", "2", "x", "", "1.5"] {
        let text = record(&[]).replace("rules: 1", &format!("rules: {rules}")).replace("hands", "rings");
        assert_eq!(refused(&text), RecordError::OtherRules(rules.into()));
    }
}

#[test]
fn a_header_without_a_required_line_is_refused() {
    for (line, missing) in [("game", "game"), ("rules", "rules"), ("deal", "seed or deal")] {
        let whole = record(&[]);
        let text: Vec<&str> = whole.lines().filter(|text| !text.starts_with(line)).collect();
        assert_eq!(refused(&text.join("\n")), RecordError::Missing(missing));
    }
    assert_eq!(refused("pentathlon record 1"), RecordError::Missing("game"));
}

#[test]
fn a_line_of_the_header_that_cannot_be_read_is_refused_and_shown() {
    let deal = format!("deal: {DEAL}");
    for (good, bad) in [
        ("game: olympia2000", "game olympia2000"),
        ("seat 1: person Bo", "seat 1: dog Bo"),
        ("seat 1: person Bo", "seat 1: computer platinum Bo"),
        ("seat 1: person Bo", "seat 2: person Bo"),
        ("seat 1: person Bo", "seat 01: person Bo"),
        ("options: tie=shared", "weather: fine"),
        (&deal, "seed: 12345"),
        (&deal, "seed: gg00000000000000000000000000000000000000000000000000000000000000"),
    ] {
        let text = record(&[]).replace(good, bad);
        assert_eq!(refused(&text), RecordError::Unreadable(bad.into()));
    }
    let long = format!("x{}", "y".repeat(1000));
    let RecordError::Unreadable(shown) = refused(&record(&[]).replace("options", &long)) else {
        panic!("unreadable")
    };
    assert_eq!(shown.chars().count(), 80, "cut, to be shown");
}

#[test]
fn a_header_that_says_something_twice_is_refused() {
    for line in
        ["game: chess", "rules: 1", "options: tie=laurels", "seat 0: person Zoe", &format!("seed: {SEED}")]
    {
        let text = record(&[]).replace("\n--", &format!("\n{line}\n--"));
        assert_eq!(refused(&text), RecordError::Unreadable(line.to_owned()));
    }
}

#[test]
fn a_wrong_number_of_seats_is_refused() {
    let without = |seat: &str| {
        let whole = record(&[]);
        whole.lines().filter(|line| !line.starts_with(seat)).collect::<Vec<_>>().join("\n")
    };
    assert!(matches!(refused(&without("seat")), RecordError::Setup(why) if why.contains("0")));
    // Two seats, and hands for three.
    assert!(matches!(refused(&without("seat 2")), RecordError::Table(why) if why.contains("2 hands, not 3")));
    let six: String = (3..6).map(|seat| format!("seat {seat}: person P\n")).collect();
    let text = record(&[]).replace("deal:", &format!("{six}deal:"));
    assert!(matches!(refused(&text), RecordError::Setup(why) if why.contains("6")));
}

#[test]
fn an_option_that_there_is_not_is_refused() {
    let text = record(&[]).replace("tie=shared", "tie=coin");
    assert!(matches!(refused(&text), RecordError::Setup(why) if why.contains("tie=coin")));
}

/// Why the deal is impossible for three.
fn impossible(deal: &str) -> DealError {
    let setup = Setup::new(3, "").unwrap();
    let why = match deal.parse::<Deal>() {
        Ok(deal) => Olympia2000::start(&setup, &deal).expect_err("impossible"),
        Err(why) => why,
    };
    let error = refused(&record(&[]).replace(DEAL, deal));
    let RecordError::Table(sentence) = &error else { panic!("{error:?}") };
    assert!(sentence.ends_with(&why.to_string()) && sentence.contains(' '), "{sentence}");
    why
}

#[test]
fn an_impossible_deal_is_refused_with_its_reason() {
    for unreadable in [
        "",
        "hands",
        "hands x deck 1 chips discus,archery start 0",
        &DEAL.replace("hands ", ""),
        &DEAL.replace("start 2", "start"),
        &DEAL.replace("start 2", "start two"),
        &DEAL.replace("start 2", "start 2 2"),
        &DEAL.replace("chips discus,long_jump", "chips discus"),
        &DEAL.replace("chips discus,long_jump", "chips discus,chess"),
        &DEAL.replace("3,12", "3,,12"),
        &DEAL.replace("3,12", "3,x12"),
        &DEAL.replace("3,12", "3,1200"),
        &DEAL.replace("deck 11", "stack 11"),
    ] {
        assert_eq!(impossible(unreadable), UNREADABLE, "{unreadable}");
    }
    assert_eq!(impossible(&DEAL.replace("/20,24,38,51", "")), DealError::Hands { seats: 3, hands: 2 });
    let four = DEAL.replace("/20,24,38,51", "/20,24,38,51/1,2,3,4");
    assert_eq!(impossible(&four), DealError::Hands { seats: 3, hands: 4 });
    assert_eq!(impossible(&DEAL.replace("10,23,39,55", "10,23,39")), DealError::HandSize(Seat(1)));
    assert_eq!(impossible(&DEAL.replace("20,24,38,51", "20,24,38,51,11")), DealError::HandSize(Seat(2)));
    assert_eq!(impossible(&DEAL.replace("3,12", "56,12")), DealError::NoSuchCard(56));
    assert_eq!(impossible(&DEAL.replace("deck 11", "deck 0")), DealError::NoSuchCard(0));
    assert_eq!(impossible(&DEAL.replace("deck 11", "deck 27")), DealError::Twice(27));
    assert_eq!(impossible(&DEAL.replace("3,12,27,40", "3,12,27,27")), DealError::Twice(27));
    assert_eq!(impossible(&DEAL.replace("deck 11,", "deck ")), DealError::Missing(11));
    assert_eq!(impossible(&DEAL.replace("discus,long_jump", "archery,archery")), SAME_CHIPS);
    assert_eq!(impossible(&DEAL.replace("start 2", "start 3")), DealError::NoSuchSeat(Seat(3)));
    let longer = DEAL.replace("deck 11", &format!("deck 11{}", ",12".repeat(100)));
    assert_eq!(impossible(&longer), DealError::Twice(12));
}

#[test]
fn an_entry_that_breaks_a_rule_is_refused_with_its_number_and_why() {
    use EntryFault::{AfterEnd, Refused, Takeback, Unreadable};
    let unreadable = |line: &str| Unreadable(line.into());
    for (entries, number, why) in [
        (&["0 athlete 27", "0 athlete 3"][..], 2, Refused(Refusal::NotAsked)),
        (&["0 athlete 55"], 1, Refused(Refusal::Violation(NOT_IN_HAND))),
        (&["0 athlete 27", "3 athlete 55"], 2, Refused(Refusal::NoSuchSeat)),
        (&["255 athlete 27"], 1, Refused(Refusal::NoSuchSeat)),
        (&["0 keep"], 1, Refused(Refusal::NotNow)),
        (&["# a comment", "0 athlete 27", "1 chip discus"], 2, Refused(Refusal::NotNow)),
        (&["takeback 1"], 1, Takeback),
        (&["0 athlete 27", "takeback 1", "takeback 1"], 3, Takeback),
        (&["takeback 18446744073709551615"], 1, Takeback),
        (&["0 athlete 27", "hello"], 2, unreadable("hello")),
        (&["0 athlete 56"], 1, unreadable("0 athlete 56")),
        (&["256 athlete 27"], 1, unreadable("256 athlete 27")),
        (&["0"], 1, unreadable("0")),
        (&["athlete 27"], 1, unreadable("athlete 27")),
        (&["0 athlete 27 @"], 1, unreadable("0 athlete 27 @")),
        (&["0 athlete 27 @-1"], 1, unreadable("0 athlete 27 @-1")),
        (&["0 athlete 27 @1 @2"], 1, unreadable("0 athlete 27 @1 @2")),
        (&["takeback"], 1, unreadable("takeback")),
        (&["curtain"], 1, unreadable("curtain")),
        (&["curtain x"], 1, unreadable("curtain x")),
        (&["curtain 3"], 1, Refused(Refusal::NoSuchSeat)),
        (&["curtain clock"], 1, Refused(Refusal::NoSuchSeat)),
        (&["shared 1"], 1, unreadable("shared 1")),
        (&["beat"], 1, unreadable("beat")),
        (&["beat 2147483648"], 1, unreadable("beat 2147483648")),
        (&["takeback -1"], 1, unreadable("takeback -1")),
        (&["--"], 1, unreadable("--")),
        (&["0 athlete 27", "end", "1 athlete 10"], 2, AfterEnd),
        (&["end"], 1, AfterEnd),
    ] {
        assert_eq!(entry_fault(entries), (number, why), "{entries:?}");
        assert!(refused(&record(entries)).to_string().starts_with(&format!("entry {number}: ")));
    }
}

#[test]
fn acting_after_the_end_of_the_game_is_refused() {
    let table = some_game(2, 3);
    let count = table.log().len();
    for line in ["0 keep", "1 chip discus", "0 athlete 3"] {
        let text = table.to_string().replace("\nend\n", &format!("\n{line}\nend\n"));
        let why = EntryFault::Refused(Refusal::Over);
        assert_eq!(refused(&text), RecordError::Entry { number: count + 1, why });
    }
}

#[test]
fn a_fault_leaves_the_table_as_it_was_before_it() {
    let good = Game::read(&record(&["0 athlete 27", "1 athlete 55"])).unwrap();
    for fault in ["0 athlete 3", "2 athlete 27", "2 keep", "nonsense", "takeback 3", "9 athlete 51"] {
        let (table, why) =
            Game::salvage(&record(&["0 athlete 27", "1 athlete 55", fault, "2 athlete 51"])).unwrap();
        assert!(matches!(why, Some(RecordError::Entry { number: 3, .. })), "{fault}: {why:?}");
        assert_eq!(table.to_string(), good.to_string(), "{fault}");
        assert_eq!(table.view(Viewer::Seat(Seat(2))), good.view(Viewer::Seat(Seat(2))));
    }
}

// Truncated records.

#[test]
fn a_record_truncated_anywhere_is_refused_and_its_good_part_is_saved() {
    let whole = some_game(3, 4);
    let text = whole.to_string();
    let header = text.find("--\n").unwrap() + 2;
    let mut saved = 0;
    for length in (0..text.len()).filter(|&length| text.is_char_boundary(length)) {
        let truncated = &text[..length];
        if truncated.ends_with("\nend") {
            assert_eq!(Game::read(truncated).unwrap().to_string(), text, "only the last line break is lost");
            continue;
        }
        let why = refused(truncated);
        let Ok((table, fault)) = Game::salvage(truncated) else {
            assert!(length <= header, "after the header there is always a table to save: {why}");
            continue;
        };
        assert_eq!(fault, Some(why));
        if length < header {
            assert!(table.is_empty());
            continue;
        }
        let entries = &text[header + 1..];
        let complete = truncated.get(header + 1..).unwrap_or_default().matches('\n').count();
        assert_eq!(table.log(), &whole.log()[..table.log().len()], "what is saved is what was played");
        assert_eq!(table.log().len(), complete, "and all of it: {:?}", entries.lines().nth(complete));
        saved = saved.max(complete);
    }
    assert_eq!(saved, whole.log().len());
}

#[test]
fn half_a_line_is_not_taken_for_another_action() {
    // Athlete 2 and athlete 27 are in one hand: the rest of a truncated 27 would be legal.
    let deal = "hands 2,12,27,40/10,23,39,55/20,24,38,51 deck 11,4,6,19,16,34,53,50,26,43,33,22,13,36,35,41,30,46,54,21,\
                45,15,18,47,1,28,44,3,48,7,14,25,42,31,29,32,8,17,5,49,52,37,9 chips discus,long_jump start 2";
    let whole = record(&["1 athlete 55", "0 athlete 27"]).replace(DEAL, deal);
    let truncated = &whole[..whole.find("0 athlete 27").unwrap() + "0 athlete 2".len()];
    let (table, fault) = Game::salvage(truncated).unwrap();
    assert_eq!(fault, Some(RecordError::Truncated { entries: 1 }));
    assert_eq!(table.len(), 1);
    // With its line break it would be a complete entry.
    let (table, fault) = Game::salvage(&format!("{truncated}\n")).unwrap();
    assert_eq!((fault, table.len()), (Some(RecordError::Truncated { entries: 2 }), 2));
}

#[test]
fn a_last_line_that_breaks_a_rule_is_named_even_if_the_record_is_truncated_there() {
    let whole = record(&["1 athlete 55", "0 athlete 55"]);
    let truncated = whole.trim_end().trim_end_matches("end").trim_end();
    let why = EntryFault::Refused(Refusal::Violation(NOT_IN_HAND));
    assert_eq!(refused(truncated), RecordError::Entry { number: 2, why });
}

#[test]
fn a_record_without_its_entries_is_truncated() {
    let whole = record(&[]);
    for truncated in
        [whole.replace("end\n", ""), whole.replace("--\nend\n", ""), whole.replace("--\nend\n", "end: x\n")]
    {
        match refused(&truncated) {
            RecordError::Truncated { entries: 0 } | RecordError::Unreadable(_) => {}
            other => panic!("{other}"),
        }
    }
}

// Changed records.

/// A record in canonical form: without comments and extra spaces, times filled in where missing, numbers in plain form.
fn meaning(text: &str) -> Vec<String> {
    let number = |word: &str| {
        let (sign, digits) = word.strip_prefix('@').map_or(("", word), |digits| ("@", digits));
        match digits.parse::<u64>() {
            Ok(number) => format!("{sign}{number}"),
            Err(_) if word.len() == 64 => word.to_lowercase(),
            Err(_) => word.to_owned(),
        }
    };
    let plain = |word: &str| {
        let hands: Vec<String> =
            word.split('/').map(|hand| hand.split(',').map(number).collect::<Vec<_>>().join(",")).collect();
        hands.join("/")
    };
    let mut lines = Vec::new();
    let mut in_header = true;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let spaced = if in_header { line.replacen(':', " : ", 1) } else { line.replacen('@', " @", 1) };
        let folded = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
        let levels = Level::ALL.into_iter().map(|level| format!("computer {level} "));
        let kind = levels.chain(["person ".to_owned()]).find_map(|kind| {
            let begin = folded.find(&format!(" : {kind}"))?;
            Some(begin + 3 + kind.len())
        });
        if let Some(begin) = kind.filter(|_| in_header && folded.starts_with("seat ")) {
            // A name is cleaned, and is not a number even if it looks like one.
            let player = Player::new(&folded[begin..], PlayerKind::Person);
            lines.push(format!("{}{}", &folded[..begin], player.name()).trim_end().to_owned());
            continue;
        }
        let mut words: Vec<String> = folded.split(' ').map(plain).collect();
        let is_move =
            !in_header && words.len() > 1 && !["takeback", "curtain", "beat"].contains(&words[0].as_str());
        if is_move && !words.last().is_some_and(|word| word.starts_with('@')) {
            words.push("@0".to_owned());
        }
        in_header &= line != "--";
        lines.push(words.join(" "));
    }
    let entries = lines.iter().position(|line| line == "--").unwrap_or(lines.len());
    // The header lines may come in any order after the first one.
    if entries > 1 {
        lines[1..entries].sort();
    }
    lines.retain(|line| !["options : tie=shared", "options :"].contains(&line.as_str()));
    lines
}

/// A changed record is read according to its text or refused with a sentence.
fn read_literally_or_refused(text: &str) -> bool {
    match Game::read(text) {
        Ok(table) => {
            let (read, stands) = (meaning(&table.to_string()), meaning(text));
            if let Some((read, stands)) = read.iter().zip(&stands).find(|(read, stands)| read != stands) {
                panic!("\"{stands}\" stands there, \"{read}\" was read");
            }
            assert_eq!(read.len(), stands.len());
            true
        }
        Err(why) => {
            assert!(why.to_string().contains(' '), "{why}");
            false
        }
    }
}

#[test]
fn a_record_with_a_missing_line_is_read_literally_or_refused() {
    let text = some_game(3, 5).to_string();
    let lines: Vec<&str> = text.lines().collect();
    let mut read = 0;
    for left_out in 0..lines.len() {
        let (before, after) = (&lines[..left_out], &lines[left_out + 1..]);
        read += usize::from(read_literally_or_refused(&[before, after].concat().join("\n")));
    }
    assert!(read < lines.len() / 2, "{read} of {} were read: a game hangs together", lines.len());
}

#[test]
fn a_record_with_a_repeated_line_is_read_literally_or_refused() {
    let text = some_game(3, 6).to_string();
    let lines: Vec<&str> = text.lines().collect();
    for twice in 0..lines.len() {
        let text = [&lines[..=twice], &lines[twice..]].concat().join("\n");
        let read = read_literally_or_refused(&text);
        let entry: Option<Line<Action>> = lines[twice].parse().ok();
        assert!(!read || entry.is_some(), "{} twice", lines[twice]);
    }
}

#[test]
fn a_record_with_two_lines_swapped_is_read_literally_or_refused() {
    let text = some_game(4, 7).to_string();
    let mut lines: Vec<&str> = text.lines().collect();
    let mut read = 0;
    for place in 1..lines.len() {
        lines.swap(place - 1, place);
        read += usize::from(read_literally_or_refused(&lines.join("\n")));
        lines.swap(place - 1, place);
    }
    assert!(read > 0, "secret choices may come in any order");
}

fn a_record() -> impl Strategy<Value = String> {
    (2..=5_usize, 0..4_u64).prop_map(|(seats, seed)| some_game(seats, seed).to_string())
}

/// Words of records and notations, and similar ones.
fn soup() -> impl Strategy<Value = String> {
    let words = [
        "pentathlon record 1\n",
        "pentathlon record 2\n",
        "game: olympia2000\n",
        "game",
        ":",
        " ",
        "\n",
        "\r\n",
        "#",
        "rules: 1\n",
        "options: ",
        "tie=shared",
        "tie=laurels",
        "start=0",
        "seat 0: person Ana\n",
        "seat 1: computer silver Bo\n",
        "seat 1: person\n",
        "seed: ",
        SEED,
        "deal: ",
        "hands ",
        "3,12,27,40",
        "/",
        " deck ",
        "1,2,3",
        " chips discus,marathon",
        " start 0",
        "\n--\n",
        "0 athlete 3",
        "1 athlete 255",
        " @12",
        "@99999999999999999999",
        "takeback 1\n",
        "takeback 99999999999999999999",
        "curtain 1\n",
        "curtain 9\n",
        "shared\n",
        "keep",
        "give 1",
        "give 300",
        "chip ",
        "long_jump",
        "end\n",
        "-1",
        "+1",
        "0",
        "\u{0}",
        "ü",
        "🏅",
        "\u{2028}",
    ];
    prop::collection::vec(prop::sample::select(words.to_vec()), 0..60).prop_map(|words| words.concat())
}

/// Every parser accepts the text or refuses it.
fn read_everything(text: &str) {
    let began = Instant::now();
    let _ = read_game(text);
    let read = Game::read(text);
    match (&read, Game::salvage(text)) {
        (Ok(table), Ok((saved, None))) => assert_eq!(table.to_string(), saved.to_string()),
        (Err(why), Ok((_, fault))) => assert_eq!(Some(why), fault.as_ref()),
        (Err(why), Err(other)) => assert_eq!(why, &other),
        (read, saved) => panic!("{read:?}, {saved:?}"),
    }
    if let Err(why) = read {
        assert!(why.to_string().contains(' ') && why.to_string().chars().count() < 300, "{why}");
    }
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    if let Ok(deal) = text.parse::<Deal>() {
        assert_eq!(deal.to_string().parse(), Ok(deal));
    }
    if let Ok(seed) = text.parse::<Seed>() {
        assert_eq!(seed.to_string(), text.to_lowercase());
    }
    if let Ok(player) = text.parse::<Player>() {
        assert_eq!(player.to_string().trim_end().parse(), Ok(player));
    }
    if let Ok(line) = text.parse::<Line<Action>>() {
        assert_eq!(line.to_string().parse(), Ok(line));
    }
    if let Ok(entry) = text.parse::<Entry<Action>>() {
        assert_eq!(entry.to_string().parse(), Ok(entry));
    }
    if let Ok(discipline) = text.parse::<Discipline>() {
        assert_eq!(discipline.to_string(), text);
    }
    for seats in [2, 5] {
        if let Ok(setup) = Setup::new(seats, text) {
            assert_eq!(Setup::new(seats, &setup.to_string()), Ok(setup));
        }
    }
    assert!(began.elapsed() < Duration::from_secs(20), "it takes {:?} to read that", began.elapsed());
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 500, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read_everything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn arbitrary_text_is_read_or_refused(text in any::<String>()) {
        read_everything(&text);
        read_everything(&format!("pentathlon record 1\n{text}"));
        read_everything(&record(&[&text]));
    }

    #[test]
    fn words_of_records_in_any_order_are_read_or_refused(text in soup()) {
        read_everything(&text);
        read_everything(&format!("pentathlon record 1\n{text}"));
        read_everything(&record(&[&text]));
    }

    #[test]
    fn a_garbled_record_is_read_literally_or_refused(
        text in a_record(),
        place in any::<prop::sample::Index>(),
        letter in "[ -~\n]",
        kind in 0..3,
    ) {
        let place = place.index(text.len());
        let (before, after) = text.split_at(place);
        let changed = match kind {
            0 => format!("{before}{letter}{after}"),
            1 => format!("{before}{letter}{}", &after[1..]),
            _ => format!("{before}{}", &after[1..]),
        };
        read_literally_or_refused(&changed);
        read_everything(&changed);
    }

    #[test]
    fn two_records_cut_and_joined_are_read_literally_or_refused(
        one in a_record(),
        other in a_record(),
        cut in any::<prop::sample::Index>(),
        joint in any::<prop::sample::Index>(),
    ) {
        let text = format!("{}{}", &one[..cut.index(one.len())], &other[joint.index(other.len())..]);
        read_literally_or_refused(&text);
    }
}

#[test]
fn a_record_of_maximum_length_is_read_or_refused_in_bounded_time() {
    let half_a_game: Vec<String> =
        some_game(2, 1).entries().take(60).map(|entry| format!("{} {}", entry.seat, entry.action)).collect();
    let header = {
        let whole = some_game(2, 1).to_string();
        whole[..whole.find("--\n").unwrap() + 3].to_owned()
    };
    let begin = header.clone() + &half_a_game.join("\n") + "\n";
    let last = half_a_game.last().unwrap();
    // Debug builds are about thirty times slower; a tenth of the longest record is enough for them.
    let most = if cfg!(debug_assertions) { 100_000 } else { 1_000_000 };
    let fill = |piece: &str| format!("{begin}{}end\n", piece.repeat((most - begin.len()) / piece.len()));
    for text in [
        fill("takeback 0\n"),
        fill(&format!("takeback 1\n{last}\n")),
        fill("\n"),
        fill("#\n"),
        fill("0 keep\n"),
        fill("x"),
        "seat 0: person\n".repeat(most / 15),
        format!(
            "pentathlon record 1\n{}",
            (0..most / 20).map(|seat| format!("seat {seat}: person\n")).collect::<String>()
        ),
        format!("pentathlon record 1\ngame: olympia2000\ndeal: hands {}", "1,".repeat(most / 2)),
    ] {
        let began = Instant::now();
        let _ = Game::read(&text);
        let took = began.elapsed();
        assert!(took < Duration::from_secs(10), "{took:?} for {:?}…", &text[..200.min(text.len())]);
    }
}

#[test]
fn a_seed_is_64_hexadecimal_digits_and_nothing_else() {
    let seed = Seed(std::array::from_fn(|place| place as u8 * 7));
    assert_eq!(seed.to_string().parse(), Ok(seed));
    assert_eq!(SEED.parse(), Ok(Seed::from_number(1)));
    assert_eq!(SEED.to_uppercase().parse(), Ok(Seed::from_number(1)));
    for refused in [
        "",
        "0",
        &SEED[1..],
        &format!("{SEED}0"),
        &SEED.replace('1', "g"),
        &SEED.replacen('0', "+", 1),
        &"ü".repeat(32),
    ] {
        assert!(refused.parse::<Seed>().is_err(), "{refused}");
    }
}

#[test]
fn a_notation_with_too_much_too_little_or_something_else_is_refused() {
    for refused in [
        "",
        " ",
        "athlete",
        "athlete 0",
        "athlete 56",
        "athlete x",
        "athlete 3 4",
        "Athlete 3",
        "chip",
        "chip 1",
        "chip discus marathon",
        "chip Discus",
        "keep 1",
        "keeps",
        "give",
        "give x",
        "give 256",
        "give -1",
        "give 1 2",
        "sends 3",
        "3",
        "athlete3",
    ] {
        assert!(refused.parse::<Action>().is_err(), "{refused:?}");
        assert!(format!("0 {refused}").parse::<Line<Action>>().is_err(), "{refused:?}");
    }
    for refused in [
        "",
        "0",
        "0 ",
        " athlete 3",
        "-1 athlete 3",
        "256 athlete 3",
        "0 athlete 3 @x",
        "0 athlete 3 @1 2",
        "takeback x",
        "takeback 1 2",
    ] {
        assert!(refused.parse::<Line<Action>>().is_err(), "{refused:?}");
    }
    for refused in ["", "person2", "cat Ana", "computer", "computer platinum", "computer Silver Bo"] {
        assert!(refused.parse::<Player>().is_err(), "{refused:?}");
    }
}
