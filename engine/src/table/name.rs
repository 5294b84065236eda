//! Names: cleaning up what somebody typed.
//!
//! A name appears in sentences, on badges and in a line of a record. So it contains no invisible characters, none that
//! reverse the direction of a text, and no more visible characters than a badge has room for. A visible character may
//! be several code points, such as a letter with accents or an emoji of a family; none is cut in two.

/// The maximum number of visible characters in a name.
pub const NAME_LENGTH: usize = 16;

/// The maximum number of code points in a letter with its marks: more would overlap the lines above and below.
const MAX_MARKS_ON_LETTER: usize = 5;
/// The maximum number of code points in an emoji: a family of four with skin tones has eleven.
const MAX_PARTS_OF_PICTURE: usize = 12;

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';
const BLACK_FLAG: char = '\u{1F3F4}';

/// Cleans a name. Idempotent: a clean name stays the same.
pub(super) fn clean(text: &str) -> String {
    let mut name = Name::default();
    text.chars().for_each(|c| name.add(c));
    name.cut()
}

/// A name with a number after it, shortened if both have no room.
pub(super) fn numbered(text: &str, number: usize) -> String {
    let mut name = Name::default();
    text.chars().for_each(|c| name.add(c));
    let number = format!(" {number}");
    if let Some(&end) = name.starts.get(NAME_LENGTH - number.len()) {
        name.text.truncate(end);
    }
    clean(&(name.text + &number))
}

/// A name while it is parsed.
#[derive(Default)]
struct Name {
    text: String,
    /// The byte offsets of the visible characters.
    starts: Vec<usize>,
    /// Whether there was white space after the last visible character.
    space: bool,
    /// A joiner read after the last visible character and not yet used.
    joiner: Option<char>,
}

impl Name {
    fn add(&mut self, c: char) {
        if c.is_whitespace() {
            self.space = true;
            self.joiner = None;
            return;
        }
        if matches!(c, NON_JOINER | JOINER) {
            self.joiner = Some(c);
            return;
        }
        let joiner = self.joiner.take();
        let last = self.last();
        let (first, end, length) = (last.chars().next(), last.chars().next_back(), last.chars().count());
        let most = if first.is_some_and(is_picture) { MAX_PARTS_OF_PICTURE } else { MAX_MARKS_ON_LETTER };
        if first.is_some_and(|first| belongs_to(first, length, c)) {
            if length < most {
                self.text.push(c);
            }
        } else if is_unseen(c) || is_mark(c) {
            // Invisible, or a mark without a base character.
        } else if joiner == Some(JOINER)
            && first.is_some_and(is_picture)
            && is_picture(c)
            && length + 2 <= most
        {
            self.text.extend([JOINER, c]);
        } else {
            // In these scripts a joiner changes how letters look; elsewhere it could only disguise a name.
            if end.is_some_and(is_of_joined_script) && is_of_joined_script(c) && length < most {
                self.text.extend(joiner);
            }
            self.begin(c);
        }
    }

    /// The last visible character, unless white space followed it.
    fn last(&self) -> &str {
        let start = self.starts.last().filter(|_| !self.space);
        start.and_then(|&start| self.text.get(start..)).unwrap_or_default()
    }

    fn begin(&mut self, c: char) {
        if std::mem::take(&mut self.space) && !self.text.is_empty() {
            self.starts.push(self.text.len());
            self.text.push(' ');
        }
        self.starts.push(self.text.len());
        self.text.push(c);
    }

    fn cut(mut self) -> String {
        if let Some(&end) = self.starts.get(NAME_LENGTH - 1).filter(|_| self.starts.len() > NAME_LENGTH) {
            self.text.truncate(end);
            let left = self.text.trim_end_matches([' ', JOINER, NON_JOINER]).len();
            self.text.truncate(left);
            self.text.push('…');
        }
        self.text
    }
}

/// Whether `c` is part of the visible character that begins with `first` and has `length` code points.
fn belongs_to(first: char, length: usize, c: char) -> bool {
    match c {
        // Variation selectors: how an emoji, a keycap or an ideograph looks.
        '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' => {
            is_picture(first) || first >= '\u{3400}' || matches!(first, '#' | '*' | '0'..='9')
        }
        // Skin tones.
        '\u{1F3FB}'..='\u{1F3FF}' => is_picture(first),
        // National flags are two letters; those of regions are a black flag followed by invisible letters.
        '\u{1F1E6}'..='\u{1F1FF}' => length == 1 && matches!(first, '\u{1F1E6}'..='\u{1F1FF}'),
        '\u{E0020}'..='\u{E007F}' => first == BLACK_FLAG,
        _ => is_mark(c),
    }
}

