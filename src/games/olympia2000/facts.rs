//! The reasons of hints: a sentence for each fact.

use super::names::{athlete as athlete_name, discipline as discipline_name};
use crate::contract::{FactUi, name};
use crate::messages::olympia2000 as messages;
use pentathlon_engine::games::olympia2000::Fact;
use pentathlon_engine::table::Player;

impl FactUi for Fact {
    fn sentence(&self, players: &[Player]) -> String {
        match *self {
            Self::Enough(athlete, other, discipline) => {
                messages::fact_enough(athlete_name(athlete), athlete_name(other), discipline_name(discipline))
            }
            Self::Unbeaten(athlete) => messages::fact_unbeaten(athlete_name(athlete)),
            Self::LastRound => messages::fact_last_round().to_owned(),
            Self::NoPlace(athlete) => messages::fact_no_place(athlete_name(athlete)),
            Self::ComesNext(discipline, athlete) => {
                messages::fact_comes_next(discipline_name(discipline), athlete_name(athlete))
            }
            Self::Consolation => messages::fact_consolation().to_owned(),
            Self::FewAhead(athlete, few, other, many) => {
                messages::fact_few_ahead(athlete_name(athlete), few, athlete_name(other), many)
            }
            Self::Cheap(laurels) => messages::fact_cheap(laurels),
            Self::Dear(laurels, athlete) => messages::fact_dear(laurels, athlete_name(athlete)),
            Self::Last(athlete) => messages::fact_last(athlete_name(athlete)),
            Self::Idle => messages::fact_idle().to_owned(),
            Self::Known(seat, athlete, discipline) => {
                messages::fact_known(&name(players, seat), athlete_name(athlete), discipline_name(discipline))
            }
            Self::BetterPlace(place, discipline, worse, other) => {
                messages::fact_better_place(place, discipline_name(discipline), worse, discipline_name(other))
            }
            Self::OnlyPlace(place, discipline, other) => {
                messages::fact_only_place(place, discipline_name(discipline), discipline_name(other))
            }
            Self::MoreLaurels(more, discipline, less, other) => {
                messages::fact_more_laurels(more, discipline_name(discipline), less, discipline_name(other))
            }
            Self::GoodCard(athlete, place, discipline) => {
                messages::fact_good_card(athlete_name(athlete), place, discipline_name(discipline))
            }
            Self::PoorCard(athlete, place) => messages::fact_poor_card(athlete_name(athlete), place),
            Self::Leads(seat) => messages::fact_leads(&name(players, seat)),
        }
    }
}
