//! Properties that hold for any text from outside. Shared by the targets of cargo-fuzz and the seeded run in the test
//! suite (`engine/tests/fuzz.rs`). Each function panics if a property does not hold.

use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::Setup;
use pentathlon_engine::table::{
    Entry, Line, LinkError, NoLink, Player, RecordError, Table, read_game, with_checksum,
};

/// Runs a visitor for every game on the shelf.
fn every_game<V: Visitor<Output = ()> + Copy>(visitor: V) {
    games::shelf().iter().for_each(|info| games::visit(info.id, visitor).unwrap_or_default());
}

/// Checks that this is a sentence short enough to display.
fn assert_says(why: &str) {
    assert!(why.contains(' ') && why.chars().count() < 400, "{why:?}");
}

/// A record is read, or refused with a sentence. A record that was read can be written and read again unchanged, and
/// the salvaged part of a corrupt one is a whole record.
pub fn record(text: &str) {
    #[derive(Clone, Copy)]
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Output = ();
        fn visit<R: Game>(self) {
            let read = Table::<R>::read(self.0);
            match (&read, Table::<R>::salvage(self.0)) {
                (Ok(table), Ok((saved, None))) => assert_eq!(table.to_string(), saved.to_string()),
                (Err(why), Ok((saved, Some(fault)))) => {
                    assert_eq!(*why, fault);
                    let written = saved.to_string();
                    assert_eq!(Table::<R>::read(&written).map(|table| table.to_string()), Ok(written));
                }
                (Err(why), Err(fault)) => assert_eq!(*why, fault),
                (_, saved) => panic!("read and saved differ: {:?}", saved.map(|(_, fault)| fault)),
            }
            match read {
                Err(why) => assert_says(&why.to_string()),
                Ok(table) => {
                    let written = table.to_string();
                    assert_eq!(Table::<R>::read(&written).map(|table| table.to_string()), Ok(written));
                }
            }
        }
    }
    match read_game(text) {
        // Each game but one refuses the record, and does so early: testing one of them is enough.
        Ok(game) if games::visit(game, Read(text)).is_some() => {}
        Ok(_) => {
            let refused = Table::<games::olympia2000::Olympia2000>::read(text);
            assert!(matches!(
                refused,
                Err(RecordError::OtherGame(_) | RecordError::Missing(_) | RecordError::Unreadable(_))
            ));
        }
        Err(why) => {
            assert_says(&why.to_string());
            every_game(Read(text));
        }
    }
}

/// The letters of a link, unchanged and with the checksum of each game, are either refused with a sentence, or they are
/// the only letters for the table they open.
pub fn link(letters: &str) {
    #[derive(Clone, Copy)]
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Output = ();
        fn visit<R: Game>(self) {
            let checked = with_checksum(R::Setup::INFO.id, self.0);
            for letters in [Some(self.0), checked.as_deref()].into_iter().flatten() {
                match Table::<R>::read_link(letters) {
                    Err(why) => assert_says(&why.to_string()),
                    Ok(linked) => {
                        let again = match linked.challenge {
                            None => linked.table.link(),
                            Some(challenge) => linked.table.challenge_to(challenge),
                        };
                        // Options, names and deals are normalized; another spelling of them opens the same table.
                        let again = match again {
                            Err(NoLink::TooLong) => continue,
                            again => again.unwrap_or_else(|why| panic!("{why:?}: {letters}")),
                        };
                        let read =
                            Table::<R>::read_link(&again).unwrap_or_else(|why: LinkError| panic!("{why}"));
                        assert_eq!(read.table.to_string(), linked.table.to_string(), "{letters}");
                        assert_eq!(read.challenge, linked.challenge);
                    }
                }
            }
        }
    }
    every_game(Read(letters));
}

/// Every notation: what was read is written as something that reads the same.
pub fn notation(text: &str) {
    #[derive(Clone, Copy)]
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Output = ();
        fn visit<R: Game>(self) {
            let Self(text) = self;
            if let Ok(action) = text.parse::<R::Action>() {
                assert_eq!(action.to_string().parse().ok(), Some(action), "{text:?}");
            }
            if let Ok(line) = text.parse::<Line<R::Action>>() {
                assert_eq!(line.to_string().parse(), Ok(line), "{text:?}");
            }
            if let Ok(entry) = text.parse::<Entry<R::Action>>() {
                assert_eq!(entry.to_string().parse(), Ok(entry), "{text:?}");
            }
            if let Ok(deal) = text.parse::<R::Deal>() {
                assert_eq!(deal.to_string().parse().ok(), Some(deal), "{text:?}");
            }
            for seats in R::Setup::INFO.seats {
                if let Ok(setup) = R::Setup::new(seats, text) {
                    assert_eq!(R::Setup::new(seats, &setup.to_string()), Ok(setup), "{text:?}");
                }
            }
        }
    }
    if let Ok(seed) = text.parse::<Seed>() {
        assert_eq!(seed.to_string().parse(), Ok(seed));
    }
    if let Ok(player) = text.parse::<Player>() {
        assert_eq!(player.to_string().trim_end().parse(), Ok(player), "{text:?}");
    }
    every_game(Read(text));
}
