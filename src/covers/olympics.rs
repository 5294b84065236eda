//! Olympics: a morning in the stadium. The lanes run into the light.

use super::Cover;
use super::art::Art;
use crate::figure::Pictogram;
use crate::messages::app;

/// The cover.
pub const COVER: Cover = Cover {
    line: app::poster_olympics,
    marks: [app::mark_think, app::mark_bluff],
    is_first: false,
    art: drawing,
};

fn drawing() -> String {
    let mut art = Art::new();
    // Rays, stands and lanes meet at the rising sun.
    art.open("0 0 100% 100%", "-50 -60 100 100", "none");
    art.path(
        "p-ray",
        "M0 0-34-200-10-200zM0 0 34-200 10-200zM0 0-200-150-110-200zM0 0 200-150 110-200z\
         M0 0-200-62-200-104zM0 0 200-62 200-104zM0 0-200-14-200-36zM0 0 200-14 200-36z",
    );
    art.close();
    art.disc("p-sun", "50% 60% 36%");
    art.open("0 0 100% 100%", "-50 -60 100 100", "none");
    art.path("p-stand", "M-60-17Q-28-6 0-6T60-17V0H-60z");
    art.path("p-tier", "M-60-9Q-28-3.5 0-3.5T60-9V-7Q28-2.7 0-2.7T-60-7z");
    art.path("p-track", "M-200 0H200V80H-200z");
    art.path("p-chalk", "M-200-.4H200V.5H-200z");
    art.path(
        "p-chalk",
        "M0 0-76 44h6zM0 0-44 44h3.8zM0 0-15 44h2.6zM0 0 12.4 44h2.6zM0 0 40.2 44h3.8zM0 0 70 44h6z",
    );
    art.close();
    art.open("0 0 100% 100%", "0 0 100 100", "xMidYMid meet");
    art.path("p-hurdle", "M55 70H97M60 70V97H51M92 70V97H83");
    art.figure("p-hurdler", "0 -8 100 100", Pictogram::Hurdler);
    art.close();
    art.done()
}
