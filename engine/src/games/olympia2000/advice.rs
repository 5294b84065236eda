//! What a good player would say of an action: why an action is better than another.

use super::evaluation::Evaluation;
use super::{Action, Athlete, Chip, Discipline, Olympia2000, View};
use crate::rules::{Advise, Seat};

/// The worst place of a strong athlete.
const STRONG: u8 = 7;
/// The worst place that often wins.
const GOOD: u8 = 12;
/// Prizes of so few laurels are cheap, and of so many dear.
const CHEAP: u8 = 3;
const DEAR: u8 = 5;
/// So many athletes are few.
const FEW: u8 = 6;
/// An athlete whom so many can beat will hardly win.
const HOPELESS: u8 = 15;

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
    /// The discipline comes again next, for so many laurels, more than now, and the athlete is the best that the seat has there.
    ComesAgain(Discipline, u8, Athlete),
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
    /// The first athlete, whom the seat has, is ahead of the second, with that place, where the second is best.
    IsAhead(Athlete, u8, Athlete, Discipline),
    /// The discipline in which the athlete has that place, the best one, will not come up any more.
    IsOver(Discipline, Athlete, u8),
    /// The other athlete, whom the seat keeps, has that place in a discipline that may come up.
    KeepsPlace(Athlete, u8, Discipline),
    /// So many can beat even the other athlete, who promises more for later.
    Hopeless(Athlete, u8),
    /// So many can beat the first athlete, and so many the second, more.
    FewerAhead(Athlete, u8, Athlete, u8),
    /// So many can beat the best that the seat has in the first discipline, and so many in the second, more.
    FewerRivals(u8, Discipline, u8, Discipline),
    /// The seat is weak in both disciplines, and the first has so many laurels, the second so many, more.
    Cheaper(u8, Discipline, u8, Discipline),
    /// The athlete would be the best that the seat has in that discipline, with that place.
    YourBest(Athlete, u8, Discipline),
    /// In every discipline that may come up the seat has an athlete who is no worse.
    NothingNew(Athlete),
}

impl Advise for Olympia2000 {
    type Fact = Fact;

    /// Who is sent is lost for later: what the athlete promises, negated.
    fn keeping(view: &View, action: Action) -> i32 {
        match (action, Evaluation::new(view)) {
            (Action::Athlete(athlete), Some(evaluation)) => (-100.0 * evaluation.promise(athlete)) as i32,
            _ => 0,
        }
    }

    /// Athletes whose places here are at most 2 apart, and two without a place of whom none consoles more; and to whom a card that
    /// is not kept is given.
    fn are_twins(view: &View, actions: [Action; 2]) -> bool {
        if let [Action::Give(_), Action::Give(_)] = actions {
            return true;
        }
        let ([Action::Athlete(one), Action::Athlete(other)], Some(prize)) = (actions, view.prize) else {
            return false;
        };
        let here = prize.discipline;
        let is_close = one.position(here).abs_diff(other.position(here)) <= 2;
        (is_close || !has_place(one, here) && !has_place(other, here))
            && one.earns_consolation() == other.earns_consolation()
    }

    fn fact(view: &View, actions: [Action; 2]) -> Option<Fact> {
        let case = Case { view, evaluation: Evaluation::new(view)? };
        match actions {
            [Action::Athlete(one), Action::Athlete(other)] => case.why_send(one, other),
            [Action::Chip(one), Action::Chip(other)] => {
                let chip = |discipline| view.columns.uppermost(discipline);
                case.why_choose(chip(one)?, chip(other)?)
            }
            [Action::Keep, Action::Give(_)] => case.why_keep(),
            [Action::Give(_), Action::Keep] => case.why_give(),
            _ => None,
        }
    }
}

fn has_place(athlete: Athlete, discipline: Discipline) -> bool {
    athlete.position(discipline) <= Athlete::LAST_POSITION
}

/// The best place of an athlete, and where.
fn best_place(athlete: Athlete) -> (u8, Discipline) {
    let places = Discipline::ALL.into_iter().map(|discipline| (athlete.position(discipline), discipline));
    places.min_by_key(|(place, _)| *place).unwrap_or((Athlete::LAST_POSITION, Discipline::Discus))
}

struct Case<'a> {
    view: &'a View,
    evaluation: Evaluation<'a>,
}

