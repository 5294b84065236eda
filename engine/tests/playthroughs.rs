//! Golden playthroughs: a whole game of each kind, at each number of seats, as readable text.
//!
//! Guards against unintended changes of the deal, of the effects of actions, of what each viewer sees and knows at each
//! point, and of the choices of computer players. A game on the shelf without its files fails, and so does a file
//! without a game. `UPDATE_PLAYTHROUGHS=1 cargo test -p pentathlon-engine playthroughs::` rewrites them; review
//! the difference.

use crate::walk;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Awaiting, Deal, Level, Rules, Seat, Setup, Viewer};
use pentathlon_engine::table::{Frame, Player, PlayerKind, Source, Table};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
const NAMES: [&str; 8] = ["Ana", "Bo", "Chloe", "Dion", "Elektra", "Fyodor", "Gina", "Hektor"];

fn file_name(game: &str, seats: usize) -> String {
    format!("{game}-{seats}.txt")
}

fn seed(seats: usize) -> Seed {
    Seed::from_number(1896 + seats as u64)
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Table => "everybody".to_owned(),
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Open => "afterwards".to_owned(),
    }
}

/// The seats that may act, in words.
fn asked(awaiting: Awaiting) -> String {
    let list = |seats: pentathlon_engine::rules::SeatSet| {
        seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
    };
    match awaiting {
        Awaiting::Turn(seat) => format!("seat {seat}"),
        Awaiting::Secret(seats) => format!("in secret, seats {}", list(seats)),
        Awaiting::Race(seats) => format!("as fast as they can, seats {}", list(seats)),
        Awaiting::Over => "nobody: the game is over".to_owned(),
    }
}

