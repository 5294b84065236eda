//! The review of a finished game: its input reaches the worker unchanged, and it finds what happened.

use pentathlon_engine::bots::{
    self, Outcome, ReviewAnswer, ReviewSearch, WIN, WorkerRequest, from_bytes, to_bytes,
};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{Game, Visitor, shelf, visit};
use pentathlon_engine::rules::{Awaiting, Level, Seat, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

/// A whole game between computers of these levels; every tenth action ends a round.
struct Played {
    levels: Vec<Level>,
    seed: u64,
    /// Whether Rookies play at random.
    anything: bool,
}

impl Played {
    fn table<R: Game>(&self) -> Table<R> {
        self.watched(|_, _| ())
    }

    /// The same. `watch` sees the table before each action, and who acts.
    fn watched<R: Game>(&self, mut watch: impl FnMut(&Table<R>, Seat)) -> Table<R> {
        let setup = R::Setup::new(self.levels.len(), "").unwrap_or_else(|_| panic!("that many can play"));
        let players = self.levels.iter().map(|&level| Player::new("", PlayerKind::Computer(level))).collect();
        let source = Source::Seed(Seed::from_number(self.seed));
        let mut table =
            Table::<R>::open(setup, players, source).unwrap_or_else(|_| panic!("a table can be opened"));
        assert!(table.review_request(Vec::new(), 60).is_none(), "there is no review before the end");
        while table.awaiting() != Awaiting::Over {
            let seat = table.awaiting().seats().first().expect("somebody is asked");
            watch(&table, seat);
            let action = match self.levels[seat.index()] {
                Level::Rookie if self.anything => table.chance().pick(&table.legal(seat)).copied(),
                level => table.quick_action(seat, level),
            };
            let action = action.expect("it can act");
            table.act(seat, action, 0).expect("it is legal");
        }
        table
    }
}

fn worked_out<R: Game>(table: &Table<R>, slice: u32) -> ReviewSearch<R> {
    let rounds = (1..table.len()).filter(|action| action % 10 == 0).collect();
    let bytes = to_bytes(&WorkerRequest::Review(table.review_request(rounds, 60).expect("the game is over")));
    let Some(WorkerRequest::<R>::Review(request)) = from_bytes(&bytes) else { panic!("it arrives") };
    let mut review = ReviewSearch::new(request).expect("the record is whole");
    let mut last = 0;
    while !review.step(slice) {
        let (done, all) = review.progress();
        assert!(last <= done && done <= all, "{done} of {all}");
        last = done;
    }
    assert_eq!(review.progress().0, review.progress().1);
    review
}

struct Chances(Played);

impl Visitor for Chances {
    type Output = ();

    fn visit<R: Game>(self) {
        let (table, seats) = (self.0.table::<R>(), self.0.levels.len());
        let review = worked_out(&table, 7);
        for actions in 0..=table.len() {
            let chances: Vec<i32> = review.chances(actions).collect();
            assert_eq!(chances.len(), seats);
            let all: i32 = chances.iter().sum();
            assert!((1000 - seats as i32..=1000).contains(&all), "after {actions} actions: {chances:?}");
        }
        let standing = table.standing();
        let last = Seat::all(seats).map(|seat| 1000 * Outcome::of(&standing, seat).share / WIN);
        assert!(review.chances(table.len()).eq(last), "at the end it is known who has won");
        let turns = review.turning_points();
        assert!(turns.len() <= 5 && turns.is_sorted_by_key(|turn| turn.action));
        for turn in turns {
            let chance = |actions| review.chances(actions).nth(turn.seat.index()).expect("each has a chance");
            assert!((chance(turn.action) - chance(turn.action - 1)).abs() >= 120, "{turn:?}");
            assert!((1..=seats).contains(&turn.revealed), "{turn:?}");
        }
        let result = review.answer();
        assert_eq!(result, worked_out(&table, 100_000).answer(), "whatever the slices");
        let bytes = to_bytes(&result);
        assert_eq!(from_bytes(&bytes), Some(result));
        assert_eq!(from_bytes::<ReviewAnswer>(&bytes[..bytes.len() / 2]), None);
    }
}

/// Whether people race in a game.
struct Races;

impl Visitor for Races {
    type Output = bool;

    fn visit<R: Game>(self) -> bool {
        R::RACE.is_some()
    }
}

/// The games with a review.
fn searched() -> impl Iterator<Item = (&'static str, usize)> {
    let games = shelf().into_iter().filter(|info| visit(info.id, Races) == Some(false));
    games.map(|info| (info.id, *info.seats.start()))
}

#[test]
fn a_story_tells_the_chances_of_all_at_every_moment_and_is_the_same_in_any_slices() {
    for (game, seats) in searched() {
        let played = Played { levels: vec![Level::Regular; seats], seed: 11, anything: false };
        visit(game, Chances(played)).expect("the game is on the shelf");
    }
}

struct Forced(u64);

impl Visitor for Forced {
    type Output = usize;

    /// How many actions changed the chances although the seat had no other, which only that seat knew.
    fn visit<R: Game>(self) -> usize {
        let played = Played { levels: vec![Level::Regular; 3], seed: self.0, anything: false };
        let mut forced = Vec::new();
        let table = played.watched::<R>(|table, seat| {
            let is_turn = matches!(table.awaiting(), Awaiting::Turn(_));
            if is_turn && table.legal(seat).len() == 1 && table.forced(seat).is_none() {
                forced.push(table.len());
            }
        });
        let review = worked_out(&table, 1000);
        forced.retain(|&action| {
            action + 1 < table.len() && review.chances(action).ne(review.chances(action + 1))
        });
        forced.len()
    }
}

#[test]
fn an_action_that_shows_what_a_seat_lacks_changes_the_chances_when_it_happens() {
    for game in ["olympicards", "orclympics"] {
        let found: usize = (0..3).map(|seed| visit(game, Forced(seed)).expect("it is on the shelf")).sum();
        assert!(found > 0, "{game}");
    }
}

struct Revealed(u64);

impl Visitor for Revealed {
    type Output = usize;

    /// How many choices that both made in secret turned a game of two; each must name the one who gained.
    fn visit<R: Game>(self) -> usize {
        let played = Played { levels: vec![Level::Regular; 2], seed: self.0, anything: false };
        let mut secret = Vec::new();
        let table =
            played.watched::<R>(|table, _| secret.push(matches!(table.awaiting(), Awaiting::Secret(_))));
        let review = worked_out(&table, 1000);
        let turns = review.turning_points().into_iter().filter(|turn| secret[turn.action - 1]);
        let rise = |turn: bots::TurningPoint| {
            let chance = |actions| review.chances(actions).nth(turn.seat.index()).expect("each has a chance");
            assert!(chance(turn.action) > chance(turn.action - 1), "{turn:?}");
            assert_eq!(turn.revealed, 2, "{turn:?}");
        };
        turns.map(rise).count()
    }
}

#[test]
fn what_two_chose_in_secret_is_told_of_the_one_who_gained() {
    let turns = (0..3).map(|seed| visit("olympia2000", Revealed(seed)).expect("it is on the shelf"));
    assert!(turns.sum::<usize>() > 0);
}

struct Random(u64);

impl Visitor for Random {
    type Output = (i32, i32);

    /// The chance of the random player at the start, and by how much it is lower in the middle of the game.
    fn visit<R: Game>(self) -> (i32, i32) {
        let levels = vec![Level::Regular, Level::Rookie];
        let table = Played { levels, seed: self.0, anything: true }.table::<R>();
        let review = worked_out(&table, 1000);
        let chance = |actions| review.chances(actions).nth(1).expect("each has a chance");
        (chance(0), chance(0) - chance(table.len() / 2))
    }
}

#[test]
fn whoever_plays_at_random_begins_with_a_fair_chance_and_loses_it() {
    for (game, _) in searched().filter(|&(_, seats)| seats == 2) {
        let reviews = (0..3).map(|seed| visit(game, Random(seed)).expect("it is on the shelf"));
        let (start, lost) = reviews.fold((0, 0), |(start, lost), one| (start + one.0, lost + one.1));
        assert!((3 * 250..3 * 750).contains(&start), "{game}: {} of 1000 at the start", start / 3);
        assert!(lost > 3 * 100, "{game}: {} of 1000 lost", lost / 3);
    }
}

struct Race;

impl Visitor for Race {
    type Output = ();

    fn visit<R: Game>(self) {
        let setup = R::Setup::new(2, "").unwrap_or_else(|_| panic!("two can play"));
        let players = vec![Player::new("", PlayerKind::Computer(Level::Regular)); 2];
        let table = Table::<R>::open(setup, players, Source::Seed(Seed::from_number(1)));
        let table = table.unwrap_or_else(|_| panic!("a table can be opened"));
        let asked = table.awaiting().seats().iter().filter(|&seat| table.can_search(seat)).count();
        assert_eq!((asked, R::RACE.is_some()), (0, true));
    }
}

#[test]
fn nobody_looks_ahead_in_a_race() {
    visit("olympikos", Race).expect("the game is on the shelf");
}
