//! What a good player would say of an action: why an action is better than another.

use super::heuristic::Evaluation;
use super::{Action, Athlete, Chip, Discipline, Olympia2000, View};
use crate::rules::{Advise, Seat};

/// A place that often wins, at best and at least.
const GOOD_PLACES: [u8; 2] = [7, 12];
/// Prizes of so few laurels are cheap, and of so many dear.
const CHEAP: u8 = 3;
const DEAR: u8 = 5;
/// How many athletes may be worse than one that will probably be last.
const FEW_WORSE: usize = 4;

/// Why an action is better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// The first athlete is as hard to beat here as the second, whom the seat keeps for that discipline.
    Enough(Athlete, Athlete, Discipline),
    /// No athlete that others may have beats this one here.
    Unbeaten(Athlete),
    /// It is the last round.
    LastRound,
    /// The athlete has no place here.
    NoPlace(Athlete),
    /// The discipline comes next, and the athlete is the best that the seat has there.
    ComesNext(Discipline, Athlete),
    /// The athlete earns a consolation chip.
    Consolation,
    /// So few can beat the first athlete, and so many the second.
    FewAhead(Athlete, u8, Athlete, u8),
    /// The prize has only so many laurels.
    Cheap(u8),
    /// The prize has so many laurels, and the athlete is strong here.
    Dear(u8, Athlete),
    /// The athlete will probably be last.
    Last(Athlete),
    /// The prize will never be played for.
    Idle,
    /// The seat gave a rival an athlete who is strong in that discipline.
    Known(Seat, Athlete, Discipline),
    /// The seat has that place in the first discipline, and at best that one in the second.
    BetterPlace(u8, Discipline, u8, Discipline),
    /// The seat has that place in the first discipline, and none in the second.
    OnlyPlace(u8, Discipline, Discipline),
    /// The first discipline has so many laurels, the second so many, fewer.
    MoreLaurels(u8, Discipline, u8, Discipline),
    /// The athlete has a good place in that discipline.
    GoodCard(Athlete, u8, Discipline),
    /// That place is the athlete's best; most others have a better one.
    PoorCard(Athlete, u8),
    /// The rival has most laurels.
    Leads(Seat),
}

impl Advise for Olympia2000 {
    type Fact = Fact;

    /// What the athlete promises for later.
    fn keeping(view: &View, action: Action) -> i32 {
        match (action, Evaluation::new(view)) {
            (Action::Athlete(athlete), Some(evaluation)) => (-100.0 * evaluation.promise(athlete)) as i32,
            _ => 0,
        }
    }

    /// Athletes whose places here are at most 2 apart, and two without a place.
    fn are_twins(view: &View, actions: [Action; 2]) -> bool {
        let ([Action::Athlete(one), Action::Athlete(other)], Some(prize)) = (actions, view.prize) else {
            return false;
        };
        one.rank(prize.discipline).abs_diff(other.rank(prize.discipline)) <= 2
            || !has_place(one, prize.discipline) && !has_place(other, prize.discipline)
    }

    fn fact(view: &View, actions: [Action; 2]) -> Option<Fact> {
        let case = Case { view, known: Evaluation::new(view)? };
        match actions {
            [Action::Athlete(one), Action::Athlete(other)] => case.sending(one, other),
            [Action::Chip(one), Action::Chip(other)] => {
                let chip = |discipline| view.columns.uppermost(discipline);
                case.choosing(chip(one)?, chip(other)?)
            }
            [Action::Keep, Action::Give(_)] => case.keeping(),
            [Action::Give(_), Action::Keep] => case.giving(),
            [Action::Give(to), Action::Give(_)] => case.leads(to).then_some(Fact::Leads(to)),
            _ => None,
        }
    }
}

fn has_place(athlete: Athlete, discipline: Discipline) -> bool {
    athlete.rank(discipline) <= Athlete::LAST_RANK
}

/// The best place of an athlete, and where.
fn best_place(athlete: Athlete) -> (u8, Discipline) {
    let places = Discipline::ALL.into_iter().map(|discipline| (athlete.rank(discipline), discipline));
    places.min_by_key(|(place, _)| *place).unwrap_or((Athlete::LAST_RANK, Discipline::Discus))
}

struct Case<'a> {
    view: &'a View,
    known: Evaluation<'a>,
}

