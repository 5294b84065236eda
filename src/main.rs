//! The entry point of the app in a browser tab.

mod app;
mod browser;
mod call;
mod contract;
mod covers;
#[cfg(test)]
mod dealt;
mod fetched;
mod figure;
mod games;
mod lazy_asset;
mod messages;
mod route;
mod saves;
mod screens;
mod session;
mod settings;
mod sound;
mod ui;

fn main() {
    app::start();
}
