//! The ladder of withdrawal: what each step pays, who stands on it, and which step is next.

use super::model::Ladder;
use super::phrase;
use super::picture::{gain, medal, start_flag};
use super::{Context, identity, model, names};
use crate::figure::Pictogram;
use crate::messages::{olympicards as messages, screens};
use crate::ui::{derived_bool, derived_text, dynamic_if, mark, pictogram, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Phase, Reward};

/// The ladder.
pub fn ladder(context: Context) -> impl IntoView {
    let ladder = context.memo(|view| view.ladder()).get_untracked();
    let for_two = context.seats() == 2;
    let past = context.past_views();
    let past = past.iter().fold(Ladder::default(), |before, view| model::ladder(view, &before));
    let shown =
        Memo::new(move |before: Option<&Ladder>| model::ladder(&context.view(), before.unwrap_or(&past)));
    let title = derived_text(move || match &*shown.read() {
        Ladder { sport: Some(sport), is_result: true, .. } => messages::ladder_result(names::sport(*sport)),
        _ => messages::ladder_title().to_owned(),
    });
    let rungs =
        ladder.iter().enumerate().map(|(number, pays)| rung(context, shown, number, ladder.len(), pays));
    view! {
        <section
            class="ladder"
            class:for-two=for_two
            class:result=derived_bool(move || shown.read().is_result)
            aria-label=title
        >
            <p class="aim">{if for_two { messages::aim_two() } else { messages::aim() }}</p>
            <h3 class="overline" aria-hidden="true">{title}</h3>
            <ol aria-label=screens::list_medals() class="rungs">{rungs.collect_view()}</ol>
        </section>
    }
}

/// A step stays in the document; only who stands on it, and whether it is next, changes.
fn rung(
    context: Context,
    shown: Memo<Ladder>,
    number: usize,
    of: usize,
    pays: &'static Reward,
) -> impl IntoView {
    let taker = Memo::new(move |_| shown.read().taken.get(number).copied());
    let next =
        context.memo(move |view| number == view.withdrawn.len() && matches!(view.phase, Phase::Turn { .. }));
    let for_two = context.seats() == 2;
    // The last one standing is crowned; with two players both go on to the end (C13).
    let last = number + 1 == of && !for_two;
    let alone = context.memo(move |view| model::last_in(view).filter(|_| last));
    // What lies on a step stays until it is taken: a medal until it is awarded, cards until all are drawn.
    let paid = derived_bool(move || model::is_paid(&shown.read(), number, context.event().as_ref()));
    let label = move || {
        let label = rung_label(context, number, pays);
        match taker.get() {
            Some(seat) => screens::sentences(&label, &messages::rung_taken(&context.name(seat))),
            None if next.get() => screens::sentences(&label, messages::rung_next()),
            None => label,
        }
    };
    let who = move || {
        let taker = taker.get();
        // Gold stands where the last one in stands.
        let seat = taker.or_else(|| alone.get())?;
        let crown = (last && taker.is_some())
            .then(|| view! { <span class="crown">{pictogram(Pictogram::Laurel)}</span> });
        Some(
            view! {
                <span
                    class=format!("rung-who {}", seat_class(seat))
                    data-card=taker.map(|_| identity::climbs(number))
                    data-from=taker.map(identity::seat)
                >
                    {crown} {mark(seat)} <span>{context.name(seat)}</span>
                </span>
            }
            .into_any(),
        )
    };
    let words = move || {
        let (long, short) = match taker.get() {
            Some(_) => return None,
            None if last => (messages::last_gets(), messages::last_short()),
            None if number > shown.read().taken.len() => (messages::then_gets(), messages::then_gets()),
            None => (messages::next_gets(), messages::next_short()),
        };
        Some(view! { <span class="long">{long}</span> <span class="short">{short}</span> }.into_any())
    };
    view! {
        <li
            class="rung"
            class:next=next
            class:taken=derived_bool(move || taker.get().is_some())
            class:paid=paid
            style:--rung=number.to_string()
            style:--left=(of - 1 - number).to_string()
        >
            <span class="visually-hidden">{derived_text(label)}</span>
            <div class="rung-step" aria-hidden="true">
                <b class="rung-words">{dynamic_if(words)}</b> {what_it_pays(context, pays)}
                <span class="rung-stand">{dynamic_if(who)}</span>
            </div>
        </li>
    }
}

/// What a step pays, in a sentence.
fn rung_label(context: Context, number: usize, pays: &Reward) -> String {
    let (place, pays) = (number + 1, model::pays(&context.view(), pays));
    // C13: with two players the medal goes to the other one.
    match pays.medal.filter(|_| context.seats() == 2) {
        Some(medal) => {
            let own = phrase::reward(&Reward { medal: None, ..pays });
            messages::rung_label_two(place, &own, names::medal(medal))
        }
        None => messages::rung_label(place, &phrase::reward(&pays)),
    }
}

/// The same in pictures.
fn what_it_pays(context: Context, pays: &'static Reward) -> AnyView {
    let cards = (pays.cards > 0).then(|| gain(pays.cards));
    let won = pays.medal.map(|won| view! { <span data-card=identity::medal(won)>{medal(won)}</span> });
    let last_sport = context.memo(model::is_last_sport);
    let start = dynamic_if(move || (pays.start_card && !last_sport.get()).then(|| start_flag().into_any()));
    // C13
    if context.seats() == 2 {
        view! { <span class="pays">{cards} {start} <small class="to-other">{messages::other_gets()} {won}</small></span> }
            .into_any()
    } else {
        view! { <span class="pays">{won} {cards} {start}</span> }.into_any()
    }
}
