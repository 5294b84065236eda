//! The tray beside the hand during the draft: what the cards kept so far amount to.

use super::names;
use super::race_cards::{bust, emblem, skill_class};
use crate::messages::orclympics as messages;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{ROW, Skill, Team, View, keep_all};

/// The cards kept so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tray {
    /// All of them.
    pub kept: Team,
    /// The largest team that they make: three races at most (O15).
    pub team: Team,
    /// How many of the seven competitions are held in each skill.
    pub held: [usize; 3],
}

/// The tray of a player who has kept these cards.
pub fn tray(view: &View, kept: Team) -> Tray {
    let held = |skill: Skill| view.row.iter().filter(|held| held.skill() == skill).count();
    let team = keep_all(kept).first().copied().unwrap_or_default();
    Tray { kept, team, held: Skill::ALL.map(held) }
}

/// Draws the tray: the races, the sums of the three skills, and how far the cards go.
pub fn draw(tray: Tray) -> AnyView {
    let Tray { kept, team, held } = tray;
    let races: Vec<AnyView> = kept
        .kinds()
        .map(|race| {
            let out = !team.has(race);
            view! { <span class="tray-race" class:out=out>{bust(race)} <b>{kept.count(race)}</b></span> }
                .into_any()
        })
        .collect();
    let sums: Vec<AnyView> = Skill::ALL
        .into_iter()
        .zip(held)
        .map(|(skill, held)| {
            let (name, sum) = (names::skill(skill), team.total(skill));
            view! {
                <li class=skill_class(skill)>
                    <span class="visually-hidden">{messages::tray_sum(name, sum, held)}</span>
                    <span aria-hidden="true">{pictogram(emblem(skill))} <b>{sum}</b></span>
                    <small aria-hidden="true">{messages::tray_held(held, ROW)}</small>
                </li>
            }
            .into_any()
        })
        .collect();
    let cards = match team == kept {
        true => messages::tray_cards(team.len(), ROW),
        false => messages::tray_cards_of(team.len(), kept.len(), ROW),
    };
    view! {
        <div class="tray" class:none=kept.is_empty()>
            <p class="tray-races" role="img" aria-label=messages::tray_kept(&names::team(kept))>
                {kept.is_empty().then(|| view! { <span class="overline">{messages::kept()}</span> })}
                {races}
            </p>
            <ul class="tray-sums">{sums}</ul>
            <p class="tray-cards">{cards}</p>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::tray;
    use crate::test_tables;
    use pentathlon_engine::games::orclympics::{Orclympics, ROW, Team};
    use pentathlon_engine::rules::{Rules, Viewer};

    #[test]
    fn o15_the_tray_counts_the_largest_team_of_three_races_against_the_seven_competitions() {
        let state = test_tables::state::<Orclympics>(3, "", 4);
        let view = Orclympics::view(&state, Viewer::Table);
        let team = |text: &str| text.parse::<Team>().unwrap();
        assert_eq!(tray(&view, Team::EMPTY).team, Team::EMPTY);
        let kept = tray(&view, team("orc,orc,elf,elf,djinn,djinn,human"));
        assert_eq!(kept.team, team("orc,orc,elf,elf,djinn,djinn"));
        assert_eq!(kept.held.iter().sum::<usize>(), ROW);
    }
}
