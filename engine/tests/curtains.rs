//! How often the screen changes hands in whole games of two people who share a device.

use crate::walk::{self, setup};
use pentathlon_engine::bots::{self, Level};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Awaiting, Seat, Setup, Viewer};
use pentathlon_engine::table::{CurtainReason, Handover, Kind, Player, Source, Table, WaitingFor};

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
    let players = vec![Player::new("", Kind::Person); seats];
    Table::open(setup::<R>(seats), players, Source::Seed(Seed::from_number(seed))).unwrap()
}

/// A random action; in a race, that of a beginner.
fn anything<R: Game>(table: &Table<R>, seat: Seat) -> R::Action {
    let (legal, mut chance) = (table.legal(seat), table.chance());
    let reaction = bots::react::<R>(Level::Bronze, &table.view(Viewer::Seat(seat)), &mut chance);
    let reaction = reaction.map(|reaction| reaction.action).filter(|action| legal.contains(action));
    reaction.or_else(|| bots::random(&legal, &mut chance)).unwrap()
}

/// A whole game between people, as a table session runs it.
fn whole_game<R: Game>(seats: usize, seed: u64) -> Ceremony {
    let mut table = open::<R>(seats, seed);
    let mut handover = Handover::new(table.people(), seats);
    let mut met = Ceremony::default();
    let mut holder = None;
    loop {
        let awaiting = table.awaiting();
        let waiting = handover.waiting_for(awaiting);
        let (seat, action) = match waiting {
            WaitingFor::Over => return met,
            WaitingFor::Curtain { seat: next, reason } => {
                assert_eq!(handover.viewer(), Viewer::Table, "no hand is open meanwhile");
                if let Some(action) = table.forced(next) {
                    met.forced += 1;
                    (next, action)
                } else if table.is_open(next) {
                    met.open += 1;
                    (next, anything(&table, next))
                } else {
                    assert_ne!(reason, CurtainReason::Undo, "nobody takes anything back");
                    let again = reason == CurtainReason::SamePlayer;
                    assert_eq!(again, holder == Some(next), "who has the device need not pass it");
                    *(if again { &mut met.taps } else { &mut met.curtains }) += 1;
                    holder = Some(next);
                    handover.look(next);
                    continue;
                }
            }
            WaitingFor::Person { seat } => {
                assert_eq!(handover.viewer(), Viewer::Seat(seat));
                (seat, anything(&table, seat))
            }
            WaitingFor::Computer(_) => panic!("there are only people"),
            WaitingFor::Race { .. } => {
                holder = None;
                let seat = awaiting.seats().iter().last().unwrap();
                (seat, anything(&table, seat))
            }
        };
        met.actions += usize::from(seat != Seat::CLOCK);
        table.act(seat, action, 0).unwrap();
        handover.acted(seat, awaiting, table.awaiting());
    }
}

struct Games(usize);

impl Visitor for Games {
    type Outcome = Ceremony;
    fn visit<R: Game>(self) -> Ceremony {
        let games = (1..=4).map(|seed| whole_game::<R>(self.0, seed));
        games.fold(Ceremony::default(), |sum, game| Ceremony {
            curtains: sum.curtains + game.curtains,
            taps: sum.taps + game.taps,
            forced: sum.forced + game.forced,
            open: sum.open + game.open,
            actions: sum.actions + game.actions,
        })
    }
}

/// The number of curtains in whole games of two people: `before`, when each action of each person had a curtain of its
/// own, and the maximum now. In Olympicards hands are played card by card in turn, so no curtains can be saved. A Coach
/// of Olympikos takes the screen once.
#[test]
fn two_people_pass_the_device_seldom() {
    let limits = [
        ("olympics", 220, 96),
        ("olympikos", 16, 16),
        ("orclympics", 157, 90),
        ("olympia2000", 252, 110),
        ("olympicards", 250, 250),
    ];
    let shelf = games::shelf();
    assert!(shelf.iter().map(|facts| facts.id).eq(limits.map(|(game, ..)| game)), "every game has a limit");
    for (game, before, at_most) in limits {
        let met = games::visit(game, Games(2)).unwrap();
        println!("{game}: {met:?}, {before} before");
        assert!(met.curtains <= at_most, "{game}: {met:?}");
        assert!(met.actions > before / 2, "whole games were played");
    }
}

every_game! {
    fn a_step_done_without_asking_is_the_only_one_and_everybody_knows_it<R>(seats: usize) {
        let mut table = open::<R>(seats, 7);
        while table.awaiting() != Awaiting::Over {
            for seat in Seat::all(seats).filter(|&seat| table.awaiting().seats().contains(seat)) {
                if R::is_forced(&table.view(Viewer::Table), seat) {
                    assert_eq!(table.legal(seat).len(), 1, "{seat} of {}", R::Setup::FACTS.id);
                    assert_eq!(table.forced(seat), table.legal(seat).first().copied());
                }
            }
            let seat = table.awaiting().seats().iter().last().unwrap();
            let action = table.think(seat, Level::Bronze).unwrap();
            table.act(seat, action, 0).unwrap();
        }
    }
}
