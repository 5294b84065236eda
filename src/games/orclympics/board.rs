//! What is public: the row of seven competitions, and under it a lane for each player.

use super::lanes::lane;
use super::model::{self, Tile, When};
use super::person::person;
use super::program::program;
use super::race_cards::{emblem, skill_class};
use super::stage::stage;
use super::words::{self, Say};
use super::{Context, identity};
use crate::text::Word;
use crate::ui::{Metal, cup, deferred, dynamic_if, mark, on_tap, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{HAND, Phase, ROW, View};
use pentathlon_engine::rules::Seat;

/// Everything public at once.
pub fn board(context: Context) -> AnyView {
    let seat_looked_at = RwSignal::new(None::<Seat>);
    let row_looked_at = RwSignal::new(false);
    let seats = context.seats();
    let tile = move |index: usize| {
        let tile = context.memo(move |view| model::tile(view, index));
        dynamic_if(move || tile.get().map(|tile| draw_tile(context, tile)))
    };
    // From the first competition on the lanes stay where they are.
    let held = context
        .memo(|view| !matches!(view.phase, Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters));
    view! {
        <div class="orc-board" class:held=held>
            <section class="row-of-seven">
                <ol aria-label=Say::RowTitle.text()>{(0..ROW).map(|index| deferred(move || tile(index))).collect_view()}</ol>
                <button
                    type="button"
                    class="row-look"
                    aria-label=Say::LookAtRow.text()
                    on:click=on_tap(move || row_looked_at.set(true))
                ></button>
            </section>
            <ol class=format!("lanes seats-{seats}") aria-label=Word::ListPlayers.text()>
                {Seat::all(seats).map(|seat| deferred(move || lane(context, seat, seat_looked_at))).collect_view()}
            </ol>
            {stage(context)}
            {dynamic_if(move || row_looked_at.get().then(|| program(context, move || row_looked_at.set(false))))}
            {dynamic_if(move || person(context, seat_looked_at.get()?, move || seat_looked_at.set(None)))}
        </div>
    }
    .into_any()
}

/// What a competition card says in sentences.
pub fn tile_label(context: Context, tile: &Tile) -> String {
    let competition = tile.competition;
    let (gold, silver) = (competition.gold().to_string(), competition.silver().to_string());
    let label = if tile.has_silver { Say::TileLabel } else { Say::TileLabelGold };
    let mut label = label.with(&[
        ("name", competition.name()),
        ("skill", words::skill(competition.skill())),
        ("gold", &gold),
        ("silver", &silver),
    ]);
    let mut add = |sentence: &str| {
        label.push(' ');
        label.push_str(sentence);
    };
    if competition.is_main_event() {
        add(Say::TileMain.text());
    }
    if tile.when == When::Now {
        add(Say::TileNow.text());
    }
    if let Some(seat) = tile.gold {
        add(&Say::TileGold.with(&[("name", &context.name(seat))]));
    }
    if let Some(seat) = tile.silver {
        add(&Say::TileSilver.with(&[("name", &context.name(seat))]));
    }
    if tile.discarded {
        add(Say::TileNobody.text());
    } else if tile.when == When::Now && tile.gold.is_none() {
        if tile.gold_free {
            add(Say::TileGoldFree.text());
        }
        if tile.silver_free {
            add(Say::TileSilverFree.text());
        }
    }
    label
}

fn draw_tile(context: Context, tile: Tile) -> impl IntoView {
    let Tile { competition, when, has_silver, gold, silver, gold_free, silver_free, discarded } = tile;
    // A cup that nobody has stands where its worth is printed.
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
                    {if main { Say::MainEvent.text() } else { words::skill(competition.skill()) }}
                </small>
                <b>{competition.name()}</b>
            </span>
            <span class="tile-worths" aria-hidden="true">
                {gold_worth} {silver_worth}
            </span>
        </li>
    }
}

/// How far the game is, in a few words; of a season first how it stands, or what it is played to.
pub fn part(view: &View) -> String {
    let of = |say: Say, key: &str, number: usize, of: usize| {
        say.with(&[(key, &number.to_string()), ("of", &of.to_string())])
    };
    match view.phase {
        Phase::Draft { pick } => of(Say::ProgressDraft, "pick", usize::from(pick) + 1, HAND),
        Phase::Passing { kept } => of(Say::ProgressDraft, "pick", kept.into(), HAND),
        Phase::Rosters | Phase::Final => Say::ProgressRosters.text().to_owned(),
        Phase::Over => Say::ProgressOver.text().to_owned(),
        _ if view.competition().is_main_event() => Say::ProgressMain.text().to_owned(),
        _ => of(Say::ProgressCompetition, "number", usize::from(view.current) + 1, ROW),
    }
}

/// How far the game and its season are, in a few words.
pub fn progress(view: &View) -> String {
    let game = part(view);
    let Some(season) = view.setup.season else { return game };
    let won: Vec<String> = season.won().iter().map(u8::to_string).collect();
    if season.won().iter().all(|&points| points == 0) {
        Say::ProgressSeasonFirst.with(&[("target", &season.target().to_string()), ("game", &game)])
    } else {
        Say::ProgressSeason.with(&[("points", &won.join("–")), ("game", &game)])
    }
}

#[cfg(test)]
mod tests {
    use super::progress;
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
        assert_eq!(shown(Setup::new(3, "").ok()), "Draft 1 of 8");
        assert_eq!(shown(season(&[0, 0, 0])), "Season to 3 · Draft 1 of 8");
        assert_eq!(shown(season(&[1, 0, 2])), "Season 1–0–2 · Draft 1 of 8");
    }
}
