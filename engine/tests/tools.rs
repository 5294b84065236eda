//! The tools: the referee and its answers.
//!
//! Checks that a record is replayed entry by entry and closes with one line `standing: {json}`; that an illegal record
//! gets `entry N: why` on the error stream and exit status 1; and that traces get one line each. The code of the
//! example is called directly, without a separate process.

use crate::referee::desk::{Answer, answer};
use crate::walk;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use serde_json::Value;

const DEAL: &str = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck 11,4,6,19,16,34,53,50,26,43,33,22,13,36,35,41,30,46,\
                    54,21,45,15,18,47,1,28,44,2,48,7,14,25,42,31,29,32,8,17,5,49,52,37,9 chips discus,long_jump start 2";

fn record(entries: &[&str]) -> String {
    let mut text = format!(
        "pentathlon record 1\ngame: olympia2000\nrules: 1\nseat 0: person Ana\nseat 1: person Bo\nseat 2: person Chloe\n\
         deal: {DEAL}\n--\n"
    );
    entries.iter().for_each(|entry| text.push_str(&format!("{entry}\n")));
    text + "end\n"
}

/// The answer to a text on standard input.
fn asked(text: &str) -> Answer {
    answer(&["-".to_owned()], &mut text.as_bytes())
}

fn standing(answer: &Answer) -> Value {
    let last = answer.out.lines().last().expect("something is said");
    serde_json::from_str(last.strip_prefix("standing: ").expect("the last line is the standing"))
        .expect("in JSON")
}

/// A whole game, played at random.
fn whole(seats: usize, seed: u64) -> Table<Olympia2000> {
    let walk = walk::walk::<Olympia2000>(seats, seed);
    let players = (0..seats).map(|_| Player::new("", PlayerKind::Person)).collect();
    let mut table = Table::open(walk.setup, players, Source::Seed(Seed::from_number(seed))).unwrap();
    for step in walk.steps {
        table.act(step.seat, step.action, 0).unwrap();
    }
    table
}

#[test]
fn the_referee_reports_what_each_entry_did() {
    let said = asked(&record(&[
        "2 athlete 51",
        "0 athlete 27 @1200",
        "1 athlete 55",
        "1 chip combination",
        "2 give 0",
    ]));
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    // Discus: 51 has place 30, 27 has 31, 55 has 51; 51 and 55 are on crutches.
    let expected = r#"entry 1: 2 athlete 51 @0
    Sent { seat: Seat(2), athlete: Some(51 Thrason) }
entry 2: 0 athlete 27 @1200
    Sent { seat: Seat(0), athlete: Some(27 Ischnos) }
entry 3: 1 athlete 55 @0
    Sent { seat: Seat(1), athlete: Some(55 Chairon) }
    Revealed(Round { chip: Chip { discipline: Discus, value: 2 }, athletes: [Some(27 Ischnos), Some(55 Chairon), Some(51 Thrason), None, None], winner: Some(Seat(2)), worst: Some(Seat(1)) })
    Won { seat: Seat(2), chip: Chip { discipline: Discus, value: 2 } }
    Consoled { seat: Seat(1), athlete: 55 Chairon }
    Consoled { seat: Seat(2), athlete: 51 Thrason }
    Advanced { prize: Chip { discipline: LongJump, value: 2 }, chooser: Seat(1) }
entry 4: 1 chip combination @0
    Chosen { seat: Seat(1), chip: Chip { discipline: Combination, value: 2 } }
    Looked { seat: Seat(2), athlete: Some(11 Skopelos) }
entry 5: 2 give 0 @0
    Gave { from: Seat(2), to: Seat(0), athlete: Some(11 Skopelos) }
    Looked { seat: Seat(2), athlete: Some(4 Anemokles) }
standing: {"points":[0,1,3],"ranks":[3,2,1],"tiebreaks":[]}
"#;
    assert_eq!(said.out, expected);
}

#[test]
fn the_standing_of_a_whole_game_closes_the_account() {
    for seats in 2..=5 {
        let table = whole(seats, 11);
        let said = asked(&table.to_string());
        assert_eq!(said.status, 0, "{}", said.err);
        let standing = standing(&said);
        assert_eq!(standing["points"], serde_json::json!(table.standing().points));
        assert_eq!(standing["ranks"], serde_json::json!(table.standing().ranks));
        assert_eq!(said.out.lines().filter(|line| line.starts_with("entry ")).count(), table.log().len());
        assert_eq!(said.out.matches("    Ended\n").count(), 1);
    }
}

