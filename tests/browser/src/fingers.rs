//! Touching and clicking.

use serde_json::{Value, json};
use thirtyfour::By;
use thirtyfour::common::command::Command;
use xtask::browsers::engine::Engine;

use crate::Page;

/// Finds a point on an element that a finger really reaches, or says why there is none. Cards may overlap, so more
/// points than the centre are tried.
const REACH: &str = r#"
const [css, words] = arguments;
const named = (e) => (e.getAttribute("aria-label") ?? e.innerText ?? "").replace(/\s+/g, " ").trim();
const shown = (e) => e.checkVisibility({ visibilityProperty: true });
const all = [...document.querySelectorAll(css)];
const fitting = all.filter((e) => words === null || named(e).includes(words));
const it = fitting.find(shown);
if (!it) {
  if (fitting.length) return "it is there but not visible";
  return all.length ? "there are only: " + all.map(named).join(" | ") : "there is none";
}
if (it.matches(":disabled")) return "it is disabled";
const frame = () => new Promise((go) => requestAnimationFrame(go));
// A tap in the same place right after another one would be the second half of a double tap.
if (!window.lastClick) {
  window.lastClick = { clientX: NaN, clientY: NaN, timeStamp: 0 };
  addEventListener("click", (event) => { if (event.detail) window.lastClick = event; }, true);
  window.lastInput = [];
  for (const type of ["pointerdown", "pointerup", "pointercancel", "click", "contextmenu", "keydown"]) {
    addEventListener(type, (event) => {
      const { target, timeStamp, clientX, clientY, key } = event;
      const late = Math.round(new Event("now").timeStamp - timeStamp);
      lastInput.push(`${Math.round(timeStamp)} ms (seen ${late} ms later): ${type} ${key ?? `${clientX},${clientY}`} on ${target.outerHTML?.slice(0, 120)}`);
      lastInput.splice(0, lastInput.length - 12);
    }, true);
  }
}
const isSecondHalf = (x, y) => {
  const { clientX, clientY, timeStamp } = window.lastClick;
  // The page's own clocks may run fast.
  return new Event("now").timeStamp - timeStamp < 310 && Math.abs(x - clientX) < 25 && Math.abs(y - clientY) < 25;
};
it.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
const before = it.getBoundingClientRect();
await frame();
await frame();
const { left, top, width, height } = it.getBoundingClientRect();
if (left !== before.left || top !== before.top) return "it is moving";
if (!width || !height) return "it has no size";
let over = null;
for (const down of [0.5, 0.2, 0.8, 0.05, 0.95]) {
  for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
    const [x, y] = [Math.floor(left + width * across), Math.floor(top + height * down)];
    const hit = document.elementFromPoint(x, y);
    if (hit && (it.contains(hit) || hit.closest("label")?.control === it)) {
      if (isSecondHalf(x, y)) return "it was tapped a moment ago";
      lastInput.push(`${Math.round(new Event("now").timeStamp)} ms: ${css} is at ${x},${y}`);
      return { x, y };
    }
    over ??= hit;
  }
}
return over ? "it is covered by " + over.outerHTML.slice(0, 200) : "it is outside the screen";
"#;

impl Page {
    /// Taps the first visible element that matches a CSS selector, as soon as it can be tapped.
    #[track_caller]
    pub fn tap(&self, css: &str) {
        self.tap_at(self.reach(css, None));
    }

    /// Taps the first visible element with this text in its label or content.
    #[track_caller]
    pub fn tap_named(&self, css: &str, words: &str) {
        self.tap_at(self.reach(css, Some(words)));
    }

    /// Taps a field, and waits until the keyboard is on it: the page gets a tap a moment after the finger was lifted.
    #[track_caller]
    pub fn tap_field(&self, css: &str) {
        self.tap(css);
        self.wait_for(
            "the keyboard on the field",
            &format!("document.activeElement?.matches({})", json!(css)),
        );
    }

    /// Taps an element if it can be tapped now; returns whether it could.
    #[track_caller]
    pub fn tap_if_there(&self, css: &str) -> bool {
        match self.try_to_run(REACH, &[json!(css), Value::Null]) {
            Ok(Value::String(_)) | Err(_) => false,
            Ok(place) => {
                self.tap_at(place);
                true
            }
        }
    }

    /// Chooses an option of a list. A native list opens outside the page, where touches do not reach.
    #[track_caller]
    pub fn choose(&self, list: &str, line: &str) {
        let lines = format!("{list} option");
        self.wait_for("a list to choose from", &format!("document.querySelector({})", json!(lines)));
        let options = self.driver().find_all(By::Css(lines));
        for option in self.ask("looking for a list", options) {
            if self.ask("reading a line of a list", option.text()).trim() == line {
                return self.ask("choosing from a list", option.click());
            }
        }
        panic!("There is no \"{line}\" in {list}.");
    }

    /// Taps several elements at the same time, with one finger each.
    #[track_caller]
    pub fn tap_together(&self, each_css: &[&str]) {
        let places: Vec<Value> = each_css.iter().map(|css| self.reach(css, None)).collect();
        self.lay_fingers(&places);
        self.lift_fingers();
    }

