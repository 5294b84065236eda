//! A card of one of the seven races, large and small, and the emblems of the skills.

use super::names;
use crate::figure::Pictogram;
use crate::messages::orclympics as messages;
use crate::ui::{derived_bool, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Race, Skill, Team};

/// The emblem of a skill.
pub fn emblem(skill: Skill) -> Pictogram {
    match skill {
        Skill::Speed => Pictogram::Wing,
        Skill::Cunning => Pictogram::Eye,
        Skill::Strength => Pictogram::Fist,
    }
}

/// The class that sets the colour of a skill for its content.
pub fn skill_class(skill: Skill) -> &'static str {
    match skill {
        Skill::Speed => "is-speed",
        Skill::Cunning => "is-cunning",
        Skill::Strength => "is-strength",
    }
}

/// The class that sets the colour of a race's best skill; humans have none.
pub fn race_class(race: Race) -> &'static str {
    match race {
        Race::Human => "is-human",
        Race::Goblin | Race::Halfling => "is-speed",
        Race::Elf | Race::Djinn => "is-cunning",
        Race::Dwarf | Race::Orc => "is-strength",
    }
}

/// The head of a race, in its own colours.
pub fn bust(race: Race) -> impl IntoView {
    let (class, picture) = match race {
        Race::Human => ("p-bust p-human", Pictogram::Human),
        Race::Goblin => ("p-bust p-goblin", Pictogram::Goblin),
        Race::Elf => ("p-bust p-elf", Pictogram::Elf),
        Race::Dwarf => ("p-bust p-dwarf", Pictogram::Dwarf),
        Race::Halfling => ("p-bust p-halfling", Pictogram::Halfling),
        Race::Djinn => ("p-bust p-djinn", Pictogram::Djinn),
        Race::Orc => ("p-bust p-orc", Pictogram::Orc),
    };
    view! { <span class=class>{pictogram(picture)}</span> }
}

/// The front of a card. The skill that counts is highlighted.
pub fn front(race: Race, lit: Signal<Option<Skill>>) -> impl IntoView {
    let skills: Vec<AnyView> = Skill::ALL
        .into_iter()
        .map(|skill| {
            let value = race.skill(skill);
            view! {
                <span
                    class=format!("ability {}", skill_class(skill))
                    class:none=value == 0
                    class:counts=derived_bool(move || lit.get() == Some(skill))
                >
                    {pictogram(emblem(skill))}
                    <span class="ability-name">{names::skill(skill).text()}</span>
                    <b>{if value == 0 { "–".to_owned() } else { value.to_string() }}</b>
                </span>
            }
            .into_any()
        })
        .collect();
    let dots = "●".repeat(usize::from(race.dots()));
    view! {
        <span class=format!("race-card-front {}", race_class(race)) aria-hidden="true">
            <span class="race-card-field">{bust(race)}</span>
            <span class="race-card-name">{names::race(race).text()}<small>{dots}</small></span>
            <span class="abilities">{skills}</span>
        </span>
    }
}

/// The label of a card for a screen reader.
pub fn label(race: Race) -> String {
    let [speed, cunning, strength] = Skill::ALL.map(|skill| race.skill(skill));
    messages::card_label(names::race(race), speed, cunning, strength)
}

/// A card as small as a head, with its value in the skill that counts.
pub fn head(race: Race, counts: Option<Skill>) -> impl IntoView {
    let value = counts.map(|skill| view! { <b>{race.skill(skill)}</b> });
    view! { <span class=format!("head {}", race_class(race))>{bust(race)}{value}</span> }
}

/// A card in a lane: a head, its value, and its name where there is room.
pub fn contestant(race: Race, counts: Skill) -> impl IntoView {
    view! {
        <span class=format!("head {}", race_class(race))>
            {bust(race)} <b>{race.skill(counts)}</b> <span class="head-name">{names::race(race).text()}</span>
        </span>
    }
}

/// The cards of a team, race by race, each with its number among the copies of the race, from 0. Nothing else tells
/// copies apart (O23).
pub fn copies(team: Team) -> impl Iterator<Item = (Race, u8)> {
    team.kinds().flat_map(move |race| (0..team.count(race)).map(move |nth| (race, nth)))
}

/// The cards of a team as heads, with a label for all of them.
pub fn heads(team: Team) -> impl IntoView {
    let all: Vec<AnyView> = team.iter().map(|race| head(race, None).into_any()).collect();
    view! { <span class="heads" role="img" aria-label=messages::team_label(&names::team(team))>{all}</span> }
}
