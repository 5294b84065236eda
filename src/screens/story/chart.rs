//! The chart of a story: a line per seat, with its colour, dashes and shape. A slider moves along the rounds.

use crate::contract::name;
use crate::messages::story;
use crate::session::{ChartPoint, ChartUnit, Story, Turning};
use crate::ui::{derived_text, mark, on_value, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::short;
use pentathlon_engine::table::Player;

/// The height of the chart.
const HEIGHT: i32 = 1000;
/// The minimum distance between labels: the stylesheet makes the chart ten lines high.
const GAP: i32 = 100;

/// The chart of a story.
pub fn chart(story: &Story, players: &[Player]) -> impl IntoView {
    let last = story.rounds.len();
    let at = RwSignal::new(last);
    let width = 1000 * last.max(1) as i32;
    let sides = sides(&story.lines);
    let unit = story.unit;
    let shown = StoredValue::new(story.clone());
    let cursor =
        move || shown.with_value(|story| (at.get() * 1000).min(1000 * story.rounds.len())).to_string();
    let now = move || {
        let of = |story: &Story| round_name(story, at.get()).map(story::now_round);
        shown.with_value(of).unwrap_or_else(|| story::now_deal().to_owned())
    };
    let legend: Vec<AnyView> = Seat::all(players.len())
        .map(|seat| view! { <span>{mark(seat)} {name(players, seat)}</span> }.into_any())
        .collect();
    let said = {
        let names: Vec<String> = Seat::all(players.len()).map(|seat| name(players, seat)).collect();
        move || {
            let values = shown.with_value(|story| story.values.get(at.get()).cloned()).unwrap_or_default();
            let each = names.iter().zip(values).map(|(name, value)| match unit {
                ChartUnit::Chance => story::chance_of(name, value),
                ChartUnit::Points { .. } => story::points_of(name, value),
            });
            story::chances_at(&now(), &each.collect::<Vec<_>>())
        }
    };
    view! {
        <figure class="chart">
            <figcaption class="overline">{match unit {
                ChartUnit::Chance => story::chances(),
                ChartUnit::Points { .. } => story::points(),
            }}</figcaption>
            <div class="chart-legend" aria-hidden="true">{legend}</div>
            <div class="chart-scale" aria-hidden="true">{scale(unit)}</div>
            <div class="chart-plot" aria-hidden="true">
                <svg viewBox=format!("0 0 {width} {HEIGHT}") preserveAspectRatio="none">
                    {lines_across(unit, width)}
                    <line class="cursor" x1=derived_text(cursor) x2=derived_text(cursor) y1="0" y2=HEIGHT.to_string() />
                    {polylines(story, &sides)}
                </svg>
                {shapes(story, width)} {turn_numbers(story, width)}
            </div>
            <ul class="chart-names" aria-hidden="true">{labels(shown, players, &sides, at)}</ul>
            <input
                type="range"
                min="0"
                max=last.to_string()
                aria-label=story::moment()
                aria-valuetext=derived_text(said)
                prop:value=derived_text(move || at.get().to_string())
                on:input=on_value(move |value| at.set(value.parse().unwrap_or(last)))
            />
            <p class="chart-now" aria-hidden="true">{derived_text(now)}</p>
        </figure>
    }
}

/// The values with a horizontal line.
fn marked_values(unit: ChartUnit) -> [i32; 3] {
    [0, unit.most() / 2, unit.most()]
}

/// What stands beside the horizontal lines.
fn scale(unit: ChartUnit) -> Vec<AnyView> {
    let span =
        |each| view! { <span style:--y=percentage(each, unit.most())>{value(unit, each)}</span> }.into_any();
    marked_values(unit).into_iter().map(span).collect()
}

fn lines_across(unit: ChartUnit, width: i32) -> Vec<AnyView> {
    let line = |each: i32| {
        let y = (HEIGHT - HEIGHT * each / unit.most()).to_string();
        view! { <line class="scale" x1="0" x2=width.to_string() y1=y.clone() y2=y /> }.into_any()
    };
    marked_values(unit).into_iter().map(line).collect()
}

/// The line of each side.
fn polylines(story: &Story, sides: &[Vec<Seat>]) -> Vec<AnyView> {
    let line = |side: &Vec<Seat>| {
        let seat = *side.first()?;
        let line = story.lines.get(seat.index())?;
        let points: Vec<String> =
            line.iter().map(|point| format!("{},{}", point.x, HEIGHT - point.y)).collect();
        Some(view! { <polyline class=seat_class(seat) points=points.join(" ") /> }.into_any())
    };
    sides.iter().filter_map(line).collect()
}

/// The place of a point in a chart of this width.
fn place(point: ChartPoint, width: i32) -> (String, String) {
    (percentage(point.x, width), percentage(point.y, HEIGHT))
}

/// The shapes of the seats on their lines.
fn shapes(story: &Story, width: i32) -> Vec<AnyView> {
    let mut shapes = Vec::new();
    for (seat, line) in Seat::all(story.lines.len()).zip(&story.lines) {
        for point in shapes_on(seat.index(), line, story.rounds.len()) {
            let (x, y) = place(point, width);
            let shape = view! { <span class="chart-shape" style:--x=x style:--y=y>{mark(seat)}</span> };
            shapes.push(shape.into_any());
        }
    }
    shapes
}

/// The numbers of the turning points on their lines.
fn turn_numbers(story: &Story, width: i32) -> Vec<AnyView> {
    let number = |(number, turn): (usize, &Turning)| {
        let (x, y) = place(turn.point, width);
        view! { <b class=format!("turn-number {}", seat_class(turn.seat)) style:--x=x style:--y=y>{number}</b> }
            .into_any()
    };
    (1..).zip(&story.turns).map(number).collect()
}

/// The seats by lines: two people who play together have the same one.
fn sides(lines: &[Vec<ChartPoint>]) -> Vec<Vec<Seat>> {
    let mut sides: Vec<(&[ChartPoint], Vec<Seat>)> = Vec::new();
    for (seat, line) in Seat::all(lines.len()).zip(lines) {
        match sides.iter_mut().find(|(same, _)| same == line) {
            Some((_, side)) => side.push(seat),
            None => sides.push((line, vec![seat])),
        }
    }
    sides.into_iter().map(|(_, side)| side).collect()
}

/// The names of each side, at the height of its line at the selected round.
fn labels(
    story: StoredValue<Story>,
    players: &[Player],
    sides: &[Vec<Seat>],
    at: RwSignal<usize>,
) -> Vec<AnyView> {
    let first: Vec<usize> = sides.iter().filter_map(|side| side.first()).map(|seat| seat.index()).collect();
    // The value of each side.
    let values = Memo::new(move |_| {
        let of = |story: &Story| {
            let values = story.values.get(at.get());
            first
                .iter()
                .map(|&seat| values.and_then(|all| all.get(seat)).copied().unwrap_or_default())
                .collect()
        };
        story.with_value(of)
    });
    let (unit, most) = story.with_value(|story| (story.unit, story.unit.most()));
    let heights = Memo::new(move |_| {
        let values: Vec<i32> = values.get();
        parted(&values.iter().map(|value| HEIGHT * value / most).collect::<Vec<_>>(), GAP, HEIGHT)
    });
    let of =
        |all: Memo<Vec<i32>>, side: usize| move || all.with(|all| all.get(side).copied().unwrap_or_default());
    let label = |(side, seats): (usize, &Vec<Seat>)| {
        let (height, now) = (of(heights, side), of(values, side));
        let names: Vec<AnyView> = seats
            .iter()
            .map(|&seat| view! { {mark(seat)} <span>{name(players, seat)}</span> }.into_any())
            .collect();
        view! {
            <li style:--y=derived_text(move || percentage(height(), HEIGHT))>
                {names} <b>{derived_text(move || value(unit, now()))}</b>
            </li>
        }
        .into_any()
    };
    (0..).zip(sides).map(label).collect()
}

/// A value of the chart, as text.
pub fn value(unit: ChartUnit, value: i32) -> String {
    match unit {
        ChartUnit::Chance => story::chance(value),
        ChartUnit::Points { .. } => story::point_value(value),
    }
}

/// The positions of a seat's shape on its line: at the ends of some rounds, different ones for each seat.
fn shapes_on(seat: usize, line: &[ChartPoint], rounds: usize) -> impl Iterator<Item = ChartPoint> {
    let step = (rounds / 3).max(3);
    let is_own = move |point: &&ChartPoint| {
        let round = point.x as usize / 1000;
        point.x % 1000 == 0 && round < rounds && round > 0 && round % step == (seat + 1) % step
    };
    line.iter().filter(is_own).copied()
}

/// A fraction as a percentage, for the stylesheet, which divides.
fn percentage(value: i32, whole: i32) -> String {
    format!("calc(100% * {value} / {})", whole.max(1))
}

/// Moves values at least `gap` apart so that labels do not overlap: between 0 and `top`, as close as possible to the
/// wanted places.
fn parted(wanted: &[i32], gap: i32, top: i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    // Of equal values the first goes on top.
    short::sort_by_key(&mut order, |&index| (wanted.get(index), std::cmp::Reverse(index)));
    let mut placed = wanted.to_vec();
    let mut least = 0;
    for &index in &order {
        if let Some(place) = placed.get_mut(index) {
            *place = least.max(*place);
            least = *place + gap;
        }
    }
    let mut most = top;
    for &index in order.iter().rev() {
        if let Some(place) = placed.get_mut(index) {
            *place = most.min(*place);
            most = *place - gap;
        }
    }
    placed
}

/// The name of a round by its number, from 1; 0 is the deal and has no name.
pub(super) fn round_name(story: &Story, round: usize) -> Option<&str> {
    round.checked_sub(1).and_then(|index| story.rounds.get(index)).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::{ChartPoint, Seat, parted, sides};

    #[test]
    fn labels_are_parted_and_stay_near_their_place_within_bounds() {
        assert_eq!(parted(&[1000, 0, 0, 0], 90, 1000), [1000, 180, 90, 0]);
        assert_eq!(parted(&[980, 990, 20], 90, 1000), [910, 1000, 20]);
        assert_eq!(parted(&[500, 300], 90, 1000), [500, 300]);
    }
    #[test]
    fn players_with_the_same_line_are_one_side() {
        let line = |heights: [i32; 2]| heights.map(|y| ChartPoint { x: 0, y }).to_vec();
        let lines = [[1, 2], [1, 3], [1, 2]].map(line);
        assert_eq!(sides(&lines), [vec![Seat(0), Seat(2)], vec![Seat(1)]]);
    }
}
