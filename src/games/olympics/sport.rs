//! How an event is recognised: by a picture and a colour, never by the colour alone.

use crate::figure::Pictogram;
use pentathlon_engine::games::olympics::EventCard;

/// The picture of an event.
pub fn picture(event: EventCard) -> Pictogram {
    match event {
        EventCard::Basketball => Pictogram::Basketball,
        EventCard::Swimming => Pictogram::Swimming,
        EventCard::Gymnastics => Pictogram::ArtisticGymnastics,
        EventCard::Cycling => Pictogram::RoadCycling,
        EventCard::Athletics => Pictogram::Sprint,
    }
}

/// The class that gives what is in it the colour of an event.
pub fn colour(event: EventCard) -> &'static str {
    match event {
        EventCard::Basketball => "m-court",
        EventCard::Swimming => "m-pool",
        EventCard::Gymnastics => "m-mat",
        EventCard::Cycling => "m-road",
        EventCard::Athletics => "m-track",
    }
}
