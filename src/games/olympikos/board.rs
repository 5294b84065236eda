//! The table: players, five sports, three medals; and round them, in a race, the pads.

use super::card::{self, ring_class};
use super::model::{self, Chip, Doing, Ticking};
use super::pads;
use super::parted::parted;
use super::past::past;
use super::podest::podest;
use super::sport::look_at_sport;
use super::words::{self, Say};
use super::{identity, part, pictures};
use crate::games::{Piece, Stand};
use crate::parts::{countdown, holds, live_if, mark, says, seat_class, tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Control, Medal, Phase, Ring, Sport, View};
use pentathlon_engine::rules::Seat;

/// Everything public at once.
pub fn board(stand: Stand) -> AnyView {
    pictures::preload();
    let looked_at = RwSignal::new(None::<(Ring, Sport)>);
    let looks_back = RwSignal::new(false);
    let held = RwSignal::new(None::<Seat>);
    // In turns: cards, for what a touch lays down is to be seen at once; then what it changes for the players, the sports,
    // and the pads.
    let (second, third, fourth) = (stand.turn(1), stand.turn(2), stand.turn(3));
    let pads = pads::racers(fourth);
    let seats = stand.players.with_value(Vec::len);
    let chip = move |seat: Seat| {
        let chip = |stand: Stand| {
            let chip = part(stand, move |view| model::chip(view, seat));
            Piece::new(move || chip.get().flatten().flatten())
        };
        // What somebody does changes with each card that comes to lie, the rest seldom.
        let (first, now) = (chip(stand), chip(second));
        let rest = Piece::new(move || Some(Chip { doing: Doing::Waiting, ..first.get().flatten()? }));
        live_if(move || Some(draw_chip(second, rest.get().flatten()?, now)))
    };
    let sport = move |ring: Ring| {
        let sport = part(third, move |view| view.sport(ring));
        live_if(move || Some(draw_sport(ring, sport.get().flatten()?, looked_at)))
    };
    let medal = move |medal: Medal| podest(stand, medal, part(stand, move |view| model::podest(view, medal)));
    let phase = part(fourth, |view| view.phase);
    let has_past = part(fourth, |view| !view.past.is_empty());
    let class = says(move || {
        let kind = match phase.get().flatten() {
            Some(Phase::Coach { .. }) => "coaching",
            Some(Phase::Race) => "racing",
            Some(Phase::Presentation) => "presenting",
            _ => "over",
        };
        format!("kos-board {kind} pads-{}", pads.get().map_or(0, |pads| pads.len()))
    });
    view! {
        <div class=class>
            <div class="kos-middle">
                <div class="kos-top">
                    <ol class=format!("kos-chips kos-chips-{seats}")>{stand.opens(1, move || Seat::all(seats).map(chip).collect_view())}</ol>
                    {clock(fourth, phase)}
                    {live_if(move || {
                        let is_there = has_past.get().flatten() == Some(true) && phase.get().flatten() != Some(Phase::Race);
                        is_there.then(|| view! {
                            <button type="button" class="button kos-past" on:click=tap(move || looks_back.set(true))>
                                {Say::LookBack.text()}
                            </button>
                        })
                    })}
                </div>
                <ol class="kos-sports">
                    {Ring::ALL.into_iter().zip(2..).map(|(ring, step)| stand.opens(step, move || sport(ring))).collect_view()}
                </ol>
                <ol class="kos-medals">{stand.opens(7, move || Medal::ALL.map(medal).collect_view())}</ol>
            </div>
            {stand.opens(8, move || pads::pads(fourth, pads, held))}
            {live_if(move || looked_at.get().map(|(ring, sport)| look_at_sport(ring, sport, move || looked_at.set(None))))}
            {live_if(move || looks_back.get().then(|| past(stand, move || looks_back.set(false))))}
        </div>
    }
    .into_any()
}

/// What is left of the time, or the button that stands for the clock.
fn clock(stand: Stand, phase: Piece<Option<Phase>>) -> AnyView {
    let ticking = part(stand, model::ticking);
    let of = Piece::new(move || stand.left().map(|left| left.of));
    let by_hand = Piece::new(move || stand.waits_for_button());
    let seconds = Signal::derive(move || stand.left().map_or(0, |left| left.seconds));
    live_if(move || {
        let (ticking, phase) = (ticking.get().flatten()?, phase.get().flatten()?);
        if phase != Phase::Race {
            return None;
        }
        if by_hand.get() == Some(true) {
            let say = match ticking {
                // Clues are flipped as always.
                Ticking::Three | Ticking::Flip => return None,
                Ticking::Rival => Say::PressRival,
                Ticking::Guard => Say::PressGuard,
            };
            let button = view! {
                <button type="button" class="primary kos-press" on:click=tap(move || stand.press_clock())>
                    {say.text()}
                </button>
            };
            return Some(button.into_any());
        }
        let say = match ticking {
            Ticking::Three => Say::CountThree,
            Ticking::Flip => Say::CountFlip,
            Ticking::Rival => Say::CountRival,
            Ticking::Guard => Say::CountGuard,
        };
        let ring = countdown(seconds, of.get().flatten()?, say.text());
        Some(view! { <div class="kos-clock">{ring}</div> }.into_any())
    })
}

