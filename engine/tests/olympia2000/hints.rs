//! What a good player would say: each fact is true of the cards.

use crate::walk::{legal, walk};
use pentathlon_engine::bots::{Cause, HintRequest, HintSearch};
use pentathlon_engine::cards::{Seed, Set};
use pentathlon_engine::games::olympia2000::{
    Action, Athlete, Discipline, Fact, Olympia2000, Place, State, View,
};
use pentathlon_engine::rules::{Advise, Rules, Viewer};
use std::collections::BTreeMap;

/// A position as its seat sees it, and two of its actions, the first of which is better.
struct Pair<'a> {
    view: &'a View,
    actions: [Action; 2],
    /// What came after it.
    later: &'a [&'a State],
}

impl Pair<'_> {
    /// Checks a fact against the cards, whatever the action is.
    fn check(&self, fact: Fact) {
        assert!(self.sends(fact) || self.chooses(fact) || self.gives(fact), "no such fact: {fact:?}");
    }

    fn hand(&self) -> Set<Athlete> {
        self.view.players[self.view.seat().unwrap().index()].hand.unwrap()
    }

    /// Whom others may have: nobody has seen them, and they are not the seat's own.
    fn others(&self) -> impl Iterator<Item = Athlete> {
        let seen = self.view.revealed.union(self.hand());
        Athlete::all().filter(move |&one| !seen.contains(one) && self.view.looked != Some(one))
    }

    fn ahead(&self, athlete: Athlete, discipline: Discipline) -> usize {
        let own = place(athlete, discipline).unwrap();
        self.others().filter(|&other| place(other, discipline).is_some_and(|other| other < own)).count()
    }

    /// The discipline that is played for.
    fn here(&self) -> Discipline {
        self.view.prize.unwrap().discipline
    }

    fn ahead_here(&self, athlete: Athlete) -> usize {
        self.ahead(athlete, self.here())
    }

    fn place_here(&self, athlete: Athlete) -> Option<u8> {
        place(athlete, self.here())
    }

    /// The places of the hand, the best first.
    fn places(&self, discipline: Discipline) -> Vec<u8> {
        let mut places: Vec<u8> = self.hand().iter().filter_map(|one| place(one, discipline)).collect();
        places.sort_unstable();
        places
    }

    fn best(&self, discipline: Discipline) -> Option<u8> {
        self.places(discipline).first().copied()
    }

    /// The disciplines that are, or may still be, played for.
    fn coming(&self) -> impl Iterator<Item = Discipline> {
        let chips = [self.view.prize, self.view.next].into_iter().flatten();
        chips.map(|chip| chip.discipline).chain(self.view.columns.open())
    }

    fn comes_next(&self, discipline: Discipline) -> bool {
        self.view.next.is_some_and(|chip| chip.discipline == discipline)
    }

    /// Whether the prize that is played for first takes the best athlete of a discipline, who is much better than the second.
    fn takes_best(&self, discipline: Discipline) -> bool {
        let is_first = self.view.prize.is_some_and(|chip| chip.discipline == discipline);
        let second = |places: &[u8]| places.get(1).copied().unwrap_or(u8::MAX);
        is_first && matches!(&self.places(discipline)[..], places @ [best, ..] if second(places) > best + 2)
    }

    /// The athlete that is sent, and the other one.
    fn sent(&self) -> [Athlete; 2] {
        self.actions.map(|action| if let Action::Athlete(one) = action { Some(one) } else { None }.unwrap())
    }

    /// Facts about an athlete who is sent.
    fn sends(&self, fact: Fact) -> bool {
        match fact {
            Fact::Enough(one, other, later) => {
                assert_eq!(self.ahead_here(one), self.ahead_here(other));
                assert!(4 * self.ahead_here(one) <= self.others().count(), "enough to win");
                assert_eq!(self.best(later), place(other, later));
                let is_behind = |_| self.ahead(other, later) < self.ahead(one, later);
                assert!(place(one, later).is_none_or(is_behind));
            }
            Fact::Unbeaten(one) => {
                assert_eq!(self.ahead_here(one), 0);
                let [_, other] = self.sent();
                let is_beaten = self.place_here(other).is_none_or(|_| self.ahead_here(other) > 0);
                assert!(is_beaten, "it is not as true of the other");
                let [kept, instead] = self.actions.map(|action| Olympia2000::keeping(self.view, action));
                let is_second =
                    |third| third != one && self.place_here(third).is_some() && self.ahead_here(third) == 0;
                let is_spare = kept >= instead || self.hand().iter().any(is_second);
                assert!(self.view.prize.unwrap().value > 2 || is_spare, "better prizes may come");
            }
            Fact::NoPlace(one) => assert_eq!(self.place_here(one), None),
            Fact::FewAhead(one, few, other, many) => {
                assert_eq!([one, other].map(|one| self.ahead_here(one)), [few, many].map(usize::from));
                assert!(0 < few && 2 * few <= many);
                assert!(3 * usize::from(few) <= self.others().count());
            }
            Fact::FewerAhead(one, few, other, many) => {
                assert_eq!([one, other].map(|one| self.ahead_here(one)), [few, many].map(usize::from));
                assert!(few < many);
            }
            Fact::ComesNext(discipline, one) => {
                assert!(self.comes_next(discipline) && discipline != self.here(), "it would be as good now");
                assert_eq!(self.best(discipline), place(one, discipline));
                let [sent, _] = self.sent();
                let now = self.place_here(one);
                assert!(self.place_here(sent).is_none_or(|sent| now.is_some_and(|now| sent > now)));
                let is_worth_as_much = self.view.next.unwrap().value >= self.view.prize.unwrap().value;
                let is_last_card = usize::from(self.view.rounds - self.view.round) <= self.hand().len();
                let is_likelier = || now.is_none() || self.ahead(one, discipline) < self.ahead_here(one);
                assert!(is_worth_as_much || is_last_card && is_likelier());
                assert!(now.is_none_or(|now| place(one, discipline).unwrap() < now));
            }
            Fact::ComesAgain(discipline, laurels, one) => {
                let [prize, next] = [self.view.prize, self.view.next].map(Option::unwrap);
                assert_eq!([prize.discipline, next.discipline], [discipline; 2]);
                assert!(laurels == next.value && laurels > prize.value);
                assert_eq!(self.best(discipline), place(one, discipline));
                assert_eq!(self.sent()[1], one);
            }
            Fact::Consolation => assert!(self.sent()[0].earns_consolation()),
            Fact::Cheap(laurels) => assert_eq!(self.view.prize.unwrap().value, laurels),
            Fact::Dear(laurels, one) => {
                assert_eq!(self.view.prize.unwrap().value, laurels);
                let best = self.best(self.here());
                assert_eq!(best, self.place_here(one));
                assert!(best <= Some(12) && 4 * self.ahead_here(one) <= self.others().count());
                assert!(self.ahead_here(one) < self.ahead_here(self.sent()[1]));
            }
            Fact::LastRound => assert_eq!(self.view.round + 1, self.view.rounds),
            Fact::KeepsPlace(other, number, later) => {
                assert_eq!((self.actions[1], place(other, later)), (Action::Athlete(other), Some(number)));
                let comes = self.comes_next(later) || self.view.columns.uppermost(later).is_some();
                assert!(number <= 12 && comes && self.view.round + 1 < self.view.rounds);
                let is_better = self.place_here(other).is_none_or(|now| number < now);
                assert!(later == self.here() || is_better, "it is not better now");
            }
            Fact::Hopeless(other, many) => {
                assert_eq!(self.actions[1], Action::Athlete(other));
                assert_eq!(self.ahead_here(other), usize::from(many));
                assert!(many >= 15 && self.place_here(self.sent()[0]) >= self.place_here(other));
            }
            Fact::Last(one) => {
                let own = self.place_here(one);
                let behind = self.others().filter(|&other| self.place_here(other) > own).count();
                assert!(9 * behind * (self.view.players.len() - 1) <= 4 * self.others().count());
            }
            _ => return false,
        }
        true
    }

    /// Facts about a prize that is chosen.
    fn chooses(&self, fact: Fact) -> bool {
        if let Fact::BetterPlace(_, discipline, ..)
        | Fact::OnlyPlace(_, discipline, ..)
        | Fact::FewerRivals(_, discipline, ..) = fact
        {
            assert!(!self.takes_best(discipline), "the best one goes for the next prize");
        }
        match fact {
            Fact::Idle => {
                let Action::Chip(discipline) = self.actions[0] else { panic!("a prize is chosen") };
                let chip = self.view.columns.uppermost(discipline);
                let prize = |state: &&State| Olympia2000::view(state, Viewer::Table).prize;
                assert!(self.later.iter().all(|state| prize(state) != chip));
            }
            Fact::Known(rival, one, discipline) => {
                assert!(self.view.players[rival.index()].given.contains(one));
                assert!(self.best(discipline).is_none_or(|own| Some(own) >= place(one, discipline)));
            }
            Fact::BetterPlace(best, discipline, worse, other) => {
                assert_eq!([discipline, other].map(|one| self.best(one)), [Some(best), Some(worse)]);
            }
            Fact::OnlyPlace(best, discipline, other) => {
                assert_eq!([discipline, other].map(|one| self.best(one)), [Some(best), None]);
            }
            Fact::FewerRivals(few, discipline, many, other) => {
                let all = [discipline, other].map(|discipline| {
                    let ahead = |one| place(one, discipline).map(|_| self.ahead(one, discipline));
                    self.hand().iter().filter_map(ahead).min().unwrap()
                });
                assert!(all == [few, many].map(usize::from) && few < many && 2 * few <= many);
            }
            Fact::Cheaper(value, discipline, more, other) => {
                let value_of = |one| self.view.columns.uppermost(one).unwrap().value;
                assert!([discipline, other].map(value_of) == [value, more] && value < more);
                let is_weak = |one| self.best(one).is_none_or(|place| place > 12);
                assert!(is_weak(discipline) && is_weak(other));
            }
            Fact::MoreLaurels(..) => {}
            _ => return false,
        }
        true
    }

    /// Facts about a card that is kept, or given to somebody.
    fn gives(&self, fact: Fact) -> bool {
        match fact {
            Fact::IsAhead(own, number, one, discipline) => {
                assert_eq!((self.view.looked, place(own, discipline)), (Some(one), Some(number)));
                assert_eq!(self.best(discipline), Some(number));
                assert!(self.hand().contains(own) && place(one, discipline) > Some(number));
                assert!(self.coming().any(|open| open == discipline), "it may still be played for");
                assert!(number <= 12, "it is good there");
            }
            Fact::IsOver(discipline, one, number) => {
                let best = Discipline::ALL.into_iter().filter_map(|discipline| place(one, discipline)).min();
                assert_eq!((self.view.looked, place(one, discipline)), (Some(one), Some(number)));
                assert_eq!(best, Some(number));
                let comes = |state: &&State| {
                    Olympia2000::view(state, Viewer::Table)
                        .prize
                        .is_some_and(|chip| chip.discipline == discipline)
                };
                assert!(!self.later.iter().any(comes), "it comes up again");
                let is_good_in = |open| place(one, open).is_some_and(|place| place <= 12);
                assert!(!self.view.columns.open().any(is_good_in), "it is good elsewhere, too");
            }
            Fact::GoodCard(one, number, discipline) => {
                assert_eq!((self.view.looked, place(one, discipline)), (Some(one), Some(number)));
                assert!(self.coming().any(|open| open == discipline), "it may still be played for");
                assert!(self.best(discipline).is_none_or(|best| best > number));
            }
            Fact::YourBest(one, number, discipline) => {
                assert_eq!((self.view.looked, place(one, discipline)), (Some(one), Some(number)));
                assert!(self.best(discipline).is_none_or(|best| best > number));
            }
            Fact::PoorCard(one, number) => {
                let best = Discipline::ALL.into_iter().filter_map(|discipline| place(one, discipline)).min();
                assert_eq!((self.view.looked, best), (Some(one), Some(number)));
                assert!(self.coming().any(|open| place(one, open) == best), "it is still played for");
            }
            Fact::NothingNew(one) => {
                assert_eq!(self.view.looked, Some(one));
                for discipline in self.coming() {
                    let is_no_better = |own| self.best(discipline).is_some_and(|best| best < own);
                    assert!(place(one, discipline).is_none_or(is_no_better), "{discipline:?}");
                }
            }
            _ => return false,
        }
        true
    }
}