impl Case<'_> {
    /// How many athletes that others may have are ahead of one.
    fn ahead(&self, athlete: Athlete, discipline: Discipline) -> u8 {
        let own = athlete.position(discipline);
        self.evaluation.unseen.iter().filter(|rival| rival.position(discipline) < own).count() as u8
    }

    /// How many of them have a place behind it.
    fn behind(&self, athlete: Athlete, discipline: Discipline) -> usize {
        let own = athlete.position(discipline);
        let is_behind = |rival: &Athlete| rival.position(discipline) > own && has_place(*rival, discipline);
        self.evaluation.unseen.iter().filter(is_behind).count()
    }

    /// Whether most likely no rival sends anybody worse who has a place.
    fn will_be_last(&self, athlete: Athlete, discipline: Discipline) -> bool {
        let opponents = self.view.players.len().saturating_sub(1);
        9 * self.behind(athlete, discipline) * opponents <= 4 * self.evaluation.unseen.len()
    }

    /// Whether one athlete promises more for later than another.
    fn promises_more(&self, one: Athlete, other: Athlete) -> bool {
        self.evaluation.promise(one) > self.evaluation.promise(other)
    }

    /// The best athlete of the hand in a discipline.
    fn best(&self, discipline: Discipline) -> Option<Athlete> {
        self.evaluation.hand.iter().min_by_key(|athlete| athlete.position(discipline))
    }

    /// The place of the second best athlete in a discipline, if the prize that is played for first takes the best one, who is much
    /// better.
    fn left_of(&self, discipline: Discipline) -> Option<u8> {
        self.view.prize.filter(|prize| prize.discipline == discipline)?;
        let best = self.best(discipline)?;
        let others = self.evaluation.hand.iter().filter(|&other| other != best);
        let second = others.map(|other| other.position(discipline)).min().unwrap_or(u8::MAX);
        Some(second).filter(|&second| second > best.position(discipline) + 2)
    }

    /// Where an athlete who is kept is the best of the hand, with a good place, of what may still come up.
    fn use_of(&self, athlete: Athlete) -> Option<Discipline> {
        self.coming()
            .filter(|&discipline| self.best(discipline) == Some(athlete))
            .filter(|&discipline| athlete.position(discipline) <= GOOD)
            .min_by_key(|&discipline| athlete.position(discipline))
    }

    fn is_last_round(&self) -> bool {
        self.view.round + 1 >= self.view.rounds
    }

    /// Why one athlete is better to send than another.
    fn why_send(&self, one: Athlete, other: Athlete) -> Option<Fact> {
        let prize = self.view.prize?;
        let here = prize.discipline;
        let [ahead, ahead_of_other] = [one, other].map(|athlete| self.ahead(athlete, here));
        let has_place = [one, other].map(|athlete| has_place(athlete, here));
        let is_stronger = one.position(here) < other.position(here);
        let unseen = self.evaluation.unseen.len();
        let is_likely = |ahead: u8| 4 * usize::from(ahead) <= unseen;
        let is_consoled = one.earns_consolation() && !other.earns_consolation();
        let consolation = is_consoled.then_some(Fact::Consolation);
        if !has_place[0] {
            return consolation.or_else(|| self.comes_next(one, other));
        }
        // The chip comes whenever the athlete is sent, and with three or more every one is (Z9): there it is said only for want
        // of anything better. For two it is no reason to give up a prize that the other athlete may win.
        if is_consoled && self.view.players.len() == 2 && !is_likely(ahead_of_other) {
            return consolation;
        }
        // Nobody spends the best one on the least prize while better ones may come, but of two who cannot be beaten one can be spared.
        let is_second =
            || self.evaluation.hand.iter().any(|third| third != one && self.ahead(third, here) == 0);
        let is_spent_well = prize.value > Chip::LOWEST || !self.promises_more(one, other) || is_second();
        if ahead == 0 && ahead_of_other > 0 && is_spent_well {
            return Some(Fact::Unbeaten(one));
        }
        if !has_place[1] {
            return Some(Fact::NoPlace(other));
        }
        if self.is_last_round() && is_stronger && self.best(here) == Some(one) {
            return Some(Fact::LastRound);
        }
        // An athlete is kept for something better than this, or for a prize of this discipline.
        let is_better = |later: &Discipline| *later == here || other.position(*later) < other.position(here);
        let use_of_other = self.use_of(other);
        if !is_stronger
            && ahead == ahead_of_other
            && is_likely(ahead)
            && let Some(later) = use_of_other
            && self.ahead(other, later) < self.ahead(one, later)
        {
            return Some(Fact::Enough(one, other, later));
        }
        if let Some(fact) = self.comes_next(one, other) {
            return Some(fact);
        }
        let keeps_place = || {
            let later = use_of_other.filter(is_better).filter(|_| !self.is_last_round())?;
            let is_kept_for_it = self.later_place(one).is_none_or(|(own, _)| other.position(later) + 2 < own)
                && self.ahead(other, later) < self.ahead(one, later);
            is_kept_for_it.then(|| Fact::KeepsPlace(other, other.position(later), later))
        };
        let chooses = || self.is_chosen_for() && self.view.columns.open().count() > 1;
        // It is no reason if the other one would be last as well.
        let is_last = || self.will_be_last(one, here) && !self.will_be_last(other, here);
        if !is_stronger && chooses() && is_last() {
            return keeps_place().or(Some(Fact::Last(one)));
        }
        if (1..=FEW).contains(&ahead) && 2 * ahead <= ahead_of_other && 3 * usize::from(ahead) <= unseen {
            return Some(Fact::FewAhead(one, ahead, other, ahead_of_other));
        }
        let is_best = self.best(here) == Some(one) && one.position(here) <= GOOD;
        if prize.value >= DEAR && is_best && is_likely(ahead) && ahead < ahead_of_other {
            return Some(Fact::Dear(prize.value, one));
        }
        let promises_less = self.promises_more(other, one);
        if prize.value <= CHEAP && !is_stronger && promises_less && use_of_other.is_some() {
            return Some(Fact::Cheap(prize.value));
        }
        if let Some(fact) = keeps_place() {
            return Some(fact);
        }
        if ahead_of_other >= HOPELESS && promises_less && !is_stronger {
            return Some(Fact::Hopeless(other, ahead_of_other));
        }
        let is_told = ahead < ahead_of_other.min(HOPELESS)
            && is_likely(ahead)
            && (2 * ahead <= ahead_of_other || !self.promises_more(one, other));
        is_told.then_some(Fact::FewerAhead(one, ahead, other, ahead_of_other)).or(consolation)
    }

    /// The other athlete is kept for the next prize, which is worth as much, or comes when there is none to spare.
    fn comes_next(&self, one: Athlete, other: Athlete) -> Option<Fact> {
        let (prize, next) = self.view.prize.zip(self.view.next)?;
        let (here, later) = (prize.discipline, next.discipline);
        let is_kept = self.best(later) == Some(other) && other.position(later) <= GOOD;
        if !is_kept || one.position(here) < other.position(here) {
            return None;
        }
        if later == here {
            return (next.value > prize.value).then_some(Fact::ComesAgain(later, next.value, other));
        }
        let is_last_card = usize::from(self.view.rounds - self.view.round) <= self.evaluation.hand.len();
        let is_likelier = || self.ahead(other, later) < self.ahead(other, here);
        let is_worth_it = next.value >= prize.value || is_last_card && is_likelier();
        (is_worth_it && other.position(later) < other.position(here)).then_some(Fact::ComesNext(later, other))
    }

    /// Whether the prize that is chosen after this round is played for, in the second round from here.
    fn is_chosen_for(&self) -> bool {
        self.view.round + 2 < self.view.rounds
    }

    /// What may still be played for after this prize.
    fn coming(&self) -> impl Iterator<Item = Discipline> {
        let next = self.view.next.map(|chip| chip.discipline);
        next.into_iter().chain(self.view.columns.open().filter(|_| self.is_chosen_for()))
    }

    /// The best place of an athlete in what may still come up, and where.
    fn later_place(&self, athlete: Athlete) -> Option<(u8, Discipline)> {
        let places = self.coming().map(|discipline| (athlete.position(discipline), discipline));
        places.filter(|(place, _)| *place <= Athlete::LAST_POSITION).min_by_key(|(place, _)| *place)
    }

    /// Why one prize is better to choose than another.
    fn why_choose(&self, one: Chip, other: Chip) -> Option<Fact> {
        // This round is counted already; what is chosen now is played for in the second round from here.
        if self.view.round + 1 >= self.view.rounds {
            return Some(Fact::Idle);
        }
        // An athlete who is spent before is no reason.
        let left = self.left_of(one.discipline);
        let is_left = left.is_none();
        let place = |chip: Chip| self.best(chip.discipline).map(|athlete| athlete.position(chip.discipline));
        let (place, other_place) = (place(one)?, place(other)?);
        if is_left && place <= GOOD && other_place > Athlete::LAST_POSITION {
            return Some(Fact::OnlyPlace(place, one.discipline, other.discipline));
        }
        if is_left && place <= GOOD && place + 2 < other_place {
            return Some(Fact::BetterPlace(place, one.discipline, other_place, other.discipline));
        }
        let given = Seat::all(self.view.players.len()).zip(&self.view.players);
        let strong = given
            .flat_map(|(seat, player)| player.given.iter().map(move |athlete| (seat, athlete)))
            .find(|(_, athlete)| athlete.position(other.discipline) <= STRONG.min(other_place));
        if let Some((seat, athlete)) = strong {
            return Some(Fact::Known(seat, athlete, other.discipline));
        }
        let rivals = |chip: Chip| {
            let best = self.best(chip.discipline).filter(|&best| has_place(best, chip.discipline));
            best.map(|best| self.ahead(best, chip.discipline))
        };
        let ahead = rivals(one).zip(rivals(other));
        let has_fewer = || is_left && ahead.is_some_and(|(few, many)| few <= many);
        let is_as_good = left.unwrap_or(place) <= other_place + 2 || has_fewer();
        let is_double = one.value >= 2 * other.value && left.unwrap_or(place) <= Athlete::LAST_POSITION;
        if one.value > other.value && (is_as_good || is_double) {
            return Some(Fact::MoreLaurels(one.value, one.discipline, other.value, other.discipline));
        }
        if let Some((few, many)) = ahead
            && is_left
            && few < many
            && 2 * few <= many
        {
            return Some(Fact::FewerRivals(few, one.discipline, many, other.discipline));
        }
        let is_weak = place > GOOD && other_place > GOOD;
        (is_weak && one.value < other.value).then_some(Fact::Cheaper(
            one.value,
            one.discipline,
            other.value,
            other.discipline,
        ))
    }

    /// The disciplines that are played for now and later.
    fn open(&self) -> impl Iterator<Item = Discipline> {
        self.view.prize.map(|chip| chip.discipline).into_iter().chain(self.coming())
    }

    /// Why the card that was looked at is better kept.
    fn why_keep(&self) -> Option<Fact> {
        let looked = self.view.looked?;
        let best = self.open().min_by_key(|&discipline| looked.position(discipline))?;
        let is_good = looked.position(best) <= STRONG;
        if is_good && self.best(best).is_none_or(|own| looked.position(best) < own.position(best)) {
            return Some(Fact::GoodCard(looked, looked.position(best), best));
        }
        let would_be_best = |discipline: &Discipline| {
            let best = self.best(*discipline).map_or(u8::MAX, |best| best.position(*discipline));
            looked.position(*discipline) < best && looked.position(*discipline) <= GOOD
        };
        let here = self.open().filter(would_be_best);
        let here = here.min_by_key(|&discipline| looked.position(discipline))?;
        Some(Fact::YourBest(looked, looked.position(here), here))
    }

    /// Why it is better given away.
    fn why_give(&self) -> Option<Fact> {
        let looked = self.view.looked?;
        let (place, best) = best_place(looked);
        // What it is best in may be over: then that place says nothing.
        let is_told = self.is_poor(looked) && self.open().any(|discipline| discipline == best);
        let poor = Fact::PoorCard(looked, place);
        // Nearly everybody is ahead of a poor card.
        if is_told && place > GOOD {
            return Some(poor);
        }
        if self.why_keep().is_none() {
            let is_good_in = |discipline: Discipline| looked.position(discipline) <= GOOD;
            if is_good_in(best) && !self.open().any(is_good_in) {
                return Some(Fact::IsOver(best, looked, place));
            }
            let open = self.open().min_by_key(|&discipline| looked.position(discipline))?;
            let own = self.best(open).filter(|own| own.position(open) <= GOOD && has_place(looked, open));
            if let Some(own) = own.filter(|own| own.position(open) < looked.position(open)) {
                return Some(Fact::IsAhead(own, own.position(open), looked, open));
            }
        }
        if is_told {
            return Some(poor);
        }
        let has_better = |discipline: Discipline| {
            let own = self.best(discipline).map_or(u8::MAX, |best| best.position(discipline));
            own <= looked.position(discipline) && looked.position(discipline) > GOOD
        };
        self.open().all(has_better).then_some(Fact::NothingNew(looked))
    }

    /// Whether most athletes that others may have have a better best place in what is played for.
    fn is_poor(&self, athlete: Athlete) -> bool {
        let best = |athlete: Athlete| self.open().map(|discipline| athlete.position(discipline)).min();
        let better = self.evaluation.unseen.iter().filter(|&rival| best(rival) < best(athlete)).count();
        let is_useful = |chip: Chip| athlete.position(chip.discipline) <= GOOD;
        let is_soon = [self.view.prize, self.view.next].into_iter().flatten().any(is_useful);
        2 * better > self.evaluation.unseen.len() && !is_soon
    }
}
