//! A game is loaded when it is opened, with its stylesheet; the rest is loaded later in the background.

use pentathlon_browser::{Look, Page, Site, said};
use pentathlon_engine::games::shelf;
use serde_json::json;

const DRAWN: &str = "document.querySelector('main.set-up')";
/// The requested files of games, each with its game and time: modules and stylesheets.
fn asked() -> String {
    let games: Vec<String> = shelf().iter().map(|info| format!("'{}'", info.id)).collect();
    format!(
        "performance.getEntriesByType('resource')
            .map((one) => [one.name.split('/').pop().split('-')[0], one.name, one.startTime])
            .filter(([game, name]) => [{}].includes(game)
                && (name.endsWith('.wasm') || document.querySelector(`link[data-sheet=${{game}}]`)))",
        games.join(", ")
    )
}

/// A JavaScript expression that is true when all games are loaded.
fn all_games() -> String {
    format!("({}).filter(([, name]) => name.endsWith('.wasm')).length === {}", asked(), shelf().len())
}

/// When the app started to run: after its own module was loaded.
const BEGAN: &str = "performance.getEntriesByType('resource')
    .find((one) => one.name.endsWith('_bg.wasm')).responseEnd";

fn style_of(game: &str) -> String {
    let link = format!("document.querySelector('link[data-sheet={game}]')");
    format!("{link}.sheet?.cssRules.length > 0 && !{link}.media")
}

fn block(page: &Page, files: &[&str]) {
    page.devtools("Network.enable", json!({}));
    page.devtools("Network.setBlockedURLs", json!({ "urls": files }));
}

#[test]
fn the_shelf_waits_for_no_game_and_all_load_later_for_offline_use() {
    let site = Site::under("/some/sub/path/");
    let page = Page::open_with_all(&site, Look::PHONE);
    page.wait_for("the shelf", "document.querySelector('.cover')");
    page.wait_for("all games", &all_games());
    assert!(page.holds(&format!("({}).every(([, , when]) => when >= {BEGAN} + 3000)", asked())));
    // A Pentathlon, the people and the hall of fame are fetched when they are opened.
    page.wait_for(
        "all sheets",
        "[...document.querySelectorAll('link[data-sheet]:not([data-sheet=tournament], [data-sheet=club])')].every((link) => link.sheet)",
    );
    // No connection from here on.
    block(&page, &["*"]);
    for game in shelf().map(|info| info.id) {
        page.go(&format!("#/new/{game}"));
        page.wait_for("the set-up", &format!("document.querySelector('main.set-up[data-game={game}]')"));
        page.tap_named("button", said("screens", "play"));
        page.wait_for("the table", &format!("document.querySelector('main.table[data-game={game}]')"));
    }
}

#[test]
fn an_opened_game_loads_first_and_is_drawn_with_its_style_sheet() {
    let site = Site::under("/");
    let page = Page::open_with_all(&site, Look::PHONE);
    page.go("#/rules/orclympics");
    page.reload();
    page.wait_for("the rules", "document.querySelector('.rules-text')");
    // As soon as anything of the game is drawn, its stylesheet applies.
    assert!(page.holds(&style_of("orclympics")));
    page.wait_for("all games", &all_games());
    assert!(page.holds(&format!(
        "({}).every(([game, , when]) => game === 'orclympics' || when >= {BEGAN} + 3000)",
        asked()
    )));
    assert!(page.holds(&format!(
        "({}).filter(([game]) => game === 'orclympics').every(([, , when]) => when < {BEGAN} + 3000)",
        asked()
    )));
}

