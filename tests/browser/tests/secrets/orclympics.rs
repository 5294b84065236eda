//! The secrets of Orc-lympics: the draft, teams, resting cards, and the card a player takes back (O16, O17, O24).

use pentathlon_engine::games::orclympics::{Orclympics, Race, Team, View};
use pentathlon_engine::rules::{Seat, Viewer};

use super::hidden::{Secrets, Things, at_the_start};
use super::names;

fn races(team: Team) -> impl Iterator<Item = String> {
    team.kinds().map(|race| race.to_string()).collect::<Vec<_>>().into_iter()
}

/// The number of cards of a race in a private place.
fn counted(place: &str, team: Team) -> impl Iterator<Item = String> {
    team.kinds()
        .map(move |race| format!("{place}: {} {race}", team.count(race)))
        .collect::<Vec<_>>()
        .into_iter()
}

impl Secrets for Orclympics {
    /// The cards that can be tapped, in order, and the actions offered for them.
    const PROBE: &'static str = "
        const counts = {};
        for (const card of document.querySelectorAll('.race-card[data-action]')) {
          const race = card.dataset.action.split(' ').at(-1);
          counts[race] = (counts[race] ?? 0) + 1;
        }
        return Object.entries(counts).map(([race, count]) => `hand: ${count} ${race}`);";

    fn known(view: &View) -> Things {
        let mut known = Things::new();
        for player in &view.players {
            known.extend(player.history.into_iter().chain([player.entered]).flat_map(races));
            let own = [player.hand, player.kept, player.roster, player.resting];
            known.extend(own.into_iter().flatten().flat_map(races));
            known.extend(player.draft.iter().flat_map(|draft| draft.looked).flat_map(races));
        }
        known.extend(own_cards(view).into_iter().flat_map(|team| counted("hand", team)));
        known
    }

    fn held(view: &View) -> Things {
        own_cards(view).into_iter().take(1).flat_map(races).collect()
    }

    fn told(page: &str) -> Things {
        // Neither the name of the game nor its stylesheet's name for the table is a card.
        let text =
            page.to_lowercase().replace("orc-lympi", "").replace("orc-board", "").replace("orc-hand", "");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = |race: &Race| {
            let plural = match race {
                Race::Elf => "elves".to_owned(),
                Race::Dwarf => "dwarves".to_owned(),
                _ => format!("{race}s"),
            };
            names(&text, &race.to_string()) || names(&text, &plural)
        };
        Race::ALL.iter().filter(|race| told(race)).map(ToString::to_string).collect()
    }
}

/// The cards that a seat can have in front of it to choose from: its hand, in the draft without the kept cards; its
/// eight cards; the resting ones.
fn own_cards(view: &View) -> Vec<Team> {
    let own = view.seat().and_then(|seat| view.player(seat));
    own.map(|own| [own.hand, own.kept, own.resting].into_iter().flatten().collect()).unwrap_or_default()
}

#[test]
fn a_race_is_recognised_by_its_name_and_its_plural_and_not_in_the_name_of_the_game() {
    for text in ["<b>Orc</b>", "keep orc", "roster elf,orc", "two orcs", "class=\"bust orc\""] {
        assert!(Orclympics::told(text).contains("orc"), "{text}");
    }
    for text in ["Orc-lympics", "data-game=\"orclympics\"", "torch", "an orc-lympian"] {
        assert_eq!(Orclympics::told(text), Things::new(), "{text}");
    }
    assert!(Orclympics::told("Three elves").contains("elf"));
}

#[test]
fn in_the_draft_the_table_knows_no_card_and_a_seat_its_own_hand() {
    assert_eq!(Orclympics::known(&at_the_start::<Orclympics>(4, Viewer::Table)), Things::new());
    let seat = at_the_start::<Orclympics>(4, Viewer::Seat(Seat(2)));
    assert!(Orclympics::held(&seat).len() > 1);
    assert!(Orclympics::held(&seat).is_subset(&Orclympics::known(&seat)));
}
