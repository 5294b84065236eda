//! From a view to what is drawn: pure functions, each with a value that can be compared, so that only what changes
//! is drawn anew.

use pentathlon::games::orclympics::{
    Action, Competition, HAND, Phase, Player, RACES, ROW, Race, Sealed, Skill, Team, View,
};
use pentathlon::rules::Seat;

/// When a competition is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It is over.
    Done,
    /// Now.
    Now,
    /// Later.
    Coming,
}

/// What a competition card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Which.
    pub competition: Competition,
    /// When it is held.
    pub when: When,
    /// Whether there is silver to be won.
    pub has_silver: bool,
    /// Who won gold.
    pub gold: Option<Seat>,
    /// Who won silver.
    pub silver: Option<Seat>,
    /// Whether the gold cup stands on it, because nobody has it.
    pub gold_free: bool,
    /// The same of the silver cup.
    pub silver_free: bool,
    /// Whether it was discarded, because nobody entered (O11).
    pub discarded: bool,
}

/// The competition card at a place of the row.
pub fn tile(view: &View, index: usize) -> Option<Tile> {
    let competition = view.row.get(index).copied()?;
    let award = view.awards.get(index).copied().flatten();
    let current = usize::from(view.current);
    let is_now = view.phase == Phase::Compete && index == current;
    let has_silver = view.setup.has_silver();
    let when = match award {
        _ if is_now => When::Now,
        Some(_) => When::Done,
        None => When::Coming,
    };
    Some(Tile {
        competition,
        when,
        has_silver,
        gold: award.and_then(|award| award.gold),
        silver: award.and_then(|award| award.silver),
        gold_free: is_now && view.cups.gold.is_none(),
        silver_free: is_now && has_silver && view.cups.silver.is_none(),
        discarded: award.is_some_and(|award| award.gold.is_none()),
    })
}

/// What a seat is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Choosing a card to keep.
    Choosing,
    /// Has kept one.
    Chosen,
    /// Building a team.
    Building,
    /// Has built one.
    Built,
    /// It is its turn.
    Turn,
    /// Has passed.
    Passed,
    /// Decides whether to take a card back.
    Deciding,
    /// Has decided that.
    Decided,
    /// Nothing.
    Waits,
}

/// What lies before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Whose.
    pub seat: Seat,
    /// Points won.
    pub points: i32,
    /// Cards in hand.
    pub cards: u8,
    /// Cards that rest.
    pub resting: u8,
    /// Face up.
    pub entered: Team,
    /// In which skill they count.
    pub competition: Competition,
    /// What they count.
    pub total: u8,
    /// Whether the gold cup stands here.
    pub gold: bool,
    /// Whether the silver cup does.
    pub silver: bool,
    /// What the seat is doing.
    pub doing: Doing,
    /// Whether the viewer sits here: his cards come from the hand below.
    pub own: bool,
    /// In the draft: how many cards it has kept, and who gets the others.
    pub draft: Option<(u8, Seat)>,
    /// Whether a competition is held, so that a total is counted.
    pub counts: bool,
}

/// The lane of a seat.
pub fn lane(view: &View, seat: Seat) -> Option<Lane> {
    let player = view.player(seat)?;
    let sealed = player.sealed != Sealed::Nothing;
    let either = |open: Doing, done: Doing| if sealed { done } else { open };
    let doing = match view.phase {
        Phase::Draft { .. } => either(Doing::Choosing, Doing::Chosen),
        Phase::Rosters => either(Doing::Building, Doing::Built),
        Phase::Compete if view.passed.contains(seat) => Doing::Passed,
        Phase::Compete if view.turn == Some(seat) => Doing::Turn,
        Phase::TakeBacks if view.may_take_back(seat) => either(Doing::Deciding, Doing::Decided),
        Phase::Compete | Phase::TakeBacks | Phase::Over => Doing::Waits,
    };
    let draft = match view.phase {
        Phase::Draft { pick } => Some((pick + u8::from(sealed), seat.left(view.players.len()))),
        _ => None,
    };
    Some(Lane {
        seat,
        points: player.points,
        cards: player.cards,
        resting: player.resting_cards,
        entered: player.entered,
        competition: view.competition(),
        total: player.total,
        gold: view.cups.gold == Some(seat),
        silver: view.cups.silver == Some(seat),
        doing,
        own: view.seat() == Some(seat),
        draft,
        counts: view.phase == Phase::Compete,
    })
}

