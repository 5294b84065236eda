//! Tests how the sounds of all games are heard: without a click, undistorted, and equally loud in each game.
//!
//! With a folder in `SOUNDS_OUT` each sound is written there, to be listened to: `cargo xtask sounds`.

#![allow(clippy::expect_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::browser::FULL_GAIN;
use crate::sound::heard::Heard;
use pentathlon_engine::rules::Setup;
use std::fs;
use std::path::PathBuf;

/// The most that the loudness of a meaning differs between two games, in decibels.
const ALIKE_DB: f32 = 6.0;

/// The beginning of a sound, in seconds.
const STRIKE_S: f32 = 0.0001;

/// The sounds of each game, by its short name, and those of all games.
fn all() -> Vec<(&'static str, Vec<Heard>)> {
    struct Collect(Vec<(&'static str, Vec<Heard>)>);
    impl UiVisitor for Collect {
        fn visit<R: Screen>(&mut self) {
            self.0.push((R::Setup::INFO.id, Heard::family(R::UI.sounds()).into()));
        }
    }
    let mut found = Collect(vec![("all", Heard::shared().into())]);
    visit_all(&mut found);
    found.0
}

fn each(check: impl Fn(&str, &Heard)) {
    for (game, sounds) in all() {
        for sound in &sounds {
            check(&format!("{game}: {}", sound.meaning), sound);
        }
    }
}

#[test]
fn no_sound_clicks_at_its_beginning_or_end() {
    each(|name, sound| {
        let first = sound.largest_step(0.0, 0.0);
        assert!(first < 0.002, "{name} begins with a step of {first}");
        // A strike is quick, but no sharper than what it makes ring.
        let (strike, rings) =
            (sound.largest_step(0.0, STRIKE_S), sound.largest_step(STRIKE_S, sound.seconds()));
        assert!(strike <= rings, "{name} begins with a step of {strike}, and goes on with {rings}");
        let end = sound.largest_step(sound.seconds() - 0.002, sound.seconds());
        assert!(end < 0.0005, "{name} ends with a step of {end}");
    });
}

#[test]
fn three_sounds_at_once_do_not_clip_at_full_volume() {
    let mut peaks: Vec<f32> = all().iter().flat_map(|(_, sounds)| sounds).map(Heard::peak).collect();
    peaks.sort_by(|one, other| other.total_cmp(one));
    let sum: f32 = peaks.iter().take(3).sum();
    assert!(sum * FULL_GAIN <= 1.0, "{}", sum * FULL_GAIN);
}

#[test]
fn a_win_that_begins_with_three_others_does_not_clip_at_full_volume() {
    for (game, sounds) in all() {
        let longest = sounds.iter().map(|sound| sound.samples.len()).max().unwrap_or_default();
        let together = ["select", "place", "reveal", "win"];
        let at = |index: usize| {
            let heard = sounds.iter().filter(|sound| together.contains(&sound.meaning));
            heard.filter_map(|sound| sound.samples.get(index)).sum::<f32>()
        };
        let peak = (0..longest).map(|index| at(index).abs()).fold(0.0, f32::max);
        assert!(peak * FULL_GAIN <= 1.0, "{game}: {}", peak * FULL_GAIN);
    }
}

#[test]
fn no_sound_has_direct_current() {
    each(|name, sound| {
        let share = sound.direct_current().abs() / sound.peak();
        assert!(share < 0.02, "{name}: {share}");
    });
}

#[test]
fn a_meaning_is_equally_loud_in_each_game() {
    let all: Vec<(&str, Vec<Heard>)> = all().into_iter().filter(|(game, _)| *game != "all").collect();
    let mut faults = Vec::new();
    for nth in 0..5 {
        let of = |(game, sounds): &(&'static str, Vec<Heard>)| {
            sounds.get(nth).map(|sound| (sound.loudness(), *game, sound.meaning))
        };
        let mut measured: Vec<_> = all.iter().filter_map(of).collect();
        measured.sort_by(|one, other| one.0.total_cmp(&other.0));
        for (loudness, game, meaning) in &measured {
            println!("{meaning:<8} {game:<12} {loudness:>6.1} dB");
        }
        if let [(least, quiet, meaning), .., (most, loud, _)] = measured.as_slice()
            && most - least > ALIKE_DB
        {
            faults.push(format!("{meaning}: {loud} is {:.1} dB louder than {quiet}", most - least));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn sounds_are_written_to_files() {
    let Some(folder) = std::env::var_os("SOUNDS_OUT").map(PathBuf::from) else { return };
    fs::create_dir_all(&folder).expect("the folder can be made");
    for (game, sounds) in all() {
        for sound in sounds {
            sound
                .write(&folder.join(format!("{game}-{}.wav", sound.meaning)))
                .expect("the file can be written");
        }
    }
}
