//! Chance: the pinned generator and the pinned shuffle.
//!
//! Checks that a seed always gives the same deal: a record made today must replay in ten years, natively and in wasm,
//! however the underlying crates change. The generator is compared with ChaCha with eight rounds, implemented here from
//! its definition, which is itself checked against a published test vector; numbers below a bound and shuffles are
//! compared with their definitions; and a few values of each are pinned. Fairness is checked with wide bounds.

use crate::walk;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::games::olympicards::Olympicards;
use pentathlon_engine::games::olympics::Olympics;
use pentathlon_engine::games::olympikos::Olympikos;
use pentathlon_engine::games::orclympics::Orclympics;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::{Rules, Setup};
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
    (Stream::Worlds(0), 2),
    (Stream::Worlds(57), 59),
    (Stream::Worlds(u32::MAX), 2 + u32::MAX as u64),
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
    assert_eq!(numbers(Stream::Worlds(7), 6), PINNED_WORLDS);
    let mut cards: [u8; 20] = std::array::from_fn(|place| place as u8);
    chance(1896).shuffle(&mut cards);
    assert_eq!(cards, PINNED_SHUFFLE);
    let checked = [
        deals_as_pinned::<Olympics>(4, 2021, PINNED_OLYMPICS),
        deals_as_pinned::<Olympikos>(3, 2024, PINNED_OLYMPIKOS),
        deals_as_pinned::<Orclympics>(3, 2018, PINNED_ORCLYMPICS),
        deals_as_pinned::<Olympia2000>(3, 1994, PINNED_OLYMPIA_2000),
        deals_as_pinned::<Olympicards>(5, 1994, PINNED_OLYMPICARDS),
    ];
    assert!(shelf().iter().map(|facts| facts.id).eq(checked), "every game of the shelf has a pinned deal");
    deals_as_pinned::<Olympikos>(2, 2024, PINNED_OLYMPIKOS_OF_TWO);
}

/// Checks the deal of a game from a seed and returns the id of the game.
fn deals_as_pinned<R: Rules>(seats: usize, seed: u64, pinned: &str) -> &'static str {
    assert_eq!(walk::deal::<R>(seats, seed).to_string(), pinned);
    R::Setup::FACTS.id
}

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
        let mut thinker = Chance::new(&seed, Stream::Worlds(3));
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
const PINNED_WORLDS: [u32; 8] = [2, 2, 1, 3, 2, 0, 4, 1];
const PINNED_SHUFFLE: [u8; 20] = [5, 12, 19, 16, 2, 11, 13, 3, 15, 14, 8, 17, 4, 1, 10, 0, 18, 6, 7, 9];
const PINNED_OLYMPIA_2000: &str = "hands 13,20,46,53/25,34,43,49/1,8,31,50 deck 7,23,47,44,6,30,11,55,10,33,15,18,24,2,26,19,51,16,40,5,4,45,12,27,22,\
     36,21,14,29,35,48,32,9,42,3,17,52,38,41,39,54,37,28 chips archery,discus start 1";
const PINNED_OLYMPICARDS: &str = "hands 13,16,35,55,66,81/41,48,56,62,73,78/1,2,19,20,47,63/27,40,59,65,71,80/3,21,24,44,54,\
     60 stack 70,51,10,12,22,76,42,32,38,37,28,86,88,4,49,33,6,75,84,8,14,17,46,31,50,26,9,36,90,57,82,\
     79,72,77,34,29,11,7,18,23,52,43,68,39,25,53,85,83,58,15,74,5,30,67,87,69,64,89,61,45 sports hurdles,\
     relay,high_jump,swimming,weightlifting,table_tennis,archery,sailing,\
     marathon start 3 key f6eb43bd32bc1b09";
const PINNED_ORCLYMPICS: &str = "row 5,6,7,3,4,8,14 silver 1,12,11,2,9,10,15 unused 13 \
     hands 11,16,23,24,25,31,34,39/3,9,12,17,27,40,41,42/4,5,6,8,15,22,28,29 \
     box 1,2,7,10,13,14,18,19,20,21,26,30,32,33,35,36,37,38 start 0";
const PINNED_OLYMPICS: &str = "hands 54,55,57,70/3,51,52,72/25,38,43,68/8,44,69,71 deck 33,37,19,62,9,32,45,31,14,41,50,35,12,5,42,15,\
     16,11,29,59,23,2,58,10,40,27,20,24,61,21,63,47,4,22,60,65,73,67,13,75,26,66,56,17,46,48,49,28,30,34,53,\
     1,36,7,39,74,18,6,64";
const PINNED_OLYMPIKOS: &str = "clues 109,55,81,128,45,14,95,92,54,15,25,93,58,66,94,28,88,80 sports 11B,24A,9B,27B,2B,1A,28A,12A,\
     36B,33A,18A,30B,16B,14B,32B targets 231/041/213 late 20143,01243,21034/31204,12034,23410/23140,\
     40213,40132 start 0";
const PINNED_OLYMPIKOS_OF_TWO: &str = "clues 125,155,142,57,48,110,109,55,81,128,45,14,95,92,54,15,25,93,58,66,94,28,88,80 sports 4A,31B,\
     25B,23B,12A,8A,18A,6B,3A,13A,30A,14B,29A,11A,38A,2B,1B,33B,15A,21A targets 014/413/102/210 rivals 2354:324,\
     134,304,023/4253:134,321,431,421/3452:014,134,024,302/4523:302,032,213,120 start 0";
