//! The steps of the podium: players are called from the last place up, and each medal sounds as it lands.

use crate::figure::Pictogram;
use crate::messages::screens;
use crate::settings::settings;
use crate::sound::{self, Sound};
use crate::ui::{mark, pictogram, seat_class};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// As in the stylesheet, a step rises this long after the one below it, in milliseconds; its medal lands this long
/// after the step starts to rise.
const STEP_MS: u32 = 800;
const LANDED_MS: u32 = 765;

/// A player on the podium.
pub struct Step {
    /// The rank, from 1.
    pub rank: u8,
    /// The seat of the player.
    pub seat: Seat,
    /// The name of the player.
    pub name: String,
    /// The points.
    pub points: i32,
}

/// The medal sounds of a ceremony. They are dropped with the podium, so none plays after it.
#[derive(Clone, Copy)]
pub struct Bells(StoredValue<Vec<Timeout>, LocalStorage>);

impl Bells {
    /// No sounds yet.
    pub fn new() -> Self {
        Self(StoredValue::new_local(Vec::new()))
    }

    /// Plays a sound as each medal lands; a single one with reduced motion.
    pub fn ring(self, medals: usize) {
        if settings().peek().is_still() {
            return sound::play(Sound::Medal);
        }
        let ring = |index: u32| Timeout::new(index * STEP_MS + LANDED_MS, || sound::play(Sound::Medal));
        self.0.set_value((0..medals as u32).map(ring).collect());
    }

    /// Cancels the remaining sounds when the ceremony is skipped.
    pub fn stop(self) {
        self.0.set_value(Vec::new());
    }
}

/// The steps, best first. Players of equal rank stand at equal height.
pub fn steps(best: Vec<Step>) -> AnyView {
    let steps: Vec<AnyView> = best
        .into_iter()
        .enumerate()
        .map(|(index, Step { rank, seat, name, points })| {
            view! {
                <li class=format!("step rank-{rank} stands-{index} {}", seat_class(seat)) style:--i=index.to_string()>
                    <span class="step-medal">{pictogram(Pictogram::Medal)}</span>
                    <span class="step-name">{mark(seat)} {name}</span>
                    <span class="step-block"><b>{screens::place(rank)}</b><small>{screens::points_of(points)}</small></span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="steps" aria-hidden="true">{steps}</ol> }.into_any()
}
