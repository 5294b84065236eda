//! Chance: a pinned random number generator and a pinned shuffle.
//!
//! A record made today must replay in ten years, and `rand` reserves the right to change its shuffles between releases.
//! The generator is therefore ChaCha with eight rounds, whose stream is fixed by its definition, and the two things
//! drawn from it (a number below a bound and a shuffle) are implemented here. `tests/chance.rs` holds golden values.

use crate::cards::Seed;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What random numbers are used for. The streams of one seed are independent: a computer player that thinks longer does
/// not change the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// The deal: all chance in the rules.
    Deal,
    /// What changes no game: paper in the air, and what tests and tools choose.
    Decoration,
    /// A computer player's thinking, by a number of its own: of the action it chooses (ties between equally good ones), of the
    /// state it samples, or of the playout.
    Thinking(u32),
}

/// A random number generator: one stream of one seed.
///
/// ```
/// use pentathlon_engine::cards::{Chance, Seed, Stream};
///
/// let shuffled = |stream: Stream| {
///     let mut cards: Vec<u8> = (0..75).collect();
///     Chance::new(&Seed::from_number(7), stream).shuffle(&mut cards);
///     cards
/// };
/// // The same stream of the same seed is the same for ever; another stream is independent of it.
/// assert_eq!(shuffled(Stream::Deal), shuffled(Stream::Deal));
/// assert_ne!(shuffled(Stream::Deal), shuffled(Stream::Decoration));
///
/// let mut chance = Chance::new(&Seed::from_number(7), Stream::Deal);
/// assert!(chance.below(6) < 6);
/// assert_eq!(chance.pick::<u8>(&[]), None);
/// ```
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream `stream` of `seed`, from its start.
    pub fn new(seed: &Seed, stream: Stream) -> Self {
        let mut generator = ChaCha8Rng::from_seed(seed.0);
        generator.set_stream(match stream {
            Stream::Deal => 0,
            Stream::Decoration => 1,
            Stream::Thinking(number) => 2 + u64::from(number),
        });
        Self(generator)
    }

    /// The next 32 bits. Not inlined in the browser, where code size matters.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number in `0..bound`, uniformly distributed; 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Multiply and keep the high half. A few low halves would favour small numbers and are drawn again. Only a low
        // half below the bound can be one of them, so the division is almost always skipped.
        loop {
            let wide = u64::from(self.word()) * u64::from(bound);
            let low = wide as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of `choices`, all equally likely; `None` if there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        choices.get(self.below(choices.len() as u32) as usize)
    }

    /// Draws a seed for independent streams.
    pub fn draw_seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| self.below(256) as u8))
    }

    /// Shuffles `cards` so that every order is equally likely (Fisher-Yates, from the last position down).
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let chosen = self.below(last as u32 + 1) as usize;
            cards.swap(last, chosen);
        }
    }
}
