//! From a view to what is drawn: pure functions, each with a value that can be compared, so that only what changes
//! is drawn anew.

use pentathlon_engine::games::olympicards::{
    Against, Attempt, Hand, Medals, Performance, Phase, Reward, Rule, Sport, View,
};
use pentathlon_engine::rules::{Awaiting, Seat};

/// Who is asked for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To let the sport be played, or to put it off.
    Choose {
        /// Who.
        seat: Seat,
        /// The sport.
        sport: Sport,
    },
    /// To play cards, or to withdraw.
    Turn(Turn),
    /// The game is over.
    Over,
}

/// A turn in a sport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// In which sport.
    pub sport: Sport,
    /// What a play is compared with.
    pub mark: Option<Attempt>,
    /// Whether all the others have withdrawn.
    pub alone: bool,
}

impl Turn {
    /// What the sport lets be played.
    pub fn rule(self) -> Rule {
        self.sport.rule()
    }
}

/// Who is asked for what.
pub fn task(view: &View) -> Task {
    match (view.phase, view.sport) {
        (Phase::Choice, Some(sport)) => Task::Choose { seat: view.start, sport },
        (Phase::Turn { seat }, Some(sport)) => Task::Turn(Turn {
            seat,
            sport,
            mark: view.mark(seat),
            alone: view.players.iter().filter(|player| player.playing).count() == 1,
        }),
        _ => Task::Over,
    }
}

/// What the sport card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SportCard {
    /// The sport.
    pub sport: Sport,
    /// Whether a world record can be set in it.
    pub star: bool,
    /// Whether it must be played, because it was put off, or another just was.
    pub must: bool,
}

/// The sport that was turned over or is being played.
pub fn sport_card(view: &View) -> Option<SportCard> {
    let sport = view.sport?;
    Some(SportCard { sport, star: view.setup.world_record && sport.has_star(), must: view.must_play })
}

/// What is needed now, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// Who is asked.
    pub seat: Seat,
    /// The sport.
    pub sport: Sport,
    /// Whether it is still to be decided if it is played.
    pub undecided: bool,
    /// What a play is compared with.
    pub mark: Option<Attempt>,
    /// Whether that was turned over.
    pub turned: bool,
    /// The round.
    pub round: u8,
}

/// What is needed now, and by whom.
pub fn now(view: &View) -> Option<Now> {
    let (seat, undecided) = match view.phase {
        Phase::Choice => (view.start, true),
        Phase::Turn { seat } => (seat, false),
        Phase::Over => return None,
    };
    let sport = view.sport?;
    let mark = view.mark(seat).filter(|_| !undecided);
    let turned = sport.rule().against == Against::Turned;
    Some(Now { seat, sport, undecided, mark, turned, round: view.round })
}

/// A place in the programme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// A sport that is over, and who won gold.
    Done(Sport, Option<Seat>),
    /// The sport of now.
    Now(Sport),
    /// Face down.
    Hidden,
    /// Put off: it waits face up.
    PutOff(Sport),
}

/// The place in the programme with that index.
pub fn tile(view: &View, index: usize) -> Option<Tile> {
    let done = view.finished.len();
    if let Some(finished) = view.finished.get(index) {
        return Some(Tile::Done(finished.sport, finished.gold));
    }
    let hidden = usize::from(view.face_down);
    match index.checked_sub(done)? {
        0 => view.sport.map(Tile::Now),
        later if later <= hidden => Some(Tile::Hidden),
        later => view.deferred.get(later - 1 - hidden).copied().map(Tile::PutOff),
    }
}

/// What a seat is doing in the sport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Decides whether the sport is played.
    Choosing,
    /// It is its turn.
    Turn,
    /// Still in.
    In,
    /// Out, by the rung of the ladder from 0.
    Out(usize),
}

/// What lies before a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Whose.
    pub seat: Seat,
    /// Cards in hand.
    pub cards: u8,
    /// Medals.
    pub medals: Medals,
    /// Sports in which the seat holds the world record.
    pub records: Vec<Sport>,
    /// What the seat is doing.
    pub doing: Doing,
    /// Whether it has the start card.
    pub start: bool,
    /// Whether it gets the start card at the end of the sport.
    pub next_start: bool,
    /// What it played in this sport, in order.
    pub run: Vec<Attempt>,
    /// Whether the last of that is what the next play is compared with.
    pub marks: bool,
    /// Whether the viewer sits here: his cards come from the hand below.
    pub own: bool,
}

