//! Notes when the pages of each test were opened and closed, so that a run can name its slowest tests.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::LazyLock;
use std::time::Instant;
use std::{env, thread};

use xtask::check::end_to_end::TIMES;

/// All times are counted from here.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// When a page was opened, in milliseconds.
#[derive(Debug)]
pub struct Opened(u128);

impl Opened {
    /// A page that is opened now.
    pub fn now() -> Self {
        Self(START.elapsed().as_millis())
    }

    /// Appends a line to the file named in the environment, if there is one: `OPENED CLOSED NAME`. A test runs in a thread
    /// of its own, which has its name.
    pub fn note_closed(&self) {
        let (Some(path), Some(name)) = (env::var_os(TIMES), thread::current().name().map(str::to_owned))
        else {
            return;
        };
        let line = format!("{} {} {name}\n", self.0, START.elapsed().as_millis());
        if let Ok(mut file) = OpenOptions::new().create(true).append(true).open(path) {
            // Only the report at the end would miss it.
            let _ = file.write_all(line.as_bytes());
        }
    }
}
