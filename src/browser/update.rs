//! A new version of the app: the service worker (`public/sw.js`) has it ready, and waits until somebody asks for it.

use super::{fetch, file_named, now_ms, reload};
use js_sys::Reflect;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{EventTarget, ServiceWorkerContainer, ServiceWorkerRegistration, window};

/// What the worker waits for.
const TAKE_OVER: &str = "take over";

/// Whether a new version is ready, and the way to it.
#[derive(Clone, Copy)]
pub struct NewVersion {
    waits: RwSignal<bool>,
    is_taken: RwSignal<bool>,
}

impl NewVersion {
    /// Follows what the browser has ready, for as long as the page lives. Called once, by the app.
    pub fn follow() -> Self {
        let version = Self { waits: RwSignal::new(false), is_taken: RwSignal::new(false) };
        if let Some(workers) = workers() {
            // The first worker that comes has the build of this page. One that follows it, because another tab has asked
            // for it, has another.
            let has_worker = Cell::new(workers.controller().is_some());
            on(&workers, "controllerchange", move || {
                if version.is_taken.get_untracked() {
                    reload();
                } else if has_worker.replace(true) {
                    version.waits.set(true);
                }
            });
            leptos::task::spawn_local(async move {
                if let Some(registration) = registration().await {
                    version.look_at(&registration);
                    let found = registration.clone();
                    on(&registration, "updatefound", move || version.look_at(&found));
                }
            });
        }
        version
    }

    /// Looks at what waits now, and again when a worker that is being installed is ready.
    fn look_at(self, registration: &ServiceWorkerRegistration) {
        let found = registration.clone();
        let look = move || {
            if found.waiting().is_some() {
                self.waits.set(true);
            }
        };
        look();
        if let Some(worker) = registration.installing() {
            on(&worker, "statechange", look);
        }
    }

    /// Whether a new version is ready. A reactive caller runs again when one comes.
    pub fn waits(self) -> bool {
        self.waits.get()
    }

    /// Asks the server for a new version.
    pub fn look_for(self) {
        leptos::task::spawn_local(async {
            if let Some(asked) = registration().await.and_then(|registration| registration.update().ok()) {
                // Without a network there is nothing new.
                let _ = JsFuture::from(asked).await;
            }
        });
    }

    /// Goes on with the new version: this page is loaded again, at the same address.
    pub fn take(self) {
        self.is_taken.set(true);
        leptos::task::spawn_local(async {
            match registration().await.and_then(|registration| registration.waiting()) {
                Some(worker) => {
                    let _ = worker.post_message(&TAKE_OVER.into());
                }
                // Another tab has taken it.
                None => reload(),
            }
        });
    }
}

/// Tells whether the server has another build than that of this page.
pub fn ask_for_other_build(then: impl FnOnce(bool) + 'static) {
    let Some(own) = file_named("build") else { return then(false) };
    // Nothing has kept an answer under this address.
    fetch(&format!("./?{}", now_ms()), move |page| {
        let names_a_build = |page: &str| page.contains("name=build") || page.contains("name=\"build\"");
        then(page.is_some_and(|page| names_a_build(&page) && !page.contains(&own)));
    });
}

/// The service workers of the browser. It has none on pages that are not secure, whatever the types say.
fn workers() -> Option<ServiceWorkerContainer> {
    Reflect::get(&window()?.navigator(), &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// The registration of this app, once it has a worker.
async fn registration() -> Option<ServiceWorkerRegistration> {
    let ready = workers()?.ready().ok()?;
    JsFuture::from(ready).await.ok()?.dyn_into().ok()
}

/// Listens for as long as the page lives.
fn on(target: &EventTarget, event: &str, then: impl Fn() + 'static) {
    listened(target, event, Rc::new(then));
}

fn listened(target: &EventTarget, event: &str, then: Rc<dyn Fn()>) {
    let listener = Closure::<dyn Fn()>::new(move || then());
    let _ = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    listener.forget();
}
