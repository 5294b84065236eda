//! Where points come from, and the reasons of hints: every number can be recomputed from what the seat knows.

use crate::walk::{self, legal, play, walk};
use pentathlon_engine::bots::{Explanation, Playout, ReasonKind, Search, SearchRequest, WorkerRequest};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{Game, Visitor, shelf, visit};
use pentathlon_engine::rules::{Deal, Parts, Seat, Setup, Viewer};

/// Checks the parts of all seats at the end of random games, for each view of a seat that is asked. A race has no search,
/// and so no reasons.
struct Sums(&'static str);

impl Visitor for Sums {
    type Outcome = Option<usize>;

    fn visit<R: Game>(self) -> Option<usize> {
        if R::RACE.is_some() {
            return None;
        }
        let mut checked = 0;
        for seats in R::Setup::FACTS.seats {
            let Ok(setup) = R::Setup::new(seats, self.0) else { continue };
            for seed in 0..4 {
                let mut chance = walk::choices(seed);
                let deal = R::Deal::draw(&setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal));
                let mut state = R::start(&setup, &deal).unwrap();
                let mut moments = Vec::new();
                while let Some(seat) = R::awaiting(&state).seats().first() {
                    let action = *chance.pick(&legal::<R>(&state, seat)).unwrap();
                    moments.push((R::view(&state, Viewer::Seat(seat)), seat, action));
                    play::<R>(&mut state, seat, action);
                }
                for (number, (view, seat, action)) in moments.into_iter().enumerate() {
                    for other in Seat::all(seats) {
                        checked += usize::from(R::standing(&state).points[other.index()] > 0);
                        adds_up::<R>(&view, action, &state, other);
                    }
                    // In games that begin in a sampled state earlier rounds are missing.
                    let mut luck = walk::choices(number as u64);
                    let Some(mut end) = R::determinize(&view, &mut luck).filter(|_| number % 5 == 0) else {
                        continue;
                    };
                    if legal::<R>(&end, seat).contains(&action) {
                        play::<R>(&mut end, seat, action);
                        Playout::<R>::new(3).finish(&mut end, &mut luck).unwrap();
                        adds_up::<R>(&view, action, &end, seat);
                    }
                }
            }
        }
        Some(checked)
    }
}

fn adds_up<R: Game>(view: &R::View, action: R::Action, end: &R::State, seat: Seat) {
    let mut parts = Parts::default();
    R::parts(view, action, end, seat, &mut parts);
    let points = R::standing(end).points[seat.index()];
    assert_eq!(parts.total(), points, "{seat:?} after {action}: {parts:?}\n{view:?}");
    assert!(parts.points.iter().all(|&points| points >= 0), "{parts:?}");
}

#[test]
fn the_parts_are_all_points_that_a_seat_gained() {
    for facts in shelf() {
        assert!(visit(facts.id, Sums("")).unwrap().is_none_or(|checked| checked > 500), "{}", facts.id);
    }
    macro_rules! variants {
        ($($game:ident $rules:ident),*) => { [$((stringify!($game), crate::$game::VARIANTS)),*] };
    }
    for (game, variants) in pentathlon_engine::for_each_game!(variants) {
        for options in variants {
            assert!(visit(game, Sums(options)).unwrap() > Some(100), "{game} {options}");
        }
    }
}

every_game! {
    fn an_explanation_names_the_actions_of_its_search_and_numbers_that_can_be_told<R>(seats: usize) {
        if R::RACE.is_some() {
            return;
        }
        let walk = walk::<R>(seats, 3);
        for state in walk.states().step_by(9) {
            let Some(seat) = R::awaiting(state).seats().first() else { continue };
            let (view, legal) = (R::view(state, Viewer::Seat(seat)), legal::<R>(state, seat));
            if legal.len() < 2 {
                continue;
            }
            let request = SearchRequest::<R> { view, seat, legal, budget: 240, seed: Seed::from_number(5), explained: true };
            let bytes = WorkerRequest::Search(request).to_bytes();
            let Some(WorkerRequest::<R>::Search(request)) = WorkerRequest::from_bytes(&bytes) else { panic!("it arrives") };
            let mut search = request.search().unwrap();
            while !search.step(50) {}
            let answer = search.answer();
            let Some(Explanation { best, other, equals, reasons }) = answer.explanation else { panic!("reasons are wanted") };
            assert_eq!(reasons.len(), answer.scored.len());
            assert!(usize::from(best) < reasons.len() && other.is_none_or(|other| usize::from(other) < reasons.len() && other != best));
            assert!((1..=reasons.len()).contains(&usize::from(equals)));
            for reason in &reasons {
                assert!(reason.games.iter().all(|games| *games <= 99), "{reason:?}");
                match reason.kind {
                    ReasonKind::Gains { part: Some(_), .. } => assert!(reason.games[0] > reason.games[1], "{reason:?}"),
                    ReasonKind::LostPlace { place } => assert!((2..seats as u8).contains(&place), "{reason:?}"),
                    ReasonKind::Denies { rival, .. } => assert!(rival != seat && rival.index() < seats, "{reason:?}"),
                    _ => {}
                }
            }
            // Reasons cost no other answer: the same search without them finds the same.
            let plain = SearchRequest { explained: false, ..request };
            let mut search = plain.search().unwrap();
            while !search.step(7) {}
            assert_eq!(search.answer().scored, answer.scored);
            assert_eq!(search.answer().explanation, None);
        }
    }
}

/// A search over the views of the same seat gives the same reasons, whatever the others hold.
#[test]
fn a_reason_follows_from_the_view_alone() {
    struct Twins;
    impl Visitor for Twins {
        type Outcome = Option<usize>;
        fn visit<R: Game>(self) -> Option<usize> {
            if R::RACE.is_some() {
                return None;
            }
            let seats = *R::Setup::FACTS.seats.end();
            let mut compared = 0;
            for state in walk::<R>(seats, 8).states().step_by(11) {
                let Some(seat) = R::awaiting(state).seats().first() else { continue };
                let view = R::view(state, Viewer::Seat(seat));
                let Some(twin) = R::determinize(&view, &mut walk::choices(9)).filter(|twin| twin != state)
                else {
                    continue;
                };
                let explain = |state: &R::State| {
                    let view = R::view(state, Viewer::Seat(seat));
                    let mut search =
                        Search::<R>::new(view, seat, &legal::<R>(state, seat), 120, Seed::from_number(1))?
                            .explained();
                    while !search.step(u32::MAX) {}
                    Some(search.answer())
                };
                assert_eq!(explain(state), explain(&twin));
                compared += 1;
            }
            Some(compared)
        }
    }
    for facts in shelf() {
        assert!(visit(facts.id, Twins).unwrap().is_none_or(|compared| compared > 2), "{}", facts.id);
    }
}
