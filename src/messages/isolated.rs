//! Names inside messages.

/// A name as a message or label shows it. A right-to-left name, as in Arabic or Hebrew, is isolated so that it does not
/// reorder the text around it. Labels and lists cannot contain elements, so this uses characters: first strong isolate
/// and pop directional isolate.
pub fn isolated(name: &str) -> String {
    let is_from_right = |c: char| {
        matches!(
            c,
            '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
                | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}'
        )
    };
    if name.contains(is_from_right) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::isolated;

    #[test]
    fn only_a_name_that_runs_from_right_to_left_is_isolated() {
        for name in ["Ana", "Zoë 2", "日本語", "🏅", ""] {
            assert_eq!(isolated(name), name);
        }
        for name in ["שרה", "علي", "Ana علي 3"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
    }
}
