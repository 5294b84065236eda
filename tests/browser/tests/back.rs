//! Back, in the browser or on the device.

use pentathlon_browser::{Look, Page, Site, labelled, said};

use crate::records;

const NO_DIALOG: &str = "!document.querySelector('dialog[open]')";

#[test]
fn back_closes_a_dialog_before_it_leaves_the_table() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    page.begin_at("#/", &[(&records::key("t"), &records::at_athletes(2, &[0], 2))]);
    page.wait_for("the shelf", "document.querySelector('.shelf')");
    page.run("location.hash = '#/table/t';", &[]);
    page.wait_for("the table", "document.querySelector('main.table[data-phase=asking]')");
    let open = |button: &str| {
        page.tap(&labelled(said("screens", button)));
        page.wait_for("the dialog", "document.querySelector('dialog[open]')");
    };
    let at_table = "document.querySelector('main.table') && location.hash === '#/table/t'";

    open("log");
    page.run("history.back();", &[]);
    page.wait_for("no dialog", NO_DIALOG);
    assert!(page.holds(at_table), "the table is still open");

    // Closed in another way, a dialog leaves nothing behind to go back from.
    open("pause");
    page.press("Escape");
    page.wait_for("no dialog, and its entry gone", &format!("{NO_DIALOG} && history.state === null"));
    assert!(page.holds(at_table), "the table is still open");
    page.run("history.back();", &[]);
    page.wait_for("the shelf", "document.querySelector('.shelf')");
    page.close();
}

#[test]
fn back_from_where_a_dialog_led_is_back_at_the_table() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    page.begin_at("#/table/t", &[(&records::key("t"), &records::at_athletes(2, &[0], 2))]);
    page.wait_for("the table", "document.querySelector('main.table[data-phase=asking]')");
    page.tap(&labelled(said("screens", "pause")));
    page.tap_named("dialog a", said("app", "settings"));
    page.wait_for("the settings", "document.querySelector('.settings')");
    page.run("history.back();", &[]);
    page.wait_for(
        "the table without a dialog",
        &format!(
            "document.querySelector('main.table[data-phase=asking]') && {NO_DIALOG} && history.state === null"
        ),
    );
    // The settings lead to the table, too, and after a reload.
    page.tap(&labelled(said("screens", "pause")));
    page.tap_named("dialog a", said("app", "settings"));
    page.wait_for("the settings", "document.querySelector('.settings')");
    page.reload();
    page.tap(&labelled(said("screens", "to-table")));
    page.wait_for("the table", "document.querySelector('main.table[data-phase=asking]')");
    page.close();
}
