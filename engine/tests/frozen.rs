//! Records and links of earlier versions: each must always replay to the same standing.
//!
//! `engine/tests/frozen/` has a whole game of each kind at each number of seats, with takebacks and notes, and one
//! whose deal is written out. A file begins with the outcome, in comments. An existing file is never rewritten: a
//! change that makes one fail breaks what people have saved.
//! `NEW_RECORDS=1 cargo test -p pentathlon-engine frozen::` adds the files of a new game.

use crate::walk::{self, setup};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Awaiting, Level, Rules, Seat, Setup};
use pentathlon_engine::table::{Note, Player, PlayerKind, Source, Table};
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/frozen");
const NAMES: [&str; 8] = ["Ana", "Zoë", "日本", "Dita", "O'Neill", "علي", "Goro", "🏅"];

fn file(game: &str, seats: usize, kind: &str) -> PathBuf {
    Path::new(FOLDER).join(format!("{game}-{seats}{kind}.txt"))
}

/// A whole game in which people take something back now and then.
fn played<R: Game>(seats: usize, is_written_out: bool) -> Table<R> {
    let seed = Seed::from_number(1936 + seats as u64);
    let source = if is_written_out {
        Source::Deal(Source::Seed(seed).deal(&setup::<R>(seats)))
    } else {
        Source::Seed(seed)
    };
    let kinds = [
        PlayerKind::Person,
        PlayerKind::Computer(Level::Regular),
        PlayerKind::Computer(Level::Rookie),
        PlayerKind::Person,
    ];
    let player = |seat: Seat| Player::new(NAMES[seat.index()], kinds[seat.index() % kinds.len()]);
    let players = Seat::all(seats).map(player).collect();
    let mut table = Table::<R>::open(setup::<R>(seats), players, source).unwrap();
    let mut takebacks = 0;
    while let Some(seat) = table.awaiting().seats().first() {
        let level = if seat.0 % 2 == 0 { Level::Rookie } else { Level::Regular };
        let action = table.quick_action(seat, level).expect("a seat that is asked has a legal action");
        table.act(seat, action, 700 * table.len() as u64).unwrap();
        if table.people().contains(seat) && table.len().is_multiple_of(5) {
            table.note(Note::Curtain(seat));
        }
        if table.len() > 7 * (takebacks + 1) && takebacks < 3 && table.undo(true).is_ok() {
            takebacks += 1;
        }
    }
    table.note(Note::Shared);
    table
}

/// The outcome of a game.
fn outcome<R: Rules>(table: &Table<R>) -> String {
    let standing = table.standing();
    // The first twelve letters are those of earlier versions.
    let code: String = table.commitment().to_string().chars().take(14).collect();
    let mut lines = vec![
        format!("code {code}"),
        format!("actions {}", table.len()),
        format!("points {:?}", standing.points),
        format!("ranks {:?}", standing.ranks),
    ];
    let tie = |tie: &pentathlon_engine::rules::Tiebreak| {
        format!("tie {} {} {:?} {}", tie.rule, tie.points, tie.seats, tie.shared)
    };
    lines.extend(standing.tiebreaks.iter().map(tie));
    lines.iter().map(|line| format!("# {line}\n")).collect()
}

every_game! {
    fn a_record_of_an_earlier_day_replays_to_the_same_standing<R>(seats: usize) {
        let info = R::Setup::INFO;
        for kind in ["", "-deal"] {
            if !kind.is_empty() && seats != *info.seats.start() {
                continue;
            }
            let path = file(info.id, seats, kind);
            if !path.exists() && std::env::var_os("NEW_RECORDS").is_some() {
                let table = played::<R>(seats, !kind.is_empty());
                let link = table.link().unwrap();
                std::fs::write(&path, format!("# link {link}\n{}{table}", outcome(&table))).unwrap();
            }
            let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let table = Table::<R>::read(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            assert_eq!(table.awaiting(), Awaiting::Over);
            let (said, record): (Vec<&str>, Vec<&str>) =
                text.split_inclusive('\n').partition(|line| line.starts_with('#'));
            let (link, said) = said.split_first().unwrap();
            assert_eq!(outcome(&table), said.concat(), "{}", path.display());
            let link = link.strip_prefix("# link ").unwrap().trim_end();
            let linked = Table::<R>::read_link(link).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            assert_eq!(outcome(&linked.table), said.concat(), "the link of {}", path.display());
            assert_eq!(table.to_string(), record.concat(), "{} is written as it stands", path.display());
        }
    }
}

#[test]
fn there_is_no_frozen_record_of_a_game_that_is_not_on_the_shelf() {
    let shelf = pentathlon_engine::games::shelf();
    for entry in std::fs::read_dir(FOLDER).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let (game, _) = name.split_once('-').unwrap();
        assert!(shelf.iter().any(|info| info.id == game), "{name}");
    }
}
