//! The pads of a race: each has its own touches and keys, and a touch takes effect at once.

use pentathlon_browser::scenes::{self, go_on};
use pentathlon_browser::{Look, Page, Site, said};
use serde_json::json;

use crate::race::{ALONE, HELD_UP, RACING, THREE, record, seat_down, since};

/// Four people, three of whom race.
const FOUR: &str = include_str!("../records/olympikos-4.txt");

/// Takes a seat in a race and resumes it. Its time stands still, as on a busy machine it would be over too soon; all else goes on.
#[track_caller]
fn race(page: &Page, options: &str) {
    seat_down(page, options);
    go_on(page);
    page.run("window.setTimeout = window.ownTimeout;", &[]);
    page.wait_for("the race", RACING);
}

/// The actions since that record, without their times.
#[track_caller]
fn actions(page: &Page, before: &str) -> Vec<String> {
    since(page, before).iter().filter_map(|line| Some(line.rsplit_once(" @")?.0.to_owned())).collect()
}

#[test]
fn two_people_who_touch_at_the_same_moment_both_act_in_an_order_that_is_kept() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, THREE);
    let before = record(&page);
    page.tap_together(&["[data-pad='1'] [data-ring=yellow]", "[data-pad='2'] [data-ring=black]"]);
    let ready = "document.querySelectorAll('[data-pad] [data-medal=silver][data-ready=true]').length === 2";
    page.wait_for("both pads to be ready", ready);
    page.tap_together(&["[data-pad='1'] [data-medal=silver]", "[data-pad='2'] [data-medal=silver]"]);
    page.wait_for(
        "two cards",
        "document.querySelectorAll('.olympikos-podest.silver .olympikos-card').length === 3",
    );
    assert_eq!(
        actions(&page, &before),
        ["1 place silver yellow", "2 place silver black"],
        "each counts, in one order"
    );
    let faces = "[...document.querySelectorAll('.olympikos-podest.silver .olympikos-card .olympikos-ring')].length === 0";
    assert!(page.holds(faces), "flag up: nobody sees which");
    page.assert_no_errors();
    page.close();
}

/// The effect of a touch is in the document before the next frame is drawn.
#[test]
fn a_card_lies_in_the_first_frame_after_the_touch_on_both_of_two_pads() {
    const WATCH: &str = "
        window.drawn = [];
        addEventListener('pointerdown', (event) => {
          const { pad } = event.target.closest('[data-pad]').dataset;
          const medal = event.target.closest('[data-medal]')?.dataset.medal;
          const ring = event.target.closest('[data-ring]');
          requestAnimationFrame(() => {
            const card = document.querySelector(`.olympikos-podest.${medal} .olympikos-card.seat-${pad}`);
            drawn.push([pad, ring ? ring.classList.contains('selected') : card !== null]);
          });
        });";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, THREE);
    page.run(WATCH, &[]);
    for step in ["[data-ring=yellow]", "[data-medal=silver]"] {
        page.tap_together(&[&format!("[data-pad='1'] {step}"), &format!("[data-pad='2'] {step}")]);
    }
    page.wait_for("four frames", "drawn.length === 4");
    let each = json!([["1", true], ["2", true], ["1", true], ["2", true]]);
    assert_eq!(page.run("return drawn;", &[]), each);
    page.close();
}

