//! Offline use after one visit; a new build; and how to switch it all off.

use std::fs;

use pentathlon_browser::shared::PREVIEW;
use pentathlon_browser::{Look, OwnBuild, Page, Site, said};
use pentathlon_engine::games::shelf;
use serde_json::json;

use crate::every_game::{is_begun, is_played};
use crate::hangs::DRAWN;
use crate::records;
use crate::rotation::has_its_turn;

const OFFER: &str = "document.querySelector('.offer button')";
const UNREACHABLE: &str = "await fetch(`?${Math.random()}`).then(() => false, () => true)";

/// Opens the app for the first time, and waits until a service worker has cached all of it.
#[track_caller]
pub fn visit(site: &Site, stored: &[(&str, &str)]) -> Page {
    let page = Page::with_workers(site, Look::TABLET.still());
    page.begin_at("", stored);
    page.wait_for("the worker", "navigator.serviceWorker.controller?.state === 'activated'");
    page
}

fn is_build(name: &str) -> String {
    format!("document.querySelector('meta[name=build]')?.content === '{name}'")
}

fn is_kept(name: &str) -> String {
    format!("(await caches.keys()).some((cache) => cache.includes('{name}'))")
}

/// After one visit the server is stopped and the browser restarted; then each game is opened, and `tried`.
#[track_caller]
fn every_game_is_there_without_a_network_under(place: &str, mut tried: impl FnMut(&Page, &str)) {
    let build = OwnBuild::copy();
    let site = Site::of(build.path(), place);
    let mut page = visit(&site, &[]);
    let cache = format!("pentathlon-{}@{place}", build.name());
    let files =
        format!("(await (await caches.open('{cache}')).keys()).map((one) => new URL(one.url).pathname)");
    // Everything, under the app's own path.
    assert!(
        page.holds(&format!(
            "({files}).length > 30 && ({files}).every((file) => file.startsWith('{place}'))"
        ))
    );
    assert!(page.holds(&format!("({files}).includes('{place}')")));

    site.stop();
    page.restart(Look::TABLET.still());
    page.go("");
    page.wait_for("the shelf", DRAWN);
    for game in shelf().map(|info| info.id) {
        tried(&page, game);
    }
    assert!(page.holds(&format!("location.pathname === '{place}'")));
    assert!(page.holds(UNREACHABLE), "there is no server");
    page.forget();
}

#[test]
fn every_game_is_played_without_a_network_after_one_visit() {
    // One of them to its end, or each (`rotation`).
    let mut number = 0;
    every_game_is_there_without_a_network_under("/", |page, game| {
        number += 1;
        if has_its_turn(number, 5) { is_played(page, game) } else { is_begun(page, game) }
    });
}

#[test]
fn a_picture_of_the_podium_is_made_without_a_network() {
    let build = OwnBuild::copy();
    let site = Site::of(build.path(), "/");
    let table = records::key("o");
    let mut page = visit(&site, &[(&table, &records::over(3, &[0]))]);
    site.stop();
    page.restart(Look::TABLET.still());
    page.go("#/table/o");
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    page.tap_named(".podium-actions button", said("screens", "share"));
    page.wait_for("the picture", &format!("{PREVIEW}?.naturalWidth === 1200"));
    page.forget();
}

#[test]
fn a_language_that_is_used_is_there_without_a_network_and_in_the_next_build() {
    const PSEUDO: &str = "?lang=en-XA";
    let count = |name: &str| {
        let keys = format!("(await (await caches.open('pentathlon-{name}@/')).keys())");
        format!("{keys}.filter(({{ url }}) => url.includes('-en-XA-')).length")
    };
    let build = OwnBuild::copy();
    let site = Site::of(build.path(), "/");
    let page = visit(&site, &[]);
    let all = format!("{} === 0", count(&build.name()));
    assert!(page.holds(&all), "other languages are not fetched");
    page.go(PSEUDO);
    page.wait_for("the whole language", &format!("{} > 20", count(&build.name())));
    let next = build.renew();
    page.reload();
    page.wait_for("the language in the next build", &format!("{} > 20", count(&next)));
    site.stop();
    page.go(&format!("{PSEUDO}#/rules/olympics"));
    page.wait_for("the rules", "document.querySelector('main h2')?.textContent.startsWith('[')");
    page.forget();
}

#[test]
fn every_game_is_begun_without_a_network_under_a_path_of_its_own() {
    every_game_is_there_without_a_network_under("/some/sub/path/", is_begun);
}

