//! The set-up screen: filled in as last time.

use super::new_table::put_on_table;
use super::set_up_form::SetUpForm;
use super::set_up_questions::{hints_question, who_starts};
use super::{head, nothing_here};
use crate::browser::{Storage, fresh_seed};
use crate::games::{self, ErasedGameUi, SetUpSheet};
use crate::text::{Word, isolated};
use crate::ui::{
    Dialog, Icon, derived_text, dynamic, dynamic_if, flag, icon, mark, on_tap, on_value, seat_class,
};
use leptos::prelude::*;
use pentathlon_engine::bots::Level;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Kind, Note, Player, USUAL_NAMES};

/// How much can be typed into a name: more than is kept, because an emoji takes many.
const TYPED_LENGTH: usize = 64;

/// A seat of the form.
#[derive(Clone, Copy)]
struct Place {
    key: usize,
    name: RwSignal<String>,
    kind: RwSignal<Kind>,
}

impl Place {
    fn new(key: usize, player: &Player) -> Self {
        Self { key, name: RwSignal::new(player.name().to_owned()), kind: RwSignal::new(player.kind) }
    }

    fn player(self, seat: usize) -> Player {
        let player = Player::new(&self.name.get(), self.kind.get());
        Player::new(player.name_in(Seat(seat as u8)), player.kind)
    }

    /// What the player will be called, if that is not what was typed.
    fn other_name(self, seat: usize) -> Option<String> {
        let player = self.player(seat);
        let number = (seat + 1).to_string();
        let name = isolated(player.name());
        let sentence = || Word::NameShown.with(&[("number", &number), ("name", &name)]);
        self.name.with(|typed| typed.trim() != player.name()).then(sentence)
    }
}

