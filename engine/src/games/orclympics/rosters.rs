//! The rosters that a player would normally choose.

use super::Team;
use super::state::RACES;

/// For each choice of three races of the drafted cards (or all, if there are fewer), the roster of all their cards. The
/// largest come first; among equally large ones, those with more points in all skills together.
pub fn keep_all(kept: Team) -> Vec<Team> {
    let races: Vec<_> = kept.kinds().collect();
    let worth = |team: Team| {
        let points: u32 = super::Skill::ALL.iter().map(|&skill| u32::from(team.total(skill))).sum();
        (team.len(), points)
    };
    let mut rosters: Vec<Team> = Vec::new();
    for choice in 0_u32..1 << races.len() {
        if choice.count_ones() as usize != races.len().min(RACES) {
            continue;
        }
        let chosen = races.iter().enumerate().filter(|&(index, _)| choice >> index & 1 == 1);
        let roster = chosen.fold(Team::EMPTY, |roster, (_, &race)| roster.plus(kept.only(race)));
        let place = rosters.iter().take_while(|&&other| worth(other) >= worth(roster)).count();
        rosters.insert(place, roster);
    }
    rosters
}
