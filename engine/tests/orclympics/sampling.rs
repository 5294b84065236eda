//! Orc-lympics: which rosters the opponents have, and which of their cards rest.

use crate::walk;
use crate::walk::distribution::{MAX_DEVIATION, deviation};
use pentathlon_engine::bots::greedy;
use pentathlon_engine::games::orclympics::{Draft, Orclympics, Phase, Player, State, Team, View};
use pentathlon_engine::rules::{Awaiting, Determinize, Rules, Seat, Viewer};
use std::collections::BTreeMap;

/// The number of samples. The sampler is a random walk that is cut off at some point: the remaining bias of its start
/// is too small for this many samples to show.
const SAMPLES: u32 = 3_000;

/// The cards kept in the draft by each player, and the number of ways; copies count as different cards.
type Kept = BTreeMap<Vec<Team>, f64>;

/// A card that somebody kept out of some cards.
struct Pick {
    seat: usize,
    heap: usize,
}

/// Everything the others may have kept, derived from the rules of the draft, independently of the sampler.
fn kept(own: usize, seats: usize, draft: &Draft) -> Kept {
    let mut heaps = vec![Team::DECK];
    let mut picks = Vec::new();
    for origin in 0..seats {
        let mine = |time: &usize| (origin + time) % seats == own;
        let mut heap = 0;
        for time in 0..8 {
            if mine(&time) {
                if heap == 0 {
                    heaps[0] = heaps[0].minus(draft.looked[time]);
                }
                let passed = draft.passed_on(time).unwrap();
                let back = (time + 1..8).find(mine).map_or(Team::EMPTY, |again| draft.looked[again]);
                heap = heaps.len();
                heaps.push(passed.minus(back));
            } else {
                picks.push(Pick { seat: (origin + time) % seats, heap });
            }
        }
    }
    // Heap by heap, so that few heaps are open at a time.
    let mut all: Kept = BTreeMap::from([(vec![Team::EMPTY; seats], 1.0)]);
    for (number, &heap) in heaps.iter().enumerate() {
        let mut open: BTreeMap<(Vec<Team>, Team), f64> =
            all.into_iter().map(|(kept, ways)| ((kept, heap), ways)).collect();
        for pick in picks.iter().filter(|pick| pick.heap == number) {
            let mut next = BTreeMap::new();
            for ((kept, heap), ways) in open {
                for race in heap.kinds() {
                    let mut kept = kept.clone();
                    kept[pick.seat].add(race);
                    *next.entry((kept, heap.without(race))).or_default() +=
                        ways * f64::from(heap.count(race));
                }
            }
            open = next;
        }
        all = BTreeMap::new();
        for ((kept, _), ways) in open {
            *all.entry(kept).or_default() += ways;
        }
    }
    all
}

/// The rosters of that size out of the cards kept, and the number of ways to choose each.
fn rosters(kept: Team, size: usize) -> Vec<(Team, f64)> {
    let mut all = vec![(Team::EMPTY, 1.0)];
    for race in kept.kinds() {
        let mut more = Vec::new();
        for &(team, ways) in &all {
            let (mut team, mut choose) = (team, 1.0);
            for taken in 0..=kept.count(race) {
                if taken > 0 {
                    team.add(race);
                    choose *= f64::from(kept.count(race) - taken + 1) / f64::from(taken);
                }
                more.push((team, ways * choose));
            }
        }
        all = more;
    }
    all.retain(|(team, _)| team.len() == size && team.races() <= 3);
    all
}

/// The possible resting cards of a player with that roster, and the number of ways to take cards back that lead to
/// them.
fn resting(player: &Player, roster: Team) -> BTreeMap<Team, f64> {
    let mut all = BTreeMap::from([((roster, Team::EMPTY), 1.0)]);
    for (&entered, returned) in player.history.iter().zip(player.returned) {
        let mut next = BTreeMap::new();
        for ((hand, resting), ways) in all {
            if !hand.contains(entered) {
                continue;
            }
            let (hand, resting) = (hand.minus(entered), resting.plus(entered));
            if !returned {
                *next.entry((hand, resting)).or_default() += ways;
                continue;
            }
            for race in resting.kinds() {
                *next.entry((hand.with(race), resting.without(race))).or_default() += ways;
            }
        }
        all = next;
    }
    let mut rests = BTreeMap::new();
    for ((_, resting), ways) in all {
        *rests.entry(resting.minus(player.entered)).or_default() += ways;
    }
    rests
}

