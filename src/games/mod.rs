//! How each game is drawn and narrated. Outside this folder the app names a game only where it is pictured: its cover
//! and its look on a picture to share (`src/covers/`), and its pictograms (`src/figure/`); and the race among the deals
//! for today (`src/screens/club/today/result.rs`), whose rivals act when the device is ready.

/// Implements [`GameUi`](crate::contract::GameUi) for a game whose folder has the usual names: the files `board` and `hand`
/// draw the component of that name, `rules` has the rules, `frame` why something is refused, `sounds` the sounds, `score` the points, `tips` the tips, `finish` who stands on the podium. In braces follow
/// [`teaching!`], with the things of the file `about`, and items that only some games have.
macro_rules! implement_game_ui {
    ($game:ident { $($own:tt)* }) => {
        impl crate::contract::GameUi for $game {
            const SOUNDS: &'static crate::sound::Family = &sounds::SOUNDS;

            fn board(context: Context) -> leptos::prelude::AnyView {
                board::board(context)
            }

            fn hand(context: Context) -> leptos::prelude::AnyView {
                hand::hand(context)
            }

            fn explain(violation: &str) -> Option<&'static str> {
                frame::explain(violation)
            }

            fn rules() -> Vec<crate::contract::Passage> {
                rules::rules()
            }

            fn rules_words() -> Vec<(&'static str, &'static str)> {
                rules::words()
            }

            fn rules_sentences() -> &'static crate::messages::language::Sentences {
                &rules::SENTENCES
            }

            fn rules_text(id: crate::messages::MessageId) -> Option<&'static str> {
                rules::find(id)
            }

            $($own)*
        }
    };
}

/// What teaches a game, as an item of its [`GameUi`](crate::contract::GameUi): its messages, and the files in
/// `engine/lessons/` of its lesson, its opening for several people and its second minute.
macro_rules! teaching {
    ($sentences:ident::{$say:ident, $win:ident, $about:ident, $tip:ident, $together:ident, $more:ident}, $lesson:tt, $opening:tt, $minute:tt) => {
        fn teaching() -> &'static crate::contract::Teaching {
            static TEACHING: crate::contract::Teaching = crate::contract::Teaching {
                lesson: written_games!($sentences::$say, $lesson),
                together: written_games!($sentences::$together, $opening),
                more: written_games!($sentences::$more, $minute),
                sentences: &crate::messages::$sentences::SENTENCES,
                topics: about::TOPICS,
                about: |number| crate::messages::$sentences::$about.get(number)?.text(),
                tip: |number| crate::messages::$sentences::$tip.get(number)?.text(),
                wins: || crate::messages::$sentences::$win.iter().filter_map(|win| win.text()).collect(),
            };
            &TEACHING
        }
    };
}

macro_rules! written_games {
    ($sentences:ident::$say:ident, [$($file:literal),+]) => {
        crate::contract::WrittenGames {
            texts: &[$(include_str!(concat!("../../../engine/lessons/", $file, ".txt"))),+],
            say: |number| crate::messages::$sentences::$say.get(number)?.text(),
        }
    };
}

#[macro_use]
mod loader;
#[cfg(test)]
mod action_labels;
#[cfg(test)]
mod any_table;
#[cfg(test)]
mod display_sync;
#[cfg(test)]
mod hint_reasons;
#[cfg(test)]
mod lessons;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
#[cfg(test)]
mod options;
mod orclympics;
#[cfg(test)]
mod pace;
#[cfg(test)]
mod positions;
mod prompt;
#[cfg(test)]
mod sound_secrecy;
#[cfg(test)]
mod sounds_heard;
#[cfg(test)]
mod tips;

use loader::GameModule;
pub use loader::{game_ui, is_on_its_way, is_on_shelf, load, load_the_rest};
pub use prompt::prompt;

use crate::contract::Reading;
use crate::fetched::{Part, part};
use pentathlon_engine::table::{RecordError, read_game};

pentathlon_engine::for_each_game!(games);

/// Reads a record of any loaded game.
///
/// # Errors
/// If not even an empty table can be opened.
pub fn read_record(record: &str) -> Result<Reading, RecordError> {
    let game = read_game(record)?;
    game_ui(game).map_or_else(|| Err(RecordError::OtherGame(game.to_owned())), |ui| ui.read(record))
}

/// Something that is checked of every game.
#[cfg(test)]
trait UiVisitor {
    fn visit<G: display_sync::Screen>(&mut self);
}

#[cfg(test)]
mod tests {
    use super::display_sync::Screen;
    use super::{UiVisitor, visit_all};
    use pentathlon_engine::games::shelf;
    use pentathlon_engine::rules::Setup;
    use std::collections::BTreeSet;

    struct Ids(BTreeSet<&'static str>);

    impl UiVisitor for Ids {
        fn visit<G: Screen>(&mut self) {
            self.0.insert(G::Setup::FACTS.id);
        }
    }

    #[test]
    fn every_game_of_the_shelf_is_drawn() {
        let mut drawn = Ids(BTreeSet::new());
        visit_all(&mut drawn);
        assert_eq!(drawn.0, shelf().iter().map(|facts| facts.id).collect());
    }
}
