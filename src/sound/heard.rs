//! What a sound is like to hear, measured on its samples: for tests.

use super::{Family, MEDAL, TICK, Tune, tune};
use std::path::Path;
use std::{fs, io};

/// The sample rate of the measurements, for which the weighting filters are designed.
pub const RATE: f32 = 48_000.0;
/// Loudness is that of the loudest part of this length, in seconds: about as long as the ear adds up.
const WINDOW_S: f32 = 0.1;

/// A rendered sound.
pub struct Heard {
    /// Its meaning, as in file names.
    pub meaning: &'static str,
    /// The samples.
    pub samples: Vec<f32>,
}

impl Heard {
    fn of(meaning: &'static str, tune: &Tune) -> Self {
        Self { meaning, samples: tune::samples(tune, RATE) }
    }

    /// The five sounds of a game.
    pub fn family(family: &Family) -> [Self; 5] {
        [
            Self::of("select", &family.select),
            Self::of("place", &family.place),
            Self::of("reveal", &family.reveal),
            Self::of("win", &family.win),
            Self::of("wrong", &family.wrong),
        ]
    }

    /// The sounds that all games share.
    pub fn shared() -> [Self; 2] {
        [Self::of("medal", &MEDAL), Self::of("tick", &TICK)]
    }

    /// The highest level.
    pub fn peak(&self) -> f32 {
        self.samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// The largest step between two samples of a part; the silence before and after the sound belongs to it.
    pub fn largest_step(&self, from_s: f32, to_s: f32) -> f32 {
        let sample = |index: usize| match index {
            0 => 0.0,
            _ => self.samples.get(index - 1).copied().unwrap_or_default(),
        };
        let range = (from_s * RATE) as usize..(to_s * RATE) as usize + 1;
        range.map(|index| (sample(index + 1) - sample(index)).abs()).fold(0.0, f32::max)
    }

    /// How long it is, in seconds.
    pub fn seconds(&self) -> f32 {
        self.samples.len() as f32 / RATE
    }

    /// The mean of the loudest part: direct current, which moves a speaker but is not heard.
    pub fn direct_current(&self) -> f32 {
        let window = self.loudest(&self.samples);
        window.iter().sum::<f32>() / window.len().max(1) as f32
    }

    /// The loudness of the loudest part, in decibels, weighted as the ear does (K-weighting, ITU-R BS.1770).
    pub fn loudness(&self) -> f32 {
        let shelf =
            filter(&self.samples, [1.535_124_9, -2.691_696_2, 1.198_392_8], [-1.690_659_3, 0.732_480_77]);
        let weighted = filter(&shelf, [1.0, -2.0, 1.0], [-1.990_047_5, 0.990_072_25]);
        let window = self.loudest(&weighted);
        10.0 * (energy(window) / (WINDOW_S * RATE)).max(1e-12).log10()
    }

    fn loudest<'a>(&self, samples: &'a [f32]) -> &'a [f32] {
        let length = ((WINDOW_S * RATE) as usize).min(samples.len());
        let windows = samples.windows(length.max(1)).step_by(240);
        windows.max_by(|one, other| energy(one).total_cmp(&energy(other))).unwrap_or_default()
    }

    /// Writes it to a WAV file, mono, 16 bits.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, file: &Path) -> io::Result<()> {
        let data: Vec<u8> = self
            .samples
            .iter()
            .flat_map(|sample| ((sample * f32::from(i16::MAX)).round() as i16).to_le_bytes())
            .collect();
        let (rate, length) = (RATE as u32, data.len() as u32);
        let mut wav = Vec::with_capacity(44 + data.len());
        wav.extend(b"RIFF");
        wav.extend((36 + length).to_le_bytes());
        wav.extend(b"WAVEfmt ");
        // 16 bytes of format: uncompressed, one channel, the rate, bytes a second, bytes a sample, bits a sample.
        for (value, bytes) in [(16, 4), (1, 2), (1, 2), (rate, 4), (2 * rate, 4), (2, 2), (16, 2)] {
            wav.extend(&value.to_le_bytes()[..bytes]);
        }
        wav.extend(b"data");
        wav.extend(length.to_le_bytes());
        wav.extend(data);
        fs::write(file, wav)
    }
}

fn energy(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum()
}

/// A filter of the second order, in double precision: its poles are close to the unit circle.
fn filter(samples: &[f32], b: [f64; 3], a: [f64; 2]) -> Vec<f32> {
    let (mut x, mut y) = ([0.0_f64; 2], [0.0_f64; 2]);
    let step = |&sample: &f32| {
        let now = f64::from(sample);
        let out = b[0] * now + b[1] * x[0] + b[2] * x[1] - a[0] * y[0] - a[1] * y[1];
        (x, y) = ([now, x[0]], [out, y[0]]);
        out as f32
    };
    samples.iter().map(step).collect()
}
