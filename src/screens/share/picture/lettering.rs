//! The words on a picture: how large each is, so that it fits.

/// The smallest that a word gets, as a share of the size it should have; then it is cut.
const SMALLEST: f64 = 0.55;
/// The height of a line, and of what stands above its baseline, as shares of the size of the type.
const LINE: f64 = 1.06;
const ASCENT: f64 = 0.8;

/// Where a line stands in relation to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    Left,
    Middle,
    Right,
}

impl Align {
    /// As a canvas calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Middle => "center",
            Self::Right => "right",
        }
    }
}

/// A line of text on its baseline.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub text: String,
    pub at: (f64, f64),
    pub size: f64,
    pub weight: u16,
    pub colour: &'static str,
    pub align: Align,
}

/// Measures a text of a weight, in type of size 100.
pub type Measure<'a> = &'a dyn Fn(&str, u16) -> f64;

impl Line {
    /// The line, smaller if it is wider than `room`, and cut if it would become too small.
    pub fn within(mut self, room: f64, measure: Measure<'_>) -> Self {
        let width = |text: &str, size: f64| measure(text, self.weight) * size / 100.0;
        let least = self.size * SMALLEST;
        let whole = width(&self.text, self.size);
        if whole > room {
            self.size = (self.size * room / whole).max(least);
        }
        if width(&self.text, self.size) > room {
            let mut letters: Vec<char> = self.text.chars().collect();
            while !letters.is_empty() {
                letters.pop();
                let cut: String = letters.iter().collect::<String>().trim_end().to_owned() + "…";
                if width(&cut, self.size) <= room {
                    self.text = cut;
                    break;
                }
            }
        }
        self
    }
}

/// A headline in a box, in one line or two: whichever is larger. The line says how it looks and where the box begins.
pub fn headline(line: &Line, room: f64, height: f64, measure: Measure<'_>) -> Vec<Line> {
    let split = in_two(&line.text, line.weight, measure);
    let size_of = |texts: &[&str]| {
        let widest = texts.iter().map(|text| measure(text, line.weight)).fold(1.0, f64::max);
        (room * 100.0 / widest).min(height / (LINE * texts.len() as f64)).min(line.size)
    };
    let one = [line.text.as_str()];
    let two = split.as_ref().map(|(first, second)| [first.as_str(), second.as_str()]);
    let texts: &[&str] = match &two {
        Some(two) if size_of(two) > size_of(&one) => two,
        _ => &one,
    };
    let size = size_of(texts).max(line.size * 0.3);
    let placed = |(nth, text): (usize, &&str)| {
        let at = (line.at.0, line.at.1 + size * (ASCENT + LINE * nth as f64));
        Line { text: (*text).to_owned(), at, size, ..line.clone() }.within(room, measure)
    };
    texts.iter().enumerate().map(placed).collect()
}

/// A text in two lines that are as equal as its words allow.
fn in_two(text: &str, weight: u16, measure: Measure<'_>) -> Option<(String, String)> {
    let widest = |at: usize| {
        let (first, second) = text.split_at(at);
        measure(first, weight).max(measure(second.trim_start(), weight))
    };
    let gaps = text.match_indices(' ').map(|(at, _)| at);
    let at = gaps.min_by(|&one, &other| widest(one).total_cmp(&widest(other)))?;
    let (first, second) = text.split_at(at);
    Some((first.to_owned(), second.trim_start().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::{Align, Line, headline};

    /// Every letter is half as wide as the type is high.
    fn measure(text: &str, _weight: u16) -> f64 {
        50.0 * text.chars().count() as f64
    }

    fn line(text: &str, size: f64) -> Line {
        Line {
            text: text.to_owned(),
            at: (0.0, 0.0),
            size,
            weight: 700,
            colour: "#000000",
            align: Align::Left,
        }
    }

    #[test]
    fn a_long_name_gets_smaller_and_a_very_long_one_is_cut() {
        assert_eq!(line("Ana", 40.0).within(100.0, &measure), line("Ana", 40.0));
        let longer = line("Anastasia", 40.0).within(120.0, &measure);
        assert_eq!(longer.text, "Anastasia");
        assert!((120.0 - 9.0 * longer.size / 2.0).abs() < 0.01 && longer.size < 40.0);
        let cut = line("Bartholomew of the Seven Mountains", 40.0).within(120.0, &measure);
        assert!(cut.text.starts_with("Bart") && cut.text.ends_with('…'), "{}", cut.text);
        assert!(measure(&cut.text, 700) * cut.size / 100.0 <= 120.0);
        assert!(line("A", 40.0).within(1.0, &measure).text.len() < 5, "nothing fits, and nothing fails");
    }

    #[test]
    fn a_headline_is_in_two_lines_where_it_is_larger_then() {
        let short = headline(&line("Ana wins", 100.0), 1000.0, 190.0, &measure);
        assert_eq!(short.len(), 1);
        assert!((short[0].size - 100.0).abs() < 0.01);
        let long =
            headline(&line("Anastasia and Bartholomew share the victory", 100.0), 1000.0, 190.0, &measure);
        assert_eq!(long.len(), 2);
        assert!(long.iter().all(|line| measure(&line.text, 700) * line.size / 100.0 <= 1000.1));
        assert!(long[1].at.1 <= 190.0);
        assert_eq!(headline(&line("Unbreakable", 100.0), 100.0, 190.0, &measure).len(), 1);
    }
}