#[test]
fn each_of_three_pads_has_keys_of_its_own_and_shows_them() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, FOUR);
    let before = record(&page);
    page.press("Escape");
    page.wait_for("a page that knows of the keyboard", "document.documentElement.dataset.keyboard");
    let shown = page.run(
        "return [...document.querySelectorAll('[data-pad] [data-key]')].map((it) => {
           const key = it.querySelector('kbd');
           return key.checkVisibility() && key.innerText.toLowerCase() === it.dataset.key ? it.dataset.key : `no ${it.dataset.key}`;
         });",
        &[],
    );
    let shown: Vec<&str> = shown.as_array().into_iter().flatten().filter_map(|it| it.as_str()).collect();
    let buttons = page.run("return document.querySelectorAll('[data-pad] button').length;", &[]);
    let mut once = shown.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(json!(once.len()), buttons, "each has a key of its own: {shown:?}");
    assert!(shown.iter().all(|key| !key.starts_with("no ")), "each is shown where it acts: {shown:?}");

    // Each player puts a card on gold, with the keys of all players interleaved.
    let key = |pad: &str, what: &str| {
        let script = "return document.querySelector(arguments[0]).dataset.key;";
        let key = page.run(script, &[json!(format!("[data-pad='{pad}'] {what}"))]);
        key.as_str().expect("there is a key").to_owned()
    };
    let pads = ["0", "1", "2"];
    for (pad, ring) in pads.into_iter().zip(["red", "green", "red"]) {
        page.press(&key(pad, &format!("[data-ring={ring}]")));
    }
    assert_eq!(record(&page), before, "a ring alone does nothing");
    for pad in ["2", "0", "1"] {
        page.press(&key(pad, "[data-medal=gold]"));
    }
    page.wait_for(
        "three cards",
        "document.querySelectorAll('.olympikos-podest.gold .olympikos-card').length === 4",
    );
    assert_eq!(actions(&page, &before), ["2 place gold red", "0 place gold red", "1 place gold green"]);
    page.assert_no_errors();
    page.close();
}

#[test]
fn the_finger_that_puts_down_the_last_card_taps_nothing_that_comes_to_lie_under_it() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, THREE);
    let watch = "window.taps = [];
        addEventListener('click', (event) => taps.push(event.target.closest('.status') !== null), true);";
    page.run(watch, &[]);
    let open = "document.querySelector('[data-pad] [data-medal].open')";
    while page.holds(open) {
        for ring in ["blue", "yellow", "black", "green", "red"] {
            // Which of the cards were put down is hidden.
            let medal = "[data-pad]:has(.open) [data-medal].open";
            let _ = page.tap_if_there(&format!("[data-pad]:has(.open) [data-ring={ring}]"))
                && page.tap_if_there(medal);
        }
    }
    page.tap(".status .button");
    page.wait_for("a tap", "taps.length > 0");
    assert_eq!(page.run("return taps;", &[]), json!([true]), "the first tap that is one is the next");
    page.close();
}

#[test]
fn a_key_that_is_held_down_chooses_once() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, THREE);
    let ring = "[data-pad='1'] [data-ring=black]";
    let down = "for (const repeat of [false, true, true, true]) {
          const { key } = document.querySelector(arguments[0]).dataset;
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
        }";
    page.run(down, &[json!(ring)]);
    page.wait_for("the ring to be chosen", &format!("document.querySelector(\"{ring}.selected\")"));
    page.close();
}

#[test]
fn a_card_that_has_been_put_down_is_refused_in_words_and_its_pad_looks_as_before() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, THREE);
    let used = THREE.lines().rfind(|line| line.starts_with("1 place "));
    let word = |number| used.and_then(|line| line.split(' ').nth(number)).expect("seat 1 has placed a card");
    let (medal, ring) = (word(2), word(3));
    let rings = "document.querySelectorAll(\"[data-pad='1'] .olympikos-pad-ring:not(.gone)\").length";
    assert!(page.holds(&format!("{rings} === 5")), "nobody sees which card is gone");
    let before = record(&page);
    page.tap(&format!("[data-pad='1'] [data-ring={ring}]"));
    let says_why = "document.querySelector(\"[data-pad='1'] .olympikos-pad-why\").innerText.length > 9";
    page.wait_for("why not", says_why);
    assert!(page.holds("!document.querySelector('.armed')"), "it is refused at the first touch");

    // Another card stays picked when its medal is taken.
    page.tap(&format!("[data-pad='1'] .olympikos-pad-ring:not([data-ring={ring}])"));
    page.wait_for("a ring to be picked", &format!("document.querySelector('.armed') && !({says_why})"));
    page.tap(&format!("[data-pad='1'] [data-medal={medal}]"));
    page.wait_for("why not on this medal", says_why);
    assert!(page.holds("document.querySelector('.armed')"), "the ring stays picked");
    assert_eq!(record(&page), before);
    page.close();
}

