//! The secrets of Olympikos: targets, clues before they are flipped, ring cards (K4, K22, K25, K26).

use std::sync::LazyLock;

use pentathlon_browser::{Value, names_in, said, said_with};
use pentathlon_engine::games::olympikos::{Clue, Olympikos, Ring, View};
use pentathlon_engine::rules::{Seat, Viewer};

use super::hidden::{Secrets, Things, at_the_start};
use super::olympics::after;

/// What the app calls the clues and the sports, in lower case and in the order of their numbers.
static CLUES: LazyLock<Vec<String>> = LazyLock::new(|| called("clue"));
static SPORTS: LazyLock<Vec<String>> = LazyLock::new(|| called("sport"));

fn called(group: &str) -> Vec<String> {
    // Where a long name may be broken it has a soft hyphen.
    let name = |id| said("olympikos", id).to_lowercase().replace('\u{ad}', "");
    names_in("olympikos", group).into_iter().map(name).collect()
}

fn name_of(clue: Clue) -> String {
    CLUES[usize::from(clue.number())].clone()
}

impl Secrets for Olympikos {
    const TABLE: (usize, &'static [u8], &'static str) = (4, &[0, 1, 3], "clock=off");

    /// The rings on medals by place, rings that are no longer in a hand, and clues whose picture is in the document.
    const PROBE: &'static str = "
        const sheet = performance.getEntriesByType('resource').map((it) => it.name).find((it) => /clues-[^/]*svg$/.test(it));
        if (sheet && !window.clueLines) {
          const text = await (await fetch(sheet)).text();
          const lines = [...text.matchAll(/<symbol id=\"clue-(\\d+)\"(.*?)<\\/symbol>/gs)]
            .flatMap(([, clue, drawn]) => [...drawn.matchAll(/ d=\"([^\"]{24,})\"/g)].map(([, line]) => [line, clue]));
          const of = new Map();
          for (const [line, clue] of lines) of.set(line, of.has(line) && of.get(line) !== clue ? null : clue);
          window.clueLines = of;
        }
        const told = [];
        for (const path of document.querySelectorAll('svg path')) {
          const clue = window.clueLines?.get(path.getAttribute('d'));
          if (clue) told.push(`clue ${clue}`);
        }
        for (const stand of document.querySelectorAll('.olympikos-podest')) {
          [...stand.querySelectorAll('.olympikos-card')].forEach((card, place) => {
            const ring = card.outerHTML.match(/ring-([a-z]+)/)?.[1];
            if (ring) told.push(`${stand.dataset.place} ${place}: ${ring}`);
          });
        }
        for (const ring of document.querySelectorAll('.olympikos-pad-ring.gone')) {
          told.push(`gone ${ring.closest('[data-pad]').dataset.pad}: ${ring.dataset.ring}`);
        }
        return told;";

    fn known(view: &View) -> Things {
        let mut known = Things::new();
        let mut knows = |clue: Clue| known.extend([format!("clue {clue}"), name_of(clue)]);
        view.hand.iter().flatten().chain(&view.unused).copied().for_each(&mut knows);
        view.stands.iter().filter_map(|stand| stand.clue?.clue).for_each(&mut knows);
        view.past.iter().flat_map(|past| past.clues).for_each(|(clue, _)| knows(clue));
        for stand in &view.stands {
            for (place, card) in stand.cards.iter().enumerate() {
                known.extend(card.ring.map(|ring| format!("medal {} {place}: {}", stand.medal, ring.id())));
            }
        }
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            let gone = |ring: &Ring| player.rings.is_some_and(|rings| !rings.contains(*ring));
            known.extend(
                Ring::ALL
                    .iter()
                    .filter(|ring| gone(ring))
                    .map(|ring| format!("gone {seat}: {}", ring.id())),
            );
        }
        known
    }

    fn held(view: &View) -> Things {
        let clues = view.hand.iter().flatten().filter(|_| view.seat() == Some(view.coach));
        clues.map(|clue| format!("clue {clue}")).collect()
    }

    fn told(page: &str) -> Things {
        let text = page.to_lowercase();
        let numbers = after(&text, &["\"clue ", "clue-"]);
        // Many clues are common words, so only a text, a label or a complete part of one counts.
        let parts: Things = text
            .split(['<', '>', '"', ',', '.', ';', ':', '\n', '(', ')', '“', '”'])
            .map(|part| part.trim().to_owned())
            .collect();
        let mut told = Things::new();
        for clue in Clue::every() {
            if numbers.contains(&clue.number()) {
                told.insert(format!("clue {clue}"));
            }
            let name = name_of(clue);
            // A few clues share a name, or one word of it, with a sport, which is public.
            let is_sport = SPORTS.iter().any(|sport| sport.split(' ').any(|word| word == name));
            if parts.contains(&name) && !is_sport {
                told.insert(name);
            }
        }
        told
    }
}

#[test]
fn a_clue_is_recognised_by_its_number_and_by_its_name() {
    let banana = Clue::all().find(|clue| clue.id() == "banana").expect("there is one");
    let (number, name) = (format!("clue {banana}"), name_of(banana));
    let values = [("clue", "clue-banana"), ("way", "way-upright"), ("medal", "medal-gold")];
    let values = values.map(|(value, name)| (value, Value::Name(name)));
    let with = |id: &str, values: &[(&str, Value<'_>)]| said_with("olympikos", id, values);
    for (text, thing) in [
        (format!("data-card=\"clue {banana}\""), &number),
        (format!("data-action=\"clue {banana} upright\""), &number),
        (format!("aria-label=\"{}\"", with("clue-label", &values[..2])), &name),
        (format!("<p>{}</p>", with("lay-it", &values)), &name),
        (format!("<span class=\"clue-word\">{}</span>", said("olympikos", "clue-banana")), &name),
    ] {
        assert!(Olympikos::told(&text).contains(thing), "{thing} in {text}");
    }
    assert_eq!(Olympikos::told("<p>Nobody eats a banana here</p>"), Things::new());
}

#[test]
fn at_the_start_of_olympikos_only_the_coach_knows_the_clues_and_the_first_target() {
    let at = |viewer| at_the_start::<Olympikos>(4, viewer);
    let coach = at(Viewer::Table).coach;
    assert_eq!(Olympikos::known(&at(Viewer::Table)), Things::new());
    let known = Olympikos::known(&at(Viewer::Seat(coach)));
    assert!(known.iter().any(|thing| thing.starts_with("medal bronze 0: ")), "{known:?}");
    assert_eq!(Olympikos::held(&at(Viewer::Seat(coach))).len(), 6);
}
