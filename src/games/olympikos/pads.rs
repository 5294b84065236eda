//! The pads: each Athlete has his five cards at his own edge of the screen, turned towards him.
//!
//! Every pad has fingers of its own. What is touched acts when the finger comes down, and no pad waits for another: two
//! people who touch at the same moment have acted one after the other, in the order in which the device says so.
//!
//! On a screen that several people see all five cards stay on every pad: which are left would say which lie on the
//! medals (see the view of the engine). Which ring a finger has just chosen is seen, as at a table, until it is laid.

use super::card::{self, medal_class, ring_class};
use super::keys::{Keys, keys};
use super::model::{self, Pad};
use super::part;
use super::words::{self, Say};
use crate::browser::ignore_this_touch;
use crate::games::{Piece, Stand};
use crate::parts::{holds, live, live_if, mark, says, seat_class, tap, truth};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Action, Medal, Ring};
use pentathlon_engine::rules::{Seat, SeatSet};
use pentathlon_engine::table::Kind;
use std::sync::Arc;

/// Where pads lie, by how many there are; clockwise from the lower edge.
const PLACES: [&[&str]; 6] = [
    &[],
    &["bottom"],
    &["bottom", "top"],
    &["bottom", "left", "right"],
    &["bottom", "left", "top", "right"],
    &["bottom", "left", "top", "top", "right"],
];

/// Whose pads lie round the table at the moment.
pub fn racers(stand: Stand) -> Piece<Vec<Seat>> {
    let people: SeatSet = stand.players.with_value(|players| {
        let people = Seat::all(players.len()).zip(players).filter(|(_, player)| player.kind == Kind::Person);
        people.map(|(seat, _)| seat).collect()
    });
    let racers = part(stand, move |view| model::racers(view, people));
    let plays = stand.plays();
    Piece::new(move || racers.get().flatten().filter(|_| plays).unwrap_or_default())
}

/// All pads, and on a screen that has room for one the choice among them.
pub fn pads(stand: Stand, racers: Piece<Vec<Seat>>, held: RwSignal<Option<Seat>>) -> AnyView {
    live(move || {
        let racers = racers.get().unwrap_or_default();
        let count = racers.len();
        let first = racers.first().copied();
        let is_held = move |seat: Seat| held.get().or(first) == Some(seat);
        if held.get_untracked().is_some_and(|seat| !racers.contains(&seat)) {
            held.set(None);
        }
        let places = PLACES.get(count).copied().unwrap_or_default();
        let tabs: Vec<AnyView> = racers
            .iter()
            .map(|&seat| {
                view! {
                    <button
                        type="button"
                        class=format!("kos-tab {}", seat_class(seat))
                        aria-pressed=truth(move || is_held(seat))
                        on:click=tap(move || held.set(Some(seat)))
                    >
                        {mark(seat)} <span>{stand.name(seat)}</span>
                    </button>
                }
                .into_any()
            })
            .collect();
        let tabs = (count > 1).then(|| {
            view! { <div class="kos-tabs" role="group" aria-label=Say::Pads.text()>{tabs}</div> }
        });
        let pads: Vec<AnyView> = racers
            .into_iter()
            .enumerate()
            .map(|(place, seat)| {
                let edge = places.get(place).copied().unwrap_or("bottom");
                let held = holds(move || is_held(seat));
                pad(stand, seat, edge, keys(place, count), held)
            })
            .collect();
        view! { {tabs} {pads} }
    })
}

/// What one pad's pieces share.
#[derive(Clone, Copy)]
struct Hand {
    stand: Stand,
    seat: Seat,
    pad: Piece<Option<Pad>>,
    /// The ring that is chosen and not yet laid.
    picked: RwSignal<Option<Ring>>,
    /// Why something was not possible: said here, turned towards who has tried it.
    why: RwSignal<String>,
}

/// Where a card can be put.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Medal(Medal),
    Control,
}

impl Target {
    fn action(self, ring: Ring) -> Action {
        match self {
            Self::Medal(medal) => Action::Place(medal, ring),
            Self::Control => Action::Control(ring),
        }
    }

    fn is_open(self, pad: &Pad) -> bool {
        match self {
            Self::Medal(medal) => pad.open.has(medal),
            Self::Control => pad.owes_control,
        }
    }
}

impl Hand {
    fn pad(self) -> Option<Pad> {
        self.pad.get().flatten()
    }

    /// Whether the card with that ring is known to be gone.
    fn is_gone(self, ring: Ring) -> bool {
        self.pad().and_then(|pad| pad.rings).is_some_and(|rings| !rings.contains(ring))
    }

    fn pick(self, ring: Ring) {
        self.why.set(String::new());
        if untrack(|| self.is_gone(ring)) {
            return self.why.set(Say::WhyUsed.text().to_owned());
        }
        let again = self.picked.get_untracked() == Some(ring);
        self.picked.set(Some(ring).filter(|_| !again));
    }

    fn put(self, target: Target) {
        let Some(ring) = self.picked.get_untracked() else {
            return self.why.set(Say::WhyRingFirst.text().to_owned());
        };
        match self.stand.race(self.seat, &target.action(ring).to_string()) {
            Ok(()) => {
                // The presentation may have begun, and the pad be gone.
                let _ = self.why.try_set(String::new());
            }
            Err(why) => {
                let _ = self.why.try_set(why);
            }
        }
        let _ = self.picked.try_set(None);
    }
}

