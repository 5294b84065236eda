//! The sounds of the table: paper and wood, short, dry and quiet, made here and nowhere recorded.
//!
//! A sound is a few strokes. A stroke excites something - rough as paper that is rubbed, or smooth as a soft mallet -
//! and a few modes ring of it, each at its pitch and for its time: what is heard is wood, or paper, or a small bell.

use crate::browser::play_sound;

/// A sound of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A card slides, and lies.
    Card,
    /// A card is turned over.
    Flip,
    /// A chip is put on wood.
    Token,
    /// Results are turned up: three wooden notes.
    Reveal,
    /// Something is won: two small bells.
    Medal,
    /// A second goes by.
    Tick,
    /// A game is over: wood, upwards.
    Win,
    /// That cannot be done.
    Refused,
}

/// Something that rings: how high, in hertz; for how long, in tenths of a millisecond; how loud, beside the others.
struct Mode(u16, u16, i16);

/// Something is struck or rubbed.
struct Stroke {
    /// When, in milliseconds.
    at: u16,
    /// How long it takes to swell, in tenths of a millisecond.
    rise: u16,
    /// How long it takes to die away, the same.
    fall: u16,
    /// How rough it is: 0 a soft mallet, 100 paper.
    rough: u8,
    modes: &'static [Mode],
}

