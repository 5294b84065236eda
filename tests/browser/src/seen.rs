//! Everything that can be read from the page, as text to search in.

use serde_json::{Value, json};

use xtask::browsers::engine::Engine;

use crate::Page;

impl Page {
    /// The visible text.
    #[track_caller]
    pub fn text(&self) -> String {
        self.expression("document.body.innerText")
    }

    /// The text of the first element that matches a CSS selector; empty if there is none.
    #[track_caller]
    pub fn text_of(&self, css: &str) -> String {
        let text = self.run("return document.querySelector(arguments[0])?.innerText ?? '';", &[json!(css)]);
        text.as_str().unwrap_or_default().trim().to_owned()
    }

    /// The whole current document, including hidden elements, titles, labels, keys and classes. Spaces that do not break are
    /// letters in it, as they are in the messages.
    #[track_caller]
    pub fn html(&self) -> String {
        self.expression(r"document.documentElement.outerHTML.replaceAll('&nbsp;', '\u00a0')")
    }

    /// What a screen reader gets, with a line for each node: role, name, value, description and every other property.
    #[track_caller]
    pub fn accessibility_tree(&self) -> String {
        let tree = self.devtools("Accessibility.getFullAXTree", json!({}));
        tree["nodes"].as_array().into_iter().flatten().map(line).collect()
    }

    /// All of that together with the address, the values of fields and the text of pseudo-elements, to search for what
    /// must not be there. Only Chromium exposes what a screen reader gets.
    #[track_caller]
    pub fn everything(&self) -> String {
        let rest = self.expression(
            "[location.href, document.title, ...[...document.querySelectorAll('*')].flatMap((e) => \
             [e.value ?? '', getComputedStyle(e, '::before').content, getComputedStyle(e, '::after').content])]\
             .filter((part) => part && part !== 'none' && part !== 'normal').join('\\n')",
        );
        let heard = if self.engine() == Engine::Chromium { self.accessibility_tree() } else { String::new() };
        let all = [self.html(), self.text(), heard, rest].join("\n");
        // The browser decides by itself when it offers to install the app.
        self.as_at_first(&all).replace(" install=\"ask\"", "")
    }

    #[track_caller]
    fn expression(&self, expression: &str) -> String {
        self.run(&format!("return String({expression});"), &[]).as_str().unwrap_or_default().to_owned()
    }
}

fn line(node: &Value) -> String {
    let told = ["role", "name", "value", "description"].into_iter().map(|part| &node[part]["value"]);
    let properties = node["properties"].as_array().into_iter().flatten();
    let others = properties.map(|property| (&property["name"], &property["value"]["value"]));
    let mut line = String::new();
    for value in told.filter(|value| !value.is_null()) {
        line.push_str(&format!("{} ", plain(value)));
    }
    for (name, value) in others {
        line.push_str(&format!("{}={} ", plain(name), plain(value)));
    }
    line.push('\n');
    line
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