fn pad(stand: Stand, seat: Seat, edge: &'static str, keys: &'static Keys, held: Signal<bool>) -> AnyView {
    let hand = Hand {
        stand,
        seat,
        pad: {
            let pad = part(stand, move |view| model::pad(view, seat));
            Piece::new(move || pad.get().flatten().flatten())
        },
        picked: RwSignal::new(None),
        why: RwSignal::new(String::new()),
    };
    let name = stand.name(seat);
    let label = Say::PadLabel.with(&[("name", &name)]);
    let rings = Ring::ALL.map(|ring| draw_ring(hand, ring, keys[ring.index()]));
    let medals =
        Medal::ALL.map(|medal| draw_target(hand, Target::Medal(medal), keys[Ring::COUNT + medal.index()]));
    let controlled = Piece::new(move || hand.pad().is_some_and(|pad| pad.is_controlled));
    let control = live_if(move || {
        let key = keys[Ring::COUNT + Medal::COUNT];
        (controlled.get() == Some(true)).then(|| draw_target(hand, Target::Control, key))
    });
    let done = Piece::new(move || hand.pad().is_some_and(|pad| pad.is_done));
    let say = says(move || match done.get() {
        Some(true) => Say::PadDone.text().to_owned(),
        _ => hand.why.get(),
    });
    view! {
        <section
            class=format!("kos-pad edge-{edge} {}", seat_class(seat))
            class:held=held
            class:armed=holds(move || hand.picked.get().is_some())
            class:done=holds(move || done.get() == Some(true))
            data-pad=seat.to_string()
            aria-label=label
            on:contextmenu=move |event: MouseEvent| event.prevent_default()
        >
            <p class="kos-pad-head">
                <span aria-hidden="true">{mark(seat)} <b>{name}</b></span>
                <span class="kos-pad-why" role="alert">{say}</span>
            </p>
            <div class="kos-pad-rings">{rings}</div>
            <div class="kos-pad-medals">{medals} {control}</div>
        </section>
    }
    .into_any()
}

/// What happens when a finger, a pen or the left button comes down, or a key or a screen reader clicks.
type Act = Arc<dyn Fn() + Send + Sync>;

fn down(act: &Act) -> impl Fn(PointerEvent) + Clone + 'static + use<> {
    let act = Arc::clone(act);
    move |event: PointerEvent| {
        if event.button() == 0 {
            act();
            // It may have been the last card: then other things lie under the finger when it is lifted.
            ignore_this_touch();
        }
    }
}

fn clicked(act: Act) -> impl Fn(MouseEvent) + Clone + 'static {
    // What a pointer clicks has been done when it came down.
    move |event: MouseEvent| {
        if event.detail() == 0 {
            act();
        }
    }
}

fn draw_ring(hand: Hand, ring: Ring, key: char) -> AnyView {
    let sport = part(hand.stand, move |view| view.sport(ring));
    let gone = Piece::new(move || hand.is_gone(ring));
    let picked = holds(move || hand.picked.get() == Some(ring));
    let label = says(move || {
        let say = if gone.get() == Some(true) { Say::PadRingGone } else { Say::PadRing };
        let sport = sport.get().flatten().map_or("", |sport| sport.name());
        say.with(&[("ring", words::ring(ring)), ("sport", sport)])
    });
    let act: Act = Arc::new(move || hand.pick(ring));
    view! {
        <button
            type="button"
            class=format!("kos-pad-ring {}", ring_class(ring))
            class:selected=picked
            class:gone=holds(move || gone.get() == Some(true))
            aria-pressed=truth(move || picked.get())
            aria-label=label
            data-ring=ring.name()
            data-key=key.to_string()
            on:pointerdown=down(&act)
            on:click=clicked(act)
        >
            {card::ring(ring)}
            <span class="kos-pad-sport" aria-hidden="true">
                {live_if(move || sport.get().flatten().and_then(card::sport))}
            </span>
            <kbd aria-hidden="true">{key.to_ascii_uppercase()}</kbd>
        </button>
    }
    .into_any()
}

fn draw_target(hand: Hand, target: Target, key: char) -> AnyView {
    let (class, name, data) = match target {
        Target::Medal(medal) => (medal_class(medal), words::medal_title(medal), medal.name()),
        Target::Control => ("control", Say::Control.text(), "control"),
    };
    let open = Piece::new(move || hand.pad().is_some_and(|pad| target.is_open(&pad)));
    let placed = Piece::new(move || {
        hand.pad().is_some_and(|pad| match target {
            Target::Medal(medal) => pad.placed.has(medal),
            Target::Control => pad.is_done,
        })
    });
    let ready = holds(move || hand.picked.get().is_some() && open.get() == Some(true));
    let action =
        says(move || hand.picked.get().map_or_else(String::new, |ring| target.action(ring).to_string()));
    let label = says(move || {
        let say = match (target, placed.get() == Some(true), open.get() == Some(true)) {
            (Target::Control, ..) => Say::PadControl,
            (_, true, _) => Say::PadMedalPlaced,
            (_, _, true) => Say::PadMedal,
            _ => Say::PadMedalClosed,
        };
        say.with(&[("medal", name)])
    });
    let act: Act = Arc::new(move || hand.put(target));
    view! {
        <button
            type="button"
            class=format!("kos-pad-medal {class}")
            class:open=holds(move || open.get() == Some(true))
            class:placed=holds(move || placed.get() == Some(true))
            class:ready=ready
            aria-label=label
            data-medal=data
            data-action=action
            data-ready=truth(move || ready.get())
            data-key=key.to_string()
            on:pointerdown=down(&act)
            on:click=clicked(act)
        >
            <span aria-hidden="true">{name}</span>
            <kbd aria-hidden="true">{key.to_ascii_uppercase()}</kbd>
        </button>
    }
    .into_any()
}
