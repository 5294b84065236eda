//! Finds the paragraph of the rules that answers a question: a table of contents, and a search field. Both read the page
//! that is there, so they know no game, and follow a translation by the browser.

use super::likeness::words;
use super::question::{Paragraph, Question};
use crate::browser::{Topic, folded, go_to, texts};
use crate::contract::{GameUi, Position};
use crate::fetched::with_sentences;
use crate::messages::{MessageId, Passage, language, screens, search};
use crate::screens::doors;
use crate::screens::part_not_fetched;
use crate::ui::{derived_text, dynamic, on_tap, on_value};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The headings, paragraphs and lines of the rules, drawn lines among them, and what stands below the pictures.
const PASSAGES: &str = ".rules-text > :is(h3, h4, p), .rules-text > ul:is(:not([class]), [class$=lines]) > li, .positions figcaption";
/// How many explanations of things on the table are offered at most.
const EXPLAINED: usize = 3;

/// A paragraph that may answer a question.
#[derive(Clone, PartialEq, Debug)]
struct Found {
    /// Its number among the passages.
    number: usize,
    heading: String,
    text: String,
}

/// The rules of a game, with their contents and a search field above them, as soon as their texts are here. `part` is the
/// heading or paragraph at which they open.
pub fn searched_rules(ui: &'static dyn GameUi, part: Option<MessageId>) -> AnyView {
    let drawn = move || draw(ui, part.and_then(|part| (ui.rules().text)(part)));
    with_sentences(ui.rules().sentences, drawn, part_not_fetched)
}

fn draw(ui: &'static dyn GameUi, part: Option<&'static str>) -> AnyView {
    let query = RwSignal::new(String::new());
    // Whether the explanations of things, and the words for each other, are here; they are fetched with the first question.
    let explains = RwSignal::new(None::<bool>);
    let ask = move |text: String| {
        if explains.get_untracked().is_none() {
            explains.set(Some(false));
            let sentences = [ui.teaching().sentences, &search::SENTENCES];
            language::load(&sentences, move |_| _ = explains.try_set(Some(true)));
        }
        query.set(text);
    };
    let headings = RwSignal::new(Vec::<(usize, String)>::new());
    Timeout::new(0, move || {
        let passages = texts(PASSAGES);
        if let Some(at) = passages.iter().position(|(_, text)| Some(text.as_str()) == part) {
            go_to(PASSAGES, at);
        }
        let chapters = passages.into_iter().enumerate().filter(|(_, (tag, _))| tag == "H3");
        let _ = headings.try_set(chapters.map(|(number, (_, text))| (number, text)).collect());
    })
    .forget();
    let contents = move || {
        let chapter = |(number, text): (usize, String)| {
            view! { <li><button type="button" on:click=on_tap(move || go_to(PASSAGES, number))>{text}</button></li> }
                .into_any()
        };
        headings.get().into_iter().map(chapter).collect::<Vec<AnyView>>()
    };
    view! {
        <search class="rules-search">
            <input
                type="search"
                placeholder=screens::rules_search()
                aria-label=screens::rules_search()
                prop:value=derived_text(move || query.get())
                on:input=on_value(ask)
            />
            <div role="status">{dynamic(move || {
                explains.track();
                answers(ui, query)
            })}</div>
            <details>
                <summary>{screens::rules_contents()}</summary>
                <ul>{contents}</ul>
            </details>
        </search>
        {page(ui)}
    }
    .into_any()
}

/// Renders the rules of a game. Lines that follow one another are a list, and pictures of positions a row.
fn page(ui: &'static dyn GameUi) -> AnyView {
    let rules = ui.rules();
    let text = |id: MessageId| (rules.text)(id).unwrap_or_default();
    let line = |passage: &Passage| view! { <li>{text(passage.message())}</li> }.into_any();
    let mut positions = rules.positions.iter();
    let mut page: Vec<AnyView> = Vec::new();
    for passages in rules.passages.chunk_by(are_together) {
        let Some(&passage) = passages.last() else { continue };
        page.push(match passage {
            Passage::Head(id) => view! { <h3>{text(id)}</h3> }.into_any(),
            Passage::Part(id) => view! { <h4>{text(id)}</h4> }.into_any(),
            Passage::Text(id) => view! { <p>{text(id)}</p> }.into_any(),
            Passage::Line(_) => view! { <ul>{passages.iter().map(line).collect_view()}</ul> }.into_any(),
            Passage::Picture(_) => {
                let row = positions.by_ref().take(passages.len()).map(|position| figure(ui, position));
                view! { <div class="positions">{row.collect_view()}</div> }.into_any()
            }
        });
        let follows = |after: MessageId| passages.iter().any(|passage| passage.message() == after);
        page.extend(rules.drawings.iter().filter(|(after, _)| follows(*after)).map(|(_, draw)| draw()));
    }
    view! { <div class="rules-text" translate="yes">{page}</div> }.into_any()
}

