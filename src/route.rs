//! The routes of the app, as hashes in the address.

use crate::saves;
use pentathlon_engine::daily::Date;

/// A screen of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The shelf.
    Shelf,
    /// The set-up of a game, by its short name.
    SetUp(String),
    /// A new table of a game, by its short name, with those who played it last.
    PlayNow(String),
    /// A table, by its id.
    Table(String),
    /// The replay of a table, by its id.
    Replay(String),
    /// The replay of a table, by its id, from the action of that number.
    ReplayFrom(String, usize),
    /// The story of a table, by its id.
    Story(String),
    /// The lesson of a game, by its short name.
    Lesson(String),
    /// The opening of a game that several people learn together, by its short name.
    Together(String),
    /// The rules of a game, by its short name.
    Rules(String),
    /// The screen that opens a record.
    Open,
    /// A link: the short name of its game, and its letters.
    Link(String, String),
    /// The set-up of a tournament.
    NewTournament,
    /// A tournament, by its id.
    Tournament(String),
    /// The people who play on this device.
    People,
    /// Today's deal, or that of a date.
    Today(Option<Date>),
    /// The settings, and the table from which they were opened.
    Settings(Option<String>),
    /// The hall of fame, and the place in it.
    Hall(String),
    /// An unknown address.
    Nowhere,
}

impl Route {
    /// The route that a hash names, without its `#`.
    pub fn read(hash: &str) -> Self {
        // Some programs encode what follows the `#` of an address.
        let path = hash.replace("%2F", "/");
        let path = path.trim_matches('/');
        match path.split_once('/').unwrap_or((path, "")) {
            ("", "") => Self::Shelf,
            ("settings", "") => Self::Settings(None),
            ("settings", table) if !table.contains('/') => Self::Settings(Some(table.to_owned())),
            ("open", "") => Self::Open,
            ("people", "") => Self::People,
            ("new", game) if !game.is_empty() => Self::SetUp(game.to_owned()),
            ("play", game) if !game.is_empty() => Self::PlayNow(game.to_owned()),
            ("table", id) if !id.is_empty() => Self::Table(id.to_owned()),
            ("replay", moment) if moment.contains('/') => {
                let read = moment.split_once('/').and_then(|(id, action)| Some((id, action.parse().ok()?)));
                read.map_or(Self::Nowhere, |(id, action)| Self::ReplayFrom(id.to_owned(), action))
            }
            ("story", id) if !id.is_empty() => Self::Story(id.to_owned()),
            ("replay", id) if !id.is_empty() => Self::Replay(id.to_owned()),
            ("lesson", game) if !game.is_empty() => Self::Lesson(game.to_owned()),
            ("together", game) if !game.is_empty() => Self::Together(game.to_owned()),
            ("pentathlon", "new") => Self::NewTournament,
            ("pentathlon", id) if !id.is_empty() => Self::Tournament(id.to_owned()),
            ("today", "") => Self::Today(None),
            // A messenger may have put something after it.
            ("today", date) => match Date::at_start(&date.replace("%2D", "-")) {
                Some(date) => Self::Today(Some(date)),
                None => Self::Nowhere,
            },
            ("rules", game) if !game.is_empty() => Self::Rules(game.to_owned()),
            ("link", link) => match link.split_once('/') {
                Some((game, letters)) if !game.is_empty() => Self::Link(game.to_owned(), letters.to_owned()),
                _ => Self::Nowhere,
            },
            ("hall", place) => Self::Hall(place.to_owned()),
            _ => Self::Nowhere,
        }
    }

    /// The short name of the game that must be loaded before the route can be shown.
    pub fn game(&self) -> Option<String> {
        match self {
            Self::SetUp(game)
            | Self::PlayNow(game)
            | Self::Lesson(game)
            | Self::Together(game)
            | Self::Rules(game)
            | Self::Link(game, _) => Some(game.clone()),
            Self::Table(id) | Self::Replay(id) | Self::ReplayFrom(id, _) | Self::Story(id) => saves::game(id),
            _ => None,
        }
    }

