//! The pinned versions of the tools. The wasm-bindgen program is not among them: it must match the library exactly, so
//! its version is read from Cargo.lock.

/// The bundler.
pub const TRUNK: &str = "0.21.14";

/// Firefox's driver.
pub const GECKODRIVER: &str = "0.37.1";

/// The accessibility checker that runs in the page during the browser tests.
pub const AXE_CORE: &str = "4.14.1";

/// For machines with pip and without npm: a Python package that carries axe-core, somewhat older.
pub const AXE_CARRIER: &str = "axe-playwright-python==0.1.8";

/// The version of axe-core in it.
pub const AXE_CORE_CARRIED: &str = "4.12.1";

/// The compilation target of the app.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";