/// The set-up of a game.
pub fn set_up(game: &str) -> AnyView {
    let (Some(ui), Some(facts)) = (games::game_ui(game), shelf().into_iter().find(|facts| facts.id == game))
    else {
        return nothing_here(Word::NoSuchGame.text());
    };
    let key = set_up_key(game);
    // Whoever has set a table up on this device before meets Gold, if nobody has chosen otherwise.
    let has_played = shelf().iter().any(|facts| Storage.get(&set_up_key(facts.id)).is_some());
    let proposed = if has_played { Level::Gold } else { Level::Silver };
    let last = SetUpForm::read(Storage.get(&key).as_deref().unwrap_or(SetUpForm::USUAL)).proposing(proposed);
    let (least, most) = (*facts.seats.start(), *facts.seats.end());
    let mut players = last.players;
    players.truncate(most);
    while players.len() < least {
        players.push(Player::new(USUAL_NAMES.get(players.len()).unwrap_or(&""), Kind::Computer(proposed)));
    }
    let owner = Owner::current().unwrap_or_default();
    let next_key = StoredValue::new(players.len());
    let places = RwSignal::new(
        players.iter().enumerate().map(|(key, player)| Place::new(key, player)).collect::<Vec<_>>(),
    );
    let options = RwSignal::new(last.options);
    let start = last.start.filter(|&seat| ui.start().is_some() && usize::from(seat) < players.len());
    let start = RwSignal::new(start);
    let (is_chosen, hints) = (RwSignal::new(last.is_chosen), RwSignal::new(last.hints));
    let trouble = RwSignal::new(None::<String>);

    let add = move || {
        let count = places.with_untracked(Vec::len);
        if count < most {
            let key = next_key.get_value();
            next_key.set_value(key + 1);
            let taken: Vec<String> =
                places.with_untracked(|p| p.iter().map(|p| p.name.get_untracked()).collect());
            let name =
                USUAL_NAMES.into_iter().find(|name| !taken.iter().any(|t| t == name)).unwrap_or_default();
            let player = Player::new(name, Kind::Computer(proposed));
            // Under the owner of the screen: the button that is tapped here goes when the table is full.
            let place = owner.with(|| Place::new(key, &player));
            places.update(|places| places.push(place));
        }
    };
    let remove = move |key: usize| {
        places.update(|places| {
            if places.len() > least {
                places.retain(|place| place.key != key);
            }
        });
        let count = places.with_untracked(Vec::len);
        start.update(|start| *start = start.filter(|&seat| usize::from(seat) < count));
    };
    let fill = add.clone();
    let arrange = Callback::new(move |(seats, people): (usize, usize)| {
        while places.with_untracked(Vec::len) < seats.min(most) {
            fill();
        }
        places.update(|places| places.truncate(seats));
        for (seat, place) in places.get_untracked().into_iter().enumerate() {
            let is_person = place.kind.get_untracked() == Kind::Person;
            if is_person != (seat < people) {
                place.kind.set(if is_person { Kind::Computer(Level::Silver) } else { Kind::Person });
            }
        }
        start.set(None);
    });
    let people =
        Memo::new(move |_| places.get().iter().filter(|place| place.kind.get() == Kind::Person).count());
    let who = move || match people.get() {
        0 => Word::NoPersonHere.text().to_owned(),
        1 => Word::Alone.text().to_owned(),
        people => Word::OneDevice.with(&[("people", &people.to_string())]),
    };
    let levels = move || {
        let sits = |level: &Level| {
            places.with(|all| all.iter().any(|place| place.kind.get() == Kind::Computer(*level)))
        };
        Level::ALL.into_iter().filter(sits).map(|level| about(level, ui)).collect::<Vec<_>>().join(" ")
    };
    let names = move || {
        let seats = places.get().into_iter().enumerate();
        seats.map(|(seat, place)| isolated(place.player(seat).name())).collect()
    };
    let play = move || {
        let players: Vec<Player> = untrack(|| {
            places.get().into_iter().enumerate().map(|(seat, place)| place.player(seat)).collect()
        });
        let form = SetUpForm {
            players,
            options: options.get_untracked(),
            start: start.get_untracked(),
            is_chosen: is_chosen.get_untracked(),
            hints: hints.get_untracked(),
        };
        // If nothing can be kept, the sheet is as usual next time.
        let _ = Storage.set(&key, &form.write());
        let Some(seed) = fresh_seed() else { return trouble.set(Some(Word::NoChance.text().to_owned())) };
        let written = match form.start {
            Some(seat) => format!("{} start={seat}", form.options),
            None => form.options,
        };
        match ui.open(&written, form.players, seed) {
            Ok(mut table) => {
                if form.hints && table.people().len() > 1 {
                    table.note(Note::Hints);
                }
                put_on_table(ui, table.as_ref());
            }
            Err(_) => trouble.set(Some(Word::SetUpRefused.text().to_owned())),
        }
    };
    // Over the sheet, so that it stays as it is filled in.
    let rules_are_open = RwSignal::new(false);
    let removable = flag(move || places.with(Vec::len) > least);
    let limits = Word::SeatsLimit.with(&[
        ("title", facts.title),
        ("from", &least.to_string()),
        ("to", &most.to_string()),
    ]);
    view! {
        <main class="screen set-up" data-game=facts.id>
            {head(Word::SetUp.with(&[("title", facts.title)]))}
            <form
                class="sheet"
                on:submit=move |event| {
                    event.prevent_default();
                    play();
                }
            >
                <fieldset class="places">
                    <legend>{Word::Seats.text()}</legend>
                    <ol>
                        {dynamic(move || {
                            let draw = |(seat, place)| seat_row(seat, place, removable, is_chosen, remove).into_any();
                            places.get().into_iter().enumerate().map(draw).collect::<Vec<AnyView>>()
                        })}
                    </ol>
                    {dynamic(move || {
                        if places.with(Vec::len) < most {
                            view! {
                                <button type="button" class="button" on:click=on_tap(add.clone())>
                                    {icon(Icon::Add)} {Word::AddSeat.text()}
                                </button>
                            }
                                .into_any()
                        } else {
                            view! { <p class="remark">{limits.clone()}</p> }.into_any()
                        }
                    })}
                    {dynamic_if(move || {
                        let places = places.get();
                        let told: Vec<String> =
                            places.iter().enumerate().filter_map(|(seat, place)| place.other_name(seat)).collect();
                        (!told.is_empty()).then(|| view! { <p class="remark">{told.join(" · ")}</p> })
                    })}
                    <p class="remark">{derived_text(who)}</p>
                    {dynamic_if(move || {
                        let levels = levels();
                        (!levels.is_empty()).then(|| view! { <p class="remark">{levels}</p> })
                    })}
                </fieldset>
                <div class="options">
                    {ui.start().map(|question| who_starts(question, Signal::derive(names), start))}
                    {dynamic_if(move || (people.get() > 1).then(|| hints_question(hints)))}
                    {ui.questions(SetUpSheet {
                        options,
                        seats: Signal::derive(move || places.with(Vec::len)),
                        people: people.into(),
                        arrange,
                    })}
                </div>
                <div class="set-up-bar">
                    {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
                    <button type="button" class="button" on:click=on_tap(move || rules_are_open.set(true))>
                        {icon(Icon::Rules)}{Word::HowToPlay.text()}
                    </button>
                    <button type="submit" class="primary big">{Word::Play.text()}</button>
                </div>
            </form>
            {dynamic_if(move || {
                rules_are_open
                    .get()
                    .then(|| {
                        view! {
                            <Dialog title=facts.title on_close=move || rules_are_open.set(false) wide=true>
                                {ui.rules()}
                            </Dialog>
                        }
                            .into_any()
                    })
            })}
        </main>
    }
    .into_any()
}

/// Where the form of a game is kept.
fn set_up_key(game: &str) -> String {
    format!("setup/{game}")
}

/// How a computer of that level plays, and how strong it is.
fn about(level: Level, ui: &dyn ErasedGameUi) -> String {
    let Some([silver, gold]) = ui.wins() else {
        let word = match level {
            Level::Bronze => Word::AboutBronzeInRaces,
            Level::Silver => Word::AboutSilverInRaces,
            Level::Gold => Word::AboutGoldInRaces,
        };
        return word.text().to_owned();
    };
    let (word, wins) = match level {
        Level::Bronze => (Word::AboutBronze, 10 - silver),
        Level::Silver => (Word::AboutSilver, silver),
        Level::Gold => (Word::AboutGold, gold),
    };
    word.with(&[("wins", &wins.to_string())])
}

fn seat_row(
    seat: usize,
    place: Place,
    removable: Signal<bool>,
    is_chosen: RwSignal<bool>,
    remove: impl Fn(usize) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let number = (seat + 1).to_string();
    let here = Seat(seat as u8);
    let kinds = [
        (Kind::Person, Word::Person),
        (Kind::Computer(Level::Bronze), Word::ComputerBronze),
        (Kind::Computer(Level::Silver), Word::ComputerSilver),
        (Kind::Computer(Level::Gold), Word::ComputerGold),
    ];
    let choices: Vec<AnyView> = kinds
        .into_iter()
        .enumerate()
        .map(|(index, (kind, word))| {
            view! { <option value=index.to_string() selected=flag(move || place.kind.get() == kind)>{word.text()}</option> }
                .into_any()
        })
        .collect();
    let choose = move |index: String| {
        let index: usize = index.parse().unwrap_or(0);
        if let Some((kind, _)) = kinds.get(index) {
            place.kind.set(*kind);
            is_chosen.set(true);
        }
    };
    let remove_label = Word::RemoveSeat.with(&[("number", &number)]);
    view! {
        <li class=format!("place-row {}", seat_class(here))>
            {mark(here)}
            <input
                type="text"
                autocomplete="off"
                dir="auto"
                maxlength=TYPED_LENGTH.to_string()
                aria-label=Word::NameOf.with(&[("number", &number)])
                prop:value=derived_text(move || place.name.get())
                on:input=on_value(move |name| place.name.set(name))
            />
            <select aria-label=Word::WhoSits.with(&[("number", &number)]) on:change=on_value(choose)>
                {choices}
            </select>
            <button
                type="button"
                class="round"
                aria-label=remove_label
                disabled=flag(move || !removable.get())
                on:click=on_tap(move || remove(place.key))
            >
                {icon(Icon::Remove)}
            </button>
        </li>
    }
}
