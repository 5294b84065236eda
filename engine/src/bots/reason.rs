//! Why a search prefers an action to another: read off its playouts, from what the seat knows.

use super::WIN;
use super::sample::{Difference, Sample};
use crate::rules::{LATER, PARTS, Seat};
use serde::{Deserialize, Serialize};

/// How many standard errors a difference must be worth.
const ERRORS: i64 = 2;
/// The same for the largest of more than three differences: one of several is large by luck more often.
const ERRORS_OF_MANY: i64 = 3;
const MANY: usize = 3;

/// Why one action is better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reason {
    /// In how many sampled games the two were compared.
    pub shared: u16,
    /// What makes the difference.
    pub kind: ReasonKind,
    /// The difference in all points of the seat; this and the next two in whole points, 0 for half a point.
    pub points: u8,
    /// The difference in the points of the leading group, in [`ReasonKind::Gains`] and [`ReasonKind::Trade`].
    pub gain: u8,
    /// The difference in the points of the group in which the other action is better.
    pub loss: u8,
    /// In how many of 100 games, with the better and with the other action, what the kind says happens.
    pub games: [u8; 2],
    /// The same for the main part of the group in which the other action is better.
    pub games_against: [u8; 2],
    /// The figure apart of [`crate::rules::Parts`], if it differs.
    pub figure: Option<Figure>,
}

/// How the figure apart of two actions differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Whether the better action has more.
    pub favours: bool,
    /// By how much, in games of 100.
    pub more: u8,
    /// Both figures, in games of 100.
    pub games: [u8; 2],
}

/// What makes the difference between two actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ReasonKind {
    /// Nothing that is sure.
    #[default]
    Equal,
    /// Both are about equally good, but one brings more now and the other more later.
    Trade {
        /// Whether the better action is the one that brings more now.
        now: bool,
    },
    /// More points in a group of parts: see [`crate::rules::Judge::part_group`].
    Gains {
        /// The group.
        group: u8,
        /// The part that makes at least half of it. Then `games` says how often it is won.
        part: Option<u8>,
        /// The group in which the other action brings at least half as much more.
        against: Option<u8>,
    },
    /// More points, here and there.
    Points,
    /// A rival has fewer points: `gain`. If the seat has fewer as well, `loss` says how many.
    Denies {
        /// The rival.
        rival: Seat,
        /// Whether it costs the seat points.
        costs: bool,
    },
    /// Tie-breaks decide for the seat more often: `games` has how much more often, twice.
    Tie,
    /// The first place more often.
    First,
    /// The first place is out of reach; this place or a better one more often.
    LostPlace {
        /// The place.
        place: u8,
    },
    /// The first place is out of reach; more points.
    LostPoints,
    /// The first place is nearly sure; a larger lead.
    Won,
}

/// How a game stands for a seat, over all candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// The first place is hardly in reach.
    Lost,
    /// Anything may happen.
    Open,
    /// The first place is nearly sure.
    Won,
}

/// What each part is about: see [`crate::rules::Judge::part_group`].
pub type Groups = [u8; PARTS];

/// Why the first of two actions is better, over the pairs of their samples. `seats` is the number of seats.
pub fn reason(
    (seat, seats): (Seat, usize),
    groups: &Groups,
    pairs: &[[Sample; 2]],
    prospect: Prospect,
) -> Reason {
    let points_of =
        |other: usize| move |sample: &Sample| i64::from(sample.points.get(other).copied().unwrap_or(0));
    let points = Difference::of(pairs, points_of(seat.index()));
    let figure = Difference::of(pairs, |sample| i64::from(sample.parts.figure));
    let base = Reason {
        shared: pairs.len().min(usize::from(u16::MAX)) as u16,
        points: points.points(),
        figure: figure.matters_in_games(1, ERRORS).then(|| Figure {
            favours: figure.sum() > 0,
            more: figure.more(1),
            games: figure.games(1),
        }),
        ..Reason::default()
    };
    let gains = Gains::of(groups, pairs);
    if !Difference::of(pairs, |sample| i64::from(sample.value)).is_sure(ERRORS) {
        return gains.trade(base);
    }
    let more_points = points.matters_in_points(ERRORS) && points.sum() > 0;
    match prospect {
        Prospect::Lost => {
            let place = (2..seats as u8).find_map(|place| {
                let reached = Difference::of(pairs, |sample| i64::from(sample.rank <= place));
                let is_more = reached.matters_in_games(1, ERRORS) && reached.sum() > 0;
                is_more.then(|| Reason {
                    kind: ReasonKind::LostPlace { place },
                    games: reached.games(1),
                    ..base
                })
            });
            let points = || Reason { kind: ReasonKind::LostPoints, ..base };
            return place.or_else(|| more_points.then(points)).unwrap_or(base);
        }
        Prospect::Won => {
            let lead = Difference::of(pairs, |sample| sample.lead(seat, seats));
            let is_more = lead.matters_in_points(ERRORS) && lead.sum() > 0;
            return if is_more {
                Reason { kind: ReasonKind::Won, points: lead.points(), ..base }
            } else {
                base
            };
        }
        Prospect::Open => {}
    }
    if more_points {
        return gains.reason(base, pairs).unwrap_or(Reason { kind: ReasonKind::Points, ..base });
    }
    let errors = if seats > MANY + 1 { ERRORS_OF_MANY } else { ERRORS };
    let rivals = Seat::all(seats).filter(|&rival| rival != seat);
    let denied = rivals
        .map(|rival| (rival, Difference::of(pairs, points_of(rival.index()))))
        .filter(|(_, less)| less.matters_in_points(errors) && less.sum() < 0)
        .min_by_key(|(_, less)| less.sum());
    if let Some((rival, less)) = denied {
        let costs = points.matters_in_points(ERRORS);
        return Reason {
            kind: ReasonKind::Denies { rival, costs },
            gain: less.points(),
            loss: points.points(),
            ..base
        };
    }
    let tie = Difference::of(pairs, |sample| i64::from(sample.tie));
    if tie.matters_in_games(1, ERRORS) && tie.sum() > 0 {
        return Reason { kind: ReasonKind::Tie, games: [tie.more(1); 2], ..base };
    }
    let first = Difference::of(pairs, |sample| i64::from(sample.share));
    if first.matters_in_games(i64::from(WIN), ERRORS) && first.sum() > 0 {
        return Reason { kind: ReasonKind::First, games: first.games(i64::from(WIN)), ..base };
    }
    base
}