/// What the person who looks is asked, or what everybody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To keep a card of the hand.
    Keep {
        /// Who is asked.
        seat: Seat,
        /// Which pick it is, from 1.
        pick: u8,
        /// Who gets the others.
        to: Seat,
        /// How many those are.
        rest: u8,
    },
    /// He has kept one; others are still choosing.
    Kept {
        /// Who.
        seat: Seat,
        /// What.
        race: Race,
    },
    /// To build a team.
    Build {
        /// Who is asked.
        seat: Seat,
    },
    /// He has built one; others have not.
    Built {
        /// Who.
        seat: Seat,
        /// What.
        roster: Team,
    },
    /// To enter cards or to pass.
    Enter {
        /// Who is asked.
        seat: Seat,
        /// In which competition.
        competition: Competition,
        /// Whether there is silver to be won.
        has_silver: bool,
        /// What he can enter.
        usable: Team,
        /// Whether he has any cards.
        has_cards: bool,
    },
    /// To take a resting card back, or none.
    TakeBack {
        /// Who is asked.
        seat: Seat,
    },
    /// He has decided; others have not.
    Decided {
        /// Who.
        seat: Seat,
        /// What.
        choice: Option<Race>,
    },
    /// To wait for cards to be kept.
    WaitDraft,
    /// To wait for teams.
    WaitBuild,
    /// To wait for a seat.
    WaitTurn(Seat),
    /// To wait for cards that are taken back.
    WaitTakeBack,
    /// Nothing: the game is over.
    Over,
}

/// What the viewer is asked.
pub fn task(view: &View) -> Task {
    let own: Option<(Seat, &Player)> = view.seat().and_then(|seat| Some((seat, view.player(seat)?)));
    match (view.phase, own) {
        (Phase::Draft { pick }, Some((seat, player))) => match player.sealed {
            Sealed::Known(Action::Keep(race)) => Task::Kept { seat, race },
            _ => Task::Keep {
                seat,
                pick: pick + 1,
                to: seat.left(view.players.len()),
                rest: (HAND as u8).saturating_sub(pick + 1),
            },
        },
        (Phase::Draft { .. }, None) => Task::WaitDraft,
        (Phase::Rosters, Some((seat, player))) => match player.sealed {
            Sealed::Known(Action::Roster(roster)) => Task::Built { seat, roster },
            _ => Task::Build { seat },
        },
        (Phase::Rosters, None) => Task::WaitBuild,
        (Phase::Compete, Some((seat, player))) if view.turn == Some(seat) => {
            let competition = view.competition();
            let hand = player.hand.unwrap_or_default();
            Task::Enter {
                seat,
                competition,
                has_silver: view.setup.has_silver(),
                usable: hand.usable(competition.skill()),
                has_cards: !hand.is_empty(),
            }
        }
        (Phase::Compete, _) => view.turn.map_or(Task::Over, Task::WaitTurn),
        (Phase::TakeBacks, Some((seat, player))) if view.may_take_back(seat) => match player.sealed {
            Sealed::Known(Action::TakeBack(choice)) => Task::Decided { seat, choice },
            _ => Task::TakeBack { seat },
        },
        (Phase::TakeBacks, _) => Task::WaitTakeBack,
        (Phase::Over, _) => Task::Over,
    }
}

/// The cards at the viewer's hand: those that he chooses among.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// What they are.
    pub team: Team,
    /// In the draft, which pick it is: the hand of each pick is another.
    pub pick: Option<u8>,
    /// From whom that hand came.
    pub from: Option<Seat>,
    /// The skill that counts.
    pub lit: Option<Skill>,
}

/// The cards at hand: the resting ones while one of them may be taken back.
pub fn cards(view: &View) -> Cards {
    let Some(player) = view.seat().and_then(|seat| view.player(seat)) else { return Cards::default() };
    let resting = matches!(task(view), Task::TakeBack { .. });
    let team = if resting { player.resting } else { player.hand };
    let mut cards = Cards { team: team.unwrap_or_default(), ..Cards::default() };
    match view.phase {
        Phase::Draft { pick } => {
            cards.pick = Some(pick);
            // The right neighbour is who has all others between him and this seat.
            let seats = view.players.len();
            cards.from = Seat::all(seats).find(|seat| pick > 0 && Some(seat.left(seats)) == view.seat());
        }
        Phase::Compete => cards.lit = Some(view.competition().skill()),
        Phase::Rosters | Phase::TakeBacks | Phase::Over => {}
    }
    cards
}

