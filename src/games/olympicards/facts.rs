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
            Self::Outlasted(times, rival, cards) => {
                return messages::fact_outlasted(times, &name(players, rival), cards);
            }
            Self::Fewer(cards) => return messages::fact_fewer(cards),
            Self::LowerClears(value, other) => return messages::fact_lower_clears(value, other),
            Self::MoreRoom(value, other) => return messages::fact_more_room(value, other),
            Self::KeepFive => messages::fact_keep_five(),
            Self::MoreOfColour(colour, many, rarer, few) => {
                return messages::fact_more_of_colour(names::colour(colour), many, names::colour(rarer), few);
            }
            Self::MoreTargets(value, other) => return messages::fact_more_targets(value, other),
            Self::GivesMedal(rival, medal) => {
                return messages::fact_gives_medal(&name(players, rival), names::medal(medal));
            }
            Self::LastSport => messages::fact_last_sport(),
            Self::Short(cards, sports) => return messages::fact_short(cards, sports),
            Self::FirstOut(cards) => return messages::fact_first_out(cards),
            Self::BetterMedal(medal, better) => {
                return messages::fact_better_medal(names::medal(medal), names::medal(better));
            }
            Self::FirstMedal(medal) => return messages::fact_first_medal(names::medal(medal)),
            Self::Spare(cards, sports) => return messages::fact_spare(cards, sports),
            Self::FewerCardsLater(cards, fewer) => return messages::fact_fewer_cards_later(cards, fewer),
            Self::SureMedal(medal) => return messages::fact_sure_medal(names::medal(medal)),
            Self::Suits => messages::fact_suits(),
            Self::SuitsBadly => messages::fact_suits_badly(),
            Self::MostCards(cards) => return messages::fact_most_cards(cards),
            Self::FewestCards => messages::fact_fewest_cards(),
        };
        sentence.to_owned()
    }
}