#[test]
fn a_pad_answers_every_touch_alike_with_or_without_motion() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    for (look, wanted) in [(Look::TABLET.still(), "olympikos-border"), (Look::TABLET, "olympikos-taken")] {
        page.look(look);
        seat_down(&page, THREE);
        page.wait_for("a race that is held up", HELD_UP);
        // By a finger: only a page that was touched may make a device tremble.
        page.tap(".go-on");
        page.wait_for("the race", RACING);
        let watch = "window.answers = [];
            addEventListener('animationstart', (event) => {
              const pad = event.target.closest('[data-pad]')?.dataset.pad;
              if (pad && event.pseudoElement === '::after') answers.push([pad, event.animationName]);
            });";
        page.run(watch, &[]);
        page.tap_together(&["[data-pad='1'] [data-ring=yellow]", "[data-pad='2'] [data-ring=black]"]);
        page.wait_for("an answer on each", "answers.length === 2");
        page.tap_together(&["[data-pad='1'] [data-ring=red]", "[data-pad='2'] [data-ring=green]"]);
        page.wait_for("another one", "answers.length === 4");
        let answers = page.run("return answers.map(([pad, name]) => `${pad} ${name}`).sort();", &[]);
        let again = format!("{wanted}-again");
        let each: Vec<String> =
            ["1", "2"].iter().flat_map(|pad| [format!("{pad} {wanted}"), format!("{pad} {again}")]).collect();
        assert_eq!(answers, json!(each), "whatever was touched");
    }
    page.close();
}

#[test]
fn a_sport_that_was_played_says_so_on_the_table_and_on_the_only_pad() {
    let page = Page::blank(&Site::at_root(), Look::PHONE.still());
    for look in [Look::PHONE, Look::TABLET, Look::TABLET_UPRIGHT] {
        page.look(look.still());
        race(&page, ALONE);
        assert!(!page.holds("document.querySelector('.olympikos-used')"));
        page.tap("[data-pad] [data-ring=green]");
        page.tap("[data-pad] [data-medal=bronze]");
        for place in ["[data-pad] [data-ring=green].gone", ".olympikos-sport.ring-green.gone"] {
            page.wait_for_text(&format!("{place} .olympikos-used"), said("olympikos", "used-sport"));
            let label = page.run(
                "const it = document.querySelector(arguments[0]);
                 return it.ariaLabel ?? it.querySelector('.visually-hidden').textContent;",
                &[json!(place)],
            );
            assert!(
                label.as_str().is_some_and(|label| label.contains(said("olympikos", "used-sport"))),
                "{label}"
            );
        }
        assert_eq!(page.run("return document.querySelectorAll('.olympikos-used').length;", &[]), json!(2));
    }
    page.close();
}

#[test]
fn who_races_alone_is_led_to_the_rules_by_what_refuses_a_touch() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    race(&page, ALONE);
    page.run("document.querySelector('.olympikos-pad [data-medal=bronze]').click();", &[]);
    page.wait_for("why not", "document.querySelector('.notice .button')");
    page.tap(".notice .button");
    page.wait_for_text(".rules-text .found", said("olympikosrules", "rules-athletes-flip"));
    page.close();
}