/// The card at a place of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// What it is.
    pub race: Race,
    /// In the draft, which pick it is.
    pub pick: Option<u8>,
    /// From whom it came.
    pub from: Option<Seat>,
}

/// The place of that number, from 0. Copies lie side by side, so that their order tells nothing (O23).
pub fn slot(cards: Cards, index: usize) -> Option<Slot> {
    let Cards { team, pick, from, .. } = cards;
    team.iter().nth(index).map(|race| Slot { race, pick, from })
}

/// Cards that lie beside the hand, only to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// What was kept so far.
    Kept(Team),
    /// The hand, while resting cards are looked at.
    Hand(Team),
}

/// What lies beside the hand.
pub fn aside(view: &View) -> Option<Aside> {
    let player = view.seat().and_then(|seat| view.player(seat))?;
    match view.phase {
        Phase::Draft { .. } => player.kept.map(Aside::Kept),
        _ if matches!(task(view), Task::TakeBack { .. }) => player.hand.map(Aside::Hand),
        _ => None,
    }
}

/// The places of a hand that are chosen, a bit each.
pub type Chosen = u16;

/// The team that the chosen places make.
pub fn chosen_team(team: Team, chosen: Chosen) -> Team {
    team.iter().enumerate().filter(|&(index, _)| chosen >> index & 1 == 1).map(|(_, race)| race).collect()
}

/// The places that make a team, the first ones of each race.
pub fn places_of(team: Team, wanted: Team) -> Chosen {
    let mut left = wanted;
    let mut chosen = 0;
    for (index, race) in team.iter().enumerate() {
        if left.remove(race) {
            chosen |= 1 << index;
        }
    }
    chosen
}

/// Whether a card of that race can be chosen now, beside those that are.
pub fn can_choose(task: Task, chosen: Team, race: Race) -> bool {
    match task {
        Task::Keep { .. } | Task::TakeBack { .. } => true,
        // Three races at most (O15): who is of one of them may always join.
        Task::Build { .. } => chosen.has(race) || chosen.races() < RACES,
        Task::Enter { usable, .. } => usable.has(race),
        _ => false,
    }
}

/// What choosing a card stands for.
pub fn action(task: Task, race: Race) -> Action {
    match task {
        Task::Build { .. } | Task::Built { .. } | Task::WaitBuild => Action::Roster(Team::of(race)),
        Task::TakeBack { .. } => Action::TakeBack(Some(race)),
        Task::Keep { .. } | Task::Kept { .. } | Task::WaitDraft => Action::Keep(race),
        _ => Action::Enter(Team::of(race)),
    }
}

/// The competitions that have been begun, as places in the row.
pub fn begun(view: &View) -> usize {
    match view.phase {
        Phase::Draft { .. } | Phase::Rosters => 0,
        Phase::Compete | Phase::TakeBacks | Phase::Over => (usize::from(view.current) + 1).min(ROW),
    }
}

#[cfg(test)]
mod tests {
    use super::{Task, can_choose, chosen_team, places_of};
    use pentathlon::games::orclympics::{Race, Team};
    use pentathlon::rules::Seat;

    fn team(text: &str) -> Team {
        text.parse().unwrap_or_default()
    }

    #[test]
    fn o15_a_fourth_race_cannot_join_but_more_of_three_can() {
        let build = Task::Build { seat: Seat(0) };
        assert!(can_choose(build, team("orc,goblin"), Race::Djinn));
        assert!(can_choose(build, team("orc,goblin,djinn"), Race::Djinn));
        assert!(!can_choose(build, team("orc,goblin,djinn"), Race::Human));
    }

    #[test]
    fn chosen_places_make_a_team_and_a_team_finds_its_places() {
        let hand = team("goblin,goblin,elf,orc,orc");
        assert_eq!(chosen_team(hand, 0b10110), team("goblin,elf,orc"));
        assert_eq!(places_of(hand, team("goblin,orc,orc")), 0b11001);
        assert_eq!(chosen_team(hand, places_of(hand, team("elf,orc"))), team("elf,orc"));
    }
}