/// How loud the loudest sample of a sound is, in percent, and the strokes.
struct Score(u8, &'static [Stroke]);

const fn stroke(at: u16, rise: u16, fall: u16, rough: u8, modes: &'static [Mode]) -> Stroke {
    Stroke { at, rise, fall, rough, modes }
}

/// A bar of wood under a mallet: its modes are 1 : 4 : 10.
macro_rules! bar {
    ($at:literal, $hz:literal, $ring:literal) => {
        stroke(
            $at,
            3,
            9,
            6,
            &[Mode($hz, $ring, 100), Mode($hz * 4, $ring / 5, 26), Mode(($hz * 10) as u16, $ring / 18, 9)],
        )
    };
}

/// In the order of [`Sound`].
#[rustfmt::skip]
static SCORES: [Score; 8] = [
    Score(16, &[
        stroke(0, 170, 150, 100, &[Mode(2300, 5, 110), Mode(4700, 3, 90), Mode(1250, 5, 50)]),
        stroke(54, 2, 14, 55, &[Mode(185, 210, 100), Mode(420, 110, 55), Mode(960, 50, 26), Mode(2500, 20, 12)]),
    ]),
    Score(14, &[
        stroke(0, 60, 90, 100, &[Mode(3200, 4, 90), Mode(5900, 3, 70)]),
        stroke(36, 2, 9, 60, &[Mode(310, 90, 70), Mode(720, 50, 60), Mode(1700, 35, 45), Mode(3500, 15, 30)]),
    ]),
    Score(16, &[
        stroke(0, 1, 7, 35, &[Mode(880, 190, 100), Mode(1420, 130, 55), Mode(2300, 80, 38), Mode(3700, 40, 18)]),
        stroke(66, 1, 7, 35, &[Mode(930, 170, 62), Mode(1500, 110, 34), Mode(2420, 70, 22), Mode(3900, 30, 10)]),
    ]),
    Score(14, &[bar!(0, 392, 1200), bar!(95, 523, 1200), bar!(190, 659, 1500)]),
    Score(11, &[
        stroke(0, 2, 6, 4, &[Mode(1319, 2300, 100), Mode(3640, 700, 20), Mode(7120, 220, 6)]),
        stroke(115, 2, 6, 4, &[Mode(1760, 3000, 100), Mode(4858, 800, 16), Mode(9500, 220, 5)]),
    ]),
    Score(10, &[stroke(0, 1, 5, 40, &[Mode(1180, 90, 100), Mode(2150, 60, 48), Mode(3300, 30, 26)])]),
    Score(17, &[
        bar!(0, 523, 1900), bar!(120, 659, 1900), bar!(240, 784, 2000), bar!(360, 1047, 2600),
        bar!(560, 523, 3000), bar!(568, 784, 3000), bar!(576, 1319, 3000),
    ]),
    Score(15, &[
        stroke(0, 4, 22, 25, &[Mode(165, 300, 100), Mode(247, 200, 50), Mode(540, 60, 18)]),
        stroke(110, 4, 22, 25, &[Mode(139, 360, 100), Mode(208, 240, 50), Mode(460, 60, 16)]),
    ]),
];

/// Lets a sound be heard, if sounds are wanted.
pub fn play(sound: Sound) {
    let number = sound as usize;
    play_sound(number, move |rate| SCORES.get(number).map(|score| samples(score, rate)).unwrap_or_default());
}

/// The samples of a sound, so many a second.
fn samples(score: &Score, rate: f32) -> Vec<f32> {
    let Score(level, strokes) = score;
    let ms = strokes.iter().map(|stroke| u32::from(stroke.at) + stroke.lasts_ms()).max().unwrap_or(0);
    let mut out = vec![0.0_f32; (ms as f32 * 0.001 * rate) as usize];
    let mut noise = Noise(0x2545_f491);
    for stroke in *strokes {
        stroke.sound(&mut out, rate, &mut noise);
    }
    let peak = out.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let gain = f32::from(*level) * 0.01 / peak.max(1e-6);
    // The very end is faded, so that it does not click.
    let (count, fade) = (out.len(), rate * 0.008);
    for (index, sample) in out.iter_mut().enumerate() {
        *sample *= gain * ((count - 1 - index) as f32 / fade).min(1.0);
    }
    out
}

impl Stroke {
    /// After this it is not heard any more: five times what its longest mode needs to fall to a third.
    fn lasts_ms(&self) -> u32 {
        let ring = self.modes.iter().map(|mode| u32::from(mode.1)).max().unwrap_or(0);
        (5 * ring.max(u32::from(self.fall)) + u32::from(self.rise)) / 10 + 10
    }

    fn sound(&self, out: &mut [f32], rate: f32, noise: &mut Noise) {
        let start = (f32::from(self.at) * 0.001 * rate) as usize;
        let Some(out) = out.get_mut(start..) else { return };
        let tenth = rate * 0.0001;
        let (rise, fall) = (f32::from(self.rise) * tenth, f32::from(self.fall) * tenth);
        let rough = f32::from(self.rough) * 0.01;
        let mut excitation = Vec::with_capacity((rise + 6.0 * fall) as usize + 1);
        let mut height = 1.0;
        for index in 0..excitation.capacity() {
            let envelope = if (index as f32) < rise { index as f32 / rise } else { height };
            if index as f32 >= rise {
                height *= 1.0 - 1.0 / fall.max(2.0);
            }
            excitation.push(envelope * (rough * noise.next() + 1.0 - rough));
        }
        // What a slow device cannot carry is left out.
        for mode in self.modes.iter().filter(|mode| f32::from(mode.0) < 0.4 * rate) {
            mode.ring(out, &excitation, rate);
        }
    }
}

impl Mode {
    /// A resonator, driven by what is struck, until it has died away: two poles, and none of what does not swing.
    fn ring(&self, out: &mut [f32], excitation: &[f32], rate: f32) {
        let turn = core::f32::consts::TAU * f32::from(self.0) / rate;
        let decay = 1.0 - 1.0 / (f32::from(self.1) * 0.0001 * rate).max(2.0);
        let (a, b) = (2.0 * decay * cosine(turn), decay * decay);
        let gain = f32::from(self.2) * 0.005;
        let (mut before, mut last) = (0.0_f32, 0.0_f32);
        let lasts = excitation.len() + (f32::from(self.1) * 0.0007 * rate) as usize;
        for (index, sample) in out.iter_mut().take(lasts).enumerate() {
            let struck = |index: usize| excitation.get(index).copied().unwrap_or(0.0);
            let driven = gain * (struck(index) - index.checked_sub(2).map_or(0.0, struck));
            let now = a * last - b * before + driven;
            (before, last) = (last, now);
            *sample += now;
        }
    }
}

/// A series to the tenth power: true to a thousandth up to 0.4 turns, and no libm in the wasm.
fn cosine(x: f32) -> f32 {
    let q = x * x;
    1.0 - q / 2.0 * (1.0 - q / 12.0 * (1.0 - q / 30.0 * (1.0 - q / 56.0 * (1.0 - q / 90.0))))
}

/// The hiss of paper: the same every time.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::{SCORES, Score, samples};

    #[test]
    fn every_sound_is_short_quiet_and_ends_in_silence() {
        for rate in [22_050.0, 44_100.0, 48_000.0, 96_000.0] {
            for (number, score) in SCORES.iter().enumerate() {
                let Score(level, _) = score;
                let made = samples(score, rate);
                let seconds = made.len() as f32 / rate;
                assert!((0.03..2.6).contains(&seconds), "sound {number} lasts {seconds} s");
                assert!(made.iter().all(|sample| sample.is_finite()), "sound {number} at {rate}");
                let peak = made.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
                assert!(peak <= f32::from(*level) * 0.0101 && *level <= 20, "sound {number} is {peak} loud");
                let end = made.last().copied().unwrap_or(1.0);
                assert!(end.abs() < 1e-4, "sound {number} ends at {end}");
            }
        }
    }
}
