//! Views: how far the game is, points, hands, and what is told at the end.

use super::race_cards::{bust, head};
use super::{names, teaching};
use crate::contract::{self, Champion, FrameUi, HeldCard, Rivals, Score, ViewUi};
use crate::messages::{MessageId, orclympics as messages, orclympicsrules as rules};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{HAND_SIZE, Phase, ROW, Race, Season, Skill, View};
use pentathlon_engine::rules::{Seat, Standing};
use std::sync::Arc;

impl ViewUi for View {
    /// How far the game is. In a season it begins with the standing, or the target.
    fn progress(&self) -> String {
        let game = self.round_name();
        let Some(season) = self.setup.season else { return game };
        if season.won().iter().all(|&points| points == 0) {
            return messages::progress_season_first(season.target(), &game);
        }
        let points: Vec<String> = season.won().iter().map(u8::to_string).collect();
        messages::progress_season(&points, &game)
    }

    fn round_name(&self) -> String {
        match self.phase {
            Phase::Draft { pick } => messages::progress_draft(pick + 1, HAND_SIZE),
            Phase::Passing { kept } => messages::progress_draft(kept, HAND_SIZE),
            Phase::Rosters | Phase::Final => messages::progress_rosters().to_owned(),
            Phase::Over => messages::progress_over().to_owned(),
            _ if self.competition().is_main_event() => messages::progress_main().to_owned(),
            _ => messages::progress_competition(self.current + 1, ROW),
        }
    }

    /// The points: gold by skill, gold of the main event, silver.
    fn score(&self) -> Score {
        let has_silver = self.setup.has_silver();
        let won = || self.awards.iter().zip(self.row).filter_map(|(award, row)| Some(((*award)?, row)));
        let points = Seat::all(self.players.len())
            .map(|seat| {
                let gold = |skill: Option<Skill>| {
                    won()
                        .filter(|(award, row)| {
                            award.gold == Some(seat)
                                && match skill {
                                    Some(skill) => !row.is_main_event() && row.skill() == skill,
                                    None => row.is_main_event(),
                                }
                        })
                        .map(|(_, row)| i32::from(row.gold()))
                        .sum::<i32>()
                };
                let silver = won().filter(|(award, _)| award.silver == Some(seat));
                let mut points: Vec<i32> = Skill::ALL.into_iter().map(|skill| gold(Some(skill))).collect();
                points.push(gold(None));
                if has_silver {
                    points.push(silver.map(|(_, row)| i32::from(row.silver())).sum());
                }
                points
            })
            .collect();
        let gold = |skill| match skill {
            Skill::Speed => messages::gold_speed(),
            Skill::Cunning => messages::gold_cunning(),
            Skill::Strength => messages::gold_strength(),
        };
        let mut categories = Skill::ALL.map(gold).to_vec();
        categories.push(messages::gold_main());
        // Two players have no silver cup (O14).
        if has_silver {
            categories.push(messages::silver_category());
        }
        Score { categories, points, neutral: None }
    }

    /// The cards that a seat holds; in the draft with those it has kept.
    fn hand_cards(&self, seat: Seat) -> Vec<HeldCard> {
        let Some(player) = self.player(seat) else { return Vec::new() };
        let teams = [
            player.kept.filter(|_| matches!(self.phase, Phase::Draft { .. } | Phase::Passing { .. })),
            player.hand,
        ];
        let races = teams.into_iter().flatten().flat_map(|team| team.iter().collect::<Vec<_>>());
        races
            .map(|race| HeldCard {
                label: names::race(race).text().to_owned(),
                picture: head(race, None).into_any(),
            })
            .collect()
    }

    /// The race that brought most to the competitions in which the player won a cup; without a cup, to all of them. Nobody
    /// knows the team of somebody who entered nothing.
    fn champion(&self, _past: &[Arc<dyn FrameUi>], seat: Seat) -> Option<Champion> {
        let player = self.player(seat)?;
        let brought = |race: Race| {
            let held = player.history.iter().zip(self.row).zip(self.awards);
            held.fold((0, 0), |(won, all), ((team, competition), award)| {
                let value = u32::from(team.count(race)) * u32::from(race.skill(competition.skill()));
                let has_won =
                    award.is_some_and(|award| award.gold == Some(seat) || award.silver == Some(seat));
                (won + if has_won { value } else { 0 }, all + value)
            })
        };
        let race =
            Race::ALL.into_iter().max_by_key(|&race| brought(race)).filter(|&race| brought(race).1 > 0)?;
        Some(Champion { picture: bust(race).into_any(), name: names::race(race).text().to_owned() })
    }

