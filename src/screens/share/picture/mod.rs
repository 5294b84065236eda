//! A picture of the podium to keep: drawn on a canvas of this device, without any request.

mod drawing;
mod layout;
pub(in crate::screens) mod lettering;
pub(in crate::screens) mod preview;
mod words;

use crate::browser::{
    Canvas, InlinedSvg, Picture, animation_frame, day, inlined_svg, load_letters, local_date, typeface,
};
use crate::covers::{Look, look};
use crate::messages::language::language;
use crate::messages::share;
use crate::saves;
use crate::screens::table::podium;
use crate::screens::table::podium::steps::{Step, podium_places};
use crate::session::TableSession;
use crate::ui::{Choice, mark, pictogram, seat_class};
use drawing::Drawn;
use layout::{Format, Layout};
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Timestamp;
use preview::{Progress, Sentences, preview};
pub use words::Words;

/// The formats, in the order in which they are offered.
const FORMATS: [Format; 2] = [Format::Square, Format::Wide];
/// The drawings from which a picture is put together. They stay hidden, so that the style sheets colour them.
const FIGURES: &str = ".picture-figures > *";

/// What a picture shows.
pub struct Subject {
    /// How it looks.
    pub look: &'static Look,
    /// Who stands where.
    pub steps: Vec<Step>,
    /// Two people together: their grade.
    pub grade: Option<usize>,
    /// What everybody has won, by seat, as numbers of the pictograms; empty where blocks have medals.
    pub prizes: Vec<Vec<usize>>,
    /// What is written on it.
    pub words: Words,
    /// The name of the file.
    pub file_name: String,
}

impl Subject {
    fn of(session: TableSession) -> Option<Self> {
        let info = session.ui.info();
        let (standing, season, verdict, count) = session
            .with_table(|table| (table.standing(), table.season(), table.verdict(), table.players().len()));
        let steps = match &verdict {
            Some(_) => vec![Step { rank: 1, seats: Seat::all(count).collect(), points: 0 }],
            None => podium_places(&standing),
        };
        let last_played = last_played(session);
        let date = last_played.and_then(local_date).map(|date| format!("-{date}")).unwrap_or_default();
        let words = Words {
            title: info.title.to_owned(),
            day: last_played.map(|moment| day(language(), moment)).unwrap_or_default(),
            headline: podium::headline(session, &standing, season.as_ref(), verdict.as_ref()),
            names: Seat::all(count).map(|seat| session.name(seat)).collect(),
            grade: verdict.as_ref().and_then(|verdict| verdict.grades.get(verdict.reached).cloned()),
        };
        Some(Self {
            look: look(info.id)?,
            steps,
            grade: verdict.map(|verdict| verdict.reached),
            prizes: Vec::new(),
            words,
            file_name: format!("{}{date}.png", info.id),
        })
    }

    /// Draws it; `None` if the browser does not.
    async fn draw(&self, format: Format) -> Option<Picture> {
        // The figures are in the document then, and coloured.
        animation_frame().await;
        let mut figures = inlined_svg(FIGURES);
        let mut rest: Vec<String> = figures
            .split_off(self.words.names.len().min(figures.len()))
            .into_iter()
            .map(|InlinedSvg { markup, .. }| markup)
            .collect();
        let grade = self.grade.filter(|_| !rest.is_empty()).map(|grade| (grade, rest.remove(0)));
        let layout = Layout::new(format, &self.steps, self.grade);
        let (width, height) = format.size();
        let canvas = Canvas::new(width, height)?;
        let grade = grade.as_ref().map(|(grade, picture)| (*grade, picture.as_str()));
        let drawn = Drawn {
            look: self.look,
            layout: &layout,
            figures: &figures,
            pictograms: &rest,
            prizes: &self.prizes,
            grade,
        };
        canvas.draw(&drawn.svg()).await?;
        let family = typeface();
        let font = |weight: u16, size: f64| format!("{weight} {size:.1}px {family}");
        load_letters(&font(700, 100.0), &self.words.letters()).await;
        let measure = |text: &str, weight: u16| {
            canvas.use_font(&font(weight, 100.0));
            canvas.width_of(text)
        };
        let has_medals = self.prizes.is_empty();
        for line in self.words.lines(self.look, &layout, &figures, has_medals, &measure) {
            canvas.use_font(&font(line.weight, line.size));
            canvas.write(&line.text, line.at, line.colour, line.align.name());
        }
        canvas.picture(&self.file_name).await
    }
}

