//! The table of Olympics, compared with the engine's view of the same record.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::olympics::{Card, Competitor, EventCard, Medal, Olympics, Placement, View};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::Table;
use serde_json::Value;

use crate::game::LOOKING;
use crate::records;

/// One person and a computer player, with the neutral player. The person has to bid.
const TWO: &str = include_str!("../records/olympics-2-bid.txt");
/// One person among four computer players, who has to make an investment, or the last one of the game.
const FIVE: &str = include_str!("../records/olympics-5-invest.txt");
const LAST: &str = include_str!("../records/olympics-5-end.txt");
/// The same with two players.
const LAST_OF_TWO: &str = include_str!("../records/olympics-2-end.txt");

const ID: &str = "olympics";
const STEPS: (&str, &str) = ("pentathlon/settings", "pace=step");
const NEXT: &str = "document.querySelector('[data-phase=showing] .status button')";

fn sit_down(page: &Page, record: &str, settings: (&str, &str)) {
    page.begin_at(&format!("#/table/{ID}"), &[(&records::key(ID), record), settings]);
    page.wait_for("the hand", LOOKING);
}

/// What the person knows according to the record.
#[track_caller]
fn truth(page: &Page) -> View {
    let record = page.remembered(&records::key(ID)).expect("the table is kept");
    let table = Table::<Olympics>::read(&record).unwrap_or_else(|why| panic!("{why}, in:\n{record}"));
    table.view(Viewer::Seat(Seat(0)))
}

/// The texts of all elements that match a selector.
#[track_caller]
fn texts(page: &Page, css: &str) -> Vec<String> {
    let script =
        format!("return [...document.querySelectorAll('{css}')].map((it) => it.textContent.trim());");
    let found = page.run(&script, &[]);
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Performs the first possible action.
#[track_caller]
fn act(page: &Page) {
    page.tap("[data-ready=true]");
    page.tap(".confirm");
}

/// Taps through the steps until the condition holds.
#[track_caller]
fn step_to(page: &Page, moment: &str) {
    for _ in 0..60 {
        page.wait_for("a step or the moment", &format!("{NEXT} || {moment}"));
        if page.holds(moment) {
            return;
        }
        page.tap(".status button");
    }
    panic!("{moment} should come");
}

#[test]
fn bids_sort_themselves_and_every_place_of_the_pool_says_who_took_its_pair() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    sit_down(&page, FIVE, STEPS);
    act(&page);
    step_to(&page, LOOKING);
    act(&page);
    step_to(&page, "document.querySelector('.olympics-board.revealing')");
    let bids = truth(&page).bids.expect("the bids are turned over");
    let shown: Vec<String> = texts(&page, ".olympics-choice .olympics-bib");
    let sorted: Vec<String> = bids.in_order().map(|(_, card)| card.acquisition().to_string()).collect();
    assert_eq!(shown, sorted);
    // They are also in the middle of the board, and leave it when the person is asked.
    assert_eq!(texts(&page, ".olympics-stage .olympics-turns > .olympics-mini > .olympics-bib"), sorted);
    // Steps on until the person may act again, once or twice: for a pair, then for an investment.
    step_to(&page, LOOKING);
    if page.holds("document.querySelector('[data-phase=asking] .olympics-pair.ready')") {
        act(&page);
        step_to(&page, LOOKING);
    }
    assert!(!page.holds("document.querySelector('.olympics-stage')"), "the scoreboard is in sight again");
    let view = truth(&page);
    assert_eq!(view.gone.iter().flatten().count(), 5, "everybody has a pair");
    let said = || texts(&page, ".olympics-pairs .spoken");
    let names = ["Ana", "Bo", "Chen", "Dita", "Emre"];
    for (gone, said) in view.gone.iter().flatten().zip(said()) {
        let name = gone.by.seat().map_or("", |seat| names[seat.index()]);
        assert!(said.starts_with(&format!("{name} took ")), "{said}: {gone:?}");
    }
    let before = said();
    page.reload();
    page.wait_for("the hand", LOOKING);
    assert_eq!(said(), before, "a reload forgets nothing that everybody saw");
    page.close();
}

