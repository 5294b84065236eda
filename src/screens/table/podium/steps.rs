//! The steps of the podium: everybody is called from the last place up, and each medal sounds as it lands.

use crate::contract::Champion;
use crate::figure::Pictogram;
use crate::messages::screens;
use crate::session::TableSession;
use crate::settings::settings;
use crate::sound::{self, Sound};
use crate::ui::{mark, pictogram, seat_class};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::{Seat, Standing};

/// How long the calling of all places may take, and of one at most, in milliseconds. The style sheet adds 1.3 s for the
/// winner.
const CALLED_MS: u32 = 4_500;
const BEAT_MS: u32 = 1_000;
/// As in the style sheet, a medal lands this long after its step starts to rise.
const LANDED_MS: u32 = 765;
/// The worst place on a step; the others stand beside it.
const LAST_STEP: u8 = 3;

/// A place, and who shares it.
pub struct Step {
    /// The rank, from 1.
    pub rank: u8,
    /// The seats.
    pub seats: Vec<Seat>,
    /// The points of each.
    pub points: i32,
}

/// The places, best first. Players of equal rank share a step.
pub fn podium_places(standing: &Standing) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (rank, seat) in standing.by_rank() {
        match steps.last_mut().filter(|step| step.rank == rank) {
            Some(step) => step.seats.push(seat),
            None => {
                let points = standing.points.get(seat.index()).copied().unwrap_or_default();
                steps.push(Step { rank, seats: vec![seat], points });
            }
        }
    }
    steps
}

/// How long each place is called, in milliseconds.
pub fn beat_ms(places: usize) -> u32 {
    (CALLED_MS / places.max(1) as u32).min(BEAT_MS)
}

/// The medal sounds of a ceremony. They are dropped with the podium, so none plays after it.
#[derive(Clone, Copy)]
pub struct MedalSounds(StoredValue<Vec<Timeout>, LocalStorage>);

impl MedalSounds {
    /// No sounds yet.
    pub fn new() -> Self {
        Self(StoredValue::new_local(Vec::new()))
    }

    /// Plays a sound as each medal lands; a single one with reduced motion.
    pub fn ring(self, steps: &[Step]) {
        self.ring_after(0, steps);
    }

    /// The same in a ceremony that begins with something else, which takes so many milliseconds.
    pub fn ring_after(self, lead_ms: u32, steps: &[Step]) {
        if settings().peek().is_still() {
            return sound::play(Sound::Medal);
        }
        let beat = beat_ms(steps.len());
        let ring =
            |index: u32| Timeout::new(lead_ms + index * beat + LANDED_MS, || sound::play(Sound::Medal));
        let called = (0..).zip(steps.iter().rev()).filter(|(_, step)| step.rank <= LAST_STEP);
        self.0.set_value(called.map(|(index, _)| ring(index)).collect());
    }

    /// Cancels the remaining sounds when the ceremony is skipped.
    pub fn stop(self) {
        self.0.set_value(Vec::new());
    }
}

/// Everybody of a table in their places, best first.
pub fn steps(session: TableSession, steps: Vec<Step>) -> AnyView {
    let champions = session.with_table(|table| table.champions());
    let names: Vec<String> = Seat::all(session.players().len()).map(|seat| session.name(seat)).collect();
    podium_steps(&names, champions, steps)
}

/// Everybody in their places, best first, by the names and pictures of all seats; the mark of a seat stands for a picture
/// that is missing. A screen reader hears a sentence for each place.
pub fn podium_steps(all_names: &[String], mut champions: Vec<Option<Champion>>, steps: Vec<Step>) -> AnyView {
    let name = |seat: Seat| all_names.get(seat.index()).cloned().unwrap_or_default();
    let steps: Vec<AnyView> = (0_usize..)
        .zip(steps)
        .map(|(index, Step { rank, seats, points })| {
            let names: Vec<String> = seats.iter().map(|&seat| name(seat)).collect();
            let stands: Vec<AnyView> = seats
                .iter()
                .map(|&seat| {
                    let champion = champions.get_mut(seat.index()).and_then(Option::take);
                    stands(seat, name(seat), champion, rank <= LAST_STEP)
                })
                .collect();
            let ground = if rank > LAST_STEP { "on-ground" } else { "" };
            view! {
                <li
                    class=format!("step rank-{rank} stands-{index} {ground}")
                    style:--i=index.to_string()
                    style:--n=seats.len().to_string()
                >
                    <span class="visually-hidden">{screens::stands(&names, rank, points)}</span>
                    <span class="step-stand" aria-hidden="true">{stands}</span>
                    <span class="step-block" aria-hidden="true">
                        <b>{screens::place(rank)}</b>
                        <small>{screens::points_of(points)}</small>
                    </span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="steps">{steps}</ol> }.into_any()
}

/// Two people who played together, on one step.
pub fn shared_step(session: TableSession, class: String, label: AnyView) -> AnyView {
    let champions = session.with_table(|table| table.champions());
    let count = champions.len().to_string();
    let stands: Vec<AnyView> = (0..)
        .map(Seat)
        .zip(champions)
        .map(|(seat, champion)| stands(seat, session.name(seat), champion, false))
        .collect();
    view! {
        <div class="steps" aria-hidden="true">
            <div class=format!("step stands-0 {class}") style:--i="0" style:--n=count>
                <span class="step-stand">{stands}</span>
                <span class="step-block">{label}</span>
            </div>
        </div>
    }
    .into_any()
}

/// Somebody with a picture, or with the mark of the seat.
fn stands(seat: Seat, name: String, champion: Option<Champion>, medal: bool) -> AnyView {
    let (picture, of) = match champion {
        Some(Champion { picture, name }) => (picture, name),
        None => (mark(seat).into_any(), String::new()),
    };
    let medal = medal.then(|| view! { <span class="step-medal">{pictogram(Pictogram::Medal)}</span> });
    view! {
        <span class=format!("champion {}", seat_class(seat))>
            <span class="champion-picture">{picture} {medal}</span>
            <span class="step-name">{mark(seat)} <span>{name}</span></span>
            <small class="champion-name">{of}</small>
        </span>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::{beat_ms, podium_places};
    use pentathlon_engine::rules::{Seat, Standing};

    #[test]
    fn players_of_equal_rank_share_a_step_and_nobody_is_left_out() {
        let standing = Standing::by_merits::<()>(vec![3, 9, 7, 9, 3, 1, 2], &[], "none");
        let steps = podium_places(&standing);
        let seats = |step: usize| steps.get(step).map(|step| (step.rank, step.seats.clone()));
        assert_eq!(seats(0), Some((1, vec![Seat(1), Seat(3)])));
        assert_eq!(seats(1), Some((3, vec![Seat(2)])));
        assert_eq!(seats(2), Some((4, vec![Seat(0), Seat(4)])));
        assert_eq!(steps.iter().map(|step| step.seats.len()).sum::<usize>(), 7);
    }

    #[test]
    fn the_ceremony_takes_two_to_six_seconds() {
        for places in 1..=7 {
            let all = places as u32 * beat_ms(places) + 1_300;
            assert!((2_000..=6_000).contains(&all), "{places}: {all}");
        }
    }
}
