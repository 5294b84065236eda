//! An invitation: the poster of a game, and beside it who sits at its table.

use crate::covers::cover;
use crate::messages::{app, isolated, screens};
use crate::route::Route;
use crate::saves::LessonProgress;
use crate::saves::people::{Person, find_among};
use crate::screens::arch::arches;
use crate::screens::head;
use crate::screens::seat_marks::seat_marks;
use crate::ui::{Mark, dynamic_if, token};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::{Player, PlayerKind};

/// An invitation.
pub struct Invitation {
    /// The short name of the game; `None` for a Pentathlon.
    pub game: Option<&'static str>,
    /// What it is, above the title.
    pub overline: Option<String>,
    /// The title.
    pub title: String,
    /// Sentences below it.
    pub words: Vec<String>,
    /// Who sits at the table, each with a name.
    pub players: Vec<(String, Player)>,
    /// Those of this device who may be among them. They have their own marks.
    pub people: Vec<Person>,
    /// A remark below them.
    pub remark: Option<&'static str>,
}

/// The screen of an invitation. `trouble` is why it could not begin, and `buttons` are those of its bar, the main one last.
pub fn invitation(
    invitation: Invitation,
    trouble: RwSignal<Option<&'static str>>,
    buttons: AnyView,
) -> AnyView {
    let trouble = move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> });
    invitation_with(invitation, dynamic_if(trouble), buttons)
}

/// The same, with `more` below who sits at the table.
pub fn invitation_with(invitation: Invitation, more: AnyView, buttons: AnyView) -> AnyView {
    let is_person = |player: &Player| player.kind == PlayerKind::Person;
    let person = |(name, player): &(String, Player)| {
        find_among(&invitation.people, name).filter(|_| is_person(player))
    };
    let marks = seat_marks(invitation.players.iter().map(person));
    let seats: Vec<AnyView> = invitation
        .players
        .iter()
        .zip(marks)
        .map(|((name, player), mark)| draw_player(name, player, mark))
        .collect();
    let words: Vec<AnyView> =
        invitation.words.into_iter().map(|sentence| view! { <p>{sentence}</p> }.into_any()).collect();
    view! {
        <main class="screen arena invitation" data-game=invitation.game>
            <div class="arena-head">{head(app::pentathlon().to_owned())}</div>
            <div class="arena-body">
                {poster(invitation.game)}
                <section class="pane" aria-labelledby="invited">
                    {invitation.overline.map(|overline| view! { <p class="overline">{overline}</p> })}
                    <h2 id="invited">{invitation.title}</h2>
                    {words}
                    <ul class="at-table">{seats}</ul>
                    {invitation.remark.map(|remark| view! { <p class="remark">{remark}</p> })}
                    {more}
                </section>
            </div>
            <div class="bar">
                <a class="button" href=Route::Shelf.address()>{app::home()}</a>
                {buttons}
            </div>
        </main>
    }
    .into_any()
}

/// The poster of a game, or the arches of all games in the evening.
fn poster(game: Option<&'static str>) -> AnyView {
    let Some((game, cover)) = game.and_then(|game| Some((game, cover(game)?))) else {
        return view! { <div class="evening invitation-arches" aria-hidden="true">{arches()}</div> }
            .into_any();
    };
    view! {
        <div class="cover">
            <b class="cover-title">{title_of(game)}</b>
            <span class="cover-line">{(cover.line)()}</span>
            <svg class="cover-art" aria-hidden="true" inner_html=(cover.art)()></svg>
        </div>
    }
    .into_any()
}

fn draw_player(name: &str, player: &Player, (colour, shape): Mark) -> AnyView {
    let kind = (player.kind != PlayerKind::Person).then(|| view! { <small>{kind_of(player.kind)}</small> });
    view! {
        <li>
            {token(colour, shape)} <b>{isolated(name)}</b> {kind}
        </li>
    }
    .into_any()
}

/// What sort of player somebody is.
pub fn kind_of(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Computer(Level::Rookie) => screens::computer_rookie(),
        PlayerKind::Computer(Level::Regular) => screens::computer_regular(),
        PlayerKind::Computer(Level::Expert) => screens::computer_expert(),
        PlayerKind::Person => screens::person(),
    }
}

/// The way to the lesson, for somebody who has not followed it.
pub fn learn_first(game: &str) -> Option<AnyView> {
    let is_new = LessonProgress::of(game) != LessonProgress::Done;
    let address = Route::Lesson(game.to_owned()).address();
    is_new.then(|| view! { <a class="button" href=address>{app::learn()}</a> }.into_any())
}
