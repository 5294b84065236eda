//! Who can sit down in the lit seat of the set-up: the people of this device, somebody new, and computers.

use super::chair_list::{dots, level_name};
use super::chairs::Chairs;
use super::people_button::people_button;
use super::stored_set_up::level_among;
use crate::browser::focus_when_drawn;
use crate::contract::GameUi;
use crate::messages::screens;
use crate::saves::people::Person;
use crate::ui::{Icon, derived_text, dynamic, icon, on_tap, token};
use leptos::prelude::*;
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::PlayerKind;

/// How many people are offered, of those who played last.
const MAX_OFFERED: usize = 8;

/// People and computers. With a game it says how computers play it.
pub fn candidates(chairs: Chairs, game: Option<&'static dyn GameUi>) -> AnyView {
    let somebody = move || {
        chairs.seat_somebody();
        focus_when_drawn(&[".of-chair input"]);
    };
    let computers = Level::ALL.map(|level| {
        let sit = move || chairs.seat_computer(PlayerKind::Computer(level));
        view! {
            <button type="button" class="candidate" on:click=on_tap(sit)>
                {level_name(level)} {dots(level)}
            </button>
        }
        .into_any()
    });
    let how = move |game| {
        let lit = chairs.lit_chair().and_then(|chair| match chair.kind.get() {
            Some(PlayerKind::Computer(level)) => Some(level),
            _ => None,
        });
        about(lit.unwrap_or_else(|| level_among(&chairs.players())), game)
    };
    view! {
        <section class="candidates" aria-labelledby="people-to-sit">
            <h3 id="people-to-sit">{screens::people_to_sit()}</h3>
            <div class="row">
                {dynamic(move || {
                    let people = chairs.absent().into_iter().take(MAX_OFFERED);
                    people.map(|person| person_chip(chairs, person)).collect::<Vec<AnyView>>()
                })}
                <button type="button" class="candidate somebody" on:click=on_tap(somebody)>
                    <span class="token">{icon(Icon::Add)}</span> {screens::somebody_new()}
                </button>
                {people_button(chairs)}
            </div>
        </section>
        <section class="candidates" aria-labelledby="computers-to-sit">
            <h3 id="computers-to-sit">{screens::computers_to_sit()}</h3>
            <div class="row">{computers.into_iter().collect_view()}</div>
            {game.map(|game| view! { <p class="remark">{derived_text(move || how(game))}</p> })}
        </section>
    }
    .into_any()
}

fn person_chip(chairs: Chairs, person: Person) -> AnyView {
    let (mark, name) = (token(person.colour, person.shape), person.name().to_owned());
    let sit = move || {
        chairs.seat_person(&person);
        // The chip is gone.
        focus_when_drawn(&[".person-chip", ".bar [type=submit]"]);
    };
    view! {
        <button type="button" class="candidate person-chip" on:click=on_tap(sit)>
            {mark} <span dir="auto">{name}</span>
        </button>
    }
    .into_any()
}

/// How a computer of that level plays, and how strong it is.
fn about(level: Level, game: &dyn GameUi) -> String {
    match (level, game.skill_wins()) {
        (Level::Rookie, Some([regular, _])) => screens::about_rookie(10 - regular),
        (Level::Regular, Some([regular, _])) => screens::about_regular(regular),
        (Level::Expert, Some([_, expert])) => screens::about_expert(expert),
        (Level::Rookie, None) => screens::about_rookie_in_races().to_owned(),
        (Level::Regular, None) => screens::about_regular_in_races().to_owned(),
        (Level::Expert, None) => screens::about_expert_in_races().to_owned(),
    }
}
