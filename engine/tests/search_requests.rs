//! The request to the search worker: it arrives unchanged, and is answered as on the page.

use pentathlon_engine::bots::{Search, SearchRequest, WorkerRequest, from_bytes, search_action, to_bytes};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{Game, Visitor, shelf, visit};
use pentathlon_engine::rules::{Awaiting, Level, Seat, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

struct Asks;

impl Visitor for Asks {
    /// How often it was asked, and whether people race.
    type Output = (usize, bool);

    fn visit<R: Game>(self) -> (usize, bool) {
        let seats = *R::Setup::INFO.seats.start();
        let setup = R::Setup::new(seats, "").unwrap_or_else(|_| panic!("that many can play"));
        let players = (0..seats).map(|_| Player::new("", PlayerKind::Computer(Level::Expert))).collect();
        let table = Table::<R>::open(setup, players, Source::Seed(Seed::from_number(5)));
        let mut table = table.unwrap_or_else(|_| panic!("a table can be opened"));
        let mut asked = 0;
        while table.awaiting() != Awaiting::Over && asked < 20 {
            let seat = table.awaiting().seats().first().expect("somebody is asked");
            let asks = || table.search_request(seat, 60);
            if let (Some(question), Some(sent)) = (asks(), asks()) {
                let bytes = to_bytes(&WorkerRequest::Search(sent));
                let Some(WorkerRequest::<R>::Search(arrived)) = from_bytes(&bytes) else {
                    panic!("a question arrives")
                };
                assert!(from_bytes::<WorkerRequest<R>>(&bytes[..bytes.len() / 2]).is_none());
                let answer = |question: SearchRequest<R>| {
                    let mut search = Search::new(question).expect("there is something to choose");
                    while !search.step(7) {}
                    (search.best().expect("something was tried"), to_bytes(&search.best()))
                };
                let (best, bytes) = answer(arrived);
                assert_eq!(table.search_answer(seat, &bytes), Some(best));
                assert!(table.search_answer(seat, &bytes[..bytes.len() / 2]).is_none());
                let other = Seat::all(seats).find(|other| table.legal(*other).is_empty());
                let read = other.and_then(|other| table.search_answer(other, &bytes));
                assert!(read.is_none(), "an answer with an action that is not legal is none");
                let here = search_action::<R>(&question.view, seat, &question.legal, 60, &mut table.chance());
                assert_eq!(Some(best), here, "the worker decides as the table does");
                assert_eq!((best, bytes), answer(question));
                assert!(table.legal(seat).contains(&best));
                asked += 1;
            }
            let action =
                table.quick_action(seat, Level::Regular).or_else(|| table.legal(seat).first().copied());
            let at_ms = table.entries().last().map_or(0, |entry| entry.at_ms) + 20_000;
            table.act(seat, action.expect("a seat that is asked can act"), at_ms).expect("it is legal");
        }
        (asked, R::RACE.is_some())
    }
}

#[test]
fn a_question_arrives_whole_and_is_answered_as_it_would_be_here() {
    for game in shelf().map(|info| info.id) {
        let (asked, races) = visit(game, Asks).expect("the game is on the shelf");
        // Where people race, the game's model of reactions decides.
        assert_eq!(asked > 0, !races, "{game}");
    }
}
