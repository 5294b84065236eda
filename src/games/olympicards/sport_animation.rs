//! The animation of a sport: what its apparatus shows after each play, and how it gets there.

use super::Context;
use super::picture::{colour_class, emblem};
use crate::figure::Pictogram;
use crate::ui::{drawing, dynamic, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Against, Colour, Event, Phase, Sport, View};

/// The level of the apparatus before anything is played.
const MIDDLE: u8 = 5;

/// What just happened to the apparatus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnimationTrigger {
    /// Nothing.
    Rests,
    /// A card was turned over for the round: another hurdle, target or wind.
    Turns,
    /// Somebody played: jumps, shoots, lifts.
    Plays,
}

/// What the apparatus of a sport shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SportAnimation {
    /// The sport.
    pub sport: Sport,
    /// The current level, and the one before.
    pub level: u8,
    /// See `level`.
    pub was: u8,
    /// The value and colour of the card that counts now, if there is one.
    pub card: Option<(u8, Colour)>,
    /// The distance of the last shot from the middle of the target, if there was one.
    pub hit: Option<i8>,
    /// What just happened.
    pub deed: AnimationTrigger,
    /// The number of plays so far: it tells two equal deeds apart.
    pub number: usize,
}

/// The next state of the apparatus, given the state before.
pub fn sport_animation(
    view: &View,
    event: Option<&Event>,
    before: Option<&SportAnimation>,
) -> Option<SportAnimation> {
    let sport = view.sport?;
    let before = before.filter(|before| before.sport == sport);
    let deed = match event {
        Some(Event::TurnedOver(_)) => AnimationTrigger::Turns,
        Some(Event::Played { .. }) => AnimationTrigger::Plays,
        _ => AnimationTrigger::Rests,
    };
    let number = view.laid.len();
    let last = view.laid.last().map(|laid| laid.attempt);
    let own = sport.rule().against == Against::Own;
    let counts = match view.phase {
        // For the next high jumper, the bar is at the height that they have to beat.
        Phase::Turn { seat } if own && deed == AnimationTrigger::Rests => view.to_beat(seat),
        _ => last,
    };
    let card = match (view.turned, counts) {
        (Some(card), _) => Some((card.value(), card.colour())),
        (None, Some(attempt)) => Some((attempt.total(), attempt.first().colour())),
        (None, None) => None,
    };
    // The picture stays the same, whoever is asked next.
    let same = |before: &&SportAnimation| {
        deed == AnimationTrigger::Rests && (before.number, before.card) == (number, card)
    };
    if let Some(before) = before.filter(same) {
        return Some(*before);
    }
    let shot = last.filter(|_| deed == AnimationTrigger::Plays);
    let hit = shot.zip(view.turned).map(|(shot, target)| shot.first().value() as i8 - target.value() as i8);
    let level = card
        .map_or(MIDDLE, |(value, _)| if sport == Sport::Weightlifting { value.div_ceil(3) } else { value });
    let was = before.map_or(MIDDLE, |before| before.level);
    Some(SportAnimation { sport, level, was, card, hit, deed, number })
}

/// The athlete, without the moving apparatus.
pub fn athlete(sport: Sport) -> Pictogram {
    match sport {
        Sport::HighJump => Pictogram::Jumper,
        Sport::Hurdles => Pictogram::Hurdler,
        Sport::Weightlifting => Pictogram::Lifter,
        Sport::TableTennis => Pictogram::TableTennisPlayer,
        other => emblem(other),
    }
}

/// The moving apparatus, on a square of 100.
fn apparatus(sport: Sport) -> &'static str {
    match sport {
        Sport::HighJump => {
            r#"<path class="sport-animation-still" d="M4 4v93M96 4v93"/><path class="sport-animation-mat" d="M40 84h50v13H40z"/><path class="sport-animation-level" d="M4 50h92"/>"#
        }
        Sport::Hurdles => r#"<g class="sport-animation-hurdle"><path d="M52 66h36M57 66v34M83 66v34"/></g>"#,
        Sport::Weightlifting => {
            r#"<g class="sport-animation-barbell"><path class="sport-animation-bar" d="M2 12h96"/><path d="M16 2v20M84 2v20"/><path class="sport-animation-plate plate-4" d="M10 0v24M90 0v24"/><path class="sport-animation-plate plate-7" d="M4 4v16M96 4v16"/></g>"#
        }
        Sport::Archery => {
            r#"<g class="sport-animation-target"><circle cx="84" cy="36" r="15"/><circle cx="84" cy="36" r="8"/><circle class="sport-animation-bull" cx="84" cy="36" r="2"/></g><path class="sport-animation-arrow" d="M52 36h32M78 31l6 5-6 5M58 33l-5 3 5 3"/>"#
        }
        Sport::Sailing => {
            r#"<g class="sport-animation-wind"><path d="M2 10h30M8 20h34M2 30h26M32 10l-6-4M32 10l-6 4"/></g>"#
        }
        Sport::Relay => r#"<path class="sport-animation-baton" d="M43 44h16"/>"#,
        Sport::Marathon => {
            r#"<path class="sport-animation-road" d="M-60 98h14M-30 98h14M0 98h14M30 98h14M60 98h14M90 98h14M120 98h14M150 98h14"/>"#
        }
        Sport::TableTennis => {
            r#"<g class="sport-animation-still"><path d="M48 65h47"/><path stroke-width="2.6" d="M82 65v21M72 54v9"/></g>"#
        }
        Sport::Swimming => "",
    }
}

