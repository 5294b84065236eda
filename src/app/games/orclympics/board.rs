//! What is public: the row of seven competitions, and under it a lane for each player.

use super::folk::{emblem, head, skill_class};
use super::identity;
use super::model::{self, Doing, Lane, Rests, Tile, When};
use super::person::person;
use super::program::program;
use super::words::{self, Say};
use crate::app::games::{Piece, Stand};
use crate::app::parts::{Metal, cup, holds, live_if, mark, pictogram, seat_class, tap};
use leptos::prelude::*;
use pentathlon::games::orclympics::{HAND, Phase, ROW, View};
use pentathlon::rules::Seat;

/// Something of the view that is shown, drawn anew only when it changes.
pub fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    stand: Stand,
    part: impl Fn(&View) -> T + Send + Sync + 'static,
) -> Piece<Option<T>> {
    Piece::new(move || stand.shown.with(|shown| shown.view.downcast_ref::<View>().map(&part)))
}

/// Everything public at once.
pub fn board(stand: Stand) -> AnyView {
    let seat_looked_at = RwSignal::new(None::<Seat>);
    let row_looked_at = RwSignal::new(false);
    // The seats stay the same as long as the table stands.
    let seats = stand.players.with_value(Vec::len);
    let tile = move |index: usize| {
        let tile = part(stand, move |view| model::tile(view, index));
        live_if(move || Some(draw_tile(stand, tile.get().flatten().flatten()?)))
    };
    // In turns: the row, then the lanes.
    let lane = move |seat: Seat| {
        let stand = stand.turn(1 + seat.index());
        let lane = part(stand, move |view| model::lane(view, seat));
        let rests = part(stand, move |view| model::rests(view, seat));
        live_if(move || {
            let (lane, rests) = (lane.get().flatten().flatten()?, rests.get().flatten().flatten()?);
            Some(draw_lane(stand, lane, rests, seat_looked_at))
        })
    };
    let held = part(stand, |view| view.phase == Phase::Compete);
    view! {
        <div class="orc-board" class:held=holds(move || held.get().flatten() == Some(true))>
            <section class="row-of-seven">
                <ol>{stand.opens(1, move || (0..ROW).map(tile).collect_view())}</ol>
                <button
                    type="button"
                    class="row-look"
                    aria-label=Say::LookAtRow.text()
                    on:click=tap(move || row_looked_at.set(true))
                ></button>
            </section>
            <ol class=format!("lanes lanes-{seats}")>
                {Seat::all(seats).zip(2..).map(|(seat, step)| stand.opens(step, move || lane(seat))).collect_view()}
            </ol>
            {live_if(move || row_looked_at.get().then(|| program(stand, move || row_looked_at.set(false))))}
            {live_if(move || {
                let seat = seat_looked_at.get()?;
                Some(stand.shown.with(|shown| {
                    let view = shown.view.downcast_ref::<View>()?;
                    Some(person(stand, view, seat, move || seat_looked_at.set(None)))
                }))
            })}
        </div>
    }
    .into_any()
}

