//! The messages for races, skills, competitions and teams.

use super::model::PlayerStatus;
use crate::contract::named;
use crate::messages::orclympics as messages;
use pentathlon_engine::games::orclympics::{Competition, Race, Skill, Team};

named! { messages:
    /// A race.
    race: Race => Race,
    /// A skill.
    skill: Skill => Skill,
}

/// A competition.
pub fn competition(competition: Competition) -> messages::Competition {
    messages::Competition::of(usize::from(competition.number()) - 1)
}

/// What a seat is doing; `None` if it needs no word.
pub fn status(status: PlayerStatus) -> Option<messages::Doing> {
    Some(match status {
        PlayerStatus::Choosing => messages::DOING_CHOOSING,
        PlayerStatus::Chosen => messages::DOING_CHOSEN,
        PlayerStatus::Building => messages::DOING_BUILDING,
        PlayerStatus::Built => messages::DOING_BUILT,
        PlayerStatus::Turn => messages::DOING_TURN,
        PlayerStatus::Passed => messages::DOING_PASSED,
        PlayerStatus::Deciding => messages::DOING_DECIDING,
        PlayerStatus::Decided => messages::DOING_DECIDED,
        PlayerStatus::Acts | PlayerStatus::Waits => return None,
    })
}

/// A team as labels, race by race: "2 goblins", "1 orc".
pub fn team(team: Team) -> Vec<String> {
    team.kinds().map(|kind| messages::team_part(team.count(kind), race(kind))).collect()
}

/// A team as the object of a sentence, race by race: what somebody enters or passes on.
pub fn team_object(team: Team) -> Vec<String> {
    team.kinds().map(|kind| messages::team_part_object(team.count(kind), race(kind))).collect()
}

/// The races of a team: "goblins", "djinns".
pub fn races(team: Team) -> Vec<String> {
    team.kinds().map(|kind| race(kind).many().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::competition;
    use crate::messages::orclympics as messages;
    use pentathlon_engine::games::orclympics::Competition;

    #[test]
    fn the_competitions_of_the_message_file_are_in_the_order_of_their_numbers() {
        assert_eq!(messages::Competition::IDS.len(), Competition::COUNT);
        for held in Competition::all() {
            assert_eq!(competition(held).text(), held.name());
        }
    }
}
