//! The reasons of hints: a sentence for each fact.

use super::names;
use crate::contract::{FactUi, name};
use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::Fact;
use pentathlon_engine::table::Player;

impl FactUi for Fact {
    fn sentence(&self, players: &[Player]) -> String {
        let sentence = match *self {
            Self::GoldYours(cards) => return messages::fact_gold_yours(cards),
            Self::GoldYoursAtLast => messages::fact_gold_yours_at_last(),
            Self::NoRecord => messages::fact_no_record(),
            Self::Record => messages::fact_record(),
            Self::NobodyCanFollow => messages::fact_nobody_can_follow(),
            Self::NobodyCanLift(total) => return messages::fact_nobody_can_lift(total),
            Self::Outlasts(times, rival, cards) => {
                return messages::fact_outlasts(times, &name(players, rival), cards);
            }
            Self::OutReaches(times, rival, value, most) => {
                return messages::fact_out_reaches(times, &name(players, rival), value, most);
            }
            Self::Outlasted(times, rival, most) => {
                return messages::fact_outlasted(times, &name(players, rival), most);
            }
            Self::Fewer(cards) => return messages::fact_fewer(cards),
            Self::LowerClears(value, other) => return messages::fact_lower_clears(value, other),
            Self::MoreRoom(value, other) => return messages::fact_more_room(value, other),
            Self::KeepFive => messages::fact_keep_five(),
            Self::MoreOfColour(colour, many, rarer, few) => {
                return messages::fact_more_of_colour(names::colour(colour), many, names::colour(rarer), few);
            }
            Self::MoreTargets(value, other) => return messages::fact_more_targets(value, other),
            Self::KeepsMedal(cards, rival, medal) => {
                let points = medal.points();
                return messages::fact_keeps_medal(cards, names::medal(medal), &name(players, rival), points);
            }
            Self::LastSport => messages::fact_last_sport(),
            Self::Short(cards, sports) => return messages::fact_short(cards, sports),
            Self::FirstOut(cards) => return messages::fact_first_out(cards),
            Self::BetterMedal(medal, better) => {
                return messages::fact_better_medal(names::medal(medal), names::medal(better));
            }
            Self::KeepsOpen => messages::fact_keeps_open(),
            Self::FirstMedal(medal) => return messages::fact_first_medal(names::medal(medal)),
            Self::Outlast(rival, cards, medal) => {
                return messages::fact_outlast(&name(players, rival), cards, names::medal(medal));
            }
            Self::Spare(cards, sports) => return messages::fact_spare(cards, sports),
            Self::FewerCardsLater(cards, fewer) => return messages::fact_fewer_cards_later(cards, fewer),
            Self::Price(medal, points, cards) => {
                return messages::fact_price(names::medal(medal), points, cards);
            }
            Self::ToOutlast(medal, rival, cards, own) => {
                return messages::fact_to_outlast(names::medal(medal), &name(players, rival), cards, own);
            }
            Self::GivesLittle(rival, medal) => {
                return messages::fact_gives_little(medal.points(), &name(players, rival));
            }
            Self::GivesGold(rival, own, cards) => {
                return messages::fact_gives_gold(own, &name(players, rival), cards);
            }
            Self::KeptForTies => messages::fact_kept_for_ties(),
            Self::Suits => messages::fact_suits(),
            Self::SuitsBadly => messages::fact_suits_badly(),
            Self::MostCards(cards) => return messages::fact_most_cards(cards),
            Self::MoreCards(cards, rival) => return messages::fact_more_cards(cards, &name(players, rival)),
            Self::FewerCards(cards, rival) => {
                return messages::fact_fewer_cards(cards, &name(players, rival));
            }
            Self::FewestCards => messages::fact_fewest_cards(),
        };
        sentence.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pentathlon_engine::games::olympicards::{Colour, Medal};
    use pentathlon_engine::rules::Seat;

    /// The longest sentence that has room, in characters.
    const LONGEST: usize = 90;

    #[test]
    fn every_fact_has_a_sentence_that_fits() {
        let mut facts = vec![
            Fact::GoldYoursAtLast,
            Fact::NoRecord,
            Fact::Record,
            Fact::NobodyCanFollow,
            Fact::NobodyCanLift(27),
            Fact::LowerClears(8, 9),
            Fact::MoreRoom(8, 9),
            Fact::KeepFive,
            Fact::MoreOfColour(Colour::Yellow, 12, Colour::Yellow, 11),
            Fact::MoreTargets(9, 8),
            Fact::KeepsMedal(2, Seat(0), Medal::Silver),
            Fact::Price(Medal::Silver, 1, 3),
            Fact::Price(Medal::Silver, 2, 1),
            Fact::ToOutlast(Medal::Gold, Seat(0), 20, 1),
            Fact::ToOutlast(Medal::Gold, Seat(0), 20, 19),
            Fact::LastSport,
            Fact::FirstMedal(Medal::Bronze),
            Fact::BetterMedal(Medal::Bronze, Medal::Silver),
            Fact::KeepsOpen,
            Fact::GivesLittle(Seat(0), Medal::Bronze),
            Fact::GivesLittle(Seat(0), Medal::Silver),
            Fact::KeptForTies,
            Fact::Suits,
            Fact::SuitsBadly,
            Fact::FewestCards,
        ];
        for cards in [1, 2, 20] {
            facts.extend(
                [Fact::GoldYours, Fact::Fewer, Fact::FirstOut, Fact::MostCards].map(|fact| fact(cards)),
            );
            facts.extend([Fact::Short(cards, 8), Fact::Spare(20, cards), Fact::FewerCardsLater(cards, 1)]);
            facts.extend([Fact::GivesGold(Seat(0), 20, cards), Fact::Outlast(Seat(0), cards, Medal::Silver)]);
            facts.extend([Fact::MoreCards, Fact::FewerCards].map(|fact| fact(cards, Seat(0))));
            facts.push(Fact::OutReaches(cards, Seat(0), 9, cards - 1));
            for others in [0, 1, 20] {
                facts.push(Fact::Outlasts(cards, Seat(0), others));
                facts.push(Fact::Outlasted(others, Seat(0), cards));
            }
        }
        for fact in facts {
            let sentence = fact.sentence(&[]);
            assert!(!sentence.is_empty() && sentence.chars().count() <= LONGEST, "{sentence}");
            assert!(!sentence.contains("only no"), "{sentence}");
        }
    }
}
