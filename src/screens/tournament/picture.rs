//! A picture of a tournament to keep: who won it, the places in each game, the points. It is drawn on a canvas of this
//! device, without any request, and looks printed: the same in both themes.

use super::course::Course;
use super::title;
use crate::browser::{Canvas, Picture, day, load_letters, local_date, typeface};
use crate::messages::language::language;
use crate::messages::screens;
use crate::messages::tournament as messages;
use crate::screens::share::picture::lettering::{Align, Line, headline};
use crate::screens::share::picture::preview::{Progress, Sentences, preview};
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::Seat;

/// The side of the picture, in pixels.
const SIDE: u32 = 1200;
/// The margin to the left and to the right.
const MARGIN: f64 = 56.0;
/// The height of the dark field at the top, and of the rows of all games below it.
const HEAD: f64 = 430.0;
const ROWS: f64 = 560.0;

const PAPER: &str = "#f3eee4";
const INK: &str = "#1b1714";
const MUTED: &str = "#62574c";
const ON_INK: &str = "#fdf8f0";
const GOLD: &str = "#e3b23c";

/// What is written on the picture.
struct Words {
    title: String,
    day: String,
    headline: String,
    /// Each game, and its places.
    games: Vec<[String; 2]>,
    points: String,
    file_name: String,
}

impl Words {
    fn of(course: &Course, headline: String) -> Self {
        let standing = course.standing();
        let of = |seat: Seat| standing.points.get(seat.index()).copied().unwrap_or_default();
        let points: Vec<String> = standing
            .by_rank()
            .into_iter()
            .map(|(_, seat)| messages::share_points_of(&course.name(seat), of(seat)))
            .collect();
        let began = course.tournament.began;
        let date = local_date(began).map(|date| format!("-{date}")).unwrap_or_default();
        Self {
            title: title(course.tournament.programme.len()),
            day: day(language(), began),
            headline,
            games: course
                .over()
                .map(|(round, ranks)| [title_of(&round.game), places(course, ranks)])
                .collect(),
            points: messages::share_points(&points),
            file_name: format!("pentathlon{date}.png"),
        }
    }

    /// The lines with their places.
    fn lines(&self, measure: &dyn Fn(&str, u16) -> f64) -> Vec<Line> {
        let (side, room) = (f64::from(SIDE), f64::from(SIDE) - 2.0 * MARGIN);
        let line = |text: &str, at: (f64, f64), size: f64, colour: &'static str, align: Align| Line {
            text: text.to_owned(),
            at,
            size,
            weight: 700,
            colour,
            align,
        };
        let best = Line { weight: 800, ..line(&self.headline, (MARGIN, 140.0), 116.0, ON_INK, Align::Left) };
        let mut lines = vec![
            line(&self.title, (MARGIN, 92.0), 42.0, GOLD, Align::Left),
            line(&self.day, (side - MARGIN, 92.0), 42.0, ON_INK, Align::Right),
        ];
        lines.extend(headline(&best, room, 250.0, measure));
        let height = ROWS / self.games.len().max(1) as f64;
        for (index, [game, places]) in self.games.iter().enumerate() {
            let base = HEAD + height * (index as f64 + 0.5);
            lines.push(line(game, (MARGIN, base), 42.0, INK, Align::Left).within(room, measure));
            lines.push(line(places, (MARGIN, base + 44.0), 32.0, MUTED, Align::Left).within(room, measure));
        }
        lines.push(line(&self.points, (side / 2.0, 1110.0), 48.0, INK, Align::Middle).within(room, measure));
        lines
    }

    /// Draws it; `None` if the browser does not.
    async fn draw(&self) -> Option<Picture> {
        let canvas = Canvas::new(SIDE, SIDE)?;
        canvas.draw(&ground(self.games.len())).await?;
        let family = typeface();
        let font = |weight: u16, size: f64| format!("{weight} {size:.1}px {family}");
        let letters = format!(
            "{}{}{}{}{}",
            self.title,
            self.day,
            self.headline,
            self.points,
            self.games.concat().concat()
        );
        load_letters(&font(700, 100.0), &letters).await;
        let measure = |text: &str, weight: u16| {
            canvas.use_font(&font(weight, 100.0));
            canvas.width_of(text)
        };
        for line in self.lines(&measure) {
            canvas.use_font(&font(line.weight, line.size));
            canvas.write(&line.text, line.at, line.colour, line.align.name());
        }
        canvas.picture(&self.file_name).await
    }
}

/// The places of a game in one line.
pub fn places(course: &Course, ranks: &[u8]) -> String {
    let of = |(rank, names): (u8, Vec<String>)| messages::place_of(&screens::place(rank), &names);
    let places: Vec<String> = course.places(ranks).into_iter().map(of).collect();
    messages::places(&places)
}

/// The dark field, and a line below each game.
fn ground(games: usize) -> String {
    let height = ROWS / games.max(1) as f64;
    let lines: String = (1..=games)
        .map(|row| {
            let y = HEAD + height * row as f64 + 16.0;
            format!(
                "<path d='M{MARGIN} {y}H{}' stroke='{MUTED}' stroke-opacity='.35' stroke-width='2'/>",
                f64::from(SIDE) - MARGIN
            )
        })
        .collect();
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{SIDE}' height='{SIDE}'><rect width='{SIDE}' height='{SIDE}' \
         fill='{PAPER}'/><rect width='{SIDE}' height='{HEAD}' fill='{INK}'/><rect y='{HEAD}' width='{SIDE}' height='12' \
         fill='{GOLD}'/>{lines}</svg>"
    )
}

/// The picture, with buttons to save and to share it.
pub fn picture(course: &Course, headline: &str) -> AnyView {
    let words = Words::of(course, headline.to_owned());
    let file_name = words.file_name.clone();
    let progress = RwSignal::new_local(Progress::Drawing);
    spawn_local(async move {
        let picture = words.draw().await;
        // The dialog may be closed by then.
        let _ = progress.try_set(picture.into());
    });
    let sentences = Sentences {
        save: messages::save_picture(),
        share: messages::share_picture(),
        failed: messages::picture_failed(),
        refused: messages::picture_refused(),
        changed: messages::picture_changed(),
    };
    preview(progress, headline.to_owned(), file_name, sentences)
}
