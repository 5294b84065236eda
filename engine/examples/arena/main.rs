//! Games between computer players, to measure their strength.
//!
//! `cargo run --release -p pentathlon-engine --example arena -- GAME --players expert,regular,regular,regular --games N
//! --seed S [--iterations K] [--options "key=value ..."] [--sprt] [--json]`
//!
//! Each deal is played once for each rotation of the players around the table. Intervals count deals, not games. With
//! `--sprt` it stops as soon as the first player is shown to be stronger or weaker than its fair share (by 5 percentage
//! points, at 5 % error each way). The same seed gives the same games and results; only the times differ. In a race
//! everybody acts after their reaction time.

mod foreign;
mod player;
mod race;
mod score;

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Awaiting, Deal, Seat, Setup};
use player::Contestant;
use race::Race;
use score::Clusters;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The arguments.
struct Arena {
    names: Vec<String>,
    players: Vec<Contestant>,
    games: u64,
    seed: u64,
    iterations: u32,
    options: String,
    sprt: bool,
}

/// The results of all players of one name.
struct Score {
    name: String,
    /// The number of seats with that name.
    seats: usize,
    /// The share of the wins in each deal, in hundredths.
    shares: Clusters,
    points: f64,
    decisions: u64,
    iterations: u64,
    took: Duration,
    longest: Duration,
}

struct Tally {
    games: u64,
    scores: Vec<Score>,
}

impl Visitor for Arena {
    type Output = Result<Tally, String>;

    fn visit<R: Game>(self) -> Self::Output {
        let seats = self.players.len();
        let setup = R::Setup::new(seats, &self.options).map_err(|why| why.to_string())?;
        let mut scores: Vec<Score> = Vec::new();
        for name in &self.names {
            match scores.iter_mut().find(|score| score.name == *name) {
                Some(score) => score.seats += 1,
                None => scores.push(Score::new(name)),
            }
        }
        let place = |name: &String| scores.iter().position(|score| score.name == *name).unwrap_or(0);
        let places: Vec<usize> = self.names.iter().map(place).collect();
        // Equal players need no rotation.
        let rotations = if scores.len() > 1 { seats } else { 1 };
        let mut games = 0;
        for deal_number in 0..self.games.div_ceil(rotations as u64) {
            let number = self.seed.wrapping_mul(1_000_003).wrapping_add(deal_number);
            let seed = Seed::from_number(number);
            let deal = R::Deal::draw(&setup, &mut Chance::new(&seed, Stream::Deal));
            let mut wins = vec![0.0; scores.len()];
            for rotation in 0..rotations {
                let who = |seat: Seat| (seat.index() + rotation) % seats;
                let place = |seat: Seat| places[who(seat)];
                let chance = |step: u32| {
                    Chance::new(&seed, Stream::Thinking(step * rotations as u32 + rotation as u32))
                };
                let player = |seat: Seat| self.players[who(seat)];
                let state = self.play_one::<R>(&setup, &deal, player, chance, |seat, took, iterations| {
                    scores[place(seat)].decided(took, iterations);
                })?;
                let standing = R::standing(&state);
                let winners: Vec<Seat> = standing.firsts().collect();
                for &winner in &winners {
                    wins[place(winner)] += 100.0 / winners.len() as f64;
                }
                for seat in Seat::all(seats) {
                    let at = place(seat);
                    scores[at].points += f64::from(standing.points[seat.index()]);
                }
                games += 1;
            }
            for (score, wins) in scores.iter_mut().zip(wins) {
                score.shares.push(wins / rotations as f64);
            }
            if self.sprt && is_decided(&scores, seats) {
                break;
            }
        }
        Ok(Tally { games, scores })
    }
}

impl Arena {
    /// Plays one game to its end, each step with its own luck. `decided` hears of each decision of a seat that had a choice, and
    /// how long it took.
    fn play_one<R: Game>(
        &self,
        setup: &R::Setup,
        deal: &R::Deal,
        player: impl Fn(Seat) -> Contestant,
        chance: impl Fn(u32) -> Chance,
        mut decided: impl FnMut(Seat, Duration, u32),
    ) -> Result<R::State, String> {
        let mut state = R::start(setup, deal).map_err(|why| why.to_string())?;
        // The state before the choices of a secret phase.
        let mut opening = state.clone();
        let mut legal = Vec::new();
        let mut race = Race::default();
        for step in 0.. {
            let awaiting = R::awaiting(&state);
            let Some(seat) = awaiting.seats().first() else { break };
            let mut chance = chance(step);
            let (seat, action) = if let Awaiting::Race(seats) = awaiting {
                race.next::<R>(&state, seats, &player, &mut chance).ok_or("nobody acts in a race")?
            } else {
                race = Race::default();
                R::legal(&state, seat, &mut legal);
                let began = Instant::now();
                let (action, iterations) =
                    player(seat).decide::<R>(&opening, seat, &legal, self.iterations, &mut chance);
                if legal.len() > 1 {
                    decided(seat, began.elapsed(), iterations);
                }
                (seat, action.ok_or("a seat is asked and does nothing")?)
            };
            R::play(&mut state, seat, action, &mut |_, _| {}).map_err(|why| why.to_string())?;
            if !R::awaiting(&state).goes_on_after(awaiting, seat) {
                opening = state.clone();
            }
        }
        Ok(state)
    }
}