#[test]
fn a_ring_is_dragged_to_a_medal_on_each_pad_by_a_finger_of_its_own() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, THREE);
    let before = record(&page);
    page.drag_together(&[
        ("[data-pad='1'] [data-ring=yellow]", "[data-pad='1'] [data-medal=silver]"),
        ("[data-pad='2'] [data-ring=black]", "[data-pad='2'] [data-medal=silver]"),
    ]);
    page.wait_for(
        "two cards",
        "document.querySelectorAll('.olympikos-podest.silver .olympikos-card').length === 3",
    );
    let mut placed = actions(&page, &before);
    placed.sort();
    assert_eq!(placed, ["1 place silver yellow", "2 place silver black"]);

    // The medal in the middle of the table takes a ring, too.
    let before = record(&page);
    let on_gold = "document.querySelectorAll('.olympikos-podest.gold .olympikos-card.seat-1').length";
    assert!(page.holds(&format!("{on_gold} === 0")));
    page.drag_with_mouse("[data-pad='1'] [data-ring=red]", ".olympikos-podest.gold");
    page.wait_for("a card in the middle", &format!("{on_gold} === 1"));
    assert_eq!(actions(&page, &before), ["1 place gold red"]);
    page.assert_no_errors();
    page.close();
}

#[test]
fn a_ring_that_is_dropped_elsewhere_goes_back_and_is_not_picked() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, THREE);
    let before = record(&page);
    let watch = "window.held = 0;
        new MutationObserver(() => { held += document.querySelectorAll('.olympikos-dragged').length; })
          .observe(document.body, { childList: true, subtree: true });";
    page.run(watch, &[]);
    for (from, to) in [
        ("[data-pad='1'] [data-ring=red]", ".olympikos-chip"),
        ("[data-pad='1'] [data-ring=red]", "[data-pad='2'] [data-medal=silver]"),
    ] {
        page.run("window.held = 0;", &[]);
        page.drag_together(&[(from, to)]);
        page.wait_for(
            "the ring to be held and back",
            "held > 0 && !document.querySelector('.olympikos-dragged')",
        );
        assert!(page.holds("!document.querySelector('[data-pad] .selected')"), "nothing is picked");
        assert_eq!(record(&page), before, "nothing was placed");
    }
    page.tap("[data-pad='1'] [data-ring=red]");
    page.wait_for(
        "the ring to be picked",
        "document.querySelector(\"[data-pad='1'] [data-ring=red].selected\")",
    );
    page.close();
}

#[test]
fn who_races_alone_drags_a_sport_to_a_medal() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    race(&page, ALONE);
    let gone = "document.querySelectorAll('.olympikos-sport.gone').length";
    assert!(page.holds(&format!("{gone} < 5")));
    let before = page.run("return document.querySelectorAll('.olympikos-card:not(.rival)').length;", &[]);
    page.drag_together(&[(".olympikos-sport:not(.gone)", ".olympikos-podest.gold")]);
    page.wait_for(
        "a card of one's own",
        &format!("document.querySelectorAll('.olympikos-card:not(.rival)').length > {before}"),
    );
    assert!(page.holds("!document.querySelector('dialog[open]')"), "no card about the sport opens");
    page.close();
}

#[test]
fn five_pads_have_one_size() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    for look in [Look::TABLET, Look::TABLET_UPRIGHT] {
        page.look(look.still());
        race(&page, include_str!("../records/olympikos-6.txt"));
        let sizes = "const size = (it) => {
              const { width, height } = it.getBoundingClientRect();
              return [width, height].map(Math.round).sort((a, b) => a - b).join(' x ');
            };
            return ['[data-pad]', '[data-ring]', '[data-pad] [data-medal]:not([data-medal=control])']
              .map((css) => [...document.querySelectorAll(css)].map(size));";
        let sizes = page.run(sizes, &[]);
        for (what, count) in [(0, 5), (1, 25), (2, 15)] {
            let all = sizes[what].as_array().expect("a list of sizes");
            assert_eq!(all.len(), count);
            assert!(all.iter().all(|size| *size == all[0]), "{}x{}: {all:?}", look.width, look.height);
        }
    }
    page.close();
}

