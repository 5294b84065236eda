//! A medal: its clue, and the cards on it in the order of arrival.

use super::card::{self, medal_class, owner_class};
use super::model::{self, MedalStand, ShownCard, ShownClue};
use super::names;
use super::placing::Placing;
use super::spot::Spot;
use super::{Context, identity, stage};
use crate::browser::ignore_this_touch;
use crate::messages::olympikos as messages;
use crate::ui::{card_list, derived_bool, derived_text, dynamic_if};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Owner, Way};

/// The owner of a card, in words.
pub fn owner_name(context: Context, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => context.name(seat),
        Owner::Rival(nation) => names::nation(nation).text().to_owned(),
    }
}

/// A card, in words.
fn spoken(context: Context, laid: &ShownCard) -> String {
    let name = owner_name(context, laid.owner);
    let Some(ring) = laid.ring.map(names::ring) else { return messages::card_hidden(&name) };
    match laid.right.filter(|_| !laid.is_target) {
        None => messages::card_shown(&name, ring),
        Some(false) => messages::card_wrong(&name, ring),
        Some(true) if laid.points == 0 => messages::card_right_rival(&name, ring),
        Some(true) => messages::card_right(&name, ring, laid.points),
    }
}

fn label(context: Context, medal: Medal, stand: &MedalStand) -> String {
    let title = messages::stand_title(names::medal(medal), medal.points());
    let clue = match stand.clue {
        None => messages::stand_no_clue().to_owned(),
        Some(ShownClue { clue: None, way, .. }) => messages::stand_hidden(names::way(way)),
        Some(ShownClue { clue: Some(clue), way, .. }) => {
            messages::stand_clue(names::clue(clue), names::way(way))
        }
    };
    let cards: Vec<String> = stand.cards.iter().map(|laid| spoken(context, laid)).collect();
    let cards = match cards.is_empty() {
        true => messages::stand_empty().to_owned(),
        false => messages::stand_cards(&cards),
    };
    messages::stand_label(&title, &clue, &cards)
}

/// A medal. Its clue and its cards are drawn independently, so that a new card leaves the others untouched: in a race
/// it appears at once. Cards are keyed by their position, which reveals no more than everybody sees (K25).
///
/// Where one person races, a touch places the picked ring here. For keys and screen readers there is the pad.
pub fn medal_stand(context: Context, medal: Medal, sole: Signal<Option<Placing>>) -> AnyView {
    let stand = context.memo(move |view| model::medal_stand(view, medal));
    let clue = Memo::new(move |_| stand.read().clue);
    let on_stage = stage::medal(context);
    let places = move || (0..stand.read().cards.len()).collect();
    let draw = move |place: usize| {
        let laid = Memo::new(move |_| stand.read().cards.get(place).copied());
        dynamic_if(move || laid.get().map(|laid| draw_card(context, laid)))
    };
    view! {
        <li
            class=format!("olympikos-podest {}", medal_class(medal))
            class:on-stage=derived_bool(move || on_stage.get() == Some(medal))
            class:ready=derived_bool(move || sole.get().is_some_and(|placing| placing.is_ready(medal)))
            data-place=identity::medal(medal)
            on:pointerdown=move |event: PointerEvent| {
                if let Some(placing) = sole.get_untracked().filter(|_| event.button() == 0) {
                    placing.put(Spot::Medal(medal));
                    ignore_this_touch();
                }
            }
        >
            <span class="visually-hidden"><span>{derived_text(move || label(context, medal, &stand.read()))}</span></span>
            <h3 aria-hidden="true">{names::medal(medal).text()} <b>{medal.points()}</b></h3>
            <div class="olympikos-clue-place" aria-hidden="true">{dynamic_if(move || clue.get().map(draw_clue))}</div>
            <p class="olympikos-how" aria-hidden="true">{dynamic_if(move || clue.get().map(how_good))}</p>
            <div class="olympikos-pile-place" aria-hidden="true">
                <ol class="olympikos-pile">{card_list(places, |place| *place as u64, draw)}</ol>
            </div>
        </li>
    }
    .into_any()
}

/// A clue under its medal. Face down, its front is nowhere in the document, except for its Coach, who sees it marked as
/// face down.
fn draw_clue(ShownClue { clue, way, flipped }: ShownClue) -> impl IntoView {
    let identity = clue.map(identity::clue).unwrap_or_default();
    let front = match clue {
        Some(clue) => card::clue(clue),
        None => view! { <span class="olympikos-clue-back">"?"</span> }.into_any(),
    };
    let flat = way == Way::Flat;
    view! {
        <span class="olympikos-clue" class:flat=flat class:down=clue.is_none() class:flipped=flipped data-card=identity>
            {front}
        </span>
    }
}

/// A clue once more, once it is flipped: small, and turned towards one player.
pub fn small_clue(context: Context, medal: Medal) -> AnyView {
    let clue = context.memo(move |view| model::medal_stand(view, medal).clue.filter(|clue| clue.flipped));
    dynamic_if(move || {
        let ShownClue { clue, way, .. } = clue.get()?;
        let flat = way == Way::Flat;
        Some(view! { <span class="olympikos-clue" class:flat=flat>{clue.map(card::clue)}</span> })
    })
}

/// How good the clue is by the way it lies, shown beside it.
fn how_good(clue: ShownClue) -> impl IntoView {
    let (text, flat) = match clue.way {
        Way::Upright => (messages::very_good(), false),
        Way::Flat => (messages::average(), true),
    };
    view! { <i class:flat=flat></i> <span>{text}</span> }
}

/// A card on a medal: flag up, or turned over, with its sport and whether it is right.
fn draw_card(context: Context, laid: ShownCard) -> impl IntoView {
    let face = laid.ring.map(card::ring);
    let points = (laid.points > 0).then(|| view! { <em>{messages::plus(laid.points)}</em> });
    let verdict = laid.right.filter(|_| !laid.is_target);
    let guess = laid.right.zip(laid.sport).map(|(right, sport)| {
        let said = stage::verdict(laid.is_target, right, laid.points);
        view! {
            <span class="olympikos-told">
                <span class="olympikos-told-who">{card::flag(laid.owner)} {owner_name(context, laid.owner)}</span>
                <span class="olympikos-told-picture">{card::sport(sport)} {laid.ring.map(card::ring)}</span>
                <b class="olympikos-told-sport">{names::sport(sport).text()}</b>
                <strong>{said}</strong>
            </span>
        }
    });
    view! {
        <li
            class=format!("olympikos-card {}", owner_class(laid.owner))
            class:target=laid.is_target
            class:known=laid.ring.is_some()
            class:turned=laid.right.is_some()
            class:right=verdict == Some(true)
            class:wrong=verdict == Some(false)
        >
            {card::flag(laid.owner)} {face} {points} {guess}
        </li>
    }
}
