//! How a position of a real game is drawn.

use super::{AnyContext, FrameUi, GameTable, GameUi, Position, SessionPhase, Shown, WrittenGame};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Seat, Viewer};
use std::sync::Arc;

impl Position {
    /// The table in this position.
    pub fn table(&self, ui: &dyn GameUi) -> Option<Box<dyn GameTable>> {
        let teaching = ui.teaching();
        let part = match self.game {
            WrittenGame::Lesson(number) => teaching.lesson.parts().into_iter().nth(number)?,
            WrittenGame::Together => teaching.together.parts().pop()?,
        };
        let written = ui.read(&part.record).ok()?.table;
        written.branch(self.actions, written.players().to_vec())
    }

    /// What its viewer sees of it.
    pub fn shown(&self, table: &dyn GameTable) -> Option<Shown> {
        let Some(event) = self.event else {
            return Some(Shown::still(table.view(self.viewer)));
        };
        let has_step = |frame: &Arc<dyn FrameUi>| frame.display_ms() > 0;
        let frame = table.last_frames(self.viewer).into_iter().filter(has_step).nth(event.checked_sub(1)?)?;
        Some(Shown::event(frame))
    }

    /// Draws board and hand, as its viewer sees them. Nothing can be done there.
    pub fn draw(&self, ui: &'static dyn GameUi) -> AnyView {
        let context = || {
            let table = self.table(ui)?;
            let shown = self.shown(table.as_ref())?;
            let selected = self.selected.and_then(|notation| table.parse(notation));
            let players = table.players().to_vec();
            Some(AnyContext::position(shown, self.phase(table.awaiting()), selected, players))
        };
        context().map(|context| view! { {ui.board(context)} {ui.hand(context)} }).into_any()
    }

    /// The phase of a session in which its viewer would see it.
    fn phase(&self, awaiting: Awaiting) -> SessionPhase {
        let own = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Open => None,
        };
        let is_asked = |seat: &Seat| awaiting.seats().contains(*seat) && self.event.is_none();
        match (awaiting, own.filter(is_asked)) {
            (Awaiting::Over, _) => SessionPhase::Over,
            (_, Some(seat)) => SessionPhase::Asking(seat),
            (_, None) => SessionPhase::Showing { waits: false },
        }
    }
}