#[test]
fn who_takes_a_pair_has_the_pairs_large_under_the_scoreboard_and_all_in_sight() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    sit_down(&page, include_str!("../records/olympics-5-take.txt"), ("pentathlon/settings", "pace=instant"));
    page.wait_for("the pairs", "document.querySelector('[data-phase=asking] .olympics-pair.ready')");
    page.press("1");
    page.wait_for("the button", "document.querySelector('.confirm')");
    // The part of the screen's height that a pair takes.
    for (look, least) in [
        (Look::TABLET, 0.15),
        (Look::TABLET_UPRIGHT, 0.12),
        (Look::PHONE, 0.12),
        (Look::NARROWEST, 0.09),
        (Look::sized(590, 410), 0.13),
        (Look::sized(844, 390), 0.14),
    ] {
        page.look(look.still());
        let seen = "document.scrollingElement.scrollHeight <= innerHeight";
        let below = "document.querySelector('.olympics-market').getBoundingClientRect().top
            >= document.querySelector('.olympics-scoreboard').getBoundingClientRect().bottom";
        let large = format!("document.querySelector('.olympics-pair').offsetHeight >= {least} * innerHeight");
        page.wait_for(
            &format!("everything at {}x{}", look.width, look.height),
            &format!("{seen} && {below} && {large}"),
        );
    }
    page.press("Enter");
    page.wait_for("the investment", "document.querySelector('[data-phase=asking] .investing')");
    assert!(!page.holds("document.querySelector('.olympics-board.taking')"), "the board is as it was");
    page.close();
}

#[test]
fn every_card_of_the_hand_shows_its_effect() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let mut seen = [0; 3];
    for record in [TWO, FIVE, LAST, LAST_OF_TWO] {
        sit_down(&page, record, STEPS);
        let view = truth(&page);
        let hand: Vec<Card> =
            view.player(Seat(0)).and_then(|own| own.hand).expect("the viewer sees the hand").iter().collect();
        for card in &hand {
            let of = |part: &str| texts(&page, &format!("[data-card=\"card {card}\"] {part}")).concat();
            let goes = of(".olympics-goes .long");
            if record == TWO {
                assert_eq!(goes, "", "a bid is discarded: it goes nowhere");
                continue;
            }
            let is = |class: &str| !of(&format!(".olympics-goes{class} .long")).is_empty();
            // Where to, or how many stars the replaced card has.
            let (kind, named) = match view.placement(*card).expect("it can be invested") {
                Placement::FaceDown => (0, of(".olympics-event-name")),
                Placement::Upgrade { replaced } => (1, format!("{}★", replaced.performance())),
                Placement::Discard { .. } => (2, String::new()),
            };
            assert_eq!(
                [!is(".upgrade") && !is(".waste"), is(".upgrade"), is(".waste")],
                [0, 1, 2].map(|it| it == kind),
                "{card:#}"
            );
            assert!(!goes.is_empty() && goes.contains(&named), "{card:#}: {goes}, {named}");
            seen[kind] += 1;
        }
        let told = if record == TWO { 0 } else { hand.len() };
        assert_eq!(texts(&page, ".olympics-card .olympics-goes").len(), told);
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
    page.close();
}

#[test]
fn the_discard_pile_lies_open_to_everybody() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::NARROWEST.still());
    sit_down(&page, TWO, STEPS);
    let discard = truth(&page).discard;
    assert_eq!(page.text_of(".olympics-discard b"), discard.len().to_string());
    page.tap(".olympics-discard");
    page.wait_for("the discard pile", "document.querySelector('dialog .olympics-look')");
    let shown = texts(&page, "dialog .olympics-minis .spoken");
    assert_eq!(shown.len(), discard.len());
    for card in discard.iter() {
        let value = card.acquisition().to_string();
        let ends =
            |label: &String| label.rsplit(|letter: char| !letter.is_ascii_digit()).next() == Some(&*value);
        assert!(shown.iter().any(ends), "{value} in {shown:?}");
    }
    page.close();
}