/// Whether `c` may be an emoji, or part of one.
fn is_picture(c: char) -> bool {
    matches!(c, '©' | '®' | '\u{203C}'..='\u{27FF}' | '\u{2900}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Whether `c` is of Arabic or its neighbours, or of the scripts of India.
fn is_of_joined_script(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{DFF}' | '\u{FB50}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}')
}

/// Whether `c` is invisible or only affects how other characters are displayed: controls, directions, fillers.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{2800}' | '\u{3164}'
                | '\u{FEFF}' | '\u{FFA0}'
                | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
                | '\u{FE00}'..='\u{FE0F}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}'
                | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// Whether `c` is drawn over, under or around the character before it.
fn is_mark(c: char) -> bool {
    /// The ranges of marks in each block of 128 of the scripts of India.
    const OF_INDIA: [(u32, u32); 5] = [(0x00, 0x03), (0x3A, 0x3C), (0x3E, 0x4F), (0x51, 0x57), (0x62, 0x63)];
    const MARKS: [(u32, u32); 42] = [
        (0x300, 0x36F),
        (0x483, 0x489),
        (0x591, 0x5BD),
        (0x5BF, 0x5BF),
        (0x5C1, 0x5C2),
        (0x5C4, 0x5C5),
        (0x5C7, 0x5C7),
        (0x610, 0x61A),
        (0x64B, 0x65F),
        (0x670, 0x670),
        (0x6D6, 0x6DC),
        (0x6DF, 0x6E4),
        (0x6E7, 0x6E8),
        (0x6EA, 0x6ED),
        (0x711, 0x711),
        (0x730, 0x74A),
        (0x7A6, 0x7B0),
        (0x7EB, 0x7F3),
        (0x8CA, 0x8E1),
        (0x8E3, 0x8FF),
        (0xDCA, 0xDDF),
        (0xE31, 0xE31),
        (0xE34, 0xE3A),
        (0xE47, 0xE4E),
        (0xEB1, 0xEB1),
        (0xEB4, 0xEBC),
        (0xEC8, 0xECE),
        (0xF39, 0xF39),
        (0xF71, 0xF84),
        (0x102B, 0x103E),
        (0x135D, 0x135F),
        (0x1161, 0x11FF),
        (0x17B6, 0x17D3),
        (0x1AB0, 0x1ACE),
        (0x1DC0, 0x1DFF),
        (0x20D0, 0x20F0),
        (0x302A, 0x302F),
        (0x3099, 0x309A),
        (0xA66F, 0xA672),
        (0xA69E, 0xA69F),
        (0xFE20, 0xFE2F),
        (0x1E8D0, 0x1E94A),
    ];
    let number = u32::from(c);
    let within =
        |ranges: &[(u32, u32)], number| ranges.iter().any(|&(from, to)| (from..=to).contains(&number));
    match number {
        0x900..0xD80 => within(&OF_INDIA, number % 128),
        _ => within(&MARKS, number),
    }
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn what_cannot_be_seen_or_turns_a_text_round_is_dropped() {
        for (typed, name) in [
            ("\u{202E}evil\u{202C}", "evil"),
            ("\u{2066}Ana\u{2069}", "Ana"),
            ("A\u{200B}n\u{200D}a\u{FEFF}", "Ana"),
            ("A\u{AD}na\u{FE0F}", "Ana"),
            ("\0A\u{7}n\u{9B}a", "Ana"),
            ("\u{200B}\u{200D}\u{2060}", ""),
            ("\u{3164}\u{2800}\u{115F}", ""),
            ("\u{301}\u{302}", ""),
            ("\u{E0041}\u{E0042}", ""),
            (" \u{3000} \u{2028} ", ""),
        ] {
            assert_eq!(clean(typed), name, "{typed:?}");
        }
    }

    #[test]
    fn what_can_be_seen_stays() {
        for name in [
            "Ana Maria",
            "Zoë",
            "Zoe\u{308}",
            "Nguyễn",
            "日本語",
            "שרה",
            "علي\u{200C}رضا",
            "क\u{94D}\u{200D}ष",
            "🏛️🏅",
            "👩🏽\u{200D}🚀",
            "👨\u{200D}👩\u{200D}👧\u{200D}👦",
            "🇩🇪🇫🇷",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
            "1\u{FE0F}\u{20E3}",
            "O'Neill-Öz #1",
        ] {
            assert_eq!(clean(name), name, "{name:?}");
        }
        assert_eq!(clean("  Ana \t\n Maria "), "Ana Maria");
    }

    #[test]
    fn a_long_name_is_cut_with_an_ellipsis_and_never_within_a_character() {
        assert_eq!(clean("sixteen letters!"), "sixteen letters!");
        assert_eq!(clean("seventeen letters"), "seventeen lette…");
        assert_eq!(clean("fifteen letters and more"), "fifteen letters…");
        assert_eq!(clean("no gap before a stop"), "no gap before a…");
        let families = "👨\u{200D}👩\u{200D}👧\u{200D}👦".repeat(17);
        assert_eq!(clean(&families), "👨\u{200D}👩\u{200D}👧\u{200D}👦".repeat(15) + "…");
        assert_eq!(clean(&"🇩🇪".repeat(17)), "🇩🇪".repeat(15) + "…");
        assert_eq!(clean(&"e\u{301}".repeat(16)), "e\u{301}".repeat(16));
        assert_eq!(clean(&"e\u{301}".repeat(17)), "e\u{301}".repeat(15) + "…");
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert_eq!(clean(&format!("Z{}", "\u{301}".repeat(300))), format!("Z{}", "\u{301}".repeat(4)));
        let joined = vec!["👩"; 300].join("\u{200D}");
        assert!(clean(&joined).len() < 1000, "{joined}");
    }

    #[test]
    fn a_clean_name_stays_as_it_is() {
        let odd = [
            'A',
            ' ',
            'e',
            '\u{301}',
            '\u{200D}',
            '\u{200C}',
            '👩',
            '🏽',
            '\u{FE0F}',
            '🇩',
            '1',
            '\u{20E3}',
            '\u{202E}',
            'ع',
            'क',
            '\u{94D}',
            '🏴',
            '\u{E0067}',
            '\u{200B}',
            '\u{2028}',
        ];
        let mut state = 1_u32;
        for _ in 0..20_000 {
            let name: String = (0..state % 40)
                .filter_map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    odd.get((state >> 16) as usize % odd.len())
                })
                .collect();
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let cleaned = clean(&name);
            assert_eq!(clean(&cleaned), cleaned, "{name:?}");
        }
    }
}