/// What a competition card says in sentences.
pub fn tile_label(stand: Stand, tile: &Tile) -> String {
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
        add(&Say::TileGold.with(&[("name", &stand.name(seat))]));
    }
    if let Some(seat) = tile.silver {
        add(&Say::TileSilver.with(&[("name", &stand.name(seat))]));
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

fn draw_tile(stand: Stand, tile: Tile) -> impl IntoView {
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
        >
            <span class="spoken">{tile_label(stand, &tile)}</span>
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

fn doing(doing: Doing) -> &'static str {
    match doing {
        Doing::Choosing => Say::Choosing.text(),
        Doing::Chosen => Say::Chosen.text(),
        Doing::Building => Say::Building.text(),
        Doing::Built => Say::Built.text(),
        Doing::Turn => Say::Turn.text(),
        Doing::Passed => Say::Passed.text(),
        Doing::Deciding => Say::Deciding.text(),
        Doing::Decided => Say::Decided.text(),
        Doing::Waits => "",
    }
}

/// What lies before a player, in sentences.
fn lane_label(lane: &Lane, name: &str) -> String {
    let mut label = Say::LaneLabel.with(&[
        ("name", name),
        ("points", &lane.points.to_string()),
        ("cards", &lane.cards.to_string()),
        ("resting", &lane.resting.to_string()),
        ("status", doing(lane.doing)),
    ]);
    let mut add = |sentence: String| {
        label.push(' ');
        label.push_str(&sentence);
    };
    if lane.counts {
        let skill = words::skill(lane.competition.skill());
        let (team, total) = (words::team(lane.entered), lane.total.to_string());
        add(match lane.entered.is_empty() {
            true => Say::LaneNothing.with(&[("name", name)]),
            false => {
                Say::LaneEntered.with(&[("name", name), ("team", &team), ("total", &total), ("skill", skill)])
            }
        });
    }
    if lane.gold {
        add(Say::LaneGold.with(&[("name", name)]));
    }
    if lane.silver {
        add(Say::LaneSilver.with(&[("name", name)]));
    }
    label
}

/// The cards that rest, on a heap: those that have just come to rest lie on it face up, and came there from the track.
fn draw_rests(seat: Seat, rests: Rests) -> AnyView {
    let backs = (0..rests.backs).map(|_| view! { <i class="rest-back"></i> }.into_any());
    let faces = rests.faces.kinds().flat_map(|race| {
        (0..rests.faces.count(race)).map(move |nth| {
            view! { <i class="rest-face" data-card=identity::entered(seat, race, nth)>{head(race, None)}</i> }
                .into_any()
        })
    });
    let all: Vec<AnyView> = backs.chain(faces).collect();
    // What is taken back is sent off from under them: nobody but its owner knows which card it is.
    let any = (!all.is_empty())
        .then(|| view! { <i class="rest-back any" data-card=identity::rests(seat)></i> }.into_any());
    view! { <span class="lane-rests" aria-hidden="true">{any} {all}</span> }.into_any()
}

fn draw_lane(stand: Stand, lane: Lane, rests: Rests, looked_at: RwSignal<Option<Seat>>) -> impl IntoView {
    let Lane { seat, points, cards, resting, entered, competition, total, gold, silver, .. } = lane;
    let name = stand.name(seat);
    let label = lane_label(&lane, &name);
    let from = if lane.own { identity::HAND.to_owned() } else { identity::seat(seat) };
    let mut heads: Vec<AnyView> = Vec::new();
    for race in entered.kinds() {
        for nth in 0..entered.count(race) {
            heads.push(
                view! {
                    <li data-card=identity::entered(seat, race, nth) data-from=from.clone()>
                        {head(race, Some(competition.skill()))}
                    </li>
                }
                .into_any(),
            );
        }
    }
    let standing = |stands: bool, metal: Metal, card: &'static str, value: u8, say: Say| {
        let value = value.to_string();
        stands.then(|| {
            view! { <span data-card=card>{cup(metal, &value, &say.with(&[("value", &value)]))}</span> }
                .into_any()
        })
    };
    let busy = matches!(lane.doing, Doing::Choosing | Doing::Building | Doing::Turn | Doing::Deciding);
    let done = matches!(lane.doing, Doing::Chosen | Doing::Built | Doing::Decided);
    let draft = lane.draft.map(|(kept, to)| {
        view! {
            <p class="lane-draft" aria-hidden="true">
                <span>{Say::KeptSoFar.with(&[("count", &kept.to_string())])}</span>
                <span class="passes">{Say::PassesTo.with(&[("name", &stand.name(to))])}{mark(to)}</span>
            </p>
        }
    });
    let count = |long: Say, short: Say, count: u8| {
        let count = count.to_string();
        view! {
            <span class="long">{long.with(&[("count", &count)])}</span>
            <span class="short">{short.with(&[("count", &count)])}</span>
        }
    };
    let entered = (!heads.is_empty()).then(|| view! { <ul class="lane-entered">{heads}</ul> }.into_any());
    let drafting = lane.draft.is_some();
    view! {
        <li
            class=format!("lane {}", seat_class(seat))
            class:busy=busy
            class:drafting=drafting
            class:passed=lane.doing == Doing::Passed
            class:leads=gold
            class:second=silver
        >
            <button
                type="button"
                class="lane-who"
                data-place=identity::seat(seat)
                on:click=tap(move || looked_at.set(Some(seat)))
            >
                <span class="spoken">{label}</span>
                {mark(seat)}
                <span class="lane-name" aria-hidden="true">{name}</span>
                <span class="lane-counts" aria-hidden="true" data-place=identity::in_hand(seat)>
                    {count(Say::InHand, Say::HandShort, cards)} <i>"·"</i> {count(Say::Resting, Say::RestShort, resting)}
                </span>
                {draw_rests(seat, rests)}
                <span class="lane-points" aria-hidden="true">
                    <b>{points}</b>
                    <small>{if points == 1 { Say::Point.text() } else { Say::Points.text() }}</small>
                </span>
            </button>
            <span class="lane-doing" class:done=done aria-hidden="true">{doing(lane.doing)}</span>
            <div class="lane-track" aria-hidden="true">
                {draft} {entered}
            </div>
            <span class="lane-cups" aria-hidden="true">
                {standing(gold, Metal::Gold, identity::GOLD, competition.gold(), Say::GoldCup)}
                {standing(silver, Metal::Silver, identity::SILVER, competition.silver(), Say::SilverCup)}
            </span>
            <b class="lane-total" aria-hidden="true">
                {(lane.counts && !lane.entered.is_empty()).then(|| total.to_string())}
            </b>
        </li>
    }
}