/// Whether the first player is shown to be stronger or weaker than its fair share.
fn is_decided(scores: &[Score], seats: usize) -> bool {
    let Some(first) = scores.first() else { return true };
    let par = 100.0 * first.seats as f64 / seats as f64;
    first.shares.len() >= 5 && first.shares.evidence(par, 5.0, 100.0).abs() >= (0.95_f64 / 0.05).ln()
}

impl Score {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            seats: 1,
            shares: Clusters::default(),
            points: 0.0,
            decisions: 0,
            iterations: 0,
            took: Duration::ZERO,
            longest: Duration::ZERO,
        }
    }

    fn decided(&mut self, took: Duration, iterations: u32) {
        self.decisions += 1;
        self.iterations += u64::from(iterations);
        self.took += took;
        self.longest = self.longest.max(took);
    }

    fn ms(&self) -> f64 {
        self.took.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64
    }
}

impl Tally {
    fn json(&self, game: &str) -> String {
        let player = |score: &Score| {
            let share = score.shares.interval(100.0);
            format!(
                r#"{{"name":"{}","share":{:.2},"low":{:.2},"high":{:.2},"ms":{:.3}}}"#,
                score.name,
                share.mean,
                share.low,
                share.high,
                score.ms()
            )
        };
        let players: Vec<String> = self.scores.iter().map(player).collect();
        format!(r#"{{"game":"{game}","games":{},"players":[{}]}}"#, self.games, players.join(","))
    }

    fn text(&self, game: &str, seats: usize) -> String {
        let mut text = format!("{game}, {seats} seats, {} games\n", self.games);
        text += "player         seats   win share (95 %)      par   points   ms a decision (longest)   iterations/s\n";
        for score in &self.scores {
            let share = score.shares.interval(100.0);
            let games = self.games as f64 * score.seats as f64;
            let seconds = score.took.as_secs_f64();
            let speed = if score.iterations > 0 { score.iterations as f64 / seconds } else { 0.0 };
            text += &format!(
                "{:14} {:5}   {:5.1} ({:5.1} - {:5.1})   {:5.1}   {:6.2}   {:13.3} ({:7.1})   {:12.0}\n",
                score.name,
                score.seats,
                share.mean,
                share.low,
                share.high,
                100.0 * score.seats as f64 / seats as f64,
                score.points / games,
                score.ms(),
                score.longest.as_secs_f64() * 1000.0,
                speed
            );
        }
        text
    }
}

fn run(arguments: &[String]) -> Result<String, String> {
    let usage = format!(
        "usage: arena GAME --players A,B,... --games N --seed S [--iterations K] [--options O] [--sprt] [--json]\n\
         players: {}",
        Contestant::names().join(", ")
    );
    let mut rest = arguments.iter();
    let game = rest.next().ok_or(&usage)?;
    let (mut names, mut games, mut seed, mut iterations) = (Vec::new(), None, None, 1000);
    let (mut options, mut sprt, mut json) = (String::new(), false, false);
    while let Some(argument) = rest.next() {
        let mut value = || rest.next().ok_or(&usage);
        match argument.as_str() {
            "--players" => names = value()?.split(',').map(str::to_owned).collect(),
            "--games" => games = Some(value()?.parse().map_err(|_| &usage)?),
            "--seed" => seed = Some(value()?.parse().map_err(|_| &usage)?),
            "--iterations" => iterations = value()?.parse().map_err(|_| &usage)?,
            "--options" => options.clone_from(value()?),
            "--sprt" => sprt = true,
            "--json" => json = true,
            _ => return Err(usage),
        }
    }
    let named =
        |name: &String| Contestant::named(name).ok_or(format!("there is no player \"{name}\"\n{usage}"));
    let players = names.iter().map(named).collect::<Result<Vec<_>, _>>()?;
    let seats = players.len();
    let (games, seed) = (games.ok_or(&usage)?, seed.ok_or(&usage)?);
    let tally = games::visit(game, Arena { names, players, games, seed, iterations, options, sprt })
        .ok_or_else(|| format!("there is no game \"{game}\" on the shelf"))??;
    Ok(if json { tally.json(game) } else { tally.text(game, seats) })
}

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
