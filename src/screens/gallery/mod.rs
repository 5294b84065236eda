//! The designers' desk: every part in every state, every pictogram, cover, palette and sound, by day and by night.
//! It is in no build that is delivered (feature `gallery`), and its words are for designers only.
//!
//! Its address says what lies on it: `#/gallery/parts/both/olympics`.

mod covers;
mod figures;
mod palettes;
mod parts;
mod sounds;

use crate::browser::{hash, set_root, wear};
use crate::route::Route;
use crate::settings::settings;
use leptos::prelude::*;

/// What can lie on the desk.
const PAGES: [&str; 6] = ["covers", "palettes", "parts", "athletes", "pictograms", "sounds"];

fn draw(page: &str, theme: &str) -> AnyView {
    match page {
        "palettes" => palettes::palette(),
        "parts" => parts::parts(theme),
        "athletes" => figures::athletes(),
        "pictograms" => figures::pictograms(),
        "sounds" => sounds::sounds(),
        _ => covers::covers(),
    }
}

const THEMES: [&str; 3] = ["light", "dark", "both"];

/// Whose palettes there are; the first is that of the shelf.
const PALETTES: [&str; 6] = ["shelf", "olympics", "olympikos", "orclympics", "olympia2000", "olympicards"];

fn one_of<'a>(word: Option<&str>, of: &[&'a str]) -> &'a str {
    let fits = |one: &&&str| Some(**one) == word;
    of.iter().find(fits).or(of.first()).copied().unwrap_or_default()
}

/// The desk, with what the path names on it.
pub fn gallery(path: &str) -> AnyView {
    wear(concat!(
        include_str!("../../../style/palettes.css"),
        include_str!("../../../style/covers.css"),
        include_str!("../../../style/components.css"),
        include_str!("../../../style/gallery.css"),
    ));
    // A stage is dark by itself; it could not be light again on a dark page. Whoever leaves has their own light again.
    set_root("data-theme", Some("light"));
    let settings = settings();
    on_cleanup(move || {
        if !hash().starts_with("#/gallery") {
            settings.change(|_| ());
        }
    });
    let mut words = path.split('/');
    let page = one_of(words.next(), &PAGES);
    let theme = one_of(words.next(), &THEMES);
    let palette = one_of(words.next(), &PALETTES);
    let link = |page: &str, theme: &str, palette: &str, name: &str, current: bool| {
        let address = Route::Gallery(format!("{page}/{theme}/{palette}")).address();
        view! { <a href=address aria-current=current.to_string()>{name.to_owned()}</a> }.into_any()
    };
    let pages = PAGES.map(|name| link(name, theme, palette, name, name == page)).into_iter().collect_view();
    let themes = THEMES.map(|name| link(page, name, palette, name, name == theme)).into_iter().collect_view();
    let palettes =
        PALETTES.map(|name| link(page, theme, name, name, name == palette)).into_iter().collect_view();
    let stages: Vec<AnyView> = ["light", "dark"]
        .into_iter()
        .filter(|one| theme == *one || theme == "both")
        .map(|theme| {
            view! { <div data-theme=theme><div class="gallery-stage" data-game=palette>{draw(page, theme)}</div></div> }.into_any()
        })
        .collect();
    view! {
        <main class="screen gallery">
            <header class="gallery-menu">
                <h1 class="spoken">"The gallery"</h1>
                <nav aria-label="What"><a href=Route::Shelf.address()>"←"</a>{pages}</nav>
                <nav aria-label="Theme">{themes}</nav>
                <nav aria-label="Palette">{palettes}</nav>
            </header>
            <div class="gallery-stages">{stages}</div>
        </main>
    }
    .into_any()
}

/// A part of a page with its head.
fn section(title: &'static str, things: impl IntoIterator<Item = AnyView>) -> AnyView {
    let things: Vec<AnyView> = things.into_iter().collect();
    view! {
        <section>
            <h2>{title}</h2>
            <div class="gallery-row">{things}</div>
        </section>
    }
    .into_any()
}

/// A thing and what it is called.
fn shown(name: &str, thing: AnyView) -> AnyView {
    view! { <figure>{thing}<figcaption>{name.to_owned()}</figcaption></figure> }.into_any()
}
