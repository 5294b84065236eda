//! The cards in the hand of the viewer, and which of them are chosen.

use super::race_cards::copies;
use super::task::{Task, task};
use super::tray::{Tray, tray};
use pentathlon_engine::games::orclympics::{HAND_SIZE, Phase, Race, Team, View};
use pentathlon_engine::rules::Seat;

/// The cards that the viewer can choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// The cards.
    pub team: Team,
    /// In the draft, from the second pick on: the number of the pick, and the seat that passed the cards.
    pub came: Option<(u8, Seat)>,
}

impl Cards {
    /// The cards one by one. Copies lie side by side, so that their order reveals nothing (O23).
    pub fn iter(self) -> impl Iterator<Item = HeldCard> {
        copies(self.team).map(move |(race, nth)| HeldCard { race, nth, came: self.came })
    }
}

/// The cards in the hand; the resting cards while one of them may be taken back.
pub fn cards(view: &View) -> Cards {
    let Some((seat, player)) = view.seat().and_then(|seat| Some((seat, view.player(seat)?))) else {
        return Cards::default();
    };
    let resting = matches!(task(view), Task::TakeBack { .. });
    let team = if resting { player.resting } else { player.hand };
    let came = match view.phase {
        Phase::Draft { pick } | Phase::Passing { kept: pick } if (1..HAND_SIZE as u8).contains(&pick) => {
            let seats = view.players.len();
            Seat::all(seats).find(|giver| giver.left(seats) == seat).map(|giver| (pick, giver))
        }
        _ => None,
    };
    Cards { team: team.unwrap_or_default(), came }
}

/// A card in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldCard {
    /// The race.
    pub race: Race,
    /// Its number among the copies of the race.
    pub nth: u8,
    /// See [`Cards::came`].
    pub came: Option<(u8, Seat)>,
}

impl HeldCard {
    /// A number that is unique among all cards that a hand can contain.
    fn number(self) -> u32 {
        self.race as u32 * HAND_SIZE as u32 + u32::from(self.nth)
    }

    /// The set of only this card.
    pub fn bit(self) -> Chosen {
        1 << self.number()
    }

    /// Its key in a keyed list. Each pick of the draft is a new hand.
    pub fn key(self) -> u64 {
        u64::from(self.came.map_or(0, |(pick, _)| pick)) << 8 | u64::from(self.number())
    }
}

/// Cards beside the hand that are only shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandSummary {
    /// The cards kept so far.
    Kept(Tray),
    /// The hand, while the resting cards are shown in its place.
    Hand(Team),
}

/// The cards beside the hand.
pub fn hand_summary(view: &View) -> Option<HandSummary> {
    let player = view.seat().and_then(|seat| view.player(seat))?;
    match view.phase {
        Phase::Draft { .. } | Phase::Passing { .. } => {
            player.kept.map(|kept| HandSummary::Kept(tray(view, kept)))
        }
        _ if matches!(task(view), Task::TakeBack { .. }) => player.hand.map(HandSummary::Hand),
        _ => None,
    }
}

/// The chosen cards of a hand: a bit for each card, with as many bits for each race as a hand has cards.
pub type Chosen = u64;

/// The team of the chosen cards.
pub fn chosen_team(chosen: Chosen) -> Team {
    let of = |race: Race| (chosen >> (race as usize * HAND_SIZE) & 0xff).count_ones() as usize;
    Race::ALL.into_iter().flat_map(|race| std::iter::repeat_n(race, of(race))).collect()
}

/// The cards of a team: the first copies of each race.
pub fn first_copies(team: Team) -> Chosen {
    Cards { team, came: None }.iter().map(HeldCard::bit).sum()
}

#[cfg(test)]
mod tests {
    use super::{Cards, Chosen, chosen_team, first_copies};
    use pentathlon_engine::games::orclympics::Team;

    fn team(text: &str) -> Team {
        text.parse().unwrap_or_default()
    }

    #[test]
    fn chosen_cards_make_a_team_and_a_team_finds_its_cards() {
        let cards = Cards { team: team("goblin,goblin,elf,orc,orc"), came: None };
        let chosen: Chosen =
            [1, 2, 4].iter().filter_map(|&n| cards.iter().nth(n)).map(|card| card.bit()).sum();
        assert_eq!(chosen_team(chosen), team("goblin,elf,orc"));
        assert_eq!(chosen_team(first_copies(team("goblin,orc,orc"))), team("goblin,orc,orc"));
        assert_eq!(chosen_team(0), Team::EMPTY);
        let first: Vec<Chosen> = cards.iter().map(|card| card.bit()).collect();
        assert_eq!(first_copies(team("goblin,orc,orc")), first[0] | first[3] | first[4]);
    }

    #[test]
    fn o23_a_card_of_the_hand_is_its_race_and_which_copy_it_is_and_in_each_pick_another() {
        let keys = |text: &str, came: Option<u8>| -> Vec<u64> {
            let came = came.map(|pick| (pick, pentathlon_engine::rules::Seat(0)));
            Cards { team: team(text), came }.iter().map(|card| card.key()).collect()
        };
        let (all, two) = (keys("goblin,elf,elf,elf", None), keys("elf,elf", None));
        assert_eq!(all[1..3], two[..]);
        assert!(keys("elf,elf", Some(1)).iter().all(|key| !keys("elf,elf", Some(2)).contains(key)));
    }
}