/// How far the game is, in a few words; of a season first how it stands, or what it is played to.
pub fn progress(view: &View) -> String {
    let of = |say: Say, key: &str, number: usize, of: usize| {
        say.with(&[(key, &number.to_string()), ("of", &of.to_string())])
    };
    let game = match view.phase {
        Phase::Draft { pick } => of(Say::ProgressDraft, "pick", usize::from(pick) + 1, HAND),
        Phase::Rosters => Say::ProgressRosters.text().to_owned(),
        Phase::Compete | Phase::TakeBacks if view.competition().is_main_event() => {
            Say::ProgressMain.text().to_owned()
        }
        Phase::Compete | Phase::TakeBacks => {
            of(Say::ProgressCompetition, "number", usize::from(view.current) + 1, ROW)
        }
        Phase::Over => Say::ProgressOver.text().to_owned(),
    };
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
    use pentathlon::cards::{Chance, Seed, Stream};
    use pentathlon::games::orclympics::{Deal, Orclympics, Season, Setup};
    use pentathlon::rules::{Deal as _, Rules, Setup as _, Viewer};

    fn told(setup: Option<Setup>) -> String {
        let mut chance = Chance::new(&Seed::from_number(4), Stream::Deal);
        let state = setup.and_then(|setup| Orclympics::start(&setup, &Deal::draw(&setup, &mut chance)).ok());
        state.map(|state| progress(&Orclympics::view(&state, Viewer::Table))).unwrap_or_default()
    }

    #[test]
    fn o21_progress_says_how_the_season_stands_before_this_game() {
        let season = |won: &[u8]| Setup::new(3, "").ok()?.in_season(Season::of(3, 3, won).ok()?).ok();
        assert_eq!(told(Setup::new(3, "").ok()), "Draft 1 of 8");
        assert_eq!(told(season(&[0, 0, 0])), "Season to 3 · Draft 1 of 8");
        assert_eq!(told(season(&[1, 0, 2])), "Season 1–0–2 · Draft 1 of 8");
    }
}
