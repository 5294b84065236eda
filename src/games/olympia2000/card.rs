//! An athlete's card.

use super::board::picture;
use super::model::best_discipline;
use super::words::{self, Say};
use crate::ui::{self, Dialog, deferred, flag, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Group};

/// In which pose an athlete is drawn in a discipline: those without a place stand there as they are at their best.
pub fn pose(athlete: Athlete, discipline: Discipline) -> Discipline {
    if athlete.rank(discipline) <= Athlete::LAST_RANK { discipline } else { best_discipline(athlete) }
}

/// The athlete in the body of his group and a pose; a hero in a wreath.
pub fn portrait(athlete: Athlete, pose: Discipline) -> impl IntoView {
    let wreath = (athlete.group() == Group::Hero).then(ui::wreath);
    (wreath, ui::athlete(athlete.group() as u8 + 1, pose as u8))
}

/// The front of a card. Portrait and places are most of it: they are steps of their own while a table opens, and have
/// their room from the beginning.
pub fn front(athlete: Athlete, lit: Signal<Option<Discipline>>) -> impl IntoView {
    let group = match athlete.group() {
        Group::Crutches => Say::CrutchesWorth.text(),
        group => words::group(group),
    };
    let places = |disciplines: &'static [Discipline]| deferred(move || places(athlete, lit, disciplines));
    let (first, second) = Discipline::ALL.split_at(3);
    view! {
        <span class=format!("front {}", words::group_class(athlete.group())) aria-hidden="true">
            <span class="frieze"></span>
            <span class="portrait">{deferred(move || portrait(athlete, best_discipline(athlete)))}</span>
            <span class=format!("card-name {}", name_class(athlete))>{athlete.name()}</span>
            <span class="card-group">{group}</span>
            <span class="places" data-static="">
                {places(first)}
                {places(second)}
            </span>
        </span>
    }
}

/// A long name stands closer, so that it fits a narrow card and a fifth of a phone.
pub fn name_class(athlete: Athlete) -> &'static str {
    if athlete.name().len() > 8 { "long" } else { "" }
}

fn places(athlete: Athlete, lit: Signal<Option<Discipline>>, of: &'static [Discipline]) -> impl IntoView {
    let place = |discipline: Discipline| {
        view! {
            <span class="place" class:lit=flag(move || lit.get() == Some(discipline))>
                {pictogram(picture(discipline))}
                <span class="place-name">{words::discipline(discipline)}</span>
                <b>{words::place(athlete.place(discipline))}</b>
            </span>
        }
    };
    of.iter().copied().map(place).collect_view()
}

/// No discipline is competed for where the card is only looked at.
pub fn unlit() -> Signal<Option<Discipline>> {
    Signal::stored(None)
}

/// What a screen reader says of a card.
pub fn label(athlete: Athlete) -> String {
    let place = |discipline| words::place(athlete.place(discipline));
    Say::CardLabel.with(&[
        ("name", athlete.name()),
        ("group", words::group(athlete.group())),
        ("discus", &place(Discipline::Discus)),
        ("marathon", &place(Discipline::Marathon)),
        ("long_jump", &place(Discipline::LongJump)),
        ("archery", &place(Discipline::Archery)),
        ("combination", &place(Discipline::Combination)),
    ])
}

/// A card, large, over the table.
pub fn look_at(athlete: Athlete, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    view! {
        <Dialog title=athlete.name() on_close=on_close>
            <div class="card large" role="img" aria-label=label(athlete)>{front(athlete, unlit())}</div>
        </Dialog>
    }
}
