//! The cards at the hand of who looks, from the view; and which of them are chosen.

use super::task::{Task, task};
use pentathlon_engine::games::orclympics::{Phase, Race, Skill, Team, View};
use pentathlon_engine::rules::Seat;

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

#[cfg(test)]
mod tests {
    use super::{chosen_team, places_of};
    use pentathlon_engine::games::orclympics::Team;

    fn team(text: &str) -> Team {
        text.parse().unwrap_or_default()
    }

    #[test]
    fn chosen_places_make_a_team_and_a_team_finds_its_places() {
        let hand = team("goblin,goblin,elf,orc,orc");
        assert_eq!(chosen_team(hand, 0b10110), team("goblin,elf,orc"));
        assert_eq!(places_of(hand, team("goblin,orc,orc")), 0b11001);
        assert_eq!(chosen_team(hand, places_of(hand, team("elf,orc"))), team("elf,orc"));
    }
}
