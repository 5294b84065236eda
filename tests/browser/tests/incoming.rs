//! What comes from outside without a tap: nothing of it is stored before a person has seen it and said yes.

use std::fs;

use pentathlon_browser::{OwnBuild, Page, Site, said};
use serde_json::json;

use crate::game::AT_ONCE;
use crate::offline::visit;
use crate::records;
use crate::saves::taken;

const PREVIEW: &str = "document.querySelector('.preview')";

/// A site of another origin whose page posts a text to the app.
struct Other {
    site: Site,
    /// Its folder.
    _build: OwnBuild,
}

impl Other {
    fn new() -> Self {
        let build = OwnBuild::copy();
        let form = "<!doctype html><form method=post enctype=multipart/form-data><textarea name=text></textarea></form>";
        fs::write(build.path().join("index.html"), form).expect("a file can be written");
        Self { site: Site::of(build.path(), "/"), _build: build }
    }

    /// Posts a text as the page of this site, which nobody has tapped.
    #[track_caller]
    fn post(&self, page: &Page, site: &Site, text: &str) {
        const POST: &str = "
            const form = document.forms[0];
            form.action = arguments[0];
            form.elements.text.value = arguments[1];
            form.submit();";
        page.ask("opening another site", page.driver().goto(self.site.url("").as_str()));
        page.run(POST, &[json!(site.url("share")), json!(text)]);
        page.wait_for("the app", &format!("location.origin === new URL('{}').origin", site.url("")));
        page.wait_until_started();
    }
}

#[track_caller]
fn tables(page: &Page) -> usize {
    page.stored_keys().iter().filter(|key| key.starts_with("pentathlon/table/")).count()
}

/// Whether any cache has something that is no file of the build.
const IS_CACHED: &str = "(await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat().some((url) => url.endsWith('/shared'))";

#[test]
fn what_a_page_of_another_origin_posts_is_stored_only_if_a_person_says_yes() {
    let (site, other) = (Site::under("/"), Other::new());
    let page = visit(&site, &[AT_ONCE]);
    let record = records::at_athletes(2, &[0, 1], 2);
    let collection = format!("== pentathlon/table/x\n{record}\n");

    other.post(&page, &site, &collection);
    page.wait_for("what it is", PREVIEW);
    page.wait_for_text(".preview", "Ana");
    page.assert_accessible();
    assert_eq!(tables(&page), 0, "nothing is stored");
    assert!(!page.holds(IS_CACHED), "nothing is kept");
    // No: it is gone.
    page.tap_named(".preview a.button", said("app", "home"));
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.ask("opening the page again", page.driver().goto(site.url("?shared").as_str()));
    page.wait_until_started();
    page.wait_for("the shelf", "document.querySelector('.covers')");
    assert_eq!(tables(&page), 0, "nothing is stored");

    // Yes.
    other.post(&page, &site, &collection);
    page.wait_for("what it is", PREVIEW);
    page.tap_named(".preview button", said("share", "preview-keep"));
    page.wait_for_text(".preview [role=status]", &taken(1));
    assert_eq!(page.stored(&records::key("x")), Some(record.clone()));

    // What is here already opens, and what cannot be read is refused.
    other.post(&page, &site, &collection);
    page.wait_for_text("[role=alert]", said("share", "tables-known"));
    other.post(&page, &site, &record);
    page.wait_for("the table", "location.hash === '#/table/x'");
    other.post(&page, &site, "== pentathlon/table/y\nnothing");
    page.wait_for_text("[role=alert]", said("share", "tables-none"));
    assert_eq!(tables(&page), 1, "none is doubled");
    page.forget();
}
