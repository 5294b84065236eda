//! The entry point of the app in a browser tab.

mod app;
mod browser;
mod call;
mod contract;
mod covers;
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
#[cfg(test)]
mod test_tables;
mod ui;

fn main() {
    app::start();
}
