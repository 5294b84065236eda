//! Building teams: the rosters.

use super::game::{Game, STRENGTH, seat, team};
use pentathlon_engine::games::orclympics::{
    Action, Event, NOT_DRAFTED, Phase, Sealed, TOO_MANY_RACES, Team, keep_all,
};
use pentathlon_engine::rules::{Awaiting, Event as _, Refusal, SeatSet, Viewer};

const SALLY: &str = "orc,orc,orc,goblin,goblin,dwarf,djinn,human";

fn drafted() -> Game {
    Game::drafted(
        STRENGTH,
        0,
        &[SALLY, "elf,elf,elf,elf,dwarf,dwarf,human,human", "human,human,human,goblin"],
    )
}

#[test]
fn rulebook_sally_makes_a_team_of_orcs_goblins_and_the_djinn() {
    let mut game = drafted();
    game.does("0 roster orc,orc,orc,goblin,goblin,djinn");
    assert_eq!(game.own(0).roster, Some(team("orc,orc,orc,goblin,goblin,djinn")));
    game.does("1 roster elf,elf").does("2 roster human");
    assert_eq!(game.hand(0), team("orc,orc,orc,goblin,goblin,djinn"));
    assert_eq!(game.own(0).kept, Some(team(SALLY)), "she remembers what she put into the box");
}

#[test]
fn rulebook_a_roster_has_whatever_combination_a_player_likes() {
    let game = drafted();
    let kept = team(SALLY);
    let mut expected = Vec::new();
    for (orcs, goblins, rest) in (0..4).flat_map(|a| (0..3).flat_map(move |b| (0..8).map(move |c| (a, b, c))))
    {
        let mut roster: Vec<&str> = vec!["orc"; orcs];
        roster.extend(vec!["goblin"; goblins]);
        roster.extend(
            ["dwarf", "djinn", "human"]
                .iter()
                .enumerate()
                .filter(|(i, _)| rest >> i & 1 == 1)
                .map(|(_, r)| *r),
        );
        let roster: Team = roster.iter().map(|race| race.parse().unwrap()).collect();
        if roster.races() <= 3 {
            assert!(kept.contains(roster));
            expected.push(Action::Roster(roster));
        }
    }
    expected.sort_unstable();
    assert_eq!(game.may(0), expected);
}

#[test]
fn rulebook_a_roster_has_up_to_three_races() {
    let game = drafted();
    assert_eq!(game.refuses("0 roster orc,goblin,dwarf,human"), Refusal::Violation(TOO_MANY_RACES));
    for fewer in ["orc,orc,orc", "orc,goblin", "human,djinn,orc"] {
        assert!(game.may(0).contains(&Action::Roster(team(fewer))), "{fewer}");
    }
}

#[test]
fn o15_an_empty_roster_is_one_too() {
    let mut game = drafted();
    game.does("0 roster -; 1 roster elf; 2 roster human");
    assert_eq!((game.hand(0), game.table().players[0].cards), (Team::EMPTY, 0));
    assert_eq!(game.choices(0), ["pass"], "its owner is asked as usual (O9)");
}

#[test]
fn a_roster_is_made_of_drafted_cards() {
    let game = drafted();
    assert_eq!(game.refuses("0 roster orc,orc,orc,orc"), Refusal::Violation(NOT_DRAFTED));
    assert_eq!(game.refuses("0 roster elf"), Refusal::Violation(NOT_DRAFTED));
    assert_eq!(game.refuses("0 keep orc"), Refusal::NotNow);
}

#[test]
fn rulebook_rosters_are_built_at_once_and_in_secret() {
    let mut game = drafted();
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
    game.does("1 roster elf,elf,elf");
    assert_eq!(game.asked(), [0, 2]);
    let event = game.events[0];
    assert_eq!(event.seen_by(Viewer::Table), Some(Event::RosterBuilt { seat: seat(1), roster: None }));
    assert_eq!(event.seen_by(Viewer::Seat(seat(1))), Some(event));
    assert_eq!(game.table().players[1].sealed, Sealed::Hidden);
    assert_eq!(game.own(1).sealed, Sealed::Known("roster elf,elf,elf".parse().unwrap()));
    assert_eq!(game.refuses("1 roster elf"), Refusal::NotAsked, "a roster is final");
    assert_eq!(game.table().players[1].cards, 8, "nothing is final before all have built");
    assert_eq!(game.table().phase, Phase::Rosters);
}

#[test]
fn o15_rosters_become_final_together_and_show_only_as_a_number_of_cards() {
    let mut game = drafted();
    game.does("2 roster human; 0 roster orc,orc,djinn").does("1 roster elf,elf,dwarf,dwarf,human");
    let sizes = Event::RostersFinal { sizes: [3, 5, 1, 0, 0], seats: 3 };
    assert!(game.emitted(sizes), "{:?}", game.events);
    let table = game.table();
    assert_eq!(table.players.iter().map(|player| player.cards).collect::<Vec<_>>(), [3, 5, 1]);
    assert!(table.players.iter().all(|player| player.roster.is_none() && player.hand.is_none()));
    assert_eq!(game.view(0).players[1].roster, None);
    assert_eq!(table.phase, Phase::Compete);
}

#[test]
fn rulebook_cards_not_on_a_roster_go_back_into_the_box_unseen() {
    let mut game = drafted();
    game.does("0 roster orc; 1 roster elf; 2 roster human");
    for viewer in [1, 2] {
        let player = &game.view(viewer).players[0];
        assert_eq!((player.kept, player.roster, player.hand), (None, None, None));
    }
    assert_eq!(game.hand(0), team("orc"), "and are played no more");
    assert!(game.state.is_conserved());
}

#[test]
fn o15_the_usual_rosters_keep_all_cards_of_three_races() {
    let usual = keep_all(team(SALLY));
    assert_eq!(usual.len(), 10, "three of five races");
    assert_eq!(
        usual[0],
        team("orc,orc,orc,goblin,goblin,djinn"),
        "as Sally chose: the largest, then the most points"
    );
    assert!(usual.windows(2).all(|pair| pair[0].len() >= pair[1].len()));
    for roster in &usual {
        assert_eq!(roster.races(), 3);
        assert!(roster.kinds().all(|race| roster.count(race) == team(SALLY).count(race)), "{roster}");
        assert!(drafted().may(0).contains(&Action::Roster(*roster)));
    }
    assert_eq!(keep_all(team("orc,orc,elf")), [team("orc,orc,elf")]);
    assert_eq!(keep_all(Team::EMPTY), [Team::EMPTY]);
}
