//! The app can be added to a home screen, wherever it is hosted.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::shelf;
use serde_json::json;

#[test]
fn the_manifest_and_its_icons_are_found_under_a_path_of_its_own() {
    let site = Site::under("/some/sub/path/");
    let page = Page::open(&site, Look::PHONE);
    let manifest = page.devtools("Page.getAppManifest", json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    assert!(
        manifest["url"].as_str().is_some_and(|url| url.ends_with("/some/sub/path/manifest.webmanifest")),
        "{manifest}"
    );
    let here = page.run("return location.href;", &[]);
    assert_eq!(
        (&manifest["manifest"]["startUrl"], &manifest["manifest"]["scope"]),
        (&here, &here),
        "{manifest}"
    );
    let wrong = page.run(
        "const manifest = new URL('manifest.webmanifest', location.href);
         const { icons, screenshots } = await (await fetch(manifest)).json();
         const wanted = [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')]
           .map((link) => ({ src: link.href, sizes: 'any' })).concat(icons, screenshots);
         const size = async ({ src, sizes }) => {
           const picture = new Image();
           picture.src = new URL(src, manifest);
           await picture.decode();
           const { naturalWidth: width, naturalHeight: height } = picture;
           return sizes === 'any' || sizes === `${width}x${height}` ? '' : `${src} is ${width}x${height}`;
         };
         const faults = await Promise.all(wanted.map((icon) => size(icon).catch((why) => `${icon.src}: ${why}`)));
         return [wanted.length, faults.filter(Boolean)];",
        &[],
    );
    assert_eq!(wrong, json!([10, []]));
    let shortcuts = "const { shortcuts } = await (await fetch('manifest.webmanifest')).json();
        return shortcuts.map(({ name, url }) => [name, url]);";
    let games = shelf().map(|info| [info.title.to_owned(), format!("./#/new/{}", info.id)]);
    assert_eq!(page.run(shortcuts, &[]), json!(games));
    page.close();
}
