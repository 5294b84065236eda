//! The public part of the table: the row of seven competitions, and below it a lane for each player.

use super::Context;
use super::lanes::lane;
use super::model;
use super::person::person;
use super::program::program;
use super::stage::stage;
use super::tile::tile;
use crate::messages::orclympics as messages;
use crate::messages::screens;
use crate::ui::{deferred, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, HAND_SIZE, Phase, ROW, Team, View};
use pentathlon_engine::rules::Seat;

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    let seat_looked_at = RwSignal::new(None::<Seat>);
    let row_looked_at = RwSignal::new(false);
    let seats = context.seats();
    let place = move |index: usize| {
        let card = context.memo(move |view| model::tile(view, index));
        dynamic_if(move || card.get().map(|card| tile(context, card)))
    };
    // From the first competition on, the lanes stay in place.
    let held = context
        .memo(|view| !matches!(view.phase, Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters));
    let selected = Memo::new(move |_| match context.selected() {
        Some(Action::Enter(team)) => team,
        _ => Team::EMPTY,
    });
    let scale = Memo::new(move |_| model::scale(&context.view(), selected.get()));
    let aim = match untrack(|| context.view().setup.has_silver()) {
        true => messages::aim(),
        false => messages::aim_two(),
    };
    view! {
        <div class="orc-board" class:held=held>
            <section class="row-of-seven">
                <ol aria-label=messages::row_title()>{(0..ROW).map(|index| deferred(move || place(index))).collect_view()}</ol>
                <button
                    type="button"
                    class="row-look"
                    aria-label=messages::look_at_row()
                    on:click=on_tap(move || row_looked_at.set(true))
                ></button>
            </section>
            <p class="row-aim">{aim}</p>
            <ol class=format!("lanes seats-{seats}") aria-label=screens::list_players()>
                {Seat::all(seats).map(|seat| deferred(move || lane(context, seat, seat_looked_at, selected, scale))).collect_view()}
            </ol>
            {stage(context)}
            {dynamic_if(move || row_looked_at.get().then(|| program(context, move || row_looked_at.set(false))))}
            {dynamic_if(move || person(context, seat_looked_at.get()?, move || seat_looked_at.set(None)))}
        </div>
    }
    .into_any()
}

/// How far the game is, in a few words.
pub fn round_name(view: &View) -> String {
    match view.phase {
        Phase::Draft { pick } => messages::progress_draft(pick + 1, HAND_SIZE),
        Phase::Passing { kept } => messages::progress_draft(kept, HAND_SIZE),
        Phase::Rosters | Phase::Final => messages::progress_rosters().to_owned(),
        Phase::Over => messages::progress_over().to_owned(),
        _ if view.competition().is_main_event() => messages::progress_main().to_owned(),
        _ => messages::progress_competition(view.current + 1, ROW),
    }
}

/// How far the game is. In a season it begins with the standing, or the target.
pub fn progress(view: &View) -> String {
    let game = round_name(view);
    let Some(season) = view.setup.season else { return game };
    if season.won().iter().all(|&points| points == 0) {
        return messages::progress_season_first(season.target(), &game);
    }
    let points: Vec<String> = season.won().iter().map(u8::to_string).collect();
    messages::progress_season(&points, &game)
}

#[cfg(test)]
mod tests {
    use super::progress;
    use crate::messages::orclympics as messages;
    use pentathlon_engine::cards::{Chance, Seed, Stream};
    use pentathlon_engine::games::orclympics::{Deal, Orclympics, Season, Setup};
    use pentathlon_engine::rules::{Deal as _, Rules, Setup as _, Viewer};

    fn shown(setup: Option<Setup>) -> String {
        let mut chance = Chance::new(&Seed::from_number(4), Stream::Deal);
        let state = setup.and_then(|setup| Orclympics::start(&setup, &Deal::draw(&setup, &mut chance)).ok());
        state.map(|state| progress(&Orclympics::view(&state, Viewer::Table))).unwrap_or_default()
    }

    #[test]
    fn o21_progress_says_how_the_season_stands_before_this_game() {
        let season = |won: &[u8]| Setup::new(3, "").ok()?.in_season(Season::of(3, 3, won).ok()?).ok();
        let game = messages::progress_draft(1, 8);
        let points = ["1", "0", "2"].map(String::from);
        assert_eq!(shown(Setup::new(3, "").ok()), game);
        assert_eq!(shown(season(&[0, 0, 0])), messages::progress_season_first(3, &game));
        assert_eq!(shown(season(&[1, 0, 2])), messages::progress_season(&points, &game));
    }
}