#[test]
fn a_game_that_fails_to_load_says_so_and_can_be_retried() {
    let site = Site::under("/");
    let page = Page::open_with_all(&site, Look::PHONE);
    page.wait_for("the shelf", "document.querySelector('.cover')");
    for file in ["*/orclympics*.wasm", "*/shared*.wasm"] {
        block(&page, &[file]);
        page.go("#/new/orclympics");
        page.reload();
        page.wait_for_text("main.nothing h1", said("app", "not-fetched"));
        // The device is online, and then it is not.
        page.wait_for_text("main.nothing [role=status]", said("app", "not-fetched-why"));
        let network = |is_offline: bool| {
            let network = json!({ "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
            page.devtools("Network.emulateNetworkConditions", network);
        };
        network(true);
        page.tap_named("button", said("app", "try-again"));
        page.wait_for_text("main.nothing [role=status]", said("app", "offline-why"));
        network(false);
        block(&page, &[]);
        page.tap_named("button", said("app", "try-again"));
        page.wait_for("the set-up", DRAWN);
    }
}

#[test]
fn a_saved_table_whose_game_fails_to_load_waits_on_the_shelf_unchanged() {
    let site = Site::under("/");
    let page = Page::open_with_all(&site, Look::PHONE);
    page.go("#/new/orclympics");
    page.wait_for("the set-up", DRAWN);
    page.tap_named("button", said("screens", "play"));
    crate::game::act(&page);
    let id = page.run("return location.hash.split('/').pop();", &[]);
    let key = crate::records::key(id.as_str().unwrap_or_default());
    let record = page.stored(&key).expect("the table is kept");
    block(&page, &["*/orclympics*.wasm"]);
    // The shelf shows a saved game without loading it.
    page.go("#/");
    page.reload();
    page.wait_for(
        "the table on the shelf",
        "document.querySelector('.waiting-state')?.textContent && document.querySelector('.waiting li small')",
    );
    // An old save has no such metadata.
    page.begin_at("#/", &[(&key, &record)]);
    page.wait_for_text(".waiting-state", said("app", "not-fetched"));
    block(&page, &[]);
    page.tap_named("a", said("app", "continue-game"));
    page.wait_for("the table", "document.querySelector('main.table[data-game=orclympics]')");
}

#[test]
fn a_game_whose_style_sheet_fails_is_played_without_and_retries_it() {
    let site = Site::under("/");
    let page = Page::open_with_all(&site, Look::PHONE);
    block(&page, &["*orclympics*.css"]);
    page.go("#/new/orclympics");
    page.wait_for("the set-up", DRAWN);
    assert!(!page.holds(&style_of("orclympics")));
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the table", "document.querySelector('main.table')");
    block(&page, &[]);
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.cover')");
    page.go("#/new/orclympics");
    page.wait_for("the set-up", DRAWN);
    page.wait_for("its style sheet", &style_of("orclympics"));
}

#[test]
fn the_app_is_played_without_its_typeface_and_drawn_in_it_once_it_comes() {
    /// The states of the font files: the one with most letters, and those with letters that only some names have.
    const STATES: &str =
        "[...document.fonts].filter(({ family }) => family === 'Archivo').map(({ status }) => status).join()";
    let site = Site::under("/some/sub/path/");
    let page = Page::blank(&site, Look::PHONE);
    block(&page, &["*.woff2"]);
    page.begin_at("", &[]);
    page.wait_for("the shelf", "document.querySelector('.cover')");
    page.wait_for("the typeface to fail", &format!("{STATES}.startsWith('error,')"));
    page.go("#/new/olympics");
    page.wait_for("the set-up", DRAWN);
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the table", "document.querySelector('main.table')");

    block(&page, &[]);
    page.begin_at("", &[]);
    page.wait_for("the shelf", "document.querySelector('.cover')");
    page.wait_for("the typeface", &format!("{STATES} === 'loaded,unloaded'"));
    let from_here = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name }) => name.startsWith(`${location.origin}/some/sub/path/archivo-`)).join()";
    assert!(page.holds(&format!("{from_here} === 'true'")), "one file, once, of this origin");
    let width = "const line = document.createElement('span');
        line.style.cssText = arguments[1];
        line.textContent = arguments[0];
        document.querySelector('h1').append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return width;";
    let width = |text: &str, style: &str| page.run(width, &[json!(text), json!(style)]).as_f64();
    assert_ne!(width("Pentathlon", ""), width("Pentathlon", "font-family: 'Like Arial', system-ui"));
    for weight in ["400", "850"] {
        let style = format!("font-weight: {weight}");
        assert_eq!(width("1111111", &style), width("8888888", &style), "figures are of one width");
    }
    page.go("#/new/olympics");
    page.wait_for("the set-up", DRAWN);
    page.tap(".chair");
    page.wait_for("the field", "document.querySelector('.of-chair input')");
    page.run("document.querySelector('.of-chair input').value = 'Łukasz';", &[]);
    page.wait_for("further letters", &format!("{STATES} === 'loaded,loaded'"));
}
