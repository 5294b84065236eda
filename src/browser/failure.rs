//! If the program stops: the game is saved, and a sentence says so.

use std::panic;
use web_sys::window;

/// After a panic the program is gone, so what is shown is plain DOM. Every action was saved before it was drawn.
pub fn show_failures(sentence: &'static str, button: &'static str) {
    panic::set_hook(Box::new(move |info| {
        web_sys::console::error_1(&info.to_string().into());
        let Some(document) = window().and_then(|window| window.document()) else { return };
        let Some(body) = document.body() else { return };
        let Ok(main) = document.create_element("main") else { return };
        let Ok(text) = document.create_element("p") else { return };
        let Ok(link) = document.create_element("a") else { return };
        main.set_class_name("failure");
        text.set_text_content(Some(sentence));
        link.set_text_content(Some(button));
        // An empty query is another address than the hash of this page, so that it is loaded again.
        let _ = link.set_attribute("href", "?");
        let _ = main.append_with_node_2(&text, &link);
        body.set_text_content(None);
        let _ = body.append_child(&main);
    }));
}
