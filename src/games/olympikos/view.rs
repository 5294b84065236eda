//! Views: how far the game is, points, hands, and what is told at the end.

use super::card::ring;
use super::{fit, model, names, teaching};
use crate::contract::{Champion, FrameUi, HeldCard, Rivals, Score, Verdict, ViewUi};
use crate::figure::Pictogram;
use crate::messages::{MessageId, olympikos as messages, olympikosrules as rules};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Grade, Medal, Phase, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;
use std::sync::Arc;

impl ViewUi for View {
    fn progress(&self) -> String {
        if self.phase == Phase::Over {
            return messages::progress_over().to_owned();
        }
        messages::progress_turn(self.turn + 1, self.turns)
    }

    /// Points by medal, as Coach, and lost.
    fn score(&self) -> Score {
        let together = self.setup.is_together();
        let points = Seat::all(self.players.len())
            .zip(&self.players)
            .map(|(seat, player)| {
                let sum = |medal: Option<Medal>| -> i32 {
                    let as_coach = medal.is_none();
                    let turns = self.past.iter().filter(|past| (past.coach == seat) == as_coach || together);
                    let points = turns.flat_map(|past| {
                        let mine = past.points.iter().zip(Medal::ALL);
                        mine.filter(move |(_, won)| medal.is_none_or(|medal| medal == *won))
                            .map(|(points, _)| points)
                    });
                    if together {
                        return points.flatten().copied().map(i32::from).sum();
                    }
                    points.filter_map(|points| points.get(seat.index())).copied().map(i32::from).sum()
                };
                let mut points: Vec<i32> = Medal::ALL.into_iter().map(|medal| sum(Some(medal))).collect();
                if !together {
                    points.push(sum(None));
                    let gained: i32 = points.iter().sum();
                    points.push(i32::from(player.points) - gained);
                }
                points
            })
            .collect();
        let mut categories =
            vec![messages::category_bronze(), messages::category_silver(), messages::category_gold()];
        if !together {
            categories.extend([messages::category_coach(), messages::category_lost()]);
        }
        Score { categories, points, neutral: None }
    }

    /// The cards that a seat has not put down.
    fn hand_cards(&self, seat: Seat) -> Vec<HeldCard> {
        let rings = self.player(seat).and_then(|player| player.rings).unwrap_or_default();
        rings
            .iter()
            .map(|one| HeldCard { label: names::ring(one).text().to_owned(), picture: ring(one).into_any() })
            .collect()
    }

    /// The flag bearer of the delegation.
    fn champion(&self, _past: &[Arc<dyn FrameUi>], seat: Seat) -> Option<Champion> {
        let nation = self.player(seat)?.nation;
        let picture = view! {
            <span class="flag-bearer">{pictogram(Pictogram::FlagBearer)} <b>{names::code(nation)}</b></span>
        };
        Some(Champion { picture: picture.into_any(), name: names::nation(nation).text().to_owned() })
    }

    /// Where the lead of the winner over the next player is largest.
    fn won(&self, rivals: &Rivals) -> Option<String> {
        let points = self.score().points;
        let [own, other] = rivals.seats.map(|seat| points.get(seat.index()));
        let parts = own?.iter().zip(other?).map(|(own, other)| (*own, *other));
        let (part, (own, less)) = (0_usize..).zip(parts).max_by_key(|(_, (own, less))| own - less)?;
        let [name, behind] = &rivals.names;
        let (points, own, less) = (rivals.points[0], own.abs(), less.abs());
        Some(match Medal::ALL.get(part) {
            Some(medal) => messages::won_medal(names::medal(*medal), name, points, own, behind, less),
            None if part == Medal::COUNT => messages::won_coach(name, points, own, behind, less),
            None => messages::won_lost(name, points, own, behind, less),
        })
    }

    /// The grade of two people who played together (K27).
    fn verdict(&self, players: &[String]) -> Option<Verdict> {
        let points = self.players.first().filter(|_| self.setup.is_together())?.points;
        let reached = Grade::of(i32::from(points));
        let line = |grade: Grade| {
            let (name, from) = (names::grade(grade), grade.from_points());
            match grade {
                Grade::WorldRecord => messages::grade_all(name, from),
                _ => messages::grade_from(name, from),
            }
        };
        let said = match reached {
            Grade::Training => messages::grade_why_0(),
            Grade::Promising => messages::grade_why_1(),
            Grade::VeryGood => messages::grade_why_2(),
            Grade::Excellent => messages::grade_why_3(),
            Grade::WorldRecord => messages::grade_why_4(),
        };
        Some(Verdict {
            title: messages::verdict_title(players, points, names::grade(reached)),
            why: [Some(said.to_owned()), cost(self, points)].into_iter().flatten().collect(),
            heading: messages::verdict_heading(),
            grades: Grade::ALL.into_iter().map(line).collect(),
            reached: reached as usize,
        })
    }

    fn is_racing(&self, seat: Seat) -> bool {
        self.phase == Phase::Race && seat != self.coach && !model::pad(self, seat).is_done
    }

    /// The clue and the sport of each medal.
    fn meanings(&self, players: &[Player]) -> Vec<(String, Vec<String>)> {
        fit::of_turns(&self.past, players)
    }

    fn rules_heading(&self) -> Option<MessageId> {
        Some(match self.phase {
            Phase::Coach { .. } => rules::RULES_COACH,
            Phase::Race => rules::RULES_ATHLETES,
            Phase::Presentation => rules::RULES_PRESENTATION,
            Phase::Over => rules::RULES_POINTS,
        })
    }

    fn tips(&self, seat: Seat) -> Vec<Option<&'static str>> {
        teaching::TIPS.iter().map(|tip| tip(self, seat)).collect()
    }
}

/// The medal that cost most points; the dearer one of two.
fn cost(view: &View, points: u8) -> Option<String> {
    let won = view.score().points.into_iter().next()?;
    let lost = Medal::ALL.into_iter().zip(won).map(|(medal, won)| {
        let all = i32::from(medal.points()) * i32::from(view.turns);
        (all - won, medal)
    });
    let (lost, medal) = lost.max_by_key(|(lost, _)| *lost).filter(|(lost, _)| *lost > 0)?;
    Some(messages::verdict_cost(points, names::medal(medal), lost))
}
