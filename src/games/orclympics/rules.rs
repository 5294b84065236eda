//! The rules in our own words, with pictures of the real components.

use super::race_cards::{emblem, front, label, skill_class};
use super::words;
use crate::text::words;
use crate::ui::{Metal, Passage, cup, page, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Race, Skill};

words! {
    /// A sentence of the rules page.
    Page {
        Aim "What it is about";
        AimText "The village holds its games. You draft a team of orcs, elves, goblins and their like, and enter them in seven competitions of speed, cunning or strength. The highest total in a competition wins its gold cup, the second highest its silver cup. Whoever has the most points in cups at the end wins.";
        Box "What lies on the table";
        BoxFolk "42 cards of seven races: 9 humans; 7 goblins, 7 elves and 7 dwarves; 4 halflings, 4 djinns and 4 orcs. Each card shows what it is worth in the three skills. The rarer a race, the abler it is: the dots count how able. A dash means nothing at all: such a card cannot enter a competition in that skill.";
        BoxEmblems "The wing stands for speed, the eye for cunning, the fist for strength.";
        BoxRow "Seven competitions lie in a row. Six of them are standard ones, drawn out of twelve and worth 3 to 6 in gold; they lie from the lowest to the highest value, equal ones in any order. The last is the main event, drawn out of three and worth 7. Silver is worth 2, in the main event 4.";
        BoxCups "There is one gold cup and one silver cup. They change hands while a competition goes on; only who holds them at its end wins something.";
        Draft "The draft";
        DraftText "Everybody is dealt eight cards. All choose one to keep at the same time and in secret, and pass the others to the left. That goes on with the hands that come, until everybody has kept eight cards; the eighth is the one that is left. You may look at what you have kept whenever you like, and the table remembers for you what you passed on: tap your own name.";
        Team "The team";
        TeamText "Of the eight cards everybody builds a team in secret. It may have cards of three races at most, as many of each as you like; fewer races are allowed too. The other cards go back to the box unseen. All that the others see is how many cards a team has.";
        Compete "The competitions";
        CompeteFirst "Who begins the first competition is agreed or drawn by lot. Each of the others is begun by whoever won gold in the one before. Then it goes round to the left.";
        CompeteTurn "On your turn you either enter cards or pass. There is no waiting.";
        EnterHead "Entering";
        EnterText "Lay one card or several face up before you, beside those that you have entered in this competition already. Each must be worth at least 1 in its skill. All your cards there make your total, and it is compared with those of the others.";
        EnterGold "Nobody has more: you take the gold cup. A tie is enough. Whoever had it gets the silver cup instead, from whoever has that.";
        EnterSilver "Otherwise, if the silver cup is free or you have at least as much as its holder, you take the silver cup.";
        EnterNothing "Otherwise the cups stay where they are. Who holds a cup may add cards and keeps it.";
        PassHead "Passing";
        PassText "Whoever passes enters nobody any more in this competition. He keeps the cup that he holds until somebody takes it, and he still gets the silver cup if he loses the gold one. The others go on; the last one may go on alone. When all have passed, the competition is over.";
        ExampleHead "An example";
        ExampleText "A competition of strength. Landolf enters an orc, worth 4, and takes the gold. Begolas enters a human, worth 1, and takes the silver. Gilbo enters two goblins, 4 in all: a tie with Landolf, so Gilbo takes the gold, and Landolf the silver from Begolas. Landolf passes. Begolas adds an orc and has 5: he takes the gold, Gilbo the silver. Both pass. Begolas wins gold, Gilbo silver, and Landolf takes a card back.";
        AfterHead "After a competition";
        AfterText "Whoever holds the gold cup wins its points, whoever holds the silver cup those of silver. If only one player entered, nobody wins silver. If nobody entered, nobody wins anything and the same player begins again.";
        AfterRest "All cards that were entered are laid face down before their owners: they rest. Whoever won no cup may take one resting card back into the hand, one of this competition or of an earlier one. All decide at the same time; the others see that a card was taken, and not which. After the main event nothing is taken back.";
        Two "Two players";
        TwoText "With two players there is no silver. Whoever has not won the gold may take a card back; if nobody entered, both may.";
        End "The end";
        EndText "The game ends with the main event. With equal points, whoever has the more valuable gold cup is ahead; if those are equal too, the second most valuable counts, and so on. If all are equal, the place is shared.";
        Variants "What can be agreed";
        VariantEvents "The standard competitions can lie as they are dealt instead of by value. The main event still comes last.";
        VariantSeason "In a season several games are played. Whoever wins a game gets a season point, and so does everybody who shares the victory. Whoever first reaches the number that was agreed wins the season; if several reach it in the same game, the most season points win.";
        Hints "Hints";
        HintsText "Early cups are cheap: losing one on purpose brings a card back. A tie takes a cup, so it is worth leaving a total that is hard to match exactly. Count what the others have resting.";
    }
}

/// The rules.
pub fn rules() -> AnyView {
    let unlit = Signal::stored(None::<Skill>);
    let folk: Vec<AnyView> = Race::ALL
        .into_iter()
        .map(|race| {
            view! { <li><div class="race-card" role="img" aria-label=label(race)>{front(race, unlit)}</div></li> }
                .into_any()
        })
        .collect();
    let skills: Vec<AnyView> = Skill::ALL
        .into_iter()
        .map(|skill| {
            view! {
                <li class=skill_class(skill)>
                    <span class="tile-emblem">{pictogram(emblem(skill))}</span>
                    <span>{words::skill(skill)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let head = |page: Page| Passage::Head(page.text());
    let part = |page: Page| Passage::Part(page.text());
    let text = |page: Page| Passage::Text(page.text());
    page(vec![
        head(Page::Aim),
        text(Page::AimText),
        head(Page::Box),
        text(Page::BoxFolk),
        Passage::Shown(view! { <ul class="race-card-examples">{folk}</ul> }.into_any()),
        text(Page::BoxEmblems),
        Passage::Shown(view! { <ul class="skill-examples">{skills}</ul> }.into_any()),
        text(Page::BoxRow),
        text(Page::BoxCups),
        Passage::Shown(view! { <p class="cup-examples" aria-hidden="true">{cup(Metal::Gold, "", "")} {cup(Metal::Silver, "", "")}</p> }.into_any()),
        head(Page::Draft),
        text(Page::DraftText),
        head(Page::Team),
        text(Page::TeamText),
        head(Page::Compete),
        text(Page::CompeteFirst),
        text(Page::CompeteTurn),
        part(Page::EnterHead),
        text(Page::EnterText),
        text(Page::EnterGold),
        text(Page::EnterSilver),
        text(Page::EnterNothing),
        part(Page::PassHead),
        text(Page::PassText),
        part(Page::ExampleHead),
        text(Page::ExampleText),
        part(Page::AfterHead),
        text(Page::AfterText),
        text(Page::AfterRest),
        head(Page::Two),
        text(Page::TwoText),
        head(Page::End),
        text(Page::EndText),
        head(Page::Variants),
        text(Page::VariantEvents),
        text(Page::VariantSeason),
        head(Page::Hints),
        text(Page::HintsText),
    ])
}
