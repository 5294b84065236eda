//! The moves that cost a player most: judged by what the player knew, and told only where that is certain.

use crate::walk::setup;
use pentathlon_engine::bots::{
    Cause, CostlyMove, CostlyRequest, CostlySearch, PastChoice, Playout, WorkerRequest, from_bytes, to_bytes,
};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::orclympics::{Action, Orclympics, Team};
use pentathlon_engine::games::{Game, Visitor, shelf, visit};
use pentathlon_engine::rules::{Awaiting, Level, Rules, Seat, Setup, Viewer};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

const OWN: Seat = Seat(0);

/// A table of a person in the first seat and computers in the others.
fn open<R: Rules>(seats: usize, source: Source<R::Deal>) -> Table<R> {
    let kind = |seat| if seat == 0 { PlayerKind::Person } else { PlayerKind::Computer(Level::Regular) };
    let players = (0..seats).map(|seat| Player::new("", kind(seat))).collect();
    Table::open(setup::<R>(seats), players, source).unwrap()
}

/// Plays to the end; everybody plays like a Regular, unless `own` names another action for the person.
fn played<R: Game>(mut table: Table<R>, own: impl Fn(&Table<R>) -> Option<R::Action>) -> Table<R> {
    while let Some(seat) = table.awaiting().seats().first() {
        let other = if seat == OWN { own(&table) } else { None };
        let action = other.or_else(|| table.quick_action(seat, Level::Regular)).unwrap();
        table.act(seat, action, 0).unwrap();
    }
    table
}

fn found<R: Game>(input: CostlyRequest<R>, slice: u32) -> Vec<CostlyMove<R::Action, R::Fact>> {
    let mut search = CostlySearch::new(input);
    let mut last = 0;
    while !search.step(slice) {
        let (done, all) = search.progress();
        assert!(last <= done && done <= all, "{last}, {done} of {all}");
        last = done;
    }
    assert_eq!(search.progress().0, search.progress().1);
    search.answer()
}

struct Asks;

impl Visitor for Asks {
    type Output = ();

    fn visit<R: Game>(self) {
        let seats = *R::Setup::INFO.seats.start();
        let table = open::<R>(seats, Source::Seed(Seed::from_number(4)));
        assert!(table.costly_request(OWN).is_none(), "the game goes on");
        if R::RACE.is_some() {
            return;
        }
        let table = played(table, |_| None);
        assert!(table.costly_request(Seat(1)).is_none(), "computers are not told");
        let input = table.costly_request(OWN).unwrap();
        assert!(input.choices.len() > 4);
        for choice in &input.choices {
            let then = table.branch(choice.action - 1, table.players().to_vec()).unwrap();
            assert!(choice.legal.len() > 1 && then.legal(OWN) == choice.legal);
            assert_eq!(choice.view, then.view_before_choices(OWN));
            let entry = table.entries().nth(choice.action - 1).unwrap();
            assert_eq!((entry.seat, entry.action), (OWN, choice.played));
        }
        let bytes = to_bytes(&WorkerRequest::Costly(table.costly_request(OWN).unwrap()));
        let Some(WorkerRequest::<R>::Costly(arrived)) = from_bytes(&bytes) else { panic!("it arrives") };
        let moves = found(arrived, 1000);
        let first = |slice| {
            let mut input = table.costly_request(OWN).unwrap();
            input.choices.truncate(3);
            found(input, slice)
        };
        assert_eq!(first(1000), first(7), "whatever the slices");
        assert!(moves.len() <= 2);
        let answer = to_bytes(&moves);
        let read = table.costly_answer(OWN, &answer).unwrap();
        assert!(read.iter().map(|one| one.action).eq(moves.iter().map(|one| one.action)));
        for one in &moves {
            let choice = input.choices.iter().find(|choice| choice.action == one.action).unwrap();
            assert!(choice.legal.contains(&one.better) && choice.played != one.better);
            assert!(!matches!(one.cause, Cause::Equal | Cause::Keeps));
            let wrong = vec![CostlyMove { action: table.len() + 1, ..one.clone() }];
            assert!(table.costly_answer(OWN, &to_bytes(&wrong)).is_none());
        }
        assert!(table.costly_answer(OWN, &[9]).is_none());
    }
}

#[test]
fn every_choice_of_the_person_is_judged_by_the_view_before_it() {
    for info in shelf() {
        visit(info.id, Asks).unwrap();
    }
}

#[test]
fn a_roster_without_anybody_is_found_as_the_move_that_cost_most() {
    let empty = Action::Roster(Team::EMPTY);
    let table = open::<Orclympics>(3, Source::Seed(Seed::from_number(3)));
    let table = played(table, |table| table.legal(OWN).contains(&empty).then_some(empty));
    let blunder = 1 + table.entries().position(|entry| (entry.seat, entry.action) == (OWN, empty)).unwrap();
    let moves = found(table.costly_request(OWN).unwrap(), 1000);
    let first = moves.first().unwrap();
    assert_eq!(first.action, blunder, "{moves:?}");
    assert!(matches!(first.better, Action::Roster(team) if team != Team::EMPTY), "{first:?}");
}

