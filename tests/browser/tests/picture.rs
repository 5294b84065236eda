//! The picture of the podium: drawn on the device, in two shapes; saved, or shared by the system's sheet.

use pentathlon_browser::shared::PREVIEW;
use pentathlon_browser::{Look, Page, Site, finished_game, said, said_with};
use serde_json::{Value, json};

use crate::game::AT_ONCE;
use crate::records;

/// The id of a table is the moment at which it was opened: noon of 21 November 2026, in UTC.
const TABLE: &str = "1a1fdfa4600";
const GAME: &str = "olympia2000";
/// What a picture is like: its size, how many colours it has, and itself.
const LOOK_AT_IT: &str = "
    const image = document.querySelector('img.picture-preview');
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    return [canvas.width, canvas.height, new Set(pixels).size, image.src];";
const SQUARE: (u64, u64) = (1200, 1200);
const WIDE: (u64, u64) = (1200, 630);

struct Seen {
    size: (u64, u64),
    colours: u64,
    address: String,
}

fn blank(look: Look, script: &str) -> Page {
    let page = Page::blank(&Site::at_root(), look.still());
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    page
}

/// Opens the dialog over the podium of a game.
#[track_caller]
fn share(page: &Page, record: &str) {
    page.begin_at(&format!("#/table/{TABLE}"), &[(&records::key(TABLE), record), AT_ONCE]);
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    page.tap_named(".podium-actions button", said("screens", "share"));
}

#[track_caller]
fn look_at(page: &Page, (width, height): (u64, u64)) -> Seen {
    let drawn = format!("{PREVIEW}?.naturalWidth === {width} && {PREVIEW}.naturalHeight === {height}");
    page.wait_for("the picture", &drawn);
    let seen = page.run(LOOK_AT_IT, &[]);
    let number = |index: usize| seen[index].as_u64().unwrap_or_default();
    let address = seen[3].as_str().unwrap_or_default().to_owned();
    Seen { size: (number(0), number(1)), colours: number(2), address }
}

#[track_caller]
fn picture(page: &Page, record: &str) -> String {
    share(page, record);
    look_at(page, SQUARE).address
}

#[test]
fn a_picture_of_each_shape_is_drawn_without_a_request_and_has_a_name_for_its_file() {
    const WATCH: &str = "window.violations = [];
        addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));";
    let page = blank(Look::PHONE, WATCH);
    share(&page, &finished_game(GAME, &["Ana", "Bo", "Chen"], 1, false));
    let square = look_at(&page, SQUARE);
    page.assert_accessible();
    page.run("performance.clearResourceTimings();", &[]);
    page.tap_named("dialog .pill", said("share", "picture-wide"));
    let wide = look_at(&page, WIDE);
    page.tap_named("dialog .pill", said("share", "picture-square"));
    assert_eq!(look_at(&page, SQUARE).address, square.address, "it is the same each time");
    let requests = "return performance.getEntriesByType('resource').map((one) => one.name).filter((name) => !name.startsWith('data:'));";
    assert_eq!(page.run(requests, &[]), json!([]));
    assert_eq!(page.run("return violations;", &[]), json!([]));
    assert!(!page.holds("document.querySelector('dialog [role=alert]')"), "nothing is wrong with it");
    for seen in [&square, &wide] {
        assert!(seen.colours > 20, "{:?} has {} colours", seen.size, seen.colours);
        assert!(seen.address.starts_with("data:image/png;base64,"));
    }
    let link = "const link = document.querySelector('dialog a[download]'); return [link.download, link.href === document.querySelector('img.picture-preview').src];";
    assert_eq!(page.run(link, &[]), json!([format!("{GAME}-2026-11-21.png"), true]));
    let headline = page.text_of("#podium-title");
    let label = said_with(
        "share",
        "picture-of",
        &[
            ("title", pentathlon_browser::Value::Text("Olympia 2000 (B.C.)")),
            ("headline", pentathlon_browser::Value::Text(&headline)),
        ],
    );
    let plain = |text: &str| text.replace(['\u{2068}', '\u{2069}'], "");
    let alt = page.run("return document.querySelector('img.picture-preview').alt;", &[]);
    assert_eq!(plain(alt.as_str().unwrap_or_default()), plain(&label));
    page.close();
}

#[test]
fn a_picture_shows_who_won_and_who_else_was_there_in_the_same_colours_by_day_and_night() {
    let page = blank(Look::TABLET, "");
    let record = finished_game(GAME, &["Ana", "Bo", "Chen"], 1, false);
    let first = picture(&page, &record);
    let renamed = finished_game(GAME, &["Ana", "Bo", "Dita"], 1, false);
    assert_ne!(picture(&page, &renamed), first, "names are drawn");
    let other = finished_game(GAME, &["Ana", "Bo", "Chen"], 2, false);
    assert_ne!(picture(&page, &other), first, "another game has another podium");
    page.look(Look::TABLET.still().dark());
    assert_eq!(picture(&page, &record), first, "the theme makes no difference");
    page.close();
}

#[test]
fn the_systems_sheet_gets_the_picture_and_a_refusal_is_said() {
    const SHEET: &str = "
        window.sent = [];
        navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = async ({ files: [file] }) => {
            sent.push([file.name, file.type, file.size > 10_000]);
            if (window.refuse) throw new DOMException('no', refuse);
        };";
    let page = blank(Look::PHONE, SHEET);
    picture(&page, &finished_game(GAME, &["Ana", "Bo"], 1, false));
    let sent = |count: usize| {
        page.tap_named("dialog button", said("share", "share-it"));
        page.wait_for("the sheet", &format!("sent.length === {count}"));
    };
    sent(1);
    assert_eq!(
        page.run("return sent[0];", &[]),
        json!([format!("{GAME}-2026-11-21.png"), "image/png", true])
    );
    page.run("window.refuse = 'NotAllowedError';", &[]);
    sent(2);
    page.wait_for_text("dialog [role=status]", said("share", "picture-refused"));
    page.run("window.refuse = 'AbortError';", &[]);
    sent(3);
    page.wait_for("silence", "document.querySelector('dialog [role=status]').textContent === ''");
    page.close();
}

#[test]
fn a_browser_without_a_canvas_or_a_sheet_or_with_noise_in_pictures_says_so_or_offers_to_save() {
    let page = blank(Look::PHONE, "HTMLCanvasElement.prototype.getContext = () => null;");
    share(&page, &finished_game(GAME, &["Ana", "Bo"], 1, false));
    page.wait_for_text("dialog [role=alert]", said("share", "picture-failed"));
    page.close();

    // One that neither shares nor leaves what is drawn as it is.
    const NOISE: &str = "delete Navigator.prototype.canShare; delete Navigator.prototype.share;
        const { prototype } = CanvasRenderingContext2D;
        const read = prototype.getImageData;
        prototype.getImageData = function (x, y, ...size) {
          const image = read.call(this, x, y, ...size);
          if (x > 0 && y > 0) image.data[1] ^= 1;
          return image;
        };";
    let page = blank(Look::PHONE, NOISE);
    picture(&page, &finished_game(GAME, &["Ana", "Bo"], 1, false));
    let buttons = page.run("return document.querySelectorAll('dialog .row > *').length;", &[]);
    assert_eq!(buttons, Value::from(1), "it can only be saved");
    page.wait_for_text("dialog [role=alert]", said("share", "picture-changed"));
    page.close();
}
