//! What hints say: `cargo run --release -p pentathlon-engine --example hints -- GAME [--seats N] [--games G] [--print]`.
//!
//! Regulars play games of so many seats (2 to 4 in turn), and at one decision in five somebody asks for a hint. It counts the kinds
//! of reasons, and whether each hint is as promised: nothing wasted is advised, and nothing is compared with its twin. Then
//! the game is played on as advised, with the cards that really lie there: of what is said to come first in so many of 100
//! games, so many did, in ten groups. With `--print` it prints each hint below what the seat knows.

#![allow(clippy::expect_used, reason = "a measurement that cannot go on stops with a sentence")]

use pentathlon_engine::bots::{
    Cause, Figures, HINT_PLAYOUTS, HintAnswer, HintRequest, HintSearch, Outcome, Playout, WIN,
};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{Game, Visitor, visit};
use pentathlon_engine::rules::{Level, Seat, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::process::ExitCode;

/// Games are played on so often after each hint.
const GAMES: u32 = 20;
/// One decision in so many is asked about.
const EVERY: usize = 5;

struct Hints {
    seats: Option<usize>,
    games: u64,
    prints: bool,
}

/// The longest line of a view that is printed.
const WIDTH: usize = 160;

/// A value with short parts on one line.
fn readable(value: impl Debug) -> String {
    let all = format!("{value:#?}");
    let lines: Vec<&str> = all.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut printed = String::new();
    let mut at = 0;
    while let Some(&line) = lines.get(at) {
        let part = lines.iter().skip(at + 1).position(|&next| indent(next) <= indent(line)).unwrap_or(0);
        let end = if line.ends_with(['{', '[', '(']) { at + 1 + part } else { at };
        let inner = lines.get(at + 1..=end).unwrap_or_default().iter().map(|line| line.trim());
        let joined = [line].into_iter().chain(inner).collect::<Vec<_>>().join(" ");
        let fits = joined.len() <= WIDTH;
        printed.push_str(if fits { &joined } else { line });
        printed.push('\n');
        at = if fits { end + 1 } else { at + 1 };
    }
    printed
}

/// Hints that say much the same of the first place.
#[derive(Clone, Copy, Default)]
struct Group {
    hints: u32,
    /// The sum of what they say, in hundredths of a win.
    said: u32,
    /// The sums of what came of it, without slips, as Regulars play, and with those of the search.
    won: [f64; 2],
}

/// In how many of 100 games a seat comes first that acts so, with the cards that really lie there.
fn came_first<R: Game>(table: &Table<R>, seat: Seat, action: R::Action, mut playout: Playout<R>) -> f64 {
    let mut state = R::start(table.setup(), &table.source().deal(table.setup())).expect("it was dealt");
    let acted = table.entries().map(|entry| (entry.seat, entry.action)).chain([(seat, action)]);
    for (seat, action) in acted {
        R::play(&mut state, seat, action, &mut |_, _| {}).expect("it is legal");
    }
    let mut won = 0.0;
    for number in 0..GAMES {
        let mut end = state.clone();
        let mut chance = Chance::new(&Seed::from_number(number.into()), Stream::Thinking(0));
        playout.finish(&mut end, &mut chance).expect("it can be played on");
        won += f64::from(Outcome::of(&R::standing(&end), seat).share) / f64::from(WIN);
    }
    100.0 * won / f64::from(GAMES)
}

impl Visitor for Hints {
    type Output = ();

    fn visit<R: Game>(self) {
        if R::RACE.is_some() {
            return println!("Nobody takes a hint in a race.");
        }
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        let mut facts: BTreeMap<String, usize> = BTreeMap::new();
        let mut all = 0_u32;
        let mut groups = [Group::default(); 10];
        for number in 0..self.games {
            let seats = self.seats.unwrap_or(2 + number as usize % 3);
            let setup = R::Setup::new(seats, "").expect("so many can play");
            let players: Vec<Player> =
                (0..seats).map(|_| Player::new("", PlayerKind::Computer(Level::Regular))).collect();
            let source = Source::Seed(Seed::from_number(number));
            let mut table = Table::<R>::open(setup, players, source).expect("a table can be opened");
            while let Some(seat) = table.next_seat() {
                if table.can_search(seat) && table.len() % EVERY == number as usize % EVERY {
                    let asked = table.search_request(seat, 0).expect("there is a choice");
                    let view = asked.view.clone();
                    let mut search = HintSearch::<R>::new(HintRequest {
                        view: asked.view,
                        seat,
                        seats,
                        legal: asked.legal,
                        playouts: HINT_PLAYOUTS,
                        seed: asked.seed,
                        best: None,
                        selected: None,
                    })
                    .expect("there is a choice");
                    while !search.step(u32::MAX) {}
                    let &HintAnswer { best, other, cause, figures } = search.answer().expect("it is done");
                    all += 1;
                    if let Some(Figures { wins: [said, _], .. }) = figures {
                        let group = &mut groups[usize::from(said / 10).min(9)];
                        group.hints += 1;
                        group.said += u32::from(said);
                        for (won, playout) in group.won.iter_mut().zip([Playout::new(0), Playout::default()])
                        {
                            *won += came_first(&table, seat, best, playout);
                        }
                    }
                    let kind = match (other, cause) {
                        (None, _) => "nothing to compare with",
                        (_, Cause::Fact(_)) => "fact",
                        (_, Cause::Keeps) => "keeps more",
                        (_, Cause::Equal) => "equal",
                        _ => "figures",
                    };
                    *kinds.entry(kind).or_default() += 1;
                    if let Cause::Fact(fact) = cause {
                        let name = format!("{fact:?}");
                        let name = name.split(['(', ' ']).next().unwrap_or_default();
                        *facts.entry(name.to_owned()).or_default() += 1;
                    }
                    let keeps = |action| R::keeping(&view, action);
                    if matches!(cause, Cause::Equal) && other.is_some_and(|other| keeps(other) > keeps(best))
                    {
                        *kinds.entry("equal, and keeps less").or_default() += 1;
                    }
                    if R::is_wasted(&view, best) {
                        *kinds.entry("wasted").or_default() += 1;
                    }
                    let is_by_rule = other.is_some_and(|other| R::is_wasted(&view, other));
                    if other.is_some_and(|other| !is_by_rule && R::are_twins(&view, [best, other])) {
                        *kinds.entry("twins").or_default() += 1;
                    }
                    if self.prints {
                        print!("game {number}, {}", readable(&view));
                        println!(
                            "{best} | {} | {cause:?} | {:?}",
                            other.map_or_else(String::new, |other| other.to_string()),
                            figures.map(|figures| figures.wins)
                        );
                    }
                }
                table.play_like(seat, Level::Regular).expect("it is legal");
            }
        }
        println!("{}: {all} hints in {} games", R::Setup::INFO.id, self.games);
        for (kind, count) in kinds {
            println!("  {kind}: {count} ({:.1} %)", 100.0 * count as f64 / f64::from(all));
        }
        let mut facts: Vec<(String, usize)> = facts.into_iter().collect();
        facts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (fact, count) in facts {
            println!("    {fact}: {count}");
        }
        println!("  comes first, of 100 games: said, did without slips, did with slips (hints)");
        for Group { hints, said, won } in groups.into_iter().filter(|group| group.hints > 0) {
            let hints = f64::from(hints);
            let [without, with] = won.map(|won| won / hints);
            println!("    {:.0}, {without:.0}, {with:.0} ({hints})", f64::from(said) / hints);
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| {
        let place = arguments.iter().position(|argument| argument == name)?;
        arguments.get(place + 1)?.parse::<u64>().ok()
    };
    let hints = Hints {
        seats: value("--seats").map(|seats| seats as usize),
        games: value("--games").unwrap_or(30),
        prints: arguments.iter().any(|argument| argument == "--print"),
    };
    if arguments.first().and_then(|game| visit(game, hints)).is_some() {
        return ExitCode::SUCCESS;
    }
    eprintln!("hints GAME [--seats N] [--games G] [--print]");
    ExitCode::FAILURE
}
