//! A cache of drawings: each is made when it is first needed.

use super::shape::DrawStep;
use super::{build, paint};
use std::cell::RefCell;

/// A drawing and what it was made from: the parts, and the group of the body (0 for none).
type Drawn = (&'static [DrawStep], u8, &'static str);

thread_local! {
    /// The cached drawings. There is a fixed number of them, and they live as long as the page.
    static DRAWN: RefCell<Vec<Drawn>> = const { RefCell::new(Vec::new()) };
}

/// The markup of some parts, with the body of a group.
pub fn drawn(parts: &'static [DrawStep], group: u8) -> &'static str {
    DRAWN.with_borrow_mut(|drawn| {
        let made = drawn.iter().find(|(of, on, _)| std::ptr::eq(*of, parts) && *on == group);
        if let Some((_, _, markup)) = made {
            return *markup;
        }
        let body = usize::from(group).checked_sub(1).and_then(|index| build::GROUPS.get(index));
        let markup: &'static str = paint::paint(parts, body.unwrap_or(&build::PLAIN)).leak();
        drawn.push((parts, group, markup));
        markup
    })
}
