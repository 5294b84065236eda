//! Tests of the pseudo language, with which screens are tested.

use super::{loaded, sample};
use pentathlon_messages::Arg;
use pentathlon_messages::compiler::pseudo;
use pentathlon_messages::native::Cldr;

#[test]
fn the_pseudo_language_has_accents_and_brackets_and_leaves_values_alone() {
    let english = &sample()[0].bundles[0];
    let bundle = loaded(english, &pseudo(english));
    assert_eq!(bundle.language(), "en-XA");
    let home = bundle.text(0);
    assert!(home.starts_with('[') && home.ends_with(']') && !home.contains("games"), "{home}");
    assert!(home.chars().count() * 10 >= "All games".len() * 13, "{home}");
    let points = bundle.format(3, &[Arg::Number(21)], &Cldr);
    assert!(points.starts_with("[21 p"), "{points}");
    assert_eq!(bundle.format(3, &[Arg::Number(1)], &Cldr).chars().count(), points.chars().count() - 2);
}
