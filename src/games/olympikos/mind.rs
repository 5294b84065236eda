//! How a computer player thinks of Olympikos: imagining what is hidden, and guessing as a person would.
//!
//! Everybody goes by the same thing, how strongly a clue makes one think of a sport; who is less skilled errs more and
//! takes longer. A computer never answers faster than a person could. All is reckoned in whole numbers, so that it
//! comes out the same on every machine.

use super::affinity::Profile;
use super::state::{HAND, Layout, SEATS, TURNS};
use super::{
    Action, Clue, Control, Medal, Olympikos, Owner, Phase, Pile, Ring, Rings, Rivals, Sport, State, View, Way,
};
use crate::cards::{Chance, Set};
use crate::rules::{Imagine, Judge, Reaction, Seat, Skill, Viewer};

/// No person sees, decides and touches faster than this.
const FASTEST_MS: u32 = 900;

/// Cards that the viewer has not seen, in an order of chance.
struct Unseen<C>(Vec<C>);

impl<C: Copy + PartialEq> Unseen<C> {
    fn new(all: impl Iterator<Item = C>, seen: &[C], chance: &mut Chance) -> Self {
        let mut cards: Vec<C> = all.filter(|card| !seen.contains(card)).collect();
        chance.shuffle(&mut cards);
        Self(cards)
    }

    /// `known`, and as many unseen ones as are lacking.
    fn fill<const N: usize>(&mut self, known: &[C]) -> Option<[C; N]> {
        let mut cards: Vec<C> = known.iter().copied().take(N).collect();
        while cards.len() < N {
            cards.push(self.0.pop()?);
        }
        cards.try_into().ok()
    }
}

/// Rings for `places` of which some are known, all different.
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
    let mut clues = Unseen::new(Clue::all(), &seen, chance);
    let past_sports = view.past.iter().flat_map(|past| past.sports);
    let cards: Vec<u8> = past_sports.chain(view.sports).map(|sport| sport.card() - 1).collect();
    let mut sports = Unseen::new(0..Sport::CARDS as u8, &cards, chance);
    let mut unused = view.unused.chunks(HAND - Medal::COUNT);
    let mut layouts = [Layout::default(); TURNS];
    for (turn, layout) in layouts.iter_mut().enumerate().take(usize::from(view.turns)) {
        if let Some(past) = view.past.get(turn) {
            let mut known = past.clues.map(|(clue, _)| clue).to_vec();
            if view.seat() == Some(past.coach) {
                known.extend(unused.next()?);
            }
            layout.clues = clues.fill(&known)?;
            layout.sports = past.sports;
            layout.targets = past.targets;
        } else if turn == usize::from(view.turn) {
            let known: Vec<Clue> = shown.iter().chain(view.hand.iter().flatten()).copied().collect();
            layout.clues = clues.fill(&known)?;
            layout.sports = view.sports;
            layout.targets = rings(Medal::ALL.map(|medal| view.target(medal)), chance)?;
        } else {
            layout.clues = clues.fill(&[])?;
            let cards: [u8; Ring::COUNT] = sports.fill(&[])?;
            layout.sports = cards.map(|card| Sport::side(card, chance.below(2) == 1));
            layout.targets = rings([None; Medal::COUNT], chance)?;
        }
        layout.clues.sort_unstable();
    }
    Some(layouts)
}

/// The clues under the medals: what is not known is one of the Coach's others.
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

/// Rivals that have landed as they did, the others at some time.
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

impl Imagine for Olympikos {
    fn imagine(view: &View, chance: &mut Chance) -> Option<State> {
        // From any seat, the clock's too, from which nothing is seen that is not public.
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
        let landing = rivals_of[usize::from(view.turn)];
        // What each seat has put on the three medals and before the control.
        let mut hands = [[Ring::Blue; Medal::COUNT + 1]; SEATS];
        let mut controls = [None; SEATS];
        for ((seat, player), hand) in Seat::all(SEATS).zip(&view.players).zip(&mut hands) {
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
                controls[seat.index()] = hand.last().copied();
            }
        }
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
            landed: view.landed.len() as u8,
            turned: view
                .stands
                .each_ref()
                .map(|stand| stand.cards.iter().filter(|card| card.turned).count() as u8),
            points: std::array::from_fn(|seat| view.players.get(seat).map_or(0, |player| player.points)),
            past: std::array::from_fn(|turn| view.past.get(turn).copied()),
        };
        let targets: Rings = layouts[usize::from(view.turn)].targets;
        for (index, stand) in view.stands.iter().enumerate() {
            // The card the Coach has just drawn is not counted among those that lie.
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
        for (used, &control) in state.used.iter_mut().zip(&state.controls) {
            used.add(control);
        }
        Some(state)
    }
}

