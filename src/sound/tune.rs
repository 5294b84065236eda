//! Tunes, and the synthesis of their samples.
//!
//! A tone excites an instrument, roughly like rubbed paper or smoothly like a soft mallet. A few partials ring in
//! response, each with its own pitch and length. The result sounds like wood, paper, a string, a drum or a bell.

/// A partial of a tone: its pitch and its length, in hundredths of those of the tone, and its relative gain.
pub struct Partial(pub u16, pub u8, pub u8);

/// An instrument.
pub struct Instrument {
    /// The attack, in tenths of a millisecond.
    pub rise: u16,
    /// The decay, in tenths of a millisecond.
    pub fall: u16,
    /// The roughness of the excitation: 0 is a soft mallet, 100 is paper.
    pub rough: u8,
    /// The partials that ring.
    pub partials: &'static [Partial],
}

/// A tone on an instrument: its start in milliseconds, its pitch in hertz, its length in tenths of a millisecond.
pub struct Tone(pub &'static Instrument, pub u16, pub u16, pub u16);

/// The peak level of a sound, in percent, and its tones.
pub struct Tune(pub u8, pub &'static [Tone]);

/// Renders the samples of a sound at that sample rate.
pub fn samples(tune: &Tune, rate: f32) -> Vec<f32> {
    let Tune(level, tones) = tune;
    let ms = tones.iter().map(|tone| u32::from(tone.1) + tone.lasts_ms()).max().unwrap_or(0);
    let mut out = vec![0.0_f32; (ms as f32 * 0.001 * rate) as usize];
    let mut noise = Noise(0x2545_f491);
    for tone in *tones {
        tone.sound(&mut out, rate, &mut noise);
    }
    let peak = out.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let gain = f32::from(*level) * 0.01 / peak.max(1e-6);
    // Fade out the end, so that it does not click.
    let (count, fade) = (out.len(), rate * 0.008);
    for (index, sample) in out.iter_mut().enumerate() {
        *sample *= gain * ((count - 1 - index) as f32 / fade).min(1.0);
    }
    out
}

impl Tone {
    /// When the tone has become inaudible: five times the decay constant of its longest partial.
    fn lasts_ms(&self) -> u32 {
        let Self(instrument, _, _, ring) = self;
        (5 * u32::from(*ring.max(&instrument.fall)) + u32::from(instrument.rise)) / 10 + 10
    }

    fn sound(&self, out: &mut [f32], rate: f32, noise: &mut Noise) {
        let Self(Instrument { rise, fall, rough, partials }, at, hz, ring) = self;
        let start = (f32::from(*at) * 0.001 * rate) as usize;
        let Some(out) = out.get_mut(start..) else { return };
        let tenth = rate * 0.0001;
        let (rise, fall) = (f32::from(*rise) * tenth, f32::from(*fall) * tenth);
        let rough = f32::from(*rough) * 0.01;
        let mut excitation = Vec::with_capacity((rise + 6.0 * fall) as usize + 1);
        let mut height = 1.0;
        for index in 0..excitation.capacity() {
            let envelope = if (index as f32) < rise { index as f32 / rise } else { height };
            if index as f32 >= rise {
                height *= 1.0 - 1.0 / fall.max(2.0);
            }
            excitation.push(envelope * (rough * noise.next() + 1.0 - rough));
        }
        for Partial(pitch, time, gain) in *partials {
            let hz = f32::from(*hz) * f32::from(*pitch) * 0.01;
            let ring = f32::from(*ring) * f32::from(*time) * 0.01 * tenth;
            // Skip frequencies that a low sample rate cannot carry.
            if hz < 0.4 * rate {
                resonate(
                    out,
                    &excitation,
                    core::f32::consts::TAU * hz / rate,
                    ring,
                    f32::from(*gain) * 0.005,
                );
            }
        }
    }
}

/// A two-pole resonator, driven by the excitation until it has died away. The direct current is removed.
fn resonate(out: &mut [f32], excitation: &[f32], turn: f32, ring: f32, gain: f32) {
    let decay = 1.0 - 1.0 / ring.max(2.0);
    let (a, b) = (2.0 * decay * cosine(turn), decay * decay);
    let (mut before, mut last) = (0.0_f32, 0.0_f32);
    let lasts = excitation.len() + (7.0 * ring) as usize;
    for (index, sample) in out.iter_mut().take(lasts).enumerate() {
        let mut now = a * last - b * before;
        // After the excitation the resonator only rings.
        if index < excitation.len() + 2 {
            let struck = |index: usize| excitation.get(index).copied().unwrap_or(0.0);
            now += gain * (struck(index) - index.checked_sub(2).map_or(0.0, struck));
        }
        (before, last) = (last, now);
        *sample += now;
    }
}

/// A Taylor series to the tenth power, accurate to a thousandth up to 0.4 turns. It keeps libm out of the wasm.
fn cosine(x: f32) -> f32 {
    let q = x * x;
    1.0 - q / 2.0 * (1.0 - q / 12.0 * (1.0 - q / 30.0 * (1.0 - q / 56.0 * (1.0 - q / 90.0))))
}

/// Deterministic noise: the hiss of paper.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}
