//! The messages for the things of the game.

use crate::messages::olympikos as messages;
use pentathlon_engine::games::olympikos::{Clue, Games, Grade, Medal, Nation, Ring, Sport, Way};

/// The colour of a ring, or the card with it.
pub fn ring(ring: Ring) -> messages::Ring {
    match ring {
        Ring::Blue => messages::RING_BLUE,
        Ring::Yellow => messages::RING_YELLOW,
        Ring::Black => messages::RING_BLACK,
        Ring::Green => messages::RING_GREEN,
        Ring::Red => messages::RING_RED,
    }
}

/// A medal.
pub fn medal(medal: Medal) -> messages::Medal {
    match medal {
        Medal::Bronze => messages::MEDAL_BRONZE,
        Medal::Silver => messages::MEDAL_SILVER,
        Medal::Gold => messages::MEDAL_GOLD,
    }
}

/// How a clue lies.
pub fn way(way: Way) -> messages::Way {
    match way {
        Way::Upright => messages::WAY_UPRIGHT,
        Way::Flat => messages::WAY_FLAT,
    }
}

/// A delegation.
pub fn nation(nation: Nation) -> messages::Nation {
    match nation {
        Nation::France => messages::NATION_FRANCE,
        Nation::Argentina => messages::NATION_ARGENTINA,
        Nation::UnitedStates => messages::NATION_UNITED_STATES,
        Nation::Kenya => messages::NATION_KENYA,
        Nation::Australia => messages::NATION_AUSTRALIA,
        Nation::China => messages::NATION_CHINA,
    }
}

/// The code of a delegation's Olympic committee, as on a result board. It is the same in every language.
pub fn code(nation: Nation) -> &'static str {
    match nation {
        Nation::France => "FRA",
        Nation::Argentina => "ARG",
        Nation::UnitedStates => "USA",
        Nation::Kenya => "KEN",
        Nation::Australia => "AUS",
        Nation::China => "CHN",
    }
}

/// The Games that a sport belongs to.
pub fn games(games: Games) -> messages::Games {
    match games {
        Games::Summer => messages::GAMES_SUMMER,
        Games::Winter => messages::GAMES_WINTER,
        Games::Paralympic => messages::GAMES_PARALYMPIC,
    }
}

/// The grade of two players' common points.
pub fn grade(grade: Grade) -> messages::Grade {
    match grade {
        Grade::Training => messages::GRADE_TRAINING,
        Grade::Promising => messages::GRADE_PROMISING,
        Grade::VeryGood => messages::GRADE_VERY_GOOD,
        Grade::Excellent => messages::GRADE_EXCELLENT,
        Grade::WorldRecord => messages::GRADE_WORLD_RECORD,
    }
}

/// How well a clue matches a sport, 0 to 3.
pub fn strength(strength: u8) -> messages::Strength {
    match strength {
        0 => messages::STRENGTH_0,
        1 => messages::STRENGTH_1,
        2 => messages::STRENGTH_2,
        _ => messages::STRENGTH_3,
    }
}

/// A sport. The message file has them in the order of their numbers.
pub fn sport(sport: Sport) -> messages::Sport {
    messages::SPORT.get(sport.index()).copied().unwrap_or(messages::SPORT_SPRINT)
}

/// A clue. The message file has them in the order of their numbers.
pub fn clue(clue: Clue) -> messages::Clue {
    messages::CLUE.get(usize::from(clue.number())).copied().unwrap_or(messages::CLUE_STOPWATCH)
}

#[cfg(test)]
mod tests {
    use super::ring;
    use crate::messages::olympikos::{self as messages, control_key};
    use pentathlon_engine::games::olympikos::{Clue, Ring, Sport};

    /// The ids of a group, in the engine's spelling.
    fn ids(file: &str, group: &str) -> Vec<String> {
        let begin = format!("{group}-");
        let id = |line: &str| Some(line.split_once(" = ")?.0.strip_prefix(&begin)?.replace('-', "_"));
        file.lines().filter_map(id).collect()
    }

    #[test]
    fn sports_and_clues_stand_in_the_order_of_their_numbers() {
        let names = include_str!("../../../lang/en/olympikos-names.ftl");
        assert_eq!(ids(names, "sport"), Sport::all().map(Sport::id).collect::<Vec<_>>());
        assert_eq!(ids(names, "clue"), Clue::every().map(Clue::id).collect::<Vec<_>>());
    }

    #[test]
    fn a_deck_of_clues_says_how_many_it_has() {
        for (more, text) in [(true, messages::clues_more()), (false, messages::clues_core())] {
            let count = Clue::deck(more).len().to_string();
            assert!(text.contains(&count), "{text}: there are {count}");
        }
    }

    #[test]
    fn every_letter_of_a_pad_is_a_key_of_its_own() {
        let mut letters = Ring::ALL.map(|it| ring(it).letter()).to_vec();
        letters.push(control_key());
        assert!(letters.iter().all(|letter| letter.chars().count() == 1), "{letters:?}");
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), Ring::COUNT + 1, "{letters:?}");
    }
}