#[test]
fn a_tie_is_reported_with_the_rule_that_decides_it() {
    let said = asked(&record(&["2 athlete 24", "0 athlete 3", "1 athlete 39"]));
    let tie = &standing(&said)["tiebreaks"][0];
    assert_eq!((&tie["rule"], &tie["shared"]), (&"Z12".into(), &true.into()));
    assert_eq!(tie["seats"], serde_json::json!([1, 2]));
}

#[test]
fn a_takeback_is_reported_and_the_game_continues_before_it() {
    let said = asked(&record(&[
        "2 athlete 51",
        "0 athlete 27",
        "1 athlete 55",
        "takeback 2",
        "0 athlete 3",
        "1 athlete 55",
    ]));
    assert_eq!(said.status, 0);
    assert!(said.out.contains("entry 4: takeback 2\n    the table agrees to take back 2\n"));
    assert!(
        said.out.contains("Won { seat: Seat(0), chip: Chip { discipline: Discus, value: 2 } }"),
        "with athlete 3 now"
    );
    assert_eq!(standing(&said)["points"], serde_json::json!([2, 1, 1]));
}

#[test]
fn an_entry_that_breaks_a_rule_is_named_on_the_error_stream_with_status_1() {
    for (entries, why) in [
        (&["2 athlete 51", "0 athlete 55"][..], "entry 2: that athlete is not in this hand\n"),
        (&["2 athlete 51", "2 athlete 20"], "entry 2: this seat is not asked now\n"),
        (&["5 athlete 51"], "entry 1: there is no such seat at this table\n"),
        (&["2 athlete 51", "0 keep"], "entry 2: something else is asked now\n"),
        (&["2 athlete 51", "0 jumps"], "entry 2: \"0 jumps\" cannot be read\n"),
        (&["takeback 1"], "entry 1: more is taken back than was done\n"),
    ] {
        let said = asked(&record(entries));
        assert_eq!((said.status, said.err.as_str()), (1, why));
        assert_eq!(said.out.matches("entry ").count(), entries.len() - 1, "what was good is told");
    }
    let played_on = whole(2, 12).to_string().replace("\nend\n", "\n0 keep\nend\n");
    let entries = whole(2, 12).log().len();
    assert_eq!(asked(&played_on).err, format!("entry {}: the game is over\n", entries + 1));
}

#[test]
fn a_truncated_record_is_replayed_as_far_as_possible_with_status_1() {
    let truncated = record(&["2 athlete 51", "0 athlete 27"]).replace("end\n", "");
    let said = asked(&truncated);
    assert_eq!((said.status, said.err.as_str()), (1, "the record is truncated after entry 2\n"));
    assert_eq!(said.out.matches("entry ").count(), 2);
}

#[test]
fn what_is_no_record_is_refused_with_status_1() {
    for (text, why) in [
        ("", "this is not a record of a game"),
        ("hello", "this is not a record of a game"),
        ("pentathlon record 9", "form 9, which is newer"),
        ("pentathlon record 1\ngame: chess\n--\nend\n", "there is no game \"chess\" on the shelf"),
        (&record(&[]).replace("3,12", "3,3"), "card 3 is dealt twice"),
    ] {
        let said = asked(text);
        assert_eq!((said.status, said.out.as_str()), (1, ""));
        assert!(said.err.contains(why) && said.err.ends_with('\n'), "{}", said.err);
    }
    let not_text = answer(&["-".to_owned()], &mut &[0xff, 0xfe, 0x00][..]);
    assert_eq!((not_text.status, not_text.err.as_str()), (1, "- is not text\n"));
}

#[test]
fn traces_are_answered_a_line_each() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces/");
    let good = format!("{folder}olympia2000-2-1.json");
    let missing = format!("{folder}no-such-trace.json");
    let ask = |files: &[&String]| {
        let files = files.iter().map(|file| (*file).clone());
        answer(&["--trace".to_owned()].into_iter().chain(files).collect::<Vec<_>>(), &mut std::io::empty())
    };
    let said = ask(&[&good, &good]);
    assert_eq!((said.status, said.out), (0, format!("{good}: ok\n{good}: ok\n")));
    let said = ask(&[&missing, &good]);
    assert_eq!(said.status, 1, "one that fails is enough");
    assert!(said.out.starts_with(&format!("{missing}: {missing} cannot be read: ")), "{}", said.out);
    assert!(said.out.ends_with(&format!("{good}: ok\n")), "and the others are answered all the same");
}