/// Whether two passages are lines of one list, or pictures of one row.
fn are_together(one: &Passage, other: &Passage) -> bool {
    use Passage::{Line, Picture};
    matches!((one, other), (Line(_), Line(_)) | (Picture(_), Picture(_)))
}

/// A position. Its words describe it, so screen readers pass over what is drawn.
fn figure(ui: &'static dyn GameUi, position: &'static Position) -> AnyView {
    view! {
        <figure class="position">
            {doors::open(|doors| (doors.position)(ui, position))}
            <figcaption>{(ui.rules().text)(position.says)}</figcaption>
        </figure>
    }
    .into_any()
}

/// The paragraphs that answer the question best. Going to one ends the question, so that nothing lies over the paragraph.
fn answers(ui: &'static dyn GameUi, query: RwSignal<String>) -> AnyView {
    let words = |message| search::find(message).unwrap_or_default();
    let question = Question::new(&folded(&query.read()), words(search::IGNORED), words(search::ALIKE));
    if question.asked.is_empty() {
        return ().into_any();
    }
    let passages = texts(PASSAGES);
    let mut found = find(&passages, &(ui.rules().words)(), &question);
    found.extend(explained(ui, &passages, &question));
    if found.is_empty() {
        return view! { <p>{screens::rules_found_nothing()}</p> }.into_any();
    }
    let answer = |Found { number, heading, text }: Found| {
        let go = move || {
            query.set(String::new());
            go_to(PASSAGES, number);
        };
        view! {
            <li>
                <button type="button" on:click=on_tap(go)>
                    <b>{heading}</b>
                    <span>{marked(&text, &question)}</span>
                </button>
            </li>
        }
        .into_any()
    };
    let found: Vec<AnyView> = found.into_iter().map(answer).collect();
    view! { <ol class="rules-found">{found}</ol> }.into_any()
}

/// The things on the table whose explanations answer it best, each with the number of the passage about it.
fn explained(ui: &'static dyn GameUi, passages: &[(String, String)], question: &Question) -> Vec<Found> {
    let teaching = ui.teaching();
    let things = teaching.topics.iter().enumerate();
    let things = things.filter_map(|(number, Topic(_, passage))| {
        let passage = (ui.rules().text)(*passage)?;
        let number_of = passages.iter().position(|(_, text)| text == passage)?;
        Some((number_of, (teaching.about)(number)?))
    });
    let things: Vec<(usize, &str)> = things.collect();
    let paragraphs: Vec<Paragraph> =
        things.iter().map(|(_, text)| Paragraph::new("", &folded(text), "")).collect();
    let order = question.rank(&paragraphs).into_iter().filter_map(|index| things.get(index)).take(EXPLAINED);
    order
        .map(|&(number, text)| Found { number, heading: name_of(text).to_owned(), text: text.to_owned() })
        .collect()
}

/// What an explanation calls its thing: its first words, up to a mark of punctuation.
fn name_of(text: &str) -> &str {
    text.split(['.', ',', ':', ';']).next().unwrap_or_default()
}

/// A text with the words of the question marked.
fn marked(text: &str, question: &Question) -> Vec<AnyView> {
    let piece = |piece: &str| {
        let words = words(&folded(piece));
        let is_asked = question.asked.iter().any(|asked| asked.in_words(&words) > 0.0);
        let piece = piece.to_owned();
        if is_asked { view! { <mark>{piece}</mark>" " }.into_any() } else { (piece + " ").into_any() }
    };
    text.split(' ').map(piece).collect()
}

/// The passages that answer a question best, best first. `looked_for` lists the words by which people look for a passage.
fn find(passages: &[(String, String)], looked_for: &[(&str, &str)], question: &Question) -> Vec<Found> {
    let mut heading = String::new();
    let (mut found, mut paragraphs) = (Vec::new(), Vec::new());
    for (number, (tag, text)) in passages.iter().enumerate() {
        if tag.starts_with('H') {
            heading.clone_from(text);
        } else {
            found.push(Found { number, heading: heading.clone(), text: text.clone() });
            let looked_for = looked_for.iter().find(|(passage, _)| passage == text);
            let looked_for = looked_for.map_or_else(String::new, |(_, words)| folded(words));
            paragraphs.push(Paragraph::new(&folded(&heading), &folded(text), &looked_for));
        }
    }
    let order = question.rank(&paragraphs);
    order.into_iter().filter_map(|index| found.get(index).cloned()).collect()
}
