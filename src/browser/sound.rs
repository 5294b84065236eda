//! The loudspeaker. A browser lets nothing sound before somebody has touched the page, so there is none until then.

use crate::browser::listen;
use crate::browser::page::is_hidden;
use std::cell::{Cell, RefCell};
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

/// Within this time the same sound is not played again: several at once are only louder.
const TOO_SOON_S: f64 = 0.06;

/// What has been made ready of a sound, and when it was played last.
struct Ready {
    number: usize,
    buffer: AudioBuffer,
    at: f64,
}

struct Speaker {
    context: AudioContext,
    ready: Vec<Ready>,
}

thread_local! {
    static ON: Cell<bool> = const { Cell::new(false) };
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// Switches all sound on or off.
pub fn switch_sound(on: bool) {
    ON.set(on);
}

/// Waits for the first touch or key; called once, by the app.
pub fn prepare_sound() {
    // A finger counts as a touch for sounds only when it is lifted.
    listen("pointerup", |_| wake());
    listen("keydown", |_| wake());
}

fn wake() {
    if !ON.get() {
        return;
    }
    SPEAKER.with_borrow_mut(|speaker| match speaker {
        None => {
            *speaker = AudioContext::new().ok().map(|context| Speaker { context, ready: Vec::new() });
        }
        // A call or another app may have silenced it.
        Some(Speaker { context, .. }) if context.state() != AudioContextState::Running => {
            let _ = context.resume();
        }
        Some(_) => {}
    });
}

/// Plays the sound of that number; `make` makes its samples, for so many a second, when it is first heard. Nothing
/// sounds when sound is off, while the page is hidden, or where there is no way to.
pub fn play_sound(number: usize, make: impl FnOnce(f32) -> Vec<f32>) {
    if ON.get() && !is_hidden() {
        SPEAKER.with_borrow_mut(|speaker| speaker.as_mut().and_then(|speaker| speaker.play(number, make)));
    }
}

impl Speaker {
    fn play(&mut self, number: usize, make: impl FnOnce(f32) -> Vec<f32>) -> Option<()> {
        let context = &self.context;
        let now = context.current_time();
        // Just woken it does not run yet; later, silenced from outside, nothing is to be heard when it comes back.
        if context.state() != AudioContextState::Running && now > 0.0 {
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
                self.ready.push(Ready { number, buffer, at: -1.0 });
                self.ready.last_mut()?
            }
        };
        if now - ready.at < TOO_SOON_S {
            return None;
        }
        ready.at = now;
        let source = context.create_buffer_source().ok()?;
        source.set_buffer(Some(&ready.buffer));
        source.connect_with_audio_node(&context.destination()).ok()?;
        source.start().ok()
    }
}