#[test]
fn a_broken_trace_is_answered_with_the_number_of_the_action_and_status_1() {
    let good = include_str!("traces/olympia2000-2-1.json");
    let mut trace: Value = serde_json::from_str(good).unwrap();
    trace["actions"][0]["card"] = 56.into();
    let said = answer(&["--trace".to_owned(), "-".to_owned()], &mut trace.to_string().as_bytes());
    assert_eq!(said.status, 1);
    assert!(said.out.starts_with("-: action 1: "), "{}", said.out);
}

#[test]
fn without_a_question_the_referee_says_how_to_ask() {
    for arguments in [&[][..], &["--trace"], &["--help"], &["a", "b"]] {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let said = answer(&arguments, &mut std::io::empty());
        assert_eq!((said.status, said.out.as_str()), (1, ""));
        assert!(said.err.starts_with("usage: referee FILE"));
    }
    let said = answer(&["no/such/file".to_owned()], &mut std::io::empty());
    assert!(said.status == 1 && said.err.starts_with("no/such/file cannot be read: "), "{}", said.err);
}

#[test]
fn what_is_quoted_from_a_hostile_record_is_escaped_and_cut() {
    let good = record(&["2 athlete 51"]);
    let clear = "\u{1b}[2J\u{1b}[31mall is well\u{7}\u{202e}\u{200b}\u{9b}1m";
    let long = "x".repeat(900_000);
    for hostile in [
        good.replace("2 athlete 51", &format!("2 {clear}")),
        good.replace("2 athlete 51", &format!("2 athlete {long}")),
        good.replace("game: olympia2000", &format!("game: {clear}")),
        good.replace("game: olympia2000", &format!("game: {long}")),
        good.replace("rules: 1", &format!("rules: {clear}{long}")),
        good.replace("rules: 1", &format!("rules: 1\noptions: {clear}{long}")),
        good.replace("rules: 1", &format!("{clear}{long}: 1")),
        good.replace(" start 2", &format!(" start {clear}")),
        good.replace("pentathlon record 1", &format!("pentathlon record {clear}{long}")),
        format!("{clear}{long}"),
        good.replace('\n', "\r").replace("2 athlete 51", clear),
    ] {
        let said = asked(&hostile);
        assert_eq!(said.status, 1);
        assert!(!said.err.is_empty() && said.err.chars().count() < 500, "{} bytes", said.err.len());
        assert_eq!(said.err.matches('\n').count(), 1, "one line");
        for text in [&said.out, &said.err] {
            let shown = |letter: char| {
                letter == '\n' || !letter.is_control() && letter != '\u{200b}' && letter != '\u{202e}'
            };
            assert!(text.chars().all(shown), "{text:?}");
        }
    }
    let said = asked(&good.replace("2 athlete 51", "2 \u{1b}[2J"));
    assert_eq!(said.err, "entry 1: \"2 \\u{1b}[2J\" cannot be read\n");
}

#[test]
fn names_and_takebacks_of_a_hostile_record_reach_the_account_in_no_other_way() {
    let good = record(&["2 athlete 51", "takeback 1", "2 athlete 20"]);
    let hostile = good.replace("person Bo", "person \u{1b}[2J\u{7}Bo");
    let said = asked(&hostile);
    assert_eq!((said.status, said.out), (0, asked(&good).out));
}

#[test]
fn a_hostile_trace_is_answered_with_one_plain_line() {
    let trace = include_str!("traces/olympia2000-2-1.json");
    let hostile = trace.replacen("athlete", "\\u001b[2J\\n\\u202e", 1);
    let said = answer(&["--trace".to_owned(), "-".to_owned()], &mut hostile.as_bytes());
    assert_eq!((said.status, said.out.lines().count()), (1, 1));
    assert!(said.out.ends_with("is not in the notation\n") && !said.out.contains('\u{1b}'), "{}", said.out);
    let long = trace.replacen("athlete", &"x".repeat(100_000), 1);
    let said = answer(&["--trace".to_owned(), "-".to_owned()], &mut long.as_bytes());
    assert!(said.out.chars().count() < 500);
}
