//! The tournament on screen.

use super::begin::begin_game;
use super::course::{Course, Outcome};
use crate::games;
use crate::saves::tournaments;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentathlon_engine::tournament::Tournament;

/// The tournament on screen, which its parts change and draw again.
#[derive(Clone, Copy)]
pub struct Board {
    pub(super) id: StoredValue<String>,
    /// Counts the changes.
    pub(super) version: RwSignal<u32>,
    /// Why something could not be done.
    pub trouble: RwSignal<Option<String>>,
    /// Whether nobody has seen it since the last podium.
    pub(super) is_new: StoredValue<bool>,
    /// What became of the games, as it is drawn.
    pub(super) drawn_outcomes: StoredValue<Vec<Outcome>>,
    /// The tournament as it is drawn.
    pub(super) drawn_text: StoredValue<String>,
}

impl Board {
    /// The id of the tournament.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// Changes the saved tournament in the turn of this tab, so that nothing is lost which another one has saved, and draws it again
    /// if it is not drawn so.
    pub fn change(self, change: impl FnOnce(&mut Tournament) + 'static) {
        let (id, drawn) = (self.id(), self.drawn_text.get_value());
        spawn_local(async move {
            let _lock = tournaments::lock(&id).await;
            let Some(text) = tournaments::SAVES.text(&id) else { return };
            let Ok(mut tournament) = text.parse::<Tournament>() else { return };
            change(&mut tournament);
            let changed = tournament.to_string();
            if changed != text || tournaments::SAVES.failure(&id).is_some() {
                tournaments::SAVES.save(&id, &changed);
            }
            let needed: Vec<String> = tournament.rounds.into_iter().map(|round| round.game).collect();
            games::load(&on_shelf(needed), move |_| {
                // The screen may be gone by then.
                if self.id.try_get_value().is_some() && (changed != drawn || self.has_moved()) {
                    let _ = self.version.try_update(|version| *version += 1);
                }
            });
        });
    }

    /// Whether another game is over, missing or here again than is drawn.
    pub fn has_moved(self) -> bool {
        let id = self.id();
        let saved = tournaments::SAVES.text(&id).and_then(|text| text.parse().ok());
        let now = saved.map(|saved| Course::read(&id, saved).outcomes).unwrap_or_default();
        let is_same =
            |(now, drawn): (&Outcome, &Outcome)| std::mem::discriminant(now) == std::mem::discriminant(drawn);
        self.drawn_outcomes
            .with_value(|drawn| now.len() != drawn.len() || !now.iter().zip(drawn).all(is_same))
    }

    /// Begins a game, as soon as it is loaded.
    pub fn begin(self, game: &str) {
        let game = game.to_owned();
        games::load(std::slice::from_ref(&game.clone()), move |_| {
            let game = game.clone();
            spawn_local(async move {
                // The screen may be gone by then.
                if let Some(id) = self.id.try_get_value() {
                    let trouble = begin_game(&id, &game).await.err().map(str::to_owned);
                    let _ = self.trouble.try_set(trouble);
                }
            });
        });
    }
}

/// Those of these games that are known here.
pub fn on_shelf(mut games: Vec<String>) -> Vec<String> {
    games.retain(|game| games::is_on_shelf(game));
    games
}
