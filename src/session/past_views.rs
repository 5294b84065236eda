//! What viewers have seen of a table so far: for what a person remembers and no single view contains.

use crate::contract::{GameTable, ViewUi};
use pentathlon_engine::rules::Viewer;
use std::sync::Arc;

/// The views that viewers have had, so that none is made a second time at the next curtain.
#[derive(Default)]
pub struct PastViews(Vec<Seen>);

/// What a seat has seen of the first `actions` actions.
struct Seen {
    viewer: Viewer,
    actions: usize,
    views: Vec<Arc<dyn ViewUi>>,
}

impl PastViews {
    /// Every view that a viewer has had of a table, oldest first.
    pub fn of(&mut self, table: &dyn GameTable, viewer: Viewer) -> Vec<Arc<dyn ViewUi>> {
        let at = self.0.iter().position(|seen| seen.viewer == viewer).unwrap_or_else(|| {
            self.0.push(Seen { viewer, actions: 0, views: vec![table.first_view(viewer)] });
            self.0.len() - 1
        });
        let Some(seen) = self.0.get_mut(at) else { return Vec::new() };
        let new = table.history(seen.actions, viewer);
        seen.actions += new.len();
        seen.views.extend(new.into_iter().flatten().map(|frame| frame.view()));
        seen.views.clone()
    }

    /// Forgets everything, because the table is another one or has fewer actions.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::PastViews;
    use crate::contract::{ViewUi, view_of};
    use crate::test_tables;
    use pentathlon_engine::games::olympics::{Olympics, View};
    use pentathlon_engine::rules::{Level, Seat, Viewer};
    use std::sync::Arc;

    fn plain(views: &[Arc<dyn ViewUi>]) -> Vec<Arc<View>> {
        views.iter().filter_map(view_of).collect()
    }

    #[test]
    fn no_view_is_made_a_second_time_and_all_are_those_of_the_whole_game() {
        let mut table = test_tables::table::<Olympics>(3, Level::Rookie, 7);
        let (mut past, viewer) = (PastViews::default(), Viewer::Seat(Seat(1)));
        let mut before: Vec<Arc<View>> = Vec::new();
        for _ in 0..40 {
            let seat = table.next_seat().expect("somebody is asked");
            table.play_like(seat, Level::Rookie).expect("there is a legal action");
            let seen = plain(&past.of(&table, viewer));
            assert!(seen.iter().zip(&before).all(|(now, then)| Arc::ptr_eq(now, then)));
            assert_eq!(seen, plain(&PastViews::default().of(&table, viewer)), "a replay of the whole game");
            before = seen;
        }
        assert!(before.len() > 40);
    }
}
