//! Lots are drawn: the arches of the set-up change places until they stand as the games will come.

use crate::browser::go;
use crate::route::Route;
use crate::settings::settings;
use crate::sound::{self, Sound};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::tournament::{Order, Tournament};

/// How long that takes, in milliseconds.
const DRAWN_MS: u32 = 600;

/// The games as they were drawn, while that is shown.
#[derive(Clone, Copy)]
pub struct Lots {
    drawn: RwSignal<Vec<String>>,
    /// What leads to the board. It is dropped with the set-up.
    then: StoredValue<Option<Timeout>, LocalStorage>,
    is_still: bool,
}

impl Lots {
    /// Nothing is drawn yet.
    pub fn new() -> Self {
        Self {
            drawn: RwSignal::new(Vec::new()),
            then: StoredValue::new_local(None),
            is_still: settings().peek().is_still(),
        }
    }

    /// Whether they are being drawn.
    pub fn are_drawn(self) -> bool {
        self.drawn.with(|drawn| !drawn.is_empty())
    }

    /// Goes to the board of a tournament that is begun, after its lots are drawn, if it has any.
    pub fn draw(self, id: String, tournament: &Tournament) {
        let to_board = move || go(&Route::Tournament(id).address());
        if tournament.order != Order::Drawn || self.is_still {
            return to_board();
        }
        sound::play(Sound::Tick);
        self.drawn.set(tournament.programme.iter().map(|listed| listed.game.clone()).collect());
        let landed = move || {
            sound::play(Sound::Tick);
            to_board();
        };
        self.then.set_value(Some(Timeout::new(DRAWN_MS, landed)));
    }

    /// How many places to the right the arch of each of these games goes: first past one another, then to where it was drawn. Who
    /// is in no lot stays.
    pub fn ways(self, arches: &[&str]) -> Vec<[isize; 2]> {
        self.drawn.with(|drawn| ways(arches, drawn))
    }
}

fn ways(arches: &[&str], drawn: &[String]) -> Vec<[isize; 2]> {
    let lot = |game: &str| drawn.iter().position(|other| other == game);
    // The places of those that are drawn.
    let places: Vec<isize> =
        (0..).zip(arches).filter(|(_, game)| lot(game).is_some()).map(|(place, _)| place).collect();
    let way = |(place, game): (isize, &&str)| {
        let own = places.iter().position(|own| *own == place)?;
        let past = places.iter().rev().nth(own)?;
        let to = places.get(lot(game)?)?;
        Some([past - place, to - place])
    };
    (0..).zip(arches).map(|arch| way(arch).unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests {
    use super::ways;

    #[test]
    fn the_arches_stand_as_drawn_and_those_in_no_lot_stay() {
        let drawn = |games: &[&str]| games.iter().map(|game| (*game).to_owned()).collect::<Vec<_>>();
        let ways = |arches: &[&str], lots: &[&str]| ways(arches, &drawn(lots));
        assert_eq!(ways(&["a", "b", "c"], &["c", "a", "b"]), [[2, 1], [0, 1], [-2, -2]]);
        assert_eq!(ways(&["a", "b", "c", "d"], &["d", "b"]), [[0, 0], [2, 2], [0, 0], [-2, -2]]);
        assert_eq!(ways(&["a", "b"], &[]), [[0, 0], [0, 0]]);
    }
}
