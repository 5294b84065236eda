use crate::game::*;
use pentathlon_browser::{Look, Page, Site};
#[test]
fn probe() {
    let site = Site::at_root();
    let record = crate::records::at_athletes(2, &[0, 1], 3);
    let page = Page::open_at(&site, Look::TABLET.still(), "#/table/x", &[(&crate::records::key("x"), &record)]);
    let game = Game::on(&page);
    game.next();
    page.run("window.log=[]; for (const k of ['pointerdown','pointerup','pointercancel','click','contextmenu','touchend','keydown']) document.addEventListener(k, (e)=>log.push(k+' '+(e.target.className||e.target.tagName)+' '+e.detail), true);", &[]);
    for _ in 0..3 {
    game.open_curtain();
    println!("{}", page.run("return [log.join('\\n'), [...document.querySelectorAll('[aria-pressed=true]')].map(e=>e.outerHTML.slice(0,200)).join('')].join('\\n')", &[]));
    page.press("p"); page.press("Escape");
    println!("{}", page.run("return [log.join('\\n'), [...document.querySelectorAll('[aria-pressed=true]')].map(e=>e.outerHTML.slice(0,200)).join('')].join('\\n')", &[]));
    }
}
