//! Every part in every state.

use super::{section, shown};
use crate::figure::Pictogram;
use crate::parts::{
    Card, Choice, Curtain, Dialog, Icon, Metal, SeatLine, Size, badge, card, card_picture, countdown, cup,
    fan, field, holds, icon, laurel, live_if, log, medal, notice, pictogram, pile, tap, token,
};
use crate::screens::podium::{Step, steps_of};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

const NAMES: [&str; 8] = ["Ana", "Bo", "Chen", "Dita", "Elif", "Fynn", "Gaia", "Hugo"];

/// The whole box, on a light stage or a dark one.
pub fn parts(theme: &str) -> AnyView {
    [
        section("Buttons", buttons()),
        section("Icons", icons()),
        section("Fields", fields(theme)),
        section("Seats", seats()),
        section("Cards", cards()),
        section("Piles and a fan", piles()),
        section("Prizes", prizes()),
        section("Time", time()),
        section("Boards", boards()),
        section("Podium", [podium()]),
        section("Curtain", [curtain()]),
        section("Over the table", over_the_table()),
    ]
    .into_any()
}

fn buttons() -> Vec<AnyView> {
    vec![
        view! { <button type="button" class="button">"Leave it"</button> }.into_any(),
        view! { <button type="button" class="primary">"Send Makrodromos"</button> }.into_any(),
        view! { <button type="button" class="primary big">"Play"</button> }.into_any(),
        view! { <button type="button" class="button danger">"Remove"</button> }.into_any(),
        view! { <button type="button" class="button" disabled>"Not now"</button> }.into_any(),
        view! { <button type="button" class="button">{icon(Icon::Undo)}<span>"Undo"</span></button> }
            .into_any(),
        view! { <button type="button" class="round" aria-label="Close">{icon(Icon::Close)}</button> }
            .into_any(),
    ]
}

fn icons() -> Vec<AnyView> {
    const ALL: [(Icon, &str); 10] = [
        (Icon::Undo, "undo"),
        (Icon::Log, "log"),
        (Icon::Rules, "rules"),
        (Icon::Pause, "pause"),
        (Icon::Settings, "settings"),
        (Icon::Back, "back"),
        (Icon::Close, "close"),
        (Icon::Add, "add"),
        (Icon::Remove, "remove"),
        (Icon::Forward, "forward"),
    ];
    ALL.map(|(shape, name)| shown(name, icon(shape).into_any())).into()
}

fn fields(theme: &str) -> Vec<AnyView> {
    let chosen = RwSignal::new(1);
    // Of two groups with one name a document lets one answer hold.
    let name = if theme == "dark" { "gallery-choice-dark" } else { "gallery-choice" };
    vec![
        view! {
            <Choice
                name=name
                question="Pace"
                remark="How fast the table shows what others did"
                answers=vec!["Instant", "Fast", "Normal"]
                chosen=chosen
                on_choose=move |answer: usize| chosen.set(answer)
            />
        }
        .into_any(),
        field("Name in seat 1", "Ana".to_owned(), None, |_| ()),
        field("Name in seat 2", String::new(), Some("Everybody needs a name."), |_| ()),
        view! { <label class="field"><span>"Who sits there"</span><select><option>"Person"</option></select></label> }
            .into_any(),
    ]
}

fn seats() -> Vec<AnyView> {
    let badges = NAMES.into_iter().zip((0..).map(Seat)).map(|(name, seat)| {
        let busy = seat.index() % 3 == 1;
        let line = SeatLine {
            seat,
            name: name.to_owned(),
            status: if busy { "choosing" } else { "has chosen" }.to_owned(),
            busy,
            points: 3 * seat.index() as i32 + 4,
            unit: "points",
        };
        badge(line, || ())
    });
    let tokens = NAMES.into_iter().zip((0..).map(Seat)).flat_map(|(name, seat)| {
        let letter = name.get(..1).unwrap_or_default();
        [token(seat, "", &format!("{name}'s token")), token(seat, letter, &format!("{name}'s token"))]
    });
    badges.chain(tokens).collect()
}

fn front(rank: u8, picture: Pictogram, name: &'static str) -> Option<AnyView> {
    Some(view! { <b>{rank}</b>{pictogram(picture)}<span>{name}</span> }.into_any())
}

fn cards() -> Vec<AnyView> {
    let sizes = [(Size::Small, "small"), (Size::Middle, "middle"), (Size::Large, "large")];
    let mut all: Vec<AnyView> = sizes
        .into_iter()
        .flat_map(|(size, name)| {
            let up = card(Card::new(size, "Sailing 7"), front(7, Pictogram::Sailing, "Sailing"), || ());
            let down = card_picture(Card::new(size, "A card, face down"), None);
            [shown(name, up), shown("face down", down)]
        })
        .collect();
    let chosen = Card { selected: holds(|| true), ..Card::new(Size::Middle, "Relay 4") };
    let dim = Card { ready: holds(|| false), ..Card::new(Size::Middle, "Fencing 9") };
    let chosen_here = RwSignal::new(false);
    let live = Card { selected: chosen_here.into(), ..Card::new(Size::Middle, "Judo 2") };
    all.push(shown("selected", card(chosen, front(4, Pictogram::Relay, "Relay"), || ())));
    all.push(shown("not playable", card(dim, front(9, Pictogram::Fencing, "Fencing"), || ())));
    let choose = move || chosen_here.update(|chosen| *chosen = !*chosen);
    all.push(shown("tap it", card(live, front(2, Pictogram::Judo, "Judo"), choose)));
    all
}