impl Case<'_> {
    /// How many athletes that others may have are ahead of one.
    fn ahead(&self, athlete: Athlete, discipline: Discipline) -> u8 {
        let own = athlete.rank(discipline);
        self.known.rivals.iter().filter(|rival| rival.rank(discipline) < own).count() as u8
    }

    /// How many of them have a place behind it.
    fn behind(&self, athlete: Athlete, discipline: Discipline) -> usize {
        let own = athlete.rank(discipline);
        let is_behind = |rival: &Athlete| rival.rank(discipline) > own && has_place(*rival, discipline);
        self.known.rivals.iter().filter(is_behind).count()
    }

    /// The best athlete of the hand in a discipline.
    fn best(&self, discipline: Discipline) -> Option<Athlete> {
        self.known.hand.iter().min_by_key(|athlete| athlete.rank(discipline))
    }

    /// Where an athlete who is kept is the best of the hand, with a good place, of what may still come up.
    fn use_of(&self, athlete: Athlete) -> Option<Discipline> {
        let coming = self.view.next.map(|chip| chip.discipline);
        let open = coming.into_iter().chain(self.view.columns.open());
        open.filter(|&discipline| self.best(discipline) == Some(athlete))
            .filter(|&discipline| athlete.rank(discipline) <= GOOD_PLACES[1])
            .min_by_key(|&discipline| athlete.rank(discipline))
    }

    fn is_last_round(&self) -> bool {
        self.view.round + 1 >= self.view.rounds
    }

    /// Why one athlete is better to send than another.
    fn sending(&self, one: Athlete, other: Athlete) -> Option<Fact> {
        let prize = self.view.prize?;
        let here = prize.discipline;
        let [ahead, more] = [one, other].map(|athlete| self.ahead(athlete, here));
        let has_place = [one, other].map(|athlete| has_place(athlete, here));
        let is_stronger = one.rank(here) < other.rank(here);
        if !has_place[0] {
            return one.earns_consolation().then_some(Fact::Consolation);
        }
        if !has_place[1] {
            return Some(Fact::NoPlace(other));
        }
        if self.is_last_round() && is_stronger && self.best(here) == Some(one) {
            return Some(Fact::LastRound);
        }
        if !is_stronger
            && ahead == more
            && let Some(later) = self.use_of(other)
        {
            return Some(Fact::Enough(one, other, later));
        }
        if ahead == 0 {
            return Some(Fact::Unbeaten(one));
        }
        let next = self.view.next.map(|chip| chip.discipline);
        if let Some(next) = next.filter(|&next| self.use_of(other) == Some(next)) {
            return Some(Fact::ComesNext(next, other));
        }
        if one.earns_consolation() && !other.earns_consolation() {
            return Some(Fact::Consolation);
        }
        if !is_stronger && self.behind(one, here) <= FEW_WORSE {
            return Some(Fact::Last(one));
        }
        if 2 * ahead <= more {
            return Some(Fact::FewAhead(one, ahead, other, more));
        }
        if prize.value >= DEAR && is_stronger {
            return Some(Fact::Dear(prize.value, one));
        }
        let promises_less = self.known.promise(one) < self.known.promise(other);
        (prize.value <= CHEAP && !is_stronger && promises_less).then_some(Fact::Cheap(prize.value))
    }

    /// Why one prize is better to choose than another.
    fn choosing(&self, one: Chip, other: Chip) -> Option<Fact> {
        // This round is counted already; what is chosen now is played for in the second round from here.
        if self.view.round + 1 >= self.view.rounds {
            return Some(Fact::Idle);
        }
        let place = |chip: Chip| self.best(chip.discipline).map(|athlete| athlete.rank(chip.discipline));
        let (place, less) = (place(one)?, place(other)?);
        if place <= GOOD_PLACES[1] && less > Athlete::LAST_RANK {
            return Some(Fact::OnlyPlace(place, one.discipline, other.discipline));
        }
        if place <= GOOD_PLACES[1] && place + 2 < less {
            return Some(Fact::BetterPlace(place, one.discipline, less, other.discipline));
        }
        let given = Seat::all(self.view.players.len()).zip(&self.view.players);
        let strong = given
            .flat_map(|(seat, player)| player.given.iter().map(move |athlete| (seat, athlete)))
            .find(|(_, athlete)| athlete.rank(other.discipline) <= GOOD_PLACES[0]);
        if let Some((seat, athlete)) = strong {
            return Some(Fact::Known(seat, athlete, other.discipline));
        }
        (one.value > other.value).then_some(Fact::MoreLaurels(
            one.value,
            one.discipline,
            other.value,
            other.discipline,
        ))
    }

    fn keeping(&self) -> Option<Fact> {
        let looked = self.view.looked?;
        let (place, discipline) = best_place(looked);
        (place <= GOOD_PLACES[0]).then_some(Fact::GoodCard(looked, place, discipline))
    }

    fn giving(&self) -> Option<Fact> {
        let looked = self.view.looked?;
        let (place, _) = best_place(looked);
        let better = self.known.rivals.iter().filter(|&rival| best_place(rival).0 < place).count();
        (2 * better > self.known.rivals.len()).then_some(Fact::PoorCard(looked, place))
    }

    /// Whether nobody has as many laurels as that seat.
    fn leads(&self, seat: Seat) -> bool {
        let laurels = |seat: Seat| self.view.player(seat).map_or(0, |player| player.won.laurels());
        let mut others = Seat::all(self.view.players.len()).filter(|&other| other != seat);
        others.all(|other| laurels(other) < laurels(seat))
    }
}
