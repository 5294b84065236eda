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
            Self::ComesAgain(discipline, laurels, athlete) => {
                messages::fact_comes_again(discipline_name(discipline), laurels, athlete_name(athlete))
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
            Self::IsAhead(own, place, athlete, discipline) => messages::fact_is_ahead(
                athlete_name(own),
                place,
                athlete_name(athlete),
                discipline_name(discipline),
            ),
            Self::IsOver(discipline, athlete, place) => {
                messages::fact_is_over(discipline_name(discipline), athlete_name(athlete), place)
            }
            Self::KeepsPlace(athlete, place, discipline) => {
                messages::fact_keeps_place(athlete_name(athlete), place, discipline_name(discipline))
            }
            Self::Hopeless(athlete, many) => messages::fact_hopeless(athlete_name(athlete), many),
            Self::FewerAhead(athlete, few, other, many) => {
                messages::fact_fewer_ahead(athlete_name(athlete), few, athlete_name(other), many)
            }
            Self::FewerRivals(few, discipline, many, other) => {
                messages::fact_fewer_rivals(few, discipline_name(discipline), many, discipline_name(other))
            }
            Self::Cheaper(less, discipline, more, other) => {
                messages::fact_cheaper(less, discipline_name(discipline), more, discipline_name(other))
            }
            Self::YourBest(athlete, place, discipline) => {
                messages::fact_your_best(athlete_name(athlete), place, discipline_name(discipline))
            }
            Self::NothingNew(athlete) => messages::fact_nothing_new(athlete_name(athlete)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pentathlon_engine::games::olympia2000::{Athlete, Discipline};

    #[test]
    fn a_fact_that_names_athletes_or_disciplines_is_a_sentence_with_room_beside_the_table() {
        let mut facts = Vec::new();
        for discipline in Discipline::ALL {
            facts.push(Fact::FewerRivals(20, discipline, 30, discipline));
            facts.push(Fact::Cheaper(2, discipline, 5, discipline));
            for athlete in Athlete::all() {
                facts.extend([
                    Fact::ComesAgain(discipline, 6, athlete),
                    Fact::IsAhead(athlete, 12, athlete, discipline),
                    Fact::IsOver(discipline, athlete, 12),
                    Fact::KeepsPlace(athlete, 12, discipline),
                    Fact::YourBest(athlete, 12, discipline),
                    Fact::FewerAhead(athlete, 20, athlete, 30),
                    Fact::Hopeless(athlete, 40),
                    Fact::NothingNew(athlete),
                ]);
            }
        }
        for fact in facts {
            let sentence = fact.sentence(&[]);
            assert!((20..=90).contains(&sentence.chars().count()), "{sentence}");
        }
    }
}
