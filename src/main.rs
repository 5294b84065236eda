//! The app in a browser tab.

mod app;

fn main() {
    app::start();
}