fn piles() -> Vec<AnyView> {
    let back = || card_picture(Card::new(Size::Small, ""), None);
    let mut all: Vec<AnyView> =
        [0, 1, 3, 24].map(|count| shown("", pile(back(), count, &format!("A pile of {count} cards")))).into();
    let hand = [
        (Pictogram::Hurdles, "Hurdles"),
        (Pictogram::Swimming, "Swimming"),
        (Pictogram::HighJump, "High jump"),
        (Pictogram::TableTennis, "Table tennis"),
        (Pictogram::Weightlifting, "Weights"),
    ];
    let held = hand.into_iter().enumerate().map(|(index, (picture, name))| {
        let held = Card { selected: holds(move || index == 2), ..Card::new(Size::Middle, name) };
        card(held, front(index as u8 + 3, picture, name), || ())
    });
    all.push(fan(held.collect()));
    all
}

fn prizes() -> Vec<AnyView> {
    let medals = Metal::ALL.map(|metal| medal(metal, true, "A medal"));
    let cups = [cup(Metal::Gold, "5", "A golden cup"), cup(Metal::Silver, "3", "A silver cup")];
    let laurels = [("large", 5), ("", 4), ("small", 3), ("gone", 2)]
        .map(|(class, value)| laurel(value, class).into_any());
    medals.into_iter().chain(cups).chain(laurels).collect()
}

fn time() -> Vec<AnyView> {
    let left = RwSignal::new(10_u32);
    let clock = StoredValue::new_local(Some(Interval::new(1000, move || {
        let _ = left.try_update(|left| *left = left.checked_sub(1).unwrap_or(10));
    })));
    on_cleanup(move || {
        let _ = clock.try_set_value(None);
    });
    let still = |seconds: u32| countdown(Signal::stored(seconds), 10, "Time left");
    vec![
        shown("runs", countdown(left.into(), 10, "Time left")),
        shown("full", still(10)),
        shown("half", still(5)),
        shown("urgent", still(2)),
        shown("over", still(0)),
    ]
}

fn boards() -> Vec<AnyView> {
    vec![
        view! {
            <section class="plaque">
                <p class="overline">"This round"</p>
                <h3>"Marathon"</h3>
                <p class="remark">"Then archery"</p>
            </section>
        }
        .into_any(),
        view! {
            <section class="plaque plaque-dark">
                <p class="overline">"Last round"</p>
                <h3>"Discus"</h3>
                <p>"1. Petrobalos"</p>
            </section>
        }
        .into_any(),
        view! {
            <section class="prompt">
                <h2>"Ana, choose your runner"</h2>
                <p>"Marathon for 4 laurels. The lowest place wins."</p>
                <button type="button" class="primary confirm">"Send Makrodromos"</button>
            </section>
        }
        .into_any(),
        view! {
            <div class="plaque">
                {log(
                    ["Ana sends an athlete.", "Petrobalos wins the discus for Dita.", "Chen chooses the next prize."]
                        .map(str::to_owned)
                        .into(),
                )}
            </div>
        }
        .into_any(),
    ]
}

fn podium() -> AnyView {
    let steps = [24, 19, 16].into_iter().zip(NAMES).zip(0..);
    steps_of(
        steps
            .map(|((points, name), seat)| Step {
                rank: seat + 1,
                seat: Seat(seat),
                name: name.to_owned(),
                points,
            })
            .collect(),
    )
}

fn curtain() -> AnyView {
    view! { <Curtain seat=Seat(1) name="Bo".to_owned() on_open=|| () /> }.into_any()
}

fn over_the_table() -> Vec<AnyView> {
    let open = RwSignal::new(false);
    let close = move || open.set(false);
    vec![
        notice("Saved on this device.".to_owned(), || ()),
        view! { <button type="button" class="button" on:click=tap(move || open.set(true))>"Open a dialog"</button> }
            .into_any(),
        live_if(move || {
            open.get().then(|| {
                view! {
                    <Dialog title="Take that back?" on_close=close>
                        <p>"Something hidden has been shown since."</p>
                        <div class="row">
                            <button type="button" class="button" on:click=tap(close)>"Leave it"</button>
                            <button type="button" class="button danger" on:click=tap(close)>"We all agree"</button>
                        </div>
                    </Dialog>
                }
            })
        }),
    ]
}
