//! The link as a QR code, for another device in the room.

use crate::messages::share;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone around a code, in modules. Scanners need it.
const MARGIN: i32 = 4;

/// A text as a QR code; `None` if it is too long for one.
pub fn qr_code(text: &str) -> Option<AnyView> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let view_box = format!("{} {} {2} {2}", -MARGIN, -MARGIN, size + 2 * MARGIN);
    let dark = path(size, |x, y| code.get_module(x, y));
    // Dark on light in every theme: some cameras cannot read an inverted code.
    Some(
        view! {
            <svg class="qr" viewBox=view_box role="img" aria-label=share::qr_code() shape-rendering="crispEdges">
                <rect x=-MARGIN y=-MARGIN width="100%" height="100%" fill="#fff"></rect>
                <path d=dark fill="#000"></path>
            </svg>
        }
        .into_any(),
    )
}

/// The dark modules, one rectangle per run in a row.
fn path(size: i32, is_dark: impl Fn(i32, i32) -> bool) -> String {
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| is_dark(x, y)).count() as i32;
            if run > 0 {
                path += &format!("M{x} {y}h{run}v1h-{run}z");
            }
            x += run + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn each_run_of_dark_modules_is_a_rectangle() {
        let rows = ["##.#", "....", "..##", "####"];
        let is_dark = |x: i32, y: i32| rows[y as usize].as_bytes()[x as usize] == b'#';
        assert_eq!(path(4, is_dark), "M0 0h2v1h-2zM3 0h1v1h-1zM2 2h2v1h-2zM0 3h4v1h-4z");
    }
}
