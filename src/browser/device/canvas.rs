//! A canvas: SVG and text in, a PNG picture out, which can be saved or handed to the system's share sheet. Nothing is
//! requested meanwhile.

use crate::browser::object::{call, get, is_cancelled, object, promised, set};
use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::window;

/// The media type of a picture.
const PNG: &str = "image/png";

/// The colour of a pixel in each corner, and its parts as a canvas gives them out: where those differ, the browser changes what
/// is drawn, so that no site recognizes the device by it.
const KNOWN: (&str, [f64; 3]) = ("#1b1714", [27.0, 23.0, 20.0]);

/// A canvas.
pub struct Canvas {
    element: JsValue,
    context: JsValue,
    size: (u32, u32),
}

/// A finished picture.
#[derive(Clone)]
pub struct Picture {
    /// Its address, which contains it whole.
    pub address: String,
    /// Whether the browser has changed it.
    pub is_changed: bool,
    /// The picture as a file, if this browser can share one.
    file: Option<JsValue>,
}

/// Why a picture was not shared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum NotShared {
    /// The person has closed the system's sheet.
    Cancelled,
    /// The system has refused.
    Refused,
}

impl Canvas {
    /// An empty canvas of that size; `None` if this browser has none to give.
    pub fn new(width: u32, height: u32) -> Option<Self> {
        let element: JsValue = window()?.document()?.create_element("canvas").ok()?.into();
        set(&element, "width", &width.into());
        set(&element, "height", &height.into());
        let context = call(&element, "getContext", &Array::of1(&"2d".into()))?;
        get(&context, "canvas")?;
        Some(Self { element, context, size: (width, height) })
    }

    /// Draws an SVG picture over the whole canvas. It knows neither style sheets nor typefaces of the page.
    pub async fn draw(&self, svg: &str) -> Option<()> {
        let image: JsValue = window()?.document()?.create_element("img").ok()?.into();
        // An address ends at a hash, and its escapes begin with a percent sign.
        let svg = svg.replace('%', "%25").replace('#', "%23");
        set(&image, "src", &format!("data:image/svg+xml;charset=utf-8,{svg}").into());
        promised(&image, "decode", &Array::new()).await.ok()?;
        call(&self.context, "drawImage", &Array::of3(&image, &0.into(), &0.into())).map(|_| ())
    }

    /// Chooses a font, as in CSS.
    pub fn use_font(&self, font: &str) {
        set(&self.context, "font", &font.into());
    }

    /// How wide a text is in the chosen font.
    pub fn width_of(&self, text: &str) -> f64 {
        let measured = call(&self.context, "measureText", &Array::of1(&text.into()));
        measured.and_then(|measured| get(&measured, "width")?.as_f64()).unwrap_or_default()
    }

    /// Writes a text on its baseline; `align` is `left`, `center` or `right`.
    pub fn write(&self, text: &str, (x, y): (f64, f64), colour: &str, align: &str) {
        set(&self.context, "fillStyle", &colour.into());
        set(&self.context, "textAlign", &align.into());
        let _ = call(&self.context, "fillText", &Array::of3(&text.into(), &x.into(), &y.into()));
    }

    /// What has been drawn; `None` if the browser does not give it out.
    pub async fn picture(&self, file_name: &str) -> Option<Picture> {
        let is_changed = !self.keeps_corners();
        let address = call(&self.element, "toDataURL", &Array::of1(&PNG.into()))?.as_string()?;
        if !address.starts_with("data:image/png") {
            return None;
        }
        Some(Picture { address, is_changed, file: self.file(file_name).await })
    }

    /// Draws a known pixel into each corner, and returns whether all are given out as they were drawn.
    fn keeps_corners(&self) -> bool {
        set(&self.context, "fillStyle", &KNOWN.0.into());
        let (right, bottom) = (self.size.0.saturating_sub(1), self.size.1.saturating_sub(1));
        [(0, 0), (right, 0), (0, bottom), (right, bottom)].into_iter().all(|(x, y)| {
            let place = Array::of4(&x.into(), &y.into(), &1.into(), &1.into());
            let _ = call(&self.context, "fillRect", &place);
            let data = call(&self.context, "getImageData", &place).and_then(|image| get(&image, "data"));
            data.is_some_and(|data| {
                let part = |part: &str| get(&data, part).and_then(|part| part.as_f64());
                ["0", "1", "2"].into_iter().map(part).eq(KNOWN.1.map(Some))
            })
        })
    }

    async fn file(&self, name: &str) -> Option<JsValue> {
        let made = Promise::new(&mut |then, _| {
            let _ = call(&self.element, "toBlob", &Array::of2(&then, &PNG.into()));
        });
        let blob = JsFuture::from(made).await.ok()?;
        let window: JsValue = window()?.into();
        let options = object([("type", PNG.into())]);
        let parts = Array::of3(&Array::of1(&blob), &name.into(), &options);
        let file = call(&get(&window, "Reflect")?, "construct", &Array::of2(&get(&window, "File")?, &parts))?;
        let can = call(&get(&window, "navigator")?, "canShare", &Array::of1(&files(&file)))?;
        can.is_truthy().then_some(file)
    }
}

impl Picture {
    /// Whether this browser can share it.
    pub fn can_be_shared(&self) -> bool {
        self.file.is_some()
    }

    /// Opens the system's sheet with the picture.
    pub async fn share(&self) -> Result<(), NotShared> {
        let navigator = window().and_then(|window| get(&window, "navigator")).ok_or(NotShared::Refused)?;
        let file = self.file.as_ref().ok_or(NotShared::Refused)?;
        let shared = promised(&navigator, "share", &Array::of1(&files(file))).await.map(drop);
        shared.map_err(|why| if is_cancelled(&why) { NotShared::Cancelled } else { NotShared::Refused })
    }
}

fn files(file: &JsValue) -> JsValue {
    object([("files", Array::of1(file).into())])
}

/// Waits until the page's typeface has the letters of a text. Without it another font is used.
pub async fn load_letters(font: &str, text: &str) {
    let fonts = || {
        let document = window()?.document()?;
        get(&document, "fonts")
    };
    if let Some(fonts) = fonts() {
        let _ = promised(&fonts, "load", &Array::of2(&font.into(), &text.into())).await;
    }
}