/// The lane of a seat.
pub fn lane(view: &View, seat: Seat) -> Option<Lane> {
    let player = view.player(seat)?;
    let doing = match view.awaiting() {
        Awaiting::Turn(asked) if asked == seat => match view.phase {
            Phase::Choice => Doing::Choosing,
            _ => Doing::Turn,
        },
        _ if player.playing => Doing::In,
        _ => Doing::Out(view.rewards(seat).map(|(rung, _)| rung).next().unwrap_or_default()),
    };
    let marks = match view.rule().map(|rule| rule.against) {
        Some(Against::Own) => player.playing,
        Some(Against::Last) => view.laid.last().is_some_and(|laid| laid.seat == seat),
        _ => false,
    };
    Some(Lane {
        seat,
        cards: player.cards,
        medals: player.medals,
        records: player.records.iter().collect(),
        doing,
        start: view.start == seat,
        next_start: view.next_start == Some(seat),
        run: view.laid.iter().filter(|laid| laid.seat == seat).map(|laid| laid.attempt).collect(),
        marks,
        own: view.seat() == Some(seat),
    })
}

/// The points of a lane.
pub fn points(lane: &Lane) -> i32 {
    lane.medals.points() + pentathlon_engine::games::olympicards::RECORD_POINTS * lane.records.len() as i32
}

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Which, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// What it pays.
    pub reward: Reward,
    /// Who took it.
    pub taker: Option<Seat>,
    /// Whether it is the next to be taken.
    pub next: bool,
    /// Whether the medal goes to the other player (C13).
    pub for_two: bool,
}

/// The rung of the ladder with that number.
pub fn rung(view: &View, number: usize) -> Option<Rung> {
    let ladder = view.ladder();
    Some(Rung {
        number,
        of: ladder.len(),
        reward: *ladder.get(number)?,
        taker: view.withdrawn.get(number).copied(),
        next: number == view.withdrawn.len() && matches!(view.phase, Phase::Turn { .. }),
        for_two: view.setup.is_for_two(),
    })
}

/// The hand of who looks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// Whose.
    pub seat: Seat,
    /// The cards, in order; copies beside each other.
    pub cards: Vec<Performance>,
    /// How many of each kind the seat has played in this sport, by place in the hand: so that a card keeps its name
    /// when it is played.
    pub before: Vec<usize>,
}

/// Which places of a hand are chosen.
pub type Chosen = u64;

impl Cards {
    /// The hand as a set.
    pub fn hand(&self) -> Hand {
        self.cards.iter().copied().collect()
    }

    /// The cards at the places that are chosen.
    pub fn chosen(&self, chosen: Chosen) -> Option<Attempt> {
        let at = |(index, &card): (usize, &Performance)| (chosen >> index & 1 == 1).then_some(card);
        Attempt::of(self.cards.iter().take(64).enumerate().filter_map(at))
    }

    /// The places of cards that are not among the chosen ones but in `attempt`.
    pub fn others(&self, chosen: Chosen, attempt: Option<Attempt>) -> Chosen {
        let mut wanted: Hand = attempt.into_iter().flat_map(Attempt::cards).collect();
        for card in self.chosen(chosen).into_iter().flat_map(Attempt::cards) {
            wanted.remove(card);
        }
        let mut others = 0;
        for (index, &card) in self.cards.iter().take(64).enumerate() {
            if chosen >> index & 1 == 0 && wanted.remove(card) {
                others |= 1 << index;
            }
        }
        others
    }

    /// The how-manieth of its kind the card at a place is, counted from what lies on the table.
    pub fn nth(&self, index: usize) -> usize {
        let before = self.before.get(index).copied().unwrap_or_default();
        let same = |&earlier: &usize| self.cards.get(earlier) == self.cards.get(index);
        before + (0..index).filter(same).count()
    }
}

