//! The cards that the others must have drafted to be able to enter what they entered: chosen first, and then located in
//! the hands that were passed round.

use super::super::deal::ROW;
use super::super::state::RACES;
use super::super::{Player, Race, Team};
use super::World;
use crate::cards::Chance;

/// The maximum number of steps in one attempt to locate everything.
const STEPS: u32 = 3_000;

/// The cards a player must have drafted: these cards, and a number of further cards of these races to complete the
/// roster.
#[derive(Clone, Copy, Default)]
pub(super) struct Need {
    pub(super) cards: Team,
    pub(super) more: u8,
    /// One bit per race.
    pub(super) races: u8,
    /// The cards of the roster that have been located so far.
    pub(super) roster: Team,
    /// The player's resting cards.
    pub(super) resting: Team,
}

impl World<'_> {
    /// What a player may have taken back, competition by competition: for each possibility the cards that the roster
    /// must have contained for everything that was entered, and the cards resting now.
    pub(super) fn histories(&self, seat: usize) -> Vec<(Team, Team)> {
        let mut found = Vec::new();
        if seat == self.own || !self.is_competing() {
            found.push((Team::EMPTY, Team::EMPTY));
        } else if let Some(player) = self.view.players.get(seat) {
            let size = roster_size(player);
            follow(player, 0, [Team::EMPTY; 3], &mut |needed, resting| {
                if needed.len() <= size && needed.races() <= RACES {
                    found.push((needed, resting));
                }
            });
        }
        found
    }

    /// Chooses what each of the others must have drafted.
    pub(super) fn set_needs(&mut self, rosters: &[Vec<(Team, Team)>], chance: &mut Chance) -> Option<()> {
        for seat in 0..self.seats {
            let &(cards, resting) = chance.pick(rosters.get(seat)?)?;
            if seat == self.own || !self.is_competing() {
                continue;
            }
            let size = roster_size(self.view.players.get(seat)?);
            let more = size.checked_sub(cards.len())? as u8;
            let must: u8 = cards.kinds().map(|race| 1 << race as u8).sum();
            // Three races, and the maximum number of cards the player may have of them.
            let possible: Vec<u8> = (0_u8..1 << Race::COUNT)
                .filter(|races| races.count_ones() as usize == RACES && races & must == must)
                .filter(|&races| {
                    let picks = self.picks.iter().filter(|pick| pick.holder == seat);
                    picks.filter(|pick| has_any(self.heaps[pick.heap], races)).count() >= size
                })
                .collect();
            let races = *chance.pick(&possible)?;
            self.needs[seat] = Need { cards, more, races, roster: Team::EMPTY, resting };
        }
        Some(())
    }

    /// Finds picks for everything that is needed, starting with what has the fewest candidates; gives up after the
    /// maximum number of steps.
    pub(super) fn meet_needs(&mut self, chance: &mut Chance) -> bool {
        self.steps += 1;
        if self.steps > STEPS {
            return false;
        }
        // The need with the fewest candidates: the player, and the race or any of the player's races.
        let mut tightest: Option<(usize, usize, Option<Race>)> = None;
        for seat in 0..self.seats {
            let need = self.needs[seat];
            let free = |heap: &dyn Fn(Team) -> bool| {
                let picks = self.picks.iter().filter(|pick| pick.holder == seat && pick.card.is_none());
                picks.filter(|pick| heap(self.heaps[pick.heap])).count()
            };
            let mut wants = need
                .cards
                .kinds()
                .map(|race| (Some(race), usize::from(need.cards.count(race))))
                .collect::<Vec<_>>();
            if need.more > 0 {
                wants.push((None, need.cards.len() + usize::from(need.more)));
            }
            for (race, count) in wants {
                let ways = match race {
                    Some(race) => free(&|heap| heap.has(race)),
                    None => free(&|heap| has_any(heap, need.races)),
                };
                let Some(slack) = ways.checked_sub(count) else { return false };
                if tightest.is_none_or(|(least, ..)| slack < least) {
                    tightest = Some((slack, seat, race));
                }
            }
        }
        let Some((_, seat, wanted)) = tightest else { return true };
        let mut ways: Vec<(usize, Race)> = Vec::new();
        for (index, pick) in self.picks.iter().enumerate() {
            if pick.holder == seat && pick.card.is_none() {
                let heap = self.heaps[pick.heap];
                let fits = |race: &Race| match wanted {
                    Some(wanted) => *race == wanted,
                    None => self.needs[seat].races >> *race as u8 & 1 == 1,
                };
                ways.extend(heap.kinds().filter(fits).map(|race| (index, race)));
            }
        }
        chance.shuffle(&mut ways);
        let before = self.needs[seat];
        for (index, race) in ways {
            let heap = self.picks[index].heap;
            self.picks[index].card = Some(race);
            self.heaps[heap].remove(race);
            let need = &mut self.needs[seat];
            need.roster.add(race);
            if wanted.is_some() {
                need.cards.remove(race);
            } else {
                need.more -= 1;
            }
            if self.meet_needs(chance) {
                return true;
            }
            self.picks[index].card = None;
            self.heaps[heap].add(race);
            self.needs[seat] = before;
            if self.steps > STEPS {
                return false;
            }
        }
        false
    }
}

fn roster_size(player: &Player) -> usize {
    usize::from(player.cards) + player.entered.len() + usize::from(player.resting_cards)
}

fn has_any(heap: Team, races: u8) -> bool {
    heap.kinds().any(|race| races >> race as u8 & 1 == 1)
}

/// Follows what a player entered and took back from competition `from` on. Of the cards played so far: those resting,
/// those out of the hand, and the most that were ever out at once, which the roster must have contained.
fn follow(player: &Player, from: usize, [resting, out, most]: [Team; 3], found: &mut impl FnMut(Team, Team)) {
    let Some(&entered) = player.history.get(from) else {
        // Face-up cards do not rest yet.
        return found(most, resting.minus(player.entered));
    };
    let (resting, out) = (resting.plus(entered), out.plus(entered));
    let most = most.plus(out.minus(most));
    if !player.returned[from % ROW] {
        return follow(player, from + 1, [resting, out, most], found);
    }
    for race in resting.kinds() {
        follow(player, from + 1, [resting.without(race), out.without(race), most], found);
    }
}
