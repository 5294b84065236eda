//! The ladder of withdrawal as a ladder: what each step pays, who stands on it, which one comes next.

use super::model::Ladder;
use super::phrase;
use super::picture::{gain, medal, start_flag};
use super::words::Say;
use super::{Context, identity, model};
use crate::figure::Pictogram;
use crate::text::Word;
use crate::ui::{derived_text, dynamic_if, flag, mark, pictogram, seat_class};
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
        Ladder { sport: Some(sport), is_result: true, .. } => {
            Say::LadderResult.with(&[("sport", phrase::sport(*sport))])
        }
        _ => Say::LadderTitle.text().to_owned(),
    });
    let rungs =
        ladder.iter().enumerate().map(|(number, pays)| rung(context, shown, number, ladder.len(), pays));
    view! {
        <section
            class="ladder"
            class:for-two=for_two
            class:result=flag(move || shown.read().is_result)
            aria-label=title
        >
            <h3 class="overline" aria-hidden="true">{title}</h3>
            <ol aria-label=Word::ListMedals.text() class="ladder">{rungs.collect_view()}</ol>
        </section>
    }
}

/// A rung stays in the document: only who stands on it, and whether it comes next, changes.
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
    // What lies on a step is there until it is taken: the medal when it is awarded, the cards when all are drawn.
    let paid = flag(move || model::is_paid(&shown.read(), number, context.event().as_ref()));
    let ordinal = phrase::ordinal(number);
    let label = move || {
        let label = match (for_two, pays.medal) {
            (true, Some(medal)) => Say::RungLabelTwo.with(&[
                ("ordinal", ordinal),
                ("cards", &phrase::count(pays.cards)),
                ("medal", phrase::medal(medal)),
            ]),
            _ => Say::RungLabel.with(&[("ordinal", ordinal), ("reward", &phrase::reward(pays))]),
        };
        match taker.get() {
            Some(seat) => format!("{label} {}", Say::RungTaken.with(&[("name", &context.name(seat))])),
            None if next.get() => format!("{label} {}", Say::RungNext.text()),
            None => label,
        }
    };
    let who = move || match taker.get() {
        Some(seat) => Some(
            view! {
                <span
                    class=format!("rung-who {}", seat_class(seat))
                    data-card=identity::climbs(number)
                    data-from=identity::seat(seat)
                >
                    {last.then(|| view! { <span class="crown">{pictogram(Pictogram::Laurel)}</span> })}
                    {mark(seat)}<span>{context.name(seat)}</span>
                </span>
            }
            .into_any(),
        ),
        None => next.get().then(|| view! { <span class="rung-next">{Say::Next.text()}</span> }.into_any()),
    };
    let cards = (pays.cards > 0).then(|| gain(pays.cards));
    let won = pays.medal.map(|its| view! { <span data-card=identity::medal(its)>{medal(its)}</span> });
    let start = pays.start_card.then(start_flag);
    let pays = if for_two {
        // C13: with two players the medal goes to the other one.
        let other = view! { <small class="to-other">{Say::OtherGets.text()}</small> };
        view! { <span class="pays">{cards} {start} {other} {won}</span> }.into_any()
    } else {
        view! { <span class="pays">{won} {cards} {start}</span> }.into_any()
    };
    view! {
        <li
            class="rung"
            class:next=next
            class:taken=flag(move || taker.get().is_some())
            class:paid=paid
            style:--rung=number.to_string()
            style:--left=(of - 1 - number).to_string()
        >
            <span class="spoken">{derived_text(label)}</span>
            <div class="rung-step" aria-hidden="true">
                <b class="rung-number">{ordinal}</b> {pays}
                <span class="rung-stand">{dynamic_if(who)}</span>
            </div>
        </li>
    }
}
