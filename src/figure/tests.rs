//! Every drawing is complete, and within its frame.

#![allow(clippy::expect_used, clippy::panic)]

use super::{Pictogram, athlete};

fn every_drawing() -> impl Iterator<Item = (String, &'static str)> {
    let pictograms = Pictogram::ALL.iter().map(|p| (p.name().to_owned(), p.markup()));
    let athletes = (1..=5).flat_map(|g| (0..5).map(move |v| (format!("athlete {g} {v}"), athlete(g, v))));
    pictograms.chain(athletes)
}

/// The numbers of a path, without the commands between them.
fn numbers(text: &str) -> Vec<f32> {
    text.split(|c: char| !(c.is_ascii_digit() || c == '-' || c == '.'))
        .filter_map(|n| n.parse().ok())
        .collect()
}

#[test]
fn names_are_kebab_case_and_each_is_found_again() {
    for p in Pictogram::ALL {
        assert!(p.name().bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", p.name());
        assert_eq!(Pictogram::of(p.name()), Some(*p), "two drawings are called {}", p.name());
    }
}

#[test]
fn ids_of_the_tables_find_their_drawing() {
    assert_eq!(Pictogram::of("wheelchair_fencing"), Some(Pictogram::WheelchairFencing));
    assert_eq!(Pictogram::of("Cycling"), Some(Pictogram::RoadCycling));
    assert_eq!(Pictogram::of("Gymnastics"), Some(Pictogram::ArtisticGymnastics));
    assert_eq!(Pictogram::of("Athletics"), Some(Pictogram::Sprint));
    assert_eq!(Pictogram::of("chess"), None);
}

#[test]
fn markup_obeys_the_content_security_policy_and_is_sound() {
    for (name, markup) in every_drawing() {
        assert!(!markup.contains("style"), "{name}");
        assert!(!markup.contains('#'), "{name}: a colour of its own");
        assert_eq!(markup.matches("<g").count(), markup.matches("</g>").count(), "{name}");
        assert_eq!(markup.matches('"').count() % 2, 0, "{name}");
    }
}

#[test]
fn nothing_is_cut_off_by_the_frame() {
    for (name, markup) in every_drawing() {
        let (head, rest) = markup.split_once(")\">").expect("a transform");
        let transform = numbers(head.split_once("translate(").expect("a shift").1);
        let [dx, dy, k] = transform[..] else { panic!("{name}: {transform:?}") };
        for d in rest.split(" d=\"").skip(1).filter_map(|d| d.split_once('"')) {
            for end in d.0.split(['M', 'L', 'C', 'Q', 'A', 'Z']).map(numbers).filter(|n| n.len() >= 2) {
                let (x, y) = (end[end.len() - 2] * k + dx, end[end.len() - 1] * k + dy);
                assert!((-0.5..=100.5).contains(&x) && (-0.5..=100.5).contains(&y), "{name}: ({x}, {y})");
            }
        }
    }
}

#[test]
fn the_groups_of_olympia_differ_in_body() {
    for variant in 0..5 {
        for group in 2..=5 {
            assert_ne!(athlete(1, variant), athlete(group, variant));
        }
    }
}