    /// The gold cups of the winner.
    fn won(&self, rivals: &Rivals) -> Option<String> {
        let golds = self
            .awards
            .iter()
            .zip(self.row)
            .filter(|(award, _)| award.is_some_and(|award| award.gold == Some(rivals.seats[0])));
        let won: Vec<String> =
            golds.map(|(_, competition)| messages::won_in(names::competition(competition))).collect();
        let ([name, second], [points, less]) = (&rivals.names, rivals.points);
        (!won.is_empty()).then(|| messages::won_cups(name, points, points - less, second, &won))
    }

    /// The first gold cup that differs, from the most valuable down (O18).
    fn tie_break(&self, tied: &[String], rivals: &Rivals) -> Option<String> {
        let [first, second] = rivals.seats.map(|seat| self.player(seat).map(|player| player.golds));
        let (nth, (value, less)) =
            (1_usize..).zip(first?.into_iter().zip(second?)).find(|(_, (one, other))| one != other)?;
        let ([name, behind], points) = (&rivals.names, rivals.points[0]);
        Some(match less {
            0 => messages::tie_cup_more(tied, points, name, behind),
            _ => messages::tie_broken(tied, points, name, nth, value, behind, less),
        })
    }

    /// The season after this game (O21, O25).
    fn season(&self, standing: &Standing) -> Option<contract::Season> {
        let setup = self.setup;
        let season = setup.season?.after(standing);
        let next = if season.is_decided() {
            // Another season of the same length, in which nobody has a point yet.
            let fresh = Season::of(setup.seats(), season.target(), &vec![0; setup.seats()]);
            setup.in_season(fresh.ok()?).ok()?
        } else {
            setup.in_season(season).ok()?
        };
        Some(contract::Season {
            target: season.target(),
            standing: season.standing(),
            decided: season.is_decided(),
            next: next.to_string(),
        })
    }

    fn rules_heading(&self) -> Option<MessageId> {
        Some(match self.phase {
            Phase::Draft { .. } | Phase::Passing { .. } => rules::RULES_DRAFT,
            Phase::Rosters | Phase::Final => rules::RULES_TEAM,
            Phase::Compete => rules::RULES_ENTER_HEAD,
            Phase::Award | Phase::TakeBacks | Phase::Returns => rules::RULES_AFTER_HEAD,
            Phase::Over => rules::RULES_END,
        })
    }

    fn tips(&self, seat: Seat) -> Vec<Option<&'static str>> {
        teaching::TIPS.iter().map(|tip| tip(self, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::contract::ViewUi;
    use crate::messages::orclympics as messages;
    use crate::test_tables;
    use pentathlon_engine::games::orclympics::{Orclympics, View};
    use pentathlon_engine::rules::{Rules, Viewer};

    fn view(seats: usize, options: &str) -> View {
        Orclympics::view(&test_tables::state::<Orclympics>(seats, options, 4), Viewer::Table)
    }

    fn categories(seats: usize) -> Vec<&'static str> {
        let score = view(seats, "").score();
        assert!(score.points.iter().all(|points| points.len() == score.categories.len()));
        score.categories
    }

    #[test]
    fn o14_two_players_have_no_column_for_silver() {
        let mut expected = vec![
            messages::gold_speed(),
            messages::gold_cunning(),
            messages::gold_strength(),
            messages::gold_main(),
        ];
        assert_eq!(categories(2), expected);
        expected.push(messages::silver_category());
        assert_eq!(categories(3), expected);
    }

    #[test]
    fn o21_progress_says_how_the_season_stands_before_this_game() {
        let shown = |options| view(3, options).progress();
        let game = messages::progress_draft(1, 8);
        let points = ["1", "0", "2"].map(String::from);
        assert_eq!(shown(""), game);
        assert_eq!(shown("season=3"), messages::progress_season_first(3, &game));
        assert_eq!(shown("season=3 won=1,0,2"), messages::progress_season(&points, &game));
    }
}
