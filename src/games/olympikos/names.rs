//! The messages for the things of the game.

use crate::contract::named;
use crate::messages::olympikos as messages;
use pentathlon_engine::games::olympikos::{Clue, Games, Grade, Medal, Nation, Ring, Sport, Way};

named! { messages:
    /// The colour of a ring, or the card with it.
    ring: Ring => Ring,
    /// A medal.
    medal: Medal => Medal,
    /// How a clue lies.
    way: Way => Way,
    /// A delegation.
    nation: Nation => Nation,
    /// The Games that a sport belongs to.
    games: Games => Games,
    /// The grade of two players' common points.
    grade: Grade => Grade,
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

/// How well a clue fits a sport, by its strength, 0 to 3.
pub fn fit(strength: u8) -> messages::Fit {
    messages::Fit::of(usize::from(strength))
}

/// A sport.
pub fn sport(sport: Sport) -> messages::Sport {
    messages::Sport::of(sport.index())
}

/// A clue.
pub fn clue(clue: Clue) -> messages::Clue {
    messages::Clue::of(usize::from(clue.number()))
}

#[cfg(test)]
mod tests {
    use crate::messages::olympikos as messages;
    use pentathlon_engine::games::olympikos::{Clue, Sport};

    #[test]
    fn sports_and_clues_are_in_the_order_of_their_numbers() {
        assert_eq!(Sport::all().map(Sport::id).collect::<Vec<_>>(), messages::Sport::IDS);
        assert_eq!(Clue::every().map(Clue::id).collect::<Vec<_>>(), messages::Clue::IDS);
    }

    #[test]
    fn a_deck_of_clues_says_how_many_it_has() {
        for (more, text) in [(true, messages::clues_more()), (false, messages::clues_core())] {
            let count = Clue::deck(more).len().to_string();
            assert!(text.contains(&count), "{text}: there are {count}");
        }
    }
}
