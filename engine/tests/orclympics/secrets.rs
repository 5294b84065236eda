//! Orc-lympics in its own terms, without determinization: hidden cards make no difference.

use crate::walk::{self, Walk, viewers, walk};
use pentathlon_engine::games::orclympics::{
    Action, Deal, Event as Told, HAND_SIZE, Orclympics, Phase, Race, Sealed, Team, View,
};
use pentathlon_engine::rules::{Determinize, Event, Rules, Seat, Viewer};

/// The numbers of the cards, tracked through a game that only names races: who holds which copy.
struct Copies {
    /// First in the hands passed around, then in the hands that compete.
    hands: Vec<Vec<u8>>,
    kept: Vec<Vec<u8>>,
    resting: Vec<Vec<u8>>,
}

fn take(from: &mut Vec<u8>, race: Race) -> u8 {
    let at = from.iter().position(|&number| Race::of_card(number) == Some(race)).expect("it is there");
    from.remove(at)
}

/// The copies that an action involves and, if the action passes the hands on, the hands that are then picked up.
type Meant = (Vec<u8>, Option<Vec<Vec<u8>>>);

/// The copies involved in each action of a game.
fn copies(walk: &Walk<Orclympics>, seats: usize) -> Vec<Meant> {
    let empty = || vec![Vec::new(); seats];
    let mut copies = Copies { hands: walk.deal.hands.clone(), kept: empty(), resting: empty() };
    let mut rosters = empty();
    walk.steps
        .iter()
        .map(|step| {
            let seat = step.seat.index();
            let meant: Vec<u8> = match step.action {
                Action::Keep(race) => {
                    let card = take(&mut copies.hands[seat], race);
                    copies.kept[seat].push(card);
                    vec![card]
                }
                Action::Roster(team) => {
                    rosters[seat] = team.iter().map(|race| take(&mut copies.kept[seat], race)).collect();
                    rosters[seat].clone()
                }
                Action::Enter(team) => {
                    let cards: Vec<u8> = team.iter().map(|race| take(&mut rosters[seat], race)).collect();
                    copies.resting[seat].extend(&cards);
                    cards
                }
                Action::TakeBack(Some(race)) => {
                    let card = take(&mut copies.resting[seat], race);
                    rosters[seat].push(card);
                    vec![card]
                }
                Action::Pass | Action::TakeBack(None) => Vec::new(),
            };
            let passed = step.events.iter().any(|event| matches!(event, Told::HandsPassed { .. }));
            if passed {
                copies.hands.rotate_right(1);
            }
            (meant, passed.then(|| copies.hands.clone()))
        })
        .collect()
}

/// The same action with other copies.
fn about(action: Action, cards: &[u8]) -> Action {
    let team: Team = cards.iter().filter_map(|&number| Race::of_card(number)).collect();
    match action {
        Action::Keep(_) => Action::Keep(team.iter().next().expect("a card")),
        Action::Roster(_) => Action::Roster(team),
        Action::Enter(_) => Action::Enter(team),
        Action::TakeBack(Some(_)) => Action::TakeBack(team.iter().next()),
        other => other,
    }
}

/// Everything a viewer sees of a game, and the number of frames before each action.
fn watch(deal: &Deal, actions: &[(Seat, Action)], viewer: Viewer) -> (Vec<(Option<Told>, View)>, Vec<usize>) {
    let setup = walk::setup::<Orclympics>(deal.hands.len());
    let mut state = Orclympics::start(&setup, deal).expect("an exchange leaves a deal possible");
    let mut frames = vec![(None, Orclympics::view(&state, viewer))];
    let mut begins = Vec::new();
    for &(seat, action) in actions {
        begins.push(frames.len());
        let played = Orclympics::play(&mut state, seat, action, &mut |state, event| {
            frames.push((event.seen_by(viewer), Orclympics::view(state, viewer)));
        });
        if played.is_err() {
            // The other card lacks the skill, or is of a fourth race: from here on it is a different game.
            break;
        }
    }
    (frames, begins)
}