    /// The hash of the route, with its `#`.
    pub fn address(&self) -> String {
        match self {
            Self::Shelf | Self::Nowhere => "#/".to_owned(),
            Self::SetUp(game) => format!("#/new/{game}"),
            Self::PlayNow(game) => format!("#/play/{game}"),
            Self::Table(id) => format!("#/table/{id}"),
            Self::Replay(id) => format!("#/replay/{id}"),
            Self::ReplayFrom(id, action) => format!("#/replay/{id}/{action}"),
            Self::Story(id) => format!("#/story/{id}"),
            Self::Lesson(game) => format!("#/lesson/{game}"),
            Self::Together(game) => format!("#/together/{game}"),
            Self::Rules(game) => format!("#/rules/{game}"),
            Self::NewTournament => "#/pentathlon/new".to_owned(),
            Self::Tournament(id) => format!("#/pentathlon/{id}"),
            Self::Today(None) => "#/today".to_owned(),
            Self::Today(Some(date)) => format!("#/today/{date}"),
            Self::Hall(place) if place.is_empty() => "#/hall".to_owned(),
            Self::Hall(place) => format!("#/hall/{place}"),
            Self::Open => "#/open".to_owned(),
            Self::People => "#/people".to_owned(),
            Self::Link(game, letters) => format!("#/link/{game}/{letters}"),
            Self::Settings(None) => "#/settings".to_owned(),
            Self::Settings(Some(table)) => format!("#/settings/{table}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn an_address_leads_back_to_its_route() {
        for route in [
            Route::Shelf,
            Route::SetUp("olympia2000".into()),
            Route::PlayNow("olympia2000".into()),
            Route::Table("k3".into()),
            Route::Replay("k3".into()),
            Route::ReplayFrom("k3".into(), 57),
            Route::Story("k3".into()),
            Route::Lesson("olympia2000".into()),
            Route::Together("olympia2000".into()),
            Route::Rules("olympia2000".into()),
            Route::NewTournament,
            Route::Tournament("k3".into()),
            Route::Today(None),
            Route::Today("2026-11-26".parse().ok()),
            Route::Hall(String::new()),
            Route::Hall("game/olympia2000".into()),
            Route::Open,
            Route::People,
            Route::Link("olympia2000".into(), "R-_0".into()),
            Route::Settings(None),
            Route::Settings(Some("k3".into())),
        ] {
            let address = route.address();
            let hash = address.trim_start_matches('#');
            assert_eq!(Route::read(hash), route);
            assert_eq!(Route::read(&hash.replace('/', "%2F")), route);
        }
    }

    #[test]
    fn the_address_of_a_day_is_read_whatever_a_messenger_puts_after_it() {
        let day = Route::Today("2026-11-26".parse().ok());
        for after in [
            ".",
            ",",
            ")",
            "]",
            ">",
            "%20",
            "%20Great!",
            " ",
            "/2",
            "?fbclid=IwAR0",
            "&utm_source=x",
            "#",
            "/",
            "…",
        ] {
            assert_eq!(Route::read(&format!("/today/2026-11-26{after}")), day, "{after}");
        }
        assert_eq!(Route::read("/today/2026%2D11%2D26."), day);
    }

    #[test]
    fn a_forged_address_leads_nowhere() {
        for hash in [
            "/link",
            "/link/x",
            "/link//x",
            "/open/x",
            "/table",
            "/table/",
            "/story/",
            "/replay/k3/x",
            "/replay/k3/5/7",
            "x",
            "/new//",
            "/play/",
            "/pentathlon",
            "/pentathlon/",
            "/today/2026-11-31",
            "/today/2026-11-267",
            "/today/2026-11-2",
            "/today/now",
            "/settings/x/y",
            "//",
        ] {
            let route = Route::read(hash);
            assert!(matches!(route, Route::Nowhere | Route::Shelf), "{hash} leads to {route:?}");
        }
    }
}
