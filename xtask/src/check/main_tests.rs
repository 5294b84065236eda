//! The end-to-end tests that run in every engine: whole games, pass-and-play, offline use, saves.
//!
//! A test that an engine cannot run is not in its list, so no test passes by doing nothing.

use crate::browsers::engine::Engine;
use pentathlon_engine::games::shelf;

/// Run in every engine for every game of the shelf.
const OF_EVERY_GAME: [&str; 4] = [
    "is_played_in_every_company",
    "is_played_by_finger",
    "survives_a_reload_between_any_two_actions",
    "is_played_by_key",
];

/// Run in every engine.
const EVERYWHERE: [&str; 14] = [
    "offline::every_game_is_played_without_a_network_after_one_visit",
    "offline::every_game_is_begun_without_a_network_under_a_path_of_its_own",
    "offline::the_worker_can_be_switched_off_from_the_host",
    "pass_and_play::the_finger_that_opens_the_curtain_touches_nothing_behind_it",
    "pass_and_play::the_keyboard_is_on_the_curtain_as_soon_as_it_comes_down",
    "pass_and_play::two_people_play_from_the_shelf_to_the_podium_and_nobody_sees_another_hand",
    "resume::an_interrupted_table_is_on_the_shelf_and_resumes_behind_the_curtain",
    "resume::the_curtain_comes_down_when_the_page_is_hidden_whatever_is_open",
    "saves::a_lost_or_old_copy_is_replaced",
    "saves::a_table_that_was_removed_does_not_come_back_with_an_old_storage",
    "saves::all_tables_go_into_a_file_and_come_out_of_it_on_another_device",
    "saves::what_the_storage_alone_has_or_has_longer_is_taken_over",
    "whole_games::three_people_and_two_computers_play_as_many_rounds_as_there_are_athletes_for",
    "whole_games::the_podium_leads_to_a_rematch_to_the_replay_and_home",
];

/// Run in Chromium and Firefox: several fingers, dark theme, an update in two tabs, the console.
const NOT_IN_WEBKIT: [&str; 5] = [
    "harness::a_tap_is_a_finger_and_a_click_is_a_mouse",
    "harness::fingers_touch_together",
    "harness::the_screen_is_what_was_asked_for",
    "offline::a_new_build_is_offered_on_the_shelf_and_taken_there",
    "smoke::the_app_starts_under_a_path_of_its_own",
];

/// The names of an engine's tests.
#[must_use]
pub fn of(engine: Engine) -> Vec<String> {
    let others: &[&str] = if engine == Engine::Webkit { &[] } else { &NOT_IN_WEBKIT };
    let of_game = |game| OF_EVERY_GAME.map(|test| format!("every_game::{game}::{test}"));
    let games = shelf().into_iter().flat_map(|info| of_game(info.id));
    games.chain(EVERYWHERE.iter().chain(others).map(|&test| test.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::of;
    use crate::browsers::engine::Engine;
    use crate::tools::project;
    use std::fs;

    #[test]
    fn every_main_story_exists() {
        for test in of(Engine::Firefox) {
            let (module, name) = test.split_once("::").unwrap_or_default();
            let name = name.rsplit("::").next().unwrap_or_default();
            let file = project::root().join(format!("tests/browser/tests/{module}.rs"));
            let source = fs::read_to_string(file).unwrap_or_default();
            assert!(source.contains(&format!("fn {name}()")), "{test}");
        }
    }
}
