//! Other players' actions are shown step by step and can be skipped, and a tap to skip never acts.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};
use pentathlon_engine::games::olympia2000::{Discipline, Olympia2000};
use pentathlon_engine::rules::{Awaiting, Viewer};
use pentathlon_engine::table::Table;

use crate::game::{ASKING, Game, OPEN_CHOICE, SessionPhase, css};
use crate::records;

const SHOWING: &str = "document.querySelector('[data-phase=showing]')";

const PLAYERS: [&str; 4] = ["Ana", "Bo", "Chen", "Dita"];

/// One person among three is the last to choose an athlete for the third round.
fn before_the_third_round() -> String {
    records::until(4, &[0], 5, |table| {
        table.view(Viewer::Table).round == 2
            && table.awaiting().seats().len() == 1
            && matches!(table.awaiting(), Awaiting::Secret(_))
    })
}

/// One person among three, with an athlete selected and sent; what follows is shown at that pace.
fn send_one<'a>(page: &'a Page, pace: &str) -> Game<'a> {
    let kept = records::key("s");
    let record = before_the_third_round();
    page.begin_at("#/table/s", &[(&kept, &record), ("pentathlon/settings", &format!("pace={pace}"))]);
    let mut game = Game::on(page);
    page.wait_for("the hand", ASKING);
    let action = game.random_action();
    game.tap(&action);
    page.wait_for("what follows", SHOWING);
    game
}

#[test]
fn step_by_step_each_step_waits_for_a_tap_is_announced_and_holds_the_screen() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let game = send_one(&page, "step");
    let before = Table::<Olympia2000>::read(&before_the_third_round()).expect("a record");
    let prize = before.view(Viewer::Table).prize.expect("a prize is competed for");
    let name = format!("discipline-{}", prize.discipline.id().replace('_', "-"));
    let (discipline, worth) = (Value::Name(&name), Value::Number(prize.value.into()));
    let places = ("places", Value::List(&["…"]));
    let reveal =
        said_with("olympia2000", "tell-revealed", &[("discipline", discipline), ("value", worth), places]);
    let reveal = reveal.split('…').next().unwrap_or_default().to_owned();
    let mut told = Vec::new();
    let asks: Vec<String> = PLAYERS
        .iter()
        .flat_map(|name| {
            let name = ("name", Value::Text(name));
            let prize =
                move |round| said_with("olympia2000", "ask-chip", &[name, ("round", Value::Number(round))]);
            std::iter::once(said_with("olympia2000", "ask-athlete", &[name])).chain((1..=13).map(prize))
        })
        .collect();
    while game.phase() == SessionPhase::Showing {
        let step = page.text_of(".status p");
        assert!(!step.is_empty(), "what is shown is said");
        page.wait("the step for screen readers", || match page.text_of("[role=status]") {
            heard if heard.ends_with(&step) => Ok(()),
            heard => Err(heard),
        });
        if told.len() < 2 {
            let (round, rounds) = (Value::Number(3), Value::Number(13));
            let round = said_with("olympia2000", "round", &[("round", round), ("rounds", rounds)]);
            assert!(page.text_of(".progress").starts_with(&round), "the round that is told is not over");
        }
        let (prompt, status) = (page.text_of("#prompt"), page.text_of(".badge.busy .badge-status"));
        assert!(!asks.contains(&prompt), "nobody is asked while \"{step}\" is shown: {prompt}");
        assert!(
            ![said("olympia2000", "choosing"), said("olympia2000", "picks-prize")].contains(&&*status),
            "nobody is asked while \"{step}\" is shown: {status}"
        );
        told.push(step);
        page.tap_named(".status .button", said("screens", "next"));
        page.wait("the next step", || {
            let phase = game.phase();
            let next = page.text_of(".status p");
            let on = phase != SessionPhase::Thinking
                && (phase != SessionPhase::Showing || Some(&next) != told.last());
            if on { Ok(()) } else { Err(format!("{phase:?}: {next}")) }
        });
    }
    assert!(told.len() >= 2, "{told:?}");
    assert!(told[0].starts_with(&reveal), "first the athletes are turned over: {told:?}");
    let won = |name: &&str| {
        let values = [("name", Value::Text(name)), ("discipline", discipline), ("value", worth)];
        told[1] == said_with("olympia2000", "tell-won", &values)
    };
    let is_void = told[1] == said("olympia2000", "void-round");
    assert!(is_void || PLAYERS.iter().any(won), "then somebody wins, or nobody: {told:?}");
    page.close();
}

