//! The deals of dates as the app saves them, with tables that the engine has played, and pages on which it is that date.

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::daily::{Daily, Date, DayPlay, PlayKind, Plays, RIVALS};
use pentathlon_engine::games::{Game, Visitor, visit};
use pentathlon_engine::rules::{Awaiting, Level, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

use crate::{DATE, NAMES, Page, records};

/// A table with the deal of a date.
#[derive(Debug, Clone)]
pub struct DayTable {
    /// The date.
    pub date: Date,
    /// Its id.
    pub id: String,
    /// Its record.
    pub record: String,
    /// The code of its deal.
    pub code: String,
    /// The places at its end, by seat.
    pub ranks: Vec<u8>,
}

/// A table with the deal of a date that is no Sunday, played to its end if `is_over`.
#[must_use]
pub fn table_of(date: &str, is_over: bool) -> DayTable {
    let date: Date = date.parse().expect("it is a date");
    let daily = Daily::of(date);
    let game = daily.game().expect("it is no Sunday");
    visit(game, Dealt { daily: &daily, game, is_over }).expect("the game is on the shelf")
}

impl DayTable {
    /// The keys and values of the storage; `is_for_record` if it is for the record.
    #[must_use]
    pub fn stored(&self, is_for_record: bool, is_over: bool) -> [(String, String); 2] {
        let play = DayPlay {
            is_for_record,
            kind: PlayKind::Table,
            id: self.id.clone(),
            code: self.code.clone(),
            is_over,
            is_eased: false,
        };
        let plays = (format!("pentathlon/daily/{}", self.date), Plays(vec![play]).to_string());
        [(records::key(&self.id), self.record.clone()), plays]
    }

    /// Its place in the app.
    #[must_use]
    pub fn place(&self) -> String {
        format!("#/table/{}", self.id)
    }
}

/// From now on it is noon of that date in this document.
#[track_caller]
pub fn set_date(page: &Page, date: &str) {
    const SET: &str = "const [year, month, day] = arguments[0].split('-').map(Number);
        setAhead(new Date(year, month - 1, day, 12).getTime() - realNow());
        window.dispatchEvent(new Event('visibilitychange'));";
    page.run(&format!("{DATE}{SET}"), &[date.into()]);
}

/// Opens the app at a place with these values in its storage, once it is that date there.
#[track_caller]
pub fn open(page: &Page, date: &str, place: &str, stored: &[(String, String)]) {
    let stored: Vec<(&str, &str)> = stored.iter().map(|(key, text)| (&**key, &**text)).collect();
    page.begin_at("#/open", &stored);
    set_date(page, date);
    page.go(if place.is_empty() { "#/" } else { place });
}

struct Dealt<'a> {
    daily: &'a Daily,
    game: &'static str,
    is_over: bool,
}

impl Visitor for Dealt<'_> {
    type Output = DayTable;

    fn visit<R: Game>(self) -> DayTable {
        let Daily { date, seats, .. } = *self.daily;
        let options = Daily::options(self.game);
        // Nobody starts a game of Olympics.
        let start = if self.game == "olympics" { "" } else { "start=0" };
        let setup = R::Setup::new(seats, format!("{options} {start}").trim()).expect("that many can play");
        let kind = |seat: usize| match seat.checked_sub(1).and_then(|rival| RIVALS.get(rival)) {
            Some(level) => PlayerKind::Computer(*level),
            None => PlayerKind::Person,
        };
        let players = (0..seats).map(|seat| Player::new(NAMES[seat], kind(seat))).collect();
        let source = Source::Seed(self.daily.seed(self.game));
        let mut table = Table::<R>::open(setup, players, source).expect("a table can be opened");
        let mut chance = Chance::new(&Seed::from_number(7), Stream::Decoration);
        while self.is_over && table.awaiting() != Awaiting::Over {
            let seats: Vec<_> = table.awaiting().seats().iter().collect();
            let seat = *chance.pick(&seats).expect("somebody is asked");
            let by_chance = chance.pick(&table.legal(seat)).copied();
            // Nobody thinks in a race.
            let action = table.quick_action(seat, Level::Regular).filter(|_| seats.len() == 1).or(by_chance);
            table.act(seat, action.expect("a seat that is asked can act"), 0).expect("it is legal");
        }
        DayTable {
            date,
            id: format!("da{}", date.to_string().replace('-', "")),
            record: table.to_string(),
            code: table.commitment().to_string(),
            ranks: table.standing().ranks,
        }
    }
}
