//! Samples complete states consistent with a view: hidden information is redrawn.

use crate::cards::{Chance, Set};
use crate::games::olympikos::clear::{TRIES, make_clear};
use crate::games::olympikos::state::Layout;
use crate::games::olympikos::{
    Clue, Control, HAND_SIZE, Medal, Olympikos, Owner, Phase, Pile, Ring, Rivals, SEATS, Sport, State, TURNS,
    View, Way,
};
use crate::rules::{Determinize, Seat, Viewer};
use crate::short;

/// The cards that the viewer has not seen, in random order.
struct Unseen<C>(Vec<C>);

impl<C: Copy + PartialEq> Unseen<C> {
    fn new(all: impl Iterator<Item = C>, seen: &[C], chance: &mut Chance) -> Self {
        let mut cards: Vec<C> = all.filter(|card| !seen.contains(card)).collect();
        chance.shuffle(&mut cards);
        Self(cards)
    }

    /// `known`, filled up with unseen cards.
    fn fill<const N: usize>(&mut self, known: &[C]) -> Option<[C; N]> {
        let mut cards: Vec<C> = known.iter().copied().take(N).collect();
        while cards.len() < N {
            cards.push(self.0.pop()?);
        }
        cards.try_into().ok()
    }
}

/// Different rings for `places`, some of which are known.
fn rings<const N: usize>(known: [Option<Ring>; N], chance: &mut Chance) -> Option<[Ring; N]> {
    let mut left: Vec<Ring> = Ring::ALL.into_iter().filter(|&ring| !known.contains(&Some(ring))).collect();
    chance.shuffle(&mut left);
    let mut drawn = [Ring::Blue; N];
    for (place, known) in drawn.iter_mut().zip(known) {
        *place = match known {
            Some(ring) => ring,
            None => left.pop()?,
        };
    }
    Some(drawn)
}

fn layouts(view: &View, chance: &mut Chance) -> Option<[Layout; TURNS]> {
    let shown: Vec<Clue> = view.stands.iter().filter_map(|stand| stand.clue?.clue).collect();
    let mut seen: Vec<Clue> = view.past.iter().flat_map(|past| past.clues.map(|(clue, _)| clue)).collect();
    seen.extend(view.unused.iter().chain(&shown).chain(view.hand.iter().flatten()));
    let mut clues = Unseen::new(Clue::deck(view.setup.more).into_iter(), &seen, chance);
    let past_sports = view.past.iter().flat_map(|past| past.sports);
    let cards: Vec<u8> = past_sports.chain(view.sports).map(|sport| sport.card() - 1).collect();
    let mut sports = Unseen::new(0..Sport::CARDS as u8, &cards, chance);
    let mut unused = view.unused.chunks(HAND_SIZE - Medal::COUNT);
    let mut layouts = [Layout::default(); TURNS];
    for (turn, layout) in layouts.iter_mut().enumerate().take(usize::from(view.turns)) {
        let known: Vec<Clue>;
        let drawn: [Option<Ring>; Medal::COUNT];
        if let Some(past) = view.past.get(turn) {
            let laid = past.clues.into_iter().map(|(clue, _)| clue);
            known = if view.seat() == Some(past.coach) {
                laid.chain(unused.next()?.iter().copied()).collect()
            } else {
                laid.collect()
            };
            drawn = past.targets.map(Some);
            layout.sports = past.sports;
        } else if turn == usize::from(view.turn) {
            known = shown.iter().chain(view.hand.iter().flatten()).copied().collect();
            drawn = Medal::ALL.map(|medal| view.target(medal));
            layout.sports = view.sports;
        } else {
            known = Vec::new();
            drawn = [None; Medal::COUNT];
            let cards: [u8; Ring::COUNT] = sports.fill(&[])?;
            layout.sports = cards.map(|card| Sport::side(card, chance.below(2) == 1));
        }
        layout.clues = clues.fill(&known)?;
        layout.targets = rings(drawn, chance)?;
        if view.setup.clear {
            for _ in 0..TRIES {
                let Layout { clues: hand, sports, targets } = layout;
                if make_clear(hand, &known, sports, targets, &mut clues.0, chance) {
                    break;
                }
                *targets = rings(drawn, chance)?;
            }
        }
        short::sort(&mut layout.clues);
    }
    Some(layouts)
}

/// The clues under the medals; unknown ones are among the Coach's other clues.
fn laid(view: &View, layout: &Layout, chance: &mut Chance) -> Option<[Option<(Clue, Way)>; Medal::COUNT]> {
    let known: Vec<Clue> = view.stands.iter().filter_map(|stand| stand.clue?.clue).collect();
    let mut others: Vec<Clue> = layout.clues.into_iter().filter(|clue| !known.contains(clue)).collect();
    chance.shuffle(&mut others);
    let mut laid = [None; Medal::COUNT];
    for (place, stand) in laid.iter_mut().zip(&view.stands) {
        if let Some(clue) = stand.clue {
            *place = Some((clue.clue.or_else(|| others.pop())?, clue.way));
        }
    }
    Some(laid)
}

