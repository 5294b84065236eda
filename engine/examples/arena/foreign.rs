//! Searchers of other kinds than Experts, so that an Expert is not only strong against players that think alike.

use pentathlon_engine::bots::{Outcome, Playout, WIN};
use pentathlon_engine::cards::Chance;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Awaiting, Seat};
use std::collections::{BTreeMap, HashMap};

/// A kind of search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foreign {
    /// UCB over the actions, random playouts.
    FlatRandom,
    /// A tree for each seat, over what that seat saw; playouts by the actions that did well on average (MAST).
    Trees,
    /// One tree over all actions (SO-ISMCTS), playouts by evaluation.
    Ismcts,
    /// The same with a slip in ten, and a different random stream.
    IsmctsSlips,
}

/// The statistics of an action at a node.
#[derive(Clone, Copy, Default)]
struct Edge {
    visits: f64,
    /// The sum of win shares of the seat that acts there.
    wins: f64,
    /// How often the action was legal when the node was visited.
    available: f64,
}

/// A search in progress.
struct Trees<R: Game> {
    kind: Foreign,
    /// Actions as numbers, for use in keys.
    numbers: BTreeMap<R::Action, u32>,
    /// Edges by node and action. A node is the hash of a seat and of what led there.
    edges: HashMap<(u64, u32), Edge>,
    nodes: HashMap<u64, ()>,
    /// Average results of actions in playouts, by seat.
    mast: HashMap<(u8, u32), (f64, f64)>,
    playout: Playout<R>,
    legal: Vec<R::Action>,
}

fn mix(hash: u64, more: u64) -> u64 {
    let mixed = (hash ^ more).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 29)
}

fn unit(chance: &mut Chance) -> f64 {
    f64::from(chance.below(1 << 24)) / f64::from(1 << 24)
}

impl Foreign {
    /// The most visited action.
    pub fn search<R: Game>(
        self,
        view: &R::View,
        seat: Seat,
        legal: &[R::Action],
        iterations: u32,
        chance: &mut Chance,
    ) -> Option<R::Action> {
        let slips = if self == Self::IsmctsSlips { 10 } else { 0 };
        let mut search = Trees::<R> {
            kind: self,
            numbers: BTreeMap::new(),
            edges: HashMap::new(),
            nodes: HashMap::new(),
            mast: HashMap::new(),
            playout: Playout::new(slips),
            legal: Vec::new(),
        };
        let root = search.root(seat);
        if self == Self::IsmctsSlips {
            // Other luck than that of its twin.
            (0..64).for_each(|_| _ = chance.below(2));
        }
        for _ in 0..iterations {
            let Some(mut state) = R::determinize(view, chance) else { continue };
            search.iterate(&mut state, chance);
        }
        let visits = |&action: &R::Action| {
            let number = search.numbers.get(&action).copied()?;
            search.edges.get(&(root, number)).map(|edge| edge.visits as u64)
        };
        legal.iter().copied().max_by_key(visits)
    }
}

impl<R: Game> Trees<R> {
    fn number(&mut self, action: R::Action) -> u32 {
        let next = self.numbers.len() as u32;
        *self.numbers.entry(action).or_insert(next)
    }

    /// The node of the seat that searches.
    fn root(&self, seat: Seat) -> u64 {
        match self.kind {
            Foreign::Ismcts | Foreign::IsmctsSlips => 1,
            Foreign::FlatRandom | Foreign::Trees => mix(1, u64::from(seat.0)),
        }
    }

