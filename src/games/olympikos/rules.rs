//! The rules in our own words, with pictures of the real components.

use super::pictures::clue_picture;
use crate::figure::Pictogram;
use crate::text::words;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Clue, Medal, Ring, Sport};

words! {
    /// A sentence of the rules page.
    Page {
        Aim "What it is about";
        AimText "Five sports lie on the table. One player is Coach and has three of them guessed, with one picture each. The others are Athletes: they play all at the same time, and being right is worth most to whoever is right first. The most points win. Two players play together against four other nations.";
        Box "What lies on the table";
        BoxRings "Five rings in a row: blue, yellow, black, green and red. Under each lies a sport. There are 80 of them, from the Summer, Winter and Paralympic Games; each has a line of lore.";
        Blue "blue";
        Yellow "yellow";
        Black "black";
        Green "green";
        Red "red";
        BoxDelegation "Everybody leads a delegation: France, Argentina, the United States, Kenya, Australia or China. It has five cards, one for each ring. On the back of all of them is the same flag, so nobody sees which ring lies there.";
        BoxMedals "Three medals: bronze is worth 2 points, silver 3 and gold 4.";
        BoxClues "160 clues. Each shows an object, which may have to do with many sports or with none at first sight. Its word can be shown below the picture or left away.";
        BoxControl "Beside the sports is the place of the anti-doping control. It is not used in the first turn, nor by two players.";
        Turn "A turn has three parts";
        Coach "1. The Coach";
        CoachDraw "The Coach draws six clues, which nobody else sees. For bronze one of the Coach's five cards is drawn at random and laid on the medal, flag up: its ring says which sport is to be guessed, and only the Coach knows.";
        CoachLay "Then the Coach lays the clue that fits this sport best face down under the medal. Which way it lies is seen by all: upright says that it is a very good clue, flat that it is an average one. It brings no points by itself.";
        CoachRest "Silver goes the same way, with another ring and the five clues that are left, and then gold, with four. The next ring is drawn only after a clue has been laid, and what is laid stays as it is. The three clues that are left go back to the box unseen.";
        Upright "Upright: a very good clue";
        Flat "Flat: an average clue";
        Athletes "2. The Athletes";
        AthletesFlip "The clues are turned over, one shortly after the other: bronze, silver, gold. As soon as a clue lies open, every Athlete may put a card on its medal.";
        AthletesPlace "An Athlete puts exactly one card on each medal, in any order, always flag up and on top of those that lie there. So everybody sees who was how fast, and nobody what was guessed. A card that lies cannot be taken back or moved. With one card for each ring, three different sports are guessed.";
        AthletesEnd "When each Athlete has a card on every medal, and all who are controlled have done that too, the presentation begins.";
        Presentation "3. The medal presentation";
        PresentationText "Medal by medal, bronze first, all cards are turned over. That of the Coach is the answer.";
        PointsAthletes "The first Athlete who is right gets the 2, 3 or 4 points of the medal. Each other Athlete who is right gets 1 point. Wrong cards bring nothing, and do not count as being there first.";
        PointsCoach "The Coach gets as many points as the medal is worth if all Athletes are right, 1 point if some are, and nothing if nobody is.";
        TurnEnd "Everybody takes the cards back, five new sports are laid out, and the player to the right becomes Coach.";
        Control "The anti-doping control";
        ControlWho "From the second turn on, whoever has the most points at the beginning of the turn is controlled, unless that is the Coach. Several who lead together are all controlled, even if all have nothing yet. If only the Coach leads, nobody is.";
        ControlHow "After the third medal a controlled Athlete puts one of the two cards that are left before the control: the sport that is most certainly none of the three. There is no hurry about it, but the presentation waits.";
        ControlPositive "After gold these cards are turned over. If the sport is one of the three, the Athlete was positive and loses 3 points; otherwise nothing happens. It makes no difference whether anybody had guessed that sport.";
        ControlNobody "If nobody was right on any of the three medals, all controls are called off, and the Coach loses 3 points. That too holds from the second turn on.";
        ControlZero "Points won in the turn are added first. Nobody falls below 0.";
        End "The end";
        EndText "The game is over when everybody has been Coach once. The most points win; with equal points the victory is shared.";
        Together "Two players: together";
        TogetherText "Two players share one total. They are Coach in turn, twice each. The Coach gets no points and loses none, and there is no control.";
        TogetherRivals "The other four nations are rivals. Ten seconds after gold was turned over the first of them puts a card on each medal, chosen at random: three different rings, flag up, on top of what lies there. Ten seconds later comes the next one, until all four have been there. None comes any more once the Athlete's third card lies.";
        TogetherPoints "The Athlete gets 2, 3 or 4 points for being right, as usual; but if a rival was right before, being right is worth 1 point. Rivals get nothing.";
        TogetherTable "After four turns the total says how well they understand each other:";
        Grade0 "0 to 8: a beginning. Everybody has to start somewhere.";
        Grade9 "9 to 18: there is something to build on.";
        Grade19 "19 to 27: fine Games, and more is possible.";
        Grade28 "28 to 35: excellent, nearly everything was understood.";
        Grade36 "36: perfect. There is no more to be had.";
        Options "What can be agreed";
        OptionGuard "The rules know no limit of time. If so agreed, the last Athlete who is not done has 15, 30 or 60 seconds; after that, whatever is missing is chosen at random, and counts like any other card.";
        OptionClock "Without the clock, the rivals and the guard wait until somebody presses a button. The clues are flipped as always.";
        OptionStart "Who is Coach first is agreed or drawn by lot.";
        Hints "Hints";
        HintsText "A good clue says yes to one sport and no to the other four: before laying it, look at the others. A clue that lies flat may still be right: often it is what the Coach had least bad. And a quick wrong card costs nothing but the place of a right one.";
    }
}