fn class(sport: Sport) -> &'static str {
    match sport {
        Sport::Marathon => "marathon",
        Sport::HighJump => "jump",
        Sport::Swimming => "swim",
        Sport::Hurdles => "hurdles",
        Sport::Weightlifting => "lift",
        Sport::Archery => "archery",
        Sport::Relay => "relay",
        Sport::TableTennis => "tennis",
        Sport::Sailing => "sail",
    }
}

/// The animated picture of the sport. Each deed draws it anew, which restarts the animation.
pub fn sport_animation_view(context: Context) -> AnyView {
    let sport_animation = Memo::new(move |before: Option<&Option<SportAnimation>>| {
        sport_animation(&context.view(), context.event().as_ref(), before.and_then(Option::as_ref))
    });
    dynamic(move || sport_animation.get().map(draw))
}

fn draw(sport_animation: SportAnimation) -> impl IntoView {
    let SportAnimation { sport, level, was, card, hit, deed, .. } = sport_animation;
    let deed = match deed {
        AnimationTrigger::Rests => "",
        AnimationTrigger::Turns => "turns",
        AnimationTrigger::Plays => "plays",
    };
    let colour = card.map_or("", |(_, colour)| colour_class(colour));
    let shot = if hit.is_some() { "shot" } else { "" };
    let number =
        card.map(|(value, _)| view! { <b class=format!("sport-animation-value {colour}")>{value}</b> });
    view! {
        <span
            class=format!("sport-animation sport-animation-{} {deed} {shot} {colour}", class(sport))
            style:--level=level.to_string()
            style:--was=was.to_string()
            style:--hit=hit.unwrap_or_default().to_string()
        >
            <span class="sport-animation-athlete">{pictogram(athlete(sport))}</span>
            {drawing(apparatus(sport), "sport-animation-kit")}
            {number}
        </span>
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]

    use super::{AnimationTrigger, SportAnimation, sport_animation};
    use crate::test_tables;
    use pentathlon_engine::games::olympicards::{Against, Event, Olympicards, Phase};
    use pentathlon_engine::rules::{Level, Viewer};

    #[test]
    fn the_apparatus_shows_each_card_that_is_turned_over_or_played_and_then_stays() {
        let mut table = test_tables::table::<Olympicards>(4, Level::Rookie, 5);
        let mut shown: Option<SportAnimation> = None;
        let (mut plays, mut shots) = (0, 0);
        while let Some(seat) = table.next_seat() {
            table.play_like(seat, Level::Rookie).unwrap();
            for frame in table.last_frames(Viewer::Table) {
                let before = shown;
                shown = sport_animation(&frame.view, Some(&frame.event), before.as_ref());
                let Some(now) = shown else { continue };
                match frame.event {
                    Event::TurnedOver(card) => {
                        assert_eq!(
                            (now.deed, now.card),
                            (AnimationTrigger::Turns, Some((card.value(), card.colour())))
                        );
                    }
                    Event::Played { attempt, .. } => {
                        plays += 1;
                        shots += usize::from(now.hit.is_some());
                        assert_eq!(now.deed, AnimationTrigger::Plays);
                        assert_ne!(shown, before, "it is drawn anew");
                        let value = frame.view.turned.map_or(attempt.total(), |card| card.value());
                        assert_eq!(now.card.map(|(value, _)| value), Some(value));
                    }
                    _ => {}
                }
            }
            let view = table.view(Viewer::Table);
            let after = sport_animation(&view, None, shown.as_ref());
            let own = view.rule().is_some_and(|rule| rule.against == Against::Own);
            match view.phase {
                Phase::Turn { seat } if own => {
                    let to_beat = view.to_beat(seat).map(|to_beat| to_beat.total());
                    assert_eq!(
                        after.unwrap().card.map(|(value, _)| value),
                        to_beat,
                        "the bar is the jumper's own"
                    );
                }
                Phase::Turn { .. } => assert_eq!(after, shown, "nothing moves while somebody is asked"),
                _ => {}
            }
            shown = after;
        }
        assert!(plays > 30 && shots > 5, "{plays} plays, {shots} shots");
    }
}
