//! The table of Olympics, compared with the engine's view of the same record.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};
use pentathlon_engine::games::olympics::{
    Card, Competitor, EventCard, Medal, Olympics, Placement, Token, View,
};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::Table;

use crate::game::ASKING;
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
/// The button of a step that is shown.
const STEP: &str = "[data-phase=showing] .status button";
const NEXT: &str = "document.querySelector('[data-phase=showing] .status button')";

fn sit_down(page: &Page, record: &str, settings: (&str, &str)) {
    page.begin_at(&format!("#/table/{ID}"), &[(&records::key(ID), record), settings]);
    page.wait_for("the hand", ASKING);
}

/// What the person knows according to the record.
#[track_caller]
fn truth(page: &Page) -> View {
    let record = page.stored(&records::key(ID)).expect("the table is kept");
    let table = Table::<Olympics>::read(&record).unwrap_or_else(|why| panic!("{why}, in:\n{record}"));
    table.view(Viewer::Seat(Seat(0)))
}

/// The texts of all elements that match a selector.
#[track_caller]
fn texts(page: &Page, css: &str) -> Vec<String> {
    let script =
        format!("return [...document.querySelectorAll('{css}')].map((it) => it.textContent.trim());");
    let found = page.run(&script, &[]);
    found.as_array().into_iter().flatten().filter_map(|text| text.as_str()).map(str::to_owned).collect()
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
        // Until the page gets the tap, the step before is there, whose button must not be tapped again.
        page.wait("a step or the moment", || {
            let goes_on = page.holds(moment) || page.tap_if_there(STEP);
            if goes_on { Ok(()) } else { Err("there is no step".to_owned()) }
        });
        if page.holds(moment) {
            return;
        }
    }
    panic!("{moment} should come");
}

#[test]
fn bids_sort_themselves_and_every_place_of_the_pool_says_who_took_its_pair() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    sit_down(&page, FIVE, STEPS);
    act(&page);
    step_to(&page, ASKING);
    act(&page);
    step_to(&page, "document.querySelector('.olympics-board.revealing')");
    let bids = truth(&page).bids.expect("the bids are turned over");
    // Each is in the lane of its player, and on the stage they are sorted, as they are for a screen reader.
    let value = |card: Card| card.acquisition().to_string();
    let sorted: Vec<(Seat, Card)> = bids.in_order().collect();
    let mut by_seat = sorted.clone();
    by_seat.sort_by_key(|(seat, _)| seat.index());
    let by_seat: Vec<String> = by_seat.into_iter().map(|(_, card)| value(card)).collect();
    assert_eq!(texts(&page, ".olympics-lane .olympics-choice .olympics-bib"), by_seat);
    let said = texts(&page, ".olympics-order li");
    assert_eq!(said.len(), sorted.len());
    for (said, (_, card)) in said.iter().zip(&sorted) {
        assert!(said.contains(&value(*card)), "{said} should be about {card:?}");
    }
    let sorted: Vec<String> = sorted.into_iter().map(|(_, card)| value(card)).collect();
    assert_eq!(texts(&page, ".olympics-stage .olympics-turns > .olympics-mini > .olympics-bib"), sorted);
    // The stage is gone when the person is asked, and the pairs are where they were.
    let pairs = "const box = document.querySelector('.olympics-pairs').getBoundingClientRect();
        return [box.x, box.y, box.width, box.height];";
    let place = page.run(pairs, &[]);
    // Steps on until the person may act again, once or twice: for a pair, then for an investment.
    step_to(&page, ASKING);
    if page.holds("document.querySelector('[data-phase=asking] .olympics-pair.ready')") {
        act(&page);
        step_to(&page, ASKING);
    }
    assert!(!page.holds("document.querySelector('.olympics-stage')"), "the scoreboard is in sight again");
    assert_eq!(page.run(pairs, &[]), place, "the pairs have one place");
    let view = truth(&page);
    assert_eq!(view.gone.iter().flatten().count(), 5, "everybody has a pair");
    let shown = || texts(&page, ".olympics-pairs .visually-hidden");
    let names = ["Ana", "Bo", "Chen", "Dita", "Emre"];
    for (gone, shown) in view.gone.iter().flatten().zip(shown()) {
        let name = gone.by.seat().map_or("", |seat| names[seat.index()]);
        let took = said_with(
            "olympics",
            "took-pair",
            &[("name", Value::Text(name)), ("card", Value::Name(&name_of(gone.open)))],
        );
        assert_eq!(shown, took, "{gone:?}");
    }
    let before = shown();
    page.reload();
    page.wait_for("the hand", ASKING);
    assert_eq!(shown(), before, "a reload forgets nothing that everybody saw");
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
    page.close();
}

#[test]
fn the_card_beneath_a_pair_is_turned_over_in_the_hand_of_its_taker() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    sit_down(&page, include_str!("../records/olympics-5-take.txt"), STEPS);
    let before = truth(&page).player(Seat(0)).and_then(|own| own.hand).expect("the viewer sees the hand");
    act(&page);
    page.wait_for("the step", NEXT);
    let after = truth(&page).player(Seat(0)).and_then(|own| own.hand).expect("the viewer sees the hand");
    let taken = truth(&page)
        .gone
        .iter()
        .flatten()
        .find(|gone| gone.by == Competitor::Seat(Seat(0)))
        .expect("taken")
        .open;
    let beneath: Vec<Card> = after.difference(before).iter().filter(|&card| card != taken).collect();
    let turned = page.run(
        "return [...document.querySelectorAll('.olympics-over')].map((it) => it.parentElement.dataset.card);",
        &[],
    );
    let turned: Vec<&str> =
        turned.as_array().into_iter().flatten().filter_map(|card| card.as_str()).collect();
    let wanted: Vec<String> = beneath.iter().map(|card| format!("card {card}")).collect();
    assert_eq!(turned, wanted);
    assert_eq!(texts(&page, ".olympics-aim"), [said(ID, "aim")]);
    page.close();
}

