//! What covers are put together from: layers that each fit the frame in their own way.

use crate::figure::Pictogram;

/// A cover as it is being drawn: markup inside an `<svg>` as large as the frame.
pub struct Art(String);

impl Art {
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

    /// Begins a layer: where it lies ("x y width height"), the units in it, and how it fits.
    pub fn open(&mut self, place: &str, units: &str, fit: &str) {
        self.0.push_str("<svg overflow=\"visible\"");
        self.box_of(place);
        self.attribute("viewBox", units);
        self.attribute("preserveAspectRatio", fit);
        self.0.push('>');
    }

    /// Ends a layer.
    pub fn close(&mut self) {
        self.0.push_str("</svg>");
    }

    /// Begins a group, turned by so many degrees round a point.
    pub fn turned(&mut self, degrees: i32, x: i32, y: i32) {
        self.0.push_str(&format!("<g transform=\"rotate({degrees} {x} {y})\">"));
    }

    /// Ends a group.
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

    /// A disc: "x y radius".
    pub fn disc(&mut self, class: &str, place: &str) {
        self.0.push_str("<circle");
        self.attribute("class", class);
        for (name, value) in ["cx", "cy", "r"].into_iter().zip(place.split(' ')) {
            self.attribute(name, value);
        }
        self.0.push_str("/>");
    }

    /// The figure, in its own frame.
    pub fn figure(&mut self, class: &str, place: &str, pictogram: Pictogram) {
        self.drawing(class, place, pictogram.markup());
    }

    /// A drawing on a square of 100.
    pub fn drawing(&mut self, class: &str, place: &str, markup: &str) {
        self.0.push_str("<svg overflow=\"visible\" viewBox=\"0 0 100 100\"");
        self.attribute("class", class);
        self.box_of(place);
        self.0.push('>');
        self.0.push_str(markup);
        self.0.push_str("</svg>");
    }

    pub fn done(self) -> String {
        self.0
    }
}
