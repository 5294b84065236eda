//! What a good player would say: each fact is true of the cards.

use crate::walk::{legal, walk};
use pentathlon_engine::bots::{Cause, HintRequest, HintSearch};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Fact, Olympia2000, Place};
use pentathlon_engine::rules::{Advise, Rules, Seat, Viewer};
use std::collections::BTreeMap;

#[test]
fn every_fact_is_true_of_the_cards_and_all_of_them_occur() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    for (seats, seed) in (2..=5).flat_map(|seats| (0..60).map(move |seed| (seats, seed))) {
        let walk = walk::<Olympia2000>(seats, seed);
        let states: Vec<_> = walk.states().collect();
        for (number, state) in states.iter().enumerate() {
            for seat in Olympia2000::awaiting(state).seats().iter() {
                let (view, legal) =
                    (Olympia2000::view(state, Viewer::Seat(seat)), legal::<Olympia2000>(state, seat));
                let hand = view.players[seat.index()].hand.unwrap();
                // Whom others may have: nobody has seen them, and they are not the seat's own.
                let others = || {
                    Athlete::all().filter(|&one| {
                        !hand.contains(one) && !view.revealed.contains(one) && view.looked != Some(one)
                    })
                };
                let place = |athlete: Athlete, discipline| match athlete.place(discipline) {
                    Place::Number(number) => Some(number),
                    Place::Overstepped | Place::Disqualified => None,
                };
                let ahead = |athlete, discipline| {
                    let own = place(athlete, discipline).unwrap();
                    others()
                        .filter(|&other| place(other, discipline).is_some_and(|other| other < own))
                        .count()
                };
                let pairs = legal.iter().flat_map(|&one| legal.iter().map(move |&other| [one, other]));
                for pair in pairs.filter(|[one, other]| one != other) {
                    let Some(fact) = Olympia2000::fact(&view, pair) else { continue };
                    let name = format!("{fact:?}");
                    *said.entry(name.split('(').next().unwrap().to_owned()).or_default() += 1;
                    let here = view.prize.map(|chip| chip.discipline);
                    if let (
                        Fact::BetterPlace(_, discipline, ..) | Fact::OnlyPlace(_, discipline, ..),
                        Some(next),
                    ) = (fact, view.next)
                        && next.discipline == discipline
                    {
                        let mut places: Vec<u8> =
                            hand.iter().filter_map(|one| place(one, discipline)).collect();
                        places.sort_unstable();
                        assert!(
                            places[1] <= places[0] + 2,
                            "the best one goes for the next prize: {places:?}"
                        );
                    }
                    match fact {
                        Fact::Enough(one, other, later) => {
                            let here = here.unwrap();
                            assert_eq!(ahead(one, here), ahead(other, here));
                            assert!(4 * ahead(one, here) <= others().count(), "enough to win");
                            let best = hand.iter().filter_map(|athlete| place(athlete, later)).min();
                            assert_eq!(best, place(other, later));
                            assert!(
                                place(one, later).is_none_or(|_| ahead(other, later) < ahead(one, later))
                            );
                        }
                        Fact::Unbeaten(one) => {
                            let Action::Athlete(other) = pair[1] else { panic!("an athlete is sent") };
                            assert_eq!(ahead(one, here.unwrap()), 0);
                            let is_beaten =
                                place(other, here.unwrap()).is_none_or(|_| ahead(other, here.unwrap()) > 0);
                            assert!(is_beaten, "it is not as true of the other");
                        }
                        Fact::NoPlace(one) => assert_eq!(place(one, here.unwrap()), None),
                        Fact::FewAhead(one, few, other, many) => {
                            assert_eq!(ahead(one, here.unwrap()), usize::from(few));
                            assert_eq!(ahead(other, here.unwrap()), usize::from(many));
                            assert!(0 < few && 2 * few <= many);
                            assert!(3 * usize::from(few) <= others().count());
                        }
                        Fact::ComesNext(discipline, one) => {
                            assert_eq!(view.next.unwrap().discipline, discipline);
                            let best = hand.iter().filter_map(|athlete| place(athlete, discipline)).min();
                            assert_eq!(best, place(one, discipline));
                            let Action::Athlete(sent) = pair[0] else { panic!("an athlete is sent") };
                            assert!(place(sent, here.unwrap()) > place(one, here.unwrap()));
                            assert!(view.next.unwrap().value >= view.prize.unwrap().value);
                            assert!(Some(discipline) != here, "it would be as good now");
                            assert!(
                                place(one, here.unwrap())
                                    .is_none_or(|now| place(one, discipline).unwrap() < now)
                            );
                        }
                        Fact::Consolation => {
                            let Action::Athlete(one) = pair[0] else { panic!("an athlete is sent") };
                            assert!(one.earns_consolation());
                        }
                        Fact::Cheap(laurels) => assert_eq!(view.prize.unwrap().value, laurels),
                        Fact::Dear(laurels, one) => {
                            assert_eq!(view.prize.unwrap().value, laurels);
                            let best = hand.iter().filter_map(|one| place(one, here.unwrap())).min();
                            assert_eq!(best, place(one, here.unwrap()));
                            assert!(best <= Some(12) && 4 * ahead(one, here.unwrap()) <= others().count());
                            let Action::Athlete(other) = pair[1] else { panic!("an athlete is sent") };
                            assert!(ahead(one, here.unwrap()) < ahead(other, here.unwrap()));
                        }
                        Fact::LastRound => assert_eq!(view.round + 1, view.rounds),
                        Fact::Idle => {
                            let Action::Chip(discipline) = pair[0] else { panic!("a prize is chosen") };
                            let chip = view.columns.uppermost(discipline);
                            let later = states.iter().skip(number + 1);
                            assert!(
                                later
                                    .clone()
                                    .all(|state| Olympia2000::view(state, Viewer::Table).prize != chip)
                            );
                        }
                        Fact::Known(rival, one, discipline) => {
                            assert!(view.players[rival.index()].given.contains(one));
                            let mut places = hand.iter().filter_map(|one| place(one, discipline));
                            assert!(places.all(|own| Some(own) >= place(one, discipline)));
                        }
                        Fact::BetterPlace(best, discipline, worse, other) => {
                            let places = [discipline, other]
                                .map(|discipline| hand.iter().filter_map(|one| place(one, discipline)).min());
                            assert_eq!(places, [Some(best), Some(worse)]);
                        }
                        Fact::OnlyPlace(best, discipline, other) => {
                            let places = [discipline, other]
                                .map(|discipline| hand.iter().filter_map(|one| place(one, discipline)).min());
                            assert_eq!(places, [Some(best), None]);
                        }
                        Fact::Leads(rival) => {
                            let points = |seat: Seat| {
                                let player = &view.players[seat.index()];
                                player.won.laurels() + player.consolation
                            };
                            let mut all = (0..seats as u8).map(Seat).filter(|&other| other != rival);
                            assert!(all.all(|other| points(other) < points(rival)));
                        }
                        Fact::GoodCard(one, best, discipline) => {
                            assert_eq!((view.looked, place(one, discipline)), (Some(one), Some(best)));
                            let coming = [view.prize, view.next].into_iter().flatten();
                            let mut coming = coming.map(|chip| chip.discipline).chain(view.columns.open());
                            assert!(coming.any(|open| open == discipline), "it may still be played for");
                            let mut places = hand.iter().filter_map(|one| place(one, discipline));
                            assert!(places.all(|place| place > best));
                        }
                        Fact::PoorCard(one, best) => {
                            let all = pentathlon_engine::games::olympia2000::Discipline::ALL;
                            let places = all.into_iter().filter_map(|discipline| place(one, discipline));
                            assert_eq!((view.looked, places.min()), (Some(one), Some(best)));
                            let coming = [view.prize, view.next].into_iter().flatten();
                            let mut coming = coming.map(|chip| chip.discipline).chain(view.columns.open());
                            assert!(
                                coming.any(|open| place(one, open) == Some(best)),
                                "it is still played for"
                            );
                        }
                        Fact::MoreThan(to, other) => {
                            let points = |seat: Seat| {
                                let player = &view.players[seat.index()];
                                player.won.laurels() + player.consolation
                            };
                            assert!(points(to) >= points(other) + 3);
                            assert_eq!(pair, [Action::Give(to), Action::Give(other)]);
                        }
                        Fact::KeepsPlace(other, number, later) => {
                            assert_eq!(
                                (pair[1], place(other, later)),
                                (Action::Athlete(other), Some(number))
                            );
                            let comes = view.next.is_some_and(|chip| chip.discipline == later);
                            assert!(number <= 12 && (comes || view.columns.uppermost(later).is_some()));
                            assert!(view.round + 1 < view.rounds);
                            let is_better = place(other, here.unwrap()).is_none_or(|now| number < now);
                            assert!(Some(later) == here || is_better, "it is not better now");
                        }
                        Fact::Hopeless(other, many) => {
                            assert_eq!(pair[1], Action::Athlete(other));
                            assert_eq!(ahead(other, here.unwrap()), usize::from(many));
                            let Action::Athlete(sent) = pair[0] else { panic!("an athlete is sent") };
                            assert!(many >= 15 && place(sent, here.unwrap()) >= place(other, here.unwrap()));
                        }
                        Fact::FewerAhead(one, few, other, many) => {
                            let all = [one, other].map(|athlete| ahead(athlete, here.unwrap()));
                            assert!(all == [few, many].map(usize::from) && few < many);
                        }
                        Fact::FewerRivals(few, discipline, many, other) => {
                            let all = [discipline, other].map(|discipline| {
                                let ahead = |one| place(one, discipline).map(|_| ahead(one, discipline));
                                hand.iter().filter_map(ahead).min().unwrap()
                            });
                            assert!(all == [few, many].map(usize::from) && few < many && 2 * few <= many);
                        }
                        Fact::Cheaper(value, discipline, more, other) => {
                            let values = [discipline, other]
                                .map(|discipline| view.columns.uppermost(discipline).unwrap().value);
                            assert!(values == [value, more] && value < more);
                            for discipline in [discipline, other] {
                                let mut places = hand.iter().filter_map(|one| place(one, discipline));
                                assert!(places.all(|place| place > 12));
                            }
                        }
                        Fact::YourBest(one, number, discipline) => {
                            assert_eq!((view.looked, place(one, discipline)), (Some(one), Some(number)));
                            let mut places = hand.iter().filter_map(|one| place(one, discipline));
                            assert!(places.all(|place| place > number));
                        }
                        Fact::NothingNew(one) => {
                            assert_eq!(view.looked, Some(one));
                            let coming = [view.prize, view.next].into_iter().flatten();
                            let coming = coming.map(|chip| chip.discipline).chain(view.columns.open());
                            for discipline in coming {
                                let Some(own) = place(one, discipline) else { continue };
                                let mut places = hand.iter().filter_map(|one| place(one, discipline));
                                assert!(places.any(|place| place < own), "{discipline:?}");
                            }
                        }
                        Fact::Last(one) => {
                            let own = place(one, here.unwrap());
                            let is_behind = |&other: &Athlete| place(other, here.unwrap()) > own;
                            assert!(
                                9 * others().filter(is_behind).count() * (seats - 1) <= 4 * others().count()
                            );
                        }
                        Fact::MoreLaurels(..) => {}
                    }
                }
            }
        }
    }
    assert!(said.len() >= 26, "{said:?}");
}