#[test]
fn what_is_not_there_is_an_error_and_never_the_start_page() {
    let site = Site::under("/sub/");
    let page = visit(&site, &[]);
    assert!(page.holds("(await fetch('nothing.svg')).status === 404"));
    site.stop();
    // A text that a link on the shelf leads to, in a tab of its own.
    assert!(page.holds("document.querySelector('.credits a[target=_blank][href=\"./licences.txt\"]')"));
    page.go("licences.txt");
    page.wait_for(
        "the licences",
        "document.body.innerText.includes('Twemoji') && document.body.innerText.includes('leptos 0.')",
    );
    page.go("");
    assert!(page.holds("await fetch('nothing.svg').then(() => false, () => true)"));
    assert!(page.holds("(await fetch('favicon.svg')).headers.get('Content-Type') === 'image/svg+xml'"));
    page.forget();
}

#[test]
fn a_file_that_is_gone_from_the_cache_is_put_back_and_the_page_is_there_without_a_network() {
    /// Deletes each file and requests it again. Returns the first one that is not there again.
    const MEND: &str = "
        const [name] = await caches.keys();
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          await cache.delete(url);
          const answer = await fetch(url);
          if (!answer.ok) return `${url} is not there`;
          for (let turn = 0; !(await cache.match(url)); turn++) {
            if (turn > 3000) return `${url} is not put back`;
            await new Promise((go) => setTimeout(go, 10));
          }
        }
        return '';";
    const DELETE: &str = "
        const [name] = await caches.keys();
        const cache = await caches.open(name);
        return cache.delete(new URL(arguments[0], location).href);";
    let site = Site::under("/sub/");
    let page = visit(&site, &[]);
    assert_eq!(page.run(MEND, &[]), json!(""));
    // The page itself, online and offline.
    for is_stopped in [false, true] {
        assert_eq!(page.run(DELETE, &[json!("./")]), json!(true));
        if is_stopped {
            site.clone().hold(&["/"]);
        }
        page.reload();
        page.wait_for("the shelf", DRAWN);
        page.wait_for("the page to be put back", "(await caches.match(new URL('./', location).href))?.ok");
    }
    for game in shelf().map(|info| info.id) {
        is_begun(&page, game);
    }
    // A file deleted while offline is an error, and comes back with the network.
    let gone = "(await fetch('favicon.svg').then(({ ok }) => ok, () => false))";
    assert_eq!(page.run(DELETE, &[json!("favicon.svg")]), json!(true));
    site.hold(&[]);
    assert!(page.holds(gone));
    page.wait_for(
        "the file to be put back",
        "(await caches.match(new URL('favicon.svg', location).href))?.ok",
    );
    assert_eq!(page.run(DELETE, &[json!("favicon.svg")]), json!(true));
    site.stop();
    assert!(!page.holds(gone));
    page.go("#/");
    page.reload();
    page.wait_for("the shelf", DRAWN);
    page.forget();
}

/// Records what becomes of the worker that the page registers.
const WATCH_WORKER: &str = "
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = async function (...all) {
      const registration = await register.apply(this, all);
      registration.installing?.addEventListener('statechange', ({ target }) => { window.worker = target.state; });
      return registration;
    };";

#[test]
fn a_build_that_is_not_whole_is_not_kept() {
    let build = OwnBuild::copy();
    // As while somebody is still copying files to the host.
    fs::write(build.file("clues-", ".svg"), "<svg/>").expect("a file can be written");
    let site = Site::of(build.path(), "/");
    let page = Page::with_workers(&site, Look::PHONE);
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH_WORKER }));
    page.begin_at("", &[]);
    page.wait_for("the worker to give up", "window.worker === 'redundant'");
    page.wait_for("nothing to be kept by halves", "(await caches.keys()).length === 0");
    page.reload();
    page.wait_for("the shelf", DRAWN);
    page.forget();
}