fn place(athlete: Athlete, discipline: Discipline) -> Option<u8> {
    match athlete.place(discipline) {
        Place::Number(number) => Some(number),
        Place::Overstepped | Place::Disqualified => None,
    }
}

#[test]
fn every_fact_is_true_of_the_cards_and_all_of_them_occur() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    for (seats, seed) in (2..=5).flat_map(|seats| (0..60).map(move |seed| (seats, seed))) {
        let walk = walk::<Olympia2000>(seats, seed);
        let states: Vec<_> = walk.states().collect();
        for (number, state) in states.iter().enumerate() {
            for seat in Olympia2000::awaiting(state).seats().iter() {
                let view = &Olympia2000::view(state, Viewer::Seat(seat));
                let legal = legal::<Olympia2000>(state, seat);
                let pairs = legal.iter().flat_map(|&one| legal.iter().map(move |&other| [one, other]));
                for actions in pairs.filter(|[one, other]| one != other) {
                    let Some(fact) = Olympia2000::fact(view, actions) else { continue };
                    Pair { view, actions, later: &states[number + 1..] }.check(fact);
                    let name = format!("{fact:?}");
                    *said.entry(name.split('(').next().unwrap().to_owned()).or_default() += 1;
                }
            }
        }
    }
    assert_eq!(said.len(), 27, "{said:?}");
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

