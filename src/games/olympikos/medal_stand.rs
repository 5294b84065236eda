//! A medal: its clue, and the cards on it in the order in which they arrived.

use super::card::{self, medal_class, owner_class};
use super::model::{self, Laid, MedalStand, ShownClue};
use super::words::{self, Say};
use super::{Context, identity, stage};
use crate::ui::{card_list, derived_text, dynamic_if};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Owner, Way};

/// Whose a card is, in words.
pub fn owner_name(context: Context, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => context.name(seat),
        Owner::Rival(nation) => words::nation(nation).to_owned(),
    }
}

/// A card, in words.
fn spoken(context: Context, laid: &Laid) -> String {
    let name = owner_name(context, laid.owner);
    let ring = laid.ring.map_or("", words::ring);
    let points = words::points(laid.points);
    let say = match (laid.ring, laid.right) {
        (None, _) => Say::CardHidden,
        (Some(_), None) => Say::CardShown,
        (Some(_), Some(_)) if laid.is_wanted => Say::CardShown,
        (Some(_), Some(false)) => Say::CardWrong,
        (Some(_), Some(true)) if laid.points == 0 => Say::CardRightRival,
        (Some(_), Some(true)) => Say::CardRight,
    };
    say.with(&[("name", &name), ("ring", ring), ("points", &points)])
}

fn label(context: Context, medal: Medal, stand: &MedalStand) -> String {
    let values = [("medal", words::medal_title(medal)), ("points", &medal.points().to_string())];
    let title = Say::StandLabel.with(&values);
    let clue = match stand.clue {
        None => Say::StandNoClue.text().to_owned(),
        Some(ShownClue { clue: None, way, .. }) => Say::StandHidden.with(&[("way", words::way(way))]),
        Some(ShownClue { clue: Some(clue), way, .. }) => {
            Say::StandClue.with(&[("clue", clue.name()), ("way", words::way(way))])
        }
    };
    let cards: Vec<String> = stand.cards.iter().map(|laid| spoken(context, laid)).collect();
    let cards = match cards.is_empty() {
        true => Say::StandEmpty.text().to_owned(),
        false => Say::StandCards.with(&[("cards", &cards.join(", "))]),
    };
    [title, clue, cards].join(" ")
}

/// A medal. Its clue and each of its cards are drawn independently, so that a new card leaves the others as they are: in
/// a race it appears at once. Cards are keyed by their place, which tells no more than what everybody sees (K25).
pub fn medal_stand(context: Context, medal: Medal) -> AnyView {
    let stand = context.memo(move |view| model::medal_stand(view, medal));
    let clue = Memo::new(move |_| stand.read().clue);
    let places = move || (0..stand.read().cards.len()).collect();
    let draw = move |place: usize| {
        let laid = Memo::new(move |_| stand.read().cards.get(place).copied());
        dynamic_if(move || laid.get().map(|laid| draw_card(context, laid)))
    };
    let points = Say::MedalWorth.with(&[("points", &medal.points().to_string())]);
    view! {
        <li class=format!("olympikos-podest {}", medal_class(medal)) data-place=identity::medal(medal)>
            <span class="spoken"><span>{derived_text(move || label(context, medal, &stand.read()))}</span></span>
            <h3 aria-hidden="true">{words::medal_title(medal)} <b>{points}</b></h3>
            <div class="olympikos-clue-place" aria-hidden="true">{dynamic_if(move || clue.get().map(draw_clue))}</div>
            <p class="olympikos-how" aria-hidden="true">{dynamic_if(move || clue.get().map(how_good))}</p>
            <div class="olympikos-pile-place" aria-hidden="true">
                <ol class="olympikos-pile">{card_list(places, |place| *place as u64, draw)}</ol>
            </div>
        </li>
    }
    .into_any()
}

/// A clue under its medal. Face down its front is nowhere in the document; only its Coach sees it, and it is marked as
/// lying face down.
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

/// How good the clue is, by how it lies: said where it lies.
fn how_good(clue: ShownClue) -> impl IntoView {
    let (say, flat) = match clue.way {
        Way::Upright => (Say::VeryGood, false),
        Way::Flat => (Say::Average, true),
    };
    view! { <i class:flat=flat></i> <span>{say.text()}</span> }
}

/// A card on a medal: flag up, or turned over, with its sport and whether that is right.
fn draw_card(context: Context, laid: Laid) -> impl IntoView {
    let face = laid.ring.map(card::ring);
    let points = (laid.points > 0).then(|| view! { <em>{words::plus(laid.points)}</em> });
    let verdict = laid.right.filter(|_| !laid.is_wanted);
    let told = laid.right.zip(laid.sport).map(|(right, sport)| {
        let said = stage::verdict(laid.is_wanted, right, laid.points);
        view! {
            <span class="olympikos-told">
                <span class="olympikos-told-who">{card::flag(laid.owner)} {owner_name(context, laid.owner)}</span>
                <span class="olympikos-told-picture">{card::sport(sport)} {laid.ring.map(card::ring)}</span>
                <b class="olympikos-told-sport">{sport.name()}</b>
                <strong>{said}</strong>
            </span>
        }
    });
    view! {
        <li
            class=format!("olympikos-card {}", owner_class(laid.owner))
            class:wanted=laid.is_wanted
            class:known=laid.ring.is_some()
            class:turned=laid.right.is_some()
            class:right=verdict == Some(true)
            class:wrong=verdict == Some(false)
        >
            {card::flag(laid.owner)} {face} {points} {told}
        </li>
    }
}
