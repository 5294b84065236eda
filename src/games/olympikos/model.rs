//! From a view to what is drawn: pure functions whose values can be compared, so that only what changes is updated.

use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympikos::{Clue, Control, Medal, Owner, Phase, Ring, Sport, View, Way};
use pentathlon_engine::rules::{Seat, SeatSet};

/// How many points a medal board counts.
const BOARD: u8 = 12;

/// A medal with its clue and its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MedalStand {
    /// The clue, if one lies there.
    pub clue: Option<ShownClue>,
    /// The cards, the Coach's first.
    pub cards: Vec<ShownCard>,
}

/// A clue under a medal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownClue {
    /// The clue, if the viewer knows it.
    pub clue: Option<Clue>,
    /// The way it lies.
    pub way: Way,
    /// Whether it is flipped, so that all see it.
    pub flipped: bool,
}

/// A card on a medal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownCard {
    /// The owner.
    pub owner: Owner,
    /// The ring, if the viewer knows it.
    pub ring: Option<Ring>,
    /// The sport under that ring.
    pub sport: Option<Sport>,
    /// Whether it is the Coach's card.
    pub is_target: bool,
    /// Once it is turned over, whether it is right.
    pub right: Option<bool>,
    /// What it earned.
    pub points: u8,
}

/// A medal.
pub fn medal_stand(view: &View, medal: Medal) -> MedalStand {
    let stand = view.stand(medal);
    let target = stand.cards.first().filter(|card| card.turned).and_then(|card| card.ring);
    let mut found = false;
    let cards = (0..)
        .zip(&stand.cards)
        .map(|(place, card)| {
            let right = target.filter(|_| card.turned).map(|target| card.ring == Some(target));
            let mut points = 0;
            if place > 0 && right == Some(true) {
                // The first right card wins the medal, even a rival's; each later one gets a point.
                points = if found { 1 } else { medal.points() };
                found = true;
            }
            if let Owner::Rival(_) = card.owner {
                points = 0;
            }
            let sport = card.ring.map(|ring| view.sport(ring));
            ShownCard { owner: card.owner, ring: card.ring, sport, is_target: place == 0, right, points }
        })
        .collect();
    let flipped = medal.index() < usize::from(view.flipped);
    let clue = stand.clue.map(|laid| ShownClue { clue: laid.clue, way: laid.way, flipped });
    MedalStand { clue, cards }
}

/// What a player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerStatus {
    /// Choosing clues.
    Choosing,
    /// Coach, while the others guess.
    Coaching,
    /// Waiting for clues.
    Waiting,
    /// Has put down this many cards.
    Placing(usize),
    /// Has put down all cards.
    Done,
}

/// What the badge of a player shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Badge {
    /// Points.
    pub points: u8,
    /// Whether the player is the Coach.
    pub is_coach: bool,
    /// Whether the player is controlled in this turn.
    pub is_controlled: bool,
    /// What the player is doing.
    pub status: PlayerStatus,
    /// The card at the control, if there is one, known or not.
    pub control: Control,
}

/// The badge of a player.
pub fn badge(view: &View, seat: Seat) -> Badge {
    let is_over = view.phase == Phase::Over;
    let is_coach = seat == view.coach && !is_over;
    let status = match view.phase {
        Phase::Coach { .. } if is_coach => PlayerStatus::Choosing,
        Phase::Race | Phase::Presentation if is_coach => PlayerStatus::Coaching,
        Phase::Race | Phase::Presentation => match pad(view, seat) {
            Pad { is_done: true, .. } => PlayerStatus::Done,
            Pad { placed, .. } => PlayerStatus::Placing(placed.len()),
        },
        Phase::Coach { .. } | Phase::Over => PlayerStatus::Waiting,
    };
    let player = view.player(seat);
    Badge {
        points: player.map_or(0, |player| player.points),
        is_coach,
        is_controlled: view.controlled.contains(seat) && !is_over,
        status,
        control: player.map_or(Control::Nothing, |player| player.control),
    }
}

/// How many points are counted beside each name.
pub fn scale(view: &View) -> u8 {
    boards(view.players.iter().map(|player| player.points).max().unwrap_or_default())
}

/// The points of as many medal boards as this many points need, at least one.
fn boards(points: u8) -> u8 {
    points.div_ceil(BOARD).clamp(1, u8::MAX / BOARD) * BOARD
}

/// What an Athlete can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pad {
    /// The remaining cards, if the viewer is the Athlete.
    pub rings: Option<Set<Ring>>,
    /// The medals with a card of the Athlete.
    pub placed: Medals,
    /// The medals that can take one.
    pub open: Medals,
    /// Whether the Athlete is controlled.
    pub is_controlled: bool,
    /// Whether it is time for the control.
    pub owes_control: bool,
    /// Whether the Athlete has put down all cards.
    pub is_done: bool,
}