#[test]
fn an_athlete_who_is_spent_before_takes_no_other_reason_away() {
    let (mut said, mut open) = (0, 0);
    for (seats, seed) in (2..=5).flat_map(|seats| (0..40).map(move |seed| (seats, seed))) {
        for state in walk::<Olympia2000>(seats, seed).states() {
            for seat in Olympia2000::awaiting(state).seats().iter() {
                let view = &Olympia2000::view(state, Viewer::Seat(seat));
                let legal = legal::<Olympia2000>(state, seat);
                let pairs = legal.iter().flat_map(|&one| legal.iter().map(move |&other| [one, other]));
                for actions in pairs.filter(|[one, other]| one != other) {
                    let pair = Pair { view, actions, later: &[] };
                    match (actions, Olympia2000::fact(view, actions)) {
                        ([Action::Chip(one), _], Some(Fact::MoreLaurels(..) | Fact::Known(..))) => {
                            said += usize::from(pair.takes_best(one));
                        }
                        // What comes next is the reason though the athlete has a better place in what may come later.
                        (_, Some(Fact::ComesNext(next, one))) => {
                            let mut columns = view.columns.open();
                            open += usize::from(columns.any(|later| place(one, later) < place(one, next)));
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    assert!(said > 10 && open > 10, "{said}, {open}");
}