impl Judge for Olympikos {
    fn judge(view: &View, action: Action) -> i32 {
        match action {
            Action::Clue(clue, way) => {
                let Some(ring) = drawn(view) else { return 0 };
                let said = Said::new(view, clue, ring);
                said.worth() + i32::from(said.way() == way)
            }
            Action::Place(medal, ring) => {
                let clue = view.stand(medal).clue.and_then(|laid| Some((laid.clue?, laid.way)));
                clue.map_or(0, |(clue, way)| meant(&Profile::new(clue), clue, way, view.sport(ring)))
            }
            Action::Control(ring) => -likeliest(view, ring),
            Action::TimeUp => 0,
        }
    }

    fn react(view: &View, skill: Skill, chance: &mut Chance) -> Option<Reaction<Action>> {
        let own = view.seat()?;
        match view.phase {
            Phase::Coach { .. } if view.coach == own => coach(view, skill, chance),
            Phase::Race if view.owes_control(own) => doubt(view, own, skill, chance),
            Phase::Race => guess(view, own, skill, chance),
            Phase::Coach { .. } | Phase::Presentation | Phase::Over => None,
        }
    }
}

/// About so much more or less: the sum of twelve numbers is nearly normal, with a deviation of `deviation`.
fn error(deviation: i32, chance: &mut Chance) -> i32 {
    let sum: u32 = (0..12).map(|_| chance.below(1001)).sum();
    (sum as i32 - 6000) * deviation / 1000
}

/// The ring the Coach has drawn and not yet laid a clue for.
fn drawn(view: &View) -> Option<Ring> {
    match view.phase {
        Phase::Coach { medal } => view.target(medal),
        Phase::Race | Phase::Presentation | Phase::Over => None,
    }
}

/// What a clue says of the sport that is to be guessed, and of the one it may be taken for.
struct Said {
    strength: u8,
    score: i32,
    other: i32,
}

impl Said {
    fn new(view: &View, clue: Clue, target: Ring) -> Self {
        let profile = Profile::new(clue);
        let others = Ring::ALL.into_iter().filter(|&ring| ring != target);
        Self {
            strength: clue.strength(view.sport(target)),
            score: profile.score(view.sport(target)),
            other: others.map(|ring| profile.score(view.sport(ring))).max().unwrap_or(0),
        }
    }

    /// How well the clue tells the sport from the others, and a little how well it fits.
    fn worth(&self) -> i32 {
        100 * (self.score - self.other) + 15 * self.score
    }

    fn way(&self) -> Way {
        if self.strength >= 2 && self.score - self.other >= 60 { Way::Upright } else { Way::Flat }
    }
}

/// The Coach takes the clue that tells the sport best from the four others.
fn coach(view: &View, skill: Skill, chance: &mut Chance) -> Option<Reaction<Action>> {
    let target = drawn(view)?;
    let deviation = match skill {
        Skill::Novice => 25,
        Skill::Fair => 12,
        Skill::Expert => 4,
    };
    let mut best: Option<(i32, Clue, Way)> = None;
    for &clue in view.hand.as_ref()? {
        let said = Said::new(view, clue, target);
        let worth = said.worth() + 100 * error(deviation, chance);
        if best.is_none_or(|(most, ..)| worth > most) {
            best = Some((worth, clue, said.way()));
        }
    }
    let (_, clue, way) = best?;
    Some(Reaction { action: Action::Clue(clue, way), after_ms: 1500 + chance.below(2500) })
}

/// How much a clue means a sport to who sees how it lies.
fn meant(profile: &Profile, clue: Clue, way: Way, sport: Sport) -> i32 {
    let score = profile.score(sport);
    if way == Way::Upright && clue.strength(sport) >= 2 { score * 5 / 4 } else { score }
}

