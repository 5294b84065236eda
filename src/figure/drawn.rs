//! Drawings that have been made: each is made once, when it is first asked for.

use super::shape::Part;
use super::{build, paint};
use std::cell::RefCell;

/// A drawing, and from what it was made: the parts, and the group of the body (0: no group's).
type Drawn = (&'static [Part], u8, &'static str);

thread_local! {
    /// At most one of each drawing that there is: they stay as long as the page.
    static DRAWN: RefCell<Vec<Drawn>> = const { RefCell::new(Vec::new()) };
}

/// The markup of parts on the body of a group.
pub fn drawn(parts: &'static [Part], group: u8) -> &'static str {
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
