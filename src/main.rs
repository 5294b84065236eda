//! The app in a browser tab.

mod again;
mod app;
mod browser;
mod desk;
mod figure;
mod games;
mod homeless;
mod lazy_asset;
mod parts;
mod posters;
mod route;
mod saves;
mod screens;
mod settings;
mod sound;
mod text;

fn main() {
    app::start();
}