/// The roster and the resting cards of each of the others.
type Outcome = Vec<(Team, Team)>;

/// The same for one player, with the number of ways.
type Options = Vec<((Team, Team), f64)>;

fn enumerate(view: &View, own: usize) -> BTreeMap<Outcome, f64> {
    let kept = kept(own, view.players.len(), &view.players[own].draft.unwrap());
    let mut all: BTreeMap<Outcome, f64> = BTreeMap::new();
    let mut known: BTreeMap<(usize, Team), Options> = BTreeMap::new();
    for (kept, ways) in kept {
        let mut outcomes: Vec<(Outcome, f64)> = vec![(Vec::new(), ways)];
        for (seat, player) in view.players.iter().enumerate().filter(|&(seat, _)| seat != own) {
            let size = usize::from(player.cards) + player.entered.len() + usize::from(player.resting_cards);
            let options = known.entry((seat, kept[seat])).or_insert_with(|| {
                let mut options = Vec::new();
                for (roster, ways) in rosters(kept[seat], size) {
                    for (rests, more) in resting(player, roster) {
                        options.push(((roster, rests), ways * more));
                    }
                }
                options
            });
            outcomes = outcomes
                .iter()
                .flat_map(|(outcome, ways)| {
                    options.iter().map(move |&(option, more)| {
                        let mut outcome = outcome.clone();
                        outcome.push(option);
                        (outcome, ways * more)
                    })
                })
                .collect();
        }
        for (outcome, ways) in outcomes {
            *all.entry(outcome).or_default() += ways;
        }
    }
    all
}

/// The states of a game; where cards are entered, the players act like computer players.
fn game(seats: usize, seed: u64) -> Vec<State> {
    let mut state =
        Orclympics::start(&walk::setup::<Orclympics>(seats), &walk::deal::<Orclympics>(seats, seed)).unwrap();
    let mut chance = walk::choices(seed);
    let mut states = vec![state.clone()];
    while Orclympics::awaiting(&state) != Awaiting::Over {
        let (seat, mut action) = walk::anything::<Orclympics>(&state, &mut chance).unwrap();
        if chance.below(4) > 0 {
            let view = Orclympics::view(&state, Viewer::Seat(seat));
            action =
                greedy::<Orclympics>(&view, &walk::legal::<Orclympics>(&state, seat), &mut chance).unwrap();
        }
        walk::play::<Orclympics>(&mut state, seat, action);
        states.push(state.clone());
    }
    states
}

#[test]
fn every_roster_is_as_likely_as_the_ways_to_have_drafted_and_built_it() {
    let (mut cases, mut worst) = (0, 0.0_f64);
    for (seats, seeds) in [(2, 4), (3, 5)] {
        for seed in 0..seeds {
            let own = Seat(seed as u8 % seats as u8);
            let states = game(seats, 500 + seed);
            let competing = states.iter().filter(|state| {
                matches!(Orclympics::view(state, Viewer::Table).phase, Phase::Compete | Phase::TakeBacks)
            });
            let competing: Vec<_> = competing.collect();
            // Early, in the middle and late.
            let state = competing[competing.len() * (seed as usize % 4) / 4];
            let view = Orclympics::view(state, Viewer::Seat(own));
            let weights = enumerate(&view, own.index());
            let mut chance = walk::choices(seed);
            let far = deviation(&weights, SAMPLES, || {
                let sampled = Orclympics::determinize(&view, &mut chance).unwrap();
                let open = Orclympics::view(&sampled, Viewer::Open);
                let others = open.players.iter().enumerate().filter(|&(seat, _)| seat != own.index());
                others.map(|(_, player)| (player.roster.unwrap(), player.resting.unwrap())).collect()
            });
            println!("{seats} seats, seed {seed}, {} outcomes: {far:.1}", weights.len());
            assert!(far < MAX_DEVIATION, "{seats} seats, seed {seed}, {} outcomes: {far:.1}", weights.len());
            (cases, worst) = (cases + 1, worst.max(far));
        }
    }
    println!("{cases} cases, {worst:.1} at most");
}