/// Rivals: those that have landed as they did, the rest in random order.
fn rivals(view: &View, turn: usize, chance: &mut Chance) -> Rivals {
    let mut rivals = Rivals::draw(&view.setup, chance);
    if turn == usize::from(view.turn) {
        let later = rivals.nations.into_iter().filter(|nation| !view.landed.contains(nation));
        let order: Vec<_> = view.landed.iter().copied().chain(later).collect();
        for (place, nation) in rivals.nations.iter_mut().zip(order) {
            *place = nation;
        }
    }
    rivals
}

/// The cards that the seats have before them.
struct Hands {
    /// The card that each has put on each medal, and the one in front of the control.
    medals: [[Ring; Medal::COUNT + 1]; SEATS],
    /// The cards in front of the control, where there is one.
    controls: [Option<Ring>; SEATS],
}

impl Hands {
    /// Those that are known, and others as they may be.
    fn of(view: &View, chance: &mut Chance) -> Option<Self> {
        let mut hands = Self { medals: [[Ring::Blue; Medal::COUNT + 1]; SEATS], controls: [None; SEATS] };
        for ((seat, player), hand) in Seat::all(SEATS).zip(&view.players).zip(&mut hands.medals) {
            if seat == view.coach {
                continue;
            }
            let own = |medal: Medal| {
                let cards = &view.stand(medal).cards;
                cards.iter().find(|card| card.owner == Owner::Seat(seat)).and_then(|card| card.ring)
            };
            let [bronze, silver, gold] = Medal::ALL.map(own);
            let control = match player.control {
                Control::Known(ring) => Some(ring),
                Control::Nothing | Control::Hidden => None,
            };
            *hand = rings([bronze, silver, gold, control], chance)?;
            if player.control != Control::Nothing {
                hands.controls[seat.index()] = hand.last().copied();
            }
        }
        Some(hands)
    }
}

/// Puts the cards that lie on the medals where the view shows them.
fn put_cards(view: &View, state: &mut State, hands: &[[Ring; Medal::COUNT + 1]; SEATS]) -> Option<()> {
    let turn = usize::from(view.turn);
    let (targets, landing) = (state.layouts[turn].targets, state.rivals[turn]);
    for (index, stand) in view.stands.iter().enumerate() {
        // The card the Coach has just drawn is not counted among those on the medals.
        let drawn = view.phase == Phase::Coach { medal: stand.medal };
        for card in stand.cards.iter().filter(|_| !drawn) {
            let ring = match card.owner {
                Owner::Seat(seat) if seat == view.coach => targets[index],
                Owner::Seat(seat) => {
                    state.placed[seat.index()] |= 1 << index;
                    hands[seat.index()][index]
                }
                Owner::Rival(nation) => {
                    let landing = landing?;
                    let order = landing.nations.iter().position(|&other| other == nation)?;
                    landing.cards[order][index]
                }
            };
            if let Owner::Seat(seat) = card.owner {
                state.used[seat.index()].insert(ring);
            }
            state.piles[index].put(card.owner, ring);
        }
    }
    Some(())
}

impl Determinize for Olympikos {
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        // Any seat's view will do, and the clock's, which shows only public information.
        let Viewer::Seat(_) = view.viewer else { return None };
        let layouts = layouts(view, chance)?;
        let layout = layouts.get(usize::from(view.turn))?;
        let mut rivals_of = [None; TURNS];
        let mut late = [[Ring::ALL; SEATS]; TURNS];
        for turn in 0..usize::from(view.turns) {
            if view.setup.is_together() {
                rivals_of[turn] = Some(rivals(view, turn, chance));
            } else {
                late[turn].iter_mut().take(view.players.len()).for_each(|order| chance.shuffle(order));
            }
        }
        let Hands { medals: hands, controls } = Hands::of(view, chance)?;
        let mut state = State {
            setup: view.setup,
            layouts,
            late,
            rivals: rivals_of,
            phase: view.phase,
            turn: view.turn,
            coach: view.coach,
            laid: laid(view, layout, chance)?,
            flipped: view.flipped,
            piles: [Pile::EMPTY; Medal::COUNT],
            used: [Set::EMPTY; SEATS],
            placed: [0; SEATS],
            controlled: view.controlled,
            controls,
            controls_turned: view.phase == Phase::Presentation
                && !view.players.iter().any(|player| player.control == Control::Hidden),
            landed: view.landed.len() as u8,
            turned: view
                .stands
                .each_ref()
                .map(|stand| stand.cards.iter().filter(|card| card.turned).count() as u8),
            points: std::array::from_fn(|seat| view.players.get(seat).map_or(0, |player| player.points)),
            past: std::array::from_fn(|turn| view.past.get(turn).copied()),
        };
        put_cards(view, &mut state, &hands)?;
        for (used, &control) in state.used.iter_mut().zip(&state.controls) {
            used.extend(control);
        }
        Some(state)
    }
}
