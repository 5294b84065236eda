//! A medal: its clue, and the cards on it in the order in which they arrived.

use super::card::{self, medal_class, owner_class};
use super::identity;
use super::model::{Laid, Podest};
use super::words::{self, Say};
use crate::games::{Piece, Stand};
use crate::parts::{live_if, says};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Clue, Medal, Owner, Pile, Way};

/// Whose a card is, in words.
fn owner(stand: Stand, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => stand.name(seat),
        Owner::Rival(nation) => words::nation(nation).to_owned(),
    }
}

/// A card, in words.
fn spoken(stand: Stand, laid: &Laid) -> String {
    let name = owner(stand, laid.owner);
    let ring = laid.ring.map_or("", words::ring);
    let points = laid.points.to_string();
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

fn label(stand: Stand, podest: &Podest) -> String {
    let medal = words::medal_title(podest.medal);
    let mut label = Say::StandLabel.with(&[("medal", medal), ("points", &podest.medal.points().to_string())]);
    let clue = match podest.clue {
        None => Say::StandNoClue.text().to_owned(),
        Some((None, way)) => Say::StandHidden.with(&[("way", words::way(way))]),
        Some((Some(clue), way)) => Say::StandClue.with(&[("clue", clue.name()), ("way", words::way(way))]),
    };
    let cards: Vec<String> = podest.cards.iter().map(|laid| spoken(stand, laid)).collect();
    let cards = match cards.is_empty() {
        true => Say::StandEmpty.text().to_owned(),
        false => Say::StandCards.with(&[("cards", &cards.join(", "))]),
    };
    for sentence in [clue, cards] {
        label.push(' ');
        label.push_str(&sentence);
    }
    label
}

/// A medal. Its clue and each of its cards are drawn for themselves, so that a card that comes to lie leaves the others
/// as they are: in a race it is to be seen at once.
pub fn podest(stand: Stand, medal: Medal, podest: Piece<Option<Podest>>) -> AnyView {
    let label = says(move || podest.get().flatten().map_or_else(String::new, |podest| label(stand, &podest)));
    let clue = Piece::new(move || podest.get().flatten().and_then(|it| Some((it.clue?, it.flipped))));
    let clue =
        live_if(move || clue.get().flatten().map(|((clue, way), flipped)| draw_clue(clue, way, flipped)));
    let card = |place: usize| {
        let laid = Piece::new(move || podest.get().flatten().and_then(|it| it.cards.get(place).copied()));
        live_if(move || laid.get().flatten().map(|laid| draw_card(&laid)))
    };
    let points = Say::MedalWorth.with(&[("points", &medal.points().to_string())]);
    view! {
        <li class=format!("kos-podest {}", medal_class(medal)) data-place=identity::medal(medal)>
            <span class="spoken"><span>{label}</span></span>
            <h3 aria-hidden="true">{words::medal_title(medal)} <b>{points}</b></h3>
            <div class="kos-clue-place" aria-hidden="true">{clue}</div>
            <div class="kos-pile-place" aria-hidden="true">
                <ol class="kos-pile">{(0..Pile::MOST).map(card).collect_view()}</ol>
            </div>
        </li>
    }
    .into_any()
}

/// A clue under its medal. Face down its front is nowhere in the document; only its Coach sees it, and it is marked as
/// lying face down.
fn draw_clue(clue: Option<Clue>, way: Way, flipped: bool) -> AnyView {
    let identity = clue.map(identity::clue).unwrap_or_default();
    let front = match clue {
        Some(clue) => card::clue(clue),
        None => view! { <span class="kos-clue-back">"?"</span> }.into_any(),
    };
    let flat = way == Way::Flat;
    view! {
        <span class="kos-clue" class:flat=flat class:down=clue.is_none() class:flipped=flipped data-card=identity>
            {front}
        </span>
    }
    .into_any()
}

fn draw_card(laid: &Laid) -> AnyView {
    let face = laid.ring.map(card::ring);
    let points = (laid.points > 0).then(|| view! { <em>"+"{laid.points}</em> });
    let verdict = laid.right.filter(|_| !laid.is_wanted);
    view! {
        <li
            class=format!("kos-card {}", owner_class(laid.owner))
            class:wanted=laid.is_wanted
            class:known=laid.ring.is_some()
            class:turned=laid.right.is_some()
            class:right=verdict == Some(true)
            class:wrong=verdict == Some(false)
        >
            {card::flag(laid.owner)} {face} {points}
        </li>
    }
    .into_any()
}