#[test]
fn the_athletes_turn_over_from_the_worst_place_to_the_best_with_little_motion_too() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    // The page notes who turns over together, so that it makes no difference when somebody looks.
    let watch = "window.turned = [];
        new MutationObserver(() => {
            const known = turned.flat();
            const more = [...document.querySelectorAll('.entrant.turned')].filter((one) => !known.includes(one));
            if (more.length) turned.push(more);
        }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });";
    page.devtools("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": watch }));
    send_one(&page, "step");
    page.wait_for("the winner", "document.querySelector('.stage.crowned')");
    let places = "const place = (one) => Number(one.querySelector('.entrant-place').textContent) || 99;
        return turned.map((together) => together.map(place));";
    let turned = page.run(places, &[]);
    let turned: Vec<Vec<u64>> = serde_json::from_value(turned).unwrap_or_default();
    assert_eq!(turned.concat().len(), 4, "{turned:?}");
    assert!(turned.len() > 1, "one after the other: {turned:?}");
    for (worse, better) in turned.iter().zip(turned.iter().skip(1)) {
        assert!(worse.iter().min() >= better.iter().max(), "{turned:?}");
    }
    let covered = "const stage = document.querySelector('.stage').getBoundingClientRect();
        return [...document.querySelectorAll('#prompt, .status, .hand .card, .badge')].some((one) => {
            const box = one.getBoundingClientRect();
            return box.bottom > stage.top && box.top < stage.bottom && box.width;
        });";
    assert_eq!(page.run(covered, &[]), false, "the stage covers neither prompt nor hand nor seats");
    page.close();
}

#[test]
fn a_tap_on_cards_while_something_is_shown_only_hurries() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let game = send_one(&page, "step");
    let record = game.record();
    for css in [".hand .card", ".stage"] {
        let before = page.text_of(".status p");
        page.tap(css);
        page.wait_for(
            "the next step",
            &format!("document.querySelector('.status p')?.innerText !== {before:?} || {ASKING}"),
        );
        assert!(
            !page.holds("document.querySelector('[aria-pressed=true], .confirm')"),
            "{css} is not selected by that"
        );
    }
    // Computers may have acted in the meantime, but the person has not.
    let new = game.record();
    let new =
        new.strip_prefix(record.strip_suffix("end\n").unwrap_or_default()).unwrap_or_default().to_owned();
    assert!(!new.lines().any(|line| line.starts_with("0 ")), "{new}");
    page.close();
}

#[test]
fn skipping_leads_at_once_to_the_next_prompt() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE);
    let mut game = send_one(&page, "normal");
    page.tap_if_there(".status .button");
    assert_ne!(game.next(), SessionPhase::Showing);
    let action = game.random_action();
    assert!(page.holds(&format!("document.querySelector('{}')", css(&action))));
    page.close();
}

#[test]
fn a_dimmed_element_gives_the_reason() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let tables = [
        (records::at_athletes(4, &[0], 2), ".column", "why-column-not-now"),
        (records::at_chip(2, &[0, 1], 2), ".hand .card", "why-first-chip"),
        (records::at_deal(2, &[0, 1], 2), ".hand .card", "why-first-deal"),
    ];
    for (record, css, why) in tables {
        page.begin_at("#/table/s", &[(&records::key("s"), &record)]);
        let game = Game::on(&page);
        if game.next() == SessionPhase::Curtain || page.holds(OPEN_CHOICE) {
            game.open_curtain_by_key();
        }
        page.tap(css);
        page.wait_for_text("[role=alert] .notice", said("olympia2000", why));
        assert_eq!(game.record(), record);
    }
    page.close();
}

#[test]
fn what_is_shown_to_all_shows_nobody_s_hand() {
    let site = Site::at_root();
    let record = records::at_athletes(3, &[0, 1, 2], 1);
    let step = ("pentathlon/settings", "pace=step");
    let page =
        Page::open_at(&site, Look::TABLET.still(), "#/table/s", &[(&records::key("s"), &record), step]);
    let mut game = Game::on(&page);
    let mut eyes = Viewer::Table;
    let mut shown = 0;
    let rounds = game.truth().view(Viewer::Table).round + 3;
    while game.truth().view(Viewer::Table).round < rounds || game.phase() != SessionPhase::Asking {
        match game.phase() {
            SessionPhase::Showing => {
                game.assert_shows_only_to(eyes);
                page.tap_named(".status .button", said("screens", "next"));
                shown += 1;
            }
            SessionPhase::Curtain => game.open_curtain_by_key(),
            SessionPhase::Asking => {
                let (seat, viewer) = (game.looking(), game.viewer());
                let action = game.random_action();
                game.tap(&action);
                // After an open turn, a person who may act again keeps the screen; otherwise the screen is public.
                let again = game.truth().awaiting().seats().contains(seat) && !action.starts_with("athlete");
                eyes = if again { viewer } else { Viewer::Table };
            }
            phase => panic!("nobody waits for {phase:?}"),
        }
    }
    assert!(shown > 6, "{shown}");
    page.close();
}

#[test]
fn the_hand_shows_its_places_for_the_coming_prize_that_is_selected() {
    let site = Site::at_root();
    let record = records::at_chip(2, &[0, 1], 2);
    let page = Page::open_at(&site, Look::TABLET.still(), "#/table/c", &[(&records::key("c"), &record)]);
    let game = Game::on(&page);
    game.open_curtain_by_key();
    let chips = game.ready();
    assert!(chips.len() > 1, "{chips:?}");
    for chip in chips {
        let discipline: Option<Discipline> = chip.strip_prefix("chip ").and_then(|name| name.parse().ok());
        let place = Discipline::ALL.iter().position(|one| Some(*one) == discipline);
        page.tap(&format!("[data-action='{chip}']"));
        let lit = "[...document.querySelectorAll('.hand .card')].every((card) =>
            [...card.querySelectorAll('.place')].map((place) => place.matches('.lit')).indexOf(true) === ";
        page.wait_for("its places", &format!("{lit}{})", place.expect("a chip has a discipline")));
    }
    page.close();
}
