//! The rules in our own words, with pictures of the real components.

use super::card::{back, front, medal, mini};
use super::competitor;
use super::emblem::emblem;
use super::sport::{colour, picture};
use super::words::{self, card_in_full};
use crate::text::words;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, CardType, Competitor, EventCard, Medal};
use pentathlon_engine::rules::Seat;

words! {
    /// A sentence of the rules page.
    Page {
        Aim "What it is about";
        AimText "You send your people to five events: basketball, swimming, gymnastics, cycling and athletics. At the end each event awards gold, silver and bronze to those with the most stars there. Gold counts 3 points, silver 2, bronze 1. Most points win.";
        Box "What lies on the table";
        BoxCards "75 Olympics cards. A card belongs to one event and has a type: star, coach, training, equipment or fans. Each event has fifteen: three of each type.";
        BoxStars "The stars are its Performance: they win medals.";
        BoxNumber "The number on the bib is its Acquisition value: it wins the choice of new cards, and it breaks ties. It runs from 1 to 75 and no two cards share it. As a rule, strong cards have low numbers.";
        BoxHand "Everybody holds four cards and has a token for each event.";
        Round "A round has two parts";
        One "1. Acquisition";
        OnePairs "Pairs are laid out, one for each player: a card face up with a card face down beneath it.";
        OneBid "All choose a card of their hand as a bid, at the same time and in secret. Then the bids are turned over. The highest number takes a pair of its choice, both cards of it, then the next, and so on. The bids are discarded.";
        Two "2. Investment";
        TwoText "All choose one card of their hand and play it, at the same time and in secret. It goes to its own event.";
        TwoNew "If you have no card of that type there, it lies face down with your token on it. What lay under the token before is turned over. So only you know the last card that you laid there; everything older is open.";
        TwoUpgrade "If you have a card of that type there with fewer stars, the new card takes its place, face up, with the token on it. The old one is discarded. A card that lay face down there is turned over.";
        TwoDiscard "If you have a card of that type there with as many stars or more, the new card cannot be played: it is discarded, face up. You may choose such a card; but a card that can be played must be.";
        TwoAfter "Afterwards everybody has four cards again. Every card in your hand says what would become of it now.";
        Known "What is known";
        KnownText "Hands, the cards face down beneath the pairs and the last card under a token are secret. Who took a pair sees its hidden card alone. Everything else is open to all, the discard pile as well.";
        End "The end";
        EndText "The game ends the moment the last card of the deck is drawn. With this deck that happens while new pairs are laid out: those and all hands count for nothing. Two players play 11 rounds, three 10, four 7 and five 5.";
        Ceremony "The medal ceremony";
        CeremonyText "One event after the other turns over what lies face down. The most stars take gold, the next silver, the third bronze. One card is enough to take part. A medal that nobody claims is discarded.";
        CeremonyTie "With equal stars, whoever has the card with the highest number at that event is better. Cards that were replaced do not count.";
        CeremonyEnd "With equal points at the end, whoever has the card with the highest number at any event is better.";
        Neutral "Two players";
        NeutralText "A third, neutral player joins in. Three pairs are laid out, and he gets the one that is left, openly: first the card face up, then the other, each by the same rules, but face up. What he cannot play is discarded. He takes medals like anybody, and cannot win.";
        Hints "Hints";
        HintsText "Look at the bids before you look at the stars: a high number is worth most in the round in which the pairs differ most. Third place in four events beats gold in one. And the discard pile tells what nobody can have any more.";
    }
}

/// The rules.
pub fn rules() -> AnyView {
    let example = |card: Card| {
        view! {
            <li>
                <div class=format!("card olympics-card {}", colour(card.event())) role="img" aria-label=card_in_full(card)>
                    {front(card)}
                </div>
            </li>
        }
        .into_any()
    };
    let examples: Vec<AnyView> = [1, 20, 39, 57, 73].into_iter().filter_map(Card::new).map(example).collect();
    let events = EventCard::ALL.map(|event| {
        view! {
            <li class=colour(event)>
                <span class="olympics-tile">{pictogram(picture(event))}</span>
                <span>{words::event(event)}</span>
            </li>
        }
        .into_any()
    });
    let kinds = CardType::ALL.map(|kind| {
        view! { <li>{emblem(kind)}<span class="olympics-kind-name">{words::kind(kind)}</span></li> }
            .into_any()
    });
    let medals = Medal::ALL.map(|one| medal(one, String::new()));
    let pairs: Vec<AnyView> = [21, 48, 75]
        .into_iter()
        .filter_map(Card::new)
        .map(|card| view! { <li><span class="olympics-pair">{back()}{mini(card)}</span></li> }.into_any())
        .collect();
    // A line as it may look after three investments at one event.
    let line: Vec<AnyView> = [23, 27]
        .into_iter()
        .filter_map(Card::new)
        .map(|card| view! { <li>{mini(card)}</li> }.into_any())
        .collect();
    let text = |page: Page| view! { <p>{page.text()}</p> };
    let head = |page: Page| view! { <h3>{page.text()}</h3> };
    view! {
        <div class="rules-text olympics-rules">
            {head(Page::Aim)} {text(Page::AimText)}
            <ul class="olympics-row">{events.into_iter().collect_view()}</ul>
            <p class="olympics-row" aria-hidden="true">{medals.into_iter().collect_view()}</p>
            {head(Page::Box)} {text(Page::BoxCards)}
            <ul class="examples">{examples}</ul>
            <ul class="olympics-row">{kinds.into_iter().collect_view()}</ul>
            {text(Page::BoxStars)} {text(Page::BoxNumber)} {text(Page::BoxHand)}
            {head(Page::Round)}
            <h4>{Page::One.text()}</h4> {text(Page::OnePairs)}
            <ul class="olympics-pairs" aria-hidden="true">{pairs}</ul>
            {text(Page::OneBid)}
            <h4>{Page::Two.text()}</h4> {text(Page::TwoText)} {text(Page::TwoNew)}
            <ul class="olympics-minis" aria-hidden="true">
                {line}
                <li>{back()}</li>
                <li class="olympics-on" aria-hidden="true">{competitor::token(Competitor::Seat(Seat(1)))}</li>
            </ul>
            {text(Page::TwoUpgrade)} {text(Page::TwoDiscard)} {text(Page::TwoAfter)}
            {head(Page::Known)} {text(Page::KnownText)}
            {head(Page::End)} {text(Page::EndText)}
            {head(Page::Ceremony)} {text(Page::CeremonyText)} {text(Page::CeremonyTie)} {text(Page::CeremonyEnd)}
            {head(Page::Neutral)} {text(Page::NeutralText)}
            {head(Page::Hints)} {text(Page::HintsText)}
        </div>
    }
    .into_any()
}