#[test]
fn nothing_changes_its_place_during_a_round() {
    const PLACES: &str = "const box = (css) => {
            const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
        };
        return ['.olympics-scoreboard', '.olympics-market', '.olympics-hand .prompt', '.olympics-hand .hand'].map(box)
            .concat([...document.querySelectorAll('.olympics-lane, .olympics-event')].map((e) => Math.round(e.getBoundingClientRect().y)))
            .join('; ');";
    // Both buttons are at the end of the same row.
    const BUTTON: &str =
        "return document.querySelector('.confirm, .status button')?.getBoundingClientRect().right ?? null;";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    for (look, record) in [Look::TABLET, Look::PHONE].into_iter().flat_map(|look| [(look, TWO), (look, FIVE)])
    {
        page.look(look.still());
        sit_down(&page, record, STEPS);
        let before = page.run(PLACES, &[]);
        page.tap("[data-ready=true]");
        page.wait_for("the button", "document.querySelector('.confirm')");
        let end = || page.run(BUTTON, &[]).as_f64();
        let button = end().expect("there is a button");
        page.tap(".confirm");
        let mut steps = 0;
        while steps < 12 {
            page.wait_for("a step or a question", &format!("{NEXT} || {ASKING}"));
            assert_eq!(page.run(PLACES, &[]), before, "{}x{}, step {steps}", look.width, look.height);
            if page.holds(NEXT) {
                // Until the page gets a tap, the step before is there.
                let moved = end().map_or(0.0, |end| (end - button).abs());
                // A pressed button is a little smaller.
                assert!(moved <= 2.0, "{}x{}, step {steps}: {moved} px", look.width, look.height);
                page.wait("the next step", || {
                    let goes_on = page.tap_if_there(STEP) || page.holds(ASKING);
                    if goes_on { Ok(()) } else { Err("there is none".to_owned()) }
                });
            } else {
                act(&page);
            }
            steps += 1;
        }
    }
    page.close();
}

#[test]
fn a_card_of_the_hand_shows_what_it_would_do_to_another_one() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let mut seen = [0; 4];
    for record in [TWO, FIVE, LAST, LAST_OF_TWO] {
        sit_down(&page, record, STEPS);
        let view = truth(&page);
        let hand: Vec<Card> =
            view.player(Seat(0)).and_then(|own| own.hand).expect("the viewer sees the hand").iter().collect();
        let mut told = 0;
        for card in &hand {
            let goes = texts(&page, &format!("[data-card=\"card {card}\"] .olympics-goes .long")).concat();
            if record == TWO {
                assert_eq!(goes, "", "a bid is discarded: it goes nowhere");
                continue;
            }
            let wanted = match view.placement(*card).expect("it can be invested") {
                Placement::FaceDown => {
                    match view.line(Competitor::Seat(Seat(0)), card.event()).map(|line| line.token) {
                        Some(Token::Covers(Some(turned))) => {
                            let kind = format!("kind-{}", turned.card_type().id());
                            let stars = Value::Number(turned.performance().into());
                            (
                                3,
                                said_with(
                                    "olympics",
                                    "goes-turns",
                                    &[("kind", Value::Name(&kind)), ("stars", stars)],
                                ),
                            )
                        }
                        _ => (0, String::new()),
                    }
                }
                Placement::Upgrade { replaced } => {
                    let kind = format!("kind-{}", replaced.card_type().id());
                    let stars = Value::Number(replaced.performance().into());
                    let values = [("kind", Value::Name(&kind)), ("stars", stars)];
                    (1, said_with("olympics", "goes-upgrade", &values))
                }
                Placement::Discard { .. } => (2, said("olympics", "goes-discard").to_owned()),
            };
            assert_eq!(goes, wanted.1, "{card:?}");
            seen[wanted.0] += 1;
            told += usize::from(wanted.0 > 0);
        }
        assert_eq!(texts(&page, ".olympics-card .olympics-goes").len(), told);
    }
    assert!(seen[0] > 0 && seen[1] > 0 && seen[3] > 0, "{seen:?}");
    page.close();
}

/// The id of the message with the name of a card.
fn name_of(card: Card) -> String {
    format!("card-{}-{}", card.event().id(), card.card_type().id())
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
    let shown = texts(&page, "dialog .olympics-minis .visually-hidden");
    assert_eq!(shown.len(), discard.len());
    for card in discard.iter() {
        let (stars, value) = (card.performance().into(), card.acquisition().into());
        let name = name_of(card);
        let values =
            [("card", Value::Name(&name)), ("stars", Value::Number(stars)), ("value", Value::Number(value))];
        let label = said_with("olympics", "card-label", &values);
        assert!(shown.contains(&label), "{label} in {shown:?}");
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
    step_to(&page, "document.querySelector('.olympics-took .seat-7')");
    step_to(&page, ASKING);
    let view = truth(&page);
    let open =
        view.gone.iter().flatten().find(|gone| gone.by == Competitor::Neutral).expect("it got one").open;
    let shown = texts(&page, ".olympics-pairs .visually-hidden");
    let took = said_with("olympics", "took-pair-neutral", &[("card", Value::Name(&name_of(open)))]);
    assert_eq!(shown.iter().filter(|shown| **shown == took).count(), 1, "{shown:?}");
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
