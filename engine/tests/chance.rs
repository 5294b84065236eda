//! Chance: the pinned generator and the pinned shuffle.
//!
//! Checks that a seed always gives the same deal: a record made today must replay in ten years, natively and in wasm,
//! however the underlying crates change. The generator is compared with ChaCha with eight rounds, implemented here from
//! its definition, which is itself checked against a published test vector; numbers below a bound and shuffles are
//! compared with their definitions; and a few values of each are pinned. Fairness is checked with wide bounds.

use crate::walk;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::rules::Rules;
use std::collections::BTreeMap;

/// One block of ChaCha with eight rounds (D. J. Bernstein, "ChaCha, a variant of Salsa20"): 64-bit counter, 64-bit
/// stream.
fn chacha8(key: &[u8; 32], counter: u64, stream: u64) -> [u32; 16] {
    let mut first = [0; 16];
    first[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in first[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes(bytes.try_into().unwrap());
    }
    (first[12], first[13]) = (counter as u32, (counter >> 32) as u32);
    (first[14], first[15]) = (stream as u32, (stream >> 32) as u32);
    let mut block = first;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (left, right) in [(16, 12), (8, 7)] {
            block[a] = block[a].wrapping_add(block[b]);
            block[d] = (block[d] ^ block[a]).rotate_left(left);
            block[c] = block[c].wrapping_add(block[d]);
            block[b] = (block[b] ^ block[c]).rotate_left(right);
        }
    };
    for _ in 0..4 {
        (0..4).for_each(|column| quarter(column, column + 4, column + 8, column + 12));
        (0..4).for_each(|column| {
            quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
        });
    }
    std::array::from_fn(|place| block[place].wrapping_add(first[place]))
}

/// The words of a stream, as pinned.
fn words(seed: Seed, stream: u64) -> impl Iterator<Item = u32> {
    (0..).flat_map(move |counter| chacha8(&seed.0, counter, stream))
}

/// A number below a bound by its definition: multiply, keep the high half, draw again where small numbers would be
/// favoured.
fn below(words: &mut impl Iterator<Item = u32>, bound: u32) -> u32 {
    let unfair = ((1_u64 << 32) % u64::from(bound)) as u32;
    loop {
        let wide = u64::from(words.next().unwrap()) * u64::from(bound);
        if wide as u32 >= unfair {
            return (wide >> 32) as u32;
        }
    }
}

fn chance(number: u64) -> Chance {
    Chance::new(&Seed::from_number(number), Stream::Deal)
}

fn seeds() -> [Seed; 4] {
    let odd = Seed(std::array::from_fn(|place| (place * 37 + 11) as u8));
    [Seed::from_number(0), Seed::from_number(1), Seed::from_number(u64::MAX), odd]
}

const STREAMS: [(Stream, u64); 5] = [
    (Stream::Deal, 0),
    (Stream::Decoration, 1),
    (Stream::Thinking(0), 2),
    (Stream::Thinking(57), 59),
    (Stream::Thinking(u32::MAX), 2 + u32::MAX as u64),
];

#[test]
fn the_generator_written_out_here_gives_the_published_test_vector() {
    // ChaCha8, 256-bit key of zeros, IV of zeros: the first block (draft-strombergson-chacha-test-vectors, TC1).
    let published = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
                     984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42";
    let block: String = chacha8(&[0; 32], 0, 0)
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(block, published);
}

#[test]
fn every_stream_of_every_seed_is_that_generator() {
    for seed in seeds() {
        for (stream, number) in STREAMS {
            let mut chance = Chance::new(&seed, stream);
            let mut words = words(seed, number);
            // Below 2^31 nothing is drawn again: the upper 31 bits of each word are used.
            for _ in 0..200 {
                assert_eq!(chance.below(1 << 31), words.next().unwrap() >> 1, "{seed}, {stream:?}");
            }
        }
    }
}

#[test]
fn a_number_below_a_bound_is_as_defined() {
    let bounds = [1, 2, 3, 5, 6, 7, 10, 52, 55, 1000, 65_537, 3_000_000_000, (1 << 31) + 1, u32::MAX];
    for seed in seeds() {
        let mut chance = Chance::new(&seed, Stream::Deal);
        let mut words = words(seed, 0);
        for bound in bounds.into_iter().cycle().take(3_000) {
            let number = chance.below(bound);
            assert_eq!(number, below(&mut words, bound), "below {bound}");
            assert!(number < bound);
        }
    }
}

#[test]
fn a_shuffle_is_fishers_and_yates_from_the_last_place_down() {
    for seed in seeds() {
        for count in [0, 1, 2, 5, 55] {
            let mut cards: Vec<usize> = (0..count).collect();
            Chance::new(&seed, Stream::Deal).shuffle(&mut cards);
            // As with physical cards: a random remaining card goes to the last free position.
            let (mut words, mut left, mut expected) =
                (words(seed, 0), (0..count).collect::<Vec<_>>(), Vec::new());
            while left.len() > 1 {
                let chosen = below(&mut words, left.len() as u32) as usize;
                expected.push(left.swap_remove(chosen));
            }
            expected.extend(left);
            expected.reverse();
            assert_eq!(cards, expected);
        }
    }
}