#[test]
fn orclympics_exchanging_a_card_with_one_in_the_box_changes_nothing_until_it_is_shown() {
    let (mut soon, mut late, mut never) = (0, 0, 0);
    for seats in 2..=5 {
        for seed in 0..8 {
            let walk = walk::<Orclympics>(seats, 1_500 + seed);
            let copies = copies(&walk, seats);
            let actions: Vec<(Seat, Action)> =
                walk.steps.iter().map(|step| (step.seat, step.action)).collect();
            let mut chance = walk::choices(1_900 + seed);
            for viewer in viewers(seats) {
                let own = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8));
                let dealt =
                    || (0..seats).filter(|&seat| !own(seat)).flat_map(|seat| walk.deal.hands[seat].clone());
                let unseen: Vec<u8> = dealt().collect();
                for _ in 0..6 {
                    let (&one, &other) =
                        (chance.pick(&unseen).unwrap(), chance.pick(&walk.deal.boxed).unwrap());
                    if Race::of_card(one) == Race::of_card(other) {
                        continue;
                    }
                    let exchange = |number: u8| match number {
                        _ if number == one => other,
                        _ if number == other => one,
                        number => number,
                    };
                    let mut deal = walk.deal.clone();
                    deal.hands
                        .iter_mut()
                        .flatten()
                        .chain(&mut deal.boxed)
                        .for_each(|card| *card = exchange(*card));
                    let exchanged: Vec<(Seat, Action)> = actions
                        .iter()
                        .zip(&copies)
                        .map(|(&(seat, action), (cards, _))| {
                            (
                                seat,
                                about(action, &cards.iter().map(|&card| exchange(card)).collect::<Vec<_>>()),
                            )
                        })
                        .collect();
                    let (real, begins) = watch(&walk.deal, &actions, viewer);
                    let (swapped, _) = watch(&deal, &exchanged, viewer);
                    // The viewer picks it up in a hand passed on, or somebody enters it.
                    let shown = copies.iter().zip(&walk.steps).zip(&begins).find_map(
                        |(((cards, hands), step), &begin)| {
                            let picked_up = (0..seats).any(|seat| {
                                own(seat) && hands.as_ref().is_some_and(|hands| hands[seat].contains(&one))
                            });
                            match step.action {
                                Action::Enter(_) if cards.contains(&one) => Some(begin),
                                // The last event of the action that passes the hands.
                                Action::Keep(_) if picked_up => Some(begin + 1),
                                _ => None,
                            }
                        },
                    );
                    let differs = real.iter().zip(&swapped).position(|(a, b)| a != b);
                    let shown_in_both = shown.filter(|&frame| frame < swapped.len());
                    assert_eq!(
                        differs, shown_in_both,
                        "{seats} seats, seed {seed}, {viewer:?}: {one} and {other}"
                    );
                    match shown {
                        Some(frame) if frame < 30 => soon += 1,
                        Some(_) => late += 1,
                        None => never += 1,
                    }
                }
            }
        }
    }
    assert!(soon > 50 && late > 50 && never > 50, "shown soon, late and never: {soon}, {late}, {never}");
}

#[test]
fn orclympics_nobody_but_its_owner_sees_a_hand_a_draft_a_roster_a_choice_or_what_rests() {
    for seats in 2..=5 {
        for state in walk::<Orclympics>(seats, 61).states() {
            let open = Orclympics::view(state, Viewer::Open);
            for viewer in viewers(seats) {
                let view = Orclympics::view(state, viewer);
                for (seat, player) in Seat::all(seats).zip(&view.players) {
                    if viewer == Viewer::Seat(seat) {
                        assert_eq!(player, &open.players[seat.index()]);
                        continue;
                    }
                    assert_eq!((player.hand, player.draft, player.kept), (None, None, None));
                    assert_eq!((player.roster, player.resting), (None, None));
                    assert!(!matches!(player.sealed, Sealed::Known(_)));
                }
            }
        }
    }
}

#[test]
fn orclympics_what_a_seat_passed_on_its_left_neighbour_picks_up_in_every_sampled_state() {
    for seats in 2..=5 {
        let walk = walk::<Orclympics>(seats, 62);
        let mut chance = walk::choices(62);
        let drafted = walk
            .states()
            .filter(|state| !matches!(Orclympics::view(state, Viewer::Table).phase, Phase::Draft { .. }));
        for state in drafted.step_by(5) {
            for own in Seat::all(seats) {
                let view = Orclympics::view(state, Viewer::Seat(own));
                let draft = view.players[own.index()].draft.unwrap();
                for _ in 0..5 {
                    let sampled =
                        Orclympics::determinize(&view, &mut chance).expect("a real view can be determinized");
                    let left = Orclympics::view(&sampled, Viewer::Open).players[own.left(seats).index()]
                        .draft
                        .unwrap();
                    for pick in 0..HAND_SIZE - 1 {
                        assert_eq!(draft.passed_on(pick), Some(left.looked[pick + 1]), "pick {pick}");
                    }
                }
            }
        }
    }
}

#[test]
fn orclympics_an_event_shows_each_viewer_what_the_rulings_say_and_no_more() {
    for seats in 2..=5 {
        for step in walk::<Orclympics>(seats, 63).steps {
            for event in &step.events {
                assert_eq!(event.seen_by(Viewer::Open), Some(*event));
                for viewer in viewers(seats) {
                    let own = |seat: Seat| viewer == Viewer::Seat(seat);
                    let expected = match *event {
                        Told::Kept { seat, .. } if !own(seat) => Told::Kept { seat, race: None },
                        Told::RosterBuilt { seat, .. } if !own(seat) => {
                            Told::RosterBuilt { seat, roster: None }
                        }
                        Told::Decided { seat, .. } if !own(seat) => Told::Decided { seat, choice: None },
                        Told::TookBack { seat, .. } if !own(seat) => Told::TookBack { seat, race: None },
                        seen => seen,
                    };
                    assert_eq!(event.seen_by(viewer), Some(expected));
                }
            }
        }
    }
}

#[test]
fn orclympics_with_full_rosters_of_three_races_states_are_still_found() {
    // The hardest views to determinize: everybody has kept eight cards of three races and plays them all.
    use pentathlon_engine::rules::Level;
    use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
    for seats in 2..=5 {
        for seed in 0..4 {
            let players = (0..seats).map(|_| Player::new("", PlayerKind::Computer(Level::Regular))).collect();
            let source = Source::Deal(walk::deal::<Orclympics>(seats, 2_000 + seed));
            let mut table =
                Table::<Orclympics>::open(walk::setup::<Orclympics>(seats), players, source).unwrap();
            let mut chance = walk::choices(seed);
            while let Some(seat) = table.next_seat() {
                let view = table.view(Viewer::Seat(seat));
                let sampled =
                    Orclympics::determinize(&view, &mut chance).expect("a real view can be determinized");
                assert_eq!(Orclympics::view(&sampled, Viewer::Seat(seat)), view);
                table.play_like(seat, Level::Regular).unwrap();
            }
        }
    }
}
