//! The end of a tournament: the arch of each game lights up with its winner and throws its colour onto the gold; then
//! everybody is called to the podium, and the champion last.

use super::begin::begin_again;
use super::board::Board;
use super::cast::{Athlete, cast, won};
use super::champions;
use super::course::{Course, winners};
use super::points::all_points;
use super::reason::reason;
use super::share::share_dialog;
use super::sky::{arch_place, beams, sky};
use crate::figure::Pictogram;
use crate::messages::{screens, tournament as messages};
use crate::screens::arch::arch;
use crate::screens::table::podium::of_day::{OfDay, of_day};
use crate::screens::table::podium::steps::{MedalSounds, Step, beat_ms, podium_places};
use crate::settings::settings;
use crate::ui::{dynamic_if, falling_paper, on_tap, pictogram, seat_class, seat_token};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::{Seat, Standing};

/// How long each arch lights up before the next one, in milliseconds.
const ARCH_MS: usize = 700;
/// How many steps stand on blocks; who is on another one stands beside them.
const BLOCKS: usize = 3;

/// The ceremony, below it what is wrong with games, and its bar. A tap or a key anywhere ends it; its buttons work meanwhile.
pub fn ceremony(board: Board, course: &Course, standing: &Standing, faults: Option<AnyView>) -> AnyView {
    let games = course.over().count();
    let title = if games == 0 { messages::no_champion().to_owned() } else { champions(course, standing) };
    let steps = if games == 0 { Vec::new() } else { podium_places(standing) };
    let (called, beat, lead_ms) = (steps.len(), beat_ms(steps.len()), ARCH_MS * games);
    // It plays once, after the last podium. Whoever opens it again sees its end.
    let is_played = board.is_new.get_value() && !settings().peek().is_still();
    let is_skipped = RwSignal::new(!is_played);
    let sounds = MedalSounds::new();
    if is_played {
        sounds.ring_after(lead_ms as u32, &steps);
    }
    let skip = move || {
        is_skipped.set(true);
        board.is_new.set_value(false);
        sounds.stop();
    };
    let why = (games > 0).then(|| reason(course, standing)).flatten();
    let of_day = of_day(&board.id(), &course.tournament.began.to_string()).map(OfDay::line_with_link);
    let again = course.tournament.clone();
    let once_more = move || board.trouble.set(begin_again(&board.id(), &again).err().map(str::to_owned));
    let sharing = RwSignal::new(false);
    let (shared, headline) = (course.clone(), title.clone());
    let (of_games, stands) = (told(course), stands(course, standing, steps));
    let count = course.tournament.programme.len();
    view! {
        <div class="arena-body fill">
            <section
                class="evening ceremony"
                class:skipped=is_skipped
                style:--called=called.to_string()
                style:--beat=format!("{beat}ms")
                style:--lead=format!("{lead_ms}ms")
                style:--arch-time=format!("{ARCH_MS}ms")
                aria-labelledby="podium-title"
                on:click=on_tap(skip)
                on:keydown=move |_| skip()
            >
                <svg class="sky" viewBox="0 0 1200 715" preserveAspectRatio="xMidYMax slice" aria-hidden="true" inner_html=sky()></svg>
                <svg class="beams" viewBox="0 0 1200 715" aria-hidden="true" inner_html=beams(games, called)></svg>
                <div class="ceremony-words">
                    <p class="overline">{messages::five_games(count)}</p>
                    <h2 id="podium-title">{title}</h2>
                    {why.map(|why| view! { <p>{why}</p> }.into_any())}
                    {of_day}
                </div>
                {of_games}
                {stands}
                {falling_paper()}
            </section>
            {faults}
        </div>
        <div class="bar">
            {(games > 0).then(|| all_points(course, standing))}
            <button type="button" class="button again" on:click=on_tap(once_more)>{messages::once_more()}</button>
            <button type="button" class="primary big" aria-haspopup="dialog" on:click=on_tap(move || sharing.set(true))>
                {messages::keep_picture()}
            </button>
        </div>
        {dynamic_if(move || sharing.get().then(|| share_dialog(&shared, &headline, Callback::new(move |()| sharing.set(false)))))}
    }
    .into_any()
}

/// The arches of the games that count, each with those who won it.
fn told(course: &Course) -> AnyView {
    let games = course.over().count();
    let arches: Vec<AnyView> = course
        .over()
        .enumerate()
        .map(|(number, (round, places))| {
            let [left, top] = arch_place(number, games);
            let winners: Vec<AnyView> = winners(places).map(seat_token).collect();
            let title = title_of(&round.game);
            let said = match course.winner_names(places).as_slice() {
                [] => title,
                names => messages::game_won_by(&title, names),
            };
            view! {
                <li style:--e=number.to_string() style:--x=left style:--y=top>
                    {arch(&round.game)}
                    <span class="arch-winners" aria-hidden="true">{winners}</span>
                    <span class="visually-hidden">{said}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="arc" style:--games=games.to_string()>{arches}</ol> }.into_any()
}

/// Everybody in their places, best first; a screen reader hears a sentence for each place.
fn stands(course: &Course, standing: &Standing, steps: Vec<Step>) -> AnyView {
    let mut cast = cast(course, standing);
    let are_two = steps.len() == 2;
    let steps: Vec<AnyView> = steps
        .into_iter()
        .enumerate()
        .map(|(index, Step { rank, seats, points })| {
            let names = course.names(seats.iter().copied());
            let is_high = index < BLOCKS;
            let athlete = |seat: &Seat| {
                let Athlete { game, picture } = cast.get_mut(seat.index()).filter(|_| is_high)?.take()?;
                let class = format!("champion-picture {}", seat_class(*seat));
                Some(view! { <span class=class data-game=game>{picture}</span> }.into_any())
            };
            let athletes: Vec<AnyView> = seats.iter().filter_map(athlete).collect();
            let who: Vec<AnyView> = seats.iter().map(|&seat| who(course, seat)).collect();
            let arches: Vec<AnyView> = match seats.as_slice() {
                [one] => won(course, *one).map(|(_, game)| arch(game)).collect(),
                _ => Vec::new(),
            };
            let place = (!is_high).then(|| view! { <small>{screens::place(rank)}</small> }.into_any());
            let wreath = (index == 0).then(|| {
                view! { <span class="wreath-of-champion figure">{pictogram(Pictogram::Laurel)}</span> }.into_any()
            });
            view! {
                <li class=if is_high { format!("called block-{index} rank-{rank}") } else { "called beside".to_owned() } style:--i=index.to_string()>
                    <span class="visually-hidden">{screens::stands(&names, rank, points)}</span>
                    {wreath}
                    <span class="athletes" aria-hidden="true">{athletes}</span>
                    <span class="called-block" aria-hidden="true">
                        {place} <span class="called-names">{who}</span> <b>{points}</b>
                        <span class="won-arches">{arches}</span>
                    </span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="called-up" class:two=are_two>{steps}</ol> }.into_any()
}

/// Somebody on a block.
fn who(course: &Course, seat: Seat) -> AnyView {
    view! { <span class=format!("called-name {}", seat_class(seat))>{seat_token(seat)} <span>{course.name(seat)}</span></span> }
        .into_any()
}
