//! What saves from outside would change on this device: plain data, found by comparing (`comparison.rs`), without storing
//! anything. The question shows this data, and a yes writes it: so nothing is written that was not shown.

use super::guests::{Guest, Who};
use super::people::with_name;
use super::person::Person;
use pentathlon_engine::daily::Date;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::table::{Kind, Moment, Player, read_players};
use pentathlon_engine::tournament::Tournament;
use std::collections::{BTreeMap, BTreeSet};

/// Makes names that are the same equal.
pub type Fold = fn(&str) -> String;

/// The kinds of saves that can come from outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SaveKind {
    /// A table.
    Table,
    /// A tournament.
    Tournament,
    /// A person.
    Person,
    /// What was played of the deal of a date.
    Date,
    /// A result whose game was deleted.
    Result,
    /// Who is a guest in one of the others. It comes with that, and is no change of its own.
    Guests,
}

impl SaveKind {
    /// How many there are.
    pub const COUNT: usize = Self::Guests as usize + 1;
}

/// A save that a yes would write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What it is.
    pub kind: SaveKind,
    /// Under which id it is written.
    pub id: String,
    /// What is there now.
    pub before: Option<String>,
    /// What is there then.
    pub after: String,
    /// Whether this changes what is somebody's of this device, so that it is asked for by itself.
    pub is_asked: bool,
    /// The guests in it where it comes from.
    pub guests: Vec<Guest>,
}

impl Change {
    /// The names of the people in it; guests without a name of their own have none.
    pub fn names(&self) -> Vec<String> {
        names_in(self.kind, &self.after)
    }
}

/// The names of the people in the text of a save.
pub fn names_in(kind: SaveKind, text: &str) -> Vec<String> {
    let players: Vec<Player> = match kind {
        SaveKind::Table => read_players(text),
        SaveKind::Tournament => match text.parse::<Tournament>() {
            Ok(tournament) => tournament.participants.into_iter().map(|one| one.player).collect(),
            Err(_) => Vec::new(),
        },
        SaveKind::Result => match text.parse::<GameResult>() {
            Ok(result) => result.seats.into_iter().map(|seat| seat.player).collect(),
            Err(_) => Vec::new(),
        },
        SaveKind::Person | SaveKind::Date | SaveKind::Guests => Vec::new(),
    };
    person_names(&players)
}

/// The names that people among these players have.
pub fn person_names(players: &[Player]) -> Vec<String> {
    let people = players.iter().filter(|player| player.kind == Kind::Person);
    people.map(|player| player.name().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// What was answered to the questions of an import.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Answers {
    /// The places of the changes that are asked for by themselves and are to be made.
    pub taken: BTreeSet<usize>,
    /// Names, each with the id of the person of this device that it is.
    pub same: BTreeMap<String, String>,
}

/// A save that is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Write<'a> {
    /// The change that was shown.
    pub change: &'a Change,
    /// The guests in it.
    pub guests: Vec<Guest>,
}

/// What is written after these answers. Whoever is called as somebody of these people, or nearly so, counts as that person only if
/// that was said, or if both come together.
pub fn writes<'a>(changes: &'a [Change], answers: &Answers, people: &[Person], fold: Fold) -> Vec<Write<'a>> {
    let is_made = |(place, change): &(usize, &Change)| !change.is_asked || answers.taken.contains(place);
    let made: Vec<&Change> = changes.iter().enumerate().filter(is_made).map(|(_, change)| change).collect();
    let is_new_person = |change: &&&Change| change.kind == SaveKind::Person && change.before.is_none();
    let come_along = made.iter().filter(is_new_person).filter_map(|new| Person::read(&new.id, &new.after));
    let come_along: Vec<Person> = come_along.collect();
    let known: BTreeSet<String> =
        come_along.iter().flat_map(|person| &person.names).map(|name| fold(name)).collect();
    let guest = |change: &Change, name: &str| -> Option<Guest> {
        match change.guests.iter().find(|guest| guest.name == name) {
            Some(Guest { who: Who::Person(id), .. }) if come_along.iter().any(|person| person.id == *id) => {
                Some(Guest { name: name.to_owned(), who: Who::Person(id.clone()) })
            }
            None | Some(Guest { who: Who::Person(_), .. }) => match answers.same.get(name) {
                None if known.contains(&fold(name)) => None,
                said => guest_from_elsewhere(people, name, said, fold),
            },
            Some(_) => guest_from_elsewhere(people, name, None, fold),
        }
    };
    let guests = |change: &Change| -> Vec<Guest> {
        // What goes on here is whose it was.
        let names = if change.before.is_none() { change.names() } else { Vec::new() };
        names.iter().filter_map(|name| guest(change, name)).collect()
    };
    made.into_iter().map(|change| Write { change, guests: guests(change) }).collect()
}

