//! The computer player of Olympics: determinization and evaluation of actions.

use super::competitor::COMPETITORS;
use super::state::{Pair, SEATS};
use super::view::{Chosen, Token};
use super::{Action, Card, Competitor, EventCard, Olympics, Placement, State, View};
use crate::cards::{Chance, Set};
use crate::rules::{Determinize, Judge, Seat};

impl Determinize for Olympics {
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        view.seat()?;
        let mut world = World::new(view);
        let mut slots = world.slots(view);
        chance.shuffle(&mut slots);
        slots.sort_by_key(|slot| slot.could_be.len());
        if !world.cover(&slots, chance) {
            return None;
        }
        let World { mut state, unseen, loose, room } = world;
        let mut unseen: Vec<Card> = unseen.iter().collect();
        chance.shuffle(&mut unseen);
        for (index, player) in view.players.iter().enumerate() {
            let hand = &mut state.hands[index];
            *hand = hand.union(loose[index]);
            while hand.len() < room[index] {
                hand.insert(unseen.pop()?);
            }
            for (chosen, known) in [(&mut state.bids, player.bid), (&mut state.invested, player.investment)] {
                if known != Chosen::Hidden {
                    continue;
                }
                let choices: Vec<Card> = hand.iter().collect();
                let card = *chance.pick(&choices)?;
                hand.remove(card);
                chosen[index] = Some(card);
            }
        }
        for (slot, pair) in state.pool.iter_mut().zip(&view.pool) {
            if let Some(pair) = pair {
                *slot = Some(Pair { open: pair.open, closed: unseen.pop()? });
            }
        }
        for _ in 0..view.aside {
            state.aside.insert(unseen.pop()?);
        }
        for (slot, &card) in state.deck.iter_mut().zip(&unseen) {
            *slot = Some(card);
        }
        state.deck_size = unseen.len() as u8;
        (state.deck_size == view.deck && state.is_conserved()).then_some(state)
    }
}

/// A state that is being sampled.
struct World {
    state: State,
    /// Cards whose location is unknown.
    unseen: Set<Card>,
    /// Cards that an opponent is publicly known to have, and that have no place yet (M18).
    loose: [Set<Card>; SEATS],
    /// The number of cards in each hand, or just chosen from it, that the viewer does not know.
    room: [usize; SEATS],
}

/// An opponent's face-down card.
#[derive(Clone, Copy)]
struct Slot {
    index: usize,
    event: EventCard,
    /// The cards it could be.
    could_be: Set<Card>,
}

impl World {
    /// Starts from what the viewer knows, with everything else left open.
    fn new(view: &View) -> Self {
        let mut state = State {
            setup: view.setup,
            phase: view.phase,
            round: view.round,
            deck: [None; Card::COUNT],
            deck_size: 0,
            pool: [None; COMPETITORS],
            gone: [None; COMPETITORS],
            hands: [Set::EMPTY; COMPETITORS],
            bids: [None; SEATS],
            invested: [None; SEATS],
            played: [Set::EMPTY; COMPETITORS],
            face_down: [Set::EMPTY; COMPETITORS],
            tokens: [[None; EventCard::COUNT]; COMPETITORS],
            taken: [Set::EMPTY; SEATS],
            held: [Set::EMPTY; SEATS],
            discard: view.discard,
            aside: Set::EMPTY,
            medals: view.medals,
        };
        for (place, gone) in state.gone.iter_mut().zip(&view.gone) {
            *place = *gone;
        }
        let (mut loose, mut room) = ([Set::EMPTY; SEATS], [0; SEATS]);
        let mut located = view.discard;
        for pair in view.pool.iter().flatten() {
            located.insert(pair.open);
        }
        if let Some(neutral) = &view.neutral {
            state.hands[Competitor::Neutral.index()] = neutral.pair;
            located = located.union(neutral.pair);
        }
        for (index, player) in view.players.iter().enumerate() {
            (state.taken[index], state.held[index]) = (player.taken, player.held);
            match player.hand {
                Some(hand) => state.hands[index] = hand,
                None => loose[index] = player.taken,
            }
            let hidden = [player.bid, player.investment].into_iter().filter(|&c| c == Chosen::Hidden);
            room[index] = usize::from(player.cards) + hidden.count();
            for (chosen, place) in [(player.bid, &mut state.bids), (player.investment, &mut state.invested)] {
                if let Chosen::Known(card) = chosen {
                    place[index] = Some(card);
                    located.insert(card);
                }
            }
            located = located.union(state.hands[index]).union(player.taken);
        }
        for competitor in view.competitors() {
            let index = competitor.index();
            for event in EventCard::ALL {
                let Some(line) = view.line(competitor, event) else { continue };
                state.played[index] = state.played[index].union(line.known());
                state.tokens[index][event.index()] = match line.token {
                    Token::Unused => None,
                    Token::Marks(card) => Some(card),
                    Token::Covers(card) => {
                        state.face_down[index].add(card);
                        card
                    }
                };
            }
            located = located.union(state.played[index]);
        }
        let unseen = Card::all().filter(|&card| !located.contains(card)).collect();
        Self { state, unseen, loose, room }
    }

