//! What the hall of fame knows.

use crate::messages::isolated;
use crate::route::Route;
use crate::saves::people;
use pentathlon_engine::hall::Hall;

/// Everything that the screens of the hall show.
pub struct HallContents {
    /// The results and tournaments.
    pub hall: Hall,
    /// The people of the device. The hall knows them by their places in this list.
    pub people: Vec<people::Person>,
    /// How many saved games could not be read.
    pub unread: usize,
}

impl HallContents {
    /// The name of a person.
    pub fn name(&self, person: usize) -> String {
        self.people.get(person).map(|person| person.name().to_owned()).unwrap_or_default()
    }

    /// The name of a person, as a part of a sentence.
    pub fn said_name(&self, person: usize) -> String {
        isolated(&self.name(person))
    }

    /// The address of the page of a person.
    pub fn page_of(&self, person: usize) -> String {
        let id = self.people.get(person).map(|person| person.id.as_str()).unwrap_or_default();
        Route::Hall(format!("person/{id}")).address()
    }
}
