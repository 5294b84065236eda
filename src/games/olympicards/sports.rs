//! The nine sports, large: those that are over, the one of now, those that wait, and which are still face down.

use super::model::{self, Tile};
use super::phrase;
use super::picture::{emblem, star};
use super::words::Say;
use crate::games::Stand;
use crate::parts::{Dialog, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Sport, View};

/// The programme over the table.
pub fn sports(stand: Stand, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let (known, hidden) = stand.shown.with(|shown| {
        let Some(view) = shown.view.downcast_ref::<View>() else { return Default::default() };
        let mut seen: Vec<Sport> = Vec::new();
        let mut known: Vec<AnyView> = Vec::new();
        for tile in (0..Sport::COUNT).filter_map(|index| model::tile(view, index)) {
            let (sport, says, now) = match tile {
                Tile::Done(sport, gold) => {
                    let name = gold.map(|seat| stand.name(seat)).unwrap_or_default();
                    let says = Say::SportDone.with(&[("sport", &phrase::the_first(sport)), ("name", &name)]);
                    (sport, says, false)
                }
                Tile::Now(sport) => (sport, Say::SportNow.with(&[("sport", phrase::sport(sport))]), true),
                Tile::PutOff(sport) => {
                    (sport, Say::SportPutOff.with(&[("sport", &phrase::the_first(sport))]), false)
                }
                Tile::Hidden => continue,
            };
            seen.push(sport);
            known.push(line(sport, Some(says), now));
        }
        // Which sports there are is printed in the rules; in which order they come is not known.
        let rest = Sport::ALL.into_iter().filter(|sport| !seen.contains(sport));
        let hidden: Vec<AnyView> = rest.map(|sport| line(sport, None, false)).collect();
        (known, hidden)
    });
    let head = (!hidden.is_empty()).then(|| view! { <h3>{Say::Hidden.text()}</h3> });
    view! {
        <Dialog title=Say::ProgrammeTitle.text() on_close=on_close wide=true>
            <ol class="sport-lines">{known}</ol>
            {head}
            <ul class="sport-lines">{hidden}</ul>
        </Dialog>
    }
}

/// A sport in a line: picture, name, rule, and what is to be said of it.
pub fn line(sport: Sport, says: Option<String>, now: bool) -> AnyView {
    let starred = sport.has_star().then(|| view! { <span class="starred">{star()}</span> });
    view! {
        <li class="sport-line" class:now=now>
            <span class="sport-line-picture" aria-hidden="true">{pictogram(emblem(sport))}</span>
            <div>
                <p class="sport-line-name">{phrase::sport(sport)} {starred}</p>
                <p>{phrase::rule(sport)}</p>
                {says.map(|says| view! { <p class="remark">{says}</p> })}
            </div>
        </li>
    }
    .into_any()
}
