//! The sounds of the table: short, dry and quiet, synthesized and not recorded. Each game has a family of five, one per
//! meaning; the bell for medals and the tick of the clock are the same in all games.
//!
//! A sound follows what the viewer has just seen or done, so it reveals nothing hidden.

#[cfg(test)]
pub mod heard;
mod tune;

use crate::browser::{forget_sounds, play_sound, vibrate};
use core::cell::Cell;
pub use tune::{Instrument, Partial, Tone, Tune};

/// The meaning of a sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Something is selected.
    Select,
    /// A card, a chip or a cup was moved.
    Place,
    /// Results are revealed.
    Reveal,
    /// Something is won.
    Win,
    /// An action is refused or gained nothing.
    Wrong,
    /// A medal is awarded on the podium.
    Medal,
    /// A second passes.
    Tick,
}

/// The sounds of a game.
pub struct Family {
    /// See [`Sound::Select`].
    pub select: Tune,
    /// See [`Sound::Place`].
    pub place: Tune,
    /// See [`Sound::Reveal`].
    pub reveal: Tune,
    /// See [`Sound::Win`].
    pub win: Tune,
    /// See [`Sound::Wrong`].
    pub wrong: Tune,
}

/// A wooden bar struck with a mallet: its partials are 1 : 4 : 10.
pub const WOOD: Instrument = Instrument {
    rise: 3,
    fall: 9,
    rough: 6,
    partials: &[Partial(100, 100, 100), Partial(400, 20, 26), Partial(1000, 5, 9)],
};
/// A chip on wood.
pub const KNOCK: Instrument = Instrument {
    rise: 1,
    fall: 7,
    rough: 35,
    partials: &[Partial(100, 100, 100), Partial(161, 68, 55), Partial(261, 42, 38), Partial(420, 21, 18)],
};
/// A sliding card.
pub const SLIDE: Instrument = Instrument {
    rise: 170,
    fall: 150,
    rough: 100,
    partials: &[Partial(100, 100, 110), Partial(204, 60, 90), Partial(54, 100, 50)],
};
/// A card being laid down.
pub const CARD_DROP: Instrument = Instrument {
    rise: 2,
    fall: 14,
    rough: 55,
    partials: &[Partial(100, 100, 100), Partial(227, 52, 55), Partial(519, 24, 26), Partial(1351, 10, 12)],
};
/// A small metal bar.
pub const CHIME: Instrument = Instrument {
    rise: 2,
    fall: 6,
    rough: 4,
    partials: &[Partial(100, 100, 100), Partial(276, 30, 20), Partial(540, 10, 6)],
};
/// A wooden click.
pub const CLICK: Instrument = Instrument {
    rise: 1,
    fall: 5,
    rough: 40,
    partials: &[Partial(100, 100, 100), Partial(182, 67, 48), Partial(280, 33, 26)],
};

static MEDAL: Tune = Tune(11, &[Tone(&CHIME, 0, 1319, 2300), Tone(&CHIME, 115, 1760, 3000)]);
static TICK: Tune = Tune(10, &[Tone(&CLICK, 0, 1180, 90)]);

thread_local! {
    static FAMILY: Cell<Option<&'static Family>> = const { Cell::new(None) };
}

/// Switches to the sounds of a game.
pub fn use_family(family: &'static Family) {
    FAMILY.set(Some(family));
    forget_sounds();
}

/// Plays a sound, if sound is on.
pub fn play(sound: Sound) {
    if let Some(tune) = tune_of(sound) {
        play_sound(sound as usize, sound == Sound::Win, |rate| tune::samples(tune, rate));
    }
}

/// Responds to a touch with a vibration and a sound. A move sounds only when it lands.
pub fn answer(sound: Sound) {
    if sound != Sound::Place {
        play(sound);
    }
    vibrate(match sound {
        Sound::Select => 10,
        Sound::Place => 15,
        _ => 20,
    });
}

fn tune_of(sound: Sound) -> Option<&'static Tune> {
    let family = FAMILY.get();
    match sound {
        Sound::Select => family.map(|family| &family.select),
        Sound::Place => family.map(|family| &family.place),
        Sound::Reveal => family.map(|family| &family.reveal),
        Sound::Win => family.map(|family| &family.win),
        Sound::Wrong => family.map(|family| &family.wrong),
        Sound::Medal => Some(&MEDAL),
        Sound::Tick => Some(&TICK),
    }
}

#[cfg(test)]
pub mod tests {
    use super::{Family, MEDAL, TICK, Tone, Tune, tune};

    /// The maximum level of a sound, in percent: three at once do not clip at full volume.
    const LOUDEST: u8 = 16;

    /// Checks that a sound is no longer than `longest` seconds, quiet, within the range of a phone's speaker, and ends
    /// in silence.
    fn check(name: &str, tune: &Tune, longest: f32) {
        let Tune(level, tones) = tune;
        assert!((1..=LOUDEST).contains(level) && !tones.is_empty(), "{name} is {level} loud");
        for Tone(instrument, _, hz, _) in *tones {
            let highest = instrument.partials.iter().map(|partial| partial.0).max().unwrap_or(0);
            assert!((60..=3_000).contains(hz), "{name}: {hz} Hz");
            assert!(
                u32::from(*hz) * u32::from(highest) >= 20_000,
                "{name}: a phone plays nothing below 200 Hz"
            );
        }
        for rate in [22_050.0, 44_100.0, 48_000.0, 96_000.0] {
            let made = tune::samples(tune, rate);
            let seconds = made.len() as f32 / rate;
            assert!((0.03..longest).contains(&seconds), "{name} lasts {seconds} s");
            assert!(made.iter().all(|sample| sample.is_finite()), "{name} at {rate}");
            let peak = made.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            let wanted = f32::from(*level) * 0.01;
            assert!((0.5 * wanted..1.01 * wanted).contains(&peak), "{name} is {peak} loud");
            let end = made.last().copied().unwrap_or(1.0);
            assert!(end.abs() < 1e-4, "{name} ends at {end}");
        }
    }

    /// Checks the five sounds of a game.
    pub fn check_family(game: &str, family: &Family) {
        check(&format!("{game}: select"), &family.select, 0.4);
        check(&format!("{game}: place"), &family.place, 0.5);
        check(&format!("{game}: reveal"), &family.reveal, 1.2);
        check(&format!("{game}: win"), &family.win, 2.4);
        check(&format!("{game}: wrong"), &family.wrong, 0.6);
    }

    #[test]
    fn medal_and_tick_are_short_quiet_and_end_in_silence() {
        check("medal", &MEDAL, 2.0);
        check("tick", &TICK, 0.2);
    }
}