/// The choices of whole games in which it does not matter what is done: in every sampled state all actions lead to the
/// same end.
struct Indifferent;

impl Visitor for Indifferent {
    type Output = usize;

    fn visit<R: Game>(self) -> usize {
        if R::RACE.is_some() {
            return 0;
        }
        let mut alike = Vec::new();
        for seed in 0..6 {
            let table = played(open::<R>(3, Source::Seed(Seed::from_number(seed))), |_| None);
            alike.extend(table.costly_request(OWN).unwrap().choices.into_iter().filter(is_indifferent));
        }
        let count = alike.len();
        assert_eq!(found(CostlyRequest::<R> { seat: OWN, seats: 3, choices: alike }, 1000), []);
        count
    }
}

fn is_indifferent<R: Game>(choice: &PastChoice<R>) -> bool {
    (0..12).all(|number| {
        let mut luck = Chance::new(&Seed::from_number(8), Stream::Thinking(number));
        let Some(state) = R::determinize(&choice.view, &mut luck) else { return false };
        let end = |&action: &R::Action| {
            let (mut state, mut luck) = (state.clone(), luck.clone());
            R::play(&mut state, OWN, action, &mut |_, _| {}).unwrap();
            Playout::<R>::new(0).finish(&mut state, &mut luck).unwrap();
            R::standing(&state)
        };
        let first = end(&choice.legal[0]);
        choice.legal.iter().all(|action| end(action) == first)
    })
}

#[test]
fn nothing_is_found_where_all_actions_are_equally_good() {
    let counted: usize = shelf().into_iter().map(|info| visit(info.id, Indifferent).unwrap()).sum();
    assert!(counted > 0, "there are such choices");
}

/// What is asked is the same for the same game with another deal, as long as the person has seen the same. Returns with how many
/// deals that is so.
fn asks_the_same<R: Game>(deal: &R::Deal, others: impl Iterator<Item = R::Deal>) -> usize {
    let one = played(open::<R>(3, Source::Deal(deal.clone())), |_| None);
    let asked = |table: &Table<R>| to_bytes(&WorkerRequest::Costly(table.costly_request(OWN).unwrap()));
    let seen = |table: &Table<R>| {
        let frames = table.history(0, Viewer::Seat(OWN)).into_iter().flatten();
        frames.map(|frame| (frame.event, frame.view)).collect::<Vec<_>>()
    };
    let twin = |other: R::Deal| {
        let mut twin = open::<R>(3, Source::Deal(other));
        let is_same = one.entries().all(|entry| twin.act(entry.seat, entry.action, 0).is_ok());
        (is_same && seen(&twin) == seen(&one)).then_some(twin)
    };
    let twins: Vec<_> = others.filter_map(twin).collect();
    for twin in &twins {
        assert_ne!(one.commitment(), twin.commitment());
        assert_eq!(asked(&one), asked(twin));
    }
    twins.len()
}

/// All pairs of places in a list of that length.
fn pairs(length: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..length).flat_map(|second| (0..second).map(move |first| (first, second)))
}

#[test]
fn hidden_cards_change_nothing_in_what_is_asked() {
    use pentathlon_engine::games::olympia2000::{Deal, Olympia2000};
    use pentathlon_engine::games::olympicards::{self, Olympicards};
    // The same game with two cards exchanged that the person never saw.
    let deal: Deal = crate::walk::deal::<Olympia2000>(3, 5);
    let with_decks = pairs(deal.deck.len()).map(|(first, second)| {
        let mut deal = deal.clone();
        deal.deck.swap(first, second);
        deal
    });
    assert!(asks_the_same::<Olympia2000>(&deal, with_decks) > 0, "some cards stay in the hands of rivals");
    // Cards of two rivals are exchanged, or one of a rival's with one in the stack.
    let deal: olympicards::Deal = crate::walk::deal::<Olympicards>(3, 5);
    let places = [deal.hands[1].len(), deal.hands[2].len(), deal.stack.len()].iter().sum();
    let with_cards = pairs(places).map(|(first, second)| {
        let mut deal = deal.clone();
        let mut cards: Vec<&mut u8> = deal.hands[1..].iter_mut().flatten().chain(&mut deal.stack).collect();
        let (one, other) = (*cards[first], *cards[second]);
        (*cards[first], *cards[second]) = (other, one);
        deal
    });
    assert!(asks_the_same::<Olympicards>(&deal, with_cards) > 0, "some cards stay in the hands of rivals");

    // The hands of two rivals exchanged: at the first choice nobody has seen them.
    let first = |exchange: bool| {
        let mut deal: Deal = crate::walk::deal::<Olympia2000>(3, 6);
        if exchange {
            deal.hands.swap(1, 2);
        }
        let table = played(open::<Olympia2000>(3, Source::Deal(deal)), |_| None);
        let mut input = table.costly_request(OWN).unwrap();
        input.choices.truncate(1);
        assert!(matches!(table.awaiting(), Awaiting::Over));
        (table.to_string(), found(input, 1000))
    };
    let (one, twin) = (first(false), first(true));
    assert_ne!(one.0, twin.0);
    assert_eq!(one.1, twin.1);
}
