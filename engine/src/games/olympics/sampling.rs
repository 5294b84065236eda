//! Samples states that are consistent with what a seat knows. Each arrangement of the unseen cards that gives its view
//! is equally likely, and so is each card of a hand to be the one chosen in secret.
//!
//! The cards under the tokens are drawn first. The other cards fill hands, pool and deck in any order; the number of
//! ways to do that depends only on how many of the cards under tokens were taken in public (M18). So the cards under
//! tokens are drawn with an approximate bias, and rejection sampling makes the result exact.

use super::SEATS;
use super::competitor::COMPETITORS;
use super::state::Pair;
use super::view::{Chosen, Token};
use super::{Card, Competitor, EventCard, Olympics, State, View};
use crate::cards::{Chance, Set};
use crate::rules::Determinize;

/// The maximum number of draws, so that sampling terminates for any view.
const TRIES: usize = 5_000;

/// The weight of an unseen card in the draw for a token.
const UNSEEN: u32 = 64;

impl Determinize for Olympics {
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        view.seat()?;
        let mut sampling = Sampling::new(view);
        let mut slots = sampling.slots(view);
        sampling.cover(&mut slots, chance)?;
        let Sampling { mut state, unseen, loose, room } = sampling;
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
struct Sampling {
    state: State,
    /// Cards whose location is unknown.
    unseen: Set<Card>,
    /// Cards that an opponent is publicly known to have, but whose place is still open (M18).
    loose: [Set<Card>; SEATS],
    /// How many cards in each hand, or just chosen from it, the viewer does not know.
    room: [usize; SEATS],
}

/// An opponent's face-down card: of a type that is not face up beside it (M6).
#[derive(Clone, Copy)]
struct Slot {
    index: usize,
    event: EventCard,
    /// The cards taken in public that it could be (M18).
    taken: Set<Card>,
    /// The unseen cards it could be.
    unseen: Set<Card>,
    /// The card drawn for it, and whether that is one of `taken`.
    card: Card,
    was_taken: bool,
}

impl Sampling {
    /// Starts from what the viewer knows; everything else is still open.
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
            firsts: [0; SEATS],
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
                        state.face_down[index].extend(card);
                        card
                    }
                };
            }
            located = located.union(state.played[index]);
        }
        let unseen = Card::all().filter(|&card| !located.contains(card)).collect();
        Self { state, unseen, loose, room }
    }

    /// The face-down cards of opponents, event by event.
    fn slots(&self, view: &View) -> Vec<Slot> {
        let mut slots = Vec::with_capacity(SEATS * EventCard::COUNT);
        for event in EventCard::ALL {
            for (index, player) in view.players.iter().enumerate() {
                let line = player.lines[event.index()];
                if line.token != Token::Covers(None) {
                    continue;
                }
                let beside = line.open.iter().fold(Set::EMPTY, |all, card| all.union(card.alike()));
                let could_be = event.cards().difference(beside);
                let taken = could_be.intersection(player.taken.difference(player.held));
                let unseen = could_be.intersection(self.unseen);
                let Some(card) = could_be.first() else { continue };
                slots.push(Slot { index, event, taken, unseen, card, was_taken: false });
            }
        }
        slots
    }

    /// Draws the card under each token.
    fn cover(&mut self, slots: &mut [Slot], chance: &mut Chance) -> Option<()> {
        if slots.is_empty() {
            return Some(());
        }
        let ways = Ways::new(self, slots)?;
        let mut tries = TRIES;
        loop {
            let mut used = Set::EMPTY;
            for slots in slots.chunk_by_mut(|one, other| one.event == other.event) {
                // The same unseen card came up for two tokens: draw the cards of this event again.
                loop {
                    tries = tries.checked_sub(1)?;
                    let before = used;
                    if slots.iter_mut().all(|slot| slot.draw(&ways, &mut used, chance)) {
                        break;
                    }
                    used = before;
                }
            }
            if ways.accepts(slots, chance) {
                break;
            }
        }
        for &Slot { index, event, card, was_taken, .. } in &*slots {
            if was_taken {
                self.loose[index].remove(card);
            } else {
                self.unseen.remove(card);
            }
            self.state.played[index].insert(card);
            self.state.face_down[index].insert(card);
            self.state.tokens[index][event.index()] = Some(card);
        }
        Some(())
    }
}