    /// The face-down cards of opponents: each is a card of a type that is not face up beside it (M6), unseen or taken
    /// in time (M18).
    fn slots(&self, view: &View) -> Vec<Slot> {
        let mut slots = Vec::new();
        for (index, player) in view.players.iter().enumerate() {
            for (event, line) in EventCard::ALL.into_iter().zip(&player.lines) {
                if line.token == Token::Covers(None) {
                    let suspects = player.taken.difference(player.held).union(self.unseen);
                    let is_new = |card: &Card| Placement::of(*card, line.open) == Placement::FaceDown;
                    let could_be = suspects.intersection(event.cards()).iter().filter(is_new).collect();
                    slots.push(Slot { index, event, could_be });
                }
            }
        }
        slots
    }

    /// Whether all cards that a competitor is known to have fit into the hand and under the remaining tokens.
    fn has_room(&self, index: usize, rest: &[Slot]) -> bool {
        let fits =
            |slot: &&Slot| slot.index == index && !slot.could_be.intersection(self.loose[index]).is_empty();
        self.loose[index].len() <= self.room[index] + rest.iter().filter(fits).count()
    }

    /// Assigns a random card to each slot so that every other slot can still be filled, and no competitor is known to
    /// have more cards than they hold. Returns whether that is possible.
    fn cover(&mut self, slots: &[Slot], chance: &mut Chance) -> bool {
        let Some((slot, rest)) = slots.split_first() else {
            return true;
        };
        let Slot { index, event, could_be } = *slot;
        let mut choices: Vec<Card> =
            could_be.intersection(self.unseen.union(self.loose[index])).iter().collect();
        chance.shuffle(&mut choices);
        for card in choices {
            let was_loose = self.loose[index].remove(card);
            let was_unseen = self.unseen.remove(card);
            if self.has_room(index, rest) && self.cover(rest, chance) {
                self.state.played[index].insert(card);
                self.state.face_down[index].insert(card);
                self.state.tokens[index][event.index()] = Some(card);
                return true;
            }
            if was_loose {
                self.loose[index].insert(card);
            }
            if was_unseen {
                self.unseen.insert(card);
            }
        }
        false
    }
}

impl Judge for Olympics {
    fn judge_all(view: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        let Some(own) = view.seat() else { return values.resize(legal.len(), 0) };
        let glance = Glance { view, own };
        values.extend(legal.iter().map(|&action| match action {
            Action::Bid(card) => glance.bidding(card),
            Action::Take(open) => glance.gain(open),
            Action::Invest(card) => glance.gain(card),
        }));
    }
}

/// What the evaluation reads from a view.
struct Glance<'a> {
    view: &'a View,
    own: Seat,
}

impl Glance<'_> {
    /// The expected Performance of a face-down card, in tenths of a star.
    const UNKNOWN: i32 = 25;

    /// The expected value of an event for a competitor with that many stars there, in hundredths of a point: gold,
    /// minus a part of a medal for each rival, more for a stronger one.
    fn promise(&self, event: EventCard, stars: i32) -> i32 {
        if stars == 0 {
            return 0;
        }
        let rivals = self.view.competitors().filter(|&rival| rival != Competitor::Seat(self.own));
        let above: i32 = rivals
            .filter_map(|rival| self.view.line(rival, event))
            .map(|line| {
                let hidden = if line.token == Token::Covers(None) { Self::UNKNOWN } else { 0 };
                (50 + i32::from(line.stars()) * 10 + hidden - stars * 10).clamp(0, 100)
            })
            .sum();
        (300 - above).max(0)
    }

    /// How much a card adds to the value of its event, and a little for its Acquisition value, which breaks ties.
    fn gain(&self, card: Card) -> i32 {
        let event = card.event();
        let stars =
            self.view.line(Competitor::Seat(self.own), event).map_or(0, |line| i32::from(line.stars()));
        let more = match self.view.placement(card) {
            Some(Placement::FaceDown) => i32::from(card.performance()),
            Some(Placement::Upgrade { replaced }) => i32::from(card.performance() - replaced.performance()),
            Some(Placement::Discard { .. }) | None => return 0,
        };
        // An extra star is worth something even if no medal is within reach yet.
        let step = self.promise(event, stars + more) - self.promise(event, stars);
        step + 4 * more + i32::from(card.acquisition()) / 15
    }

    /// The value of choosing early with that bid, minus what the card would have been worth at its event.
    fn bidding(&self, card: Card) -> i32 {
        let pairs = self.view.pool.iter().flatten().map(|pair| self.gain(pair.open));
        let (best, sum) = pairs.clone().fold((0, 0), |(best, sum), gain| (gain.max(best), sum + gain));
        let spread = best - sum / (pairs.count().max(1) as i32);
        spread * i32::from(card.acquisition()) / Card::COUNT as i32 - self.gain(card)
    }
}
