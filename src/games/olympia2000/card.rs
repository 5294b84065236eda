//! An athlete's card.

use super::model::best_discipline;
use super::names;
use crate::figure::Pictogram;
use crate::messages::olympia2000 as messages;
use crate::ui::{self, Dialog, deferred, derived_bool, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Group};

/// The pictogram of a discipline.
pub fn picture(discipline: Discipline) -> Pictogram {
    match discipline {
        Discipline::Discus => Pictogram::Discus,
        Discipline::Marathon => Pictogram::Marathon,
        Discipline::LongJump => Pictogram::LongJump,
        Discipline::Archery => Pictogram::Archery,
        Discipline::Combination => Pictogram::Combination,
    }
}

/// The pose of an athlete in a discipline. An athlete without a place stands as in his best discipline.
pub fn pose(athlete: Athlete, discipline: Discipline) -> Discipline {
    if athlete.position(discipline) <= Athlete::LAST_POSITION { discipline } else { best_discipline(athlete) }
}

/// The athlete with the body of his group, in a pose; heroes wear a wreath.
pub fn portrait(athlete: Athlete, pose: Discipline) -> impl IntoView {
    let wreath = (athlete.group() == Group::Hero).then(ui::wreath);
    (wreath, ui::athlete(athlete.group() as u8 + 1, pose as u8))
}

/// The front of a card. Portrait and places are most of the work, so they are deferred while a table opens; their space
/// is reserved from the beginning.
pub fn front(athlete: Athlete, lit: Signal<Option<Discipline>>) -> impl IntoView {
    let group = match athlete.group() {
        Group::Crutches => messages::crutches_worth(),
        group => names::group(group).text(),
    };
    let places = |disciplines: &'static [Discipline]| deferred(move || places(athlete, lit, disciplines));
    let (first, second) = Discipline::ALL.split_at(3);
    view! {
        <span class=format!("front {}", group_class(athlete.group())) aria-hidden="true">
            <span class="frieze"></span>
            <span class="portrait">{deferred(move || portrait(athlete, best_discipline(athlete)))}</span>
            <span class=format!("card-name {}", name_class(athlete))>{names::athlete(athlete).text()}</span>
            <span class="card-group">{group}</span>
            <span class="places" data-static="">
                {places(first)}
                {places(second)}
            </span>
        </span>
    }
}

/// The class with the frame and the ornament of a group.
pub fn group_class(group: Group) -> &'static str {
    match group {
        Group::Demigod => "is-demigod",
        Group::Hero => "is-hero",
        Group::Hopeful => "is-hopeful",
        Group::Feaster => "is-feaster",
        Group::Crutches => "on-crutches",
    }
}

/// Long names are set tighter, so that they fit a narrow card and a fifth of a phone's width.
pub fn name_class(athlete: Athlete) -> &'static str {
    if names::athlete(athlete).text().chars().count() > 8 { "long" } else { "" }
}

fn places(athlete: Athlete, lit: Signal<Option<Discipline>>, of: &'static [Discipline]) -> impl IntoView {
    let place = |discipline: Discipline| {
        view! {
            // A place is good or bad at a glance: a long bar below it, or a short one, or none without a place.
            <span class="place" style:--good=good(athlete, discipline) class:none=names::place(athlete.place(discipline)).is_err() class:lit=derived_bool(move || lit.get() == Some(discipline))>
                {pictogram(picture(discipline))}
                <span class="place-name">{names::discipline(discipline).text()}</span>
                <b>{names::place_text(athlete.place(discipline))}</b>
            </span>
        }
    };
    of.iter().copied().map(place).collect_view()
}

/// How good the place of an athlete is: all for the best, nothing without a place.
fn good(athlete: Athlete, discipline: Discipline) -> String {
    let behind = Athlete::LAST_POSITION.saturating_sub(athlete.position(discipline).max(1) - 1);
    format!("{}%", 100 * u32::from(behind) / u32::from(Athlete::LAST_POSITION))
}

/// For a card that is only looked at: no discipline is highlighted.
pub fn unlit() -> Signal<Option<Discipline>> {
    Signal::stored(None)
}

/// The label of a card for a screen reader.
pub fn label(athlete: Athlete) -> String {
    let place = |discipline: Discipline| {
        let name = names::discipline(discipline);
        match names::place(athlete.place(discipline)) {
            Ok(number) => messages::card_place(name, number),
            Err(word) => messages::card_place_none(name, word),
        }
    };
    messages::card_label(names::athlete(athlete), names::group(athlete.group()), &Discipline::ALL.map(place))
}

/// A card, enlarged, over the table.
pub fn look_at(athlete: Athlete, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    view! {
        <Dialog title=names::athlete(athlete).text() on_close=on_close>
            <div class="card large" role="img" aria-label=label(athlete)>{front(athlete, unlit())}</div>
        </Dialog>
    }
}

/// The small picture of an athlete in a discipline.
pub fn small(athlete: Athlete, pose: Discipline) -> AnyView {
    view! { <span>{portrait(athlete, pose)}</span> }.into_any()
}
