//! Dragging a ring to a medal, on a pad or on the table. Each pad follows its own pointer; what the pointer holds is drawn
//! once, above everything, and nothing else moves. A touch that does not move remains a tap.

use super::card;
use super::identity;
use super::placing::{Drag, Placing};
use super::spot::Spot;
use crate::browser::{capture_pointer, ignore_this_touch, rects, under_pointer};
use crate::ui::{dynamic_if, mark};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Ring};

/// How far a pointer moves before it drags, in pixels.
const FAR: i32 = 12;

fn pointer_position(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

impl Placing {
    /// A pointer is put on a ring: that picks it, and may become a drag.
    pub fn press(self, ring: Ring, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        // Measured before anything changes.
        let board = rects(".olympikos-board");
        let board = board.first().map(|place| (place.left as i32, place.top as i32)).unwrap_or_default();
        self.pick(ring);
        ignore_this_touch();
        if !self.has_played(ring) {
            capture_pointer(event);
            let (pointer, from) = (event.pointer_id(), pointer_position(event));
            self.drag.set(Some(Drag { pointer, ring, from, board, at: None }));
        }
    }

    fn dragging(self, event: &PointerEvent) -> Option<Drag> {
        self.drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id())
    }

    /// The pointer moves.
    pub fn drag(self, event: &PointerEvent) {
        let Some(drag) = self.dragging(event) else { return };
        let ((x, y), from, board) = (pointer_position(event), drag.from, drag.board);
        if drag.at.is_none() {
            if (x - from.0).abs() + (y - from.1).abs() < FAR {
                return;
            }
            self.hold(Some(drag.ring));
        }
        self.drag.set(Some(Drag { at: Some((x - board.0, y - board.1)), ..drag }));
    }

    /// The pointer is lifted: the ring is placed on the medal below it, or goes back.
    pub fn drop(self, event: &PointerEvent) {
        let Some(drag) = self.dragging(event) else { return };
        self.drag.set(None);
        if drag.at.is_none() {
            return;
        }
        ignore_this_touch();
        let pad = format!("[data-pad='{}'] [data-medal]", self.seat);
        let below = under_pointer(event, &pad, "data-medal")
            .or_else(|| under_pointer(event, ".olympikos-podest", "data-place"));
        let medal = below.as_deref().and_then(|below| {
            Medal::ALL.into_iter().find(|&medal| medal.id() == below || identity::medal(medal) == below)
        });
        match medal {
            Some(medal) => self.put(Spot::Medal(medal)),
            None if below.as_deref() == Some("control") => self.put(Spot::Control),
            None => self.hold(None),
        }
    }

    /// The browser takes the pointer away.
    pub fn put_back(self, event: &PointerEvent) {
        if self.dragging(event).is_some_and(|drag| drag.at.is_some()) {
            self.hold(None);
            self.drag.set(None);
        }
    }

    /// What the pointer holds.
    pub fn dragged(self) -> AnyView {
        let ring = Memo::new(move |_| self.drag.get().filter(|drag| drag.at.is_some()).map(|drag| drag.ring));
        let at = move |axis: fn((i32, i32)) -> i32| {
            move || format!("{}px", self.drag.get().and_then(|drag| drag.at).map_or(0, axis))
        };
        dynamic_if(move || {
            let ring = ring.get()?;
            // Rivals see a card, not which.
            let ring = if self.alone { card::ring(ring).into_any() } else { mark(self.seat).into_any() };
            Some(
                view! { <span class="olympikos-dragged" aria-hidden="true" style:--x=at(|at| at.0) style:--y=at(|at| at.1)>{ring}</span> },
            )
        })
    }
}
