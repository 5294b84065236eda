//! Grammar outside a browser, for tests and for checking translations: the rules of Unicode CLDR, which browsers use
//! too.

use std::str::FromStr;

use crate::{Grammar, locale};
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRuleType, PluralRules};

/// The grammar of CLDR.
#[derive(Clone, Copy, Debug)]
pub struct Cldr;

impl Grammar for Cldr {
    fn plural(&self, language: &str, number: i64, ordinal: bool) -> &'static str {
        let kind = if ordinal { PluralRuleType::Ordinal } else { PluralRuleType::Cardinal };
        let rules = Locale::from_str(locale(language))
            .ok()
            .and_then(|locale| PluralRules::try_new(locale.into(), kind.into()).ok());
        match rules.map(|rules| rules.category_for(number.unsigned_abs())) {
            Some(PluralCategory::Zero) => "zero",
            Some(PluralCategory::One) => "one",
            Some(PluralCategory::Two) => "two",
            Some(PluralCategory::Few) => "few",
            Some(PluralCategory::Many) => "many",
            Some(PluralCategory::Other) | None => "other",
        }
    }

    fn list(&self, language: &str, items: &[String], unit: bool) -> String {
        let options = ListFormatterOptions::default().with_length(ListLength::Wide);
        let new = if unit { ListFormatter::try_new_unit } else { ListFormatter::try_new_and };
        let list =
            Locale::from_str(locale(language)).ok().and_then(|locale| new(locale.into(), options).ok());
        list.map_or_else(|| items.join(", "), |list| list.format_to_string(items.iter()))
    }

    fn number(&self, language: &str, number: i64, percent: bool) -> String {
        // Thousands separator, space before the percent sign, first number with a separator.
        let (separator, blank, first) = match language.get(..2) {
            Some("nl") => (".", "", 1000),
            Some("de") => (".", "\u{a0}", 1000),
            Some("es") => (".", "\u{a0}", 10_000),
            Some("fr") => ("\u{202f}", "\u{202f}", 1000),
            _ => (",", "", 1000),
        };
        if percent {
            return format!("{number}{blank}%");
        }
        let digits = number.unsigned_abs().to_string();
        let mut text = String::from(if number < 0 { "-" } else { "" });
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) && number.unsigned_abs() >= first {
                text.push_str(separator);
            }
            text.push(digit);
        }
        text
    }
}