/// When the game was played; as on the shelf.
fn last_played(session: TableSession) -> Option<Timestamp> {
    let summary = saves::record_and_summary(&session.id()).and_then(|(_, summary)| summary);
    let by_id = || Timestamp::of_id(&session.id()).after(session.with_table(|table| table.played_ms()));
    summary.map_or_else(by_id, |summary| summary.last_played).known()
}

/// The picture of the podium, with its shapes, and buttons to save and to share it.
pub fn picture(session: TableSession) -> AnyView {
    let Some(subject) = Subject::of(session) else {
        return view! { <p>{share::picture_failed()}</p> }.into_any();
    };
    let figures = figures(session, &subject);
    picture_of(subject, figures)
}

/// The picture of a subject, with its shapes and buttons. Its figures by seat are hidden in an element of the class
/// `picture-figures`.
pub fn picture_of(subject: Subject, figures: AnyView) -> AnyView {
    let label = share::picture_of(&subject.words.title, &subject.words.headline);
    let file_name = subject.file_name.clone();
    let subject = StoredValue::new_local(std::rc::Rc::new(subject));
    let format = RwSignal::new(0_usize);
    let progress = RwSignal::new_local(Progress::Drawing);
    let draw = move |index: usize| {
        format.set(index);
        let Some(shape) = FORMATS.get(index).copied() else { return };
        let subject = subject.get_value();
        spawn_local(async move {
            let picture = subject.draw(shape).await;
            // Another shape may have been chosen, or the dialog closed, meanwhile.
            if format.try_get_untracked() == Some(index) {
                let _ = progress.try_set(picture.into());
            }
        });
    };
    draw(0);
    let sentences = Sentences {
        save: share::save_picture(),
        share: share::share_it(),
        failed: share::picture_failed(),
        refused: share::picture_refused(),
        changed: share::picture_changed(),
    };
    view! {
        <Choice
            name="shape"
            question=share::picture_shape()
            answers=vec![share::picture_square(), share::picture_wide()]
            chosen=format
            on_choose=draw
        />
        {preview(progress, label, file_name, sentences)}
        <p class="remark">{share::picture_why()}</p>
        {figures}
    }
    .into_any()
}

/// The figures by seat, the picture of the grade, and the pictograms of the scenery, all in the colours of the picture.
fn figures(session: TableSession, subject: &Subject) -> AnyView {
    let Look { figure: [colour, accent, ground], ornament, pictograms, .. } = *subject.look;
    let champions = session.with_table(|table| table.champions());
    let champions = champions.into_iter().zip(0..).map(|(champion, seat)| {
        let picture = champion.map_or_else(|| mark(Seat(seat)).into_any(), |champion| champion.picture);
        view! { <span class=format!("champion-picture {}", seat_class(Seat(seat)))>{picture}</span> }
            .into_any()
    });
    let grade = subject.grade.map(|grade| {
        view! { <span class="picture-grade">{podium::grades::picture(grade)}</span> }.into_any()
    });
    let scenery =
        pictograms.iter().map(|&(class, of)| view! { <span class=class>{pictogram(of)}</span> }.into_any());
    let all: Vec<AnyView> = champions.chain(grade).chain(scenery).collect();
    view! {
        <div
            class="picture-figures"
            hidden
            style:--ink=colour
            style:--picture-accent=accent
            style:--picture-ground=ground
            style:--picture-ornament=ornament
        >
            {all}
        </div>
    }
    .into_any()
}
