//! Olympics: which cards the tokens of the opponents cover, and which cards are in their hands.

use crate::walk;
use crate::walk::distribution::{MAX_DEVIATION, deviation};
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{Card, Chosen, EventCard, Olympics, Token, View};
use pentathlon_engine::rules::{Determinize, Rules, Seat, Viewer};
use std::collections::BTreeMap;

/// The card under each hidden token, by seat and event.
type Covered = Vec<Card>;

/// A token of an opponent on a hidden card.
struct Hidden {
    seat: usize,
    event: usize,
    could_be: Vec<Card>,
}

/// The places where unknown cards may be.
struct Unknown {
    /// The cards that the viewer cannot place, including those an opponent took in public.
    cards: Set<Card>,
    /// The number of cards each opponent has in the hand or has just chosen from it.
    hands: Vec<usize>,
    hidden: Vec<Hidden>,
}

impl Unknown {
    /// Written from the rulings M6 and M18, independently of the sampler.
    fn new(view: &View) -> Self {
        let mut placed = view.discard;
        placed.extend(view.pool.iter().flatten().map(|pair| pair.open));
        let lines = view.players.iter().map(|player| player.lines);
        for line in lines.chain(view.neutral.iter().map(|neutral| neutral.lines)).flatten() {
            placed = placed.union(line.known());
        }
        for player in &view.players {
            placed = placed.union(player.hand.unwrap_or_default());
            for chosen in [player.bid, player.investment] {
                if let Chosen::Known(card) = chosen {
                    placed.insert(card);
                }
            }
        }
        let cards: Set<Card> = Card::all().filter(|card| !placed.contains(*card)).collect();
        let hands = view.players.iter().map(|player| {
            let chosen = [player.bid, player.investment].iter().filter(|&&c| c == Chosen::Hidden).count();
            if player.hand.is_some() { 0 } else { usize::from(player.cards) + chosen }
        });
        let mut hidden = Vec::new();
        for (seat, player) in view.players.iter().enumerate() {
            for (event, line) in
                player.lines.iter().enumerate().filter(|(_, line)| line.token == Token::Covers(None))
            {
                let fits = |card: &Card| {
                    let others = view.players.iter().enumerate().filter(|&(other, _)| other != seat);
                    card.event() == EventCard::ALL[event]
                        && line.open.iter().all(|open| open.card_type() != card.card_type())
                        && !player.held.contains(*card)
                        && !others
                            .into_iter()
                            .any(|(_, other)| other.hand.is_none() && other.taken.contains(*card))
                };
                hidden.push(Hidden { seat, event, could_be: cards.iter().filter(fits).collect() });
            }
        }
        Self { cards, hands: hands.collect(), hidden }
    }

    /// The number of ways to arrange the other cards, for each choice of cards under the tokens.
    fn enumerate(&self, view: &View) -> BTreeMap<Covered, f64> {
        let mut all = BTreeMap::new();
        self.cover(view, &mut Vec::new(), &mut all);
        all
    }

    /// Puts a card under each token that has none yet, in every way, and counts the ways to arrange the others.
    fn cover(&self, view: &View, covered: &mut Covered, all: &mut BTreeMap<Covered, f64>) {
        if let Some(next) = self.hidden.get(covered.len()) {
            for &card in &next.could_be {
                if !covered.contains(&card) {
                    covered.push(card);
                    self.cover(view, covered, all);
                    covered.pop();
                }
            }
            return;
        }
        let under: Set<Card> = covered.iter().copied().collect();
        let taken = |seat: usize| view.players[seat].taken.difference(under).intersection(self.cards);
        let known: usize = (0..self.hands.len()).map(|seat| taken(seat).len()).sum();
        let mut free = self.cards.len() - under.len() - known;
        let mut ways = 1.0;
        for (seat, &hand) in self.hands.iter().enumerate() {
            let Some(room) = hand.checked_sub(taken(seat).len()) else { return };
            ways *= choose(free, room);
            free -= room;
        }
        // The pool and the deck: each order is a different state.
        ways *= (1..=free).map(|number| number as f64).product::<f64>();
        all.insert(covered.clone(), ways);
    }
}

fn choose(of: usize, chosen: usize) -> f64 {
    if chosen > of {
        return 0.0;
    }
    (0..chosen).map(|done| (of - done) as f64 / (done + 1) as f64).product()
}

/// The cards under the hidden tokens of a sampled state.
fn covered(unknown: &Unknown, open: &View) -> Covered {
    let under = |hidden: &Hidden| match open.players[hidden.seat].lines[hidden.event].token {
        Token::Covers(Some(card)) => card,
        other => panic!("{other:?} is no hidden card"),
    };
    unknown.hidden.iter().map(under).collect()
}

#[test]
fn every_arrangement_of_the_cards_under_tokens_is_as_likely_as_it_should_be() {
    let (mut cases, mut with_taken, mut worst) = (0, 0, 0.0_f64);
    for seats in 2..=5 {
        for seed in 0..8 {
            let walk = walk::walk::<Olympics>(seats, 900 + seed);
            for state in walk.states().skip(seed as usize).step_by(5) {
                let viewer = Viewer::Seat(Seat(seed as u8 % seats as u8));
                let view = Olympics::view(state, viewer);
                let unknown = Unknown::new(&view);
                let size: usize = unknown.hidden.iter().map(|hidden| hidden.could_be.len()).product();
                let taken = |hidden: &&Hidden| {
                    hidden.could_be.iter().any(|&card| view.players[hidden.seat].taken.contains(card))
                };
                let ambiguous = unknown.hidden.iter().filter(taken).count();
                if !(2..3_000).contains(&size) || ambiguous == 0 {
                    continue;
                }
                let mut weights = unknown.enumerate(&view);
                weights.retain(|_, ways| *ways > 0.0);
                let mut chance = walk::choices(seed);
                let far = deviation(&weights, 10_000, || {
                    let sampled = Olympics::determinize(&view, &mut chance).unwrap();
                    covered(&unknown, &Olympics::view(&sampled, Viewer::Open))
                });
                assert!(
                    far < MAX_DEVIATION,
                    "{seats} seats, seed {seed}, {} arrangements: {far:.1}",
                    weights.len()
                );
                (cases, worst) = (cases + 1, worst.max(far));
                with_taken += usize::from(ambiguous > 1);
                // One position of a game is enough.
                break;
            }
        }
    }
    println!("{cases} cases, {with_taken} of them with several, {worst:.1} at most");
    assert!(cases > 15 && with_taken > 3, "{cases} cases, {with_taken}");
}