/// The sports of the pictures, by ring.
const EXAMPLES: [&str; Ring::COUNT] = ["kite", "wheelchair_fencing", "relay", "badminton", "bobsleigh"];
/// A clue that is very good for one of them, and one that is average.
const CLUES: [&str; 2] = ["feather", "penguin"];

fn colour(ring: Ring) -> Page {
    match ring {
        Ring::Blue => Page::Blue,
        Ring::Yellow => Page::Yellow,
        Ring::Black => Page::Black,
        Ring::Green => Page::Green,
        Ring::Red => Page::Red,
    }
}

/// The rules.
pub fn rules() -> AnyView {
    let sports: Vec<AnyView> = Ring::ALL
        .into_iter()
        .zip(EXAMPLES)
        .filter_map(|(ring, id)| Some((ring, Sport::all().find(|sport| sport.id() == id)?)))
        .map(|(ring, sport)| {
            view! {
                <li>
                    <span class=format!("rule-ring {}", ring.name())></span>
                    <small>{colour(ring).text()}</small>
                    <span class="rule-sport">{Pictogram::of(sport.id()).map(pictogram)}</span>
                    <b>{sport.name()}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    let medals: Vec<AnyView> = Medal::ALL
        .into_iter()
        .map(|medal| {
            view! {
                <li class=format!("rule-medal {}", medal.name())>
                    {pictogram(Pictogram::Medal)} <b>{medal.points().to_string()}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    let clues: Vec<AnyView> = [("upright", Page::Upright), ("flat", Page::Flat)]
        .into_iter()
        .zip(CLUES)
        .filter_map(|(way, id)| Some((way, Clue::all().find(|clue| clue.id() == id)?)))
        .map(|((way, says), clue)| {
            view! {
                <li>
                    <span class=format!("rule-clue {way}") role="img" aria-label=clue.name()>
                        {clue_picture(clue, true)}
                    </span>
                    <span>{says.text()}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let text = |page: Page| view! { <p>{page.text()}</p> };
    let head = |page: Page| view! { <h3>{page.text()}</h3> };
    let part = |page: Page| view! { <h4>{page.text()}</h4> };
    let grades: Vec<AnyView> = [Page::Grade0, Page::Grade9, Page::Grade19, Page::Grade28, Page::Grade36]
        .into_iter()
        .map(|grade| view! { <li>{grade.text()}</li> }.into_any())
        .collect();
    view! {
        <div class="rules-text">
            {head(Page::Aim)} {text(Page::AimText)}
            {head(Page::Box)} {text(Page::BoxRings)}
            <ul class="rule-sports">{sports}</ul>
            {text(Page::BoxDelegation)} {text(Page::BoxMedals)}
            <ul class="rule-medals" aria-hidden="true">{medals}</ul>
            {text(Page::BoxClues)} {text(Page::BoxControl)}
            {head(Page::Turn)}
            {part(Page::Coach)} {text(Page::CoachDraw)} {text(Page::CoachLay)}
            <ul class="rule-clues">{clues}</ul>
            {text(Page::CoachRest)}
            {part(Page::Athletes)} {text(Page::AthletesFlip)} {text(Page::AthletesPlace)} {text(Page::AthletesEnd)}
            {part(Page::Presentation)} {text(Page::PresentationText)} {text(Page::PointsAthletes)}
            {text(Page::PointsCoach)} {text(Page::TurnEnd)}
            {head(Page::Control)} {text(Page::ControlWho)} {text(Page::ControlHow)} {text(Page::ControlPositive)}
            {text(Page::ControlNobody)} {text(Page::ControlZero)}
            {head(Page::End)} {text(Page::EndText)}
            {head(Page::Together)} {text(Page::TogetherText)} {text(Page::TogetherRivals)}
            {text(Page::TogetherPoints)} {text(Page::TogetherTable)}
            <ul class="rule-grades">{grades}</ul>
            {head(Page::Options)} {text(Page::OptionGuard)} {text(Page::OptionClock)} {text(Page::OptionStart)}
            {head(Page::Hints)} {text(Page::HintsText)}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::{CLUES, EXAMPLES};
    use crate::figure::Pictogram;
    use pentathlon_engine::games::olympikos::{Clue, Sport};

    #[test]
    fn the_examples_are_real_components() {
        assert!(EXAMPLES.iter().all(|id| Sport::all().any(|sport| sport.id() == *id)));
        assert!(CLUES.iter().all(|id| Clue::all().any(|clue| clue.id() == *id)));
    }

    #[test]
    fn every_sport_has_a_pictogram_of_its_own() {
        for sport in Sport::all() {
            let name = Pictogram::of(sport.id()).map(Pictogram::name);
            assert_eq!(name, Some(sport.id().replace('_', "-").as_str()), "{sport:?}");
        }
    }

    #[test]
    fn one_clue_is_very_good_and_the_other_is_average() {
        let find = |id| Clue::all().find(|clue| clue.id() == id).unwrap_or_default();
        let best = |clue: Clue| {
            let strength =
                |id: &&str| Sport::all().find(|sport| sport.id() == *id).map(|sport| clue.strength(sport));
            EXAMPLES.iter().filter_map(strength).max()
        };
        assert_eq!((best(find(CLUES[0])), best(find(CLUES[1]))), (Some(3), Some(2)));
    }
}