/// The guest of that name in a save from elsewhere, after the question which of these people it is; `None` if that person is
/// called so.
pub fn guest_from_elsewhere(
    people: &[Person],
    name: &str,
    said: Option<&String>,
    fold: Fold,
) -> Option<Guest> {
    let called = with_name(people, name, fold);
    let who = match said {
        Some(id) if called.is_some_and(|person| person.id == *id) => return None,
        Some(id) => Who::Person(id.clone()),
        None if called.is_some() => Who::SomebodyElse,
        None => Who::Unsaid,
    };
    Some(Guest { name: name.to_owned(), who })
}

/// What this device has, as far as a save from outside can change it.
#[derive(Clone, Debug)]
pub struct Here {
    /// The records, by id.
    pub tables: BTreeMap<String, String>,
    /// The texts of tournaments, by id.
    pub tournaments: BTreeMap<String, String>,
    /// The people.
    pub people: Vec<Person>,
    /// What was played of each date.
    pub dates: BTreeMap<Date, String>,
    /// The results whose games were deleted, by id.
    pub results: BTreeMap<String, String>,
    /// The codes of the deals of finished tables.
    pub deals: BTreeSet<String>,
    /// The date here. Without one no day is taken.
    pub today: Option<Date>,
    /// The present moment.
    pub now: Moment,
    /// How names are compared.
    pub fold: Fold,
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Answers, Change, Guest, Here, SaveKind, Who, Write, writes};
    use crate::saves::comparison::Comparison;
    use crate::saves::person::Person;
    use pentathlon_engine::daily::{Play, Played, Plays};
    use pentathlon_engine::table::{Kind, Moment, Player};
    use pentathlon_engine::tournament::{Listed, Order, Participant, Round, Tournament};
    use std::collections::{BTreeMap, BTreeSet};

    const TODAY: &str = "2026-11-28";
    const NOW: Moment = Moment::from_ms(1_795_824_000_000);

    /// All saves of a device, by kind and id.
    type Saves = BTreeMap<(SaveKind, String), String>;

    fn fold(name: &str) -> String {
        name.to_lowercase()
    }

    fn person(names: &[&str], colour: u8, last_played_ms: u64) -> String {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        let last_played = Moment::from_ms(last_played_ms);
        Person { id: String::new(), names, colour, shape: 0, last_played }.to_string()
    }

    fn record(names: [&str; 2], entries: usize) -> String {
        let seats = format!("seat 0: person {}\nseat 1: person {}\n", names[0], names[1]);
        format!("pentathlon record 1\ngame: olympics\n{seats}--\n{}end\n", "0 pass @1\n".repeat(entries))
    }

    fn play(is_first: bool, id: &str, code: &str, is_over: bool) -> Play {
        let (id, code) = (id.to_owned(), code.to_owned());
        Play { is_first, played: Played::Table, id, code, is_over, is_eased: false }
    }

    fn tournament(names: [&str; 2], tables: &[&str]) -> String {
        let seat = |name| Participant::from(Player::new(name, Kind::Person));
        let games = ["olympics", "olympikos", "orclympics"];
        let round = |(table, game): (&&str, &str)| Round {
            game: game.to_owned(),
            table: (*table).to_owned(),
            deal: "D1".to_owned(),
            is_given_up: false,
        };
        Tournament {
            began: NOW,
            order: Order::EasyToHard,
            participants: names.map(seat).into(),
            programme: games.map(|game| Listed { game: game.to_owned(), options: String::new() }).into(),
            rounds: tables.iter().zip(games).map(round).collect(),
            is_over: false,
        }
        .to_string()
    }

    fn result(name: &str, points: i32) -> String {
        format!("result 1 olympics D1\t1 {points} 0 person {name}\tend")
    }

    fn here(saves: &Saves, deals: &[&str]) -> Here {
        let of = |kind: SaveKind| -> BTreeMap<String, String> {
            let own = saves.iter().filter(|((own, _), _)| *own == kind);
            own.map(|((_, id), text)| (id.clone(), text.clone())).collect()
        };
        Here {
            tables: of(SaveKind::Table),
            tournaments: of(SaveKind::Tournament),
            people: of(SaveKind::Person).iter().filter_map(|(id, text)| Person::read(id, text)).collect(),
            dates: of(SaveKind::Date).into_iter().map(|(date, text)| (date.parse().unwrap(), text)).collect(),
            results: of(SaveKind::Result),
            deals: deals.iter().map(|&deal| deal.to_owned()).collect(),
            today: TODAY.parse().ok(),
            now: NOW,
            fold,
        }
    }

    fn changes(here: Here, saves: &[(SaveKind, &str, String)]) -> Vec<Change> {
        let mut comparison = Comparison::with(here);
        for (kind, id, text) in saves {
            match kind {
                SaveKind::Table => comparison.table(id, text.clone()),
                SaveKind::Tournament => comparison.tournament(id, text),
                SaveKind::Person => comparison.person(id, text),
                SaveKind::Date => comparison.date(id, text),
                SaveKind::Result => comparison.result(id, text),
                SaveKind::Guests => {}
            }
        }
        comparison.changes(&BTreeMap::new())
    }

    fn device(saves: &[(SaveKind, &str, String)]) -> Saves {
        saves.iter().map(|(kind, id, text)| ((*kind, (*id).to_owned()), text.clone())).collect()
    }

    /// What an import leaves behind.
    fn after(before: &Saves, changes: &[Change], answers: &Answers) -> Saves {
        let mut saves = before.clone();
        for write in writes(changes, answers, &[], fold) {
            saves.insert((write.change.kind, write.change.id.clone()), write.change.after.clone());
        }
        saves
    }

    /// Saves of each kind, chosen by a number: few ids and names, so that most meet something.
    fn some(mut number: u64) -> Vec<(SaveKind, &'static str, String)> {
        let mut next = |most: u64| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (number >> 33) % most
        };
        let names = ["Ana", "ANA", "Bo", "Tim", "Zoë"];
        let ids = ["a1", "a1x", "b2", "c3"];
        let dates = ["2026-11-27", TODAY, "2026-11-29"];
        let count = next(9);
        let mut saves = Vec::new();
        for _ in 0..count {
            let [one, other] = [next(5), next(5)].map(|place| names[place as usize]);
            let id = ids[next(4) as usize];
            saves.push(match next(5) {
                0 => (SaveKind::Table, id, record([one, other], next(4) as usize)),
                1 => (SaveKind::Tournament, id, tournament([one, other], &ids[..next(4) as usize])),
                2 => (SaveKind::Person, id, person(&[one, other], next(3) as u8, next(9))),
                3 => {
                    let code = if next(2) == 1 { "D1" } else { "D2" };
                    let plays = Plays(vec![play(next(2) == 1, id, code, next(2) == 1)]);
                    (SaveKind::Date, dates[next(3) as usize], plays.to_string())
                }
                _ => (SaveKind::Result, id, result(one, next(3) as i32)),
            });
        }
        saves
    }

    /// The play of a date that is for the record.
    fn first(saves: &Saves, date: &str) -> Option<Play> {
        let text = saves.get(&(SaveKind::Date, date.to_owned()))?;
        text.parse::<Plays>().ok()?.first().cloned()
    }

    #[test]
    fn an_import_writes_only_what_its_question_shows_and_changes_nothing_of_mine_unasked() {
        let mut seen = BTreeSet::new();
        for number in 0..4_000 {
            let mut mine = device(&[]);
            for change in changes(here(&mine, &[]), &some(number)) {
                mine.insert((change.kind, change.id), change.after);
            }
            let found = changes(here(&mine, &["D1"]), &some(number + 1_000_000));
            for change in &found {
                let own = mine.get(&(change.kind, change.id.clone()));
                assert_eq!(change.before.as_ref(), own, "{number}: what is here is shown");
                assert_ne!(own, Some(&change.after), "{number}");
            }
            let asked: BTreeSet<usize> = (0..found.len()).filter(|&place| found[place].is_asked).collect();
            for taken in [BTreeSet::new(), asked.iter().take(1).copied().collect(), asked] {
                let answers = Answers { taken, ..Answers::default() };
                let then = after(&mine, &found, &answers);
                assert!(mine.keys().all(|key| then.contains_key(key)), "{number}: nothing is lost");
                for ((kind, id), text) in &then {
                    let own = mine.get(&(*kind, id.clone()));
                    if own == Some(text) {
                        continue;
                    }
                    let shown = found.iter().position(|one| one.kind == *kind && one.id == *id).unwrap();
                    assert_eq!(found[shown].after, *text, "{number}");
                    // Repeats of a day are added to those that are here, and count for nothing.
                    let is_said = answers.taken.contains(&shown) || *kind == SaveKind::Date;
                    assert!(own.is_none() || is_said, "{number}: {kind:?} {id} was not asked about");
                    assert!(
                        *kind != SaveKind::Date || id.as_str() <= TODAY,
                        "{number}: a day that has not begun"
                    );
                    seen.insert((*kind, own.is_some()));
                }
                if answers.taken.is_empty() {
                    assert_eq!(first(&then, TODAY), first(&mine, TODAY), "{number}: today can be played");
                    let mut dates = mine.keys().filter(|(kind, _)| *kind == SaveKind::Date);
                    assert!(dates.all(|(_, date)| first(&then, date) == first(&mine, date)), "{number}");
                }
            }
        }
        assert_eq!(
            seen.len(),
            9,
            "each kind is new once, and but for results changes what is here: {seen:?}"
        );
    }

    #[test]
    fn what_is_imported_twice_is_there_once() {
        for number in 0..500 {
            let mine = device(&[]);
            let found = changes(here(&mine, &[]), &some(number));
            let all = Answers { taken: (0..found.len()).collect(), ..Answers::default() };
            let then = after(&mine, &found, &all);
            let mut again = changes(here(&then, &[]), &some(number));
            again.retain(|change| !change.is_asked);
            assert_eq!(again, [], "{number}");
        }
    }

    #[test]
    fn a_name_or_a_mark_changes_only_if_that_is_said() {
        let mine = device(&[(SaveKind::Person, "p1", person(&["Ana"], 1, 5))]);
        let asked = |names: &[&str], colour: u8, played: u64| {
            let found = changes(here(&mine, &[]), &[(SaveKind::Person, "q", person(names, colour, played))]);
            assert!(found.iter().all(|change| change.is_asked && change.id == "p1"));
            assert_eq!(after(&mine, &found, &Answers::default()), mine);
            let taken = Answers { taken: [0].into(), ..Answers::default() };
            after(&mine, &found, &taken).remove(&(SaveKind::Person, "p1".to_owned())).unwrap_or_default()
        };
        assert_eq!(asked(&["Tim", "ana"], 2, 9), person(&["Tim", "ana"], 2, 9), "renamed and marked");
        assert_eq!(asked(&["ANA", "Max"], 1, 3), person(&["Ana", "Max"], 1, 5), "another name");
        assert_eq!(asked(&["Ana"], 1, 9), person(&["Ana"], 1, 5), "only played later: nothing to ask");
        assert_eq!(asked(&["Ana"], 2, 3), person(&["Ana"], 1, 5), "an older backup");
        // Whoever is new is not the one who played last.
        let found =
            changes(here(&mine, &[]), &[(SaveKind::Person, "q", person(&["Max"], 0, Moment::LAST_MS))]);
        assert_eq!(found[0].after, person(&["Max"], 0, 4));
    }

    #[test]
    fn a_day_is_ended_or_decided_only_if_that_is_said() {
        let text = |plays: &[&Play]| Plays(plays.iter().map(|&play| play.clone()).collect()).to_string();
        let is_asked = |date: &str, mine: &[&Play], theirs: &Play, deals: &[&str]| {
            let mine =
                if mine.is_empty() { device(&[]) } else { device(&[(SaveKind::Date, date, text(mine))]) };
            let found = changes(here(&mine, deals), &[(SaveKind::Date, date, text(&[theirs]))]);
            found.first().map(|change| change.is_asked)
        };
        let (before, own) = ("2026-11-20", play(true, "a1", "D1", false));
        let (first, again) = (play(true, "b2", "D1", true), play(false, "b2", "D1", true));
        assert_eq!(is_asked(before, &[], &first, &[]), Some(false), "a day that nobody played here");
        assert_eq!(is_asked(TODAY, &[], &first, &[]), Some(true), "today can still be played");
        assert_eq!(is_asked(TODAY, &[], &again, &[]), Some(false));
        assert_eq!(is_asked("2026-11-29", &[], &first, &[]), None, "tomorrow");
        assert_eq!(is_asked(before, &[&play(false, "a1", "D1", true)], &first, &[]), Some(true));
        assert_eq!(is_asked(before, &[&own], &first, &["D1"]), Some(false), "a repeat of mine");
        let over = Play { is_over: true, ..own.clone() };
        assert_eq!(is_asked(before, &[&own], &over, &[]), Some(true), "mine goes on");
        let eased = Play { is_eased: true, ..over.clone() };
        assert_eq!(is_asked(before, &[&over], &eased, &[]), Some(true));
        assert_eq!(is_asked(before, &[&over], &over, &[]), None);
        assert_eq!(is_asked(before, &[], &again, &["D1"]), Some(true), "a game of mine would not count");
        let no_date = Here { today: None, ..here(&device(&[]), &[]) };
        assert_eq!(changes(no_date, &[(SaveKind::Date, before, text(&[&first]))]), []);
    }

    #[test]
    fn a_table_or_a_pentathlon_of_mine_goes_on_only_if_that_is_said() {
        let names = ["Ana", "Bo"];
        let mine = device(&[
            (SaveKind::Table, "a1", record(names, 2)),
            (SaveKind::Tournament, "t1", tournament(names, &["a1"])),
        ]);
        let found = changes(
            here(&mine, &[]),
            &[
                (SaveKind::Table, "a1", record(names, 3)),
                (SaveKind::Table, "b2", record(names, 1)),
                (SaveKind::Tournament, "other", tournament(names, &["a1", "b2"])),
                (SaveKind::Tournament, "t2", tournament(["Zoë", "Bo"], &["b2"])),
                (SaveKind::Tournament, "t3", tournament(["Tim", "Bo"], &["a1"])),
            ],
        );
        let shown: Vec<_> = found.iter().map(|change| (change.id.as_str(), change.is_asked)).collect();
        assert_eq!(shown, [("a1", true), ("b2", false), ("t1", true), ("t2", false), ("t3", true)]);
    }

    #[test]
    fn who_is_called_as_somebody_here_counts_only_if_that_is_said_or_comes_along() {
        let mine = device(&[(SaveKind::Person, "p1", person(&["Ana"], 1, 5))]);
        let found = changes(
            here(&mine, &[]),
            &[
                (SaveKind::Table, "a1", record(["ANA", "Bo"], 2)),
                (SaveKind::Result, "b2", result("Tim", 4)),
                (SaveKind::Tournament, "t1", tournament(["Ana", "Tim"], &[])),
                (SaveKind::Person, "q", person(&["Tim"], 1, 5)),
            ],
        );
        let mine = here(&mine, &[]).people;
        let guests = |answers: &Answers| -> Vec<Vec<(String, Who)>> {
            let of = |guest: Guest| (guest.name, guest.who);
            writes(&found, answers, &mine, fold)
                .into_iter()
                .map(|write| write.guests.into_iter().map(of).collect())
                .collect()
        };
        let list = |names: &[(&str, Who)]| {
            names.iter().map(|(name, who)| ((*name).to_owned(), who.clone())).collect::<Vec<_>>()
        };
        let (ana, bo) = (("ANA", Who::SomebodyElse), ("Bo", Who::Unsaid));
        let ana_of_event = ("Ana", Who::SomebodyElse);
        let unsaid = guests(&Answers::default());
        assert_eq!(unsaid, [list(&[ana, bo.clone()]), list(&[]), list(&[ana_of_event]), list(&[])]);
        let said = |names: &[&str]| Answers {
            same: names.iter().map(|name| ((*name).to_owned(), "p1".to_owned())).collect(),
            ..Answers::default()
        };
        assert_eq!(guests(&said(&["ANA", "Ana"])), [list(&[bo]), list(&[]), list(&[]), list(&[])]);
        // Whoever is called nearly so is whom it was said to be, and the record stays what it is.
        let near = guests(&said(&["Bo"]));
        assert_eq!(near[0][1], ("Bo".to_owned(), Who::Person("p1".to_owned())));
    }

    #[test]
    fn whom_a_backup_says_a_guest_to_be_is_that_person_where_they_come_along() {
        let guest = |who| Guest { name: "zoe".to_owned(), who };
        let there = BTreeMap::from([("b2".to_owned(), vec![guest(Who::Person("q".to_owned()))])]);
        let guests_of = |mine: &Saves| {
            let mut comparison = Comparison::with(here(mine, &[]));
            comparison.result("b2", &result("zoe", 4));
            comparison.person("q", &person(&["Zoë"], 1, 5));
            let found = comparison.changes(&there);
            let of = |write: Write<'_>| (write.change.id.clone(), write.guests);
            let mine = here(mine, &[]).people;
            writes(&found, &Answers::default(), &mine, fold).into_iter().map(of).collect::<BTreeMap<_, _>>()
        };
        assert_eq!(guests_of(&device(&[]))["b2"], [guest(Who::Person("q".to_owned()))]);
        // Under another id, where somebody here has it.
        let taken = device(&[(SaveKind::Person, "q", person(&["Tim"], 1, 5))]);
        assert_eq!(guests_of(&taken)["b2"], [guest(Who::Person("qx".to_owned()))]);
        // A Zoë who was here before is asked about.
        let known = device(&[(SaveKind::Person, "p1", person(&["Zoë"], 1, 5))]);
        assert_eq!(guests_of(&known)["b2"], [guest(Who::Unsaid)]);
    }
}