#[test]
fn a_hint_says_that_many_can_beat_even_an_athlete_who_is_selected() {
    let mut tried = 0;
    for (seats, seed) in (2..=5).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        for state in walk::<Olympia2000>(seats, seed).states() {
            for seat in Olympia2000::awaiting(state).seats().iter() {
                let view = Olympia2000::view(state, Viewer::Seat(seat));
                let legal = legal::<Olympia2000>(state, seat);
                let is_hopeless = |pair| matches!(Olympia2000::fact(&view, pair), Some(Fact::Hopeless(..)));
                let better = |selected: Action| legal.iter().find(|&&one| is_hopeless([one, selected]));
                for &selected in legal.iter().filter(|&&selected| better(selected).is_some()) {
                    tried += 1;
                    let mut search = HintSearch::<Olympia2000>::new(HintRequest {
                        view: view.clone(),
                        seat,
                        seats,
                        legal: legal.clone(),
                        playouts: [120, 80],
                        seed: Seed::from_number(1),
                        best: None,
                        selected: Some(selected),
                    })
                    .unwrap();
                    while !search.step(u32::MAX) {}
                    if matches!(search.answer().unwrap().cause, Cause::Fact(Fact::Hopeless(..))) {
                        return;
                    }
                }
            }
        }
    }
    panic!("it is said in none of {tried} positions");
}