/// The number of groups.
const GROUPS: usize = LATER as usize + 1;

/// The differences in the points of each group of parts, and of each part.
struct Gains {
    groups: [Difference; GROUPS],
    parts: [(u8, Difference); PARTS],
}

impl Gains {
    fn of(groups: &Groups, pairs: &[[Sample; 2]]) -> Self {
        let group = |part: usize| groups.get(part).map_or(LATER, |&group| group.min(LATER));
        let part_points =
            |sample: &Sample, part: usize| i64::from(sample.parts.points.get(part).copied().unwrap_or(0));
        let groups = std::array::from_fn(|number| {
            Difference::of(pairs, |sample| {
                let own = (0..PARTS).filter(|&part| usize::from(group(part)) == number);
                own.map(|part| part_points(sample, part)).sum()
            })
        });
        let parts = std::array::from_fn(|part| {
            (group(part), Difference::of(pairs, |sample| part_points(sample, part)))
        });
        Self { groups, parts }
    }

    /// The group in which the first action is best, if that is sure, and the one in which the other is better by at least
    /// half of that.
    fn lead(&self) -> Option<(u8, Option<u8>)> {
        let used = self.groups.iter().filter(|group| group.sum() != 0).count();
        let errors = if used > MANY { ERRORS_OF_MANY } else { ERRORS };
        let sure = || (0..).zip(&self.groups).filter(|(_, group)| group.matters_in_points(errors));
        let (lead, best) =
            sure().filter(|(_, group)| group.sum() > 0).max_by_key(|(_, group)| group.sum())?;
        let worst = sure().min_by_key(|(_, group)| group.sum());
        let against = worst.filter(|(_, worst)| worst.sum() < 0 && -2 * worst.sum() >= best.sum());
        Some((lead, against.map(|(group, _)| group)))
    }

    fn points(&self, group: u8) -> u8 {
        self.groups.get(usize::from(group)).map_or(0, Difference::points)
    }

    /// The reason of two actions that are about equally good.
    fn trade(&self, base: Reason) -> Reason {
        match self.lead() {
            Some((group, Some(against))) if (group == LATER) != (against == LATER) => {
                let kind = ReasonKind::Trade { now: against == LATER };
                Reason { kind, gain: self.points(group), loss: self.points(against), ..base }
            }
            _ => base,
        }
    }

    /// The reason of an action that brings more points.
    fn reason(&self, base: Reason, pairs: &[[Sample; 2]]) -> Option<Reason> {
        let (group, against) = self.lead()?;
        let main = self.main_part(group);
        let games = won(pairs, main);
        // The same number twice says nothing.
        let part = main.filter(|_| games[0] > games[1]);
        Some(Reason {
            kind: ReasonKind::Gains { group, part, against },
            gain: self.points(group),
            loss: against.map_or(0, |against| self.points(against)),
            games,
            games_against: won(pairs, against.and_then(|against| self.main_part(against))),
            ..base
        })
    }

    /// The part that makes at least half of the difference of its group.
    fn main_part(&self, group: u8) -> Option<u8> {
        let sum = self.groups.get(usize::from(group))?.sum();
        let own = (0_u8..).zip(&self.parts).filter(|(_, (of, part))| *of == group && part.sum() != 0);
        let errors = if own.clone().count() > MANY { ERRORS_OF_MANY } else { ERRORS };
        own.map(|(number, (_, part))| (number, part))
            .filter(|(_, part)| part.matters_in_points(errors) && 2 * part.sum() * sum.signum() >= sum.abs())
            .max_by_key(|(_, part)| part.sum().abs())
            .map(|(part, _)| part)
    }
}

/// How often a part is won at all.
fn won(pairs: &[[Sample; 2]], part: Option<u8>) -> [u8; 2] {
    let Some(part) = part else { return [0; 2] };
    let is_won =
        |sample: &Sample| sample.parts.points.get(usize::from(part)).is_some_and(|&points| points > 0);
    Difference::of(pairs, |sample| i64::from(is_won(sample))).games(1)
}