/// An Athlete who has an open medal before him: he weighs all clues that are flipped, and puts down what is clearest.
fn guess(view: &View, own: Seat, skill: Skill, chance: &mut Chance) -> Option<Reaction<Action>> {
    let (deviation, slowness) = match skill {
        Skill::Novice => (90, 18),
        Skill::Fair => (40, 13),
        Skill::Expert => (20, 10),
    };
    let left: Vec<Ring> = view.player(own)?.rings?.iter().collect();
    let mut weights: Vec<(Medal, Vec<i32>)> = Vec::with_capacity(Medal::COUNT);
    for medal in Medal::ALL.into_iter().filter(|&medal| view.is_open(medal, own)) {
        let laid = view.stand(medal).clue?;
        let clue = laid.clue?;
        let profile = Profile::new(clue);
        let weigh =
            |&ring: &Ring| meant(&profile, clue, laid.way, view.sport(ring)) + error(deviation, chance);
        weights.push((medal, left.iter().map(weigh).collect()));
    }
    // While he thought about the first he has seen the others, too.
    let seen = match Medal::COUNT - weights.len() {
        _ if usize::from(view.flipped) < Medal::COUNT => 100,
        0 => 100,
        1 => 65,
        _ => 45,
    };
    let (_, chosen) = assign(&weights, 0, left.len());
    let mut first: Option<Reaction<Action>> = None;
    for ((medal, weights), place) in weights.iter().zip(chosen) {
        let weight = *weights.get(place)?;
        let others = weights.iter().enumerate().filter(|&(other, _)| other != place);
        let margin = weight - others.map(|(_, &weight)| weight).max().unwrap_or(0);
        let after_ms = thinking_ms(margin) * slowness / 10 * (75 + chance.below(61)) / 100 * seen / 100;
        let reaction =
            Reaction { action: Action::Place(*medal, *left.get(place)?), after_ms: after_ms.max(FASTEST_MS) };
        if first.is_none_or(|first| reaction.after_ms < first.after_ms) {
            first = Some(reaction);
        }
    }
    first
}

/// The best way to give each medal a ring of its own: the sum of the weights, and which places. Places in `taken` (a
/// bit each) are given away.
fn assign(weights: &[(Medal, Vec<i32>)], taken: u8, places: usize) -> (i32, Vec<usize>) {
    let Some(((_, first), rest)) = weights.split_first() else { return (0, Vec::new()) };
    let mut best = (i32::MIN, Vec::new());
    for place in (0..places).filter(|place| taken & 1 << place == 0) {
        let (sum, mut others) = assign(rest, taken | 1 << place, places);
        let sum = sum.saturating_add(first.get(place).copied().unwrap_or(0));
        if sum > best.0 {
            others.insert(0, place);
            best = (sum, others);
        }
    }
    best
}

/// How long somebody thinks who knows the game: 1.2 s, and up to 6 s more the less clear it is. (6 / (1 + e^x), straight
/// between whole x.)
fn thinking_ms(margin: i32) -> u32 {
    const DOUBT: [u32; 10] = [5_716, 5_285, 4_386, 3_000, 1_614, 715, 285, 108, 40, 15];
    let x = margin.saturating_add(3 * 60).clamp(0, 9 * 60 - 1) as u32;
    let (whole, part) = ((x / 60) as usize, x % 60);
    let (here, next) = (DOUBT[whole], DOUBT[whole + 1]);
    1_200 + here - (here - next) * part / 60
}

/// How likely a ring looks to be one of the three targets.
fn likeliest(view: &View, ring: Ring) -> i32 {
    let clues = view.stands.iter().filter_map(|stand| stand.clue?.clue);
    clues.map(|clue| Profile::new(clue).score(view.sport(ring))).max().unwrap_or(0)
}

/// Who is controlled puts down the sport that is least likely one of the three.
fn doubt(view: &View, own: Seat, skill: Skill, chance: &mut Chance) -> Option<Reaction<Action>> {
    let deviation = match skill {
        Skill::Novice => 90,
        Skill::Fair => 40,
        Skill::Expert => 20,
    };
    let mut least: Option<(i32, Ring)> = None;
    for ring in view.player(own)?.rings?.iter() {
        let likely = likeliest(view, ring) + error(deviation, chance);
        if least.is_none_or(|(least, _)| likely < least) {
            least = Some((likely, ring));
        }
    }
    Some(Reaction { action: Action::Control(least?.1), after_ms: FASTEST_MS + chance.below(1600) })
}
