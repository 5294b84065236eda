//! The rules in our own words, with pictures of the real components.

use super::board::picture;
use super::card::{front, label, unlit};
use super::words::discipline;
use crate::text::words;
use crate::ui::{Passage, laurel, page, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline};

words! {
    /// A sentence of the rules page.
    Page {
        Aim "What it is about";
        AimText "You lead a team of ancient athletes. In every round a laurel chip is at stake in one of five disciplines. Whoever sends the best athlete for it takes the chip. At the end the most laurels win.";
        Box "What lies on the table";
        BoxAthletes "55 athletes. Each card shows a place in every discipline; a small number is a good place. No two athletes share a place, so there is never a tie. A word instead of a number, out or foul, means that he gets no place there.";
        BoxGroups "The picture tells how good he is: a demigod is among the best three in something, a hero among the best seven, a hopeful among the best twelve, a feaster among the best twenty. The seven on crutches are never better than twenty-first, and dear to the audience.";
        BoxLaurels "Five columns of laurel chips, worth 2 to 6. With four or five players the sixes stay in the box.";
        BoxTwo "Two chips lie beside the columns: the one that is competed for in this round, and the one that comes after it. At the start two chips worth 2 are drawn at random.";
        BoxHand "Everybody holds four athletes.";
        Round "A round has three parts";
        One "1. The contest";
        OneText "All choose one athlete at the same time and in secret. Once sent he cannot be called back. Then all are turned over. The lowest number in the discipline takes the chip.";
        OneConsole "Whoever sends an athlete on crutches gets a consolation chip worth 1 for it, win or lose.";
        Two "2. The next prize";
        TwoText "The chip that came after moves up and is competed for next. The player whose athlete had the worst place, words not counted, now chooses which column's uppermost chip comes after that. If only one athlete has a place, his player wins and chooses. The athletes that competed leave the game.";
        Three "3. New athletes";
        ThreeText "One player has the deck. He looks at the top card and keeps it, or gives it to somebody who has no new card yet and looks at the next. If everybody else is served, he must keep. As soon as he keeps, all who have no new card draw one unseen. Then the deck goes to the left.";
        ThreeKnow "He knows the cards that he gave away until they are played; so do you, if one was given to you.";
        Void "Nobody has a place";
        VoidText "If every athlete is out or has fouled, the chip stays and is competed for again. Everybody draws one card straight from the deck, the dealer first. Consolation chips are still given.";
        End "The end";
        EndText "When the deck has fewer cards than there are players, nobody draws any more, and the three athletes in each hand are played. The game also ends when all chips are won, which happens with two players.";
        EndCount "Laurels and consolation chips are added. With equal points the place is shared, unless you agreed at the set-up that laurels without consolation decide.";
        Length "Two players play 25 rounds, three 18, four 13 and five 11. With two, a round in which nobody has a place adds one.";
        Hints "Hints";
        HintsText "Do not save your best athletes too long: where nobody has a good place, a middling one wins. Being last is not lost: it decides what is competed for.";
    }
}

/// The rules.
pub fn rules() -> AnyView {
    let examples: Vec<AnyView> = [7, 16, 27, 42, 51]
        .into_iter()
        .filter_map(Athlete::new)
        .map(|athlete| {
            view! {
                <li>
                    <div class="card" role="img" aria-label=label(athlete)>{front(athlete, unlit())}</div>
                </li>
            }
            .into_any()
        })
        .collect();
    let disciplines = Discipline::ALL
        .map(|d| view! { <li>{pictogram(picture(d))}<span>{discipline(d)}</span></li> }.into_any());
    let chips = (2..=6).map(|value| laurel(value, "")).collect_view();
    let head = |page: Page| Passage::Head(page.text());
    let part = |page: Page| Passage::Part(page.text());
    let text = |page: Page| Passage::Text(page.text());
    page(vec![
        head(Page::Aim),
        text(Page::AimText),
        Passage::Shown(
            view! { <ul class="disciplines">{disciplines.into_iter().collect_view()}</ul> }.into_any(),
        ),
        head(Page::Box),
        text(Page::BoxAthletes),
        Passage::Shown(view! { <ul class="examples">{examples}</ul> }.into_any()),
        text(Page::BoxGroups),
        text(Page::BoxLaurels),
        Passage::Shown(view! { <p class="chips" aria-hidden="true">{chips}</p> }.into_any()),
        text(Page::BoxTwo),
        text(Page::BoxHand),
        head(Page::Round),
        part(Page::One),
        text(Page::OneText),
        text(Page::OneConsole),
        part(Page::Two),
        text(Page::TwoText),
        part(Page::Three),
        text(Page::ThreeText),
        text(Page::ThreeKnow),
        head(Page::Void),
        text(Page::VoidText),
        head(Page::End),
        text(Page::EndText),
        text(Page::EndCount),
        text(Page::Length),
        head(Page::Hints),
        text(Page::HintsText),
    ])
}