/// The parts of a list in Rust's debug format, split at top-level commas.
fn parts(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (place, letter) in text.char_indices() {
        match letter {
            '{' | '[' | '(' => depth += 1,
            '}' | ']' | ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[begin..place].trim());
                begin = place + 1;
            }
            _ => {}
        }
    }
    parts.push(text[begin..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// A value in Rust's debug format, one line per field; for a field that is a list of structs, one line per struct.
fn fields(value: &impl std::fmt::Debug) -> Vec<String> {
    let text = format!("{value:?}");
    let inside = text.split_once('{').and_then(|(_, rest)| rest.strip_suffix('}')).unwrap_or(&text);
    let mut lines = Vec::new();
    for field in parts(inside) {
        let list = field.split_once(": [").and_then(|(name, rest)| Some((name, rest.strip_suffix(']')?)));
        match list {
            Some((name, list)) if !list.is_empty() && parts(list).iter().all(|part| part.ends_with('}')) => {
                lines.extend(
                    parts(list).iter().enumerate().map(|(place, part)| format!("{name} {place}: {part}")),
                );
            }
            _ => lines.push(field.to_owned()),
        }
    }
    lines
}

fn texts<R: Rules>(frames: &[Frame<R>]) -> Vec<String> {
    frames.iter().map(|frame| format!("{:?}", frame.event)).collect()
}

/// What everybody knows; what each seat knows in addition, and its legal actions.
fn moment<R: Rules>(out: &mut String, table: &Table<R>) {
    let public = fields(&table.view(Viewer::Table));
    let _ = writeln!(out, "  everybody knows:\n    {}", public.join("\n    "));
    for seat in Seat::all(table.setup().seats()) {
        let own = fields(&table.view(Viewer::Seat(seat)));
        assert_eq!(own.len(), public.len());
        let besides = own.iter().filter(|line| !public.contains(line));
        let besides: String = besides.map(|line| format!("\n    {line}")).collect();
        let _ = writeln!(out, "  seat {seat} knows:{besides}");
        let may: Vec<String> = table.legal(seat).iter().map(ToString::to_string).collect();
        let _ = writeln!(
            out,
            "    and may: {}",
            if may.is_empty() { "nothing".to_owned() } else { may.join(", ") }
        );
    }
    for action in table.legal(Seat::CLOCK) {
        let after =
            table.countdown().map_or("when it is pressed".to_owned(), |c| format!("after {} ms", c.lasts_ms));
        let _ = writeln!(out, "  the clock will, {after}: {action}");
    }
}

/// The first word of the current legal actions.
fn question<R: Rules>(table: &Table<R>) -> Option<String> {
    let seat = table.awaiting().seats().first()?;
    let action = table.legal(seat).first()?.to_string();
    action.split(' ').next().map(str::to_owned)
}

/// A whole game between computer players, Regulars in the even seats and Rookies in the odd ones.
fn playthrough<R: Game>(seats: usize) -> String {
    let setup = R::Setup::new(seats, "").unwrap();
    let levels = [Level::Regular, Level::Rookie];
    let players = (0..seats)
        .map(|seat| Player::new(NAMES[seat], PlayerKind::Computer(levels[seat % levels.len()])))
        .collect();
    let mut table = Table::<R>::open(setup.clone(), players, Source::Seed(seed(seats))).unwrap();
    let info = R::Setup::INFO;
    let deal = R::Deal::draw(&setup, &mut Chance::new(&seed(seats), Stream::Deal));

    let mut out = format!("{} ({}, rules {}), {seats} seats\n", info.title, info.id, info.rules_version);
    let _ = writeln!(out, "{}", format!("options: {setup}").trim_end());
    table.players().iter().enumerate().for_each(|(seat, player)| {
        let _ = writeln!(out, "seat {seat}: {player}");
    });
    let _ = writeln!(out, "seed: {}\ndeal: {deal}\n\n== at the beginning", seed(seats));
    moment(&mut out, &table);

    // Moments recorded in detail: the first one of each kind of decision, and some others.
    let mut questions: BTreeSet<String> = question(&table).into_iter().collect();
    while let Some(seat) = table.next_seat() {
        let action = table.play_like(seat, walk::level_of(table.players(), seat)).unwrap();
        let everybody = texts(&table.last_frames(Viewer::Table));
        let who = if seat == Seat::CLOCK { "the clock".to_owned() } else { format!("seat {seat}") };
        let _ = writeln!(out, "\n{}. {who}: {action}", table.len());
        everybody.iter().for_each(|line| {
            let _ = writeln!(out, "  {line}");
        });
        for viewer in Seat::all(seats).map(Viewer::Seat) {
            let seen = texts(&table.last_frames(viewer));
            assert_eq!(seen.len(), everybody.len(), "something happened that not everybody is told of");
            for (_, line) in everybody.iter().zip(&seen).filter(|(public, own)| public != own) {
                let _ = writeln!(out, "  to {}: {line}", name(viewer));
            }
        }
        let _ = writeln!(out, "  next: {}", asked(table.awaiting()));
        if question(&table).is_some_and(|question| questions.insert(question))
            || table.len().is_multiple_of(40)
        {
            let _ = writeln!(out, "\n== after {} actions", table.len());
            moment(&mut out, &table);
        }
    }
    let _ = writeln!(out, "\n== at the end\n  {}", fields(&table.view(Viewer::Open)).join("\n  "));
    let standing = table.standing();
    for (seat, (points, rank)) in standing.points.iter().zip(&standing.ranks).enumerate() {
        let _ = writeln!(out, "seat {seat}: {points} points, rank {rank}");
    }
    for tie in &standing.tiebreaks {
        let _ = writeln!(
            out,
            "tie of {:?} with {} points, by {}: {}",
            tie.seats,
            tie.points,
            tie.rule,
            if tie.shared { "shared" } else { "decided" }
        );
    }
    out
}

/// The first line in which two texts differ.
fn difference(expected: &str, found: &str) -> Option<String> {
    let mut lines = expected.lines().zip(found.lines()).enumerate();
    if let Some((number, (old, new))) = lines.find(|(_, (old, new))| old != new) {
        return Some(format!("line {}:\n  was: {old}\n  is:  {new}", number + 1));
    }
    let (old, new) = (expected.lines().count(), found.lines().count());
    (expected != found).then(|| format!("{old} lines were there, {new} are"))
}

every_game! {
    fn a_game_is_played_as_its_golden_file_says<R>(seats: usize) {
        let path = Path::new(FOLDER).join(file_name(R::Setup::INFO.id, seats));
        let found = playthrough::<R>(seats);
        if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some_and(|value| value == "1") {
            std::fs::create_dir_all(FOLDER).unwrap();
            std::fs::write(&path, &found).unwrap();
        }
        let expected = std::fs::read_to_string(&path)
            .unwrap_or_else(|why| panic!("{}: {why}; UPDATE_PLAYTHROUGHS=1 writes it", path.display()));
        if let Some(where_) = difference(&expected, &found) {
            panic!("{}, {where_}\nIf that is meant: UPDATE_PLAYTHROUGHS=1 writes it anew.", path.display());
        }
    }
}

every_game! {
    fn a_playthrough_is_the_same_each_time_and_reads_as_a_whole_game<R>(seats: usize) {
        let text = playthrough::<R>(seats);
        assert_eq!(difference(&text, &playthrough::<R>(seats)), None);
        assert!(text.contains("next: nobody: the game is over"));
        assert!(text.lines().all(|line| line == line.trim_end()));
    }
}

#[test]
fn a_golden_file_without_a_game_is_refused() {
    let belong: BTreeSet<PathBuf> = games::shelf()
        .into_iter()
        .flat_map(|info| {
            info.seats.clone().map(move |seats| Path::new(FOLDER).join(file_name(info.id, seats)))
        })
        .collect();
    let folder = std::fs::read_dir(FOLDER).expect("golden files have been written");
    let lie_there: BTreeSet<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    let orphans: Vec<_> = lie_there.difference(&belong).collect();
    assert!(orphans.is_empty(), "no game on the shelf has written {orphans:?}");
}

#[test]
fn a_changed_line_is_found() {
    assert_eq!(difference("a\nb\nc\n", "a\nb\nc\n"), None);
    assert_eq!(difference("a\nb\nc\n", "a\nx\nc\n").unwrap(), "line 2:\n  was: b\n  is:  x");
    assert_eq!(difference("a\n", "a\nb\n").unwrap(), "1 lines were there, 2 are");
}