#[test]
fn an_athlete_is_kept_and_a_prize_chosen_only_for_what_is_still_played_for() {
    let (mut too_late, mut said) = (0, 0);
    for (seats, seed) in (2..=5).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        for state in walk::<Olympia2000>(seats, seed).states() {
            for seat in Olympia2000::awaiting(state).seats().iter() {
                let view = Olympia2000::view(state, Viewer::Seat(seat));
                let legal = legal::<Olympia2000>(state, seat);
                let comes_next = |discipline| view.next.is_some_and(|chip| chip.discipline == discipline);
                // What is chosen after this round is played for in the second one from here.
                let is_chosen_for = view.round + 2 < view.rounds;
                let pairs = legal.iter().flat_map(|&one| legal.iter().map(move |&other| [one, other]));
                for pair in pairs.filter(|[one, other]| one != other) {
                    too_late += usize::from(!is_chosen_for);
                    match Olympia2000::fact(&view, pair) {
                        Some(Fact::Enough(.., later) | Fact::KeepsPlace(.., later)) => {
                            assert!(comes_next(later) || is_chosen_for, "{later}");
                        }
                        Some(Fact::Last(_)) => assert!(is_chosen_for && view.columns.open().count() > 1),
                        _ => continue,
                    }
                    said += 1;
                }
            }
        }
    }
    assert!(too_late > 100 && said > 100, "{too_late}, {said}");
}
