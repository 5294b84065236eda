//! While a table is open, the device keeps its screen on.

use crate::records;
use pentathlon_browser::{Look, Page, Site};

/// Counts the locks that keep the screen on, in place of the browser's own locks.
const COUNT_LOCKS: &str = "
    window.locks = 0;
    navigator.wakeLock.request = async () => {
        locks += 1;
        return { release: async () => { locks -= 1; } };
    };";

#[test]
fn the_screen_stays_on_while_a_table_is_open_and_no_longer() {
    let site = Site::at_root();
    let record = records::at_athletes(3, &[0], 1);
    let page = Page::open_at(&site, Look::TABLET.still(), "#/", &[(&records::key("t"), &record)]);
    page.run(COUNT_LOCKS, &[]);
    page.go("#/table/t");
    page.wait_for("the table", "document.querySelector('[data-phase=asking]')");
    page.wait_for("the screen to be kept on", "locks === 1");
    page.go("#/");
    page.wait_for("the screen to be let go", "locks === 0");
    page.close();
}
