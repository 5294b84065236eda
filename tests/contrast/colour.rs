//! Colours, and the contrast between them.

/// Red, green and blue as the screen gets them, each from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Colour([f64; 3]);

impl Colour {
    /// Reads `#rgb` and `#rrggbb`.
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        let wide = match digits.len() {
            3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
            6 => digits.to_owned(),
            _ => return None,
        };
        let part = |at: usize| u8::from_str_radix(wide.get(at..at + 2)?, 16).ok();
        Some(Self([part(0)?, part(2)?, part(4)?].map(|part| f64::from(part) / 255.0)))
    }

    /// This colour at the given opacity (0 to 1) over another, as `opacity` and `color-mix(in srgb, …)` compute it.
    pub fn over(self, share: f64, ground: Self) -> Self {
        let mixed = |part: usize| self.0[part] * share + ground.0[part] * (1.0 - share);
        Self([mixed(0), mixed(1), mixed(2)])
    }

    /// This colour after `filter: saturate(…) brightness(…)`, as Filter Effects Module Level 1 computes it.
    pub fn filtered(self, saturate: f64, brightness: f64) -> Self {
        let grey = 0.213 * self.0[0] + 0.715 * self.0[1] + 0.072 * self.0[2];
        let saturated = self.0.map(|part| (grey + (part - grey) * saturate).clamp(0.0, 1.0));
        Self(saturated.map(|part| (part * brightness).clamp(0.0, 1.0)))
    }

    fn luminance(self) -> f64 {
        let linear = self
            .0
            .map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The contrast, from 1 (equal) to 21 (black on white).
    pub fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}