/// The hand of who looks.
pub fn cards(view: &View) -> Option<Cards> {
    let seat = view.seat()?;
    let cards: Vec<Performance> = view.hand()?.cards().collect();
    let played = |card: Performance| {
        let own = view.laid.iter().filter(|laid| laid.seat == seat);
        own.flat_map(|laid| laid.attempt.cards()).filter(|&other| other == card).count()
    };
    let before = cards.iter().map(|&card| played(card)).collect();
    Some(Cards { seat, cards, before })
}

/// What is chosen, and if that cannot be played alone, the fewest and lowest cards that complete it.
pub fn complete(turn: Turn, hand: Hand, chosen: Option<Attempt>) -> Option<Attempt> {
    let chosen = chosen?;
    let rule = turn.rule();
    if rule.fault(chosen, turn.mark).is_none() {
        return Some(chosen);
    }
    let mut best: Option<Attempt> = None;
    rule.attempts(hand, turn.mark, |attempt| {
        let all: Hand = attempt.cards().collect();
        let key = |attempt: Attempt| (attempt.len(), attempt.total());
        if all.without(chosen).is_some() && best.is_none_or(|best| key(attempt) < key(best)) {
            best = Some(attempt);
        }
    });
    best
}

/// Whether anything in the hand can be played.
pub fn can_play(turn: Turn, hand: Hand) -> bool {
    let mut any = false;
    turn.rule().attempts(hand, turn.mark, |_| any = true);
    any
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{Cards, Turn, can_play, complete};
    use pentathlon_engine::games::olympicards::{Attempt, Colour, Performance, Sport};
    use pentathlon_engine::rules::Seat;

    fn card(colour: Colour, value: u8) -> Performance {
        Performance::new(colour, value).expect("a card")
    }

    fn hand(cards: &[(Colour, u8)]) -> Cards {
        let cards: Vec<Performance> = cards.iter().map(|&(colour, value)| card(colour, value)).collect();
        Cards { seat: Seat(0), before: vec![0; cards.len()], cards }
    }

    fn turn(sport: Sport, mark: &[(Colour, u8)]) -> Turn {
        let mark = Attempt::of(mark.iter().map(|&(colour, value)| card(colour, value)));
        Turn { seat: Seat(0), sport, mark, alone: false }
    }

    #[test]
    fn a_lift_that_is_too_light_is_completed_by_as_little_as_will_do() {
        let cards = hand(&[(Colour::Blue, 2), (Colour::Blue, 4), (Colour::Red, 4), (Colour::Red, 9)]);
        let turn = turn(Sport::Weightlifting, &[(Colour::Green, 6), (Colour::Red, 6)]);
        let nine = cards.chosen(0b1000);
        let lift = complete(turn, cards.hand(), nine);
        assert_eq!(lift.map(Attempt::total), Some(13));
        assert_eq!(cards.others(0b1000, lift), 0b0010);
        // Two and four and nine are chosen by hand: nothing is added.
        let three = cards.chosen(0b1101);
        assert_eq!(complete(turn, cards.hand(), three), three);
    }

    #[test]
    fn against_the_wind_a_second_card_of_its_colour_joins() {
        let cards = hand(&[(Colour::Blue, 2), (Colour::Red, 7), (Colour::Red, 9)]);
        let turn = turn(Sport::Sailing, &[(Colour::Green, 6)]);
        assert_eq!(cards.others(0b100, complete(turn, cards.hand(), cards.chosen(0b100))), 0b010);
        assert_eq!(complete(turn, cards.hand(), cards.chosen(0b001)), None);
        assert!(can_play(turn, cards.hand()));
    }

    #[test]
    fn copies_are_counted_from_what_lies_on_the_table() {
        let mut cards = hand(&[(Colour::Blue, 2), (Colour::Blue, 2)]);
        assert_eq!((cards.nth(0), cards.nth(1)), (0, 1));
        cards = Cards { cards: vec![card(Colour::Blue, 2)], before: vec![1], seat: Seat(0) };
        assert_eq!(cards.nth(0), 1);
        let both = hand(&[(Colour::Blue, 2), (Colour::Blue, 2)]);
        assert_eq!(both.others(0b10, both.chosen(0b11)), 0b01);
    }
}
