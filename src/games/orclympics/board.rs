//! The public part of the table: the row of seven competitions, and below it a lane for each player.

use super::lanes::lane;
use super::model::{self, Tile, When};
use super::person::person;
use super::program::program;
use super::race_cards::{emblem, skill_class};
use super::stage::stage;
use super::{Context, identity, names};
use crate::messages::orclympics as messages;
use crate::messages::screens;
use crate::ui::{Metal, cup, deferred, dynamic_if, mark, on_tap, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{HAND, Phase, ROW, View};
use pentathlon_engine::rules::Seat;

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    let seat_looked_at = RwSignal::new(None::<Seat>);
    let row_looked_at = RwSignal::new(false);
    let seats = context.seats();
    let tile = move |index: usize| {
        let tile = context.memo(move |view| model::tile(view, index));
        dynamic_if(move || tile.get().map(|tile| draw_tile(context, tile)))
    };
    // From the first competition on, the lanes stay in place.
    let held = context
        .memo(|view| !matches!(view.phase, Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters));
    view! {
        <div class="orc-board" class:held=held>
            <section class="row-of-seven">
                <ol aria-label=messages::row_title()>{(0..ROW).map(|index| deferred(move || tile(index))).collect_view()}</ol>
                <button
                    type="button"
                    class="row-look"
                    aria-label=messages::look_at_row()
                    on:click=on_tap(move || row_looked_at.set(true))
                ></button>
            </section>
            <ol class=format!("lanes seats-{seats}") aria-label=screens::list_players()>
                {Seat::all(seats).map(|seat| deferred(move || lane(context, seat, seat_looked_at))).collect_view()}
            </ol>
            {stage(context)}
            {dynamic_if(move || row_looked_at.get().then(|| program(context, move || row_looked_at.set(false))))}
            {dynamic_if(move || person(context, seat_looked_at.get()?, move || seat_looked_at.set(None)))}
        </div>
    }
    .into_any()
}

/// A competition card in sentences.
pub fn tile_label(context: Context, tile: &Tile) -> String {
    let competition = tile.competition;
    let (name, skill) = (names::competition(competition), names::skill(competition.skill()));
    let mut label = if tile.has_silver {
        messages::tile_label(name, skill, competition.gold(), competition.silver())
    } else {
        messages::tile_label_gold(name, skill, competition.gold())
    };
    let mut add = |sentence: &str| label = messages::sentences(&label, sentence);
    if competition.is_main_event() {
        add(messages::tile_main());
    }
    if tile.when == When::Now {
        add(messages::tile_now());
    }
    if let Some(seat) = tile.gold {
        add(&messages::tile_gold(&context.name(seat)));
    }
    if let Some(seat) = tile.silver {
        add(&messages::tile_silver(&context.name(seat)));
    }
    if tile.discarded {
        add(messages::tile_nobody());
    } else if tile.when == When::Now && tile.gold.is_none() {
        if tile.gold_free {
            add(messages::tile_gold_free());
        }
        if tile.silver_free {
            add(messages::tile_silver_free());
        }
    }
    label
}

fn draw_tile(context: Context, tile: Tile) -> impl IntoView {
    let Tile { competition, when, has_silver, gold, silver, gold_free, silver_free, discarded } = tile;
    // A cup that nobody has stands on its printed value.
    let worth = |metal: Metal, free: Option<&'static str>, card: String, value: u8, winner: Option<Seat>| {
        let class = if metal == Metal::Gold { "worth gold" } else { "worth silver" };
        let shown = match free {
            Some(free) => {
                view! { <span data-card=free>{cup(metal, &value.to_string(), "")}</span> }.into_any()
            }
            None => view! { <span class="coin" data-card=card>{value}</span> }.into_any(),
        };
        view! { <span class=class>{shown} {winner.map(mark)}</span> }.into_any()
    };
    let gold_worth = worth(
        Metal::Gold,
        gold_free.then_some(identity::GOLD),
        identity::gold(competition),
        competition.gold(),
        gold,
    );
    let silver_worth = has_silver.then(|| {
        let free = silver_free.then_some(identity::SILVER);
        worth(Metal::Silver, free, identity::silver(competition), competition.silver(), silver)
    });
    let main = competition.is_main_event();
    view! {
        <li
            class=format!("tile {}", skill_class(competition.skill()))
            class:now=when == When::Now
            class:over=when == When::Done
            class:main=main
            class:discarded=discarded
            data-place=identity::tile(competition)
        >
            <span class="spoken">{tile_label(context, &tile)}</span>
            <span class="tile-emblem" aria-hidden="true">{pictogram(emblem(competition.skill()))}</span>
            <span class="tile-words" aria-hidden="true">
                <small>
                    {if main { messages::main_event() } else { names::skill(competition.skill()).text() }}
                </small>
                <b>{names::competition(competition).text()}</b>
            </span>
            <span class="tile-worths" aria-hidden="true">
                {gold_worth} {silver_worth}
            </span>
        </li>
    }
}

/// How far the game is, in a few words.
pub fn part(view: &View) -> String {
    match view.phase {
        Phase::Draft { pick } => messages::progress_draft(pick + 1, HAND),
        Phase::Passing { kept } => messages::progress_draft(kept, HAND),
        Phase::Rosters | Phase::Final => messages::progress_rosters().to_owned(),
        Phase::Over => messages::progress_over().to_owned(),
        _ if view.competition().is_main_event() => messages::progress_main().to_owned(),
        _ => messages::progress_competition(view.current + 1, ROW),
    }
}

/// How far the game is. In a season it begins with the standing, or the target.
pub fn progress(view: &View) -> String {
    let game = part(view);
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
