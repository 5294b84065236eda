//! The keyboard.

use serde_json::{Value, json};

use crate::Page;

/// The non-letter keys, by their names in the page.
const NAMED: [(&str, char); 17] = [
    ("Tab", '\u{e004}'),
    ("Enter", '\u{e007}'),
    ("Shift", '\u{e008}'),
    ("Control", '\u{e009}'),
    ("Alt", '\u{e00a}'),
    ("Escape", '\u{e00c}'),
    ("Space", ' '),
    ("PageUp", '\u{e00e}'),
    ("PageDown", '\u{e00f}'),
    ("End", '\u{e010}'),
    ("Home", '\u{e011}'),
    ("ArrowLeft", '\u{e012}'),
    ("ArrowUp", '\u{e013}'),
    ("ArrowRight", '\u{e014}'),
    ("ArrowDown", '\u{e015}'),
    ("Backspace", '\u{e003}'),
    ("Delete", '\u{e017}'),
];

impl Page {
    /// Presses a key or a combination: `Tab`, `Shift+Tab`, `Enter`, `Space`, `ArrowLeft`, `z`, `Control+z`.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let keys: Vec<char> = keys.split('+').map(key).collect();
        let down = keys.iter().map(|key| stroke("keyDown", *key));
        let up = keys.iter().rev().map(|key| stroke("keyUp", *key));
        self.strike(down.chain(up).collect());
    }

    /// Types a text into the focused element.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        self.strike(text.chars().flat_map(|key| [stroke("keyDown", key), stroke("keyUp", key)]).collect());
    }

    /// Holds a key down, waits until a JavaScript expression is true, and releases it.
    #[track_caller]
    pub fn hold_key(&self, name: &str, what: &str, until: &str) {
        let key = key(name);
        self.strike(vec![stroke("keyDown", key)]);
        self.wait_for(what, until);
        self.strike(vec![stroke("keyUp", key)]);
    }

    /// Puts a finger on a key of Chromium and leaves it there.
    #[track_caller]
    pub fn key_down(&self, name: &str) {
        self.send_key("keyDown", name, false);
    }

    /// The key that is down goes down again that many times, as it does under a finger that stays.
    #[track_caller]
    pub fn repeat_key(&self, name: &str, times: usize) {
        for _ in 0..times {
            self.send_key("keyDown", name, true);
        }
    }

    /// Lifts the finger.
    #[track_caller]
    pub fn key_up(&self, name: &str) {
        self.send_key("keyUp", name, false);
    }

    #[track_caller]
    fn send_key(&self, what: &str, name: &str, repeats: bool) {
        let (number, text) = match name {
            "Enter" => (13, "\r"),
            "ArrowRight" => (39, ""),
            _ => panic!("No key of Chromium is called {name}."),
        };
        let text = if what == "keyUp" { "" } else { text };
        let event = json!({
            "type": what, "key": name, "code": name, "windowsVirtualKeyCode": number, "text": text, "autoRepeat": repeats,
        });
        self.devtools("Input.dispatchKeyEvent", event);
    }

    /// The label or text of the focused element.
    #[track_caller]
    pub fn focused(&self) -> String {
        let script = "const e = document.activeElement; return (e?.getAttribute('aria-label') ?? e?.innerText ?? '').trim();";
        self.run(script, &[]).as_str().unwrap_or_default().to_owned()
    }

    #[track_caller]
    fn strike(&self, strokes: Vec<Value>) {
        self.act(json!([{ "type": "key", "id": "keyboard", "actions": strokes }]));
    }
}

fn stroke(kind: &str, key: char) -> Value {
    json!({ "type": kind, "value": key })
}

#[track_caller]
fn key(name: &str) -> char {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return letter;
    }
    let named = NAMED.iter().find(|(known, _)| *known == name);
    named.unwrap_or_else(|| panic!("No key is called {name}.")).1
}
