//! The browser translates the app: what does not change can be translated, and what changes is never frozen.

use pentathlon_browser::{Look, Page, Site};

use crate::game::{AT_ONCE, COVER, Game, SessionPhase};

/// Translates each text that may be translated, whenever there is one, as browsers do: an element takes the place of the
/// text. The translation is in capital letters.
const TRANSLATE: &str = "
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const owner = text.parentElement;
        const isFixed = owner.closest('[translate]')?.translate === false;
        if (isFixed || !text.data.trim() || owner.closest('script, style, font, svg, option')) continue;
        const translated = document.createElement('font');
        translated.append(text.data.toUpperCase());
        text.replaceWith(translated);
      }
    };
    translate();
    new MutationObserver(translate).observe(document, { childList: true, subtree: true, characterData: true });";

#[test]
fn a_game_is_played_on_a_translated_page_and_its_prompts_are_true() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "", &[AT_ONCE]);
    page.run(TRANSLATE, &[]);
    page.wait_for("a translation", "document.querySelector('.shelf font')");
    page.tap(COVER);
    page.wait_for("the set-up", "document.querySelector('.set-up button[type=submit] font, .set-up font')");
    page.tap("button[type=submit]");
    let mut game = Game::on(&page);
    for _ in 0..6 {
        assert_eq!(game.next(), SessionPhase::Asking);
        let asked = game.truth().awaiting().seats();
        assert!(asked.contains(game.looking()), "who is asked is called");
        game.random_action();
        game.play_quickly(1);
    }
    assert!(!page.holds("document.querySelector('main.table font')"), "nothing of the table is translated");
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.waiting font')");
    page.close();
}

#[test]
fn rules_and_lessons_are_translated_step_by_step() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "#/rules/olympia2000", &[AT_ONCE]);
    page.wait_for("the rules", "document.querySelector('.rules-text')");
    page.run(TRANSLATE, &[]);
    page.wait_for("translated rules", "document.querySelector('.rules-text font')");
    page.go("#/lesson/olympia2000");
    let callout = "document.querySelector('.lesson-callout[data-step] .lesson-said')";
    let mut sentences = Vec::new();
    for step in 0..3 {
        let speaks = format!("document.querySelector('.lesson-callout')?.dataset.step === '0.{step}'");
        page.wait_for("the callout", &speaks);
        page.wait_for("a translated sentence", &format!("/^[^a-z]+$/.test({callout}.textContent)"));
        sentences.push(page.text_of(".lesson-said"));
        if !page.holds("document.querySelector('.lesson-next')") {
            break;
        }
        page.tap(".lesson-next");
    }
    sentences.dedup();
    assert!(sentences.len() > 1, "{sentences:?}");
    page.close();
}
