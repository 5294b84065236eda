//! Who has the device when a curtain comes down, and how often it changes hands in whole games.

use crate::walk::{self, setup};
use pentathlon_engine::bots;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Awaiting, Level, Seat, SeatSet, Setup, Viewer};
use pentathlon_engine::table::{
    AnyTable, CurtainReason, Handover, NextUp, Player, PlayerKind, Source, Table,
};

/// How the people at a table were asked to act.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Ceremony {
    /// How often somebody opened the curtain because the device was passed.
    curtains: usize,
    /// How often whoever had the device tapped to open their hand again.
    taps: usize,
    /// The number of actions done without asking.
    forced: usize,
    /// The number of choices among public options, made in public.
    open: usize,
    /// The number of actions of people.
    actions: usize,
}

fn open<R: Game>(seats: usize, seed: u64) -> Table<R> {
    open_with(vec![PlayerKind::Person; seats], seed)
}

fn open_with<R: Game>(kinds: Vec<PlayerKind>, seed: u64) -> Table<R> {
    let seats = kinds.len();
    let players = kinds.into_iter().map(|kind| Player::new("", kind)).collect();
    Table::open(setup::<R>(seats), players, Source::Seed(Seed::from_number(seed))).unwrap()
}

/// A random action; in a race, that of a beginner.
fn anything<R: Game>(table: &Table<R>, seat: Seat) -> R::Action {
    let (legal, mut chance) = (table.legal(seat), table.chance());
    let reaction = bots::react::<R>(Level::Rookie, &table.view(Viewer::Seat(seat)), &mut chance);
    let reaction = reaction.map(|reaction| reaction.action).filter(|action| legal.contains(action));
    reaction.or_else(|| chance.pick(&legal).copied()).unwrap()
}

/// A whole game, as a table session runs it. A tap opens the hand of a person only if nobody else can have the device.
fn whole_game<R: Game>(mut table: Table<R>) -> Ceremony {
    let people = table.people();
    let mut handover = Handover::new(people, table.players().len());
    let mut met = Ceremony::default();
    // Who may have the device: in the beginning and after a race anybody, otherwise whoever looked or chose last.
    let mut may_have_it = people;
    loop {
        let awaiting = table.awaiting();
        let waiting = handover.next_up(awaiting);
        let mut forced = false;
        let (seat, action) = match waiting {
            NextUp::Over => return met,
            NextUp::Curtain { seat: next, reason } => {
                assert_eq!(handover.viewer(), Viewer::Table, "no hand is open meanwhile");
                if let Some(action) = table.forced(next) {
                    met.forced += 1;
                    forced = true;
                    (next, action)
                } else if table.chooses_in_public(next) {
                    met.open += 1;
                    may_have_it = SeatSet::EMPTY.with(next);
                    (next, anything(&table, next))
                } else {
                    assert_ne!(reason, CurtainReason::Undo, "nobody takes anything back");
                    let again = reason == CurtainReason::SamePlayer;
                    let only = SeatSet::EMPTY.with(next);
                    assert_eq!(again, may_have_it == only, "{next}: it may be with {may_have_it:?}");
                    *(if again { &mut met.taps } else { &mut met.curtains }) += 1;
                    may_have_it = only;
                    handover.open(next);
                    continue;
                }
            }
            NextUp::Person(seat) => {
                assert_eq!(handover.viewer(), Viewer::Seat(seat));
                forced = table.forced(seat).is_some();
                (seat, anything(&table, seat))
            }
            NextUp::Computer(seat) => (seat, anything(&table, seat)),
            NextUp::Race => {
                may_have_it = people;
                let seat = awaiting.seats().iter().last().unwrap();
                (seat, anything(&table, seat))
            }
        };
        met.actions += usize::from(seat != Seat::CLOCK);
        table.act(seat, action, 0).unwrap();
        let acted = if forced { Handover::acted_unasked } else { Handover::acted };
        acted(&mut handover, seat, awaiting, table.awaiting());
    }
}

struct Games(usize);

impl Visitor for Games {
    type Output = Ceremony;
    fn visit<R: Game>(self) -> Ceremony {
        let games = (1..=4).map(|seed| whole_game(open::<R>(self.0, seed)));
        games.fold(Ceremony::default(), |sum, game| Ceremony {
            curtains: sum.curtains + game.curtains,
            taps: sum.taps + game.taps,
            forced: sum.forced + game.forced,
            open: sum.open + game.open,
            actions: sum.actions + game.actions,
        })
    }
}

/// The number of curtains in four games of two people, as each game has it in `CURTAINS`.
pub struct Curtains {
    /// How many there would be if each action of each person had one of its own.
    pub if_each: usize,
    /// The maximum.
    pub at_most: usize,
}

#[test]
fn two_people_pass_the_device_seldom() {
    macro_rules! limits {
        ($($game:ident $rules:ident),*) => { [$((stringify!($game), crate::$game::CURTAINS)),*] };
    }
    for (game, Curtains { if_each, at_most }) in pentathlon_engine::for_each_game!(limits) {
        let met = games::visit(game, Games(2)).unwrap();
        println!("{game}: {met:?}, {if_each} if each action had one");
        assert!(met.curtains <= at_most, "{game}: {met:?}");
        assert!(met.actions > if_each / 2, "whole games were played");
    }
}

every_game! {
    fn a_tap_opens_a_hand_only_where_nobody_else_can_have_the_device<R>(seats: usize) {
        for seed in 1..=3 {
            whole_game(open::<R>(seats, seed));
            // A computer among them, and one person alone among computers.
            for people in [seats - 1, 1] {
                let kind = |seat| if seat < people { PlayerKind::Person } else { PlayerKind::Computer(Level::Rookie) };
                let met = whole_game(open_with::<R>((0..seats).map(kind).collect(), seed));
                assert!(people > 1 || (met.curtains, met.taps) == (0, 0), "one person alone meets no curtain");
            }
        }
    }
}

every_game! {
    fn a_step_done_without_asking_is_the_only_one_and_everybody_knows_it<R>(seats: usize) {
        let mut table = open::<R>(seats, 7);
        while table.awaiting() != Awaiting::Over {
            for seat in Seat::all(seats).filter(|&seat| table.awaiting().seats().contains(seat)) {
                if R::is_forced(&table.view(Viewer::Table), seat) {
                    assert_eq!(table.legal(seat).len(), 1, "{seat} of {}", R::Setup::INFO.id);
                    assert_eq!(table.forced(seat), table.legal(seat).first().copied());
                }
            }
            let seat = table.awaiting().seats().iter().last().unwrap();
            table.play_like(seat, Level::Rookie).unwrap();
        }
    }
}
