//! Hints: they name what is legal and apart, follow from the view alone, and advise nothing that is wasted.

use crate::walk::{self, legal, walk};
use pentathlon_engine::bots::{
    Cause, HintAnswer, HintRequest, HintSearch, WorkerRequest, from_bytes, to_bytes,
};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{Game, Visitor, shelf, visit};
use pentathlon_engine::rules::{Seat, Setup, Viewer};

fn request<R: Game>(state: &R::State, seat: Seat, seats: usize) -> HintRequest<R> {
    HintRequest {
        view: R::view(state, Viewer::Seat(seat)),
        seat,
        seats,
        legal: legal::<R>(state, seat),
        playouts: [120, 80],
        seed: Seed::from_number(5),
        best: None,
        selected: None,
    }
}

fn hint<R: Game>(request: HintRequest<R>, slice: u32) -> HintAnswer<R::Action, R::Fact> {
    let mut search = HintSearch::new(request).unwrap();
    let mut last = 0;
    while !search.step(slice) {
        let (done, all) = search.progress();
        assert!(last <= done && done <= all, "{last}, {done} of {all}");
        last = done;
    }
    assert_eq!(search.progress().0, search.progress().1);
    assert_eq!(search.best(), search.answer().map(|answer| answer.best));
    search.answer().unwrap().clone()
}

every_game! {
    fn a_hint_compares_what_is_legal_apart_and_not_wasted<R>(seats: usize) {
        if R::RACE.is_some() {
            return;
        }
        for state in walk::<R>(seats, 3).states().step_by(9) {
            let Some(seat) = R::awaiting(state).seats().first() else { continue };
            let asks = || request::<R>(state, seat, seats);
            let HintRequest { view, legal, .. } = asks();
            if legal.len() < 2 {
                continue;
            }
            let bytes = to_bytes(&WorkerRequest::Hint(asks()));
            let Some(WorkerRequest::<R>::Hint(arrived)) = from_bytes(&bytes) else { panic!("it arrives") };
            let answer = hint(arrived, 50);
            assert_eq!(from_bytes(&to_bytes(&answer)).as_ref(), Some(&answer));
            assert_eq!(hint(asks(), 7), answer, "whatever the slices");
            let HintAnswer { best, other, cause, figures } = answer;
            assert!(legal.contains(&best) && !R::is_wasted(&view, best), "{best}");
            let Some(other) = other else { continue };
            assert!(legal.contains(&other) && best != other, "{best}, {other}");
            let is_by_rule = R::is_wasted(&view, other);
            assert!(is_by_rule || !R::are_twins(&view, [best, other]), "{best} and {other} are twins");
            assert!(!is_by_rule || matches!(cause, Cause::Fact(_)), "a wasted action has a reason: {other}");
            let is_other_explained = || R::keeping(&view, best) == R::keeping(&view, other) && R::fact(&view, [other, best]).is_some();
            assert!(cause != Cause::Equal || !is_other_explained(), "{other} has a reason, and {best} has none");
            assert!(figures.is_none_or(|figures| figures.wins.iter().all(|wins| *wins <= 100)));
            if let Cause::Denies(denied, _) = cause {
                assert!(denied != seat && denied.index() < seats);
            }
            // What is selected is what the best action is compared with.
            for selected in legal.iter().copied().filter(|&selected| selected != best).take(3) {
                let HintAnswer { best: one, other: compared, .. } =
                    hint(HintRequest { best: Some(best), selected: Some(selected), ..asks() }, u32::MAX);
                assert!([(best, Some(selected)), (selected, Some(best))].contains(&(one, compared)), "{one}, {compared:?}");
            }
        }
    }
}

/// A hint over the views of the same seat is the same, whatever the others hold.
#[test]
fn a_hint_follows_from_the_view_alone() {
    struct Twins;
    impl Visitor for Twins {
        type Output = Option<usize>;
        fn visit<R: Game>(self) -> Option<usize> {
            if R::RACE.is_some() {
                return None;
            }
            let seats = *R::Setup::INFO.seats.end();
            let mut compared = 0;
            for state in walk::<R>(seats, 8).states().step_by(11) {
                let Some(seat) = R::awaiting(state).seats().first() else { continue };
                let view = R::view(state, Viewer::Seat(seat));
                let Some(twin) = R::determinize(&view, &mut walk::choices(9)).filter(|twin| twin != state)
                else {
                    continue;
                };
                let told = |state: &R::State| {
                    let mut search = HintSearch::new(request::<R>(state, seat, seats))?;
                    while !search.step(u32::MAX) {}
                    search.answer().cloned()
                };
                assert_eq!(told(state), told(&twin));
                compared += 1;
            }
            Some(compared)
        }
    }
    for info in shelf() {
        assert!(visit(info.id, Twins).unwrap().is_none_or(|compared| compared > 2), "{}", info.id);
    }
}