    /// Drags each first element to the second one, with one finger for each pair, all at the same time.
    #[track_caller]
    pub fn drag_together(&self, pairs: &[(&str, &str)]) {
        let from: Vec<Value> = pairs.iter().map(|(from, _)| self.reach(from, None)).collect();
        let to: Vec<Value> = pairs.iter().map(|(_, to)| self.reach(to, None)).collect();
        self.lay_fingers(&from);
        if self.engine() == Engine::Chromium {
            self.touch("touchMove", &to);
        } else {
            let across = |finger: usize| {
                let [x, y] = ["x", "y"].map(|axis| to[finger][axis].clone());
                vec![json!({ "type": "pointerMove", "duration": 50, "origin": "viewport", "x": x, "y": y })]
            };
            self.act_with_fingers(to.len(), across);
        }
        self.lift_fingers();
    }

    /// Drags an element to another with a mouse.
    #[track_caller]
    pub fn drag_with_mouse(&self, from: &str, to: &str) {
        let at = |place: Value| json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": place["x"], "y": place["y"] });
        let [from, to] = [from, to].map(|css| at(self.reach(css, None)));
        let (down, up) = ("pointerDown", "pointerUp");
        let actions = json!([from, { "type": down, "button": 0 }, to, { "type": up, "button": 0 }]);
        let mouse = json!({ "pointerType": "mouse" });
        self.act(json!([{ "type": "pointer", "id": "mouse", "parameters": mouse, "actions": actions }]));
    }

    /// Clicks with a mouse.
    #[track_caller]
    pub fn click(&self, css: &str) {
        let place = self.reach(css, None);
        let actions = json!([
            { "type": "pointerMove", "duration": 0, "origin": "viewport", "x": place["x"], "y": place["y"] },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "pointerType": "mouse" });
        self.act(json!([{ "type": "pointer", "id": "mouse", "parameters": mouse, "actions": actions }]));
    }

    /// Puts a finger on an element, waits until a JavaScript expression is true, and lifts the finger.
    #[track_caller]
    pub fn hold(&self, css: &str, what: &str, until: &str) {
        self.lay_finger_on(css);
        self.wait_for(what, until);
        self.lift_fingers();
    }

    /// Puts a finger on an element and leaves it there.
    #[track_caller]
    pub fn lay_finger_on(&self, css: &str) {
        let place = self.reach(css, None);
        self.lay_fingers(&[place]);
    }

    /// Lifts all fingers.
    #[track_caller]
    pub fn lift_fingers(&self) {
        if self.engine() == Engine::Chromium {
            self.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
        } else {
            let up = |_: usize| vec![json!({ "type": "pointerUp", "button": 0 })];
            self.act_with_fingers(self.fingers.take(), up);
        }
    }

    /// Taps with one finger. In Chromium the browser lifts it without waiting for the page, as a person does: between the
    /// steps of a WebDriver action a busy page may take half a second, and a finger that rests for so long taps nothing.
    #[track_caller]
    fn tap_at(&self, place: Value) {
        if self.engine() == Engine::Chromium {
            let touch = |what: &str, points: &[&Value]| {
                ("Input.dispatchTouchEvent", json!({ "type": what, "touchPoints": points }))
            };
            return self.devtools_at_once(&[touch("touchStart", &[&place]), touch("touchEnd", &[])]);
        }
        let tap = |_: usize| {
            vec![
                json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": place["x"], "y": place["y"] }),
                json!({ "type": "pointerDown", "button": 0 }),
                json!({ "type": "pointerUp", "button": 0 }),
            ]
        };
        self.act_with_fingers(1, tap);
    }

    /// Between commands WebDriver's own touch in Chromium forgets fingers, so this is sent directly to the browser.
    #[track_caller]
    fn lay_fingers(&self, places: &[Value]) {
        if self.engine() == Engine::Chromium {
            return self.touch("touchStart", places);
        }
        let down = |finger: usize| {
            let [x, y] = ["x", "y"].map(|axis| places[finger][axis].clone());
            vec![
                json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y }),
                json!({ "type": "pointerDown", "button": 0 }),
            ]
        };
        self.fingers.set(places.len());
        self.act_with_fingers(places.len(), down);
    }

    /// What fingers do, sent to Chromium.
    #[track_caller]
    fn touch(&self, what: &str, places: &[Value]) {
        let point = |(id, place): (usize, &Value)| json!({ "x": place["x"], "y": place["y"], "id": id });
        let points: Vec<Value> = places.iter().enumerate().map(point).collect();
        self.devtools("Input.dispatchTouchEvent", json!({ "type": what, "touchPoints": points }));
    }

    /// Performs the actions of several fingers together. WebKit has only one pointer, a mouse.
    #[track_caller]
    fn act_with_fingers(&self, fingers: usize, actions: impl Fn(usize) -> Vec<Value>) {
        let kind = if self.engine() == Engine::Webkit { "mouse" } else { "touch" };
        assert!(kind == "touch" || fingers < 2, "In WebKit there is one finger.");
        let source = |finger| {
            let kind = json!({ "pointerType": kind });
            json!({ "type": "pointer", "id": format!("{finger}"), "parameters": kind, "actions": actions(finger) })
        };
        if fingers > 0 {
            self.act((0..fingers).map(source).collect());
        }
    }

    /// Performs WebDriver actions unchanged.
    #[track_caller]
    pub fn act(&self, actions: Value) {
        self.ask("performing actions", self.driver().cmd(Command::PerformActions(actions.into())));
    }

    #[track_caller]
    fn reach(&self, css: &str, words: Option<&str>) -> Value {
        let what = words.map_or_else(|| css.to_owned(), |words| format!("{css} named \"{words}\""));
        let what = format!("{what}, to be tapped");
        self.wait(&what, || match self.try_to_run(REACH, &[json!(css), json!(words)])? {
            Value::String(why) => Err(why),
            place => Ok(place),
        })
    }
}
