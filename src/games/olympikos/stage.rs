//! The medal presentation: one medal at a time stands in the middle, its cards are turned over one by one, and the
//! sport to be guessed is highlighted. Every step is an event of the game, so a screen reader hears the same in the
//! same order.

use super::Context;
use super::card::{self, ring_class};
use super::names;
use crate::messages::olympikos as messages;
use crate::ui::{dynamic_if, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Event, Medal, Owner, Phase, Ring};
use pentathlon_engine::rules::Seat;

/// The medal that is being presented.
pub fn medal(context: Context) -> Memo<Option<Medal>> {
    Memo::new(move |_| match context.event()? {
        Event::Turned { medal, .. } | Event::Coached { medal, .. } => Some(medal),
        _ => None,
    })
}

/// The ring of the sport to be guessed, once the Coach's card of that medal is turned over.
pub fn target(context: Context) -> Memo<Option<Ring>> {
    let medal = medal(context);
    let targets = context.memo(|view| {
        let presents = view.phase == Phase::Presentation;
        Medal::ALL.map(|medal| view.target(medal).filter(|_| presents))
    });
    Memo::new(move |_| targets.read().get(medal.get()?.index()).copied().flatten())
}

/// The points that a seat gains or loses in the current step.
pub fn gain(context: Context, seat: Seat) -> Memo<i32> {
    Memo::new(move |_| match context.event() {
        Some(
            Event::Turned { owner: Owner::Seat(scorer), points, .. }
            | Event::Coached { seat: scorer, points, .. },
        ) if scorer == seat => i32::from(points),
        Some(Event::Tested { seat: scorer, lost, .. } | Event::Nobody { seat: scorer, lost })
            if scorer == seat =>
        {
            -i32::from(lost)
        }
        _ => 0,
    })
}

/// A number with its sign.
pub fn signed(gain: i32) -> String {
    if gain < 0 { messages::minus(-gain) } else { messages::plus(gain) }
}

/// A banner over the medals: the anti-doping control, or that nobody was right.
pub fn control(context: Context) -> AnyView {
    let event = Memo::new(move |_| {
        context.event().filter(|event| matches!(event, Event::Tested { .. } | Event::Nobody { .. }))
    });
    dynamic_if(move || {
        let (seat, ring, title, good, lost) = match event.get()? {
            Event::Tested { seat, ring, positive, lost } => {
                let title =
                    if positive { messages::stage_was_target() } else { messages::stage_not_target() };
                (seat, Some(ring), title, !positive, lost)
            }
            Event::Nobody { seat, lost } => (seat, None, messages::stage_nobody(), false, lost),
            _ => return None,
        };
        let view = untrack(|| context.view());
        let sport = ring.map(|ring| {
            let sport = view.sport(ring);
            view! {
                <span class=format!("olympikos-test-sport {}", ring_class(ring))>
                    <span class="olympikos-sport-picture">{card::sport(sport)}</span>
                    <span>{card::ring(ring)} " " {names::sport(sport).text()}</span>
                </span>
            }
        });
        let head = if ring.is_some() { messages::control() } else { messages::coach_title() };
        let mark_of = if good { "\u{2713}" } else { "\u{2715}" };
        let loses =
            (lost > 0).then(|| view! { <b class="olympikos-test-lost">{signed(-i32::from(lost))}</b> });
        Some(view! {
            <div class=format!("olympikos-test {}", seat_class(seat)) class:good=good aria-hidden="true">
                <p class="overline">{head}</p>
                <p class="olympikos-test-who">{mark(seat)} <b>{context.name(seat)}</b></p>
                {sport}
                <p class="olympikos-test-verdict">{mark_of} " " {title} " " {loses}</p>
            </div>
        })
    })
}

/// The verdict on a turned-over card: a mark and a word, never colour alone.
pub fn verdict(is_target: bool, right: bool, points: u8) -> String {
    match (is_target, right) {
        (true, _) => messages::stage_target().to_owned(),
        (_, false) => messages::stage_wrong().to_owned(),
        (_, true) if points == 0 => messages::stage_right().to_owned(),
        (_, true) => messages::stage_right_points(points),
    }
}

#[cfg(test)]
mod tests {
    use super::{signed, verdict};
    use crate::messages::olympikos as messages;

    #[test]
    fn a_verdict_says_what_was_won() {
        assert_eq!(verdict(true, true, 0), messages::stage_target());
        assert_eq!(verdict(false, true, 3), messages::stage_right_points(3));
        assert_eq!(verdict(false, true, 0), messages::stage_right());
        assert_eq!(verdict(false, false, 0), messages::stage_wrong());
        assert_eq!([signed(2), signed(-3)], ["+2", "\u{2212}3"]);
    }
}
