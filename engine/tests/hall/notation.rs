//! A result as a line.

use super::result;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{Game, Visitor, shelf, visit};
use pentathlon_engine::hall::{Counts, GameResult, ResultError};
use pentathlon_engine::rules::{Awaiting, Level, Seat, Setup};
use pentathlon_engine::table::{AnyTable, Note, Player, PlayerKind, Source, Table, Timestamp};

fn lines() -> Vec<GameResult> {
    let seats = [(2, 18, "person Zoë “Z” O’Hara"), (1, 24, "computer gold Bo"), (2, 18, "person ")];
    let plain = GameResult { began: Timestamp::default(), table: String::new(), ..result(17, &seats) };
    let branch = GameResult { counts: Counts::Branch, ..plain.clone() };
    let replay = GameResult { counts: Counts::Replay, ..plain.clone() };
    let mut hinted = plain.clone();
    hinted.seats[0].hints = 7;
    hinted.seats[2].points = -3;
    vec![plain, branch, replay, hinted]
}

#[test]
fn a_result_reads_back_as_itself() {
    for line in lines() {
        assert_eq!(line.to_string().parse(), Ok(line.clone()));
        assert_eq!(format!("{line}\n").parse(), Ok(line.clone()));
    }
}

#[test]
fn a_result_truncated_anywhere_is_refused() {
    for line in lines() {
        let text = line.to_string();
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            assert!(text[..end].parse::<GameResult>().is_err(), "{}", &text[..end]);
        }
    }
}

#[test]
fn a_forged_result_is_refused() {
    let seats = "\t1 24 0 person Ana\t2 18 0 person Bo\tend";
    let head = "result 1 olympics D1";
    assert!(format!("{head}{seats}").parse::<GameResult>().is_ok());
    for (forged, why) in [
        ("", ResultError::NotAResult),
        ("result 2 olympics D1\tend", ResultError::NotAResult),
        (&format!("result 1 olympics D1{}\tend", "\t1 1 0 person Ana".repeat(2000)), ResultError::NotAResult),
        (&format!("{head}\tend"), ResultError::Unreadable),
        (&format!("{head} twice{seats}"), ResultError::Unreadable),
        (&format!("{head} branch replay{seats}"), ResultError::Unreadable),
        (&format!("result 1 ../x D1{seats}"), ResultError::Unreadable),
        (&format!("result 1 olympics d1{seats}"), ResultError::Unreadable),
        (&format!("{head}\t0 24 0 person Ana\tend"), ResultError::Unreadable),
        (&format!("{head}\t2 24 0 person Ana\tend"), ResultError::Unreadable),
        (
            &format!("{head}\t1 24 0 person Ana\t1 24 0 person Bo\t2 8 0 person Chen\tend"),
            ResultError::Unreadable,
        ),
        (&format!("{head}\t1 {} 0 person Ana\tend", i32::MIN), ResultError::Unreadable),
        (&format!("{head}\t1 24 -1 person Ana\tend"), ResultError::Unreadable),
        (&format!("{head}\t1 24 0 robot Ana\tend"), ResultError::Unreadable),
        (&format!("{head}{}\tend", "\t1 1 0 person A".repeat(9)), ResultError::Unreadable),
    ] {
        assert_eq!(forged.parse::<GameResult>(), Err(why), "{forged}");
    }
}

#[test]
fn the_moment_of_a_table_is_its_id() {
    let moment = |id: &str| lines()[0].clone().at(id).began;
    assert_eq!(["1a1ff43dd00", "1a1ff43dd00xx"].map(moment), [Timestamp::from_ms(0x1a1_ff43_dd00); 2]);
    assert_eq!(
        ["", "x", "k3", "ffffffffffffffff", "fffffffffffffffffffff"].map(moment),
        [Timestamp::default(); 5]
    );
}

#[test]
fn any_changed_line_is_read_or_refused() {
    let mut chance = Chance::new(&Seed::from_number(45), Stream::Decoration);
    let lines: Vec<Vec<u8>> = lines().iter().map(|line| line.to_string().into_bytes()).collect();
    for _ in 0..20_000 {
        let mut bytes = lines[chance.below(lines.len() as u32) as usize].clone();
        for _ in 0..=chance.below(3) {
            let place = chance.below(bytes.len() as u32) as usize;
            bytes[place] = (chance.below(256)) as u8;
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(read) = text.parse::<GameResult>() {
            // What is read is clean: it reads back as itself.
            assert_eq!(read.to_string().parse(), Ok(read));
        }
    }
}

/// Plays a game of Rookies, one of whose seats is a person's.
struct Played;

impl Visitor for Played {
    type Output = Box<dyn AnyTable>;

    fn visit<R: Game>(self) -> Box<dyn AnyTable> {
        let seats = 2;
        let kind = |seat| if seat == 0 { PlayerKind::Person } else { PlayerKind::Computer(Level::Rookie) };
        let players = (0..seats).map(|seat| Player::new("", kind(seat))).collect();
        let setup = R::Setup::new(seats, "").unwrap();
        let mut table = Table::<R>::open(setup, players, Source::Seed(Seed::from_number(5))).unwrap();
        let mut chance = Chance::new(&Seed::from_number(6), Stream::Decoration);
        table.note(Note::Hint(Seat(0)));
        table.note(Note::Hint(Seat(0)));
        while table.awaiting() != Awaiting::Over {
            assert_eq!(GameResult::of(&table), None);
            let seat = table.awaiting().seats().first().unwrap();
            let legal = table.legal(seat);
            let action = legal[chance.below(legal.len() as u32) as usize];
            table.act(seat, action, 0).unwrap();
        }
        let branch = table.branch(1, table.players().to_vec());
        assert!(branch.is_ok_and(|branch| GameResult::of(&branch).is_none()));
        Box::new(table)
    }
}

#[test]
fn the_result_of_a_table_is_its_standing() {
    for info in shelf() {
        let table = visit(info.id, Played).unwrap();
        let standing = table.standing();
        let result = GameResult::of(table.as_ref()).unwrap().at("1a1ff43dd00x");
        assert_eq!((result.game.as_str(), result.began), (info.id, Timestamp::from_ms(0x1a1_ff43_dd00)));
        assert_eq!(result.deal, table.commitment().to_string());
        assert_eq!(result.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), standing.ranks);
        assert_eq!(result.seats.iter().map(|seat| seat.points).collect::<Vec<_>>(), standing.points);
        assert_eq!(result.seats.iter().map(|seat| seat.hints).collect::<Vec<_>>()[..2], [2, 0]);
        let read: GameResult = result.to_string().parse().unwrap();
        assert_eq!(read.at("1a1ff43dd00x"), result);
    }
}
