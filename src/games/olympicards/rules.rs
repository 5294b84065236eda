//! The rules in our own words, with pictures of the real components.

use super::lanes::reward;
use super::phrase;
use super::picture::{front, medal, start_flag};
use super::sports::line;
use super::words::Say;
use crate::text::words;
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Colour, Medal, Performance, Setup, Sport};

words! {
    /// A sentence of the rules page.
    Page {
        Aim "What it is about";
        AimText "Nine sports are held, one after the other, each with a rule of its own. Everybody plays cards from the hand for as long as possible, or withdraws in time. Withdraw early and you draw new cards; hold out and you win medals. After nine sports the most points win.";
        Box "What lies on the table";
        BoxCards "90 performance cards: the values 1 to 9 in five colours, each card twice. Beside its colour each bears a sign: drop, bolt, moon, leaf or flame.";
        BoxSports "Nine sport cards. Each says how many cards may be played at a time, and which. For some a card is turned over each round. Five bear a star: in them world records can be set.";
        BoxMedals "27 medals: gold is worth 4 points, silver 2, bronze 1. They lie open before their owners.";
        BoxStart "The start card, a flag: whoever has it decides about the next sport and begins its rounds.";
        Setup "The beginning";
        SetupText "Everybody is dealt six performance cards; the others are the stack. The sport cards lie shuffled, face down. You agree who has the start card first, or draw for it.";
        Sports "A sport";
        TurnHead "1. The sport card";
        TurnText "The top sport card is turned over. Whoever has the start card lets it be played, or puts it off: then it goes face up under all the others, and the next sport is turned over and must be played. A sport that was put off must be played when it comes to the top again. The last sport cannot be put off.";
        PlayHead "2. Playing and withdrawing";
        PlayText "In rounds, beginning with the start card and going to the left, everybody who is still in does one of two things: play as many cards as the sport allows, one at least, by its rule; or withdraw. After withdrawing you are out of this sport. If you cannot play, you must withdraw; you may always withdraw, even if you could play. In sports that compare your card with an earlier one, the first card is free. Played cards stay open until the sport is over.";
        PlayAlone "The last player left may go on alone, round after round, or withdraw at once. Either way that player takes gold.";
        TurnedText "Where the sport asks for it, a performance card is turned over at the beginning of each round; it takes the place of the one before.";
        NineHead "The nine sports";
        LadderHead "3. What withdrawing pays";
        LadderText "The sooner somebody withdraws, the more cards; the later, the better the medal. It is paid at once. Only the start card moves at the end of the sport. There is no other way to new cards.";
        LadderPlayers "{count} players";
        StackText "When the stack is empty, the cards of the sports that are over are shuffled into a new one. If there are none either, nobody draws, and what could not be drawn is not owed. A card that cannot be turned over leaves the one before in place; if there is none, any single card may be played.";
        End "The end";
        EndText "The game ends with the ninth sport. The most points win. With equal points more cards in the hand come first; if those are equal too, the place is shared.";
        Two "Two players";
        TwoText "With two players a withdrawal is for one turn only. Whoever withdraws first draws one card, and the other one gets bronze; the second withdrawal draws two, and the other one gets silver; the third draws three, the other one gets gold, and the sport is over. Both go on after the first and the second, and one player may withdraw more than once. Whoever makes the third withdrawal has the start card next; you may agree that it goes with the first.";
        Variants "What can be agreed";
        VariantRecord "World records: whoever wins gold in a sport with a star and then has no card left keeps the sport card. It is worth 2 points.";
        Hints "Hints";
        HintsText "Nobody wins all nine. Withdraw early where the hand does not suit the sport, and come back with three more cards and the start card: who has it can put off what suits the others. Count the hands: whoever holds few cards will not go on for long.";
    }
}

/// The rules.
pub fn rules() -> AnyView {
    let examples: Vec<AnyView> = Colour::ALL
        .into_iter()
        .zip([3, 7, 1, 5, 9])
        .filter_map(|(colour, value)| Performance::new(colour, value))
        .map(|card| {
            view! { <li><div role="img" aria-label=phrase::card_name(card)>{front(card)}</div></li> }
                .into_any()
        })
        .collect();
    let medals: Vec<AnyView> = [Medal::Gold, Medal::Silver, Medal::Bronze]
        .into_iter()
        .map(|its| {
            let label = format!("{}: {} {}", phrase::medal(its), its.points(), Say::Points.text());
            view! { <li><span role="img" aria-label=label>{medal(its)}</span></li> }.into_any()
        })
        .collect();
    let sports: Vec<AnyView> = Sport::ALL.into_iter().map(|sport| line(sport, None, false)).collect();
    let text = |page: Page| view! { <p>{page.text()}</p> };
    let head = |page: Page| view! { <h3>{page.text()}</h3> };
    let part = |page: Page| view! { <h4>{page.text()}</h4> };
    view! {
        <div class="rules-text">
            {head(Page::Aim)} {text(Page::AimText)}
            {head(Page::Box)} {text(Page::BoxCards)}
            <ul class="card-examples">{examples}</ul>
            {text(Page::BoxSports)} {text(Page::BoxMedals)}
            <ul class="medal-examples">{medals}<li aria-hidden="true">{start_flag()}</li></ul>
            {text(Page::BoxStart)}
            {head(Page::Setup)} {text(Page::SetupText)}
            {head(Page::Sports)} {part(Page::TurnHead)} {text(Page::TurnText)}
            {part(Page::PlayHead)} {text(Page::PlayText)} {text(Page::PlayAlone)} {text(Page::TurnedText)}
            {part(Page::LadderHead)} {text(Page::LadderText)}
            {ladders()}
            {text(Page::StackText)}
            {head(Page::NineHead)}
            <ul class="sport-lines">{sports}</ul>
            {head(Page::End)} {text(Page::EndText)}
            {head(Page::Two)} {text(Page::TwoText)}
            {head(Page::Variants)} {text(Page::VariantRecord)}
            {head(Page::Hints)} {text(Page::HintsText)}
        </div>
    }
    .into_any()
}

/// What withdrawing pays with three to seven players, as the engine has it.
fn ladders() -> impl IntoView {
    let row = |seats: usize| {
        let setup = <Setup as pentathlon_engine::rules::Setup>::new(seats, "").ok()?;
        let cells: Vec<AnyView> = setup
            .ladder()
            .iter()
            .map(|pays| {
                view! { <td><span class="spoken">{phrase::reward(pays)}</span>{reward(pays)}</td> }.into_any()
            })
            .collect();
        let head = Page::LadderPlayers.with(&[("count", &seats.to_string())]);
        Some(view! { <tr><th scope="row">{head}</th>{cells}</tr> }.into_any())
    };
    let heads: Vec<AnyView> =
        (0..7).map(|rung| view! { <th scope="col">{phrase::ordinal(rung)}</th> }.into_any()).collect();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=Say::LadderTitle.text()>
            <table class="ladders">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{(3..=7).filter_map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
