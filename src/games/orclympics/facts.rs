//! The reasons of hints: a sentence for each fact.

use super::names::{competition, race, skill, team};
use crate::contract::{FactUi, name};
use crate::messages::orclympics as messages;
use pentathlon_engine::games::orclympics::Fact;
use pentathlon_engine::table::Player;

impl FactUi for Fact {
    fn sentence(&self, players: &[Player]) -> String {
        match *self {
            Self::GoldIsYours { race: kept, cards } => messages::fact_gold_is_yours(cards, race(kept)),
            Self::NoCup => messages::fact_no_cup().to_owned(),
            Self::FewerWillDo => messages::fact_fewer_will_do().to_owned(),
            Self::NothingComesAfter => messages::fact_nothing_comes_after().to_owned(),
            Self::NoUse(useless) => messages::fact_no_use(race(useless)),
            Self::RestingWinsNothing => messages::fact_resting().to_owned(),
            Self::LeftAtHome(left) => messages::fact_left_at_home(race(left)),
            Self::NobodyAnswers(entered) => messages::fact_nobody_answers(&team(entered)),
            Self::Enough { total, gold, tie, saved } => match (gold, tie) {
                (true, true) => messages::fact_enough_gold_tie(total, saved),
                (true, false) => messages::fact_enough_gold(total, saved),
                (false, true) => messages::fact_enough_silver_tie(total, saved),
                (false, false) => messages::fact_enough_silver(total, saved),
            },
            Self::Safe(total) => messages::fact_safe(total),
            Self::TakesFromLeader(leader) => messages::fact_leader(&name(players, leader)),
            Self::SavedForMain { race: saved, skill: wanted, points } => {
                messages::fact_main(race(saved), skill(wanted), points)
            }
            Self::FewCards { cards, competitions, spent, instead } => {
                messages::fact_few(cards, competitions, spent, instead)
            }
            Self::TakesCup { gold: true, points, team: entered } => {
                messages::fact_takes_gold(points, &team(entered))
            }
            Self::TakesCup { gold: false, points, team: entered } => {
                messages::fact_takes_silver(points, &team(entered))
            }
            Self::MustAnswer { rival, value } => messages::fact_must_answer(&name(players, rival), value),
            Self::GoldOrSilver { gold, silver } => messages::fact_gold_or_silver(gold, silver),
            Self::LastFor(wanted, last, value) => messages::fact_last_for(skill(wanted), race(last), value),
            Self::TakesNothing => messages::fact_takes_nothing().to_owned(),
            Self::SilverIsYours(points) => messages::fact_silver_is_yours(points),
            Self::LittleMore(points) => messages::fact_little_more(points),
            Self::MayBeLost { rival, cards, own } => {
                messages::fact_may_be_lost(&name(players, rival), cards, own)
            }
            Self::Starves(holder) => messages::fact_starves(&name(players, holder)),
            Self::SavesCards { cards, competitions } => messages::fact_saves_cards(cards, competitions),
            Self::Next { competition: next, race: back } => {
                messages::fact_next(competition(next), skill(next.skill()), race(back))
            }
            Self::ForMain { skill: wanted, race: strong, value } => {
                messages::fact_for_main(skill(wanted), race(strong), value)
            }
            Self::MayEnter { race: one, here, other, less } => {
                messages::fact_may_enter(race(one), here, race(other), less)
            }
            Self::SameRace { race: same, count } => messages::fact_same_race(count, race(same)),
            Self::MoreForMain { skill: wanted, total, instead } => {
                messages::fact_more_for_main(skill(wanted), total, instead)
            }
            Self::HarderToTie { total, instead } => messages::fact_harder_to_tie(total, instead),
            Self::MayComeBack(resting) => messages::fact_may_come_back(race(resting)),
            Self::HasToOpen(next) => messages::fact_opens(competition(next)),
            Self::Wanted { skill: wanted, here, left, race: back } if here == left && left > 1 => {
                messages::fact_wanted_always(skill(wanted), race(back))
            }
            Self::Wanted { skill: wanted, here, left, race: back } => {
                messages::fact_wanted(here, left, skill(wanted), race(back))
            }
            Self::OneRaceMore(more) => messages::fact_one_race_more(race(more)),
            Self::Rare(rare) => messages::fact_rare(race(rare)),
            Self::Lacking { skill: lacked, competitions } => {
                messages::fact_lacking(skill(lacked), competitions)
            }
            Self::Strong { skill: tested, points, race: strong, value, other, less } => {
                messages::fact_strong(skill(tested), points, race(strong), value, race(other), less)
            }
            Self::Common(common, rare) => {
                messages::fact_common(common.copies(), race(common), rare.copies(), race(rare))
            }
            Self::MoreCards { cards, instead } => messages::fact_more_cards(cards, instead),
            Self::MoreSkill { skill: tested, points, total, instead } => {
                messages::fact_more_skill(skill(tested), points, total, instead)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use pentathlon_engine::games::orclympics::{Competition, Race, Skill};
    use pentathlon_engine::rules::Seat;

    /// The longest sentence that has room, in characters.
    const LONGEST: usize = 90;

    #[test]
    fn every_fact_has_a_sentence_that_fits() {
        let entered = "goblin,goblin,halfling,halfling,dwarf,dwarf".parse().unwrap();
        let race = Race::Halfling;
        let skill = Skill::Strength;
        let mut facts = vec![
            Fact::NoCup,
            Fact::FewerWillDo,
            Fact::NothingComesAfter,
            Fact::RestingWinsNothing,
            Fact::LeftAtHome(race),
            Fact::NobodyAnswers(entered),
            Fact::Safe(32),
            Fact::TakesFromLeader(Seat(0)),
            Fact::SavedForMain { race, skill, points: 7 },
            Fact::HarderToTie { total: 32, instead: 30 },
            Fact::MayComeBack(race),
            Fact::SilverIsYours(4),
            Fact::OneRaceMore(race),
            Fact::LastFor(skill, race, 4),
            Fact::TakesNothing,
            Fact::Rare(race),
            Fact::NoUse(race),
            Fact::Lacking { skill, competitions: 5 },
            Fact::Strong { skill, points: 25, race, value: 4, other: race, less: 0 },
            Fact::Common(race, race),
            Fact::Starves(Seat(0)),
            Fact::MoreCards { cards: 8, instead: 7 },
            Fact::MoreSkill { skill, points: 25, total: 24, instead: 23 },
        ];
        facts.extend(Competition::all().map(Fact::HasToOpen));
        facts.extend(Competition::all().map(|competition| Fact::Next { competition, race }));
        facts.extend([
            Fact::MustAnswer { rival: Seat(0), value: 12 },
            Fact::GoldOrSilver { gold: 7, silver: 4 },
            Fact::MayBeLost { rival: Seat(0), cards: 8, own: 7 },
            Fact::LittleMore(1),
            Fact::LittleMore(2),
            Fact::SavesCards { cards: 1, competitions: 7 },
            Fact::SavesCards { cards: 6, competitions: 7 },
            Fact::ForMain { skill, race, value: 4 },
            Fact::MayEnter { race, here: 7, other: race, less: 0 },
            Fact::MayEnter { race, here: 7, other: race, less: 6 },
            Fact::SameRace { race, count: 1 },
            Fact::SameRace { race, count: 6 },
            Fact::MoreForMain { skill, total: 24, instead: 23 },
        ]);
        for gold in [true, false] {
            facts.push(Fact::TakesCup { gold, points: 7, team: entered });
            facts.extend([true, false].map(|tie| Fact::Enough { total: 32, gold, tie, saved: 7 }));
        }
        for cards in [1, 6] {
            facts.push(Fact::GoldIsYours { race, cards });
            facts.push(Fact::FewCards { cards, competitions: 7, spent: 1, instead: 6 });
            facts.push(Fact::Wanted { skill, here: 1, left: cards, race });
        }
        for fact in facts {
            let sentence = fact.sentence(&[]);
            assert!(!sentence.is_empty() && sentence.chars().count() <= LONGEST, "{sentence}");
        }
    }
}