#[test]
fn a_new_build_is_offered_on_the_shelf_and_taken_there() {
    let build = OwnBuild::copy();
    let site = Site::of(build.path(), "/sub/");
    let record = records::at_athletes(2, &[0, 1], 3);
    let key = records::key("t");
    let page = visit(&site, &[(&key, &record)]);
    let old = build.name();
    assert!(page.holds(&is_build(&old)));
    let first = page.ask("asking for the tab", page.driver().window());
    let second = page.ask("opening a tab", page.driver().new_tab());
    page.ask("going to the tab", page.driver().switch_to_window(second.clone()));
    page.go("");
    page.wait_until_started();
    page.ask("going back to the tab", page.driver().switch_to_window(first.clone()));

    let new = build.renew();
    page.go("#/table/t");
    page.wait_for("the table", "document.querySelector('main.table')");
    page.go("#/");
    page.wait_for("the offer", OFFER);
    page.assert_accessible();
    // Not in a game, and not without asking.
    page.go("#/table/t");
    page.wait_for("the table", "document.querySelector('main.table')");
    assert!(!page.holds(OFFER));
    page.reload();
    assert!(page.holds(&is_build(&old)));
    page.go("#/");
    page.tap(".offer button");
    page.wait_for("the new build", &is_build(&new));
    page.wait_until_started();
    assert_eq!(page.stored(&key), Some(record));
    page.wait_for("nothing more to offer", &format!("{DRAWN} && !({OFFER})"));

    // The other tab continues with its own build until the user asks for the new one.
    page.ask("going to the other tab", page.driver().switch_to_window(second));
    assert!(page.holds(&is_build(&old)) && page.holds(&is_kept(&old)));
    page.go("#/settings");
    page.wait_for("the settings", "document.querySelector('.settings')");
    page.go("#/");
    page.tap_named("button", said("app", "take-new-version"));
    page.wait_for("the new build", &is_build(&new));
    page.wait("the old build to be deleted", || {
        page.reload();
        if page.holds(&is_kept(&old)) { Err("it is still kept".to_owned()) } else { Ok(()) }
    });
    assert!(page.holds(&is_kept(&new)));
    page.forget();
}

#[test]
fn a_new_build_opens_where_its_cache_is_lost_before_it_is_taken() {
    let build = OwnBuild::copy();
    let site = Site::of(build.path(), "/");
    let page = visit(&site, &[]);
    let new = build.renew();
    page.go("#/settings");
    page.wait_for("the settings", "document.querySelector('.settings')");
    page.go("#/");
    page.wait_for("the offer", OFFER);
    let lose =
        "for (const name of await caches.keys()) if (name.includes(arguments[0])) await caches.delete(name);";
    page.run(lose, &[json!(new)]);
    assert!(!page.holds(&is_kept(&new)));
    page.tap(".offer button");
    page.wait_for("the new build", &is_build(&new));
    page.wait_until_started();
    page.wait_for("the page to be put back", &is_kept(&new));
    page.forget();
}

#[test]
fn the_worker_can_be_switched_off_from_the_host() {
    let build = OwnBuild::copy();
    let site = Site::of(build.path(), "/");
    let record = records::at_athletes(2, &[0, 1], 3);
    let key = records::key("t");
    let page = visit(&site, &[(&key, &record)]);
    page.run("await caches.open('pentathlon-0@/elsewhere/'); await caches.open('others');", &[]);
    let off = include_str!("../../../public/sw-off.js");
    fs::write(build.path().join("sw.js"), off).expect("a file can be written");
    // The shelf asks whether there is something new. A browser itself may ask later than this test waits.
    page.go("#/settings");
    page.wait_for("the settings", "document.querySelector('.settings')");
    page.go("#/");
    page.wait("no cache of ours", || {
        let there = page.run("return (await caches.keys()).join();", &[]);
        if there == "pentathlon-0@/elsewhere/,others" { Ok(()) } else { Err(format!("there are {there}")) }
    });
    page.wait("no worker", || {
        page.reload();
        if page.holds("navigator.serviceWorker.controller") { Err("there is one".to_owned()) } else { Ok(()) }
    });
    page.wait_for("the shelf", DRAWN);
    assert_eq!(page.stored(&key), Some(record));
    page.forget();
}

#[test]
fn a_tab_whose_game_is_gone_is_told_of_the_new_version_and_goes_on_there() {
    let build = OwnBuild::copy();
    let game = build.file("olympics-", ".wasm");
    let part = fs::read(&game).expect("the part is there");
    fs::remove_file(&game).expect("a file can be removed");
    let site = Site::of(build.path(), "/");
    let page = Page::open(&site, Look::PHONE.still());
    page.go("#/new/olympics");
    page.wait_for_text("main.nothing h1", said("app", "not-fetched"));
    let new = build.renew();
    page.tap_named("button", said("app", "try-again"));
    page.wait_for_text("main.nothing h1", said("app", "outdated"));
    page.assert_accessible();
    fs::write(game, part).expect("a file can be written");
    page.tap_named("button", said("app", "load-again"));
    page.wait_for(
        "the same place in the new build",
        "document.querySelector('main.set-up[data-game=olympics]')",
    );
    assert!(page.holds(&is_build(&new)));
}