#[test]
fn values_are_pinned() {
    let numbers = |stream: Stream, bound: u32| {
        let mut chance = Chance::new(&Seed::from_number(2000), stream);
        [(); 8].map(|()| chance.below(bound))
    };
    assert_eq!(numbers(Stream::Deal, 55), PINNED_DEAL);
    assert_eq!(numbers(Stream::Decoration, 1_000_000), PINNED_DECORATION);
    assert_eq!(numbers(Stream::Thinking(7), 6), PINNED_SAMPLING);
    let mut cards: [u8; 20] = std::array::from_fn(|place| place as u8);
    chance(1896).shuffle(&mut cards);
    assert_eq!(cards, PINNED_SHUFFLE);
}

/// Checks the deals of a game, from so many seats and the number of a seed. A short program in another language has
/// computed them, from the definitions alone.
fn deals_as_pinned<R: Rules>(pinned: &[(usize, u64, &str)]) {
    for &(seats, seed, deal) in pinned {
        assert_eq!(walk::deal::<R>(seats, seed).to_string(), deal);
    }
}

macro_rules! pinned_deals {
    ($($game:ident $rules:ident),*) => {
        #[test]
        fn the_deals_of_every_game_are_pinned() {
            $(deals_as_pinned::<pentathlon_engine::games::$game::$rules>(crate::$game::PINNED_DEALS);)*
        }
    };
}

pentathlon_engine::for_each_game!(pinned_deals);

#[test]
fn a_bound_of_0_gives_0_and_a_pick_of_nothing_nothing() {
    assert_eq!(chance(1).below(0), 0);
    assert_eq!(chance(1).below(1), 0);
    assert_eq!(chance(1).pick::<u8>(&[]), None);
    assert_eq!(chance(1).pick(&["one"]), Some(&"one"));
}

#[test]
fn streams_are_independent() {
    for seed in seeds() {
        let mut drawn = BTreeMap::new();
        for (stream, _) in STREAMS {
            let mut chance = Chance::new(&seed, stream);
            let first = [(); 4].map(|()| chance.below(u32::MAX));
            assert_eq!(drawn.insert(first, stream), None, "two streams begin alike");
        }
        // Drawing from one stream does not change another.
        let mut thinker = Chance::new(&seed, Stream::Thinking(3));
        for _ in 0..1000 {
            thinker.below(9);
        }
        let mut deal = Chance::new(&seed, Stream::Deal);
        assert_eq!(deal.below(1 << 31), words(seed, 0).next().unwrap() >> 1);
    }
}

#[test]
fn seeds_differ() {
    let mut drawn = BTreeMap::new();
    for number in 0..1000 {
        let mut chance = chance(number);
        let first = [(); 3].map(|()| chance.below(u32::MAX));
        assert_eq!(drawn.insert(first, number), None, "two seeds begin alike");
    }
}

/// Checks that each of `parts` was drawn about equally often: within six standard deviations.
fn about_equal(counts: &[u32], what: &str) {
    let total: u32 = counts.iter().sum();
    let mean = f64::from(total) / counts.len() as f64;
    for &count in counts {
        let off = (f64::from(count) - mean).abs();
        assert!(off < 6.0 * mean.sqrt(), "{what}: {counts:?}");
    }
}

#[test]
fn each_order_of_three_cards_comes_about_as_often() {
    let mut chance = chance(3);
    let mut counts = BTreeMap::new();
    for _ in 0..12_000 {
        let mut cards = ['a', 'b', 'c'];
        chance.shuffle(&mut cards);
        *counts.entry(cards).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 6);
    about_equal(&counts.into_values().collect::<Vec<_>>(), "orders");
}

#[test]
fn each_card_comes_to_each_place_about_as_often() {
    let mut chance = chance(4);
    let mut counts = vec![0; 55 * 55];
    for _ in 0..5_500 {
        let mut cards: [usize; 55] = std::array::from_fn(|card| card);
        chance.shuffle(&mut cards);
        for (place, card) in cards.into_iter().enumerate() {
            counts[card * 55 + place] += 1;
        }
    }
    about_equal(&counts, "places");
}

#[test]
fn each_number_below_a_bound_comes_about_as_often() {
    for bound in [2, 3, 6, 7, 55] {
        let mut chance = chance(u64::from(bound));
        let mut counts = vec![0; bound as usize];
        (0..bound * 1_000).for_each(|_| counts[chance.below(bound) as usize] += 1);
        about_equal(&counts, "numbers");
    }
    // A bound for which a third of the words must be redrawn, so that the upper half is not favoured.
    let (bound, mut chance, mut counts) = (3_u32 << 30, chance(8), [0; 3]);
    (0..9_000).for_each(|_| counts[(chance.below(bound) >> 30) as usize] += 1);
    about_equal(&counts, "thirds");
}

// Computed by a short program in another language, from the definitions alone.
const PINNED_DEAL: [u32; 8] = [18, 26, 38, 46, 27, 43, 11, 20];
const PINNED_DECORATION: [u32; 8] = [81_498, 780_131, 166_564, 779_606, 451_447, 852_536, 538_593, 73_511];
const PINNED_SAMPLING: [u32; 8] = [2, 2, 1, 3, 2, 0, 4, 1];
const PINNED_SHUFFLE: [u8; 20] = [5, 12, 19, 16, 2, 11, 13, 3, 15, 14, 8, 17, 4, 1, 10, 0, 18, 6, 7, 9];
