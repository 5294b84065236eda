//! The building blocks of covers: layers that each fit the frame in their own way.

use crate::figure::Pictogram;

/// The markup of a cover, inside an `<svg>` as large as the frame.
pub struct Art(String);

impl Art {
    /// An empty cover.
    pub fn new() -> Self {
        Self(String::with_capacity(8192))
    }

    fn box_of(&mut self, place: &str) {
        for (name, value) in ["x", "y", "width", "height"].into_iter().zip(place.split(' ')) {
            self.attribute(name, value);
        }
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.0.push(' ');
        self.0.push_str(name);
        self.0.push_str("=\"");
        self.0.push_str(value);
        self.0.push('"');
    }

    /// Opens a layer: its place ("x y width height"), its `viewBox`, and its `preserveAspectRatio`.
    pub fn open(&mut self, place: &str, units: &str, fit: &str) {
        self.0.push_str("<svg overflow=\"visible\"");
        self.box_of(place);
        self.attribute("viewBox", units);
        self.attribute("preserveAspectRatio", fit);
        self.0.push('>');
    }

    /// Closes a layer.
    pub fn close(&mut self) {
        self.0.push_str("</svg>");
    }

    /// Opens a group rotated by that many degrees around a point.
    pub fn turned(&mut self, degrees: i32, x: i32, y: i32) {
        self.0.push_str(&format!("<g transform=\"rotate({degrees} {x} {y})\">"));
    }

    /// Closes a group.
    pub fn end(&mut self) {
        self.0.push_str("</g>");
    }

    /// A filled shape.
    pub fn path(&mut self, class: &str, d: &str) {
        self.0.push_str("<path");
        self.attribute("class", class);
        self.attribute("d", d);
        self.0.push_str("/>");
    }

    /// A filled circle: "x y radius".
    pub fn disc(&mut self, class: &str, place: &str) {
        self.0.push_str("<circle");
        self.attribute("class", class);
        for (name, value) in ["cx", "cy", "r"].into_iter().zip(place.split(' ')) {
            self.attribute(name, value);
        }
        self.0.push_str("/>");
    }

    /// A pictogram of the figure.
    pub fn figure(&mut self, class: &str, place: &str, pictogram: Pictogram) {
        self.drawing(class, place, pictogram.markup());
    }

    /// Markup on a square of 100.
    pub fn drawing(&mut self, class: &str, place: &str, markup: &str) {
        self.0.push_str("<svg overflow=\"visible\" viewBox=\"0 0 100 100\"");
        self.attribute("class", class);
        self.box_of(place);
        self.0.push('>');
        self.0.push_str(markup);
        self.0.push_str("</svg>");
    }

    /// The finished markup.
    pub fn done(self) -> String {
        self.0
    }
}
