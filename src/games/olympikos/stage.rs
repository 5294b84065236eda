//! The medal presentation: one medal at a time stands in the middle, its cards are turned over one by one, and the sport
//! that was wanted is lit. Every step is an event of the game, so the screen reader hears the same in the same order.

use super::Context;
use super::card::{self, ring_class};
use super::words::{self, Say};
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

/// The ring of the sport that was wanted, once the Coach's card of that medal is turned over.
pub fn answer(context: Context) -> Memo<Option<Ring>> {
    let medal = medal(context);
    let targets = context.memo(|view| {
        let presents = view.phase == Phase::Presentation;
        Medal::ALL.map(|medal| view.target(medal).filter(|_| presents))
    });
    Memo::new(move |_| targets.read().get(medal.get()?.index()).copied().flatten())
}

/// What a seat gets or loses at the moment.
pub fn gain(context: Context, seat: Seat) -> Memo<i32> {
    Memo::new(move |_| match context.event() {
        Some(
            Event::Turned { owner: Owner::Seat(its), points, .. } | Event::Coached { seat: its, points, .. },
        ) if its == seat => i32::from(points),
        Some(Event::Tested { seat: its, lost, .. } | Event::Nobody { seat: its, lost }) if its == seat => {
            -i32::from(lost)
        }
        _ => 0,
    })
}

/// A number with its sign.
pub fn signed(gain: i32) -> String {
    if gain < 0 { format!("\u{2212}{}", -gain) } else { format!("+{gain}") }
}

/// The anti-doping control, or that nobody was right, over the medals.
pub fn control(context: Context) -> AnyView {
    let event = Memo::new(move |_| {
        context.event().filter(|event| matches!(event, Event::Tested { .. } | Event::Nobody { .. }))
    });
    dynamic_if(move || {
        let (seat, ring, title, good, lost) = match event.get()? {
            Event::Tested { seat, ring, positive, lost } => {
                let title = if positive { Say::StageWasWanted } else { Say::StageNotWanted };
                (seat, Some(ring), title, !positive, lost)
            }
            Event::Nobody { seat, lost } => (seat, None, Say::NobodyRight, false, lost),
            _ => return None,
        };
        let view = untrack(|| context.view());
        let sport = ring.map(|ring| {
            let sport = view.sport(ring);
            view! {
                <span class=format!("olympikos-test-sport {}", ring_class(ring))>
                    <span class="olympikos-sport-picture">{card::sport(sport)}</span>
                    <span>{card::ring(ring)} " " {sport.name()}</span>
                </span>
            }
        });
        let head = if ring.is_some() { Say::Control } else { Say::CoachTitle };
        let mark_of = if good { "\u{2713}" } else { "\u{2715}" };
        let loses =
            (lost > 0).then(|| view! { <b class="olympikos-test-lost">{signed(-i32::from(lost))}</b> });
        Some(view! {
            <div class=format!("olympikos-test {}", seat_class(seat)) class:good=good aria-hidden="true">
                <p class="overline">{head.text()}</p>
                <p class="olympikos-test-who">{mark(seat)} <b>{context.name(seat)}</b></p>
                {sport}
                <p class="olympikos-test-verdict">{mark_of} " " {title.text()} " " {loses}</p>
            </div>
        })
    })
}

/// The verdict on a card that is turned over: a mark and a word, never a colour alone.
pub fn verdict(is_wanted: bool, right: bool, points: u8) -> String {
    match (is_wanted, right) {
        (true, _) => Say::StageWanted.text().to_owned(),
        (_, false) => format!("\u{2715} {}", Say::StageWrong.text()),
        (_, true) if points == 0 => format!("\u{2713} {}", Say::StageRight.text()),
        (_, true) => format!("\u{2713} {} {}", Say::StageRight.text(), words::plus(points)),
    }
}

#[cfg(test)]
mod tests {
    use super::{signed, verdict};

    #[test]
    fn a_verdict_is_a_mark_and_a_word_and_what_was_won() {
        assert_eq!(verdict(true, true, 0), "Wanted");
        assert_eq!(verdict(false, true, 3), "\u{2713} Right +3");
        assert_eq!(verdict(false, true, 0), "\u{2713} Right");
        assert_eq!(verdict(false, false, 0), "\u{2715} Wrong");
        assert_eq!([signed(2), signed(-3)], ["+2", "\u{2212}3"]);
    }
}