#[test]
fn the_neutral_player_gets_the_pair_that_is_left_and_plays_it_openly() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    sit_down(&page, TWO, STEPS);
    act(&page);
    step_to(&page, "document.querySelector('[data-phase=asking] .olympics-pair.ready')");
    page.tap(".olympics-pair.ready");
    page.tap(".confirm");
    step_to(&page, "document.querySelector('.status p')?.innerText.startsWith('The neutral player gets')");
    step_to(&page, LOOKING);
    let view = truth(&page);
    let open =
        view.gone.iter().flatten().find(|gone| gone.by == Competitor::Neutral).expect("it got one").open;
    let said = texts(&page, ".olympics-pairs .spoken");
    assert_eq!(
        said.iter().filter(|said| said.starts_with("The neutral player took ")).count(),
        1,
        "{said:?}"
    );
    let lies = view.line(Competitor::Neutral, open.event()).is_some_and(|line| line.open.contains(open));
    assert!(lies || view.discard.contains(open), "it is played or discarded at once");
    page.close();
}

#[test]
fn the_ceremony_counts_every_event_star_by_star() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    for record in [LAST, LAST_OF_TWO] {
        sit_down(&page, record, STEPS);
        act(&page);
        for event in EventCard::ALL {
            let place = event.index() + 1;
            step_to(
                &page,
                &format!(
                    "document.querySelector('.olympics-ceremony.awarded') && document.querySelector('.olympics-event.lit:nth-child({place})')"
                ),
            );
            let ceremony = truth(&page).ceremony(event);
            let towers = texts(&page, ".olympics-step .olympics-tower");
            let counted = towers.iter().map(|tower| tower.matches('★').count().to_string());
            let totals = texts(&page, ".olympics-step .olympics-block > b");
            let stars = |competitor| {
                ceremony
                    .entries()
                    .find(|(entry, _)| entry.competitor == competitor)
                    .map(|(entry, _)| entry.stars.to_string())
            };
            let people = truth(&page).players.len();
            let wanted: Vec<String> = Competitor::all(people).filter_map(stars).collect();
            assert_eq!(counted.collect::<Vec<_>>(), wanted, "{event}: every star is counted");
            assert_eq!(totals, wanted.iter().map(|stars| format!("{stars}★")).collect::<Vec<_>>());
            let medals = ceremony.entries().filter(|(_, medal)| medal.is_some()).count();
            assert_eq!(texts(&page, ".olympics-step .olympics-rank").len(), medals);
            let first = ceremony.entries().find(|(_, medal)| *medal == Some(Medal::Gold));
            let gold = texts(&page, ".olympics-step.olympics-gold .olympics-block > b");
            assert_eq!(
                gold,
                first.map(|(entry, _)| format!("{}★", entry.stars)).into_iter().collect::<Vec<_>>()
            );
        }
    }
    page.close();
}

#[test]
fn skipping_stops_at_the_medals_of_every_event() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    sit_down(&page, LAST, ("pentathlon/settings", "pace=normal"));
    act(&page);
    page.wait_for("the investments", NEXT);
    page.tap(".status button");
    page.wait_for("the beginning of the ceremony", "document.querySelector('.olympics-begins')");
    for event in EventCard::ALL {
        page.tap(".status button");
        let place = event.index() + 1;
        page.wait_for(
            "the medals of the next event",
            &format!("document.querySelector('.olympics-ceremony.awarded') && document.querySelector('.olympics-event.lit:nth-child({place})')"),
        );
    }
    page.tap(".status button");
    // The very last step is shown, because the end of a game has a sound; it has no duration.
    page.wait_for("the podium", "document.querySelector('.podium table')");
    page.close();
}
