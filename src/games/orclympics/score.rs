//! The points by category and the season, for the podium.

use crate::contract;
use crate::contract::Score;
use crate::messages::orclympics as messages;
use pentathlon_engine::games::orclympics::{Season, Skill, View};
use pentathlon_engine::rules::{Seat, Standing};

/// The points: gold by skill, gold of the main event, silver.
pub fn score(view: &View) -> Score {
    let has_silver = view.setup.has_silver();
    let won = || view.awards.iter().zip(view.row).filter_map(|(award, row)| Some(((*award)?, row)));
    let points = Seat::all(view.players.len())
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

/// The season after this game (O21, O25).
pub fn season(view: &View, standing: &Standing) -> Option<contract::Season> {
    let setup = view.setup;
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

#[cfg(test)]
mod tests {
    use super::score;
    use crate::messages::orclympics as messages;
    use pentathlon_engine::cards::{Chance, Seed, Stream};
    use pentathlon_engine::games::orclympics::{Deal, Orclympics, Setup};
    use pentathlon_engine::rules::{Deal as _, Rules, Setup as _, Viewer};

    fn categories(seats: usize) -> Option<Vec<&'static str>> {
        let setup = Setup::new(seats, "").ok()?;
        let deal = Deal::draw(&setup, &mut Chance::new(&Seed::from_number(4), Stream::Deal));
        let state = Orclympics::start(&setup, &deal).ok()?;
        let score = score(&Orclympics::view(&state, Viewer::Table));
        assert!(score.points.iter().all(|points| points.len() == score.categories.len()));
        Some(score.categories)
    }

    #[test]
    fn o14_two_players_have_no_column_for_silver() {
        let mut expected = vec![
            messages::gold_speed(),
            messages::gold_cunning(),
            messages::gold_strength(),
            messages::gold_main(),
        ];
        assert_eq!(categories(2), Some(expected.clone()));
        expected.push(messages::silver_category());
        assert_eq!(categories(3), Some(expected));
    }
}