/// What a player does, in a word.
pub fn doing(chip: &Chip) -> String {
    match chip.doing {
        Doing::Choosing => Say::Choosing.text().to_owned(),
        Doing::Coaching => Say::CoachRole.text().to_owned(),
        Doing::Placing(count) => Say::PlacedSome.with(&[("count", &count.to_string())]),
        Doing::Done => Say::DoneRole.text().to_owned(),
        Doing::Waiting if chip.is_controlled => Say::ControlledRole.text().to_owned(),
        Doing::Waiting => String::new(),
    }
}

/// A player; `now` is the same with what he does at the moment.
fn draw_chip(stand: Stand, chip: Chip, now: Piece<Option<Chip>>) -> impl IntoView {
    let name = stand.name(chip.seat);
    let now = move || now.get().flatten().unwrap_or(chip);
    let what = says(move || doing(&now()));
    let nation = stand.shown.with_untracked(|shown| {
        let view = shown.view.downcast_ref::<View>();
        view.and_then(|view| view.player(chip.seat)).map(|player| words::nation(player.nation))
    });
    let label = says(move || {
        let chip = now();
        let mut label = Say::ChipLabel.with(&[
            ("name", &stand.name(chip.seat)),
            ("nation", nation.unwrap_or_default()),
            ("points", &chip.points.to_string()),
            ("what", &doing(&chip)),
        ]);
        if chip.is_controlled && chip.doing != Doing::Waiting {
            label.push_str(", ");
            label.push_str(Say::ControlledRole.text());
        }
        label
    });
    let (from, to, on_it) = model::board(chip.points);
    let range = Say::Board.with(&[("from", &from.to_string()), ("to", &to.to_string())]);
    let pips: Vec<AnyView> = (1..=12).map(|pip| view! { <i class:on=pip <= on_it></i> }.into_any()).collect();
    let control = (chip.control != Control::Nothing).then(|| {
        let ring = match chip.control {
            Control::Known(ring) => Some(card::ring(ring)),
            Control::Hidden | Control::Nothing => None,
        };
        view! { <span class="kos-control-card">{ring}</span> }
    });
    view! {
        <li
            class=format!("kos-chip {}", seat_class(chip.seat))
            class:coach=chip.is_coach
            class:controlled=chip.is_controlled
            class:done=holds(move || now().doing == Doing::Done)
            data-place=identity::seat(chip.seat)
        >
            <span class="spoken"><span>{label}</span></span>
            <span class="kos-chip-head" aria-hidden="true">{mark(chip.seat)} <b>{name}</b></span>
            <b class="kos-points" aria-hidden="true">{chip.points}</b>
            <small aria-hidden="true"><span>{what}</span></small>
            <span class="kos-pips" aria-hidden="true">{pips}<small>{range}</small></span>
            {control}
        </li>
    }
}

fn draw_sport(ring: Ring, sport: Sport, looked_at: RwSignal<Option<(Ring, Sport)>>) -> impl IntoView {
    let label = Say::SportLabel.with(&[("ring", words::ring(ring)), ("sport", sport.name())]);
    view! {
        <li>
            <button
                type="button"
                class=format!("kos-sport {}", ring_class(ring))
                on:click=tap(move || looked_at.set(Some((ring, sport))))
            >
                <span class="spoken">{label}</span>
                <span class="kos-sport-ring" aria-hidden="true">{card::ring(ring)} <small>{words::ring(ring)}</small></span>
                <span class="kos-sport-picture" aria-hidden="true">{card::sport(sport)}</span>
                <span class="kos-sport-name" aria-hidden="true">{parted(sport.name())}</span>
            </button>
        </li>
    }
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    if view.phase == Phase::Over {
        return Say::ProgressOver.text().to_owned();
    }
    Say::ProgressTurn.with(&[("turn", &(view.turn + 1).to_string()), ("turns", &view.turns.to_string())])
}