/// A set of medals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Medals([bool; Medal::COUNT]);

impl Medals {
    fn of(holds: impl Fn(Medal) -> bool) -> Self {
        Self(Medal::ALL.map(holds))
    }

    /// Whether a medal is among them.
    pub fn has(self, medal: Medal) -> bool {
        self.0.get(medal.index()) == Some(&true)
    }

    /// The number of medals.
    pub fn len(self) -> usize {
        self.0.iter().filter(|&&has| has).count()
    }
}

/// What an Athlete can do in the race.
pub fn pad(view: &View, seat: Seat) -> Pad {
    let player = view.player(seat);
    let lies = |medal| view.stand(medal).cards.iter().skip(1).any(|card| card.owner == Owner::Seat(seat));
    let placed = Medals::of(lies);
    let is_controlled = view.controlled.contains(seat);
    let has_put_down = player.is_some_and(|player| player.control != Control::Nothing);
    Pad {
        rings: player.and_then(|player| player.rings),
        placed,
        open: Medals::of(|medal| view.is_open(medal, seat)),
        is_controlled,
        owes_control: view.owes_control(seat),
        is_done: placed.len() == Medal::COUNT && (!is_controlled || has_put_down),
    }
}

/// The racers among `people`, until their cards are presented: their pads lie around the table.
pub fn racers(view: &View, people: SeatSet) -> Vec<Seat> {
    let racing = matches!(view.phase, Phase::Race | Phase::Presentation);
    people.iter().filter(|&seat| racing && seat != view.coach && view.player(seat).is_some()).collect()
}

/// What the viewer is asked, or what everybody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The Coach places a clue for a medal.
    Clue {
        /// The Coach.
        seat: Seat,
        /// The medal.
        medal: Medal,
        /// The sport to be guessed, if the viewer knows it.
        target: Option<(Ring, Sport)>,
    },
    /// The clues are placed, and none is flipped.
    Ready,
    /// The Athletes guess.
    Race {
        /// The Coach.
        coach: Seat,
        /// Whether two people play together.
        together: bool,
        /// Whether the viewer only watches.
        watches: bool,
        /// The Athletes who still have something to put down.
        busy: SeatSet,
        /// Those of them for whom only the control is left.
        owing: SeatSet,
    },
    /// Cards are turned over.
    Presentation,
    /// The game is over.
    Over,
}

/// What the viewer is asked, or what everybody waits for.
pub fn task(view: &View) -> Task {
    match view.phase {
        Phase::Coach { medal } => Task::Clue {
            seat: view.coach,
            medal,
            target: view.target(medal).filter(|_| view.hand.is_some()).map(|ring| (ring, view.sport(ring))),
        },
        Phase::Race if view.flipped == 0 => Task::Ready,
        Phase::Race => Task::Race {
            coach: view.coach,
            together: view.setup.is_together(),
            watches: view.seat() == Some(view.coach),
            busy: Seat::all(view.players.len())
                .filter(|&seat| seat != view.coach && !pad(view, seat).is_done)
                .collect(),
            owing: Seat::all(view.players.len()).filter(|&seat| view.owes_control(seat)).collect(),
        },
        Phase::Presentation => Task::Presentation,
        Phase::Over => Task::Over,
    }
}

/// Whether the viewer is the Coach, and the others now guess this sport.
pub fn is_target(view: &View, ring: Ring) -> bool {
    matches!(task(view), Task::Clue { target: Some((target, _)), .. } if target == ring)
}

/// The clues that the viewer can place as Coach, in ascending order; `None` if the viewer is not the Coach, or has
/// placed all.
pub fn clues(view: &View) -> Option<Vec<Clue>> {
    view.hand.clone().filter(|_| matches!(view.phase, Phase::Coach { .. }))
}

/// What the clock waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ticking {
    /// The count of three.
    Three,
    /// The next clue.
    Flip,
    /// A rival nation.
    Rival,
    /// The guard.
    Guard,
}

/// What the clock waits for.
pub fn ticking(view: &View) -> Ticking {
    match (usize::from(view.flipped), view.setup.is_together()) {
        (0, _) => Ticking::Three,
        (1 | 2, _) => Ticking::Flip,
        (_, true) => Ticking::Rival,
        (_, false) => Ticking::Guard,
    }
}

#[cfg(test)]
mod tests {
    use super::boards;

    #[test]
    fn a_medal_board_counts_to_twelve_and_more_need_another() {
        assert_eq!([0, 1, 12, 13, 24, 25, u8::MAX].map(boards), [12, 12, 12, 24, 24, 36, 252]);
    }
}
