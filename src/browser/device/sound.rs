//! Audio output. Browsers play no sound before the first touch or key press, so there is no audio context until then.

use crate::browser::object::{get, set};
use crate::browser::{is_hidden, listen};
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use web_sys::{AudioBuffer, AudioContext, AudioContextState, GainNode, window};

/// A sound is not repeated within this time or a quarter of its length, whichever is longer: several at once are only louder.
const TOO_SOON_S: f64 = 0.1;
/// At most `CROWD` different sounds start within this time, so that skipped or simultaneous events do not pile up.
const CROWD_S: f64 = 0.25;
const CROWD: usize = 3;
/// After how long without a sound or a touch the loudspeaker is let go, in milliseconds: it costs energy.
const SILENCE_MS: u32 = 60_000;
/// The gain at full volume. Three sounds at once do not clip (`src/games/tests/sounds_heard.rs`).
pub const FULL_GAIN: f32 = 2.0;

/// A rendered sound, and when it was last played.
struct Ready {
    number: usize,
    buffer: AudioBuffer,
    at: f64,
}

struct Speaker {
    context: AudioContext,
    gain: GainNode,
    ready: Vec<Ready>,
    /// Ends the silence that is allowed.
    silence: Timeout,
    /// Whether the context is suspended because of silence, or because the page is hidden.
    rests: bool,
}

thread_local! {
    /// In percent; 0 is off.
    static VOLUME: Cell<u8> = const { Cell::new(0) };
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// Sets the volume, in percent; 0 is off.
pub fn set_volume(percent: u8) {
    VOLUME.set(percent);
    SPEAKER.with_borrow(|speaker| {
        if let Some(speaker) = speaker {
            speaker.gain.gain().set_value(gain());
        }
    });
}

/// Perceived loudness grows with the power of the gain.
fn gain() -> f32 {
    let share = f32::from(VOLUME.get()) * 0.01;
    FULL_GAIN * share * share
}

/// Drops the rendered sounds: the next ones belong to another game.
pub fn forget_sounds() {
    SPEAKER.with_borrow_mut(|speaker| {
        if let Some(speaker) = speaker {
            speaker.ready.clear();
        }
    });
}

/// Waits for the first touch or key press. The app calls it once.
pub fn prepare_sound() {
    // A touch allows sound only once the finger is lifted.
    listen("pointerup", |_| wake());
    listen("keydown", |_| wake());
    listen("visibilitychange", |_| {
        if is_hidden() {
            rest();
        }
    });
}

/// Lets the loudspeaker go until the next sound or touch.
fn rest() {
    SPEAKER.with_borrow_mut(|speaker| {
        if let Some(speaker) = speaker {
            speaker.rests = true;
            let _ = speaker.context.suspend();
        }
    });
}

fn wake() {
    if VOLUME.get() == 0 {
        return;
    }
    SPEAKER.with_borrow_mut(|speaker| match speaker {
        None => {
            *speaker = Speaker::open();
        }
        Some(speaker) => speaker.wake(),
    });
}

/// Plays the sound of that number. `make` renders its samples at the given rate when it is first needed. Nothing plays
/// while sound is off, the page is hidden, or audio is unavailable. A `rare` sound plays in a crowd too.
pub fn play_sound(number: usize, rare: bool, make: impl FnOnce(f32) -> Vec<f32>) {
    if VOLUME.get() > 0 && !is_hidden() {
        SPEAKER
            .with_borrow_mut(|speaker| speaker.as_mut().and_then(|speaker| speaker.play(number, rare, make)));
    }
}

impl Speaker {
    fn open() -> Option<Self> {
        // On a phone these sounds go with music, and are silent with its switch.
        if let Some(session) = window().and_then(|window| get(&window.navigator(), "audioSession")) {
            set(&session, "type", &"ambient".into());
        }
        let context = AudioContext::new().ok()?;
        let volume = context.create_gain().ok()?;
        volume.gain().set_value(gain());
        volume.connect_with_audio_node(&context.destination()).ok()?;
        let silence = Timeout::new(SILENCE_MS, rest);
        Some(Self { context, gain: volume, ready: Vec::new(), silence, rests: false })
    }

    /// Resumes the context, which this app, a call or another app may have suspended.
    fn wake(&mut self) {
        if self.context.state() != AudioContextState::Running {
            let _ = self.context.resume();
        }
        self.rests = false;
        self.silence = Timeout::new(SILENCE_MS, rest);
    }

    fn play(&mut self, number: usize, rare: bool, make: impl FnOnce(f32) -> Vec<f32>) -> Option<()> {
        let rested = self.rests;
        if rested {
            self.wake();
        }
        let context = &self.context;
        let now = context.current_time();
        // A new context is not running yet. One that was suspended later must not play this when it resumes.
        if context.state() != AudioContextState::Running && now > 0.0 && !rested {
            return None;
        }
        if !rare && self.ready.iter().filter(|ready| now - ready.at < CROWD_S).count() >= CROWD {
            return None;
        }
        let known = self.ready.iter().position(|ready| ready.number == number);
        let ready = match known {
            Some(index) => self.ready.get_mut(index)?,
            None => {
                let rate = context.sample_rate();
                let samples = make(rate);
                let buffer = context.create_buffer(1, u32::try_from(samples.len()).ok()?, rate).ok()?;
                buffer.copy_to_channel(&samples, 0).ok()?;
                self.ready.push(Ready { number, buffer, at: -10.0 });
                self.ready.last_mut()?
            }
        };
        if now - ready.at < TOO_SOON_S.max(ready.buffer.duration() / 4.0) {
            return None;
        }
        ready.at = now;
        self.silence = Timeout::new(SILENCE_MS, rest);
        let source = context.create_buffer_source().ok()?;
        source.set_buffer(Some(&ready.buffer));
        source.connect_with_audio_node(&self.gain).ok()?;
        source.start().ok()
    }
}