#[test]
fn every_place_around_the_table_stays_where_it_was_when_a_race_starts() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let places = "return Object.fromEntries([...document.querySelectorAll('.olympikos-middle, .olympikos-board > .olympikos-pad')]
        .map((it) => [it.className.match(/seat-./)?.[0], it.getBoundingClientRect()]).sort());";
    let (five, six) =
        (include_str!("../records/olympikos-5.txt"), include_str!("../records/olympikos-6.txt"));
    for record in [THREE, FOUR, five, six] {
        for look in [Look::TABLET, Look::TABLET_UPRIGHT] {
            page.look(look.still());
            seat_down(&page, record);
            page.wait_for("a race that is held up", HELD_UP);
            let before = page.run(places, &[]);
            go_on(&page);
            page.wait_for("the race", RACING);
            assert_eq!(page.run(places, &[]), before, "{}x{}", look.width, look.height);
        }
    }
    page.close();
}

#[test]
fn all_around_the_table_read_at_their_edge_what_the_presentation_shows() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    scenes::named("olympikos-presentation").expect("there is that scene").enter(&page);
    let told = page.text_of(".status p");
    for seat in 0..3 {
        assert_eq!(page.text_of(&format!(".olympikos-plate.seat-{seat} small")), told);
    }
    page.close();
}

#[test]
fn every_pad_fits_on_the_screen_and_under_a_finger() {
    const RECORDS: [(&str, &str); 5] = [
        ("alone", ALONE),
        ("three", THREE),
        ("four", FOUR),
        ("five", include_str!("../records/olympikos-5.txt")),
        ("six", include_str!("../records/olympikos-6.txt")),
    ];
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (name, record) in RECORDS {
        for look in [Look::PHONE, Look::TABLET, Look::TABLET_UPRIGHT] {
            page.look(look.still());
            race(&page, record);
            page.wait_for("rest", "!document.getAnimations().length");
            let script = "const page = document.scrollingElement;
                const faults = [];
                if (page.scrollHeight > innerHeight) faults.push(`${page.scrollHeight - innerHeight} px below`);
                if (page.scrollWidth > innerWidth) faults.push(`${page.scrollWidth - innerWidth} px beside`);
                const boxes = [...document.querySelectorAll('[data-pad]')].filter((it) => it.checkVisibility());
                for (const button of document.querySelectorAll('[data-pad] button, .olympikos-sport, .olympikos-tab')) {
                  if (!button.checkVisibility()) continue;
                  const { width, height, left, top, right, bottom } = button.getBoundingClientRect();
                  const name = button.ariaLabel ?? button.innerText;
                  if (Math.min(width, height) < 43.5) faults.push(`${name}: ${width} x ${height}`);
                  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                  if (!button.contains(hit)) faults.push(`${name} is covered`);
                }
                for (const clue of document.querySelectorAll('[data-pad]:is(.edge-left, .edge-right) .olympikos-clue')) {
                  if (!clue.checkVisibility()) continue;
                  const { width, height } = clue.getBoundingClientRect();
                  if (Math.min(width, height) < 43.5) faults.push(`a clue at the side: ${width} x ${height}`);
                }
                const middle = document.querySelector('.olympikos-middle').getBoundingClientRect();
                for (const stand of document.querySelectorAll('.olympikos-podest, .olympikos-pile')) {
                  if (stand.getBoundingClientRect().bottom > middle.bottom + 1) faults.push('a medal sticks out');
                }
                if (!boxes.length) faults.push('there is no pad');
                return faults.join('; ');";
            faults.extend(page.lasting_faults(|| {
                let found = page.run(script, &[]);
                let found = found.as_str().filter(|found| !found.is_empty());
                found
                    .map(|found| format!("{name}, {}x{}: {found}", look.width, look.height))
                    .into_iter()
                    .collect()
            }));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    page.close();
}