    /// One playout: down the tree, one new node, then on to the end.
    fn iterate(&mut self, state: &mut R::State, chance: &mut Chance) {
        let mut paths = [0; Seat::MAX_COUNT];
        for seat in Seat::all(Seat::MAX_COUNT) {
            paths[seat.index()] = self.root(seat);
        }
        let mut done: Vec<(u64, u32, Seat)> = Vec::new();
        let mut played: Vec<(u8, u32)> = Vec::new();
        let mut in_tree = [true; Seat::MAX_COUNT];
        let mut steps = 0;
        loop {
            let awaiting = R::awaiting(state);
            let Some(seat) = awaiting.seats().first() else { break };
            let index = seat.index();
            let one = matches!(self.kind, Foreign::Ismcts | Foreign::IsmctsSlips);
            let node = paths[if one { 0 } else { index }];
            let inside =
                in_tree[if one { 0 } else { index }] && (self.kind != Foreign::FlatRandom || steps == 0);
            if !inside && one {
                break;
            }
            let mut legal = std::mem::take(&mut self.legal);
            R::legal(state, seat, &mut legal);
            let action = if legal.len() == 1 {
                legal[0]
            } else if inside {
                let (action, is_new) = self.select(node, &legal, chance);
                let number = self.number(action);
                done.push((node, number, seat));
                if is_new {
                    in_tree[if one { 0 } else { index }] = false;
                }
                action
            } else if self.kind == Foreign::Trees {
                self.by_average(seat, &legal, chance)
            } else {
                *chance.pick(&legal).unwrap_or(&legal[0])
            };
            self.legal = legal;
            let number = self.number(action);
            played.push((seat.0, number));
            let open = matches!(awaiting, Awaiting::Turn(_));
            for (other, path) in paths.iter_mut().enumerate() {
                // A secret choice is known only to its owner; in a single tree, to everybody.
                let known = if one || open || other == index { u64::from(number) + 1 } else { 0 };
                *path = mix(*path, known << 8 | u64::from(seat.0));
            }
            if R::play(state, seat, action, &mut |_, _| {}).is_err() {
                return;
            }
            steps += 1;
        }
        if self.playout.finish(state, chance).is_none() {
            return;
        }
        let standing = R::standing(state);
        let wins = |seat: Seat| f64::from(Outcome::of(&standing, seat).share) / f64::from(WIN);
        for (node, number, seat) in done {
            let edge = self.edges.entry((node, number)).or_default();
            edge.visits += 1.0;
            edge.wins += wins(seat);
        }
        if self.kind == Foreign::Trees {
            for (seat, number) in played {
                let (sum, count) = self.mast.entry((seat, number)).or_default();
                *sum += wins(Seat(seat));
                *count += 1.0;
            }
        }
    }

    /// The action with the highest upper bound, untried actions first; and whether the tree ends there.
    fn select(&mut self, node: u64, legal: &[R::Action], chance: &mut Chance) -> (R::Action, bool) {
        let is_new = self.nodes.insert(node, ()).is_none();
        let mut best: Option<(f64, R::Action)> = None;
        for &action in legal {
            let number = self.number(action);
            let edge = self.edges.entry((node, number)).or_default();
            edge.available += 1.0;
            let bound = if edge.visits == 0.0 {
                1000.0
            } else {
                edge.wins / edge.visits + 0.7 * (edge.available.ln() / edge.visits).sqrt()
            };
            let bound = bound + 1e-6 * unit(chance);
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, action));
            }
        }
        (best.map_or(legal[0], |(_, action)| action), is_new)
    }

    /// An action by average result: the better of two drawn ones, with a slip in ten.
    fn by_average(&mut self, seat: Seat, legal: &[R::Action], chance: &mut Chance) -> R::Action {
        if chance.below(10) == 0 {
            return *chance.pick(legal).unwrap_or(&legal[0]);
        }
        let mut best: Option<(f64, R::Action)> = None;
        for &action in legal {
            let number = self.number(action);
            let (sum, count) = self.mast.get(&(seat.0, number)).copied().unwrap_or((1.0, 1.0));
            let average = sum / count + 1e-3 * unit(chance);
            if best.is_none_or(|(most, _)| average > most) {
                best = Some((average, action));
            }
        }
        best.map_or(legal[0], |(_, action)| action)
    }
}