impl Slot {
    /// Draws a card; returns whether there is one that no other token of the event covers.
    fn draw(&mut self, ways: &Ways, used: &mut Set<Card>, chance: &mut Chance) -> bool {
        let bias = ways.bias[self.index];
        let taken = self.taken.len() as u32 * bias;
        let drawn = chance.below(taken + self.unseen.len() as u32 * UNSEEN);
        self.was_taken = drawn < taken;
        let card = if self.was_taken {
            self.taken.iter().nth((drawn / bias) as usize)
        } else {
            self.unseen.iter().nth(((drawn - taken) / UNSEEN) as usize)
        };
        let Some(card) = card else { return false };
        self.card = card;
        self.was_taken || used.insert(card)
    }
}

/// The number of ways to arrange the other cards, by the number of taken cards under the tokens of each opponent. If
/// all taken cards were in the hands, each hand would have room for `free` unseen cards; each taken card under a token
/// makes room for one more. The `unseen` cards under no token go to the hands and to other places, whose number is the
/// same in all arrangements: the number of ways is the multinomial coefficient.
struct Ways {
    /// The minimum number of taken cards under tokens, for the others to fit into the hand.
    least: [usize; SEATS],
    /// The room for unseen cards in that case.
    free: [usize; SEATS],
    /// The number of unseen cards under no token in that case.
    unseen: usize,
    /// The weight of a taken card in the draw for a token.
    bias: [u32; SEATS],
    /// The maximum ratio of ways to bias.
    most: f64,
}

impl Ways {
    fn new(sampling: &Sampling, slots: &[Slot]) -> Option<Self> {
        let (mut least, mut free, mut most) = ([0; SEATS], [0; SEATS], [0; SEATS]);
        for index in 0..SEATS {
            let loose = sampling.loose[index].len();
            least[index] = loose.saturating_sub(sampling.room[index]);
            free[index] = sampling.room[index].saturating_sub(loose);
            most[index] = slots.iter().filter(|slot| slot.index == index && !slot.taken.is_empty()).count();
            if most[index] < least[index] {
                return None;
            }
        }
        let unseen = (sampling.unseen.len() + least.iter().sum::<usize>()).checked_sub(slots.len())?;
        let mut ways = Self { least, free, unseen, bias: [UNSEEN; SEATS], most: 1.0 };
        ways.set_bias(slots);
        // Each taken card multiplies the ratio by a factor, and the order of the cards does not matter: taking the
        // largest factors first leads past the maximum.
        let (mut more, mut ratio) = ([0; SEATS], 1.0);
        loop {
            let open = (0..SEATS).filter(|&index| least[index] + more[index] < most[index]);
            let cost = |&index: &usize| (free[index] + more[index] + 1) as u32 * ways.bias[index];
            let Some(next) = open.min_by_key(cost) else { break };
            ratio *= ways.factor(next, more[next], more.iter().sum());
            more[next] += 1;
            ways.most = if ratio > ways.most { ratio } else { ways.most };
        }
        Some(ways)
    }

    /// Sets the bias that gives each opponent about the right number of taken cards under tokens.
    fn set_bias(&mut self, slots: &[Slot]) {
        for _ in 0..3 {
            let mut expected = [0.0; SEATS];
            for slot in slots {
                let taken = slot.taken.len() as f64 * f64::from(self.bias[slot.index]);
                let unseen = slot.unseen.len() as f64 * f64::from(UNSEEN);
                expected[slot.index] += taken / (taken + unseen + 1.0);
            }
            let more: [f64; SEATS] = std::array::from_fn(|index| expected[index] - self.least[index] as f64);
            let unseen = self.unseen as f64 + more.iter().sum::<f64>();
            for (index, more) in more.into_iter().enumerate() {
                let room = (self.free[index] as f64 + more).max(0.0) + 0.5;
                self.bias[index] = (f64::from(UNSEEN) * (unseen + 0.5).max(0.5) / room) as u32 + 1;
            }
        }
    }

    /// The factor by which the ratio of ways to bias grows when an opponent with `more` taken cards under tokens than
    /// the minimum, of `all` such cards, gets another one.
    fn factor(&self, index: usize, more: usize, all: usize) -> f64 {
        (self.unseen + all + 1) as f64 * f64::from(UNSEEN)
            / ((self.free[index] + more + 1) as f64 * f64::from(self.bias[index]))
    }

    fn accepts(&self, slots: &[Slot], chance: &mut Chance) -> bool {
        let mut under = [0; SEATS];
        slots.iter().filter(|slot| slot.was_taken).for_each(|slot| under[slot.index] += 1);
        let (mut ratio, mut all) = (1.0, 0);
        for (index, under) in under.into_iter().enumerate() {
            let Some(more) = usize::checked_sub(under, self.least[index]) else { return false };
            for more in 0..more {
                ratio *= self.factor(index, more, all);
                all += 1;
            }
        }
        f64::from(chance.below(1 << 30)) < ratio / self.most * f64::from(1 << 30)
    }
}
